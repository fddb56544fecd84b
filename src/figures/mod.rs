//! The figures on the board and the stage on which events are played.

pub(crate) mod actors;
mod again;
mod arms_art;
mod as_shown;
mod base_art;
mod beast_art;
mod blow;
mod body_art;
mod bond_art;
mod bonds;
mod clad;
mod clash;
mod crowd;
pub(crate) mod curves;
mod dressed;
mod event_animations;
mod falling;
mod flight;
mod float_art;
mod float_place;
mod floating;
mod floats;
pub(crate) mod follow;
pub(crate) mod guard;
mod hands_art;
mod head_art;
mod heraldry;
mod labels;
pub(crate) mod lengths;
mod lying;
mod missiles;
mod names;
mod opened;
#[cfg(test)]
mod played;
mod portraits;
mod pose;
mod say;
mod short_name;
mod shown;
mod spawn;
mod stage;
mod steed;
mod token_art;
mod token_redraw;
mod weapon_art;

pub use again::{Again, LastExchange};
pub use as_shown::{AsShown, as_shown, motion_of, shown_bonds, stands};
pub use base_art::BASE;
pub use clash::Stance;
pub use crowd::figure_at;
pub use flight::Flight;
pub use float_art::FloatPicture;
pub use float_place::place;
pub use floating::{Floating, Said, Stroke, colours, line};
pub use floats::{Announce, Jumped};
pub use opened::Opened;
pub use portraits::{Layer, Portrait, portrait};
pub use short_name::short_name;
pub use shown::{Motion, Signs};

use bevy::prelude::*;

use crate::app_state::Screen;
use crate::board::drawing::Drawing;
use crate::board::lettering::LetteringFitted;

/// The figures and their animation.
pub fn plugin(app: &mut App) {
    app.init_resource::<spawn::Shared>()
        .init_resource::<shown::ShownDropped>()
        .init_resource::<shown::ShownBonds>()
        .init_resource::<stage::Current>()
        .init_resource::<flight::Flight>()
        .init_resource::<guard::Guards>()
        .init_resource::<again::LastExchange>()
        .init_resource::<again::Again>()
        .init_resource::<crate::board::contract::HoveredFigure>()
        .init_resource::<float_art::FloatPictures>()
        .init_resource::<Floating>()
        .init_resource::<Opened>()
        .init_resource::<portraits::Portraits>()
        .add_message::<floats::Announce>()
        .add_message::<floats::Jumped>()
        .add_systems(Startup, spawn::draw_shared)
        .add_systems(OnExit(Screen::Battle), (floats::clear, missiles::clear))
        .add_systems(
            Update,
            (follow::follow, follow::attend, crowd::point_out).run_if(in_state(Screen::Battle)),
        )
        .add_systems(
            PostUpdate,
            (
                spawn::equip,
                again::again,
                stage::play,
                floats::announce,
                floats::rise,
                shown::sync_bonds,
                shown::sync,
                shown::read_signs,
                crowd::stand_apart,
                names::write,
                token_redraw::dress,
                (token_redraw::ring, portraits::paint),
                lying::lay_down,
                pose::pose,
                bonds::draw,
                missiles::draw,
                pose::appear,
            )
                .chain()
                .before(LetteringFitted)
                .in_set(Drawing)
                .run_if(in_state(Screen::Battle).or_else(state_changed::<Screen>)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::drawing::draws_in_time;

    #[test]
    fn words_that_have_risen_are_gone_before_the_engine_works_on_them() {
        assert!(draws_in_time(plugin, floats::rise));
    }

    #[test]
    fn what_has_flown_is_gone_before_the_engine_works_on_it() {
        assert!(draws_in_time(plugin, missiles::draw));
    }

    #[test]
    fn what_is_picked_up_is_gone_before_the_engine_works_on_it() {
        assert!(draws_in_time(plugin, lying::lay_down));
    }
}
