//! The stage on which events are played: what tokens show, and when.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_rules::battle::{self, Figures, RulesPlugin, Table};
use riposte_rules::data::{Armoury, Scenario};
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::Link;
use riposte_rules::figure::{Bond, BondKind, FigureId, Posture, Spot, Wound};
use riposte_rules::roll::{Dice, Roll, Scale};

use super::again::{Again, LastExchange, again};
use super::clash::Stance;
use super::flight::Flight;
use super::floats::{Announce, Jumped};
use super::guard::Guards;
use super::lengths::LAND;
use super::opened::Opened;
use super::shown::{
    Motion, Shown, ShownBonds, ShownDropped, Signs, Truth, as_it_is, sync, sync_bonds,
};
use super::stage::{Current, play};
use crate::board::contract::{Pace, Stage};
use crate::board::layout::centre;

fn app() -> App {
    app_of("duel")
}

fn app_of(scenario: &str) -> App {
    let library = riposte_shelf::library();
    let mut app = App::new();
    app.add_plugins(RulesPlugin { shelf: riposte_shelf::shelf() })
        .init_resource::<Time>()
        .init_resource::<Pace>()
        .init_resource::<Stage>()
        .init_resource::<Current>()
        .init_resource::<ShownDropped>()
        .init_resource::<ShownBonds>()
        .init_resource::<Flight>()
        .init_resource::<Guards>()
        .init_resource::<LastExchange>()
        .init_resource::<Again>()
        .add_message::<Announce>()
        .add_message::<Jumped>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (again, play, sync_bonds, sync).chain());
    let laid = Scenario::shipped(&library, scenario)
        .and_then(|it| battle::set_up(app.world_mut(), &library, &it, Dice::seeded(1)));
    assert!(laid.is_ok(), "{laid:?}");
    let figures = app.world().resource::<Figures>().0.clone();
    for figure in figures {
        app.world_mut().entity_mut(figure).insert((
            Shown::default(),
            Motion::default(),
            Signs::default(),
        ));
    }
    app.world_mut().resource_mut::<Journal>().drain();
    app.update();
    app
}

fn pass(app: &mut App, seconds: f32) {
    let step = std::time::Duration::from_secs_f32(0.02);
    for _ in 0..(seconds / 0.02) as u32 {
        app.world_mut().resource_mut::<Time>().advance_by(step);
        app.update();
    }
}

fn shown(app: &mut App) -> Vec<(Shown, Shown)> {
    let mut query = app.world_mut().query::<(&Shown, Truth)>();
    query.iter(app.world()).map(|(shown, truth)| (shown.clone(), as_it_is(truth))).collect()
}

fn act(app: &mut App) {
    let world = app.world_mut();
    let hex = Table::new(world).hex(FigureId(0));
    let way = Table::new(world).facing(FigureId(0));
    battle::move_to(world, FigureId(0), hex + way.step(), false);
    battle::turn_to(world, FigureId(0), way.turned(1));
    battle::take_posture(world, FigureId(1), Posture::Prone);
    let events = world.resource_mut::<Journal>().drain();
    world.resource_mut::<Stage>().push(events);
}

#[test]
fn tokens_follow_the_events_and_end_as_the_table_has_them() {
    let mut app = app();
    let start: Vec<Shown> = shown(&mut app).into_iter().map(|(shown, _)| shown).collect();
    act(&mut app);
    pass(&mut app, 0.1);
    let halfway = shown(&mut app);
    assert_eq!(halfway[0].0, start[0], "the step is not over");
    assert_ne!(halfway[0].0, halfway[0].1);
    pass(&mut app, 2.0);
    assert!(!app.world().resource::<Stage>().busy());
    assert!(shown(&mut app).into_iter().all(|(shown, truth)| shown == truth));
}

#[test]
fn a_jump_shows_the_table_and_still_plays_what_comes_after() {
    let mut app = app();
    act(&mut app);
    app.world_mut().resource_mut::<Stage>().resync();
    act(&mut app);
    app.update();
    assert!(shown(&mut app).into_iter().all(|(shown, truth)| shown == truth));
    assert!(app.world().resource::<Stage>().busy());
    pass(&mut app, 2.0);
    assert!(!app.world().resource::<Stage>().busy());
}

/// The first figure that holds something that shoots or is thrown, and the choice to do so.
fn shooter(app: &App) -> Option<(FigureId, Choice)> {
    let table = Table::new(app.world());
    let armoury = app.world().resource::<Armoury>();
    table.figures().find_map(|figure| {
        let items = table.arms(figure).numbered();
        let mut arms = items.flat_map(|(item, held)| {
            let modes = armoury.weapon(held.weapon).modes.iter().enumerate();
            modes
                .filter(|(_, mode)| mode.range > 0)
                .map(move |(mode, _)| Arm { item, mode: Some(mode as u8) })
        });
        arms.next().map(|arm| (figure, Choice { arm: Some(arm), ..Choice::plain(Verb(0)) }))
    })
}

#[test]
fn what_is_shot_flies_to_its_target_and_is_gone() {
    let mut app = app_of("rampart");
    let Some((attacker, choice)) = shooter(&app) else { panic!("nobody shoots") };
    let all: Vec<FigureId> = Table::new(app.world()).figures().collect();
    let side = |figure: FigureId| Table::new(app.world()).side(figure);
    let target = all.iter().copied().find(|figure| side(*figure) != side(attacker));
    let Some(target) = target else { panic!("nobody to shoot at") };
    let [from, to] = [attacker, target].map(|it| centre(Table::new(app.world()).hex(it)));
    let declared = |figure, choice| Event::Declared {
        figure,
        link: Link::Action,
        choice,
        words: String::new(),
        rule: "",
    };
    let blow = Event::Blow { attacker, target, hit: true, margin: 2, words: "hits".to_owned() };
    // A figure that answers in between does not take the arrow off the string.
    let events = vec![declared(attacker, choice), declared(target, Choice::plain(Verb(0))), blow];
    app.world_mut().resource_mut::<Stage>().push(events);
    let mut seen = Vec::new();
    for _ in 0..100 {
        pass(&mut app, 0.02);
        seen.extend(app.world().resource::<Flight>().now.map(|(_, at, _)| at));
    }
    assert!(seen.len() > 5, "{seen:?}");
    assert!(seen.windows(2).all(|two| two[0].distance(to) > two[1].distance(to)));
    assert!(seen.iter().all(|at| at.distance(from) <= from.distance(to)));
    assert!(app.world().resource::<Flight>().now.is_none());
}

/// Dice of the first figure.
fn rolled() -> Event {
    let thrown = Roll::new("order", Scale::Whole).dice(3, 6).throw(&mut Dice::seeded(1));
    Event::Rolled { figure: Some(FigureId(0)), thrown, meaning: None, limit: None }
}

#[test]
fn a_roll_is_told_when_its_dice_lie_though_what_comes_next_is_played() {
    let told = || Event::Told { figure: Some(FigureId(0)), words: "AP 5".into(), rule: "" };
    let untold = |app: &App| app.world().resource::<Stage>().untold();
    let mut app = app();
    let turn = Event::Turn { number: 2 };
    app.world_mut().resource_mut::<Stage>().push([turn, rolled(), told()]);
    pass(&mut app, 0.3);
    assert!(app.world().resource::<Stage>().queue.is_empty());
    assert_eq!(untold(&app), 2, "the dice fall still");
    pass(&mut app, 0.4);
    assert_eq!(untold(&app), 0);
    // Where nothing moves the dice lie at once, and after a jump there are none.
    app.world_mut().resource_mut::<Pace>().still = true;
    app.world_mut().resource_mut::<Stage>().push([rolled()]);
    app.update();
    assert_eq!(untold(&app), 0);
    app.world_mut().resource_mut::<Pace>().still = false;
    app.world_mut().resource_mut::<Stage>().push([rolled(), rolled()]);
    pass(&mut app, 0.1);
    assert!(untold(&app) > 0);
    app.world_mut().resource_mut::<Stage>().resync();
    assert_eq!(untold(&app), 0);
    app.update();
    assert_eq!(untold(&app), 0);
}

#[test]
fn skipping_shows_everything_at_once() {
    let mut app = app();
    app.world_mut().resource_mut::<Pace>().skip = true;
    act(&mut app);
    app.update();
    assert!(!app.world().resource::<Stage>().busy());
    assert!(shown(&mut app).into_iter().all(|(shown, truth)| shown == truth));
}

/// Somebody falls by a blow after so many rolls: what belongs to it.
fn exchange_with(app: &mut App, rolls: usize) {
    let declared = Event::Declared {
        figure: FigureId(0),
        link: Link::Action,
        choice: Choice::plain(Verb(0)),
        words: String::new(),
        rule: "",
    };
    let (attacker, target) = (FigureId(0), FigureId(1));
    let blow = Event::Blow { attacker, target, hit: true, margin: 2, words: String::new() };
    let world = app.world_mut();
    battle::take_posture(world, target, Posture::Prone);
    let fall = world.resource_mut::<Journal>().drain();
    let dice = (0..rolls).map(|_| rolled());
    let events = std::iter::once(declared).chain(dice).chain([blow]).chain(fall);
    world.resource_mut::<Stage>().push(events);
}

fn exchange(app: &mut App) {
    exchange_with(app, 0);
}

fn lying(app: &mut App) -> bool {
    shown(app).into_iter().any(|(shown, _)| shown.posture == Posture::Prone)
}

#[test]
fn nobody_is_shown_lying_before_the_dice_lie_that_fell_it() {
    let mut app = app();
    // So late in an exchange little time is left for each event, and less than dice take to fall.
    exchange_with(&mut app, 12);
    for _ in 0..400 {
        pass(&mut app, 0.02);
        let falls = app.world().resource::<Stage>().falling > 0;
        assert!(!falls || !lying(&mut app), "the dice fall still");
    }
    assert!(lying(&mut app) && !app.world().resource::<Stage>().busy());
}

/// Dice that are thrown as late as can be in an exchange, and the wound they decide.
#[test]
fn a_wound_is_shown_when_the_dice_lie_that_decide_it() {
    let mut app = app();
    exchange_with(&mut app, 12);
    let wound = Wound { level: 1, spot: Spot(0) };
    let wounded =
        Event::Wounded { figure: FigureId(1), by: None, wound, words: "scratch".to_owned() };
    app.world_mut().resource_mut::<Stage>().push([rolled(), wounded]);
    let (mut since, mut told) = (f32::MAX, None);
    for _ in 0..500 {
        pass(&mut app, 0.02);
        since += 0.02;
        for Announce(event) in app.world_mut().resource_mut::<Messages<Announce>>().drain() {
            match event {
                Event::Rolled { .. } => since = 0.0,
                Event::Wounded { .. } => told = Some(since),
                _ => {}
            }
        }
    }
    assert!(told.is_some_and(|since| since >= LAND), "{told:?}");
}

#[test]
fn a_bond_is_shown_no_sooner_than_the_dice_lie_that_decide_it() {
    let mut app = app_of("footbridge");
    let bond = Bond { from: FigureId(0), kind: BondKind(0), to: FigureId(1) };
    let bound = battle::bind(app.world_mut(), bond);
    assert!(bound.is_ok(), "{bound:?}");
    let events = app.world_mut().resource_mut::<Journal>().drain();
    app.world_mut().resource_mut::<Stage>().push(std::iter::once(rolled()).chain(events));
    let seen = |app: &App| app.world().resource::<ShownBonds>().0.contains(&bond);
    pass(&mut app, 0.1);
    assert!(!seen(&app), "the dice fall still");
    pass(&mut app, 3.0);
    assert!(seen(&app));
}

fn show_again(app: &mut App) {
    app.world_mut().resource_mut::<Again>().0 = true;
    app.update();
}

#[test]
fn the_last_exchange_is_shown_again_from_its_beginning_and_ends_as_it_is() {
    let mut app = app();
    show_again(&mut app);
    assert!(!app.world().resource::<Stage>().busy(), "there was none");
    exchange(&mut app);
    pass(&mut app, 3.0);
    assert!(lying(&mut app) && !app.world().resource::<Stage>().busy());
    // What comes after it and is no exchange does not take its place.
    let turn = Event::Turn { number: 2 };
    app.world_mut().resource_mut::<Stage>().push([turn]);
    pass(&mut app, 1.0);
    for _ in 0..2 {
        show_again(&mut app);
        assert!(app.world().resource::<Stage>().busy() && !lying(&mut app));
        pass(&mut app, 3.0);
        assert!(lying(&mut app) && !app.world().resource::<Stage>().busy());
    }
}

#[test]
fn where_everything_is_shown_at_once_the_last_exchange_can_still_be_seen() {
    let mut app = app();
    app.world_mut().resource_mut::<Pace>().skip = true;
    act(&mut app);
    exchange(&mut app);
    app.update();
    assert!(lying(&mut app) && !app.world().resource::<Stage>().busy());
    app.update();
    show_again(&mut app);
    pass(&mut app, 0.2);
    assert!(app.world().resource::<Stage>().busy());
    pass(&mut app, 3.0);
    assert!(!app.world().resource::<Stage>().busy());
    assert!(shown(&mut app).into_iter().all(|(shown, truth)| shown == truth));
}

#[test]
fn another_battle_has_no_last_exchange() {
    let mut app = app();
    exchange(&mut app);
    pass(&mut app, 3.0);
    app.world_mut().resource_mut::<Stage>().resync();
    app.update();
    show_again(&mut app);
    assert!(!app.world().resource::<Stage>().busy());
}

#[test]
fn with_reduced_motion_nothing_moves_and_the_same_is_announced() {
    let told = |still: bool| {
        let mut app = app();
        app.world_mut().resource_mut::<Pace>().still = still;
        act(&mut app);
        exchange(&mut app);
        let (mut told, mut moved) = (0, false);
        for _ in 0..200 {
            pass(&mut app, 0.02);
            told += app.world_mut().resource_mut::<Messages<Announce>>().drain().count();
            let mut motions = app.world_mut().query::<&Motion>();
            moved |= motions.iter(app.world()).any(|motion| *motion != Motion::default());
        }
        assert!(shown(&mut app).into_iter().all(|(shown, truth)| shown == truth));
        (told, moved)
    };
    let ([moving, resting], motions) = {
        let (one, other) = (told(false), told(true));
        ([one.0, other.0], [one.1, other.1])
    };
    assert_eq!(moving, resting);
    assert_eq!(motions, [true, false]);
}

#[test]
fn in_the_close_up_one_who_strikes_runs_up_to_the_other_and_the_small_map_shows_nothing_of_it() {
    let mut app = app_of("footbridge");
    let (attacker, target) = (FigureId(0), FigureId(1));
    let left = Stance { at: Vec2::ZERO, way: 0.0 };
    app.insert_resource(Opened(vec![(attacker, left), (target, left.ahead(300.0))]));
    let blow = Event::Blow { attacker, target, hit: true, margin: 2, words: String::new() };
    app.world_mut().resource_mut::<Stage>().push([blow]);
    let mut farthest = 0.0_f32;
    for _ in 0..60 {
        pass(&mut app, 0.02);
        let mut motions = app.world_mut().query::<(&FigureId, &Motion)>();
        for (figure, motion) in motions.iter(app.world()) {
            let small = motion.on_small_map();
            assert_eq!((small.offset, small.swing, small.hands), (Vec2::ZERO, 0.0, Vec2::ZERO));
            if *figure == attacker {
                farthest = farthest.max(motion.offset.x);
            }
        }
    }
    assert!((150.0..300.0).contains(&farthest), "{farthest}");
    assert_eq!(app.world().resource::<Stage>().acting(), None, "it is over");
}
