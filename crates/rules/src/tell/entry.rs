//! The log as it is read: an entry for what happened, its lines on demand.

use super::head::{Consequence, Head, State};
use super::{Line, Share, Sum, Tone};
use crate::figure::FigureId;

/// What happened: a line for each result, and the lines of the log it is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The results, a line each; none where nothing is told but why somebody is about to do
    /// something.
    pub heads: Vec<Head>,
    /// The id of the rule behind it, empty where none is worth naming.
    pub rule: &'static str,
    /// The lines it is made of, by their numbers in the log. The first names the entry.
    pub lines: Vec<usize>,
    /// The number of the line that last made it what it is: the next heading, where nothing came under
    /// this one.
    pub changed: usize,
}

impl Entry {
    fn of(before: &mut Vec<usize>, number: usize, line: &Line) -> Entry {
        let mut lines = std::mem::take(before);
        lines.push(number);
        let target = line.figures.get(1).copied();
        let mut head = Head::new(line.tone, line.figure, target, line.text.clone());
        match &line.share {
            Share::Counts { what, whose, number, .. } => {
                head = Head::new(line.tone, line.figure, None, what.clone());
                head.count(whose.clone(), number.clone());
            }
            Share::Settles { words, how } => {
                head.say(words.clone());
                head = head.done(how.clone());
            }
            _ => {}
        }
        Entry { heads: vec![head], rule: line.rule, lines, changed: number }
    }

    /// Its number: that of its first line.
    pub fn number(&self) -> usize {
        self.lines.first().copied().unwrap_or_default()
    }

    /// How it weighs.
    pub fn tone(&self) -> Tone {
        self.heads.first().map_or(Tone::Aside, |head| head.tone)
    }

    /// Of whom it speaks first.
    pub fn figure(&self) -> Option<FigureId> {
        self.heads.first().and_then(|head| head.figure)
    }

    /// All results in one line.
    pub fn text(&self) -> String {
        let heads: Vec<String> = self.heads.iter().map(Head::text).collect();
        heads.join("; ")
    }

    /// Whether there is more to see than its results.
    pub fn folds(&self) -> bool {
        self.lines.len() > 1
    }

    /// Its lines as they are read: what happened, then why it was done. What was announced in the very
    /// words of what came of it (a walk of one step) is said once.
    pub fn parts<'l>(&self, lines: &'l [Line]) -> Vec<&'l Line> {
        let all = self.lines.iter().filter_map(|number| lines.get(*number));
        let (why, mut what): (Vec<&Line>, Vec<&Line>) =
            all.partition(|line| line.tone == Tone::Reason);
        what.dedup_by(|next, before| {
            next.text == before.text && !matches!(next.tone, Tone::Dice | Tone::Harm)
        });
        what.into_iter().chain(why).collect()
    }

    /// What all its rolls are made up of.
    pub fn sums<'l>(&self, lines: &'l [Line]) -> Vec<&'l Sum> {
        let lines = self.lines.iter().filter_map(|number| lines.get(*number));
        lines.flat_map(|line| &line.sums).collect()
    }

    /// Whether a figure has a part in it.
    pub fn is_about(&self, lines: &[Line], figure: FigureId) -> bool {
        let mut lines = self.lines.iter().filter_map(|number| lines.get(*number));
        lines.any(|line| line.figures.contains(&figure))
    }

    fn take(&mut self, before: &mut Vec<usize>, number: usize, line: &Line) {
        self.lines.append(before);
        self.lines.push(number);
        self.changed = number;
        match &line.share {
            Share::Answers => {
                let target = line.figures.get(1).copied();
                let mut head = Head::new(line.tone, line.figure, target, line.text.clone());
                head.state = if target.is_some() { State::Begun } else { State::Answer };
                self.heads.push(head);
            }
            Share::Settles { words, how } => self.settle(line, words, how),
            Share::Adds(words) => self.add(line, words, true),
            Share::Has(words) => self.add(line, words, false),
            Share::Odds { what, words, after } => {
                if let Some(head) = self.thrown_for(line.figure, *after) {
                    head.roll(what.clone(), words.clone());
                }
            }
            Share::Counts { whose, number, .. } => {
                if let Some(head) = self.heads.last_mut() {
                    head.count(whose.clone(), number.clone());
                }
            }
            Share::Instead => {
                if let Some(head) = self.heads.last_mut() {
                    head.say(line.text.clone());
                }
            }
            Share::Opens | Share::Heads(_) | Share::Folded | Share::Apart | Share::Ahead => {}
        }
    }

    /// The result that dice of a figure belong to: what it does itself and has yet to come out; `after`
    /// that the last blow that hit, where only one of the two has struck the other.
    fn thrown_for(&mut self, figure: Option<FigureId>, after: bool) -> Option<&mut Head> {
        let open = |head: &Head| head.figure == figure && head.state != State::Done;
        let at = self.heads.iter().rposition(open).or_else(|| {
            let concerns = |head: &Head| figure.is_some_and(|figure| head.has(figure));
            let landed = |head: &Head| head.landed() && concerns(head);
            let last = self.heads.iter().rposition(landed)?;
            let by = self.heads[last].figure;
            let one = self.heads.iter().filter(|head| landed(head)).all(|head| head.figure == by);
            (after && one).then_some(last)
        });
        self.heads.get_mut(at?)
    }

    /// A deed came out: that takes the place of the words that announced it, and of those of the
    /// answer that met it.
    fn settle(&mut self, line: &Line, words: &str, how: &str) {
        let begun = |head: &Head| head.state == State::Begun && head.figure == line.figure;
        if let Some(at) = self.heads.iter().rposition(begun) {
            self.heads.remove(at);
        }
        let target = line.figures.get(1).copied();
        let answer = |head: &Head| head.state == State::Answer && head.figure == target;
        let answered = self.heads.iter().rposition(answer).map(|at| self.heads.remove(at));
        let how = match answered.filter(|_| how.is_empty()) {
            Some(answer) => format!(" ({})", answer.text()),
            None => how.to_owned(),
        };
        let head = Head::new(line.tone, line.figure, target, words.to_owned());
        self.heads.push(head.done(how));
    }

    /// The next heading has come: where this is the phase of a figure, nothing was done in it.
    fn pass_over(&mut self, lines: &[Line], next: usize) {
        let last = self.lines.last().and_then(|number| lines.get(*number));
        if let Some(Line { share: Share::Heads(idle), figure, .. }) = last {
            self.heads = vec![Head::new(Tone::Aside, *figure, None, idle.clone())];
            self.changed = next;
        }
    }

    /// Something came of it.
    fn add(&mut self, line: &Line, words: &str, clause: bool) {
        let suffers = |head: &Head| {
            line.tone == Tone::Harm && head.state == State::Done && head.target == line.figure
        };
        let concerns = |head: &Head| line.figure.is_some_and(|figure| head.has(figure));
        let at = self.heads.iter().rposition(suffers);
        let at = at.or_else(|| self.heads.iter().rposition(concerns));
        let at = at.or(self.heads.len().checked_sub(1));
        if let Some(head) = at.and_then(|at| self.heads.get_mut(at)) {
            let (named, bare) = (line.text.clone(), words.to_owned());
            head.did(Consequence { figure: line.figure, tone: line.tone, named, bare, clause });
        }
    }
}

/// Folds the lines of a log, from the one with a number on.
pub fn entries(lines: &[Line], from: usize) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut growing: Option<usize> = None;
    let mut ahead = Vec::new();
    for (number, line) in lines.iter().enumerate().skip(from) {
        if line.tone.heads()
            && let Some(last) = entries.last_mut()
        {
            last.pass_over(lines, number);
        }
        match growing {
            _ if line.share == Share::Apart => {
                entries.push(Entry::of(&mut Vec::new(), number, line));
            }
            _ if line.share == Share::Ahead => ahead.push(number),
            Some(at) if !line.share.opens() => entries[at].take(&mut ahead, number, line),
            _ => {
                growing = Some(entries.len());
                entries.push(Entry::of(&mut ahead, number, line));
            }
        }
    }
    if !ahead.is_empty() {
        entries.push(Entry { lines: ahead, ..Entry::default() });
    }
    entries
}

/// The entries without the headings of turns and phases under which nothing is told.
pub fn under_headings<'e>(entries: impl IntoIterator<Item = &'e Entry>) -> Vec<&'e Entry> {
    let mut told: Vec<&Entry> = Vec::new();
    for entry in entries {
        give_way(&mut told, rank(entry));
        told.push(entry);
    }
    give_way(&mut told, u8::MAX);
    told
}

/// Takes the last headings away, as far as they stand no higher than what comes next.
fn give_way(told: &mut Vec<&Entry>, next: u8) {
    while told.last().is_some_and(|last| (1..=next).contains(&rank(last))) {
        told.pop();
    }
}

/// How high a heading stands; 0 for what is none.
fn rank(entry: &Entry) -> u8 {
    match entry.tone() {
        Tone::Turn => 2,
        Tone::Phase => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(tone: Tone, text: &str, share: Share) -> Line {
        Line { share, ..Line::apart(tone, None, text.to_owned()) }
    }

    #[test]
    fn a_heading_stands_only_over_something() {
        let told = |tones: &[Tone]| {
            let lines: Vec<Line> = tones.iter().map(|tone| line(*tone, "", Share::Opens)).collect();
            let entries = entries(&lines, 0);
            under_headings(&entries).into_iter().map(Entry::tone).collect::<Vec<_>>()
        };
        let (turn, phase, deed, end) = (Tone::Turn, Tone::Phase, Tone::Deed, Tone::End);
        assert_eq!(told(&[turn, phase, phase, deed, phase]), [turn, phase, deed]);
        assert_eq!(told(&[turn, phase, turn, deed, turn, phase]), [turn, deed]);
        assert_eq!(told(&[turn, deed, phase, turn, phase, end]), [turn, deed, turn, phase, end]);
        assert!(told(&[turn, phase]).is_empty());
    }

    #[test]
    fn who_does_nothing_in_its_phase_is_told_of_when_the_next_has_come() {
        let phase = |idle: &str| line(Tone::Phase, "phase", Share::Heads(idle.to_owned()));
        let mut lines = vec![line(Tone::Turn, "turn", Share::Opens), phase("Ada does nothing now")];
        let told = |lines: &[Line]| {
            let entries = entries(lines, 0);
            under_headings(&entries).into_iter().map(Entry::text).collect::<Vec<_>>()
        };
        assert!(told(&lines).is_empty(), "it may still do something");
        lines.push(phase("Ulf does nothing now"));
        assert_eq!(told(&lines), ["turn", "Ada does nothing now"]);
        assert_eq!(entries(&lines, 0)[1].changed, 2);
        lines.push(line(Tone::Deed, "Ulf strikes", Share::Opens));
        lines.push(line(Tone::Turn, "turn", Share::Opens));
        assert_eq!(told(&lines), ["turn", "Ada does nothing now", "phase", "Ulf strikes"]);
    }

    #[test]
    fn a_walk_of_one_step_is_not_told_twice() {
        let lines = [
            line(Tone::Deed, "goes to G1", Share::Opens),
            line(Tone::Aside, "goes to G1", Share::Folded),
            line(Tone::Dice, "damage, rolled 3", Share::Folded),
            line(Tone::Dice, "damage, rolled 3", Share::Folded),
        ];
        let entries = entries(&lines, 0);
        let [entry] = entries.as_slice() else { panic!("{entries:?}") };
        let parts: Vec<&str> = entry.parts(&lines).iter().map(|it| it.text.as_str()).collect();
        assert_eq!(parts, ["goes to G1", "damage, rolled 3", "damage, rolled 3"]);
    }

    #[test]
    fn why_it_was_done_stands_after_what_happened() {
        let lines = [
            line(Tone::Reason, "why", Share::Ahead),
            line(Tone::Deed, "strikes", Share::Opens),
            line(Tone::Reason, "why the answer", Share::Folded),
            line(Tone::Dice, "dice", Share::Folded),
        ];
        let entries = entries(&lines, 0);
        let [entry] = entries.as_slice() else { panic!("{entries:?}") };
        let parts: Vec<&str> = entry.parts(&lines).iter().map(|it| it.text.as_str()).collect();
        assert_eq!(parts, ["strikes", "dice", "why", "why the answer"]);
    }
}
