//! Where battles are kept.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use riposte_record::Store;
use riposte_rules::data::DataError;

use crate::platform::disk;

/// The folder for battles under way, saves and replays; `None` when battles are not kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Folder(pub Option<PathBuf>);

impl Folder {
    /// The usual folder on this platform.
    pub fn usual() -> Option<PathBuf> {
        disk::battles_folder()
    }

    /// The folder of battles under way.
    pub fn under_way(&self) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join("under-way"))
    }

    /// The folder of battles by letter.
    pub fn letters(&self) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join("letters"))
    }

    /// The folder of saves and replays.
    pub fn battles(&self) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join("battles"))
    }
}

/// What the platform keeps texts in.
pub struct Disk;

impl Store for Disk {
    fn read(&self, path: &Path) -> Result<String, DataError> {
        disk::read(path)
    }

    fn write(&self, path: &Path, text: &str) -> Result<(), DataError> {
        disk::write(path, text)
    }

    fn exists(&self, path: &Path) -> bool {
        disk::exists(path)
    }

    fn remove(&self, path: &Path) -> Result<(), DataError> {
        disk::remove(path)
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        disk::list(folder)
    }

    fn age(&self, path: &Path) -> Option<u64> {
        disk::age(path)
    }
}
