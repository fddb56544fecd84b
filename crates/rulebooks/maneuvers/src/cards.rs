//! What is shown of figures, weapons and the second.

use riposte_kit::cards::fact;
use riposte_kit::handling::thing;
use riposte_rules::board::hex_name;
use riposte_rules::exchange::{Frame, LinkView};
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, Sign, TurnOrderEntry};
use riposte_words::{Thing, phrase, say};

use crate::close::bonds;
use crate::fighter::{Feint, Fighter};
use crate::memory::{Memory, Second, Step};
use crate::rule_ids as rule;
use crate::tables::{Kind, WoundKind};
use crate::view::BookView;
use crate::wording;
use crate::words::*;

/// Where a turn is.
pub fn phases(rules: BookView) -> Vec<PhaseMark> {
    let now = rules.memory().map(|memory| memory.step);
    let at = match now {
        None | Some(Step::Maneuver) => 0,
        Some(
            Step::Act
            | Step::Walk
            | Step::Face
            | Step::Catch
            | Step::Turn
            | Step::Linger
            | Step::Over,
        ) => 1,
        Some(
            Step::Spring | Step::Lend | Step::Grasp | Step::Strike | Step::Waited | Step::Counter,
        ) => 2,
        Some(Step::Defend) => 3,
        Some(Step::Press | Step::Follow) => 4,
    };
    riposte_kit::cards::phases(["Maneuver", "Action", "Blow", "Defence", "Press"], at)
}

/// The figures in the order of the second (MAN-104).
pub fn turn_order(rules: BookView) -> Vec<TurnOrderEntry> {
    let second = rules.table.world().resource::<Second>();
    let mut figures: Vec<FigureId> = second.order.to_vec();
    if figures.is_empty() {
        figures = rules.table.active_figures().collect();
        figures.sort_by_key(|figure| (-rules.build(*figure).speed, *figure));
    }
    let asked = rules.bout().frames().first().map(|frame| frame.actor);
    let begun = usize::from(second.begun);
    let mark = |(place, figure): (usize, FigureId)| TurnOrderEntry {
        figure,
        order: rules.build(figure).speed.to_string(),
        points: Some(Pool::new("HP", rules.life(figure).max(0), rules.build(figure).ht)),
        now: asked == Some(figure),
        done: second.running && place < begun && asked != Some(figure),
    };
    let active = figures.into_iter().enumerate().filter(|(_, figure)| rules.table.active(*figure));
    active.map(mark).collect()
}

/// What a player should know of a figure at a glance.
pub fn card(rules: BookView, figure: FigureId) -> Vec<Fact> {
    let (build, fighter) = (rules.build(figure), rules.fighter(figure));
    let left = rules.life(figure).max(0);
    let (pd, dr, armour) = &build.armour;
    let mut facts = vec![
        fact("HP", say!("{left} of {all}", left, all = build.ht), rule::HITS),
        fact(
            "ST, DX, IQ, HT",
            format!("{}, {}, {}, {}", build.st, build.dx, build.iq, build.ht),
            rule::ATTRIBUTES,
        ),
        fact("Move", build.speed.to_string(), rule::MOVE),
        fact(
            "armour",
            say!("{armour}: defence {pd}, stops {dr}", armour = Thing(armour), pd, dr),
            rule::ARMOUR,
        ),
    ];
    let skills = rules.table.sheet(figure).scores.iter();
    let skills =
        skills.filter(|(name, _)| !matches!(name.as_str(), "ST" | "DX" | "IQ" | "HT" | "Move"));
    facts.extend(
        skills.map(|(name, value)| fact(name.clone(), value.to_string(), rule::ATTRIBUTES)),
    );
    if let Some(verb) = rules.maneuver(figure) {
        let verb = info(verb);
        facts.push(fact("maneuver", Thing(verb.name).noun(), verb.rule));
    }
    facts.extend(states(rules, figure, fighter));
    facts
}

fn states(rules: BookView, figure: FigureId, fighter: &Fighter) -> Vec<Fact> {
    let name = |foe: FigureId| rules.table.name(foe);
    let (turn, pool) = (&fighter.turn, fighter.pool);
    let (daze, tired) = (rules.daze(figure), rules.fatigue(figure));
    let set_up = |foe| say!("{points} against {name}", points = pool.points, name = name(foe));
    let feint = |it: Feint| {
        let (feint, by) = (info(it.verb), format!("{:+}", it.by));
        let value =
            say!("{feint} on {name}: {by}", feint = Thing(feint.name), name = name(it.at), by);
        fact("feint", value, feint.rule)
    };
    let facts = [
        (daze > 0).then(|| fact("dazed", format!("−{daze}"), rule::DAZE)),
        fighter.stunned.then(|| fact("stunned", say!("defences −4, no action"), rule::STUN)),
        fighter.confused.then(|| fact("confused", "−2", rule::WHERE)),
        (tired > 0).then(|| fact("tired", format!("ST −{tired}"), rule::SPRINT)),
        fighter.unbalanced.then(|| fact("off balance", say!("no attack"), rule::FUMBLE)),
        (turn.defences > 0)
            .then(|| fact("defences so far", turn.defences.to_string(), rule::FURTHER)),
        fighter.pressed.map(|foe| fact("pressed by", name(foe), rule::FALL_BACK)),
        fighter.turned.or(turn.bound).map(|foe| fact("turned to", name(foe), rule::TURN_TO)),
        pool.of.filter(|_| pool.points > 0).map(|foe| fact("set-up", set_up(foe), rule::POOL)),
        turn.sets_up.map(|foe| fact("sets up", name(foe), rule::SET_UP)),
        turn.feint.map(feint),
        fighter
            .pack
            .map(|hex| fact("pack", say!("lies at {hex}", hex = hex_name(hex)), rule::DRAW)),
    ];
    let items = rules.table.arms(figure).numbered();
    let unready = items.filter_map(|(number, item)| {
        let turns = Some(fighter.unready.of(number)).filter(|turns| *turns > 0)?;
        let weapon = thing(rules.table, item.weapon);
        Some(fact("not ready", say!("{weapon}, {turns} turns", weapon, turns), rule::UNREADY))
    });
    facts.into_iter().flatten().chain(unready).collect()
}

const SET_UPS: [&str; 10] = [
    "set up", "set +1", "set +2", "set +3", "set +4", "set +5", "set +6", "set +7", "set +8",
    "set +9",
];
const DAZES: [&str; 9] =
    ["", "daze 1", "daze 2", "daze 3", "daze 4", "daze 5", "daze 6", "daze 7", "daze 8"];

/// What everybody should see of a figure at once.
pub fn signs(rules: BookView, figure: FigureId) -> Vec<Sign> {
    if !rules.table.active(figure) {
        return Vec::new();
    }
    let fighter = rules.fighter(figure);
    let word = Sign::word;
    let mut signs = Vec::new();
    let maneuver = match fighter.turn.maneuver {
        Some(RIPOSTE) => Some("ripost"),
        Some(WAIT) => Some("waits"),
        Some(DOUBLE | SKILLED | HALF) => Some("guards"),
        Some(TWO_STRIKES | SKILL | HARD | LUNGE | WILD_ALL | CHARGE) => Some("all-out"),
        Some(STOP) => Some("braced"),
        Some(FLEE) => Some("flees"),
        _ => None,
    };
    signs.extend(maneuver.map(word));
    let points = usize::try_from(fighter.pool.points).unwrap_or(0).min(9);
    if points > 0 || fighter.turn.sets_up.is_some() {
        signs.push(word(SET_UPS[points]));
    }
    let daze = usize::try_from(rules.daze(figure)).unwrap_or(0).min(8);
    if daze > 0 {
        signs.push(word(DAZES[daze]));
    }
    if fighter.stunned {
        signs.push(word("stun"));
    }
    if bonds::gripped(rules, figure) {
        signs.push(word("held"));
    }
    if fighter.pressed.is_some() || fighter.turn.pressed.is_some() {
        signs.push(word("pressed"));
    }
    signs
}

/// The numbers of a weapon.
pub fn weapon_card(rules: BookView, weapon: WeaponId) -> Vec<Fact> {
    let stats = rules.tables.weapons.of(weapon);
    let modes = &rules.table.armoury().weapon(weapon).modes;
    let mut facts = vec![fact("skill", phrase(&stats.skill), rule::ATTRIBUTES)];
    if stats.pd > 0 {
        facts.push(fact("passive defence", stats.pd.to_string(), rule::DEFENCE));
    }
    if let Some((part, of)) = stats.parry {
        let value = say!("{part}/{of} of the skill", part, of);
        facts.push(fact("parries with", value, rule::DEFENCE));
    }
    for (mode, numbers) in modes.iter().zip(rules.tables.weapons.modes(weapon)) {
        let kind = if numbers.kind == Kind::Swing { "swing" } else { "thrust" };
        let wound = match numbers.wound {
            WoundKind::Cut => "cutting",
            WoundKind::Impale => "impaling",
            WoundKind::Crush => "crushing",
        };
        let add = if numbers.add == 0 { String::new() } else { format!("{:+}", numbers.add) };
        let value = say!("{kind}{add} {wound}", kind = phrase(kind), add, wound = phrase(wound));
        facts.push(fact(mode.name.clone(), value, rule::DAMAGE));
    }
    if stats.strength > 0 {
        facts.push(fact("ST", stats.strength.to_string(), rule::UNREADY));
    }
    if stats.load > 0 {
        facts.push(fact("loading", say!("{turns} turns", turns = stats.load), rule::SHOOT));
    }
    facts
}

/// What is under way.
pub fn exchange(rules: BookView) -> Vec<LinkView> {
    let view = |frame: &Frame<Memory>| {
        let target = frame.memory.blow.map(|blow| blow.at);
        let choice = frame.choice;
        let words = match frame.memory.blow {
            Some(blow) => say!("strikes at {name}", name = rules.table.name(blow.at)),
            None if choice.verb == DONE => phrase(undecided(frame.memory.step)).into_owned(),
            None => wording::deed(rules, frame.actor, &choice),
        };
        LinkView { link: frame.link, actor: frame.actor, target, choice, words }
    };
    let deciding = rules.memory().map(|memory| memory.step);
    if rules.bout().frames().len() == 1 && matches!(deciding, Some(Step::Maneuver | Step::Act)) {
        return Vec::new();
    }
    rules.bout().frames().iter().map(view).collect()
}

/// What a figure may do that has yet to say what it does.
fn undecided(step: Step) -> &'static str {
    match step {
        Step::Waited => "may strike first",
        Step::Counter => "may strike back",
        Step::Grasp => "may take hold of the weapon",
        Step::Press => "may press the foe",
        Step::Follow => "may follow",
        Step::Face | Step::Turn => "may turn",
        Step::Linger => "may let it last",
        _ => "considers",
    }
}
