//! Wounds, daze, stun, falling; shooting.

use crate::common::*;

#[test]
fn man_601_daze_takes_what_was_suffered_until_the_end_of_the_next_turn() {
    let mut battle = duel("carlos", "raoul", &[]);
    set(&mut battle, "carlos", |fighter| fighter.daze_new = 3);
    say(&mut battle, "attack");
    assert_eq!(attack(&battle, "carlos", "raoul"), 17 - 3);
    assert_eq!(BookView::new(battle.world()).daze(id(&battle, "carlos")), 3);
    set(&mut battle, "carlos", |fighter| fighter.daze_new = 30);
    assert_eq!(BookView::new(battle.world()).daze(id(&battle, "carlos")), 8, "eight at most");
}

#[test]
fn man_602_without_hit_points_a_figure_is_out_of_the_fight() {
    // Ada strikes at the last point; 1 + 1 + 1, cut: 4.
    let mut battle = duel("ada", "raoul", &[3, 3, 3, 1]);
    set(&mut battle, "raoul", |fighter| fighter.hits = 9);
    script(&mut battle, &["attack", "strike @raoul broadsword.cut", "take-it"]);
    assert_eq!(battle.table().harm(id(&battle, "raoul")).life, Life::Unconscious);
    assert!(battle.outcome().is_some());
}

#[test]
fn man_404_603_a_great_wound_stuns_and_a_wound_to_the_leg_fells() {
    // 13 − 2 with 9; damage 4 + 1 + 1 = 6, cut 9 of 12; HT 12 with 14: stunned.
    let mut battle = duel("ada", "raoul", &[3, 3, 3, 4, 5, 5, 4, 6, 6, 6]);
    script(&mut battle, &["attack", "aim *leg", "strike @raoul broadsword.cut", "take-it"]);
    let raoul = fighter(&battle, "raoul");
    assert!(raoul.stunned && battle.table().posture(id(&battle, "raoul")) == Posture::Prone);
    assert_eq!(raoul.unready.of(0), 1, "the axe is not ready after a fall");
    assert_eq!(asked(&battle), "ada", "18 against HT: it does nothing");
    assert_eq!(defence(&battle, "ada", "raoul", 0, Choice::plain(DODGE)), 5 - 8 - 4);
}

#[test]
fn man_525_a_shot_is_worse_to_the_side_and_without_aiming() {
    let text = r#"(key: "fay", name: "Fay", icon: "x",
        scores: {"ST": 10, "DX": 13, "IQ": 10, "HT": 10, "Move": 5, "Bow": 14},
        kit: [(item: "short-bow", at: Both)]),
        (key: "gus", name: "Gus", icon: "x", scores: {"ST": 10, "DX": 10, "IQ": 10, "HT": 10, "Move": 4})"#;
    let sides: [&[(&str, &str, &str)]; 2] = [&[("fay", "F9", "N")], &[("gus", "F4", "S")]];
    let dice = Dice::given([6, 6, 4], Some(1));
    let mut battle = riposte_trial::battle(riposte_maneuvers::Maneuvers, text, &sides, dice);
    say(&mut battle, "attack");
    assert_eq!(
        attack(&battle, "fay", "gus"),
        14 - 1,
        "over five hexes, and 13 is enough for a snap shot"
    );
    say(&mut battle, "strike @gus short-bow.shot");
    assert_eq!(fighter(&battle, "fay").unready.of(0), 2);
}
