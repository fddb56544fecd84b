//! The figures on the board and the stage on which events are played.

mod arms_art;
mod beats;
mod crowd;
mod dress;
mod float_art;
mod floats;
mod follow;
mod heraldry;
mod lying;
mod pose;
mod say;
mod shown;
mod spawn;
mod stage;
mod token_art;
mod weapon_art;

use bevy::prelude::*;

use crate::board::lettering::LetteringFitted;
use crate::screens::Screen;

/// The figures and their animation.
pub fn plugin(app: &mut App) {
    app.init_resource::<spawn::Shared>()
        .init_resource::<shown::ShownDropped>()
        .init_resource::<stage::Current>()
        .init_resource::<crate::board::contract::HoveredFigure>()
        .init_resource::<float_art::FloatPictures>()
        .add_message::<floats::Announce>()
        .add_systems(Startup, spawn::draw_shared)
        .add_systems(OnExit(Screen::Battle), floats::clear)
        .add_systems(
            Update,
            (follow::follow, follow::attend, crowd::point_out).run_if(in_state(Screen::Battle)),
        )
        .add_systems(
            PostUpdate,
            (
                spawn::equip,
                stage::play,
                floats::announce,
                floats::rise,
                shown::sync,
                crowd::stand_apart,
                shown::read_signs,
                dress::dress,
                dress::ring,
                lying::lay_down,
                pose::pose,
                pose::appear,
            )
                .chain()
                .before(LetteringFitted)
                .before(TransformSystems::Propagate)
                .run_if(in_state(Screen::Battle).or_else(state_changed::<Screen>)),
        );
}
