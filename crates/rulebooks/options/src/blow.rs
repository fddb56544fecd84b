//! Striking in close combat: the dice, the luck, the damage (OPT-201 to OPT-216, OPT-611 to
//! OPT-617, OPT-641, OPT-642).

use bevy_ecs::prelude::*;
use riposte_rules::battle::Figures;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::event::Event;
use riposte_rules::figure::{Arms, FigureId};
use riposte_rules::roll::{Contest, Degrees, Roll};

use crate::change::{befall, combatant, contest, doings, knock_down, let_go, remark, tell, throw};
use crate::injury::hurt;
use crate::rolls::{Blow, Luck};
use crate::rule_ids;
use crate::tables::{Class, Way};
use crate::view::BookView;

/// Strikes a blow that is no throw and no shot; whether it hit.
pub fn strike(world: &mut World, blow: Blow) -> bool {
    let rules = BookView::new(world);
    let attack = rules.attack(blow);
    let luck = roll_to_hit(world, blow, attack);
    let hit = matches!(luck, Luck::Hit(_));
    if let Luck::Hit(times) = luck {
        let hits = damage(world, blow, times);
        note_struck(world, blow, hits);
    }
    mishap(world, blow, luck);
    hit
}

/// Throws the dice of an attack and tells how it went.
pub fn roll_to_hit(world: &mut World, blow: Blow, attack: Contest) -> Luck {
    let dice = attack.roll.pool.plus;
    let settled = contest(world, blow.by, Some(blow.target), attack);
    let total = settled.roll.total;
    let rules = BookView::new(world);
    let luck = rules.luck(dice, total, total + settled.margin, rules.bare(blow));
    let words = match luck {
        Luck::Hit(3) => ": triple damage",
        Luck::Hit(2) => ": double damage",
        Luck::Dropped => " and drops the weapon",
        Luck::Broken => ", and the weapon breaks",
        _ => "",
    };
    let hit = matches!(luck, Luck::Hit(_));
    tell(world, || Event::Blow {
        attacker: blow.by,
        target: blow.target,
        hit,
        margin: settled.margin,
        words: words.into(),
    });
    luck
}

/// Rolls and deals the damage of a hit; the hits that got through (OPT-206 to OPT-208).
pub fn damage(world: &mut World, blow: Blow, luck: i32) -> i32 {
    let rules = BookView::new(world);
    let (roll, charge) = rules.damage(blow);
    let times = rules.multiplied(luck, charge);
    if let Some(id) = rules.charge_bonus(blow) {
        remark(world, blow.by, "strikes with all the force of the charge", id);
    }
    deal(world, blow, roll, times)
}

/// Rolls damage that counts so many times, and deals what nothing stops.
pub fn deal(world: &mut World, blow: Blow, roll: Roll, times: i32) -> i32 {
    let stopped = BookView::new(world).stopped(blow);
    let left =
        |total: i32| (total.max(0) * times - stopped.iter().map(|s| s.1).sum::<i32>()).max(0);
    let thrown = throw(world, blow.by, roll, |total| {
        let times = if times > 1 { format!(" × {times}") } else { String::new() };
        let less: String = stopped.iter().map(|(what, n, _)| format!(", {what} −{n}")).collect();
        Some(format!("{}{times}{less}: {}", total.max(0), left(total)).into())
    });
    let hits = left(thrown.total);
    hurt(world, blow.target, Some(blow.by), hits);
    hits
}

/// Remembers whom a figure has hit in close combat; a jab gives no ground (OPT-731).
pub fn note_struck(world: &mut World, blow: Blow, hits: i32) {
    let strike = BookView::new(world).strike(blow.by, blow.arm);
    if hits > 0 && strike.is_none_or(|strike| strike.stats.way != Way::Jab) {
        doings(world, blow.by, |doings| doings.struck.insert(blow.target));
    }
}

/// A weapon dropped or broken (OPT-204).
pub fn mishap(world: &mut World, blow: Blow, luck: Luck) {
    match luck {
        Luck::Dropped => let_go(world, blow.by, blow.arm.item),
        Luck::Broken => break_item(world, blow.by, blow.arm.item),
        _ => {}
    }
}

/// A broken weapon is lost (OPT-204).
pub fn break_item(world: &mut World, figure: FigureId, item: u8) {
    let entity = world.resource::<Figures>().0[figure.index()];
    let lost = world.get_mut::<Arms>(entity).and_then(|mut arms| arms.remove(item));
    if let Some(lost) = lost {
        combatant(world, figure, |combatant| combatant.loading.lost(item));
        let name = BookView::new(world).table.armoury().weapon(lost.weapon).name.to_lowercase();
        befall(world, figure, format!("loses the broken {name}"), rule_ids::HIGH_ROLLS);
    }
}

/// Strikes with a ready weapon at an adjacent foe, or jabs over two hexes.
pub fn attack(world: &mut World, figure: FigureId, choice: Choice) -> bool {
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return false };
    strike(world, Blow::now(BookView::new(world), figure, target, arm))
}

/// Runs a shield into a foe (OPT-641).
pub fn shield_rush(world: &mut World, figure: FigureId, target: FigureId) {
    let rules = BookView::new(world);
    let Some(attack) = rules.rush_attack(figure, target) else { return };
    let settled = contest(world, figure, Some(target), attack);
    tell(world, || Event::Blow {
        attacker: figure,
        target,
        hit: settled.success,
        margin: settled.margin,
        words: " with the shield".into(),
    });
    let rules = BookView::new(world);
    let Some(save) = rules.rush_save(figure, target).filter(|_| settled.success) else { return };
    if !contest(world, target, None, save).success {
        befall(world, target, "is run off its feet", rule_ids::SHIELD_RUSH);
        knock_down(world, target);
    }
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

    /// Whether a figure holds something in its left hand for a second blow (OPT-642).
    pub fn off_hand_arms(self, figure: FigureId) -> impl Iterator<Item = Arm> {
        let off = self.strikes(figure).filter(|strike| {
            strike.weapon.class == Class::OffHand && strike.stats.way == Way::Strike
        });
        off.map(|strike| strike.arm).collect::<Vec<_>>().into_iter()
    }
}
