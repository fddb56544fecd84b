//! The battle driver: asks persons, lets computer players think, feeds log and stage.

mod answer;
mod auto_answer;
mod begin;
mod by_letter;
mod drive;
mod prompt;
mod reselect;
mod state;
mod take_back;
mod think;

pub use answer::{answer, collect};
pub use begin::{leave, start, start_with};
pub use drive::{drive, take_over};
pub use prompt::{PendingPrompt, Prompt, PromptOption, mere_turns};
pub use reselect::{answer_and_look, can_pick_instead, pick_again, pick_instead};
pub use state::{Match, Play, Still};
pub use take_back::{can_undo, mark_anew, remember, settle, undo, why_no_undo};

use bevy::prelude::*;

use crate::app_state::Screen;
use crate::battle_log::BattleLog;
use crate::records;

/// Carries the battle on while it is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<Match>()
        .init_resource::<Still>()
        .init_resource::<BattleLog>()
        .init_resource::<PendingPrompt>()
        .add_systems(
            Update,
            (drive.run_if(records::fought), records::keep).chain().run_if(in_state(Screen::Battle)),
        );
}
