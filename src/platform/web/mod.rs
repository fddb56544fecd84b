//! In a page: the storage of its browser, and the wire to its script.

pub mod disk;
pub mod page;
pub mod sound;

use std::path::Path;

use js_sys::{Function, Reflect};
use riposte_record::Shared;
use riposte_rules::data::DataError;
use riposte_words::text;
use wasm_bindgen::{JsCast, JsValue};

/// Whether battles can be handed on from within the game.
pub const SHARES: bool = true;
/// Whether a drawn button leads to the same in words and buttons.
pub const IN_WORDS: bool = true;
/// Whether the game can be left; a page is closed by its browser.
pub const LEAVES: bool = false;

/// The script of the page reads gamepads, and wakes the game itself.
pub fn find_pads(_: impl Fn() + Clone + Send + 'static) {}

/// Whether the player has asked the browser for less motion.
pub fn prefers_still() -> bool {
    holds("(prefers-reduced-motion: reduce)")
}

/// Whether a finger is what mostly points here.
pub fn points_by_finger() -> bool {
    holds("(pointer: coarse)")
}

/// Whether the browser says yes to a question about its window.
fn holds(question: &str) -> bool {
    let asked = |window: web_sys::Window| window.match_media(question).ok().flatten();
    web_sys::window().and_then(asked).is_some_and(|asked| asked.matches())
}

/// The language that the browser is set to, as in `de-AT`.
pub fn system_language() -> Option<String> {
    get(&get(&js_sys::global(), "navigator")?, "language")?.as_string()
}

/// What stands under a name in something of the browser.
fn get(from: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(from, &name.into()).ok()
}

/// A number that nobody can guess, from the browser's own source of such numbers.
pub fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    let bytes = js_sys::Uint8Array::new_with_length(32);
    let filled = get(&js_sys::global(), "crypto").and_then(|crypto| {
        let fill = get(&crypto, "getRandomValues")?.dyn_into::<Function>().ok()?;
        fill.call1(&crypto, &bytes).ok()
    });
    match filled {
        Some(_) => bytes.copy_to(&mut secret),
        // Every browser that runs the game has one.
        None => secret.chunks_mut(8).for_each(|part| part.copy_from_slice(&lot().to_le_bytes())),
    }
    secret
}

/// A number nobody chose.
pub fn lot() -> u64 {
    (js_sys::Math::random() * (1u64 << 53) as f64) as u64
}

/// Hands a text to others, as a link and as a file.
///
/// # Errors
/// None; the page takes it.
pub fn share(shared: &Shared) -> Result<(), DataError> {
    page::share(&shared.file_name(), &shared.text(), &shared.link());
    Ok(())
}

/// Keeps a text that the player asked for as a file; gives where, in words. The browser saves it.
///
/// # Errors
/// None; the page takes it.
pub fn keep(_: Option<&Path>, name: &str, text: &str) -> Result<String, DataError> {
    page::tell("keep", &[name.into(), text.into()]);
    Ok(text!("disk-saved-by-browser", name = name))
}

/// Lets the player choose a file to be opened.
pub fn pick_file() {
    page::tell("pick", &[]);
}

/// Leads to the same in words and buttons.
pub fn to_words() {
    page::tell("words", &[]);
}

/// Tells the page which language is spoken, by its tag, as in `de`.
pub fn tell_language(tag: &str) {
    page::tell("language", &[tag.into()]);
}

/// Loads the newer version of the game that waits.
pub fn renew() {
    page::tell("renew", &[]);
}
