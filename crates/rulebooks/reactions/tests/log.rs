//! The log as it is folded: one line for what happened, its parts on demand.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use riposte_rules::prelude::*;
use riposte_trial::folded;

const BLOW: &str = "attack @urlik hand-and-half.cut";

/// The one lines, and how many lines each is made of.
fn lines(battle: &mut Battle) -> Vec<(String, usize)> {
    let (entries, all) = folded(battle);
    let told: usize = entries.iter().map(|entry| entry.lines.len()).sum();
    assert_eq!(told, all.len(), "every line is a part of one entry");
    entries.iter().map(|entry| (entry.text(), entry.lines.len())).collect()
}

#[test]
fn rea_47_a_walk_is_one_line_with_its_price_and_steps_under_it() {
    let mut duel = duel(("E6", "N"), ("I2", "S"));
    say(&mut duel, "move E4");
    assert_eq!(lines(&mut duel), [("Cogan moves to E4".to_owned(), 4)]);
}

#[test]
fn rea_14_a_roll_is_one_line_with_what_it_brought() {
    let mut battle = battle(&[("cogan", "E6", "N"), ("urlik", "I2", "S")], Dice::seeded(1));
    battle.drain_events();
    dice(&mut battle, &[4, 4]);
    say(&mut battle, "risk =2");
    let all = lines(&mut battle);
    assert_eq!(all.len(), 1, "{all:?}");
    assert!(all[0].0.starts_with("Cogan: action points 2D") && !all[0].0.contains("AP"), "{all:?}");
    assert_eq!(all[0].1, 2);
}

#[test]
fn rea_61_a_blow_is_one_line_with_its_dice_and_its_wound() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &[BLOW, "aim *chest", "risk =0"]);
    until(&mut duel, "damage-dice");
    say(&mut duel, "risk =0");
    until(&mut duel, "act");
    let all = lines(&mut duel);
    let blow = &all[0].0;
    let begins = "Cogan strikes at Urlik with the hand-and-half sword (cut): attack 12; \
                  Urlik: defence 4; Cogan hits Urlik by 8; damage 18 → serious wound; \
                  Urlik takes a serious wound to the chest; against the pain 2½ → stunned; footing";
    assert!(blow.starts_with(begins), "{all:#?}");
    assert!(!blow.contains(" AP"), "{all:#?}");
    assert_eq!(all.iter().filter(|(text, _)| text.contains("Urlik takes a")).count(), 1);
}

#[test]
fn rea_70_an_answer_is_told_with_the_blow_it_meets() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &[BLOW, "aim *chest", "risk =0", "block large-shield"]);
    until(&mut duel, "act");
    let all = lines(&mut duel);
    let blow = &all[0].0;
    assert!(blow.contains("; Urlik answers: blocks with the large shield"), "{all:#?}");
    assert!(blow.contains("attack 12") && blow.contains("Cogan "), "{all:#?}");
}

/// Who is set strikes as Cogan comes on; that blow has a line of its own, and Cogan's goes on in
/// another after it.
#[test]
fn rea_66_a_blow_that_answers_an_advance_has_a_line_of_its_own() {
    let figures = [("cogan", "E7", "N"), ("urlik", "E5", "S"), ("halberd", "F5", "SW")];
    let mut battle = acting(battle(&figures, Dice::seeded(1)));
    let begins = |battle: &Battle, words: &str| {
        open(battle).into_iter().find(|choice| choice.starts_with(words))
    };
    let advance = begins(&battle, "advance E6 >N @urlik");
    let advance = advance.or_else(|| begins(&battle, "advance E6 @urlik")).unwrap();
    say(&mut battle, &advance);
    let mut struck = false;
    while question(&battle) != "act" {
        let answer = begins(&battle, "attack @cogan");
        let mine = riposte_trial::asked(&battle) == "halberd" && !struck;
        let decline = battle.decision().unwrap().decline;
        match answer.filter(|_| mine) {
            Some(answer) => say(&mut battle, &answer),
            None => battle.submit(decline).unwrap(),
        }
        struck |= mine;
    }
    let all = lines(&mut battle);
    assert!(all[0].0.starts_with("Cogan advances to E6 and strikes at Urlik"), "{all:#?}");
    assert!(all[1].0.starts_with("Halberd answers: strikes at Cogan"), "{all:#?}");
    let attacks = |text: &str| text.matches("attack ").count();
    assert!(all.iter().all(|(text, _)| attacks(text) <= 1), "{all:#?}");
}
