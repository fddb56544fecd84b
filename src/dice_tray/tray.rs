//! What lies in the tray.

use bevy::prelude::*;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use super::cast::Cast;

/// So many rolls of an exchange lie in the tray at once.
const MOST: usize = 3;

/// What lies in the tray.
#[derive(Resource, Clone, Debug, Default)]
pub struct Tray {
    pub(super) casts: Vec<Cast>,
    /// What was rolled since the last exchange: it is said above the dice of that.
    pub(super) asides: Vec<Cast>,
    /// Whether the dice are those of an exchange.
    of_exchange: bool,
    /// Whether something else has begun: a roll that is of no exchange finds no place among those
    /// of the last one.
    over: bool,
}

impl Tray {
    /// Takes an event in; `name` is what the one who throws is called.
    pub(super) fn take(&mut self, event: &Event, name: impl Fn(FigureId) -> String) {
        match event {
            Event::Declared { link: Link::Action, .. } => self.begin(),
            Event::Turn { .. } | Event::Phase { .. } => {
                self.over = true;
                self.asides.clear();
            }
            Event::Blow { attacker, hit, .. } => self.strike(*attacker, *hit),
            _ => {}
        }
        let Some(cast) = Cast::of(event, name) else { return };
        if self.over && self.of_exchange {
            keep(&mut self.asides, cast, MOST - 1);
            return;
        }
        if std::mem::take(&mut self.over) {
            self.casts.clear();
        }
        keep(&mut self.casts, cast, MOST);
    }

    /// An exchange begins.
    fn begin(&mut self) {
        self.clear();
        self.of_exchange = true;
    }

    /// A blow tells what came of the roll for it.
    fn strike(&mut self, attacker: FigureId, hit: bool) {
        let mut thrown = self.casts.iter_mut().rev();
        if let Some(cast) = thrown.find(|cast| cast.strikes(attacker)) {
            cast.strike(hit);
        }
    }

    /// Whether dice still roll.
    pub(super) fn rolls(&self) -> bool {
        self.casts.iter().any(|cast| !cast.rests())
    }

    pub(super) fn clear(&mut self) {
        *self = Tray::default();
    }
}

/// Lays a roll beside the others, of which so many stay.
fn keep(casts: &mut Vec<Cast>, cast: Cast, most: usize) {
    casts.push(cast);
    let many = casts.len().saturating_sub(most);
    casts.drain(..many);
}
