//! What goes with other things, free or not: things let fall, blows out of a wait, catches in
//! passing, shields kept hooked and pressed.

use riposte_rules::figure::Dropped;

use crate::common::*;

fn lies(battle: &Battle, hex: &str) -> bool {
    battle
        .world()
        .resource::<Dropped>()
        .things()
        .any(|thing| riposte_rules::board::hex_name(thing.hex) == hex)
}

#[test]
fn man_524_whatever_is_held_may_be_let_fall_anywhere_on_the_way() {
    let mut battle = battle(&[("ada", "E1", "S"), ("raoul", "E9", "N")], &[]);
    assert!(can(&battle, "let-go broadsword"), "also where no other hand is wanted");
    script(&mut battle, &["move", "step E4", "turn >S"]);
    let drops: Vec<String> =
        open(&battle).into_iter().filter(|line| line.starts_with("let-go")).collect();
    let on_the_way = drops.iter().filter(|line| !line.contains('='));
    assert_eq!(on_the_way.count(), 4, "{drops:?}");
    say(&mut battle, "let-go E2 broadsword");
    assert!(lies(&battle, "E2"));
    assert_eq!(asked(&battle), "ada", "it takes no time");
}

#[test]
fn man_524_a_shield_is_strapped_on_and_does_not_fall() {
    let battle = battle(&[("bor", "E1", "S"), ("raoul", "E9", "N")], &[]);
    assert!(can(&battle, "let-go broadsword") && !can(&battle, "let-go medium-shield"));
}

#[test]
fn man_541_a_blow_out_of_a_wait_may_be_bold_or_cautious_but_not_all_out() {
    let came = || {
        let mut battle = battle(&[("ada", "E3", "S"), ("dirk", "E6", "N")], &[6, 6, 4, 3, 3, 4]);
        script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5"]);
        assert_eq!((question(&battle), asked(&battle)), ("waited", "dirk".into()));
        battle
    };
    let mut battle = came();
    assert!(!can(&battle, "all-out-skill") && can(&battle, "cautious"));
    assert_eq!(attack(&battle, "dirk", "ada"), 13);
    let plain = riposte_trial::forecast(&battle, "strike @ada spear.long").chance.unwrap();
    let bold = riposte_trial::forecast(&battle, "bold").chance.unwrap();
    assert!(bold.value() > plain.value());
    say(&mut battle, "bold");
    assert_eq!((question(&battle), asked(&battle)), ("waited", "dirk".into()));
    assert_eq!(attack(&battle, "dirk", "ada"), 13 + 2);
    let told = riposte_trial::forecast(&battle, "strike @ada spear.long").chance.unwrap();
    assert_eq!(told, bold);
    assert!(!can(&battle, "cautious"), "said once");
    // A cautious blow out of a wait gives the defences, but no retreat.
    let mut battle = came();
    script(&mut battle, &["cautious", "strike @ada spear.long"]);
    assert_eq!(fighter(&battle, "dirk").turn.maneuver, Some(CAUTIOUS));
    until(&mut battle, "act");
    say(&mut battle, "strike @dirk broadsword.cut");
    assert_eq!(question(&battle), "defend");
    assert!(can(&battle, "dodge") && !verbs(&battle).contains(&"retreat".to_owned()));
}

#[test]
fn man_554_a_lone_foe_may_catch_what_passes() {
    // Ivo is alone; Fay throws to Ada, beside whom he stands.
    let figures = [("ivo", "F5", "N"), ("ada", "E5", "N"), ("fay", "E1", "S")];
    // Throwing 11 + 4 − 2 with 9: made. DX 12 with 4 against 12 with 10: won by six.
    let mut battle = battle(&figures, &[3, 3, 3, 1, 1, 2, 3, 3, 4]);
    assert_eq!(asked(&battle), "ivo");
    takes(&mut battle, "ada", CATCH);
    refresh(&mut battle);
    script(&mut battle, &["catch", "done"]);
    assert_eq!(asked(&battle), "fay");
    takes(&mut battle, "ada", CATCH);
    script(&mut battle, &["throw", "toss @ada short-bow"]);
    assert!(log(&mut battle).join("\n").contains("snatches it"));
    // With a single enemy nothing can come.
    let battle = crate::common::battle(&[("ivo", "F5", "N"), ("fay", "E1", "S")], &[]);
    assert!(closed(&battle, "catch").unwrap().contains("nobody would throw"));
}

#[test]
fn man_309_what_has_a_point_thrusts_with_that() {
    let mut battle = battle(&[("hal", "E3", "S"), ("bor", "E6", "N")], &[3, 3, 3, 4, 5, 5]);
    script(&mut battle, &["attack", "shield-snatch @bor halberd"]);
    assert!(can(&battle, "strike @bor halberd.thrust") && !can(&battle, "strike @bor halberd.cut"));
}

#[test]
fn man_308_a_press_that_the_other_won_is_not_contested_again_in_that_second() {
    // The lots: one of them begins, and loses by 6; then the winner has its turn.
    let faces = [5, 2, 4, 4, 4, 2, 2, 2];
    let mut battle = duel("bor", "bor-2", &faces);
    let lead = asked(&battle);
    let other = if lead == "bor" { "bor-2" } else { "bor" };
    script(&mut battle, &["attack", &format!("shield-press @{other}"), "done"]);
    assert_eq!(asked(&battle), other, "no dice are left, and none were thrown");
    assert_eq!(battle.table().bonds().count(), 1);
    assert_eq!(fighter(&battle, other).binds.unwrap().half, 3);
}
