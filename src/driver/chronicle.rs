//! What has happened in the battle: the lines of the log and the tally of each figure.

use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Weight};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell::{Line, Tone, line};

/// The deeds of one figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Blows struck.
    pub blows: u32,
    /// Blows that hit.
    pub hits: u32,
    /// Blows struck at it.
    pub faced: u32,
    /// Of those, the ones that did not hit.
    pub turned: u32,
    /// Wounds given.
    pub given: u32,
    /// Wounds taken.
    pub taken: u32,
    /// Whom it put out of the fight.
    pub felled: u32,
    /// How it left the fight.
    pub fate: Life,
}

/// Everything told since the battle began.
#[derive(Resource, Clone, Debug, Default)]
pub struct Chronicle {
    /// The log, a line for each event; the steps of one walk are one line.
    pub lines: Vec<Line>,
    /// The deeds of each figure, by number.
    pub tallies: Vec<Tally>,
    last_wound: Vec<Option<FigureId>>,
}

/// A moment of the chronicle to go back to.
#[derive(Clone, Debug)]
pub struct Bookmark {
    lines: usize,
    tallies: Vec<Tally>,
    last_wound: Vec<Option<FigureId>>,
}

impl Chronicle {
    /// Writes events down.
    pub fn record(&mut self, table: Table, events: &[Event]) {
        let count = table.figures().count();
        self.tallies.resize(count, Tally::default());
        self.last_wound.resize(count, None);
        let mut before: Option<&Event> = None;
        for event in events {
            // Of a walk the log keeps where it led.
            if before.is_some_and(|before| goes_on(before, event)) {
                self.lines.pop();
            }
            before = Some(event);
            self.lines.push(line(table, event));
            self.count(event);
        }
    }

    /// Writes down why a computer player does what it does. Small questions, and doing
    /// nothing, are passed over.
    pub fn explain(&mut self, table: Table, choice: &Choice, reasons: &[String]) {
        let Some(decision) = table.decision() else { return };
        let weight = table.book().questions()[decision.question.0 as usize].weight;
        if !matches!(weight, Weight::Act | Weight::React) || *choice == decision.decline {
            return;
        }
        let figure = decision.figure;
        let text = format!("{}: {}", table.name(figure), reasons.join(", "));
        let sums = Vec::new();
        self.lines.push(Line { tone: Tone::Aside, figure: Some(figure), text, rule: "", sums });
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::Blow { attacker, target, hit, .. } => {
                let striker = &mut self.tallies[attacker.index()];
                striker.blows += 1;
                striker.hits += u32::from(*hit);
                let struck = &mut self.tallies[target.index()];
                struck.faced += 1;
                struck.turned += u32::from(!*hit);
            }
            Event::Wounded { figure, by, .. } => {
                self.tallies[figure.index()].taken += 1;
                self.last_wound[figure.index()] = *by;
                if let Some(by) = by {
                    self.tallies[by.index()].given += 1;
                }
            }
            Event::Arrived { figure, .. } => {
                self.tallies[figure.index()].fate = Life::Active;
                self.last_wound[figure.index()] = None;
            }
            Event::Revived { figure, .. } => {
                self.tallies[figure.index()].fate = Life::Active;
            }
            Event::Out { figure, life } => {
                self.tallies[figure.index()].fate = *life;
                if let Some(by) = self.last_wound[figure.index()] {
                    self.tallies[by.index()].felled += 1;
                }
            }
            _ => {}
        }
    }

    /// The present moment.
    pub fn mark(&self) -> Bookmark {
        Bookmark {
            lines: self.lines.len(),
            tallies: self.tallies.clone(),
            last_wound: self.last_wound.clone(),
        }
    }

    /// Forgets what came after a moment.
    pub fn go_back(&mut self, mark: Bookmark) {
        self.lines.truncate(mark.lines);
        self.tallies = mark.tallies;
        self.last_wound = mark.last_wound;
    }
}

/// Whether an event is the next step of the walk that another is a step of.
fn goes_on(before: &Event, event: &Event) -> bool {
    let step = |event: &Event| match event {
        Event::Moved { figure, forced: false, .. } => Some(*figure),
        _ => None,
    };
    step(before).is_some() && step(before) == step(event)
}
