//! What becomes of clicks on panels, and of what was picked.

use bevy::prelude::*;
use riposte_rules::decision::{Choice, Refusal};

use super::command::HudCommand;
use super::picking::{Picked, Picking};
use crate::app_state::{Overlay, Screen};
use crate::driver::{PendingPrompt, answer, answer_and_look, pick_again, take_over, undo};
use crate::playback::steer;
use crate::settings::Settings;

/// Does what the picking came to.
pub fn carry_out(world: &mut World, picked: Picked) {
    match picked {
        Picked::Nothing => {}
        // Before the menu comes the figure picked: it is let go.
        Picked::Menu if pick_again(world) => world.resource_mut::<Picking>().reset(),
        Picked::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
        Picked::Take(number) => take(world, number, answer),
        Picked::TakeAndLook(number, facing) => {
            take(world, number, |world, choice| answer_and_look(world, choice, facing));
        }
    }
}

fn take(
    world: &mut World,
    number: usize,
    answer: impl FnOnce(&mut World, Choice) -> Result<(), Refusal>,
) {
    let pending_prompt = world.resource::<PendingPrompt>();
    let choice = pending_prompt.0.as_ref().and_then(|prompt| prompt.options.get(number));
    let Some(choice) = choice.map(|option| option.choice) else { return };
    if let Err(refusal) = answer(world, choice) {
        warn!("{refusal}");
    }
    world.resource_mut::<Picking>().reset();
}

/// Does what was clicked.
pub(super) fn grant(world: &mut World, command: HudCommand) {
    match command {
        HudCommand::Pick(picked) => carry_out(world, picked),
        HudCommand::Undo => {
            undo(world);
            world.resource_mut::<Picking>().reset();
        }
        HudCommand::TakeOver => take_over(world),
        HudCommand::Replay(order) => steer(world, order),
        HudCommand::Open(overlay) => *world.resource_mut::<Overlay>() = overlay,
        HudCommand::Outcome => world.resource_mut::<NextState<Screen>>().set(Screen::Outcome),
        HudCommand::Skip => {
            let mut settings = world.resource_mut::<Settings>();
            settings.skip = !settings.skip;
        }
    }
}
