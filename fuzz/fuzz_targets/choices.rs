//! Bytes as choices on every shipped scenario: never a panic, every invariant, and the
//! list and the test of one choice agree. `docs/lab.md` says how to run it.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use riposte_lab::arena::{Arena, play_bytes};

thread_local! {
    static ARENAS: RefCell<Vec<Arena>> =
        RefCell::new(Arena::all().unwrap_or_else(|error| panic!("{error}")));
}

fuzz_target!(|bytes: &[u8]| {
    let played = ARENAS.with_borrow_mut(|arenas| play_bytes(arenas, bytes));
    if let Err(wrong) = played {
        panic!("{wrong}");
    }
});
