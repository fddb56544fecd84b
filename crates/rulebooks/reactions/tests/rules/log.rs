//! The log as it is folded: one line for what happened, its parts on demand.
use crate::common::*;
use riposte_rules::prelude::*;
use riposte_trial::{folded, log};

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
    assert_eq!(all[0], ("action points: Cogan 10".to_owned(), 2));
}

#[test]
fn rea_61_a_blow_is_one_line_with_its_dice_and_its_wound() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &[BLOW, "aim *chest", "risk =0"]);
    until(&mut duel, "damage-dice");
    say(&mut duel, "risk =0");
    until(&mut duel, "act");
    let (entries, parts) = folded(&mut duel);
    assert_eq!(entries.len(), 1, "{entries:#?}");
    let blow = entries[0].text();
    let begins =
        "Cogan's hand-and-half sword hits Urlik by 8: serious wound to the chest; Urlik is stunned";
    assert!(blow.starts_with(begins) && !blow.contains(" AP"), "{blow}");
    for part in ["attack", "defence", "damage", "against the pain", "footing"] {
        assert!(parts.iter().any(|line| line.contains(part)), "{part}: {parts:#?}");
    }
}

#[test]
fn rea_70_an_answer_is_told_with_the_blow_it_meets() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &[BLOW, "aim *chest", "risk =0", "block large-shield"]);
    until(&mut duel, "act");
    let all = lines(&mut duel);
    let blow = &all[0].0;
    let begins =
        "Cogan's hand-and-half sword hits Urlik by 2 (Urlik answers: blocks with the large shield";
    assert!(blow.starts_with(begins), "{all:#?}");
}

/// Who is set strikes as Cogan comes on: that blow is told first, and Cogan's after it.
#[test]
fn rea_66_a_blow_that_answers_an_advance_is_told_before_the_one_it_meets() {
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
    let (first, then) = all[0].0.split_once("; Cogan's ").unwrap();
    assert!(first.starts_with("Halberd's halberd hits Cogan"), "{all:#?}");
    assert!(then.starts_with("hand-and-half sword hits Urlik"), "{all:#?}");
}

/// A light wound that is soaked away, and a footing that is kept: each with its numbers.
#[test]
fn rea_79_every_step_from_the_hit_to_no_wound_is_told_with_its_number() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &[BLOW, "aim *chest", "risk =0", "pass", "risk =0"]);
    until(&mut duel, "damage-dice");
    script(&mut duel, &["risk =0", "soak"]);
    until(&mut duel, "act");
    let all = lines(&mut duel);
    let text = &all[0].0;
    // Damage 18 against 8; soak 7 takes two levels off.
    assert!(text.contains("Urlik answers: soaks the blow, rolled 7 → −2 levels: "), "{text}");
    let steps = ["against the pain ", "footing "].map(|step| {
        let told = text.split(step).nth(1).and_then(|rest| rest.chars().next());
        told.is_some_and(|sign| sign.is_ascii_digit() || sign == '−' || sign == '½')
    });
    assert_eq!(steps, [true; 2], "{text}");
}

#[test]
fn rea_79_a_soak_after_a_parry_answers_the_blow_as_well() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &[BLOW, "aim *chest", "risk =0", "block large-shield"]);
    until(&mut duel, "soak");
    say(&mut duel, "soak");
    let told = log(&mut duel).join("\n");
    assert!(told.contains("Urlik answers: soaks the blow"), "{told}");
}

#[test]
fn rea_44_who_waits_is_told_of() {
    let mut duel = battle(&[("cogan", "E6", "N"), ("urlik", "I2", "S")], Dice::seeded(1));
    until(&mut duel, "now-or-later");
    let name = duel.table().name(duel.decision().unwrap().figure).to_owned();
    duel.drain_events();
    say(&mut duel, "later");
    let told = log(&mut duel);
    assert_eq!(told[0], format!("{name} waits for a later moment"), "{told:?}");
}
