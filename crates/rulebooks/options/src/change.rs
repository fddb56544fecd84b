//! The ways in which this rulebook's own state changes.

use bevy_ecs::prelude::*;
use riposte_kit::handling::{held, thing};
use riposte_rules::battle::{Figures, Table, let_fall, take_posture, use_up};
pub use riposte_rules::battle::{tell, throw};
use riposte_rules::board::Hex;
use riposte_rules::decision::Verb;
use riposte_rules::deed::{self, Deed};
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Dice, Settled, Text};
use riposte_rules::systems::settle;
use riposte_words::say;

use crate::combatant::{Combatant, TurnRecord};
use crate::rule_ids;
use crate::view::BookView;
use crate::words::WAIT;

/// Changes what this rulebook keeps of a figure.
pub fn combatant(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Combatant)) {
    let entity = world.resource::<Figures>().0[figure.index()];
    if let Some(mut combatant) = world.get_mut::<Combatant>(entity) {
        change(&mut combatant);
    }
}

/// Changes what a figure has done this turn.
pub fn turn_record(world: &mut World, figure: FigureId, change: impl FnOnce(&mut TurnRecord)) {
    combatant(world, figure, |combatant| change(&mut combatant.turn));
}

/// Lets a figure do nothing more this turn (OPT-407).
pub fn done(world: &mut World, figure: FigureId) {
    turn_record(world, figure, |turn| turn.done = true);
}

/// Tells that something came over a figure.
pub fn emit_condition(
    world: &mut World,
    figure: FigureId,
    words: impl Into<Text>,
    rule: &'static str,
) {
    let words = words.into();
    tell(world, || Event::Condition { figure, words, rule });
}

/// Tells something of a figure.
pub fn emit_note(world: &mut World, figure: FigureId, words: impl Into<Text>, rule: &'static str) {
    let words = words.into();
    tell(world, || Event::Told { figure: Some(figure), words, rule });
}

/// Tells something of a figure in the middle of a deed.
pub fn note(journal: &mut Journal, figure: FigureId, words: &'static str, rule: &'static str) {
    journal.tell(|| Event::Told { figure: Some(figure), words: words.into(), rule });
}

/// Performs a deed; what it comes to has not come about yet.
pub fn perform<T>(world: &mut World, tell: impl for<'w> FnOnce(BookView<'w>) -> Deed<'w, T>) -> T {
    let Ok(end) = deed::perform(world, |world| tell(BookView::new(world)));
    end
}

/// Settles a contest and tells of it.
pub fn contest(
    world: &mut World,
    figure: FigureId,
    other: Option<FigureId>,
    contest: Contest,
) -> Settled {
    world.resource_scope(|world, mut dice: Mut<Dice>| {
        let mut journal = world.resource_mut::<Journal>();
        settle(&mut dice, &mut journal, figure, other, contest)
    })
}

/// Knocks a figure down (OPT-106). A figure that is in a scuffle is down already.
pub fn knock_down(world: &mut World, figure: FigureId) {
    if BookView::new(world).grappled(figure) {
        return;
    }
    let turn = BookView::new(world).turn_number();
    take_posture(world, figure, Posture::Fallen);
    combatant(world, figure, |combatant| {
        combatant.fell = turn;
        combatant.turn.done = true;
        combatant.turn.dodging = false;
        combatant.turn.defending = false;
        combatant.turn.second = false;
        combatant.turn.stab = false;
    });
}

/// Drops what a figure holds, as far as it is to be dropped, by the number of the item.
pub fn drop_held(world: &mut World, figure: FigureId, dropped: impl Fn(u8) -> bool) {
    let held = held(Table::new(world), figure).map(|(number, _)| number);
    let falling: Vec<u8> = held.filter(|number| dropped(*number)).collect();
    for number in falling.into_iter().rev() {
        let_go(world, figure, number);
    }
}

/// An item falls into the figure's own hex.
pub fn let_go(world: &mut World, figure: FigureId, item: u8) {
    let hex = Table::new(world).hex(figure);
    let_go_at(world, figure, item, hex);
}

/// An item that leaves a figure comes to lie in a hex.
pub fn let_go_at(world: &mut World, figure: FigureId, item: u8, hex: Hex) {
    let_fall(world, figure, item, hex);
    combatant(world, figure, |combatant| combatant.loading.forget(item));
}

/// A figure has acted: that is what it has done this turn, and an opening it waited for is used
/// (OPT-614, OPT-643).
pub fn acted(world: &mut World, figure: FigureId, verb: Verb) {
    combatant(world, figure, |combatant| {
        combatant.turn.declared = Some(verb);
        if verb != WAIT {
            combatant.waited = 0;
        }
    });
}

/// A broken weapon is lost (OPT-204).
pub fn break_item(world: &mut World, figure: FigureId, item: u8) {
    if let Some(lost) = use_up(world, figure, item) {
        combatant(world, figure, |combatant| combatant.loading.forget(item));
        let weapon = thing(Table::new(world), lost.weapon);
        let words = say!("loses the broken {weapon}", weapon);
        emit_condition(world, figure, words, rule_ids::HIGH_ROLLS);
    }
}
