//! The tables on the page of the Maneuvers rulebook agree with its data files.

use riposte_maneuvers::tables::{Group, ManeuverRow, Tables};
use riposte_rules::figure::Posture;
use riposte_trial::page::{Page, with_sign};

const PAGE: Page = Page(include_str!("../../../../../docs/rules/maneuvers.md"));

fn tables() -> Tables {
    Tables::read(&riposte_trial::library()).unwrap_or_else(|error| panic!("{error}")).0
}

/// A modifier as the page writes it.
fn signed(number: i32) -> String {
    with_sign(number.cmp(&0), &number.abs().to_string())
}

#[test]
fn man_115_every_armour_stands_on_the_page_with_its_numbers() {
    for row in &tables().armour {
        let name = if row.pd == 0 { "none".to_owned() } else { row.name.to_lowercase() };
        PAGE.has(&format!("| {name} | {} | {} |", row.pd, row.dr));
    }
}

/// The names of the maneuvers on the page; those that share a line have the same numbers.
const NAMES: [(&str, &str); 32] = [
    ("two-strikes", "All-out: two strikes"),
    ("all-out-skill", "All-out: skill"),
    ("all-out-damage", "All-out: damage"),
    ("lunge", "All-out: lunge"),
    ("all-out-wild", "All-out: wild swings"),
    ("charge", "All-out: charge"),
    ("bold", "Bold attack"),
    ("attack", "Attack"),
    ("cautious", "Cautious attack"),
    ("wrap-shot", "Wrap shot"),
    ("wild-swing", "Wild swing"),
    ("stop-thrust", "Stop thrust"),
    ("riposte", "Riposte"),
    ("double-defence", "All-out defence"),
    ("skilled-defence", "All-out defence"),
    ("half-penalty", "All-out defence"),
    ("change-position", "Change position"),
    ("concentrate", "Concentrate, Analyze"),
    ("analyze", "Concentrate, Analyze"),
    ("look-around", "Look around"),
    ("disengage", "Disengage"),
    ("flee", "Flee"),
    ("close-in", "Close in"),
    ("ready", "Ready"),
    ("move", "Move"),
    ("wait", "Wait"),
    ("opportunity-fire", "Opportunity fire"),
    ("take-aim", "Take aim"),
    ("long-action", "Long action"),
    ("acrobatic-move", "Acrobatic move"),
    ("throw", "Throw, Catch"),
    ("catch", "Throw, Catch"),
];

/// Whether a cell of the page says the value of a defence: the number, with or without words
/// behind it, or words alone where nothing is added.
fn says(cell: &str, value: Option<i32>) -> bool {
    let number = cell.split(", ").next().unwrap_or_default();
    match value {
        None => cell == "no",
        Some(0) => number == "0" || cell != "no" && !cell.contains(|c: char| c.is_ascii_digit()),
        Some(value) => number == signed(value),
    }
}

/// The cells of its row from the defences on.
fn check(row: &ManeuverRow, line: &str) {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [.., block, parry, dodge, retreat, press] = cells[..] else { panic!("{line}") };
    for (cell, value) in [(block, row.block), (parry, row.parry), (dodge, row.dodge)] {
        assert!(says(cell, value), "{}: {cell} for {value:?}", row.key);
    }
    for (cell, may) in [(retreat, row.retreat), (press, row.press)] {
        assert_eq!(cell, if may { "yes" } else { "no" }, "{}", row.key);
    }
}

#[test]
fn man_201_every_maneuver_stands_on_the_page_with_its_numbers() {
    let tables = tables();
    assert_eq!(tables.maneuvers.len(), NAMES.len());
    for row in &tables.maneuvers {
        let name = NAMES.iter().find(|(key, _)| *key == row.key).map(|(_, name)| name);
        let Some(name) = name else { panic!("{} has no name on the page", row.key) };
        let start = format!("| {name} | ");
        let line = PAGE.0.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
        check(row, line);
        let said = row.attack.filter(|value| *value != 0).map(signed);
        assert!(said.is_none_or(|said| line.contains(&said)), "{}: {line}", row.key);
        let twice = row.group != Group::Other && row.blows == 2;
        assert_eq!(line.contains("twice"), twice, "{line}");
    }
}

#[test]
fn man_401_every_posture_stands_on_the_page_with_its_numbers() {
    for row in &tables().postures {
        let name = match row.posture {
            Posture::Guarded => "defensive crouch",
            Posture::Seated => "seated on a chair",
            Posture::Sitting => "sitting on the ground",
            Posture::Crawling => "hands and knees",
            Posture::Prone => "on the belly",
            Posture::Supine => "on the back",
            posture => posture.word(),
        };
        let numbers = [row.attack, row.block, row.parry, row.dodge, row.melee, row.ranged];
        let costs = match (row.single, row.hex) {
            (true, _) => "1 hex a turn".to_owned(),
            (_, None) => "–".to_owned(),
            (_, Some(1)) => "½ more".to_owned(),
            (_, Some(halves)) => {
                format!("{}{} more", halves / 2, if halves % 2 == 1 { "½" } else { "" })
            }
        };
        PAGE.has(&format!("| {name} | {} | {costs} |", numbers.map(signed).join(" | ")));
    }
}
