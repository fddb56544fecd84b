//! Striking in close combat: the dice, the luck, the damage (OPT-201 to OPT-216, OPT-611 to
//! OPT-617, OPT-641, OPT-642).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll};

use crate::change::{break_item, contest, emit_note, let_go, tell, throw, turn_record};
use crate::injury::hurt;
use crate::rolls::{Blow, Luck};
use crate::tables::Way;
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
        emit_note(world, blow.by, "strikes with all the force of the charge", id);
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
        turn_record(world, blow.by, |turn| turn.struck.insert(blow.target));
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

/// Strikes with a ready weapon at an adjacent foe, or jabs over two hexes.
pub fn attack(world: &mut World, figure: FigureId, choice: Choice) -> bool {
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return false };
    strike(world, Blow::now(BookView::new(world), figure, target, arm))
}
