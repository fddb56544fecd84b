//! Playing a fork on.

use bevy_ecs::prelude::World;
use riposte_rules::appraisal::Horizon as Ahead;
use riposte_rules::battle::{Battle, Table, TurnNumber};
use riposte_rules::decision::PromptKind;
use riposte_rules::figure::Side;

use crate::control_variate::Watch;
use crate::decision::weight;
use crate::judge::Judge;
use crate::mood::waited;
use crate::policy::Policy;
use crate::standoff::face_to_face;

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
    /// When the side that decides is asked what to do in a turn, or that turn is over.
    Asked(u16),
    /// When another side is asked what to do.
    Phase,
}

impl Horizon {
    /// As far as the rulebook says that it pays. With the reply of the enemy it is until the side
    /// is asked again in the next turn, where that is not the end of the turn.
    pub(crate) fn of(table: Table, side: Side, reply: bool) -> Horizon {
        let now = table.world().resource::<TurnNumber>().0;
        let last = match table.book().horizon() {
            Ahead::Turn => Last::Turn(now),
            Ahead::Phase | Ahead::Rounds(_) if reply => Last::Asked(now.saturating_add(1)),
            Ahead::Phase => Last::Phase,
            Ahead::Rounds(many) => Last::Asked(now.saturating_add(many)),
        };
        // An enemy that stands near does come after a figure, as a squire in the tries would.
        let guess = !reply || !face_to_face(table);
        Horizon { side, last, waits: waiting(table, side).filter(|_| guess) }
    }

    /// Whether a battle has come so far.
    fn passed(&self, world: &World) -> bool {
        let turn = world.resource::<TurnNumber>().0;
        let own = || asked(Table::new(world)).map(|side| side == self.side);
        match self.last {
            Last::Turn(last) => turn > last,
            Last::Asked(last) => turn > last || (turn == last && own() == Some(true)),
            Last::Phase => own() == Some(false),
        }
    }
}

/// The side that is asked what to do.
fn asked(table: Table) -> Option<Side> {
    let asked = table.decision().filter(|asked| weight(table, asked) == PromptKind::Act);
    asked.map(|asked| asked.side)
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
    policy: &mut Policy,
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
    let Some(choice) = policy.choose(root, now, judge, horizon.waits) else { return false };
    if let Some(watch) = watch {
        watch.before(now, &choice, horizon.side, &judge.weights);
    }
    fork.submit(choice).is_ok()
}
