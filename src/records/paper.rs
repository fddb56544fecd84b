//! Reading a file that a battle was kept in.

use std::path::Path;

use riposte_record::Paper;
use riposte_rules::data::DataError;

use crate::platform::disk;

/// Reads a save or a replay.
///
/// # Errors
/// When it is neither, of another version, cut off or edited.
pub fn read_paper(file: &Path) -> Result<Paper, DataError> {
    Paper::from_text(&file.display().to_string(), &disk::read(file)?)
}
