//! Every setting with all that it can be, for what shows them: the window or the page beside it.

use riposte_words::{Language, text};

use super::{Questions, Settings};
use crate::board::contract::Pace;

/// A setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The key of what is set.
    pub key: &'static str,
    /// What is set, in words.
    pub what: String,
    /// What it can be.
    pub options: Vec<Choice>,
}

/// What a setting can be.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The words on its button.
    pub words: String,
    /// Whether it is so now.
    pub held: bool,
    /// All settings with it.
    pub leads_to: Settings,
}

/// What something can be, each with the key of its words.
type Values<T, const COUNT: usize> = [(T, &'static str); COUNT];

const PLAYED: Values<bool, 2> = [(false, "settings-played"), (true, "settings-played-at-once")];
const SPEEDS: Values<f32, 5> = [
    (0.5, "settings-speed-half"),
    (1.0, "settings-speed-designed"),
    (2.0, "settings-speed-double"),
    (4.0, "settings-speed-four"),
    (Pace::FAST, "settings-speed-fast"),
];
const MOTION: Values<bool, 2> = [(false, "settings-motion-on"), (true, "settings-motion-off")];
/// The key of what is set about sound.
pub const SOUND: &str = "settings-sound";
const VOLUMES: Values<f32, 4> = [
    (0.0, "settings-sound-off"),
    (0.25, "settings-sound-soft"),
    (0.6, "settings-sound-usual"),
    (1.0, "settings-sound-loud"),
];
const ASKED: Values<Questions, 3> = [
    (Questions::Always, "settings-questions-always"),
    (Questions::MyAttacks, "settings-questions-attacks"),
    (Questions::Never, "settings-questions-never"),
];
const SIZES: Values<f32, 4> = [
    (0.85, "settings-text-small"),
    (1.0, "settings-text-usual"),
    (1.2, "settings-text-large"),
    (1.4, "settings-text-very-large"),
];
const PALETTES: Values<bool, 2> =
    [(false, "settings-colours-heraldic"), (true, "settings-colours-blind")];
const FIGURES: Values<bool, 2> =
    [(false, "settings-figures-drawn"), (true, "settings-figures-counters")];

/// Every setting but the keys, as it is now.
pub fn rows(now: &Settings) -> Vec<Row> {
    vec![
        row(now, "settings-language", languages(), |all| &mut all.language),
        row(now, "settings-moves", said(PLAYED), |all| &mut all.skip),
        row(now, "settings-speed", said(SPEEDS), |all| &mut all.speed),
        row(now, "settings-motion", said(MOTION), |all| &mut all.still),
        row(now, SOUND, said(VOLUMES), |all| &mut all.volume),
        row(now, "settings-questions", said(ASKED), |all| &mut all.questions),
        row(now, "settings-text", said(SIZES), |all| &mut all.text),
        row(now, "settings-colours", said(PALETTES), |all| &mut all.colour_blind),
        row(now, "settings-figures", said(FIGURES), |all| &mut all.counters),
    ]
}

fn said<T, const COUNT: usize>(all: Values<T, COUNT>) -> [(T, String); COUNT] {
    all.map(|(value, key)| (value, text(key)))
}

/// Each language by the name that those have for it who speak it.
fn languages() -> [(Language, String); Language::ALL.len()] {
    Language::ALL.map(|language| (language, language.own_name().to_owned()))
}

fn row<T: PartialEq + Copy, const COUNT: usize>(
    now: &Settings,
    key: &'static str,
    all: [(T, String); COUNT],
    place: fn(&mut Settings) -> &mut T,
) -> Row {
    let option = |(value, words): (T, String)| {
        let mut leads_to = now.clone();
        *place(&mut leads_to) = value;
        Choice { words, held: leads_to == *now, leads_to }
    };
    Row { key, what: text(key), options: all.map(option).into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_option_changes_its_own_setting_and_then_it_is_held() {
        for row in rows(&Settings::default()) {
            assert_eq!(row.options.iter().filter(|option| option.held).count(), 1, "{}", row.key);
            for option in row.options {
                let after = rows(&option.leads_to);
                let same = after.iter().find(|after| after.key == row.key);
                let held = same.and_then(|row| row.options.iter().find(|option| option.held));
                assert_eq!(held.map(|held| &held.words), Some(&option.words));
                assert_eq!(option.leads_to, option.leads_to.clone().in_range());
            }
        }
    }

    #[test]
    fn the_fast_pace_is_among_the_speeds_and_fast_it_is() {
        let fast = SPEEDS.iter().find(|(_, key)| *key == "settings-speed-fast");
        assert_eq!(fast.map(|(speed, _)| *speed), Some(Pace::FAST));
    }
}
