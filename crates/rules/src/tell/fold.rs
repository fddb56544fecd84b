//! Which events belong together, so that the log has an entry for what happened.

use hexx::Hex;
use riposte_words::{Thing, phrase, say};

use super::blow::Measured;
use super::rolls::needed;
use super::{Line, Tone, line};
use crate::battle::Table;
use crate::decision::Choice;
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
    /// It is the heading of a figure's phase; these words stand there if nothing comes under it.
    Heads(String),
    /// A number that somebody rolled, as others roll it.
    Counts {
        /// Whether it is the first of them.
        first: bool,
        /// What they roll for.
        what: String,
        /// Who rolled.
        whose: String,
        /// The number, and what it means.
        number: String,
    },
    /// It answers what was begun before, in a line of its own until that comes out.
    Answers,
    /// What its figure has begun comes out; this is said in place of the announcement.
    Settles {
        /// The result.
        words: String,
        /// How it came to that: ": parried"; empty where nothing is to be said of it.
        how: String,
    },
    /// It came of what was begun before, in words without the name of the figure: "is pushed".
    Adds(String),
    /// It came of what was begun before, in words that need no name before them: "wound of 6".
    Has(String),
    /// Dice that fell for what was begun, to be told as long as nothing has come of it.
    Odds {
        /// What was rolled for: rolled again, only the last counts.
        what: String,
        /// How they fell.
        words: String,
        /// Whether they say what a blow did that has come out, and not only whether it hits.
        after: bool,
    },
    /// It belongs to what was begun before, and need not be said.
    Folded,
    /// It is the next step of a walk; only the end of a walk is told.
    Instead,
    /// It stands for itself; what was begun before goes on after it.
    Apart,
    /// It belongs to what comes next, and need not be said.
    Ahead,
}

impl Share {
    /// Whether an entry begins with it.
    pub fn opens(&self) -> bool {
        matches!(self, Share::Opens | Share::Heads(_) | Share::Counts { first: true, .. })
    }
}

/// Tells events one after another, and what each belongs to.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    /// What the last line belongs to.
    now: Option<Deed>,
}

/// Something that is under way.
#[derive(Clone, Debug)]
struct Deed {
    kind: Kind,
    /// Everyone who has a part in it.
    those: FigureSet,
    /// Where its words say that it leads.
    hex: Option<Hex>,
    /// Who began it.
    by: Option<FigureId>,
    /// What was announced and has yet to come out.
    open: Vec<Open>,
    /// Whether a blow was measured.
    struck: bool,
    /// Whether dice fell since something was last announced.
    rolled: bool,
}

/// Something that a figure said it does.
#[derive(Clone, Debug)]
struct Open {
    by: FigureId,
    at: Option<FigureId>,
    weapon: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// A manoeuvre with all answers to it. Once every blow in it was measured only what
    /// follows from them belongs to it.
    Deed,
    /// Steps and turns without a manoeuvre.
    Walk,
    /// A roll for itself, with its result in words.
    Roll { label: Text, total: String },
}

impl Deed {
    fn new(kind: Kind, those: impl IntoIterator<Item = FigureId>) -> Deed {
        let those = those.into_iter().collect();
        Deed { kind, those, hex: None, by: None, open: Vec::new(), struck: false, rolled: false }
    }

    /// Whether a blow has yet to be measured.
    fn open_blow(&self) -> bool {
        self.open.iter().any(|open| open.at.is_some())
    }

    fn has(&self, figure: FigureId) -> bool {
        self.those.contains(figure)
    }

    fn is_deed(&self) -> bool {
        self.kind == Kind::Deed
    }

    /// A figure has said what it does.
    fn announce(&mut self, by: FigureId, choice: &Choice, weapon: Option<String>) {
        [Some(by), choice.target].into_iter().flatten().for_each(|one| self.those.insert(one));
        self.by.get_or_insert(by);
        self.rolled = false;
        self.open.push(Open { by, at: choice.target, weapon });
    }

    /// What a figure has announced to do to somebody comes out.
    fn close(&mut self, figure: FigureId) -> Option<Open> {
        let at = self.open.iter().rposition(|open| open.by == figure && open.at.is_some())?;
        Some(self.open.remove(at))
    }
}

impl Teller {
    /// The line of an event, and what it belongs to.
    pub fn tell(&mut self, table: Table, event: &Event) -> Line {
        let mut told = line(table, event);
        let share = self.share(table, event, &mut told);
        Line { share, ..told }
    }

    /// A word beside what happens, such as why somebody does what comes next: a part of what is
    /// under way where that is a blow, else of what follows.
    pub fn aside(&self, line: Line) -> Line {
        let under_way = self.now.as_ref().is_some_and(Deed::open_blow);
        Line { share: if under_way { Share::Folded } else { Share::Ahead }, ..line }
    }

    fn share(&mut self, table: Table, event: &Event, told: &mut Line) -> Share {
        let adds = |figure, told: &Line| Share::Adds(bare(table, figure, &told.text).to_owned());
        match event {
            Event::Turn { .. } | Event::Phase { .. } | Event::Ended { .. } => {
                self.now = None;
                let idle = |name: &str| format!("{name} {}", say!("does nothing now"));
                let heads = matches!(event, Event::Phase { .. }).then_some(told.figure).flatten();
                heads.map_or(Share::Opens, |figure| Share::Heads(idle(table.name(figure))))
            }
            Event::Declared { figure, link, choice, words, .. } => {
                let weapon = choice.arm.and_then(|_| weapon_in(table, words));
                self.declared(*figure, *link, choice, weapon)
            }
            Event::Rolled { figure, thrown, meaning, limit } => {
                self.rolled(table, *figure, thrown, meaning.as_ref(), limit.as_ref())
            }
            Event::Blow { attacker, target, hit, margin, words: how } => {
                let (attacker, target, hit, margin) = (*attacker, *target, *hit, *margin);
                self.blow(table, Measured { attacker, target, hit, margin, how }, told)
            }
            Event::Wounded { figure, words, .. } => {
                self.part(*figure, Share::Has(phrase(words).into_owned()))
            }
            Event::Spent { figure, .. } => self.part(*figure, Share::Folded),
            Event::Gained { figure, of, amount } => {
                let said = matches!(&self.now, Some(Deed { kind: Kind::Roll { total, .. }, .. })
                    if total == amount);
                let adds = Share::Has(format!("{} {amount}", phrase(of)));
                self.part(*figure, if said { Share::Folded } else { adds })
            }
            Event::Moved { figure, to, forced, .. } => {
                self.moved(self.goer(table, *figure), *to, *forced, told, table)
            }
            Event::Turned { figure, .. } => self.step(self.goer(table, *figure), Share::Folded),
            Event::Postured { figure, .. } if self.befalls(*figure) => {
                told.tone = Tone::Harm;
                self.part(*figure, adds(*figure, told))
            }
            Event::Postured { figure, .. }
            | Event::Readied { figure, .. }
            | Event::PutAway { figure, .. } => match &self.now {
                Some(now) if now.is_deed() => self.part(*figure, Share::Folded),
                _ => self.part(*figure, adds(*figure, told)),
            },
            Event::Bound { bond } => {
                let words = super::bond(table, *bond);
                match self.now.as_mut().and_then(|now| now.close(bond.from)) {
                    Some(_) => Share::Settles { words, how: String::new() },
                    None => self.bound(bond.from, bond.to, words),
                }
            }
            Event::Unbound { bond, .. } => self.part(bond.from, Share::Folded),
            Event::Told { figure: None, .. } => match self.now {
                Some(_) => Share::Adds(told.text.clone()),
                None => Share::Opens,
            },
            _ => match told.figure {
                Some(figure) => self.part(figure, adds(figure, told)),
                None => Share::Opens,
            },
        }
    }

    /// Somebody says what it does: an answer to what is under way, or something new.
    fn declared(
        &mut self,
        figure: FigureId,
        link: Link,
        choice: &Choice,
        weapon: Option<String>,
    ) -> Share {
        let meets = |now: &&mut Deed| {
            let struck_at = |open: &Open| open.at == Some(figure);
            now.is_deed() && (link != Link::Action || now.open.iter().any(struck_at))
        };
        let Some(now) = self.now.as_mut().filter(meets) else {
            let mut deed = Deed::new(Kind::Deed, []);
            deed.announce(figure, choice, weapon);
            return self.begin(Deed { hex: choice.hex, ..deed });
        };
        now.announce(figure, choice, weapon);
        Share::Answers
    }

    /// Whether what happens to a figure now is done to it by the deed of another.
    fn befalls(&self, figure: FigureId) -> bool {
        let deed = self.now.as_ref().filter(|now| now.is_deed());
        deed.is_some_and(|now| now.by.is_some() && now.by != Some(figure))
    }

    /// A blow is measured.
    fn blow(&mut self, table: Table, blow: Measured, told: &mut Line) -> Share {
        let now = self.now.as_mut().filter(|now| now.is_deed() && now.has(blow.attacker));
        let begun = now.is_some();
        let weapon = match now {
            Some(now) => {
                now.those.insert(blow.target);
                now.struck = true;
                now.close(blow.attacker).and_then(|open| open.weapon)
            }
            None => {
                let deed = Deed::new(Kind::Deed, [blow.attacker, blow.target]);
                self.now = Some(Deed { struck: true, ..deed });
                None
            }
        };
        let weapon = weapon.filter(|_| !blow.says_with_what());
        let (words, how) = (blow.words(table, weapon.as_deref()), blow.end());
        told.text = [words.as_str(), &how].concat();
        if begun { Share::Settles { words, how } } else { Share::Opens }
    }

    /// A bond that nobody had announced.
    fn bound(&mut self, from: FigureId, to: FigureId, words: String) -> Share {
        match &self.now {
            Some(now) if now.has(from) || now.has(to) => Share::Adds(words),
            _ => self.begin(Deed::new(Kind::Deed, [from, to])),
        }
    }

    /// Who goes when a figure does: the one it carries, when that one is under way.
    fn goer(&self, table: Table, figure: FigureId) -> FigureId {
        let Some(now) = self.now.as_ref().filter(|now| !now.has(figure)) else { return figure };
        table.carried(figure).find(|rider| now.has(*rider)).unwrap_or(figure)
    }

    fn begin(&mut self, deed: Deed) -> Share {
        self.now = Some(deed);
        Share::Opens
    }

    /// A part of what is under way for one who has to do with it, else something of its own.
    fn part(&mut self, figure: FigureId, share: Share) -> Share {
        match &self.now {
            Some(now) if now.has(figure) => share,
            _ => self.begin(Deed::new(Kind::Deed, [figure])),
        }
    }

    /// The same for a step or a turn, which begins a walk.
    fn step(&mut self, figure: FigureId, share: Share) -> Share {
        match &self.now {
            Some(now) if now.has(figure) => share,
            _ => self.begin(Deed::new(Kind::Walk, [figure])),
        }
    }

    fn moved(
        &mut self,
        figure: FigureId,
        to: Hex,
        forced: bool,
        told: &mut Line,
        table: Table,
    ) -> Share {
        let said = self.now.as_ref().is_some_and(|now| now.hex == Some(to));
        let walks = self.now.as_ref().is_some_and(|now| now.kind == Kind::Walk);
        let share = match (walks, forced && !said) {
            (true, false) => Share::Instead,
            (_, true) => {
                told.tone = Tone::Harm;
                Share::Adds(bare(table, figure, &told.text).to_owned())
            }
            (false, false) => Share::Folded,
        };
        self.step(figure, share)
    }

    fn rolled(
        &mut self,
        table: Table,
        figure: Option<FigureId>,
        thrown: &Thrown,
        meaning: Option<&Text>,
        limit: Option<&Limit>,
    ) -> Share {
        let plain = meaning.is_none() && limit.is_none();
        let label = &thrown.roll.label;
        let what = phrase(label).into_owned();
        let meaning = meaning.map(|meaning| phrase(meaning));
        let total = table.book().scale().write(thrown.total);
        let needs = limit.map(needed).unwrap_or_default();
        if let Some(now) = self.now.as_mut().filter(|now| now.is_deed()) {
            let belongs = figure.is_some_and(|figure| now.has(figure));
            if belongs && (now.open_blow() || now.struck || !plain) {
                // After the roll that was announced others are named. No colon: one stands before.
                let named = std::mem::replace(&mut now.rolled, true);
                let means = meaning.as_ref().map(|meaning| format!(" → {meaning}"));
                let words = match (named, &means) {
                    (true, Some(_)) => format!("{what} {total}"),
                    (true, None) => format!("{what}, {}", say!("rolled {total}", total)),
                    (false, _) => say!("rolled {total}", total),
                };
                let after = means.is_some() && limit.is_none();
                let words = [words, needs, means.unwrap_or_default()].concat();
                return Share::Odds { what, words, after };
            }
        }
        let same =
            |now: &Deed| matches!(&now.kind, Kind::Roll { label: known, .. } if known == label);
        let first = !self.now.as_ref().is_some_and(same);
        let kind = Kind::Roll { label: label.clone(), total: total.clone() };
        self.now = Some(Deed::new(kind, figure));
        let (whose, number) = match (figure, meaning) {
            (Some(figure), Some(meaning)) => {
                (table.name(figure).to_owned(), format!("{total}{needs} → {meaning}"))
            }
            (Some(figure), None) => (table.name(figure).to_owned(), format!("{total}{needs}")),
            // A side is named by what its roll means.
            (None, meaning) => {
                (meaning.unwrap_or_default().into_owned(), format!("{total}{needs}"))
            }
        };
        Share::Counts { first, what, whose, number }
    }
}

/// Words without the name they begin with.
fn bare<'t>(table: Table, figure: FigureId, text: &'t str) -> &'t str {
    let rest = text.strip_prefix(table.name(figure));
    rest.map_or(text, |rest| rest.trim_start_matches([':', ' ']))
}

/// The weapon that the words of a deed name; the item itself may have left the hand since.
fn weapon_in(table: Table, words: &str) -> Option<String> {
    let names = table.armoury().weapons.iter().map(|weapon| weapon.name.as_str());
    let nouns = names.map(|name| (name, Thing(name).noun()));
    let named = nouns.filter(|(_, noun)| words.contains(noun.as_str()));
    named.max_by_key(|(_, noun)| noun.len()).map(|(name, _)| name.to_owned())
}
