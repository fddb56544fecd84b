//! Whether what is foretold is what happens: blows of random positions are struck many times
//! over on a fork, and how often they hit, hurt and fell is held against their forecasts.

use std::collections::BTreeMap;

use riposte_rules::battle::{Battle, Snapshot, Table};
use riposte_rules::decision::{Choice, Decision, Forecast, HarmForecast, PromptKind, write};
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Dice;

/// More decisions than the working out of a blow should need.
const MOST: usize = 60;

/// What is assumed of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Guard {
    /// It lets the blow pass.
    Open,
    /// It gives the answer that is likeliest to hold.
    Best,
}

/// What is held against the forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aspect {
    /// The blow hits.
    Hits,
    /// It does harm.
    Hurts,
    /// It puts its target out of the fight.
    Fells,
}

/// How far what happened lies from what was foretold, over many throws.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deviation {
    /// How many throws.
    pub throws: u64,
    /// How often it happened, less how often it was to be expected.
    pub beyond: f64,
    /// The variance of that.
    pub variance: f64,
}

impl Deviation {
    /// In standard deviations. What is foretold for certain must not fail once; of what leaves
    /// room for chance two cases more or less say nothing, however rare it is.
    pub fn sigmas(&self) -> f64 {
        let certain = self.variance < 1e-9;
        let slack = if certain { 1e-6 } else { 2.0 };
        let beyond = (self.beyond.abs() - slack).max(0.0).copysign(self.beyond);
        beyond / self.variance.sqrt().max(1e-3)
    }

    fn add(&mut self, foretold: f64, seen: u64, throws: u64) {
        let many = throws as f64;
        self.throws += throws;
        self.beyond += seen as f64 - foretold * many;
        self.variance += foretold * (1.0 - foretold) * many;
    }

    fn join(&mut self, other: &Deviation) {
        self.throws += other.throws;
        self.beyond += other.beyond;
        self.variance += other.variance;
    }
}

/// The worst of one kind of blow, with where it was seen.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// All blows of the kind together.
    pub all: Deviation,
    /// How many blows.
    pub blows: u64,
    /// The one that lies farthest off.
    pub worst: Deviation,
    /// What it was, and what was foretold of it.
    pub what: String,
}

/// What was found, by the verb of the blow.
#[derive(Clone, Debug, Default)]
pub struct Outcomes(pub BTreeMap<(&'static str, Guard, Aspect), Found>);

impl Outcomes {
    /// What lies too far off and is not `known` to: a single blow farther than `one` standard deviations, or all of a
    /// kind together farther than `all`.
    pub fn off(
        &self,
        one: f64,
        all: f64,
        known: impl Fn(&str, Guard, Aspect) -> bool,
    ) -> Vec<String> {
        let far =
            |found: &Found| found.worst.sigmas().abs() > one || found.all.sigmas().abs() > all;
        let words = |((verb, guard, aspect), found): (&(&'static str, Guard, Aspect), &Found)| {
            format!(
                "{verb}, {guard:?}, {aspect:?}: {} blows {:+.1} standard deviations off; the worst {:+.1}: {}",
                found.blows,
                found.all.sigmas(),
                found.worst.sigmas(),
                found.what
            )
        };
        let unknown =
            |(verb, guard, aspect): &(&'static str, Guard, Aspect)| !known(verb, *guard, *aspect);
        let off = self.0.iter().filter(|(kind, found)| unknown(kind) && far(found));
        off.map(words).collect()
    }

    /// How many blows were looked at.
    pub fn blows(&self) -> u64 {
        let open = |((_, guard, aspect), found): (&(&str, Guard, Aspect), &Found)| {
            if (*guard, *aspect) == (Guard::Open, Aspect::Hits) { found.blows } else { 0 }
        };
        self.0.iter().map(open).sum()
    }

    fn note(
        &mut self,
        kind: (&'static str, Guard, Aspect),
        one: Deviation,
        what: impl Fn() -> String,
    ) {
        let found = self.0.entry(kind).or_default();
        found.all.join(&one);
        found.blows += 1;
        if one.sigmas().abs() > found.worst.sigmas().abs() {
            (found.worst, found.what) = (one, what());
        }
    }
}

/// Strikes a blow of the pending decision so many times on a fork, with and without an answer,
/// and notes what came of it. Other choices are passed over.
pub fn strike(
    battle: &Battle,
    fork: &mut Battle,
    choice: Choice,
    throws: u64,
    seed: u64,
    outcomes: &mut Outcomes,
) {
    let table = battle.table();
    let (Some(decision), Some(target)) = (battle.decision(), choice.target) else { return };
    let by = choice.actor.unwrap_or(decision.figure);
    let forecast = table.book().forecast(battle.world(), &choice);
    let here = battle.snapshot();
    let verb = table.book().verbs()[choice.verb.0 as usize].word;
    for guard in [Guard::Open, Guard::Best] {
        let Some(foretold) = foretold(&forecast, target, guard) else { continue };
        let came = (0..throws).map(|throw| {
            let dice = Dice::seeded(seed.wrapping_mul(0x9e37_79b9).wrapping_add(throw));
            outcome(fork, &here, dice, choice, [by, target], guard)
        });
        let Some(came) = came.collect::<Option<Vec<_>>>() else { continue };
        let count = |aspect: usize| came.iter().filter(|came| came[aspect]).count() as u64;
        let seen = [count(0), count(1), count(2)];
        let aspects = [Aspect::Hits, Aspect::Hurts, Aspect::Fells];
        for ((aspect, foretold), seen) in aspects.into_iter().zip(foretold).zip(seen) {
            let Some(foretold) = foretold else { continue };
            let mut one = Deviation::default();
            one.add(foretold.clamp(0.0, 1.0), seen, throws);
            outcomes.note((verb, guard, aspect), one, || {
                let key = &table.world().resource::<riposte_rules::data::Scenario>().key;
                let line = write(table, &choice);
                let who = table.name(by);
                let share = seen as f64 / throws as f64;
                format!("{key}, {who}: {line}: foretold {foretold:.4}, seen {share:.4}")
            });
        }
    }
}

/// The chances that it hits, hurts and fells, as far as the forecast says.
fn foretold(forecast: &Forecast, target: FigureId, guard: Guard) -> Option<[Option<f64>; 3]> {
    let (chance, harm) = match guard {
        Guard::Open => (forecast.chance, &forecast.harm),
        Guard::Best => (forecast.answered, &forecast.answered_harm),
    };
    let harm = harm.as_ref().filter(|harm| harm.figure == target)?;
    Some([chance.map(|chance| chance.value()), hurts(harm), Some(harm.out)])
}

/// The chance that some harm is done: all but the first degree, when that is no harm.
fn hurts(harm: &HarmForecast) -> Option<f64> {
    let none = |name: &str| name == "unhurt" || name.starts_with("no ");
    let nothing = harm.degrees.iter().filter(|(name, _)| none(name)).map(|(_, chance)| chance);
    Some(1.0 - nothing.sum::<f64>())
}

/// Whether a blow hit, hurt and felled on a fork with dice of its own; none where others strike its
/// target before it.
fn outcome(
    fork: &mut Battle,
    from: &Snapshot,
    dice: Dice,
    choice: Choice,
    [by, target]: [FigureId; 2],
    guard: Guard,
) -> Option<[bool; 3]> {
    fork.follow(from, dice);
    fork.world_mut().insert_resource(Journal::default());
    let (mut came, mut fallen) = ([false; 3], false);
    let mut next = Some(choice);
    for _ in 0..MOST {
        let Some(choice) = next.take() else { break };
        if fork.submit(choice).is_err() {
            break;
        }
        for event in fork.drain_events() {
            match event {
                Event::Blow { attacker, target: at, hit, .. } if (attacker, at) == (by, target) => {
                    came[0] |= hit;
                    fallen = true;
                }
                // Somebody else's blow that this one interrupted: what it does is not foretold.
                Event::Blow { target: at, .. } if at == target => return fallen.then_some(came),
                Event::Wounded { figure, by: whose, .. }
                    if figure == target && whose == Some(by) =>
                {
                    came[1] = true;
                }
                Event::Out { figure, .. } if figure == target => came[2] = true,
                _ => {}
            }
        }
        let table = fork.table();
        next = table.decision().and_then(|decision| answer(table, decision, target, guard));
    }
    Some(came)
}

/// The answer to a question on the way: nobody does anything of its own, but the target answers
/// the blow, if it is to; none when the blow is over.
fn answer(table: Table, decision: &Decision, target: FigureId, guard: Guard) -> Option<Choice> {
    let book = table.book();
    match book.questions()[decision.question.0 as usize].weight {
        PromptKind::Detail => Some(decision.default),
        PromptKind::Act => None,
        PromptKind::React if guard == Guard::Best && decision.figure == target => {
            best_answer(table, decision)
        }
        _ => Some(decision.decline),
    }
}

/// The answer that is likeliest to hold; of equally likely ones the one that leaves the least harm.
/// A counterattack is taken where it is foretold to leave less harm still.
fn best_answer(table: Table, decision: &Decision) -> Option<Choice> {
    let foretold = |choice: &Choice| table.book().forecast(table.world(), choice);
    let answers = decision.choices.iter().map(|choice| (*choice, foretold(choice)));
    let (blows, others): (Vec<_>, Vec<_>) =
        answers.partition(|(choice, _)| choice.target.is_some());
    let counters = blows
        .into_iter()
        .filter(|(choice, _)| table.book().verbs()[choice.verb.0 as usize].word == "counter");
    let worth = |forecast: &Forecast| {
        let suffers = forecast.suffered.as_ref().map_or(0.0, |harm| harm.worth);
        (forecast.chance.map_or(0.0, |chance| chance.value()), -suffers)
    };
    // Of what is not foretold to make odds to the blow it does nothing.
    let still = |choice: &Choice| *choice == decision.decline;
    let tells = |told: &Forecast| told.chance.is_some() || told.suffered.is_some();
    let better = |(x, one): &(Choice, Forecast), (y, other): &(Choice, Forecast)| {
        let ((a, c), (b, d)) = (worth(one), worth(other));
        a.total_cmp(&b).then(c.total_cmp(&d)).then(still(x).cmp(&still(y)))
    };
    let others = others.into_iter().filter(|(choice, told)| still(choice) || tells(told));
    let best = others.max_by(better);
    let left = |forecast: &Forecast| forecast.suffered.as_ref().and_then(hurts);
    let least = best.as_ref().and_then(|(_, forecast)| left(forecast));
    let safer = |(choice, forecast): (Choice, Forecast)| {
        let (left, least) = (left(&forecast)?, least?);
        (left < least).then_some((choice, left))
    };
    let counter = counters.filter_map(safer).min_by(|(_, a), (_, b)| a.total_cmp(b));
    counter.map(|(choice, _)| choice).or(best.map(|(choice, _)| choice))
}
