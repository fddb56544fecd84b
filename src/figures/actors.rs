//! Those who can appear in an event, as they are shown.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use riposte_rules::battle::Figures;
use riposte_rules::data::Armoury;
use riposte_rules::figure::{Arms, FigureId};

use super::flight::Flight;
use super::shown::{Motion, Shown, ShownDropped, Signs};

/// Everyone who can appear in an event.
#[derive(SystemParam)]
pub struct Actors<'w, 's> {
    figures: Res<'w, Figures>,
    tokens: Query<'w, 's, (&'static mut Shown, &'static mut Motion, &'static Arms)>,
    signs: Query<'w, 's, (&'static FigureId, &'static mut Signs)>,
    /// What lies on the board, as shown.
    pub dropped: ResMut<'w, ShownDropped>,
    /// What flies.
    pub flight: ResMut<'w, Flight>,
    /// The weapons of the rulebook.
    pub armoury: Res<'w, Armoury>,
}

impl Actors<'_, '_> {
    fn entity(&self, figure: FigureId) -> Option<Entity> {
        self.figures.0.get(figure.index()).copied()
    }

    /// What is shown of a figure.
    pub fn shown(&self, figure: FigureId) -> Option<&Shown> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| token.0)
    }

    /// What it really holds.
    pub fn arms(&self, figure: FigureId) -> Option<Arms> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| token.2.clone())
    }

    /// Changes what is shown of a figure.
    pub fn change(&mut self, figure: FigureId, change: impl FnOnce(&mut Shown)) {
        let entity = self.entity(figure);
        if let Some((mut shown, ..)) = entity.and_then(|entity| self.tokens.get_mut(entity).ok()) {
            change(&mut shown);
        }
    }

    /// Moves a figure's token away from its place.
    pub fn stir(&mut self, figure: FigureId, change: impl FnOnce(&mut Motion)) {
        let entity = self.entity(figure);
        if let Some((_, mut motion, ..)) = entity.and_then(|e| self.tokens.get_mut(e).ok()) {
            change(&mut motion);
        }
    }

    /// Those who sit on a figure, as shown.
    pub fn riders(&self, mount: FigureId) -> Vec<FigureId> {
        let sits = |signs: &Signs| signs.rides.is_some_and(|(on, _)| on == mount);
        self.signs.iter().filter(|(_, signs)| sits(signs)).map(|(figure, _)| *figure).collect()
    }

    /// A figure is shown in no saddle any more.
    pub fn unseat(&mut self, figure: FigureId) {
        let entity = self.entity(figure);
        if let Some((_, mut signs)) = entity.and_then(|entity| self.signs.get_mut(entity).ok())
            && signs.rides.is_some()
        {
            signs.rides = None;
        }
    }

    /// Brings every token to rest.
    pub fn rest(&mut self) {
        for (_, mut motion, ..) in &mut self.tokens {
            motion.set_if_neq(Motion::default());
        }
        self.flight.now = None;
    }
}
