//! The title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::RichText;

use super::{Drawn, Overlay, Screen, column, first};
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Title)));
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let covered = *world.resource::<Overlay>() != Overlay::None;
    let mut wish = None;
    column(&ctx, 560.0, |ui| {
        let room = (ui.available_height() - 590.0).max(0.0);
        ui.add_space(room * 0.3);
        if let Some(picture) = icons::image(world, "swords", 92.0) {
            ui.add(picture.tint(theme::RED));
        }
        ui.label(RichText::new("Riposte").text_style(theme::title()).color(theme::INK));
        ui.label(RichText::new("Every blow can be answered.").size(23.0).color(theme::RED));
        ui.add_space(38.0);
        let entries = ["New skirmish", "How to play", "Settings", "Leave"];
        for (number, text) in entries.into_iter().enumerate() {
            let button = widgets::menu_button(ui, text);
            if number == 0 && !covered {
                first(&button);
            }
            if button.clicked() {
                wish = Some(number);
            }
            ui.add_space(4.0);
        }
        ui.add_space(18.0);
        ui.label(widgets::pale("Enter, and Enter again, and you are in a fight."));
    });
    match wish {
        Some(0) => world.resource_mut::<NextState<Screen>>().set(Screen::Setup),
        Some(1) => *world.resource_mut::<Overlay>() = Overlay::Help,
        Some(2) => *world.resource_mut::<Overlay>() = Overlay::Settings,
        Some(_) => {
            world.write_message(AppExit::Success);
        }
        None => {}
    }
}
