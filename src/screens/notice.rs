//! A message to the player over the screen.

use bevy::prelude::*;
use bevy_egui::egui;
use riposte_words::text;

use super::frame::first;
use crate::app_state::{Notice, Overlay};
use crate::input::{Act, Acts};
use crate::theme;

/// Shows the message; while it is there nothing under it hears the keys.
pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    let notice = world.resource::<Notice>();
    let heading = notice.heading();
    let Some(words) = notice.0.clone() else {
        let mut overlay = world.resource_mut::<Overlay>();
        if *overlay == Overlay::Notice {
            *overlay = Overlay::None;
        }
        *since = 0;
        return;
    };
    let Some(ctx) = theme::context(world) else { return };
    *since += 1;
    let mut overlay = world.resource_mut::<Overlay>();
    if *overlay == Overlay::None {
        *overlay = Overlay::Notice;
    }
    let acts = world.resource::<Acts>();
    let pressed = [Act::Back, Act::Confirm].iter().any(|act| acts.just_pressed(act));
    let mut seen = *since > 1 && pressed;
    theme::sheet(&ctx, "notice", 520.0, |ui| {
        theme::widgets::heading(ui, &heading);
        let room = (ctx.content_rect().height() - 200.0).max(80.0);
        let view = egui::ScrollArea::vertical().max_height(room).auto_shrink([false, true]);
        view.show(ui, |ui| ui.label(words));
        ui.add_space(10.0);
        let button = theme::widgets::menu_button(ui, &text!("menu-heard"));
        first(&button);
        seen |= button.clicked();
    });
    if seen {
        world.resource_mut::<Notice>().0 = None;
    }
}
