//! Who rides and who is ridden, how fast, and which hexes they take up.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::data::Mode;
use riposte_rules::figure::{FigureId, Place};

use super::gait::GALLOP;
use super::table::{Hardness, KindRow};
use crate::view::BookView;
use crate::words::{RIDE, RIDEDOWN};

impl<'w> BookView<'w> {
    /// What kind of mount a figure is (REA-101).
    pub fn kind(self, figure: FigureId) -> Option<&'w KindRow> {
        self.bearing(figure).mount.and_then(|kind| self.tables.riding.kinds.get(kind))
    }

    /// Whether a figure is a mount (REA-101).
    pub fn is_mount(self, figure: FigureId) -> bool {
        self.bearing(figure).mount.is_some()
    }

    /// The mount that a figure sits on.
    pub fn carrier(self, figure: FigureId) -> Option<FigureId> {
        if self.fallen == Some(figure) { None } else { self.table.carrier(figure) }
    }

    /// Who sits on a mount.
    pub fn rider(self, mount: FigureId) -> Option<FigureId> {
        let rider = if self.is_mount(mount) { self.table.carried(mount).next() } else { None };
        rider.filter(|rider| self.fallen != Some(*rider))
    }

    /// The same battle as if a rider had fallen and lay beside the mount (REA-115).
    pub fn once_fallen(self, rider: FigureId) -> BookView<'w> {
        BookView { fallen: Some(rider), ..self }
    }

    /// Whether a figure is a mount without a rider: it stands, and has no part in the fight
    /// (REA-115).
    pub fn loose(self, figure: FigureId) -> bool {
        self.is_mount(figure) && self.rider(figure).is_none()
    }

    /// Whether a figure sits on a mount.
    pub fn rides(self, figure: FigureId) -> bool {
        self.carrier(figure).is_some()
    }

    /// Whether a figure fights on its own feet.
    pub fn on_foot(self, figure: FigureId) -> bool {
        !self.is_mount(figure) && !self.rides(figure)
    }

    /// The enemies that are worth a blow: nobody strikes at a mount that has lost its rider
    /// (REA-115).
    pub fn foes(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        self.table.enemies(figure).filter(move |foe| !self.loose(*foe))
    }

    /// How fast a mount goes, or that of a rider: 0 at a stand, then walk, trot, canter, gallop
    /// (REA-103).
    pub fn gait(self, figure: FigureId) -> u8 {
        self.steed(self.carrier(figure).unwrap_or(figure)).gait
    }

    /// The hexes of one movement at its gait (REA-103).
    pub fn hexes_of_gait(self, mount: FigureId) -> u8 {
        self.tables.riding.hexes[usize::from(self.steed(mount).gait.min(GALLOP))]
    }

    /// The column of its gait in tables that begin with the walk.
    pub fn pace(self, figure: FigureId) -> usize {
        usize::from(self.gait(figure).clamp(1, GALLOP) - 1)
    }

    /// Whether a mount, or that of a rider, is agitated this turn (REA-105).
    pub fn agitated(self, figure: FigureId) -> bool {
        self.steed(self.carrier(figure).unwrap_or(figure)).agitated
    }

    /// What a roll on a mount must come up to, in half points (REA-104, REA-106).
    pub fn hardness(self, figure: FigureId, hardness: Hardness) -> i32 {
        let riding = &self.tables.riding;
        let row = match hardness {
            Hardness::Easy => &riding.easy,
            Hardness::Average => &riding.average,
            Hardness::Difficult => &riding.difficult,
        };
        row[self.pace(figure)].halves
    }

    /// Whether a mount, or that of a rider, is in the middle of a movement.
    pub fn under_way(self, figure: FigureId) -> bool {
        let mount = self.carrier(figure).unwrap_or(figure);
        let mut frames = self.bout().frames().iter();
        frames.any(|frame| frame.actor == mount && matches!(frame.choice.verb, RIDE | RIDEDOWN))
    }

    /// Whether a figure that looks some way from a hex strikes another hex, with a mode of what it
    /// has somewhere: on foot (REA-64, REA-65), from the saddle (REA-107), or as a mount (REA-113).
    pub fn strikes_hex(
        self,
        figure: FigureId,
        (mode, held): (&Mode, Place),
        (from, facing): (Hex, Facing),
        to: Hex,
    ) -> bool {
        let saddle = self.constants().reach.saddle.as_ref().filter(|_| self.rides(figure));
        if let Some(saddle) = saddle {
            return saddle.hexes(from, facing, mode.reach, held).contains(&to);
        }
        let behind = from - facing.step();
        let kicks = self.is_mount(figure) && mode.key == KICK;
        let rear = || Facing::between(behind, to).is_some_and(|way| !self.front(facing, way));
        self.reaches(mode, from, facing, to) || (kicks && to != from && rear())
    }

    /// Whether it strikes another figure so, in whichever of the hexes that takes up.
    pub fn strikes_at(
        self,
        figure: FigureId,
        with: (&Mode, Place),
        stance: (Hex, Facing),
        target: FigureId,
    ) -> bool {
        let hexes = self.table.hexes(target);
        hexes.into_iter().any(|hex| self.strikes_hex(figure, with, stance, hex))
    }

    /// Of the hexes that a figure takes up the nearest to another hex; of those equally near the
    /// one that has it before it, and of those the foremost (REA-101).
    pub fn struck_in(self, target: FigureId, from: Hex) -> Hex {
        self.struck_among(&self.table.hexes(target), self.table.facing(target), from)
    }

    /// The same of the hexes that a figure would take up, and how it would look.
    pub fn struck_among(self, hexes: &[Hex], facing: Facing, from: Hex) -> Hex {
        let rank =
            |hex: &Hex| (hex.unsigned_distance_to(from), self.from_behind(*hex, facing, from));
        hexes.iter().copied().min_by_key(rank).unwrap_or_default()
    }

    /// Between which hexes a blow falls: that of the striker, and that of the target.
    pub fn blow_between(self, by: FigureId, target: FigureId) -> (Hex, Hex) {
        let hexes = self.table.hexes(by).into_iter();
        let from = hexes.min_by_key(|hex| self.table.distance_to(target, *hex));
        let from = from.unwrap_or_default();
        (from, self.struck_in(target, from))
    }
}

/// The mode of the blow that a mount strikes behind as well (REA-113).
const KICK: &str = "kick";
