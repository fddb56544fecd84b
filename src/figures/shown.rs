//! A figure as it is shown. While nothing is played it equals the figure; while events are
//! played it follows them.

use bevy::prelude::*;
use riposte_rules::battle::{Table, on_table};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::{
    Arms, Bond, Dropped, FigureId, Harm, Life, Lying, Position, Posture, Wound,
};
use riposte_rules::rulebook::Pool;
use riposte_words::phrase;
use smallvec::SmallVec;

use super::steed::Steed;
use crate::board::contract::{Look, Stage};
use crate::board::layout::{angle, centre};

/// What the token of a figure shows.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// Where.
    pub hex: Hex,
    /// Looking where.
    pub facing: Facing,
    /// The posture.
    pub posture: Posture,
    /// What it holds.
    pub arms: Arms,
    /// Whether it fights.
    pub life: Life,
    /// Its wounds.
    pub wounds: SmallVec<[Wound; 4]>,
}

impl Shown {
    /// Whether the figure lies on the ground.
    pub fn down(&self) -> bool {
        self.posture.down() || self.life != Life::Active
    }
}

/// How far the token is from its place at this moment.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// On its way to another hex, so far from the middle of its own, in units of the drawing.
    pub away: Vec2,
    /// Away from its place for what it does there, in units of the drawing.
    pub offset: Vec2,
    /// Away from its facing, counter-clockwise.
    pub turn: f32,
    /// Its weapon's swing, counter-clockwise.
    pub swing: f32,
    /// How far its arms are put out, in units of the drawing.
    pub hands: Vec2,
    /// How visible it is.
    pub cover: f32,
    /// How much it flashes.
    pub flash: f32,
}

impl Default for Motion {
    fn default() -> Motion {
        let (away, offset, hands) = (Vec2::ZERO, Vec2::ZERO, Vec2::ZERO);
        Motion { away, offset, turn: 0.0, swing: 0.0, hands, cover: 1.0, flash: 0.0 }
    }
}

impl Motion {
    /// As it is seen on the small map beside a close-up in which the figure stands: only what
    /// changes its place, and whether it is there.
    pub fn on_small_map(self) -> Motion {
        Motion { away: self.away, cover: self.cover, ..Motion::default() }
    }
}

/// What the rulebook wants to be seen of a figure besides its posture.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// In words.
    pub words: String,
    /// In words, what nearly every figure has: told where it is pointed at.
    pub usual: String,
    /// Each of both by itself, for the close-up.
    pub each: Vec<String>,
    /// Whether it is bent low.
    pub low: bool,
    /// Whether its longest weapon is set against the ground.
    pub set: bool,
    /// What is left of its life, where the rulebook counts it.
    pub pools: Vec<Pool>,
    /// Whether it looks no way.
    pub round: bool,
    /// Where the nearest foe stands, where figures look no way: it is drawn turned there.
    pub towards: Option<Hex>,
    /// Whether it is a mount, and how long.
    pub steed: Steed,
    /// The mount it sits on, and how long that is.
    pub rides: Option<(FigureId, Steed)>,
    /// Whether somebody sits on it.
    pub ridden: bool,
    /// Whether the rulebook was asked: it may have nothing to say.
    pub read: bool,
}

impl Signs {
    /// Whether its token is drawn as seen from above rather than as a counter: in a crowd a face
    /// tells more.
    pub fn drawn(&self, look: &Look, stand: &TokenSlot) -> bool {
        !look.counters && !stand.crowded
    }

    /// The way the token is turned, counter-clockwise from the right. Where figures look no way
    /// each is turned to its nearest foe; a mount of one hex and its rider to the right, all alike;
    /// one of two lies as it lies.
    pub fn turn(&self, shown: &Shown) -> f32 {
        let steed = self.rides.map_or(self.steed, |(_, steed)| steed);
        match (self.round, steed) {
            (false, _) | (true, Steed::Long) => angle(shown.facing),
            (true, Steed::Short) => 0.0,
            (true, Steed::None) => self.towards.map_or(angle(Facing::N), |foe| way(shown.hex, foe)),
        }
    }

    /// What the rulebook adds, after the letter of a posture that is not the usual one and is not
    /// `drawn`; all of it where the figure is `named`.
    pub fn words_with(&self, shown: &Shown, drawn: bool, named: bool) -> String {
        if shown.life != Life::Active {
            return String::new();
        }
        let usual = drawn || shown.posture == Posture::Standing;
        let posture = (!usual).then(|| shown.posture.letter().to_string());
        let usual = named.then(|| self.usual.clone());
        let signs = [usual, Some(self.words.clone())].into_iter().flatten();
        let signs = signs.filter(|words| !words.is_empty());
        posture.into_iter().chain(signs).collect::<Vec<_>>().join(" ")
    }
}

/// Where a token stands in its hex, away from the middle, and how large it is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct TokenSlot {
    /// Away from the middle, in units of the drawing.
    pub aside: Vec2,
    /// Its size, 1 for one alone.
    pub size: f32,
    /// Whether so many are in the hex that there is room for faces alone.
    pub crowded: bool,
    /// How many of its side in the hex it stands for, where that is played in the close-up; 0 where
    /// another stands for it.
    pub counts: Option<u8>,
}

impl TokenSlot {
    /// Whether its token is shown.
    pub fn seen(&self) -> bool {
        self.counts != Some(0)
    }
}

impl Default for TokenSlot {
    fn default() -> TokenSlot {
        TokenSlot { aside: Vec2::ZERO, size: 1.0, crowded: false, counts: None }
    }
}

/// Asks the rulebook anew, once what happened has been shown. A figure that has just come is asked
/// at once: whether it rides is seen from the first.
pub fn read_signs(world: &mut World) {
    if !on_table(world) {
        return;
    }
    let table = Table::new(world);
    let waits = world.resource::<Stage>().busy();
    let unread =
        |figure: &FigureId| world.get::<Signs>(table.entity(*figure)).is_none_or(|it| !it.read);
    let asked = |figure: &FigureId| !waits || unread(figure);
    let read = |figure: FigureId| {
        let signs = table.book().signs(world, figure);
        let words = |usual| {
            let told =
                signs.iter().filter(|sign| sign.usual == usual).map(|sign| phrase(sign.word));
            told.collect::<Vec<_>>().join(", ")
        };
        let round = !table.book().faces();
        let signs = Signs {
            words: words(false),
            usual: words(true),
            each: signs.iter().map(|sign| phrase(sign.word).into_owned()).collect(),
            low: signs.iter().any(|sign| sign.low),
            set: signs.iter().any(|sign| sign.set),
            pools: table.book().vitality(world, figure),
            round,
            towards: nearest_foe(table, figure).filter(|_| round),
            steed: Steed::of(table, figure),
            rides: table.carrier(figure).map(|mount| (mount, Steed::of(table, mount))),
            ridden: table.carried(figure).next().is_some(),
            read: true,
        };
        (table.entity(figure), signs)
    };
    let changed = |(entity, signs): &(Entity, Signs)| world.get::<Signs>(*entity) != Some(signs);
    let read = table.figures().filter(asked).map(read);
    let changed: Vec<(Entity, Signs)> = read.filter(changed).collect();
    for (entity, signs) in changed {
        world.entity_mut(entity).insert(signs);
    }
}

/// While nothing is played, and after a jump, the bonds are shown as they are.
pub fn sync_bonds(world: &mut World) {
    let stage = world.resource::<Stage>();
    if !on_table(world) || stage.busy() && !stage.stale {
        return;
    }
    let bonds = ShownBonds(Table::new(world).bonds().collect());
    world.resource_mut::<ShownBonds>().set_if_neq(bonds);
}

/// The hex of the nearest active foe that is not in the same hex.
fn nearest_foe(table: Table, figure: FigureId) -> Option<Hex> {
    let (side, here) = (table.side(figure), table.hex(figure));
    let foes = table.active_figures().filter(|foe| table.side(*foe) != side);
    let places = foes.map(|foe| table.hex(foe)).filter(|hex| *hex != here);
    places.min_by_key(|hex| hex.unsigned_distance_to(here))
}

/// The way from one hex to another, counter-clockwise from the right.
fn way(from: Hex, to: Hex) -> f32 {
    let way = centre(to) - centre(from);
    if way == Vec2::ZERO { angle(Facing::N) } else { way.to_angle() }
}

/// What is shown lying on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownDropped(pub Vec<Lying>);

/// The bonds that are shown: while events are played, no more than what was played.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownBonds(pub Vec<Bond>);

/// What the table says of a figure.
pub type Truth = (
    &'static FigureId,
    &'static Position,
    &'static Facing,
    &'static Posture,
    &'static Arms,
    &'static Harm,
);

/// A figure as the table has it.
pub fn as_it_is(
    (_, position, facing, posture, arms, harm): (
        &FigureId,
        &Position,
        &Facing,
        &Posture,
        &Arms,
        &Harm,
    ),
) -> Shown {
    Shown {
        hex: position.0,
        facing: *facing,
        posture: *posture,
        arms: arms.clone(),
        life: harm.life,
        wounds: harm.wounds.clone(),
    }
}

/// While nothing is played, and after a jump, everything is shown as it is.
pub fn sync(
    mut stage: ResMut<Stage>,
    mut figures: Query<(Truth, &mut Shown)>,
    dropped: Option<Res<Dropped>>,
    mut shown_dropped: ResMut<ShownDropped>,
) {
    if stage.busy() && !stage.stale {
        return;
    }
    stage.bypass_change_detection().stale = false;
    for (truth, mut shown) in &mut figures {
        shown.set_if_neq(as_it_is(truth));
    }
    let lying: Vec<Lying> =
        dropped.map(|dropped| dropped.things().copied().collect()).unwrap_or_default();
    shown_dropped.set_if_neq(ShownDropped(lying));
}
