//! Counterattacks, Full Defence and held actions.
use crate::common::*;

#[test]
fn len_501_who_has_not_acted_and_has_the_longer_blade_may_strike_first() {
    // Hans: 2 and 2 for the longer weapon; 6 makes 10 against Kurt's 10. Then 4 damage.
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[6, 4, 5]);
    say(&mut battle, "attack @hans short-sword.strike");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "hans"));
    say(&mut battle, "counter @kurt rapier.strike");
    assert_eq!(fighter(&battle, "kurt").wounds, 4);
    // Kurt's blow is rolled all the same, with the −2 gone: 5 + 5 misses 12.
    let rolls = rolled(&mut battle);
    assert_eq!(rolls[..3], [("attack".into(), 10), ("damage".into(), 4), ("attack".into(), 10)]);
    assert!(
        fighter(&battle, "hans").round.acted
            || battle.table().world().resource::<riposte_rules::battle::TurnNumber>().0 > 1
    );
}

#[test]
fn len_501_the_blow_of_the_dead_is_not_struck() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[20, 8, 4]);
    set(&mut battle, "kurt", |fighter| fighter.wounds = 19);
    script(&mut battle, &["attack @hans short-sword.strike", "counter @kurt rapier.strike"]);
    assert!(!battle.table().active(id(&battle, "kurt")));
    assert_eq!(fighter(&battle, "hans").wounds + fighter(&battle, "hans").stamina, 0);
    let rolls: Vec<String> = rolled(&mut battle).into_iter().map(|(name, _)| name).collect();
    assert_eq!(rolls, ["attack", "damage", "injury"]);
}

#[test]
fn len_501_not_after_acting_not_untrained_not_with_the_shorter_blade() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    set(&mut battle, "hans", |fighter| fighter.round.acted = true);
    refresh(&mut battle);
    say(&mut battle, "attack @hans short-sword.strike");
    assert_ne!(question(&battle), "answer");
    let mut battle = sides(&[("kurt", "F5")], &[("green", "F6")], &[]);
    say(&mut battle, "attack @green short-sword.strike");
    assert_eq!(open(&battle), ["full-defence", "let-pass"]);
    assert!(closed(&battle, "counter").unwrap().contains("not trained"));
    let mut battle = sides(&[("hans", "F5")], &[("kurt", "F6")], &[]);
    say(&mut battle, "attack @kurt rapier.strike");
    assert_eq!(open(&battle), ["full-defence", "let-pass"]);
    assert!(closed(&battle, "counter").unwrap().contains("shorter"));
}

#[test]
fn len_501_beyond_reach_it_may_be_struck_all_the_same() {
    let mut battle = sides(&[("greta", "F4")], &[("greta2", "F6")], &[]);
    say(&mut battle, "attack @greta2 halberd.strike");
    assert!(can(&battle, "counter @greta halberd.strike"));
}

#[test]
fn len_502_a_counterattack_lays_bare() {
    let mut battle =
        sides(&[("kurt", "F5"), ("otto", "E6"), ("greta", "G6")], &[("hans", "F6")], &[2, 2]);
    turn_of(&mut battle, "kurt");
    let strikes = |battle: &Battle, by: &str, arm: &str| {
        let contest = roll(battle, blow(battle, by, "hans", arm));
        let parts = contest.roll.modifiers.iter();
        let parts = parts.filter(|part| ["LEN-404", "LEN-502"].contains(&part.rule));
        parts.map(|part| (part.rule, part.value)).collect::<Vec<_>>()
    };
    assert_eq!(strikes(&battle, "otto", "dagger.strike"), [("LEN-404", -2)]);
    script(&mut battle, &["attack @hans short-sword.strike", "counter @kurt rapier.strike"]);
    // The sum says why the longer weapon no longer counts.
    let bared = [("LEN-404", -2), ("LEN-502", 2)];
    assert_eq!(strikes(&battle, "otto", "dagger.strike"), bared);
    assert_eq!(strikes(&battle, "greta", "halberd.strike"), [("LEN-404", 2)]);
}

#[test]
fn len_502_the_blow_that_is_answered_is_met_so_by_a_switch() {
    for (switch, total) in [(true, 10 + 5), (false, 10 + 3)] {
        let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[2, 10]);
        battle
            .world_mut()
            .resource_mut::<riposte_lengths::tables::Tables>()
            .constants
            .exposure_includes_trigger = switch;
        script(&mut battle, &["attack @hans short-sword.strike", "counter @kurt rapier.strike"]);
        assert_eq!(rolled(&mut battle)[1], ("attack".into(), total));
    }
}

#[test]
fn len_503_full_defence_out_of_turn() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6"), ("green", "E6")], &[12]);
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike").1, 12);
    script(&mut battle, &["attack @hans short-sword.strike", "full-defence"]);
    let told = log(&mut battle).join("\n");
    assert!(told.contains("Full Defence"), "{told}");
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike").1, 16);
    assert_eq!(fighter(&battle, "hans").wounds + fighter(&battle, "hans").stamina, 0);
    set(&mut battle, "green", |fighter| fighter.round.defends = true);
    assert_eq!(numbers(&battle, "kurt", "green", "short-sword.strike").1, 12);
}

#[test]
fn len_204_when_it_comes_both_blows_fall_even_if_one_kills() {
    // Kurt holds; Hans closes and attacks. Hans: 20 and 8; Kurt: 20 and 6; both below 0.
    let mut battle = sides(&[("kurt", "F3")], &[("hans", "F6")], &[20, 8, 1, 20, 6, 1]);
    set(&mut battle, "kurt", |fighter| fighter.wounds = 15);
    set(&mut battle, "hans", |fighter| {
        fighter.wounds = 4;
        fighter.stamina = 3;
    });
    say(&mut battle, "hold");
    turn_of(&mut battle, "hans");
    script(&mut battle, &["move F4", "attack @kurt rapier.strike"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "kurt"));
    say(&mut battle, "attack @hans short-sword.strike");
    assert!(!battle.table().active(id(&battle, "kurt")), "{:?}", life(&battle, "kurt"));
    assert!(!battle.table().active(id(&battle, "hans")), "{:?}", life(&battle, "hans"));
}

#[test]
fn len_204_501_who_holds_is_asked_before_the_one_who_is_struck_at() {
    // Kurt attacks Hans; Otto and Hans hold. Otto says first whether he strikes along.
    let mut battle = sides(&[("hans", "F6"), ("otto", "E6")], &[("kurt", "F5")], &[]);
    say(&mut battle, "hold-all");
    assert_eq!(asked(&battle), "kurt");
    say(&mut battle, "attack @hans short-sword.strike");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "otto"));
    say(&mut battle, "attack @kurt dagger.strike");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "hans"));
    assert!(can(&battle, "counter @kurt rapier.strike"));
}

#[test]
fn len_501_904_a_blessing_helps_a_counterattack() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[5, 4, 2]);
    set(&mut battle, "hans", |fighter| fighter.blessing = 2);
    script(&mut battle, &["attack @hans short-sword.strike", "counter @kurt rapier.strike"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("blessing", "hans"));
    say(&mut battle, "spend =1");
    assert_eq!(rolled(&mut battle)[0], ("attack".into(), 5 + 4 + 1));
    assert_eq!(fighter(&battle, "kurt").wounds, 4);
}

#[test]
fn len_407_501_whoever_lies_may_strike_back() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[9]);
    let hans = id(&battle, "hans");
    riposte_rules::battle::take_posture(battle.world_mut(), hans, Posture::Prone);
    say(&mut battle, "attack @hans short-sword.strike");
    say(&mut battle, "counter @kurt rapier.strike");
    assert_eq!(rolled(&mut battle)[0], ("attack".into(), 9 + 4 - 4));
}

#[test]
fn len_204_801_blows_that_fall_together_share_one_stamina() {
    // Kurt and Otto hold; Hans attacks Kurt. Hans misses, Kurt does 2 and Otto 3: Stamina is 3.
    let faces = [2, 18, 2, 18, 3];
    let mut battle = sides(&[("kurt", "F5"), ("otto", "E6")], &[("hans", "F6")], &faces);
    say(&mut battle, "hold-all");
    say(&mut battle, "attack @kurt rapier.strike");
    script(&mut battle, &["attack @hans dagger.strike", "attack @hans short-sword.strike"]);
    assert_eq!(life(&battle, "hans"), (6, 0));
}

#[test]
fn len_204_whoever_has_held_acts_at_the_end_or_not_at_all() {
    let mut battle = sides(&[("kurt", "F3")], &[("hans", "F9")], &[]);
    say(&mut battle, "hold");
    say(&mut battle, "hold");
    // The side with the initiative first, and nobody holds any more.
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "kurt"));
    assert!(!can(&battle, "hold") && can(&battle, "nothing") && can(&battle, "move F4"));
    say(&mut battle, "nothing");
    assert_eq!(asked(&battle), "hans");
}

#[test]
fn len_203_one_action_and_nothing_after_it() {
    let mut battle = sides(&[("kurt", "F3")], &[("green", "F6")], &[10, 3]);
    script(&mut battle, &["move F5"]);
    assert_eq!(question(&battle), "then");
    assert!(closed(&battle, "full-defence").unwrap().contains("moved"));
    script(&mut battle, &["attack @green short-sword.strike", "let-pass"]);
    assert!(fighter(&battle, "kurt").round.acted);
    assert_eq!(asked(&battle), "green");
}

#[test]
fn len_204_any_action_may_be_held() {
    // Kurt attacks Hans; Otto has held. He may strike along, or do what else he could do.
    let held = |posture| {
        let mut battle = sides(&[("hans", "F6"), ("otto", "E6")], &[("kurt", "F5")], &[2]);
        let otto = id(&battle, "otto");
        riposte_rules::battle::take_posture(battle.world_mut(), otto, posture);
        script(&mut battle, &["hold-all", "attack @hans short-sword.strike"]);
        assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "otto"));
        battle
    };
    let mut battle = held(Posture::Standing);
    script(&mut battle, &["full-defence", "let-pass"]);
    assert!(fighter(&battle, "otto").round.defends && fighter(&battle, "otto").round.acted);
    let mut battle = held(Posture::Prone);
    script(&mut battle, &["stand-up", "let-pass"]);
    assert_eq!(battle.table().posture(id(&battle, "otto")), Posture::Standing);
    assert!(fighter(&battle, "otto").round.acted);
    // What takes no time is no action to be held, and a walk waits for the end of the round.
    let battle = held(Posture::Standing);
    assert!(!can(&battle, "drop") && !can(&battle, "move E7"));
}

#[test]
fn len_204_705_who_has_held_may_lay_hold_of_somebody() {
    // Kurt strikes and misses; Bare has held and wrestles: 19 against 1.
    let mut battle = sides(&[("bare", "F5")], &[("kurt", "F6")], &[1, 19, 1]);
    script(&mut battle, &["hold", "attack @bare short-sword.strike", "wrestle @kurt"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("winner", "bare"));
}

#[test]
fn len_306_what_lies_in_its_hex_is_picked_up() {
    let mut battle = sides(&[("kurt", "F3")], &[("hans", "F9")], &[]);
    assert!(closed(&battle, "pick-up").unwrap().contains("nothing lies here"));
    say(&mut battle, "drop");
    assert!(can(&battle, "pick-up =0"));
    let before = battle.table().arms(id(&battle, "kurt")).items().count();
    say(&mut battle, "pick-up =0");
    assert_eq!(battle.table().arms(id(&battle, "kurt")).items().count(), before + 1);
    assert!(fighter(&battle, "kurt").round.acted);
}

#[test]
fn len_204_nobody_strikes_along_with_nothing() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    script(&mut battle, &["hold", "hold", "nothing"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "hans"));
}

#[test]
fn len_203_who_has_walked_up_and_holds_neither_counters_nor_defends() {
    let mut battle = sides(&[("hans", "F3")], &[("kurt", "F6")], &[10, 3]);
    script(&mut battle, &["move F5", "hold", "attack @hans short-sword.strike"]);
    assert_ne!(question(&battle), "answer", "{:?}", open(&battle));
}

#[test]
fn len_204_who_has_moved_lets_no_held_blow_go() {
    // Otto has walked beside Hans and holds; Kurt wrestles nobody: Hans strikes at Kurt.
    let mut battle = sides(&[("otto", "E4"), ("kurt", "F5")], &[("hans", "F6")], &[10, 10, 3]);
    turn_of(&mut battle, "otto");
    script(&mut battle, &["move E6", "hold", "hold", "attack @kurt rapier.strike"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "kurt"));
}

#[test]
fn len_213_who_has_moved_strikes_at_no_runner() {
    for (first, asks) in [(&["move F5", "hold"][..], false), (&["hold"], true)] {
        let from = if asks { "F5" } else { "F3" };
        let mut battle = sides(&[("kurt", from)], &[("runner", "F6")], &[]);
        script(&mut battle, first);
        say(&mut battle, "flee");
        assert_eq!(question(&battle) == "passing", asks);
    }
}

#[test]
fn len_501_the_headline_counts_the_counterattack() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    // One point left: any counter that hits fells Kurt before his blow.
    set(&mut battle, "kurt", |fighter| fighter.wounds = 19);
    refresh(&mut battle);
    let choices = &battle.decision().unwrap().choices;
    let blow = choices.iter().find(|choice| choice.target == Some(id(&battle, "hans"))).unwrap();
    let answered = battle.table().book().forecast(battle.world(), blow).answered.unwrap().value();
    // Full Defence leaves 8 faces of 20. The counter misses with 5 of 20 and then meets Kurt's blow
    // without its −2, 14 of 20.
    assert!((answered - 0.25 * 0.7).abs() < 1e-9, "{answered}");
}

#[test]
fn len_410_501_darkness_keeps_nobody_from_striking_back() {
    let rows = "\"...........\",".repeat(5) + "\",,,,,,,,,,,\"," + &"\"...........\",".repeat(5);
    let mut battle = on(&rows, &[("kurt", "F5")], &[("hans", "F6")], &[]);
    say(&mut battle, "attack @hans short-sword.strike");
    // Full Defence adds nothing for one who does not see the blow.
    assert_eq!(open(&battle), ["counter @kurt rapier.strike", "let-pass"]);
}
