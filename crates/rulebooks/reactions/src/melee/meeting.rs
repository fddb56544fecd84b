//! How two rolls meet (REA-63, REA-68).

use riposte_rules::board::Facing;
use riposte_rules::decision::Verb;
use riposte_rules::roll::{Contest, Roll, Tie};
use smallvec::SmallVec;

use crate::memory::Hit;
use crate::rolls::Blow;
use crate::words::PASS;

/// The blows that hit in one fall of the dice.
pub type Hits = SmallVec<[Hit; 2]>;

/// Two rolls that meet: an attack and a defence, or the attacks of two who strike at each other.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The blow.
    pub blow: Blow,
    /// Its attack.
    pub attack: Roll,
    /// The blow of the other, where both strike at once (REA-68).
    pub clash: Option<Blow>,
    /// The defence, or the attack of the other.
    pub other: Roll,
    /// How the blow is met, for the words.
    pub verb: Verb,
    /// From which of two sides the target has said that the blow comes, where it stands there yet
    /// (REA-33): from there it is pushed.
    pub side: Option<Facing>,
    /// What it must come up to besides, where it is thrown or shot (REA-208).
    pub difficulty: Option<Roll>,
    /// Whether the target answers what is thrown or shot: else its defence does not count.
    pub warded: bool,
}

/// All that the odds of two rolls that meet depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MeetingKey {
    rolls: [(i32, u8); 2],
    clash: bool,
    difficulty: Option<i32>,
    warded: bool,
}

/// An attack against a defence: it hits when it is at least as high (REA-63).
pub fn against(attack: Roll, guard: Roll) -> Contest {
    Contest::opposed(attack, guard, Tie::First)
}

impl Meeting {
    /// An attack against a defence.
    pub fn defended(blow: Blow, attack: Roll, guard: Roll) -> Meeting {
        Meeting {
            blow,
            attack,
            clash: None,
            other: guard,
            verb: PASS,
            side: None,
            difficulty: None,
            warded: false,
        }
    }

    /// Two attacks against each other.
    pub fn clash(blow: Blow, attack: Roll, met: Blow, other: Roll) -> Meeting {
        Meeting { clash: Some(met), ..Meeting::defended(blow, attack, other) }
    }

    /// What its odds depend on.
    pub fn key(&self) -> MeetingKey {
        MeetingKey {
            rolls: [&self.attack, &self.other].map(|roll| (roll.basic(), roll.pool.plus)),
            clash: self.clash.is_some(),
            difficulty: self.difficulty.as_ref().map(Roll::basic),
            warded: self.warded,
        }
    }

    /// The check: an attack hits that is at least as high as the defence (REA-63); of two that
    /// clash the higher hits, equal ones both (REA-68).
    pub fn contest(&self) -> Contest {
        match self.clash {
            Some(_) => Contest::opposed(self.attack.clone(), self.other.clone(), Tie::Both),
            None => against(self.attack.clone(), self.other.clone()),
        }
    }
}
