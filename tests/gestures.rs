//! What a hand does on the board: picking figures, moving and turning in one gesture, changing
//! one's mind. The scenario moves a side's figures one by one.

mod common;

use bevy::prelude::*;
use common::{begin, good};
use riposte::driver::*;
use riposte::settings::Questions;
use riposte::{Act, Picked, Picking};
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::FigureId;

fn app(scenario: &str) -> App {
    let mut app = common::app(Questions::Always);
    begin(&mut app, scenario, &["human", "human"], 4);
    app
}

/// Frames until somebody is asked.
fn asked(app: &mut App) -> Offer {
    good(common::asked(app).ok_or("nobody is asked"))
}

fn take(app: &mut App, number: usize) {
    let choice = asked(app).open[number].choice;
    assert_eq!(answer(app.world_mut(), choice), Ok(()));
}

/// The first question of a name, with all before answered as usual.
fn until(app: &mut App, question: &str) -> Offer {
    for _ in 0..200 {
        let offer = asked(app);
        if offer.question.name == question {
            return offer;
        }
        assert_eq!(answer(app.world_mut(), offer.decision.default), Ok(()));
    }
    panic!("{question} is never asked");
}

fn hex(app: &App, figure: FigureId) -> Hex {
    Table::new(app.world()).hex(figure)
}

/// The figures to pick from, with the numbers of their choices.
fn picks(offer: &Offer) -> Vec<(FigureId, usize)> {
    let named = offer.open.iter().enumerate();
    named.filter_map(|(number, open)| Some((open.choice.actor?, number))).collect()
}

#[test]
fn a_figure_is_picked_by_a_click_on_it() {
    let mut app = app("points");
    let offer = until(&mut app, "pick");
    assert!(offer.is_pick());
    for (figure, number) in picks(&offer) {
        let here = hex(&app, figure);
        assert_eq!(Picking::default().click(&offer, here), Picked::Take(number));
    }
}

#[test]
fn a_press_drawn_to_a_side_goes_there_and_looks_that_way() {
    let mut app = app("points");
    until(&mut app, "pick");
    take(&mut app, 0);
    let offer = asked(&mut app);
    let (figure, from) = (offer.decision.figure, Snapshot::of(app.world()));
    let destination = offer.open.iter().find_map(|open| open.choice.hex);
    let Some(destination) = destination else { panic!("nowhere to go") };
    let facing = Table::new(app.world()).facing(figure).turned(2);
    let aimed = Picking::default().aim(&offer, destination, facing);
    let Picked::TakeAndLook(number, looks) = aimed else { panic!("{aimed:?}") };
    let choice = offer.open[number].choice;
    assert_eq!(answer_and_look(app.world_mut(), choice, looks), Ok(()));
    let next = asked(&mut app);
    assert_eq!(hex(&app, figure), destination);
    assert_eq!(Table::new(app.world()).facing(figure), facing);
    assert!(!next.is_turn(), "the way to look is not asked again");
    undo(app.world_mut());
    assert_eq!(Snapshot::of(app.world()), from, "one gesture is taken back as one");
}

#[test]
fn a_press_on_the_figure_itself_turns_it_where_it_stands() {
    let mut app = app("points");
    until(&mut app, "pick");
    take(&mut app, 0);
    let offer = asked(&mut app);
    let aimed = Picking::default().aim(&offer, offer.stand, Facing::S);
    let Picked::TakeAndLook(number, _) = aimed else { panic!("{aimed:?}") };
    assert_eq!(offer.open[number].choice, offer.decision.decline);
}

#[test]
fn nothing_but_a_way_to_look_is_answered_by_a_click_anywhere_and_by_arrows() {
    let mut app = app("points");
    let offer = until(&mut app, "face");
    assert!(offer.is_turn());
    let usual = offer.number_of(&offer.decision.default);
    for facing in Facing::ALL {
        let wanted = offer.turn(facing);
        for far in 1..4 {
            let there = offer.stand + facing.step() * far;
            assert_eq!(Picking::default().towards(&offer, there), wanted);
        }
    }
    assert_eq!(Picking::default().towards(&offer, offer.stand), usual);
    let mut picking = Picking::default();
    picking.press(&offer, Act::Up, None);
    assert_eq!(picking.picked, offer.turn(Facing::N));
    picking.press(&offer, Act::Right, None);
    assert_eq!(picking.picked, offer.turn(Facing::NE));
    picking.press(&offer, Act::Left, None);
    picking.press(&offer, Act::Left, None);
    assert_eq!(picking.picked, offer.turn(Facing::NW));
    let taken = picking.press(&offer, Act::Confirm, None);
    assert_eq!(Some(taken), offer.turn(Facing::NW).map(Picked::Take));
    let mut fresh = Picking::default();
    assert_eq!(Some(fresh.press(&offer, Act::Confirm, None)), usual.map(Picked::Take));
}

#[test]
fn another_figure_is_picked_in_place_of_the_one_that_moves() {
    let mut app = app("points");
    let offer = until(&mut app, "pick");
    let picks = picks(&offer);
    let ((first, number), (second, _)) = (picks[0], picks[1]);
    take(&mut app, number);
    assert_eq!(asked(&mut app).decision.figure, first);
    assert!(!can_pick_instead(app.world(), first));
    assert!(pick_instead(app.world_mut(), second));
    assert_eq!(asked(&mut app).decision.figure, second);
    assert!(pick_again(app.world_mut()));
    assert_eq!(asked(&mut app).question.name, "pick");
    assert!(!pick_again(app.world_mut()), "nobody is picked yet");
}

#[test]
fn a_figure_that_has_moved_is_not_left_for_another() {
    let mut app = app("points");
    let offer = until(&mut app, "pick");
    let second = picks(&offer)[1].0;
    take(&mut app, 0);
    let offer = asked(&mut app);
    assert_eq!(answer(app.world_mut(), offer.decision.decline), Ok(()));
    assert_eq!(asked(&mut app).question.name, "face");
    assert!(!pick_instead(app.world_mut(), second));
    assert_eq!(asked(&mut app).question.name, "face");
}

#[test]
fn everything_of_ones_own_movement_can_be_taken_back() {
    let mut app = app("points");
    until(&mut app, "pick");
    let start = Snapshot::of(app.world());
    let mut steps = Vec::new();
    for _ in 0..6 {
        let offer = asked(&mut app);
        steps.push(offer.question.name);
        assert_eq!(answer(app.world_mut(), offer.decision.default), Ok(()));
    }
    assert_eq!(steps[..4], ["pick", "move", "face", "declare"]);
    asked(&mut app);
    for _ in &steps {
        assert!(can_undo(app.world()));
        undo(app.world_mut());
        asked(&mut app);
    }
    assert_eq!(Snapshot::of(app.world()), start);
}

#[test]
fn an_illusion_is_found_where_it_may_appear_and_nowhere_else() {
    let mut app = app("apprentice");
    let offer = loop {
        let offer = asked(&mut app);
        if offer.open.iter().any(|open| open.words.starts_with("Illusion")) {
            break offer;
        }
        assert_eq!(answer(app.world_mut(), offer.decision.decline), Ok(()));
    };
    for open in offer.open.iter().filter(|open| open.words.starts_with("Illusion")) {
        assert_eq!(open.places, Vec::from_iter(open.choice.hex));
    }
}
