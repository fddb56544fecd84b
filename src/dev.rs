//! A battle to look at until the shell is there.

use bevy::prelude::*;

use crate::screens::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut next: ResMut<NextState<Screen>>| next.set(Screen::Battle));
}
