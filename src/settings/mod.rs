//! What a player has set, and keeping it between runs.

mod file;
mod options;

pub use file::{Kept, load, save};
pub use options::{Choice, Row, SOUND, rows};
pub use riposte_record::{Progress, Questions, SETTINGS_VERSION, Score, Settings};

use bevy::prelude::*;

use crate::board::contract::{Look, Pace};
use crate::platform;

/// Settings and what follows from them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Kept>()
        .add_systems(Update, (apply, file::keep).chain().run_if(resource_changed::<Settings>));
}

/// Takes another name for battles by letter; the same one changes nothing.
pub fn rename(world: &mut World, name: String) {
    let mut settings = world.resource_mut::<Settings>();
    if settings.name != name {
        settings.name = name;
    }
}

/// Lets what is set take effect.
pub(crate) fn apply(settings: Res<Settings>, mut look: ResMut<Look>, mut pace: ResMut<Pace>) {
    riposte_words::speak(settings.language);
    platform::tell_language(settings.language.tag());
    look.set_if_neq(Look {
        colour_blind: settings.colour_blind,
        label_scale: settings.text,
        counters: settings.counters,
    });
    let Settings { speed, skip, still, .. } = *settings;
    pace.set_if_neq(Pace { speed, skip, still });
}
