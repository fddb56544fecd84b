//! Where one rule meets another (OPT-115, OPT-213, OPT-406, OPT-521, OPT-611, OPT-802, OPT-911).
use crate::common::magic::*;
use crate::common::*;
use riposte_options::combatant::Status::Disengaged;
use riposte_options::step::{Step, Turn};
use riposte_options::view::BookView;

/// A pike axe has come three hexes straight to a quicker foe, and has declared nothing.
fn silent_pike() -> Battle {
    let mut battle = battle(&[("pike", "F5", "N"), ("quick", "F4", "S")], Dice::seeded(1));
    slots(&mut battle);
    came(&mut battle, "pike", 3);
    set(&mut battle, "pike", |pike| pike.turn.straight = 3);
    battle.world_mut().resource_mut::<Turn>().step = Step::Slot;
    refresh(&mut battle);
    battle
}

#[test]
fn opt_115_611_the_blow_of_a_pole_charge_comes_first_also_when_nothing_was_declared() {
    let mut battle = silent_pike();
    assert_eq!((asked(&battle), question(&battle)), ("pike".into(), "pole-first"));
    dice(&mut battle, &[3, 3, 3, 1, 1]);
    say(&mut battle, "attack @quick pike-axe.strike");
    assert_eq!(hits(&battle, "quick"), 8, "(1 + 1 + 2) × 2");
}

#[test]
fn opt_115_one_that_lets_its_moment_pass_strikes_in_the_usual_order() {
    let mut battle = silent_pike();
    say(&mut battle, "later");
    assert_eq!((asked(&battle), question(&battle)), ("quick".into(), "act"));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("pike".into(), "act"));
    assert!(can(&battle, "attack @quick pike-axe.strike"));
}

/// A figure that lies, with nobody near.
fn lying() -> Battle {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Prone);
    set(&mut battle, "sword", |sword| sword.turn.stature = Posture::Prone);
    battle
}

#[test]
fn opt_213_521_who_comes_to_its_knees_from_the_ground_looks_where_it_likes() {
    let mut moving = lying();
    moves(&mut moving, "sword");
    say(&mut moving, "stay");
    until(&mut moving, "declare");
    let mut acting = lying();
    acts(&mut acting, "sword");
    for mut battle in [moving, acting] {
        say(&mut battle, "kneel");
        assert_eq!((asked(&battle), question(&battle)), ("sword".into(), "face"));
        say(&mut battle, "face >S");
        assert_eq!(battle.table().facing(id(&battle, "sword")), Facing::S);
        assert_eq!(stands(&battle, "sword"), Posture::Kneeling);
    }
}

#[test]
fn opt_213_510_who_kneels_down_in_its_action_looks_as_before() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "A1", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    say(&mut battle, "kneel");
    assert_ne!((asked(&battle), question(&battle)), ("sword".into(), "face"));
    assert_eq!(battle.table().facing(id(&battle, "sword")), Facing::N);
}

#[test]
fn opt_521_802_who_was_knocked_down_in_a_scuffle_that_is_over_does_not_kneel_up_in_the_movement() {
    for (hits, kneels) in [(7, true), (8, false)] {
        let mut battle = lying();
        set(&mut battle, "sword", |sword| sword.hits_last = hits);
        moves(&mut battle, "sword");
        say(&mut battle, "stay");
        let declares = question(&battle) == "declare" && asked(&battle) == "sword";
        assert_eq!(declares && can(&battle, "kneel"), kneels, "{hits} hits last turn");
    }
}

#[test]
fn opt_406_911_who_is_slowed_after_it_moved_still_does_what_its_way_left_open() {
    let mut battle = facing("knife");
    cast(&mut battle, "slow @knife =2", &[2, 2, 2]);
    let four = |turn: &mut riposte_options::combatant::TurnRecord| {
        (turn.start, turn.before, turn.moved) = (Disengaged, Disengaged, 4);
    };
    acts_after(&mut battle, "knife", four);
    assert!(can(&battle, "dodge"), "it went by 10 when it moved, and half of that is 5");
    let half = |battle: &Battle| BookView::new(battle.world()).half(id(battle, "knife"));
    assert_eq!(half(&battle), 5);
    turn_ends(&mut battle);
    assert_eq!(half(&battle), 2, "from the next turn on it goes by 5");
}
