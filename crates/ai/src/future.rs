//! Playing a fork on, by reflex.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Table, TurnNumber};
use riposte_rules::figure::Side;

use crate::judge::Judge;
use crate::luck::Watch;
use crate::mood::waited;
use crate::reflex::Reflex;

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
    /// The end of the present turn.
    pub(crate) fn of(table: Table, side: Side) -> Horizon {
        let last = table.world().resource::<TurnNumber>().0;
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

/// One decision of a fork that is played on; whether there is another.
pub(crate) fn step(
    root: &World,
    fork: &mut Battle,
    reflex: &mut Reflex,
    judge: &mut Judge,
    horizon: &Horizon,
    mut watch: Option<&mut Watch>,
) -> bool {
    let now = fork.world();
    if let Some(watch) = watch.as_deref_mut() {
        watch.after(now, horizon.side, &judge.weights);
    }
    if horizon.passed(now) {
        return false;
    }
    let Some(choice) = reflex.choose(root, now, judge, horizon.waits) else { return false };
    if let Some(watch) = watch {
        watch.before(now, &choice, horizon.side, &judge.weights);
    }
    fork.submit(choice).is_ok()
}
