//! What is left of the life of a figure, as a line on its flag in the order of the turn.

use bevy_egui::egui::{self, Ui};
use riposte_rules::figure::{Life, Wound};
use riposte_rules::rulebook::TurnOrderEntry;

use crate::figures::AsShown;
use crate::theme;

/// What is left of its life as a line: of all its measures where the number beside it is of all.
pub(super) fn life(ui: &Ui, seen: &AsShown, mark: &TurnOrderEntry, rect: egui::Rect) {
    let bar = egui::Rect::from_min_max(
        egui::pos2(rect.left() + 7.0, rect.bottom() - 6.0),
        egui::pos2(rect.right() - 5.0, rect.bottom() - 3.0),
    );
    let all: i32 = seen.pools.iter().map(|pool| pool.of).sum();
    let of_all = mark.points.as_ref().is_some_and(|points| points.of == all);
    let pools = if of_all { seen.pools.get(..) } else { seen.pools.get(..1) };
    match pools.filter(|pools| !pools.is_empty()) {
        Some(pools) => {
            let left: i32 = pools.iter().map(|pool| pool.left.max(0)).sum();
            let of: i32 = pools.iter().map(|pool| pool.of).sum();
            let part = (left as f32 / of.max(1) as f32).min(1.0);
            let colour = if part > 1.0 / 3.0 { theme::GREEN } else { theme::RED };
            let full = egui::Rect::from_min_size(bar.min, bar.size() * egui::vec2(part, 1.0));
            ui.painter().rect_filled(bar, 1.0, theme::PAPER);
            ui.painter().rect_filled(full, 1.0, colour);
        }
        None => wounds(ui, seen, bar),
    }
}

/// So many parts the line of a figure has whose life is not counted; a wound takes away as many as it
/// is bad.
const PARTS: u32 = 6;

/// How much is left, of one, of a figure that has wounds in place of a count of its life. One that is
/// still in the fight has something left.
fn unhurt(wounds: &[Wound]) -> f32 {
    let lost: u32 = wounds.iter().map(|wound| u32::from(wound.level.max(1))).sum();
    PARTS.saturating_sub(lost).max(1) as f32 / PARTS as f32
}

/// The line of a figure whose life the rules do not count: whole while nothing hurts it, and with a
/// red stroke at its end for each wound.
fn wounds(ui: &Ui, seen: &AsShown, bar: egui::Rect) {
    let part = if seen.life == Life::Active { unhurt(&seen.wounds) } else { 0.0 };
    let colour = if part > 1.0 / 3.0 { theme::GREEN } else { theme::RED };
    let left = egui::Rect::from_min_size(bar.min, bar.size() * egui::vec2(part, 1.0));
    ui.painter().rect_filled(bar, 1.0, theme::PAPER);
    ui.painter().rect_filled(left, 1.0, colour);
    for wound in 0..seen.wounds.len().min(PARTS as usize) {
        let right = bar.right() - wound as f32 * 5.0;
        let stroke =
            egui::Rect::from_min_size(egui::pos2(right - 3.0, bar.top()), egui::vec2(3.0, 3.0));
        if stroke.left() > left.right() {
            ui.painter().rect_filled(stroke, 1.0, theme::RED);
        }
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::Spot;

    use super::*;

    #[test]
    fn the_line_of_a_figure_whose_life_is_not_counted_tells_how_hurt_it_is() {
        let hurt = |levels: &[u8]| {
            let wound = |level: &u8| Wound { level: *level, spot: Spot(0) };
            unhurt(&levels.iter().map(wound).collect::<Vec<_>>())
        };
        assert_eq!(hurt(&[]), 1.0);
        assert!(hurt(&[1]) < 1.0 && hurt(&[3]) < hurt(&[1]) && hurt(&[3, 1]) < hurt(&[3]));
        assert!(hurt(&[6, 6, 6]) > 0.0, "it still fights");
    }
}
