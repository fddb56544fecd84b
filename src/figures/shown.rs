//! A figure as it is shown. While nothing is played it equals the figure; while events are
//! played it follows them.

use bevy::prelude::*;
use riposte_rules::battle::{Table, on_table};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::{Arms, Dropped, FigureId, Harm, Life, Lying, Position, Posture, Wound};
use riposte_rules::rulebook::Pool;
use smallvec::SmallVec;

use super::steed::Steed;
use crate::board::contract::Stage;
use crate::board::layout::angle;

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
    /// Away from the middle of its hex, in units of the drawing.
    pub offset: Vec2,
    /// Away from its facing, counter-clockwise.
    pub turn: f32,
    /// Its weapon's swing, counter-clockwise.
    pub swing: f32,
    /// How visible it is.
    pub cover: f32,
    /// How much it flashes.
    pub flash: f32,
}

impl Default for Motion {
    fn default() -> Motion {
        Motion { offset: Vec2::ZERO, turn: 0.0, swing: 0.0, cover: 1.0, flash: 0.0 }
    }
}

/// What the rulebook wants to be seen of a figure besides its posture.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// In words.
    pub words: String,
    /// Whether it is bent low.
    pub low: bool,
    /// Whether its longest weapon is set against the ground.
    pub set: bool,
    /// What is left of its life, where the rulebook counts it.
    pub pools: Vec<Pool>,
    /// Whether it looks no way.
    pub round: bool,
    /// Whether it is a mount, and how long.
    pub steed: Steed,
    /// The mount it sits on, and how long that is.
    pub rides: Option<(FigureId, Steed)>,
    /// Whether somebody sits on it.
    pub ridden: bool,
}

impl Signs {
    /// The way the token is turned, counter-clockwise from the right. Where figures look no way
    /// a mount of one hex and its rider are turned to the right, all alike; one of two lies as it
    /// lies.
    pub fn turn(&self, shown: &Shown) -> f32 {
        let steed = self.rides.map_or(self.steed, |(_, steed)| steed);
        match (self.round, steed) {
            (false, _) | (true, Steed::Long) => angle(shown.facing),
            (true, Steed::Short) => 0.0,
            (true, Steed::None) => angle(Facing::N),
        }
    }

    /// The letter of a posture that is not the usual one, and what the rulebook adds.
    pub fn words_with(&self, shown: &Shown) -> String {
        if shown.life != Life::Active {
            return String::new();
        }
        let usual = shown.posture == Posture::Standing;
        let posture = (!usual).then(|| shown.posture.letter().to_string());
        let signs = Some(self.words.clone()).filter(|words| !words.is_empty());
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
}

impl Default for TokenSlot {
    fn default() -> TokenSlot {
        TokenSlot { aside: Vec2::ZERO, size: 1.0, crowded: false }
    }
}

/// Asks the rulebook anew, once what happened has been shown.
pub fn read_signs(world: &mut World) {
    if !on_table(world) || world.resource::<Stage>().busy() {
        return;
    }
    let table = Table::new(world);
    let read = |figure: FigureId| {
        let signs = table.book().signs(world, figure);
        let words: Vec<&str> = signs.iter().map(|sign| sign.word).collect();
        let signs = Signs {
            words: words.join(", "),
            low: signs.iter().any(|sign| sign.low),
            set: signs.iter().any(|sign| sign.set),
            pools: table.book().vitality(world, figure),
            round: !table.book().faces(),
            steed: Steed::of(table, figure),
            rides: table.carrier(figure).map(|mount| (mount, Steed::of(table, mount))),
            ridden: table.carried(figure).next().is_some(),
        };
        (table.entity(figure), signs)
    };
    let changed = |(entity, signs): &(Entity, Signs)| world.get::<Signs>(*entity) != Some(signs);
    let changed: Vec<(Entity, Signs)> = table.figures().map(read).filter(changed).collect();
    for (entity, signs) in changed {
        world.entity_mut(entity).insert(signs);
    }
}

/// What is shown lying on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownDropped(pub Vec<Lying>);

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
    let lying = dropped.map(|dropped| dropped.0.clone()).unwrap_or_default();
    shown_dropped.set_if_neq(ShownDropped(lying));
}
