//! The settings.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_words::text;

use super::keys::{Rebinding, rebind};
use crate::app_state::Overlay;
use crate::input::{Act, Acts};
use crate::screens::frame::first;
use crate::settings::{self, Settings};
use crate::sound;
use crate::theme::{self, sheet, widgets};

pub(super) fn show(world: &mut World, mut since: Local<u32>, mut rebinding: Local<Rebinding>) {
    if *world.resource::<Overlay>() != Overlay::Settings {
        *since = 0;
        *rebinding = Rebinding::default();
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let waits = rebinding.waits();
    let mut close =
        *since > 1 && !waits && [Act::Back, Act::Settings].iter().any(|act| acts.just_pressed(act));
    let before = world.resource::<Settings>().clone();
    let mut settings = before.clone();
    sheet(&ctx, "settings", 720.0, |ui| {
        ui.label(RichText::new(text!("menu-settings")).size(26.0).family(theme::bold()));
        ui.add_space(6.0);
        let height = (ctx.content_rect().height() - 200.0).max(80.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            if theme::small(&ctx) {
                rows(ui, &mut settings);
            } else {
                let grid = egui::Grid::new("settings").num_columns(2).spacing([24.0, 12.0]);
                grid.show(ui, |ui| rows(ui, &mut settings));
            }
            ui.add_space(8.0);
            ui.collapsing(text!("settings-keys"), |ui| {
                rebind(ui, world, &mut settings, &mut rebinding)
            });
        });
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| {
            let button = widgets::menu_button(ui, &text!("screen-close"));
            if !waits {
                first(&button);
            }
            close |= button.clicked();
            if widgets::menu_button(ui, &text!("settings-as-they-came")).clicked() {
                settings = settings.as_they_came();
            }
        });
    });
    if settings != before {
        *world.resource_mut::<Settings>() = settings.in_range();
    }
    if close {
        *world.resource_mut::<Overlay>() = Overlay::None;
    }
}

fn rows(ui: &mut Ui, settings: &mut Settings) {
    let small = theme::small(ui.ctx());
    for row in settings::rows(settings) {
        ui.label(&row.what);
        if let Some(why) = sound::why_silent().filter(|_| row.key == settings::SOUND) {
            ui.label(widgets::pale(why));
            ui.end_row();
            continue;
        }
        let mut options = |ui: &mut Ui| {
            for option in &row.options {
                let words = egui::Button::selectable(option.held, option.words.as_str());
                let least = if small { widgets::FINGER } else { 0.0 };
                if ui.add(words.min_size(egui::Vec2::splat(least))).clicked() {
                    *settings = option.leads_to.clone();
                }
            }
        };
        if small {
            ui.horizontal_wrapped(&mut options);
            ui.add_space(6.0);
        } else {
            ui.horizontal(options);
        }
        ui.end_row();
    }
}
