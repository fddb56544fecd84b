//! Events in words, for the log, the terminal and a screen reader.

mod end;
mod entry;
mod fold;
mod head;
mod meaning;
mod rolls;

pub use end::{deadline, ending, terms};
pub use entry::{Entry, entries};
pub use fold::{Share, Teller};
pub use head::{Head, Piece};
pub use meaning::meaning;
pub use rolls::{Sum, chances, degrees, percent, roll, sums};

use hexx::Hex;
use smallvec::SmallVec;

use crate::battle::Table;
use crate::board::hex_name;
use crate::decision::Exposure;
use crate::event::Event;
use crate::exchange::Link;
use crate::figure::{Bond, FigureId, Life, Unbound, Unfit, WeaponId};
use crate::roll::Scale;
use crate::rulebook::side_name;
use rolls::needed;

/// How a line of the log weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A heading: a turn, a phase, the end.
    Heading,
    /// What figures do.
    Deed,
    /// Dice and numbers.
    Dice,
    /// Harm.
    Harm,
    /// Small things.
    Aside,
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
    let thing = |weapon: &WeaponId| table.armoury().weapon(*weapon).name.to_lowercase();
    let aside = |figure: &FigureId, text: String| (Tone::Aside, Some(*figure), text, "");
    match event {
        Event::Turn { number } => (Tone::Heading, None, format!("Turn {number}"), ""),
        Event::Phase { name: phase, side, figure } => {
            let whose = match (figure, side) {
                (Some(figure), _) => format!(": {}", name(figure)),
                (None, Some(side)) => format!(": {}", side_name(table.world(), *side)),
                (None, None) => String::new(),
            };
            (Tone::Heading, *figure, format!("{phase}{whose}"), "")
        }
        Event::Declared { figure, link, words, rule, .. } => {
            let how = match link {
                Link::Action => "",
                Link::Reaction => " answers:",
                Link::FollowOn => " follows on:",
            };
            (Tone::Deed, Some(*figure), format!("{}{how} {words}", name(figure)), *rule)
        }
        Event::Spent { figure, of, amount, left } => {
            aside(figure, format!("{}: −{amount} {of}, {left} left", name(figure)))
        }
        Event::Gained { figure, of, amount } => {
            aside(figure, format!("{}: {of} {amount}", name(figure)))
        }
        Event::Moved { figure, to, forced, .. } => {
            let verb = if *forced { "is pushed to" } else { "goes to" };
            aside(figure, format!("{} {verb} {}", name(figure), hex_name(*to)))
        }
        Event::Turned { figure, to, .. } => {
            aside(figure, format!("{} turns to face {}", name(figure), to.word()))
        }
        Event::Postured { figure, to, .. } => {
            let text = format!("{} is now {}", name(figure), to.word());
            (Tone::Deed, Some(*figure), text, "")
        }
        Event::Rolled { figure, thrown, meaning, limit } => {
            let whose = figure.as_ref().map(|figure| format!("{}: ", name(figure)));
            let end = meaning.as_ref().map(|meaning| format!(" → {meaning}"));
            let needs = limit.as_ref().map(needed).unwrap_or_default();
            let text = [whose.unwrap_or_default(), roll(thrown)].concat();
            let text = [text, needs, end.unwrap_or_default()].concat();
            (Tone::Dice, *figure, text, "")
        }
        Event::Blow { attacker, target, hit, margin, words } => {
            // A margin is told only where it says the same as the verdict.
            let said = *hit == (*margin >= 0);
            let by = if said { margin_words(table.book().scale(), *margin) } else { "".into() };
            let verdict = if *hit { "hits" } else { "misses" };
            let text = format!("{} {verdict} {}{by}{words}", name(attacker), name(target));
            (Tone::Deed, Some(*attacker), text, "")
        }
        Event::Wounded { figure, words, .. } => {
            (Tone::Harm, Some(*figure), format!("{} takes a {words}", name(figure)), "")
        }
        Event::Condition { figure, words, rule } => {
            (Tone::Harm, Some(*figure), format!("{} {words}", name(figure)), *rule)
        }
        Event::Out { figure, life } => (Tone::Harm, Some(*figure), out(table, *figure, *life), ""),
        Event::Healed { figure, by, words, .. } => {
            let who = by.as_ref().filter(|by| *by != figure);
            let text = match who {
                Some(by) => format!("{} heals {}: {words}", name(by), name(figure)),
                None => format!("{} is healed: {words}", name(figure)),
            };
            (Tone::Deed, Some(*figure), text, "")
        }
        Event::Revived { figure, by } => {
            let text = match by.as_ref().filter(|by| *by != figure) {
                Some(by) => format!("{} helps {} back into the fight", name(by), name(figure)),
                None => format!("{} is back in the fight", name(figure)),
            };
            (Tone::Deed, Some(*figure), text, "")
        }
        Event::Bound { bond: begun } => (
            Tone::Deed,
            Some(begun.from),
            format!("Now {}", bond(table, *begun)),
            bond_rule(table, *begun),
        ),
        Event::Unbound { bond: ended, why } => {
            let text = format!("No longer: {}{}", bond(table, *ended), unbound(table, *why));
            (Tone::Deed, Some(ended.from), text, bond_rule(table, *ended))
        }
        Event::Arrived { figure, hex, .. } => {
            let text = format!("{} appears at {}", name(figure), hex_name(*hex));
            (Tone::Deed, Some(*figure), text, "")
        }
        Event::Readied { figure, weapon } => {
            aside(figure, format!("{} has the {} ready", name(figure), thing(weapon)))
        }
        Event::PutAway { figure, weapon } => {
            aside(figure, format!("{} puts the {} away", name(figure), thing(weapon)))
        }
        Event::Dropped { figure, weapon, hex } => {
            let text =
                format!("{} drops the {} at {}", name(figure), thing(weapon), hex_name(*hex));
            (Tone::Deed, Some(*figure), text, "")
        }
        Event::Spoke { figure, words } => {
            (Tone::Deed, Some(*figure), format!("{}: “{words}”", name(figure)), "")
        }
        Event::Told { figure, words, rule } => {
            let whose = figure.as_ref().map(|figure| format!("{} ", name(figure)));
            (Tone::Deed, *figure, format!("{}{words}", whose.unwrap_or_default()), *rule)
        }
        Event::Ended { outcome } => (Tone::Heading, None, ending(table, *outcome), ""),
    }
}

fn out(table: Table, figure: FigureId, life: Life) -> String {
    let fate = match life {
        Life::Active => "is in the fight",
        Life::Unconscious => "is out cold",
        Life::Dead => "is dead",
        Life::Gone => "has left the field",
        Life::Down => "is knocked down",
    };
    format!("{} {fate}", table.name(figure))
}

/// A bond in words: "Ada rides Bay".
pub fn bond(table: Table, bond: Bond) -> String {
    let does = table.bond_info(bond.kind).map_or("is bound to", |info| info.does);
    format!("{} {does} {}", table.name(bond.from), table.name(bond.to))
}

/// The bonds of a figure in words, without its name: "rides Bay", "is held by Ulf".
pub fn bonds_of(table: Table, figure: FigureId) -> Vec<String> {
    let words = |bond: Bond| {
        let info = table.bond_info(bond.kind)?;
        Some(match bond.from == figure {
            true => format!("{} {}", info.does, table.name(bond.to)),
            false => format!("{} {}", info.is_done, table.name(bond.from)),
        })
    };
    table.bonds_of(figure).filter_map(words).collect()
}

fn bond_rule(table: Table, bond: Bond) -> &'static str {
    table.bond_info(bond.kind).map_or("", |info| info.rule)
}

fn unbound(table: Table, why: Unbound) -> String {
    match why {
        Unbound::Fell(figure) => format!(" ({} is out of the fight)", table.name(figure)),
        Unbound::Apart => " (they are apart)".into(),
        Unbound::Replaced => " (another takes its place)".into(),
        Unbound::LetGo => " (let go)".into(),
        Unbound::Broken => " (broken)".into(),
    }
}

/// Why a bond cannot be, in words.
pub fn unfit(table: Table, unfit: Unfit) -> String {
    match unfit {
        Unfit::NoKind => "there is no such bond".into(),
        Unfit::Known => "it is so already".into(),
        Unfit::Circle => "it leads back to where it began".into(),
        Unfit::Out(figure) => format!("{} is out of the fight", table.name(figure)),
        Unfit::Side => "they are on the wrong sides for it".into(),
        Unfit::Kind(why) => why.into(),
        Unfit::Apart => "they are too far apart".into(),
        Unfit::Full(figure) => format!("{} has as many as there can be", table.name(figure)),
    }
}

fn margin_words(scale: Scale, margin: i32) -> String {
    match margin {
        0 => " exactly".into(),
        _ => format!(" by {}", scale.write(margin.abs())),
    }
}

/// What the pending decision asks, as a whole sentence; empty when nothing is asked.
pub fn asked(table: Table) -> String {
    let Some(decision) = table.decision() else { return String::new() };
    table.book().asks(table.world()).unwrap_or_else(|| {
        let question = table.book().questions().get(usize::from(decision.question.0));
        let ask = question.map_or("", |question| question.ask);
        ask.replace("{figure}", table.name(decision.figure))
    })
}

/// At whom a blow goes that is not struck at the figure itself, as " at Name"; else nothing.
pub fn struck_instead(table: Table, blow: &Exposure) -> String {
    blow.at.map_or(String::new(), |at| format!(" at {}", table.name(at)))
}
