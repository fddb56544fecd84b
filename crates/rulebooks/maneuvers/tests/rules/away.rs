//! Getting away, running, cartwheels, waiting for who comes.

use riposte_maneuvers::steps_of;
use riposte_maneuvers::tables::Goes;

use crate::common::*;

#[test]
fn man_511_whoever_retreats_may_turn_by_one_side() {
    let mut battle = duel("carlos", "bor", &[5, 5, 3, 3, 3, 3]);
    script(&mut battle, &["double-defence", "done", "attack", "strike @bor broadsword.cut"]);
    let aside =
        open(&battle).into_iter().find(|it| it.starts_with("retreat") && !it.contains("E7"));
    say(&mut battle, &aside.unwrap());
    until(&mut battle, "face");
    assert_eq!((asked(&battle).as_str(), open(&battle).len()), ("bor", 3));
}

#[test]
fn man_515_who_lies_rolls_away_from_a_foe_beside_it() {
    let mut battle = battle(&[("ada", "E5", "S"), ("bor", "E6", "NE")], &[3, 3, 3, 1, 1, 1]);
    posture(&mut battle, "bor", Posture::Supine);
    takes(&mut battle, "bor", DOUBLE);
    // Move 7, cloth 1, shield 3, on the back −6, rolling 1.
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(ROLL)), 7 + 1 + 3 - 6 + 1);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    let away = open(&battle).into_iter().find(|line| line.starts_with("roll-away")).unwrap();
    say(&mut battle, &away);
    assert_ne!(place(&battle, "bor"), "E6");
    // From straight ahead nobody rolls.
    let mut battle = duel("ada", "bor", &[3, 3, 3]);
    posture(&mut battle, "bor", Posture::Supine);
    takes(&mut battle, "bor", DOUBLE);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    assert!(!verbs(&battle).contains(&"roll-away".to_owned()));
}

#[test]
fn man_516_at_the_end_of_a_flight_a_contest_and_then_one_must_run_on() {
    // DX 13 by 4 against Tactics 12 by 2.
    let mut battle = battle(&[("carlos", "E8", "S"), ("raoul", "E9", "N")], &[3, 3, 3, 3, 3, 4]);
    script(&mut battle, &["flee", "step E2"]);
    assert!(fighter(&battle, "carlos").broke_off.is_some(), "away for this second");
    assert_eq!(fighter(&battle, "carlos").runs_on, Some(id(&battle, "raoul")));
    until(&mut battle, "maneuver");
    assert_eq!(asked(&battle), "raoul");
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!(question(&battle), "act", "there is no choice: it runs on");
    assert!(open(&battle).iter().all(|line| line.starts_with("step ")));
}

#[test]
fn man_516_who_is_pressed_does_not_run_on() {
    let mut battle = battle(&[("carlos", "E8", "S"), ("raoul", "E9", "N")], &[3, 3, 3, 3, 3, 4]);
    script(&mut battle, &["flee", "step E2"]);
    let raoul = id(&battle, "raoul");
    set(&mut battle, "carlos", |fighter| fighter.pressed = Some(raoul));
    until(&mut battle, "maneuver");
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("carlos", "maneuver"));
    assert!(verbs(&battle).contains(&"double-defence".to_owned()));
}

#[test]
fn man_516_only_a_blow_won_by_five_reaches_the_back_of_who_flees() {
    let won = |skill_roll: &[u8]| {
        let mut battle = battle(&[("raoul", "E5", "S"), ("carlos", "E6", "S")], skill_roll);
        takes(&mut battle, "carlos", FLEE);
        until(&mut battle, "maneuver");
        while asked(&battle) != "raoul" {
            script(&mut battle, &["concentrate", "done"]);
        }
        takes(&mut battle, "carlos", FLEE);
        script(&mut battle, &["attack", "strike @carlos axe.cut", "take-it"]);
        hits(&battle, "carlos") > 0
    };
    assert!(!won(&[2, 2, 3, 6]), "11 by 4");
    assert!(won(&[2, 2, 2, 6]), "11 by 5");
}

#[test]
fn man_534_a_run_straight_on_gains_a_hex_in_the_next_turn() {
    let mut battle = battle(&[("cat", "F9", "N"), ("raoul", "A1", "N")], &[]);
    let goes =
        |battle: &Battle| steps_of(BookView::new(battle.world()), id(battle, "cat"), Goes::Full);
    assert!(!goes(&battle).contains(&"F4".to_owned()));
    set(&mut battle, "cat", |fighter| fighter.ran = true);
    assert!(goes(&battle).contains(&"F4".to_owned()), "Move 4 and one more");
    // One gets there by having gone straight.
    let mut battle = crate::common::battle(&[("carlos", "F9", "N"), ("raoul", "A1", "N")], &[]);
    script(&mut battle, &["move", "step F6"]);
    until(&mut battle, "maneuver");
    assert!(fighter(&battle, "carlos").ran);
}

#[test]
fn man_535_cartwheels_go_straight_and_dodge_without_tiring() {
    let mut battle = battle(&[("fay", "F9", "N"), ("bor", "A1", "N")], &[3, 3, 3]);
    say(&mut battle, "acrobatic-move");
    let steps: Vec<String> =
        open(&battle).into_iter().filter(|line| line.starts_with("step")).collect();
    assert!(steps.contains(&"step F7".to_owned()) && !steps.contains(&"step F8".to_owned()));
    assert!(steps.iter().all(|line| line.starts_with("step F")));
    set(&mut battle, "fay", |fighter| fighter.turn.defences = 3);
    assert_eq!(defence(&battle, "bor", "fay", 0, Choice::plain(DODGE)), 9);
    // Failed: half a Move, and DX or a fall.
    let mut battle =
        crate::common::battle(&[("fay", "F9", "N"), ("bor", "A1", "N")], &[6, 6, 3, 6, 6, 3]);
    say(&mut battle, "acrobatic-move");
    assert_eq!(fighter(&battle, "fay").turn.maneuver, Some(MOVE));
    assert_eq!(battle.table().posture(id(&battle, "fay")), Posture::Prone);
    // Not for those who have not learned it, nor with a heavy load.
    let battle = duel("ada", "bor", &[]);
    assert_eq!(closed(&battle, "acrobatic-move").unwrap(), "has not learned acrobatics");
}

#[test]
fn man_541_who_stood_still_may_step_forward_and_strike() {
    let mut battle = battle(&[("ada", "E5", "S"), ("bor", "E9", "N")], &[]);
    script(&mut battle, &["wait", "done", "move", "step E7"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("ada", "waited"));
    assert!(can(&battle, "step E6"));
    say(&mut battle, "step E6");
    assert!(can(&battle, "strike @bor broadsword.cut"));
    // A figure that turned or stepped has no step left.
    let mut battle = crate::common::battle(&[("ada", "E4", "S"), ("bor", "E9", "N")], &[]);
    script(&mut battle, &["wait", "step E5"]);
    until(&mut battle, "maneuver");
    script(&mut battle, &["move", "step E7"]);
    assert_eq!(asked(&battle), "bor");
}

#[test]
fn man_543_a_missile_waits_for_whoever_comes_near() {
    let mut battle = battle(&[("fay", "E1", "S"), ("carlos", "E9", "N")], &[]);
    say(&mut battle, "opportunity-fire");
    assert_eq!(open(&battle), ["watch =3", "watch =6", "watch =12", "done"]);
    script(&mut battle, &["watch =6", "move", "step E6"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("fay", "waited"));
    assert_eq!(place(&battle, "carlos"), "E7", "as soon as it is within six hexes");
    say(&mut battle, "strike @carlos short-bow.shot");
    // A dodge spoils it, and there is neither block nor parry.
    let rules = BookView::new(battle.world());
    let row = rules.row(Some(OPPORTUNITY)).unwrap();
    assert_eq!((row.block, row.parry, row.dodge), (None, None, Some(0)));
}

#[test]
fn man_544_525_aiming_gives_accuracy_and_then_a_little_more() {
    let mut battle = battle(&[("fay", "E1", "S"), ("carlos", "E9", "N")], &[]);
    // Bow 14, 1 for the distance: 13 is enough for a snap shot with a short bow.
    assert_eq!(attack(&battle, "fay", "carlos"), 13);
    say(&mut battle, "take-aim");
    assert_eq!(attack(&battle, "fay", "carlos"), 13 + 1);
    for more in [1, 2, 3, 3] {
        script(&mut battle, &["concentrate", "done", "take-aim"]);
        assert_eq!(attack(&battle, "fay", "carlos"), 14 + more);
    }
    // Another maneuver loses it; and a shot from the move is 2 worse.
    script(&mut battle, &["concentrate", "done", "concentrate", "done"]);
    assert_eq!(fighter(&battle, "fay").aims, None);
    set(&mut battle, "fay", |fighter| fighter.turn.moved = 1);
    // 11 is less than 12: a snap shot.
    assert_eq!(attack(&battle, "fay", "carlos"), 13 - 2 - 4);
}

#[test]
fn man_544_524_an_aim_is_lost_with_the_bow() {
    let mut battle = battle(&[("fay", "E1", "S"), ("carlos", "E9", "N")], &[]);
    script(&mut battle, &["take-aim", "concentrate", "done"]);
    assert!(fighter(&battle, "fay").aims.is_some());
    say(&mut battle, "let-go short-bow");
    assert_eq!(fighter(&battle, "fay").aims, None);
}

#[test]
fn man_551_a_throw_to_somebody_who_waits_for_it() {
    let figures =
        [("carlos", "K11", "N"), ("fay", "E2", "S"), ("cat", "E3", "S"), ("ada", "E5", "N")];
    let mut battle = battle(&figures, &[]);
    takes(&mut battle, "ada", CATCH);
    let rules = BookView::new(battle.world());
    let contest = rules.toss(id(&battle, "fay"), id(&battle, "ada"));
    assert_eq!(contest.limit().unwrap().value.basic(), 11 + 4 - 1, "one stands between");
    set(&mut battle, "fay", |fighter| fighter.daze_new = 1);
    let rules = BookView::new(battle.world());
    let contest = rules.toss(id(&battle, "fay"), id(&battle, "ada"));
    assert_eq!(contest.limit().unwrap().value.basic(), 11 + 4 - 1 - 4 - 1, "just hit, and dazed");
}

#[test]
fn man_552_553_555_a_catch_is_dx_and_from_where_it_comes() {
    let battle = duel("ada", "bor", &[]);
    let rules = BookView::new(battle.world());
    let way = |how, from, far| riposte_maneuvers::missiles::throwing::Way {
        how,
        from,
        far,
        well: true,
        weight: 3,
    };
    let value = |way| {
        let contest = rules.catch(id(&battle, "ada"), &way);
        contest.limit().unwrap().value.basic()
    };
    assert_eq!(value(way(GRAB, 5, 0)), 12 + 2 - 2, "left front");
    assert_eq!(value(way(GRAB, 2, 0)), 12 + 2 - 6);
    assert_eq!(value(way(RUN, 0, 3)), 12 + 2 - 6);
    assert_eq!(value(way(DIVE, 0, 2)), 12 + 2 + 4);
    assert_eq!(rules.constants().throwing.side[3], None, "not from behind");
}

#[test]
fn man_551_to_553_what_is_thrown_is_caught_or_nearly() {
    let figures = [("carlos", "K11", "N"), ("fay", "E2", "S"), ("ivo", "E5", "N")];
    // The throw: 9. The catch: 15 against 14, missed by one.
    let mut battle = battle(&figures, &[3, 3, 3, 5, 5, 5]);
    script(&mut battle, &["concentrate", "done"]);
    takes(&mut battle, "ivo", CATCH);
    script(&mut battle, &["throw", "toss @ivo short-bow"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("ivo", "catch"));
    say(&mut battle, "grab");
    assert!(fighter(&battle, "ivo").fumbles.is_some());
    // Caught: a sword, drawn in no time, thrown, and in the other hand.
    let mut battle = crate::common::battle(&figures, &[3, 3, 3, 3, 3, 3, 3, 3, 3]);
    script(&mut battle, &["concentrate", "done"]);
    takes(&mut battle, "ivo", CATCH);
    script(&mut battle, &["let-go short-bow", "fast-draw shortsword", "throw"]);
    script(&mut battle, &["toss @ivo shortsword", "grab"]);
    let arms = battle.table().arms(id(&battle, "ivo")).clone();
    assert!(arms.items().any(|item| item.at == riposte_rules::figure::Place::Left));
}

#[test]
fn man_554_a_foe_beside_the_catcher_may_be_first() {
    let battle = duel("ada", "bor", &[]);
    let rules = BookView::new(battle.world());
    let contest = rules.grab_first(id(&battle, "bor"), id(&battle, "ada"));
    assert_eq!(contest.limit().unwrap().value.basic(), 10, "DX against DX");
}

#[test]
fn man_243_who_wants_the_pause_to_last_wins_it_by_tactics() {
    use riposte_rules::battle::TurnNumber;
    let pause = |faces: &[u8]| {
        let mut battle = duel("carlos", "raoul", faces);
        script(&mut battle, &["wait", "done", "wait", "done", "linger", "done"]);
        battle.world().resource::<TurnNumber>().0
    };
    // Three seconds; Tactics 12 by 3 against 12 by 2: six. The next second is the seventh.
    assert_eq!(pause(&[3, 3, 3, 3, 3, 3, 4]), 7);
    assert_eq!(pause(&[3, 3, 3, 4, 3, 3, 3]), 4);
}

#[test]
fn man_534_whoever_kneels_or_crawls_may_hurry_as_well() {
    let mut battle = battle(&[("carlos", "F9", "N"), ("raoul", "A1", "N")], &[]);
    let far = |battle: &Battle| {
        let hexes = steps_of(BookView::new(battle.world()), id(battle, "carlos"), Goes::Full);
        [hexes.contains(&"F8".into()), hexes.contains(&"F7".into()), hexes.contains(&"F6".into())]
    };
    posture(&mut battle, "carlos", Posture::Prone);
    assert_eq!(far(&battle), [true, false, false]);
    set(&mut battle, "carlos", |fighter| fighter.ran = true);
    assert_eq!(far(&battle), [true, true, false], "one hex, and one more");
    posture(&mut battle, "carlos", Posture::Kneeling);
    assert_eq!(far(&battle), [true, true, true], "two, and one more");
    posture(&mut battle, "carlos", Posture::Supine);
    assert_eq!(far(&battle), [true, false, false], "not on the back");
}

#[test]
fn man_513_a_cautious_attack_or_a_defence_may_end_in_breaking_off() {
    // 12 by 3 against 12 by 2.
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 4]);
    script(&mut battle, &["double-defence", "break-off"]);
    assert!(fighter(&battle, "carlos").broke_off.is_some());
    let ways = open(&battle);
    assert!(ways.iter().all(|line| !line.starts_with("turn ")), "straight away: {ways:?}");
    assert!(ways.contains(&"step E1".to_owned()), "{ways:?}");
    script(&mut battle, &["step E1"]);
    until(&mut battle, "maneuver");
    assert_eq!(asked(&battle), "raoul");
    assert!(!can(&battle, "attack"), "nobody strikes at it this second");
    // Cautiously one strikes first: 17 − 2 with an 18 would fall, with 16 it misses.
    let mut battle = duel("carlos", "raoul", &[6, 5, 5, 3, 3, 4, 3, 3, 3]);
    script(&mut battle, &["cautious", "strike @raoul broadsword.cut", "break-off"]);
    assert!(fighter(&battle, "carlos").broke_off.is_none(), "12 by 2 against 12 by 3");
    assert!(can(&battle, "step E1"), "it goes all the same");
    assert!(!verbs(&battle).contains(&"strike".to_owned()));
    // Not with any other attack.
    let mut battle = duel("carlos", "raoul", &[]);
    say(&mut battle, "attack");
    assert!(!can(&battle, "break-off"));
}

#[test]
fn man_531_a_wild_swing_comes_before_the_way() {
    let mut battle = battle(&[("ada", "E5", "N"), ("bor", "E6", "N")], &[5, 5, 5]);
    say(&mut battle, "move");
    assert!(!can(&battle, "strike @bor broadsword.cut"), "he is behind her");
    let swing = riposte_rules::decision::read(battle.table(), "swing @bor broadsword.cut").unwrap();
    let rules = BookView::new(battle.world());
    let of = Blow::of(rules, id(&battle, "ada"), &swing).unwrap();
    assert_eq!((of.with, rules.attack_value(of).basic()), (WILD, 13 - 5));
    say(&mut battle, "swing @bor broadsword.cut");
    assert!(can(&battle, "step E1"), "then she goes on");
    say(&mut battle, "step E1");
    until(&mut battle, "maneuver");
    assert_eq!(asked(&battle), "bor", "there is one blow in a Move");
    assert_eq!(fighter(&battle, "ada").turn.struck.len(), 1);
}
