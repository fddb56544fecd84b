//! The rows of the postures, and how one becomes another (MAN-401, MAN-402).

use riposte_rules::data::{DataError, Source};
use riposte_rules::figure::Posture;
use serde::Deserialize;

/// A posture: `postures.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PostureRow {
    /// Which.
    pub posture: Posture,
    /// Modifier of one's own attacks.
    pub attack: i32,
    /// Block modifier.
    pub block: i32,
    /// Parry modifier.
    pub parry: i32,
    /// Dodge modifier.
    pub dodge: i32,
    /// Modifier of those who strike at one.
    pub melee: i32,
    /// Modifier of those who shoot at one.
    pub ranged: i32,
    /// The same against one that has sprinted, where that is another: it crawls high.
    #[serde(default)]
    pub ranged_high: Option<i32>,
    /// What each hex costs more, in half points; `None` where one does not move.
    pub hex: Option<u16>,
    /// Whether one goes a single hex a turn.
    #[serde(default)]
    pub single: bool,
    /// Whether one may sprint (MAN-534).
    #[serde(default)]
    pub sprint: bool,
    /// Whether sprinting tires (MAN-534).
    #[serde(default)]
    pub tires: bool,
}

/// How one posture becomes another: `postures.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeRow {
    /// From which.
    pub from: Posture,
    /// To which.
    pub to: Posture,
    /// Whether it takes no time.
    #[serde(default)]
    pub at_once: bool,
    /// Whether one may attack in the same turn.
    #[serde(default)]
    pub attack: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PostureFile {
    pub(super) postures: Vec<PostureRow>,
    pub(super) changes: Vec<ChangeRow>,
}

pub(super) fn check_postures(
    rows: &[PostureRow],
    changes: &[ChangeRow],
    source: &Source,
) -> Result<(), DataError> {
    let known = |posture: Posture| rows.iter().any(|row| row.posture == posture);
    if rows.first().is_none_or(|row| row.posture != Posture::Standing) {
        let error = source.error_at_field("posture", "the first posture is another");
        return Err(error.expecting("Standing first"));
    }
    match changes.iter().flat_map(|row| [row.from, row.to]).find(|posture| !known(*posture)) {
        Some(posture) => {
            let what = format!("{posture:?} stands in no row of the postures");
            Err(source.error_at_field("changes", what))
        }
        None => Ok(()),
    }
}
