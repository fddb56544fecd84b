//! Forecasts of blows: one's own, and those one meets.

use riposte_kit::forecast::{contest, note, rolls};
use riposte_rules::decision::{Choice, Forecast, RollForecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use super::blow::{advance_met, after_advance, attack, blow_direction, blow_of, locks, meets};
use super::deed::{self, Asked, Came, Effect, Hurt};
use super::dice::{Guards, clashing};
use super::meeting::Meeting;
use super::met::Met;
use super::strike::meeting;
use super::{harm, usual};
use crate::ask::dice;
use crate::choices::WARDS;
use crate::memory::{Hit, Manoeuvre, Stage};
use crate::missiles::sent::Sent;
use crate::mounted::ways;
use crate::risked::Risking;
use crate::rolls::{Blow, Pain};
use crate::rows::rows;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The blow that a choice of one's own would strike.
fn of_choice(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Blow> {
    let target = choice.target?;
    let (here, _) = rules.blow_between(figure, target);
    let from = match choice.verb {
        RIDEDOWN => ways::before(rules, figure, target).unwrap_or(here),
        _ => choice.hex.unwrap_or(here),
    };
    Some(Blow {
        by: figure,
        target,
        arm: choice.arm?,
        spot: rules.tables.chest(),
        advance: choice.verb == ADVANCE,
        from,
        at: rules.struck_in(target, from),
        facing: rules.table.facing(target),
        sent: Sent::by(choice),
        runs: matches!(choice.verb, TRAMPLE | RIDEDOWN),
    })
}

/// A blow of one's own, against a target that does not answer; then against each answer.
pub fn own(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(blow) = of_choice(rules, figure, choice) else { return };
    let advance = rules.top().filter(|frame| meets(rules, frame, figure, blow.target));
    let Some(advance) = advance else {
        let guards = Guards::of(rules, blow, locked_now(rules, blow.target));
        return struck(rules, guards.dice(rules), guards, forecast);
    };
    let meeting = clash(rules, blow, advance, None, forecast);
    forecast.suffered = Some(harm::of_meeting(rules, &meeting, blow.by, false));
    let words = "the higher attack hits, equal ones both; no defence counts";
    note(forecast, words, rule_ids::CLASH);
}

/// What of a figure is locked in the blow it has just struck, as long as something may follow
/// on its being blocked (REA-73).
fn locked_now(rules: BookView, striker: FigureId) -> Option<u8> {
    let frame = rules.top().filter(|frame| frame.memory.stage == Stage::FollowOn)?;
    (frame.actor == striker).then(|| locks(frame)).flatten()
}

/// A blow with so many dice: the odds against no answer, and against the best of each kind, a
/// figure that meets it risking the dice that then serve best; the harm against none, and against
/// the answer that is likeliest to hold, of equal ones the one that leaves least; then it is
/// soaked.
fn struck(rules: BookView, dice: u8, guards: Guards, forecast: &mut Forecast) {
    let harm = |met: &Met, soaks| harm::of_met(rules, met, dice, soaks);
    let open = guards.open.chance(rules, dice);
    let unmet = harm(&guards.open, false);
    forecast.harm = Some(unmet.clone());
    forecast.chance = Some(open);
    if guards.answered.is_empty() {
        return rolls(forecast, || guards.open.meeting(dice).rolls(rules));
    }
    rolls(forecast, || rolled(rules, dice, &guards, open));
    let mut best = (open, &guards.open, unmet);
    for met in &guards.answered {
        let chance = met.chance(rules, dice);
        if chance.value() <= best.0.value() {
            let left = harm(met, false);
            if chance.value() < best.0.value() || left.worth < best.2.worth {
                best = (chance, met, left);
            }
        }
    }
    let (chance, met, left) = best;
    forecast.answered = Some(chance);
    forecast.answered_harm = Some(if met.soaks { harm(met, true) } else { left });
}

/// The rolls of a blow against no answer, and against the best of each kind.
fn rolled(rules: BookView, dice: u8, guards: &Guards, open: Chance) -> Vec<RollForecast> {
    let mut kinds: Vec<(Verb, &Met, Chance)> = Vec::new();
    for met in &guards.answered {
        let chance = met.chance(rules, dice);
        let kind = kinds.iter_mut().find(|(verb, ..)| *verb == met.choice.verb);
        match kind {
            Some((_, _, least)) if least.value() <= chance.value() => {}
            Some(kind) => *kind = (met.choice.verb, met, chance),
            None => kinds.push((met.choice.verb, met, chance)),
        }
    }
    kinds.retain(|(verb, _, chance)| wards(*verb) || chance.value() < open.value());
    let mut rolls = guards.open.meeting(dice).rolls(rules);
    // What must be rolled whatever the answer is named once, and staying on once for all dodges.
    rolls.extend(kinds.iter().find_map(|(_, met, _)| met.seat_roll()));
    rolls.extend(kinds.iter().filter_map(|(_, met, _)| met.meeting(dice).rolls(rules).pop()));
    rolls
}

/// A blow that meets an advance, with the dice that are named or serve it best: what it does.
fn clash(
    rules: BookView,
    blow: Blow,
    advance: &Manoeuvre,
    named: Option<u8>,
    forecast: &mut Forecast,
) -> Meeting {
    let (roll, theirs) = (rules.attack_roll(blow), attack(rules, advance));
    let dice = named.unwrap_or_else(|| clashing(&roll, &theirs));
    let mine = roll.risking(dice, rule_ids::RISK);
    let meeting = Meeting::clash(blow, mine, blow_of(rules, advance), theirs);
    forecast.harm = Some(harm::of_meeting(rules, &meeting, blow.target, false));
    contest(forecast, meeting.contest());
    meeting
}

/// Letting someone come into reach without a blow.
pub fn let_in(rules: BookView, figure: FigureId, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    if meets(rules, frame, figure, frame.actor) {
        let met = Met::open(rules, blow_of(rules, frame));
        forecast.suffered = Some(harm::of_met(rules, &met, frame.memory.risk, false));
        note(forecast, "the blow can still be met with a defence", rule_ids::ORDER);
    }
}

/// The blow already declared, with another aim or number of dice.
pub fn intended(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let mut blow = after_advance(rules, frame);
    blow.spot = choice.spot.unwrap_or(blow.spot);
    let named = Some(dice(*choice)).filter(|_| choice.verb == RISK);
    match advance_met(rules) {
        Some(advance) => {
            clash(rules, blow, advance, named, forecast);
        }
        None => {
            let guards = Guards::of(rules, blow, frame.memory.locked);
            struck(rules, named.unwrap_or_else(|| guards.dice(rules)), guards, forecast);
        }
    }
}

/// An answer to the blow that is coming: the chance that it holds, and the harm if not.
pub fn met(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    if choice.verb == RISK {
        let coming = meeting(rules, frame, dice(*choice));
        forecast.chance = Some(coming.chance(rules).complement());
        forecast.suffered = Some(harm::of_meeting(rules, &coming, figure, false));
        rolls(forecast, || coming.rolls(rules));
        return;
    }
    let met = Met::by(rules, blow_of(rules, frame), blow_direction(rules, frame, figure), *choice);
    let dice = frame.memory.risk;
    forecast.chance = Some(met.chance(rules, dice).complement());
    forecast.suffered = Some(harm::of_met(rules, &met, dice, false));
    rolls(forecast, || met.seat_roll().into_iter().chain(met.meeting(dice).rolls(rules)).collect());
    if met.seat.is_some() {
        note(forecast, "whoever does not stay on loses the answer", rule_ids::MOUNTED_ANSWERS);
    }
    if let Some(ward) = WARDS.find(choice.verb) {
        ward.foretell(rules, figure, choice, forecast);
    }
}

/// A question about a hit that is being worked out: the deed goes on as the choice says.
pub fn hurt(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let Some(hit) = frame.memory.hits.first().copied() else { return };
    let risked = dice(*choice);
    match frame.memory.stage {
        Stage::Damage => {
            let damage = deed::damage(rules, hit, risked);
            forecast.harm = Some(harm::of_hurt(rules, &hit, &damage));
            aside(forecast, &damage);
        }
        Stage::Soak if choice.verb == SOAK => {
            let soak = deed::soak(rules, hit, usual::soak(rules, &hit));
            forecast.suffered = Some(harm::of_hurt(rules, &hit, &soak));
        }
        Stage::Soak => forecast.suffered = Some(harm::as_it_is(rules, &hit)),
        Stage::SoakRisk => {
            let soak = deed::soak(rules, hit, risked);
            aside(forecast, &soak);
            forecast.suffered = Some(harm::of_hurt(rules, &hit, &soak));
        }
        Stage::Pain => pain(rules, hit, risked, forecast),
        Stage::KnockBack => contest(forecast, deed::footing_check(rules, &hit, risked)),
        _ => {}
    }
}

fn pain(rules: BookView, hit: Hit, risked: u8, forecast: &mut Forecast) {
    let pain = deed::pain(rules, hit, risked);
    let mut borne = Chance::NEVER;
    pain.stops(&mut |stop: Result<&Came, &Asked>, share: Chance| {
        let came = stop.unwrap_or_else(|asked| &asked.came);
        if came.effect == Effect::Pain(Pain::None) {
            borne = borne.or(share);
        }
    });
    forecast.chance = Some(borne);
    aside(forecast, &pain);
}

/// The rolls of a deed whose harm or chance is told, where somebody reads them.
fn aside(forecast: &mut Forecast, deed: &Hurt) {
    if !forecast.wordless {
        rows(forecast, deed);
    }
}
