//! Looking ahead by rollouts: the best candidates are tried out on forks, and the battle is played
//! on there.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Snapshot, Table, TurnNumber};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Decision, Pending, PromptKind};
use riposte_rules::roll::Dice;
use riposte_words::say;

use crate::control_variate::{Tally, Watch};
use crate::decision::{asked_again, is_handling, is_number, is_pick, weight};
use crate::field::{self, Candidate};
use crate::for_nothing::passes_for_nothing;
use crate::future::{Horizon, step};
use crate::greedy::GreedyPlayer;
use crate::policy::Policy;
use crate::standoff::elusive;
use crate::{Player, Thought, Weights, reasons};

/// How much a planner tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How many candidates are tried.
    pub candidates: usize,
    /// How much all tries for one decision may take together, in decisions made by reflex, or in
    /// choices weighed where they are made with thought.
    pub work: u32,
    /// How often a candidate is tried at least before it is dropped.
    pub least: u32,
    /// Whether all figures answer with thought in the tries, not by reflex; the reply of the enemy
    /// is then seen where the rulebook says that a plan does not end with the turn.
    pub thinks: bool,
    /// How many tries there are in all for one decision, at the most.
    pub most: u32,
    /// Whether it tells skill from luck: each figure throws the same in the same try of all
    /// candidates, and what is left of the luck of a try is taken out again.
    pub fair: bool,
    /// What holding still is worth to it while the points it does not spend are kept to answer
    /// with later in the turn. Tries show little of that: they are short.
    pub patience: f64,
}

/// Takes the best candidates and plays each on, over and over; the half that fares
/// worse is dropped, until one is left.
pub struct RolloutPlayer {
    seed: u64,
    effort: Effort,
    greedy: GreedyPlayer,
    /// Who plays the tries on.
    policy: Policy,
    task: Option<Task>,
    /// What was weighed for the decision answered last, the best first.
    ranked: Vec<Ranked>,
}

/// A choice that was weighed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    pub(crate) choice: Choice,
    /// What it is worth, where 1 is a fresh figure of one's own.
    pub(crate) worth: f64,
}

/// A decision being thought about.
struct Task {
    from: Snapshot,
    horizon: Horizon,
    /// What the position is worth now.
    before: f64,
    /// The best stance at first sight after each choice that takes no time.
    stances: Vec<(Choice, Choice)>,
    /// Those still in the running.
    field: Vec<Candidate>,
    /// Those that are not, the best first.
    dropped: Vec<Candidate>,
    /// How many tries, and how much in them, each round may take.
    round: (u32, u32),
    /// How many of them this round has taken.
    taken: (u32, u32),
    /// How often each is tried in a round at least, however much is going on.
    least: u32,
    next: usize,
    /// What the blows of the try under way do, if luck is taken out.
    watch: Option<Watch>,
    /// The blows of all tries.
    blows: Tally,
    /// How many decisions the try under way has taken.
    count: Option<u32>,
}

impl Task {
    /// A try is over, and came to so much.
    fn end(&mut self, value: f64) {
        let blows = self.watch.as_mut().map(Watch::take).unwrap_or_default();
        self.blows.add(&blows);
        self.field[self.next].note(value, blows);
        self.taken.0 += 1;
        self.next = (self.next + 1) % self.field.len();
        self.count = None;
    }

    /// Drops the half that fares worse when a round is over.
    fn narrow(&mut self) {
        let each = self.taken.0 / self.field.len() as u32;
        let spent = self.taken.0 >= self.round.0 || self.taken.1 >= self.round.1;
        // All have been tried equally often.
        let whole = self.count.is_none() && self.next == 0;
        if whole && spent && each >= self.least {
            let dropped = field::narrow(&mut self.field, &self.blows);
            self.dropped.splice(0..0, dropped);
            self.taken = (0, 0);
        }
    }
}

impl RolloutPlayer {
    /// One with a seed, what it cares for, and how much it tries.
    pub fn new(seed: u64, library: &Library, weights: Weights, effort: Effort) -> RolloutPlayer {
        let patience = effort.patience * weights.patience;
        let squire = || GreedyPlayer::new(seed, library, weights);
        let policy = Policy::new(effort.thinks.then(squire));
        let greedy = squire().patient(patience);
        RolloutPlayer { seed, effort, greedy, policy, task: None, ranked: Vec::new() }
    }

    /// What was weighed for the decision answered last, the best first.
    pub(crate) fn ranked(&self) -> &[Ranked] {
        &self.ranked
    }

    /// What is tried: the best at first sight, and to decline.
    fn candidates(&self, table: Table, decision: &Decision, most: usize) -> Vec<Candidate> {
        let ranking = self.greedy.ranking();
        let declined = ranking.iter().find(|(choice, _)| *choice == decision.decline);
        let nothing = declined.map_or(0.0, |(_, first)| *first);
        // The next figure may stay as it is: to name nobody gains nothing.
        let named = decision.choices.iter().any(is_pick);
        // What talk and handling things are good for comes after the end of all tries.
        let idle = |choice: &Choice| is_handling(choice) || is_number(choice);
        let tried = ranking.into_iter().enumerate().filter(|(place, (choice, first))| {
            if *choice == decision.decline {
                return !named;
            }
            *place < most && (!idle(choice) || *first > nothing)
        });
        let elusive = elusive(table, decision, &self.greedy.judge.weights);
        let beyond = |choice: &Choice| self.greedy.kept(choice) - elusive(choice);
        tried.map(|(_, ranked)| Candidate::new(ranked, beyond(&ranked.0))).collect()
    }

    /// Begins to try.
    fn open(&mut self, world: &World) -> Option<Task> {
        let decision = world.resource::<Pending>().decision()?;
        let table = Table::new(world);
        let Effort { candidates, work, least, thinks, most, fair, .. } = self.effort;
        self.policy.begin(world);
        let mut field = self.candidates(table, decision, candidates);
        let GreedyPlayer { simulation, judge, .. } = &mut self.greedy;
        if field.len() > 1 && passes_for_nothing(world, decision, simulation, &judge.weights) {
            field.retain(|candidate| candidate.choice != decision.decline);
        }
        let rounds = (field.len() as f64).log2().ceil().max(1.0) as u32;
        let before = self.greedy.judge.value(world, world, decision.side);
        Some(Task {
            before,
            stances: self.greedy.stances(),
            horizon: Horizon::of(table, decision.side, thinks),
            from: Snapshot::of(world),
            field,
            dropped: Vec::new(),
            round: (most / rounds, work / rounds),
            taken: (0, 0),
            next: 0,
            least,
            watch: fair.then(Watch::default),
            blows: Tally::default(),
            count: None,
        })
    }

    /// One decision of a try: begins one, carries it on, or ends it.
    fn attempt(&mut self, world: &World, task: &mut Task) {
        const MOST: u32 = 200;
        let GreedyPlayer { simulation, judge, .. } = &mut self.greedy;
        let Some(count) = task.count else {
            let candidate = &task.field[task.next];
            let turn = u64::from(world.resource::<TurnNumber>().0);
            // The same dice for the same try of each: as far as they go the same way, or
            // whatever else is done in it.
            let seed = self.seed ^ ((candidate.tried() as u64) << 20) ^ turn;
            let dice = if self.effort.fair { Dice::apart(seed) } else { Dice::seeded(seed) };
            if let Some(watch) = &mut task.watch {
                watch.before(world, &candidate.choice, task.horizon.side, &judge.weights);
            }
            task.count = Some(0);
            let after = task.stances.iter().find(|(choice, _)| *choice == candidate.choice);
            let stance = after.map(|(_, stance)| *stance);
            match simulation.begin(&task.from, candidate.choice, dice) {
                Some(fork) => take_stance(world, fork, stance),
                None => task.end(-10.0),
            }
            return;
        };
        let Some(fork) = simulation.fork() else { return task.end(-10.0) };
        let watch = task.watch.as_mut();
        let goes_on = step(world, fork, &mut self.policy, judge, &task.horizon, watch);
        task.taken.1 += self.policy.steps();
        task.count = Some(count + 1);
        if !goes_on || count >= MOST {
            let value = judge.value(world, fork.world(), task.horizon.side) - task.before;
            task.end(value);
        }
    }
}

/// A choice that took no time leaves the same decision open: it is tried with the stance that is the
/// best after it, so that it is not compared with others by what reflex makes of the rest.
fn take_stance(world: &World, fork: &mut Battle, stance: Option<Choice>) {
    let again = asked_again(world, fork.world());
    let open = |stance: &Choice| again.is_some_and(|asked| asked.choices.contains(stance));
    let Some(stance) = stance.filter(open) else { return };
    // It is open, so it is not refused.
    let _ = fork.submit(stance);
}

impl Player for RolloutPlayer {
    fn begin(&mut self, world: &World) {
        self.task = None;
        self.greedy.begin(world);
    }

    fn think(&mut self, world: &World, steps: u32) -> Thought {
        let Some(decision) = world.resource::<Pending>().decision() else {
            return Thought::Working;
        };
        let table = Table::new(world);
        let asks = weight(table, decision);
        let tries = matches!(asks, PromptKind::Act | PromptKind::React);
        let mut steps = steps.max(1);
        if self.task.is_none() {
            if !self.greedy.weigh(world, steps) {
                return Thought::Working;
            }
            if !tries || decision.choices.len() == 1 {
                let weighed = self.greedy.ranking().into_iter();
                let ranked = weighed.map(|(choice, worth)| Ranked { choice, worth });
                self.ranked = ranked.collect();
                return self.greedy.think(world, 1);
            }
            self.task = self.open(world);
        }
        let Some(mut task) = self.task.take() else { return Thought::Working };
        while steps > 0 && task.field.len() > 1 {
            self.attempt(world, &mut task);
            task.narrow();
            steps -= 1;
        }
        if task.field.len() > 1 {
            self.task = Some(task);
            return Thought::Working;
        }
        let all = task.field.iter().chain(&task.dropped);
        let ranked = |it: &Candidate| Ranked { choice: it.choice, worth: it.worth };
        self.ranked = all.map(ranked).collect();
        let best = task.field.first();
        let choice = best.map_or(decision.default, |candidate| candidate.choice);
        let mut reasons = reasons::of(table, &choice);
        if self.greedy.kept(&choice) > 0.0 {
            reasons.push(say!("keeps what is left to answer with"));
        }
        Thought::Chosen(choice, reasons)
    }
}
