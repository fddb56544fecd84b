//! What has happened in the battle: the lines of the log and the tally of each figure.

use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, PromptKind};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell::{Entry, Line, Share, Teller, Tone, entries};
use riposte_words::{phrase, text};

/// The deeds of one figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Blows struck.
    pub blows: u32,
    /// Blows that hit.
    pub hits: u32,
    /// Blows struck at it.
    pub faced: u32,
    /// Of those, the ones that came to nothing: they did not hit, or nothing came of the hit.
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
    /// The lines that tell no event, by number.
    notes: Vec<usize>,
    last_wound: Vec<Option<FigureId>>,
    landed: Vec<Hit>,
    teller: Teller,
}

/// A hit that nothing has come of yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hit {
    by: FigureId,
    at: FigureId,
}

/// A moment of the log to go back to.
#[derive(Clone, Debug)]
pub struct Bookmark {
    lines: usize,
    tallies: Vec<Tally>,
    last_wound: Vec<Option<FigureId>>,
    landed: Vec<Hit>,
    teller: Teller,
}

impl BattleLog {
    /// Writes events down.
    pub fn record(&mut self, table: Table, events: &[Event]) {
        self.seat(table.figures().count());
        for event in events {
            self.lines.push(self.teller.tell(table, event));
            self.count(event);
        }
    }

    /// Makes room for so many figures.
    fn seat(&mut self, count: usize) {
        self.tallies.resize(count, Tally::default());
        self.last_wound.resize(count, None);
    }

    /// Writes down a word beside what happens: no event is played for it.
    pub fn note(&mut self, line: Line) {
        self.notes.push(self.lines.len());
        self.lines.push(line);
    }

    /// How many lines can be shown while so many of the last events are still to be told. Words
    /// beside them wait as well.
    pub fn shown(&self, untold: usize) -> usize {
        let of_event = |number: &usize| self.notes.binary_search(number).is_err();
        match untold.checked_sub(1) {
            Some(before) => (0..self.lines.len()).rev().filter(of_event).nth(before).unwrap_or(0),
            None => self.lines.len(),
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
        let reasons: Vec<_> = reasons.iter().map(|reason| phrase(reason)).collect();
        let text = text!("log-why", name = table.name(figure), reasons = reasons.join(", "));
        let line = Line::apart(Tone::Reason, Some(figure), text);
        self.note(self.teller.aside(line));
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::Blow { attacker, target, hit, .. } => self.blow(*attacker, *target, *hit),
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
        self.follow_hits(event);
    }

    /// A blow has come to nothing until something comes of it: many a hit does no harm.
    fn blow(&mut self, by: FigureId, at: FigureId, hit: bool) {
        let striker = &mut self.tallies[by.index()];
        striker.blows += 1;
        striker.hits += u32::from(hit);
        let struck = &mut self.tallies[at.index()];
        struck.faced += 1;
        struck.turned += 1;
        let now = Hit { by, at };
        self.landed.retain(|before| *before != now);
        self.landed.extend(hit.then_some(now));
    }

    /// Looks in an event for what came of a hit.
    fn follow_hits(&mut self, event: &Event) {
        match event {
            Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Declared { link: Link::Action, .. } => self.landed.clear(),
            Event::Wounded { figure, by, .. } => self.came_of_hit(*figure, *by),
            Event::Condition { figure, .. }
            | Event::Out { figure, .. }
            | Event::Postured { figure, .. }
            | Event::Dropped { figure, .. }
            | Event::Moved { figure, forced: true, .. } => self.came_of_hit(*figure, None),
            Event::Bound { bond } => self.came_of_hit(bond.to, Some(bond.from)),
            _ => {}
        }
    }

    /// Something came over a figure: of the hits at it, or of those by one striker.
    fn came_of_hit(&mut self, at: FigureId, by: Option<FigureId>) {
        let hits = self.landed.len();
        self.landed.retain(|hit| hit.at != at || by.is_some_and(|by| by != hit.by));
        let came = (hits - self.landed.len()) as u32;
        let struck = &mut self.tallies[at.index()];
        struck.turned = struck.turned.saturating_sub(came);
    }

    /// The present moment.
    pub fn mark(&self) -> Bookmark {
        Bookmark {
            lines: self.lines.len(),
            tallies: self.tallies.clone(),
            last_wound: self.last_wound.clone(),
            landed: self.landed.clone(),
            teller: self.teller.clone(),
        }
    }

    /// Forgets what came after a moment.
    pub fn go_back(&mut self, mark: Bookmark) {
        self.lines.truncate(mark.lines);
        self.notes.retain(|number| *number < mark.lines);
        self.tallies = mark.tallies;
        self.last_wound = mark.last_wound;
        self.landed = mark.landed;
        self.teller = mark.teller;
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::board::Hex;
    use riposte_rules::figure::{Spot, WeaponId, Wound};

    use super::*;

    const ONE: FigureId = FigureId(0);
    const OTHER: FigureId = FigureId(1);

    fn blow(hit: bool) -> Event {
        Event::Blow { attacker: ONE, target: OTHER, hit, margin: 0, words: String::new() }
    }

    fn wounded(by: Option<FigureId>) -> Event {
        let wound = Wound { level: 1, spot: Spot(0) };
        Event::Wounded { figure: OTHER, by, wound, words: String::new() }
    }

    /// How many blows were struck at the second figure, and how many of them came to nothing.
    fn faced(events: &[Event]) -> (u32, u32) {
        let mut log = BattleLog::default();
        log.seat(3);
        events.iter().for_each(|event| log.count(event));
        let tally = &log.tallies[OTHER.index()];
        (tally.faced, tally.turned)
    }

    #[test]
    fn a_hit_that_does_no_harm_comes_to_nothing_as_a_miss_does() {
        assert_eq!(faced(&[blow(false)]), (1, 1));
        assert_eq!(faced(&[blow(true)]), (1, 1));
        assert_eq!(faced(&[blow(true), wounded(Some(ONE))]), (1, 0));
        assert_eq!(faced(&[blow(true), blow(true), wounded(Some(ONE))]), (2, 1));
        assert_eq!(faced(&[blow(true), wounded(Some(ONE)), wounded(None)]), (1, 0));
        assert_eq!(faced(&[wounded(None)]), (0, 0));
        let (figure, words) = (Some(OTHER), "is saved by its armour".into());
        assert_eq!(faced(&[blow(true), Event::Told { figure, words, rule: "" }]), (1, 1));
    }

    #[test]
    fn a_hit_that_does_something_else_has_not_come_to_nothing() {
        let dropped = Event::Dropped { figure: OTHER, weapon: WeaponId(0), hex: Hex::ZERO };
        assert_eq!(faced(&[blow(true), dropped.clone()]), (1, 0));
        assert_eq!(faced(&[blow(false), dropped]), (1, 1));
    }

    #[test]
    fn harm_by_another_or_of_a_later_turn_did_not_come_of_the_hit() {
        assert_eq!(faced(&[blow(true), wounded(Some(FigureId(2)))]), (1, 1));
        assert_eq!(faced(&[blow(true), Event::Turn { number: 2 }, wounded(None)]), (1, 1));
    }

    #[test]
    fn words_beside_what_happens_are_not_taken_for_an_event_that_is_still_to_be_told() {
        let mut log = BattleLog::default();
        let line = || Line::apart(Tone::Aside, None, String::new());
        log.lines.extend([line(), line()]);
        log.note(line());
        assert_eq!([0, 1, 2, 3].map(|untold| log.shown(untold)), [3, 1, 0, 0]);
        log.lines.push(line());
        assert_eq!([0, 1, 2, 3].map(|untold| log.shown(untold)), [4, 3, 1, 0]);
        let mark = Bookmark { lines: 2, ..log.mark() };
        log.go_back(mark);
        log.lines.push(line());
        assert_eq!(log.shown(1), 2);
    }
}
