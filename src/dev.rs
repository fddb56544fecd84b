//! A battle to look at until the shell is there.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use riposte_rules::battle;
use riposte_rules::board::Facing;
use riposte_rules::data::Scenario;
use riposte_rules::event::Journal;
use riposte_rules::prelude::*;

use crate::board::contract::Spotlight;
use crate::screens::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start).add_systems(Update, shoot);
}

fn start(world: &mut World) {
    let library = riposte_shelf::library();
    let key = std::env::var("SCENE").unwrap_or("hedge".into());
    let laid = Scenario::shipped(&library, &key)
        .and_then(|scenario| battle::lay(world, &library, &scenario, Dice::seeded(1)));
    if let Err(error) = laid {
        error!("{error}");
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    world.resource_mut::<Spotlight>().deciding = Some(FigureId(1));
    battle::turn_to(world, FigureId(1), Facing::NE);
    battle::take_posture(world, FigureId(2), Posture::Prone);
    battle::take_posture(world, FigureId(1), Posture::Kneeling);
    battle::give_wound(world, FigureId(0), None, Wound { level: 1, spot: Default::default() }, String::new);
    battle::give_wound(world, FigureId(0), None, Wound { level: 4, spot: Default::default() }, String::new);
    battle::fall_out(world, FigureId(3), Life::Dead);
    battle::throw_down(world, FigureId(3), 0);
    world.resource_mut::<Journal>().drain();
}

fn shoot(mut commands: Commands, mut frame: Local<u32>, mut exit: MessageWriter<AppExit>) {
    *frame += 1;
    if *frame == 30 {
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk("/tmp/board.png"));
    }
    if *frame == 40 {
        exit.write(AppExit::Success);
    }
}
