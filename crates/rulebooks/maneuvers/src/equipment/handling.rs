//! Making ready, drawing, putting away, picking up; and what other maneuvers do at once
//! (MAN-521 to MAN-525, MAN-501 to MAN-503).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_rules::battle::{let_fall, make_ready, take_posture, take_up, throw_down};
use riposte_rules::data::Armoury;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{
    Arms, Dropped, FigureId, Grips, Item, Place, Posture, Reach, WeaponId,
};

use crate::body::falling::lost;
use crate::change::{doings, fighter, remark, succeeds};
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::announce::declare;
use crate::turn::step::go;
use crate::view::{BookView, whole};
use crate::waiting::stop_thrust;
use crate::words::*;

/// What somebody sees in a foe: "finds Raoul poorer: Axe 11 against 17".
pub fn sized_up(rules: BookView, figure: FigureId, foe: FigureId) -> String {
    let (mine, theirs) = (rules.weapon_skill(figure), rules.weapon_skill(foe));
    let word = match theirs.cmp(&mine) {
        std::cmp::Ordering::Less => "poorer",
        std::cmp::Ordering::Equal => "equal",
        std::cmp::Ordering::Greater => "better",
    };
    let best = rules.strikes(foe).map(|strike| strike.weapon.skill.as_str());
    let name = best.max_by_key(|name| rules.skill(foe, name)).unwrap_or("skill");
    format!("finds {} {word}: {name} {theirs} against {mine}", rules.table.name(foe))
}

/// What a figure could do with its Ready.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let arms = rules.table.arms(figure);
    let mut choices = Vec::new();
    for (number, item) in arms.numbered() {
        let with = |verb| Choice { arm: Some(whole(number)), ..Choice::plain(verb) };
        if item.at.in_hand() && !rules.ready(figure, number) {
            choices.push(with(MAKE_READY));
        }
        choices.extend(grips(rules, figure, number, item).map(|far| with(REGRIP).number(far)));
        let shield = rules.table.armoury().weapon(item.weapon).shield;
        let hidden = matches!(item.at, Place::Hidden | Place::Pack);
        if !item.at.ready() && !shield && !hidden && hand_for(rules, figure, item.weapon).is_some()
        {
            choices.push(with(DRAW));
        }
    }
    choices.extend(lying(rules, figure));
    choices.extend(handed(rules, figure));
    choices
}

/// What lies within reach of a hand that is free for it (MAN-524).
fn lying(rules: BookView, figure: FigureId) -> impl Iterator<Item = Choice> {
    let lying = &rules.table.world().resource::<Dropped>().0;
    let near = (0..).zip(lying).filter(move |(_, thing)| {
        let near = rules.table.distance_to(figure, thing.hex) <= 1;
        near && hand_for(rules, figure, thing.weapon).is_some()
    });
    near.map(|(number, thing)| Choice::plain(PICK_UP).to(thing.hex).number(number))
}

/// What friends beside a figure hold and it could take from them (MAN-529).
fn handed(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut choices = Vec::new();
    for friend in rules.table.friends(figure) {
        if friend == figure || rules.table.distance(figure, friend) > 1 {
            continue;
        }
        let held = rules.table.arms(friend).numbered().filter(|(_, item)| item.at.in_hand());
        let fits = held.filter(|(_, item)| hand_for(rules, figure, item.weapon).is_some());
        choices.extend(fits.map(|(item, _)| Choice::plain(TAKE).at(friend).number(item.into())));
    }
    choices
}

/// The other distances at which an item in both hands could be held (MAN-528).
fn grips(
    rules: BookView,
    figure: FigureId,
    number: u8,
    item: Item,
) -> impl Iterator<Item = i16> + use<> {
    let held = item.at == Place::Both && rules.fighter(figure).unready.of(number) <= 1;
    let now = rules.table.get::<Grips>(figure).of(number);
    let all = distances(rules, item.weapon);
    all.into_iter().filter(move |far| held && now.is_some_and(|now| now != *far)).map(i16::from)
}

/// The distances at which a weapon strikes with both hands, where there are several.
fn distances(rules: BookView, weapon: WeaponId) -> Vec<u8> {
    let modes = &rules.table.armoury().weapon(weapon).modes;
    let both = modes.iter().filter(|mode| mode.hands > 1);
    let reach = both.fold(Reach::default(), |reach, mode| reach.with(mode.reach));
    let all: Vec<u8> = reach.iter().collect();
    if all.len() > 1 { all } else { Vec::new() }
}

/// The hand or hands into which a weapon would be taken.
pub fn hand_for(rules: BookView, figure: FigureId, weapon: WeaponId) -> Option<Place> {
    let [right, left] = rules.table.arms(figure).free_hands();
    let right = right && !rules.fighter(figure).maimed;
    let weapon = rules.table.armoury().weapon(weapon);
    match (weapon.two_handed(), weapon.shield) {
        (true, _) => (right && left).then_some(Place::Both),
        (_, true) => left.then_some(Place::Left),
        _ if right => Some(Place::Right),
        _ => left.then_some(Place::Left),
    }
}

/// An item has come into both hands: it is held as far out as it strikes.
pub fn hold(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let held = rules.table.arms(figure).item(item);
    let far = held.and_then(|held| distances(rules, held.weapon).last().copied());
    change::<Grips>(world, figure, |grips| grips.set(item, far));
}

/// An item is in both hands no longer.
pub fn forget_grip(world: &mut World, figure: FigureId, item: u8) {
    change::<Grips>(world, figure, |grips| grips.set(item, None));
}

/// How figures hold what they begin with.
pub fn first_grips(armoury: &Armoury, arms: &Arms) -> Grips {
    let mut grips = Grips::default();
    for (number, item) in arms.numbered().filter(|(_, item)| item.at.in_hand()) {
        let both = armoury.weapon(item.weapon).modes.iter().filter(|mode| mode.hands > 1);
        let reach = both.fold(Reach::default(), |reach, mode| reach.with(mode.reach));
        if reach.iter().count() > 1 {
            grips.set(number, reach.farthest());
        }
    }
    grips
}

/// Whether the weapon of a figure is not ready.
pub fn tired(rules: BookView, figure: FigureId) -> bool {
    let held = rules.table.arms(figure).numbered().filter(|(_, item)| item.at.in_hand());
    let mut weapons = held.filter(|(_, item)| !rules.table.armoury().weapon(item.weapon).shield);
    weapons.any(|(number, _)| !rules.ready(figure, number))
}

/// Whether a figure has a weapon and none in hand.
pub fn unarmed(rules: BookView, figure: FigureId) -> bool {
    let armoury = rules.table.armoury();
    let blade =
        |weapon: WeaponId| !armoury.weapon(weapon).shield && !armoury.weapon(weapon).natural;
    let arms = rules.table.arms(figure);
    !arms.items.iter().any(|item| item.at.in_hand() && blade(item.weapon))
}

/// A figure handles its things; that is all of its turn.
pub fn handle(world: &mut World, figure: FigureId, choice: &Choice) {
    declare(world, figure, choice);
    let item = choice.arm.map(|arm| arm.item);
    match (choice.verb, item) {
        (MAKE_READY, Some(item)) => free_and_ready(world, figure, item),
        (REGRIP, Some(item)) => {
            let far = choice.number.and_then(|far| u8::try_from(far).ok());
            fighter(world, figure, |fighter| fighter.unready.set(item, 0));
            change::<Grips>(world, figure, |grips| grips.set(item, far));
        }
        (DRAW, Some(item)) => draw(world, figure, item),
        (PICK_UP, _) => pick_up(world, figure, choice),
        (TAKE, _) => take(world, figure, choice),
        _ => {}
    }
    go(world, Step::Over);
}

/// What sticks in a foe has to come out before it can be made ready (MAN-227).
fn free_and_ready(world: &mut World, figure: FigureId, item: u8) {
    if stop_thrust::pulled_out(world, figure, item) {
        ready(world, figure, item);
    }
}

/// A turn of making ready. A figure that loads does not block or parry (MAN-525).
fn ready(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let held = rules.table.arms(figure).item(item);
    let loads = held.is_some_and(|held| rules.tables.weapons.of(held.weapon).load > 0);
    fighter(world, figure, |fighter| {
        let left = fighter.unready.of(item).saturating_sub(1);
        fighter.unready.set(item, left);
        fighter.turn.loads = loads.then_some(item);
    });
}

/// A weapon is drawn in a turn (MAN-523).
fn draw(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let Some(weapon) = rules.table.arms(figure).item(item).map(|item| item.weapon) else { return };
    let Some(hand) = hand_for(rules, figure, weapon) else { return };
    make_ready(world, figure, item, hand);
    fighter(world, figure, |fighter| fighter.unready.set(item, 0));
    hold(world, figure, item);
}

/// The weapons that a figure might have in hand in no time, if it has learned how (MAN-527).
pub fn quick(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let learned = rules.table.sheet(figure).scores.contains_key(FAST);
    if !learned || rules.doings(figure).fast_drew {
        return Vec::new();
    }
    let shield = |item: &Item| rules.table.armoury().weapon(item.weapon).shield;
    let carried = rules.table.arms(figure).numbered().filter(|(_, item)| {
        let sheathed = matches!(item.at, Place::Belt | Place::Back | Place::Slung);
        sheathed && !shield(item) && hand_for(rules, figure, item.weapon).is_some()
    });
    let with = |number| Choice { arm: Some(whole(number)), ..Choice::plain(FAST_DRAW) };
    carried.map(|(number, _)| with(number)).collect()
}

const FAST: &str = "Fast-Draw";

/// The roll of drawing in no time.
pub fn quickly(rules: BookView, figure: FigureId) -> riposte_rules::roll::Contest {
    rules.plain(figure, "fast-draw", FAST, rules.skill(figure, FAST), rule::FAST_DRAW)
}

/// A figure draws in no time, or the drawing is its turn (MAN-527).
pub fn draw_fast(world: &mut World, figure: FigureId, choice: &Choice) {
    declare(world, figure, choice);
    let made = succeeds(world, figure, None, |rules| quickly(rules, figure));
    if let Some(item) = choice.arm.map(|arm| arm.item) {
        draw(world, figure, item);
    }
    doings(world, figure, |doings| doings.fast_drew = true);
    if !made {
        remark(world, figure, "has to look for the hilt: the turn is over", rule::FAST_DRAW);
        doings(world, figure, |doings| doings.maneuver = Some(READY));
        go(world, Step::Over);
    }
}

/// What a figure may let go of, where it is or in a hex that it came through this turn: whatever it
/// holds but a shield, which is strapped on. That takes no time (MAN-524).
pub fn loose(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let shield = |item: &Item| rules.table.armoury().weapon(item.weapon).shield;
    let held = rules.table.arms(figure).numbered();
    let held = held.filter(|(_, item)| item.at.in_hand() && !shield(item));
    let here = rules.table.hex(figure);
    let through = &rules.doings(figure).through;
    let all = held.flat_map(|(number, _)| {
        let drop = Choice { arm: Some(whole(number)), ..Choice::plain(LET_GO) };
        let others = through.iter().filter(|hex| **hex != here).map(move |hex| drop.to(*hex));
        [drop].into_iter().chain(others)
    });
    all.collect()
}

/// Whether a figure would have a hand free for something else it carries, were it to let go.
pub fn wants_a_hand(rules: BookView, figure: FigureId) -> bool {
    let arms = rules.table.arms(figure);
    let spare = |item: &Item| !item.at.ready() && !rules.table.armoury().weapon(item.weapon).shield;
    let barred = |item: &Item| spare(item) && hand_for(rules, figure, item.weapon).is_none();
    arms.items.iter().any(barred)
}

/// A figure lets go of something.
pub fn let_go(world: &mut World, figure: FigureId, choice: &Choice) {
    declare(world, figure, choice);
    if let Some(arm) = choice.arm {
        let here = BookView::new(world).table.hex(figure);
        let_fall(world, figure, arm.item, choice.hex.unwrap_or(here));
        lost(world, figure, arm.item);
    }
}

/// A figure that stands goes down on a knee for it first, and rises with it (MAN-524).
fn pick_up(world: &mut World, figure: FigureId, choice: &Choice) {
    let rules = BookView::new(world);
    if rules.upright(figure) {
        return take_posture(world, figure, Posture::Kneeling);
    }
    let number = choice.number.and_then(|number| usize::try_from(number).ok());
    let lying = &rules.table.world().resource::<Dropped>().0;
    let Some(thing) = number.and_then(|number| lying.get(number)).copied() else { return };
    let Some(hand) = hand_for(rules, figure, thing.weapon) else { return };
    take_up(world, figure, number.unwrap_or(0), hand);
    in_hand(world, figure, thing.weapon);
    if BookView::new(world).table.posture(figure) == Posture::Kneeling {
        take_posture(world, figure, Posture::Standing);
    }
}

/// What has just come to hand last of all is held, and is not ready if it is heavy.
pub fn in_hand(world: &mut World, figure: FigureId, weapon: WeaponId) {
    let rules = BookView::new(world);
    let stats = rules.tables.weapons.of(weapon);
    let turns = if rules.tires(figure, stats) { stats.recovers } else { 0 };
    let item = rules.table.arms(figure).items.len().saturating_sub(1);
    let item = u8::try_from(item).unwrap_or(0);
    fighter(world, figure, |fighter| fighter.unready.set(item, turns));
    hold(world, figure, item);
}

/// A friend hands something over. A figure that has gone far this turn might drop it (MAN-529).
fn take(world: &mut World, figure: FigureId, choice: &Choice) {
    let (Some(friend), Some(item)) = (choice.target, choice.number) else { return };
    let Ok(item) = u8::try_from(item) else { return };
    let rules = BookView::new(world);
    let Some(held) = rules.table.arms(friend).item(item) else { return };
    let Some(hand) = hand_for(rules, figure, held.weapon) else { return };
    let far = |it: FigureId| i32::from(rules.doings(it).moved) * 2 > rules.build(it).speed;
    let hurried: Vec<FigureId> = [friend, figure].into_iter().filter(|it| far(*it)).collect();
    let mut safe = true;
    for one in hurried {
        safe &= succeeds(world, one, None, |rules| {
            rules.plain(one, "to hand it over", "DX", rules.build(one).dx, rule::HAND_OVER)
        });
    }
    throw_down(world, friend, item);
    lost(world, friend, item);
    let lying = world.resource::<Dropped>().0.len().saturating_sub(1);
    if safe {
        take_up(world, figure, lying, hand);
        in_hand(world, figure, held.weapon);
    }
}

/// What some maneuvers do as soon as they are taken.
pub fn at_once(world: &mut World, figure: FigureId) {
    match BookView::new(world).maneuver(figure) {
        Some(CONCENTRATE) => fighter(world, figure, |fighter| fighter.confused = false),
        Some(ANALYZE) => analyze(world, figure),
        _ => {}
    }
}

/// Tactics show what the enemies can do (MAN-502).
fn analyze(world: &mut World, figure: FigureId) {
    let made = succeeds(world, figure, None, |rules| {
        let score = rules.skill(figure, "Tactics");
        rules.plain(figure, "to size them up", "Tactics", score, rule::ANALYZE)
    });
    if made {
        let foes: Vec<FigureId> = BookView::new(world).table.enemies(figure).collect();
        for foe in foes {
            fighter(world, foe, |fighter| fighter.known = true);
            let words = sized_up(BookView::new(world), figure, foe);
            remark(world, figure, words, rule::ANALYZE);
        }
    }
    doings(world, figure, |doings| doings.lost += 10);
}
