//! Two figures go down and fight on the ground (OPT-703, OPT-704).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{move_to, take_posture};
use riposte_rules::figure::{FigureId, Posture, Unbound};

use super::fight::grips;
use crate::bonds::{self, GRAPPLES};
use crate::change::{combatant, drop_held, emit_condition};
use crate::combatant::{Status, TurnRecord};
use crate::rule_ids;
use crate::view::BookView;

/// A figure enters the hex of a foe, and both lie there. While figures still move, a figure that
/// dodged or defended is free to fight.
pub fn go_down_together(world: &mut World, by: FigureId, foe: FigureId, moving: bool) {
    let hex = BookView::new(world).table.hex(foe);
    move_to(world, by, hex, false);
    for figure in [foe, by] {
        go_down(world, figure, moving);
    }
    bonds::begin(world, by, GRAPPLES, foe);
    join(world, by);
    join(world, foe);
}

/// Who has come into a scuffle fights every foe in it; a hold whose holder has another foe now
/// ends (OPT-712).
pub fn join(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let here = |other: &FigureId| rules.table.distance(figure, *other) == 0;
    let foes: Vec<FigureId> = rules.table.enemies(figure).filter(here).collect();
    for foe in foes.iter().copied() {
        let rules = BookView::new(world);
        if rules.grappled(foe) && !rules.grapple_each_other(figure, foe) {
            bonds::begin(world, figure, GRAPPLES, foe);
        }
        let rules = BookView::new(world);
        let held = rules.pinning(foe).filter(|held| rules.only_foe(foe) != Some(*held));
        if let Some(held) = held {
            bonds::free(world, held, Unbound::LetGo);
        }
    }
}

fn go_down(world: &mut World, figure: FigureId, moving: bool) {
    if BookView::new(world).grappled(figure) {
        return;
    }
    take_posture(world, figure, Posture::Prone);
    let rules = BookView::new(world);
    let kept: Vec<u8> = grips(rules, figure).map(|grip| grip.arm.item).collect();
    let half = rules.half(figure).max(1);
    let stunned = rules.combatant(figure).hits_last >= rules.shock(figure).down;
    drop_held(world, figure, |item| !kept.contains(&item));
    emit_condition(world, figure, "fights hand-to-hand", rule_ids::GRAPPLE_WHEN);
    combatant(world, figure, |combatant| {
        combatant.numb = stunned;
        combatant.waited = 0;
        combatant.turn = in_grapple(&combatant.turn, moving, half);
    });
}

/// What a figure has done, as one that began the turn in the scuffle: so the rows for those who are
/// hand-to-hand are open to it (OPT-704). A figure that has moved more than half its allowance does
/// nothing more in it either (OPT-406).
fn in_grapple(before: &TurnRecord, moving: bool, half: i32) -> TurnRecord {
    let freed = moving && (before.dodging || before.defending);
    let ran = i32::from(before.moved) > half;
    TurnRecord {
        start: Status::HandToHand,
        before: Status::HandToHand,
        after: Status::HandToHand,
        stature: Posture::Prone,
        gone: true,
        done: ran || (before.done && !freed),
        passed: before.passed,
        struck: before.struck,
        pushed: before.pushed,
        ..TurnRecord::default()
    }
}
