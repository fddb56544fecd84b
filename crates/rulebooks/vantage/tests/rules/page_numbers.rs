//! The tables on the page of the Vantage rulebook agree with its data files.

use riposte_rules::data::Armoury;
use riposte_trial::page::Page;
use riposte_vantage::tables::{Kind, Tables};

const PAGE: Page = Page(include_str!("../../../../../docs/rules/vantage.md"));

fn read() -> (Tables, Armoury) {
    Tables::read(&riposte_trial::library()).unwrap_or_else(|error| panic!("{error}"))
}

/// The row of a table in whose first cell a word stands, alone or among others.
fn row(name: &str) -> &'static str {
    let first = |line: &&str| {
        let cell = line.strip_prefix("| ").and_then(|line| line.split(" | ").next());
        cell.is_some_and(|cell| cell.split(", ").any(|it| it == name))
    };
    PAGE.0.lines().find(first).unwrap_or_else(|| panic!("no row is about {name}"))
}

#[test]
fn van_801_every_melee_weapon_stands_on_the_page_with_its_damage() {
    let (tables, armoury) = read();
    for weapon in &armoury.weapons {
        let id = armoury.find(&weapon.key).unwrap_or_default();
        if tables.weapons.of(id).kind == Kind::Ranged {
            continue;
        }
        let row = row(&weapon.name.to_lowercase());
        for mode in tables.weapons.modes(id) {
            assert!(row.contains(&format!(" | {} | ", mode.damage)), "{}: {row}", weapon.key);
            let quick = row.contains(&format!("+{} to tries for strike", mode.quick));
            assert_eq!(quick, mode.quick != 0, "{}: {row}", weapon.key);
        }
    }
}

#[test]
fn van_802_every_ranged_weapon_stands_on_the_page_with_its_numbers_and_shots() {
    let (tables, armoury) = read();
    for weapon in &armoury.weapons {
        let stats = tables.weapons.of(armoury.find(&weapon.key).unwrap_or_default());
        if stats.kind != Kind::Ranged {
            continue;
        }
        let shot = |key: &String| {
            let row = tables.shots.iter().find(|row| row.key == *key);
            row.map_or(String::new(), |row| format!("{} {}", key.replace('-', " "), row.damage))
        };
        let shots: Vec<String> = stats.takes.iter().map(shot).collect();
        let (name, shots) = (weapon.name.to_lowercase(), shots.join(", "));
        PAGE.has(&format!("| {name} | {} | {} | {shots} |", stats.strength, stats.range));
    }
}

#[test]
fn van_803_every_piece_of_armour_stands_on_the_page_with_its_value() {
    let tables = read().0;
    for row in &tables.armour {
        PAGE.says(&format!("{} {}", row.name.to_lowercase(), row.armour));
    }
    PAGE.says(&format!("Together {} at the most", tables.constants.armour_most));
}

#[test]
fn van_804_a_draught_gives_back_what_the_page_says() {
    PAGE.says(&format!("A point, and {} Health are back", read().0.constants.draught));
}
