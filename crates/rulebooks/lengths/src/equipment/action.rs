//! What is done with things: drawn, dropped, picked up, used, loaded, looked for (LEN-301 to
//! LEN-306, LEN-606).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::handling::{lying_near, thing_lying};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_words::{Thing, say};

use crate::equipment::handling;
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView};
use crate::words::*;

/// Doing something with a thing, by its verb.
pub struct Handle(pub Verb);

impl Action<Book> for Handle {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        gates::in_place(view, figure)?;
        if matches!(self.0, V_RELOAD | V_PICK_UP) {
            gates::undrawn(view, figure)?;
        }
        match self.0 {
            V_CHANGE | V_READY => self.to_draw(view, figure),
            V_SEARCH => {
                gates::whole_round(view, figure, V_SEARCH)?;
                let away = |it: Item| matches!(it.at, Place::Hidden | Place::Back | Place::Pack);
                let own = self.carried(view, figure, away);
                some(own, || ("has nothing in pouch or pack", id::SEARCH))
            }
            V_RELOAD => self.to_load(view, figure),
            V_USE => {
                gates::whole_round(view, figure, V_USE)?;
                let choice = |item| Choice::plain(V_USE).with(item, None);
                some(handling::usable(view, figure).map(choice), || no_use(view, figure))
            }
            V_PICK_UP => {
                let choice = |number| Choice::plain(V_PICK_UP).number(number);
                let lying = handling::within_reach(view, figure).map(choice);
                some(lying, || no_find(view, figure))
            }
            _ => {
                let holds = handling::held(view, figure).next().is_some();
                need(holds, "has nothing in hand", id::DROP)?;
                Ok(vec![Choice::plain(V_DROP)])
            }
        }
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        if self.0 != V_PICK_UP {
            return String::new();
        }
        match lying(view, choice) {
            Some(thing) => say!("the {thing}", thing),
            None => say!("a thing"),
        }
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let weapon = phrases::weapon(view, figure, choice);
        match (self.0, lying(view, choice)) {
            (V_CHANGE, _) => say!("drops what it holds and draws the {weapon}", weapon),
            (V_READY, _) => say!("draws the {weapon}", weapon),
            (V_RELOAD, _) => say!("works on loading the {weapon}", weapon),
            (V_SEARCH, _) => say!("looks for the {weapon}", weapon),
            (V_USE, _) => say!("uses the {weapon}", weapon),
            (V_PICK_UP, Some(thing)) => say!("picks up the {thing}", thing),
            (V_PICK_UP, None) => "picks up a thing".into(),
            _ => String::new(),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        match (self.0, choice.arm.map(|arm| arm.item)) {
            (V_CHANGE, Some(number)) => handling::change(world, figure, number),
            (V_READY, Some(number)) => handling::ready(world, figure, number),
            (V_RELOAD, Some(number)) => handling::load(world, figure, number),
            (V_SEARCH, Some(number)) => handling::look_for(world, figure, number),
            (V_USE, Some(number)) => handling::make_use(world, figure, number),
            (V_DROP, _) => handling::drop_all(world, figure),
            _ => choice.number.into_iter().for_each(|it| handling::pick_up(world, figure, it)),
        }
    }
}

impl Handle {
    /// The choices, one for each thing it carries that is of use for it.
    fn carried(
        &self,
        view: BookView<'_>,
        figure: FigureId,
        of_use: impl Fn(Item) -> bool,
    ) -> impl Iterator<Item = Choice> {
        let items = view.table.arms(figure).numbered().filter(move |(_, item)| of_use(*item));
        items.map(|(number, _)| Choice::plain(self.0).with(number, None))
    }

    /// A weapon that is changed for another is drawn to attack with it; after that nothing is readied
    /// but what takes no time (LEN-301, LEN-302).
    fn to_draw(&self, view: BookView, figure: FigureId) -> Open {
        let drawn = view.fighter(figure).round.changed;
        if self.0 == V_READY {
            let own = self.carried(view, figure, handling::accessible);
            let quick = |it: &Choice| handling::takes_no_time(view, figure, it);
            return some(own.filter(|it| !drawn || quick(it)), || match drawn {
                true => ("has changed weapons to attack", id::CHANGE),
                false => ("nothing at the belt or slung", id::READY),
            });
        }
        need(!drawn, "has changed weapons already", id::CHANGE)?;
        let weapon = |item: Item| view.tables.weapons.of(item.weapon).class.is_weapon();
        let own = self.carried(view, figure, |it| handling::accessible(it) && weapon(it));
        some(own, || ("no weapon at the belt or slung", id::CHANGE))
    }

    fn to_load(&self, view: BookView, figure: FigureId) -> Open {
        let choice = |(item, _)| Choice::plain(V_RELOAD).with(item, None);
        some(view.unloaded(figure).map(choice), || {
            match view.strikes(figure).any(|strike| strike.weapon.reload > 0) {
                true => ("is loaded", id::RELOAD),
                false => ("has nothing in hand that is loaded", id::RELOAD),
            }
        })
    }
}

/// The thing that a choice picks up.
fn lying<'w>(view: BookView<'w>, choice: &Choice) -> Option<Thing<'w>> {
    thing_lying(view.table, choice)
}

/// Why a figure uses nothing.
fn no_use(view: BookView, figure: FigureId) -> (&'static str, &'static str) {
    let heals = |(_, item): (u8, Item)| view.tables.weapons.of(item.weapon).heals != [0, 0];
    match view.table.arms(figure).numbered().any(heals) {
        true => ("is unhurt, or the draught is in pouch or pack", id::USE),
        false => ("has nothing that would do it good", id::USE),
    }
}

/// Why a figure picks nothing up.
fn no_find(view: BookView, figure: FigureId) -> (&'static str, &'static str) {
    match lying_near(view.table, view.table.hex(figure), 0).next().is_some() {
        true => ("has no hand free for what lies here", id::PICK_UP),
        false => ("nothing lies here", id::PICK_UP),
    }
}
