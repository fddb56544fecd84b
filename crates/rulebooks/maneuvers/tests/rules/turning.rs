//! Turning out of turn to a figure that comes to the side or the back.

use crate::common::*;

/// Ada (Move 8) goes around Bor (Move 7), who looks north, to the hex behind him.
fn behind() -> Battle {
    let mut battle = battle(&[("ada", "D5", "S"), ("bor", "E6", "N"), ("cat", "K11", "N")], &[]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["move", "step E7", "turn >N"]);
    battle
}

#[test]
fn man_536_whoever_is_come_at_from_behind_may_turn() {
    let mut battle = behind();
    assert_eq!((question(&battle), asked(&battle)), ("turn-to", "bor".into()));
    assert_eq!(open(&battle), ["turn >S", "done"]);
    say(&mut battle, "turn >S");
    assert_eq!(battle.table().facing(id(&battle, "bor")), Facing::S);
    // Her blow at the end of the Move is no longer from behind.
    assert!(!blow(&battle, "ada", "bor").unseen);
    let mut battle = behind();
    say(&mut battle, "done");
    assert!(blow(&battle, "ada", "bor").unseen);
}

#[test]
fn man_536_in_its_next_turn_it_has_half_its_move_and_fights_nobody_else() {
    let mut battle = behind();
    script(&mut battle, &["turn >S", "done"]);
    assert_eq!((question(&battle), asked(&battle)), ("maneuver", "bor".into()));
    let (bor, ada, cat) = (id(&battle, "bor"), id(&battle, "ada"), id(&battle, "cat"));
    let rules = BookView::new(battle.world());
    assert_eq!(rules.budget(bor), 7, "3½ of 7");
    assert!(rules.fights(bor, ada) && !rules.fights(bor, cat));
    // The turn after that he is free.
    script(&mut battle, &["attack", "done"]);
    until(&mut battle, "maneuver");
    while asked(&battle) != "bor" {
        script(&mut battle, &["concentrate", "done"]);
    }
    let rules = BookView::new(battle.world());
    assert_eq!(rules.budget(bor), 14);
    assert!(rules.fights(bor, cat));
}

#[test]
fn man_536_nobody_turns_to_a_foe_before_it_or_to_one_three_times_as_quick() {
    // She comes to the side before him.
    let mut ahead = battle(&[("ada", "D4", "S"), ("bor", "E6", "N")], &[]);
    takes(&mut ahead, "bor", ATTACK);
    script(&mut ahead, &["move", "step D5", "turn >SE"]);
    assert_eq!(asked(&ahead), "ada");
    // Eve has a Move of 2.
    let mut slow = battle(&[("ada", "D5", "S"), ("eve", "E6", "N")], &[]);
    takes(&mut slow, "eve", ATTACK);
    script(&mut slow, &["move", "step E7", "turn >N"]);
    assert_eq!(asked(&slow), "ada");
}
