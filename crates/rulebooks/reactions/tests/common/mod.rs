//! A table for tests: figures are put where a test wants them, and choices are given in
//! the notation.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

use riposte_reactions::fighter::Fighter;
use riposte_rules::battle::Figures;
use riposte_rules::data::Source;
use riposte_rules::decision::{read, write};
use riposte_rules::prelude::*;

/// Cogan and Urlik, completed, and a few others.
pub const ROSTER: &str = r#"
roster: [
  (key: "cogan", name: "Cogan", icon: "x",
   scores: {"ST": 4, "CO": 0.5, "CO adjusted": 0.5, "PE": 0.5, "PE adjusted": -0.5, "WP": 2.5,
     "Combat": 6.5, "Combat: speed": 1, "Combat: soak": 1, "Melee": 5, "Melee: swords": 1.5,
     "Melee: hand-and-half": 2, "Tactics": 2, "Tactics: initiative": 1, "Athletics": 4},
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
],
"#;

/// A battle on an open board of 13 by 11: each figure by key, hex and facing, the first
/// alone against the others.
pub fn battle(figures: &[(&str, &str, &str)], dice: Dice) -> Battle {
    let entry = |(key, at, facing): &(&str, &str, &str)| {
        let who = key.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
        format!("(who: \"{who}\", key: \"{key}\", at: \"{at}\", facing: {facing}),")
    };
    let others: String = figures[1..].iter().map(entry).collect();
    let rows = "\"...........\",".repeat(11);
    let text = format!(
        "(name: \"Test\", rulebook: \"reactions\", rows: [{rows}], {ROSTER} sides: [
         (name: \"One\", figures: [{}]), (name: \"Two\", figures: [{others}])])",
        entry(&figures[0]),
    );
    let library = riposte_shelf::library();
    let scenario = Scenario::read(&library, "test", Source::new("test", text)).unwrap();
    Battle::new(&riposte_shelf::shelf(), &library, &scenario, dice).unwrap()
}

pub use riposte_rules::data::Scenario;

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

/// Makes the battle list its choices anew after a test has changed it.
pub fn refresh(battle: &mut Battle) {
    battle.world_mut().resource_mut::<Pending>().withdraw();
    riposte_rules::battle::advance(battle.world_mut());
}

pub fn set(battle: &mut Battle, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Fighter>(entity).unwrap());
}

pub fn fighter(battle: &Battle, figure: u8) -> Fighter {
    battle.table().get::<Fighter>(FigureId(figure)).clone()
}

/// The name of the pending question.
pub fn question(battle: &Battle) -> &'static str {
    match battle.decision() {
        Some(decision) => battle.table().book().questions()[decision.question.0 as usize].name,
        None => "over",
    }
}

/// Gives a choice in the notation.
pub fn say(battle: &mut Battle, line: &str) {
    let choice = read(battle.table(), line).unwrap_or_else(|error| panic!("{line}: {error}"));
    if let Err(error) = battle.submit(choice) {
        panic!("{line}: {error}\nasked: {}\nopen:\n{}", question(battle), open(battle).join("\n"));
    }
}

/// Gives several choices.
pub fn script(battle: &mut Battle, lines: &[&str]) {
    lines.iter().for_each(|line| say(battle, line));
}

/// Every open choice in the notation.
pub fn open(battle: &Battle) -> Vec<String> {
    let choices = battle.decision().map(|d| d.choices.clone()).unwrap_or_default();
    choices.iter().map(|choice| write(battle.table(), choice)).collect()
}

/// Whether a choice is open.
pub fn can(battle: &Battle, line: &str) -> bool {
    open(battle).iter().any(|choice| choice == line)
}

/// Declines everything until a question comes up.
pub fn until(battle: &mut Battle, wanted: &str) {
    for _ in 0..1000 {
        if question(battle) == wanted || battle.outcome().is_some() {
            return;
        }
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    panic!("{wanted} never came");
}

/// Puts faces in front of the dice.
pub fn dice(battle: &mut Battle, faces: &[u8]) {
    battle.world_mut().resource_mut::<Dice>().load(faces.iter().copied());
}

/// Every result rolled since the last call, by label, in points.
pub fn rolled(battle: &mut Battle) -> Vec<(String, f64)> {
    let events = battle.drain_events();
    let rolls = events.into_iter().filter_map(|event| match event {
        Event::Rolled { thrown, .. } => {
            Some((thrown.roll.label.to_string(), f64::from(thrown.total) / 2.0))
        }
        _ => None,
    });
    rolls.collect()
}
