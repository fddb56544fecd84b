//! The bar at the bottom of a small window: the buttons that must not be looked for.

use bevy_egui::egui::{self, Panel, Ui};

use super::menu_command::MenuCommand;
use crate::screens::frame::first;
use crate::theme::{self, widgets};

/// The height of the bar.
const HEIGHT: f32 = 64.0;

/// Puts the bar at the bottom of what is left of the window, a button for each deed by its
/// words. The deed that leads gets the keyboard. Gives the one that was pressed.
pub(super) fn bar(
    ui: &mut Ui,
    commands: &[(String, MenuCommand)],
    leads: Option<MenuCommand>,
) -> Option<MenuCommand> {
    let panel = Panel::bottom("go").exact_size(HEIGHT).resizable(false);
    panel.frame(widgets::panel_frame()).show(ui, |ui| buttons(ui, commands, leads)).inner
}

fn buttons(
    ui: &mut Ui,
    commands: &[(String, MenuCommand)],
    leads: Option<MenuCommand>,
) -> Option<MenuCommand> {
    let gaps = ui.spacing().item_spacing.x * commands.len().saturating_sub(1) as f32;
    let width = (ui.available_width() - gaps) / commands.len().max(1) as f32;
    let mut pressed = None;
    let size = fitting(ui, commands, width);
    ui.horizontal(|ui| {
        for (words, command) in commands {
            let button = egui::Button::new(theme::capitals(words, size));
            let button = ui.add(button.min_size(egui::vec2(width, 46.0)));
            if leads == Some(*command) {
                first(&button);
            }
            if button.clicked() {
                pressed = Some(*command);
            }
        }
    });
    pressed
}

/// The size of letters, 18 points or less, with which the longest words fit into a button.
fn fitting(ui: &Ui, commands: &[(String, MenuCommand)], width: f32) -> f32 {
    let room = width - 2.0 * ui.spacing().button_padding.x;
    let fits = |size: &f32| {
        commands.iter().all(|(words, _)| theme::capitals_width(ui, words, *size) <= room)
    };
    [18.0, 16.0, 14.0].into_iter().find(fits).unwrap_or(12.0)
}
