//! Forced retreats and disengaging (OPT-721 to OPT-734).
use crate::common::*;
use riposte_options::combatant::Status;
use riposte_options::step::{Step, Turn};
use riposte_rules::board::parse_hex;

/// The first figure has hit the second this turn; the forced retreats come.
fn after_a_blow(figures: &[(&str, &str, &str)], change: impl FnOnce(&mut Battle)) -> Battle {
    let mut battle = battle(figures, Dice::seeded(1));
    let struck = id(&battle, figures[1].0);
    acts(&mut battle, figures[0].0);
    set(&mut battle, figures[0].0, |combatant| combatant.turn.struck.insert(struck));
    set(&mut battle, figures[1].0, |combatant| combatant.hits_now = 2);
    change(&mut battle);
    retreats(&mut battle);
    battle
}

fn retreats(battle: &mut Battle) {
    battle.world_mut().resource_mut::<Turn>().step = Step::Retreats;
    refresh(battle);
}

const PAIR: [(&str, &str, &str); 2] = [("sword", "F6", "N"), ("guard", "F5", "S")];

#[test]
fn opt_731_who_hit_and_was_not_hit_may_push() {
    let battle = after_a_blow(&PAIR, |_| {});
    assert_eq!((question(&battle), asked(&battle)), ("push", "sword".into()));
}

#[test]
fn opt_731_a_blow_gives_a_push_when_it_got_through() {
    for (damage, push) in [([4, 3], true), ([2, 3], false)] {
        let mut battle = battle(&PAIR, Dice::seeded(1));
        acts(&mut battle, "sword");
        set(&mut battle, "guard", |combatant| combatant.turn.done = true);
        dice(&mut battle, &[[3, 3, 3].as_slice(), &damage].concat());
        say(&mut battle, "attack @guard broadsword.strike");
        // Chainmail and a large shield stop five.
        assert_eq!(question(&battle) == "push", push, "{}", question(&battle));
    }
}

#[test]
fn opt_731_a_single_hit_from_anywhere_forbids_it() {
    let battle = after_a_blow(&PAIR, |battle| {
        set(battle, "sword", |combatant| combatant.hits_now = 1);
    });
    assert_ne!(question(&battle), "push");
}

#[test]
fn opt_731_the_foe_must_be_next_to_it_and_not_in_a_scuffle() {
    let far = after_a_blow(&[("sword", "F7", "N"), ("guard", "F5", "S")], |_| {});
    assert_ne!(question(&far), "push");
    let mut scuffle = sides(&[&[PAIR[0], ("knife", "F4", "S")], &[PAIR[1]]], Dice::seeded(1));
    let guard = id(&scuffle, "guard");
    pile(&mut scuffle, "F5", &["guard", "knife"]);
    acts(&mut scuffle, "sword");
    set(&mut scuffle, "sword", |combatant| combatant.turn.struck.insert(guard));
    retreats(&mut scuffle);
    assert_ne!(question(&scuffle), "push");
}

#[test]
fn opt_731_617_a_jab_gives_no_push() {
    let mut battle = battle(&[("spear", "F7", "N"), ("guard", "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "spear");
    set(&mut battle, "guard", |combatant| combatant.turn.done = true);
    dice(&mut battle, &[1, 1, 1, 6]);
    say(&mut battle, "attack @guard spear.jab");
    assert!(hits(&battle, "guard") > 0);
    assert!(combatant(&battle, "spear").turn.struck.is_empty());
}

#[test]
fn opt_732_the_foe_goes_to_an_empty_hex_away_from_the_figure() {
    let battle = after_a_blow(&PAIR, |_| {});
    let pushes = ["push E5 @guard", "push F4 @guard", "push G5 @guard", "done"];
    let mut listed = open(&battle);
    listed.sort_by_key(|choice| pushes.iter().position(|push| push == choice));
    assert_eq!(listed, pushes);
}

#[test]
fn opt_732_without_one_any_empty_hex_beside_it_will_do() {
    let figures = [
        PAIR[0],
        PAIR[1],
        ("quick", "F4", "S"),
        ("pike", "E5", "S"),
        ("spear", "G5", "S"),
        ("archer", "E6", "S"),
    ];
    let battle = after_a_blow(&figures, |_| {});
    assert_eq!(open(&battle), ["push G6 @guard", "done"]);
}

#[test]
fn opt_733_the_one_who_pushed_may_follow_and_nobody_turns() {
    for (answer, at) in [("follow F5", "F5"), ("remain", "F6")] {
        let mut battle = after_a_blow(&PAIR, |_| {});
        say(&mut battle, "push F4 @guard");
        assert_eq!((question(&battle), asked(&battle)), ("follow", "sword".into()));
        assert_eq!(place(&battle, "guard"), "F4");
        say(&mut battle, answer);
        assert_eq!(place(&battle, "sword"), at);
        let table = battle.table();
        assert_eq!(table.facing(id(&battle, "sword")), Facing::N);
        assert_eq!(table.facing(id(&battle, "guard")), Facing::S);
        assert_eq!(question(&battle), "first-or-second", "one push a pair");
    }
}

#[test]
fn opt_731_pushes_come_in_the_order_of_adjusted_dx() {
    let figures: [&[(&str, &str, &str)]; 2] =
        [&[("sword", "F6", "N"), ("quick", "F4", "S")], &[("guard", "F5", "S")]];
    let mut battle = sides(&figures, Dice::seeded(1));
    acts(&mut battle, "sword");
    let guard = id(&battle, "guard");
    for key in ["sword", "quick"] {
        set(&mut battle, key, |combatant| combatant.turn.struck.insert(guard));
    }
    retreats(&mut battle);
    assert_eq!(asked(&battle), "quick");
    say(&mut battle, "done");
    assert_eq!((question(&battle), asked(&battle)), ("push", "sword".into()));
}

#[test]
fn opt_734_a_foe_without_room_keeps_its_feet_on_three_dice_or_falls() {
    let figures = [
        PAIR[0],
        PAIR[1],
        ("quick", "F4", "S"),
        ("pike", "E5", "S"),
        ("spear", "G5", "S"),
        ("archer", "E6", "S"),
        ("bolt", "G6", "S"),
    ];
    // DX 11, chainmail −3, large shield −1.
    for (faces, posture) in [([2, 2, 3], Posture::Standing), ([2, 3, 3], Posture::Fallen)] {
        let mut battle = after_a_blow(&figures, |_| {});
        assert_eq!(open(&battle), ["push @guard", "done"]);
        dice(&mut battle, &faces);
        say(&mut battle, "push @guard");
        assert_eq!(stands(&battle, "guard"), posture);
        assert_eq!(place(&battle, "guard"), "F5");
    }
}

#[test]
fn opt_721_722_those_with_higher_adjusted_dx_strike_before_it_leaves() {
    // A (DX 11) between B (12) and C (10).
    let figures = [("wizard", "F5", "N"), ("knife", "F4", "S"), ("sword", "G5", "SW")];
    let mut battle = battle(&figures, Dice::seeded(1));
    slots(&mut battle);
    assert_eq!(asked(&battle), "knife");
    assert!(can(&battle, "attack @wizard dagger.stab"));
    say(&mut battle, "done");
    assert_eq!(asked(&battle), "wizard");
    say(&mut battle, "disengage E5");
    assert_eq!((question(&battle), place(&battle, "wizard")), ("face", "E5".into()));
    say(&mut battle, "face >N");
    assert_eq!(asked(&battle), "sword");
    assert!(!can(&battle, "attack @wizard broadsword.strike"));
}

#[test]
fn opt_721_any_empty_hex_will_do_but_not_one_where_somebody_lies() {
    let figures = [("knife", "F6", "N"), ("sword", "F5", "S"), ("guard", "F7", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    posture(&mut battle, "guard", Posture::Prone);
    acts(&mut battle, "knife");
    let ways = ["E6", "E7", "G6", "G7"];
    for hex in ways {
        assert!(can(&battle, &format!("disengage {hex}")));
    }
    assert!(!can(&battle, "disengage F7"));
    assert!(!can(&battle, "disengage F5"));
}

#[test]
fn opt_723_who_is_not_standing_or_was_not_engaged_cannot_disengage() {
    let mut battle = battle(&[("knife", "F6", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    for low in [Posture::Kneeling, Posture::Prone, Posture::Fallen] {
        posture(&mut battle, "knife", low);
        acts(&mut battle, "knife");
        assert!(!verbs(&battle).contains(&"disengage".to_owned()));
        assert_eq!(closed(&battle, "disengage").unwrap(), format!("began the turn {}", low.word()));
    }
    posture(&mut battle, "knife", Posture::Standing);
    acts_after(&mut battle, "knife", |turn| {
        turn.start = Status::Disengaged;
        turn.before = Status::Disengaged;
    });
    assert_eq!(closed(&battle, "disengage").unwrap(), "was not engaged before it moved");
}

#[test]
fn opt_721_the_hex_may_lie_in_the_front_of_another() {
    let figures = [("knife", "F6", "N"), ("sword", "F5", "S"), ("guard", "F8", "N")];
    let mut battle = battle(&figures, Dice::seeded(1));
    acts(&mut battle, "knife");
    script(&mut battle, &["disengage F7", "face >S"]);
    assert_eq!(status(&battle, "knife"), Status::Engaged);
    assert_eq!(battle.table().hex(id(&battle, "knife")), parse_hex("F7").unwrap());
}
