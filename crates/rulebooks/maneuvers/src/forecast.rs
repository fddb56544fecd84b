//! What a choice would bring, exactly.

use std::rc::Rc;

use riposte_kit::action::{Action, Actions};
use riposte_kit::danger::{Stance, exposure};
use riposte_kit::forecast::note;
use riposte_rules::decision::{Choice, Decision, Exposure, Forecast, HarmForecast, Permit, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;
use riposte_words::{phrase, say};

use crate::appraisal::danger;
use crate::appraisal::outlook::{Outlook, blow_harm, harm, outlook, unhurt};
use crate::melee::blow::Blow;
use crate::melee::strike::{foretell, of_blow};
use crate::melee::wards::ANSWERS;
use crate::melee::{block_by_bodies, reach};
use crate::missiles::throwing;
use crate::movement::{getting_away, walking};
use crate::rule_ids as rule;
use crate::tables::{Feints, Goes, Group, ManeuverRow};
use crate::turn::acting::ACTING;
use crate::turn::declaring::AT_ONCE;
use crate::view::{Book, BookView};
use crate::words::*;

/// What a choice of the pending decision would bring.
pub fn forecast(rules: BookView, choice: &Choice) -> Forecast {
    let mut forecast = foretold(rules, choice, Forecast::default());
    if let Some(decision) = rules.table.decision() {
        leads_to(rules, decision, choice, &mut forecast);
    }
    forecast
}

/// Where a step leads, and who may strike at a figure there, as it turns, and where it stays.
fn leads_to(rules: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let figure = decision.figure;
    match (decision.question, choice.verb) {
        (Q_ACT, STEP) => walking::Go.foretell(rules, figure, choice, forecast),
        (Q_ACT | Q_FACE, TURN) => walking::Turn.foretell(rules, figure, choice, forecast),
        (Q_ACT, DONE) => danger::lay_open(rules, figure, rules.place(figure), forecast),
        _ => {}
    }
}

/// The same for computer players: without words, where a step leads, and the blows that may fall
/// where the figure then stands.
pub fn weighed(rules: BookView, choice: &Choice) -> Forecast {
    foretold(rules, choice, Forecast::wordless())
}

fn foretold(rules: BookView, choice: &Choice, mut forecast: Forecast) -> Forecast {
    let Some(decision) = rules.table.decision() else { return forecast };
    let (figure, told) = (decision.figure, &mut forecast);
    let of_action = |actions: &Actions<Book>, told: &mut Forecast| {
        if let Some(action) = actions.find(choice.verb) {
            action.foretell(rules, figure, choice, told);
        }
    };
    match (decision.question, choice.verb) {
        (Q_MANEUVER, verb) if is_maneuver(verb) => maneuver(rules, figure, verb, told),
        (Q_MANEUVER, _) => of_action(&AT_ONCE, told),
        // Players weigh where these lead by themselves.
        (Q_ACT, STEP | TURN) => {}
        (Q_ACT, _) => of_action(&ACTING, told),
        (Q_STRIKE_FIRST, verb) if is_maneuver(verb) => out_of_wait(rules, figure, verb, told),
        (Q_STRIKE_FIRST | Q_COUNTER, STRIKE) => foretell(rules, figure, choice, told),
        (Q_GRASP, WREST) => {
            if let Some(striker) = choice.target {
                let deed = block_by_bodies::deed(rules, figure, striker);
                riposte_kit::forecast::deed(told, &deed, |won| *won);
            }
        }
        (Q_DEFEND, _) => of_action(&ANSWERS, told),
        (Q_SPRING, _) => {
            if let Some(blow) = rules.memory().and_then(|memory| memory.blow) {
                let pool = i32::from(choice.number.unwrap_or(0));
                of_blow(rules, Blow { pool, ..blow }, told);
            }
        }
        (Q_CATCH, _) => {
            if let Some(way) = throwing::way(rules, figure, choice) {
                riposte_kit::forecast::contest(told, rules.catch(figure, &way));
            }
        }
        _ => {}
    }
    forecast
}

/// What may come of a maneuver: the best blow it allows, and what foes nearby may do to a figure
/// that defends as it lets one.
fn maneuver(rules: BookView, figure: FigureId, verb: Verb, forecast: &mut Forecast) {
    let row = rules.tables.maneuver(verb);
    if let Some(row) = row {
        forecast.permits = permits(row);
        defences(Some(row), forecast);
        if row.retreat {
            note(forecast, "may retreat", rule::RETREAT);
        }
    }
    let group = row.map(|row| row.group);
    if matches!(group, Some(Group::AllOut | Group::Attack)) && verb != STOP {
        let blows = f64::from(rules.blows(figure, verb));
        match best_blow(rules, figure, verb) {
            Some((now, best)) => {
                let mut done = harm(rules, now.at, &best.injuries);
                forecast.chance = Some(best.met.hit);
                done.worth = (done.worth * blows).min(1.0);
                forecast.harm = Some(done);
            }
            None => {
                forecast.permits.retain(|permit| *permit != Permit::Strike);
                note(forecast, "brings no foe within reach", rule::TABLE);
            }
        }
    }
    let (gets_off, contest) = getting_away::gets_off(rules, figure, verb);
    if let Some(contest) = contest {
        riposte_kit::forecast::contest(forecast, contest);
    }
    let threats = exposed(rules, figure, (verb, gets_off), forecast);
    if threats.is_some() || forecast.harm.is_some() {
        forecast.suffered = Some(threats.unwrap_or_else(|| unhurt(figure)));
    }
}

/// The best blow at a figure that has come with an attack of another kind, out of a wait (MAN-541).
fn out_of_wait(rules: BookView, figure: FigureId, verb: Verb, forecast: &mut Forecast) {
    let came = rules.vacated().map(|(foe, _)| foe);
    let blows = reach::with(rules, figure, verb, STRIKE).into_iter();
    let blows = blows.filter(|blow| blow.target == came);
    let blows = blows.filter_map(|choice| Blow::of(rules, figure, &choice));
    let blows = blows.map(|blow| Blow { with: verb, ..blow });
    let worth = |blow: &Blow| blow_harm(rules, *blow, true).worth;
    if let Some(best) = blows.max_by(|one, other| worth(one).total_cmp(&worth(other))) {
        of_blow(rules, best, forecast);
    }
    defences(rules.tables.maneuver(verb), forecast);
}

/// What a maneuver does to the defences, in words (MAN-201).
fn defences(row: Option<&ManeuverRow>, forecast: &mut Forecast) {
    let Some(row) = row.filter(|_| !forecast.wordless) else { return };
    let defences = [
        ("block", "no block", row.block),
        ("parry", "no parry", row.parry),
        ("dodge", "no dodge", row.dodge),
    ];
    for (what, none, modifier) in defences {
        match modifier {
            None => note(forecast, none, rule::TABLE),
            Some(0) => {}
            Some(by) => {
                let (what, by) = (phrase(what), format!("{by:+}"));
                note(forecast, say!("{what} {by}", what, by), rule::TABLE);
            }
        }
    }
}

/// What a maneuver permits, for the marks beside it (MAN-201).
fn permits(row: &ManeuverRow) -> Vec<Permit> {
    let open = |permit: &Permit| match permit {
        Permit::Strike => row.attack.is_some() && row.blows > 0,
        Permit::Defend => row.block.or(row.parry).or(row.dodge).is_some(),
        Permit::Move => row.goes != Goes::Still,
        Permit::Feint => !matches!(row.feints, Feints::Never | Feints::SetUp),
    };
    Permit::ALL.into_iter().filter(open).collect()
}

/// The best blow that a figure could strike with a maneuver after its movement, well answered.
fn best_blow(rules: BookView, figure: FigureId, verb: Verb) -> Option<(Blow, Rc<Outlook>)> {
    let mut best: Option<(f64, Blow, Rc<Outlook>)> = None;
    for (foe, it) in reach::best_reach(rules, figure, verb) {
        let now = Blow { with: verb, ..Blow::now(rules, figure, foe, it.arm) };
        let met = outlook(rules, now, true);
        let value = harm(rules, foe, &met.injuries).worth;
        if best.as_ref().is_none_or(|(known, ..)| value > *known) {
            best = Some((value, now, met));
        }
    }
    best.map(|(_, blow, met)| (blow, met))
}

/// Those who may strike at a figure before its next turn, were it to take a maneuver by which it
/// gets off at some chance; the harm of the worst of them.
fn exposed(
    rules: BookView,
    figure: FigureId,
    (verb, gets_off): (Verb, Chance),
    forecast: &mut Forecast,
) -> Option<HarmForecast> {
    let stays = gets_off.complement();
    if stays == Chance::NEVER {
        return Some(unhurt(figure));
    }
    let (table, mut worst): (_, Option<HarmForecast>) = (rules.table, None);
    let stance = Stance { figure, hex: table.hex(figure), facing: table.facing(figure) };
    let mut blows = Vec::new();
    for foe in table.enemies(figure) {
        if table.distance(figure, foe) > 4 || rules.fighter(foe).stunned {
            continue;
        }
        let of = |arm| {
            let of_it = outlook(rules, Blow::thought((foe, figure), arm, ATTACK, Some(verb)), true);
            let harm = harm(rules, figure, &of_it.injuries);
            (harm.at_chance(stays.value()), of_it.met.hit.and(stays), arm)
        };
        let mine = reach::best_reach_at(rules, (foe, figure), ATTACK).map(|it| of(it.arm));
        let Some((harm, hit, arm)) = mine.max_by(|a, b| a.0.worth.total_cmp(&b.0.worth)) else {
            continue;
        };
        let comes = !table.engagement(figure).threatened_by.contains(foe);
        let weapon = match forecast.wordless {
            true => String::new(),
            false => table.armoury().said(table.arms(foe), arm),
        };
        let blow = exposure(table, stance, (foe, arm), hit, verb == FLEE);
        blows.push(Exposure { weapon, comes, ..blow });
        if worst.as_ref().is_none_or(|known| harm.worth > known.worth) {
            worst = Some(harm);
        }
    }
    if !blows.is_empty() {
        riposte_kit::danger::lay_open(forecast, blows);
    }
    worst
}
