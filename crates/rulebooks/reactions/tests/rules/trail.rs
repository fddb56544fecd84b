//! What the table remembers of where a figure has been in its phase.
use crate::common::*;
use riposte_rules::battle::Trail;
use riposte_rules::board::parse_hex;
use riposte_rules::prelude::*;

const ME: FigureId = FigureId(0);
const FOE: FigureId = FigureId(1);

fn has_left(battle: &Battle, figure: FigureId, at: &str, facing: Facing) -> bool {
    let hex = parse_hex(at).unwrap();
    battle.world().resource::<Trail>().has_left(figure, hex, facing)
}

/// Cogan far from Urlik, facing north, in its phase.
fn alone() -> Battle {
    duel(("E9", "N"), ("E1", "S"))
}

#[test]
fn every_hex_and_facing_that_was_left_is_in_the_trail() {
    let mut battle = alone();
    script(&mut battle, &["move E7", "turn >S"]);
    for at in ["E9", "E8", "E7"] {
        assert!(has_left(&battle, ME, at, Facing::N), "{at}");
    }
    assert!(!has_left(&battle, ME, "E7", Facing::S), "there it is");
    assert!(!has_left(&battle, ME, "E6", Facing::N), "there it has not been");
    assert!(!has_left(&battle, FOE, "E9", Facing::N), "it is the trail of the mover alone");
}

#[test]
fn what_a_figure_does_without_going_leaves_the_trail() {
    let mut battle = alone();
    script(&mut battle, &["move E8", "speak =1"]);
    assert!(has_left(&battle, ME, "E9", Facing::N));
}

#[test]
fn dice_end_the_trail() {
    let mut battle = duel(("E6", "N"), ("E3", "S"));
    script(&mut battle, &["move E5"]);
    until(&mut battle, "act");
    assert!(has_left(&battle, ME, "E6", Facing::N));
    say(&mut battle, "advance E4 @urlik hand-and-half.cut");
    until(&mut battle, "act");
    for at in ["E6", "E5"] {
        assert!(!has_left(&battle, ME, at, Facing::N), "{at}");
    }
}

#[test]
fn the_trail_ends_with_what_another_figure_does() {
    let mut battle = alone();
    say(&mut battle, "move E8");
    riposte_rules::battle::take_posture(battle.world_mut(), FOE, Posture::Kneeling);
    assert!(!has_left(&battle, ME, "E9", Facing::N));
    say(&mut battle, "move E7");
    assert!(has_left(&battle, ME, "E8", Facing::N));
    riposte_rules::battle::turn_to(battle.world_mut(), FOE, Facing::N);
    assert!(!has_left(&battle, ME, "E8", Facing::N));
}

#[test]
fn whoever_is_pushed_has_left_nothing() {
    let mut battle = alone();
    say(&mut battle, "move E8");
    let there = parse_hex("E9").unwrap();
    riposte_rules::battle::move_to(battle.world_mut(), ME, there, true);
    for at in ["E9", "E8"] {
        assert!(!has_left(&battle, ME, at, Facing::N), "{at}");
    }
}

#[test]
fn the_trail_ends_with_the_phase() {
    let mut battle = alone();
    script(&mut battle, &["move E8", "done"]);
    assert!(!has_left(&battle, ME, "E9", Facing::N));
}

#[test]
fn the_trail_is_taken_back_and_survives_text_and_a_fork() {
    let mut battle = alone();
    let before = battle.snapshot();
    say(&mut battle, "move E8");
    let after = battle.snapshot();
    let text = after.to_text(battle.world()).unwrap();

    battle.restore(&before);
    assert!(!has_left(&battle, ME, "E9", Facing::N), "taken back");
    let read = Snapshot::from_text(battle.world(), "save", &text).unwrap();
    battle.restore(&read);
    assert!(has_left(&battle, ME, "E9", Facing::N), "from text");

    let (_, library) = battle.sources();
    let fork = Battle::fork(battle.world(), library, Dice::seeded(5)).unwrap();
    assert!(has_left(&fork, ME, "E9", Facing::N), "on a fork");
}
