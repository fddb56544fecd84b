//! A battle: laying the table, submitting choices, snapshots and forks.

mod act;
mod advance;
mod ask;
mod bind;
mod bonds;
mod carried;
mod change;
mod ended;
mod fork;
mod lay;
mod moving;
mod outcome;
mod position;
mod set_up;
mod snapshot;
mod state;
mod table;
mod told;
mod trail;

pub use crate::hash::StateHasher;
pub use act::{
    bring_on, fall_out, give_wound, heal, let_fall, make_ready, put_away, revive, take_posture,
    take_up, throw_down, use_up,
};
pub use advance::{Of, Resolve, RulesSet, advance, submit, why_not};
pub use ask::ask;
pub use bind::bind;
pub use bonds::{broken_bonds, fits, unbind};
pub use ended::Outcome;
pub use fork::Battle;
pub use lay::set_up;
pub use moving::{move_to, turn_to};
pub use outcome::{Ending, Lead, TurnNumber, at_goal, lead};
pub use position::{Flaw, flaws};
pub use set_up::{RulesPlugin, clear, on_table};
pub use snapshot::{Snapshot, state_hash};
pub use state::{RegisterState, State};
pub use table::{Figures, Table};
pub use told::{begin_phase, tell, throw};
pub use trail::Trail;
