//! What a choice names, in the words that every book has for it.

use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_words::Thing;

/// The hex of a choice: "E4".
pub fn hex_words(choice: &Choice) -> String {
    choice.hex.map(hex_name).unwrap_or_default()
}

/// The way in which a choice of a figure uses a weapon, after its name: " (cut)".
pub fn mode_words(table: Table, figure: FigureId, choice: &Choice) -> String {
    let mode = choice.arm.and_then(|arm| table.armoury().mode(table.arms(figure), arm));
    mode.map(|mode| format!(" ({})", Thing(&mode.name))).unwrap_or_default()
}
