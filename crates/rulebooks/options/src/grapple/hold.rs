//! Pinning a foe, holding it, and getting free (OPT-712 to OPT-715; row OPT-538).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Unbound};
use riposte_rules::roll::{Contest, Roll, Scale};

use crate::allowed::allowed;
use crate::bonds::{self, PINS};
use crate::change::{combatant, contest, emit_condition};
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The pins open to a figure: on its only foe in the scuffle (OPT-712).
pub fn pins(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    let foe = rules.only_foe(figure).filter(|foe| !rules.pinned(*foe));
    if let Some(foe) = foe.filter(|_| allowed(rules, figure, PIN)) {
        open.push(Choice::plain(PIN).at(foe));
    }
}

/// The roll to pin a foe: half of what the figure is quicker than the foe counts too, and by
/// the switch half of what the foe is stronger. The whole is rounded down.
pub fn pin_roll(rules: BookView, figure: FigureId, foe: FigureId) -> Contest {
    let mut value = rules.core_dx(figure);
    let quicker = value.basic() - rules.core_dx(foe).basic();
    let stronger = match rules.constants().pin_by_strength {
        true => (rules.build(foe).st - rules.build(figure).st).max(0),
        false => 0,
    };
    let half = quicker.div_euclid(2);
    value.add("half the difference in DX", half, rule_ids::PIN);
    value.add("the foe is stronger", (quicker - stronger).div_euclid(2) - half, rule_ids::PIN);
    rules.plain_roll("pin", 3, value)
}

/// Tries to pin a foe. What is left of this turn counts beside the full ones.
pub fn pin(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(foe) = choice.target else { return };
    let roll = pin_roll(BookView::new(world), figure, foe);
    if contest(world, figure, Some(foe), roll).success {
        let turns = BookView::new(world).constants().pin_turns + 1;
        combatant(world, foe, |combatant| combatant.held = turns);
        bonds::begin(world, figure, PINS, foe);
    }
}

/// What those who pin and those who are pinned may do: hold or let go (OPT-714), break free
/// (OPT-715).
pub fn holds(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    if rules.pinned(figure) {
        open.push(Choice::plain(BREAK_FREE));
    } else if let Some(foe) = rules.pinning(figure) {
        open.push(Choice::plain(HOLD).at(foe));
        open.push(Choice::plain(RELEASE).at(foe));
    }
}

/// Lets a pinned foe go.
pub fn release(world: &mut World, _figure: FigureId, choice: Choice) {
    if let Some(foe) = choice.target {
        bonds::free(world, foe, Unbound::LetGo);
    }
}

/// The roll to break a pin, against the figure's own ST.
pub fn break_free_roll(rules: BookView, figure: FigureId) -> Contest {
    let value =
        Roll::new("ST", Scale::Whole).with("ST", rules.build(figure).st, rule_ids::ATTRIBUTES);
    rules.plain_roll("break free", rules.constants().break_free_dice, value)
}

/// Tries to break a pin.
pub fn break_free(world: &mut World, figure: FigureId) {
    let roll = break_free_roll(BookView::new(world), figure);
    if contest(world, figure, None, roll).success {
        bonds::free(world, figure, Unbound::Broken);
        emit_condition(world, figure, "breaks free of the hold", rule_ids::BREAK_FREE);
    }
}

/// A turn of every hold passes; when the turns of one are over, the holder rolls to keep it
/// (OPT-713, OPT-714). Who can do nothing cannot hold anybody.
pub fn end_of_turn(world: &mut World) {
    let figures: Vec<FigureId> = BookView::new(world).table.active_figures().collect();
    for figure in figures {
        let rules = BookView::new(world);
        let Some(holder) = rules.pinner(figure) else { continue };
        let turns = rules.combatant(figure).held;
        let kept = if rules.combatant(holder).numb {
            None
        } else if turns > 1 {
            Some(turns - 1)
        } else {
            keep(world, holder, figure)
        };
        match kept {
            Some(turns) => combatant(world, figure, |combatant| combatant.held = turns),
            None => bonds::free(world, figure, Unbound::LetGo),
        }
    }
}

fn keep(world: &mut World, holder: FigureId, figure: FigureId) -> Option<u8> {
    let rules = BookView::new(world);
    let (roll, turns) = (pin_roll(rules, holder, figure), rules.constants().pin_turns);
    contest(world, holder, Some(figure), roll).success.then_some(turns)
}
