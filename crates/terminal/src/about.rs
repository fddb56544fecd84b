//! A figure looked at closer: what it carries and how far that strikes, what it stands on, and where
//! its foes are.

use riposte_rules::battle::Table;
use riposte_rules::board::{Arc, nearest_directions};
use riposte_rules::figure::{FigureId, Item, Reach};
use riposte_rules::rulebook::Fact;
use riposte_words::{phrase, say};

use crate::board::tokens;
use crate::muster::entry;

/// What the board's list says of a figure, and more.
pub fn about(table: Table, figure: FigureId) -> String {
    let mut text = entry(table, &tokens(table), figure);
    let items = table.arms(figure).items();
    let mut lines: Vec<String> = items.filter_map(|item| weapon(table, item)).collect();
    if let Some(ground) = table.board().terrain(table.hex(figure)) {
        lines.push(say!("stands on {ground}", ground = phrase(ground.name())));
    }
    let side = table.side(figure);
    let mut foes: Vec<FigureId> =
        table.active_figures().filter(|foe| table.side(*foe) != side).collect();
    foes.sort_by_key(|foe| table.distance(figure, *foe));
    lines.extend(foes.into_iter().map(|foe| away(table, figure, foe)));
    for line in lines {
        text += &format!("      {line}\n");
    }
    text
}

fn fact(fact: &Fact) -> String {
    format!("{} {}", phrase(&fact.name), phrase(&fact.value))
}

/// The numbers of something that is carried, and how far it strikes.
fn weapon(table: Table, item: &Item) -> Option<String> {
    let weapon = table.armoury().weapon(item.weapon);
    if weapon.natural {
        return None;
    }
    let card = table.book().weapon_card(table.world(), item.weapon);
    let mut parts: Vec<String> = card.iter().map(fact).collect();
    for mode in &weapon.modes {
        let far = strikes(mode.reach);
        parts.extend(far.map(|far| format!("{}: {far}", phrase(&mode.name))));
    }
    if let Some(range) = weapon.modes.iter().map(|mode| mode.range).max().filter(|far| *far > 0) {
        parts.push(say!("thrown or shot up to {range} hexes", range));
    }
    Some(format!("{}: {}", phrase(&weapon.name), parts.join("; ")))
}

/// How far off something strikes; nothing where it does not by hand.
fn strikes(reach: Reach) -> Option<String> {
    let (near, most) = (reach.iter().next()?, reach.farthest()?);
    Some(match (near, most) {
        (_, 0) => say!("strikes in its own hex"),
        (1, 1) => say!("strikes one hex away"),
        (near, most) if near == most => say!("strikes {most} hexes away", most),
        (near, most) => say!("strikes {near} to {most} hexes away", near, most),
    })
}

/// How far a foe is from a figure, and on which side of it.
fn away(table: Table, figure: FigureId, foe: FigureId) -> String {
    let name = table.name(foe);
    let far = match table.distance(figure, foe) {
        0 => say!("{name} is in its hex", name),
        1 => say!("{name} is one hex away", name),
        hexes => say!("{name} is {hexes} hexes away", name, hexes),
    };
    match arc(table, figure, foe) {
        Some(arc) => format!("{far}, {}", phrase(arc)),
        None => far,
    }
}

fn arc(table: Table, figure: FigureId, foe: FigureId) -> Option<&'static str> {
    let (from, to) = (table.hex(figure), table.hex(foe));
    if from == to || !table.book().faces() {
        return None;
    }
    let way = nearest_directions(from, to).first().copied()?;
    let relative = table.facing(figure).relative(way);
    Some(match table.book().arc_of(table.world(), figure, relative) {
        Arc::Front => "before it",
        Arc::Side => "at its side",
        Arc::Rear => "behind it",
    })
}
