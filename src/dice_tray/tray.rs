//! What lies in the tray.

use bevy::prelude::*;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use super::cast::Cast;
use super::corner::Slot;

/// So many rolls of an exchange lie in the tray at once.
const MOST: usize = 3;
/// So many seconds dice lie still before they have been seen, whatever the pace: they are read.
pub(super) const MOMENT: f32 = 2.5;
/// In so many they fade away after that.
pub(super) const FADE: f32 = 0.5;

/// What lies in the tray.
#[derive(Resource, Clone, Debug, Default)]
pub struct Tray {
    pub(super) casts: Vec<Cast>,
    /// What was rolled since the last exchange: it is said below the dice of that, as it came later.
    pub(super) asides: Vec<Cast>,
    /// Who is in the exchange.
    pub(super) parties: Vec<FigureId>,
    /// Where it stands, once it was drawn.
    pub(super) stands: Option<Slot>,
    /// Whether the mouse is over it: then it does not go.
    pub(super) held: bool,
    /// Whether the dice are those of an exchange.
    of_exchange: bool,
    /// Whether something else has begun: a roll that is of no exchange finds no place among those
    /// of the last one.
    over: bool,
    /// For how many seconds the dice have lain still.
    lain: f32,
    /// How much of it has faded, of one.
    faded: f32,
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
        self.parties.extend(named(event).into_iter().flatten());
        let Some(cast) = Cast::of(event, name) else { return };
        self.come_back();
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

    /// There are new dice to be seen. What had gone comes back with them only while its exchange is
    /// still under way.
    fn come_back(&mut self) {
        if self.is_gone() && self.over {
            self.casts.clear();
            self.asides.clear();
            self.of_exchange = false;
        }
        (self.lain, self.faded) = (0.0, 0.0);
    }

    /// Some seconds pass: dice that have been seen fade away once a person is asked what is next,
    /// at once where nothing moves. True while that needs frames.
    pub(super) fn wait(&mut self, seconds: f32, asked: bool, still: bool) -> bool {
        if self.casts.is_empty() || self.rolls() || self.is_gone() {
            return false;
        }
        if !self.is_seen() {
            self.lain += seconds;
            return true;
        }
        if self.held || !(asked || self.faded > 0.0) {
            self.faded = 0.0;
            return false;
        }
        self.faded = if still { 1.0 } else { (self.faded + seconds / FADE).min(1.0) };
        true
    }

    /// Whether dice still roll.
    pub(super) fn rolls(&self) -> bool {
        self.casts.iter().any(|cast| !cast.rests())
    }

    /// Whether its dice have been seen.
    pub(super) fn is_seen(&self) -> bool {
        self.lain >= MOMENT
    }

    /// Whether it has faded away.
    pub(super) fn is_gone(&self) -> bool {
        self.faded >= 1.0
    }

    /// How much of it is there, of one.
    pub(super) fn opacity(&self) -> f32 {
        1.0 - self.faded
    }

    pub(super) fn clear(&mut self) {
        *self = Tray::default();
    }
}

/// Lays a roll beside the others; so many of them stay.
fn keep(casts: &mut Vec<Cast>, cast: Cast, most: usize) {
    casts.push(cast);
    let many = casts.len().saturating_sub(most);
    casts.drain(..many);
}

/// The figures that an event of an exchange is about.
fn named(event: &Event) -> [Option<FigureId>; 2] {
    match event {
        Event::Declared { figure, choice, .. } => [Some(*figure), choice.target],
        Event::Blow { attacker, target, .. } => [Some(*attacker), Some(*target)],
        Event::Rolled { figure, .. } => [*figure, None],
        _ => [None, None],
    }
}
