//! Reading a file of named lines, with errors that name the line.

use std::hash::Hasher;

use riposte_rules::battle::StateHasher;
use riposte_rules::data::{BOM, DataError, shown};
use riposte_words::{phrase, say};

/// A number that stands for a text; the same on every machine.
pub fn digest(text: &str) -> u64 {
    let mut hasher = StateHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// A number as it is written in files.
pub(crate) fn hex_number(number: u64) -> String {
    format!("{number:016x}")
}

/// Closes a text with the check of everything before it.
pub(crate) fn seal(mut text: String) -> String {
    let check = hex_number(digest(&text));
    text += &format!("check: {check}\n");
    text
}

/// A text closed anew with the check that fits it. There is no secret in the check: it finds
/// what was cut off or changed by chance, and nothing that somebody means to forge.
pub fn sealed(text: &str) -> String {
    seal(text.rfind("check: ").map_or(text, |at| &text[..at]).to_owned())
}

/// The first form of saves and replays, and the one that is written now. Both are read.
pub(crate) const FIRST: u32 = 1;
/// See [`FIRST`].
pub(crate) const NEWEST: u32 = 2;

/// A text as it was written, whatever an editor or the post made of it: without a byte-order
/// mark, with plain line ends, and with one after its last line.
pub(crate) fn as_written(text: &str) -> String {
    let text = text.strip_prefix(BOM).unwrap_or(text);
    let mut plain = text.replace("\r\n", "\n");
    plain.truncate(plain.trim_end().len());
    plain.push('\n');
    plain
}

/// The lines of a file whose heading and check are right.
pub(crate) struct Lines<'a> {
    file: &'a str,
    form: u32,
    lines: Vec<&'a str>,
    next: usize,
}

impl<'a> Lines<'a> {
    /// Checks the heading, `riposte <kind> <form>`, and the seal.
    pub(crate) fn open(file: &'a str, text: &'a str, kind: &str) -> Result<Lines<'a>, DataError> {
        let heading = text.lines().next().unwrap_or_default();
        let first = |what: String| {
            DataError::new(file, what).at(Some(1)).expecting(format!("riposte {kind} {NEWEST}"))
        };
        let number = heading.strip_prefix(&format!("riposte {kind} "));
        let Some(number) = number.and_then(|number| number.parse::<u32>().ok()) else {
            let heading: String = heading.chars().take(60).collect();
            return Err(first(say!("\"{heading}\" is not the heading of a {kind}", heading, kind)));
        };
        let age = match number {
            FIRST..=NEWEST => None,
            number if number > NEWEST => Some(("newer", "a newer version of the game")),
            _ => Some(("older", "the version of the game that wrote it")),
        };
        if let Some((age, with)) = age {
            let what = say!(
                "the {kind} is of version {number}, {age} than is read here",
                kind,
                number,
                age
            );
            let expected = say!(
                "{with}, or riposte {kind} {first} to {newest}",
                with = phrase(with),
                kind,
                first = FIRST,
                newest = NEWEST
            );
            return Err(first(what).expecting(expected));
        }
        let body = body(file, text)?;
        Ok(Lines { file, form: number, lines: body.lines().collect(), next: 1 })
    }

    /// The form in which the text is written.
    pub(crate) fn form(&self) -> u32 {
        self.form
    }

    /// Whether there is no more of something than any battle has; `what` is wrong when there is, a
    /// phrase in which `{count}` stands for how much.
    pub(crate) fn within(&self, count: usize, most: usize, what: &str) -> Result<(), DataError> {
        match count > most {
            true => Err(self
                .error(phrase(what).replace("{count}", &count.to_string()))
                .expecting(say!("{most} at most", most))),
            false => Ok(()),
        }
    }

    /// The value of the next line, which must have a name.
    pub(crate) fn named(&mut self, name: &str) -> Result<&'a str, DataError> {
        let line = self.any()?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(':'));
        let value = value.map(str::trim);
        value.ok_or_else(|| self.error(say!("the line \"{name}\" is missing", name)))
    }

    /// The next line.
    pub(crate) fn any(&mut self) -> Result<&'a str, DataError> {
        let line = self.lines.get(self.next).copied();
        self.next += 1;
        line.ok_or_else(|| self.error("the file ends too early"))
    }

    /// How many lines are left.
    pub(crate) fn left(&self) -> usize {
        self.lines.len().saturating_sub(self.next)
    }

    /// A number in a named line.
    pub(crate) fn count(&mut self, name: &str) -> Result<usize, DataError> {
        let value = self.named(name)?;
        value.parse().map_err(|_| self.wrong(value, "a whole number"))
    }

    /// A hash in a named line.
    pub(crate) fn hash(&mut self, name: &str) -> Result<u64, DataError> {
        let value = self.named(name)?;
        self.read_hash(value)
    }

    /// A hash.
    pub(crate) fn read_hash(&self, value: &str) -> Result<u64, DataError> {
        let number = (value.len() == 16).then(|| u64::from_str_radix(value, 16).ok()).flatten();
        number.ok_or_else(|| self.wrong(value, "16 digits of 0-9 and a-f"))
    }

    /// An error about a value in the line just read.
    pub(crate) fn wrong(&self, value: &str, expected: &str) -> DataError {
        self.error(say!("\"{value}\" is wrong", value = shown(value, 60))).expecting(expected)
    }

    /// An error in the line just read.
    pub(crate) fn error(&self, what: impl Into<String>) -> DataError {
        DataError::new(self.file, what).at(Some(self.next.max(1)))
    }
}

/// The text before the check, if the check holds.
fn body<'a>(file: &str, text: &'a str) -> Result<&'a str, DataError> {
    let count = text.lines().count();
    let cut = || {
        let error = DataError::new(file, "the file is cut off").at(Some(count));
        error.expecting("a last line \"check: ...\"")
    };
    let whole = text.strip_suffix('\n').ok_or_else(cut)?;
    let start = whole.rfind('\n').map_or(0, |at| at + 1);
    let check = whole[start..].strip_prefix("check: ").ok_or_else(cut)?;
    let body = &text[..start];
    if check == hex_number(digest(body)) {
        return Ok(body);
    }
    let error = DataError::new(file, "the check does not fit the text: the file was edited");
    Err(error.at(Some(count)))
}
