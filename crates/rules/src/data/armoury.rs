//! Weapons with their attack modes.
//!
//! What every rulebook needs stands here; the numbers of one rulebook stand beside it
//! in lists of that rulebook, read from the same file.

use bevy_ecs::prelude::Resource;
use riposte_words::{is_english, phrase};
use serde::{Deserialize, Serialize};

use super::{DataError, Source};
use crate::decision::Arm;
use crate::figure::{Arms, Reach, WeaponId};

/// A weapon or shield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Weapon {
    /// The word in files and in the notation.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// The icon, by key.
    pub icon: String,
    /// Whether it is a shield.
    pub shield: bool,
    /// Whether it is a part of the body: never dropped, put away or listed as kit.
    pub natural: bool,
    /// The ways to strike with it.
    pub modes: Vec<Mode>,
}

impl Weapon {
    /// Whether it takes both hands in every way it is used.
    pub fn two_handed(&self) -> bool {
        !self.modes.is_empty() && self.modes.iter().all(|mode| mode.hands == 2)
    }
}

/// A way to strike with a weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mode {
    /// The word in the notation, such as `cut`.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// How many hands it takes.
    pub hands: u8,
    /// At which distances it strikes, in hexes; none where it is only thrown or shot.
    pub reach: Reach,
    /// How far it can be thrown or shot, in hexes; 0 for a blow.
    pub range: u8,
}

/// Every weapon of a rulebook, by number.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Armoury {
    /// The weapons; the number of each is its [`WeaponId`].
    pub weapons: Vec<Weapon>,
}

impl Armoury {
    /// The weapon with a number.
    pub fn weapon(&self, id: WeaponId) -> &Weapon {
        &self.weapons[id.0 as usize]
    }

    /// The weapon with a key.
    pub fn find(&self, key: &str) -> Option<WeaponId> {
        let index = self.weapons.iter().position(|weapon| weapon.key == key)?;
        Some(WeaponId(index as u16))
    }

    /// How far the longest weapon strikes, in hexes.
    pub fn longest(&self) -> u8 {
        let modes = self.weapons.iter().flat_map(|weapon| &weapon.modes);
        modes.filter_map(|mode| mode.reach.farthest()).max().unwrap_or(0)
    }

    /// The attack mode of an item a figure carries.
    pub fn mode(&self, arms: &Arms, arm: Arm) -> Option<&Mode> {
        let item = arms.item(arm.item)?;
        self.weapon(item.weapon).modes.get(arm.mode? as usize)
    }

    /// The words for an item and mode: "Broadsword (thrust)".
    pub fn words(&self, arms: &Arms, arm: Arm) -> String {
        let Some(item) = arms.item(arm.item) else {
            return phrase("nothing").into_owned();
        };
        let weapon = self.weapon(item.weapon);
        let name = phrase(&weapon.name);
        match arm.mode.and_then(|mode| weapon.modes.get(mode as usize)) {
            Some(mode) => format!("{name} ({})", phrase(&mode.name)),
            None => name.into_owned(),
        }
    }

    /// The same within a sentence: "broadsword (thrust)" in English; other languages have nouns as
    /// they are.
    pub fn said(&self, arms: &Arms, arm: Arm) -> String {
        let words = self.words(arms, arm);
        if is_english() { words.to_lowercase() } else { words }
    }
}

/// A file of weapons with a rulebook's numbers `W` for the weapon and `M` for each mode.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponFile<W, M> {
    /// The weapons.
    pub weapons: Vec<WeaponEntry<W, M>>,
}

/// A weapon as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponEntry<W, M> {
    key: String,
    name: String,
    icon: String,
    #[serde(default)]
    shield: bool,
    #[serde(default)]
    natural: bool,
    /// The rulebook's numbers for the weapon.
    pub stats: W,
    /// The ways to strike with it.
    pub modes: Vec<ModeEntry<M>>,
}

/// An attack mode as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeEntry<M> {
    key: String,
    name: String,
    hands: u8,
    #[serde(default)]
    reach: Vec<u8>,
    #[serde(default)]
    range: u8,
    /// The rulebook's numbers for the mode.
    pub stats: M,
}

/// A rulebook's numbers for each weapon of the armoury and for each of its modes.
#[derive(Clone, Debug)]
pub struct WeaponNumbers<W, M>(Vec<(W, Vec<M>)>);

impl<W, M> WeaponNumbers<W, M> {
    /// The numbers of a weapon.
    pub fn of(&self, weapon: WeaponId) -> &W {
        &self.0[weapon.0 as usize].0
    }

    /// The numbers of each mode of a weapon.
    pub fn modes(&self, weapon: WeaponId) -> &[M] {
        &self.0[weapon.0 as usize].1
    }

    /// The numbers of the blow struck with an item and mode.
    pub fn mode(&self, arms: &Arms, arm: Arm) -> Option<&M> {
        let item = arms.item(arm.item)?;
        self.modes(item.weapon).get(arm.mode? as usize)
    }

    /// The numbers of all weapons, to finish them after reading.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut W> {
        self.0.iter_mut().map(|(weapon, _)| weapon)
    }
}

impl<W, M> WeaponFile<W, M> {
    /// The armoury, and beside it the rulebook's numbers by weapon and by mode.
    pub fn split(self, source: &Source) -> Result<(Armoury, WeaponNumbers<W, M>), DataError> {
        let mut armoury = Armoury::default();
        let mut numbers = Vec::new();
        for entry in self.weapons {
            check(&entry, &armoury, source)?;
            let (weapon, stats) = entry.split();
            armoury.weapons.push(weapon);
            numbers.push(stats);
        }
        Ok((armoury, WeaponNumbers(numbers)))
    }
}

impl<W, M> WeaponEntry<W, M> {
    fn split(self) -> (Weapon, (W, Vec<M>)) {
        let (modes, stats) = self.modes.into_iter().map(ModeEntry::split).unzip();
        let weapon = Weapon {
            key: self.key,
            name: self.name,
            icon: self.icon,
            shield: self.shield,
            natural: self.natural,
            modes,
        };
        (weapon, (self.stats, stats))
    }
}

impl<M> ModeEntry<M> {
    fn split(self) -> (Mode, M) {
        let ModeEntry { key, name, hands, reach, range, stats } = self;
        (Mode { key, name, hands, reach: reach.into_iter().collect(), range }, stats)
    }
}

fn check<W, M>(
    entry: &WeaponEntry<W, M>,
    before: &Armoury,
    source: &Source,
) -> Result<(), DataError> {
    let key = &entry.key;
    let word = !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if !word {
        let what = format!("\"{key}\" is no key of a weapon");
        return Err(source.error(key, 0, what).expecting("small letters and hyphens"));
    }
    if before.find(key).is_some() {
        return Err(source.error(key, 1, format!("the weapon \"{key}\" stands here twice")));
    }
    for mode in &entry.modes {
        if !(1..=2).contains(&mode.hands)
            || (mode.reach.is_empty() && mode.range == 0)
            || mode.reach.iter().any(|r| *r > Reach::MOST)
        {
            let what = format!("the mode \"{}\" of \"{key}\" cannot be used", mode.key);
            let most = Reach::MOST;
            let expected = format!("1 or 2 hands, and distances of 0 to {most} hexes or a range");
            return Err(source.error(key, 0, what).expecting(expected));
        }
    }
    Ok(())
}
