//! Press, follow, riposte, wait.

use crate::common::*;

#[test]
fn man_231_to_233_whoever_wins_by_five_presses_and_the_foe_falls_back() {
    // 4 + 2 + 2 = 8 of 13: made by five; Bor blocks with 10 exactly; damage 1 + 1 + 1.
    let mut battle = duel("ada", "bor", &[2, 3, 3, 3, 3, 4, 1]);
    script(&mut battle, &["attack", "strike @bor broadsword.cut", "block medium-shield"]);
    assert_eq!((question(&battle), asked(&battle)), ("press", "ada".into()));
    say(&mut battle, "press @bor");
    let when = "Bor is pressed: next turn it falls back, or goes all-out";
    assert!(log(&mut battle).iter().any(|line| line == when));
    assert_eq!(asked(&battle), "bor");
    // All-out attacks and defences are ways out; a riposte is not.
    assert!(can(&battle, "all-out-skill") && can(&battle, "double-defence"));
    assert!(!can(&battle, "riposte") && closed(&battle, "riposte").unwrap().contains("fall back"));
    let others = ["attack", "bold", "wrap-shot", "move", "ready", "disengage", "flee", "wait"];
    assert!(others.iter().all(|line| !can(&battle, line)), "a retreat does not go with these");
    say(&mut battle, "cautious");
    assert!(open(&battle).iter().all(|choice| choice.starts_with("step ")), "{:?}", open(&battle));
    say(&mut battle, "step E7");
    assert_eq!((question(&battle), asked(&battle)), ("follow", "ada".into()));
    say(&mut battle, "follow E6");
    assert_eq!((place(&battle, "ada"), place(&battle, "bor")), ("E6".into(), "E7".into()));
    assert_eq!((question(&battle), asked(&battle)), ("face", "bor".into()));
    assert_eq!(open(&battle).len(), 3, "one turns by one side at most");
    // It was the retreat of the turn, without a bonus; the dodge has none either.
    script(&mut battle, &["turn >N", "done"]);
    until(&mut battle, "maneuver");
    assert_eq!(asked(&battle), "ada");
    assert!(fighter(&battle, "bor").turn.retreated.is_some());
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 7 + 3 + 1 + 1);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    assert!(can(&battle, "dodge") && !verbs(&battle).contains(&"retreat".to_owned()));
}

/// Ada's turn, pressed by Bor, who stands before her.
fn pressed(battle: &mut Battle) {
    script(battle, &["concentrate", "done", "concentrate", "done"]);
    let bor = id(battle, "bor");
    set(battle, "ada", |fighter| fighter.turn.pressed = Some(bor));
    refresh(battle);
}

#[test]
fn man_232_an_all_out_defence_is_a_way_out_and_a_later_retreat_gains_nothing() {
    let mut battle = duel("ada", "bor", &[3, 3, 4, 3, 3, 3]);
    pressed(&mut battle);
    script(&mut battle, &["double-defence", "done", "attack", "strike @ada broadsword.cut"]);
    let retreat = Choice::plain(RETREAT);
    assert_eq!(defence(&battle, "bor", "ada", 0, retreat), 8, "as a dodge");
    assert!(can(&battle, "retreat E4"));
    // A step back was the retreat.
    let mut battle = duel("ada", "bor", &[3, 3, 4, 3, 3, 3]);
    pressed(&mut battle);
    script(&mut battle, &["double-defence", "step E4"]);
    assert_eq!((question(&battle), asked(&battle)), ("follow", "bor".into()));
    script(&mut battle, &["follow E5", "turn >S", "done", "attack", "strike @ada broadsword.cut"]);
    assert!(can(&battle, "dodge") && !verbs(&battle).contains(&"retreat".to_owned()));
}

#[test]
fn man_232_234_whoever_kneels_cannot_fall_back_but_attacks_all_out() {
    let mut battle = duel("ada", "bor", &[]);
    pressed(&mut battle);
    assert!(can(&battle, "cautious"));
    posture(&mut battle, "ada", Posture::Kneeling);
    assert!(closed(&battle, "cautious").unwrap().contains("cannot fall back"));
    assert!(can(&battle, "all-out-skill") && can(&battle, "half-penalty"));
}

#[test]
fn man_234_who_cannot_fall_back_defends_or_attacks_all_out() {
    let mut battle = battle(&[("ada", "E1", "N"), ("bor", "E2", "N"), ("raoul", "A9", "N")], &[]);
    let bor = id(&battle, "bor");
    script(&mut battle, &["move", "done"]);
    // Ada stands with her back to the edge.
    script(&mut battle, &["move", "done"]);
    script(&mut battle, &["move", "done"]);
    set(&mut battle, "ada", |fighter| fighter.turn.pressed = Some(bor));
    refresh(&mut battle);
    assert_eq!(asked(&battle), "ada");
    let open = verbs(&battle);
    let defences = ["double-defence", "skilled-defence", "half-penalty"];
    let maneuvers: Vec<&String> = open
        .iter()
        .filter(|verb| !["guard", "crouch", "lie-down", "let-go"].contains(&verb.as_str()))
        .filter(|verb| {
            !verb.starts_with("all-out") && !["two-strikes", "lunge"].contains(&verb.as_str())
        })
        .collect();
    assert_eq!(maneuvers, defences);
    assert!(can(&battle, "all-out-skill"), "without condition");
    assert!(closed(&battle, "cautious").unwrap().contains("cannot fall back"));
}

#[test]
fn man_241_242_a_riposte_gains_what_the_defence_was_made_by() {
    // Raoul: 9 of 11, made by 2. Carlos parries 12 with 9: made by 3. Then 20 with 6, 6, 4.
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 3, 6, 6, 4]);
    script(&mut battle, &["riposte", "done", "attack", "strike @carlos axe.cut"]);
    assert_eq!(asked(&battle), "carlos");
    say(&mut battle, "parry broadsword");
    assert_eq!((question(&battle), asked(&battle)), ("counter", "carlos".into()));
    assert_eq!(attack(&battle, "carlos", "raoul"), 17 + 3);
    say(&mut battle, "strike @raoul broadsword.cut");
    assert_eq!((question(&battle), asked(&battle)), ("defend", "raoul".into()));
    assert!(!can(&battle, "parry axe"), "the axe was just swung");
    // What counts is the roll by itself, whether or not the blow got through; of one that failed by one
    // to four as much less, of one that failed by five nothing.
    let failed = |faces: &[u8]| {
        let mut battle = duel("carlos", "raoul", faces);
        script(
            &mut battle,
            &["riposte", "done", "attack", "strike @carlos axe.cut", "parry broadsword"],
        );
        (question(&battle), fighter(&battle, "carlos").turn.counter.map(|(_, bonus)| bonus))
    };
    // 10 is needed after an attack made by two.
    assert_eq!(
        failed(&[3, 3, 3, 3, 4, 4, 1]),
        ("counter", Some(1)),
        "made by one: hit all the same"
    );
    assert_eq!(failed(&[3, 3, 3, 4, 4, 4, 1]), ("counter", Some(0)));
    assert_eq!(failed(&[3, 3, 3, 5, 5, 4, 1]), ("counter", Some(-2)));
    assert_eq!(failed(&[3, 3, 3, 5, 5, 6, 1]), ("counter", Some(-4)));
    assert_eq!(failed(&[3, 3, 3, 5, 6, 6, 1]).1, None);
}

#[test]
fn man_242_after_a_defence_that_failed_by_five_nobody_is_struck_back_at_this_turn() {
    let figures = [("carlos", "E5", "S"), ("ada", "E4", "S"), ("raoul", "E6", "N")];
    // Raoul: 9 of 11, made by 2; Carlos parries 12 with 17, as bad as can be.
    let mut battle = battle(&figures, &[3, 3, 3, 5, 6, 6, 1, 4, 4, 4, 1]);
    script(&mut battle, &["concentrate", "done", "riposte", "done"]);
    script(&mut battle, &["attack", "strike @carlos axe.cut", "parry broadsword"]);
    until(&mut battle, "maneuver");
    let carlos = fighter(&battle, "carlos").turn;
    assert!(carlos.answered && carlos.counter.is_none());
    assert!(log(&mut battle).join("\n").contains("too far off guard"));
}

#[test]
fn man_243_two_who_let_each_other_come_first_lose_time() {
    let mut battle = duel("carlos", "raoul", &[4]);
    script(&mut battle, &["riposte", "done", "riposte", "done", "done", "done"]);
    assert_eq!(battle.world().resource::<riposte_rules::battle::TurnNumber>().0, 1 + 4);
}

#[test]
fn man_511_512_a_retreat_helps_the_dodge_unless_the_attack_was_made_by_five() {
    let mut battle = duel("ada", "bor", &[3, 3, 4, 6, 6, 6, 1]);
    takes(&mut battle, "bor", CAUTIOUS);
    assert_eq!(defence(&battle, "ada", "bor", 4, Choice::plain(RETREAT)), 11 + 1 + 5 - 4);
    assert_eq!(defence(&battle, "ada", "bor", 5, Choice::plain(RETREAT)), 11 + 1 - 5);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    assert!(can(&battle, "retreat E7") && !can(&battle, "retreat D5"));
    say(&mut battle, "retreat E7");
    assert_eq!(place(&battle, "bor"), "E7");
    assert_eq!((question(&battle), asked(&battle)), ("follow", "ada".into()));
    say(&mut battle, "follow E6");
    assert_eq!(place(&battle, "ada"), "E6");
}

#[test]
fn man_541_542_whoever_waits_strikes_at_who_comes_the_longer_reach_the_sooner() {
    // Dirk's spear reaches two hexes: Ada comes within it first.
    let mut battle = battle(&[("ada", "E3", "S"), ("dirk", "E6", "N")], &[]);
    script(&mut battle, &["concentrate", "done", "wait", "done"]);
    script(&mut battle, &["attack", "step E5"]);
    assert_eq!((question(&battle), asked(&battle)), ("waited", "dirk".into()));
    assert_eq!(place(&battle, "ada"), "E4", "in the middle of the way");
    say(&mut battle, "done");
    assert_eq!(
        (question(&battle), asked(&battle), place(&battle, "ada")),
        ("face", "ada".into(), "E5".into())
    );
    // With equal reach a contest says who is first: 13 by 7 against 15 by 3.
    let mut battle =
        crate::common::battle(&[("ada", "E3", "S"), ("bor", "E6", "N")], &[4, 4, 4, 2, 2, 2]);
    script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5"]);
    assert!(can(&battle, "step E5"), "at two hexes he could step up to her");
    say(&mut battle, "done");
    assert_eq!((question(&battle), asked(&battle)), ("face", "ada".into()));
}

#[test]
fn man_541_what_is_under_way_says_what_may_be_done_out_of_a_wait() {
    let mut battle = battle(&[("ada", "E3", "S"), ("dirk", "E6", "N")], &[]);
    script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5"]);
    assert_eq!(question(&battle), "waited");
    let links = battle.table().book().exchange(battle.world());
    let words: Vec<&str> = links.iter().map(|link| link.words.as_str()).collect();
    assert_eq!(words, ["chooses attack", "may strike first"]);
}

#[test]
fn man_511_whoever_has_feinted_does_not_retreat() {
    let mut battle = duel("ada", "bor", &[3, 3, 4]);
    takes(&mut battle, "bor", CAUTIOUS);
    let ada = id(&battle, "ada");
    set(&mut battle, "bor", |fighter| {
        let feint = riposte_maneuvers::fighter::Feint {
            verb: JAM,
            at: ada,
            item: 0,
            by: 1,
            spot: None,
            on: None,
        };
        fighter.turn.feint = Some(feint);
    });
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    assert_eq!(question(&battle), "defend");
    assert!(can(&battle, "dodge") && !verbs(&battle).contains(&"retreat".to_owned()));
}
