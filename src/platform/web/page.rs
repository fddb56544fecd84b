//! The wire to the script of the page: `riposte` in its global scope. The page calls
//! nothing in here but `wake`; what it has to say lies in its letter box, `riposte.letters`.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::platform::pads::PadReading;

const NAME: &str = "riposte";

/// Something the page has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum Letter {
    /// A button was pressed: the sheet it stood on, and its number there.
    Pressed(u32, usize),
    /// Something was typed: the number of its field on the sheet, and the text.
    Typed(usize, String),
    /// The part of an address behind `#`.
    Link(String),
    /// A file: its name and its text.
    File(String, String),
    /// A file that cannot be had: its name, and why.
    Unread(String, String),
    /// What a gamepad says; `None` when it was pulled out.
    Pad(Option<PadReading>),
    /// A newer version of the game waits.
    Update,
    /// The browser's own button back was pressed in a battle.
    Back,
    /// The page was loaded again in the midst of a battle, which shall go on: where it is kept.
    GoOn(String),
}

fn ours() -> JsValue {
    Reflect::get(&js_sys::global(), &NAME.into()).unwrap_or(JsValue::UNDEFINED)
}

/// Makes sure there is something to talk to, even on a page that does not listen.
pub fn greet() {
    if ours().is_undefined() {
        // A global scope takes every name.
        let _ = Reflect::set(&js_sys::global(), &NAME.into(), &Object::new());
    }
}

/// Says something: the page hears `riposte.told(kind, ...values)`.
pub fn tell(kind: &str, values: &[JsValue]) {
    let told = Reflect::get(&ours(), &"told".into()).unwrap_or(JsValue::UNDEFINED);
    let Some(told) = told.dyn_ref::<Function>() else { return };
    let all = Array::of1(&kind.into());
    for value in values {
        all.push(value);
    }
    // A script that fails says so in the console itself.
    let _ = told.apply(&ours(), &all);
}

/// The game cannot go on.
pub fn failed(why: &str) {
    tell("failed", &[why.into()]);
}

/// Offers a text as a file and as a link.
pub fn share(file: &str, text: &str, link: &str) {
    tell("share", &[file.into(), text.into(), link.into()]);
}

/// Puts a function under a name where the page finds it. It stays for good.
pub fn put(name: &str, function: JsValue) {
    // An object takes every name.
    let _ = Reflect::set(&ours(), &name.into(), &function);
}

/// Lets the page wake the game.
pub fn let_wake(wake: impl Fn() + 'static) {
    put("wake", Closure::<dyn Fn()>::new(wake).into_js_value());
}

/// Takes everything out of the letter box.
pub fn letters() -> Vec<Letter> {
    let box_ = Reflect::get(&ours(), &"letters".into()).unwrap_or(JsValue::UNDEFINED);
    let Some(all) = box_.dyn_ref::<Array>() else { return Vec::new() };
    let letters = all.iter().filter_map(|letter| read(&Array::from(&letter))).collect();
    all.set_length(0);
    letters
}

fn read(letter: &Array) -> Option<Letter> {
    let word = |index| letter.get(index).as_string();
    let number = |index| letter.get(index).as_f64();
    match word(0)?.as_str() {
        "pressed" => Some(Letter::Pressed(number(1)? as u32, number(2)? as usize)),
        "typed" => Some(Letter::Typed(number(1)? as usize, word(2)?)),
        "link" => Some(Letter::Link(word(1)?)),
        "file" => Some(Letter::File(word(1)?, word(2)?)),
        "unread" => Some(Letter::Unread(word(1)?, word(2)?)),
        "pad" => Some(Letter::Pad(word(1).map(|name| PadReading {
            name,
            buttons: numbers(&letter.get(2)),
            sticks: numbers(&letter.get(3)),
        }))),
        "update" => Some(Letter::Update),
        "back" => Some(Letter::Back),
        "go on" => Some(Letter::GoOn(word(1)?)),
        _ => None,
    }
}

/// So many numbers of a list; those that are missing are 0.
fn numbers<const N: usize>(list: &JsValue) -> [f32; N] {
    let list = Array::from(list);
    std::array::from_fn(|at| list.get(at as u32).as_f64().unwrap_or_default() as f32)
}
