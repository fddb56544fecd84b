//! What stands beside the rules where they leave a gap, and what two readings of them come to.

use riposte_rules::figure::Dropped;

use crate::common::*;

/// Whether something lies in a hex.
fn lies(battle: &Battle, hex: &str) -> bool {
    let mut things = battle.world().resource::<Dropped>().things();
    things.any(|thing| riposte_rules::board::hex_name(thing.hex) == hex)
}

/// What each side of closing is rolled against, the one that waited first.
fn closing(battle: &Battle, waiter: &str, comer: &str) -> [i32; 2] {
    let rules = BookView::new(battle.world());
    let contest = rules.closing(id(battle, waiter), id(battle, comer));
    [0, 1].map(|side| contest.limits()[side].as_ref().unwrap().value.basic())
}

#[test]
fn man_542_the_longer_weapon_has_one_more_for_each_hex_by_which_it_is_longer() {
    let battle = duel("dirk", "ada", &[]);
    assert_eq!(closing(&battle, "dirk", "ada"), [13 + 1, 13]);
    let battle = duel("ada", "bor", &[]);
    assert_eq!(closing(&battle, "bor", "ada"), [15, 13], "swords are as long as swords");
}

#[test]
fn man_542_on_a_tie_both_strike_at_once() {
    // 15 by 3 against 13 by 3. Bor: 12 of 15, 6 + 2, cut: Ada is out. Ada: 9 of 13, 1 + 2, less cloth, cut.
    let faces = [4, 4, 4, 3, 3, 4, 4, 4, 4, 6, 3, 3, 3, 1];
    let mut battle = battle(&[("ada", "E3", "S"), ("bor", "E6", "N")], &faces);
    script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5", "done"]);
    assert_eq!((question(&battle), asked(&battle)), ("waited", "bor".into()));
    script(&mut battle, &["strike @ada broadsword.cut", "take-it"]);
    assert_eq!(hits(&battle, "ada"), 0, "it counts when she has struck");
    script(&mut battle, &["turn >S", "strike @bor broadsword.cut", "take-it"]);
    assert_eq!((hits(&battle, "ada"), hits(&battle, "bor")), (12, 3));
}

#[test]
fn man_542_on_a_tie_the_blow_counts_at_the_end_of_the_turn_of_one_that_does_not_strike() {
    let faces = [4, 4, 4, 3, 3, 4, 4, 4, 4, 2];
    let mut battle = battle(&[("ada", "E3", "S"), ("bor", "E6", "N")], &faces);
    script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5", "done"]);
    script(&mut battle, &["strike @ada broadsword.cut", "take-it", "turn >S", "done"]);
    assert_eq!(hits(&battle, "ada"), 6);
}

#[test]
fn man_307_a_beat_may_be_blocked_or_parried_and_then_comes_to_nothing() {
    // 13 with 9, by 4. Bor parries with 10 + 1 + 3 − 4: a 9.
    let mut battle = duel("ada", "bor", &[3, 3, 3, 3, 3, 3]);
    script(&mut battle, &["attack", "beat @bor =0"]);
    assert_eq!((question(&battle), asked(&battle)), ("defend", "bor".into()));
    assert_eq!(verbs(&battle), ["block", "parry", "take-it"]);
    say(&mut battle, "parry broadsword");
    assert!(!verbs(&battle).contains(&"strike".to_owned()));
    let ada = fighter(&battle, "ada").turn;
    assert_eq!((ada.feint.unwrap().by, ada.lost), (-1, 1));
}

#[test]
fn man_307_a_beat_that_a_parry_does_not_stop_hinders() {
    // By 4; a parry of 10 fails with an 11. Damage 5 + 2: half of 7.
    let mut battle = duel("ada", "bor", &[3, 3, 3, 4, 4, 3, 5]);
    script(&mut battle, &["attack", "beat @bor =0", "parry broadsword"]);
    assert_eq!(fighter(&battle, "ada").turn.feint.unwrap().by, 3);
    assert!(can(&battle, "strike @bor broadsword.cut"));
}

#[test]
fn man_231_541_a_blow_out_of_a_wait_may_press() {
    // Spear 13 with 8: won by five.
    let mut battle = battle(&[("ada", "E3", "S"), ("dirk", "E6", "N")], &[2, 3, 3, 1]);
    script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5"]);
    script(&mut battle, &["strike @ada spear.long", "take-it"]);
    assert_eq!((question(&battle), asked(&battle)), ("press", "dirk".into()));
}

#[test]
fn man_234_one_that_is_pressed_and_can_do_nothing_about_it_may_fall() {
    // HT 12 with 17: stunned as before. DX 10 with 17: he falls.
    let mut battle = duel("ada", "bor", &[6, 6, 5, 6, 6, 5]);
    let ada = id(&battle, "ada");
    set(&mut battle, "bor", |fighter| {
        fighter.stunned = true;
        fighter.pressed = Some(ada);
    });
    script(&mut battle, &["concentrate", "done"]);
    assert!(battle.table().posture(id(&battle, "bor")).down());
}

#[test]
fn man_524_things_may_be_let_fall_into_the_hexes_beside_the_way() {
    let mut battle = battle(&[("ada", "E1", "S"), ("raoul", "E9", "N")], &[]);
    script(&mut battle, &["move", "step E4", "turn >S"]);
    // To the south-east of where she began, and to the south of where she is.
    assert!(can(&battle, "let-go E1 broadsword =3"), "{:?}", open(&battle));
    say(&mut battle, "let-go broadsword =4");
    assert!(lies(&battle, "E5"));
}

#[test]
fn man_405_524_under_a_load_kneeling_for_a_thing_takes_as_long_as_any_change() {
    let mut battle = duel("gus", "eve", &[]);
    let turns = BookView::new(battle.world()).change_turns(id(&battle, "gus"));
    assert!(turns > 1, "plate and a large shield");
    script(&mut battle, &["concentrate", "done", "let-go mace", "ready", "pick-up E5 =0"]);
    for _ in 1..turns {
        assert_eq!(battle.table().posture(id(&battle, "gus")), Posture::Standing);
        script(&mut battle, &["concentrate", "done", "ready", "pick-up E5 =0"]);
    }
    assert_eq!(battle.table().posture(id(&battle, "gus")), Posture::Kneeling);
    // It has it in hand with the next, and has yet to rise.
    script(&mut battle, &["concentrate", "done", "ready", "pick-up E5 =0"]);
    assert!(!lies(&battle, "E5"));
    assert_eq!(battle.table().posture(id(&battle, "gus")), Posture::Kneeling);
}

#[test]
fn man_525_a_bow_that_has_lain_there_has_to_be_loaded() {
    let mut battle = duel("fay", "bor", &[]);
    posture(&mut battle, "fay", Posture::Kneeling);
    script(&mut battle, &["let-go short-bow", "ready", "pick-up E5 =0"]);
    let arms = battle.table().arms(id(&battle, "fay"));
    let held = arms.numbered().find(|(_, item)| item.at.in_hand()).unwrap().0;
    assert_eq!(fighter(&battle, "fay").unready.of(held), 2);
}

#[test]
fn man_401_a_high_crawl_gives_less_cover() {
    let mut battle = battle(&[("fay", "E1", "S"), ("raoul", "E5", "N")], &[]);
    posture(&mut battle, "raoul", Posture::Prone);
    let low = attack(&battle, "fay", "raoul");
    set(&mut battle, "raoul", |fighter| fighter.turn.sprinted = true);
    assert_eq!(attack(&battle, "fay", "raoul"), low + 1, "-4 instead of -5");
}

#[test]
fn man_511_with_another_foe_on_the_field_a_retreat_may_turn_one_away_from_the_attacker() {
    let figures = [("bor", "E6", "N"), ("ada", "E5", "S"), ("raoul", "A9", "N")];
    let mut battle = battle(&figures, &[3, 3, 4, 6, 6, 6, 1]);
    takes(&mut battle, "bor", CAUTIOUS);
    script(&mut battle, &["attack", "strike @bor broadsword.cut", "retreat E7"]);
    assert_eq!((question(&battle), asked(&battle)), ("face", "bor".into()));
    assert_eq!(open(&battle).len(), 3, "by one side at most");
}

#[test]
fn man_133_a_spear_in_one_hand_reaches_two_hexes() {
    let roster = r#"(key: "una", name: "Una", icon: "x",
        scores: {"ST": 12, "DX": 12, "IQ": 10, "HT": 12, "Move": 6, "Spear": 13, "Shield": 12},
        kit: [(item: "spear", at: Right), (item: "buckler", at: Left)]),
        (key: "ina", name: "Ina", icon: "x",
        scores: {"ST": 10, "DX": 10, "IQ": 10, "HT": 12, "Move": 3})"#;
    for hex in ["E5", "E6"] {
        let sides: [&[(&str, &str, &str)]; 2] = [&[("una", "E4", "S")], &[("ina", hex, "N")]];
        let dice = Dice::given([], Some(1));
        let mut battle = riposte_trial::battle(riposte_maneuvers::Maneuvers, roster, &sides, dice);
        say(&mut battle, "attack");
        assert!(can(&battle, "strike @ina spear.thrust"), "{hex}");
    }
}
