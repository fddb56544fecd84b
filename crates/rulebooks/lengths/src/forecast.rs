//! What a choice would bring: read from the same deeds that are thrown.

use riposte_kit::forecast::rolls;
use riposte_rules::decision::{Choice, Decision, Forecast, HarmForecast};
use riposte_rules::figure::FigureId;

use crate::actions::find;
use crate::appraisal::dangers::{danger, going};
use crate::appraisal::outlook::harm;
use crate::attacks::blow::Blow;
use crate::attacks::deed::{self, deed};
use crate::attacks::foretell::{against, plain, struck};
use crate::attacks::outlook::outlook;
use crate::condition::harm::{Fate, Harmed};
use crate::holds::wrestling;
use crate::memory::Bout;
use crate::movement::pursuit;
use crate::turn::meeting::{self, ANSWERS};
use crate::view::BookView;
use crate::words::*;

/// What a choice of the pending decision would bring.
pub fn forecast(view: BookView, choice: &Choice) -> Forecast {
    let mut forecast = foretold(view, choice, Forecast::default());
    if let Some(decision) = view.table.decision() {
        danger_of(view, decision, choice, &mut forecast);
    }
    forecast
}

/// The same for computer players: without words, and without the blows that may fall where the
/// figure then stands.
pub fn weighed(view: BookView, choice: &Choice) -> Forecast {
    foretold(view, choice, Forecast::wordless())
}

/// Who may strike at a figure where a choice of its own leads it, before it acts again.
fn danger_of(view: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let figure = choice.actor.unwrap_or(decision.figure);
    let here = view.table.hex(figure);
    match (decision.question, choice.verb) {
        (Q_ANSWER | Q_BLESSING | Q_WIN | Q_PICK | Q_PASSING | Q_LEAVE | Q_CHASE, _) => {}
        (_, V_MOVE | V_RUN) => {
            let end = forecast.path.last().copied().unwrap_or(here);
            danger(view, figure, end, false, forecast);
        }
        (_, V_FLEE | V_CHARGE | V_STAB | V_DART | V_WAY | V_VIA | V_ANEW) => {}
        (_, verb) if is_strike(verb) || is_wrestling(verb) => {}
        (_, verb) => danger(view, figure, here, verb == V_DEFEND, forecast),
    }
}

fn foretold(view: BookView, choice: &Choice, mut forecast: Forecast) -> Forecast {
    let Some(decision) = view.table.decision() else { return forecast };
    let figure = choice.actor.unwrap_or(decision.figure);
    let told = &mut forecast;
    match decision.question {
        Q_ANSWER => answer(view, figure, choice, told),
        Q_BLESSING => blessing(view, figure, choice, told),
        Q_PASSING if choice.verb == V_ATTACK => plain(view, figure, choice, told),
        Q_PASSING | Q_ACT | Q_THEN | Q_WIN => {
            if let Some(action) = find(choice.verb) {
                action.foretell(view, figure, choice, told);
            }
        }
        Q_WAY if choice.verb != V_ANEW => going(view, figure, choice, told),
        Q_CHASE => chasing(view, figure, choice, told),
        _ => {}
    }
    forecast
}

/// What somebody would still suffer that answers so, and what it does to the other.
fn answer(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = view.table.world().resource::<Bout>().top() else { return };
    match Blow::of(view, figure, choice).filter(|_| is_strike(choice.verb)) {
        // A counterattack cannot be answered; whom a held blow is struck at may answer it.
        Some(_) if choice.verb == V_COUNTER => plain(view, figure, choice, forecast),
        Some(blow) => struck(view, blow, choice, forecast),
        None => {}
    }
    along(view, figure, choice, &frame.memory.together, forecast);
    let Some(blow) = answered(view, figure, choice) else { return };
    let (hits, suffered) = against(view, blow, choice).unwrap_or_else(|| {
        let open = outlook(view, blow);
        (open.hits, harm(view, figure, open.ends()))
    });
    forecast.suffered = Some(suffered);
    if choice.target.is_none() {
        // That it holds: the blow does not hit.
        forecast.chance = Some(hits.complement());
    }
    if let Some(answer) = ANSWERS.find(choice.verb) {
        answer.foretell(view, figure, choice, forecast);
    }
}

/// The blow at a figure that it answers so: the one it names, else the first.
fn answered(view: BookView, figure: FigureId, answer: &Choice) -> Option<Blow> {
    let mut blows = meeting::done_to(view, figure);
    blows.retain(|(_, deed)| is_strike(deed.verb));
    let named = blows.iter().find(|(by, _)| answer.target == Some(*by));
    let (by, blow) = named.or(blows.first())?;
    Blow::of(view, *by, blow)
}

/// A figure that strikes along with others who have said so may find that they fell the target
/// together (LEN-204).
fn along(
    view: BookView,
    figure: FigureId,
    choice: &Choice,
    others: &[(FigureId, Choice)],
    forecast: &mut Forecast,
) {
    let Some(harm) = &mut forecast.harm else { return };
    let same = others.iter().filter(|(_, other)| other.target == choice.target);
    let all = same.map(|(by, choice)| (*by, choice)).chain([(figure, choice)]);
    let blows: Vec<Blow> = all.filter_map(|(by, choice)| Blow::of(view, by, choice)).collect();
    if blows.len() < 2 || choice.verb == V_COUNTER {
        return;
    }
    let (mut hurt, mut out, mut both) = (0.0, 0.0, 0.0);
    for (harms, share) in deed::together(view, &blows).odds::<f64>() {
        let mine = |it: &&Harmed| it.by == figure && it.stamina + it.wounds > 0;
        let at = || harms.iter().filter(|it| it.who == harm.figure);
        let (hits, falls) = (at().any(|it| mine(&it)), at().any(|it| it.fate != Fate::Fights));
        hurt += if hits { share } else { 0.0 };
        out += if falls { share } else { 0.0 };
        both += if hits && falls { share } else { 0.0 };
    }
    let hurt = hurt.clamp(0.0, 1.0);
    harm.out = out.clamp(0.0, 1.0);
    harm.degrees = vec![
        ("unhurt".into(), 1.0 - hurt),
        ("hurt".into(), (hurt - both).max(0.0)),
        (HarmForecast::OUT.into(), both.min(hurt)),
    ];
}

/// A pursuit (LEN-218).
fn chasing(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(runner) = choice.target else { return };
    forecast.chance = Some(pursuit::odds(view, runner, figure));
    rolls(forecast, || pursuit::throw(view, runner, figure));
}

/// A blow or a contest with so many points of a blessing.
fn blessing(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let points = i32::from(choice.number.unwrap_or(0));
    let Some(frame) = view.table.world().resource::<Bout>().top() else { return };
    let Some(target) = frame.choice.target else { return };
    if is_strike(frame.choice.verb) {
        let Some(blow) = Blow::of(view, figure, &frame.choice) else { return };
        let blow = Blow { blessing: points, ..blow };
        forecast.chance = Some(outlook(view, blow).hits);
        return rolls(forecast, || deed(view, blow).outline());
    }
    let beside = wrestling::beside(view, figure, &frame.choice);
    let grip = wrestling::grip(view, figure, target, &beside, points);
    forecast.chance = Some(grip.chance(|won| *won));
    rolls(forecast, || grip.outline());
}
