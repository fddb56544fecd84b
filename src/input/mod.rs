//! Every key and button goes through one set of actions.

mod acts;
mod bindings;
mod key_names;
mod keys;
mod pad;
mod written;

pub use acts::{Act, Row};
pub use bindings::{Acts, Keys, LookedAt};
pub use key_names::{called, name_of};
pub use pad::Pad;

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
    app.add_plugins((InputManagerPlugin::<Act>::default(), pad::plugin))
        .init_resource::<Acts>()
        .init_resource::<LookedAt>()
        .insert_resource(keys)
        .add_systems(Startup, |mut commands: Commands, keys: Res<Keys>| {
            commands.spawn((bindings::input_map(&keys.rows), ActionState::<Act>::default()));
        })
        .add_systems(PreUpdate, rebind.run_if(resource_changed::<Settings>))
        .add_systems(
            PreUpdate,
            (written::translate, hold_taps)
                .chain()
                .after(InputSystems)
                .before(InputManagerSystem::Unify),
        )
        .add_systems(
            PreUpdate,
            gather.after(InputManagerSystem::ManualControl).after(pad::PadSystems),
        )
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
    pad: Res<Pad>,
    mut keys: ResMut<Keys>,
    mut acts: ResMut<Acts>,
) {
    if (keys.pad, keys.by_pad) != (pad.family(), pad.leads()) {
        (keys.pad, keys.by_pad) = (pad.family(), pad.leads());
    }
    acts.begun.clear();
    acts.held.clear();
    let modified = buttons.is_some_and(|buttons| written::modified(&buttons));
    let meant = |act: &Act| !modified || !keys.by_signs_alone(*act);
    for state in &states {
        acts.begun.extend(state.get_just_pressed().into_iter().filter(meant));
        acts.held.extend(state.get_pressed().into_iter().filter(meant));
    }
    if !pad.rests() {
        acts.begun.extend(keys.of_pad(|button| pad.begins(button)));
        acts.held.extend(keys.of_pad(|button| pad.holds(button)));
    }
}

fn rebind(settings: Res<Settings>, mut keys: ResMut<Keys>, mut maps: Query<&mut InputMap<Act>>) {
    let wanted = Keys::with(&settings);
    if wanted.rows != keys.rows {
        maps.iter_mut().for_each(|mut map| *map = bindings::input_map(&wanted.rows));
        keys.rows = wanted.rows;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_battle_needs_has_a_button_and_a_button_of_ones_own_leaves_the_keys() {
        let usual = Keys::with(&Settings::default());
        let of = |keys: &Keys, act| {
            let row = keys.rows.iter().find(|row| row.act == act);
            row.map(|row| (row.keys.clone(), row.pad.clone())).unwrap_or_default()
        };
        for act in [Act::Confirm, Act::Back, Act::Next, Act::Previous, Act::Undo, Act::Menu] {
            assert!(!of(&usual, act).1.is_empty(), "{act:?}");
        }
        let mut settings = Settings::default();
        settings.keys.insert("undo".into(), vec!["Pad L2".into()]);
        settings.keys.insert("hint".into(), vec!["H".into()]);
        let own = Keys::with(&settings);
        assert_eq!(of(&own, Act::Undo), (vec!["Backspace".into()], vec!["Pad L2".into()]));
        assert_eq!(of(&own, Act::Hint), (vec!["H".into()], vec!["Pad North".into()]));
    }

    #[test]
    fn hints_name_the_button_of_the_gamepad_in_hand() {
        let mut keys = Keys::with(&Settings::default());
        keys.pad = Some(pad::Family::Shapes);
        assert_eq!(keys.first(Act::Confirm), "Enter", "plugged in, not in hand");
        keys.by_pad = true;
        assert_eq!(keys.first(Act::Confirm), "Cross");
        assert_eq!(keys.first(Act::Settings), "F10", "no button stands for it");
    }
}
