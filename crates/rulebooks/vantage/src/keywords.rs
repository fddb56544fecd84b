//! Keywords: what a figure is besides its statistics (VAN-901 to VAN-913, VAN-551 to VAN-555).

/// One of them. In a roster it is a score of 1 under its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Keyword {
    /// Is slain at no Health, may be looted, and waits for foes.
    Follower,
    /// Is unseen until it is found or shows itself.
    Ambusher,
    /// Never moves, and answers strike only.
    Anchored,
    /// Perception is checked before it is attacked.
    Blinding,
    /// Mind is checked before it is attacked.
    Disorientating,
    /// Bravery is checked before it is attacked.
    Terrifying,
    /// All are terrifying to it.
    Fearful,
    /// It and its friends in the hex pass checks of Bravery.
    Inspiring,
    /// Cannot be seen by those who are not.
    Camouflaged,
    /// Sees the camouflaged.
    Extrasensory,
    /// Evades without a roll.
    Contemptuous,
    /// Does nothing at all.
    Frozen,
    /// Is not slain by a deathblow.
    Monstrous,
    /// Flies.
    Winged,
    /// Is half a shadow.
    Shade,
    /// Knows the combo.
    Combo,
    /// Knows the counter.
    Counter,
    /// Knows the onslaught.
    Onslaught,
    /// Knows the deathblow.
    Deathblow,
}

impl Keyword {
    /// Every keyword with its word.
    pub const ALL: [(Keyword, &'static str); 19] = [
        (Keyword::Follower, "follower"),
        (Keyword::Ambusher, "ambusher"),
        (Keyword::Anchored, "anchored"),
        (Keyword::Blinding, "blinding"),
        (Keyword::Disorientating, "disorientating"),
        (Keyword::Terrifying, "terrifying"),
        (Keyword::Fearful, "fearful"),
        (Keyword::Inspiring, "inspiring"),
        (Keyword::Camouflaged, "camouflaged"),
        (Keyword::Extrasensory, "extrasensory"),
        (Keyword::Contemptuous, "contemptuous"),
        (Keyword::Frozen, "frozen"),
        (Keyword::Monstrous, "monstrous"),
        (Keyword::Winged, "winged"),
        (Keyword::Shade, "shade"),
        (Keyword::Combo, "combo"),
        (Keyword::Counter, "counter"),
        (Keyword::Onslaught, "onslaught"),
        (Keyword::Deathblow, "deathblow"),
    ];

    /// The keyword of a word.
    pub fn parse(word: &str) -> Option<Keyword> {
        Keyword::ALL.into_iter().find(|(_, known)| *known == word).map(|(keyword, _)| keyword)
    }

    const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// A set of keywords.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keywords(u32);

impl Keywords {
    /// Whether one is in it.
    pub fn has(self, keyword: Keyword) -> bool {
        self.0 & keyword.bit() != 0
    }

    /// With another.
    pub fn with(self, keyword: Keyword) -> Keywords {
        Keywords(self.0 | keyword.bit())
    }

    /// The words of those in it.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Keyword::ALL
            .into_iter()
            .filter(move |(keyword, _)| self.has(*keyword))
            .map(|(_, word)| word)
    }
}
