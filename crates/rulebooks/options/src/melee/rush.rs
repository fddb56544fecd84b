//! Running a shield into a foe (OPT-641).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Arm;
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degrees, Settled};

use crate::change::{emit_condition, knock_down, perform};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;

/// Runs a shield into a foe.
pub fn shield_rush(world: &mut World, figure: FigureId, target: FigureId) {
    if BookView::new(world).rush_attack(figure, target).is_none() {
        return;
    }
    let falls =
        perform(world, |rules| deed(rules, figure, target).unwrap_or_else(|| Deed::end(false)));
    if falls {
        emit_condition(world, target, "is run off its feet", rule_ids::SHIELD_RUSH);
        knock_down(world, target);
    }
}

/// The roll to hit, and that of the target to keep its feet; whether it falls. `None` without a
/// ready shield.
pub fn deed(rules: BookView<'_>, figure: FigureId, target: FigureId) -> Option<Deed<'_, bool>> {
    let attack = rules.rush_attack(figure, target)?;
    let told = move |settled: &Settled, journal: &mut Journal| {
        journal.tell(|| Event::Blow {
            attacker: figure,
            target,
            hit: settled.success,
            margin: settled.margin,
            words: " with the shield".into(),
        });
    };
    let attack = Deed::check(figure, Some(target), attack).told(told);
    Some(attack.then(move |degree| {
        let save = rules.rush_save(figure, target).filter(|_| degree.success);
        let Some(save) = save else { return Deed::end(false) };
        Deed::check(target, None, save).then(|degree| Deed::end(!degree.success))
    }))
}

impl BookView<'_> {
    /// The roll to hit of a shield-rush, `None` without a ready shield.
    pub fn rush_attack(self, figure: FigureId, target: FigureId) -> Option<Contest> {
        let (item, _) = self.shield(figure, true)?;
        let mut value = self.order_dx(figure);
        self.arc_part(&mut value, Blow::now(self, figure, target, Arm { item, mode: None }));
        self.common_part(&mut value, figure, target);
        let dice = if self.combatant(target).turn.defending { 4 } else { 3 };
        Some(self.dx_roll("shield-rush", dice, value))
    }

    /// The roll with which the target keeps its feet; `None` when it is too strong to be
    /// moved.
    pub fn rush_save(self, figure: FigureId, target: FigureId) -> Option<Contest> {
        let (mine, other) = (self.build(figure).st, self.build(target).st);
        if other > 2 * mine || self.table.posture(target).down() {
            return None;
        }
        let dice = if mine < other { 2 } else { 3 };
        let hopeless = if dice == 2 { 12 } else { 16 };
        let save = self.plain_roll("keep its feet", dice, self.core_dx(target));
        Some(save.with_degrees(Degrees::sure(i32::MIN, hopeless)))
    }
}
