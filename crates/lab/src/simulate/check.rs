//! `--check`: everything that must hold, at every decision of every game.

use riposte_rules::battle::{Battle, Table};
use riposte_rules::decision::{Choice, RollForecast, write};
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Limit, Roll, Thrown};
use serde_json::{Value, json};

use crate::invariants::{broken, broken_copies, broken_position};

/// How far the sum of all rolls may lie from what their odds say, in standard deviations. By
/// chance that happens once in a hundred million runs.
const FAR: f64 = 6.0;
/// So few rolls say nothing of that.
const MANY: u64 = 1_000;

/// What was looked at, and what is wrong.
#[derive(Clone, Debug, Default)]
pub struct Checks {
    /// How many decisions were looked at.
    pub decisions: u64,
    /// How many of them in full: notation, forecasts, copies.
    pub full: u64,
    /// How many rolls fell.
    pub rolls: u64,
    /// How many of them were foretold by the choice that led to them at once.
    pub foretold: u64,
    /// By how much the totals lay above their means, in standard deviations of each.
    above: f64,
    /// What is wrong, with the choices that led to it.
    pub wrong: Vec<String>,
}

impl Checks {
    /// Counts what another game came to.
    pub fn add(&mut self, other: &Checks) {
        self.decisions += other.decisions;
        self.full += other.full;
        self.rolls += other.rolls;
        self.foretold += other.foretold;
        self.above += other.above;
        self.wrong
            .extend(other.wrong.iter().take(3usize.saturating_sub(self.wrong.len())).cloned());
    }

    /// How far the sum of all rolls lies from what their odds say, in standard deviations.
    pub fn deviation(&self) -> f64 {
        self.above / (self.rolls.max(1) as f64).sqrt()
    }

    /// For machines.
    pub(super) fn json(&self) -> Value {
        json!({
            "decisions": self.decisions, "in_full": self.full, "rolls": self.rolls,
            "foretold": self.foretold, "deviation": self.deviation(), "holds": self.hold(),
            "wrong": self.wrong,
        })
    }

    /// For people.
    pub(super) fn text(&self) -> String {
        let mut text = format!(
            "  checked {} decisions, {} of them in full; {} rolls, {} of them foretold; all rolls together lie {:+.1} standard deviations from their odds\n",
            self.decisions,
            self.full,
            self.rolls,
            self.foretold,
            self.deviation()
        );
        for wrong in &self.wrong {
            text += &format!("  does not hold: {wrong}\n");
        }
        text
    }

    /// Whether all holds.
    pub fn hold(&self) -> bool {
        self.wrong.is_empty() && (self.rolls < MANY || self.deviation().abs() < FAR)
    }
}

/// The checks of one game.
#[derive(Default)]
pub(super) struct Watch {
    pub(super) checks: Checks,
    /// Every so many decisions one is looked at in full.
    every: u64,
    script: String,
    /// The roll that the choice foretold, and whose it is.
    foretold: Option<(FigureId, Roll, Option<Limit>)>,
}

impl Watch {
    /// Looks at each decision, at one in so many in full.
    pub(super) fn every(every: u32) -> Watch {
        Watch { every: u64::from(every.max(1)), ..Watch::default() }
    }

    /// Looks at a battle that waits for a decision which is to be answered so.
    pub(super) fn before(&mut self, battle: &mut Battle, choice: Choice) {
        let whole = self.checks.decisions.is_multiple_of(self.every);
        self.checks.decisions += 1;
        let mut wrong = if whole { broken(battle) } else { broken_position(battle) };
        if whole {
            self.checks.full += 1;
            wrong.extend(broken_copies(battle, choice));
            // What the copies went through has not happened.
            battle.drain_events();
        }
        self.foretold = foretold(battle.table(), &choice);
        let words = write(battle.table(), &choice);
        self.note(wrong);
        self.script += &words;
        self.script.push('\n');
    }

    /// Looks at what came of it.
    pub(super) fn after(&mut self, events: &[Event]) {
        let mut first = true;
        for event in events {
            let Event::Rolled { figure, thrown, limit, .. } = event else { continue };
            self.rolled(thrown);
            if std::mem::take(&mut first) {
                let wrong = self.as_foretold(*figure, thrown, limit.as_ref());
                self.note(wrong.into_iter().collect());
            }
        }
    }

    /// Looks at a battle that is over.
    pub(super) fn end(&mut self, battle: &Battle) {
        self.note(broken_position(battle));
    }

    fn note(&mut self, wrong: Vec<String>) {
        if !wrong.is_empty() && self.checks.wrong.is_empty() {
            self.checks.wrong.push(format!("{}\nafter:\n{}", wrong.join("\n"), self.script));
        }
    }

    fn rolled(&mut self, thrown: &Thrown) {
        let spread = thrown.roll.spread();
        let mean = spread.mean();
        let all = spread.all() as f64;
        let square = |(total, count): (i32, u64)| (f64::from(total) - mean).powi(2) * count as f64;
        let variance = spread.iter().map(square).sum::<f64>() / all;
        if !(spread.least()..=spread.greatest()).contains(&thrown.total) {
            let what = format!("{} came to {}, which it cannot", thrown.roll.label, thrown.total);
            self.note(vec![what]);
        }
        if variance > 0.0 {
            self.checks.rolls += 1;
            self.checks.above += (f64::from(thrown.total) - mean) / variance.sqrt();
        }
    }

    /// The first roll after a choice, if it is of the one who chose and of the name that was
    /// foretold, is the one that
    /// was foretold: the same dice, the same parts, against the same value.
    fn as_foretold(
        &mut self,
        figure: Option<FigureId>,
        thrown: &Thrown,
        limit: Option<&Limit>,
    ) -> Option<String> {
        let (by, roll, against) = self.foretold.take()?;
        if figure != Some(by) || roll.label != thrown.roll.label {
            return None;
        }
        self.checks.foretold += 1;
        let same = roll == thrown.roll && (limit.is_none() || limit == against.as_ref());
        (!same).then(|| {
            format!(
                "foretold was {roll:?} against {against:?}; thrown {:?} against {limit:?}",
                thrown.roll
            )
        })
    }
}

fn foretold(table: Table, choice: &Choice) -> Option<(FigureId, Roll, Option<Limit>)> {
    let by = table.decision()?.figure;
    match table.book().forecast(table.world(), choice).rolls.into_iter().next()? {
        RollForecast::Contest { contest, .. } => {
            Some((by, contest.roll.clone(), contest.limit().cloned()))
        }
        RollForecast::Table { roll, .. } => Some((by, roll, None)),
    }
}
