//! What computer players ask of a rulebook.

use bevy_ecs::prelude::*;
use serde::Serialize;

use crate::battle::Table;
use crate::decision::{Choice, Forecast};
use crate::figure::FigureId;

/// What computer players go by besides the forecast of each choice: what the figures are worth
/// and how they threaten each other. Every answer changes nothing, and every one has a default,
/// so that a new rulebook is played from its first day; better answers make better players.
pub trait Appraisal: Send + Sync + 'static {
    /// The forecast of a choice of the pending decision as far as players weigh it: the blows that may
    /// fall where the figure then stands can be left out, for they judge that place by
    /// [`expected_harm`](Appraisal::expected_harm); those on the way there can not. By default the
    /// whole forecast.
    fn weighed(&self, world: &World, choice: &Choice) -> Forecast {
        Table::new(world).book().forecast(world, choice)
    }
    /// What a figure is worth as it stands, for comparing positions. By default as much as is
    /// left of the first measure of its life, and whole as long as it is in the fight where
    /// there is none.
    fn standing(&self, world: &World, figure: FigureId) -> Standing {
        standing_of(Table::new(world), figure)
    }
    /// What it is worth to a figure to have another in reach: the part of the other's
    /// fighting worth (0 to 1) that its best ready blow is expected to take, the other
    /// answering as well as it can, or struck from behind. By default from the forecast of the
    /// blows that are open at the moment, and otherwise a guess.
    fn expected_harm(&self, world: &World, by: FigureId, at: FigureId, _behind: bool) -> f64 {
        expected_harm_of(Table::new(world), by, at)
    }
    /// A number for what lies on a figure besides what it has in hand, and makes its blows or those at
    /// it other than they were: a spell, a blessing. What is expected to be done by and to it is asked
    /// anew where the number is another than when a player took up its decision. By default nothing is.
    fn guise(&self, _world: &World, _figure: FigureId) -> u64 {
        0
    }
    /// The worth (0 to 1) of the advantage that a choice of the pending decision is likely to gain for the
    /// figure that makes it, by the measure of [`Standing::edge`]. It is asked where there is no
    /// time to try the choice out, and of choices that are neither blows nor steps: to aim, to
    /// wind up, to feint.
    fn gains(&self, _world: &World, _choice: &Choice) -> f64 {
        0.0
    }
    /// What a choice that is neither a blow nor a step is exactly expected to bring in advantages,
    /// by the measure of [`Standing::edge`]: what its side gains less what the enemy gains. `None`
    /// where that has to be tried out.
    fn brings(&self, _world: &World, _choice: &Choice) -> Option<f64> {
        None
    }
    /// The worth (0 to 1) of the advantage that a step or a turn of the pending decision gives up, by
    /// the measure of [`Standing::edge`]: a weapon that was set against riders.
    fn gives_up(&self, _world: &World, _choice: &Choice) -> f64 {
        0.0
    }
    /// Whether the figure that makes a choice of the pending decision may still strike in the
    /// same turn, as far as can be said at a glance: it is asked of every step.
    fn leaves_time(&self, _world: &World, _choice: &Choice) -> bool {
        true
    }
    /// Whether a choice of the pending decision only lets a player plan what another choice does at
    /// once. Computer players do not look at it.
    fn plans(&self, _world: &World, _choice: &Choice) -> bool {
        false
    }
    /// From how far a figure fights best with what needs no weapon, as with spells, in hexes; 0
    /// for a figure that has nothing of the kind.
    fn afar(&self, _world: &World, _figure: FigureId) -> u32 {
        0
    }
    /// How far a figure may still go this turn and strike then, in hexes, as far as can be said at
    /// a glance; 0 for a figure that goes nowhere before blows fall. Asked of those who are
    /// `loose`.
    fn comes(&self, _world: &World, _figure: FigureId) -> u32 {
        0
    }
    /// What the rulebook's own list says that a figure does which is led by nobody, of the
    /// choices of the pending decision; `None` where the book has no such list.
    fn habit(&self, _world: &World) -> Option<Choice> {
        None
    }
    /// Whether the book has such a list.
    fn has_habits(&self) -> bool {
        false
    }
    /// How far ahead it pays to think.
    fn horizon(&self) -> Horizon {
        Horizon::Turn
    }
}

/// How far players that try choices out on a fork carry the battle on there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the present turn.
    Turn,
    /// Until another side is asked what it does: for rulebooks in which a side acts as a whole, and
    /// the advantages that stand by then say what the others can make of it.
    Phase,
    /// Until the side that decides has its say again so many turns later: for rulebooks in which a
    /// plan bears fruit in a later turn only. What the enemy does in between is seen, no matter who
    /// comes first in a turn.
    Rounds(u16),
}

/// What a figure is worth as it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Standing {
    /// Fighting worth left, 0 (out) to 1 (unhurt).
    pub worth: f64,
    /// Part of this turn's means to act and to answer that is left, 0 to 1.
    pub means: f64,
    /// Worth of the advantages it holds over others and has yet to use, 0 to 1: an aim taken, a
    /// hold, a feint that went home, a blow wound up. Below 0 for what hinders it for a time, and for
    /// a hold that is worse than none.
    pub edge: f64,
    /// Whether it keeps what it does not use of its means now, to answer with later in the turn, and
    /// that is worth more than a player sees who tries out how the turn goes on.
    pub keeps: bool,
    /// Whether it may still go and turn as it likes before blows fall, so that where it looks
    /// now means little.
    pub loose: bool,
}

fn standing_of(table: Table, figure: FigureId) -> Standing {
    if !table.active(figure) {
        return Standing::default();
    }
    let (book, world) = (table.book(), table.world());
    let life = book.vitality(world, figure).into_iter().next();
    // A figure that is still in the fight is worth something.
    let left = |left: i32, of: i32| f64::from(left.clamp(0, of)) / f64::from(of);
    let worth = life.map_or(1.0, |pool| left(pool.left, pool.of.max(1))).max(0.1);
    let order = book.turn_order(world);
    let mine = order.iter().find(|entry| entry.figure == figure);
    let means = mine.map_or(1.0, |entry| match &entry.points {
        Some(points) => left(points.left, points.of.max(1)),
        None => f64::from(u8::from(!entry.done)),
    });
    Standing { worth, means, ..Standing::default() }
}

fn expected_harm_of(table: Table, by: FigureId, at: FigureId) -> f64 {
    /// What a blow takes when nothing is known of it, from one unhurt by one unhurt.
    const USUAL: f64 = 0.2;
    let world = table.world();
    let asked = table.decision().into_iter().flat_map(|decision| {
        let by_whom = |choice: &Choice| choice.actor.unwrap_or(decision.figure);
        decision.choices.iter().filter(move |choice| {
            by_whom(choice) == by && choice.target == Some(at) && choice.arm.is_some()
        })
    });
    let taken =
        |forecast: Forecast| forecast.answered_harm.or(forecast.harm).map(|harm| harm.worth);
    let open = asked.filter_map(|choice| taken(table.book().forecast(world, choice)));
    open.max_by(f64::total_cmp).unwrap_or(USUAL)
}
