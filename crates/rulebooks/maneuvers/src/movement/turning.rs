//! Turning out of turn to a foe that comes to the side or the back (MAN-536).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, turn_to};
use riposte_rules::board::{Facing, nearest_directions};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::change::{fighter, remark};
use crate::close::bonds::gripped;
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::step::{go, react};
use crate::view::BookView;
use crate::words::*;

/// Asks those to whose side or back a figure has come, and who have not turned to anybody yet.
pub fn offer(world: &mut World, comer: FigureId) {
    let rules = BookView::new(world);
    let asked = rules.table.enemies(comer).filter(|figure| may(rules, *figure, comer));
    let asked: Vec<FigureId> = asked.collect();
    for figure in asked.into_iter().rev() {
        react(world, figure, Step::Turn, comer);
    }
}

/// Whether a figure may turn to a foe that has it within reach: not to one three times as quick.
fn may(rules: BookView, figure: FigureId, comer: FigureId) -> bool {
    let beside = matches!(rules.direction(figure, rules.table.hex(comer)), 2..=4);
    let near = rules.strikes_into(comer, rules.place(comer), rules.table.hex(figure));
    let slow = rules.build(comer).speed >= 3 * rules.build(figure).speed;
    let fighter = rules.fighter(figure);
    let free = !fighter.stunned && fighter.turned.is_none() && !gripped(rules, figure);
    let runs = rules.maneuver(figure) == Some(FLEE);
    beside && near && free && !slow && !runs && rules.posture(figure).hex.is_some()
}

/// The way to look at a foe that takes the least turning.
fn towards(rules: BookView, figure: FigureId, foe: FigureId) -> Facing {
    let (hex, now) = rules.place(figure);
    let ways = nearest_directions(hex, rules.table.hex(foe));
    ways.iter().copied().min_by_key(|way| now.apart(*way)).unwrap_or(now)
}

/// Whether no other foe before a figure has it within reach.
fn alone(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    let ahead = |other: FigureId| {
        other != foe && matches!(rules.direction(figure, rules.table.hex(other)), 0 | 1 | 5)
    };
    !rules.table.engagement(figure).threatened_by.iter().any(ahead)
}

/// Whether a figure turns to a foe that has come. A figure that does has half its Move in its next
/// turn, and fights with nobody else in it.
pub fn turn(world: &mut World, figure: FigureId) {
    let comer = BookView::new(world).vacated();
    let Some((foe, _)) = comer else { return go(world, Step::Over) };
    let asking = |world: &World| {
        let rules = BookView::new(world);
        let turn = Choice::plain(TURN).facing(towards(rules, figure, foe));
        let no = Choice::plain(DONE);
        let default = if alone(rules, figure, foe) { turn } else { no };
        Asking { default, ..Asking::first_or(vec![turn], no) }
    };
    let Some(choice) = ask(world, figure, Q_TURN, asking) else { return };
    go(world, Step::Over);
    if let Some(facing) = choice.facing {
        turn_to(world, figure, facing);
        fighter(world, figure, |fighter| fighter.turned = Some(foe));
        let name = BookView::new(world).table.name(foe).to_owned();
        remark(world, figure, say!("turns to {name}", name), rule::TURN_TO);
    }
}
