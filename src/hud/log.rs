//! The log: what happened, with the dice.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_rules::tell::{Line, Tone};

use crate::board::contract::Stage;
use crate::driver::Chronicle;
use crate::theme::{self, widgets};

pub(super) fn show(ui: &mut Ui, world: &World) {
    let lines = &world.resource::<Chronicle>().lines;
    // What the stage has yet to show is not told before.
    let told = lines.len().saturating_sub(world.resource::<Stage>().queue.len());
    ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for line in lines[..told].iter().rev().take(200).rev() {
                one(ui, line);
            }
        },
    );
}

fn one(ui: &mut Ui, line: &Line) {
    let text = RichText::new(&line.text);
    let text = match line.tone {
        Tone::Heading => text.size(13.5).family(theme::bold()).underline(),
        Tone::Deed => text.size(13.5),
        Tone::Dice => text.size(12.5).color(theme::PALE),
        Tone::Harm => text.size(13.5).family(theme::bold()).color(theme::RED),
        Tone::Aside => text.size(12.5).color(theme::PALE),
    };
    let label = ui.add(egui::Label::new(text).wrap());
    if line.rule.is_empty() && line.sums.iter().all(|sum| sum.parts.is_empty()) {
        return;
    }
    label.on_hover_ui(|ui| {
        ui.set_max_width(300.0);
        for sum in &line.sums {
            ui.label(RichText::new(&sum.words).size(13.0).family(theme::bold()));
            for (value, label, rule) in &sum.parts {
                ui.horizontal(|ui| {
                    ui.label(RichText::new(format!("{value} {label}")).size(13.0));
                    ui.label(widgets::pale(*rule));
                });
            }
        }
        if !line.rule.is_empty() {
            ui.label(widgets::pale(line.rule));
        }
    });
}
