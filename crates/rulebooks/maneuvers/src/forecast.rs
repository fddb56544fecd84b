//! What a choice would bring, exactly.

use riposte_kit::forecast::note;
use riposte_rules::decision::{
    Choice, Decision, Exposure, Forecast, HarmForecast, Note, Permit, Verb,
};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use crate::appraisal::danger;
use crate::appraisal::outlook::{ends, harm, meeting, unhurt};
use crate::close::grappling;
use crate::equipment::handling;
use crate::judging::{assess_foe, unknown_foe};
use crate::melee::blow::{Blow, Outcome};
use crate::melee::clash::{self, Clash};
use crate::melee::{answer, block_by_bodies, feints, reach, setup_points};
use crate::missiles::throwing;
use crate::movement::{acrobatic, charge, getting_away, walking, ways};
use crate::rule_ids as rule;
use crate::tables::{Feints, Goes, Group, ManeuverRow};
use crate::view::BookView;
use crate::words::*;

/// What a choice of the pending decision would bring.
pub fn forecast(rules: BookView, choice: &Choice) -> Forecast {
    let mut forecast = weighed(rules, choice);
    if let Some(decision) = rules.table.decision() {
        leads_to(rules, decision, choice, &mut forecast);
    }
    forecast
}

/// Where a step leads, and who may strike at a figure there, as it turns, and where it stays.
fn leads_to(rules: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let figure = decision.figure;
    let (hex, facing) = rules.place(figure);
    match (decision.question, choice.verb) {
        (Q_ACT, STEP) => {
            let route = ways::open(rules, figure).into_iter().find(|it| Some(it.hex) == choice.hex);
            let Some(route) = route else { return };
            let there = rules.supposing(figure, (route.hex, facing));
            let looks = walking::towards(there, figure, &route.facings);
            danger::lay_open(rules, figure, (route.hex, looks), forecast);
            forecast.path = route.path.to_vec();
            note(forecast, format!("looking {} there", looks.word()), rule::TURNING);
        }
        (Q_ACT | Q_FACE, TURN) => {
            let looks = choice.facing.unwrap_or(facing);
            danger::lay_open(rules, figure, (hex, looks), forecast);
        }
        (Q_ACT, DONE) => danger::lay_open(rules, figure, (hex, facing), forecast),
        _ => {}
    }
}

/// The same but for where a step leads, and the blows that may fall where the figure then stands.
pub fn weighed(rules: BookView, choice: &Choice) -> Forecast {
    let mut forecast = Forecast::default();
    let Some(decision) = rules.table.decision() else { return forecast };
    let figure = decision.figure;
    match (decision.question, choice.verb) {
        (Q_MANEUVER, verb) if is_maneuver(verb) => maneuver(rules, figure, verb, &mut forecast),
        (Q_STRIKE_FIRST, verb) if is_maneuver(verb) => {
            out_of_wait(rules, figure, verb, &mut forecast);
        }
        (_, STRIKE | SWING) => strike(rules, figure, choice, &mut forecast),
        (_, SLAM | EVADE | GRAPPLE | TRIP | WREST | BREAK_FREE) => {
            contact(rules, figure, choice, &mut forecast);
        }
        (Q_ACT, SET_UP) => set_up(rules, figure, choice, &mut forecast),
        (Q_ACT, verb) if is_feint(verb) => feint(rules, figure, choice, &mut forecast),
        (Q_DEFEND, _) => defend(rules, choice, &mut forecast),
        (Q_SPRING, _) => spring(rules, choice, &mut forecast),
        (Q_ACT, BREAK_OFF) => {
            if let Some(contest) = getting_away::contest(rules, figure) {
                roll(&mut forecast, contest);
            }
        }
        (_, SIZE_UP) => {
            note(
                &mut forecast,
                format!("judges {}", unknown_foe::name(rules, figure)),
                rule::ANALYZE,
            );
            roll(&mut forecast, assess_foe::contest(rules, figure));
        }
        (_, FAST_DRAW) => roll(&mut forecast, handling::quickly(rules, figure)),
        (_, SPRING_UP) => roll(&mut forecast, acrobatic::tumbles(rules, figure, rule::SPRING_UP)),
        (_, TOSS) => toss(rules, figure, choice, &mut forecast),
        (Q_CATCH, _) => {
            if let Some(way) = throwing::way(rules, figure, choice) {
                roll(&mut forecast, rules.catch(figure, &way));
            }
        }
        (_, AIM_AT) => aim(rules, figure, choice, &mut forecast),
        _ => {}
    }
    forecast
}

/// A blow: the attack, the best answer, the harm.
fn strike(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(now) = Blow::of(rules, figure, choice) else { return };
    let now = Blow { pool: setup_points::at_most(rules, now), ..now };
    of_blow(rules, now, forecast);
    if rules.strike(figure, now.arm).is_some_and(|strike| strike.kind != strike.stats.kind) {
        note(forecast, "a thrust with what has hooked the shield", rule::SHIELD_SNATCH);
    }
    if !rules.ready(figure, now.arm.item) {
        note(forecast, "the weapon is not ready", rule::UNREADY);
    }
}

fn of_blow(rules: BookView, now: Blow, forecast: &mut Forecast) {
    let open = clash::blow(rules, now, |_| None);
    let won = |clash: &Clash| matches!(clash, Clash::Won(_));
    forecast.chance = Some(clash::clash(rules, now, |_| None).chance(won));
    let answers = !answer::answers(rules, now).is_empty();
    forecast.rolls = match answers {
        true => clash::blow(rules, now, answer::likeliest(rules, now)).outline(),
        false => open.outline(),
    };
    forecast.harm = Some(harm(rules, now.at, &ends(rules, now, &meeting(rules, now, false))));
    if answers {
        forecast.answered =
            Some(clash::clash(rules, now, answer::likeliest(rules, now)).chance(won));
        let odds = ends(rules, now, &meeting(rules, now, true));
        forecast.answered_harm = Some(harm(rules, now.at, &odds));
    }
    if now.unseen {
        note(forecast, "from behind: no defence", rule::WHERE);
    }
}

/// How an answer holds: the chance, and what it leaves of the blow.
fn defend(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(memory) = rules.bout().top().map(|frame| &frame.memory) else { return };
    let (Some(blow), margin) = (memory.blow, memory.margin) else { return };
    let defence = Some(*choice).filter(|choice| choice.verb != TAKE_IT);
    let met = clash::met::<()>(rules, blow, margin, defence);
    if defence.is_some() {
        forecast.chance = Some(met.chance(|clash| matches!(clash, Clash::Defended(_))));
    }
    forecast.rolls = clash::answered::<()>(rules, blow, margin, defence).outline();
    let odds = ends(rules, blow, &met.odds());
    forecast.suffered = Some(harm(rules, blow.at, &odds));
    if choice.verb == RETREAT && margin >= rules.constants().by_five {
        note(forecast, "the attack was too quick for the retreat to help", rule::BY_FIVE);
    }
}

/// A choice that is one roll.
fn roll(forecast: &mut Forecast, contest: riposte_rules::roll::Contest) {
    riposte_kit::forecast::contest(forecast, contest);
}

fn toss(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    if let Some(friend) = choice.target {
        roll(forecast, rules.toss(figure, friend));
        forecast.lets_go = true;
        if !throwing::catches(rules, friend) {
            note(forecast, "nobody is ready to catch it", rule::CATCH);
        }
    }
}

/// What the next shot would gain.
fn aim(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    let turns = rules.aimed(figure, foe) + 1;
    let text = format!("aimed for {turns} seconds at the next shot");
    note(forecast, text.replace("1 seconds", "1 second"), rule::TAKE_AIM);
}

fn spring(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let blow = rules.bout().top().and_then(|frame| frame.memory.blow);
    if let Some(blow) = blow {
        of_blow(rules, Blow { pool: i32::from(choice.number.unwrap_or(0)), ..blow }, forecast);
    }
}

fn feint(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    if let Some(deed) = feints::deed(rules, figure, choice) {
        // A beat that was made may do no harm.
        let least = if choice.verb == BEAT { 0 } else { 1 };
        forecast.chance = Some(deed.chance(|by| *by >= least));
        forecast.rolls = deed.outline();
        let lost = deed.chance(|by| *by < 0);
        let verb = &VERBS[usize::from(choice.verb.0)];
        forecast.notes.push(Note {
            text: format!("{lost} that it turns against you").into(),
            rule: verb.rule,
            warns: lost.value() > 0.3,
        });
    }
}

/// Slam, evade and what is done at close quarters: the chance that it comes off.
fn contact(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    let (chance, rolls) = match choice.verb {
        SLAM => {
            let deed = charge::slam_deed(rules, figure, foe);
            let won = |crash: &charge::Crash| matches!(crash, charge::Crash::Met(1..));
            (deed.chance(won), deed.outline())
        }
        EVADE => {
            let deed = charge::evade_deed(rules, figure, foe);
            (deed.chance(|past| *past), deed.outline())
        }
        _ if rules.table.decision().is_some_and(|it| it.question == Q_GRASP) => {
            let deed = block_by_bodies::deed(rules, figure, foe);
            (deed.chance(|won| *won), deed.outline())
        }
        _ => {
            let Some(deed) = grappling::deed(rules, figure, choice) else { return };
            (deed.chance(|contact| *contact == grappling::Contact::Won), deed.outline())
        }
    };
    forecast.chance = Some(chance);
    forecast.rolls = rolls;
}

fn set_up(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    let deed = setup_points::deed(rules, figure, foe);
    forecast.chance = Some(deed.chance(|by| *by > 0));
    // No roll is promised: daze comes and goes before the contest.
    note(forecast, "rolled at the end of the second, as both are by then", rule::POOL_ORDER);
    note(forecast, "attacks at −4 this turn", rule::SET_UP);
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
        if let Some((now, met)) = best_blow(rules, figure, verb) {
            let odds = ends(rules, now, &met);
            let mut done = harm(rules, now.at, &odds);
            let hits: f64 =
                odds.iter().filter(|(end, _)| end.kind == Outcome::Hit).map(|it| it.1).sum();
            forecast.chance = Some(Chance::new((hits * 1e6) as u128, 1_000_000));
            done.worth = (done.worth * blows).min(1.0);
            forecast.harm = Some(done);
        }
    }
    let threats = exposed(rules, figure, verb, forecast);
    if threats.is_some() || forecast.harm.is_some() {
        forecast.suffered = Some(threats.unwrap_or_else(|| unhurt(figure)));
    }
}

/// The best blow at a figure that has come with an attack of another kind, out of a wait (MAN-541).
fn out_of_wait(rules: BookView, figure: FigureId, verb: Verb, forecast: &mut Forecast) {
    let came = rules.bout().top().and_then(|frame| frame.memory.vacated).map(|(foe, _)| foe);
    let blows = reach::with(rules, figure, verb, STRIKE).into_iter();
    let blows = blows.filter(|blow| blow.target == came);
    let blows = blows.filter_map(|choice| Blow::of(rules, figure, &choice));
    let blows = blows.map(|blow| Blow { with: verb, ..blow });
    let worth =
        |blow: &Blow| harm(rules, blow.at, &ends(rules, *blow, &meeting(rules, *blow, true))).worth;
    if let Some(best) = blows.max_by(|one, other| worth(one).total_cmp(&worth(other))) {
        of_blow(rules, best, forecast);
    }
    defences(rules.tables.maneuver(verb), forecast);
}

/// What a maneuver does to the defences, in words (MAN-201).
fn defences(row: Option<&ManeuverRow>, forecast: &mut Forecast) {
    let Some(row) = row else { return };
    for (what, modifier) in [("block", row.block), ("parry", row.parry), ("dodge", row.dodge)] {
        match modifier {
            None => note(forecast, format!("no {what}"), rule::TABLE),
            Some(0) => {}
            Some(modifier) => note(forecast, format!("{what} {modifier:+}"), rule::TABLE),
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
fn best_blow(rules: BookView, figure: FigureId, verb: Verb) -> Option<(Blow, Vec<(Clash, f64)>)> {
    let mut best: Option<(f64, Blow, Vec<(Clash, f64)>)> = None;
    for (foe, it) in reach::best_reach(rules, figure, verb) {
        let now = Blow { with: verb, ..Blow::now(rules, figure, foe, it.arm) };
        let met = meeting(rules, now, true);
        let value = harm(rules, foe, &ends(rules, now, &met)).worth;
        if best.as_ref().is_none_or(|(known, ..)| value > *known) {
            best = Some((value, now, met));
        }
    }
    best.map(|(_, blow, met)| (blow, met))
}

/// Those who may strike at a figure before its next turn, were it to take a maneuver; the harm
/// of the worst of them.
fn exposed(
    rules: BookView,
    figure: FigureId,
    verb: Verb,
    forecast: &mut Forecast,
) -> Option<HarmForecast> {
    let mut worst: Option<HarmForecast> = None;
    for foe in rules.table.enemies(figure) {
        if rules.table.distance(figure, foe) > 4 || rules.fighter(foe).stunned {
            continue;
        }
        let reached = reach::best_reach(rules, foe, ATTACK);
        let blow = |arm| Blow {
            by: foe,
            at: figure,
            arm,
            with: ATTACK,
            against: Some(verb),
            ..Blow::default()
        };
        let of = |arm| {
            let blow = blow(arm);
            let met = meeting(rules, blow, true);
            let hit = met.iter().filter(|(clash, _)| matches!(clash, Clash::Won(_)));
            let hit: f64 = hit.map(|(_, share)| share).sum();
            (harm(rules, figure, &ends(rules, blow, &met)), hit, arm)
        };
        let mine = reached.filter(|(at, _)| *at == figure).map(|(_, it)| of(it.arm));
        let Some((harm, hit, arm)) = mine.max_by(|a, b| a.0.worth.total_cmp(&b.0.worth)) else {
            continue;
        };
        let near = rules.table.engagement(figure).threatened_by.contains(foe);
        forecast.exposure.push(Exposure {
            by: foe,
            at: None,
            arm,
            weapon: rules.table.armoury().words(rules.table.arms(foe), arm).to_lowercase(),
            hex: rules.table.hex(figure),
            on_the_way: false,
            comes: !near,
            chance: Chance::new((hit * 1e6) as u128, 1_000_000),
            from_behind: verb == FLEE,
        });
        if worst.as_ref().is_none_or(|known| harm.worth > known.worth) {
            worst = Some(harm);
        }
    }
    forecast.danger = Some(Chance::any(forecast.exposure.iter().map(|it| it.chance)))
        .filter(|_| !forecast.exposure.is_empty());
    worst
}
