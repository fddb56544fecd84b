//! The rows of the maneuvers (MAN-201).

use riposte_rules::data::{DataError, Source};
use riposte_rules::decision::Verb;
use serde::Deserialize;

use crate::words::{BLOCK, MANEUVERS, PARRY, VERBS};

/// A maneuver: `maneuvers.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManeuverRow {
    /// The word of its verb.
    pub key: String,
    /// What kind of maneuver it is.
    pub group: Group,
    /// How far one may go with it.
    pub goes: Goes,
    /// Modifier of its attacks; `None` where it has none.
    pub attack: Option<i32>,
    /// How many blows.
    pub blows: u8,
    /// Which feints go with it.
    pub feints: Feints,
    /// Block modifier, `None`: no block.
    pub block: Option<i32>,
    /// Parry modifier, `None`: no parry.
    pub parry: Option<i32>,
    /// Dodge modifier, `None`: no dodge.
    pub dodge: Option<i32>,
    /// Whether one may retreat.
    pub retreat: bool,
    /// Whether one may press.
    pub press: bool,
}

impl ManeuverRow {
    /// Its modifier of a defence by a verb; `None`: no such defence.
    pub fn defence(&self, verb: Verb) -> Option<i32> {
        match verb {
            BLOCK => self.block,
            PARRY => self.parry,
            _ => self.dodge,
        }
    }
}

/// Kinds of maneuvers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Group {
    /// All-out attacks.
    AllOut,
    /// Attacks.
    Attack,
    /// The riposte.
    Riposte,
    /// All-out defences.
    Defence,
    /// Everything else.
    Other,
}

/// How far one may go with a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Goes {
    /// Nowhere.
    Still,
    /// One hex.
    OneHex,
    /// The short move of an attack (MAN-202).
    Short,
    /// By move points (MAN-532).
    Full,
    /// Straight at a foe (MAN-216).
    Charge,
    /// Straight away from the foe.
    Away,
    /// Straight ahead, by cartwheels (MAN-535).
    Straight,
}

/// Which feints go with a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Feints {
    /// Any.
    Any,
    /// Any, at −2.
    Less,
    /// The set-up alone.
    SetUp,
    /// Sucker shot and set-up.
    Sucker,
    /// None.
    Never,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ManeuverFile {
    pub(super) maneuvers: Vec<ManeuverRow>,
}

/// The rows stand for the verbs, so none may be missing.
pub(super) fn check_maneuvers(rows: &[ManeuverRow], source: &Source) -> Result<(), DataError> {
    let words = VERBS[..MANEUVERS].iter().map(|verb| verb.word);
    for (row, word) in rows.iter().zip(words.clone()) {
        if row.key != word {
            let what = format!("the maneuver \"{}\" stands in the wrong place", row.key);
            return Err(source.error(&row.key, 0, what).expecting(format!("\"{word}\"")));
        }
    }
    if rows.len() != MANEUVERS {
        let what = format!("there are {} maneuvers", rows.len());
        let words: Vec<&str> = words.collect();
        let error = source.error_at_field("key", what);
        return Err(error.expecting(format!("these {MANEUVERS}: {}", words.join(", "))));
    }
    Ok(())
}
