//! Making ready, drawing, putting away, picking up; and what other maneuvers do at once
//! (MAN-521 to MAN-525, MAN-501 to MAN-503).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{make_ready, put_away, take_up};
use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Arms, Dropped, FigureId, Place, WeaponId};

use crate::answer::whole;
use crate::harm::{doings, fighter, remark, succeeds};
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::second::go;
use crate::strike::declare;
use crate::view::BookView;
use crate::words::*;

/// What a figure could do with its Ready.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let arms = rules.table.arms(figure);
    let mut choices = Vec::new();
    for (number, item) in arms.numbered() {
        let with = |verb| Choice { arm: Some(whole(number)), ..Choice::plain(verb) };
        if item.at.in_hand() && !rules.ready(figure, number) {
            choices.push(with(MAKE_READY));
        }
        if item.at.in_hand() {
            choices.push(with(PUT_AWAY));
        }
        if !item.at.ready() && hand_for(rules, arms, item.weapon).is_some() {
            choices.push(with(DRAW));
        }
    }
    let lying = &rules.table.world().resource::<Dropped>().0;
    for (number, thing) in (0..).zip(lying) {
        let near = rules.table.distance_to(figure, thing.hex) <= 1;
        if near && hand_for(rules, arms, thing.weapon).is_some() {
            choices.push(Choice::plain(PICK_UP).to(thing.hex).number(number));
        }
    }
    choices
}

/// The hand or hands into which a weapon would be taken.
fn hand_for(rules: BookView, arms: &Arms, weapon: WeaponId) -> Option<Place> {
    let [right, left] = arms.free_hands();
    let weapon = rules.table.armoury().weapon(weapon);
    match (weapon.two_handed(), weapon.shield) {
        (true, _) => (right && left).then_some(Place::Both),
        (_, true) => left.then_some(Place::Left),
        _ if right => Some(Place::Right),
        _ => left.then_some(Place::Left),
    }
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
        (MAKE_READY, Some(item)) => fighter(world, figure, |fighter| {
            let left = fighter.unready.of(item).saturating_sub(1);
            fighter.unready.set(item, left);
        }),
        (DRAW, Some(item)) => draw(world, figure, item),
        (PUT_AWAY, Some(item)) => stow(world, figure, item),
        (PICK_UP, _) => pick_up(world, figure, choice),
        _ => {}
    }
    go(world, Step::Over);
}

/// A weapon is drawn in a turn; a shield takes twice its passive defence (MAN-523).
fn draw(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let arms = rules.table.arms(figure);
    let Some(weapon) = arms.item(item).map(|item| item.weapon) else { return };
    let Some(hand) = hand_for(rules, arms, weapon) else { return };
    let pd = rules.tables.weapons.of(weapon).pd;
    let turns = u8::try_from(2 * pd - 1).unwrap_or(0);
    make_ready(world, figure, item, hand);
    fighter(world, figure, |fighter| {
        let left = if pd > 0 { turns } else { 0 };
        fighter.unready.set(item, left);
    });
}

fn stow(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let Some(held) = rules.table.arms(figure).item(item) else { return };
    let weapon = rules.table.armoury().weapon(held.weapon);
    let place = if weapon.shield || weapon.two_handed() { Place::Back } else { Place::Belt };
    put_away(world, figure, item, place);
    fighter(world, figure, |fighter| fighter.unready.set(item, 0));
}

fn pick_up(world: &mut World, figure: FigureId, choice: &Choice) {
    let rules = BookView::new(world);
    let number = choice.number.and_then(|number| usize::try_from(number).ok());
    let lying = &rules.table.world().resource::<Dropped>().0;
    let Some(thing) = number.and_then(|number| lying.get(number)).copied() else { return };
    let Some(hand) = hand_for(rules, rules.table.arms(figure), thing.weapon) else { return };
    let heavy = rules.tires(figure, rules.tables.weapons.of(thing.weapon));
    take_up(world, figure, number.unwrap_or(0), hand);
    let rules = BookView::new(world);
    let item = rules.table.arms(figure).items.len().saturating_sub(1);
    let item = u8::try_from(item).unwrap_or(0);
    fighter(world, figure, |fighter| fighter.unready.set(item, u8::from(heavy)));
}

/// What some maneuvers do as soon as they are taken.
pub fn at_once(world: &mut World, figure: FigureId) {
    match BookView::new(world).maneuver(figure) {
        Some(CONCENTRATE) => fighter(world, figure, |fighter| {
            fighter.confused = false;
            fighter.daze = 0;
        }),
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
        foes.into_iter().for_each(|foe| fighter(world, foe, |fighter| fighter.known = true));
        remark(world, figure, "sees through the enemies' skill", rule::ANALYZE);
    }
    doings(world, figure, |doings| doings.lost += 10);
}

/// The hex of a thing that lies on the board, for words.
pub fn lies_at(rules: BookView, number: i16) -> Option<(Hex, WeaponId)> {
    let lying = &rules.table.world().resource::<Dropped>().0;
    let thing = usize::try_from(number).ok().and_then(|number| lying.get(number))?;
    Some((thing.hex, thing.weapon))
}
