//! `list`: what there is.

use std::io::Write;

use bevy_ecs::prelude::World;
use riposte_ai::players;
use riposte_rules::data::{Armoury, Library, RosterFile, Scenario};
use riposte_rules::figure::WeaponId;
use riposte_rules::rulebook::{Fact, Rulebook};
use serde_json::{Value, json};

use crate::opening::sources;
use crate::{Fault, Verdict};

/// A line of the list: of what kind, the key, the name, and more in words.
struct Entry {
    kind: &'static str,
    key: String,
    name: String,
    words: String,
}

pub(crate) fn run(json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let mut kind = "";
    for entry in entries()? {
        if json {
            writeln!(out, "{}", as_json(&entry))?;
            continue;
        }
        if kind != entry.kind {
            kind = entry.kind;
            writeln!(out, "{kind}s")?;
        }
        writeln!(out, "  {:<22} {}. {}", entry.key, entry.name, entry.words)?;
    }
    Ok(Verdict::Holds)
}

fn as_json(entry: &Entry) -> Value {
    let Entry { kind, key, name, words } = entry;
    json!({ *kind: { "key": key, "name": name, "about": words } })
}

fn entries() -> Result<Vec<Entry>, Fault> {
    let (shelf, library) = sources();
    let mut entries = Vec::new();
    for book in &shelf.0 {
        let (key, name, words) = (book.key().into(), book.name().into(), book.blurb().into());
        entries.push(Entry { kind: "rulebook", key, name, words });
    }
    for scenario in Scenario::all(&library) {
        let Scenario { key, name, blurb, rulebook, .. } = scenario?;
        let words = format!("{blurb} [{rulebook}]");
        entries.push(Entry { kind: "scenario", key, name, words });
    }
    entries.extend(rosters(&library)?);
    for book in &shelf.0 {
        entries.extend(weapons(book.as_ref(), &library)?);
    }
    for player in players() {
        let (key, name, words) = (player.key.into(), player.name.into(), player.blurb.into());
        entries.push(Entry { kind: "player", key, name, words });
    }
    Ok(entries)
}

fn rosters(library: &Library) -> Result<Vec<Entry>, Fault> {
    let names = library.names("rosters").map(|key| {
        let roster: RosterFile = library.read(&format!("rosters/{key}.ron"))?;
        let figures: Vec<String> = roster.figures.iter().map(|entry| entry.key.clone()).collect();
        let words = figures.join(", ");
        Ok(Entry { kind: "roster", key: key.into(), name: roster.rulebook, words })
    });
    names.collect()
}

fn weapons(book: &dyn Rulebook, library: &Library) -> Result<Vec<Entry>, Fault> {
    let mut world = World::new();
    book.load(library, &mut world)?;
    let armoury = world.resource::<Armoury>();
    let entry = |(number, weapon): (u16, &riposte_rules::data::Weapon)| {
        let facts = book.weapon_card(&world, WeaponId(number));
        let words: Vec<String> = facts.iter().map(fact).collect();
        let (key, name) = (weapon.key.clone(), weapon.name.clone());
        Entry { kind: "weapon", key, name, words: words.join("; ") }
    };
    Ok((0..).zip(&armoury.weapons).map(entry).collect())
}

fn fact(fact: &Fact) -> String {
    format!("{} {}", fact.name, fact.value)
}
