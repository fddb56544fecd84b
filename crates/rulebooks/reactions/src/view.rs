//! Reading a battle of this rulebook.

use riposte_kit::handling::lying;
use riposte_kit::strikes;
use riposte_rules::board::{Arc, Facing, Hex, nearest_directions};
use riposte_rules::data::Mode;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_rules::systems::in_reach;
use smallvec::SmallVec;

use crate::fighter::{Bearing, Fighter, Phase};
use crate::memory::{Bout, Manoeuvre};
use crate::missiles::marksman::Marksman;
use crate::mounted::gait::TROT;
use crate::mounted::steed::Steed;
use crate::tables::{Constants, ModeStats, Tables, WeaponStats};
use crate::words::*;

riposte_kit::book_view! {
    Tables, Constants, supposing
    /// A rider who is read as having fallen already: so a blow is foretold that comes after the
    /// fall (REA-111, REA-115).
    fallen: Option<FigureId>;
    /// What changes of a figure.
    fighter: Fighter,
    /// What load and armour make of a figure.
    bearing: Bearing,
    /// What is kept of a shooter.
    marksman: Marksman,
    /// What is kept of a mount, or of who has braced a weapon.
    steed: Steed,
}

/// A blow that a figure could strike.
pub type Strike<'w> = strikes::Strike<'w, WeaponStats, ModeStats>;

impl<'w> BookView<'w> {
    /// Whole action points left; a half left over buys nothing (REA-46).
    pub fn points(self, figure: FigureId) -> i32 {
        self.fighter(figure).points.div_euclid(2)
    }

    /// The exchange.
    pub fn bout(self) -> &'w Bout {
        self.table.world().resource::<Bout>()
    }

    /// The manoeuvre being carried out.
    pub fn top(self) -> Option<&'w Manoeuvre> {
        self.bout().top()
    }

    /// Whether a figure is in the middle of a manoeuvre of its own. A blow that has been
    /// struck, or a movement that was cut short, holds nobody up.
    pub fn busy(self, figure: FigureId) -> bool {
        let mut frames = self.bout().frames().iter();
        frames.any(|frame| frame.actor == figure && !frame.memory.over())
    }

    /// Whether a figure can do anything at all: in the fight, not stunned (REA-49), and no mount that
    /// has lost its rider (REA-115).
    pub fn able(self, figure: FigureId) -> bool {
        self.table.active(figure) && !self.fighter(figure).stunned && !self.loose(figure)
    }

    /// Whether a figure stands ready to strike at a figure that comes into its reach: it is not its
    /// phase, it has nothing else under way, and it is on its feet (REA-66, REA-88).
    pub fn stands_ready(self, figure: FigureId) -> bool {
        self.able(figure)
            && self.fighter(figure).phase != Phase::Now
            && !self.busy(figure)
            && !self.prone(figure)
    }

    /// Whether a figure may meet one who comes into its reach with a blow: it stands ready, and was
    /// not beside the other when that began to move (REA-66, REA-67).
    pub fn may_meet(self, figure: FigureId, was_beside: bool) -> bool {
        !was_beside && self.stands_ready(figure)
    }

    /// Whether a movement under way, and the blow that may come with it, goes on (REA-66). A figure
    /// that lies on the ground goes nowhere, but strikes from where it lies (REA-88).
    pub fn goes_on(self, frame: &Manoeuvre) -> bool {
        let stays = matches!(frame.choice.verb, ATTACK | SHOOT | AIMED | THROW | TRAMPLE)
            && frame.choice.hex.is_none();
        !frame.memory.lost && self.able(frame.actor) && (stays || !self.prone(frame.actor))
    }

    /// Whether the actor of a manoeuvre still holds the weapon it is done with.
    pub fn still_holds(self, frame: &Manoeuvre) -> bool {
        let item = self.item_of(frame.actor, &frame.choice);
        frame.memory.weapon.is_none()
            || item.is_some_and(|item| item.at.ready() && Some(item.weapon) == frame.memory.weapon)
    }

    /// Co-ordination under the load of what is worn and held now (REA-23).
    pub fn co(self, figure: FigureId) -> i32 {
        let bearing = self.bearing(figure);
        bearing.co + self.tables.load(bearing.worn, self.table.arms(figure))
    }

    /// The item of a figure that a block has locked (REA-73).
    pub fn locked(self, figure: FigureId) -> Option<u8> {
        let mut upon = self.bout().frames().iter().filter(|it| it.choice.target == Some(figure));
        upon.find_map(|frame| frame.memory.locked)
    }

    /// The same once an answer has readied a weapon, and what was in its way has fallen; or has put
    /// one away, or picked one up (REA-57).
    pub fn co_after(self, figure: FigureId, choice: &Choice) -> i32 {
        let mut arms = self.table.arms(figure).clone();
        if choice.verb == PICKUP
            && let Some((_, thing)) = lying(self.table, choice)
        {
            arms.add(Item { weapon: thing.weapon, at: Place::Right });
        }
        if choice.verb == READY {
            for fallen in self.in_hands(figure, choice.number.unwrap_or(0)) {
                arms.lose(fallen);
            }
        }
        let at = if choice.verb == STOW { Place::Belt } else { Place::Right };
        if let Some(arm) = choice.arm {
            arms.put(arm.item, at);
        }
        let bearing = self.bearing(figure);
        bearing.co + self.tables.load(bearing.worn, &arms)
    }

    /// Whether a figure lies on the ground (REA-88).
    pub fn prone(self, figure: FigureId) -> bool {
        self.table.posture(figure).down() || self.fallen == Some(figure)
    }

    /// The blows a figure can strike with what it has ready and can pay for.
    pub fn strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let points = self.points(figure);
        self.all_strikes(figure).filter(move |strike| strike.stats.points <= points)
    }

    /// The blows a figure can strike with what it has ready, whatever they cost.
    pub fn all_strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        self.ready_strikes(figure).filter(|strike| strike.stats.flight.is_none())
    }

    /// The same with all that can be thrown and shot.
    pub fn ready_strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let all = strikes::strikes(self.table, &self.tables.weapons, figure);
        // A mount bites and kicks at a stand or a walk (REA-113).
        let runs = self.is_mount(figure) && self.gait(figure) >= TROT;
        all.filter(move |strike| {
            let two_hands = strike.mode.hands == 2 && strike.item.at != Place::Body;
            let at = if two_hands { Place::Both } else { strike.item.at };
            !runs && self.has_arm_for(figure, Item { at, ..strike.item })
        })
    }

    /// Whether the arm or arms are whole that an item is held with (REA-87).
    pub fn has_arm_for(self, figure: FigureId, item: Item) -> bool {
        let [right, left] = self.fighter(figure).arm_lost;
        match item.at {
            Place::Right => !right,
            Place::Left => !left,
            Place::Both => !right && !left,
            _ => true,
        }
    }

    /// Whether a mode struck from a hex with a facing reaches another hex (REA-64, REA-65).
    pub fn reaches(self, mode: &Mode, from: Hex, facing: Facing, to: Hex) -> bool {
        let distance = from.unsigned_distance_to(to);
        if distance == 0 {
            return mode.reach.contains(0);
        }
        mode.reach.contains(distance)
            && in_reach(&self.constants().reach, from, facing, distance as u8, to)
    }

    /// Front or rear, by direction relative to the facing (REA-32); there is no side.
    pub fn arc(self, relative: u8) -> Arc {
        if self.constants().front.contains(&relative) { Arc::Front } else { Arc::Rear }
    }

    /// Whether a direction is one of the front hexes (REA-32).
    pub fn front(self, facing: Facing, way: Facing) -> bool {
        self.arc(facing.relative(way)) == Arc::Front
    }

    /// Whether someone at `from` strikes a figure from behind, were it to stand at `at`
    /// facing `facing` (REA-69). Where two directions are equally near the target has the
    /// better of them (REA-33); within a hex every blow comes from ahead (REA-302).
    pub fn from_behind(self, at: Hex, facing: Facing, from: Hex) -> bool {
        at != from && !nearest_directions(at, from).iter().any(|way| self.front(facing, *way))
    }

    /// Whether a blow counts as one from behind: from a rear hex, or from nearby at a target that
    /// lies on the ground (REA-69, REA-88).
    pub fn at_the_back(self, (at, facing): (Hex, Facing), from: Hex, lies: bool) -> bool {
        let near = at.unsigned_distance_to(from) <= 1;
        lies && near || self.from_behind(at, facing, from)
    }

    /// The facings a figure can have after a turn of 60 degrees or none. A mount turns when it is
    /// steered, and its rider with it (REA-104).
    pub fn facings(self, figure: FigureId) -> SmallVec<[Facing; 3]> {
        let facing = self.table.facing(figure);
        let turned = [facing, facing.turned(-1), facing.turned(1)];
        turned.into_iter().take(if self.on_foot(figure) { 3 } else { 1 }).collect()
    }

    /// A choice after which a figure looks some way, which is named only where it turns for it.
    pub fn turned(self, figure: FigureId, choice: Choice, facing: Facing) -> Choice {
        if facing == self.table.facing(figure) { choice } else { choice.facing(facing) }
    }

    /// The item that a choice of a figure is about.
    pub fn item_of(self, figure: FigureId, choice: &Choice) -> Option<Item> {
        self.table.arms(figure).item(choice.arm?.item)
    }

    /// The direction from which a blow comes at a figure (REA-33).
    pub fn direction(self, target: FigureId, from: Hex) -> Facing {
        let at = self.struck_in(target, from);
        let nearest = nearest_directions(at, from).first().copied();
        nearest.unwrap_or(self.table.facing(target))
    }
}
