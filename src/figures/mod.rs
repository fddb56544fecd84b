//! The figures on the board and the stage on which events are played.

mod arms_art;
mod dress;
mod heraldry;
mod lying;
mod pose;
mod shown;
mod spawn;
mod token_art;
mod weapon_art;

use bevy::prelude::*;

use crate::board::lettering::LetteringFitted;
use crate::screens::Screen;

/// The figures and their animation.
pub fn plugin(app: &mut App) {
    app.init_resource::<spawn::Shared>()
        .init_resource::<shown::ShownDropped>()
        .add_systems(Startup, spawn::draw_shared)
        .add_systems(
            PostUpdate,
            (
                spawn::equip,
                shown::sync,
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
