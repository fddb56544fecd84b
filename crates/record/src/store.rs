//! Where texts stay: files, or the storage of a browser.

use std::path::{Path, PathBuf};

use riposte_rules::data::DataError;

/// A place for named texts that stay when the program ends.
pub trait Store {
    /// Reads a text.
    ///
    /// # Errors
    /// When it is not there, or is no text.
    fn read(&self, path: &Path) -> Result<String, DataError>;
    /// Writes a text; never half of it.
    ///
    /// # Errors
    /// When it cannot be written.
    fn write(&self, path: &Path, text: &str) -> Result<(), DataError>;
    /// Whether a text is there.
    fn exists(&self, path: &Path) -> bool;
    /// Removes a text; that it was not there is no error.
    ///
    /// # Errors
    /// When it stays.
    fn remove(&self, path: &Path) -> Result<(), DataError>;
    /// The texts in a folder.
    fn list(&self, folder: &Path) -> Vec<PathBuf>;
    /// How many seconds ago a text was written.
    fn age(&self, path: &Path) -> Option<u64>;
}
