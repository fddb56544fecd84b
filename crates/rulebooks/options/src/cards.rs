//! What is shown of figures, weapons and phases.

use riposte_kit::cards::{self as kit, fact};
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, Sign, TurnOrderEntry};
use riposte_words::{Thing, say};

use crate::combatant::Status;
use crate::melee::pole::pole_blows;
use crate::order::{pole_rank, rank};
use crate::rule_ids;
use crate::spells::Spell;
use crate::step::{Step, Turn};
use crate::tables::{Class, ModeStats, Way};
use crate::view::BookView;
use crate::words::*;

/// The seven steps of the turn (OPT-111).
pub fn phases(rules: BookView) -> Vec<PhaseMark> {
    let now = match rules.table.world().resource::<Turn>().step {
        Step::Begin | Step::Sides => 0,
        Step::Renew(_) => 1,
        Step::Pick(0) | Step::Move(0, _) | Step::Face(0, _) | Step::Declare(0, _) => 2,
        Step::Pick(_) | Step::Move(..) | Step::Face(..) | Step::Declare(..) => 3,
        Step::Retreats | Step::Push(_) => 5,
        Step::End => 6,
        _ => 4,
    };
    let names = [
        "Initiative",
        "Renewal",
        "First movement",
        "Second movement",
        "Actions",
        "Forced retreats",
        "Bookkeeping",
    ];
    kit::phases(names, now)
}

/// The figures in the order of their actions: pole weapons in and against charges first,
/// then by adjusted DX (OPT-113, OPT-115).
pub fn turn_order(rules: BookView) -> Vec<TurnOrderEntry> {
    let mut figures: Vec<(bool, i32, FigureId)> = rules
        .table
        .active_figures()
        .map(|figure| {
            let first = !pole_blows(rules, figure).is_empty();
            (!first, -order(rules, figure, first), figure)
        })
        .collect();
    figures.sort();
    let asked = rules.table.decision().map(|decision| decision.figure);
    let mark = |(late, dx, figure): (bool, i32, FigureId)| TurnOrderEntry {
        figure,
        order: if late { (-dx).to_string() } else { say!("pole {dx}", dx = -dx) },
        points: Some(Pool::new("ST", rules.strength(figure).max(0), rules.build(figure).st)),
        now: asked == Some(figure),
        done: rules.combatant(figure).turn.done,
    };
    figures.into_iter().map(mark).collect()
}

/// What decides when a figure acts. As long as figures move, nobody knows whom it will reach.
fn order(rules: BookView, figure: FigureId, first: bool) -> i32 {
    let acts = rules.table.world().resource::<Turn>().step.acts();
    let turn = &rules.combatant(figure).turn;
    match acts && (!turn.done || turn.stab) {
        true if first => pole_rank(rules, figure),
        true => rank(rules, figure),
        false => rules.order_value(figure),
    }
}

/// What a player should know of a figure at a glance.
pub fn card(rules: BookView, figure: FigureId) -> Vec<Fact> {
    let build = rules.build(figure);
    let combatant = rules.combatant(figure);
    let turn = &combatant.turn;
    let of = |left: i32, all: i32| say!("{left} of {all}", left, all);
    let mut facts = vec![
        fact("ST", of(rules.strength(figure), build.st), rule_ids::ATTRIBUTES),
        fact("adjusted DX", of(rules.core_dx(figure).basic(), build.dx), rule_ids::ADJUSTED_DX),
    ];
    if build.wizard {
        facts.push(fact("IQ", build.iq.to_string(), rule_ids::ATTRIBUTES));
    }
    let allowance = rules.went_by(figure);
    let (moved, half) = (turn.moved, allowance / 2);
    let moved = say!("moved {moved} of {allowance}, half is {half}", moved, allowance, half);
    facts.push(fact("movement", moved, rule_ids::ALLOWANCE));
    let status = match rules.status(figure) {
        Status::Disengaged => "free",
        Status::Engaged => "engaged",
        Status::HandToHand => "hand-to-hand",
    };
    facts.push(fact("status", status, rule_ids::ENGAGED));
    let (armour, hits) = (Thing(&build.armour.1), build.stops);
    facts.push(fact("armour", say!("{armour}, stops {hits}", armour, hits), rule_ids::ARMOUR));
    facts.extend(doing_facts(rules, figure));
    facts.extend(rules.spells().0.iter().filter(|spell| spell.on == figure).map(spell_fact));
    facts
}

/// What everybody should see of a figure at once.
pub fn signs(rules: BookView, figure: FigureId) -> Vec<Sign> {
    if !rules.table.active(figure) {
        return Vec::new();
    }
    let combatant = rules.combatant(figure);
    let turn = &combatant.turn;
    let signs = [
        (turn.dodging, "dodges", false),
        (turn.defending, "guards", false),
        (turn.bending, "bends", true),
        (rules.pinned(figure), "pinned", false),
    ];
    let on = signs.into_iter().filter(|(on, ..)| *on);
    on.map(|(_, word, low)| Sign { low, ..Sign::word(word) }).collect()
}

fn doing_facts(rules: BookView, figure: FigureId) -> Vec<Fact> {
    let combatant = rules.combatant(figure);
    let turn = &combatant.turn;
    let mut facts = Vec::new();
    let mut add = |when: bool, value: &str, rule| {
        if when {
            facts.push(fact("this turn", value, rule));
        }
    };
    add(turn.dodging, "dodges: four dice to shoot or throw at it", rule_ids::DODGE);
    add(turn.defending, "defends: four dice to strike at it", rule_ids::DEFEND);
    add(turn.bending, "bends: rear all around", rule_ids::ALL_REAR);
    add(rules.charging(figure), "charges", rule_ids::CHARGING);
    add(combatant.numb, "can do nothing", rule_ids::KNOCKED_DOWN);
    let shaken = combatant.hits_last >= rules.shock(figure).shaken;
    add(shaken, "shaken by last turn's hits", rule_ids::SHAKEN);
    if combatant.hits_now > 0 {
        facts.push(fact("hits this turn", combatant.hits_now.to_string(), rule_ids::SHAKEN));
    }
    if let Some(holder) = rules.pinner(figure) {
        let (name, turns) = (rules.table.name(holder), combatant.held);
        let value = say!("by {name}, {turns} turns", name, turns);
        facts.push(fact("pinned", value, rule_ids::PINNED));
    }
    for (_, turns) in combatant.loading.all() {
        facts.push(fact("loading", turns_words(turns), rule_ids::RELOAD));
    }
    if combatant.waited > 0 {
        facts.push(fact("waited", turns_words(combatant.waited), rule_ids::OPENING));
    }
    facts
}

fn turns_words(turns: u8) -> String {
    say!("{turns} turns", turns)
}

fn spell_fact(spell: &Spell) -> Fact {
    let name = Thing(info(spell.verb).name);
    let value = match spell.left {
        Some(turns) => say!("{name}, {turns} turns", name, turns),
        None => say!("{name}, while renewed", name),
    };
    fact("spell", value, rule_ids::SPELLS)
}

/// The numbers of a weapon.
pub fn weapon_card(rules: BookView, weapon: WeaponId) -> Vec<Fact> {
    let stats = rules.tables.weapons.of(weapon);
    let modes = &rules.table.armoury().weapon(weapon).modes;
    let mut facts = Vec::new();
    if stats.class == Class::Shield {
        facts.push(fact("stops", stats.stops.to_string(), rule_ids::SHIELDS));
    }
    for (mode, numbers) in modes.iter().zip(rules.tables.weapons.modes(weapon)) {
        let bare = stats.class == Class::Bare && numbers.way == Way::Grapple;
        let value = if bare { "by ST".to_owned() } else { damage_words(numbers) };
        facts.push(fact(mode.name.clone(), value, rule_ids::WEAPONS));
    }
    if stats.strength > 0 {
        facts.push(fact("needs ST", stats.strength.to_string(), rule_ids::STRENGTH));
    }
    facts
}

/// Damage as written: `2d−1`.
pub fn damage_words(numbers: &ModeStats) -> String {
    match numbers.add {
        0 => format!("{}d", numbers.dice),
        add if add < 0 => format!("{}d−{}", numbers.dice, -add),
        add => format!("{}d+{add}", numbers.dice),
    }
}
