//! An idle window draws nothing: once nobody does anything and nothing moves, requests
//! for another frame are dropped.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy_egui::EguiContext;

use crate::app_state::Screen;
use crate::board::contract::Stage;
use crate::driver::{Match, Play, Still};

/// Seconds after the last event in which panels may still fade and the view glide.
const LINGER: f32 = 1.5;
/// Seconds after it in which frames are drawn even if nobody asks for them, and so many frames at
/// least where drawing is slow: what is pressed may scroll a page only a frame later.
const SETTLE: f32 = 0.3;
const FRAMES: u32 = 3;

/// Drops idle frames.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stirred>();
    app.add_systems(Last, calm.run_if(|still: Res<Still>| !still.0));
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

/// Something happened that is no event of the window: frames are wanted as if it were one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stirred(pub bool);

fn calm(
    mut events: MessageReader<WindowEvent>,
    time: Res<Time<Real>>,
    stage: Res<Stage>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    mut stirred: ResMut<Stirred>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    mut idle: Local<f32>,
    mut frames: Local<u32>,
) {
    let touched = events.read().any(|event| !matches!(event, WindowEvent::RequestRedraw(_)));
    let moving = *screen.get() == Screen::Battle
        && (stage.busy() || matches!(game.play, Play::Showing | Play::Thinking(_)));
    if touched || moving || screen.is_changed() || std::mem::take(&mut stirred.0) {
        (*idle, *frames) = (0.0, 0);
    } else {
        *idle += time.delta_secs();
        *frames += 1;
    }
    if *idle > LINGER && *frames > FRAMES {
        redraws.clear();
    } else if *idle < SETTLE || *frames < FRAMES {
        // What was just drawn for the first time is not always whole.
        redraws.write(RequestRedraw);
    }
}
