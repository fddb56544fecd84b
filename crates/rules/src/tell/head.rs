//! What the folded log says of an entry: a line for each result.

use super::Tone;
use crate::figure::FigureId;

/// A part of a line of the folded log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// How it weighs.
    pub tone: Tone,
    /// What stands between it and the piece before, then its words.
    pub text: String,
}

/// A line of the folded log: what came of it first, then what that did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// How it weighs.
    pub tone: Tone,
    /// Whose deed it is.
    pub figure: Option<FigureId>,
    /// At whom it is done.
    pub target: Option<FigureId>,
    /// The words.
    main: String,
    /// How it came out as it did: ": parried".
    how: String,
    /// How the rolls fell while no more is known, each with what it was for.
    odds: Vec<(String, String)>,
    /// Whose number is what, where several roll for the same.
    counts: Vec<(String, String)>,
    /// What it did.
    results: Vec<Consequence>,
    pub(super) state: State,
}

/// How far a deed has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It was announced.
    Begun,
    /// It was announced as the answer to another, without a blow.
    Answer,
    /// It came out.
    Done,
}

/// What a deed did to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Consequence {
    pub(super) figure: Option<FigureId>,
    pub(super) tone: Tone,
    /// With the name of the figure.
    pub(super) named: String,
    /// Without it.
    pub(super) bare: String,
    /// Whether it says what the figure does or suffers ("is pushed to B2"), and not only what it
    /// has ("wound of 6").
    pub(super) clause: bool,
}

impl Head {
    pub(super) fn new(
        tone: Tone,
        figure: Option<FigureId>,
        target: Option<FigureId>,
        main: String,
    ) -> Head {
        Head {
            tone,
            figure,
            target,
            main,
            how: String::new(),
            odds: Vec::new(),
            counts: Vec::new(),
            results: Vec::new(),
            state: State::Begun,
        }
    }

    /// The same with how it came out.
    pub(super) fn done(self, how: String) -> Head {
        Head { how, state: State::Done, ..self }
    }

    /// Its words are others now.
    pub(super) fn say(&mut self, main: String) {
        self.main = main;
    }

    /// A roll fell for it, in the place of one for the same before.
    pub(super) fn roll(&mut self, what: String, words: String) {
        self.odds.retain(|(known, _)| *known != what);
        self.odds.push((what, words));
    }

    /// Whether it came out and was not turned aside.
    pub(super) fn landed(&self) -> bool {
        self.state == State::Done && !self.how.starts_with(": ")
    }

    /// A number somebody rolled; where everyone rolls again, only the last numbers count.
    pub(super) fn count(&mut self, whose: String, number: String) {
        if self.counts.iter().any(|(known, _)| *known == whose) {
            self.counts.clear();
        }
        self.counts.push((whose, number));
    }

    /// It did something to somebody.
    pub(super) fn did(&mut self, result: Consequence) {
        self.results.push(result);
    }

    /// Whether a figure has to do with it.
    pub(super) fn has(&self, figure: FigureId) -> bool {
        self.figure == Some(figure) || self.target == Some(figure)
    }

    /// What stands in the line, piece by piece; put together they are its words.
    pub fn pieces(&self) -> Vec<Piece> {
        let piece = |tone, text: String| Piece { tone, text };
        let mut pieces = vec![piece(self.tone, self.main.clone())];
        let numbers: Vec<String> =
            self.counts.iter().map(|(whose, number)| format!("{whose} {number}")).collect();
        if !numbers.is_empty() {
            pieces.push(piece(Tone::Deed, format!(": {}", numbers.join(", "))));
        }
        let reason = self.how.strip_prefix(": ");
        // Why it came out so stands before what it did: that may be followed by what others did.
        match reason {
            Some(reason) if self.results.is_empty() => {
                pieces.push(piece(self.tone, format!(": {reason}")));
            }
            Some(reason) => pieces.push(piece(Tone::Aside, format!(" ({reason})"))),
            None if self.how.is_empty() => {}
            None => pieces.push(piece(self.tone, self.how.clone())),
        }
        self.consequences(&mut pieces);
        if self.results.is_empty() && !self.odds.is_empty() {
            // One colon in a line is enough.
            let sign = if self.main.contains(": ") { "," } else { ":" };
            let odds: Vec<&str> = self.odds.iter().map(|(_, words)| words.as_str()).collect();
            pieces.push(piece(Tone::Dice, format!("{sign} {}", odds.join(", "))));
        }
        pieces
    }

    /// A wound of the target of a blow need not name it, nor what the one who acts does. What
    /// another does or suffers needs its name, or it would read as if the one who acts did it.
    fn consequences(&self, pieces: &mut Vec<Piece>) {
        let done = self.state == State::Done;
        let known = if done { self.target } else { self.figure };
        let mut last: Option<(Option<FigureId>, bool)> = None;
        for result in &self.results {
            let own = result.figure.is_some() && result.figure == known;
            let clause = result.clause;
            let (text, subject) = match last {
                None if own && !(done && clause) && !self.main.contains(": ") => {
                    (format!(": {}", result.bare), !done)
                }
                Some((last, subject)) if last == result.figure && (subject || !clause) => {
                    (format!(", {}", result.bare), subject)
                }
                _ => (format!("; {}", result.named), clause),
            };
            pieces.push(Piece { tone: result.tone, text });
            last = Some((result.figure, subject));
        }
    }

    /// The words of the line.
    pub fn text(&self) -> String {
        self.pieces().iter().map(|piece| piece.text.as_str()).collect()
    }
}
