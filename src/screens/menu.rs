//! The menu over a battle.

use bevy::prelude::*;

use super::{Overlay, Screen, first, sheet};
use crate::input::{Act, Acts};
use crate::records;
use crate::theme::{self, widgets};

const ENTRIES: [&str; 6] =
    ["Back to it", "Save", "Saves and replays", "How to play", "Settings", "To the title"];
const SAVE: usize = 1;
const LEAVE: usize = 5;

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Menu {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let back = *since > 1 && world.resource::<Acts>().just_pressed(&Act::Back);
    let mut wish = back.then_some(0);
    sheet(&ctx, "menu", 300.0, |ui| {
        ui.vertical_centered(|ui| {
            widgets::heading(ui, "The battle waits");
            ui.add_space(6.0);
            for (number, text) in ENTRIES.into_iter().enumerate() {
                if number == SAVE && !records::fought(world) {
                    continue;
                }
                let button = widgets::menu_button(ui, text);
                if number == 0 {
                    first(&button);
                }
                if button.clicked() {
                    wish = Some(number);
                }
            }
        });
    });
    let Some(wish) = wish else { return };
    let overlay = match wish {
        2 => Overlay::Files,
        3 => Overlay::Help,
        4 => Overlay::Settings,
        _ => Overlay::None,
    };
    *world.resource_mut::<Overlay>() = overlay;
    if wish == SAVE {
        super::files::save(world);
    }
    if wish == LEAVE {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    }
}
