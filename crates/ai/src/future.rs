//! Playing a fork on, by reflex or as squires would.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Table, TurnNumber};
use riposte_rules::decision::{Choice, Weight};
use riposte_rules::figure::Side;

use crate::judge::{Judge, waited};
use crate::reflex::Reflex;
use crate::squire::Squire;
use crate::stand::weight;
use crate::{Player, Thought};

/// For whom, and how far, forks are played on.
pub(crate) struct Horizon {
    /// The side that decides.
    pub(crate) side: Side,
    /// The last turn that is played.
    last: u16,
    /// A side that does not come of itself, as far as anybody can see.
    waits: Option<Side>,
}

impl Horizon {
    /// From the present turn and some more.
    pub(crate) fn of(table: Table, side: Side, turns: u16) -> Horizon {
        let last = table.world().resource::<TurnNumber>().0 + turns;
        Horizon { side, last, waits: waiting(table, side) }
    }

    /// Whether a battle has come so far.
    fn passed(&self, world: &World) -> bool {
        world.resource::<TurnNumber>().0 > self.last
    }
}

/// The enemy of a side, if nobody has come near anybody for some time.
fn waiting(table: Table, side: Side) -> Option<Side> {
    let apart = table.active_figures().all(|figure| !table.engagement(figure).engaged());
    let other = table.active_figures().map(|figure| table.side(figure)).find(|it| *it != side);
    other.filter(|_| apart && waited(table) > 0.0)
}

/// Plays forks on, and remembers what blows were worth.
pub(crate) struct Future {
    reflex: Reflex,
    /// Who weighs everybody's choices; without one they act by reflex.
    mind: Option<Squire>,
}

impl Future {
    /// One in which everybody acts by reflex, or as a squire would.
    pub(crate) fn new(mind: Option<Squire>) -> Future {
        Future { reflex: Reflex::default(), mind }
    }

    /// Forgets what was known of another moment.
    pub(crate) fn begin(&mut self) {
        self.reflex.begin();
    }

    /// One decision of a fork that is played on; whether there is another.
    pub(crate) fn step(
        &mut self,
        root: &World,
        fork: &mut Battle,
        judge: &mut Judge,
        horizon: &Horizon,
    ) -> bool {
        let now = fork.world();
        if horizon.passed(now) {
            return false;
        }
        let weighed = self.mind.as_mut().and_then(|mind| weighed(mind, now, horizon));
        let chosen = weighed.or_else(|| self.reflex.choose(root, now, judge, horizon.waits));
        chosen.is_some_and(|choice| fork.submit(choice).is_ok())
    }
}

/// What a squire would choose, where there is something to weigh.
fn weighed(mind: &mut Squire, now: &World, horizon: &Horizon) -> Option<Choice> {
    let table = Table::new(now);
    let decision = table.decision()?;
    let worth = matches!(weight(table, decision), Weight::Act | Weight::React);
    if !worth || decision.choices.len() == 1 || horizon.waits == Some(decision.side) {
        return None;
    }
    mind.begin(now);
    match mind.think(now, u32::MAX) {
        Thought::Chosen(choice, _) => Some(choice),
        Thought::Working => None,
    }
}
