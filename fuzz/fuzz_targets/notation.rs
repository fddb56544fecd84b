//! Any bytes as a line of the notation: never a panic. `docs/lab.md` says how to run it.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(wrong) = riposte_lab::texts::notation(bytes) {
        panic!("{wrong}");
    }
});
