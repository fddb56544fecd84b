//! An idle window draws nothing: once nobody does anything and nothing moves, requests
//! for another frame are dropped.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy_egui::EguiContext;

use crate::board::contract::Stage;
use crate::driver::{Match, Play};
use crate::screens::Screen;
use crate::snapshot::Picture;

/// Seconds after the last event in which panels may still fade and the view glide.
const LINGER: f32 = 1.5;

/// Drops idle frames.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, calm.run_if(not(resource_exists::<Picture>)));
    app.add_systems(Last, hush);
}

/// The panels ask for frames in two ways: by a message, which [`calm`] judges, and by
/// waking the event loop, which draws at once whatever anybody says. The second is cut off.
fn hush(mut contexts: Query<&mut EguiContext>, mut frames: Local<u32>) {
    // The waker is put in when a window opens; by then it is there.
    const OPENED: u32 = 5;
    if *frames > OPENED {
        return;
    }
    *frames += 1;
    for mut context in &mut contexts {
        let context = context.get_mut();
        if *frames > OPENED {
            context.set_request_repaint_callback(|_| {});
        }
    }
}

fn calm(
    mut events: MessageReader<WindowEvent>,
    time: Res<Time<Real>>,
    stage: Res<Stage>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    mut idle: Local<f32>,
) {
    let touched = events.read().any(|event| !matches!(event, WindowEvent::RequestRedraw(_)));
    let moving = *screen.get() == Screen::Battle
        && (stage.busy() || matches!(game.play, Play::Showing | Play::Thinking(_)));
    if touched || moving {
        *idle = 0.0;
    } else {
        *idle += time.delta_secs();
    }
    if *idle > LINGER {
        redraws.clear();
    }
}
