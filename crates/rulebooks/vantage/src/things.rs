//! Draughts, and changing weapons (VAN-804, VAN-805).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need};
use riposte_kit::forecast::note;
use riposte_kit::handling::{stowed, thing_of};
use riposte_rules::battle::{heal, make_ready, put_away};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Place};
use riposte_words::{Thing, say};

use crate::change::fighter;
use crate::rule_ids;
use crate::view::{Book, BookView, place_of};
use crate::words::{DRINK, READY, harm_words};

/// Drinking a draught.
pub struct Drink;

impl Action<Book> for Drink {
    fn verb(&self) -> Verb {
        DRINK
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let fighter = view.fighter(figure);
        need(fighter.draughts > 0, "has no draught", rule_ids::DRAUGHT)?;
        need(fighter.lost > 0, "has lost no Health", rule_ids::DRAUGHT)?;
        Ok(vec![Choice::plain(DRINK)])
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "drinks a draught".into()
    }

    fn foretell(&self, view: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        let gains = harm_words(draught(view, figure));
        note(told, say!("gives back {gains}", gains), rule_ids::DRAUGHT);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let gains = draught(BookView::new(world), figure);
        fighter(world, figure, |fighter| {
            fighter.draughts = fighter.draughts.saturating_sub(1);
            fighter.lost -= gains;
        });
        let whole = BookView::new(world).fighter(figure).lost == 0;
        heal(world, figure, Some(figure), |_| whole, || harm_words(gains));
    }
}

/// The Health a draught would give back.
fn draught(view: BookView, figure: FigureId) -> i32 {
    view.fighter(figure).lost.min(view.constants().draught)
}

/// Taking another weapon in hand.
pub struct Ready;

impl Action<Book> for Ready {
    fn verb(&self) -> Verb {
        READY
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let choices: Vec<Choice> = stowed(view.table, figure)
            .map(|(number, _)| Choice::plain(READY).with(number, None))
            .collect();
        // Nothing is picked up in this book: who carries no other weapon never has one.
        able(!choices.is_empty(), "carries no other weapon", rule_ids::CHANGE)?;
        Ok(choices)
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let weapon = choice.arm.and_then(|arm| thing_of(view.table, figure, arm.item));
        say!("for the {weapon}", weapon = weapon.unwrap_or(Thing("")))
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "changes weapons".into()
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(arm) = choice.arm else { return };
        let old = makes_way(view, figure, arm.item);
        if let Some(weapon) = old.and_then(|item| thing_of(view.table, figure, item)) {
            let text = say!("the {weapon} goes to the belt", weapon);
            note(told, text, rule_ids::CHANGE);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(arm) = choice.arm else { return };
        if let Some(old) = makes_way(BookView::new(world), figure, arm.item) {
            put_away(world, figure, old, Place::Belt);
        }
        let view = BookView::new(world);
        let Some(item) = view.table.arms(figure).item(arm.item) else { return };
        let place = place_of(view.tables.weapons.of(item.weapon).kind);
        make_ready(world, figure, arm.item, place);
    }
}

/// What would have to make way for a weapon in its place.
fn makes_way(view: BookView, figure: FigureId, item: u8) -> Option<u8> {
    let arms = view.table.arms(figure);
    let place = place_of(view.tables.weapons.of(arms.item(item)?.weapon).kind);
    arms.numbered().find(|(_, item)| item.at == place).map(|(number, _)| number)
}
