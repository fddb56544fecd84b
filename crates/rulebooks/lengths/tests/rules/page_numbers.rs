//! The tables on the page of the Lengths rulebook agree with its data files.

use riposte_lengths::equipment::weapons::Way;
use riposte_lengths::tables::{School, Tables};
use riposte_rules::data::Armoury;
use riposte_trial::page::{Page, with_sign};

const PAGE: Page = Page(include_str!("../../../../../docs/rules/lengths.md"));

fn read() -> (Tables, Armoury) {
    Tables::read(&riposte_trial::library()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn len_101_every_score_stands_on_the_page_with_its_modifier() {
    let constants = read().0.constants;
    let line =
        |start: &str| PAGE.0.lines().find(|line| line.starts_with(start)).unwrap_or_default();
    let cells = |start: &str| {
        let cells = line(start).split('|').skip(2).map(|cell| cell.trim().to_owned());
        cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>()
    };
    let (scores, modifiers) = (cells("| score | "), cells("| modifier | "));
    assert!(scores.len() >= 7 && scores.len() == modifiers.len());
    for (scores, modifier) in scores.iter().zip(modifiers) {
        let (least, most) = scores.split_once('–').unwrap_or((scores, scores));
        let (Ok(least), Ok(most)) = (least.parse::<i32>(), most.parse::<i32>()) else {
            panic!("{scores}")
        };
        for score in least..=most {
            let value = constants.modifier(score);
            assert_eq!(with_sign(value.cmp(&0), &value.abs().to_string()), modifier, "{score}");
        }
    }
}

#[test]
fn len_104_every_class_stands_on_the_page_with_its_numbers() {
    // Beasts have an armour class and Hit Dice of their own (LEN-413).
    for row in read().0.classes.iter().filter(|row| row.key != "beast") {
        let more: Vec<String> = row.more_at.iter().map(i32::to_string).collect();
        let more = if more.is_empty() { "–".to_owned() } else { more.join(", ") };
        PAGE.has(&format!("| {} | {} | {more} | {} |", row.name, row.wounds, row.stamina));
    }
}

#[test]
fn len_106_every_pace_stands_on_the_page() {
    // The first two loads share a column; beyond the last nobody moves.
    let paces = read().0.constants.paces;
    assert_eq!(paces[0], paces[1]);
    let line = |pace: fn(&(u16, u16)) -> u16| {
        let paces: Vec<String> = paces[1..].iter().map(|it| pace(it).to_string()).collect();
        format!(" | {} | 0 |", paces.join(" | "))
    };
    PAGE.has(&format!("| combat move, in hexes{}", line(|it| it.0)));
    PAGE.has(&format!("| run{}", line(|it| it.1)));
}

#[test]
fn len_904_every_spell_stands_on_the_page_with_its_reach() {
    for row in &read().0.spells {
        let name = row.key.replace('-', " ");
        let name = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
        let by = if row.by == School::Cleric { "cleric" } else { "magic-user" };
        let reach = match (row.far, row.farther) {
            (0, _) => "the caster".to_owned(),
            (1, 0) => "touch".to_owned(),
            (far, 0) => format!("{far} hexes"),
            (far, more) => format!("{far} hexes, {more} more a level"),
        };
        PAGE.has(&format!("| {name} | {by} | {reach} | "));
    }
}

#[test]
fn len_401_every_armour_stands_on_the_page_with_its_rating() {
    let text = PAGE.prose();
    let ratings = text.split("Armour ratings: ").nth(1).and_then(|text| text.split('.').next());
    let ratings = ratings.unwrap_or_default();
    for row in read().0.armour.iter().filter(|row| row.rating > 0) {
        let name = row.name.replace(" armour", "");
        let after = ratings.split(&name).nth(1).unwrap_or_else(|| panic!("no {name}: {ratings}"));
        let number = after.split(|c: char| !c.is_ascii_digit()).find(|word| !word.is_empty());
        assert_eq!(number, Some(row.rating.to_string().as_str()), "{name}: {ratings}");
    }
}

#[test]
fn len_415_every_missile_weapon_stands_on_the_page_with_its_ranges() {
    let (tables, armoury) = read();
    for weapon in &armoury.weapons {
        let id = armoury.find(&weapon.key).unwrap_or_default();
        for mode in tables.weapons.modes(id) {
            if mode.way != Way::Strike {
                let bands = mode.bands.map(|hexes| hexes.to_string()).join(" / ");
                PAGE.has(&bands);
                let thrown = mode.way == Way::Throw;
                assert!(thrown || PAGE.0.contains(&format!("d{}", mode.die)), "{}", weapon.key);
            }
        }
    }
}
