//! The option table: what a figure may do by how far it moved, by its status before and
//! after movement, and by its stature (OPT-401 to OPT-410, OPT-501 to OPT-538).

use riposte_rules::decision::Verb;
use riposte_rules::figure::Posture;
use riposte_rules::roll::Text;
use riposte_words::say;

use crate::combatant::Status;
use crate::rule_ids;
use crate::statures::stature;
use crate::words::*;

/// How far a figure may have moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Most {
    /// This many hexes.
    Hexes(u8),
    /// Half the allowance.
    Half,
    /// The whole allowance.
    Full,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: usize,
    /// What is done.
    pub verb: Verb,
    /// How far the figure may have moved.
    pub most: Most,
    /// The status before it moved; `None` for any but hand-to-hand.
    pub before: Option<Status>,
    /// The status after all movement; `None` for any.
    pub after: Option<Status>,
    /// The statures it may be done from; empty for any.
    pub stature: &'static [Posture],
}

const S: &[Posture] = &[Posture::Standing];
const K: &[Posture] = &[Posture::Kneeling];
const P: &[Posture] = &[Posture::Prone];
const SK: &[Posture] = &[Posture::Standing, Posture::Kneeling];
const SKP: &[Posture] = &[Posture::Standing, Posture::Kneeling, Posture::Prone];
const FP: &[Posture] = &[Posture::Fallen, Posture::Prone];
const KPF: &[Posture] = &[Posture::Kneeling, Posture::Prone, Posture::Fallen];
const ANY: &[Posture] = &[];
const D: Option<Status> = Some(Status::Disengaged);
const E: Option<Status> = Some(Status::Engaged);
const H: Option<Status> = Some(Status::HandToHand);
const X: Option<Status> = None;

const fn row(
    number: usize,
    verb: Verb,
    most: Most,
    before: Option<Status>,
    after: Option<Status>,
    stature: &'static [Posture],
) -> Row {
    Row { number, verb, most, before, after, stature }
}

const fn hexes(count: u8) -> Most {
    Most::Hexes(count)
}

/// Every row. Spells are cast by a verb each, so rows 7 and 36 stand under the first of
/// them; the rows of shots read D before (a figure that began the turn engaged has dropped
/// its bow).
pub const ROWS: [Row; 38] = [
    row(1, MOVE, Most::Full, D, X, S),
    row(2, CRAWL, hexes(2), X, X, FP),
    row(3, ATTACK, Most::Half, D, X, S),
    row(4, ATTACK, hexes(1), E, E, S),
    row(5, DODGE, Most::Half, D, X, S),
    row(6, DEFEND, hexes(1), X, X, S),
    row(7, FIST, hexes(1), X, X, ANY),
    row(8, RENEW, Most::Full, X, X, ANY),
    row(9, DISBELIEVE, hexes(1), X, X, ANY),
    row(10, KNEEL, Most::Half, D, X, S),
    row(11, LIE, Most::Half, D, X, S),
    row(12, KNEEL, hexes(1), E, X, S),
    row(13, LIE, hexes(1), E, X, S),
    row(14, KNEEL_FIRE, hexes(1), D, D, S),
    row(15, LIE_FIRE, hexes(1), D, D, S),
    row(16, KNEEL_FIRE, hexes(1), D, E, S),
    row(17, LIE_FIRE, hexes(1), D, E, S),
    row(18, FIRE, hexes(1), D, D, ANY),
    row(19, LAST_SHOT, hexes(1), D, E, ANY),
    row(20, LIE, hexes(0), X, X, K),
    row(21, KNEEL, hexes(0), X, X, P),
    row(22, READY, hexes(2), D, X, SKP),
    row(23, SWAP, hexes(1), E, E, SK),
    row(24, RELOAD, hexes(2), D, D, ANY),
    row(25, STAND, hexes(1), X, X, KPF),
    row(26, RISE_MOVE, Most::Half, D, X, K),
    row(27, RISE_MOVE, hexes(1), E, E, K),
    row(28, RISE_READY, hexes(0), D, X, K),
    row(29, RISE_READY, hexes(0), E, E, K),
    row(30, GRAPPLE, Most::Half, D, D, S),
    row(31, GRAPPLE, hexes(1), E, E, S),
    row(32, DISENGAGE, hexes(1), E, X, S),
    row(33, PICK_UP, hexes(1), X, X, S),
    row(34, ATTACK, hexes(0), H, H, P),
    row(35, DRAW, hexes(0), H, H, P),
    row(36, FIST, hexes(0), H, H, P),
    row(37, BREAK_OUT, hexes(0), H, X, P),
    row(38, PIN, hexes(0), H, X, P),
];

/// What of a figure decides which rows are open to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Hexes moved this turn (OPT-409).
    pub moved: u8,
    /// Half its allowance.
    pub half: u8,
    /// Status when the turn began.
    pub start: Status,
    /// Status before it moved.
    pub before: Status,
    /// Status after all movement; `None` while figures still move.
    pub after: Option<Status>,
    /// Stature when the turn began.
    pub stature: Posture,
}

/// Why a row is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// It moved too far: so many, of so many at most.
    Moved(u8, u8),
    /// Its status before it moved.
    Before(Status, Status),
    /// Its status after movement.
    After(Status, Status),
    /// Its stature.
    Stature(Posture),
}

impl Bar {
    /// In words.
    pub fn words(self) -> Text {
        match self {
            Bar::Moved(moved, most) => say!("moved {moved}, at most {most}", moved, most).into(),
            Bar::Before(Status::HandToHand, _) | Bar::After(Status::HandToHand, _) => {
                "is hand-to-hand".into()
            }
            Bar::Before(_, Status::HandToHand) | Bar::After(_, Status::HandToHand) => {
                "is not hand-to-hand".into()
            }
            Bar::Before(Status::Engaged, _) => "was engaged before it moved".into(),
            Bar::Before(..) => "was not engaged before it moved".into(),
            Bar::After(Status::Engaged, _) => "is engaged".into(),
            Bar::After(..) => "is not engaged".into(),
            Bar::Stature(posture) => stature(posture).began.into(),
        }
    }

    /// How near the row is to being open: the greater, the nearer.
    fn nearness(self) -> u8 {
        match self {
            Bar::Before(_, Status::HandToHand) | Bar::After(_, Status::HandToHand) => 0,
            Bar::Stature(_) => 1,
            Bar::Before(..) => 1,
            Bar::After(..) => 2,
            Bar::Moved(..) => 3,
        }
    }
}

impl Row {
    /// The id of its rule.
    pub const fn rule(&self) -> &'static str {
        rule_ids::ROWS[self.number - 1]
    }

    /// Whether it is open to a figure.
    ///
    /// # Errors
    /// What bars it.
    pub fn open(&self, record: &Record) -> Result<(), Bar> {
        let most = self.limit(record);
        if !self.stature.is_empty() && !self.stature.contains(&record.stature) {
            return Err(Bar::Stature(record.stature));
        }
        self.status_bar(record)?;
        if record.moved > 0 && record.stature != Posture::Standing && !self.low_movement() {
            return Err(Bar::Moved(record.moved, 0));
        }
        if record.moved > most {
            return Err(Bar::Moved(record.moved, most));
        }
        Ok(())
    }

    /// Whether it is, or goes with, the movement of a figure that began the turn down: who
    /// crawls, or rises and moves, does nothing else.
    fn low_movement(&self) -> bool {
        matches!(self.verb, CRAWL | RISE_MOVE | RENEW)
    }

    /// The hexes it may have moved: never more than half the allowance where it is more than a
    /// hex (OPT-404, OPT-406), but for crawling. Defend goes up to half for a figure that was
    /// free (OPT-405).
    fn limit(&self, record: &Record) -> u8 {
        let half = record.half.max(1);
        match self.most {
            Most::Hexes(_) if self.number == 6 && record.before == Status::Disengaged => half,
            Most::Hexes(most) if self.low_movement() => most,
            Most::Hexes(most) => most.min(half),
            Most::Half => half,
            Most::Full => u8::MAX,
        }
    }

    /// Whether its cells fit how a figure was and is bound. One that hardly moved may do what
    /// was open when the turn began (OPT-404).
    fn status_bar(&self, record: &Record) -> Result<(), Bar> {
        let Err(bar) = self.cells_bar(record.before, record.after) else { return Ok(()) };
        if record.moved > 1 {
            return Err(bar);
        }
        let Err(begun) = self.cells_bar(record.start, record.after) else { return Ok(()) };
        // A figure that was engaged when the turn began may still do what that takes, also when
        // nobody engages it any more.
        let left = record.start == Status::Engaged && record.after == Some(Status::Disengaged);
        if left && self.cells_bar(record.start, Some(record.start)).is_ok() {
            return Ok(());
        }
        Err(if begun.nearness() > bar.nearness() { begun } else { bar })
    }

    fn cells_bar(&self, before: Status, after: Option<Status>) -> Result<(), Bar> {
        let fits = match self.before {
            Some(wanted) => before == wanted,
            // A blank cell does not reach into a scuffle (OPT-408), but for rows 8 and 9.
            None => before != Status::HandToHand || matches!(self.number, 8 | 9),
        };
        if !fits {
            return Err(Bar::Before(before, self.before.unwrap_or_default()));
        }
        match (self.after, after) {
            (Some(wanted), Some(after)) if wanted != after => Err(Bar::After(after, wanted)),
            _ => Ok(()),
        }
    }
}

/// The rows of a verb.
pub fn rows_of(verb: Verb) -> impl Iterator<Item = &'static Row> {
    let verb = if crate::spells::spell_of(verb).is_some() { FIST } else { verb };
    ROWS.iter().filter(move |row| row.verb == verb)
}

/// The row under which a figure may do something, the first in the table.
///
/// # Errors
/// What bars the row that comes nearest, and its rule.
pub fn permitted(verb: Verb, record: &Record) -> Result<&'static Row, (Bar, &'static str)> {
    let mut nearest: Option<(Bar, &'static str)> = None;
    for row in rows_of(verb) {
        match row.open(record) {
            Ok(()) => return Ok(row),
            Err(bar) if nearest.is_none_or(|(best, _)| bar.nearness() > best.nearness()) => {
                nearest = Some((bar, row.rule()));
            }
            Err(_) => {}
        }
    }
    Err(nearest.unwrap_or((Bar::Stature(record.stature), rule_ids::ONE_OPTION)))
}
