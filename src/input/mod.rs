//! Every key and button goes through one set of actions.

mod acts;
mod bindings;
mod keys;
mod written;

pub use acts::Act;
pub use bindings::{Acts, Keys, LookedAt};
pub use keys::name_of;

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet};
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use crate::app_state::{Overlay, Screen};
use crate::settings::Settings;

/// All input.
pub fn plugin(app: &mut App) {
    let keys = Keys::with(&Settings::default());
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .init_resource::<Acts>()
        .init_resource::<LookedAt>()
        .insert_resource(keys)
        .add_systems(Startup, |mut commands: Commands, keys: Res<Keys>| {
            commands.spawn((bindings::input_map(&keys.0), ActionState::<Act>::default()));
        })
        .add_systems(PreUpdate, rebind.run_if(resource_changed::<Settings>))
        .add_systems(
            PreUpdate,
            (written::translate, hold_taps)
                .chain()
                .after(InputSystems)
                .before(InputManagerSystem::Unify),
        )
        .add_systems(PreUpdate, gather.after(InputManagerSystem::ManualControl))
        .add_systems(
            PreUpdate,
            keep_keys_from_panels
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(in_state(Screen::Battle)),
        );
}

/// A key pressed and let go between two frames counts as held for one frame; on a slow
/// machine it would be lost.
fn hold_taps(mut keys: ResMut<ButtonInput<KeyCode>>, mut held: Local<Vec<KeyCode>>) {
    for code in held.drain(..) {
        keys.release(code);
    }
    let down = |code: &&KeyCode| !keys.pressed(**code);
    let taps: Vec<KeyCode> = keys.get_just_pressed().filter(down).copied().collect();
    for code in taps {
        keys.clear_just_released(code);
        keys.press(code);
        held.push(code);
    }
}

fn gather(
    states: Query<&ActionState<Act>>,
    buttons: Option<Res<ButtonInput<KeyCode>>>,
    keys: Res<Keys>,
    mut acts: ResMut<Acts>,
) {
    acts.begun.clear();
    acts.held.clear();
    let modified = buttons.is_some_and(|buttons| written::modified(&buttons));
    let meant = |act: &Act| !modified || !keys.by_signs_alone(*act);
    for state in &states {
        acts.begun.extend(state.get_just_pressed().into_iter().filter(meant));
        acts.held.extend(state.get_pressed().into_iter().filter(meant));
    }
}

fn rebind(settings: Res<Settings>, mut keys: ResMut<Keys>, mut maps: Query<&mut InputMap<Act>>) {
    let wanted = Keys::with(&settings);
    if wanted.0 != keys.0 {
        maps.iter_mut().for_each(|mut map| *map = bindings::input_map(&wanted.0));
        *keys = wanted;
    }
}

/// In a battle keys belong to the battle: the panels would move their focus with Tab and
/// press buttons with Enter.
fn keep_keys_from_panels(overlay: Res<Overlay>, mut inputs: Query<&mut EguiInput>) {
    if *overlay != Overlay::None {
        return;
    }
    for mut input in &mut inputs {
        input.events.retain(|event| {
            !matches!(event, bevy_egui::egui::Event::Key { .. } | bevy_egui::egui::Event::Text(_))
        });
    }
}
