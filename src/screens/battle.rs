//! The battle: its panels belong to the HUD; here is when it begins and ends.

use bevy::prelude::*;
use riposte_rules::battle::on_table;

use crate::app_state::{Overlay, Screen};
use crate::driver::{Match, Play, leave};
use crate::input::{Act, Acts};
use crate::{playback, records};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, to_outcome.run_if(in_state(Screen::Battle)))
        .add_systems(Update, super::file_list::keys.run_if(in_state(Screen::Battle)))
        .add_systems(OnEnter(Screen::Setup), clear)
        .add_systems(OnEnter(Screen::Title), (clear, playback::look).chain());
}

fn clear(world: &mut World) {
    if on_table(world) {
        records::lay_down(world);
        leave(world);
    }
}

fn to_outcome(
    game: Res<Match>,
    acts: Res<Acts>,
    overlay: Res<Overlay>,
    mut next: ResMut<NextState<Screen>>,
) {
    let confirmed = *overlay == Overlay::None && acts.just_pressed(&Act::Confirm);
    if game.play == Play::Over && confirmed {
        next.set(Screen::Outcome);
    }
}
