//! The hex cursor: the hex looked at, by mouse or by keyboard.

use bevy::prelude::*;
use riposte_rules::board::{Board, Hex, hex_at, offset_of};
use riposte_rules::figure::FigureId;

use crate::app_state::{Overlay, Screen};
use crate::board::contract::{BoardCursor, HoveredHex};
use crate::driver::{PendingPrompt, Play};
use crate::hud::Picking;
use crate::input::{Act, Acts, LookedAt};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (begin_anew, steer, look).chain().run_if(in_state(Screen::Battle)));
}

/// For another figure the cursor begins anew, at that figure.
fn begin_anew(
    pending_prompt: Res<PendingPrompt>,
    mut asked: Local<Option<FigureId>>,
    mut cursor: ResMut<BoardCursor>,
) {
    let now = pending_prompt.0.as_ref().map(|prompt| prompt.decision.figure);
    if now.is_some() && now != *asked {
        *asked = now;
        cursor.set_if_neq(BoardCursor(None));
    }
}

/// Moves the cursor by the arrow keys, unless they walk through a list.
fn steer(
    acts: Res<Acts>,
    overlay: Res<Overlay>,
    board: Res<Board>,
    pending_prompt: Res<PendingPrompt>,
    picking: Res<Picking>,
    mut cursor: ResMut<BoardCursor>,
) {
    if *overlay != Overlay::None || picking.walks_list(pending_prompt.0.as_ref()) {
        return;
    }
    let steps =
        [(Act::Up, [0, -1]), (Act::Down, [0, 1]), (Act::Left, [-1, 0]), (Act::Right, [1, 0])];
    let pressed = steps.iter().filter(|(act, _)| acts.just_pressed(act));
    let pan = [Act::PanUp, Act::PanDown, Act::PanLeft, Act::PanRight];
    if pan.iter().any(|act| acts.pressed(act)) {
        return;
    }
    for (_, [right, down]) in pressed {
        let [columns, rows] = board.size();
        let stand = pending_prompt.0.as_ref().map(|prompt| prompt.stand);
        let from = cursor.0.or(stand).unwrap_or(hex_at(columns / 2, rows / 2));
        let [column, row] = offset_of(from);
        let to = [column + right, row + down];
        cursor.0 = Some(hex_at(to[0].clamp(0, columns - 1), to[1].clamp(0, rows - 1)));
    }
}

fn look(
    hovered: Res<HoveredHex>,
    cursor: Res<BoardCursor>,
    play: Res<crate::driver::Match>,
    mut before: Local<(Option<Hex>, Option<Hex>)>,
    mut looked_at: ResMut<LookedAt>,
) {
    let now = (hovered.0, cursor.0);
    if now.1 != before.1 {
        looked_at.0 = now.1;
    } else if now.0 != before.0 {
        looked_at.0 = now.0;
    }
    *before = now;
    if matches!(play.play, Play::HandOver(_)) {
        looked_at.set_if_neq(LookedAt(None));
    }
}
