//! Forecasts of blows: one's own, and those one meets.

use riposte_kit::forecast::{contest, note};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Forecast, RollForecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest, Roll, Tie};

use super::harm;
use super::risk::{Guards, guarded, met_by};
use crate::ask::dice;
use crate::choices::{rolled, warding};
use crate::declare::blow_direction;
use crate::memory::{Defence, Manoeuvre, Stage};
use crate::risked::Risking;
use crate::rolls::{Blow, best_risk};
use crate::rule_ids;
use crate::strike::{advance_met, attack, blow_of, locks, meets};
use crate::view::BookView;
use crate::words::*;

/// The blow that a choice of one's own would strike.
pub fn of_choice(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Blow> {
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
    if let Some(clash) = clash(rules, figure, blow) {
        return meet(rules, blow, clash, forecast);
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
    let weight = harm::Weight::of(rules, blow);
    let unanswered = met_by(&roll, guards.open);
    forecast.harm = Some(weight.by(rules, &unanswered));
    contest(forecast, unanswered);
    let mut best: Option<(Chance, Contest)> = None;
    for guard in guards.answered {
        let answered = met_by(&roll, guard);
        let chance = answered.chance();
        if best.as_ref().is_none_or(|(least, _)| chance.value() < least.value()) {
            best = Some((chance, answered.clone()));
        }
        contest(forecast, answered);
    }
    if let Some((chance, answered)) = best {
        forecast.answered = Some(chance);
        forecast.answered_harm = Some(weight.by(rules, &answered));
    }
}

/// The best defence by each kind of answer that the target could give.
pub fn answers(rules: BookView, blow: Blow, locked: Option<u8>) -> Vec<Roll> {
    let from = rules.direction(blow.target, blow.from);
    let mut choices = Vec::new();
    warding(rules, blow.target, from, locked, &mut choices);
    let mut best: Vec<(Verb, Roll)> = Vec::new();
    for (choice, roll) in rolled(rules, blow.target, &choices) {
        match best.iter_mut().find(|(verb, _)| *verb == choice.verb) {
            Some((_, known)) if roll.basic() > known.basic() => *known = roll,
            Some(_) => {}
            None => best.push((choice.verb, roll)),
        }
    }
    best.into_iter().map(|(_, roll)| roll).collect()
}

/// The advance that a set blow would clash with, where there is one.
fn clash<'w>(rules: BookView<'w>, figure: FigureId, blow: Blow) -> Option<&'w Manoeuvre> {
    rules.top().filter(|frame| meets(rules, frame, figure, blow.target))
}

/// An attack with the number of dice that serves best against one whose dice are named.
fn against(roll: Roll, attack: &Roll) -> Roll {
    let spread = attack.spread();
    let dice = best_risk(&roll, |total| spread.share(|other| other <= total));
    roll.risking(dice, rule_ids::RISK)
}

fn meet(rules: BookView, blow: Blow, frame: &Manoeuvre, forecast: &mut Forecast) {
    let theirs = blow_of(rules, frame);
    let attack = attack(rules, frame);
    let mine = against(rules.attack_roll(blow), &attack);
    let both = Contest::opposed(mine.clone(), attack.clone(), Tie::Both);
    let turned = Contest::opposed(attack, mine, Tie::Both);
    forecast.harm = Some(harm::of_blow(rules, blow, &both));
    forecast.suffered = Some(harm::of_blow(rules, theirs, &turned));
    contest(forecast, both);
    note(forecast, "the higher attack hits, equal ones both; no defence counts", rule_ids::CLASH);
}

/// Letting someone come into reach without a blow.
pub fn let_in(rules: BookView, figure: FigureId, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    if meets(rules, frame, figure, frame.actor) {
        let blow = blow_of(rules, frame);
        let attack = attack(rules, frame);
        let contest = met_by(&attack, rules.defence_roll(figure, Defence::default()));
        forecast.suffered = Some(harm::of_blow(rules, blow, &contest));
        note(forecast, "the blow can still be met with a defence", rule_ids::ORDER);
    }
}

/// The blow already declared, with another aim or number of dice.
pub fn intended(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let mut blow = crate::strike::intended(rules, frame);
    blow.spot = choice.spot.unwrap_or(blow.spot);
    let guards = Guards::of(rules, blow, frame.memory.locked);
    let roll = rules.attack_roll(blow);
    let roll = match choice.verb {
        RISK => roll.risking(dice(*choice), rule_ids::RISK),
        _ => guards.risked(roll),
    };
    match advance_met(rules) {
        Some(advance) => {
            let both = Contest::opposed(roll, attack(rules, advance), Tie::Both);
            forecast.harm = Some(harm::of_blow(rules, blow, &both));
            contest(forecast, both);
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
    let contest = Contest::opposed(attack, guard, Tie::First);
    let chance = contest.chance();
    forecast.chance = Some(chance.complement());
    forecast.suffered = Some(harm::of_blow(rules, blow, &contest));
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
fn after_step(
    rules: BookView,
    frame: &Manoeuvre,
    figure: FigureId,
    choice: &Choice,
) -> riposte_rules::board::Hex {
    let here = rules.table.hex(figure);
    let from: Facing = blow_direction(rules, frame, figure);
    match choice.verb {
        JUMP | PARRY => here + from.opposite().step(),
        SIDESTEP => choice.hex.unwrap_or(here),
        _ => here,
    }
}
