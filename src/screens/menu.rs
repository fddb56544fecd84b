//! The menu over a battle.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{Deed, Overlay, first, sheet};
use crate::input::{Act, Acts};
use crate::theme::{self, widgets};
use crate::{platform, records};

/// What can be done from the menu.
pub fn deeds(world: &World) -> Vec<Deed> {
    let fought = records::fought(world);
    let all = [
        (Deed::Close, true),
        (Deed::Save, fought),
        (Deed::Share, fought && platform::SHARES),
        (Deed::Files, true),
        (Deed::Help, true),
        (Deed::Settings, true),
        (Deed::Words, platform::IN_WORDS),
        (Deed::Title, true),
    ];
    all.into_iter().filter(|(_, open)| *open).map(|(deed, _)| deed).collect()
}

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Menu {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let back = *since > 1 && world.resource::<Acts>().just_pressed(&Act::Back);
    let mut wish = back.then_some(Deed::Close);
    let low = theme::Form::of(&ctx) == theme::Form::Low;
    sheet(&ctx, "menu", if low { 540.0 } else { 300.0 }, |ui| {
        ui.vertical_centered(|ui| {
            widgets::heading(ui, "The battle waits");
            ui.add_space(6.0);
        });
        let deeds = deeds(world);
        if low {
            // Two beside each other, for there is no height.
            ui.horizontal_wrapped(|ui| wish = buttons(ui, &deeds).or(wish));
        } else {
            ui.vertical_centered(|ui| wish = buttons(ui, &deeds).or(wish));
        }
    });
    if let Some(deed) = wish {
        deed.follow(world);
    }
}

fn buttons(ui: &mut Ui, deeds: &[Deed]) -> Option<Deed> {
    let mut pressed = None;
    for (number, deed) in deeds.iter().enumerate() {
        let button = widgets::menu_button(ui, deed.words());
        if number == 0 {
            first(&button);
        }
        if button.clicked() {
            pressed = Some(*deed);
        }
    }
    pressed
}
