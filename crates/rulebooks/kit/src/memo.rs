//! What is worked out once for the same few numbers, and remembered beside the battle.
//!
//! The odds of a deed depend on a few small integers, not on who does it or where; in a battle there
//! are some hundreds of sets of them. A key holds all that an answer depends on, so that to remember
//! is never to see something that is no longer so.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::Hash;
use std::thread::LocalKey;

/// So many answers are kept; then all are forgotten.
const MOST: usize = 4096;

/// The answers that a thread knows, by their keys.
pub type Known<K, V> = LocalKey<Memo<K, V>>;

/// Answers by their keys.
pub struct Memo<K, V>(RefCell<HashMap<K, V>>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Memo<K, V> {
        Memo(RefCell::default())
    }
}

/// How often something was asked for that may be remembered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often.
    pub asked: u64,
    /// How often it was known.
    pub found: u64,
}

thread_local! {
    static TALLY: Cell<Tally> = const { Cell::new(Tally { asked: 0, found: 0 }) };
}

/// How often this thread has asked for something so far.
pub fn tally() -> Tally {
    TALLY.get()
}

/// The answer for a key, worked out where it is not known.
pub fn remembered<K: Eq + Hash, V: Clone>(
    known: &'static Known<K, V>,
    key: K,
    afresh: impl FnOnce() -> V,
) -> V {
    known.with(|known| known.get(key, afresh))
}

impl<K: Eq + Hash, V: Clone> Memo<K, V> {
    fn get(&self, key: K, afresh: impl FnOnce() -> V) -> V {
        let found = self.0.borrow().get(&key).cloned();
        let Tally { asked, found: before } = TALLY.get();
        TALLY.set(Tally { asked: asked + 1, found: before + u64::from(found.is_some()) });
        // Nothing is borrowed meanwhile: what is worked out may ask for another answer.
        found.unwrap_or_else(|| {
            let answer = afresh();
            let mut all = self.0.borrow_mut();
            if all.len() >= MOST {
                all.clear();
            }
            all.insert(key, answer.clone());
            answer
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    thread_local! {
        static SQUARES: Memo<usize, usize> = Memo::default();
    }

    fn square(number: usize, worked_out: &mut usize) -> usize {
        remembered(&SQUARES, number, || {
            *worked_out += 1;
            number * number
        })
    }

    #[test]
    fn an_answer_is_worked_out_once() {
        let (mut count, before) = (0, tally());
        assert_eq!([3, 4, 3, 3].map(|number| square(number, &mut count)), [9, 16, 9, 9]);
        assert_eq!(count, 2);
        let (asked, found) = (tally().asked - before.asked, tally().found - before.found);
        assert_eq!((asked, found), (4, 2));
    }

    #[test]
    fn only_so_many_answers_are_kept() {
        let mut count = 0;
        for number in 0..MOST * 3 {
            assert_eq!(square(number, &mut count), number * number);
            assert!(SQUARES.with(|known| known.0.borrow().len()) <= MOST);
        }
        assert_eq!(count, MOST * 3);
    }
}
