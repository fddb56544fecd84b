//! The board as text: a cell of three signs for each hex, every second column half a
//! hex lower, as on a printed map.

use std::collections::BTreeSet;

use riposte_rules::battle::Table;
use riposte_rules::board::{Facing, Terrain, column_letters, hex_at};
use riposte_rules::figure::{Dropped, FigureId};
use riposte_rules::tell;
use riposte_words::{phrase, say};

use crate::closeup;

const CELL: usize = 4;
const MARGIN: usize = 4;
/// How many figures of one hex its cell names.
const SIGNS: usize = 3;

/// The arrow of a facing.
pub(crate) const fn arrow(facing: Facing) -> char {
    match facing {
        Facing::N => '↑',
        Facing::NE => '↗',
        Facing::SE => '↘',
        Facing::S => '↓',
        Facing::SW => '↙',
        Facing::NW => '↖',
    }
}

/// The letter of each figure: capitals for the first side, small letters for the second,
/// digits for any other; from its name where that letter is free.
pub fn tokens(table: Table) -> Vec<char> {
    let mut used = BTreeSet::new();
    table.figures().map(|figure| token(table, figure, &mut used)).collect()
}

fn token(table: Table, figure: FigureId, used: &mut BTreeSet<char>) -> char {
    let side = table.side(figure).0;
    let cased = |letter: char| if side == 1 { letter.to_ascii_lowercase() } else { letter };
    let digits = (side > 1).then_some('1'..='9').into_iter().flatten();
    let name = table.name(figure).chars().filter(char::is_ascii_alphabetic);
    let letters = name.map(|letter| letter.to_ascii_uppercase()).chain('A'..='Z').map(cased);
    let free = digits.chain(letters).find(|letter| !used.contains(letter)).unwrap_or('?');
    used.insert(free);
    free
}

/// The board: letters with facing and posture where figures stand, terrain elsewhere.
pub fn board(table: Table) -> String {
    let [columns, rows] = table.board().size();
    let tokens = tokens(table);
    let mut text = header(columns);
    for row in 0..rows {
        for half in 0..2 {
            let mut line = if half == 0 { format!("{:>3} ", row + 1) } else { " ".repeat(MARGIN) };
            for column in 0..columns {
                let cell = if column % 2 == half {
                    cell(table, &tokens, column, row)
                } else {
                    String::new()
                };
                line.push_str(&format!("{cell:<CELL$}"));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text + &legend(table) + &crowds(table, &tokens) + &bonds(table)
}

fn header(columns: i32) -> String {
    let mut line = " ".repeat(MARGIN);
    for column in 0..columns {
        line.push_str(&format!("{:<CELL$}", format!(" {}", column_letters(column))));
    }
    format!("{}\n", line.trim_end())
}

fn cell(table: Table, tokens: &[char], column: i32, row: i32) -> String {
    let hex = hex_at(column, row);
    let here: Vec<FigureId> = table.in_hex(hex).collect();
    match here.as_slice() {
        [] => {}
        [figure] => return sign(table, tokens, *figure),
        few if few.len() <= SIGNS => {
            return few.iter().map(|figure| tokens[figure.index()]).collect();
        }
        many => return format!("×{}", many.len()),
    }
    let terrain = table.board().terrain(hex).unwrap_or_default().letter();
    let fallen = |figure: &FigureId| !table.active(*figure) && table.hex(*figure) == hex;
    let mark = if table.figures().any(|figure| fallen(&figure)) {
        '+'
    } else if table.world().resource::<Dropped>().things().any(|thing| thing.hex == hex) {
        '*'
    } else {
        ' '
    };
    format!(" {terrain}{mark}")
}

/// A figure by its letter, with how it looks and holds itself.
fn sign(table: Table, tokens: &[char], figure: FigureId) -> String {
    let arrow = match table.book().faces() {
        true => arrow(table.facing(figure)),
        false => ' ',
    };
    format!("{}{arrow}{}", tokens[figure.index()], table.posture(figure).letter())
}

/// Who is in each hex that several share, a line for each.
fn crowds(table: Table, tokens: &[char]) -> String {
    let mut text = String::new();
    for hex in table.board().hexes() {
        let here: Vec<FigureId> = table.in_hex(hex).collect();
        if closeup::is_open(table, hex) {
            text += &closeup::closeup(table, tokens, hex);
            continue;
        }
        if here.len() < 2 {
            continue;
        }
        let words = here.iter().map(|figure| {
            let sign = sign(table, tokens, *figure);
            format!("{} {}", sign.trim_end(), table.name(*figure))
        });
        let words: Vec<String> = words.collect();
        text += &format!("    {}: {}\n", closeup::place(table, hex), words.join(", "));
    }
    text
}

fn legend(table: Table) -> String {
    let board = table.board();
    let present = |kind: &Terrain| board.hexes().any(|hex| board.terrain(hex) == Some(*kind));
    let kinds = Terrain::ALL.into_iter().filter(present);
    let mut words: Vec<String> =
        kinds.map(|kind| format!("{} {}", kind.letter(), phrase(kind.name()))).collect();
    if table.world().resource::<Dropped>().things().next().is_some() {
        words.push(say!("* something lies here"));
    }
    if table.figures().any(|figure| !table.active(figure)) {
        words.push(say!("+ somebody lies here"));
    }
    format!("    {}\n", words.join(", "))
}

/// Who is bound to whom, a line for each.
fn bonds(table: Table) -> String {
    // Those of a close-up stand there already.
    let told = |figure: FigureId| closeup::is_open(table, table.hex(figure));
    let apart = table.bonds().filter(|bond| !told(bond.from));
    apart.map(|bond| format!("    {}\n", tell::bond(table, bond))).collect()
}
