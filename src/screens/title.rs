//! The title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::RichText;

use super::{Drawn, Notice, Overlay, Screen, column, first};
use crate::records::{self, Interrupted, Paper};
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Title)));
}

const ENTRIES: [&str; 6] = [
    "Continue the battle",
    "New skirmish",
    "Saves and replays",
    "How to play",
    "Settings",
    "Leave",
];

/// Goes on with the battle that was interrupted.
fn go_on(world: &mut World) {
    let Some(Ok(save)) = world.resource::<Interrupted>().0.clone() else { return };
    if let Err(error) = records::open(world, &Paper::Save(save)) {
        world.resource_mut::<Notice>().0 = Some(error.to_string());
    }
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
        let interrupted = world.resource::<Interrupted>().0.as_ref();
        let goes_on = interrupted.is_some_and(Result::is_ok);
        let start = if goes_on { 0 } else { 1 };
        for (number, text) in ENTRIES.into_iter().enumerate().skip(start) {
            let button = widgets::menu_button(ui, text);
            if number == start && !covered {
                first(&button);
            }
            if button.clicked() {
                wish = Some(number);
            }
            ui.add_space(4.0);
        }
        if let Some(Err(error)) = interrupted {
            let text = format!(
                "The interrupted battle cannot be gone on with; its file is kept.\n{error}"
            );
            ui.label(RichText::new(text).small().color(theme::RED));
        }
        if interrupted.is_none() {
            ui.add_space(18.0);
            ui.label(widgets::pale("Enter, and Enter again, and you are in a fight."));
        }
    });
    match wish {
        Some(0) => go_on(world),
        Some(1) => world.resource_mut::<NextState<Screen>>().set(Screen::Setup),
        Some(2) => *world.resource_mut::<Overlay>() = Overlay::Files,
        Some(3) => *world.resource_mut::<Overlay>() = Overlay::Help,
        Some(4) => *world.resource_mut::<Overlay>() = Overlay::Settings,
        Some(_) => {
            world.write_message(AppExit::Success);
        }
        None => {}
    }
}
