//! What a rulebook supplies.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_words::{phrase, say};
use serde::Serialize;

use crate::appraisal::Appraisal;
pub use crate::battle::Of;
use crate::battle::Table;
use crate::board::{Arc, Facing, Hex, Terrain};
use crate::data::{DataError, FigureSpawn, Library};
use crate::decision::{Choice, Closed, Forecast, QuestionInfo, Verb, VerbGroup, VerbInfo};
use crate::exchange::LinkView;
use crate::figure::{Bond, BondInfo, FigureId, Shape, Side};
use crate::roll::{Scale, Text};
use crate::systems::{PlaceRule, ReachRule, Room};

/// A close-combat system on the table. Its rules are systems that [`Rulebook::plugin`]
/// adds; the rest answers questions about the battle without changing it. What computer
/// players ask is the trait it stands on, [`Appraisal`].
pub trait Rulebook: Appraisal {
    /// The word in files: `reactions`.
    fn key(&self) -> &'static str;
    /// The name shown to players.
    fn name(&self) -> &'static str;
    /// What it is like, in a sentence or two.
    fn blurb(&self) -> &'static str;
    /// What its cover says to somebody who has yet to choose a book.
    fn cover(&self) -> Cover {
        Cover { icon: "book", line: self.blurb(), learning: Learning::Some, time: "" }
    }
    /// The unit in which it counts.
    fn scale(&self) -> Scale;
    /// Its verbs; the number of each is its [`crate::decision::Verb`].
    fn verbs(&self) -> &'static [VerbInfo];
    /// The group under which a verb is listed.
    fn group(&self, _verb: Verb) -> VerbGroup {
        VerbGroup::Other
    }
    /// Its questions; the number of each is its [`crate::decision::Question`].
    fn questions(&self) -> &'static [QuestionInfo];

    /// Adds its systems to the resolution of choices, and registers its state.
    fn plugin(&self, app: &mut App);
    /// Reads its tables from the library into the World, the armoury among them.
    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError>;
    /// Checks a figure's scores and kit and gives the entity what the rulebook needs.
    /// The components of the table are already there.
    fn init_figure(
        &self,
        world: &mut World,
        entity: Entity,
        spawn: &FigureSpawn,
    ) -> Result<(), DataError>;

    /// The phases of a turn in order, with the present one marked.
    fn phases(&self, world: &World) -> Vec<PhaseMark>;
    /// The figures in the order in which they act this turn, with what they have left.
    fn turn_order(&self, world: &World) -> Vec<TurnOrderEntry>;
    /// What a player should know of a figure at a glance, under plain names.
    fn card(&self, world: &World, figure: FigureId) -> Vec<Fact>;
    /// What the token of a figure should say besides its posture.
    fn signs(&self, _world: &World, _figure: FigureId) -> Vec<Sign> {
        Vec::new()
    }
    /// The numbers of a weapon for players: a line for the weapon or for each mode.
    fn weapon_card(&self, world: &World, weapon: crate::figure::WeaponId) -> Vec<Fact>;
    /// The manoeuvres under way, the first declared first.
    fn exchange(&self, world: &World) -> Vec<LinkView>;
    /// A choice in words, as on a button or in a list.
    fn wording(&self, world: &World, choice: &Choice) -> String;
    /// What is asked now, in words of its own, where the book has more to say than the question
    /// of its list.
    fn asks(&self, _world: &World) -> Option<String> {
        None
    }
    /// What the figure that is asked could usefully do that is neither a blow nor a step, where
    /// the usual answer would do nothing with its turn: to get up, to take a weapon in hand.
    fn useful(&self, _world: &World) -> Option<Choice> {
        None
    }
    /// What a choice of the pending decision would bring.
    fn forecast(&self, world: &World, choice: &Choice) -> Forecast;
    /// The verbs the rules offer the deciding figure that are not open now, and why.
    fn closed(&self, world: &World) -> Vec<Closed>;
    /// Whether figures look some way. Where they do not, nothing is said or drawn of it, and
    /// there are no arcs.
    fn faces(&self) -> bool {
        true
    }
    /// The kinds of bonds there can be between figures; the number of each is its
    /// [`crate::figure::BondKind`].
    fn bonds(&self) -> &'static [BondInfo] {
        &[]
    }
    /// Whether a figure in the fight keeps its side in it: a horse without a rider wins nothing.
    fn counts(&self, _world: &World, _figure: FigureId) -> bool {
        true
    }
    /// How much life a figure has left, of how much, in each of the measures that run down; its
    /// token shows the first as a ring. Empty where only wounds are told.
    fn vitality(&self, _world: &World, _figure: FigureId) -> Vec<Pool> {
        Vec::new()
    }
    /// What a figure may do in a hex, for all that others are in it. By default as the
    /// [`PlaceRule`] of the book says.
    fn room(&self, world: &World, mover: FigureId, hex: Hex) -> Room {
        world.resource::<PlaceRule>().room(Table::new(world), mover, hex)
    }
    /// For how many hexes of even ground, gone straight ahead on foot, a hex of a kind of ground
    /// counts; `None` where nobody enters it. By default all but a wall is alike.
    fn steps(&self, _world: &World, ground: Terrain) -> Option<u16> {
        (ground != Terrain::Wall).then_some(1)
    }
    /// Whether a figure may be where it is together with the others there; so at every moment of
    /// a battle.
    fn shares(&self, world: &World, figure: FigureId) -> bool {
        let table = Table::new(world);
        table.hexes(figure).into_iter().all(|hex| self.room(world, figure, hex) == Room::Stand)
    }
    /// Whether a figure may begin a battle where it is together with the others there.
    fn may_begin(&self, world: &World, figure: FigureId) -> bool {
        self.shares(world, figure)
    }
    /// Whether a figure like this one may lie so on the hexes. Asked of nothing but shapes that
    /// take up more than one hex.
    fn is_of_shape(&self, _world: &World, _figure: FigureId, _shape: Shape) -> bool {
        false
    }
    /// Whether a bond may be between two such figures, besides what its kind asks for.
    ///
    /// # Errors
    /// Why not, in words.
    fn may_bind(&self, _world: &World, _bond: Bond) -> Result<(), &'static str> {
        Ok(())
    }
    /// In which arc of a figure a direction lies, as the figure is now: 0 is where it looks, then
    /// clockwise to 5. Where the rules know nothing but front and back there is no side.
    fn arc_of(&self, world: &World, _figure: FigureId, relative: u8) -> Arc {
        match world.resource::<ReachRule>().front.contains(&relative) {
            true => Arc::Front,
            false => Arc::Rear,
        }
    }
    /// The names of the places on the body, by [`crate::figure::Spot`].
    fn spots(&self, world: &World) -> Vec<String>;
}

/// What the cover of a rulebook says to somebody who has yet to choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The picture on it, the key of an icon.
    pub icon: &'static str,
    /// What it is about, in one short line.
    pub line: &'static str,
    /// How much there is to learn.
    pub learning: Learning,
    /// How long a small battle takes a person: "5 to 10 min". Empty where nobody knows.
    pub time: &'static str,
}

/// How much of a rulebook one has to know before its choices make sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Learning {
    /// A handful of rules.
    Little,
    /// Some rules.
    Some,
    /// Many rules, that hang together.
    Much,
}

impl Learning {
    /// How many of three marks stand for it.
    pub const fn marks(self) -> usize {
        match self {
            Learning::Little => 1,
            Learning::Some => 2,
            Learning::Much => 3,
        }
    }

    /// The word beside the marks.
    pub const fn word(self) -> &'static str {
        match self {
            Learning::Little => "easy",
            Learning::Some => "medium",
            Learning::Much => "demanding",
        }
    }
}

/// A phase of the turn, for the phase track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PhaseMark {
    /// Its name.
    pub name: Text,
    /// Whether it is the present one.
    pub now: bool,
}

/// A figure's place in the order of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnOrderEntry {
    /// Who.
    pub figure: FigureId,
    /// What decides the order, as written: "7½".
    pub order: String,
    /// What it pays with or lives by: what is left, and of how much.
    pub points: Option<Pool>,
    /// Whether it is this figure's phase.
    pub now: bool,
    /// Whether its phase of this turn is over.
    pub done: bool,
}

/// A word on the token of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sign {
    /// The word, of six letters or so: "dodges".
    pub word: &'static str,
    /// Whether the figure is bent low.
    pub low: bool,
    /// Whether the longest weapon that it holds is set against the ground, its point ahead.
    pub set: bool,
    /// Whether nearly every figure has such a word: it is told where the figure is pointed at.
    pub usual: bool,
}

impl Sign {
    /// A word alone.
    pub const fn word(word: &'static str) -> Sign {
        Sign { word, low: false, set: false, usual: false }
    }

    /// A word that nearly every figure has.
    pub const fn usual(word: &'static str) -> Sign {
        Sign { usual: true, ..Sign::word(word) }
    }
}

/// A named value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// The name: "action points".
    pub name: Text,
    /// The value as written: "5 of 8".
    pub value: String,
    /// The rule behind it, empty for plain facts.
    pub rule: &'static str,
}

/// A measure that runs down: hit points, stamina, action points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pool {
    /// Its name: "ST".
    pub name: Text,
    /// What is left; 0 or less: nothing.
    pub left: i32,
    /// Of how much.
    pub of: i32,
}

impl Pool {
    /// A measure, by its name.
    pub fn new(name: impl Into<Text>, left: i32, of: i32) -> Pool {
        Pool { name: name.into(), left, of }
    }

    /// "3 of 7 AP left".
    pub fn words(&self) -> String {
        let Pool { left, of, name } = self;
        say!("{left} of {of} {name} left", left, of, name = phrase(name))
    }
}

/// The rulebooks at hand.
#[derive(Resource, Clone, Default)]
pub struct Shelf(pub Vec<std::sync::Arc<dyn Rulebook>>);

impl Shelf {
    /// The rulebook with a key.
    pub fn find(&self, key: &str) -> Option<std::sync::Arc<dyn Rulebook>> {
        self.0.iter().find(|book| book.key() == key).cloned()
    }
}

/// The rulebook in play. Present while a battle is on the table.
#[derive(Resource, Clone)]
pub struct Playing(pub std::sync::Arc<dyn Rulebook>);

/// What a reader of the battle asks of the rulebook in play.
impl<'w> Table<'w> {
    /// The rulebook in play.
    pub fn book(self) -> &'w dyn Rulebook {
        self.world().resource::<Playing>().0.as_ref()
    }

    /// What a figure may do in a hex: stop there, pass through, or neither. The rulebook says
    /// who shares a hex; nobody enters a wall.
    pub fn room(self, mover: FigureId, hex: Hex) -> Room {
        match self.board().standable(hex) {
            true => self.book().room(self.world(), mover, hex),
            false => Room::None,
        }
    }

    /// The same for all the hexes that the figure would take up there, looking some way.
    pub fn room_at(self, mover: FigureId, hex: Hex, facing: Facing) -> Room {
        match self.shape(mover) {
            Shape::One => self.room(mover, hex),
            shape => {
                let hexes = shape.hexes(hex, facing).into_iter();
                hexes.map(|hex| self.room(mover, hex)).min().unwrap_or_default()
            }
        }
    }
}

/// Whether the rulebook with a key is in play.
pub fn playing(key: &'static str) -> impl Fn(Option<Res<Playing>>) -> bool + Clone {
    move |book| book.is_some_and(|book| book.0.key() == key)
}

/// The name of a side in the language spoken, for messages.
pub fn side_name(world: &World, side: Side) -> String {
    let names = world.get_resource::<crate::data::Scenario>().map(|scenario| &scenario.sides);
    match names.and_then(|names| names.get(side.index())) {
        Some(name) => phrase(name).into_owned(),
        None => say!("side {number}", number = side.0 + 1),
    }
}
