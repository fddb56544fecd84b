//! What is handed from one player to another: a save, a replay or a scenario, as a file or as
//! a link. A link carries all of it behind its `#`, compressed, so that it needs no server.

use data_encoding::{BASE64URL_NOPAD, DecodeKind};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};
use riposte_rules::data::{BOM, DataError, Library, Scenario, Source, plain_key};
use riposte_words::{phrase, say};

use crate::{Lesson, Paper};

/// What a link begins with, and the version of its form.
const MARK: &str = "battle";
const VERSION: u32 = 1;
/// The name of a scenario stands before its text, as a comment of its own.
const NAMED: &str = "// scenario: ";
/// What a link begins with that only names a scenario of the game.
const PLAY: &str = "play-";
/// No link of ours unpacks to more, in bytes.
const MOST: usize = 4 << 20;
const EFFORT: u8 = 9;
const LINK: &str = "the link";

/// Something to be handed on.
// There is one at a time; a box would only be in the way.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// A save, a replay or a letter.
    Paper(Paper),
    /// A scenario, or a lesson, which holds one: its key, and its text.
    Scenario {
        /// The key.
        key: String,
        /// The text of its file.
        text: String,
    },
}

impl From<Paper> for Shared {
    fn from(paper: Paper) -> Shared {
        Shared::Paper(paper)
    }
}

impl Shared {
    /// A scenario to be handed on.
    pub fn scenario(scenario: &Scenario) -> Shared {
        Shared::Scenario { key: scenario.key.clone(), text: scenario.source.text.clone() }
    }

    /// Reads a text that came as a file with a name.
    ///
    /// # Errors
    /// When there is nothing in it or no text, or when it says that it is a save or a replay and is none.
    pub fn read(file: &str, text: &str) -> Result<Shared, DataError> {
        let text = text.trim_start_matches(BOM);
        if let Some(what) = no_text(text) {
            let expected = "a battle, a scenario or a lesson";
            return Err(DataError::new(file, what).expecting(expected));
        }
        if text.starts_with("riposte ") {
            return Paper::from_text(file, text).map(Shared::Paper);
        }
        let named = text.strip_prefix(NAMED).and_then(|rest| rest.split_once('\n'));
        let (key, text) = named.unwrap_or((stem(file), text));
        Ok(Shared::Scenario { key: plain_key(key), text: text.to_owned() })
    }

    /// Reads the part of a link behind its `#`.
    ///
    /// # Errors
    /// When it was cut off, changed, made by a newer version of the game, or never was one.
    pub fn from_link(link: &str) -> Result<Shared, DataError> {
        let bytes = decode(body(&as_copied(link))?)?;
        let text = decompress_to_vec_zlib_with_limit(&bytes, MOST).map_err(|failure| {
            DataError::new(
                phrase(LINK),
                match failure.status {
                    TINFLStatus::FailedCannotMakeProgress | TINFLStatus::NeedsMoreInput => {
                        "is cut off at its end"
                    }
                    TINFLStatus::HasMoreOutput => "holds more than any battle does",
                    _ => "was changed on its way: some of its letters are not as they were",
                },
            )
            .expecting("the link whole, as it was copied")
        })?;
        let text = String::from_utf8(text)
            .map_err(|_| DataError::new(phrase(LINK), "holds no text").expecting("a battle"))?;
        Shared::read(LINK, &text)
            .map_err(|error| DataError { file: phrase(LINK).into_owned(), ..error })
    }

    /// The part of a link behind its `#`.
    pub fn link(&self) -> String {
        let packed = compress_to_vec_zlib(self.text().as_bytes(), EFFORT);
        format!("{MARK}{VERSION}-{}", BASE64URL_NOPAD.encode(&packed))
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        match self {
            Shared::Paper(paper) => paper.to_text(),
            Shared::Scenario { key, text } => format!("{NAMED}{key}\n{text}"),
        }
    }

    /// A name for the file.
    pub fn file_name(&self) -> String {
        match self {
            Shared::Paper(Paper::Letter(letter)) => {
                format!("{}-turn-{}.riposte", letter.record.deal.scenario, letter.turn)
            }
            Shared::Paper(paper) => format!("{}.riposte", paper.record().deal.scenario),
            Shared::Scenario { key, .. } => format!("{key}.ron"),
        }
    }

    /// The lesson, if it is one; `file` is what errors call it. Its choices are not yet played:
    /// [`Lesson::check`] does that.
    ///
    /// # Errors
    /// What is wrong with its text, with the line.
    pub fn as_lesson(&self, file: &str, library: &Library) -> Result<Option<Lesson>, DataError> {
        match self {
            Shared::Scenario { key, text } if Lesson::is_in(text) => {
                Lesson::own(library, key, Source::new(file, text)).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The scenario, if it is one; `file` is what errors call it. One that is called like a
    /// scenario of the game and is another gets a name of its own.
    ///
    /// # Errors
    /// What is wrong with its text, with the line.
    pub fn as_scenario(
        &self,
        file: &str,
        library: &Library,
    ) -> Result<Option<Scenario>, DataError> {
        let Shared::Scenario { key, text } = self else { return Ok(None) };
        Scenario::read(library, &own_key(library, key, text), Source::new(file, text)).map(Some)
    }
}

/// A key for a scenario with this text: its own, but never that of a scenario of the game that
/// says something else.
pub fn own_key(library: &Library, key: &str, text: &str) -> String {
    let key = plain_key(key);
    match library.source(&format!("scenarios/{key}.ron")) {
        Ok(shipped) if shipped.text != text => {
            let short: String = key.chars().take(40).collect();
            own_key(library, &format!("{short}-own"), text)
        }
        _ => key,
    }
}

/// The key of the scenario that a link wants to be played at once, if that is what it says.
pub fn played_at_once(link: &str) -> Option<String> {
    as_copied(link).strip_prefix(PLAY).map(str::to_owned)
}

/// A link without what chats put into it and behind it: blanks and broken lines, brackets, full
/// stops.
fn as_copied(link: &str) -> String {
    let whole = link.trim().trim_start_matches('#').replace("%20", "").replace("%0A", "");
    let whole: String = whole.chars().filter(|sign| !sign.is_whitespace()).collect();
    let foreign = |sign: char| !sign.is_ascii_alphanumeric() && sign != '-' && sign != '_';
    whole.trim_matches(foreign).to_owned()
}

/// What is in a file that holds no text of any kind, as a picture does not.
fn no_text(text: &str) -> Option<&'static str> {
    // What reads bytes as text puts the second sign for those that are none.
    match text.contains(['\0', '\u{fffd}']) {
        true => Some("is no text, but perhaps a picture or a program"),
        false => text.trim().is_empty().then_some("is empty"),
    }
}

/// The name of a file without its ending.
fn stem(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// What stands behind mark and version.
fn body(link: &str) -> Result<&str, DataError> {
    let wrong = |what: &str| DataError::new(phrase(LINK), what);
    let rest = link.strip_prefix(MARK).and_then(|rest| rest.split_once('-'));
    let Some((version, body)) = rest else {
        let begins = format!("#{MARK}{VERSION}-");
        let expected = say!("a link with {begins} in it", begins);
        return Err(wrong("is none of a battle").expecting(expected));
    };
    match version.parse::<u32>() {
        Ok(VERSION) => Ok(body),
        Ok(newer) if newer > VERSION => {
            Err(wrong("was made by a newer version of the game").expecting("this one reloaded"))
        }
        _ => Err(wrong("is none of a battle").expecting(format!("#{MARK}{VERSION}-"))),
    }
}

fn decode(body: &str) -> Result<Vec<u8>, DataError> {
    BASE64URL_NOPAD.decode(body.as_bytes()).map_err(|error| {
        let at = error.position + 1;
        let what = match error.kind {
            DecodeKind::Length | DecodeKind::Trailing => "is cut off at its end".to_owned(),
            _ => say!("has a letter in it that does not belong, number {at} behind the dash", at),
        };
        DataError::new(phrase(LINK), what).expecting("the link whole, as it was copied")
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn duel() -> Shared {
        let library = riposte_shelf::library();
        let first = library.names("scenarios").next().unwrap();
        Shared::scenario(&Scenario::shipped(&library, first).unwrap())
    }

    #[test]
    fn a_link_brings_everything_back() {
        let shared = duel();
        let link = shared.link();
        assert!(link.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign)));
        assert_eq!(Shared::from_link(&link), Ok(shared.clone()));
        assert_eq!(Shared::from_link(&format!("#{link}\n")), Ok(shared));
    }

    #[test]
    fn a_link_may_name_a_scenario_to_be_played_at_once() {
        assert_eq!(played_at_once("#play-duel").as_deref(), Some("duel"));
        assert_eq!(played_at_once("#play-duel).").as_deref(), Some("duel"));
        assert_eq!(played_at_once(&format!("#{}", duel().link())), None);
    }

    #[test]
    fn a_link_opens_as_chats_mangle_it() {
        let shared = duel();
        let link = shared.link();
        let (start, end) = link.split_at(40);
        let mangled = [
            format!("#{link})."),
            format!("#{start}%20{end}"),
            format!("#{start}\n {end}\u{201d}"),
            format!("<{link}>,"),
        ];
        for mangled in mangled {
            assert_eq!(Shared::from_link(&mangled), Ok(shared.clone()), "{mangled}");
        }
    }

    #[test]
    fn a_file_brings_everything_back() {
        let shared = duel();
        assert_eq!(Shared::read(&shared.file_name(), &shared.text()), Ok(shared));
        let own = Shared::read("dir/mine.ron", "(name: \"x\")").unwrap();
        assert_eq!(own, Shared::Scenario { key: "mine".into(), text: "(name: \"x\")".into() });
    }

    #[test]
    fn a_file_that_is_none_of_ours_is_called_what_it_is() {
        let wrong = |text: &str| Shared::read("x.png", text).unwrap_err().to_string();
        for empty in ["", " \r\n"] {
            assert_eq!(wrong(empty), "x.png: is empty; expected a battle, a scenario or a lesson");
        }
        for picture in ["\u{fffd}PNG\r\n\u{1a}\n", "GIF89a\u{1}\0\u{1}"] {
            assert!(wrong(picture).starts_with("x.png: is no text, but perhaps a picture"));
        }
    }

    #[test]
    fn a_broken_link_says_what_is_wrong() {
        let link = duel().link();
        let wrong = |link: &str| Shared::from_link(link).unwrap_err().to_string();
        assert!(wrong("").contains("none of a battle"));
        assert!(wrong("section-2").contains("none of a battle"));
        assert!(wrong("battle2-AAAA").contains("newer version"));
        let strange = format!("{}!{}", &link[..8], &link[9..]);
        assert!(wrong(&strange).contains("number 1 behind"));
        for length in 20..link.len() {
            let text = wrong(&link[..length]);
            assert!(text.contains("cut off") || text.contains("changed"), "{length}: {text}");
        }
        let (start, end) = link.split_at(link.len() / 2);
        let changed =
            format!("{start}{}{}", if end.starts_with('A') { 'B' } else { 'A' }, &end[1..]);
        assert!(Shared::from_link(&changed).is_err());
    }
}
