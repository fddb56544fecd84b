//! The evaluation context: what a figure sees around it, gathered once for weighing many places
//! to stand.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Reach};
use riposte_rules::systems::{PlaceRule, ReachRule, reach_hexes, sight};
use smallvec::SmallVec;

use crate::armament::{armed, distances, shot};
use crate::foe::{Foe, far_enough};
use crate::incoming_threats::{Threatener, threateners};
use crate::mood::{urgency, waited};
use crate::pose::{Goal, Pose, goal};

/// The enemies of a figure, how far it strikes, and where it wants to go.
pub(crate) struct EvalContext<'w> {
    pub(crate) table: Table<'w>,
    pub(crate) enemies: SmallVec<[Foe; 8]>,
    /// Those of them who may still come to it this turn.
    pub(crate) threateners: SmallVec<[Threatener; 8]>,
    /// Where its friends are.
    friends: SmallVec<[Hex; 8]>,
    pub(crate) goal: Option<Goal>,
    pub(crate) urgency: f64,
    /// Whether the figure has a weapon in hand.
    pub(crate) armed: bool,
    rule: Option<&'w ReachRule>,
    far: Reach,
    /// How far it shoots, when it can do nothing else.
    shot: u32,
    /// From how far it casts, when that is what it does best.
    casts: u32,
    /// Whether it may still go and turn before blows fall.
    loose: bool,
    /// Whether it makes no difference which way it looks.
    any_way: bool,
    /// Whether hexes are places that hold many of every side.
    pub(crate) places: bool,
}

impl<'w> EvalContext<'w> {
    /// As a figure sees it.
    pub(crate) fn of(table: Table<'w>, figure: FigureId) -> EvalContext<'w> {
        EvalContext::urged(table, figure, urgency(table, table.side(figure)))
    }

    /// As a figure sees it to whose side it is so urgent to come to blows.
    pub(crate) fn urged(table: Table<'w>, figure: FigureId, urgency: f64) -> EvalContext<'w> {
        let rule = table.world().get_resource::<ReachRule>();
        let posture = table.posture(figure);
        let loose = table.book().standing(table.world(), figure).loose;
        let casts = table.book().afar(table.world(), figure);
        let (shot, armed) = (shot(table, figure), armed(table, figure));
        let enemies: SmallVec<[Foe; 8]> =
            table.enemies(figure).map(|enemy| Foe::of(table, enemy)).collect();
        let friends: SmallVec<[Hex; 8]> =
            table.friends(figure).map(|friend| table.hex(friend)).collect();
        EvalContext {
            table,
            threateners: threateners(table, &enemies, &friends),
            enemies,
            friends,
            goal: goal(table, figure, armed),
            urgency,
            armed,
            rule: rule.filter(|rule| rule.postures.contains(&posture)),
            // Who has a bow in hand does not come to blows with bare fists, nor who casts with a
            // staff.
            far: if shot.max(casts) == 0 { distances(table, figure) } else { Reach::default() },
            shot,
            casts,
            loose,
            any_way: loose || !table.book().faces(),
            places: table.world().get_resource::<PlaceRule>().is_some_and(|it| it.is_of_places()),
        }
    }

    /// Whether it neither shoots nor casts.
    pub(crate) fn hand_to_hand(&self) -> bool {
        self.shot.max(self.casts) == 0
    }

    /// The hexes it could strike from somewhere.
    pub(crate) fn reach(&self, pose: Pose) -> SmallVec<[Hex; 9]> {
        let Some(rule) = self.rule else { return SmallVec::new() };
        let near = self.far.iter().filter(|distance| *distance > 0 || rule.close);
        near.flat_map(|distance| reach_hexes(rule, pose.hex, pose.facing, distance)).collect()
    }

    /// Whether it would have a hex in reach from somewhere, `reach` being what it has there
    /// as it then looks.
    pub(crate) fn reaches(&self, pose: Pose, reach: &[Hex], hex: Hex) -> bool {
        match self.loose {
            true => far_enough(self.table, self.far, pose.hex, hex),
            false => reach.contains(&hex),
        }
    }

    /// Whether it would have a hex in its back.
    pub(crate) fn open_to(&self, pose: Pose, hex: Hex) -> bool {
        !self.any_way && pose.behind(self.table, hex)
    }

    /// How far it looks away from a hex, in turns of 60 degrees.
    pub(crate) fn apart(&self, pose: Pose, hex: Hex) -> u8 {
        if self.any_way { 0 } else { pose.apart(hex) }
    }

    /// Whether it has a clear shot at an enemy from somewhere, and can do nothing else.
    pub(crate) fn marks(&self, pose: Pose) -> bool {
        let mut hexes = self.enemies.iter().map(|enemy| enemy.pose.hex);
        hexes.any(|hex| self.shoots(pose, hex) && self.clear(pose, hex))
    }

    /// Whether no wall and no friend is between a figure somewhere and a hex, on the line that a
    /// missile takes.
    fn clear(&self, pose: Pose, hex: Hex) -> bool {
        let mut between = sight::between(pose.hex, hex);
        between.all(|it| self.table.board().standable(it) && !self.friends.contains(&it))
    }

    /// Whether it can shoot at a hex from where it stands, and do nothing else.
    fn shoots(&self, pose: Pose, hex: Hex) -> bool {
        self.shot > 0 && pose.hex.unsigned_distance_to(hex) <= self.shot
    }

    /// How many hexes it is from somewhere to where it wants to be, as far from its goal as it
    /// fights best; `reached` when it has an enemy in reach there.
    pub(crate) fn away(&self, pose: Pose, goal: Goal, reached: bool) -> u32 {
        let distance = pose.hex.unsigned_distance_to(goal.hex);
        let enemy = goal.beyond == 0;
        if enemy && self.casts > 0 {
            return distance.abs_diff(self.casts);
        }
        if reached || self.shoots(pose, goal.hex) {
            return 0;
        }
        // Near is not there: a figure that has nobody in reach is a step away at least.
        distance.saturating_sub(self.longest()).max(1) + goal.beyond
    }

    /// The farthest at which it can strike: its own hex, where nothing it has goes farther and
    /// those in it are in reach.
    fn longest(&self) -> u32 {
        let close = self.rule.is_some_and(|rule| rule.close);
        u32::from(self.far.farthest().unwrap_or(1).max(u8::from(!close)))
    }

    /// How long its side has waited, by how urgent it is.
    pub(crate) fn waited(&self) -> f64 {
        waited(self.table) * self.urgency
    }
}
