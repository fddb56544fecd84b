//! The colours of panels. The board is the brightest thing on the screen; panels are of dark
//! leather, with light writing, and step back behind it.

use bevy_egui::egui::Color32;

/// The leather of panels and screens.
pub const PAPER: Color32 = Color32::from_rgb(0x2B, 0x23, 0x1B);
/// The same where it lies over the board: a little of that shines through.
pub const OVER_BOARD: Color32 = Color32::from_rgba_premultiplied(0x29, 0x21, 0x19, 0xF5);
/// The ground of cards on panels.
pub const CARD: Color32 = Color32::from_rgb(0x3A, 0x30, 0x25);
/// The ground of bars, and of buttons.
pub const DEEP: Color32 = Color32::from_rgb(0x46, 0x3A, 0x2C);
/// The ground of rows that can be clicked.
pub const ROW: Color32 = Color32::from_rgb(0x3D, 0x32, 0x27);
/// Such a row under the pointer.
pub const POINTED: Color32 = Color32::from_rgb(0x57, 0x49, 0x37);
/// The colour of text.
pub const INK: Color32 = Color32::from_rgb(0xF3, 0xE9, 0xD4);
/// Paler, for what matters less.
pub const PALE: Color32 = Color32::from_rgb(0xBC, 0xAB, 0x8D);
/// Lines between things.
pub const LINE: Color32 = Color32::from_rgb(0x66, 0x55, 0x40);
/// What calls for attention.
pub const RED: Color32 = Color32::from_rgb(0xF2, 0x92, 0x78);
/// The ground of what is picked.
pub const GOLD: Color32 = Color32::from_rgb(0x7F, 0x5E, 0x1E);
/// The line around what is picked, and great words.
pub const BRIGHT: Color32 = Color32::from_rgb(0xF0, 0xC8, 0x6A);
/// What is good.
pub const GREEN: Color32 = Color32::from_rgb(0x8F, 0xC2, 0x7C);
