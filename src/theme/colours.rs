//! The colours of panels.

use bevy_egui::egui::Color32;

/// The paper of panels.
pub const PAPER: Color32 = Color32::from_rgb(0xF1, 0xE6, 0xCE);
/// The paper of cards on panels.
pub const CARD: Color32 = Color32::from_rgb(0xF8, 0xF1, 0xE0);
/// The paper of bars and of what lies deeper.
pub const DEEP: Color32 = Color32::from_rgb(0xE4, 0xD4, 0xB2);
/// The paper of rows that can be clicked.
pub const ROW: Color32 = Color32::from_rgb(0xEA, 0xDC, 0xBC);
/// The ink of text.
pub const INK: Color32 = Color32::from_rgb(0x2A, 0x20, 0x17);
/// Paler ink, for what matters less.
pub const PALE: Color32 = Color32::from_rgb(0x6E, 0x5C, 0x45);
/// Lines between things.
pub const LINE: Color32 = Color32::from_rgb(0xBF, 0xA8, 0x7E);
/// What calls for attention.
pub const RED: Color32 = Color32::from_rgb(0x96, 0x2C, 0x1C);
/// What is picked.
pub const GOLD: Color32 = Color32::from_rgb(0xE9, 0xC4, 0x6A);
/// What is good.
pub const GREEN: Color32 = Color32::from_rgb(0x3E, 0x66, 0x33);
