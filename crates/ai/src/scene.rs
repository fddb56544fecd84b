//! What a figure sees around it, gathered once for weighing many places to stand.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{ReachRule, reach_hexes};
use smallvec::SmallVec;

use crate::judge::{urge, waited};
use crate::stand::{Stand, armed, distances, goal};

/// The enemies of a figure, how far it strikes, and where it wants to go.
pub(crate) struct Scene<'w> {
    pub(crate) table: Table<'w>,
    pub(crate) enemies: SmallVec<[Stand; 8]>,
    pub(crate) goal: Option<Hex>,
    pub(crate) urge: f64,
    rule: Option<&'w ReachRule>,
    far: [bool; 3],
}

impl<'w> Scene<'w> {
    /// As a figure sees it.
    pub(crate) fn of(table: Table<'w>, figure: FigureId) -> Scene<'w> {
        let rule = table.world().get_resource::<ReachRule>();
        let posture = table.posture(figure);
        Scene {
            table,
            enemies: table.enemies(figure).map(|enemy| Stand::of(table, enemy)).collect(),
            goal: goal(table, figure, armed(table, figure)),
            urge: urge(table, table.side(figure)),
            rule: rule.filter(|rule| rule.postures.contains(&posture)),
            far: distances(table, figure),
        }
    }

    /// The hexes it could strike from somewhere.
    pub(crate) fn reach(&self, stand: Stand) -> SmallVec<[Hex; 9]> {
        let Some(rule) = self.rule else { return SmallVec::new() };
        let near = (1..=2u8).filter(|distance| self.far[usize::from(*distance)]);
        near.flat_map(|distance| reach_hexes(rule, stand.hex, stand.facing, distance)).collect()
    }

    /// The farthest at which it can strike.
    pub(crate) fn longest(&self) -> u32 {
        if self.far[2] { 2 } else { 1 }
    }

    /// How long its side has waited, by how urgent it is.
    pub(crate) fn waited(&self) -> f64 {
        waited(self.table) * self.urge
    }
}
