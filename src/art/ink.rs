//! The inks and papers of the drawing.

use bevy::color::{Color, Srgba};
use tiny_skia::Color as SkiaColor;

/// A colour of the drawing: red, green, blue and cover, each from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink(pub [f32; 4]);

impl Ink {
    /// Sepia ink, nearly black.
    pub const SEPIA: Ink = Ink::of(0x2E2318);
    /// Parchment.
    pub const PAPER: Ink = Ink::of(0xE9DCBC);
    /// Lighter than parchment: tags and faces.
    pub const CREAM: Ink = Ink::of(0xFBF4E2);
    /// Steel of blades.
    pub const STEEL: Ink = Ink::of(0xC9CCCB);
    /// Wood of shafts.
    pub const WOOD: Ink = Ink::of(0x8A6238);
    /// Brass of hilts.
    pub const BRASS: Ink = Ink::of(0xC29A45);
    /// Blood.
    pub const BLOOD: Ink = Ink::of(0xB0201C);

    /// An opaque ink from a colour code.
    pub const fn of(code: u32) -> Ink {
        Ink([part_of(code, 16), part_of(code, 8), part_of(code, 0), 1.0])
    }

    /// The same ink, thinner.
    pub const fn thin(self, cover: f32) -> Ink {
        let [red, green, blue, alpha] = self.0;
        Ink([red, green, blue, alpha * cover])
    }

    /// This ink with a part of another: 0 none of it, 1 all.
    pub fn mixed(self, other: Ink, part: f32) -> Ink {
        let mix = |n: usize| self.0[n] + (other.0[n] - self.0[n]) * part;
        Ink([mix(0), mix(1), mix(2), mix(3)])
    }

    /// For a picture that is painted point by point.
    pub fn bytes(self) -> [u8; 4] {
        // The nearest whole number; less than none becomes none.
        self.0.map(|part| (part * 255.0 + 0.5) as u8)
    }

    /// For the rasteriser.
    pub fn skia(self) -> SkiaColor {
        let [red, green, blue, alpha] = self.0.map(|part| part.clamp(0.0, 1.0));
        SkiaColor::from_rgba(red, green, blue, alpha).unwrap_or(SkiaColor::BLACK)
    }

    /// For sprites and text.
    pub fn color(self) -> Color {
        let [red, green, blue, alpha] = self.0;
        Srgba::new(red, green, blue, alpha).into()
    }
}

const fn part_of(code: u32, shift: u32) -> f32 {
    ((code >> shift) & 0xFF) as f32 / 255.0
}

impl From<Color> for Ink {
    fn from(color: Color) -> Ink {
        let Srgba { red, green, blue, alpha } = color.to_srgba();
        Ink([red, green, blue, alpha])
    }
}
