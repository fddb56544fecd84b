//! What a stranger can hand over: links, saves, replays, scenarios, settings. Never a panic, and a message
//! that can be shown. `docs/lab.md` says how to run it; `seeds/strangers` is where it begins.
#![no_main]

use libfuzzer_sys::fuzz_target;
use riposte_lab::stranger::open;
use riposte_rules::data::Library;
use riposte_rules::rulebook::Shelf;

thread_local! {
    static SOURCES: (Shelf, Library) = (riposte_shelf::shelf(), riposte_shelf::library());
}

fuzz_target!(|bytes: &[u8]| {
    let opened = SOURCES.with(|(shelf, library)| open(shelf, library, bytes));
    if let Err(wrong) = opened {
        panic!("{wrong}");
    }
});
