//! Who stands on the board: a paragraph for each figure.

use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::figure::{FigureId, FigureSet};
use riposte_rules::rulebook::{Fact, side_name};
use riposte_words::{Thing, phrase, say};

use crate::board::{arrow, tokens};

/// Every figure with its sign on the board, place, arms, wounds and the rulebook's card.
pub fn muster(table: Table) -> String {
    let tokens = tokens(table);
    table.figures().map(|figure| entry(table, &tokens, figure)).collect()
}

/// A figure with its sign on the board, and what there is to know of it.
pub(crate) fn entry(table: Table, tokens: &[char], figure: FigureId) -> String {
    let posture = table.posture(figure);
    // Where figures look no way nothing is said of it.
    let facing = Some(table.facing(figure)).filter(|_| table.book().faces());
    let arrow = facing.map(arrow).map(String::from).unwrap_or_default();
    let sign = format!("{}{arrow}{}", tokens[figure.index()], posture.letter());
    let side = side_name(table.world(), table.side(figure));
    let (name, hex) = (table.name(figure), hex_name(table.hex(figure)));
    let mut text = format!("{sign} {}", say!("{name} ({side}) at {hex}", name, side, hex));
    if !table.active(figure) {
        return format!("{text}: {}\n", phrase(table.harm(figure).life.word()));
    }
    let posture = phrase(posture.word());
    let stands = match facing {
        Some(facing) => {
            say!("{posture}, facing {facing}", posture, facing = phrase(facing.word()))
        }
        None => posture.into_owned(),
    };
    text += &format!(", {stands}\n");
    for line in [arms(table, figure), wounds(table, figure), engaged(table, figure)] {
        if !line.is_empty() {
            text += &format!("      {line}\n");
        }
    }
    let card = table.book().card(table.world(), figure);
    let fact = |fact: &Fact| format!("{} {}", phrase(&fact.name), phrase(&fact.value));
    let facts: Vec<String> = card.iter().map(fact).collect();
    if !facts.is_empty() {
        text += &format!("      {}\n", facts.join("; "));
    }
    text
}

fn arms(table: Table, figure: FigureId) -> String {
    let carried = table.arms(figure).items();
    let things = carried.filter_map(|item| {
        let weapon = table.armoury().weapon(item.weapon);
        (!weapon.natural).then(|| format!("{} {}", Thing(&weapon.name), phrase(item.at.words())))
    });
    things.collect::<Vec<_>>().join(", ")
}

fn wounds(table: Table, figure: FigureId) -> String {
    let spots = table.book().spots(table.world());
    let wounds = &table.harm(figure).wounds;
    let words = wounds.iter().map(|wound| {
        let spot = spots.get(wound.spot.0 as usize).map_or("", String::as_str);
        say!("level {level} to the {spot}", level = wound.level, spot = Thing(spot))
    });
    match wounds.is_empty() {
        true => say!("unhurt"),
        false => {
            let list = words.collect::<Vec<_>>().join(", ");
            say!("wounds: {list}", list)
        }
    }
}

fn engaged(table: Table, figure: FigureId) -> String {
    let names = |set: FigureSet| {
        set.iter().map(|other| table.name(other).to_owned()).collect::<Vec<_>>().join(", ")
    };
    let engagement = table.engagement(figure);
    let mut parts = Vec::new();
    if !engagement.threatens.is_empty() {
        parts.push(say!("can strike {names}", names = names(engagement.threatens)));
    }
    if !engagement.threatened_by.is_empty() {
        parts.push(say!("in reach of {names}", names = names(engagement.threatened_by)));
    }
    parts.join("; ")
}
