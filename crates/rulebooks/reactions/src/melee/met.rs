//! A blow as each answer of its target lets it fall: where the target then stands and looks, and
//! what the two then roll (REA-61, REA-62, REA-69).

use riposte_kit::action::Actions;
use riposte_kit::memo::{Memo, remembered};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, RollForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest, Roll};
use smallvec::{SmallVec, smallvec};

use super::blow::difficulty;
use super::guarding::guarded;
use super::meeting::Meeting;
use crate::choices::{Coming, WARDS, warding};
use crate::martial;
use crate::memory::Defence;
use crate::on_the_spot::{Rise, Turn};
use crate::risked::Risking;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::things::{Part, PickUp, Ready};
use crate::view::{Book, BookView};
use crate::words::*;

/// A blow and one answer to it; both rolls without dice.
#[derive(Clone, Debug)]
pub struct Met {
    /// The answer.
    pub choice: Choice,
    /// The blow, with the target where it then is.
    pub blow: Blow,
    /// The attack.
    pub attack: Roll,
    /// The defence.
    pub guard: Roll,
    /// Whether no dice can be risked on the defence: nothing is done about what flies, or the
    /// target takes aim itself.
    pub still: bool,
    /// What a missile must come up to besides (REA-208).
    pub difficulty: Option<Roll>,
    /// Whether the target can soak the blow after that (REA-79).
    pub soaks: bool,
    /// Where the target has to stay on first: whether it does, and what else becomes of the blow.
    pub seat: Option<Box<Seat>>,
}

/// All that the odds of a blow and an answer to it depend on, where nothing comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MetKey {
    attack: i32,
    dice: u8,
    guard: i32,
    still: bool,
    difficulty: Option<i32>,
    warded: bool,
}

/// The roll to stay on that comes before a parry or a dodge from the saddle (REA-111).
#[derive(Clone, Debug)]
pub struct Seat {
    /// The roll.
    pub check: Contest,
    /// The chance to stay on.
    pub stays: Chance,
    /// The blow as it falls on one who has fallen: the answer is lost.
    pub fallen: Met,
}

impl Met {
    /// A blow met by a choice of its target.
    pub fn by(rules: BookView, blow: Blow, from: Facing, choice: Choice) -> Met {
        let blow = left_by(rules, blow, from, &choice);
        let lies = lies(rules, blow.target, &choice);
        let guard = match martial::is_one(choice.verb) {
            true => {
                let kind = rules.mode(blow.by, blow.arm).map(|mode| mode.kind);
                martial::defence(rules, blow.target, choice.verb, kind)
            }
            false => guard(rules, blow.target, &choice),
        };
        let passes = !wards(choice.verb);
        let flies = blow.sent.is_some();
        let still = passes && flies || stays_aimed(rules, blow.target, &choice);
        let difficulty = difficulty(rules, blow);
        let action = WARDS.find(choice.verb).or_else(|| BESIDES.find(choice.verb));
        let paid = action.map_or(0, |action| i32::from(action.cost(rules)));
        let soaks = can_soak(rules, blow.target, paid);
        let attack = rules.attack_on(blow, lies);
        let met = Met { choice, blow, attack, guard, still, difficulty, soaks, seat: None };
        met.seated(rules)
    }

    /// The same with the roll to stay on, where the answer takes one.
    pub fn seated(self, rules: BookView) -> Met {
        let (rider, choice) = (self.blow.target, self.choice);
        if !rules.must_stay_on(rider, choice.verb) {
            return self;
        }
        let check = rules.seat_check(rider, &choice, rules.seat_dice(rider, &choice));
        let without = rules.once_fallen(rider);
        let open = Met::open(without, beside_the_mount(rules, self.blow));
        let fallen = Met { soaks: self.soaks, ..open };
        let stays = check.chance();
        Met { seat: Some(Box::new(Seat { check, stays, fallen })), ..self }
    }

    /// A blow that nothing is done about.
    pub fn open(rules: BookView, blow: Blow) -> Met {
        Met::by(rules, blow, Facing::N, Choice::plain(PASS))
    }

    /// Whatever may come before the blow falls, how likely, and what then meets: one outcome, or
    /// with a roll to stay on two.
    pub fn outcomes<'w>(&self, rules: BookView<'w>) -> SmallVec<[(Chance, BookView<'w>, &Met); 2]> {
        let Some(seat) = &self.seat else { return smallvec![(Chance::CERTAIN, rules, self)] };
        let without = rules.once_fallen(self.blow.target);
        smallvec![(seat.stays, rules, self), (seat.stays.complement(), without, &seat.fallen)]
    }

    /// How likely the blow hits with so many dice.
    pub fn chance(&self, rules: BookView, dice: u8) -> Chance {
        let outcomes = self.outcomes(rules).into_iter();
        let parts = outcomes.map(|(share, rules, met)| share.and(met.kept(rules, dice)));
        parts.fold(Chance::NEVER, Chance::or)
    }

    /// The same where nothing comes before.
    pub fn kept(&self, rules: BookView, dice: u8) -> Chance {
        thread_local! {
            static KNOWN: Memo<MetKey, Chance> = Memo::default();
        }
        remembered(&KNOWN, self.key(dice), || self.meeting(dice).chance(rules))
    }

    /// What its odds depend on, with so many dice on the attack.
    pub fn key(&self, dice: u8) -> MetKey {
        MetKey {
            attack: self.attack.basic(),
            dice,
            guard: self.guard.basic(),
            still: self.still,
            difficulty: self.difficulty.as_ref().map(Roll::basic),
            warded: wards(self.choice.verb),
        }
    }

    /// The roll to stay on, for a forecast, where there is one.
    pub fn seat_roll(&self) -> Option<RollForecast> {
        let seat = self.seat.as_ref()?;
        Some(RollForecast::Contest { contest: seat.check.clone(), chance: seat.stays })
    }

    /// Both rolls, with so many dice on the attack, and on the defence what then serves it best,
    /// where nothing comes before.
    pub fn meeting(&self, dice: u8) -> Meeting {
        let attack = self.attack.clone().risking(dice, rule_ids::RISK);
        let floor = self.difficulty.as_ref().map(Roll::basic);
        let guard = match self.still {
            true => self.guard.clone(),
            false => guarded(self.guard.clone(), &attack, floor),
        };
        let (difficulty, warded) = (self.difficulty.clone(), wards(self.choice.verb));
        Meeting { difficulty, warded, ..Meeting::defended(self.blow, attack, guard) }
    }
}

/// Whether a figure can soak a blow once it has paid so many points (REA-79).
pub fn can_soak(rules: BookView, figure: FigureId, paid: i32) -> bool {
    rules.able(figure) && rules.points(figure) - paid >= rules.constants().price.soak
}

/// A blow at a rider who comes to lie beside the mount (REA-115).
fn beside_the_mount(rules: BookView, blow: Blow) -> Blow {
    let at = rules.table.beside(blow.target).unwrap_or(blow.at);
    Blow { at, ..blow }
}

/// A blow, with its target where an answer leaves it. From the saddle there is no step (REA-111).
fn left_by(rules: BookView, blow: Blow, from: Facing, choice: &Choice) -> Blow {
    if rules.rides(blow.target) {
        return blow;
    }
    let at: Hex = match choice.verb {
        JUMP | PARRY => blow.at + from.opposite().step(),
        SIDESTEP | ROLL => choice.hex.unwrap_or(blow.at),
        _ => blow.at,
    };
    Blow { at, facing: choice.facing.unwrap_or(blow.facing), ..blow }
}

/// Whether the target lies on the ground when the blow falls: who gets up meets it standing.
fn lies(rules: BookView, target: FigureId, choice: &Choice) -> bool {
    rules.prone(target) && choice.verb != RISE
}

/// Whether a figure goes on aiming, and so does not defend itself: a word spoils no aim (REA-206).
fn stays_aimed(rules: BookView, target: FigureId, choice: &Choice) -> bool {
    matches!(choice.verb, PASS | SPEAK) && rules.aims(target)
}

/// The defence of a figure that gives an answer. Who readies, picks up or puts away a weapon has the
/// load of what it then holds (REA-23).
fn guard(rules: BookView, target: FigureId, choice: &Choice) -> Roll {
    if stays_aimed(rules, target, choice) {
        return rules.undefended();
    }
    let item = choice.arm.map(|arm| arm.item);
    let defence = Defence { verb: choice.verb, item, risk: 0 };
    let defence = if wards(choice.verb) { defence } else { Defence::default() };
    let co = match choice.verb {
        READY | PICKUP | STOW => rules.co_after(target, choice),
        _ => rules.co(target),
    };
    rules.defence_of(target, defence, co, lies(rules, target, choice))
}

/// Every answer that lets a blow fall in another way; of those that differ in nothing that is
/// rolled the first.
pub fn answers(rules: BookView, blow: Blow, coming: Coming) -> Vec<Met> {
    let target = blow.target;
    if !rules.able(target) {
        return Vec::new();
    }
    let behind = |choice: &Choice| {
        let left = left_by(rules, blow, coming.from, choice);
        let lies = lies(rules, target, choice);
        blow.sent.is_none() && rules.at_the_back((left.at, left.facing), left.from, lies)
    };
    let mut known: Vec<(Choice, bool)> = Vec::new();
    for choice in ways(rules, target, coming) {
        let rear = behind(&choice);
        let alike = |(other, as_much): &(Choice, bool)| {
            (other.verb, other.arm, other.number) == (choice.verb, choice.arm, choice.number)
                && *as_much == rear
        };
        if !known.iter().any(alike) {
            known.push((choice, rear));
        }
    }
    let met = |(choice, _)| Met::by(rules, blow, coming.from, choice);
    known.into_iter().map(met).collect()
}

/// What a target could do about a blow besides warding it off; words change nothing.
static BESIDES: Actions<Book> =
    Actions(&[&Turn, &Ready { answer: true }, &PickUp, &Part(STOW), &Rise]);

/// What a target could do about a blow.
fn ways(rules: BookView, target: FigureId, coming: Coming) -> Vec<Choice> {
    let mut choices = Vec::new();
    warding(rules, target, coming, &mut choices);
    if coming.flies || rules.is_mount(target) {
        return choices;
    }
    let besides = BESIDES.open(rules, target).into_iter();
    choices.extend(besides.filter(|choice| makes_odds(rules, target, choice)));
    choices
}

/// Whether it matters to the blow: what is picked up wards nothing off, and what is put away does so
/// only where it is a load (REA-23).
fn makes_odds(rules: BookView, target: FigureId, choice: &Choice) -> bool {
    !matches!(choice.verb, PICKUP | STOW) || rules.co_after(target, choice) > rules.co(target)
}
