//! Changing weapons, loading, picking things up (OPT-522 to OPT-524, OPT-528, OPT-529,
//! OPT-533).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, apt, need, some};
use riposte_kit::handling::{self, held, lying_near, stowed};
use riposte_rules::battle::{make_ready, put_away, take_posture, take_up};
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Item, Lying, Place, Posture, WeaponId};
use riposte_words::say;

use crate::allowed::{carries, row_apart, stands};
use crate::change::{combatant, contest, emit_note, let_go};
use crate::combatant::{Status, can_carry};
use crate::option_table::permitted;
use crate::parts::{self, item, parts, shield_beside};
use crate::ranged::shots::loading_after;
use crate::rule_ids;
use crate::tables::Class;
use crate::view::{Book, BookView};
use crate::words::*;

/// A change of weapons: by putting away what is held, by dropping it, or while getting up.
pub struct Change(pub Verb);

impl Action<Book> for Change {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let posture = rules.table.posture(figure);
        let kneels = self.0 != RISE_READY || posture == Posture::Kneeling;
        apt(kneels, "does not kneel", rule_ids::STATURE)?;
        let row = row_apart(rules, figure, self.0)?;
        need(posture != Posture::Fallen, "is fallen now", row.rule())?;
        let none = "carries nothing else that it may ready";
        some(readied(rules, figure, self.0), || (none, row.rule()))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some(arm) = choice.arm else { return say!("lets go of what it holds") };
        let weapon = item(rules, figure, arm.item);
        match shield_beside(rules, figure, choice) {
            Some(shield) => say!("readies the {weapon} and the {shield}", weapon, shield),
            None => say!("readies the {weapon}", weapon),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        change(world, figure, choice);
    }
}

/// Working on loading a crossbow.
pub struct Reload;

impl Action<Book> for Reload {
    fn verb(&self) -> Verb {
        RELOAD
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        carries(rules, figure, &[Class::Crossbow], "carries no crossbow", rule_ids::RELOAD)?;
        row_apart(rules, figure, RELOAD)?;
        let slack = unloaded(rules, figure).is_some();
        need(slack, "the crossbow is loaded, or not in hand", rule_ids::RELOAD)?;
        Ok(vec![Choice::plain(RELOAD)])
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "works on loading".into()
    }

    /// A turn of loading (OPT-524, OPT-628).
    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let Some(crossbow) = unloaded(BookView::new(world), figure) else { return };
        let mut left = 0;
        combatant(world, figure, |combatant| left = combatant.loading.lower(crossbow));
        if left == 0 {
            emit_note(world, figure, "has the crossbow loaded", rule_ids::RELOAD);
        }
    }
}

/// Bending for something that lies near.
pub struct PickUp;

impl Action<Book> for PickUp {
    fn verb(&self) -> Verb {
        PICK_UP
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let row = row_apart(rules, figure, PICK_UP)?;
        stands(rules, figure, row.rule())?;
        some(lying(rules, figure), || (nothing(rules, figure), row.rule()))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        let weapon = parts::lying(rules, choice);
        let hex = choice.hex.map(hex_name).unwrap_or_default();
        say!("bends and picks up the {weapon} at {hex}", weapon, hex)
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        pick_up(world, figure, choice);
    }
}

/// The crossbow in a figure's hands that is not loaded (OPT-628).
fn unloaded(rules: BookView, figure: FigureId) -> Option<u8> {
    let loading = &rules.combatant(figure).loading;
    let mut ready = rules.ready_weapons(figure).map(|(number, _)| number);
    ready.find(|number| loading.of(*number) > 0)
}

/// What could be readied: each thing carried, each weapon for one hand together with the shield,
/// and nothing, for one that only lets go of what it holds.
fn readied(rules: BookView, figure: FigureId, verb: Verb) -> Vec<Choice> {
    let carried: Vec<(u8, Item)> = stowed(rules.table, figure).collect();
    let class = |item: &Item| rules.tables.weapons.of(item.weapon).class;
    let shield = carried.iter().find(|(_, item)| class(item) == Class::Shield);
    let holds = held(rules.table, figure).next().is_some();
    let mut choices: Vec<Choice> = holds.then_some(Choice::plain(verb)).into_iter().collect();
    for (number, item) in &carried {
        let stats = rules.tables.weapons.of(item.weapon);
        let missile = matches!(stats.class, Class::Missile | Class::Crossbow);
        let pressed = verb == SWAP || pressed(rules, figure);
        if !rules.build(figure).wields(stats) || (missile && pressed) {
            continue;
        }
        choices.push(Choice::plain(verb).with(*number, None));
        if let Some((with, _)) = shield
            && stats.class != Class::Shield
            && !two_handed(rules, *item)
        {
            choices.push(Choice::plain(verb).with(*number, None).number(i16::from(*with)));
        }
    }
    choices
}

/// Whether a figure is engaged after all movement: then it readies no missile weapon, nor picks
/// one up (OPT-522, OPT-533).
fn pressed(rules: BookView, figure: FigureId) -> bool {
    rules.combatant(figure).turn.after == Status::Engaged
}

fn two_handed(rules: BookView, item: Item) -> bool {
    rules.table.armoury().weapon(item.weapon).two_handed()
}

/// Where a thing is held once it is ready.
fn place(rules: BookView, item: Item) -> Place {
    match rules.tables.weapons.of(item.weapon).class {
        Class::Shield | Class::OffHand => Place::Left,
        _ if two_handed(rules, item) => Place::Both,
        _ => Place::Right,
    }
}

/// Whether two places take the same hand.
fn clash(a: Place, b: Place) -> bool {
    a == b || (a.in_hand() && b.in_hand() && (a == Place::Both || b == Place::Both))
}

/// Readies something, and slings or drops what is in its way; without anything to ready, all
/// that is held.
fn change(world: &mut World, figure: FigureId, choice: Choice) {
    let drops = drops(BookView::new(world), figure, choice);
    if choice.verb == RISE_READY {
        take_posture(world, figure, Posture::Standing);
    }
    if !steady(world, figure) {
        return emit_note(world, figure, "fumbles with the gear", rule_ids::ROWS[21]);
    }
    let shield = choice.number.and_then(|number| u8::try_from(number).ok());
    let rules = BookView::new(world);
    let wanted: Vec<(u8, Place)> = [choice.arm.map(|arm| arm.item), shield]
        .into_iter()
        .flatten()
        .filter_map(|number| Some((number, place(rules, rules.table.arms(figure).item(number)?))))
        .collect();
    let in_the_way = held(rules.table, figure).filter(|(_, item)| {
        wanted.is_empty() || wanted.iter().any(|(_, place)| clash(item.at, *place))
    });
    let in_the_way: Vec<u8> = in_the_way.map(|(number, _)| number).collect();
    for (number, place) in &wanted {
        make_ready(world, figure, *number, *place);
    }
    for number in in_the_way.into_iter().rev() {
        match drops {
            true => let_go(world, figure, number),
            false => put_away(world, figure, number, Place::Slung),
        }
    }
}

/// Whether what is in the way falls: by the row of the option table under which the figure
/// changes (OPT-523, OPT-529).
fn drops(rules: BookView, figure: FigureId, choice: Choice) -> bool {
    let row = permitted(choice.verb, &rules.record(figure, false));
    row.is_ok_and(|row| matches!(row.number, 23 | 29))
}

/// Those who lie need three dice against their DX to ready anything (OPT-522).
fn steady(world: &mut World, figure: FigureId) -> bool {
    let rules = BookView::new(world);
    if rules.table.posture(figure) != Posture::Prone {
        return true;
    }
    let roll = rules.plain_roll("ready lying down", 3, rules.core_dx(figure));
    contest(world, figure, None, roll).success
}

/// The things a figure could pick up.
fn lying(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let near = things_near(rules, figure);
    let fit = near.filter(|(_, lying)| cannot_lift(rules, figure, lying.weapon).is_none());
    fit.map(|(number, lying)| Choice::plain(PICK_UP).to(lying.hex).number(number)).collect()
}

/// What lies in a figure's hex or beside it, by number among all that lies on the board.
fn things_near<'w>(
    rules: BookView<'w>,
    figure: FigureId,
) -> impl Iterator<Item = (i16, &'w Lying)> + 'w {
    lying_near(rules.table, rules.table.hex(figure), 1)
}

/// What keeps a figure from taking a thing up and having it ready: full hands, too little ST,
/// too much to carry, and for missile weapons that it is engaged.
fn cannot_lift(rules: BookView, figure: FigureId, weapon: WeaponId) -> Option<&'static str> {
    let arms = rules.table.arms(figure);
    let [right, left] = arms.free_hands();
    let free = match place(rules, Item { weapon, at: Place::Right }) {
        Place::Both => right && left,
        Place::Left => left,
        _ => right,
    };
    let stats = rules.tables.weapons.of(weapon);
    let missile = matches!(stats.class, Class::Missile | Class::Crossbow);
    let load = arms.items().map(|item| item.weapon).chain([weapon]);
    if !free {
        Some("has no hand free for what lies here")
    } else if stats.strength > rules.build(figure).st {
        Some("is too weak for what lies here")
    } else if !rules.build(figure).wields(stats) {
        Some("only a wizard can use the staff that lies here")
    } else if missile && pressed(rules, figure) {
        Some("is engaged: no missile weapon can be readied")
    } else if !can_carry(rules.tables, rules.table.armoury(), load) {
        Some("carries too much to take more up")
    } else {
        None
    }
}

/// Why nothing can be picked up.
fn nothing(rules: BookView, figure: FigureId) -> &'static str {
    let mut near = things_near(rules, figure);
    let why = near.find_map(|(_, lying)| cannot_lift(rules, figure, lying.weapon));
    why.unwrap_or("nothing lies here or beside it")
}

/// Bends for a thing; until the turn ends the figure is rear all around (OPT-214, OPT-533).
fn pick_up(world: &mut World, figure: FigureId, choice: Choice) {
    let rules = BookView::new(world);
    let Some((number, lying)) = handling::lying(rules.table, &choice) else { return };
    let at = place(rules, Item { weapon: lying.weapon, at: Place::Right });
    let stats = rules.tables.weapons.of(lying.weapon);
    // Nobody leaves a crossbow lying with the string drawn.
    let loading = (stats.class == Class::Crossbow).then(|| loading_after(rules, figure, stats));
    let Some(taken) = take_up(world, figure, number, at) else { return };
    combatant(world, figure, |combatant| {
        combatant.turn.bending = true;
        combatant.loading.set(taken, loading.unwrap_or_default());
    });
}
