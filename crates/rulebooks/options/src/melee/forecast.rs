//! The odds of a blow and the harm it does.

use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Forecast, RollForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest, Roll, Text};

use super::retreat::no_room_roll;
use crate::forecast::common::{contest, flies, guard_rule, note};
use crate::forecast::harm::{FALL, brought, harm_of};
use crate::rolls::{Blow, Luck};
use crate::rule_ids;
use crate::tables::{PoleCharge, Way};
use crate::view::BookView;

/// A blow: the roll to hit, the damage, the harm. `arrives` is how likely it comes to its
/// target at all.
pub fn blow(rules: BookView, blow: Blow, arrives: Chance, forecast: &mut Forecast) {
    let attack = rules.attack(blow);
    if attack.roll.pool.plus == 4 {
        let flying = rules.strike(blow.by, blow.arm).is_some_and(|s| flies(s.stats.way));
        note(forecast, "four dice: the target is on its guard", guard_rule(flying));
    }
    let odds = if_it_arrives(hits_of(rules, blow, &attack), arrives);
    forecast.chance = Some(arrives.and(attack.chance()));
    contest(forecast, attack);
    let (roll, charge) = rules.damage(blow);
    forecast.rolls.push(damage_rows(roll, |total| total * charge, stops(rules, blow)));
    for (what, hits, id) in rules.stopped(blow) {
        note(forecast, format!("{what} stops {hits}"), id);
    }
    if let Some(id) = rules.charge_bonus(blow) {
        let text = match rules.constants().pole_charge {
            PoleCharge::PlusOneDie => "the charge adds a die to the damage",
            PoleCharge::DoubleIfStraight | PoleCharge::DoubleAlways => {
                "the charge doubles the damage"
            }
        };
        note(forecast, text, id);
    }
    forecast.harm = Some(harm_of(rules, blow.target, &odds));
}

/// The part of a figure's fighting worth that the best ready blow of another is expected to
/// take, from its front or from behind.
pub fn expected_harm(rules: BookView, by: FigureId, at: FigureId, behind: bool) -> f64 {
    let here = rules.table.hex(at);
    let facing = Facing::N;
    let from = if behind { here + facing.opposite().step() } else { here + facing.step() };
    let facing = rules.has_front(at).then_some(facing);
    let charged = rules.charging(at);
    let blow = |arm| Blow {
        by,
        target: at,
        arm,
        from,
        at: here,
        facing,
        off_hand: false,
        lying: false,
        charged,
    };
    let near = rules.strikes(by).filter(|strike| strike.stats.way == Way::Strike);
    let worth = |blow: Blow| {
        let odds = hits_of(rules, blow, &rules.attack(blow));
        harm_of(rules, at, &odds).worth
    };
    near.map(|strike| worth(blow(strike.arm))).fold(0.0, f64::max)
}

/// How likely each number of hits is, a miss among them.
pub fn hits_of(rules: BookView, blow: Blow, attack: &Contest) -> Vec<(i32, f64)> {
    hits_by(rules, blow, &lucks(rules, attack))
}

/// The same, from how likely a hit counts once, twice or three times.
pub fn hits_by(rules: BookView, blow: Blow, times: &[(i32, f64)]) -> Vec<(i32, f64)> {
    let (damage, charge) = rules.damage(blow);
    let done = |total: i32, luck: i32| total.max(0) * rules.multiplied(luck, charge);
    spread_of(times, &damage, done, stops(rules, blow))
}

/// The hits that a blow's target is spared.
pub fn stops(rules: BookView, blow: Blow) -> i32 {
    rules.stopped(blow).iter().map(|(_, hits, _)| hits).sum()
}

/// How likely each number of hits is: from how likely a hit counts once, twice or three times,
/// what the damage dice then do, and what is stopped of it.
pub fn spread_of(
    times: &[(i32, f64)],
    damage: &Roll,
    done: impl Fn(i32, i32) -> i32,
    stops: i32,
) -> Vec<(i32, f64)> {
    let damage = damage.spread();
    let missed = 1.0 - times.iter().map(|(_, chance)| chance).sum::<f64>();
    let mut odds = vec![(0, missed)];
    for (luck, chance) in times.iter().copied() {
        for (total, cases) in damage.iter() {
            let hits = (done(total, luck) - stops).max(0);
            add(&mut odds, hits, chance * cases as f64 / damage.all() as f64);
        }
    }
    odds
}

/// The odds of hits where what does them may not come to its target.
pub fn if_it_arrives(odds: Vec<(i32, f64)>, arrives: Chance) -> Vec<(i32, f64)> {
    let arrives = arrives.value();
    let mut all = vec![(0, 1.0 - arrives)];
    odds.into_iter().for_each(|(hits, chance)| add(&mut all, hits, chance * arrives));
    all
}

fn add(odds: &mut Vec<(i32, f64)>, hits: i32, chance: f64) {
    match odds.iter_mut().find(|(known, _)| *known == hits) {
        Some((_, sum)) => *sum += chance,
        None => odds.push((hits, chance)),
    }
}

/// The chance of a plain hit, of a double and of a triple one.
pub fn lucks(rules: BookView, attack: &Contest) -> [(i32, f64); 3] {
    [1, 2, 3].map(|times| (times, chance_of(rules, attack, true, Luck::Hit(times)).value()))
}

/// The chance that a roll to hit comes out in one way.
pub fn chance_of(rules: BookView, attack: &Contest, bare: bool, wanted: Luck) -> Chance {
    let Some(limit) = attack.limit() else { return Chance::NEVER };
    let (dice, value) = (attack.roll.pool.plus, limit.value.basic());
    attack.roll.spread().chance(|total| rules.luck(dice, total, value, bare) == wanted)
}

/// What a plain hit does, in bands of hits.
pub fn damage_rows(roll: Roll, done: impl Fn(i32) -> i32, stops: i32) -> RollForecast {
    let spread = roll.spread();
    let mut rows: Vec<(Text, Chance)> = Vec::new();
    let bands: [(&'static str, i32, i32); 6] = [
        ("no hits", 0, 0),
        ("1 or 2 hits", 1, 2),
        ("3 or 4 hits", 3, 4),
        ("5 to 7 hits", 5, 7),
        ("8 to 11 hits", 8, 11),
        ("12 hits or more", 12, i32::MAX),
    ];
    for (name, least, most) in bands {
        let chance = spread.chance(|total| {
            let hits = (done(total.max(0)) - stops).max(0);
            (least..=most).contains(&hits)
        });
        if chance.favourable > 0 {
            rows.push((name.into(), chance));
        }
    }
    RollForecast::Table { roll, rows }
}

/// A shield-rush: the roll to hit, and the target's roll to keep its feet (OPT-641).
pub fn rush(rules: BookView, figure: FigureId, target: FigureId, forecast: &mut Forecast) {
    let (Some(attack), save) = (rules.rush_attack(figure, target), rules.rush_save(figure, target))
    else {
        return;
    };
    let hit = attack.chance();
    contest(forecast, attack);
    let Some(save) = save else {
        let why = match rules.table.posture(target).down() {
            true => "the target is down already",
            false => "the target is too strong to be moved",
        };
        return note(forecast, why, rule_ids::SHIELD_RUSH);
    };
    let falls = hit.and(save.chance().complement());
    contest(forecast, save);
    note(forecast, format!("falls {falls}"), rule_ids::SHIELD_RUSH);
    forecast.harm = Some(brought(rules, target, ["stands", "falls"], falls, FALL));
}

/// Driving a foe back: what happens to one without room (OPT-732, OPT-734).
pub fn push(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    if choice.hex.is_some() {
        return note(forecast, "you may follow into the hex it leaves", rule_ids::FOLLOW);
    }
    let keeps: Contest = no_room_roll(rules, foe);
    let falls = keeps.chance().complement();
    contest(forecast, keeps);
    forecast.chance = Some(falls);
    note(forecast, "it has no room to give way, and falls if it fails", rule_ids::NO_ROOM);
    forecast.harm = Some(brought(rules, foe, ["stands", "falls"], falls, FALL));
}
