//! Forecasts of blows: one's own, and those one meets.

use riposte_kit::forecast::{contest, note};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast, RollForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Roll};

use super::blow::{advance_met, after_advance, attack, blow_direction, blow_of, locks, meets};
use super::deed::{self, Asked, Came, Effect, Meeting};
use super::dice::{Guards, clashing, guarded, met_by};
use super::harm;
use crate::ask::dice;
use crate::memory::{Defence, Hit, Manoeuvre, Stage};
use crate::risked::Risking;
use crate::rolls::{Blow, Pain};
use crate::rows::rows;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The blow that a choice of one's own would strike.
fn of_choice(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Blow> {
    let target = choice.target?;
    let advance = choice.verb == ADVANCE;
    let here = rules.table.hex(figure);
    Some(Blow {
        by: figure,
        target,
        arm: choice.arm?,
        spot: rules.tables.chest(),
        advance,
        from: choice.hex.filter(|_| advance).unwrap_or(here),
        at: rules.table.hex(target),
        facing: rules.table.facing(target),
    })
}

/// A blow of one's own, against a target that does not answer; then against each answer.
pub fn own(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(blow) = of_choice(rules, figure, choice) else { return };
    let advance = rules.top().filter(|frame| meets(rules, frame, figure, blow.target));
    if let Some(advance) = advance {
        let theirs = attack(rules, advance);
        let mine = clashing(rules.attack_roll(blow), &theirs);
        clash(rules, Meeting::clash(blow, mine, blow_of(rules, advance), theirs), forecast);
        let words = "the higher attack hits, equal ones both; no defence counts";
        return note(forecast, words, rule_ids::CLASH);
    }
    let guards = Guards::of(rules, blow, locked_now(rules, blow.target));
    let roll = guards.risked(rules.attack_roll(blow));
    struck(rules, blow, roll, guards, forecast);
}

/// What of a figure is locked in the blow it has just struck, as long as something may follow
/// on its being blocked (REA-73).
fn locked_now(rules: BookView, striker: FigureId) -> Option<u8> {
    let frame = rules.top().filter(|frame| frame.memory.stage == Stage::FollowOn)?;
    (frame.actor == striker).then(|| locks(frame)).flatten()
}

/// A blow whose attack roll is known: the odds against no answer, and against each other,
/// whoever meets it risking the dice that then serve best; the harm against none and against
/// the best.
fn struck(rules: BookView, blow: Blow, roll: Roll, guards: Guards, forecast: &mut Forecast) {
    let unanswered = met_by(blow, &roll, guards.open);
    forecast.harm = Some(harm::of_meeting(rules, &unanswered, blow.target));
    contest(forecast, unanswered.contest());
    let mut best: Option<(Chance, Meeting)> = None;
    for guard in guards.answered {
        let answered = met_by(blow, &roll, guard);
        let check = answered.contest();
        let chance = check.chance();
        forecast.rolls.push(RollForecast::Contest { contest: check, chance });
        if best.as_ref().is_none_or(|(least, _)| chance.value() < least.value()) {
            best = Some((chance, answered));
        }
    }
    if let Some((chance, answered)) = best {
        forecast.answered = Some(chance);
        forecast.answered_harm = Some(harm::of_meeting(rules, &answered, blow.target));
    }
}

/// A blow that meets an advance: what it does, and what it lets come.
fn clash(rules: BookView, meeting: Meeting, forecast: &mut Forecast) {
    let blow = meeting.blow;
    forecast.harm = Some(harm::of_meeting(rules, &meeting, blow.target));
    forecast.suffered = Some(harm::of_meeting(rules, &meeting, blow.by));
    contest(forecast, meeting.contest());
}

/// Letting someone come into reach without a blow.
pub fn let_in(rules: BookView, figure: FigureId, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    if meets(rules, frame, figure, frame.actor) {
        let open = rules.defence_roll(figure, Defence::default());
        let meeting = met_by(blow_of(rules, frame), &attack(rules, frame), open);
        forecast.suffered = Some(harm::of_meeting(rules, &meeting, figure));
        note(forecast, "the blow can still be met with a defence", rule_ids::ORDER);
    }
}

/// The blow already declared, with another aim or number of dice.
pub fn intended(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let mut blow = after_advance(rules, frame);
    blow.spot = choice.spot.unwrap_or(blow.spot);
    let guards = Guards::of(rules, blow, frame.memory.locked);
    let roll = rules.attack_roll(blow);
    let roll = match choice.verb {
        RISK => roll.risking(dice(*choice), rule_ids::RISK),
        _ => guards.risked(roll),
    };
    match advance_met(rules) {
        Some(advance) => {
            let (met, theirs) = (blow_of(rules, advance), attack(rules, advance));
            let meeting = Meeting::clash(blow, roll, met, theirs);
            forecast.harm = Some(harm::of_meeting(rules, &meeting, blow.target));
            contest(forecast, meeting.contest());
        }
        None => struck(rules, blow, roll, guards, forecast),
    }
}

/// An answer to the blow that is coming: the chance that it holds, and the harm if not.
pub fn met(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let mut blow = blow_of(rules, frame);
    blow.at = after_step(rules, frame, figure, choice);
    blow.facing = choice.facing.unwrap_or(blow.facing);
    // Whoever gets up, or lets something fall, meets the blow as it is then.
    let lies = rules.prone(figure) && choice.verb != RISE;
    let attack = rules.attack_on(blow, lies).risking(frame.memory.risk, rule_ids::RISK);
    let guard = match choice.verb {
        RISK => {
            let defence = frame.memory.defence;
            rules.defence_roll(figure, defence).risking(dice(*choice), rule_ids::RISK)
        }
        BLOCK | PARRY | JUMP | SIDESTEP => {
            let item = choice.arm.map(|arm| arm.item);
            let defence = Defence { verb: choice.verb, item, risk: 0 };
            guarded(rules.defence_roll(figure, defence), &attack)
        }
        READY => {
            let co = rules.co_readied(figure, choice);
            guarded(rules.defence_of(figure, Defence::default(), co, lies), &attack)
        }
        _ => {
            let co = rules.co(figure);
            guarded(rules.defence_of(figure, Defence::default(), co, lies), &attack)
        }
    };
    let meeting = Meeting::defended(blow, attack, guard);
    let contest = meeting.contest();
    let chance = contest.chance();
    forecast.chance = Some(chance.complement());
    forecast.suffered = Some(harm::of_meeting(rules, &meeting, figure));
    forecast.rolls.push(RollForecast::Contest { contest, chance });
    match choice.verb {
        BLOCK => {
            note(forecast, "the weapons lock; a second weapon may strike", rule_ids::SECOND_WEAPON)
        }
        PARRY => note(forecast, "a riposte may follow", rule_ids::RIPOSTE),
        SIDESTEP => note(forecast, "a blow of your own may follow", rule_ids::SIDE_STEP),
        _ => {}
    }
}

/// Where the target stands when the blow falls.
fn after_step(rules: BookView, frame: &Manoeuvre, figure: FigureId, choice: &Choice) -> Hex {
    let here = rules.table.hex(figure);
    match choice.verb {
        JUMP | PARRY => here + blow_direction(rules, frame, figure).opposite().step(),
        SIDESTEP => choice.hex.unwrap_or(here),
        _ => here,
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
            rows(forecast, &damage);
        }
        Stage::Soak if choice.verb == SOAK => {
            let soak = deed::soak(rules, hit, 0);
            forecast.suffered = Some(harm::of_hurt(rules, &hit, &soak));
        }
        Stage::Soak => forecast.suffered = Some(harm::as_it_is(rules, &hit)),
        Stage::SoakRisk => {
            let soak = deed::soak(rules, hit, risked);
            rows(forecast, &soak);
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
    rows(forecast, &pain);
}
