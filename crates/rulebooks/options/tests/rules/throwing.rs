//! Thrown weapons, and things picked up (OPT-533, OPT-631 to OPT-633).
use crate::common;

use common::*;
use riposte_options::combatant::Status;
use riposte_rules::battle::{take_up, throw_down, use_up};
use riposte_rules::figure::Dropped;

fn hits(battle: &Battle, key: &str) -> i32 {
    combatant(battle, key).hits
}

/// What lies on the board: the keys of the things with the names of their hexes.
fn lying(battle: &Battle) -> Vec<String> {
    let dropped = battle.world().resource::<Dropped>().things();
    let words = |it: &riposte_rules::figure::Lying| {
        let key = &battle.table().armoury().weapon(it.weapon).key;
        format!("{key} {}", riposte_rules::board::hex_name(it.hex))
    };
    dropped.map(words).collect()
}

/// A dagger thrown over four hexes from the target's side: 13 − 4 + 2.
fn thrown(faces: &[u8]) -> Battle {
    let mut battle = battle(&[("thrower", "F9", "N"), ("knife", "F5", "NE")], Dice::seeded(1));
    acts(&mut battle, "thrower");
    dice(&mut battle, faces);
    say(&mut battle, "attack @knife dagger.throw");
    battle
}

#[test]
fn opt_631_nobody_throws_a_weapon_without_having_been_told_to() {
    let mut battle = battle(&[("thrower", "F9", "N"), ("knife", "F5", "NE")], Dice::seeded(1));
    acts(&mut battle, "thrower");
    let decision = battle.decision().unwrap();
    assert_eq!(decision.default, decision.decline);
}

#[test]
fn opt_212_632_a_dagger_thrown_four_hexes_from_the_side_needs_eleven() {
    assert_eq!(hits(&thrown(&[4, 4, 3, 5]), "knife"), 4);
    assert_eq!(hits(&thrown(&[4, 4, 4, 5]), "knife"), 0);
}

#[test]
fn opt_633_a_weapon_lies_where_it_struck_or_in_the_hex_of_the_target() {
    assert_eq!(lying(&thrown(&[4, 4, 3, 5])), ["dagger F5"], "hit");
    assert_eq!(lying(&thrown(&[4, 4, 4, 5])), ["dagger F5"], "missed");
    assert_eq!(lying(&thrown(&[6, 6, 5, 5])), ["dagger F5"], "17: dropped, but at the target");
    assert!(lying(&thrown(&[6, 6, 6, 5])).is_empty(), "18: broken and lost");
}

#[test]
fn opt_623_633_a_weapon_that_strikes_somebody_in_the_line_lies_there() {
    let sides_: [&[_]; 2] =
        [&[("thrower", "F9", "N"), ("sword", "F8", "N")], &[("knife", "F5", "S")]];
    let mut battle = sides(&sides_, Dice::seeded(1));
    acts(&mut battle, "thrower");
    dice(&mut battle, &[5, 4, 4, 6]);
    say(&mut battle, "attack @knife dagger.throw");
    assert_eq!(hits(&battle, "sword"), 5, "13 does not pass at 13 − 1");
    assert_eq!(lying(&battle), ["dagger F8"]);
}

#[test]
fn opt_624_633_a_weapon_that_flies_on_lies_where_it_struck() {
    let figures = [("thrower", "F9", "N"), ("knife", "F7", "S"), ("sword", "F6", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    acts(&mut battle, "thrower");
    dice(&mut battle, &[4, 4, 4, 4, 3, 3, 6]);
    say(&mut battle, "attack @knife dagger.throw");
    assert_eq!((hits(&battle, "knife"), hits(&battle, "sword")), (0, 5), "10 hits at 13 − 3");
    assert_eq!(lying(&battle), ["dagger F6"]);
}

#[test]
fn opt_632_ten_hexes_are_the_limit() {
    let mut battle = battle(&[("thrower", "F11", "N"), ("knife", "F1", "S")], Dice::seeded(1));
    acts(&mut battle, "thrower");
    assert!(can(&battle, "attack @knife dagger.throw"));
    let hex = riposte_rules::board::parse_hex("F1").unwrap();
    assert_eq!(battle.table().hex(id(&battle, "knife")), hex);
    let far = common::battle(&[("thrower", "A11", "N"), ("knife", "K1", "S")], Dice::seeded(1));
    let mut far = far;
    acts(&mut far, "thrower");
    assert!(!can(&far, "attack @knife dagger.throw"));
}

#[test]
fn opt_503_504_631_a_throw_is_an_attack_also_at_a_foe_next_to_one() {
    let mut battle = battle(&[("thrower", "F9", "N"), ("sword", "F8", "S")], Dice::seeded(1));
    acts(&mut battle, "thrower");
    dice(&mut battle, &[4, 4, 4, 5]);
    say(&mut battle, "attack @sword dagger.throw");
    assert_eq!(hits(&battle, "sword"), 4, "12 hits at 13 − 1");
    assert!(!combatant(&battle, "thrower").turn.struck.contains(id(&battle, "sword")));
}

#[test]
fn opt_503_631_a_throw_after_half_the_movement_and_no_further() {
    for (moved, throws) in [(5, true), (6, false)] {
        let mut battle = battle(&[("thrower", "F9", "N"), ("knife", "F5", "S")], Dice::seeded(1));
        acts_after(&mut battle, "thrower", |turn| turn.moved = moved);
        assert_eq!(can(&battle, "attack @knife dagger.throw"), throws, "moved {moved}");
    }
}

#[test]
fn opt_601_631_dodging_helps_against_a_throw_and_defending_does_not() {
    for (dodges, struck) in [(true, 0), (false, 4)] {
        let mut battle = battle(&[("thrower", "F9", "N"), ("knife", "F5", "S")], Dice::seeded(1));
        acts(&mut battle, "thrower");
        set(&mut battle, "knife", |combatant| {
            combatant.turn.dodging = dodges;
            combatant.turn.defending = !dodges;
        });
        refresh(&mut battle);
        dice(&mut battle, if dodges { &[3, 3, 3, 3] } else { &[3, 3, 3, 5] });
        say(&mut battle, "attack @knife dagger.throw");
        assert_eq!(hits(&battle, "knife"), struck, "9 at 13 − 4");
    }
}

#[test]
fn opt_533_a_thing_in_the_hex_or_beside_it_is_picked_up_ready_and_bending_is_all_rear() {
    let mut battle = thrown(&[4, 4, 4, 5]);
    set(&mut battle, "knife", |combatant| combatant.hits = 0);
    acts(&mut battle, "knife");
    assert!(!verbs(&battle).contains(&"pick-up".to_owned()), "no hand is free for a second dagger");
    assert_eq!(closed(&battle, "pick-up").unwrap(), "has no hand free for what lies here");

    let mut battle = battle_with_axe("bare");
    acts(&mut battle, "bare");
    say(&mut battle, "pick-up F6 =0");
    let bare = id(&battle, "bare");
    assert!(battle.table().arms(bare).items().any(|item| item.at.in_hand()));
    assert!(lying(&battle).is_empty());
    assert!(combatant(&battle, "bare").turn.bending);
    assert!(!riposte_options::view::BookView::new(battle.world()).has_front(bare));
}

/// A figure at F5, a foe far away, and a small axe lying at F6.
fn battle_with_axe(key: &'static str) -> Battle {
    let mut battle = battle(&[(key, "F5", "S"), ("thrower", "F9", "N")], Dice::seeded(1));
    let (thrower, hex) = (id(&battle, "thrower"), riposte_rules::board::parse_hex("F6").unwrap());
    riposte_rules::battle::let_fall(battle.world_mut(), thrower, 1, hex);
    battle
}

#[test]
fn opt_105_533_nobody_picks_up_more_than_it_can_carry_or_wield() {
    let mut battle = battle_with_axe("archer");
    let archer = id(&battle, "archer");
    riposte_rules::battle::put_away(battle.world_mut(), archer, 0, Place::Slung);
    acts(&mut battle, "archer");
    assert_eq!(closed(&battle, "pick-up").unwrap(), "is too weak for what lies here");
}

#[test]
fn opt_533_it_takes_standing_and_no_more_than_a_hex_of_movement() {
    let mut battle = battle_with_axe("bare");
    acts_after(&mut battle, "bare", |turn| turn.moved = 2);
    assert_eq!(closed(&battle, "pick-up").unwrap(), "moved 2, at most 1");
    posture(&mut battle, "bare", Posture::Kneeling);
    acts(&mut battle, "bare");
    assert_eq!(closed(&battle, "pick-up").unwrap(), "began the turn kneeling");
}

#[test]
fn opt_522_533_an_engaged_figure_picks_up_no_bow() {
    let mut battle = battle(&[("archer", "F5", "S"), ("sword", "F6", "N")], Dice::seeded(1));
    let archer = id(&battle, "archer");
    throw_down(battle.world_mut(), archer, 0);
    acts(&mut battle, "archer");
    assert_eq!(status(&battle, "archer"), Status::Engaged);
    assert_eq!(closed(&battle, "pick-up").unwrap(), "is engaged: no missile weapon can be readied");
}

#[test]
fn opt_533_628_a_crossbow_that_is_picked_up_is_to_be_loaded() {
    let mut battle = battle(&[("bolt", "F5", "S"), ("sword", "F9", "N")], Dice::seeded(1));
    let bolt = id(&battle, "bolt");
    throw_down(battle.world_mut(), bolt, 0);
    acts(&mut battle, "bolt");
    say(&mut battle, "pick-up F5 =0");
    let (taken, _) = battle.table().arms(bolt).numbered().last().unwrap();
    assert_eq!(combatant(&battle, "bolt").loading.of(taken), 1);
}

#[test]
fn opt_533_628_a_crossbow_half_loaded_is_the_same_whatever_is_lost_and_taken_up_beside_it() {
    let mut battle = battle(&[("bolt", "F5", "S"), ("sword", "F9", "N")], Dice::seeded(1));
    let (bolt, sword) = (id(&battle, "bolt"), id(&battle, "sword"));
    throw_down(battle.world_mut(), bolt, 0);
    acts(&mut battle, "bolt");
    say(&mut battle, "pick-up F5 =0");
    let (taken, crossbow) = battle.table().arms(bolt).numbered().last().unwrap();
    // The shortsword at its belt breaks, and the other lets its sword fall and takes it up again.
    assert_eq!(use_up(battle.world_mut(), bolt, 1).map(|item| item.at), Some(Place::Belt));
    let lying = throw_down(battle.world_mut(), sword, 0);
    assert_eq!(lying, Some(1), "one thing has lain there before, and is taken up");
    let again = take_up(battle.world_mut(), sword, 1, Place::Right).unwrap();
    let (bolt, sword) = (battle.table().arms(bolt), battle.table().arms(sword));
    assert_eq!((bolt.item(0), bolt.item(1), bolt.item(taken)), (None, None, Some(crossbow)));
    assert_eq!(combatant(&battle, "bolt").loading.all().collect::<Vec<_>>(), [(taken, 1)]);
    assert_eq!((sword.item(0), sword.item(again).map(|item| item.at)), (None, Some(Place::Right)));
}
