//! What a choice would bring: read from the same deeds that are thrown.

use riposte_kit::forecast::{note, warn};
use riposte_rules::decision::{Choice, Decision, Forecast, HarmForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use crate::appraisal::dangers::{danger, going, on_the_way};
use crate::appraisal::outlook::{exposure, scaled, told};
use crate::attacks::blow::{Bared, Blow};
use crate::attacks::deed;
use crate::attacks::deed::{deed, lets_go};
use crate::casting;
use crate::condition::harm::{End, Fate, Harmed};
use crate::condition::saves::{PARALYZATION, save};
use crate::holds::wrestling;
use crate::memory::Bout;
use crate::movement::pursuit;
use crate::rule_ids as id;
use crate::turn::{answers, choices};
use crate::view::BookView;
use crate::words::*;

/// What a choice of the pending decision would bring.
pub fn forecast(view: BookView, choice: &Choice) -> Forecast {
    let mut forecast = weighed(view, choice);
    if let Some(decision) = view.table.decision() {
        danger_of(view, decision, choice, &mut forecast);
    }
    forecast
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

/// The same but for the blows that may fall where the figure then stands.
pub fn weighed(view: BookView, choice: &Choice) -> Forecast {
    let Some(decision) = view.table.decision() else { return Forecast::default() };
    let figure = choice.actor.unwrap_or(decision.figure);
    match decision.question {
        Q_ANSWER => answer(view, figure, choice),
        Q_BLESSING => blessing(view, figure, choice),
        Q_WIN => prize(view, choice),
        Q_PICK => Forecast::default(),
        Q_PASSING if choice.verb == V_ATTACK => plain(view, figure, choice),
        Q_PASSING if choice.verb == V_WRESTLE => hands(view, figure, choice),
        Q_PASSING | Q_LEAVE => Forecast::default(),
        Q_CHASE => chasing(view, figure, choice),
        _ => own(view, figure, choice),
    }
}

/// What a figure does of its own accord.
fn own(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    match choice.verb {
        V_MOVE | V_RUN | V_FLEE | V_VIA => going(view, figure, choice),
        V_CHARGE => charge(view, figure, choice),
        verb if is_strike(verb) => Blow::of(view, figure, choice)
            .map_or_else(Forecast::default, |blow| struck(view, blow, choice)),
        V_STAB => stabbing(view, figure, choice),
        verb if is_wrestling(verb) => hands(view, figure, choice),
        V_DART => dart(view, figure, choice),
        verb => {
            let mut forecast = Forecast::default();
            if is_spell(verb) {
                warn(&mut forecast, "wide open until the next round begins", id::WIDE_OPEN);
            }
            forecast
        }
    }
}

/// A charge: the way to it, and the blow from where it ends (LEN-456).
fn charge(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    let path = choices::way(view, figure, choice);
    let mut forecast = Forecast::default();
    if let Some(blow) = Blow::of(view, figure, choice) {
        let from = path.last().copied().unwrap_or(blow.from);
        forecast = struck(view, Blow { from, ..blow }, choice);
    }
    on_the_way(view, figure, &path, choice.target, &mut forecast);
    forecast.path = path.to_vec();
    forecast
}

/// A blow, and what the target can do about it.
fn struck(view: BookView, blow: Blow, choice: &Choice) -> Forecast {
    let mut forecast = blown(view, blow);
    met(view, blow, choice, &mut forecast);
    forecast
}

/// The blow of a choice as it is, whatever anybody does about it.
fn plain(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    Blow::of(view, figure, choice).map_or_else(Forecast::default, |blow| blown(view, blow))
}

fn blown(view: BookView, blow: Blow) -> Forecast {
    let mut forecast = told(view, blow.target, &deed(view, blow));
    forecast.lets_go = lets_go(view, blow.by, blow.arm);
    if view.helpless_to(blow.target, blow.by) {
        note(&mut forecast, "helpless: hits as hard as it can", id::HELPLESS);
    }
    forecast
}

/// What the best answer of the target leaves of a blow (LEN-501, LEN-503), and whether it may strike
/// back first.
fn met(view: BookView, blow: Blow, choice: &Choice, forecast: &mut Forecast) {
    let answers = answers::to_deed(view, blow.target, blow.by, choice);
    let mut best: Option<(Chance, HarmForecast)> = None;
    for answer in &answers {
        if answer.verb == V_COUNTER {
            counter_exposure(view, blow, answer, forecast);
        }
        let Some((chance, harm)) = against(view, blow, answer) else { continue };
        if best.as_ref().is_none_or(|(known, _)| chance.value() < known.value()) {
            best = Some((chance, harm));
        }
    }
    if let Some((chance, harm)) = best {
        forecast.answered = Some(chance);
        forecast.answered_harm = Some(harm);
    }
}

/// A blow against one who answers it so.
fn against(view: BookView, blow: Blow, answer: &Choice) -> Option<(Chance, HarmForecast)> {
    let (blow, stands) = match answer.verb {
        V_DEFEND => (Blow { braced: true, ..blow }, Chance::new(1, 1)),
        V_MIND => (Blow { minded: true, ..blow }, Chance::new(1, 1)),
        V_COUNTER => {
            let counter = Blow::of(view, blow.target, answer)?.sweep(answer, blow.charge);
            let stands = deed(view, counter).chance(|end| !fells(end, blow.by));
            (Blow { bared: Bared::ByThis, ..blow }, stands)
        }
        _ => return None,
    };
    let met = told(view, blow.target, &deed(view, blow));
    let (chance, harm) = (met.chance?, met.harm?);
    Some((chance.and(stands), scaled(harm, stands.value())))
}

/// Whether a deed puts somebody out of the fight.
fn fells(end: &End, who: FigureId) -> bool {
    end.is_some_and(|harm| harm.who == who && harm.fate != Fate::Fights)
}

fn counter_exposure(view: BookView, blow: Blow, answer: &Choice, forecast: &mut Forecast) {
    let Some(counter) = Blow::of(view, blow.target, answer) else { return };
    let counter = counter.sweep(answer, blow.charge);
    let name = view.table.name(blow.target).to_owned();
    forecast.exposure.push(exposure(view, counter, view.table.hex(blow.by), false));
    warn(forecast, format!("{name} may strike first"), id::COUNTER);
}

/// What somebody would still suffer that answers so, and what it does to the other.
fn answer(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    let Some(frame) = view.table.world().resource::<Bout>().top() else {
        return Forecast::default();
    };
    let mut forecast = match choice.verb {
        verb if is_strike(verb) => plain(view, figure, choice),
        _ => Forecast::default(),
    };
    along(view, figure, choice, &frame.memory.together, &mut forecast);
    let aimed = frame.choice.target == Some(figure);
    let pending = Blow::of(view, frame.actor, &frame.choice);
    let Some(blow) = pending.filter(|_| aimed && is_strike(frame.choice.verb)) else {
        return forecast;
    };
    let (hits, suffered) = match against(view, blow, choice) {
        Some((chance, harm)) => (Some(chance), Some(harm)),
        None => {
            let open = told(view, figure, &deed(view, blow));
            (open.chance, open.harm)
        }
    };
    forecast.suffered = suffered;
    if choice.target.is_none() {
        // That it holds: the blow does not hit.
        forecast.chance = hits.map(Chance::complement);
    }
    if choice.verb == V_COUNTER {
        warn(&mut forecast, "your length is no defence for the rest of the round", id::EXPOSED);
    }
    forecast
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

/// A contest of wrestlers (LEN-703).
fn hands(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    let Some(target) = choice.target else { return Forecast::default() };
    let team = match choice.verb {
        V_GANG => wrestling::team(view, figure, target),
        _ => Vec::new(),
    };
    let grip = wrestling::grip(view, figure, target, &team, 0);
    let mut forecast = Forecast {
        chance: Some(grip.chance(|won| *won)),
        rolls: grip.outline(),
        ..Forecast::default()
    };
    let first = answers::to_deed(view, target, figure, choice);
    if let Some(blow) = first.first().and_then(|first| Blow::of(view, target, first)) {
        let exposure = exposure(view, blow, view.table.hex(figure), true);
        forecast.exposure.push(exposure);
        let name = view.table.name(target).to_owned();
        warn(&mut forecast, format!("{name} may strike first"), id::FIRST_BLOW);
    }
    forecast
}

fn stabbing(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    match Blow::of(view, figure, choice) {
        Some(blow) => told(view, blow.target, &wrestling::stab(view, blow)),
        None => Forecast::default(),
    }
}

/// A pursuit (LEN-218).
fn chasing(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    let Some(runner) = choice.target else { return Forecast::default() };
    let race = pursuit::catches(view, runner, figure);
    let chance = Some(race.chance(|caught| *caught));
    Forecast { chance, rolls: race.outline(), ..Forecast::default() }
}

fn dart(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    let Some(target) = choice.target else { return Forecast::default() };
    let mut forecast = told(view, target, &casting::dart(view, figure, target));
    warn(&mut forecast, "takes effect when the next round begins", id::CAST);
    forecast
}

/// A blow or a contest with so many points of a blessing.
fn blessing(view: BookView, figure: FigureId, choice: &Choice) -> Forecast {
    let points = i32::from(choice.number.unwrap_or(0));
    let Some(frame) = view.table.world().resource::<Bout>().top() else {
        return Forecast::default();
    };
    let Some(target) = frame.choice.target else { return Forecast::default() };
    if is_strike(frame.choice.verb) {
        let Some(blow) = Blow::of(view, figure, &frame.choice) else { return Forecast::default() };
        let deed = deed(view, Blow { blessing: points, ..blow });
        let told = told(view, target, &deed);
        return Forecast { chance: told.chance, rolls: told.rolls, ..Forecast::default() };
    }
    let grip = wrestling::grip(view, figure, target, &[], points);
    Forecast { chance: Some(grip.chance(|won| *won)), rolls: grip.outline(), ..Forecast::default() }
}

fn prize(view: BookView, choice: &Choice) -> Forecast {
    let Some(loser) = choice.target.filter(|_| matches!(choice.verb, V_DISARM | V_SNATCH)) else {
        return Forecast::default();
    };
    let save = save(view, loser, PARALYZATION, "save against Paralyzation");
    Forecast { chance: Some(save.chance_of(|degree| !degree.success)), ..Forecast::default() }
}
