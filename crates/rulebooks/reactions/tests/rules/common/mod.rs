//! A table for tests: figures are put where a test wants them, and choices are given in
//! the notation.
#![allow(dead_code)]

pub mod field;
pub mod play;

use riposte_reactions::fighter::Fighter;
use riposte_reactions::tables::{Constants, Tables};
use riposte_rules::battle::Figures;
use riposte_rules::prelude::*;
#[allow(unused_imports)]
pub use riposte_trial::{can, dice, open, question, refresh, say, script, until, verbs};

/// Cogan and Urlik, completed, and a few others.
pub const ROSTER: &str = r#"
  (key: "cogan", name: "Cogan", icon: "x",
   scores: {"ST": 4, "CO": 0.5, "CO adjusted": 0.5, "PE": 0.5, "PE adjusted": -0.5, "WP": 2.5,
     "Combat": 6.5, "Combat: speed": 1, "Combat: soak": 1, "Melee": 5, "Melee: swords": 1.5,
     "Melee: hand-and-half": 2, "Tactics": 2, "Tactics: initiative": 1, "Athletics": 4,
     "Riding": 2, "Riding: horses": 1},
   armour: ["open-helm"], kit: [(item: "hand-and-half", at: Right)]),
  (key: "urlik", name: "Urlik", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0.5, "WP": 1.5, "Combat": 4,
     "Combat: soak": 1, "Melee": 5, "Melee: axes": 1.5, "Melee: block": 1, "Tactics": 3,
     "Tactics: initiative": 1, "Athletics": 4},
   armour: ["light-mail"],
   kit: [(item: "axe", at: Right), (item: "large-shield", at: Left)]),
  (key: "pike", name: "Pike", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0, "WP": 1, "Combat": 4, "Polearm": 6,
     "Tactics": 1, "Athletics": 4},
   kit: [(item: "pike", at: Both)]),
  (key: "smith", name: "Smith", icon: "x",
   scores: {"ST": 3, "CO": 0, "CO adjusted": 1.5, "PE": -2, "WP": 0.5, "Combat": 5,
     "Melee": 3, "Athletics": 5},
   kit: [(item: "mace", at: Belt), (item: "knife", at: Belt)]),
  (key: "halberd", name: "Halberd", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0, "WP": 1, "Combat": 4, "Polearm": 6,
     "Tactics": 1, "Athletics": 4},
   kit: [(item: "halberd", at: Both)]),
  (key: "buckler", name: "Buckler", icon: "x", scores: {"Combat": 4, "Melee": 4},
   kit: [(item: "small-shield", at: Left)]),
  (key: "guard", name: "Guard", icon: "x",
   scores: {"ST": 2, "CO": 0, "PE": 0, "WP": 1, "Combat": 4, "Melee": 6, "Tactics": 3,
     "Athletics": 4},
   kit: [(item: "axe", at: Right), (item: "large-shield", at: Left), (item: "knife", at: Belt),
     (item: "quarterstaff", at: Back)]),
  (key: "archer", name: "Archer", icon: "x",
   scores: {"ST": 1, "CO": 1, "CO adjusted": 1, "PE": 2, "PE adjusted": 2, "WP": 1, "Combat": 4,
     "Shooting": 5, "Shooting: bow": 1, "Tactics": 1, "Athletics": 4},
   kit: [(item: "bow", at: Both)]),
  (key: "bolt", name: "Bolt", icon: "x",
   scores: {"ST": 1, "CO": 1, "CO adjusted": 1, "PE": 2, "WP": 1, "Combat": 4, "Shooting": 5},
   kit: [(item: "crossbow", at: Both)]),
  (key: "thrower", name: "Thrower", icon: "x",
   scores: {"ST": 1, "CO": 1, "CO adjusted": 1, "PE": 1, "WP": 1, "Combat": 4, "Throwing": 5,
     "Throwing: knife": 1, "Sleight of hand": 9, "Tactics": 1, "Athletics": 4,
     "Martial arts": 5, "Martial arts: dodge": 1},
   kit: [(item: "throwing-knife", at: Right), (item: "throwing-knife", at: Belt)]),
  (key: "knifeman", name: "Knifeman", icon: "x", scores: {"Combat": 4, "Melee": 4},
   kit: [(item: "knife", at: Right), (item: "small-shield", at: Left)]),
"#;

/// A battle on an open board: each figure by key, hex and facing, the first alone against
/// the others.
pub fn battle(figures: &[(&str, &str, &str)], dice: Dice) -> Battle {
    riposte_trial::battle(
        riposte_reactions::Reactions,
        ROSTER,
        &[&figures[..1], &figures[1..]],
        dice,
    )
}

/// A battle of two sides on an open board, the first figure to act, with 20 action points each.
pub fn sides(a: &[(&str, &str, &str)], b: &[(&str, &str, &str)]) -> Battle {
    acting(riposte_trial::battle(riposte_reactions::Reactions, ROSTER, &[a, b], Dice::seeded(1)))
}

/// Cogan and Urlik some hexes apart, Cogan to act, with 20 action points each.
pub fn duel(cogan: (&str, &str), urlik: (&str, &str)) -> Battle {
    acting(battle(&[("cogan", cogan.0, cogan.1), ("urlik", urlik.0, urlik.1)], Dice::seeded(1)))
}

/// Answers everything with no dice until the first figure acts; then gives all 20 AP.
pub fn acting(mut battle: Battle) -> Battle {
    until(&mut battle, "now-or-later");
    while battle.table().decision().map(|d| d.figure) != Some(FigureId(0)) {
        say(&mut battle, "later");
    }
    if question(&battle) == "now-or-later" {
        say(&mut battle, "now");
    }
    let figures: Vec<FigureId> = battle.table().figures().collect();
    for figure in figures {
        set(&mut battle, figure, |fighter| {
            fighter.points = 40;
            fighter.rolled = 40;
        });
    }
    refresh(&mut battle);
    battle.drain_events();
    battle
}

pub fn set(battle: &mut Battle, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Fighter>(entity).unwrap());
}

/// Adds to a score, so that a basic value comes out as a test needs it.
pub fn raise(battle: &mut Battle, figure: FigureId, score: &str, halves: i32) {
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    let mut sheet = battle.world_mut().get_mut::<riposte_rules::figure::Sheet>(entity).unwrap();
    *sheet.scores.entry(score.to_owned()).or_insert(0) += halves;
}

/// Changes the law of the battle.
pub fn rule(battle: &mut Battle, change: impl FnOnce(&mut Constants)) {
    let mut tables = battle.world().resource::<Tables>().clone();
    change(&mut tables.constants);
    battle.world_mut().insert_resource(tables);
}

/// What is asked, and of whom.
pub fn asks(battle: &Battle) -> (&'static str, String) {
    (question(battle), riposte_trial::asked(battle))
}

/// Where a figure stands.
pub fn at(battle: &Battle, figure: u8) -> String {
    riposte_rules::board::hex_name(battle.table().hex(FigureId(figure)))
}

/// The labels of every roll since the last call.
pub fn labels(battle: &mut Battle) -> Vec<String> {
    rolled(battle).into_iter().map(|(label, _)| label).collect()
}

pub fn fighter(battle: &Battle, figure: u8) -> Fighter {
    battle.table().get::<Fighter>(FigureId(figure)).clone()
}

/// Every result rolled since the last call, by label, in points.
pub fn rolled(battle: &mut Battle) -> Vec<(String, f64)> {
    let halves = riposte_trial::rolled(battle).into_iter();
    halves.map(|(label, total)| (label, f64::from(total) / 2.0)).collect()
}
