//! Deeds that others break into: what is lost, what goes on, what is struck all the same
//! (REA-49, REA-66, REA-68, REA-88).
use crate::common::*;
use riposte_rules::battle::take_posture;
use riposte_rules::prelude::*;

const CUT: &str = "attack @cogan axe.cut";
const ADVANCE_ON_GUARD: [&str; 3] =
    ["advance E5 @guard hand-and-half.cut", "aim *chest", "risk =0"];

fn wounds(battle: &Battle, figure: u8) -> usize {
    battle.table().harm(FigureId(figure)).wounds.len()
}

/// Cogan before Urlik, and the guard on Cogan's side two hexes behind Urlik.
fn hemmed_in() -> Battle {
    let mut fight = sides(&[("cogan", "E6", "N"), ("guard", "E3", "S")], &[("urlik", "E5", "S")]);
    rule(&mut fight, |constants| constants.knock_back = false);
    script(&mut fight, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    fight
}

/// Urlik meets Cogan's blow so, and steps into the guard's reach, who strikes at a place.
fn struck_meanwhile(fight: &mut Battle, answer: &str, place: &str) {
    say(fight, answer);
    assert_eq!(asks(fight), ("reach", "guard".into()));
    script(fight, &["attack @urlik axe.cut", &format!("aim *{place}"), "risk =0"]);
    until(fight, "pain-dice");
}

/// Of the rolls since, the last defence: that against Cogan's blow.
fn met_with(fight: &mut Battle) -> (String, f64) {
    let rolls = rolled(fight);
    let at = rolls.iter().rposition(|(label, _)| label == "attack").unwrap();
    rolls[at + 1].clone()
}

/// The guard's blow is struck at once, before the halberdier behind him is asked.
#[test]
fn rea_68_a_blow_that_meets_an_advance_is_struck_there_and_then() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("guard", "E4", "S"), ("halberd", "E3", "S")]);
    script(&mut fight, &ADVANCE_ON_GUARD);
    assert_eq!(asks(&fight), ("reach", "guard".into()));
    script(&mut fight, &[CUT, "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), ("notice", "halberd".into()));
    say(&mut fight, "pass");
    assert_eq!(labels(&mut fight), ["attack", "attack"]);
    // Then the halberdier may strike, and Cogan wards that blow off like any other.
    until(&mut fight, "reach");
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), ("defend", "cogan".into()));
    say(&mut fight, "parry hand-and-half");
    until(&mut fight, "act");
    // Cogan's own blow has been struck and does not come again.
    assert_eq!(labels(&mut fight).iter().filter(|label| *label == "attack").count(), 1);
}

/// The halberdier is asked first and stuns Cogan: there is no advance left to meet, so the
/// guard's blow is one like any other.
#[test]
fn rea_68_one_whose_advance_was_broken_is_struck_as_any_other() {
    let mut fight = riposte_trial::battle(
        riposte_reactions::Reactions,
        ROSTER,
        &[&[("cogan", "E6", "N")], &[("guard", "E4", "S"), ("halberd", "E3", "S")]],
        Dice::seeded(1),
    );
    raise(&mut fight, FigureId(2), "Tactics", 20);
    let mut fight = acting(fight);
    rule(&mut fight, |constants| constants.knock_back = false);
    script(&mut fight, &ADVANCE_ON_GUARD);
    assert_eq!(asks(&fight), ("reach", "halberd".into()));
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "pain-dice");
    dice(&mut fight, &[1, 1]);
    say(&mut fight, "risk =2");
    assert!(fighter(&fight, 0).stunned);
    assert_eq!(asks(&fight), ("reach", "guard".into()));
    rolled(&mut fight);
    script(&mut fight, &[CUT, "aim *chest", "risk =0"]);
    until(&mut fight, "damage-dice");
    assert_eq!(labels(&mut fight), ["attack", "defence"]);
    assert_eq!(wounds(&fight, 1), 0);
}

/// The second halberdier drives Cogan back before he can strike: the first, whom he advanced on,
/// reaches him still, but not he him, so there is nothing to meet.
#[test]
fn rea_68_85_an_advance_that_is_driven_out_of_reach_is_not_met() {
    let mut fight = riposte_trial::battle(
        riposte_reactions::Reactions,
        ROSTER,
        &[&[("cogan", "E6", "N")], &[("halberd", "E4", "S"), ("halberd-2", "E3", "S")]],
        Dice::seeded(1),
    );
    raise(&mut fight, FigureId(2), "Tactics", 20);
    let mut fight = acting(fight);
    let advance = ["advance E5 @halberd hand-and-half.cut", "aim *chest", "risk =0"];
    script(&mut fight, &advance);
    assert_eq!(asks(&fight), ("reach", "halberd-2".into()));
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "pain-dice");
    dice(&mut fight, &[6, 6, 1, 1]);
    script(&mut fight, &["risk =2", "risk =2"]);
    assert_eq!((asks(&fight), at(&fight, 0).as_str()), (("reach", "halberd".into()), "E6"));
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), ("defend", "cogan".into()));
    rolled(&mut fight);
    until(&mut fight, "act");
    assert_eq!(labels(&mut fight)[..2], ["attack", "defence"]);
}

/// Both have hit. Cogan's hit staggers Urlik, but Urlik's axe has fallen in the same moment.
#[test]
fn rea_68_84_of_equal_blows_the_pain_of_one_does_not_weaken_the_other() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    raise(&mut duel, FigureId(1), "Melee", 10);
    script(&mut duel, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    script(&mut duel, &[CUT, "aim *chest", "risk =0"]);
    until(&mut duel, "pain-dice");
    dice(&mut duel, &[1, 1]);
    script(&mut duel, &["risk =2", "risk =0"]);
    assert_eq!(fighter(&duel, 1).daze, -2);
    assert_eq!(asks(&duel), ("damage-dice", "urlik".into()));
    rolled(&mut duel);
    say(&mut duel, "risk =0");
    assert_eq!(rolled(&mut duel), [("damage".to_owned(), 12.0)]);
}

#[test]
fn rea_49_the_stunned_lose_the_parry_they_had_begun() {
    let mut fight = hemmed_in();
    struck_meanwhile(&mut fight, "parry axe", "chest");
    dice(&mut fight, &[1, 1]);
    say(&mut fight, "risk =2");
    assert!(fighter(&fight, 2).stunned);
    until(&mut fight, "damage-dice");
    // Combat 4, stunned −3, a medium wound −2.
    assert_eq!(met_with(&mut fight), ("defence".to_owned(), -1.0));
}

#[test]
fn rea_88_nobody_dodges_lying_down() {
    let mut fight = hemmed_in();
    struck_meanwhile(&mut fight, "jump-back", "chest");
    dice(&mut fight, &[6, 6]);
    take_posture(fight.world_mut(), FigureId(2), Posture::Prone);
    say(&mut fight, "risk =2");
    until(&mut fight, "damage-dice");
    assert_eq!(met_with(&mut fight).0, "defence");
}

/// A blow on the hand makes Urlik drop the axe that he had begun to parry with; the shield
/// does not take its place.
#[test]
fn rea_75_84_what_has_fallen_parries_no_more() {
    let mut fight = hemmed_in();
    struck_meanwhile(&mut fight, "parry axe", "hand");
    dice(&mut fight, &[1, 1, 1]);
    say(&mut fight, "risk =3");
    assert_eq!((fighter(&fight, 2).stunned, fighter(&fight, 2).daze), (false, -2));
    until(&mut fight, "damage-dice");
    assert_eq!(met_with(&mut fight).0, "defence");
}

/// The axe falls from the hand that was hit, but Urlik had begun to parry with the shield.
#[test]
fn rea_75_84_what_has_not_fallen_still_parries() {
    let mut fight = hemmed_in();
    struck_meanwhile(&mut fight, "parry large-shield", "hand");
    dice(&mut fight, &[1, 1, 1]);
    say(&mut fight, "risk =3");
    assert_eq!((fighter(&fight, 2).stunned, fighter(&fight, 2).daze), (false, -2));
    assert_eq!(fight.table().arms(FigureId(2)).free_hands(), [true, false]);
    until(&mut fight, "defence-dice");
    say(&mut fight, "risk =0");
    assert_eq!(met_with(&mut fight).0, "parry");
}

/// The same for a blow: an advance whose weapon falls on the way is struck with nothing else.
#[test]
fn rea_55_84_an_advance_is_lost_with_its_weapon() {
    let mut fight = sides(&[("guard", "E6", "N")], &[("smith", "E4", "S"), ("halberd", "E3", "S")]);
    rule(&mut fight, |constants| constants.knock_back = false);
    script(&mut fight, &["advance E5 @smith axe.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "reach");
    while riposte_trial::asked(&fight) != "halberd" {
        say(&mut fight, "pass");
    }
    script(&mut fight, &["attack @guard halberd.cut", "aim *hand", "risk =0"]);
    until(&mut fight, "pain-dice");
    let held = |fight: &Battle| fight.table().arms(FigureId(0)).items().count();
    let before = held(&fight);
    // Combat 4 + WP 1, hand +3, and as much as leaves the guard staggered.
    raise(&mut fight, FigureId(0), "WP", 10);
    refresh(&mut fight);
    let staggered = (0..=12).find(|more| {
        let text = fight.snapshot();
        let mut trial =
            sides(&[("guard", "E6", "N")], &[("smith", "E4", "S"), ("halberd", "E3", "S")]);
        rule(&mut trial, |constants| constants.knock_back = false);
        trial.restore(&text);
        raise(&mut trial, FigureId(0), "WP", 10 - more);
        refresh(&mut trial);
        say(&mut trial, "risk =0");
        fighter(&trial, 0).daze == -2
    });
    raise(&mut fight, FigureId(0), "WP", -staggered.unwrap());
    refresh(&mut fight);
    rolled(&mut fight);
    say(&mut fight, "risk =0");
    assert_eq!(held(&fight), before - 1);
    until(&mut fight, "act");
    assert!(!labels(&mut fight).contains(&"attack".to_owned()));
}

/// The axe falls on the way; the blow was to be struck with the shield, and is.
#[test]
fn rea_55_84_an_advance_with_the_other_hand_goes_on() {
    let mut fight = sides(&[("guard", "E6", "N")], &[("smith", "E4", "S"), ("halberd", "E3", "S")]);
    rule(&mut fight, |constants| constants.knock_back = false);
    raise(&mut fight, FigureId(0), "WP", -1);
    script(&mut fight, &["advance E5 @smith large-shield.bash", "aim *chest", "risk =0"]);
    until(&mut fight, "reach");
    while riposte_trial::asked(&fight) != "halberd" {
        say(&mut fight, "pass");
    }
    script(&mut fight, &["attack @guard halberd.cut", "aim *hand", "risk =0"]);
    until(&mut fight, "pain-dice");
    let worst = fight.table().harm(FigureId(0)).wounds[0].level;
    rolled(&mut fight);
    dice(&mut fight, &[1, 1]);
    say(&mut fight, "risk =0");
    assert_eq!(fighter(&fight, 0).daze, -2, "a wound of level {worst}");
    assert_eq!(fight.table().arms(FigureId(0)).free_hands(), [true, false]);
    until(&mut fight, "act");
    assert!(labels(&mut fight).contains(&"attack".to_owned()));
}

/// Cogan on his way past a halberdier, the guard going along behind him.
fn two_on_their_way() -> Battle {
    let mut fight = sides(&[("cogan", "E8", "N"), ("guard", "F9", "N")], &[("halberd", "E5", "S")]);
    say(&mut fight, "move E6");
    assert_eq!(asks(&fight), ("follow", "guard".into()));
    say(&mut fight, "follow F7");
    assert_eq!((asks(&fight), at(&fight, 0).as_str()), (("reach", "halberd".into()), "E7"));
    fight
}

#[test]
fn rea_52_whoever_goes_along_stops_where_the_mover_stops() {
    let mut fight = two_on_their_way();
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0", "jump-back"]);
    until(&mut fight, "act");
    assert_eq!((at(&fight, 0).as_str(), at(&fight, 1).as_str()), ("E8", "F8"));
}

#[test]
fn rea_47_52_going_along_is_paid_for_when_it_is_declared() {
    let mut fight = two_on_their_way();
    assert_eq!(fighter(&fight, 1).points, 38);
    until(&mut fight, "act");
    assert_eq!((at(&fight, 1).as_str(), fighter(&fight, 1).points), ("F7", 38));
}

#[test]
fn rea_52_88_whoever_lies_by_then_does_not_go_along() {
    let mut fight = two_on_their_way();
    take_posture(fight.world_mut(), FigureId(1), Posture::Prone);
    until(&mut fight, "act");
    assert_eq!(at(&fight, 1), "F8");
}

/// They go together: when the mover is met, the other has come as far.
#[test]
fn rea_52_whoever_goes_along_goes_before_others_answer() {
    let fight = two_on_their_way();
    assert_eq!((at(&fight, 0).as_str(), at(&fight, 1).as_str()), ("E7", "F8"));
}

/// The mover leaves its hex to the one right behind it.
#[test]
fn rea_52_one_goes_along_in_the_steps_of_another() {
    let figures = [("cogan", "E8", "N"), ("guard", "E9", "N"), ("smith", "E10", "N")];
    let mut fight = sides(&figures, &[("urlik", "E1", "S")]);
    say(&mut fight, "move E6");
    for _ in 0..2 {
        assert_eq!(question(&fight), "follow");
        let line = if riposte_trial::asked(&fight) == "guard" { "follow E7" } else { "follow E8" };
        say(&mut fight, line);
    }
    until(&mut fight, "act");
    let all = [0, 1, 2].map(|figure| at(&fight, figure));
    assert_eq!(all, ["E6", "E7", "E8"]);
}

/// Cogan passes beyond the reach of the halberd, the guard beside him walks into it.
#[test]
fn rea_52_66_whoever_goes_along_may_be_struck_at_as_well() {
    let mut fight = sides(&[("cogan", "F8", "N"), ("guard", "E9", "N")], &[("halberd", "E5", "S")]);
    script(&mut fight, &["move F6", "follow E7"]);
    assert_eq!(asks(&fight), ("reach", "halberd".into()));
    assert_eq!((at(&fight, 0).as_str(), at(&fight, 1).as_str()), ("F6", "E7"));
    assert!(can(&fight, "attack @guard halberd.cut") && !can(&fight, "attack @cogan halberd.cut"));
    script(&mut fight, &["attack @guard halberd.cut", "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), ("defend", "guard".into()));
    until(&mut fight, "act");
    assert_eq!(at(&fight, 0), "F6");
}

/// Pushed back on its feet a mover makes the rest of its steps from where it is now.
#[test]
fn rea_66_85_whoever_is_pushed_on_its_feet_goes_on() {
    let mut fight = sides(&[("cogan", "E8", "N")], &[("halberd", "E5", "S")]);
    script(&mut fight, &["move E6", "attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "pain-dice");
    dice(&mut fight, &[6, 6, 1, 1]);
    say(&mut fight, "risk =2");
    assert_eq!(question(&fight), "footing-dice");
    say(&mut fight, "risk =2");
    // From E8 again into E7, where the halberdier may strike once more (C3).
    assert_eq!((asks(&fight), at(&fight, 0).as_str()), (("reach", "halberd".into()), "E7"));
    until(&mut fight, "act");
    assert_eq!(at(&fight, 0), "E7");
}

#[test]
fn rea_66_one_move_may_be_met_at_each_hex_it_enters() {
    let mut fight = sides(&[("cogan", "E8", "N")], &[("halberd", "E5", "S")]);
    let mut met = Vec::new();
    say(&mut fight, "move E6");
    while question(&fight) == "reach" {
        met.push(at(&fight, 0));
        say(&mut fight, "pass");
    }
    assert_eq!(met, ["E7", "E6"]);
}

#[test]
fn rea_87_whoever_is_lamed_on_the_way_goes_no_second_hex() {
    let mut fight = sides(&[("cogan", "E8", "N")], &[("halberd", "E5", "S")]);
    say(&mut fight, "move E6");
    assert_eq!(question(&fight), "reach");
    set(&mut fight, FigureId(0), |cogan| cogan.lame = true);
    until(&mut fight, "act");
    assert_eq!(at(&fight, 0), "E7");
}

/// A figure that was thrown down while others were asked does not stand ready any more.
#[test]
fn rea_66_88_nobody_stands_ready_lying_down() {
    let mut fight = sides(&[("cogan", "E8", "N")], &[("guard", "E6", "S"), ("halberd", "E5", "S")]);
    say(&mut fight, "move E7");
    assert_eq!(asks(&fight), ("reach", "guard".into()));
    take_posture(fight.world_mut(), FigureId(2), Posture::Prone);
    say(&mut fight, "pass");
    assert_ne!(asks(&fight), ("reach", "halberd".into()));
}
