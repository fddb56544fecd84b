//! The keys that open a screen over whatever is there: help, settings, the rulebook.

use bevy::prelude::*;

use crate::app_state::Overlay;
use crate::input::{Act, Acts};
use crate::rulebook;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.after(crate::driver::drive));
}

fn open(acts: Res<Acts>, mut overlay: ResMut<Overlay>, mut commands: Commands) {
    // The settings may wait for a key to put into their table.
    if *overlay == Overlay::Settings {
        return;
    }
    if acts.just_pressed(&Act::Rulebook) && *overlay != Overlay::Rulebook {
        commands.queue(rulebook::open_book);
    }
    for (act, screen) in [(Act::Help, Overlay::Help), (Act::Settings, Overlay::Settings)] {
        if acts.just_pressed(&act) {
            overlay.set_if_neq(screen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::{Pages, Reading};

    /// What lies over everything after a key is pressed.
    fn after(act: Act, under: Overlay) -> Overlay {
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Pages>();
        world.init_resource::<Reading>();
        world.insert_resource(Acts::beginning(act));
        world.insert_resource(under);
        if let Err(error) = world.run_system_cached(open) {
            panic!("{error}");
        }
        *world.resource::<Overlay>()
    }

    #[test]
    fn help_settings_and_rulebook_open_over_every_screen() {
        for under in [Overlay::None, Overlay::Menu, Overlay::Lessons] {
            assert_eq!(after(Act::Help, under), Overlay::Help);
            assert_eq!(after(Act::Settings, under), Overlay::Settings);
            assert_eq!(after(Act::Rulebook, under), Overlay::Rulebook);
        }
    }

    #[test]
    fn a_key_that_the_settings_wait_for_opens_nothing() {
        for act in [Act::Help, Act::Rulebook] {
            assert_eq!(after(act, Overlay::Settings), Overlay::Settings);
        }
    }
}
