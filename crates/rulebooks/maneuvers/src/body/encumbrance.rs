//! Load, crippled limbs, and what both do to getting up and going (MAN-405, MAN-406).

use bevy_ecs::prelude::*;
use riposte_rules::figure::{FigureId, Place, Posture};

use crate::body::falling::fall;
use crate::change::{befall, doings, fighter, remark, succeeds};
use crate::rule_ids as rule;
use crate::view::BookView;

impl BookView<'_> {
    /// What a figure wears and carries, in pounds.
    pub fn weight(self, figure: FigureId) -> i32 {
        let items = self.table.arms(figure).items();
        let off = self.fighter(figure).pack.is_some();
        let left = |at| at == Place::Body || off && at == Place::Pack;
        let carried = items.filter(|item| !left(item.at));
        let carried: i32 = carried.map(|item| self.tables.weapons.of(item.weapon).weight).sum();
        self.build(figure).worn + carried
    }

    /// The level of its load, 0 for none to 4 (MAN-405).
    pub fn encumbrance(self, figure: FigureId) -> u8 {
        let (weight, st) = (self.weight(figure), self.strength(figure));
        let levels = self.constants().encumbrance;
        levels.iter().filter(|times| weight > st * **times).count() as u8
    }

    /// How many turns each change of position takes (MAN-405).
    pub fn change_turns(self, figure: FigureId) -> u8 {
        self.encumbrance(figure).max(1)
    }

    /// Whether a figure goes no more than a hex a turn: it lies, or stands on one leg (MAN-406).
    pub fn slow(self, figure: FigureId) -> bool {
        let lame = self.fighter(figure).lame && self.upright(figure);
        lame || self.posture(figure).single
    }
}

/// A figure with a heavy load needs several turns for a change of position; until it is done it
/// is as it was (MAN-405). Whether the change is done.
pub fn change_done(world: &mut World, figure: FigureId, posture: Posture) -> bool {
    let rules = BookView::new(world);
    let begun = rules.fighter(figure).changing.filter(|(to, _)| *to == posture);
    let left = begun.map_or(rules.change_turns(figure), |(_, left)| left).saturating_sub(1);
    let changing = (left > 0).then_some((posture, left));
    fighter(world, figure, |fighter| fighter.changing = changing);
    if left > 0 {
        let words = match left {
            1 => "needs one more second under the load",
            _ => "needs more seconds under the load",
        };
        remark(world, figure, words, rule::LOAD);
        doings(world, figure, |doings| {
            doings.shifted = true;
            doings.lost += 10;
        });
    }
    left == 0
}

/// A figure that stands on one leg rolls DX at the start of its turn, or falls (MAN-406).
pub fn on_one_leg(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.fighter(figure).lame || !rules.upright(figure) {
        return;
    }
    let stays = succeeds(world, figure, None, |rules| {
        rules.plain(figure, "to stay up on one leg", "DX", rules.build(figure).dx, rule::CRIPPLED)
    });
    if !stays {
        fall(world, figure);
    }
}

/// A leg or the weapon arm is of no more use (MAN-406).
pub fn cripple(world: &mut World, figure: FigureId, leg: bool) {
    fighter(world, figure, |fighter| match leg {
        true => fighter.lame = true,
        false => fighter.maimed = true,
    });
    let words = if leg { "has a crippled leg" } else { "has a crippled arm" };
    befall(world, figure, words, rule::CRIPPLED);
}
