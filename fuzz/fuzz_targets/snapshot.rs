//! Any bytes as the text of a snapshot: never a panic. `docs/lab.md` says how to run it.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(wrong) = riposte_lab::texts::snapshot(bytes) {
        panic!("{wrong}");
    }
});
