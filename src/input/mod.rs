//! Every key and button goes through one set of actions.

mod acts;
mod cursor;
mod keys;
mod play;

pub use acts::{Act, Row};
pub use keys::name_of;

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiInput, EguiPreUpdateSet};
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

/// What a player did since the last frame, as far as keys go.
pub type Acts<'w> = Res<'w, ActionState<Act>>;

/// All input.
pub fn plugin(app: &mut App) {
    let keys = Keys::with(&Settings::default());
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .init_resource::<ActionState<Act>>()
        .insert_resource(acts::input_map(&keys.0))
        .insert_resource(keys)
        .add_systems(PreUpdate, rebind.run_if(resource_changed::<Settings>))
        .add_systems(
            PreUpdate,
            keep_keys_from_panels
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(in_state(Screen::Battle)),
        )
        .add_plugins((cursor::plugin, play::plugin));
}

fn rebind(settings: Res<Settings>, mut keys: ResMut<Keys>, mut map: ResMut<InputMap<Act>>) {
    let wanted = Keys::with(&settings);
    if wanted.0 != keys.0 {
        *map = acts::input_map(&wanted.0);
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

/// Whether a key belongs to a text being typed.
pub fn typing(wants: Option<Res<EguiWantsInput>>) -> bool {
    wants.is_some_and(|wants| wants.wants_keyboard_input())
}
