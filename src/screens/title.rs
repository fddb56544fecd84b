//! The title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Ui};

use super::{Deed, Drawn, Overlay, Screen, column, first, room};
use crate::platform;
use crate::records::Interrupted;
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Title)));
}

/// What can be done from the title.
pub fn deeds(world: &World) -> Vec<Deed> {
    let waiting = world.resource::<Interrupted>();
    let others = waiting.count - usize::from(waiting.newest.is_some());
    let all = [
        (Deed::GoOn, waiting.newest.is_some()),
        (Deed::UnderWay, others > 0),
        (Deed::NewSkirmish, true),
        (Deed::Files, true),
        (Deed::Help, true),
        (Deed::Settings, true),
        (Deed::Words, platform::IN_WORDS),
        (Deed::Leave, platform::LEAVES),
    ];
    all.into_iter().filter(|(_, open)| *open).map(|(deed, _)| deed).collect()
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let mut wish = None;
    match theme::Form::of(&ctx) {
        // Beside each other, for there is no height.
        theme::Form::Low => column(&ctx, 700.0, |ui| {
            ui.columns(2, |sides| {
                sides[0].vertical_centered(|ui| name(ui, world, 40.0));
                sides[1].vertical_centered(|ui| wish = buttons(ui, world));
            });
        }),
        _ => column(&ctx, 560.0, |ui| {
            let room = (room(ui) - 590.0).max(0.0);
            name(ui, world, room * 0.3);
            ui.add_space(38.0);
            wish = buttons(ui, world);
        }),
    }
    if let Some(deed) = wish {
        deed.follow(world);
    }
}

/// The name of the game.
fn name(ui: &mut Ui, world: &World, above: f32) {
    ui.add_space(above);
    if let Some(picture) = icons::image(world, "swords", 92.0) {
        ui.add(picture.tint(theme::RED));
    }
    let size = (ui.available_width() * 0.27).min(104.0);
    ui.label(theme::capitals("Riposte", size));
    ui.label(RichText::new("Every blow can be answered.").size(23.0).color(theme::RED));
}

/// What can be done, and what is to be known before.
fn buttons(ui: &mut Ui, world: &World) -> Option<Deed> {
    let covered = *world.resource::<Overlay>() != Overlay::None;
    let mut wish = None;
    for (number, deed) in deeds(world).into_iter().enumerate() {
        let button = match deed {
            // It belongs to the one above it.
            Deed::UnderWay => {
                let words = theme::capitals(deed.words(), 15.0);
                ui.add(egui::Button::new(words).min_size(egui::vec2(260.0, 30.0)))
            }
            _ => widgets::menu_button(ui, deed.words()),
        };
        if number == 0 && !covered {
            first(&button);
        }
        if button.clicked() {
            wish = Some(deed);
        }
        ui.add_space(4.0);
    }
    let waiting = world.resource::<Interrupted>();
    for error in &waiting.unread {
        let text = format!("{UNREAD} Its file is kept.\n{error}");
        ui.label(RichText::new(text).small().color(theme::RED));
    }
    if waiting.count == 0 && !theme::small(ui.ctx()) {
        ui.add_space(18.0);
        ui.label(widgets::pale("Enter, and Enter again, and you are in a fight."));
    }
    wish
}

/// What is said of a battle under way that cannot be read.
pub const UNREAD: &str = "A battle under way cannot be gone on with.";
