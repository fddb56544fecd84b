//! The greedy player: one decision ahead, by exact expectation.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Decision, Forecast, Pending, PromptKind};

use crate::decision::{actor, asked_again, is_handling, is_stance, is_step, turn, weight};
use crate::judge::Judge;
use crate::mood::boldness;
use crate::pose::Pose;
use crate::prune::{Shifts, Sifted, candidates};
use crate::simulation::Simulation;
use crate::weigh::{self, Reserve};
use crate::{Player, Thought, Weights, reasons};

/// How often it tries out what leads to dice.
const TRIES: u64 = 4;

/// By how much a choice that takes no time has to make things better.
const FREE: f64 = 0.005;

/// Weighs each choice by what its dice are expected to bring and by the position it leads
/// to, and takes the best.
pub struct GreedyPlayer {
    seed: u64,
    pub(crate) judge: Judge,
    pub(crate) simulation: Simulation,
    /// What holding still is worth to it while what is not used is kept to answer with.
    patience: f64,
    /// Whether it tries out nothing that a glance tells something of.
    glances: bool,
    task: Option<Task>,
}

/// A decision being thought about.
struct Task {
    decision: Decision,
    weight: PromptKind,
    from: Snapshot,
    before: Option<f64>,
    /// What the position is worth in the next turn if the figure does nothing.
    idle: Option<f64>,
    /// What it is worth to hold still.
    patience: f64,
    reserve: Reserve,
    /// By how much fear and thrift shrink.
    boldness: f64,
    candidates: Vec<Choice>,
    sifted: Sifted,
    values: Vec<f64>,
    /// The best stance known so far, and what it is worth.
    stance: Option<(Choice, f64)>,
    /// The best stance after each choice that takes no time.
    stances: Vec<(Choice, Choice)>,
    /// Whether those that take no time have been compared with it.
    settled: bool,
}

impl Task {
    /// What it is worth that a choice holds still.
    fn kept(&self, choice: &Choice) -> f64 {
        if *choice == self.decision.decline { self.patience } else { 0.0 }
    }
}

impl GreedyPlayer {
    /// One with a seed and what it cares for.
    pub fn new(seed: u64, library: &Library, weights: Weights) -> GreedyPlayer {
        let (judge, simulation) = (Judge::new(library, weights), Simulation::new(library));
        GreedyPlayer { seed, judge, simulation, patience: 0.0, glances: false, task: None }
    }

    /// The same, to which holding still is worth so much while what is not used is kept.
    pub(crate) fn patient(self, patience: f64) -> GreedyPlayer {
        GreedyPlayer { patience, ..self }
    }

    /// The same in a hurry: of what would have to be tried out the rulebook says at a glance what
    /// it gains.
    pub(crate) fn at_a_glance(self) -> GreedyPlayer {
        GreedyPlayer { glances: true, ..self }
    }

    /// Looks at the battle: what figures threaten to do is asked anew, and its forks are of it.
    pub(crate) fn look(&mut self, world: &World) {
        self.simulation.set_up(world);
        self.judge.begin(world);
    }

    /// The answer to a decision of a fork, by what was seen when the battle was looked at, and how
    /// many choices were weighed for it.
    pub(crate) fn at_once(&mut self, now: &World) -> Option<(Choice, u32)> {
        let decision = now.resource::<Pending>().decision()?;
        if decision.choices.len() == 1 {
            return Some((decision.default, 1));
        }
        self.take_up(now, decision.clone());
        self.weigh(now, u32::MAX);
        let ranking = self.ranking();
        self.task = None;
        ranking.first().map(|(choice, _)| (*choice, ranking.len() as u32))
    }

    /// Takes up a decision.
    fn take_up(&mut self, world: &World, decision: Decision) {
        let table = Table::new(world);
        let weight = weight(table, &decision);
        let reserve = match weight {
            PromptKind::Detail => Reserve::none(),
            _ => Reserve::of(table, decision.side),
        };
        let (candidates, sifted) = candidates(world, &decision, &mut self.judge, &reserve);
        self.task = Some(Task {
            weight,
            from: Snapshot::of(world),
            before: None,
            idle: None,
            patience: self.patience_for(table, &decision, weight),
            boldness: boldness(table, decision.side),
            candidates,
            sifted,
            values: Vec::new(),
            stance: None,
            stances: Vec::new(),
            settled: false,
            reserve,
            decision,
        });
    }

    /// What it is worth to hold still in a decision.
    fn patience_for(&self, table: Table, decision: &Decision, weight: PromptKind) -> f64 {
        let figure = decision.figure;
        let asked = self.patience > 0.0 && matches!(weight, PromptKind::Act | PromptKind::Idle);
        // A figure that has no weapon in hand has better to do than to wait.
        let waits = asked && self.judge.was_armed(figure);
        let keeps = waits && table.book().standing(table.world(), figure).keeps;
        if keeps { self.patience } else { 0.0 }
    }

    /// What a choice is worth beyond what can be seen of it: holding still keeps what is not
    /// used, to answer with later in the turn.
    pub(crate) fn kept(&self, choice: &Choice) -> f64 {
        self.task.as_ref().map_or(0.0, |task| task.kept(choice))
    }

    /// The value of a choice against leaving all as it is.
    fn value(&mut self, world: &World, task: &mut Task, choice: &Choice) -> f64 {
        let table = Table::new(world);
        let known = task.sifted.take_forecast(choice);
        let forecast = known.unwrap_or_else(|| table.book().weighed(world, choice));
        let decision = &task.decision;
        let weights = self.judge.weights;
        let after = Pose::after(table, decision, choice);
        let fear = weigh::price(task.weight, &task.reserve, after, &forecast, &weights)
            + weigh::gauntlet(&forecast, &weights);
        let mut value = task.kept(choice) - fear / task.boldness;
        value -= weigh::parting(table, choice, after, &forecast, &weights);
        if *choice == decision.default {
            value += weights.usual;
        }
        if weigh::by_dice(&forecast, task.weight) {
            value += if is_stance(choice) {
                let worth = weigh::stance(table, choice, &forecast, &weights);
                let better = task.stance.is_none_or(|(_, best)| worth > best);
                task.stance = if better { Some((*choice, worth)) } else { task.stance };
                worth
            } else {
                weigh::dice(table, decision.side, &forecast, &weights)
            };
            value += self.shift(world, task, choice);
        } else if is_step(choice) {
            value += self.shift(world, task, choice);
            value -= weights.edge * table.book().gives_up(world, choice);
        } else if task.weight == PromptKind::Idle && idles(table, decision, choice) {
            // It changes nothing.
        } else if let Some(edge) = table.book().brings(world, choice) {
            value += weights.edge * edge;
        } else if *choice != decision.decline || task.weight == PromptKind::React {
            value += match self.glances {
                true => weights.edge * table.book().gains(world, choice),
                false => {
                    let shown = weigh::drained(&task.reserve, after, &forecast, &weights);
                    self.outcome(world, task, choice, &forecast) + shown / task.boldness
                }
            };
        }
        value
    }

    /// How much better or worse the acting figure stands for a choice.
    fn shift(&mut self, world: &World, task: &Task, choice: &Choice) -> f64 {
        task.sifted.shift(choice).unwrap_or_else(|| {
            Shifts::new(world, Table::new(world)).of(&task.decision, choice, &mut self.judge)
        })
    }

    /// How the position changes by a choice; the mean of some tries where dice fall.
    fn outcome(
        &mut self,
        world: &World,
        task: &mut Task,
        choice: &Choice,
        forecast: &Forecast,
    ) -> f64 {
        let side = task.decision.side;
        let judge = &mut self.judge;
        let before = *task.before.get_or_insert_with(|| judge.value(world, world, side));
        // An answer in the middle of an exchange leads on to the dice of that exchange.
        let dice = forecast.chance.is_some() || task.weight == PromptKind::React;
        let tries = if dice { TRIES } else { 1 };
        let mut sum = 0.0;
        for index in 0..tries {
            let seed = self.dice(index);
            let Some(now) = self.simulation.after(&task.from, *choice, seed) else { continue };
            let value = self.judge.value(world, now, side);
            // A stance is no deed whose fruit the next turn shows.
            let later = turn(now) > turn(world) && !is_stance(choice);
            sum += value - if later { self.idle(world, task, before) } else { before };
        }
        sum / tries as f64
    }

    /// The seed of the dice of a try.
    fn dice(&self, index: u64) -> u64 {
        self.seed.wrapping_mul(TRIES).wrapping_add(index)
    }

    /// What the position is worth in the next turn if the figure does nothing, for what leads there is
    /// held against that: with a new turn before them all enemies are dangerous again, whatever was
    /// chosen.
    fn idle(&mut self, world: &World, task: &mut Task, before: f64) -> f64 {
        if let Some(known) = task.idle {
            return known;
        }
        let (side, seed) = (task.decision.side, self.dice(0));
        let next = self.simulation.next_turn(&task.from, &task.decision, turn(world), seed);
        let worth = next.map_or(before, |next| self.judge.value(world, next, side));
        task.idle = Some(worth);
        worth
    }

    /// Choices that take no time leave all others open: they are worth what the best stance is
    /// worth after them. Where no stance says what it is worth, they stay as they are.
    fn settle(&mut self, world: &World, task: &mut Task) {
        let Some((stance, _)) = task.stance.filter(|_| task.weight == PromptKind::Act) else {
            return;
        };
        for (value, choice) in task.values.iter_mut().zip(&task.candidates) {
            if !is_stance(choice) && !is_handling(choice) {
                continue;
            }
            let Some(now) = self.simulation.after(&task.from, *choice, self.seed) else { continue };
            let again = asked_again(world, now).filter(|it| it.choices.contains(&stance));
            let Some(again) = again else { continue };
            // With something else in hand another stance may be the best.
            let others: &[Choice] = if is_handling(choice) { &again.choices } else { &[] };
            let (best, worth) = best_stance(now, stance, others, &self.judge.weights);
            *value += worth - FREE;
            task.stances.push((*choice, best));
        }
    }

    /// The best stance after each choice that takes no time.
    pub(crate) fn stances(&self) -> Vec<(Choice, Choice)> {
        self.task.as_ref().map_or_else(Vec::new, |task| task.stances.clone())
    }

    /// Every candidate with its value, the best first, once all are weighed.
    pub(crate) fn ranking(&self) -> Vec<(Choice, f64)> {
        let Some(task) = &self.task else { return Vec::new() };
        let both = task.candidates.iter().copied().zip(task.values.iter().copied());
        let mut ranking: Vec<(Choice, f64)> = both.collect();
        ranking.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranking
    }

    /// Weighs some candidates; whether all are weighed.
    pub(crate) fn weigh(&mut self, world: &World, steps: u32) -> bool {
        let Some(mut task) = self.task.take() else { return false };
        for _ in 0..steps.max(1) {
            let Some(choice) = task.candidates.get(task.values.len()).copied() else { break };
            let alone = task.candidates.len() == 1;
            let value = if alone { 0.0 } else { self.value(world, &mut task, &choice) };
            task.values.push(value);
        }
        let done = task.values.len() == task.candidates.len();
        if done && !task.settled {
            task.settled = true;
            self.settle(world, &mut task);
        }
        self.task = Some(task);
        done
    }
}

/// The best of a known stance and those among other choices, and what it is worth.
fn best_stance(
    world: &World,
    known: Choice,
    others: &[Choice],
    weights: &Weights,
) -> (Choice, f64) {
    let table = Table::new(world);
    let worth =
        |choice: &Choice, forecast: &Forecast| weigh::stance(table, choice, forecast, weights);
    let mut best = (known, worth(&known, &table.book().weighed(world, &known)));
    for other in others.iter().filter(|it| is_stance(it) && **it != known) {
        let forecast = table.book().weighed(world, other);
        // What is no stance tells nothing of how the figure fares.
        if !weigh::by_dice(&forecast, PromptKind::Act) {
            continue;
        }
        let value = worth(other, &forecast);
        if value > best.1 {
            best = (*other, value);
        }
    }
    best
}

/// Whether a choice in the middle of an exchange is a word, a gesture, or a change of arms while
/// nobody is there to strike the figure.
fn idles(table: Table, decision: &Decision, choice: &Choice) -> bool {
    choice.arm.is_none() || !table.engagement(actor(decision, choice)).engaged()
}

impl Player for GreedyPlayer {
    fn begin(&mut self, world: &World) {
        self.task = None;
        let Some(decision) = world.resource::<Pending>().decision().cloned() else { return };
        self.look(world);
        self.take_up(world, decision);
    }

    fn think(&mut self, world: &World, steps: u32) -> Thought {
        if !self.weigh(world, steps) {
            return Thought::Working;
        }
        let best = self.ranking().first().map(|(choice, _)| *choice);
        let Some(task) = self.task.take() else { return Thought::Working };
        let choice = best.unwrap_or(task.decision.default);
        Thought::Chosen(choice, reasons::of(Table::new(world), &choice))
    }
}
