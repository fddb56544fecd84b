//! What a hand does on the board: picking figures, moving and turning in one gesture, changing
//! one's mind. The scenario moves a side's figures one by one.

use crate::common;

use bevy::prelude::*;
use common::{begin, good};
use riposte::driver::*;
use riposte::match_setup::*;
use riposte::settings::Questions;
use riposte::{Act, Picked, Picking};
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::data::{Library, Scenario, Source};
use riposte_rules::figure::FigureId;

fn app(scenario: &str) -> App {
    let mut app = common::app(Questions::Always);
    begin(&mut app, scenario, &["human", "human"], 4);
    app
}

/// Frames until somebody is asked.
fn asked(app: &mut App) -> Prompt {
    good(common::asked(app).ok_or("nobody is asked"))
}

fn take(app: &mut App, number: usize) {
    let choice = asked(app).options[number].choice;
    assert_eq!(answer(app.world_mut(), choice), Ok(()));
}

/// The first question of a name, with all before answered as usual.
fn until(app: &mut App, question: &str) -> Prompt {
    for _ in 0..200 {
        let prompt = asked(app);
        if prompt.question.name == question {
            return prompt;
        }
        assert_eq!(answer(app.world_mut(), prompt.decision.default), Ok(()));
    }
    panic!("{question} is never asked");
}

fn hex(app: &App, figure: FigureId) -> Hex {
    Table::new(app.world()).hex(figure)
}

/// The figures to pick from, with the numbers of their choices.
fn picks(prompt: &Prompt) -> Vec<(FigureId, usize)> {
    let named = prompt.options.iter().enumerate();
    named.filter_map(|(number, option)| Some((option.choice.actor?, number))).collect()
}

#[test]
fn a_figure_is_picked_by_a_click_on_it() {
    let mut app = app("points");
    let prompt = until(&mut app, "pick");
    assert!(prompt.is_pick());
    for (figure, number) in picks(&prompt) {
        let here = hex(&app, figure);
        assert_eq!(Picking::default().click(&prompt, here), Picked::Take(number));
    }
}

#[test]
fn a_press_drawn_to_a_side_goes_there_and_looks_that_way() {
    let mut app = app("points");
    until(&mut app, "pick");
    take(&mut app, 0);
    let prompt = asked(&mut app);
    let (figure, from) = (prompt.decision.figure, Snapshot::of(app.world()));
    let destination = prompt.options.iter().find_map(|option| option.choice.hex);
    let Some(destination) = destination else { panic!("nowhere to go") };
    let facing = Table::new(app.world()).facing(figure).turned(2);
    let aimed = Picking::default().aim(&prompt, destination, facing);
    let Picked::TakeAndLook(number, looks) = aimed else { panic!("{aimed:?}") };
    let choice = prompt.options[number].choice;
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
    let prompt = asked(&mut app);
    let aimed = Picking::default().aim(&prompt, prompt.stand, Facing::S);
    let Picked::TakeAndLook(number, _) = aimed else { panic!("{aimed:?}") };
    assert_eq!(prompt.options[number].choice, prompt.decision.decline);
}

#[test]
fn nothing_but_a_way_to_look_is_answered_by_a_click_anywhere_and_by_arrows() {
    let mut app = app("points");
    let prompt = until(&mut app, "face");
    assert!(prompt.is_turn());
    let usual = prompt.number_of(&prompt.decision.default);
    for facing in Facing::ALL {
        let wanted = prompt.turn(facing);
        for far in 1..4 {
            let there = prompt.stand + facing.step() * far;
            assert_eq!(Picking::default().towards(&prompt, there), wanted);
        }
    }
    assert_eq!(Picking::default().towards(&prompt, prompt.stand), usual);
    let mut picking = Picking::default();
    picking.press(&prompt, Act::Up, None);
    assert_eq!(picking.picked, prompt.turn(Facing::N));
    picking.press(&prompt, Act::Right, None);
    assert_eq!(picking.picked, prompt.turn(Facing::NE));
    picking.press(&prompt, Act::Left, None);
    picking.press(&prompt, Act::Left, None);
    assert_eq!(picking.picked, prompt.turn(Facing::NW));
    let taken = picking.press(&prompt, Act::Confirm, None);
    assert_eq!(Some(taken), prompt.turn(Facing::NW).map(Picked::Take));
    let mut fresh = Picking::default();
    assert_eq!(Some(fresh.press(&prompt, Act::Confirm, None)), usual.map(Picked::Take));
}

#[test]
fn another_figure_is_picked_in_place_of_the_one_that_moves() {
    let mut app = app("points");
    let prompt = until(&mut app, "pick");
    let picks = picks(&prompt);
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
    let prompt = until(&mut app, "pick");
    let second = picks(&prompt)[1].0;
    take(&mut app, 0);
    let prompt = asked(&mut app);
    assert_eq!(answer(app.world_mut(), prompt.decision.decline), Ok(()));
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
        let prompt = asked(&mut app);
        steps.push(prompt.question.name);
        assert_eq!(answer(app.world_mut(), prompt.decision.default), Ok(()));
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
    let prompt = loop {
        let prompt = asked(&mut app);
        if prompt.options.iter().any(|option| option.words.starts_with("Illusion")) {
            break prompt;
        }
        assert_eq!(answer(app.world_mut(), prompt.decision.decline), Ok(()));
    };
    for option in prompt.options.iter().filter(|option| option.words.starts_with("Illusion")) {
        assert_eq!(option.places, Vec::from_iter(option.choice.hex));
    }
}

/// Eight against eight in one hex of a book whose hexes are places.
fn sixteen() -> App {
    let mut app = common::app(Questions::Always);
    let side = |name: &str| {
        let low = name.to_lowercase();
        let figure = |n: u8| {
            format!(r#"(who: "raider", key: "{low}-{n}", name: "{name} {n}", at: "A1", facing: N)"#)
        };
        let figures: Vec<String> = (1..=8).map(figure).collect();
        format!(r#"(name: "{name}", figures: [{}])"#, figures.join(", "))
    };
    let text = format!(
        r#"(name: "Sixteen", blurb: "All in one room.", rulebook: "vantage", rows: [". ."],
        sides: [{}, {}], victory: (turns: 9))"#,
        side("Left"),
        side("Right")
    );
    let source = Source { file: "sixteen.ron".into(), text };
    let scenario = good(Scenario::read(app.world().resource::<Library>(), "sixteen", source));
    let seats = vec![good(Seat::parse("human")), good(Seat::parse("human"))];
    good(start(app.world_mut(), &MatchSetup { scenario, seats, seed: 4, sworn: false }));
    app
}

/// What keys, mouse and finger each lead to among those of a hex.
fn each_of(prompt: &Prompt, here: Hex, about: &[FigureId]) {
    for figure in about {
        let pointed = Picking { figure: Some(*figure), ..Picking::default() };
        let open: Vec<usize> =
            (0..prompt.options.len()).filter(|n| prompt.options[*n].is_about(*figure)).collect();
        assert!(!open.is_empty(), "{figure:?} is not to be picked");
        let mut mouse = pointed.clone();
        match mouse.click(prompt, here) {
            Picked::Take(number) => assert_eq!(open, [number]),
            _ => assert_eq!(mouse.fitting(prompt), open),
        }
        let mut finger = pointed.clone();
        assert!(!matches!(finger.tap(prompt, here), Picked::Take(_)), "the first touch picks");
        assert!(finger.picked.is_some_and(|number| open.contains(&number)));
        let mut keys = Picking::default();
        let reached = (0..=prompt.options.len()).any(|_| {
            keys.press(prompt, Act::Next, None);
            keys.picked.is_some_and(|number| open.contains(&number))
        });
        assert!(reached, "Tab never comes to {figure:?}");
    }
}

#[test]
fn each_of_sixteen_in_a_hex_is_picked_by_mouse_finger_and_keys() {
    let mut app = sixteen();
    let prompt = until(&mut app, "pick");
    let all: Vec<FigureId> = Table::new(app.world()).figures().collect();
    let mine = |app: &App, figure: &FigureId| {
        Table::new(app.world()).side(*figure) == prompt.decision.side
    };
    let (own, foes): (Vec<FigureId>, Vec<FigureId>) =
        all.into_iter().partition(|figure| mine(&app, figure));
    let here = hex(&app, own[0]);
    assert_eq!((own.len(), foes.len()), (8, 8));
    each_of(&prompt, here, &own);
    take(&mut app, 0);
    each_of(&asked(&mut app), here, &foes);
}
