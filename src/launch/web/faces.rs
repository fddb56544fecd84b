//! The faces of the game's text for the page, so that both are written alike: they are part of the
//! program, and the page has none of its own.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;

use crate::art::icons::font;
use crate::platform::page;

/// The files of the faces, each with its family and its weight in the style of the page.
const FACES: [(&str, &str, &str); 3] = [
    ("AlegreyaSans-Regular", "Alegreya Sans", "400"),
    ("AlegreyaSans-Bold", "Alegreya Sans", "700"),
    ("AlegreyaSC-Bold", "Alegreya SC", "700"),
];

/// Hands them to the page.
pub(super) fn hand_over() {
    let faces = FACES.iter().filter_map(|(file, family, weight)| {
        let letters = Uint8Array::from(font(file)?);
        Some(JsValue::from(Array::of3(&(*family).into(), &(*weight).into(), &letters)))
    });
    page::tell("faces", &faces.collect::<Vec<_>>());
}
