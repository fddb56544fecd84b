//! Events in words, for the log, the terminal and a screen reader.

mod blow;
mod end;
mod entry;
mod fold;
mod head;
mod meaning;
mod rolls;
mod shares;

pub use end::{deadline, ending, terms};
pub use entry::{Entry, entries, under_headings};
pub use fold::{Share, Teller};
pub use head::{Head, Piece};
pub use meaning::meaning;
pub use rolls::{Sum, chances, degrees, roll, sums, sums_once};
pub use shares::{percent, shares};

use hexx::Hex;
use riposte_words::{Thing, phrase, say};
use smallvec::SmallVec;

use crate::battle::Table;
use crate::board::hex_name;
use crate::decision::Exposure;
use crate::event::Event;
use crate::exchange::Link;
use crate::figure::{Bond, FigureId, Life, Posture, Unbound, Unfit, WeaponId};
use crate::rulebook::side_name;
use blow::Measured;
use rolls::needed;

/// How a line of the log weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A heading: a turn.
    Turn,
    /// A heading under it: a phase.
    Phase,
    /// How the battle has ended.
    End,
    /// What figures do.
    Deed,
    /// Dice and numbers.
    Dice,
    /// Harm.
    Harm,
    /// Small things.
    Aside,
    /// Why somebody does something.
    Reason,
}

impl Tone {
    /// Whether it is that of a heading.
    pub fn heads(self) -> bool {
        matches!(self, Tone::Turn | Tone::Phase | Tone::End)
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How it weighs.
    pub tone: Tone,
    /// Of whom it speaks.
    pub figure: Option<FigureId>,
    /// The words.
    pub text: String,
    /// The id of the rule behind it, empty where none is worth naming.
    pub rule: &'static str,
    /// What a roll and the value it is rolled against are made up of, shown on demand.
    pub sums: Vec<Sum>,
    /// What it is in the log as it is folded.
    pub share: Share,
    /// The figures it is about, the one who does it first.
    pub figures: SmallVec<[FigureId; 2]>,
    /// The hex it leads to, where it names one.
    pub hex: Option<Hex>,
}

impl Line {
    /// A line that stands for itself and interrupts nothing.
    pub fn apart(tone: Tone, figure: Option<FigureId>, text: String) -> Line {
        let (figures, share) = (figure.into_iter().collect(), Share::Apart);
        Line { tone, figure, text, rule: "", sums: Vec::new(), share, figures, hex: None }
    }
}

/// The line of an event, by itself; a [`Teller`] knows what it belongs to.
pub fn line(table: Table, event: &Event) -> Line {
    let (tone, figure, text, rule) = words(table, event);
    let sums = match event {
        Event::Rolled { thrown, limit, .. } => {
            let limit = limit.iter().map(Sum::limit);
            std::iter::once(Sum::roll(&thrown.roll)).chain(limit).collect()
        }
        _ => Vec::new(),
    };
    let (figures, hex) = (event.figures(), hex_of(event));
    Line { tone, figure, text, rule, sums, share: Share::Opens, figures, hex }
}

/// The hex that an event leads to.
fn hex_of(event: &Event) -> Option<Hex> {
    match event {
        Event::Declared { choice, .. } => choice.hex,
        Event::Moved { to: hex, .. } | Event::Arrived { hex, .. } | Event::Dropped { hex, .. } => {
            Some(*hex)
        }
        _ => None,
    }
}

type Words = (Tone, Option<FigureId>, String, &'static str);

fn words(table: Table, event: &Event) -> Words {
    let name = |figure: &FigureId| table.name(*figure).to_owned();
    let does = |figure: &FigureId, words: &str| format!("{} {words}", table.name(*figure));
    let thing = |weapon: &WeaponId| Thing(&table.armoury().weapon(*weapon).name);
    let aside = |figure: &FigureId, text: String| (Tone::Aside, Some(*figure), text, "");
    let deed = |figure: &FigureId, text: String| (Tone::Deed, Some(*figure), text, "");
    match event {
        Event::Turn { number } => (Tone::Turn, None, say!("Turn {number}", number), ""),
        Event::Phase { name: phase, side, figure } => {
            let whose = match (figure, side) {
                (Some(figure), _) => format!(": {}", name(figure)),
                (None, Some(side)) => format!(": {}", side_name(table.world(), *side)),
                (None, None) => String::new(),
            };
            (Tone::Phase, *figure, format!("{}{whose}", phrase(phase)), "")
        }
        Event::Declared { figure, link, words, rule, .. } => {
            let words = phrase(words);
            let text = match link {
                Link::Action => does(figure, &words),
                Link::Reaction => does(figure, &say!("answers: {words}", words)),
                Link::FollowOn => does(figure, &say!("follows on: {words}", words)),
            };
            (Tone::Deed, Some(*figure), text, *rule)
        }
        Event::Spent { figure, of, amount, left } => {
            let of = phrase(of);
            let words = say!("−{amount} {of}, {left} left", amount, of, left);
            aside(figure, format!("{}: {words}", name(figure)))
        }
        Event::Gained { figure, of, amount } => {
            aside(figure, format!("{}: {} {amount}", name(figure), phrase(of)))
        }
        Event::Moved { figure, to, forced, .. } => {
            let hex = hex_name(*to);
            let words = match forced {
                true => say!("is pushed to {hex}", hex),
                false => say!("goes to {hex}", hex),
            };
            aside(figure, does(figure, &words))
        }
        Event::Turned { figure, to, .. } => {
            let words = say!("turns to face {facing}", facing = phrase(to.word()));
            aside(figure, does(figure, &words))
        }
        Event::Postured { figure, to, .. } => deed(figure, does(figure, &phrase(taken(*to)))),
        Event::Rolled { figure, thrown, meaning, limit } => {
            let whose = figure.as_ref().map(|figure| format!("{}: ", name(figure)));
            let end = meaning.as_ref().map(|meaning| format!(" → {}", phrase(meaning)));
            let needs = limit.as_ref().map(needed).unwrap_or_default();
            let text = [whose.unwrap_or_default(), roll(thrown)].concat();
            let text = [text, needs, end.unwrap_or_default()].concat();
            (Tone::Dice, *figure, text, "")
        }
        Event::Blow { attacker, target, hit, margin, words: how } => {
            let (attacker, target, hit, margin) = (*attacker, *target, *hit, *margin);
            let blow = Measured { attacker, target, hit, margin, how };
            deed(&attacker, blow.words(table, None) + &blow.end())
        }
        Event::Wounded { figure, words, .. } => {
            let text = say!("{name} takes a {words}", name = name(figure), words = phrase(words));
            (Tone::Harm, Some(*figure), text, "")
        }
        Event::Condition { figure, words, rule } => {
            (Tone::Harm, Some(*figure), does(figure, &phrase(words)), *rule)
        }
        Event::Out { figure, life } => {
            (Tone::Harm, Some(*figure), does(figure, &phrase(fate(*life))), "")
        }
        Event::Healed { figure, by, words, .. } => {
            let (whom, words) = (name(figure), given_back(words));
            let text = match by.as_ref().filter(|by| *by != figure) {
                Some(by) => does(by, &say!("heals {whom}: {words}", whom, words)),
                None => does(figure, &say!("is healed: {words}", words)),
            };
            deed(figure, text)
        }
        Event::Revived { figure, by } => {
            let whom = name(figure);
            let text = match by.as_ref().filter(|by| *by != figure) {
                Some(by) => does(by, &say!("helps {whom} back into the fight", whom)),
                None => does(figure, &say!("is back in the fight")),
            };
            deed(figure, text)
        }
        Event::Bound { bond: begun } => {
            let text = say!("Now {bond}", bond = bond(table, *begun));
            (Tone::Deed, Some(begun.from), text, bond_rule(table, *begun))
        }
        Event::Unbound { bond: ended, why } => {
            let text = say!("No longer: {bond}", bond = bond(table, *ended));
            let text = format!("{text} ({})", unbound(table, *why));
            (Tone::Deed, Some(ended.from), text, bond_rule(table, *ended))
        }
        Event::Arrived { figure, hex, .. } => {
            deed(figure, does(figure, &say!("appears at {hex}", hex = hex_name(*hex))))
        }
        Event::Readied { figure, weapon } => {
            aside(figure, does(figure, &say!("has the {weapon} ready", weapon = thing(weapon))))
        }
        Event::PutAway { figure, weapon } => {
            aside(figure, does(figure, &say!("puts the {weapon} away", weapon = thing(weapon))))
        }
        Event::Dropped { figure, weapon, hex } => {
            let (weapon, hex) = (thing(weapon), hex_name(*hex));
            deed(figure, does(figure, &say!("drops the {weapon} at {hex}", weapon, hex)))
        }
        Event::Spoke { figure, words } => {
            let words = say!("“{words}”", words = phrase(words));
            deed(figure, format!("{}: {words}", name(figure)))
        }
        Event::Told { figure, words, rule } => {
            let whose = figure.as_ref().map(|figure| format!("{} ", name(figure)));
            let text = format!("{}{}", whose.unwrap_or_default(), phrase(words));
            (Tone::Deed, *figure, text, *rule)
        }
        Event::Ended { outcome } => (Tone::End, None, ending(table, *outcome), ""),
    }
}

/// What was healed, in words. A sign tells so many points that are given back from those left.
pub fn given_back(words: &str) -> String {
    let points = words.starts_with(|letter: char| letter.is_ascii_digit());
    format!("{}{}", if points { "+" } else { "" }, phrase(words))
}

/// That a figure has taken a posture.
fn taken(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "is now standing",
        Posture::Crouching => "is now crouching",
        Posture::Kneeling => "is now kneeling",
        Posture::Sitting => "is now sitting",
        Posture::Crawling => "is now crawling",
        Posture::Prone => "is now prone",
        Posture::Supine => "is now on the back",
        Posture::Fallen => "is now fallen",
        Posture::Guarded => "is now in a defensive crouch",
        Posture::Seated => "is now seated",
    }
}

/// What has become of a figure.
fn fate(life: Life) -> &'static str {
    match life {
        Life::Active => "is in the fight",
        Life::Unconscious => "is unconscious",
        Life::Dead => "is dead",
        Life::Gone => "has left the field",
        Life::Down => "is knocked down",
    }
}

/// A bond in words: "Ada rides Bay".
pub fn bond(table: Table, bond: Bond) -> String {
    let does = table.bond_info(bond.kind).map_or("is bound to", |info| info.does);
    format!("{} {} {}", table.name(bond.from), phrase(does), table.name(bond.to))
}

/// The bonds of a figure in words, without its name: "rides Bay", "is held by Ulf".
pub fn bonds_of(table: Table, figure: FigureId) -> Vec<String> {
    let words = |bond: Bond| {
        let info = table.bond_info(bond.kind)?;
        Some(match bond.from == figure {
            true => format!("{} {}", phrase(info.does), table.name(bond.to)),
            false => format!("{} {}", phrase(info.is_done), table.name(bond.from)),
        })
    };
    table.bonds_of(figure).filter_map(words).collect()
}

fn bond_rule(table: Table, bond: Bond) -> &'static str {
    table.bond_info(bond.kind).map_or("", |info| info.rule)
}

fn unbound(table: Table, why: Unbound) -> String {
    match why {
        Unbound::Fell(figure) => say!("{name} is out of the fight", name = table.name(figure)),
        Unbound::Apart => say!("they are apart"),
        Unbound::Replaced => say!("another takes its place"),
        Unbound::LetGo => say!("let go"),
        Unbound::Broken => say!("broken"),
    }
}

/// Why a bond cannot be, in words.
pub fn unfit(table: Table, unfit: Unfit) -> String {
    match unfit {
        Unfit::NoKind => say!("there is no such bond"),
        Unfit::Known => say!("it is so already"),
        Unfit::Circle => say!("it leads back to where it began"),
        Unfit::Out(figure) => say!("{name} is out of the fight", name = table.name(figure)),
        Unfit::Side => say!("they are on the wrong sides for it"),
        Unfit::Kind(why) => phrase(why).into_owned(),
        Unfit::Apart => say!("they are too far apart"),
        Unfit::Full(figure) => {
            say!("{name} has as many as there can be", name = table.name(figure))
        }
    }
}

/// What the pending decision asks, as a whole sentence; empty when nothing is asked.
pub fn asked(table: Table) -> String {
    let Some(decision) = table.decision() else { return String::new() };
    table.book().asks(table.world()).unwrap_or_else(|| {
        let question = table.book().questions().get(usize::from(decision.question.0));
        let ask = phrase(question.map_or("", |question| question.ask));
        ask.replace("{figure}", table.name(decision.figure))
    })
}

/// At whom a blow goes that is not struck at the figure itself, as " at Name"; else nothing.
pub fn struck_instead(table: Table, blow: &Exposure) -> String {
    let at = |struck| format!(" {}", say!("at {struck}", struck = table.name(struck)));
    blow.at.map_or(String::new(), at)
}
