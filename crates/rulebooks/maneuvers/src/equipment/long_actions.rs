//! Long actions: what takes several seconds, one turn at a time (MAN-526).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_rules::battle::{make_ready, put_away, throw_down};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_words::{FluentArgs, Said, is_english, phrase, said_in, say};

use crate::body::falling::lost;
use crate::change::{befall, dice, fighter, remark};
use crate::equipment::handling::{draw, forget_grip, hand_for, thing_of};
use crate::fighter::Work;
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::tables::{Does, Takes};
use crate::turn::maneuver::{Maneuver, with};
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::words::*;

/// Everything that a figure could do with a second of a long action.
pub fn choices(rules: BookView, figure: FigureId) -> Open {
    let mut choices = Vec::new();
    for (number, row) in (0i16..).zip(&rules.tables.works) {
        let items = rules.table.arms(figure).numbered();
        let fit = items.filter(|it| fits(rules, figure, row.does, *it));
        let work = Choice::plain(WORK).number(number);
        choices.extend(fit.map(|(item, _)| work.with(item, None)));
    }
    some(choices, || ("nothing that takes long", rule::LONG))
}

/// Whether there is something to be done to an item.
fn fits(rules: BookView, figure: FigureId, does: Does, (number, item): (u8, Item)) -> bool {
    let weapon = rules.table.armoury().weapon(item.weapon);
    let arms = rules.table.arms(figure);
    let takes = || hand_for(rules, figure, item.weapon).is_some();
    match does {
        Does::Stow => item.at.in_hand() && !weapon.shield && goes_to(rules, item).is_some(),
        Does::ShieldOn => weapon.shield && !item.at.in_hand() && arms.free_hands()[1],
        Does::ShieldOff | Does::ShieldBack => weapon.shield && item.at.in_hand(),
        Does::Find => item.at == Place::Hidden && takes(),
        Does::PackOff => {
            let packed = arms.numbered().find(|(_, item)| item.at == Place::Pack);
            let first = packed.is_some_and(|(first, _)| first == number);
            first && rules.fighter(figure).pack.is_none() && arms.free_hands() != [false; 2]
        }
        Does::Unpack => item.at == Place::Pack && at_the_pack(rules, figure) && takes(),
        Does::Chore => false,
    }
}

/// Whether the pack of a figure lies before it, or beside it (MAN-523).
fn at_the_pack(rules: BookView, figure: FigureId) -> bool {
    let pack = rules.fighter(figure).pack;
    pack.is_some_and(|hex| rules.table.distance_to(figure, hex) <= 1)
}

/// Where a weapon is carried that is not in hand: at the belt, over the back; long ones and bows
/// nowhere (MAN-523).
pub fn goes_to(rules: BookView, item: Item) -> Option<Place> {
    let weapon = rules.table.armoury().weapon(item.weapon);
    match () {
        () if rules.tables.weapons.of(item.weapon).slung => Some(Place::Back),
        () if weapon.two_handed() => None,
        () => Some(Place::Belt),
    }
}

/// A long action as a maneuver.
pub const WORKING: Maneuver =
    Maneuver::of(LONG).needs(|rules, figure, _| choices(rules, figure).map(drop));

/// Spending a second on a long action.
pub struct Spend;

impl Action<Book> for Spend {
    fn verb(&self) -> Verb {
        WORK
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, LONG, "goes with a long action")?;
        choices(rules, figure)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        words(rules, figure, choice)
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        go(world, Step::Over);
        let rules = BookView::new(world);
        let (Some((number, row)), Some(arm)) = (rules.work_row(&choice), choice.arm) else {
            return;
        };
        let begun = rules.fighter(figure).work;
        let begun = begun.filter(|work| work.row == number && work.item == arm.item);
        let (takes, does) = (row.takes, row.does);
        let left = match begun {
            Some(work) => work.left,
            None => turns(world, figure, takes, arm.item),
        };
        let left = left.saturating_sub(1);
        if left > 0 {
            let work = Work { row: number, item: arm.item, left };
            fighter(world, figure, |fighter| fighter.work = Some(work));
            let words = match left {
                1 => say!("needs 1 more second"),
                _ => say!("needs {left} more seconds", left),
            };
            return remark(world, figure, words, rule::LONG);
        }
        fighter(world, figure, |fighter| fighter.work = None);
        finish(world, figure, does, arm.item);
    }
}

/// A work in words: "puts away the sword". Another language has a message for the name of the row
/// with a place for the thing after it: "puts away {thing}".
pub fn words(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let row = rules.work_row(choice).map_or("works on", |(_, row)| row.name.as_str());
    let Some(thing) = thing_of(rules, figure, choice) else { return phrase(row).into_owned() };
    if is_english() {
        return format!("{row} {thing}");
    }
    let mut args = FluentArgs::new();
    thing.put("thing", &mut args);
    let said = said_in(&format!("{row} {{thing}}"), &args);
    said.unwrap_or_else(|| format!("{} {thing}", phrase(row)))
}

/// How many seconds a work takes.
fn turns(world: &mut World, figure: FigureId, takes: Takes, item: u8) -> u8 {
    let rules = BookView::new(world);
    let pd = rules.stats(figure, item).map_or(0, |stats| stats.pd);
    let turns = match takes {
        Takes::Seconds(seconds) => i32::from(seconds),
        Takes::Dice(count, plus) => dice(world, figure, "seconds", count) + i32::from(plus),
        Takes::Defence(times) => pd * i32::from(times),
    };
    u8::try_from(turns.max(1)).unwrap_or(1)
}

/// The work is done.
fn finish(world: &mut World, figure: FigureId, does: Does, item: u8) {
    let rules = BookView::new(world);
    let Some(held) = rules.table.arms(figure).item(item) else { return };
    match does {
        Does::Stow => {
            let place = goes_to(rules, held).unwrap_or(Place::Belt);
            put_away(world, figure, item, place);
            forget_grip(world, figure, item);
        }
        Does::ShieldOn => make_ready(world, figure, item, Place::Left),
        Does::ShieldBack => put_away(world, figure, item, Place::Back),
        Does::ShieldOff => {
            throw_down(world, figure, item);
            lost(world, figure, item);
        }
        Does::PackOff => {
            let hex = rules.table.hex(figure);
            fighter(world, figure, |fighter| fighter.pack = Some(hex));
            befall(world, figure, "has the pack off", rule::DRAW);
        }
        Does::Find | Does::Unpack => draw(world, figure, item),
        Does::Chore => {}
    }
}

/// A figure defended, or did something else: what cannot be interrupted has to be begun anew.
pub fn interrupted(world: &mut World, figure: FigureId) {
    let work = BookView::new(world).work_begun(figure);
    if work.is_some_and(|(_, row)| !row.goes_on) {
        fighter(world, figure, |fighter| fighter.work = None);
        remark(world, figure, "must begin anew with what it was doing", rule::LONG);
    }
}
