//! What is remembered of a manoeuvre while it is carried out.

use bevy_ecs::world::World;
use riposte_rules::board::Facing;
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::exchange::{Exchange, Frame};
use riposte_rules::figure::{FigureId, FigureSet, Spot, WeaponId};
use riposte_rules::systems::{self, PathProgress, Staged, Window};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::order::{Step, Turn};
use crate::words::PASS;

/// The exchange of this rulebook.
pub type Bout = Exchange<Memory>;
/// A manoeuvre of this rulebook under way.
pub type Manoeuvre = Frame<Memory>;

/// How far a manoeuvre has come (REA-49). The numbers are a part of the hash of a state, so those
/// that stand in replays keep theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Just declared and paid for.
    #[default]
    Start,
    /// The striker says where the blow shall land.
    Aim,
    /// The striker says how many dice are risked.
    AttackRisk,
    /// Those who see a mover may go with it.
    Follow,
    /// It moves, hex by hex; those it comes near may strike.
    PathProgress,
    /// A Move has come to its end, with all who went along.
    Behind,
    /// The target says from which of two sides the blow comes.
    Side,
    /// The target says how it meets the blow.
    Defend,
    /// Others answer what they see.
    Notice,
    /// The target says how many dice are risked.
    DefenceRisk,
    /// The dice fall.
    Roll,
    /// The striker says how many dice are risked on the damage.
    Damage = 12,
    /// The target may soak the blow.
    Soak,
    /// It says how many dice are risked on soaking.
    SoakRisk,
    /// Pain.
    Pain,
    /// Knock-back.
    KnockBack,
    /// A follow-on is offered.
    FollowOn,
    /// How many dice are risked on a fast draw.
    DrawRisk,
    /// Nothing is left to do.
    Done,
    /// How many dice are risked on setting and aiming.
    AimRisk,
    /// How many dice are risked on steering (REA-104).
    Steer,
    /// How many dice are risked on staying on a mount (REA-106).
    Seat,
}

/// How a blow is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Defence {
    /// The reaction; `PASS` for none.
    pub verb: Verb,
    /// The item it is done with.
    pub item: Option<u8>,
    /// Dice risked.
    pub risk: u8,
}

impl Default for Defence {
    fn default() -> Defence {
        Defence { verb: PASS, item: None, risk: 0 }
    }
}

/// How far the target of a blow has answered it (REA-49, REA-56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// Not at all so far.
    #[default]
    None,
    /// It has given its answer.
    Given,
    /// It had given none, and has turned at a friend's warning: it is asked again.
    Warned,
    /// It was asked again, and will not be asked a third time.
    Last,
}

/// A figure that goes along with a mover (REA-52).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Follower {
    /// Who.
    pub figure: FigureId,
    /// The choice that it made, with the way that it looks.
    pub choice: Choice,
    /// Who was adjacent to it when the Move began (REA-67).
    pub adjacent: FigureSet,
    /// Whether it has just made a step, and may yet be struck at there (REA-66).
    pub stepped: bool,
}

/// A blow that has hit and is being worked out. Numbers in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hit {
    /// Who struck.
    pub by: FigureId,
    /// Who was struck.
    pub target: FigureId,
    /// With what, as it was numbered when the blow fell.
    pub arm: Arm,
    /// With which weapon: by now it may have been dropped.
    pub weapon: WeaponId,
    /// Where.
    pub spot: Spot,
    /// By how much the attack beat the defence.
    pub margin: i32,
    /// The lasting penalty of the striker when the blow fell.
    pub striker_wounds: i32,
    /// The penalty from pain of the striker when the blow fell.
    pub striker_daze: i32,
    /// The lasting penalty of the struck when the blow fell.
    pub target_wounds: i32,
    /// The direction from the struck to the striker.
    pub from: Facing,
    /// Whether a mount has run down the struck (REA-114).
    pub runs: bool,
    /// The basic damage, once rolled.
    pub damage: i32,
    /// The wound level, once known.
    pub level: u8,
}

/// What is remembered of a manoeuvre.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    /// How far it has come.
    pub stage: Stage,
    /// Who was adjacent to the actor when it began (REA-67).
    pub adjacent: FigureSet,
    /// The weapon it is done with, if any.
    pub weapon: Option<WeaponId>,
    /// Where the blow shall land.
    pub spot: Spot,
    /// Dice risked on the attack.
    pub risk: u8,
    /// The movement that is part of it.
    pub march: PathProgress,
    /// The steps of a Move as it was declared, for those who go along.
    pub way: SmallVec<[Facing; 4]>,
    /// How many of them have been made.
    pub made: u8,
    /// The window open on it.
    pub window: Option<Window>,
    /// From which side the blow comes, where the target chose.
    pub side: Option<Facing>,
    /// How the target meets the blow.
    pub defence: Defence,
    /// How far the target has answered.
    pub answer: Answer,
    /// Whether it meets the advance below it, and both are rolled against each other (REA-68).
    pub clash: bool,
    /// Whether its own blow was met so, and has been struck by that.
    pub met: bool,
    /// The blows that have hit and are not yet worked out, the present one first.
    pub hits: SmallVec<[Hit; 2]>,
    /// The item of the target that is locked and cannot block or parry (REA-73).
    pub locked: Option<u8>,
    /// Those who move along.
    pub followers: SmallVec<[Follower; 2]>,
    /// Whether the actor gave up or lost the rest of it.
    pub lost: bool,
    /// Whether the rider has steered at whom the mount is to run down (REA-114).
    pub tried: bool,
}

/// An item has left a figure: a blow that it meant to ward off with it is warded off with nothing, and
/// it is locked no longer (REA-49, REA-73).
pub fn item_lost(frame: &mut Manoeuvre, figure: FigureId, gone: u8) {
    item_stowed(frame, figure, gone);
    if frame.choice.target == Some(figure) && frame.memory.locked == Some(gone) {
        frame.memory.locked = None;
    }
}

/// A figure has put an item away: a blow that it meant to ward off with it is warded off with nothing
/// (REA-49).
pub fn item_stowed(frame: &mut Manoeuvre, figure: FigureId, stowed: u8) {
    let defence = &mut frame.memory.defence;
    if frame.choice.target == Some(figure) && defence.item == Some(stowed) {
        *defence = Defence::default();
    }
}

impl Memory {
    /// Whether nothing of it is left to do for its actor but to follow on or to be taken off.
    pub fn over(&self) -> bool {
        self.lost || self.met || matches!(self.stage, Stage::FollowOn | Stage::Done)
    }
}

impl systems::Memory for Memory {
    fn march(&mut self) -> Option<&mut PathProgress> {
        (self.stage == Stage::PathProgress && self.window.is_none()).then_some(&mut self.march)
    }

    fn window(&mut self) -> Option<&mut Window> {
        self.window.as_mut()
    }
}

impl Staged for Memory {
    type Stage = Stage;
    type Turn = (Step, FigureSet);

    fn stage(&self) -> Stage {
        self.stage
    }

    fn go_to(&mut self, stage: Stage) {
        self.stage = stage;
    }

    fn waits(&self) -> bool {
        self.window.is_some()
    }

    fn turn(world: &World) -> (Step, FigureSet) {
        let turn = world.resource::<Turn>();
        (turn.step, turn.declined)
    }
}
