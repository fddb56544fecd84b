//! What abilities, class, armour and load make of a figure.

use bevy_ecs::prelude::*;
use riposte_kit::armour::suit;
use riposte_kit::scores::ScoreNames;
use riposte_rules::data::{Armoury, DataError, FigureSpawn};
use riposte_rules::figure::{Arms, Shape, Sheet};
use riposte_words::{phrase, say};

use crate::equipment::weapons::Class;
use crate::tables::{ClassRow, School, Tables};

/// The morale of those who never lose heart.
pub const STEADFAST: i32 = 12;

/// What abilities, class, armour and load make of a figure. Fixed for the battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Build {
    /// Modifier of Strength.
    pub strength: i32,
    /// Modifier of Agility.
    pub agility: i32,
    /// Modifier of Intelligence.
    pub wits: i32,
    /// Modifier of Willpower.
    pub will: i32,
    /// Weapon Skill.
    pub ws: i32,
    /// Ballistic Skill.
    pub bs: i32,
    /// The name of the class.
    pub class: String,
    /// Level; Hit Dice of a beast.
    pub level: i32,
    /// Wounds.
    pub wounds: i32,
    /// Stamina.
    pub stamina: i32,
    /// Armour Rating.
    pub rating: i32,
    /// The armour in words.
    pub armour: String,
    /// Whether it is of metal.
    pub metal: bool,
    /// Points of load.
    pub load: usize,
    /// Combat move in hexes.
    pub pace: u16,
    /// Run in hexes.
    pub run: u16,
    /// Whether the roster says how far it goes, whatever it carries.
    pub paced: bool,
    /// Whether it is a beast to ride on (LEN-451).
    pub mount: bool,
    /// Whether it is a beast (LEN-413).
    pub beast: bool,
    /// The armour class of a beast.
    pub natural_class: Option<i32>,
    /// Added to wrestling by a body made for it.
    pub grapples: i32,
    /// In a draw it counts so many times.
    pub lots: u8,
    /// Whether it is so large that it is shot at by the usual rules.
    pub huge: bool,
    /// Modifier of Leadership.
    pub leadership: i32,
    /// Morale from 2 to 12; who has 12 never loses heart (LEN-804).
    pub morale: i32,
    /// Whether it gives chase to a figure that runs off the board (LEN-218).
    pub chases: bool,
    /// Whether coin tempts it (LEN-219).
    pub greedy: bool,
    /// Whether it fights with two weapons as one who has learnt it (LEN-418).
    pub duellist: bool,
    /// It is taken by surprise when the die of its side shows no more than this (LEN-205).
    pub surprised: i32,
    /// Saving throws: Paralyzation, Poison, Breath, Device, Magic.
    pub saves: [i32; 5],
    /// Who taught it its spells.
    pub school: Option<School>,
}

impl Build {
    /// The class in words, with the level.
    pub fn calling(&self) -> String {
        say!("{class} {level}", class = phrase(&self.class), level = self.level)
    }
}

const SCORES: &[&str] = &[
    "Strength",
    "Toughness",
    "Agility",
    "Intelligence",
    "Willpower",
    "Leadership",
    "WS",
    "BS",
    "Wounds",
    "Stamina",
    "class",
    "pace",
    "mount",
    "load",
    "grapples",
    "large",
    "huge",
    "surprised",
    "morale",
    "chases",
    "greedy",
    "duellist",
];

/// Checks a figure's scores, armour and load and works out its build.
///
/// # Errors
/// When a score, a class or an armour is not known, or a number is out of its bounds.
pub fn build(
    tables: &Tables,
    armoury: &Armoury,
    sheet: &Sheet,
    arms: &Arms,
    spawn: &FigureSpawn,
) -> Result<Build, DataError> {
    check_scores(tables, sheet, spawn)?;
    let (class, level) = class(tables, sheet, spawn)?;
    let armour = suit(&tables.armour, sheet, spawn)?;
    let given = |name: &str| sheet.scores.get(name).copied();
    let modifier = |name: &str| tables.constants.modifier(given(name).unwrap_or(10));
    let beast = class.key == "beast";
    let load =
        armour.load + carried(tables, armoury, arms) + sheet.score("load").clamp(0, 60) as usize;
    let mount = sheet.score("mount") > 0;
    let (pace, run) = match given("pace").map(|pace| pace.clamp(0, 60) as u16) {
        Some(pace) => (pace, 3 * pace),
        None if mount => tables.constants.riding.pace(load),
        None => tables.constants.paces.get(load).copied().unwrap_or((0, 0)),
    };
    let more = class.more_at.iter().filter(|at| **at <= level).count() as i32;
    let wounds = match beast {
        true => class.wounds * level,
        false => class.wounds + more + modifier("Toughness"),
    };
    let flag = |name: &str| sheet.score(name) > 0;
    let saves = class.saves.iter().find(|(most, _)| level <= *most).or(class.saves.last());
    Ok(Build {
        strength: modifier("Strength"),
        agility: modifier("Agility"),
        wits: modifier("Intelligence"),
        will: modifier("Willpower"),
        ws: if beast { level } else { sheet.score("WS") },
        bs: sheet.score("BS"),
        class: class.name.clone(),
        level,
        wounds: given("Wounds").unwrap_or(wounds).max(1),
        stamina: given("Stamina").unwrap_or(class.stamina * level).max(0),
        rating: armour.rating,
        armour: armour.name.clone(),
        metal: armour.metal,
        load,
        pace,
        run,
        paced: given("pace").is_some(),
        mount,
        beast,
        natural_class: given("class"),
        grapples: if flag("grapples") { level } else { 0 },
        lots: if mount || flag("large") || sheet.shape == Shape::Long { 2 } else { 1 },
        huge: flag("huge"),
        leadership: modifier("Leadership"),
        morale: given("morale").unwrap_or(STEADFAST).clamp(2, STEADFAST),
        chases: flag("chases"),
        greedy: flag("greedy"),
        duellist: flag("duellist"),
        surprised: sheet.score("surprised"),
        saves: saves.map_or([20; 5], |(_, saves)| *saves),
        school: tables.spells.iter().find(|row| sheet.score(&row.key) > 0).map(|row| row.by),
    })
}

/// Points of load of what is carried, armour left out (LEN-106).
fn carried(tables: &Tables, armoury: &Armoury, arms: &Arms) -> usize {
    let things = || {
        let kit = arms.items().filter(|item| !armoury.weapon(item.weapon).natural);
        kit.map(|item| tables.weapons.of(item.weapon))
    };
    let kit = things().filter(|stats| stats.class != Class::Beast);
    kit.count() / tables.constants.items_a_point + things().filter(|stats| stats.bulky).count()
}

fn check_scores(tables: &Tables, sheet: &Sheet, spawn: &FigureSpawn) -> Result<(), DataError> {
    let classes = tables.classes.iter().map(|row| row.key.as_str());
    let spells = tables.spells.iter().map(|row| row.key.as_str());
    let known = SCORES.iter().copied().chain(classes).chain(spells);
    ScoreNames::new(known).check(sheet, spawn)?;
    for (name, value) in &sheet.scores {
        if !(-5..=200).contains(value) {
            let what = format!("\"{}\" has {value} of {name}", spawn.entry.key);
            return Err(spawn.error(name, what).expecting("-5 to 200"));
        }
    }
    Ok(())
}

fn class<'t>(
    tables: &'t Tables,
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<(&'t ClassRow, i32), DataError> {
    let of = |row: &'t ClassRow| Some((row, *sheet.scores.get(&row.key)?));
    let mut named = tables.classes.iter().filter_map(of);
    match (named.next(), named.next()) {
        (Some((row, level)), None) if (0..=9).contains(&level) => Ok((row, level)),
        _ => {
            let what = format!("\"{}\" has no class, or no level in it", spawn.entry.key);
            let words: Vec<&str> = tables.classes.iter().map(|row| row.key.as_str()).collect();
            let expected = format!("one class with a level of 0 to 9: {}", words.join(", "));
            Err(spawn.error(&spawn.entry.key, what).expecting(expected))
        }
    }
}
