//! Who may answer what, and when: REA-48, REA-49, REA-56, REA-57, REA-66.
use crate::common::*;
use riposte_rules::decision::{RollForecast, read};
use riposte_rules::figure::{Dropped, Place};
use riposte_rules::prelude::*;

const ON_URLIK: [&str; 3] = ["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"];

fn notice(who: &str) -> (&'static str, String) {
    ("notice", who.to_owned())
}

/// Cogan comes near the guard, is struck at, parries, and may riposte.
fn parried() -> Battle {
    let mut fight = sides(&[("cogan", "E8", "N")], &[("guard", "E6", "S")]);
    script(&mut fight, &["move E7", "attack @cogan axe.cut", "aim *chest", "risk =0"]);
    script(&mut fight, &["parry hand-and-half", "risk =0"]);
    assert_eq!(asks(&fight), ("follow-on", "cogan".into()));
    fight
}

/// The guard's own blow is over, so it stands ready again, and meets the riposte with another.
#[test]
fn rea_66_who_has_struck_may_strike_again_at_the_riposte() {
    let mut fight = parried();
    script(&mut fight, &["advance E7 @guard hand-and-half.cut", "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), ("reach", "guard".into()));
    rolled(&mut fight);
    script(&mut fight, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    assert_eq!(labels(&mut fight)[..2], ["attack", "attack"]);
}

#[test]
fn rea_66_a_riposte_is_told_that_it_may_be_met_so() {
    let fight = parried();
    let riposte = read(fight.table(), "advance E7 @guard hand-and-half.cut").unwrap();
    let forecast = fight.table().book().forecast(fight.world(), &riposte);
    assert!(forecast.exposure.iter().any(|blow| blow.on_the_way), "{:?}", forecast.exposure);
}

/// To stand ready is for those whose phase it is not: Cogan has struck, is parried, and the
/// riposte comes into his reach; but it is his phase.
#[test]
fn rea_66_nobody_stands_ready_in_its_own_phase() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    raise(&mut duel, FigureId(1), "Melee", 8);
    script(&mut duel, &ON_URLIK);
    script(&mut duel, &["parry axe", "risk =0"]);
    let riposte = read(duel.table(), "advance E5 @cogan axe.cut").unwrap();
    let forecast = duel.table().book().forecast(duel.world(), &riposte);
    assert!(!forecast.exposure.iter().any(|blow| blow.on_the_way));
    script(&mut duel, &["advance E5 @cogan axe.cut", "aim *chest", "risk =0"]);
    assert_eq!(asks(&duel), ("defend", "cogan".into()));
}

/// A sword is drawn two hexes from an enemy: that is a deed like any other.
#[test]
fn rea_48_49_a_readied_weapon_can_be_answered() {
    let mut fight = sides(&[("smith", "E6", "N")], &[("urlik", "E4", "S")]);
    say(&mut fight, "ready mace");
    assert_eq!(asks(&fight), notice("urlik"));
    say(&mut fight, "turn >SE");
    assert_eq!(asks(&fight), ("act", "smith".into()));
    for deed in ["turn >NE", "speak =1", "put-away mace", "fast-draw knife"] {
        say(&mut fight, deed);
        if question(&fight) == "draw-dice" {
            say(&mut fight, "risk =0");
        }
        assert_eq!(asks(&fight), notice("urlik"), "{deed}");
        say(&mut fight, "pass");
    }
    // To let go of a thing is none, and those farther off see nothing.
    say(&mut fight, "drop knife");
    assert_eq!(question(&fight), "act");
}

/// Things have other numbers once they have changed hands: the deed is still told by its own.
#[test]
fn rea_49_57_what_was_picked_up_is_named_while_others_answer() {
    let mut fight = sides(&[("guard", "E6", "N")], &[("urlik", "E4", "S")]);
    script(&mut fight, &["drop axe", "drop large-shield", "pick-up E6 =0"]);
    assert_eq!(asks(&fight), notice("urlik"));
    let told = |fight: &Battle| fight.table().book().exchange(fight.world())[0].words.clone();
    assert_eq!(told(&fight), "picks up the axe at E6");
}

#[test]
fn rea_59_nobody_answers_a_draw_that_costs_nothing() {
    let mut fight = sides(&[("smith", "E6", "N")], &[("urlik", "E4", "S")]);
    raise(&mut fight, FigureId(0), "Sleight of hand", 17);
    script(&mut fight, &["fast-draw knife", "risk =0"]);
    assert_eq!(question(&fight), "act");
}

/// The smith is behind Urlik, who sees nothing of what he does; words are heard.
#[test]
fn rea_49_what_happens_behind_is_answered_only_when_it_is_heard() {
    let mut fight = sides(&[("smith", "E6", "N")], &[("urlik", "E4", "N")]);
    say(&mut fight, "ready mace");
    assert_eq!(question(&fight), "act");
    say(&mut fight, "speak =1");
    assert_eq!(asks(&fight), notice("urlik"));
}

/// The smith is struck at with nothing in hand. A draw that is no more than good costs the 3 points;
/// one that costs nothing lets him strike first.
#[test]
fn rea_59_a_fast_draw_is_an_answer_too() {
    let struck_at = || {
        let mut fight = sides(&[("cogan", "E6", "N")], &[("smith", "E5", "S")]);
        script(&mut fight, &["attack @smith hand-and-half.cut", "aim *chest", "risk =0"]);
        fight
    };
    let mut fight = struck_at();
    script(&mut fight, &["fast-draw knife", "risk =0"]);
    assert_eq!(fighter(&fight, 1).points, 34);
    assert_eq!(asks(&fight), ("defence-dice", "smith".into()));
    let mut quick = struck_at();
    raise(&mut quick, FigureId(1), "Sleight of hand", 17);
    script(&mut quick, &["fast-draw knife", "risk =0"]);
    assert_eq!(asks(&quick), ("follow-on", "smith".into()));
    script(&mut quick, &["attack @cogan knife.stab", "aim *chest", "risk =0"]);
    assert_eq!(asks(&quick), ("defend", "cogan".into()));
}

/// The answer of one can be answered by another, but not by those in the middle of a deed.
#[test]
fn rea_48_a_reaction_can_be_answered() {
    let mut fight = sides(&[("smith", "E6", "N")], &[("urlik", "E4", "S"), ("guard", "D4", "SE")]);
    say(&mut fight, "ready mace");
    let first = riposte_trial::asked(&fight);
    let other = if first == "urlik" { "guard" } else { "urlik" };
    assert_eq!(asks(&fight), notice(&first));
    say(&mut fight, "pass");
    assert_eq!(asks(&fight), notice(other));
    say(&mut fight, "turn >SW");
    assert_eq!(asks(&fight), notice(&first));
    say(&mut fight, "turn >NE");
    assert_eq!(asks(&fight), ("act", "smith".into()));
}

/// The friends of a mover see it as well as its enemies do.
#[test]
fn rea_49_a_move_can_be_answered_by_anybody_near() {
    let mut fight = sides(&[("cogan", "E6", "N"), ("guard", "F6", "SW")], &[("urlik", "E2", "S")]);
    say(&mut fight, "move E5");
    let mut asked = Vec::new();
    while question(&fight) == "notice" {
        asked.push(riposte_trial::asked(&fight));
        say(&mut fight, "pass");
    }
    asked.sort();
    assert_eq!(asked, ["guard", "urlik"]);
}

/// Urlik has Cogan straight behind him, where no axe can meet a blow. The guard cries out; Urlik
/// turns round, and now blocks with it.
#[test]
fn rea_56_a_warning_lets_a_friend_turn_and_meet_the_blow() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("urlik", "E5", "N"), ("guard", "C4", "SE")]);
    script(&mut fight, &ON_URLIK);
    assert_eq!(asks(&fight), ("defend", "urlik".into()));
    assert!(!open(&fight).iter().any(|choice| choice.starts_with("block axe")));
    say(&mut fight, "pass");
    assert_eq!(asks(&fight), notice("guard"));
    say(&mut fight, "speak =2");
    assert_eq!(asks(&fight), notice("urlik"));
    say(&mut fight, "turn >S");
    until(&mut fight, "defend");
    assert_eq!(asks(&fight), ("defend", "urlik".into()));
    script(&mut fight, &["block axe", "risk =0"]);
    // No +2 from behind either.
    assert_eq!(rolled(&mut fight)[..2], [("attack".into(), 12.0), ("block".into(), 7.5)]);
}

/// One answer to each blow: who has given it is not asked again.
#[test]
fn rea_56_a_warning_comes_too_late_for_who_has_answered() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("urlik", "E5", "N"), ("guard", "C4", "SE")]);
    script(&mut fight, &ON_URLIK);
    script(&mut fight, &["turn >NE", "speak =2", "turn >S"]);
    until(&mut fight, "defence-dice");
    assert_eq!(question(&fight), "defence-dice");
}

/// An enemy's words are no warning.
#[test]
fn rea_56_only_a_friend_warns() {
    let mut fight = sides(&[("cogan", "E6", "N"), ("guard", "C4", "SE")], &[("urlik", "E5", "N")]);
    script(&mut fight, &ON_URLIK);
    script(&mut fight, &["pass", "speak =2", "turn >S"]);
    assert_eq!(question(&fight), "defence-dice");
}

#[test]
fn rea_49_68_others_answer_two_blows_at_once() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("urlik", "E4", "S"), ("guard", "C4", "N")]);
    let advance = ["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"];
    script(&mut fight, &advance);
    assert_eq!(asks(&fight), ("reach", "urlik".into()));
    rolled(&mut fight);
    script(&mut fight, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), notice("guard"));
    assert!(labels(&mut fight).is_empty());
    say(&mut fight, "turn >S");
    assert_eq!(labels(&mut fight)[..2], ["attack", "attack"]);
}

/// Both hands are full: what is in the way of the knife falls, axe or shield; of the
/// quarterstaff both.
#[test]
fn rea_57_58_what_is_in_the_way_of_a_readied_weapon_falls() {
    let after = |line: &str| {
        let mut fight = sides(&[("cogan", "E8", "N")], &[("guard", "E5", "S")]);
        say(&mut fight, "move E7");
        assert_eq!(asks(&fight), notice("guard"));
        assert!(!can(&fight, "ready knife") && !can(&fight, "ready quarterstaff =1"));
        say(&mut fight, line);
        let table = fight.table();
        let name = |weapon| table.armoury().weapon(weapon).key.clone();
        let held = table.arms(FigureId(1)).numbered().filter(|(_, item)| item.at.in_hand());
        let held: Vec<(String, Place)> =
            held.map(|(_, item)| (name(item.weapon), item.at)).collect();
        let lying: Vec<_> = fight.world().resource::<Dropped>().things().collect();
        let lying: Vec<String> = lying.iter().map(|thing| name(thing.weapon)).collect();
        (held, lying, fighter(&fight, 1).points)
    };
    let [axe, shield, knife, staff] = ["axe", "large-shield", "knife", "quarterstaff"];
    let kept = vec![(shield.into(), Place::Left), (knife.into(), Place::Right)];
    assert_eq!(after("ready knife =1"), (kept, vec![axe.into()], 34));
    let kept = vec![(axe.into(), Place::Right), (knife.into(), Place::Left)];
    assert_eq!(after("ready knife =2"), (kept, vec![shield.into()], 34));
    let kept = vec![(staff.into(), Place::Both)];
    let (held, mut lying, points) = after("ready quarterstaff =3");
    lying.sort();
    assert_eq!((held, lying, points), (kept, vec![axe.into(), shield.into()], 34));
}

/// The guard has begun to block with the shield, and answers a friend's words by readying the
/// knife: the axe falls, and the block holds; when the shield falls it is lost.
#[test]
fn rea_49_71_a_block_is_made_with_what_it_was_declared_with() {
    let met = |line: &str| {
        let mut fight =
            sides(&[("cogan", "E6", "N")], &[("guard", "E5", "S"), ("urlik", "C4", "SE")]);
        script(&mut fight, &["attack @guard hand-and-half.cut", "aim *chest", "risk =0"]);
        say(&mut fight, "block large-shield");
        assert_eq!(asks(&fight), notice("urlik"));
        say(&mut fight, "speak =1");
        assert_eq!(asks(&fight), notice("guard"));
        say(&mut fight, line);
        until(&mut fight, "defence-dice");
        rolled(&mut fight);
        say(&mut fight, "risk =0");
        rolled(&mut fight)[1].clone()
    };
    // Melee 6, large shield +4.
    assert_eq!(met("ready knife =1"), ("block".to_owned(), 10.0));
    assert_eq!(met("ready knife =2").0, "defence");
    // Nor is a blow met with what has been put away.
    assert_eq!(met("put-away large-shield").0, "defence");
}

/// The sword lies at the smith's feet: he takes it up while Cogan turns, and puts it away again.
#[test]
fn rea_57_a_weapon_is_picked_up_and_put_away_as_an_answer_too() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("smith", "E5", "S")]);
    script(&mut fight, &["drop hand-and-half", "turn >NE"]);
    assert_eq!(asks(&fight), notice("smith"));
    let sword = fight.table().armoury().find("hand-and-half").unwrap();
    let place = |fight: &Battle| {
        let mut items = fight.table().arms(FigureId(1)).numbered();
        items.find(|(_, item)| item.weapon == sword).map(|(_, item)| item.at)
    };
    say(&mut fight, "pick-up E6 =0");
    assert_eq!((place(&fight), fighter(&fight, 1).points), (Some(Place::Right), 34));
    assert_eq!(asks(&fight), ("act", "cogan".into()));
    say(&mut fight, "turn >N");
    say(&mut fight, "put-away hand-and-half");
    assert_eq!((place(&fight), fighter(&fight, 1).points), (Some(Place::Belt), 28));
}

/// A large shield is a load; with the axe alone the guard has 1 more: Combat 10, CO 1.
#[test]
fn rea_23_57_what_is_put_away_as_an_answer_weighs_no_more() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("guard", "E5", "S")]);
    raise(&mut fight, FigureId(1), "Combat", 12);
    script(&mut fight, &["attack @guard hand-and-half.cut", "aim *chest", "risk =0"]);
    let holds = |line: &str| riposte_trial::forecast(&fight, line).chance.unwrap().value();
    assert!(holds("put-away large-shield") > holds("pass"));
    say(&mut fight, "put-away large-shield");
    until(&mut fight, "defence-dice");
    rolled(&mut fight);
    say(&mut fight, "risk =0");
    assert_eq!(rolled(&mut fight)[1], ("defence".to_owned(), 11.0));
}

/// A jump back leads to no blow, but words may follow it.
#[test]
fn rea_56_words_may_follow_any_good_answer() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    raise(&mut duel, FigureId(1), "Combat", 20);
    script(&mut duel, &ON_URLIK);
    script(&mut duel, &["jump-back", "risk =0"]);
    assert_eq!(asks(&duel), ("words", "urlik".into()));
    say(&mut duel, "speak =3");
    assert_eq!(fighter(&duel, 1).points, 40 - 2 - 2);
}

/// What is locked wards nothing off in the forecast of the second weapon either.
#[test]
fn rea_73_the_forecast_knows_what_is_locked() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    raise(&mut duel, FigureId(1), "Melee", 6);
    script(&mut duel, &ON_URLIK);
    script(&mut duel, &["block large-shield", "risk =0"]);
    let warded = |duel: &Battle, line: &str| {
        let choice = read(duel.table(), line).unwrap();
        let forecast = duel.table().book().forecast(duel.world(), &choice);
        forecast.rolls.iter().any(|roll| {
            let RollForecast::Contest { contest, .. } = roll else { return false };
            let text = format!("{contest:?}");
            text.contains("\"block\"") || text.contains("\"parry\"")
        })
    };
    assert!(!warded(&duel, "attack @cogan axe.cut"));
    say(&mut duel, "attack @cogan axe.cut");
    assert!(!warded(&duel, "aim *chest"));
}
