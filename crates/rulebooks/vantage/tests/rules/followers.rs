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
    let choice = battle.table().book().habit(battle.world()).unwrap();
    assert_eq!(riposte_rules::decision::write(battle.table(), &choice), "strike @frail");
}
