//! Pinning, holding, breaking free (OPT-538, OPT-712 to OPT-715).
use crate::common::*;
use riposte_options::grapple::hold::{break_free_roll, pin_roll};
use riposte_options::tables::Tables;
use riposte_options::view::BookView;

/// What the roll to pin must not exceed.
fn limit(battle: &Battle, by: &str, foe: &str) -> i32 {
    let roll = pin_roll(BookView::new(battle.world()), id(battle, by), id(battle, foe));
    roll.limit().unwrap().value.basic()
}

/// The quick one (DX 14) and the wizard (DX 11) in a scuffle; the quick one acts.
fn two() -> Battle {
    let mut battle = battle(&[("quick", "F6", "N"), ("wizard", "F5", "S")], Dice::seeded(1));
    pile(&mut battle, "F5", &["quick", "wizard"]);
    acts(&mut battle, "quick");
    battle
}

#[test]
fn opt_712_half_the_difference_in_dx_counts_and_the_whole_is_rounded_down() {
    let battle = two();
    assert_eq!(limit(&battle, "quick", "wizard"), 15, "14 and 1½");
    assert_eq!(limit(&battle, "wizard", "quick"), 9, "11 less 1½");
}

#[test]
fn opt_712_by_the_switch_half_of_what_the_foe_is_stronger_is_taken_off() {
    let mut battle = battle(&[("quick", "F6", "N"), ("pike", "F5", "S")], Dice::seeded(1));
    assert_eq!(limit(&battle, "quick", "pike"), 16, "14 and 2½");
    battle.world_mut().resource_mut::<Tables>().constants.pin_by_strength = true;
    assert_eq!(limit(&battle, "quick", "pike"), 14, "ST 15 against 10: 14 and 2½ less 2½");
    assert_eq!(limit(&battle, "pike", "quick"), 6, "the stronger gains nothing by it: 9 less 2½");
}

#[test]
fn opt_712_fifteen_pins_and_sixteen_does_not() {
    for (faces, pinned) in [([5, 5, 5], true), ([6, 5, 5], false)] {
        let mut battle = two();
        dice(&mut battle, &faces);
        say(&mut battle, "pin @wizard");
        assert_eq!(held(&battle, "wizard").is_some(), pinned);
    }
}

#[test]
fn opt_712_a_figure_pins_only_its_one_foe() {
    let figures = [("quick", "F6", "N"), ("wizard", "F5", "S"), ("guard", "F4", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    pile(&mut battle, "F5", &["quick", "wizard", "guard"]);
    acts(&mut battle, "quick");
    assert_eq!(closed(&battle, "pin").unwrap(), "more than one foe is in the scuffle");
    acts(&mut battle, "wizard");
    assert!(can(&battle, "pin @quick"), "a friend of its own is no hindrance");
}

#[test]
fn opt_713_714_the_pinned_can_only_break_free_and_the_holder_only_hold_or_let_go() {
    let mut battle = two();
    dice(&mut battle, &[3, 3, 3]);
    say(&mut battle, "pin @wizard");
    assert_eq!((question(&battle), asked(&battle)), ("act", "wizard".into()));
    assert_eq!(verbs(&battle), ["break-free", "done"]);
    assert_eq!(closed(&battle, "attack").unwrap(), "is pinned");
    until(&mut battle, "first-or-second");
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "quick");
    assert_eq!(verbs(&battle), ["hold", "release"]);
    assert_eq!(closed(&battle, "attack").unwrap(), "holds a foe down");
}

#[test]
fn opt_713_a_pin_lasts_two_full_turns_and_is_then_rolled_for_again() {
    for (faces, kept) in [([5, 5, 5], true), ([6, 5, 5], false)] {
        let mut battle = two();
        dice(&mut battle, &[3, 3, 3]);
        say(&mut battle, "pin @wizard");
        for _ in 0..2 {
            until(&mut battle, "first-or-second");
            assert!(held(&battle, "wizard").is_some());
            until(&mut battle, "act");
            assert_eq!(asked(&battle), "quick");
        }
        say(&mut battle, "hold @wizard");
        dice(&mut battle, &faces);
        say(&mut battle, "done");
        assert_eq!(question(&battle), "first-or-second");
        assert_eq!(held(&battle, "wizard"), kept.then_some(2));
    }
}

#[test]
fn opt_714_801_the_hold_is_renewed_with_the_dx_of_the_turn_that_ends() {
    // A foe shaken by the hits of last turn has 2 less until this turn is over: 16 still holds it.
    for (hits, kept) in [(0, false), (5, true)] {
        let mut battle = two();
        pin(&mut battle, "quick", "wizard", 1);
        set(&mut battle, "wizard", |combatant| combatant.hits_last = hits);
        acts(&mut battle, "quick");
        say(&mut battle, "hold @wizard");
        dice(&mut battle, &[6, 5, 5]);
        say(&mut battle, "done");
        assert_eq!(held(&battle, "wizard"), kept.then_some(2));
    }
}

#[test]
fn opt_714_a_foe_that_is_let_go_may_act() {
    let mut battle = two();
    pin(&mut battle, "quick", "wizard", 2);
    acts(&mut battle, "quick");
    say(&mut battle, "release @wizard");
    assert_eq!(asked(&battle), "wizard");
    assert!(can(&battle, "attack @quick hands.scuffle"));
}

#[test]
fn opt_715_breaking_free_takes_four_dice_against_st() {
    for (faces, free) in [([3, 3, 2, 2], true), ([3, 3, 3, 2], false)] {
        let mut battle = two();
        pin(&mut battle, "quick", "wizard", 2);
        acts(&mut battle, "wizard");
        dice(&mut battle, &faces);
        say(&mut battle, "break-free");
        assert_eq!(held(&battle, "wizard").is_none(), free);
        assert!(combatant(&battle, "wizard").turn.done);
    }
}

#[test]
fn opt_715_the_full_st_counts_whatever_was_lost_of_it() {
    let mut battle = two();
    set(&mut battle, "wizard", |combatant| combatant.hits = 5);
    let roll = break_free_roll(BookView::new(battle.world()), id(&battle, "wizard"));
    assert_eq!((roll.limit().unwrap().value.basic(), roll.roll.pool.plus), (10, 4));
}

#[test]
fn opt_712_a_hold_ends_when_another_foe_joins() {
    let figures = [("quick", "F6", "N"), ("wizard", "F5", "S"), ("guard", "F8", "N")];
    let mut battle = battle(&figures, Dice::seeded(1));
    pile(&mut battle, "F5", &["quick", "wizard"]);
    pin(&mut battle, "quick", "wizard", 2);
    moves(&mut battle, "guard");
    say(&mut battle, "grapple F6 @quick");
    assert!(held(&battle, "wizard").is_none());
}

#[test]
fn opt_710_a_hold_ends_with_its_holder() {
    let mut battle = battle(
        &[("quick", "F6", "N"), ("wizard", "F5", "S"), ("guard", "F4", "N")],
        Dice::seeded(1),
    );
    pile(&mut battle, "F5", &["quick", "wizard"]);
    pin(&mut battle, "quick", "wizard", 2);
    let quick = id(&battle, "quick");
    set(&mut battle, "quick", |combatant| combatant.hits = 9);
    acts(&mut battle, "guard");
    let target = battle.table().hex(quick);
    let facing = Facing::between(battle.table().hex(id(&battle, "guard")), target).unwrap();
    let guard = id(&battle, "guard");
    riposte_rules::battle::turn_to(battle.world_mut(), guard, facing);
    acts(&mut battle, "guard");
    dice(&mut battle, &[3, 3, 3, 6, 6]);
    say(&mut battle, "attack @quick broadsword.strike");
    assert!(!battle.table().active(quick));
    assert!(held(&battle, "wizard").is_none() && !grappled(&battle, "wizard"));
}
