//! Reading the table: what stands where, who is who.

use bevy_ecs::prelude::*;
use hexx::Hex;

use crate::board::{Board, Facing};
use crate::data::{Armoury, Scenario};
use crate::decision::{Decision, Pending};
use crate::figure::{Arms, Engagement, FigureId, Harm, Position, Posture, Sheet, Side, Threat};
use crate::rulebook::{Playing, Rulebook};

/// The entities of the figures, by number.
#[derive(Resource, Clone, Debug, Default)]
pub struct Figures(pub Vec<Entity>);

/// A reader of a battle on the table. It holds nothing but the World.
///
/// Its methods panic when no battle is laid, or for a figure that is not in it: both are
/// errors of the program, never of a player or a file.
#[derive(Clone, Copy)]
pub struct Table<'w> {
    world: &'w World,
    /// Looked up once, for nearly every question needs them.
    figures: &'w [Entity],
}

impl<'w> Table<'w> {
    /// Reads the battle in a World.
    pub fn new(world: &'w World) -> Table<'w> {
        let figures = world.get_resource::<Figures>().map_or(&[][..], |figures| &figures.0);
        Table { world, figures }
    }

    /// The World.
    pub fn world(self) -> &'w World {
        self.world
    }

    /// The rulebook in play.
    pub fn book(self) -> &'w dyn Rulebook {
        self.world.resource::<Playing>().0.as_ref()
    }

    /// The board.
    pub fn board(self) -> &'w Board {
        self.world.resource::<Board>()
    }

    /// The scenario.
    pub fn scenario(self) -> &'w Scenario {
        self.world.resource::<Scenario>()
    }

    /// The weapons of the rulebook.
    pub fn armoury(self) -> &'w Armoury {
        self.world.resource::<Armoury>()
    }

    /// The decision the battle waits for.
    pub fn decision(self) -> Option<&'w Decision> {
        self.world.resource::<Pending>().decision()
    }

    /// Every figure, by number.
    pub fn figures(self) -> impl Iterator<Item = FigureId> + 'w {
        (0..self.figures.len() as u8).map(FigureId)
    }

    /// The figures still in the fight.
    pub fn active_figures(self) -> impl Iterator<Item = FigureId> + 'w {
        self.figures().filter(move |figure| self.active(*figure))
    }

    /// The enemies of a figure still in the fight.
    pub fn enemies(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let side = self.side(figure);
        self.active_figures().filter(move |other| self.side(*other) != side)
    }

    /// The friends of a figure still in the fight, itself left out.
    pub fn friends(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let side = self.side(figure);
        self.active_figures().filter(move |other| *other != figure && self.side(*other) == side)
    }

    /// The entity of a figure.
    pub fn entity(self, figure: FigureId) -> Entity {
        self.figures[figure.index()]
    }

    /// A component of a figure.
    pub fn get<T: Component>(self, figure: FigureId) -> &'w T {
        match self.world.get::<T>(self.entity(figure)) {
            Some(component) => component,
            None => panic!("figure {} lacks {}", figure.0, std::any::type_name::<T>()),
        }
    }

    /// Name, scores, armour.
    pub fn sheet(self, figure: FigureId) -> &'w Sheet {
        self.get(figure)
    }

    /// The name shown to players.
    pub fn name(self, figure: FigureId) -> &'w str {
        &self.sheet(figure).name
    }

    /// The figure with a key.
    pub fn find(self, key: &str) -> Option<FigureId> {
        self.figures().find(|figure| self.sheet(*figure).key == key)
    }

    /// Whose figure it is.
    pub fn side(self, figure: FigureId) -> Side {
        *self.get(figure)
    }

    /// Where it stands.
    pub fn hex(self, figure: FigureId) -> Hex {
        self.get::<Position>(figure).0
    }

    /// Which way it looks.
    pub fn facing(self, figure: FigureId) -> Facing {
        *self.get(figure)
    }

    /// How it holds itself.
    pub fn posture(self, figure: FigureId) -> Posture {
        *self.get(figure)
    }

    /// What it carries.
    pub fn arms(self, figure: FigureId) -> &'w Arms {
        self.get(figure)
    }

    /// Its wounds.
    pub fn harm(self, figure: FigureId) -> &'w Harm {
        self.get(figure)
    }

    /// Whether it is in the fight.
    pub fn active(self, figure: FigureId) -> bool {
        self.harm(figure).active()
    }

    /// The hexes it can strike.
    pub fn threat(self, figure: FigureId) -> &'w Threat {
        self.get(figure)
    }

    /// Who threatens it, and whom it threatens.
    pub fn engagement(self, figure: FigureId) -> Engagement {
        *self.get(figure)
    }

    /// The figure in the fight that stands in a hex.
    pub fn at(self, hex: Hex) -> Option<FigureId> {
        self.figures().find(|figure| self.hex(*figure) == hex && self.active(*figure))
    }

    /// Whether a figure may enter a hex: it can be stood in, and nobody in the fight does.
    pub fn free(self, hex: Hex) -> bool {
        self.board().standable(hex) && self.at(hex).is_none()
    }

    /// The distance between two figures in hexes.
    pub fn distance(self, a: FigureId, b: FigureId) -> u32 {
        self.hex(a).unsigned_distance_to(self.hex(b))
    }
}
