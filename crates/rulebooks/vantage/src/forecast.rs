//! What a choice would bring, exactly.

use riposte_kit::danger::{Stance, exposure, lay_open};
use riposte_kit::forecast::{cost as price, note, warn};
use riposte_rules::board::Hex;
use riposte_rules::decision::{
    BondChange, BondForecast, Choice, Cost, CostKind, Forecast, HarmForecast, RollForecast,
};
use riposte_rules::deed::Deed;
use riposte_rules::figure::{Bond, BondKind, FigureId};
use riposte_rules::roll::{Chance, Text};

use crate::attack::{Attack, Blow, End, Special, deed, list};
use crate::best_blow::{best_blow, gain_chance};
use crate::cards::worth_at;
use crate::holds::{Answer, STRIKE_ON, VANTAGE_ON, answers, word};
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;
use crate::{evade, fallen, holds, moving, search, step, things};

/// What a choice of the pending decision would bring.
pub fn forecast(view: BookView, choice: &Choice) -> Forecast {
    let mut forecast = Forecast::default();
    let Some(decision) = view.table.decision() else { return forecast };
    let figure = decision.figure;
    match decision.question {
        Q_ACT => act(view, figure, choice, &mut forecast),
        Q_HOLD => keeping(view, figure, choice, &mut forecast),
        _ => {}
    }
    forecast
}

fn act(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    if let Some(points) = cost(view, choice) {
        let has = i32::from(view.fighter(figure).points);
        let amount = i32::from(points);
        price(
            forecast,
            Cost { of: "AP", kind: CostKind::Points, amount, has, rule: rule_ids::POINTS },
        );
    }
    match (choice.verb, choice.target) {
        (STRIKE, Some(foe)) => attempt(view, figure, choice, STRIKE_ON, foe, forecast),
        (VANTAGE, Some(foe)) => attempt(view, figure, choice, VANTAGE_ON, foe, forecast),
        (EVADE, _) => evading(view, figure, forecast),
        (MOVE | FLEE | CARRY | SOAR | LEAP, _) => leaving(view, figure, choice, forecast),
        (HELP, Some(fallen)) => {
            tell(forecast, &fallen::help_deed(view, figure, fallen), |up| *up);
            let health = view.constants().helped_health;
            note(
                forecast,
                format!("back with {health} Health, and acts from its next turn on"),
                rule_ids::HELP,
            );
        }
        (LOOT, Some(body)) => {
            let found = fallen::found(view, body);
            let found = if found.is_empty() { "nothing of use".into() } else { found };
            note(forecast, format!("brings {found}"), rule_ids::LOOT);
        }
        (DRINK, _) => {
            let gains = harm_words(things::draught(view, figure));
            note(forecast, format!("gives back {gains}"), rule_ids::DRAUGHT);
        }
        (READY, _) => changing(view, figure, choice, forecast),
        (SEARCH, _) => tell(forecast, &search::deed(view, figure), |found| *found),
        (DONE, _) => danger(view, figure, view.table.hex(figure), forecast),
        (OTHER, _) => {}
        _ => {
            let known = list(view, figure);
            if let Some(attack) = known.iter().find(|attack| attack.choice == *choice) {
                blow(view, attack, forecast);
            }
        }
    }
}

/// What a choice costs in points.
fn cost(view: BookView, choice: &Choice) -> Option<u8> {
    Some(match choice.verb {
        OTHER | DONE => return None,
        MOVE | FLEE | CARRY | SOAR | LEAP => moving::cost(view, choice.verb),
        EVADE => evade::COST,
        HELP | LOOT => fallen::COST,
        DRINK | READY => things::COST,
        SEARCH => search::COST,
        // Tries and attacks.
        _ => 1,
    })
}

/// The rolls of a deed and the chance that it ends as it is meant to.
fn tell<T>(forecast: &mut Forecast, deed: &Deed<'_, T>, meant: impl Fn(&T) -> bool) {
    forecast.rolls = deed.outline();
    let rolled = forecast.rolls.iter().any(|it| matches!(it, RollForecast::Contest { .. }));
    if rolled {
        forecast.chance = Some(deed.chance(meant));
    }
}

/// A try: what it wins, what it costs, and what the other gains by it.
fn attempt(
    view: BookView,
    figure: FigureId,
    choice: &Choice,
    kind: BondKind,
    foe: FigureId,
    forecast: &mut Forecast,
) {
    tell(forecast, &holds::deed(view, figure, choice), |gained| *gained);
    let name = |it| view.table.name(it);
    let does = if kind == STRIKE_ON { "attack" } else { "shoot at" };
    note(forecast, format!("won: you may {does} {}", name(foe)), holds::rule(kind));
    let old = view.hold(figure);
    forecast.bonds.extend(old.map(|bond| becomes(bond, BondChange::Ends)));
    forecast.bonds.push(becomes(Bond { from: figure, kind, to: foe }, BondChange::Begins));
    if let Some(old) = old {
        let text = format!("won: you lose {} on {}", word(old.kind), name(old.to));
        warn(forecast, text, rule_ids::HOLD);
    }
    for answer in answers(view, figure, kind, foe) {
        forecast.bonds.extend(change(view, figure, foe, answer));
        answered(view, foe, answer, forecast);
    }
    if kind == VANTAGE_ON && view.shots(figure).next().is_none() {
        warn(forecast, "you have no shot for it", rule_ids::SHOTS);
    }
}

fn becomes(bond: Bond, change: BondChange) -> BondForecast {
    BondForecast { bond, change }
}

/// What becomes of the bonds of the other when a try is won.
fn change(view: BookView, figure: FigureId, foe: FigureId, answer: Answer) -> Vec<BondForecast> {
    let back = |kind| Bond { from: foe, kind, to: figure };
    match answer {
        Answer::Loses(other) => {
            vec![becomes(Bond { from: foe, kind: VANTAGE_ON, to: other }, BondChange::Ends)]
        }
        Answer::Gains(kind) => {
            let old = view.hold(foe).filter(|old| old.kind == kind || kind == VANTAGE_ON);
            let ends = old.map(|bond| becomes(bond, BondChange::Ends));
            ends.into_iter().chain([becomes(back(kind), BondChange::Begins)]).collect()
        }
        Answer::Chooses(kind, _) => vec![becomes(back(kind), BondChange::MayBegin)],
    }
}

/// What comes about for the other when a try is won.
fn answered(view: BookView, foe: FigureId, answer: Answer, forecast: &mut Forecast) {
    let name = |it| view.table.name(it);
    let foe = name(foe);
    match answer {
        Answer::Loses(other) => {
            note(
                forecast,
                format!("won: {foe} loses vantage on {}", name(other)),
                rule_ids::BREAKS,
            );
        }
        Answer::Gains(kind) => {
            let rule =
                if kind == STRIKE_ON { rule_ids::STRIKE_BACK } else { rule_ids::VANTAGE_BACK };
            warn(forecast, format!("won: {foe} gains {} on you", word(kind)), rule);
        }
        Answer::Chooses(kind, other) => {
            let text = format!("won: {foe} chooses: {} on {} or on you", word(kind), name(other));
            warn(forecast, text, rule_ids::CHOOSE);
        }
    }
}

fn evading(view: BookView, figure: FigureId, forecast: &mut Forecast) {
    tell(forecast, &evade::deed(view, figure), |evaded| *evaded);
    if forecast.chance.is_none() {
        forecast.chance = Some(Chance::CERTAIN);
    }
    for bond in evade::lost(view, figure) {
        forecast.bonds.push(becomes(bond, BondChange::Ends));
        let [from, to] = [bond.from, bond.to].map(|it| view.table.name(it));
        let text = format!("{from} loses {} on {to}", word(bond.kind));
        match bond.from == figure {
            true => warn(forecast, text, rule_ids::EVADE),
            false => note(forecast, text, rule_ids::EVADING),
        }
    }
    note(forecast, "no enemy gains anything on it until its next turn", rule_ids::EVADING);
    if !view.constants().evading_may_fight {
        warn(forecast, "it does not fight any more this turn", rule_ids::NO_FIGHT);
    }
}

fn leaving(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let stays = |end: &moving::End| *end != moving::End::Stays;
    tell(forecast, &moving::deed(view, figure, choice), stays);
    let Some(hex) = choice.hex else { return };
    forecast.path = vec![hex];
    forecast.bonds.extend(view.table.bonds_of(figure).map(|it| becomes(it, BondChange::Ends)));
    if view.table.bonds_of(figure).next().is_some() {
        note(forecast, "leaving ends what it has on others, and they on it", rule_ids::LASTS);
    }
    danger(view, figure, hex, forecast);
}

fn changing(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(arm) = choice.arm else { return };
    let arms = view.table.arms(figure);
    let old = things::makes_way(view, figure, arm.item).and_then(|item| arms.item(item));
    if let Some(old) = old {
        let name = view.table.armoury().weapon(old.weapon).name.to_lowercase();
        note(forecast, format!("the {name} goes to the belt"), rule_ids::CHANGE);
    }
}

/// An attack: what it does, and what it may meet.
fn blow(view: BookView, attack: &Attack, forecast: &mut Forecast) {
    let blow = attack.blow;
    let deed = deed(view, blow);
    tell(forecast, &deed, |end| end.hits());
    let harm = harm(view, blow);
    let stands = 1.0 - harm.out;
    forecast.harm = Some(harm);
    if let Some(kind) = blow.shot {
        let has = i32::from(view.shots_left(blow.by, kind));
        price(
            forecast,
            Cost { of: "shots", kind: CostKind::Shots, amount: 1, has, rule: rule_ids::SHOTS },
        );
    }
    special_note(blow, forecast);
    if let Some(back) = struck_back(view, blow, stands) {
        forecast.suffered = Some(back);
        let name = view.table.name(blow.at).to_owned();
        warn(forecast, format!("{name} strikes back at once if it stands"), rule_ids::COUNTER);
    }
    if blow.special != Some(Special::Combo) {
        let left = view.fighter(blow.by).points.saturating_sub(1);
        if left > 0 {
            note(forecast, format!("ends its turn: {left} AP are lost"), rule_ids::ENDS);
        }
        danger(view, blow.by, view.table.hex(blow.by), forecast);
    }
}

fn special_note(blow: Blow, forecast: &mut Forecast) {
    match blow.special {
        Some(Special::Combo) => note(forecast, "its turn goes on", rule_ids::COMBO),
        Some(Special::Counter) => {
            note(forecast, "then strikes back at whoever attacks it", rule_ids::COUNTER);
        }
        Some(Special::Onslaught) => {
            note(forecast, "a hit: the other may not attack in its next turn", rule_ids::ONSLAUGHT);
        }
        Some(Special::Deathblow) => note(forecast, "a bare 10 slays", rule_ids::DEATHBLOW),
        None => {}
    }
}

/// The harm of the free attack that the target of a blow makes if it still stands, which is so
/// likely (VAN-553).
pub fn struck_back(view: BookView, blow: Blow, stands: f64) -> Option<HarmForecast> {
    let target = view.fighter(blow.at);
    if !target.counter || target.overwhelmed.is_some() {
        return None;
    }
    let (by, at) = (blow.at, blow.by);
    let mut harm =
        harm(view, Blow { by, at, kind: Kind::Melee, shot: None, special: None, free: true });
    harm.degrees.iter_mut().for_each(|(_, chance)| *chance *= stands);
    harm.degrees.first_mut()?.1 += 1.0 - stands;
    harm.mean *= stands;
    harm.out *= stands;
    harm.worth *= stands;
    Some(harm)
}

/// The harm that an attack is expected to do.
pub fn harm(view: BookView, blow: Blow) -> HarmForecast {
    let health = view.health(blow.at).max(0);
    let now = worth_at(view, blow.at, health);
    let (mut none, mut mean, mut out, mut worth) = (0.0, 0.0, 0.0, 0.0);
    let mut degrees: Vec<(Text, f64)> = Vec::new();
    for (end, chance) in deed(view, blow).odds::<f64>() {
        let damage = match end {
            End::Hurt(damage) => damage,
            End::Slain => health,
            End::Quailed(_) | End::Missed | End::Saved => {
                none += chance;
                continue;
            }
        };
        let falls = end == End::Slain || damage >= health;
        let name = if end == End::Slain { "slain".into() } else { harm_words(damage) };
        degrees.push((name.into(), chance));
        mean += chance * f64::from(damage);
        out += if falls { chance } else { 0.0 };
        let left = if falls { 0.0 } else { worth_at(view, blow.at, health - damage) };
        worth += chance * (now - left).max(0.0) / now.max(0.01);
    }
    degrees.insert(0, ("no harm".into(), none));
    HarmForecast { figure: blow.at, degrees, mean, out, worth: worth.min(1.0) }
}

/// Who may strike at a figure in its next phase, were it in a hex, and how likely that does harm:
/// who has no hold on it has to win it first.
fn danger(view: BookView, figure: FigureId, hex: Hex, forecast: &mut Forecast) {
    let stays = hex == view.table.hex(figure);
    let mut blows = Vec::new();
    for foe in view.table.enemies(figure).filter(|foe| view.table.hex(*foe) == hex) {
        if !view.sees(foe, figure) && !view.fighter(foe).hidden {
            continue;
        }
        let Some((blow, held)) = best_blow(view, foe, figure) else { continue };
        let Some(weapon) = view.weapon(foe, blow.kind) else { continue };
        let gains = if held && stays {
            Chance::CERTAIN
        } else if stays && view.fighter(figure).evading {
            continue;
        } else {
            gain_chance(view, foe, blow.kind)
        };
        let hits = deed(view, blow).chance(|end| end.hits());
        let stance = Stance { figure, hex, facing: view.table.facing(figure) };
        blows.push(exposure(view.table, stance, (foe, weapon.arm), gains.and(hits), false));
    }
    if !blows.is_empty() {
        lay_open(forecast, blows);
    }
}

/// On whom a figure has its hold from now on.
fn keeping(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    let health = view.health(foe);
    let of = view.build(foe).health;
    note(
        forecast,
        format!("{} has {health} of {of} Health", view.table.name(foe)),
        rule_ids::HEALTH,
    );
    let old = view.hold(figure).filter(|bond| bond.to != foe);
    if let (Some(old), Some(kind)) = (old, step::offered(view)) {
        forecast.bonds.push(becomes(old, BondChange::Ends));
        forecast.bonds.push(becomes(Bond { to: foe, kind, ..old }, BondChange::Begins));
        let text = format!("{} on {} is lost", word(old.kind), view.table.name(old.to));
        warn(forecast, text, rule_ids::HOLD);
    }
}
