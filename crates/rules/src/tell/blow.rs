//! How a blow came out, in words.

use riposte_words::{Thing, phrase, say};

use crate::battle::Table;
use crate::figure::FigureId;

/// A blow that was measured.
#[derive(Clone, Copy)]
pub(super) struct Measured<'e> {
    pub(super) attacker: FigureId,
    pub(super) target: FigureId,
    pub(super) hit: bool,
    pub(super) margin: i32,
    /// How it ended, as its book says it.
    pub(super) how: &'e str,
}

impl Measured<'_> {
    /// Who hits or misses whom, by how much, and with what where that is told.
    pub(super) fn words(self, table: Table, weapon: Option<&str>) -> String {
        let (name, verdict) = (table.name(self.attacker), self.verdict(table));
        match weapon.map(Thing) {
            Some(weapon) => {
                say!("{name}{s} {weapon} {verdict}", name, s = genitive(name), weapon, verdict)
            }
            None => format!("{name} {verdict}"),
        }
    }

    fn verdict(self, table: Table) -> String {
        let target = table.name(self.target);
        let margin = table.book().scale().write(self.margin.abs());
        // A margin is told only where it says the same as the verdict.
        let said = self.hit == (self.margin >= 0);
        match (self.hit, said) {
            (true, true) if self.margin == 0 => say!("hits {target} exactly", target),
            (true, true) => say!("hits {target} by {margin}", target, margin),
            (true, false) => say!("hits {target}", target),
            (false, true) => say!("misses {target} by {margin}", target, margin),
            (false, false) => say!("misses {target}", target),
        }
    }

    /// How it ended, as it follows these words: ": parried".
    pub(super) fn end(self) -> String {
        following(self.how)
    }

    /// Whether it says itself with what it was struck: " with the shield".
    pub(super) fn says_with_what(self) -> bool {
        self.how.starts_with(" with ")
    }
}

/// Words that follow others, behind the signs that part them in English.
fn following(words: &str) -> String {
    let parts = |sign: char| matches!(sign, ':' | ',' | ' ');
    let lead = &words[..words.len() - words.trim_start_matches(parts).len()];
    let said = phrase(words);
    format!("{lead}{}", said.trim_start_matches(parts))
}

/// What makes "Ada" "Ada's", and "Urs" "Urs'".
fn genitive(name: &str) -> &'static str {
    if name.ends_with('s') { "'" } else { "'s" }
}
