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
    /// Whether something else has begun: the next roll finds the tray empty.
    over: bool,
}

impl Tray {
    /// Takes an event in; `name` is what the one who throws is called.
    pub(super) fn take(&mut self, event: &Event, name: impl Fn(FigureId) -> String) {
        match event {
            Event::Declared { link: Link::Action, .. } => self.casts.clear(),
            Event::Turn { .. } | Event::Phase { .. } => self.over = true,
            Event::Blow { attacker, hit, .. } => self.strike(*attacker, *hit),
            _ => {}
        }
        let Some(cast) = Cast::of(event, name) else { return };
        if std::mem::take(&mut self.over) {
            self.casts.clear();
        }
        self.casts.push(cast);
        let many = self.casts.len().saturating_sub(MOST);
        self.casts.drain(..many);
    }

    /// A blow tells what came of the roll for it.
    fn strike(&mut self, attacker: FigureId, hit: bool) {
        let mut thrown = self.casts.iter_mut().rev();
        if let Some(cast) = thrown.find(|cast| cast.strikes(attacker)) {
            cast.strike(hit);
        }
    }

    pub(super) fn clear(&mut self) {
        *self = Tray::default();
    }
}
