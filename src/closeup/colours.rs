//! The colours of the close-up: ink on paper, as the board is.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use riposte_rules::figure::Side;

use crate::board::contract::Palette;

/// The ground.
pub const SHEET: Color32 = Color32::from_rgb(0xE8, 0xDB, 0xBB);
/// The rim of the ground, and what lies below the ring of a life.
pub const EDGE: Color32 = Color32::from_rgb(0xC2, 0xAF, 0x86);
/// Words.
pub const INK: Color32 = Color32::from_rgb(0x2E, 0x23, 0x18);
/// Words of less weight.
pub const PALE: Color32 = Color32::from_rgb(0x6B, 0x5A, 0x41);
/// A picture on the colour of a side.
pub const CREAM: Color32 = Color32::from_rgb(0xFB, 0xF4, 0xE2);
/// A life with much left, and one with little.
pub const WELL: Color32 = Color32::from_rgb(0x3F, 0x8A, 0x3A);
/// A life with little left; what ends; around who is meant.
pub const ILL: Color32 = Color32::from_rgb(0xB3, 0x2A, 0x1E);
/// Around who decides, and behind a sign.
pub const GOLD: Color32 = Color32::from_rgb(0xF0, 0xC0, 0x52);

/// The colour of a side on paper.
pub fn side(world: &World, side: Side) -> Color32 {
    let [red, green, blue, _] =
        world.resource::<Palette>().side_color(side).to_srgba().to_u8_array();
    Color32::from_rgb(red, green, blue)
}
