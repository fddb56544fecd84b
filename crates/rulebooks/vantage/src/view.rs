//! Reading a battle of this rulebook.

use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::{Bond, BondKind, FigureId, Life, Place};

use crate::fighter::{Build, Fighter, Stat};
use crate::holds::{STRIKE_ON, VANTAGE_ON};
use crate::keywords::Keyword;
use crate::tables::{Constants, Kind, ModeStats, Tables, WeaponStats};

riposte_kit::book_view! {
    Tables, Constants, supposing
    /// Whether the next phase of the others is read as having come: for it they nerve themselves
    /// anew (VAN-903, VAN-904).
    anew: bool;
    /// What changes of a figure.
    fighter: Fighter,
    /// What its roster makes of a figure.
    build: Build,
}

/// A weapon in one of the two places, with its numbers.
#[derive(Clone, Copy)]
pub struct Held<'w> {
    /// The item and the way it is used.
    pub arm: Arm,
    /// What the weapon is.
    pub stats: &'w WeaponStats,
    /// What that way does.
    pub mode: &'w ModeStats,
}

impl<'w> BookView<'w> {
    /// Whether a figure has a keyword.
    pub fn has(self, figure: FigureId, keyword: Keyword) -> bool {
        self.build(figure).keywords.has(keyword)
    }

    /// The same battle as if the next phase of the others had come.
    pub fn in_their_phase(self) -> BookView<'w> {
        BookView { anew: true, ..self }
    }

    /// A statistic of a figure.
    pub fn stat(self, figure: FigureId, stat: Stat) -> i32 {
        self.build(figure).stat(stat)
    }

    /// The Health a figure has left.
    pub fn health(self, figure: FigureId) -> i32 {
        self.build(figure).health - self.fighter(figure).lost
    }

    /// The one bond that a figure has: strike or vantage on somebody (VAN-301).
    pub fn hold(self, figure: FigureId) -> Option<Bond> {
        let kinds = [STRIKE_ON, VANTAGE_ON];
        self.table.bonds().find(|bond| bond.from == figure && kinds.contains(&bond.kind))
    }

    /// On whom a figure has a hold of a kind.
    pub fn held(self, figure: FigureId, kind: BondKind) -> Option<FigureId> {
        self.table.bound_to(figure, kind).next()
    }

    /// Those who have strike or vantage on a figure.
    pub fn holders(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        self.table.bonds().filter(move |bond| bond.to == figure).map(|bond| bond.from)
    }

    /// The enemies in a figure's hex that are in the fight.
    pub fn foes_here(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let hex = self.table.hex(figure);
        self.table.enemies(figure).filter(move |foe| self.table.hex(*foe) == hex)
    }

    /// Whether a figure can see another, and so try for something on it or attack it (VAN-901,
    /// VAN-907).
    pub fn sees(self, figure: FigureId, foe: FigureId) -> bool {
        !self.fighter(foe).hidden && self.sees_in_the_open(figure, foe)
    }

    /// The same of one that does not hide, as by acting nobody does (VAN-901).
    pub fn sees_in_the_open(self, figure: FigureId, foe: FigureId) -> bool {
        let sharp =
            self.has(figure, Keyword::Camouflaged) || self.has(figure, Keyword::Extrasensory);
        sharp || !self.has(foe, Keyword::Camouflaged)
    }

    /// The first weapon in the place of a kind; fists where there is no melee weapon.
    pub fn weapon(self, figure: FigureId, kind: Kind) -> Option<Held<'w>> {
        let arms = self.table.arms(figure);
        let place = place_of(kind);
        let fits = |at: Place| at == place || (kind == Kind::Melee && at == Place::Body);
        let ready = arms
            .numbered()
            .filter(|(_, item)| fits(item.at) && self.tables.weapons.of(item.weapon).kind == kind);
        // What is in the hand comes before the bare fist.
        let (number, item) = ready.min_by_key(|(_, item)| item.at != place)?;
        let arm = Arm { item: number, mode: Some(0) };
        let mode = self.tables.weapons.modes(item.weapon).first()?;
        Some(Held { arm, stats: self.tables.weapons.of(item.weapon), mode })
    }

    /// Whether a figure carries a weapon of a kind, at hand or not.
    pub fn carries(self, figure: FigureId, kind: Kind) -> bool {
        let of_kind = |weapon| self.tables.weapons.of(weapon).kind == kind;
        self.table.arms(figure).numbered().any(|(_, item)| of_kind(item.weapon))
    }

    /// The kinds of shots, by number, that a figure has and its ranged weapon takes.
    pub fn shots(self, figure: FigureId) -> impl Iterator<Item = usize> + 'w {
        let takes = self.weapon(figure, Kind::Ranged).map(|held| &held.stats.takes);
        let kinds = takes.into_iter().flatten().filter_map(|key| self.tables.shot(key));
        kinds.filter(move |kind| self.shots_left(figure, *kind) > 0)
    }

    /// How many shots of a kind a figure has.
    pub fn shots_left(self, figure: FigureId, kind: usize) -> u8 {
        self.fighter(figure).shots.get(kind).copied().unwrap_or(0)
    }

    /// The friends in a figure's hex that are knocked down.
    pub fn fallen_here(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let (hex, side) = (self.table.hex(figure), self.table.side(figure));
        self.table.figures().filter(move |other| {
            self.table.harm(*other).life == Life::Down
                && self.table.side(*other) == side
                && self.table.hex(*other) == hex
        })
    }

    /// Whether a hex could be entered by a figure: nobody enters impassable ground, and there
    /// must be room (VAN-101).
    pub fn enters(self, figure: FigureId, hex: Hex) -> bool {
        self.table.room(figure, hex) == riposte_rules::systems::Room::Stand
    }

    /// The name of a figure; with its key, where somebody else is called the same.
    pub fn named(self, figure: FigureId) -> String {
        let name = self.table.name(figure);
        let mut others = self.table.figures().filter(|other| *other != figure);
        match others.any(|other| self.table.name(other) == name) {
            true => format!("{name} ({})", self.table.sheet(figure).key),
            false => name.to_owned(),
        }
    }

    /// The name of whom a choice is aimed at; empty where it is nobody.
    pub fn target_name(self, choice: &Choice) -> String {
        choice.target.map(|it| self.named(it)).unwrap_or_default()
    }

    /// With what a choice is made, in words; empty where it takes nothing.
    pub fn arm_words(self, figure: FigureId, choice: &Choice) -> String {
        let words = |arm| self.table.armoury().said(self.table.arms(figure), arm);
        choice.arm.map(words).unwrap_or_default()
    }

    /// Whether a figure may fight this turn: who has evaded may not (VAN-403).
    pub fn may_fight(self, figure: FigureId) -> bool {
        !self.fighter(figure).evading || self.constants().evading_may_fight
    }
}

/// Where on the body a weapon of a kind is used.
pub const fn place_of(kind: Kind) -> Place {
    match kind {
        Kind::Melee => Place::Right,
        Kind::Ranged => Place::Left,
    }
}
