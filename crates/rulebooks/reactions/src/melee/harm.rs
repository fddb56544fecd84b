//! The harm of a blow, from the odds of its deed.

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::decision::HarmForecast;
use riposte_rules::figure::FigureId;

use super::blow::hit_of;
use super::deed::{Asked, Came, FATAL, Hurt, damage, pain, soak, unsoaked};
use super::meeting::{Meeting, MeetingKey};
use super::met::{Met, MetKey};
use super::usual;
use crate::memory::Hit;
use crate::rolls::wound_words;
use crate::view::BookView;

/// The part of a figure's fighting worth that a wound of each level takes.
pub const WORTH_LOST: [f64; 7] = [0.0, 0.03, 0.12, 0.25, 0.5, 0.75, 1.0];

/// How likely each level of wound is, from none to fatal.
type Levels = [f64; 7];

const LEVELS: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];

/// The harm that two rolls that meet do to a figure, which soaks it or not.
pub fn of_meeting(
    rules: BookView,
    meeting: &Meeting,
    figure: FigureId,
    soaks: bool,
) -> HarmForecast {
    let clash = meeting.clash.filter(|_| meeting.blow.target != figure);
    let hit = hit_of(rules, clash.unwrap_or(meeting.blow));
    let of = Of::Meeting(meeting.key(), meeting.blow.by == hit.by);
    let levels = levels(rules, of, &hit, || meeting.clone());
    let levels = if soaks { soaked(rules, &hit, &levels) } else { levels };
    forecast(rules, &hit, &levels)
}

/// The harm of a blow that is met somehow, with so many dice, soaked or not.
pub fn of_met(rules: BookView, met: &Met, dice: u8, soaks: bool) -> HarmForecast {
    let hit = hit_of(rules, met.blow);
    let mut all: Levels = [0.0; 7];
    for (share, rules, met) in met.outcomes(rules) {
        let (of, hit) = (Of::Met(met.key(dice)), hit_of(rules, met.blow));
        let levels = levels(rules, of, &hit, || met.meeting(dice));
        all.iter_mut().zip(levels).for_each(|(sum, part)| *sum += share.value() * part);
    }
    let all = if soaks { soaked(rules, &hit, &all) } else { all };
    forecast(rules, &hit, &all)
}

/// The levels of wound that are left when each is soaked with the usual dice (REA-79).
fn soaked(rules: BookView, hit: &Hit, levels: &Levels) -> Levels {
    let mut left: Levels = [0.0; 7];
    left[0] = levels[0];
    for (of_it, chance) in soaks(rules, hit).iter().zip(levels).skip(1) {
        left.iter_mut().zip(of_it).for_each(|(sum, part)| *sum += chance * part);
    }
    left
}

/// What soaking leaves of a wound of each level. It depends on one value.
fn soaks(rules: BookView, hit: &Hit) -> [Levels; 7] {
    thread_local! {
        static KNOWN: Memo<i32, [Levels; 7]> = Memo::default();
    }
    let left = |level: u8| {
        let hit = Hit { level, ..*hit };
        levels_of(&soak(rules, hit, usual::soak(rules, &hit)))
    };
    remembered(&KNOWN, rules.soak_roll(hit.target).basic(), || LEVELS.map(left))
}

/// The levels of wound that a hit comes to which goes on as a deed does.
fn levels_of(hurt: &Hurt) -> Levels {
    let mut levels: Levels = [0.0; 7];
    hurt.stops(&mut |came, share: f64| levels[usize::from(came_to(came).hit.level)] += share);
    levels
}

/// The harm of a hit that goes on as a deed does.
pub fn of_hurt(rules: BookView, hit: &Hit, hurt: &Hurt) -> HarmForecast {
    forecast(rules, hit, &levels_of(hurt))
}

/// The harm of a hit whose wound level is known.
pub fn as_it_is(rules: BookView, hit: &Hit) -> HarmForecast {
    let mut levels: Levels = [0.0; 7];
    levels[usize::from(hit.level)] = 1.0;
    forecast(rules, hit, &levels)
}

fn came_to<'c>(stop: Result<&'c Came, &'c Asked>) -> &'c Came {
    stop.unwrap_or_else(|asked| &asked.came)
}

/// What two rolls are, as far as the odds of the wounds depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Of {
    /// A blow that is met somehow.
    Met(MetKey),
    /// Two rolls that meet, and whether the hit is that of the first.
    Meeting(MeetingKey, bool),
}

/// The levels of wound that a hit does, over every fall of the dice of the two rolls and of the
/// damage.
fn levels(rules: BookView, of: Of, hit: &Hit, meeting: impl FnOnce() -> Meeting) -> Levels {
    thread_local! {
        static KNOWN: Memo<(Of, i32, i32), Levels> = Memo::default();
    }
    let resistance = rules.resistance(hit.target, hit.spot);
    let key = (of, rules.damage_roll(hit).basic(), resistance);
    remembered(&KNOWN, key, || levels_afresh(rules, &meeting(), hit))
}

fn levels_afresh(rules: BookView, meeting: &Meeting, hit: &Hit) -> Levels {
    let mut levels: Levels = [0.0; 7];
    meeting.fall(rules).each(&mut |hits, share: f64| {
        let Some(hit) = hits.iter().find(|other| other.by == hit.by) else {
            levels[0] += share;
            return;
        };
        damage(rules, *hit, usual::damage(rules, hit)).stops(&mut |came, part: f64| {
            levels[usize::from(came_to(came).hit.level)] += share * part;
        });
    });
    levels
}

fn forecast(rules: BookView, hit: &Hit, levels: &Levels) -> HarmForecast {
    let likely = || (0u8..).zip(levels.iter().copied()).filter(|(_, chance)| *chance > 0.0);
    let lost: f64 = levels.iter().zip(WORTH_LOST).map(|(chance, lost)| chance * lost).sum();
    let outs = outs(rules, hit);
    let out: f64 = levels.iter().zip(outs).map(|(chance, out)| chance * out).sum();
    HarmForecast {
        figure: hit.target,
        degrees: likely().map(|(level, chance)| (wound_words(level).into(), chance)).collect(),
        mean: likely().map(|(level, chance)| f64::from(level) * chance).sum(),
        out,
        worth: lost.max(out).min(1.0),
    }
}

/// How likely a wound of each level puts the struck out of the fight at once. What is rolled against
/// the pain differs from level to level by what the table says.
fn outs(rules: BookView, hit: &Hit) -> Levels {
    thread_local! {
        static KNOWN: Memo<(i32, [i32; 5]), Levels> = Memo::default();
    }
    let by_level = rules.constants().pain_by_level.map(|more| more.halves);
    let key = (rules.pain_roll(&Hit { level: 1, ..*hit }).basic(), by_level);
    remembered(&KNOWN, key, || LEVELS.map(|level| puts_out(rules, hit, level)))
}

/// How likely a wound of some level puts the struck out of the fight at once.
fn puts_out(rules: BookView, hit: &Hit, level: u8) -> f64 {
    let hit = Hit { level, ..*hit };
    let hurt = match level {
        0 => return 0.0,
        FATAL.. => unsoaked(rules, hit),
        _ => pain(rules, hit, usual::pain(rules, &hit)),
    };
    let mut out = 0.0;
    hurt.stops(&mut |stop, share: f64| out += if came_to(stop).puts_out() { share } else { 0.0 });
    out
}
