//! What a choice names, as words.

use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::view::BookView;

impl<'w> BookView<'w> {
    /// The weapon of a choice in small letters: "axe (cut)".
    pub fn arm_words(self, figure: FigureId, choice: &Choice) -> String {
        let words = choice.arm.map(|arm| self.table.armoury().words(self.table.arms(figure), arm));
        words.unwrap_or_default().to_lowercase()
    }

    /// The name of the target of a choice.
    pub fn target_name(self, choice: &Choice) -> &'w str {
        choice.target.map_or("nobody", |target| self.table.name(target))
    }
}

/// The hex of a choice.
pub fn hex_words(choice: &Choice) -> String {
    choice.hex.map(hex_name).unwrap_or_default()
}

/// The facing of a choice.
pub fn facing_word(choice: &Choice) -> &'static str {
    choice.facing.unwrap_or_default().word()
}

/// Where to, and how the figure then looks, after other words: " to E4, facing NE".
pub fn whither(choice: &Choice) -> String {
    let to = choice.hex.map(|hex| format!(" to {}", hex_name(hex))).unwrap_or_default();
    match choice.facing {
        Some(facing) => format!("{to}, facing {}", facing.word()),
        None => to,
    }
}
