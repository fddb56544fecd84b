//! Those who can appear in an event, as they are shown.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use riposte_rules::battle::Figures;
use riposte_rules::board::Hex;
use riposte_rules::data::Armoury;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Arms, FigureId, Life, Place};
use riposte_rules::rulebook::Playing;

use super::clash::Stance;
use super::flight::Flight;
use super::guard::{Guard, Guards};
use super::opened::Opened;
use super::shown::{Motion, Shown, ShownBonds, ShownDropped, Signs};
use super::steed::Steed;
use crate::board::layout::centre;

/// Everyone who can appear in an event.
#[derive(SystemParam)]
pub struct Actors<'w, 's> {
    figures: Res<'w, Figures>,
    tokens: Query<'w, 's, (&'static mut Shown, &'static mut Motion, &'static Arms)>,
    signs: Query<'w, 's, (&'static FigureId, &'static mut Signs)>,
    /// What lies on the board, as shown.
    pub dropped: ResMut<'w, ShownDropped>,
    /// Who has what on whom, as shown.
    pub bonds: ResMut<'w, ShownBonds>,
    /// What flies.
    pub flight: ResMut<'w, Flight>,
    /// Who is on guard.
    pub guards: ResMut<'w, Guards>,
    /// The weapons of the rulebook.
    pub armoury: Res<'w, Armoury>,
    book: Option<Res<'w, Playing>>,
    opened: Option<Res<'w, Opened>>,
}

impl Actors<'_, '_> {
    fn entity(&self, figure: FigureId) -> Option<Entity> {
        self.figures.0.get(figure.index()).copied()
    }

    /// What is shown of a figure.
    pub fn shown(&self, figure: FigureId) -> Option<&Shown> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| token.0)
    }

    /// Whether somebody stands in a hex, as shown.
    pub fn stands_in(&self, hex: Hex) -> bool {
        self.tokens.iter().any(|(shown, ..)| shown.hex == hex)
    }

    /// What it really holds.
    pub fn arms(&self, figure: FigureId) -> Option<Arms> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| token.2.clone())
    }

    /// The guard that a figure takes with a choice, if any.
    pub fn guard_of(&self, figure: FigureId, choice: &Choice) -> Option<Guard> {
        let verb = self.book.as_ref()?.0.verbs().get(usize::from(choice.verb.0))?;
        Guard::of(verb, choice, &self.shown(figure)?.arms, &self.armoury)
    }

    /// Where a figure stands in the close-up, if it does.
    fn opened(&self, figure: FigureId) -> Option<Stance> {
        self.opened.as_ref()?.of(figure)
    }

    /// Whether both of two figures stand in the close-up.
    pub fn face_to_face(&self, two: [FigureId; 2]) -> bool {
        two.iter().all(|figure| self.opened(*figure).is_some())
    }

    /// Where two figures stand and look for what one of them does: in the close-up where that one
    /// stands there, else on the map. Who is elsewhere is far ahead of who stands in the close-up.
    pub fn stances(&self, seen_by: FigureId, two: [FigureId; 2]) -> Option<[Stance; 2]> {
        const FAR: f32 = 400.0;
        let [one, other] = two.map(|figure| self.opened(figure));
        match (self.opened(seen_by), one, other) {
            (Some(_), Some(one), Some(other)) => Some([one, other]),
            (Some(_), Some(one), None) => Some([one, one.ahead(FAR)]),
            (Some(_), None, Some(other)) => Some([other.ahead(FAR), other]),
            _ => self.on_map(two),
        }
    }

    /// Whether somebody else is so near to a figure, as shown, that words above it could be theirs.
    pub fn has_company(&self, figure: FigureId) -> bool {
        const NEAR: u32 = 2;
        let Some(own) = self.shown(figure) else { return false };
        let near = |shown: &Shown| {
            shown.life != Life::Gone && shown.hex.unsigned_distance_to(own.hex) <= NEAR
        };
        self.tokens.iter().filter(|(shown, ..)| near(shown)).count() > 1
    }

    /// Where two figures stand and look on the map, as shown.
    pub fn on_map(&self, [one, other]: [FigureId; 2]) -> Option<[Stance; 2]> {
        Some([self.stance(one)?, self.stance(other)?])
    }

    fn stance(&self, figure: FigureId) -> Option<Stance> {
        let shown = self.shown(figure)?;
        let sign = self.signs.get(self.entity(figure)?).ok()?.1;
        Some(Stance { at: centre(shown.hex), way: sign.turn(shown) })
    }

    /// Whether a figure can do something about a blow, as shown.
    pub fn able(&self, figure: FigureId) -> bool {
        self.shown(figure).is_some_and(|shown| !shown.down())
    }

    /// Whether a figure is a mount or sits on one, as shown.
    pub fn mounted(&self, figure: FigureId) -> bool {
        let signs = self.entity(figure).and_then(|entity| self.signs.get(entity).ok());
        signs.is_some_and(|(_, signs)| signs.rides.is_some() || signs.steed != Steed::None)
    }

    /// Whether a figure has its shield at the left, as shown; that is where most are.
    pub fn shield_at_left(&self, figure: FigureId) -> bool {
        let Some(shown) = self.shown(figure) else { return true };
        let shield = |weapon: usize| self.armoury.weapons.get(weapon).is_some_and(|it| it.shield);
        let mut held = shown.arms.items().filter(|item| item.at.in_hand());
        let found = held.find(|item| shield(usize::from(item.weapon.0)));
        found.is_none_or(|item| item.at != Place::Right)
    }

    /// Everything that is shown of all figures.
    pub fn all_shown(&self) -> Vec<(FigureId, Shown)> {
        let ids = (0..self.figures.0.len()).map(|number| FigureId(number as u8));
        ids.filter_map(|figure| Some((figure, self.shown(figure)?.clone()))).collect()
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
        self.flight.opened = None;
    }
}
