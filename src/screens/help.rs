//! How to play, and every key.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

use super::{Overlay, first, sheet};
use crate::input::{Act, Acts, Keys};
use crate::theme::{self, widgets};

/// How to play: headings and texts.
pub const HOW: &[(&str, &str)] = &[
    (
        "Whose turn",
        "The bar at the top shows the phase of the turn and the figures in the order in which they act, with the points they have left. The panel at the left says who is asked what.",
    ),
    (
        "Choosing",
        "Marked hexes on the map are choices, and so are the rows at the left. Point at one and the strip at the bottom shows what it would bring: the chance first, then the harm to expect, the price, and who may strike at you for it. Click to take it; where a hex holds several choices, the first click lists them.",
    ),
    (
        "Answering",
        "When somebody strikes at you, the banner says who, at whom and with what. Each answer has a card with its chance, its price and the harm you would still have to expect.",
    ),
    (
        "Why",
        "Every number can be asked for its reasons: hold Shift or click “why?”, or point at a line of the log. Each modifier names its rule.",
    ),
    ("Taking back", "Undo goes back to the last dice or to the other side's last decision."),
];

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Help {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let mut close = *since > 1 && [Act::Back, Act::Help].iter().any(|act| acts.just_pressed(act));
    let keys = world.resource::<Keys>().clone();
    sheet(&ctx, "help", 900.0, |ui| {
        ui.label(RichText::new("How to play").size(26.0).family(theme::bold()));
        let height = (ctx.content_rect().height() - 200.0).max(80.0);
        if ui.available_width() < 860.0 {
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                how(ui);
                table(ui, &keys);
            });
        } else {
            side_by_side(ui, height, &keys);
        }
        ui.add_space(10.0);
        let button = widgets::menu_button(ui, "Close");
        first(&button);
        close |= button.clicked();
    });
    if close {
        *world.resource_mut::<Overlay>() = Overlay::None;
    }
}

fn side_by_side(ui: &mut Ui, height: f32, keys: &Keys) {
    ui.horizontal_top(|ui| {
        let down = egui::Layout::top_down(egui::Align::Min);
        let half = egui::vec2(430.0, height);
        ui.allocate_ui_with_layout(half, down, |ui| {
            ScrollArea::vertical().id_salt("how").max_height(height).show(ui, how);
        });
        ui.add_space(20.0);
        ui.allocate_ui_with_layout(half, down, |ui| {
            let keys_area = ScrollArea::vertical().id_salt("keys").max_height(height);
            keys_area.show(ui, |ui| table(ui, keys));
        });
    });
}

fn how(ui: &mut Ui) {
    ui.set_width(ui.available_width().min(420.0));
    for (head, text) in HOW {
        ui.label(RichText::new(*head).family(theme::bold()));
        ui.label(RichText::new(*text).size(14.0));
        ui.add_space(4.0);
    }
}

fn table(ui: &mut Ui, keys: &Keys) {
    egui::Grid::new("keys").num_columns(2).spacing([14.0, 3.0]).show(ui, |ui| {
        for row in keys.0.iter().filter(|row| !matches!(row.act, Act::Nth(_) | Act::Letter(_))) {
            ui.horizontal(|ui| row.keys.iter().for_each(|key| widgets::key_cap(ui, key)));
            ui.label(RichText::new(&row.help).size(13.5));
            ui.end_row();
        }
        ui.horizontal(|ui| ["1", "…", "9"].iter().for_each(|key| widgets::key_cap(ui, key)));
        ui.label(RichText::new("That choice of the list").size(13.5));
        ui.end_row();
        ui.horizontal(|ui| {
            ["A", "…", "Z", "Space"].iter().for_each(|key| widgets::key_cap(ui, key))
        });
        ui.label(RichText::new("The action with that letter").size(13.5));
        ui.end_row();
        for (mouse, help) in [
            ("Tap", "Pick; tap again, or “Do it”, to do it"),
            ("Rest", "A finger that rests on a hex asks who stands there"),
            ("Two fingers", "Look closer, from further away, elsewhere"),
            ("Wheel", "Look closer or from further away"),
            ("Drag", "Move the view"),
            ("Left mouse", "Choose"),
        ] {
            ui.horizontal(|ui| widgets::key_cap(ui, mouse));
            ui.label(RichText::new(help).size(13.5));
            ui.end_row();
        }
    });
}
