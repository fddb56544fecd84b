//! Every key and button goes through one set of actions.

mod acts;
mod cursor;
mod keys;
mod play;

pub use acts::{Act, Row};
pub use cursor::LookedAt;
pub use keys::name_of;
pub use play::carry_out;

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet};
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use crate::screens::{Overlay, Screen};
use crate::settings::Settings;

/// The table of keys in use.
#[derive(Resource, Clone, Debug)]
pub struct Keys(pub Vec<Row>);

impl Keys {
    /// The first key of an action, for hints.
    pub fn first(&self, act: Act) -> &str {
        let row = self.0.iter().find(|row| row.act == act);
        row.and_then(|row| row.keys.first()).map_or("–", String::as_str)
    }

    /// The usual keys with those that a player has set in their place.
    pub fn with(settings: &Settings) -> Keys {
        let mut rows = acts::usual();
        for row in &mut rows {
            if let Some(keys) = settings.keys.get(&row.word) {
                row.keys = keys.iter().filter(|key| keys::known(key)).cloned().collect();
            }
        }
        Keys(rows)
    }
}

/// What a player does with keys and buttons in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Acts {
    begun: Vec<Act>,
    held: Vec<Act>,
}

impl Acts {
    /// Whether an action begins in this frame.
    pub fn just_pressed(&self, act: &Act) -> bool {
        self.begun.contains(act)
    }

    /// Whether an action goes on.
    pub fn pressed(&self, act: &Act) -> bool {
        self.held.contains(act)
    }

    /// The actions that begin in this frame.
    pub fn begun(&self) -> &[Act] {
        &self.begun
    }
}

/// All input.
pub fn plugin(app: &mut App) {
    let keys = Keys::with(&Settings::default());
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .init_resource::<Acts>()
        .insert_resource(keys)
        .add_systems(Startup, |mut commands: Commands, keys: Res<Keys>| {
            commands.spawn((acts::input_map(&keys.0), ActionState::<Act>::default()));
        })
        .add_systems(PreUpdate, rebind.run_if(resource_changed::<Settings>))
        .add_systems(PreUpdate, hold_taps.after(InputSystems).before(InputManagerSystem::Unify))
        .add_systems(PreUpdate, gather.after(InputManagerSystem::ManualControl))
        .add_systems(
            PreUpdate,
            keep_keys_from_panels
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(in_state(Screen::Battle)),
        )
        .add_plugins((cursor::plugin, play::plugin));
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

fn gather(states: Query<&ActionState<Act>>, mut acts: ResMut<Acts>) {
    acts.begun.clear();
    acts.held.clear();
    for state in &states {
        acts.begun.extend(state.get_just_pressed());
        acts.held.extend(state.get_pressed());
    }
}

fn rebind(settings: Res<Settings>, mut keys: ResMut<Keys>, mut maps: Query<&mut InputMap<Act>>) {
    let wanted = Keys::with(&settings);
    if wanted.0 != keys.0 {
        maps.iter_mut().for_each(|mut map| *map = acts::input_map(&wanted.0));
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
