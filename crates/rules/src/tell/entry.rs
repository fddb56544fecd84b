//! The log as it is read: an entry for what happened, its lines on demand.

use super::{Line, Share, Sum, Tone};
use crate::figure::FigureId;

/// A part of the one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// How it weighs.
    pub tone: Tone,
    /// What stands between it and the piece before, then its words.
    pub text: String,
    /// The line it comes from, by its number in the log.
    pub line: usize,
}

/// What happened, in one line, and the lines it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The one line, piece by piece; put together they are its words.
    pub pieces: Vec<Piece>,
    /// Of whom it speaks.
    pub figure: Option<FigureId>,
    /// The id of the rule behind it, empty where none is worth naming.
    pub rule: &'static str,
    /// The lines it is made of, by their numbers in the log. The first names the entry.
    pub lines: Vec<usize>,
    /// Of whom its last piece speaks.
    last: Option<FigureId>,
}

impl Entry {
    fn of(number: usize, line: &Line) -> Entry {
        Entry {
            pieces: vec![Piece { tone: line.tone, text: line.text.clone(), line: number }],
            figure: line.figure,
            rule: line.rule,
            lines: vec![number],
            last: line.figure,
        }
    }

    /// Its number: that of its first line.
    pub fn number(&self) -> usize {
        self.lines.first().copied().unwrap_or_default()
    }

    /// How it weighs.
    pub fn tone(&self) -> Tone {
        self.pieces.first().map_or(Tone::Aside, |piece| piece.tone)
    }

    /// The one line.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// How the one line goes on in lines from a number on; `None` when they add nothing to it.
    pub fn text_from(&self, number: usize) -> Option<String> {
        let later = self.pieces.iter().filter(|piece| piece.line >= number);
        let text: String = later.map(|piece| piece.text.as_str()).collect();
        let text = text.trim_start_matches([';', ':', ',', ' ']).to_owned();
        Some(text).filter(|text| !text.is_empty())
    }

    /// Whether there is more to see than the one line.
    pub fn folds(&self) -> bool {
        self.lines.len() > 1
    }

    /// What all its rolls are made up of.
    pub fn sums<'l>(&self, lines: &'l [Line]) -> Vec<&'l Sum> {
        let lines = self.lines.iter().filter_map(|number| lines.get(*number));
        lines.flat_map(|line| &line.sums).collect()
    }

    fn take(&mut self, number: usize, line: &Line) {
        self.lines.push(number);
        match &line.share {
            Share::Adds(words) => self.add(number, words, line),
            Share::Instead => {
                let (tone, text) = (line.tone, line.text.clone());
                self.pieces = vec![Piece { tone, text, line: number }];
                self.last = line.figure;
            }
            _ => {}
        }
    }

    /// One more piece, with the name where it speaks of another than the piece before.
    fn add(&mut self, number: usize, words: &str, line: &Line) {
        let result = self.pieces.last().and_then(|piece| piece.text.split(" → ").nth(1));
        if line.tone == Tone::Harm && result.is_some_and(|result| words.ends_with(result)) {
            // The roll said it.
            return;
        }
        let same = line.figure == self.last;
        let between = match (self.pieces.len(), line.tone) {
            (1, Tone::Dice) if same => ": ",
            (_, Tone::Dice) => "; ",
            _ if same => ", ",
            _ => "; ",
        };
        let words = if same { words } else { &line.text };
        self.pieces.push(Piece {
            tone: line.tone,
            text: format!("{between}{words}"),
            line: number,
        });
        self.last = line.figure;
    }
}

/// Folds the lines of a log, from the one with a number on.
pub fn entries(lines: &[Line], from: usize) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut growing = None;
    for (number, line) in lines.iter().enumerate().skip(from) {
        match (&line.share, growing) {
            (Share::Apart, _) => entries.push(Entry::of(number, line)),
            (Share::Opens, _) | (_, None) => {
                growing = Some(entries.len());
                entries.push(Entry::of(number, line));
            }
            (_, Some(at)) => entries[at].take(number, line),
        }
    }
    entries
}
