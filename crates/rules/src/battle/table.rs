//! Reading the table: what stands where, who is who.

use bevy_ecs::prelude::*;
use hexx::Hex;
use riposte_words::called;
use smallvec::{SmallVec, smallvec};

use crate::board::{Board, Facing};
use crate::data::{Armoury, Scenario};
use crate::decision::{Decision, Pending};
use crate::figure::{
    Arms, Engagement, FigureId, Harm, Position, Posture, Shape, Sheet, Side, Threat,
};

/// The entities of the figures, by number; and where in the World that of them is found
/// which is read most.
#[derive(Resource)]
pub struct Figures(pub Vec<Entity>, CachedQueries);

/// Ready-made queries. They hold no state of the battle.
struct CachedQueries {
    position: QueryState<&'static Position>,
    facing: QueryState<&'static Facing>,
    posture: QueryState<&'static Posture>,
    side: QueryState<&'static Side>,
    harm: QueryState<&'static Harm>,
    arms: QueryState<&'static Arms>,
    threat: QueryState<&'static Threat>,
    engagement: QueryState<&'static Engagement>,
    sheet: QueryState<&'static Sheet>,
    /// Whether anybody takes up more than one hex: most battles need not ask each time.
    long: bool,
}

impl FromWorld for Figures {
    fn from_world(world: &mut World) -> Figures {
        let lens = CachedQueries {
            position: world.query(),
            facing: world.query(),
            posture: world.query(),
            side: world.query(),
            harm: world.query(),
            arms: world.query(),
            threat: world.query(),
            engagement: world.query(),
            sheet: world.query(),
            long: false,
        };
        Figures(Vec::new(), lens)
    }
}

impl Figures {
    /// Takes note of figures that were spawned, or were given components by others.
    pub fn refresh(&mut self, world: &World) {
        let shape = |figure: &Entity| world.get::<Sheet>(*figure).map(|sheet| sheet.shape);
        self.1.long = self.0.iter().any(|figure| shape(figure) == Some(Shape::Long));
        let CachedQueries {
            position,
            facing,
            posture,
            side,
            harm,
            arms,
            threat,
            engagement,
            sheet,
            ..
        } = &mut self.1;
        position.update_archetypes(world);
        facing.update_archetypes(world);
        posture.update_archetypes(world);
        side.update_archetypes(world);
        harm.update_archetypes(world);
        arms.update_archetypes(world);
        threat.update_archetypes(world);
        engagement.update_archetypes(world);
        sheet.update_archetypes(world);
    }
}

/// A reader of a battle on the table. It holds nothing but the World, and where in it the
/// figures are.
///
/// Its methods panic when no battle is laid, or for a figure that is not in it: both are
/// errors of the program, never of a player or a file.
#[derive(Clone, Copy)]
pub struct Table<'w> {
    world: &'w World,
    entities: &'w [Entity],
    lens: Option<&'w CachedQueries>,
}

macro_rules! read {
    ($self:ident, $figure:ident, $field:ident) => {{
        let entity = $self.entities[$figure.index()];
        match $self.lens.map(|lens| lens.$field.get_manual($self.world, entity)) {
            Some(Ok(component)) => component,
            // Others may have moved the figure to an archetype the lens has not seen yet.
            _ => $self.get($figure),
        }
    }};
}

impl<'w> Table<'w> {
    /// Reads the battle in a World.
    pub fn new(world: &'w World) -> Table<'w> {
        // Tools read the tables of a rulebook in a World without a battle.
        let figures = world.get_resource::<Figures>();
        let entities = figures.map_or(&[][..], |figures| &figures.0);
        Table { world, entities, lens: figures.map(|figures| &figures.1) }
    }

    /// The World.
    pub fn world(self) -> &'w World {
        self.world
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
        (0..self.entities.len() as u8).map(FigureId)
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
        self.entities[figure.index()]
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
        read!(self, figure, sheet)
    }

    /// The name shown to players, in the language spoken.
    pub fn name(self, figure: FigureId) -> &'w str {
        called(&self.sheet(figure).name)
    }

    /// The figure with a key.
    pub fn find(self, key: &str) -> Option<FigureId> {
        self.figures().find(|figure| self.sheet(*figure).key == key)
    }

    /// Whose figure it is.
    pub fn side(self, figure: FigureId) -> Side {
        *read!(self, figure, side)
    }

    /// Where it stands.
    pub fn hex(self, figure: FigureId) -> Hex {
        read!(self, figure, position).0
    }

    /// Which way it looks.
    pub fn facing(self, figure: FigureId) -> Facing {
        *read!(self, figure, facing)
    }

    /// How it holds itself.
    pub fn posture(self, figure: FigureId) -> Posture {
        *read!(self, figure, posture)
    }

    /// What it carries.
    pub fn arms(self, figure: FigureId) -> &'w Arms {
        read!(self, figure, arms)
    }

    /// Its wounds.
    pub fn harm(self, figure: FigureId) -> &'w Harm {
        read!(self, figure, harm)
    }

    /// Whether it is in the fight.
    pub fn active(self, figure: FigureId) -> bool {
        self.harm(figure).active()
    }

    /// The hexes it can strike.
    pub fn threat(self, figure: FigureId) -> &'w Threat {
        read!(self, figure, threat)
    }

    /// Who threatens it, and whom it threatens.
    pub fn engagement(self, figure: FigureId) -> Engagement {
        *read!(self, figure, engagement)
    }

    /// How a figure lies on the hexes; a figure that is carried has the place of what carries it.
    pub fn shape(self, figure: FigureId) -> Shape {
        match self.lens {
            Some(lens) if !lens.long => Shape::One,
            _ => self.sheet(self.carrier(figure).unwrap_or(figure)).shape,
        }
    }

    /// The hexes that a figure takes up, its own first.
    pub fn hexes(self, figure: FigureId) -> SmallVec<[Hex; 2]> {
        match self.shape(figure) {
            Shape::One => smallvec![self.hex(figure)],
            shape => shape.hexes(self.hex(figure), self.facing(figure)),
        }
    }

    /// Whether a figure takes up a hex.
    pub fn covers(self, figure: FigureId, hex: Hex) -> bool {
        self.hex(figure) == hex
            || (self.shape(figure) != Shape::One && self.hexes(figure).contains(&hex))
    }

    /// The figures in the fight that are in a hex, by number.
    pub fn in_hex(self, hex: Hex) -> impl Iterator<Item = FigureId> + 'w {
        // Few are in the hex, so where is asked before whether it is in the fight.
        self.figures().filter(move |figure| self.covers(*figure, hex) && self.active(*figure))
    }

    /// The nearest hexes to a figure in which it could stop, apart from where it is, in the order
    /// of the directions from the one it looks in: for a figure that gets down or falls.
    pub fn beside(self, figure: FigureId) -> Option<Hex> {
        let (shape, facing) = (self.hexes(figure), self.facing(figure));
        let [columns, rows] = self.board().size();
        let near = |far: u32| {
            let around = shape.iter().flat_map(move |hex| hex.ring(far));
            let hexes = around.filter(|hex| self.free(*hex));
            hexes.min_by_key(|hex| {
                let way = Facing::ALL.into_iter().find(|way| self.hex(figure) + way.step() == *hex);
                way.map_or(6, |way| facing.relative(way))
            })
        };
        (1..=(columns + rows) as u32).find_map(near)
    }

    /// Whether a hex is empty: it can be stood in, and nobody in the fight is in it.
    pub fn free(self, hex: Hex) -> bool {
        self.board().standable(hex) && self.in_hex(hex).next().is_none()
    }

    /// The distance between two figures in hexes, between the nearest of those they take up.
    pub fn distance(self, a: FigureId, b: FigureId) -> u32 {
        let from = self.hexes(b);
        from.into_iter().map(|hex| self.distance_to(a, hex)).min().unwrap_or(0)
    }

    /// The distance between a figure and a hex, from the nearest of those it takes up.
    pub fn distance_to(self, figure: FigureId, hex: Hex) -> u32 {
        let from = self.hexes(figure);
        from.into_iter().map(|from| from.unsigned_distance_to(hex)).min().unwrap_or(0)
    }
}
