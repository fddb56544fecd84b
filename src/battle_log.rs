//! What has happened in the battle: the lines of the log and the tally of each figure.

use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, PromptKind};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell::{Entry, Line, Share, Teller, Tone, entries};
use riposte_words::text;

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
pub struct BattleLog {
    /// The log, a line for each event; [`BattleLog::entries`] folds them.
    pub lines: Vec<Line>,
    /// The deeds of each figure, by number.
    pub tallies: Vec<Tally>,
    last_wound: Vec<Option<FigureId>>,
    teller: Teller,
}

/// A moment of the log to go back to.
#[derive(Clone, Debug)]
pub struct Bookmark {
    lines: usize,
    tallies: Vec<Tally>,
    last_wound: Vec<Option<FigureId>>,
    teller: Teller,
}

impl BattleLog {
    /// Writes events down.
    pub fn record(&mut self, table: Table, events: &[Event]) {
        let count = table.figures().count();
        self.tallies.resize(count, Tally::default());
        self.last_wound.resize(count, None);
        for event in events {
            self.lines.push(self.teller.tell(table, event));
            self.count(event);
        }
    }

    /// The last things that happened, one line each, of so many lines as have been shown; `most`
    /// lines of the log or a few more.
    pub fn entries(&self, shown: usize, most: usize) -> Vec<Entry> {
        let shown = &self.lines[..shown.min(self.lines.len())];
        let late = shown.len().saturating_sub(most);
        let from = shown[..late].iter().rposition(|line| line.share.opens()).unwrap_or_default();
        // Why somebody did it stands before what it did.
        let ahead = |line: &&Line| line.share == Share::Ahead;
        let from = from - shown[..from].iter().rev().take_while(ahead).count();
        entries(shown, from)
    }

    /// Writes down why a computer player does what it does. Small questions, and doing
    /// nothing, are passed over.
    pub fn explain(&mut self, table: Table, choice: &Choice, reasons: &[String]) {
        let Some(decision) = table.decision() else { return };
        let weight = table.book().questions()[decision.question.0 as usize].weight;
        let small = !matches!(weight, PromptKind::Act | PromptKind::React);
        if small || *choice == decision.decline || reasons.is_empty() {
            return;
        }
        let figure = decision.figure;
        let text = text!("log-why", name = table.name(figure), reasons = reasons.join(", "));
        let line = Line::apart(Tone::Aside, Some(figure), text);
        self.lines.push(self.teller.aside(line));
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
            teller: self.teller.clone(),
        }
    }

    /// Forgets what came after a moment.
    pub fn go_back(&mut self, mark: Bookmark) {
        self.lines.truncate(mark.lines);
        self.tallies = mark.tallies;
        self.last_wound = mark.last_wound;
        self.teller = mark.teller;
    }
}
