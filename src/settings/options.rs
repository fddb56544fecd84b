//! Every setting with all that it can be, for what shows them: the window or the page beside it.

use super::{Questions, Settings};
use crate::board::contract::Pace;

/// A setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What is set.
    pub what: &'static str,
    /// What it can be.
    pub options: Vec<Choice>,
}

/// What a setting can be.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The words on its button.
    pub words: &'static str,
    /// Whether it is so now.
    pub held: bool,
    /// All settings with it.
    pub leads_to: Settings,
}

const PLAYED: [(bool, &str); 2] = [(false, "are played"), (true, "are shown at once")];
const SPEEDS: [(f32, &str); 5] = [
    (0.5, "half"),
    (1.0, "as designed"),
    (2.0, "double"),
    (4.0, "four times"),
    (Pace::FAST, "fast"),
];
const MOTION: [(bool, &str); 2] = [(false, "walk, strike and fall"), (true, "do not move")];
/// What is set about sound.
pub const SOUND: &str = "Sound";
const VOLUMES: [(f32, &str); 4] = [(0.0, "off"), (0.25, "soft"), (0.6, "usual"), (1.0, "loud")];
const SIZES: [(f32, &str); 4] =
    [(0.85, "small"), (1.0, "usual"), (1.2, "large"), (1.4, "very large")];
const PALETTES: [(bool, &str); 2] = [(false, "heraldic"), (true, "for colour-blind eyes")];
const FIGURES: [(bool, &str); 2] = [(false, "drawn from above"), (true, "counters")];

/// Every setting but the keys, as it is now.
pub fn rows(now: &Settings) -> Vec<Row> {
    let asked = Questions::ALL.map(|when| (when, when.words()));
    vec![
        row(now, "Moves and blows", &PLAYED, |all| &mut all.skip),
        row(now, "Speed", &SPEEDS, |all| &mut all.speed),
        row(now, "Motion", &MOTION, |all| &mut all.still),
        row(now, SOUND, &VOLUMES, |all| &mut all.volume),
        row(now, "Small questions, such as dice to risk", &asked, |all| &mut all.questions),
        row(now, "Text", &SIZES, |all| &mut all.text),
        row(now, "Colours", &PALETTES, |all| &mut all.colour_blind),
        row(now, "Figures", &FIGURES, |all| &mut all.counters),
    ]
}

fn row<T: PartialEq + Copy>(
    now: &Settings,
    what: &'static str,
    all: &[(T, &'static str)],
    place: fn(&mut Settings) -> &mut T,
) -> Row {
    let option = |(value, words): &(T, &'static str)| {
        let mut leads_to = now.clone();
        *place(&mut leads_to) = *value;
        Choice { words, held: leads_to == *now, leads_to }
    };
    Row { what, options: all.iter().map(option).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_option_changes_its_own_setting_and_then_it_is_held() {
        for row in rows(&Settings::default()) {
            assert_eq!(row.options.iter().filter(|option| option.held).count(), 1, "{}", row.what);
            for option in row.options {
                let after = rows(&option.leads_to);
                let same = after.iter().find(|after| after.what == row.what);
                let held = same.and_then(|row| row.options.iter().find(|option| option.held));
                assert_eq!(held.map(|held| held.words), Some(option.words));
                assert_eq!(option.leads_to, option.leads_to.clone().in_range());
            }
        }
    }

    #[test]
    fn the_fast_pace_is_among_the_speeds_and_fast_it_is() {
        let fast = SPEEDS.iter().find(|(_, words)| *words == "fast");
        assert_eq!(fast.map(|(speed, _)| *speed), Some(Pace::FAST));
    }
}
