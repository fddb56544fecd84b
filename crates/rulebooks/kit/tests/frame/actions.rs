//! Every action of the book, in the canonical order of the verbs.

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Actions, Open};
use riposte_rules::battle::turn_to;
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::view::{Book, BookView};
use crate::words::TURN;

/// What a figure can do.
pub static ACTIONS: Actions<Book> = Actions(&[&TurnAbout]);

/// Looking another way (FRA-101).
pub struct TurnAbout;

impl Action<Book> for TurnAbout {
    fn verb(&self) -> Verb {
        TURN
    }

    fn open(&self, _view: BookView, _figure: FigureId) -> Open {
        Ok(Facing::ALL.map(|facing| Choice::plain(TURN).facing(facing)).to_vec())
    }

    fn object(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        choice.facing.map_or(String::new(), |facing| facing.word().to_owned())
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "turns about".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if let Some(facing) = choice.facing {
            turn_to(world, figure, facing);
        }
    }
}
