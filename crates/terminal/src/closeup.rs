//! Places in which figures of several sides are: two rows face to face, with what each has on
//! whom between them.

use riposte_rules::battle::Table;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::figure::{BondLine, FigureId, Life, Side};
use riposte_rules::rulebook::side_name;
use riposte_rules::systems::PlaceRule;
use riposte_words::phrase;

/// Whether a hex is a place in which there is a fight to be seen from near.
pub(crate) fn is_open(table: Table, hex: Hex) -> bool {
    let rule = table.world().get_resource::<PlaceRule>();
    let mut here = table.in_hex(hex).map(|figure| table.side(figure));
    let first = here.next();
    rule.is_some_and(|rule| rule.is_of_places()) && here.any(|side| Some(side) != first)
}

/// A hex with its name as a place, if it has one.
pub(crate) fn place(table: Table, hex: Hex) -> String {
    match table.scenario().place(hex) {
        Some(place) => format!("{}, {}", hex_name(hex), phrase(place)),
        None => hex_name(hex),
    }
}

/// The place from near: on the left those of the first side, on the right their enemies.
pub(crate) fn closeup(table: Table, tokens: &[char], hex: Hex) -> String {
    let rows = rows(table, hex);
    let words = |figure: Option<FigureId>, left: bool| {
        figure.map(|figure| who(table, tokens, figure, left)).unwrap_or_default()
    };
    let holds = |figure: Option<FigureId>, left: bool| {
        figure.map(|figure| has(table, tokens, figure, left)).unwrap_or_default()
    };
    let cells: Vec<[String; 4]> = rows
        .iter()
        .map(|[l, r]| [words(*l, true), holds(*l, true), holds(*r, false), words(*r, false)])
        .collect();
    let width = |part: usize| cells.iter().map(|row| row[part].chars().count()).max().unwrap_or(0);
    let [a, b, c] = [0, 1, 2].map(width);
    let against = format!(" {} ", phrase("against"));
    let sides = sides(table, hex).join(against.as_str());
    let mut text = format!("    {}: {sides}\n", place(table, hex));
    for [left, on, by, right] in &cells {
        let line = format!("    {left:>a$}  {on:<b$} │ {by:>c$}  {right}");
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn sides(table: Table, hex: Hex) -> Vec<String> {
    let mut sides: Vec<Side> = table.in_hex(hex).map(|figure| table.side(figure)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides.into_iter().map(|side| side_name(table.world(), side)).collect()
}

/// The rows: opposite each of the left side one with whom it is bound, as far as there are such.
fn rows(table: Table, hex: Hex) -> Vec<[Option<FigureId>; 2]> {
    let first = table.in_hex(hex).map(|figure| table.side(figure)).min().unwrap_or_default();
    let seen =
        |figure: &FigureId| table.hex(*figure) == hex && table.harm(*figure).life != Life::Gone;
    let (left, mut right): (Vec<FigureId>, Vec<FigureId>) =
        table.figures().filter(seen).partition(|figure| table.side(*figure) == first);
    let mut rows: Vec<[Option<FigureId>; 2]> = Vec::new();
    for figure in left {
        let bound = |foe: &FigureId| table.bonds_of(figure).any(|bond| bond.has(*foe));
        let foe = right.iter().position(bound).map(|place| right.remove(place));
        rows.push([Some(figure), foe]);
    }
    let mut rest = right.into_iter();
    for row in rows.iter_mut().filter(|row| row[1].is_none()) {
        row[1] = rest.next();
    }
    rows.extend(rest.map(|foe| [None, Some(foe)]));
    rows
}

/// A figure with its letter on the inner side, what is left of it, and what everybody should see.
fn who(table: Table, tokens: &[char], figure: FigureId, left: bool) -> String {
    let (name, token) = (table.name(figure), tokens[figure.index()]);
    let facts = facts(table, figure);
    match left {
        true => format!("{facts}  {name} {token}"),
        false => format!("{token} {name}  {facts}"),
    }
}

fn facts(table: Table, figure: FigureId) -> String {
    if !table.active(figure) {
        return format!("({})", phrase(table.harm(figure).life.word()));
    }
    let (book, world) = (table.book(), table.world());
    let pools = book.vitality(world, figure).into_iter().enumerate();
    let pools = pools.map(|(number, pool)| match number {
        0 => format!("{}/{}", pool.left, pool.of),
        _ => format!("{} {}", phrase(&pool.name), pool.left),
    });
    let signs = book.signs(world, figure).into_iter();
    let signs = signs.map(|sign| format!("[{}]", phrase(sign.word)));
    pools.chain(signs).collect::<Vec<_>>().join(" ")
}

/// What a figure has on others, as arrows to their letters; each kind with a shaft of its own.
fn has(table: Table, tokens: &[char], figure: FigureId, left: bool) -> String {
    let own = table.bonds().filter(|bond| bond.from == figure);
    let arrows = own.filter_map(|bond| {
        let info = table.bond_info(bond.kind)?;
        let to = tokens[bond.to.index()];
        let (words, shaft) = (phrase(info.key), shaft(info.line));
        Some(match left {
            true => format!("{words} {shaft}> {to}"),
            false => format!("{to} <{shaft} {words}"),
        })
    });
    arrows.collect::<Vec<_>>().join(", ")
}

const fn shaft(line: BondLine) -> &'static str {
    match line {
        BondLine::Arrow => "--",
        BondLine::Dashes => "- -",
        BondLine::Dots => "..",
        BondLine::Double => "==",
        BondLine::Chain => "oo",
    }
}
