//! What a choice names, as words.

use std::borrow::Cow;

use riposte_kit::handling::thing_of;
pub use riposte_kit::naming::hex_words;
use riposte_kit::naming::mode_words;
use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, phrase, say};

use crate::view::BookView;

impl<'w> BookView<'w> {
    /// The weapon of a choice as it stands in a list: "axe (cut)".
    pub fn arm_words(self, figure: FigureId, choice: &Choice) -> String {
        let words = choice.arm.map(|arm| self.table.armoury().said(self.table.arms(figure), arm));
        words.unwrap_or_default()
    }

    /// The weapon of a choice.
    pub fn weapon(self, figure: FigureId, choice: &Choice) -> Thing<'w> {
        let Some(arm) = choice.arm else { return Thing("") };
        thing_of(self.table, figure, arm.item).unwrap_or(Thing("nothing"))
    }

    /// The same, and after it the way in which it is used: "axe", " (cut)".
    pub fn wielded(self, figure: FigureId, choice: &Choice) -> (Thing<'w>, String) {
        (self.weapon(figure, choice), mode_words(self.table, figure, choice))
    }

    /// The name of the target of a choice.
    pub fn target_name(self, choice: &Choice) -> Cow<'w, str> {
        choice.target.map_or_else(|| phrase("nobody"), |target| self.table.name(target).into())
    }
}

/// The facing of a choice.
pub fn facing_word(choice: &Choice) -> Cow<'static, str> {
    phrase(choice.facing.unwrap_or_default().word())
}

/// Where to, and how the figure then looks, after other words: " to E4, facing NE".
pub fn whither(choice: &Choice) -> String {
    let to = choice.hex.map(|hex| format!(" {}", say!("to {hex}", hex = hex_name(hex))));
    let facing = choice.facing.map(|facing| {
        let words = say!("facing {facing}", facing = phrase(facing.word()));
        format!(", {words}")
    });
    to.into_iter().chain(facing).collect()
}
