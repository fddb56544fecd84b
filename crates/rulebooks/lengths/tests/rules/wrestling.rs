//! Wrestling, holds and disarming.
use crate::common::*;
use riposte_lengths::view::BookView;
use riposte_lengths::words::HOLDS;
use riposte_rules::battle::bind;
use riposte_rules::figure::Bond;
use riposte_trial::forecast;

fn held(battle: &Battle, key: &str) -> bool {
    BookView::new(battle.world()).is_held(id(battle, key))
}

#[test]
fn len_701_with_both_hands_free() {
    let battle = sides(&[("kurt", "F5")], &[("plain", "F6")], &[]);
    assert!(closed(&battle, "wrestle").unwrap().contains("hands free"));
    let battle = sides(&[("bare", "F5")], &[("plain", "F6")], &[]);
    assert!(can(&battle, "wrestle @plain"));
    let battle = sides(&[("bear", "F5")], &[("plain", "F6")], &[]);
    assert!(can(&battle, "wrestle @plain"));
}

#[test]
fn len_702_the_armed_defender_strikes_first() {
    let mut battle = sides(&[("bare", "F5")], &[("hans", "F6")], &[15, 3, 19, 2]);
    say(&mut battle, "wrestle @hans");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "hans"));
    say(&mut battle, "attack @bare rapier.strike");
    assert_eq!(fighter(&battle, "bare").stamina, 3);
    assert_eq!(question(&battle), "winner");
    // And nothing more comes of it when the wrestler is struck down.
    let mut battle = sides(&[("bare", "F5")], &[("hans", "F6")], &[20, 8, 1]);
    set(&mut battle, "bare", |fighter| (fighter.wounds, fighter.stamina) = (7, 3));
    script(&mut battle, &["wrestle @hans", "attack @bare rapier.strike"]);
    assert_eq!(question(&battle), "over");
}

#[test]
fn len_703_ties_go_by_agility_then_by_a_die() {
    // 12 + 1 + 2 against 14 + 1: Agility decides for Bare.
    let mut battle = sides(&[("bare", "F5")], &[("plain", "F6")], &[12, 14]);
    say(&mut battle, "wrestle @plain");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("winner", "bare"));
    let mut battle = sides(&[("plain", "F5")], &[("plain2", "F6")], &[9, 9, 4]);
    say(&mut battle, "wrestle @plain2");
    assert_eq!(asked(&battle), "plain");
    let mut battle = sides(&[("plain", "F5")], &[("plain2", "F6")], &[9, 9, 3]);
    say(&mut battle, "wrestle @plain2");
    assert_eq!(asked(&battle), "plain2");
}

#[test]
fn len_703_a_body_made_for_it() {
    let mut battle = sides(&[("bear", "F5")], &[("plain", "F6")], &[10, 10]);
    say(&mut battle, "wrestle @plain");
    // Hit Dice 4 as its skill and 4 more.
    assert_eq!(rolled(&mut battle)[0].1, 10 + 4 + 4);
}

#[test]
fn len_704_705_the_winner_decides_and_the_held_can_only_struggle() {
    let mut battle = sides(&[("bare", "F5")], &[("plain", "F6"), ("otto", "A1")], &[19, 1]);
    script(&mut battle, &["wrestle @plain", "immobilise @plain"]);
    assert!(held(&battle, "plain"));
    turn_of(&mut battle, "plain");
    assert_eq!(verbs(&battle), ["escape", "stab-holder", "hold"]);
    assert!(closed(&battle, "move").unwrap().contains("held"));
    // The winner may be the one who was laid hold of.
    let mut battle = sides(&[("bare", "F5")], &[("plain", "F6")], &[1, 19]);
    say(&mut battle, "wrestle @plain");
    assert_eq!(asked(&battle), "plain");
    say(&mut battle, "immobilise @bare");
    assert!(held(&battle, "bare"));
}

#[test]
fn len_705_breaking_free_and_stabbing() {
    let mut battle = sides(&[("bare", "F5")], &[("otto", "F6")], &[5, 1, 19, 1, 6, 1]);
    script(&mut battle, &["wrestle @otto", "let-pass", "immobilise @otto"]);
    assert_eq!(asked(&battle), "otto");
    script(&mut battle, &["escape @bare", "release @bare"]);
    assert!(!held(&battle, "otto"));
    let mut battle = sides(&[("bare", "F5")], &[("otto", "F6")], &[19, 1, 20, 1, 4]);
    script(&mut battle, &["wrestle @otto", "let-pass", "immobilise @otto"]);
    say(&mut battle, "stab-holder @bare dagger.strike");
    assert_eq!(fighter(&battle, "bare").stamina, 3);
    assert_eq!(fighter(&battle, "bare").wounds, 1);
    assert_eq!(fighter(&battle, "otto").lost, 0, "LEN-706: a contest won breaks the row");
}

#[test]
fn len_705_a_hold_that_is_not_kept_up_ends() {
    let mut battle = sides(&[("bare", "F5")], &[("plain", "F6")], &[19, 1, 6, 1, 6, 1]);
    script(&mut battle, &["wrestle @plain", "immobilise @plain", "hold", "nothing"]);
    assert!(held(&battle, "plain"));
    script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
    assert!(!held(&battle, "plain"));
}

#[test]
fn len_706_three_contests_in_a_row_pin() {
    let faces = [19, 1, 6, 1, 19, 1, 6, 1, 19, 1, 6, 1];
    let mut battle = sides(&[("bare", "F5")], &[("plain", "F6")], &faces);
    for _ in 0..2 {
        script(&mut battle, &["wrestle @plain", "immobilise @plain", "hold", "nothing"]);
    }
    assert_eq!(fighter(&battle, "plain").lost, 2);
    script(&mut battle, &["wrestle @plain", "immobilise @plain"]);
    let view = BookView::new(battle.world());
    let plain = id(&battle, "plain");
    assert!(view.pinned(plain) && view.helpless(plain));
    // It is not asked any more.
    assert_eq!(asked(&battle), "bare");
}

#[test]
fn len_105_707_wresting_something_away() {
    for (face, kept) in [(13, false), (14, true), (20, true), (1, false)] {
        let mut battle = sides(&[("bare", "F5")], &[("otto", "F6")], &[19, 1, face]);
        script(&mut battle, &["wrestle @otto", "let-pass", "disarm @otto =0"]);
        let otto = id(&battle, "otto");
        assert_eq!(BookView::new(battle.world()).guard_length(otto).is_some(), kept, "{face}");
    }
}

#[test]
fn len_707_what_is_wrested_away_goes_into_a_free_hand() {
    for (face, kept) in [(13, false), (14, true)] {
        let mut battle = sides(&[("bare", "F5")], &[("otto", "F6")], &[19, 1, face]);
        script(&mut battle, &["wrestle @otto", "let-pass", "snatch @otto =0"]);
        let armed = |key| BookView::new(battle.world()).guard_length(id(&battle, key)).is_some();
        assert_eq!((armed("otto"), armed("bare")), (kept, !kept), "{face}");
        let lying = battle.table().world().resource::<riposte_rules::figure::Dropped>();
        assert!(lying.things().next().is_none(), "it does not fall to the ground");
    }
}

#[test]
fn len_204_702_a_blow_that_is_held_falls_on_a_wrestler_as_well() {
    // Bare lays hold of Hans, who lets it pass; Otto has held, and strikes: 18 hits, 3.
    let mut battle = sides(&[("hans", "F6"), ("otto", "E6")], &[("bare", "F5")], &[18, 3, 5, 5]);
    script(&mut battle, &["hold-all", "wrestle @hans"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "otto"));
    script(&mut battle, &["attack @bare dagger.strike", "let-pass"]);
    let rolls: Vec<String> = rolled(&mut battle).into_iter().map(|(name, _)| name).collect();
    assert_eq!(rolls[..2], ["attack", "damage"]);
    assert!(rolls.contains(&"wrestling".to_owned()), "{rolls:?}");
    assert_eq!(fighter(&battle, "bare").stamina + fighter(&battle, "bare").wounds, 3);
}

#[test]
fn len_708_together_the_best_counts_and_one_more_for_each_other() {
    let mut battle = sides(
        &[("plain", "F5"), ("plain2", "E6"), ("plain3", "G6")],
        &[("otto", "F6")],
        &[9, 15, 11, 10],
    );
    turn_of(&mut battle, "plain");
    script(&mut battle, &["wrestle-together @otto", "let-pass"]);
    let rolls = rolled(&mut battle);
    let totals: Vec<i32> = rolls.iter().take(4).map(|(_, total)| *total).collect();
    // Weapon Skill 1 and 2 for the others: 15 counts as 18.
    assert_eq!(totals, [12, 18, 14, 11]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("winner", "plain"));
    assert!(fighter(&battle, "plain2").round.acted && fighter(&battle, "plain3").round.acted);
}

/// Has one hold another.
fn seize(battle: &mut Battle, by: &str, whom: &str) {
    let (from, to) = (id(battle, by), id(battle, whom));
    bind(battle.world_mut(), Bond { from, kind: HOLDS, to }).unwrap();
}

#[test]
fn len_706_a_contest_won_breaks_the_row_though_another_holds_on() {
    let foes = [("bare", "F5"), ("plain", "E6")];
    let mut battle = sides(&[("otto", "F6")], &foes, &[19, 1]);
    foes.iter().for_each(|(foe, _)| seize(&mut battle, foe, "otto"));
    set(&mut battle, "otto", |fighter| fighter.lost = 2);
    refresh(&mut battle);
    script(&mut battle, &["escape @bare", "release @bare"]);
    assert!(held(&battle, "otto"));
    assert_eq!(fighter(&battle, "otto").lost, 0);
}

#[test]
fn len_503_705_who_goes_into_full_defence_lets_go() {
    let mut battle = sides(&[("kurt", "F5"), ("plain", "E6")], &[("bare", "F6")], &[2]);
    seize(&mut battle, "bare", "plain");
    turn_of(&mut battle, "kurt");
    script(&mut battle, &["attack @bare short-sword.strike", "full-defence"]);
    assert!(!held(&battle, "plain"));
}

#[test]
fn len_708_904_a_blessing_is_weighed_with_all_who_wrestle() {
    let mut battle = sides(&[("plain", "F5"), ("plain2", "E6")], &[("otto", "F6")], &[]);
    set(&mut battle, "plain", |fighter| fighter.blessing = 2);
    turn_of(&mut battle, "plain");
    let foretold = forecast(&battle, "wrestle-together @otto").chance;
    script(&mut battle, &["wrestle-together @otto", "let-pass"]);
    assert_eq!(question(&battle), "blessing");
    assert_eq!(forecast(&battle, "spend =0").chance, foretold);
}

#[test]
fn len_705_707_a_hold_is_kept_up_by_a_contest_in_which_something_is_wrested_away() {
    let faces = [19, 1, 6, 1, 19, 1, 13, 6, 1];
    let mut battle = sides(&[("bare", "F5")], &[("otto", "F6")], &faces);
    script(&mut battle, &["wrestle @otto", "let-pass", "immobilise @otto", "hold", "nothing"]);
    script(&mut battle, &["wrestle @otto", "disarm @otto =0", "hold", "nothing"]);
    assert!(held(&battle, "otto"), "wrestled about this round as well");
    assert_eq!(fighter(&battle, "otto").lost, 1, "but immobilised once");
}

#[test]
fn len_705_only_the_action_of_the_holder_keeps_up_a_hold() {
    // The held one acts first in the second round, and struggles in vain.
    let begun = [19, 1, 1, 6, 1, 19];
    let struggle = |more: &[u8]| {
        let faces = [&begun[..], more].concat();
        let mut battle = sides(&[("bare", "F5")], &[("plain", "F6")], &faces);
        script(&mut battle, &["wrestle @plain", "immobilise @plain", "hold", "nothing"]);
        script(&mut battle, &["escape @bare", "immobilise @plain"]);
        assert_eq!(fighter(&battle, "plain").lost, 2);
        battle
    };
    let mut battle = struggle(&[6, 1]);
    script(&mut battle, &["hold", "nothing"]);
    assert!(!held(&battle, "plain"));
    let mut battle = struggle(&[19, 1, 6, 1]);
    script(&mut battle, &["wrestle @plain", "immobilise @plain"]);
    assert!(held(&battle, "plain") && BookView::new(battle.world()).pinned(id(&battle, "plain")));
}

#[test]
fn len_704_705_a_stab_that_fails_leaves_the_say_to_the_holder() {
    let stab = |faces: &[u8]| {
        let mut battle = sides(&[("bare", "F5")], &[("otto", "F6")], faces);
        script(&mut battle, &["wrestle @otto", "let-pass", "immobilise @otto"]);
        say(&mut battle, "stab-holder @bare dagger.strike");
        assert_eq!((question(&battle), asked(&battle).as_str()), ("winner", "bare"));
        battle
    };
    let mut battle = stab(&[19, 1, 1, 20]);
    say(&mut battle, "immobilise @otto");
    assert_eq!(fighter(&battle, "otto").lost, 2);
    let mut battle = stab(&[19, 1, 1, 20, 13]);
    say(&mut battle, "disarm @otto =0");
    let otto = id(&battle, "otto");
    assert_eq!(BookView::new(battle.world()).guard_length(otto), None);
    assert_eq!(fighter(&battle, "otto").lost, 1, "immobilised once");
}
