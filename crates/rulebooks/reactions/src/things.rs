//! What is held: readying, fast draw, picking up, putting away, dropping (REA-57 to REA-59).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, need, some};
use riposte_kit::forecast::note;
use riposte_kit::handling::{held, lying, lying_near, stowed, thing_lying, thing_of};
use riposte_rules::battle::{put_away, take_up};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_words::{Thing, say};

use crate::change::{drop_item, stage};
use crate::hands::{hands_to_free, ready};
use crate::memory::{Bout, Stage, item_stowed};
use crate::missiles::act::unload;
use crate::naming::hex_words;
use crate::notice::deed_done;
use crate::rule_ids;
use crate::tables::Size;
use crate::view::{Book, BookView};
use crate::words::*;

/// Readying a weapon that is carried. As an answer what is in the way may fall as a part of it:
/// the number names the hands that let go.
pub struct Ready {
    /// Whether it is an answer.
    pub answer: bool,
}

impl Action<Book> for Ready {
    fn verb(&self) -> Verb {
        READY
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        carries(view, figure)?;
        let ready = Choice::plain(READY);
        let carried = || stowed(view.table, figure);
        let free = carried().filter(|(_, item)| view.hand_for(figure, *item).is_some());
        let mut choices: Vec<Choice> = free.map(|(number, _)| ready.with(number, None)).collect();
        if self.answer {
            choices.extend(carried().flat_map(|(number, item)| {
                let hands = hands_to_free(view, figure, item);
                hands.into_iter().map(move |hands| ready.with(number, None).number(hands))
            }));
        } else {
            hand_free(view, figure)?;
        }
        some(choices, || ("has no hand free for what it carries", rule_ids::READY))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.ready as u8
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        format!(": {}{}", view.arm_words(figure, choice), falling(view, figure, choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let (weapon, falling) = (view.weapon(figure, choice), falling(view, figure, choice));
        say!("readies the {weapon}{falling}", weapon, falling)
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let item = item_of(&choice);
        // The last first, as when everything is dropped.
        let falling = BookView::new(world).in_hands(figure, choice.number.unwrap_or(0));
        falling.into_iter().rev().for_each(|number| drop_item(world, figure, number));
        ready(world, figure, item);
        retell(world, Choice::plain(READY).with(item, None));
        deed_done(world, figure);
    }
}

/// Having a weapon out in a flash; a roll says what it costs.
pub struct Draw;

impl Action<Book> for Draw {
    fn verb(&self) -> Verb {
        DRAW
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        carries(view, figure)?;
        hand_free(view, figure)?;
        let quick: Vec<(u8, Item)> = stowed(view.table, figure)
            .filter(|(number, _)| view.draw_modifier(figure, *number).is_some())
            .collect();
        let any = !quick.is_empty();
        need(any, "carries nothing that comes out in a flash", rule_ids::FAST_DRAW)?;
        let free = quick.into_iter().filter(|(_, item)| view.hand_for(figure, *item).is_some());
        let choices = free.map(|(number, _)| Choice::plain(DRAW).with(number, None));
        some(choices, || ("has no hand free for what comes out in a flash", rule_ids::READY))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.ready as u8
    }

    fn paid_first(&self) -> bool {
        false
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        format!(": {}", view.arm_words(figure, choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let weapon = view.weapon(figure, choice);
        say!("tries to draw the {weapon} in a flash", weapon)
    }

    fn foretell(&self, _view: BookView, _figure: FigureId, _: &Choice, told: &mut Forecast) {
        note(told, "costs 3 AP at the most; a roll decides", rule_ids::FAST_DRAW);
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, _choice: Choice) {
        stage(world, Stage::DrawRisk);
    }
}

/// Taking up a weapon that lies near.
pub struct PickUp;

impl Action<Book> for PickUp {
    fn verb(&self) -> Verb {
        PICKUP
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.afoot(figure)?;
        view.pays(figure, view.constants().price.ready)?;
        let mut near = lying_near(view.table, view.table.hex(figure), 1).peekable();
        need(near.peek().is_some(), "nothing lies here or beside it", rule_ids::READY)?;
        let fits = near.filter(|(_, it)| {
            let item = Item { weapon: it.weapon, at: Place::Belt };
            view.hand_for(figure, item).is_some()
        });
        let choices = fits.map(|(number, it)| Choice::plain(PICKUP).to(it.hex).number(number));
        some(choices, || ("has no hand free for it: drop something first", rule_ids::READY))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.ready as u8
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("the {lying}", lying = picked_up(view, choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let weapon = match choice.arm {
            Some(_) => view.weapon(figure, choice),
            None => picked_up(view, choice),
        };
        say!("picks up the {weapon} at {hex}", weapon, hex = hex_words(choice))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        pick_up(world, figure, &choice);
        deed_done(world, figure);
    }
}

/// Having a weapon no longer in hand, by the verb: put away, or let fall, which costs nothing and
/// which nobody is asked about.
pub struct Part(pub Verb);

impl Action<Book> for Part {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        view.pays(figure, i32::from(self.cost(view)))?;
        need(held(view.table, figure).next().is_some(), "holds nothing", rule_ids::DROP)?;
        let locked = view.locked(figure).filter(|_| self.0 != DROP);
        let free = held(view.table, figure).filter(|(number, _)| locked != Some(*number));
        let choices = free.map(|(number, _)| Choice::plain(self.0).with(number, None));
        some(choices, || ("the weapon is locked", rule_ids::LOCK))
    }

    fn cost(&self, view: BookView) -> u8 {
        if self.0 == DROP { 0 } else { view.constants().price.ready as u8 }
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        format!(": {}", view.arm_words(figure, choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let weapon = view.weapon(figure, choice);
        match self.0 {
            DROP => say!("lets the {weapon} fall", weapon),
            _ => say!("puts the {weapon} away", weapon),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if self.0 == DROP {
            drop_item(world, figure, item_of(&choice));
            return stage(world, Stage::Done);
        }
        stow(world, figure, item_of(&choice));
        deed_done(world, figure);
    }
}

/// Closes what takes a weapon that is carried, to a figure that carries none or cannot pay.
fn carries(view: BookView, figure: FigureId) -> Result<(), Why> {
    view.not_a_mount(figure)?;
    view.pays(figure, view.constants().price.ready)?;
    let carries = stowed(view.table, figure).next().is_some();
    need(carries, "carries nothing else", rule_ids::READY)
}

fn hand_free(view: BookView, figure: FigureId) -> Result<(), Why> {
    let free = view.table.arms(figure).free_hands() != [false, false];
    let words = "has no hand free: drop something first, it costs nothing";
    need(free, words, rule_ids::READY)
}

/// Shields and what is large go on the back, all else to the belt.
fn stow(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    let Some(held) = view.table.arms(figure).item(number) else { return };
    let large = view.tables.weapons.of(held.weapon).size == Size::Large;
    let on_back = large || view.table.armoury().weapon(held.weapon).shield;
    put_away(world, figure, number, if on_back { Place::Back } else { Place::Belt });
    let frames = world.resource_mut::<Bout>().into_inner().frames_mut();
    frames.iter_mut().for_each(|frame| item_stowed(frame, figure, number));
}

fn item_of(choice: &Choice) -> u8 {
    choice.arm.map_or(0, |arm| arm.item)
}

fn pick_up(world: &mut World, figure: FigureId, choice: &Choice) {
    let view = BookView::new(world);
    // Somebody else may have been first.
    let Some((number, thing)) = lying(view.table, choice) else { return };
    let item = Item { weapon: thing.weapon, at: Place::Belt };
    let Some(place) = view.hand_for(figure, item) else { return };
    let Some(taken) = take_up(world, figure, number, place) else { return };
    unload(world, figure, taken);
    retell(world, Choice::plain(PICKUP).to(thing.hex).with(taken, None));
}

/// What fell has fallen, and what was taken up lies there no longer: from now on the topmost
/// manoeuvre is told of the thing in hand alone.
fn retell(world: &mut World, choice: Choice) {
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        frame.choice = choice;
    }
}

/// What falls as a part of readying a weapon (REA-58).
fn falling(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let items = view.in_hands(figure, choice.number.unwrap_or(0));
    let things = items.into_iter().filter_map(|number| thing_of(view.table, figure, number));
    match things.collect::<Vec<Thing>>()[..] {
        [] => String::new(),
        [weapon] => say!(", letting the {weapon} fall", weapon),
        // There are but two hands.
        [weapon, other, ..] => {
            say!(", letting the {weapon} and the {other} fall", weapon, other)
        }
    }
}

/// The weapon on the ground that a choice names.
fn picked_up<'w>(view: BookView<'w>, choice: &Choice) -> Thing<'w> {
    thing_lying(view.table, choice).unwrap_or(Thing("weapon"))
}
