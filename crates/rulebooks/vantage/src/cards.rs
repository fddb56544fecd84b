//! What is shown of figures, weapons and phases.

use riposte_kit::cards::fact;
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, Sign, TurnOrderEntry};
use riposte_words::{phrase, say};

use crate::fighter::Stat;
use crate::rule_ids;
use crate::step::Turn;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::shots_words;

/// The phases of the turn: one for each side (VAN-103).
pub fn phases(view: BookView) -> Vec<PhaseMark> {
    let world = view.table.world();
    let now = world.resource::<Turn>().side;
    let names = view.table.scenario().sides.iter().cloned();
    riposte_kit::cards::phases(names, now.index())
}

/// The figures, those of the side whose phase it is first.
pub fn turn_order(view: BookView) -> Vec<TurnOrderEntry> {
    let now = view.table.world().resource::<Turn>().side;
    let asked = view.table.decision().map(|decision| decision.figure);
    let mut figures: Vec<FigureId> = view.table.active_figures().collect();
    figures.sort_by_key(|figure| (view.table.side(*figure) != now, *figure));
    let all = i32::from(view.constants().points);
    let mark = |figure: FigureId| {
        let fighter = view.fighter(figure);
        TurnOrderEntry {
            figure,
            order: say!("initiative {number}", number = fighter.initiative),
            points: Some(Pool::new("AP", i32::from(fighter.points), all)),
            now: asked == Some(figure),
            done: view.table.side(figure) == now && !view.can_act(figure),
        }
    };
    figures.into_iter().map(mark).collect()
}

/// What a player should know of a figure at a glance.
pub fn card(view: BookView, figure: FigureId) -> Vec<Fact> {
    let (build, fighter) = (view.build(figure), view.fighter(figure));
    let of = |left: i32, all: i32| say!("{left} of {all}", left, all);
    let points = i32::from(fighter.points);
    let mut facts = vec![
        fact("Health", of(view.health(figure), build.health), rule_ids::HEALTH),
        fact("action points", of(points, i32::from(view.constants().points)), rule_ids::POINTS),
        fact("initiative", fighter.initiative.to_string(), rule_ids::INITIATIVE),
        fact("Armour", build.armour.to_string(), rule_ids::ARMOUR),
    ];
    let stats = Stat::ALL.map(|stat| format!("{} {}", phrase(stat.name()), build.stat(stat)));
    facts.push(fact("statistics", stats.join(", "), rule_ids::STATISTICS));
    facts.extend(states(view, figure));
    facts.extend(supplies(view, figure));
    let keywords: Vec<_> = build.keywords.words().map(phrase).collect();
    if !keywords.is_empty() {
        facts.push(fact("keywords", keywords.join(", "), rule_ids::HEROES));
    }
    facts
}

fn states(view: BookView, figure: FigureId) -> Vec<Fact> {
    let fighter = view.fighter(figure);
    let mut facts = Vec::new();
    let mut add = |when: bool, value: &str, rule| {
        if when {
            facts.push(fact("now", phrase(value), rule));
        }
    };
    add(fighter.evading, "evades: nothing is gained on it", rule_ids::EVADING);
    add(fighter.counter, "strikes back at whoever attacks it", rule_ids::COUNTER);
    add(fighter.overwhelmed.is_some(), "overwhelmed: may not attack", rule_ids::OVERWHELMED);
    add(fighter.hidden, "lies in ambush, unseen", rule_ids::AMBUSHER);
    add(fighter.spent, "the gift is spent", rule_ids::SOAR);
    facts
}

fn supplies(view: BookView<'_>, figure: FigureId) -> Vec<Fact> {
    let fighter = view.fighter(figure);
    let shots = view.tables.shots.iter().zip(&fighter.shots).filter(|(_, count)| **count > 0);
    let mut facts: Vec<Fact> = shots
        .map(|(row, count)| fact(shots_words(&row.key), count.to_string(), rule_ids::SHOTS))
        .collect();
    if fighter.draughts > 0 {
        facts.push(fact("draughts", fighter.draughts.to_string(), rule_ids::DRAUGHT));
    }
    facts
}

/// What everybody should see of a figure at once.
pub fn signs(view: BookView, figure: FigureId) -> Vec<Sign> {
    if !view.table.active(figure) {
        return Vec::new();
    }
    let fighter = view.fighter(figure);
    let signs = [
        (fighter.evading, "evades"),
        (fighter.counter, "counter"),
        (fighter.overwhelmed.is_some(), "overwhelmed"),
        (fighter.hidden, "hidden"),
    ];
    let on = signs.into_iter().filter(|(on, _)| *on);
    on.map(|(_, word)| Sign::word(word)).collect()
}

/// The life of a figure, and the shots of one who shoots: they run down as well.
pub fn vitality(view: BookView, figure: FigureId) -> Vec<Pool> {
    let build = view.build(figure);
    let mut pools =
        vec![Pool { name: "Health".into(), left: view.health(figure), of: build.health }];
    let left: i32 = view.fighter(figure).shots.iter().map(|count| i32::from(*count)).sum();
    if view.weapon(figure, Kind::Ranged).is_some() {
        pools.push(Pool { name: "shots".into(), left, of: build.shots.max(left) });
    }
    pools
}

/// The numbers of a weapon.
pub fn weapon_card(view: BookView, weapon: WeaponId) -> Vec<Fact> {
    let stats = view.tables.weapons.of(weapon);
    if stats.kind == Kind::Ranged {
        let takes: Vec<String> = stats.takes.iter().map(|key| shots_words(key)).collect();
        return vec![
            fact("Strength", stats.strength.to_string(), rule_ids::RANGED),
            fact("range", stats.range.to_string(), rule_ids::RANGED),
            fact("takes", takes.join(", "), rule_ids::SHOTS),
        ];
    }
    let modes = view.tables.weapons.modes(weapon);
    let mut facts = Vec::new();
    for (mode, numbers) in view.table.armoury().weapon(weapon).modes.iter().zip(modes) {
        let damage = say!("{damage} damage", damage = numbers.damage);
        facts.push(fact(mode.name.clone(), damage, rule_ids::MELEE));
        if numbers.quick != 0 {
            facts.push(fact("tries for strike", format!("+{}", numbers.quick), rule_ids::MELEE));
        }
    }
    facts
}

/// The fighting worth of a figure that has so much Health left.
pub fn worth_at(view: BookView, figure: FigureId, health: i32) -> f64 {
    let all = f64::from(view.build(figure).health.max(1));
    0.25 + 0.75 * f64::from(health.max(0)) / all
}
