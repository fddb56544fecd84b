//! Styles of text.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Color32, FontId, Galley, TextStyle, Ui};

use super::colours::INK;
use super::fonts;

/// The style of great numbers.
pub fn big() -> TextStyle {
    TextStyle::Name("big".into())
}

/// The style of the name of the game.
pub fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// Text in small capitals, for headings.
pub fn capitals(text: impl Into<String>, size: f32) -> egui::RichText {
    egui::RichText::new(text).font(FontId::new(size, fonts::capitals())).color(INK)
}

/// Words with a capital at their beginning.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// How wide words in capitals are, in points.
pub fn capitals_width(ui: &egui::Ui, words: &str, size: f32) -> f32 {
    let font = FontId::new(size, fonts::capitals());
    ui.painter().layout_no_wrap(words.to_owned(), font, INK).size().x
}

/// The same words; a number stays on the line of its percent sign.
pub fn unbroken(words: &str) -> String {
    words.replace(" %", "\u{a0}%")
}

/// Text laid out in so many lines at the most; what has no room in them ends in dots.
pub fn lines(
    ui: &Ui,
    text: &str,
    font: FontId,
    ink: Color32,
    width: f32,
    most: usize,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, width.max(1.0));
    job.wrap.max_rows = most;
    ui.painter().layout_job(job)
}
