//! What may be done about an action (LEN-204, LEN-501 to LEN-503, LEN-702). It is asked of actions
//! that nobody has declared as well, for their forecasts, so that these answers are no list of
//! actions of the figure that is asked.

use riposte_kit::action::{Open, Why, need, need_with, some};
use riposte_rules::decision::{Choice, Closed, Verb};
use riposte_rules::exchange::Frame;
use riposte_rules::figure::FigureId;

use crate::attacks::targets;
use crate::equipment::weapons::Class;
use crate::memory::Bout;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{BookView, Strike};
use crate::words::*;

/// What may be done about an action: by the one it is done to, and by those who hold.
pub fn to_deed(view: BookView, figure: FigureId, actor: FigureId, choice: &Choice) -> Vec<Choice> {
    let mut open = Vec::new();
    if choice.target == Some(figure) {
        open.extend(meeting(view, figure, actor, choice));
    }
    let holds = view.fighter(figure).round.holds && view.may_answer(figure);
    if holds && view.table.side(figure) != view.table.side(actor) {
        let blows = targets::blows_at(view, figure, actor);
        open.extend(blows.into_iter().filter(|blow| !open.contains(blow)).collect::<Vec<_>>());
        let shots = |verb: Verb| targets::shots_at(view, figure, actor, verb);
        open.extend(shots(V_SHOOT).chain(shots(V_CROWD)));
    }
    if view.fighter(figure).broken {
        // A figure that has lost heart defends itself at most (LEN-804).
        open.retain(|choice| choice.verb == V_DEFEND);
    }
    open
}

/// How the one it is done to may meet it.
fn meeting(view: BookView, figure: FigureId, actor: FigureId, choice: &Choice) -> Vec<Choice> {
    let mut open = Vec::new();
    let struck = is_strike(choice.verb) || choice.verb == V_CHARGE;
    if struck && view.searches(figure) {
        if !view.blind(figure) && !view.helpless(figure) {
            open.push(Choice::plain(V_MIND));
        }
        return open;
    }
    if !view.may_answer(figure) {
        return open;
    }
    match choice.verb {
        V_ATTACK | V_CHARGE => {
            open.extend(counters(view, figure, actor, choice).unwrap_or_default());
            open.push(Choice::plain(V_DEFEND));
        }
        V_SHOOT | V_CROWD => open.push(Choice::plain(V_DEFEND)),
        V_WRESTLE | V_GANG if view.guard_length(figure).is_some() => {
            open.extend(targets::armed_at(view, figure, actor));
        }
        _ => {}
    }
    open
}

/// The counterattacks open to the target of a blow: the trained, with a weapon at least as long
/// (LEN-501).
pub fn counters(view: BookView, figure: FigureId, actor: FigureId, choice: &Choice) -> Open {
    need(view.trained(figure), "is not trained in weapons", id::COUNTER)?;
    let theirs = choice.arm.and_then(|arm| view.strike(actor, arm));
    let length = theirs.map(|strike| view.length_of(actor, &strike));
    need(view.guard_length(figure).is_some(), "has no weapon in hand", id::COUNTER)?;
    // A garrote is of use only against one who cannot help it (LEN-417).
    let helps =
        |it: &Strike| it.weapon.class != Class::Garrote || targets::chokes(view, figure, actor);
    let long = view.armed_blows(figure).filter(helps);
    let long = long.filter(|it| length.is_some_and(|length| view.length_of(figure, it) >= length));
    let counter = |it: Strike| Choice { arm: Some(it.arm), ..Choice::plain(V_COUNTER).at(actor) };
    some(long.map(counter), || ("its weapon is shorter", id::COUNTER))
}

/// Whether a figure may answer at all.
fn may_answer(view: BookView, figure: FigureId) -> Result<(), Why> {
    gates::free(view, figure)?;
    let spent = view.spent(figure);
    need_with(spent.is_none(), || spent.unwrap_or_default().into(), id::ACTION)?;
    need(!view.unaware(figure), "does not heed what is done to it", id::UNAWARE)?;
    need(view.clasps(figure).is_none(), "has its hands full with its catch", id::SNARES)?;
    need(view.may_answer(figure), "can do nothing about it", id::HELPLESS)
}

/// Why the one to which an action is done does not strike first; nothing where it may.
pub fn closed(view: BookView, figure: FigureId) -> Option<Closed> {
    let Frame { actor, choice, .. } = view.table.world().resource::<Bout>().top()?;
    let (actor, aimed) = (*actor, choice.target == Some(figure));
    let (verb, open) = match choice.verb {
        V_ATTACK | V_CHARGE if aimed => (V_COUNTER, counters(view, figure, actor, choice)),
        V_SHOOT | V_CROWD if aimed => {
            (V_COUNTER, some([], || ("nobody strikes back at a shot", id::MISSILES)))
        }
        verb if aimed && is_wrestling(verb) => {
            let blows = targets::armed_at(view, figure, actor);
            (V_ATTACK, some(blows, || ("has no weapon in hand that reaches", id::FIRST_BLOW)))
        }
        _ => return None,
    };
    let why = may_answer(view, figure).err().or(open.err())?;
    Some(Closed { verb, reason: why.words().into_owned(), rule: why.rule })
}
