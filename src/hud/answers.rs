//! The answers to a blow or to a small question, a card for each.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, RichText, Sense, Ui, UiBuilder, WidgetInfo, WidgetType};
use riposte_rules::decision::{Forecast, PromptKind};

use super::{HudCommand, Picking, list, words};
use crate::driver::{Prompt, PromptOption};
use crate::theme;
use crate::theme::widgets::{card, key_cap, pale};

pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let usually = prompt.usual();
    for (index, number) in picking.fitting(prompt).into_iter().enumerate() {
        let option = &prompt.options[number];
        let picked = picking.picked == Some(number);
        let usual = option.choice == usually;
        let built = UiBuilder::new().id_salt(number).sense(Sense::click());
        let shown = ui.scope_builder(built, |ui| {
            card(picked || ui.response().hovered())
                .show(ui, |ui| answer(ui, prompt, option, index, usual));
            ui.min_rect()
        });
        let response = shown.response;
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::Button, true, picked, &option.words));
        if response.hovered() {
            picking.pointed = Some(number);
        }
        if picked {
            // Where it is now: the response still has its place of the frame before.
            list::reveal(ui, number, shown.inner, picking.pointed.is_none());
        }
        if response.clicked() {
            commands.push(HudCommand::Pick(picking.choose(number)));
        }
    }
    let usual = if prompt.is_small() { "the usual answer" } else { "what is picked" };
    list::key_hint(ui, world, usual);
}

fn answer(ui: &mut Ui, prompt: &Prompt, option: &PromptOption, index: usize, usual: bool) {
    ui.set_width(ui.available_width());
    let info = prompt.verb(option.choice.verb);
    let headline = words::headline(&option.forecast);
    let price = format!(" ({})", words::costs(&option.forecast.costs));
    let words = option.words.strip_suffix(price.as_str()).unwrap_or(&option.words);
    ui.horizontal(|ui| {
        if !theme::small(ui.ctx()) {
            key_cap(ui, &if index < 9 { (index + 1).to_string() } else { words::cap(info) });
        }
        let room = if headline.is_some() { 62.0 } else { 0.0 };
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - room);
            ui.vertical(|ui| {
                ui.add(
                    bevy_egui::egui::Label::new(RichText::new(words).family(theme::bold())).wrap(),
                );
            });
        });
        if let Some(chance) = headline {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                ui.label(
                    RichText::new(chance.to_string())
                        .size(21.0)
                        .family(theme::bold())
                        .color(theme::INK),
                );
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let costs = words::costs(&option.forecast.costs);
        if !costs.is_empty() {
            ui.label(RichText::new(costs).size(13.5));
        }
        inflicted(ui, &option.forecast);
        suffered(ui, &option.forecast);
        if let (Some(note), None) = (option.forecast.notes.first(), headline) {
            ui.label(pale(note.text.as_ref())).on_hover_text(note.rule);
        }
        if usual && prompt.question.weight != PromptKind::Act {
            ui.label(RichText::new("usual").small().color(theme::GREEN));
        }
        ui.label(pale(info.rule));
    });
}

/// What the one who answers has to expect from the blow.
fn suffered(ui: &mut Ui, forecast: &Forecast) {
    if let Some(harm) = &forecast.suffered {
        let text = match harm.out {
            out if out >= 0.005 => format!("you fall {}", words::percent(out)),
            _ if harm.mean < 0.05 => "no harm to you".to_owned(),
            _ => format!("harm to you {:.1}", harm.mean),
        };
        let detail = words::degrees(harm);
        let lines: Vec<String> = detail
            .iter()
            .map(|(name, part)| format!("{}: {}", name, words::percent(*part)))
            .collect();
        ui.label(RichText::new(text).size(13.5).color(theme::RED)).on_hover_text(lines.join("\n"));
    }
}

/// What the answer itself is expected to do to somebody else, and the small print.
fn inflicted(ui: &mut Ui, forecast: &Forecast) {
    let outlook = forecast.outlook();
    let text = outlook.first.does();
    if let Some(harm) = outlook.first.harm.filter(|_| !text.is_empty()) {
        let detail = words::degrees(harm);
        let line = |(name, part): &(String, f64)| format!("{name}: {}", words::percent(*part));
        let lines: Vec<String> = detail.iter().map(line).collect();
        ui.label(RichText::new(text.join(" · ")).size(13.5)).on_hover_text(lines.join("\n"));
    }
    let small = outlook.small_print();
    if !small.is_empty() {
        ui.label(pale(small));
    }
}
