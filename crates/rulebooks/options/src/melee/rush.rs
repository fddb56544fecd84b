//! Running a shield into a foe (OPT-641).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast::{note, note_with};
use riposte_rules::decision::{Arm, Choice, Forecast, Verb};
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degrees, Roll, Settled};
use riposte_words::say;

use crate::allowed::{carries, row_of_attack};
use crate::change::{emit_condition, knock_down, perform};
use crate::forecast::harm::{FALL, brought};
use crate::parts::{parts, target};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::tables::Class;
use crate::view::{Book, BookView};
use crate::words::RUSH;

/// A shield-rush: an attack, by the rows of one.
pub struct Rush;

impl Action<Book> for Rush {
    fn verb(&self) -> Verb {
        RUSH
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let rule = rule_ids::SHIELD_RUSH;
        carries(rules, figure, &[Class::Shield], "carries no shield", rule)?;
        let row = row_of_attack(rules, figure)?;
        let ready = rules.shield(figure, true).is_some();
        need(ready, "has no shield ready", row.rule())?;
        let up = rules.struck_at(figure).filter(|target| !rules.grappled(*target));
        let rushes = up.map(|target| Choice::plain(RUSH).at(target));
        some(rushes, || ("no foe next to it in front", rule))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("rushes with the shield at {foe}", foe = target(rules, choice))
    }

    /// The roll to hit, and the target's roll to keep its feet.
    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(target) = choice.target else { return };
        let Some(attack) = rules.rush_attack(figure, target) else { return };
        let Some(deed) = deed(rules, figure, target) else { return };
        told.chance = Some(attack.chance());
        told.rolls.extend(deed.outline());
        if rules.rush_save(figure, target).is_none() {
            let why = match rules.table.posture(target).down() {
                true => "the target is down already",
                false => "the target is too strong to be moved",
            };
            return note(told, why, rule_ids::SHIELD_RUSH);
        }
        let falls = deed.chance(|falls| *falls);
        let words = || say!("falls {chance}", chance = falls.to_string());
        note_with(told, words, rule_ids::SHIELD_RUSH);
        told.harm = Some(brought(rules, target, ["stands", "falls"], falls, FALL));
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if let Some(target) = choice.target {
            shield_rush(world, figure, target);
        }
    }
}

/// Runs a shield into a foe.
fn shield_rush(world: &mut World, figure: FigureId, target: FigureId) {
    if BookView::new(world).rush_attack(figure, target).is_none() {
        return;
    }
    let falls =
        perform(world, |rules| deed(rules, figure, target).unwrap_or_else(|| Deed::end(false)));
    if falls {
        emit_condition(world, target, "is run down", rule_ids::SHIELD_RUSH);
        knock_down(world, target);
    }
}

/// The roll to hit, and that of the target to keep its feet; whether it falls. `None` without a
/// ready shield.
fn deed(rules: BookView<'_>, figure: FigureId, target: FigureId) -> Option<Deed<'_, bool>> {
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
    /// The value that the dice of a shield-rush must not exceed, `None` without a ready shield.
    pub fn rush_value(self, figure: FigureId, target: FigureId) -> Option<Roll> {
        let (item, _) = self.shield(figure, true)?;
        let mut value = self.order_dx(figure);
        self.arc_part(&mut value, Blow::now(self, figure, target, Arm { item, mode: None }));
        self.common_part(&mut value, figure, target);
        Some(value)
    }

    /// The roll to hit of a shield-rush, `None` without a ready shield.
    pub fn rush_attack(self, figure: FigureId, target: FigureId) -> Option<Contest> {
        let value = self.rush_value(figure, target)?;
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
        let save = self.plain_roll("keep standing", dice, self.core_dx(target));
        Some(save.with_degrees(Degrees::sure(i32::MIN, hopeless)))
    }
}
