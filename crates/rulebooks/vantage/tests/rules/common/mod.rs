//! A table for tests: figures with round numbers, put where a test wants them.
#![allow(dead_code, unused_imports)]

use riposte_rules::battle::{Figures, bind};
pub use riposte_rules::figure::BondKind;
use riposte_rules::figure::{Bond, Life};
pub use riposte_rules::prelude::*;
pub use riposte_trial::{
    asked, can, closed, dice, forecast_all, log, open, question, refresh, rolled, say, script,
    verbs,
};
use riposte_vantage::fighter::Fighter;
pub use riposte_vantage::holds::{STRIKE_ON, VANTAGE_ON};
use riposte_vantage::step::{Step, Turn};
use riposte_vantage::tables::{Constants, Tables};
use riposte_vantage::view::BookView;

/// Every statistic 5, Health 10, unless said otherwise.
pub fn entry(key: &str, more: &str, armour: &str, kit: &str) -> String {
    let mut scores = String::new();
    for name in
        ["Speed", "Agility", "Strength", "Toughness", "Mind", "Bravery", "Perception", "Health"]
    {
        let value = if name == "Health" { 10 } else { 5 };
        if !more.contains(&format!("\"{name}\"")) {
            scores += &format!("\"{name}\": {value}, ");
        }
    }
    format!(
        "(key: \"{key}\", name: \"{}\", icon: \"x\", scores: {{{scores}{more}}}, \
         armour: [{armour}], kit: [{kit}]),\n",
        key.to_uppercase()
    )
}

const SWORD: &str = r#"(item: "sword", at: Right)"#;
const BOW: &str = r#"(item: "short-bow", at: Left), (item: "sword", at: Right)"#;
const SLING: &str = r#"(item: "sling", at: Left), (item: "sword", at: Right)"#;

/// Everybody the tests know.
pub fn roster() -> String {
    let rows = [
        ("hero", r#""Perception": 7, "Toughness": 4"#, "", SWORD),
        ("mailed", r#""Toughness": 4"#, r#""mail""#, SWORD),
        ("archer", r#""Perception": 7, "arrows": 3, "barbed-arrows": 1"#, "", BOW),
        (
            "rooted",
            r#""anchored": 1, "Perception": 3, "stones": 9"#,
            "",
            r#"(item: "sling", at: Left)"#,
        ),
        ("slinger", r#""stones": 9, "Perception": 7"#, "", r#"(item: "sling", at: Left)"#),
        ("empty", r#""Perception": 7"#, "", BOW),
        ("hurler", r#""Perception": 7, "stones": 9"#, "", SLING),
        ("oak", r#""Toughness": 7"#, "", SWORD),
        ("bare", "", "", ""),
        ("knife", "", "", r#"(item: "dagger", at: Right), (item: "sword", at: Belt)"#),
        ("raider", r#""follower": 1, "Health": 4, "stones": 2, "draughts": 1"#, "", SWORD),
        ("weak", r#""follower": 1, "Health": 2"#, "", SWORD),
        ("frail", r#""Health": 2"#, "", SWORD),
        (
            "beast",
            r#""monstrous": 1, "anchored": 1, "Health": 14"#,
            "",
            r#"(item: "claws", at: Right)"#,
        ),
        ("terror", r#""terrifying": 1"#, "", SWORD),
        ("dazzle", r#""blinding": 1, "disorientating": 1"#, "", SWORD),
        ("timid", r#""fearful": 1"#, "", SWORD),
        ("banner", r#""inspiring": 1"#, "", SWORD),
        ("lurker", r#""ambusher": 1"#, "", SWORD),
        ("ghost", r#""camouflaged": 1"#, "", SWORD),
        ("seer", r#""extrasensory": 1"#, "", SWORD),
        ("proud", r#""contemptuous": 1"#, "", SWORD),
        ("ice", r#""frozen": 1"#, "", SWORD),
        ("wing", r#""winged": 1"#, r#""mail""#, SWORD),
        ("shade", r#""shade": 1"#, "", SWORD),
        (
            "master",
            r#""combo": 1, "counter": 1, "onslaught": 1, "deathblow": 1, "draughts": 2"#,
            "",
            SWORD,
        ),
    ];
    rows.iter().map(|(key, more, armour, kit)| entry(key, more, armour, kit)).collect()
}

/// A battle on three by three hexes. Each side is a list of figures with their hexes. All dice
/// of the beginning show 5, so nobody has the better initiative.
pub fn battle(sides: &[&[(&str, &str)]]) -> Battle {
    battle_on("\"...\",\"...\",\"...\"", sides)
}

/// The same on a map of one's own.
pub fn battle_on(rows: &str, sides: &[&[(&str, &str)]]) -> Battle {
    let named: Vec<Vec<(&str, &str, &str)>> =
        sides.iter().map(|side| side.iter().map(|(who, at)| (*who, *at, "N")).collect()).collect();
    let named: Vec<&[(&str, &str, &str)]> = named.iter().map(Vec::as_slice).collect();
    let fives = std::iter::repeat_n(5, 64);
    let mut battle = riposte_trial::battle_on(
        riposte_vantage::Vantage,
        rows,
        &roster(),
        &named,
        Dice::given(fives, Some(1)),
    );
    while battle.world().resource::<Dice>().left() > 0 {
        let _ = battle.world_mut().resource_mut::<Dice>().throw("rest", 1, 10);
    }
    battle.drain_events();
    battle
}

/// The figure with a key.
pub fn id(battle: &Battle, key: &str) -> FigureId {
    battle.table().find(key).unwrap_or_else(|| panic!("nobody is called {key}"))
}

/// What the book keeps of a figure.
pub fn fighter<'b>(battle: &'b Battle, key: &str) -> &'b Fighter {
    BookView::new(battle.world()).fighter(id(battle, key))
}

/// Changes it, and asks anew.
pub fn set(battle: &mut Battle, key: &str, change: impl FnOnce(&mut Fighter)) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Fighter>(entity).unwrap());
    refresh(battle);
}

/// Changes a number or a switch of the rules, and asks anew.
pub fn switch(battle: &mut Battle, change: impl FnOnce(&mut Constants)) {
    change(&mut battle.world_mut().resource_mut::<Tables>().constants);
    refresh(battle);
}

/// Health left.
pub fn health(battle: &Battle, key: &str) -> i32 {
    BookView::new(battle.world()).health(id(battle, key))
}

/// How a figure fares.
pub fn life(battle: &Battle, key: &str) -> Life {
    battle.table().harm(id(battle, key)).life
}

/// Gives a figure a hold, and asks anew.
pub fn give(battle: &mut Battle, from: &str, kind: BondKind, to: &str) {
    let bond = Bond { from: id(battle, from), kind, to: id(battle, to) };
    bind(battle.world_mut(), bond).unwrap();
    refresh(battle);
    battle.drain_events();
}

/// What a figure has, in words: `strike foe`, `vantage foe`, or nothing.
pub fn hold(battle: &Battle, key: &str) -> String {
    let view = BookView::new(battle.world());
    let Some(bond) = view.hold(id(battle, key)) else { return String::new() };
    let to = &battle.table().sheet(bond.to).key;
    format!("{} {to}", riposte_vantage::holds::word(bond.kind))
}

/// It is a figure's turn to act, and it has done nothing yet.
pub fn acts(battle: &mut Battle, key: &str) {
    let figure = id(battle, key);
    let side = battle.table().side(figure);
    let mut turn = battle.world_mut().resource_mut::<Turn>();
    turn.side = side;
    turn.step = Step::Act(figure, false);
    set(battle, key, |fighter| {
        fighter.points = 3;
        fighter.done = false;
    });
    battle.drain_events();
}

/// The phase of the side that acts ends.
pub fn end_phase(battle: &mut Battle) {
    let side = battle.world().resource::<Turn>().side;
    for _ in 0..50 {
        let same = battle.world().resource::<Turn>().side == side;
        let Some(decision) = battle.decision().filter(|_| same) else { return };
        let decline = decision.decline;
        battle.submit(decline).unwrap();
    }
}

/// The chance of a choice, in tenths: what a die of ten says.
pub fn tenths(battle: &Battle, line: &str) -> u32 {
    let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
    let forecast = battle.table().book().forecast(battle.world(), &choice);
    (forecast.chance.unwrap().value() * 10.0).round() as u32
}

/// The notes of a choice, each in a line.
pub fn notes(battle: &Battle, line: &str) -> String {
    let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
    let forecast = battle.table().book().forecast(battle.world(), &choice);
    forecast.notes.iter().map(|note| format!("{}\n", note.text)).collect()
}
