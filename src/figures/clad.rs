//! How a drawn figure is clad: by its armour, its icon and its side.

use riposte_rules::figure::{Life, Sheet};

use super::head_art::{Head, HeadInks};
use crate::art::Ink;

const SKINS: [u32; 4] = [0xE8C39B, 0xD9AC80, 0xBF8A5C, 0x8E5F3D];
const HAIRS: [u32; 5] = [0x4A2F1B, 0x8A5A28, 0xC79A4B, 0x2B2320, 0x9A4A22];

/// What armour looks like on the shoulders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// Cloth in the colour of the side.
    Cloth,
    /// Leather or padding.
    Leather,
    /// Rings or scales.
    Mail,
    /// Plates of steel.
    Plate,
}

const ARMOUR: [(&str, Cover); 14] = [
    ("plate", Cover::Plate),
    ("breast", Cover::Plate),
    ("cuirass", Cover::Plate),
    ("pauldrons", Cover::Plate),
    ("harness", Cover::Plate),
    ("mail", Cover::Mail),
    ("chain", Cover::Mail),
    ("scale", Cover::Mail),
    ("hauberk", Cover::Mail),
    ("leather", Cover::Leather),
    ("jack", Cover::Leather),
    ("hide", Cover::Leather),
    ("padded", Cover::Leather),
    ("gambeson", Cover::Leather),
];

/// How a figure is clad, in inks.
#[derive(Clone, Copy, Debug)]
pub struct Clad {
    /// The cloak: the colour of the side.
    pub cloak: Ink,
    /// The shoulders.
    pub shoulders: Ink,
    /// The sleeves.
    pub sleeve: Ink,
    /// Legs.
    pub legs: Ink,
    /// Boots.
    pub boots: Ink,
    /// Hands and faces.
    pub skin: Ink,
    /// What covers them.
    pub cover: Cover,
    /// What is on its head.
    pub head: Head,
    /// The inks of that.
    pub inks: HeadInks,
}

impl Clad {
    /// As a figure of a side of this colour is clad; one that is out of the fight has faded.
    pub fn of(sheet: &Sheet, colour: Ink, life: Life) -> Clad {
        let gone = if life == Life::Active { 0.0 } else { 0.6 };
        let fade = |ink: Ink| ink.mixed(Ink::of(0xA39B8C), gone);
        let number =
            sheet.name.bytes().fold(7usize, |sum, byte| sum * 31 % 9973 + usize::from(byte));
        let cover = ARMOUR.iter().find(|(word, _)| sheet.armour.iter().any(|on| on.contains(word)));
        let cover = cover.map_or(Cover::Cloth, |(_, cover)| *cover);
        let shoulders = match cover {
            Cover::Cloth => colour.mixed(Ink::CREAM, 0.14),
            Cover::Leather => Ink::of(0x8C6238),
            Cover::Mail => Ink::of(0xA3A8AA),
            Cover::Plate => Ink::of(0xC6CBCD),
        };
        let skin = fade(Ink::of(SKINS[[0, 0, 1, 0, 1, 2, 0, 3][number % 8]]));
        let inks = HeadInks {
            skin,
            hair: fade(Ink::of(HAIRS[number / 8 % HAIRS.len()])),
            cloth: fade(colour),
            steel: fade(Ink::STEEL),
            straw: fade(Ink::of(0xD9B968)),
        };
        Clad {
            cloak: fade(colour),
            shoulders: fade(shoulders),
            sleeve: fade(colour.mixed(Ink::CREAM, 0.22)),
            legs: fade(Ink::of(0x6A5845)),
            boots: fade(Ink::of(0x4A3222)),
            skin,
            cover,
            head: Head::of(&sheet.icon),
            inks,
        }
    }
}
