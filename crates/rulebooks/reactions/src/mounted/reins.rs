//! What a rider does with its mount: another gait, another way to go (REA-104).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;
use riposte_words::say;

use super::gait::GALLOP;
use super::outlook;
use crate::change::stage;
use crate::memory::Stage;
use crate::naming::facing_word;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// Steering, by its verb: faster, slower, or to another facing. A mount that bolts can but be
/// reined in (REA-106).
pub struct Steer(pub Verb);

impl Action<Book> for Steer {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, rider: FigureId) -> Open {
        view.has_mounts(rider)?;
        let carrier = view.carrier(rider);
        need(carrier.is_some(), "sits on no mount", rule_ids::STEERING)?;
        let mount = carrier.unwrap_or(rider);
        view.pays(rider, view.tables.riding.steer)?;
        let (steed, facing) = (view.steed(mount), view.table.facing(mount));
        match self.0 {
            FASTER => need(steed.gait < GALLOP, "the mount gallops already", rule_ids::GAIT)?,
            SLOWER => need(steed.gait > 0, "the mount stands", rule_ids::GAIT)?,
            _ => {
                need(!steed.bolting, "the mount bolts", rule_ids::STAYING_ON)?;
                let hex = view.table.hex(mount);
                let room = |way: &Facing| view.table.room_at(mount, hex, *way) == Room::Stand;
                let ways = [-1, 1].map(|side| facing.turned(side)).into_iter().filter(room);
                let choices = ways.map(|way| Choice::plain(WHEEL).facing(way));
                return some(choices, || ("the mount has no room to turn", rule_ids::STEERING));
            }
        }
        Ok(vec![Choice::plain(self.0)])
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.riding.steer as u8
    }

    fn object(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        match self.0 {
            WHEEL => say!("to {facing}", facing = facing_word(choice)),
            _ => String::new(),
        }
    }

    fn announced(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        match self.0 {
            FASTER => "urges the mount on".into(),
            SLOWER => "reins the mount in".into(),
            _ => say!("wheels to face {facing}", facing = facing_word(choice)),
        }
    }

    fn foretell(&self, view: BookView, rider: FigureId, choice: &Choice, told: &mut Forecast) {
        outlook::steered(view, rider, choice, told);
    }

    fn carry_out(&self, world: &mut World, _rider: FigureId, _choice: Choice) {
        stage(world, Stage::Steer);
    }

    fn brings(&self, view: BookView, rider: FigureId, choice: &Choice) -> Option<f64> {
        (self.0 != WHEEL).then(|| outlook::another_gait(view, rider, choice))
    }
}
