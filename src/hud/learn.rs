//! Works out what the choices on the screen would bring.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_rules::battle::Table;

use super::{Picking, forecast};
use crate::driver::PendingPrompt;

/// So long in one frame.
const SLICE: Duration = Duration::from_millis(6);

/// A little each frame, the choice looked at first: a list of many destinations is shown at
/// once and does not stop the window.
pub(super) fn learn(world: &mut World) {
    go_on(world);
    let pending_prompt = &world.resource::<PendingPrompt>().0;
    let ready = |prompt: &crate::driver::Prompt| prompt.options.iter().all(|option| option.known);
    if pending_prompt.as_ref().is_none_or(ready) {
        return;
    }
    let Some(mut prompt) = world.resource_mut::<PendingPrompt>().0.take() else { return };
    let first = forecast::shown(world, &prompt, world.resource::<Picking>()).0;
    let picked = world.resource::<Picking>().picked;
    let picked = picked.and_then(|number| prompt.options.get(number)).map(|option| option.choice);
    let done = prompt.learn(Table::new(world), first, Instant::now() + SLICE);
    // The list is put in its order now: what was picked stays picked.
    if let Some(number) = picked.filter(|_| done).and_then(|choice| prompt.number_of(&choice)) {
        world.resource_mut::<Picking>().bypass_change_detection().picked = Some(number);
    }
    world.resource_mut::<PendingPrompt>().0 = Some(prompt);
    if !done {
        world.resource_mut::<Messages<RequestRedraw>>().write(RequestRedraw);
    }
}

/// After a choice that only said what may be done, what is usual then is picked at once.
fn go_on(world: &mut World) {
    if world.resource::<Picking>().onward.is_none() {
        return;
    }
    world.resource_scope(|world, mut picking: Mut<Picking>| {
        let prompt = &world.resource::<PendingPrompt>().0;
        if let Some(prompt) = prompt.as_ref().filter(|prompt| prompt.is_known()) {
            picking.go_on(prompt);
        }
    });
}
