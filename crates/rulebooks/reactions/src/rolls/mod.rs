//! Every roll of the rulebook, as data.

mod harm;
mod strike;
mod turn;

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale, Text};

pub use self::harm::{
    Pain, WOUNDS, kind_label, margin_bonus, pain_effect, soaked_levels, wound_level, wound_words,
};
pub use self::strike::Blow;
pub use self::turn::draw_cost;
use crate::fighter::SKILLS;
use crate::mounted::uses::Use;
use crate::rule_ids;
use crate::view::BookView;

impl BookView<'_> {
    pub(crate) fn roll(self, label: &'static str) -> Roll {
        Roll::new(label, Scale::Half)
    }

    pub(crate) fn score(self, roll: &mut Roll, figure: FigureId, name: &'static str) {
        roll.add(score_label(name), self.table.sheet(figure).score(name), rule_ids::SCORES);
    }

    /// Adds a skill with a specialism, or Riding where a rider has less of that (REA-102, REA-111).
    pub(crate) fn scores_or_riding(
        self,
        roll: &mut Roll,
        figure: FigureId,
        names: [&'static str; 2],
        of: Use,
    ) {
        let sheet = self.table.sheet(figure);
        let skill: i32 = names.iter().map(|name| sheet.score(name)).sum();
        if !self.rides_worse(roll, figure, skill, of) {
            names.into_iter().for_each(|name| self.score(roll, figure, name));
        }
    }

    /// A score whose name stands in a data file.
    pub(crate) fn named_score(self, roll: &mut Roll, figure: FigureId, name: &str) {
        let value = self.table.sheet(figure).score(name);
        if value != 0 {
            roll.add(data_label(name), value, rule_ids::SCORES);
        }
    }

    /// The lasting penalty of a figure's worst wound (REA-86).
    pub fn wound_penalty(self, figure: FigureId) -> i32 {
        let worst = usize::from(self.table.harm(figure).worst().min(6));
        self.constants().lasting[worst].halves
    }

    pub(crate) fn burdened(self, roll: Roll, figure: FigureId) -> Roll {
        troubles(roll, self.wound_penalty(figure), self.fighter(figure).daze)
    }
}

/// What wounds and pain take from a roll (REA-84, REA-86).
fn troubles(mut roll: Roll, wounds: i32, daze: i32) -> Roll {
    roll.add("wounds", wounds, rule_ids::LASTING);
    roll.add("pain", daze, rule_ids::PAIN);
    roll
}

/// The same for a name from a data file; most of them are well known.
fn data_label(name: &str) -> Text {
    let label = score_label(name);
    match SKILLS.iter().chain(&["attack", "block"]).find(|known| **known == label) {
        Some(known) => Text::Borrowed(known),
        None => Text::Owned(label.to_owned()),
    }
}

/// A score's name without the skill before a specialism.
fn score_label(name: &str) -> &str {
    match name {
        "ST" => "strength (ST)",
        "WP" => "willpower (WP)",
        _ => name.split_once(": ").map_or(name, |(_, specialism)| specialism),
    }
}
