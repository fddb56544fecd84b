//! Gamepads: their buttons go through the same actions as keys. In a battle they are read from the
//! table of actions; elsewhere they are the keys that panels know.

mod button;
mod family;
mod panels;
mod state;

pub use button::PadButton;
pub use family::Family;
pub use state::Pad;

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::EguiPreUpdateSet;

use crate::idle_redraw::Stirred;
use crate::platform::pads;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pad>()
        .add_systems(Startup, find)
        .add_systems(PreUpdate, (listen, give_way).chain().after(InputSystems).in_set(PadSystems))
        .add_systems(
            PreUpdate,
            panels::press
                .after(PadSystems)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// When gamepads are read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PadSystems;

fn find(proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy.map(|proxy| (**proxy).clone()) else { return };
    crate::platform::find_pads(move || {
        // When the game is over there is nobody to wake.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
}

fn listen(
    mut pad: ResMut<Pad>,
    time: Res<Time>,
    windows: Query<&Window>,
    mut stirred: ResMut<Stirred>,
) {
    let said = pads::take();
    if pad.rests() && said.is_empty() {
        return;
    }
    pad.hear(said, is_meant(&windows));
    pad.go_on(time.delta_secs());
    stirred.0 = true;
}

/// Whether what is pressed is meant for the game: on a desktop every program hears a gamepad, also one
/// whose window lies behind others. A browser tells the page in front alone.
fn is_meant(windows: &Query<&Window>) -> bool {
    let in_page = cfg!(target_arch = "wasm32");
    in_page || windows.is_empty() || windows.iter().any(|window| window.focused)
}

/// A player who touches keys or mouse plays with those.
fn give_way(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    mut pad: ResMut<Pad>,
) {
    let key = keys.is_some_and(|keys| keys.get_just_pressed().next().is_some());
    let button = buttons.is_some_and(|buttons| buttons.get_just_pressed().next().is_some());
    if pad.leads() && (key || button) {
        pad.give_way();
    }
}
