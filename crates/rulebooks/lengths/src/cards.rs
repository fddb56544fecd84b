//! What is shown of figures, weapons and phases.

use riposte_kit::cards::{self as kit, fact};
use riposte_rules::data::Mode;
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, Sign, TurnOrderEntry};
use riposte_words::{phrase, say};

use crate::build::STEADFAST;
use crate::equipment::weapons::{Class, ModeStats, Way};
use crate::memory::{Bout, Stage};
use crate::rule_ids as id;
use crate::turn::step::{Step, Turn};
use crate::view::BookView;
use crate::wording;

/// The parts of the round (LEN-201).
pub fn phases(view: BookView) -> Vec<PhaseMark> {
    let turn = view.table.world().resource::<Turn>();
    let now = match turn.step {
        Step::Begin => 0,
        Step::Pick(side) | Step::Act(side, _) => 1 + usize::from(side.min(1)),
        Step::Last | Step::LastAct(_) => 3,
        Step::End => 4,
    };
    let names = ["Spells, initiative", "First side", "Other side", "Held actions", "End"];
    kit::phases(names, now)
}

/// The figures in the order of their sides (LEN-202).
pub fn turn_order(view: BookView) -> Vec<TurnOrderEntry> {
    let turn = view.table.world().resource::<Turn>();
    let place = |figure: FigureId| {
        let side = view.table.side(figure);
        turn.sides.iter().position(|it| *it == side).unwrap_or(turn.sides.len())
    };
    let mut figures: Vec<FigureId> = view.table.active_figures().collect();
    figures.sort_by_key(|figure| (place(*figure), *figure));
    let asked = view.table.decision().map(|decision| decision.figure);
    let entry = |figure: FigureId| {
        let ((left, of), holds) = (view.life(figure), view.fighter(figure).round.holds);
        TurnOrderEntry {
            figure,
            order: if holds { "holds".into() } else { (place(figure) + 1).to_string() },
            points: Some(Pool::new("life", left, of)),
            now: asked == Some(figure),
            done: !view.may_act(figure),
        }
    };
    figures.into_iter().map(entry).collect()
}

/// The tier of a length in a word (LEN-404).
pub fn tier(length: u8) -> &'static str {
    match length {
        0 | 1 => "tiny",
        2 => "short",
        3 | 4 => "medium",
        _ => "long",
    }
}

/// What a player should know of a figure at a glance.
pub fn card(view: BookView, figure: FigureId) -> Vec<Fact> {
    let build = view.build(figure);
    let wounds = say!("{left} of {all}", left = view.wounds(figure), all = build.wounds);
    let mut facts = vec![fact("Wounds", wounds, id::LIFE)];
    let stamina =
        || say!("{left} of {all}", left = view.stamina(figure).max(0), all = build.stamina);
    facts.extend((build.stamina > 0).then(|| fact("Stamina", stamina(), id::LIFE)));
    let length = match view.guard_length(figure) {
        Some(length) => say!("{length}, {tier}", length, tier = phrase(tier(length))),
        None => "unarmed".into(),
    };
    facts.push(fact("length", length, id::LENGTH));
    facts.push(fact("Weapon Skill", build.ws.to_string(), id::SKILLS));
    facts.push(fact("Ballistic Skill", build.bs.to_string(), id::SKILLS));
    let armour = phrase(&build.armour);
    let armour = say!("{armour}, rating {rating}", armour, rating = build.rating);
    facts.push(fact("armour", armour, id::CLASS));
    facts.push(fact("class", build.calling(), id::LIFE));
    let (pace, run) = view.pace(figure);
    let pace = say!("{pace} hexes, run {run}", pace, run);
    facts.push(fact("move", pace, id::MOVE));
    let wavers = build.morale < STEADFAST;
    facts.extend(wavers.then(|| fact("morale", build.morale.to_string(), id::MORALE)));
    facts.push(fact("load", say!("{load} points", load = build.load), id::LOAD));
    facts.extend(doings(view, figure));
    facts
}

fn doings(view: BookView, figure: FigureId) -> Vec<Fact> {
    let fighter = view.fighter(figure);
    let round = &fighter.round;
    let aims = view.since_aim(figure).is_some_and(|ago| ago <= 1);
    let rows = [
        (round.acted, "has acted", id::ACTION),
        (round.holds, "holds the action", id::HOLD),
        (round.defends, "in Full Defence", id::DEFENCE),
        (round.exposed, "laid bare: length is no defence", id::EXPOSED),
        (round.changed, "has changed weapons", id::CHANGE),
        (round.surprised, "surprised", id::SURPRISE),
        (aims, "has aimed", id::AIM),
        (fighter.casting.is_some(), "casts a spell", id::CAST),
        (view.helpless(figure), "helpless", id::HELPLESS),
        (view.unaware(figure), "unaware", id::UNAWARE),
        (fighter.warded, "warded", id::SPELLS),
        (fighter.broken, "has lost heart", id::MORALE),
        (view.loose(figure), "without a rider", id::MOUNTS),
        (view.charging(figure), "in the charge", id::CHARGE),
        (view.has_run(figure) && !view.charging(figure), "at a run", id::RIDDEN_RUN),
    ];
    let on = rows.into_iter().filter(|(on, ..)| *on);
    let mut facts: Vec<Fact> = on.map(|(_, words, rule)| fact("now", words, rule)).collect();
    let held = || fact("held", say!("{lost} contests lost", lost = fighter.lost), id::HELD);
    facts.extend(view.is_held(figure).then(held));
    let blessing = || fact("blessing", fighter.blessing.to_string(), id::SPELLS);
    facts.extend((fighter.blessing > 0).then(blessing));
    let loading = |rounds: u8| fact("loading", say!("{rounds} rounds", rounds), id::RELOAD);
    facts.extend(fighter.loading.all().map(|(_, rounds)| loading(rounds)));
    facts.extend(fighter.search.map(|search| {
        fact("looking", say!("{rounds} rounds more", rounds = search.left), id::SEARCH)
    }));
    facts
}

const LENGTHS: [&str; 6] = ["length 0", "length 1", "length 2", "length 3", "length 4", "length 5"];

/// What everybody should see of a figure at once: how long its weapon is, and what state it is in.
pub fn signs(view: BookView, figure: FigureId) -> Vec<Sign> {
    if !view.table.active(figure) {
        return Vec::new();
    }
    let fighter = view.fighter(figure);
    let length = match view.guard_length(figure) {
        _ if view.is_mount(figure) => "mount",
        None => "no arm",
        Some(length) => LENGTHS[usize::from(length.min(5))],
    };
    let rows = [
        (fighter.round.holds, "holds"),
        (fighter.round.defends, "guards"),
        (fighter.round.exposed, "bare"),
        (fighter.casting.is_some(), "casts"),
        (fighter.asleep, "asleep"),
        (fighter.broken, "broken"),
        (view.is_caught(figure), "caught"),
        (view.pinned(figure), "pinned"),
    ];
    let on = rows.into_iter().filter(|(on, _)| *on);
    std::iter::once(Sign::usual(length)).chain(on.map(|(_, word)| Sign::word(word))).collect()
}

/// The numbers of a weapon.
pub fn weapon_card(view: BookView, weapon: WeaponId) -> Vec<Fact> {
    let stats = view.tables.weapons.of(weapon);
    let modes = &view.table.armoury().weapon(weapon).modes;
    let mut facts = Vec::new();
    if stats.class == Class::Shield {
        let [blows, missiles] = stats.shield;
        let value = say!("+{blows} against blows, +{missiles} against missiles", blows, missiles);
        facts.push(fact("armour class", value, id::SHIELDS));
    }
    let modes = modes.iter().zip(view.tables.weapons.modes(weapon));
    facts.extend(modes.map(|(mode, numbers)| mode_fact(mode, numbers)));
    facts.extend(stats.trained.then(|| fact("takes", "training", id::UNTRAINED)));
    let [dice, sides] = stats.heals;
    let heals = || fact("gives back", say!("{dice}d{sides} Wounds", dice, sides), id::USE);
    facts.extend((dice > 0 || sides > 0).then(heals));
    let lure = || fact("dropped", "may stop pursuers", id::LURES);
    facts.extend(stats.lure.is_some().then(lure));
    let loading = || fact("loading", say!("{rounds} rounds", rounds = stats.reload), id::RELOAD);
    facts.extend((stats.reload > 0).then(loading));
    let rating = || say!("rating {rating}", rating = stats.pierces);
    facts.extend((stats.pierces > 0).then(|| fact("goes through", rating(), id::PIERCE)));
    facts
}

/// The numbers of a way to use a weapon: "1d6, length 2".
fn mode_fact(mode: &Mode, numbers: &ModeStats) -> Fact {
    let far = match numbers.way {
        Way::Strike => say!("length {length}", length = numbers.length),
        Way::Throw | Way::Shoot => {
            let [short, medium, long] = numbers.bands;
            say!("range {short}/{medium}/{long}", short, medium, long)
        }
    };
    let value = match numbers.die {
        0 => say!("no damage, {far}", far),
        die => say!("1d{die}, {far}", die, far),
    };
    fact(mode.name.clone(), value, id::WEAPONS)
}

/// The actions under way, the first declared first.
pub fn exchange(view: BookView) -> Vec<LinkView> {
    let frames = view.table.world().resource::<Bout>().frames().iter();
    // A way that is only planned is nothing yet.
    let begun = frames.filter(|frame| frame.memory.stage != Stage::Plan);
    begun.map(|it| kit::link(it, wording::deed(view, it.actor, &it.choice))).collect()
}

/// What is left of the life of a figure.
pub fn vitality(view: BookView, figure: FigureId) -> Vec<Pool> {
    let build = view.build(figure);
    let stamina = || Pool::new("Stamina", view.stamina(figure).max(0), build.stamina);
    let wounds = Pool::new("Wounds", view.wounds(figure), build.wounds);
    std::iter::once(wounds).chain((build.stamina > 0).then(stamina)).collect()
}
