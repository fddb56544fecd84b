//! Which events belong together, so that the log has one line for what happened.

use hexx::Hex;

use super::{Line, line, needs};
use crate::battle::Table;
use crate::event::Event;
use crate::exchange::Link;
use crate::figure::{FigureId, FigureSet};
use crate::roll::{Limit, Text, Thrown};

/// What a line is in the log as it is folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Share {
    /// It begins something.
    #[default]
    Opens,
    /// It belongs to what was begun before, whose one line says this of it.
    Adds(String),
    /// It belongs to what was begun before, whose one line need not say it.
    Folded,
    /// It is the next step of a walk; the one line says where that led.
    Instead,
    /// It stands for itself; what was begun before goes on after it.
    Apart,
}

/// Tells events one after another, and what each belongs to.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    /// What the last line belongs to.
    now: Option<Deed>,
    /// Blows that were answered by other blows before they fell.
    waiting: Vec<Deed>,
}

/// Something that is under way.
#[derive(Clone, Debug)]
struct Deed {
    kind: Kind,
    target: Option<FigureId>,
    /// Everyone who has a part in it.
    those: FigureSet,
    /// Where its words say that it leads.
    hex: Option<Hex>,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// A manoeuvre, or a blow; once that was measured only what follows from it belongs to it.
    Deed { struck: bool },
    /// Steps and turns without a manoeuvre.
    Walk,
    /// A roll for itself, with its result in words.
    Roll { label: Text, total: String },
}

impl Deed {
    fn new(kind: Kind, by: Option<FigureId>, target: Option<FigureId>) -> Deed {
        let those = by.into_iter().chain(target).collect();
        Deed { kind, target, those, hex: None }
    }

    /// A blow that has yet to be measured.
    fn open_blow(&self) -> bool {
        self.kind == Kind::Deed { struck: false } && self.target.is_some()
    }

    fn has(&self, figure: FigureId) -> bool {
        self.those.contains(figure)
    }
}

impl Teller {
    /// The line of an event, and what it belongs to.
    pub fn tell(&mut self, table: Table, event: &Event) -> Line {
        let told = line(table, event);
        let share = self.share(table, event, &told);
        Line { share, ..told }
    }

    /// A word beside what happens, such as why somebody answers as they do: a part of what is
    /// under way, if anything is.
    pub fn aside(&self, line: Line) -> Line {
        let under_way = self.now.as_ref().is_some_and(Deed::open_blow);
        Line { share: if under_way { Share::Folded } else { Share::Apart }, ..line }
    }

    fn share(&mut self, table: Table, event: &Event, told: &Line) -> Share {
        match event {
            Event::Turn { .. } | Event::Phase { .. } | Event::Ended { .. } => {
                *self = Teller::default();
                Share::Opens
            }
            Event::Declared { figure, link, choice, words, .. } => {
                let answers = *link != Link::Action && choice.target.is_none();
                if let Some(now) = self.now.as_mut().filter(|now| answers && now.is_deed()) {
                    now.those.insert(*figure);
                    return Share::Adds(words.clone());
                }
                self.put_aside(*link);
                let deed = Deed::new(Kind::Deed { struck: false }, Some(*figure), choice.target);
                self.begin(Deed { hex: choice.hex, ..deed })
            }
            Event::Rolled { figure, thrown, meaning, limit } => {
                let plain = meaning.is_none() && limit.is_none();
                match self.rolls_on(*figure, thrown, plain) {
                    true => Share::Adds(brief(thrown, limit.as_ref(), meaning.as_ref())),
                    false => self.roll(table, *figure, thrown),
                }
            }
            Event::Blow { attacker, target, hit, .. } => {
                let verdict = if *hit { "hits" } else { "misses" };
                let expected = |now: &Deed| now.target == Some(*target);
                match self.now.as_mut().filter(|now| now.is_deed() && now.has(*attacker)) {
                    Some(now) => {
                        let (named, known) = (table.name(*target), expected(now));
                        now.kind = Kind::Deed { struck: true };
                        now.those.insert(*target);
                        let words = bare(table, *attacker, &told.text);
                        let short = format!("{verdict} {named}");
                        Share::Adds(match known {
                            true => words.replacen(&short, verdict, 1),
                            false => words.to_owned(),
                        })
                    }
                    None => {
                        let kind = Kind::Deed { struck: true };
                        self.begin(Deed::new(kind, Some(*attacker), Some(*target)))
                    }
                }
            }
            Event::Spent { figure, .. } => self.part(*figure, Share::Folded),
            Event::Gained { figure, of, amount } => {
                let said = matches!(&self.now, Some(Deed { kind: Kind::Roll { total, .. }, .. })
                    if total == amount);
                let adds = Share::Adds(format!("{of} {amount}"));
                self.part(*figure, if said { Share::Folded } else { adds })
            }
            Event::Moved { figure, to, forced, .. } => {
                self.moved(self.goer(table, *figure), *to, *forced, told, table)
            }
            Event::Turned { figure, .. } => self.step(self.goer(table, *figure), Share::Folded),
            Event::Postured { figure, .. }
            | Event::Readied { figure, .. }
            | Event::PutAway { figure, .. } => match self.now.as_ref().map(|now| &now.kind) {
                Some(Kind::Deed { .. }) => self.part(*figure, Share::Folded),
                _ => self.part(*figure, Share::Adds(bare(table, *figure, &told.text).to_owned())),
            },
            Event::Told { figure: None, .. } => match self.now {
                Some(_) => Share::Adds(told.text.clone()),
                None => Share::Opens,
            },
            _ => match told.figure {
                Some(figure) => {
                    self.part(figure, Share::Adds(bare(table, figure, &told.text).to_owned()))
                }
                None => Share::Opens,
            },
        }
    }

    /// Who goes when a figure does: whoever it carries, when that one is under way.
    fn goer(&self, table: Table, figure: FigureId) -> FigureId {
        let Some(now) = self.now.as_ref().filter(|now| !now.has(figure)) else { return figure };
        table.carried(figure).find(|rider| now.has(*rider)).unwrap_or(figure)
    }

    fn begin(&mut self, deed: Deed) -> Share {
        self.now = Some(deed);
        Share::Opens
    }

    /// A blow that is answered by a blow waits until that has fallen.
    fn put_aside(&mut self, link: Link) {
        match (link, self.now.take()) {
            (Link::Reaction, Some(now)) if now.open_blow() => self.waiting.push(now),
            (Link::Reaction, _) => {}
            _ => self.waiting.clear(),
        }
    }

    /// A part of what is under way for one who has to do with it, else something of its own.
    fn part(&mut self, figure: FigureId, share: Share) -> Share {
        match &self.now {
            Some(now) if now.has(figure) => share,
            _ => self.begin(Deed::new(Kind::Deed { struck: true }, Some(figure), None)),
        }
    }

    /// The same for a step or a turn, which begins a walk.
    fn step(&mut self, figure: FigureId, share: Share) -> Share {
        match &self.now {
            Some(now) if now.has(figure) => share,
            _ => self.begin(Deed::new(Kind::Walk, Some(figure), None)),
        }
    }

    fn moved(
        &mut self,
        figure: FigureId,
        to: Hex,
        forced: bool,
        told: &Line,
        table: Table,
    ) -> Share {
        let said = self.now.as_ref().is_some_and(|now| now.hex == Some(to));
        let walks = self.now.as_ref().is_some_and(|now| now.kind == Kind::Walk);
        let share = match (walks, forced && !said) {
            (true, false) => Share::Instead,
            (_, true) => Share::Adds(bare(table, figure, &told.text).to_owned()),
            (false, false) => Share::Folded,
        };
        self.step(figure, share)
    }

    /// Whether a roll belongs to what is under way: one of those in it rolls, and the blow was not
    /// measured yet or the roll follows from it. Ties and the like are rolled on in one line.
    fn rolls_on(&self, figure: Option<FigureId>, thrown: &Thrown, plain: bool) -> bool {
        let Some(now) = &self.now else { return false };
        match &now.kind {
            Kind::Roll { label, .. } => *label == thrown.roll.label,
            Kind::Walk => false,
            Kind::Deed { struck } => {
                figure.is_some_and(|figure| now.has(figure)) && !(*struck && plain)
            }
        }
    }

    /// A roll that belongs to nothing told just now: of a blow that had to wait, or for itself.
    fn roll(&mut self, table: Table, figure: Option<FigureId>, thrown: &Thrown) -> Share {
        let waits = |deed: &Deed| figure.is_some_and(|figure| deed.has(figure));
        if let Some(at) = self.waiting.iter().rposition(waits) {
            self.now = Some(self.waiting.remove(at));
            return Share::Opens;
        }
        let total = table.book().scale().write(thrown.total);
        let kind = Kind::Roll { label: thrown.roll.label.clone(), total };
        self.begin(Deed::new(kind, figure, None))
    }
}

impl Deed {
    fn is_deed(&self) -> bool {
        matches!(self.kind, Kind::Deed { .. })
    }
}

/// Words without the name they begin with.
fn bare<'t>(table: Table, figure: FigureId, text: &'t str) -> &'t str {
    let rest = text.strip_prefix(table.name(figure));
    rest.map_or(text, |rest| rest.trim_start_matches([':', ' ']))
}

/// A roll in the one line: without what it is made of.
fn brief(thrown: &Thrown, limit: Option<&Limit>, meaning: Option<&Text>) -> String {
    let total = thrown.roll.scale.write(thrown.total);
    let faces: Vec<String> = thrown.faces.iter().map(u8::to_string).collect();
    let dice = if faces.is_empty() { String::new() } else { format!("[{}] = ", faces.join(" ")) };
    let needs = limit.map(needs).unwrap_or_default();
    // Of a sum the result: "12, cloth −1: 11".
    let result = meaning.and_then(|meaning| meaning.rsplit(": ").next());
    let result = result.map_or(String::new(), |result| format!(" → {result}"));
    format!("{} {dice}{total}{needs}{result}", thrown.roll.label)
}
