//! What is shown of figures, weapons, phases and the exchange.

use riposte_kit::cards::{self as kit, fact};
use riposte_rules::appraisal::Standing;
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::roll::Scale;
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, Sign, TurnOrderEntry};

use crate::fighter::Phase;
use crate::melee::harm::WORTH_LOST;
use crate::memory::Defence;
use crate::missiles::worth::poise;
use crate::mounted::gait::gait_word;
use crate::order::{Step, Turn};
use crate::rolls::wound_words;
use crate::rule_ids;
use crate::tables::Kind;
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
        TurnOrderEntry {
            figure,
            order: half(fighter.initiative),
            points: Some(Pool::new(
                "AP",
                fighter.points.div_euclid(2),
                fighter.rolled.div_euclid(2),
            )),
            now: fighter.phase == Phase::Now,
            done: fighter.phase == Phase::Done,
        }
    };
    figures.into_iter().map(mark).collect()
}

/// A figure at a glance.
pub fn card(rules: BookView, figure: FigureId) -> Vec<Fact> {
    let fighter = rules.fighter(figure);
    let mut facts = vec![
        fact(
            "action points",
            format!("{} of {}", half(fighter.points), half(fighter.rolled)),
            rule_ids::POOL,
        ),
        fact("initiative", half(fighter.initiative), rule_ids::INITIATIVE),
        fact(
            "defence, no answer",
            half(rules.defence_roll(figure, Defence::default()).basic()),
            rule_ids::DEFENCE,
        ),
    ];
    let chest = rules.tables.chest();
    facts.push(fact("stops at the chest", half(rules.resistance(figure, chest)), rule_ids::WOUND));
    riding(rules, figure, &mut facts);
    troubles(rules, figure, &mut facts);
    marksmanship(rules, figure, &mut facts);
    for wound in &rules.table.harm(figure).wounds {
        let place = rules.tables.spot(wound.spot).name.to_lowercase();
        facts.push(fact(
            "wound",
            format!("{}, {place}", wound_words(wound.level)),
            rule_ids::LASTING,
        ));
    }
    facts
}

/// What there is to know of a mount and its rider (REA-101 to REA-110).
fn riding(rules: BookView, figure: FigureId, facts: &mut Vec<Fact>) {
    if let Some(kind) = rules.kind(figure) {
        facts.push(fact("mount", kind.name.clone(), rule_ids::MOUNTS));
    }
    if !rules.on_foot(figure) {
        facts.push(fact("gait", gait_word(rules.gait(figure)), rule_ids::GAIT));
    }
    if rules.agitated(figure) {
        facts.push(fact("mount", "agitated this turn", rule_ids::OFF_COURSE));
    }
    if rules.steed(figure).bolting {
        facts.push(fact("mount", "bolts", rule_ids::STAYING_ON));
    }
    if rules.steed(figure).braced {
        facts.push(fact("weapon", "braced", rule_ids::BRACE));
    }
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
        let weapon = rules.table.arms(figure).item(item).map(|item| item.weapon);
        let weapon = weapon.map(|weapon| rules.table.armoury().weapon(weapon).name.to_lowercase());
        let words = format!("{}: load {times} more", weapon.unwrap_or_default());
        facts.push(fact("not loaded", words, rule_ids::LOADING));
    }
    if let Some(aim) = marksman.aim {
        let words = format!("at {}, +{}", rules.table.name(aim.at), half(aim.bonus));
        facts.push(fact("aims", words, rule_ids::SET_AND_AIM));
    }
}

fn troubles(rules: BookView, figure: FigureId, facts: &mut Vec<Fact>) {
    let fighter = rules.fighter(figure);
    if fighter.stunned {
        facts.push(fact("pain", "stunned this turn", rule_ids::PAIN));
    } else if fighter.daze < 0 {
        facts.push(fact(
            "pain",
            format!("staggered: {} this turn", half(fighter.daze)),
            rule_ids::PAIN,
        ));
    }
    let penalty = rules.wound_penalty(figure);
    if penalty < 0 {
        facts.push(fact("wounds on all rolls", half(penalty), rule_ids::LASTING));
    }
    for (lost, side) in fighter.arm_lost.into_iter().zip(["right", "left"]) {
        if lost {
            facts.push(fact("disabled", format!("{side} arm"), rule_ids::OUT));
        }
    }
    if fighter.lame {
        facts.push(fact("disabled", "leg: moves one hex at a time", rule_ids::OUT));
    }
}

/// The numbers of a weapon.
pub fn weapon_card(rules: BookView, weapon: WeaponId) -> Vec<Fact> {
    let stats = rules.tables.weapons.of(weapon);
    let mut facts = vec![fact("skill", stats.skill.clone(), rule_ids::WEAPONS)];
    let modes = &rules.table.armoury().weapon(weapon).modes;
    for (mode, numbers) in modes.iter().zip(rules.tables.weapons.modes(weapon)) {
        let reach: Vec<String> = mode.reach.iter().map(|far| far.to_string()).collect();
        let far = match &numbers.flight {
            Some(flight) => format!("range {}", flight.effective),
            None => format!("reach {}", reach.join("–")),
        };
        let kind = match numbers.kind {
            Kind::Impaling => "impaling",
            Kind::Cutting => "cutting",
            Kind::Blunt => "blunt",
        };
        let parry =
            numbers.parry.map(|parry| format!(", parry {}", Scale::Half.signed(parry.halves)));
        let value = format!(
            "{} AP, {} to hit{}, damage {} {kind}, {far}{}",
            numbers.points,
            Scale::Half.signed(numbers.attack.halves),
            parry.unwrap_or_default(),
            half(numbers.damage.halves),
            if mode.hands == 2 { ", two hands" } else { "" },
        );
        facts.push(fact(mode.name.clone(), value, rule_ids::WEAPONS));
    }
    facts
}

/// The manoeuvres under way.
pub fn exchange(rules: BookView) -> Vec<LinkView> {
    let view = |frame: &crate::memory::Manoeuvre| LinkView {
        link: frame.link,
        actor: frame.actor,
        target: frame.choice.target,
        choice: frame.choice,
        words: wording::deed(rules, frame.actor, &frame.choice),
    };
    rules.bout().frames().iter().map(view).collect()
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
        edge: poise(rules, figure),
        loose: false,
    }
}

/// A choice of the pending decision in words.
pub fn button(rules: BookView, choice: &riposte_rules::decision::Choice) -> String {
    let asked = rules.table.decision().map(|decision| decision.figure);
    let actor = choice.actor.or(asked).unwrap_or_default();
    let text = wording::button(rules, actor, choice);
    debug_assert!(!text.is_empty(), "verb {} has no words", VERBS[choice.verb.0 as usize].word);
    text
}
