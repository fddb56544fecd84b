//! The ways in which this rulebook's own state changes.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Figures, Table, fall_out, let_fall, take_posture};
pub use riposte_rules::battle::{tell, throw};
use riposte_rules::board::Hex;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::{FigureId, Life, Posture};
use riposte_rules::roll::{Contest, Dice, Settled, Text};
use riposte_rules::systems::settle;

use crate::casting;
use crate::combatant::{Combatant, Doings};
use crate::rule_ids;
use crate::scuffle;
use crate::view::BookView;

/// Changes what this rulebook keeps of a figure.
pub fn combatant(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Combatant)) {
    let entity = world.resource::<Figures>().0[figure.index()];
    if let Some(mut combatant) = world.get_mut::<Combatant>(entity) {
        change(&mut combatant);
    }
}

/// Changes what a figure has done this turn.
pub fn doings(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Doings)) {
    combatant(world, figure, |combatant| change(&mut combatant.turn));
}

/// Lets a figure do nothing more this turn (OPT-407).
pub fn done(world: &mut World, figure: FigureId) {
    doings(world, figure, |doings| doings.done = true);
}

/// Tells that something came over a figure.
pub fn befall(world: &mut World, figure: FigureId, words: impl Into<Text>, rule: &'static str) {
    let words = words.into();
    tell(world, || Event::Condition { figure, words, rule });
}

/// Tells something of a figure.
pub fn remark(world: &mut World, figure: FigureId, words: impl Into<Text>, rule: &'static str) {
    let words = words.into();
    tell(world, || Event::Told { figure: Some(figure), words, rule });
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

/// Knocks a figure down (OPT-106). Whoever is in a scuffle is down already.
pub fn knock_down(world: &mut World, figure: FigureId) {
    if BookView::new(world).combatant(figure).grappled {
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

/// Puts a figure out of the fight. The unconscious keep what they hold (OPT-805), the dead
/// let go of it.
pub fn put_out(world: &mut World, figure: FigureId, life: Life) {
    if life == Life::Dead {
        drop_held(world, figure, |_| true);
    }
    if life != Life::Gone {
        take_posture(world, figure, Posture::Fallen);
    }
    fall_out(world, figure, life);
    leave_scuffle(world, figure);
    casting::ends_with(world, figure);
}

/// Drops what a figure holds, as far as it is to be dropped, by the number of the item.
pub fn drop_held(world: &mut World, figure: FigureId, dropped: impl Fn(u8) -> bool) {
    let held: Vec<u8> = Table::new(world)
        .arms(figure)
        .numbered()
        .filter(|(number, item)| item.at.in_hand() && dropped(*number))
        .map(|(number, _)| number)
        .collect();
    for number in held.into_iter().rev() {
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
    combatant(world, figure, |combatant| combatant.loading.lost(item));
}

/// Takes a figure out of its scuffle; whoever has no foe left in it is out of it as well
/// (OPT-710).
pub fn leave_scuffle(world: &mut World, figure: FigureId) {
    let here = Table::new(world).hex(figure);
    combatant(world, figure, |combatant| {
        combatant.grappled = false;
        combatant.pinned = None;
    });
    settle_scuffle(world, here);
}

/// Ends the scuffle for those in a hex who have no foe left in it (OPT-710), and every hold
/// whose holder is gone or has another foe to fight (OPT-712).
pub fn settle_scuffle(world: &mut World, hex: Hex) {
    let rules = BookView::new(world);
    let members: Vec<FigureId> =
        rules.table.in_hex(hex).filter(|member| rules.combatant(*member).grappled).collect();
    for member in members {
        let rules = BookView::new(world);
        if rules.foes(member).next().is_none() {
            scuffle::left_alone(world, member);
        } else if let Some((holder, _)) = rules.combatant(member).pinned
            && scuffle::hold::only_foe(rules, holder) != Some(member)
        {
            combatant(world, member, |combatant| combatant.pinned = None);
            remark(world, member, "is no longer held", rule_ids::PIN);
        }
    }
}
