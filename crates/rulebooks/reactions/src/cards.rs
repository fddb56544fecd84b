//! What is shown of figures, weapons, phases and the exchange.

use riposte_kit::cards::{self as kit, fact};
use riposte_kit::handling::thing_of;
use riposte_rules::appraisal::Standing;
use riposte_rules::data::Mode;
use riposte_rules::decision::Choice;
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::roll::Scale;
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, Sign, TurnOrderEntry};
use riposte_words::{Thing, phrase, say};

use crate::fighter::Phase;
use crate::melee::harm::WORTH_LOST;
use crate::memory::Defence;
use crate::missiles::worth::poise;
use crate::mounted::gait::gait_word;
use crate::mounted::outlook::braced;
use crate::order::{Step, Turn};
use crate::rolls::{kind_label, wound_words};
use crate::rule_ids;
use crate::tables::ModeStats;
use crate::view::BookView;
use crate::wording;
use crate::words::*;

fn half(value: i32) -> String {
    Scale::Half.write(value)
}

/// The phases of the turn.
pub fn phases(rules: BookView) -> Vec<PhaseMark> {
    let step = rules.table.world().resource::<Turn>().step;
    let now = match step {
        Step::Begin | Step::Points(_) => 0,
        Step::Initiative(_) => 1,
        Step::Offer => 2,
        Step::Phase(_) => 3,
    };
    kit::phases(["Action points", "Initiative", "Now or later", "Phases"], now)
}

/// The figures in the order of initiative, with the action points left.
pub fn turn_order(rules: BookView) -> Vec<TurnOrderEntry> {
    let turn = rules.table.world().resource::<Turn>();
    let known = turn.order.iter().copied().filter(|figure| rules.table.active(*figure));
    let mut figures: Vec<FigureId> = known.collect();
    figures.extend(rules.table.active_figures().filter(|figure| !turn.order.contains(figure)));
    let mark = |figure: FigureId| {
        let fighter = rules.fighter(figure);
        let (left, of) = (rules.points(figure), fighter.rolled.div_euclid(2));
        TurnOrderEntry {
            figure,
            order: half(fighter.initiative),
            points: Some(Pool::new("AP", left, of)),
            now: fighter.phase == Phase::Now,
            done: fighter.phase == Phase::Done,
        }
    };
    figures.into_iter().map(mark).collect()
}

/// A figure at a glance.
pub fn card(rules: BookView, figure: FigureId) -> Vec<Fact> {
    let fighter = rules.fighter(figure);
    let points = say!("{left} of {all}", left = half(fighter.points), all = half(fighter.rolled));
    let defence = rules.defence_roll(figure, Defence::default()).basic();
    let stopped = rules.resistance(figure, rules.tables.chest());
    let mut facts = vec![
        fact("action points", points, rule_ids::POOL),
        fact("initiative", half(fighter.initiative), rule_ids::INITIATIVE),
        fact("defence, no answer", half(defence), rule_ids::DEFENCE),
        fact("stops at the chest", half(stopped), rule_ids::WOUND),
    ];
    riding(rules, figure, &mut facts);
    troubles(rules, figure, &mut facts);
    marksmanship(rules, figure, &mut facts);
    for wound in &rules.table.harm(figure).wounds {
        let place = Thing(&rules.tables.spot(wound.spot).name);
        let wound = phrase(wound_words(wound.level));
        facts.push(fact("wound", format!("{wound}, {place}"), rule_ids::LASTING));
    }
    facts
}

/// What there is to know of a mount and its rider (REA-101 to REA-110).
fn riding(rules: BookView, figure: FigureId, facts: &mut Vec<Fact>) {
    let kind = rules.kind(figure);
    facts.extend(kind.map(|kind| fact("mount", kind.name.as_str(), rule_ids::MOUNTS)));
    let steed = rules.steed(figure);
    let rows = [
        (!rules.on_foot(figure), "gait", gait_word(rules.gait(figure)), rule_ids::GAIT),
        (rules.agitated(figure), "mount", "agitated this turn", rule_ids::OFF_COURSE),
        (steed.bolting, "mount", "bolts", rule_ids::STAYING_ON),
        (steed.braced, "weapon", "braced", rule_ids::BRACE),
    ];
    let on = rows.into_iter().filter(|(on, ..)| *on);
    facts.extend(on.map(|(_, name, words, rule)| fact(name, words, rule)));
}

/// What everybody should see of a figure at once: how a mount goes, a braced weapon.
pub fn signs(rules: BookView, figure: FigureId) -> Vec<Sign> {
    let mut signs = Vec::new();
    if !rules.table.active(figure) {
        return signs;
    }
    // A rider shows the gait of the mount as well: the signs of that would lie under the rider.
    let mount = rules.carrier(figure).or(rules.is_mount(figure).then_some(figure));
    if let Some(steed) = mount.map(|mount| rules.steed(mount)) {
        signs.push(match steed.bolting {
            true => Sign::word("bolts"),
            false => Sign { usual: steed.gait == 0, ..Sign::word(gait_word(steed.gait)) },
        });
    }
    if rules.steed(figure).braced {
        signs.push(Sign { set: true, ..Sign::word("braced") });
    }
    signs
}

fn marksmanship(rules: BookView, figure: FigureId, facts: &mut Vec<Fact>) {
    let marksman = rules.marksman(figure);
    for (item, times) in marksman.unloaded.all() {
        let weapon = thing_of(rules.table, figure, item).unwrap_or(Thing(""));
        let words = say!("{weapon}: load {times} more", weapon, times);
        facts.push(fact("not loaded", words, rule_ids::LOADING));
    }
    if let Some(aim) = marksman.aim {
        let (name, bonus) = (rules.table.name(aim.at), half(aim.bonus));
        let words = say!("at {name}, +{bonus}", name, bonus);
        facts.push(fact("aims", words, rule_ids::SET_AND_AIM));
    }
}

fn troubles(rules: BookView, figure: FigureId, facts: &mut Vec<Fact>) {
    let fighter = rules.fighter(figure);
    if fighter.stunned {
        facts.push(fact("pain", "stunned this turn", rule_ids::PAIN));
    } else if fighter.daze < 0 {
        let words = say!("staggered: {penalty} this turn", penalty = half(fighter.daze));
        facts.push(fact("pain", words, rule_ids::PAIN));
    }
    let penalty = rules.wound_penalty(figure);
    let wounds = || fact("wounds on all rolls", half(penalty), rule_ids::LASTING);
    facts.extend((penalty < 0).then(wounds));
    let [right, left] = fighter.arm_lost;
    let leg = (fighter.lame, "leg: moves one hex at a time");
    let limbs = [(right, "right arm"), (left, "left arm"), leg].into_iter();
    let lost = limbs.filter(|(lost, _)| *lost);
    facts.extend(lost.map(|(_, limb)| fact("disabled", limb, rule_ids::OUT)));
}

/// The numbers of a weapon.
pub fn weapon_card(rules: BookView, weapon: WeaponId) -> Vec<Fact> {
    let stats = rules.tables.weapons.of(weapon);
    let mut facts = vec![fact("skill", phrase(&stats.skill), rule_ids::WEAPONS)];
    let modes = &rules.table.armoury().weapon(weapon).modes;
    for (mode, numbers) in modes.iter().zip(rules.tables.weapons.modes(weapon)) {
        facts.push(fact(mode.name.clone(), numbers_of(mode, numbers), rule_ids::WEAPONS));
    }
    facts
}

/// The numbers of a way to use a weapon: "3 AP, +2 to hit, damage 9 cutting, reach 1".
fn numbers_of(mode: &Mode, numbers: &ModeStats) -> String {
    let signed = |halves| Scale::Half.signed(halves);
    let (damage, kind) = (half(numbers.damage.halves), phrase(kind_label(numbers.kind)));
    let parry = |halves| say!("parry {bonus}", bonus = signed(halves));
    let parts = [
        Some(format!("{} AP", numbers.points)),
        Some(say!("{bonus} to hit", bonus = signed(numbers.attack.halves))),
        numbers.parry.map(|modifier| parry(modifier.halves)),
        Some(say!("damage {damage} {kind}", damage, kind)),
        Some(how_far(mode, numbers)),
        (mode.hands == 2).then(|| phrase("two hands").into_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<String>>().join(", ")
}

fn how_far(mode: &Mode, numbers: &ModeStats) -> String {
    let reach: Vec<String> = mode.reach.iter().map(|far| far.to_string()).collect();
    match &numbers.flight {
        Some(flight) => say!("range {hexes}", hexes = flight.effective),
        None => say!("reach {hexes}", hexes = reach.join("–")),
    }
}

/// The manoeuvres under way.
pub fn exchange(rules: BookView) -> Vec<LinkView> {
    let frames = rules.bout().frames().iter();
    frames.map(|it| kit::link(it, wording::deed(rules, it.actor, &it.choice))).collect()
}

/// What a figure is worth as it stands.
pub fn standing(rules: BookView, figure: FigureId) -> Standing {
    if !rules.table.active(figure) || rules.loose(figure) {
        return Standing::default();
    }
    let harm = rules.table.harm(figure);
    let lost: f64 = harm.wounds.iter().map(|wound| WORTH_LOST[wound.level.min(6) as usize]).sum();
    let fighter = rules.fighter(figure);
    let worth = (1.0 - lost).max(0.15) - if rules.prone(figure) { 0.12 } else { 0.0 };
    // A mount is worth what it does for its rider.
    let worth = if rules.is_mount(figure) { 0.4 * worth } else { worth };
    Standing {
        worth: worth.max(0.05),
        means: f64::from(fighter.points) / f64::from(fighter.rolled.max(1)),
        keeps: fighter.points > 0,
        edge: poise(rules, figure) + braced(rules, figure),
        loose: false,
    }
}

/// A choice of the pending decision in words.
pub fn button(rules: BookView, choice: &Choice) -> String {
    let asked = rules.table.decision().map(|decision| decision.figure);
    let actor = choice.actor.or(asked).unwrap_or_default();
    let text = wording::button(rules, actor, choice);
    debug_assert!(!text.is_empty(), "verb {} has no words", VERBS[choice.verb.0 as usize].word);
    text
}
