//! Looking ahead: the best candidates are tried out on forks, the battle played on there.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Snapshot, Table, TurnNumber};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Pending, Weight};
use riposte_rules::figure::Side;

use crate::judge::waited;
use crate::reflex::Reflex;
use crate::squire::Squire;
use crate::stand::weight;
use crate::{Player, Thought, Weights, reasons};

/// How much a planner tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many candidates are tried.
    pub candidates: usize,
    /// How many tries there are in all for one decision.
    pub tries: u32,
    /// How many turns a try goes on after the present one.
    pub turns: u16,
    /// How many decisions a try takes at the most.
    pub decisions: u32,
    /// How many tries the first opinion counts for.
    pub prior: f64,
}

/// Takes the squire's best candidates and plays each on, over and over, all figures acting
/// by reflex; the half that fares worse is dropped, until one is left.
pub struct Planner {
    seed: u64,
    effort: Effort,
    squire: Squire,
    reflex: Reflex,
    task: Option<Task>,
}

/// A decision being thought about.
struct Task {
    side: Side,
    from: Snapshot,
    turn: u16,
    /// What the position is worth now.
    before: f64,
    /// A side that does not come of itself, as far as anybody can see.
    waits: Option<Side>,
    /// How many candidates there were.
    among: usize,
    /// Those still in the running.
    field: Vec<Candidate>,
    /// How many tries each of them gets in this round.
    round: u32,
    /// Rounds still to come.
    rounds: u32,
    next: usize,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    choice: Choice,
    first: f64,
    sum: f64,
    tries: u32,
}

impl Candidate {
    fn value(&self, prior: f64) -> f64 {
        (self.sum + prior * self.first) / (f64::from(self.tries) + prior).max(1e-9)
    }
}

impl Planner {
    /// One with a seed, what it cares for, and how much it tries.
    pub fn new(seed: u64, library: &Library, weights: Weights, effort: Effort) -> Planner {
        let squire = Squire::new(seed, library, weights);
        Planner { seed, effort, squire, reflex: Reflex::default(), task: None }
    }

    /// Takes the squire's best into the field.
    fn open(&mut self, world: &World) -> Option<Task> {
        let decision = world.resource::<Pending>().decision()?;
        let mut field: Vec<Candidate> = self
            .squire
            .ranking()
            .into_iter()
            .map(|(choice, first)| Candidate { choice, first, sum: 0.0, tries: 0 })
            .collect();
        let mut kept = 0;
        field.retain(|candidate| {
            kept += 1;
            kept <= self.effort.candidates || candidate.choice == decision.decline
        });
        let rounds = (field.len() as f64).log2().ceil().max(1.0) as u32;
        let round = self.effort.tries / rounds / field.len() as u32;
        let before = self.squire.judge.value(world, world, decision.side);
        Some(Task {
            before,
            among: field.len(),
            waits: waiting(Table::new(world), decision.side),
            side: decision.side,
            from: Snapshot::of(world),
            turn: world.resource::<TurnNumber>().0,
            field,
            round: round.max(1),
            rounds,
            next: 0,
        })
    }

    /// One try of one candidate.
    fn attempt(&mut self, world: &World, task: &mut Task) {
        let index = task.next % task.field.len();
        let candidate = task.field[index];
        // The same dice for the same try of each, as far as they go the same way.
        let seed = self.seed ^ (u64::from(candidate.tries) << 20) ^ u64::from(task.turn);
        let Planner { squire, reflex, effort, .. } = self;
        let judge = &mut squire.judge;
        let fork = squire.trial.begin(&task.from, candidate.choice, seed);
        let value = fork.map_or(-10.0, |fork| {
            play_on(world, fork, reflex, judge, effort, task.turn, task.waits);
            judge.value(world, fork.world(), task.side) - task.before
        });
        let candidate = &mut task.field[index];
        candidate.sum += value;
        candidate.tries += 1;
        task.next += 1;
    }

    /// Drops the half that fares worse when a round is over.
    fn narrow(&self, task: &mut Task) {
        if task.next < task.field.len() * task.round as usize {
            return;
        }
        let prior = self.effort.prior;
        task.field.sort_by(|a, b| b.value(prior).total_cmp(&a.value(prior)));
        task.rounds = task.rounds.saturating_sub(1);
        task.next = 0;
        let left = task.field.len().div_ceil(2);
        task.field.truncate(left);
        task.round *= 2;
        if task.rounds == 0 {
            task.field.truncate(1);
        }
    }
}

/// The enemy of a side, if nobody has come near anybody for some time.
fn waiting(table: Table, side: Side) -> Option<Side> {
    let apart = table.active_figures().all(|figure| !table.engagement(figure).engaged());
    let other = table.active_figures().map(|figure| table.side(figure)).find(|it| *it != side);
    other.filter(|_| apart && waited(table) > 0.0)
}

/// Plays a fork on by reflex.
fn play_on(
    root: &World,
    fork: &mut Battle,
    reflex: &mut Reflex,
    judge: &mut crate::judge::Judge,
    effort: &Effort,
    turn: u16,
    waits: Option<Side>,
) {
    for _ in 0..effort.decisions {
        let now = fork.world();
        if now.resource::<TurnNumber>().0 > turn + effort.turns {
            return;
        }
        let Some(choice) = reflex.choose(root, now, judge, waits) else { return };
        if fork.submit(choice).is_err() {
            return;
        }
    }
}

impl Player for Planner {
    fn begin(&mut self, world: &World) {
        self.task = None;
        self.squire.begin(world);
        self.reflex.begin();
    }

    fn think(&mut self, world: &World, steps: u32) -> Thought {
        let Some(decision) = world.resource::<Pending>().decision() else {
            return Thought::Working;
        };
        let table = Table::new(world);
        let asks = weight(table, decision);
        let tries = matches!(asks, Weight::Act | Weight::React);
        let mut steps = steps.max(1);
        if self.task.is_none() {
            if !self.squire.weigh(world, steps) {
                return Thought::Working;
            }
            if !tries || decision.choices.len() == 1 {
                return self.squire.think(world, 1);
            }
            self.task = self.open(world);
        }
        let Some(mut task) = self.task.take() else { return Thought::Working };
        while steps > 0 && task.field.len() > 1 {
            self.attempt(world, &mut task);
            self.narrow(&mut task);
            steps -= 1;
        }
        if task.field.len() > 1 {
            self.task = Some(task);
            return Thought::Working;
        }
        let best = task.field.first();
        let choice = best.map_or(decision.default, |candidate| candidate.choice);
        let mut reasons = reasons::of(table, &choice);
        if let Some(tries) = best.map(|candidate| candidate.tries).filter(|tries| *tries > 0) {
            reasons.push(format!("fared best of {} in {tries} tries", task.among));
        }
        Thought::Chosen(choice, reasons)
    }
}
