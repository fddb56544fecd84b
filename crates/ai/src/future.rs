//! Playing a fork on, by reflex.

use bevy_ecs::prelude::World;
use riposte_rules::appraisal::Horizon as Ahead;
use riposte_rules::battle::{Battle, Table, TurnNumber};
use riposte_rules::decision::PromptKind;
use riposte_rules::figure::Side;

use crate::control_variate::Watch;
use crate::decision::weight;
use crate::judge::Judge;
use crate::mood::waited;
use crate::reflex::Reflex;

/// For whom, and how far, forks are played on.
pub(crate) struct Horizon {
    /// The side that decides.
    pub(crate) side: Side,
    /// How far.
    last: Last,
    /// A side that does not come of itself, as far as anybody can see.
    waits: Option<Side>,
}

/// Where a fork is no longer played on.
#[derive(Clone, Copy, Debug)]
enum Last {
    /// At the end of a turn.
    Turn(u16),
    /// When the side that decides has been asked so often what to do.
    Decisions(u32),
}

impl Horizon {
    /// As far as the rulebook says that it pays.
    pub(crate) fn of(table: Table, side: Side) -> Horizon {
        let own = || table.active_figures().filter(|figure| table.side(*figure) == side).count();
        let last = match table.book().horizon() {
            Ahead::Turn => Last::Turn(table.world().resource::<TurnNumber>().0),
            Ahead::Decisions(each) => Last::Decisions(u32::from(each) * own() as u32),
        };
        Horizon { side, last, waits: waiting(table, side) }
    }

    /// Whether a battle has come so far, the side having made so many decisions to act.
    fn passed(&self, world: &World, own: u32) -> bool {
        match self.last {
            Last::Turn(last) => world.resource::<TurnNumber>().0 > last,
            Last::Decisions(many) => own >= many,
        }
    }

    /// Whether the decision that is asked is one of those it counts.
    fn counts(&self, table: Table) -> bool {
        let own = table.decision().filter(|asked| asked.side == self.side);
        own.is_some_and(|asked| weight(table, asked) == PromptKind::Act)
    }
}

/// The enemy of a side, if nobody has come near anybody for some time.
fn waiting(table: Table, side: Side) -> Option<Side> {
    let apart = table.active_figures().all(|figure| !table.engagement(figure).engaged());
    let other = table.active_figures().map(|figure| table.side(figure)).find(|it| *it != side);
    other.filter(|_| apart && waited(table) > 0.0)
}

/// One decision of a fork that is played on; whether there is another. `own` counts the decisions
/// to act of the side that decides.
pub(crate) fn step(
    root: &World,
    fork: &mut Battle,
    reflex: &mut Reflex,
    judge: &mut Judge,
    horizon: &Horizon,
    own: &mut u32,
    mut watch: Option<&mut Watch>,
) -> bool {
    let now = fork.world();
    if let Some(watch) = watch.as_deref_mut() {
        watch.after(now, horizon.side, &judge.weights);
    }
    if horizon.passed(now, *own) {
        return false;
    }
    *own += u32::from(horizon.counts(Table::new(now)));
    let Some(choice) = reflex.choose(root, now, judge, horizon.waits) else { return false };
    if let Some(watch) = watch {
        watch.before(now, &choice, horizon.side, &judge.weights);
    }
    fork.submit(choice).is_ok()
}
