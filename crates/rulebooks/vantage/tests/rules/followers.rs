//! What followers may do, and those whom nobody leads (VAN-108, VAN-111).
use crate::common::*;

#[test]
fn van_108_701_a_follower_with_an_enemy_in_its_hex_may_leave() {
    let mut battle = battle(&[&[("hero", "B2")], &[("raider", "B2")]]);
    acts(&mut battle, "raider");
    assert!(can(&battle, "move A2"), "nobody has anything on it");
    say(&mut battle, "move A2");
    let at = battle.table().hex(id(&battle, "raider"));
    assert_eq!(riposte_rules::board::hex_name(at), "A2");
    // There it has nobody to fight, and waits.
    assert_eq!(asked(&battle), "hero");
    say(&mut battle, "done");
    assert_eq!(asked(&battle), "hero", "its phase has passed");
}

#[test]
fn van_108_702_a_follower_that_is_held_may_flee() {
    for (face, hex) in [(6, "A2"), (5, "B2")] {
        let mut battle = battle(&[&[("hero", "B2")], &[("raider", "B2")]]);
        give(&mut battle, "hero", STRIKE_ON, "raider");
        acts(&mut battle, "raider");
        assert!(!can(&battle, "move A2"));
        assert_eq!(tenths(&battle, "flee A2"), 5, "Agility 5");
        dice(&mut battle, &[face]);
        say(&mut battle, "flee A2");
        let at = battle.table().hex(id(&battle, "raider"));
        assert_eq!(riposte_rules::board::hex_name(at), hex);
    }
}

/// The hurler has strike on the hero, and would rather shoot: but it is the sword that would fell the
/// frail one, not a stone.
#[test]
fn van_111_whom_one_hit_would_fell_goes_by_the_weapon_of_the_try() {
    let mut battle = battle(&[&[("hero", "B2"), ("frail", "B2")], &[("hurler", "B2")]]);
    give(&mut battle, "hurler", STRIKE_ON, "hero");
    acts(&mut battle, "hurler");
    assert_eq!(listed(&battle), "strike @frail");
}

/// To evade is nothing hostile, so the overwhelmed do that much.
#[test]
fn van_111_911_the_overwhelmed_evade_when_nearly_down_and_held_by_two() {
    for (lost, says) in [(7, "evade"), (6, "done")] {
        let mut battle = battle(&[&[("hero", "B2"), ("hero2", "B2")], &[("mailed", "B2")]]);
        give(&mut battle, "mailed", STRIKE_ON, "hero");
        give(&mut battle, "hero", STRIKE_ON, "mailed");
        give(&mut battle, "hero2", STRIKE_ON, "mailed");
        set(&mut battle, "mailed", |fighter| {
            fighter.overwhelmed = Some(Side(0));
            fighter.lost = lost;
        });
        acts(&mut battle, "mailed");
        assert_eq!(listed(&battle), says, "lost {lost}");
    }
}

/// Perception 3 is worse than Speed 5, so the list says strike; and that one who is anchored cannot
/// try for.
#[test]
fn van_111_who_is_quicker_than_sharp_tries_for_strike_or_not_at_all() {
    let mut battle = battle(&[&[("hero", "B2")], &[("rooted", "B2")]]);
    acts(&mut battle, "rooted");
    assert!(can(&battle, "vantage @hero"));
    assert_eq!(listed(&battle), "done");
}

/// What the list says to the pending decision, in the notation.
fn listed(battle: &Battle) -> String {
    let choice = battle.table().book().habit(battle.world()).unwrap();
    riposte_rules::decision::write(battle.table(), &choice)
}
