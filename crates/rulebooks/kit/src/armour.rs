//! What a figure wears, looked up in the armour table of a rulebook.

use riposte_rules::data::{DataError, FigureSpawn};
use riposte_rules::figure::Sheet;
use riposte_words::say;

use crate::rows::{Keyed, find};

/// The word in rosters for no armour, where the table has a row for it.
pub const NONE: &str = "none";

/// Every piece that a figure wears.
///
/// # Errors
/// When the table does not know one.
pub fn pieces<'t, R: Keyed>(
    table: &'t [R],
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<Vec<&'t R>, DataError> {
    sheet.armour.iter().map(|key| piece(table, key, spawn)).collect()
}

/// The one suit that a figure wears, the row [`NONE`] where it wears nothing.
///
/// # Errors
/// When it wears several, or the table does not know it.
pub fn suit<'t, R: Keyed>(
    table: &'t [R],
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<&'t R, DataError> {
    let key = sheet.armour.first().map_or(NONE, String::as_str);
    if sheet.armour.len() > 1 {
        let (figure, count) = (&spawn.entry.key, sheet.armour.len());
        let what = say!("\"{figure}\" wears {count} suits", figure, count);
        return Err(spawn.error(key, what).expecting("one suit of armour, or none"));
    }
    piece(table, key, spawn)
}

fn piece<'t, R: Keyed>(table: &'t [R], key: &str, spawn: &FigureSpawn) -> Result<&'t R, DataError> {
    find(table, key).ok_or_else(|| {
        let figure = &spawn.entry.key;
        let what = say!("\"{figure}\" wears \"{key}\", an unknown armour", figure, key);
        spawn.error(key, what).expecting_one_of(table.iter().map(R::key))
    })
}
