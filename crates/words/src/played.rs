//! Which rulebook is played: what it means by a word comes first.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::files::BOOKS;

/// Which book's words come first: its place among the books, or none.
static PLAYED: AtomicUsize = AtomicUsize::new(usize::MAX);

/// From now on a word that several rulebooks use is said as this one means it.
pub fn play_by(book: &str) {
    let number = BOOKS.iter().position(|(key, _)| *key == book);
    PLAYED.store(number.unwrap_or(usize::MAX), Ordering::Relaxed);
}

pub(crate) fn played() -> Option<usize> {
    Some(PLAYED.load(Ordering::Relaxed)).filter(|number| *number < BOOKS.len())
}
