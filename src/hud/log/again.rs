//! How to see the last exchange again from the log: its dice go when the next decision is asked.

use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Sense, Ui};
use riposte_words::text;

use super::row;
use crate::board::contract::Stage;
use crate::figures::LastExchange;
use crate::hud::command::HudCommand;
use crate::theme::{self, widgets};

/// The room of the button at the end of a row, in points.
const WIDTH: f32 = 104.0;

/// Whether there is one, and nothing is played just now.
fn can(world: &World) -> bool {
    let known = world.get_resource::<LastExchange>().is_some_and(LastExchange::is_some);
    known && !world.resource::<Stage>().busy()
}

/// How much of a row the button takes.
pub(super) fn width(ui: &Ui, world: &World) -> f32 {
    if can(world) { WIDTH + ui.spacing().item_spacing.x } else { 0.0 }
}

/// As a word before the folded line.
pub(super) fn beside_line(ui: &mut Ui, world: &World, commands: &mut Vec<HudCommand>) {
    if !can(world) {
        return;
    }
    let word = RichText::new(text!("dice-again")).size(13.5).color(theme::BRIGHT);
    let word = row::pressable(ui.add(Label::new(word).sense(Sense::click())));
    if word.on_hover_text(text!("dice-again-help")).clicked() {
        commands.push(HudCommand::Again);
    }
}

/// As a button at the end of the row over the open log.
pub(super) fn beside_chips(ui: &mut Ui, world: &World, commands: &mut Vec<HudCommand>) {
    if !can(world) {
        return;
    }
    let button = widgets::small_button(ui, &text!("dice-again"));
    if button.on_hover_text(text!("dice-again-help")).clicked() {
        commands.push(HudCommand::Again);
    }
}
