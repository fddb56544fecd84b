//! Styles of text.

use bevy_egui::egui::{self, FontId, TextStyle};

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
