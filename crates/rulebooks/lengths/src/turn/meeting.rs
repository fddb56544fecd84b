//! What the one to which something is done may do about it: strike first, go into Full Defence, mind
//! itself (LEN-304, LEN-501 to LEN-503, LEN-702). These actions depend on what is done: on what is
//! under way, or on what is only weighed, for its forecast.

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Actions, Open, Why, apt, need, need_with, some};
use riposte_kit::forecast::{note, warn};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::attacks::targets;
use crate::change::{acted, befall, leave_hold, round};
use crate::equipment::weapons::Class;
use crate::memory::{Bout, top};
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView, Strike};
use crate::words::*;

/// Something that is done to somebody: by whom, and what.
pub type Deed = (FigureId, Choice);

/// An answer to what is done to a figure, by its verb.
pub struct Answer(pub Verb);

const ALL: [Answer; 4] = [Answer(V_MIND), Answer(V_COUNTER), Answer(V_ATTACK), Answer(V_DEFEND)];

/// Every answer; the first that is open is the usual one.
pub static ANSWERS: Actions<Book> = Actions(&[&ALL[0], &ALL[1], &ALL[2], &ALL[3]]);

/// How a figure may answer a deed, declared or not.
pub fn to_deed(view: BookView, figure: FigureId, deed: Deed) -> Vec<Choice> {
    ALL.iter().filter_map(|answer| answer.to(view, figure, deed).ok()).flatten().collect()
}

/// What is being done to a figure: by the one whose action is under way, and by those who do
/// something at the same time (LEN-204).
pub fn done_to(view: BookView, figure: FigureId) -> Vec<Deed> {
    let Some(frame) = view.table.world().resource::<Bout>().top() else { return Vec::new() };
    let held = frame.memory.together.iter().copied();
    let all = std::iter::once((frame.actor, frame.choice)).chain(held);
    all.filter(|(_, deed)| deed.target == Some(figure)).collect()
}

/// Whether a blow is struck at somebody who lays hands on the figure, and so comes before that
/// (LEN-702).
pub fn is_first_blow(view: BookView, figure: FigureId, blow: &Choice) -> bool {
    let mut deeds = done_to(view, figure).into_iter();
    deeds.any(|(by, deed)| blow.target == Some(by) && is_wrestling(deed.verb))
}

impl Answer {
    /// The ways in which the one to which something is done may answer it so, or why it may not.
    fn to(&self, view: BookView, figure: FigureId, (by, deed): Deed) -> Open {
        let struck = is_strike(deed.verb) || deed.verb == V_CHARGE;
        let fits = if self.0 == V_ATTACK { is_wrestling(deed.verb) } else { struck };
        unsaid(fits)?;
        match self.0 {
            V_MIND => {
                let may = view.searches(figure) && !view.blind(figure) && !view.helpless(figure);
                unsaid(may)?;
                Ok(vec![Choice::plain(V_MIND)])
            }
            V_DEFEND => {
                // It adds nothing for one who does not see the blow (LEN-406).
                unsaid(view.may_answer(figure) && !view.blind(figure))?;
                Ok(vec![Choice::plain(V_DEFEND)])
            }
            V_COUNTER => {
                may_answer(view, figure)?;
                counters(view, figure, by, &deed)
            }
            _ => {
                may_answer(view, figure)?;
                let blows = targets::armed_at(view, figure, by);
                need(!blows.is_empty(), "has no weapon in hand that reaches", id::FIRST_BLOW)?;
                unsaid(matches!(deed.verb, V_WRESTLE | V_GANG))?;
                Ok(blows)
            }
        }
    }
}

impl Action<Book> for Answer {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let mut open: Vec<Choice> = Vec::new();
        let mut closed = unsaid(false);
        for deed in done_to(view, figure) {
            match self.to(view, figure, deed) {
                Ok(choices) => open.extend(choices),
                Err(why) if why.told() => closed = Err(why),
                Err(_) => {}
            }
        }
        if open.is_empty() { closed.map(|()| open) } else { Ok(open) }
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        if self.0 != V_COUNTER {
            return String::new();
        }
        let target = phrases::target(view, choice);
        let (weapon, way) = phrases::wielded(view, figure, choice);
        say!("strikes back first at {target} with the {weapon}{way}", target, weapon, way)
    }

    fn foretell(&self, _view: BookView, _figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        match self.0 {
            V_DEFEND => note(told, "takes the action of this round", id::ACTION),
            V_COUNTER => {
                let words = "your length is no defence for the rest of the round";
                warn(told, words, id::EXPOSED);
            }
            _ => {}
        }
    }

    /// A blow is struck when its turn comes, before what it answers.
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        match self.0 {
            V_DEFEND => {
                acted(world, figure);
                leave_hold(world, figure, &choice);
                round(world, figure, |round| round.defends = true);
                befall(world, figure, "goes into Full Defence", id::DEFENCE);
            }
            V_MIND => {
                round(world, figure, |round| round.minds = true);
                befall(world, figure, "minds itself", id::SEARCH);
            }
            _ => top(world, |memory| memory.first.push((figure, choice))),
        }
    }
}

/// Closes an answer without a word, where it is out of the question.
fn unsaid(may: bool) -> Result<(), Why> {
    apt(may, "can do nothing about it", id::ACTION)
}

/// Whether a figure may answer at all.
fn may_answer(view: BookView, figure: FigureId) -> Result<(), Why> {
    gates::free(view, figure)?;
    let spent = view.spent(figure);
    need_with(spent.is_none(), || spent.unwrap_or_default().into(), id::ACTION)?;
    need(!view.heedless(figure), "does not heed what is done to it", id::UNAWARE)?;
    need(view.clasps(figure).is_none(), "has both hands full with the catch", id::SNARES)?;
    need(view.may_answer(figure), "can do nothing about it", id::HELPLESS)
}

/// The counterattacks open to the target of a blow: the trained, with a weapon at least as long
/// (LEN-501).
fn counters(view: BookView, figure: FigureId, by: FigureId, blow: &Choice) -> Open {
    let shot = matches!(blow.verb, V_SHOOT | V_CROWD);
    need(!shot, "nobody strikes back at a shot", id::MISSILES)?;
    need(view.trained(figure), "is not trained in weapons", id::COUNTER)?;
    let theirs = blow.arm.and_then(|arm| view.strike(by, arm));
    let length = theirs.map(|strike| view.length_of(by, &strike));
    need(view.guard_length(figure).is_some(), "has no weapon in hand", id::COUNTER)?;
    // A garrote is of use only against one who cannot help it (LEN-417).
    let helps =
        |it: &Strike| it.weapon.class != Class::Garrote || targets::chokes(view, figure, by);
    let long = view.armed_blows(figure).filter(helps);
    let long = long.filter(|it| length.is_some_and(|length| view.length_of(figure, it) >= length));
    let counter = |it: Strike| Choice { arm: Some(it.arm), ..Choice::plain(V_COUNTER).at(by) };
    some(long.map(counter), || ("the weapon is shorter", id::COUNTER))
}
