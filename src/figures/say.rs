//! What is said above whom when an event is played.

use riposte_rules::data::Armoury;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::rulebook::Playing;
use riposte_rules::tell::given_back;
use riposte_words::{phrase, text};

/// How something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// As a matter of fact.
    #[default]
    Plain,
    /// Bad for the figure.
    Grave,
    /// Good for the figure.
    Good,
}

/// Something said above a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// Above whom.
    pub figure: FigureId,
    /// The words.
    pub words: String,
    /// A sign above them.
    pub icon: Option<String>,
    /// A number above them, to be seen first.
    pub number: Option<String>,
    /// How.
    pub tone: Tone,
    /// How long, in seconds at a pace of 1.
    pub life: f32,
}

impl Saying {
    fn new(figure: FigureId, words: impl Into<String>) -> Saying {
        let (icon, number) = (None, None);
        Saying { figure, words: words.into(), icon, number, tone: Tone::Plain, life: 1.3 }
    }

    fn toned(mut self, tone: Tone) -> Saying {
        self.tone = tone;
        self
    }
}

/// What is said when an event is played.
pub fn saying_of(event: &Event, book: Option<&Playing>, armoury: &Armoury) -> Option<Saying> {
    match event {
        Event::Declared { figure, link, choice, .. } => {
            let verb = book?.0.verbs().get(choice.verb.0 as usize)?;
            let mut saying = Saying::new(*figure, phrase(verb.name));
            saying.icon = (*link != Link::Action).then(|| verb.icon.to_owned());
            Some(saying)
        }
        Event::Blow { attacker, target, hit: false, words, .. } => Some(match wards_off(words) {
            true => Saying::new(*target, short(&phrase(words), "")).toned(Tone::Good),
            false => Saying::new(*attacker, missed(words)),
        }),
        Event::Wounded { figure, words, .. } => {
            let words = phrase(words);
            let shown = short(&words, &text!("float-wounded"));
            let mut saying = Saying::new(*figure, shown).toned(Tone::Grave);
            saying.life = 1.8;
            saying.number = number_in(&words).map(|number| format!("−{number}"));
            Some(saying)
        }
        Event::Condition { figure, words, .. } => {
            Some(Saying::new(*figure, phrase(words)).toned(Tone::Grave))
        }
        Event::Arrived { figure, .. } => Some(Saying::new(*figure, text!("float-appears"))),
        Event::Healed { figure, words, .. } => {
            let words = short(&given_back(words), &text!("float-healed"));
            Some(Saying::new(*figure, words).toned(Tone::Good))
        }
        Event::Revived { figure, .. } => {
            Some(Saying::new(*figure, text!("float-revived")).toned(Tone::Good))
        }
        Event::Bound { bond } => {
            let kind = book?.0.bonds().get(usize::from(bond.kind.0))?;
            Some(Saying::new(bond.from, phrase(kind.does)))
        }
        Event::Unbound { bond, .. } => {
            let kind = book?.0.bonds().get(usize::from(bond.kind.0))?;
            Some(Saying::new(bond.from, text!("float-no-longer", what = phrase(kind.does))))
        }
        Event::Out { figure, life: Life::Gone } => {
            Some(Saying::new(*figure, text!("float-leaves")))
        }
        Event::Out { figure, life } => {
            Some(Saying::new(*figure, phrase(life.word())).toned(Tone::Grave))
        }
        Event::Readied { figure, weapon } => {
            let name = &armoury.weapons.get(weapon.0 as usize)?.name;
            Some(Saying::new(*figure, phrase(name)))
        }
        Event::Spoke { figure, words } => {
            Some(Saying::new(*figure, text!("float-spoken", words = phrase(words))))
        }
        Event::Told { figure: Some(figure), words, .. } => {
            Some(Saying::new(*figure, phrase(words)))
        }
        _ => None,
    }
    .filter(|saying| !saying.words.is_empty())
}

/// Whether the words of a blow that fails tell what its target did about it. All others are about the
/// one who struck, as in the log: "misses Ada and drops the weapon".
fn wards_off(words: &str) -> bool {
    matches!(words, ": parried" | ": blocked" | ": dodged") || words.starts_with(", who ")
}

/// What is said of one who missed.
fn missed(words: &str) -> String {
    let misses = text!("float-misses");
    let more = phrase(words);
    match more.trim_start().chars().next() {
        None => misses,
        // Said of the blow itself: ": misses", ": too late".
        Some(':') => short(&more, &misses),
        _ => short(&format!("{misses}{more}"), &misses),
    }
}

/// The first number in some words: "wound of 5 hits".
fn number_in(words: &str) -> Option<String> {
    let digit = |letter: char| letter.is_ascii_digit() || letter == '½';
    let start = words.find(digit)?;
    let rest = &words[start..];
    Some(rest[..rest.find(|letter| !digit(letter)).unwrap_or(rest.len())].to_owned())
}

/// Words that fit above a figure; the rest stands in the log.
fn short(words: &str, otherwise: &str) -> String {
    // In the log they go on from what stands before them: ": parried", ", who defends".
    let words = words.trim_start_matches([':', ',', ';', ' ']);
    match words.strip_prefix("who ").unwrap_or(words).trim() {
        "" => otherwise.to_owned(),
        words if words.chars().count() <= 34 => words.to_owned(),
        words => {
            let cut: String = words.chars().take(32).collect();
            let end = cut.rfind(' ').unwrap_or(cut.len());
            format!("{} …", &cut[..end])
        }
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::{Spot, Wound};

    use super::*;

    #[test]
    fn a_miss_is_told_of_who_missed_and_a_guard_of_who_took_it() {
        let said = |words: &str| {
            let (attacker, target) = (FigureId(0), FigureId(1));
            let words = words.to_owned();
            let event = Event::Blow { attacker, target, hit: false, margin: -1, words };
            let saying = saying_of(&event, None, &Armoury::default());
            saying.map(|saying| (saying.figure.0, saying.words))
        };
        let misses = text!("float-misses");
        assert_eq!(said(""), Some((0, misses.clone())));
        for words in [" and drops the weapon", " and falls", ", and the weapon breaks"] {
            let Some((figure, told)) = said(words) else { panic!("nothing is said of{words}") };
            assert_eq!(figure, 0, "{words}");
            assert!(told.starts_with(&misses), "{told}");
        }
        assert_eq!(said(": too late").map(|said| said.0), Some(0));
        for words in [": parried", ": blocked", ": dodged", ", who defends"] {
            assert_eq!(said(words).map(|said| said.0), Some(1), "{words}");
        }
    }

    #[test]
    fn the_number_of_a_wound_is_seen_first() {
        let saying = |words: &str| {
            let (figure, wound) = (FigureId(0), Wound { level: 1, spot: Spot(0) });
            let event = Event::Wounded { figure, by: None, wound, words: words.into() };
            saying_of(&event, None, &Armoury::default()).and_then(|saying| saying.number)
        };
        assert_eq!(saying("wound of 5 hits").as_deref(), Some("−5"));
        assert_eq!(saying("wound of 12, 6 of it off Stamina").as_deref(), Some("−12"));
        assert_eq!(saying("serious wound to the chest"), None);
    }
}
