//! Load, crippled limbs, and what both do to getting up and going (MAN-405, MAN-406); what sprinting low
//! down costs (MAN-534).

use bevy_ecs::prelude::*;
use riposte_rules::figure::{FigureId, Place, Posture};
use riposte_words::say;

use crate::body::falling::{drop_right, fall, stay_or_fall};
use crate::change::{befall, doings, fighter, remark};
use crate::rule_ids as rule;
use crate::tables::Cripples;
use crate::view::BookView;

impl BookView<'_> {
    /// ST, less what a figure has lost of it by sprinting low down.
    pub fn strength(self, figure: FigureId) -> i32 {
        (self.build(figure).st - self.fatigue(figure)).max(1)
    }

    /// What a figure has lost of its ST by sprinting low down.
    pub fn fatigue(self, figure: FigureId) -> i32 {
        let (seconds, st) = self.constants().sprint_tires;
        st * i32::from(self.fighter(figure).low_sprints / seconds.max(1))
    }

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
            doings.lose_blows();
        });
    }
    left == 0
}

/// A figure sprints for a second: on its feet that is for nothing, else it tires.
pub fn sprinted(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.posture(figure).tires {
        return;
    }
    let before = rules.fatigue(figure);
    fighter(world, figure, |fighter| fighter.low_sprints = fighter.low_sprints.saturating_add(1));
    let st = BookView::new(world).fatigue(figure) - before;
    if st > 0 {
        befall(world, figure, say!("tires: ST {st} less", st), rule::SPRINT);
    }
}

/// A figure that stands on one leg rolls DX at the start of its turn, or falls (MAN-406).
pub fn on_one_leg(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.fighter(figure).lame || !rules.upright(figure) {
        return;
    }
    let stay = |rules: BookView| rules.dexterity(figure, "to stay up on one leg", rule::CRIPPLED);
    stay_or_fall(world, figure, stay);
}

/// A bad wound to a leg or to the weapon arm: it is of no more use (MAN-406).
pub fn cripple(world: &mut World, figure: FigureId, place: Cripples) {
    let words = match place {
        Cripples::None => return,
        Cripples::Arm => {
            drop_right(world, figure);
            fighter(world, figure, |fighter| fighter.maimed = true);
            "has a crippled arm"
        }
        Cripples::Leg => {
            fall(world, figure);
            fighter(world, figure, |fighter| fighter.lame = true);
            "has a crippled leg"
        }
    };
    befall(world, figure, words, rule::CRIPPLED);
}
