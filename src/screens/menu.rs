//! The menu over a battle.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use riposte_words::text;

use super::menu_command::MenuCommand;
use crate::app_state::{NewVersion, Overlay};
use crate::input::{Act, Acts};
use crate::lesson::Teaching;
use crate::screens::frame::first;
use crate::theme::{self, sheet, widgets};
use crate::{platform, playback, records};

/// What can be done from the menu.
pub fn commands(world: &World) -> Vec<MenuCommand> {
    let fought = records::fought(world) && !world.contains_resource::<Teaching>();
    let hands_on = playback::can_hand_on(world);
    let all = [
        (MenuCommand::Close, true),
        (MenuCommand::Save, fought),
        (MenuCommand::HandOn, hands_on),
        (MenuCommand::Share, fought && platform::SHARES && !hands_on),
        (MenuCommand::ShareReplay, fought && platform::SHARES),
        (MenuCommand::Files, true),
        (MenuCommand::Help, true),
        (MenuCommand::Rulebook, true),
        (MenuCommand::Settings, true),
        (MenuCommand::Renew, world.resource::<NewVersion>().0),
        (MenuCommand::Words, platform::IN_WORDS),
        (MenuCommand::Title, true),
    ];
    all.into_iter().filter(|(_, open)| *open).map(|(command, _)| command).collect()
}

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Menu {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let back = *since > 1 && [Act::Back, Act::Menu].iter().any(|act| acts.just_pressed(act));
    let mut pressed = back.then_some(MenuCommand::Close);
    let commands = commands(world);
    let low = HEAD + BUTTON * commands.len() as f32 > ctx.content_rect().height();
    sheet(&ctx, "menu", if low { 540.0 } else { 300.0 }, |ui| {
        ui.vertical_centered(|ui| {
            widgets::heading(ui, &text!("menu-waits"));
            ui.add_space(6.0);
        });
        if low {
            // Two beside each other, for there is no height.
            ui.horizontal_wrapped(|ui| pressed = buttons(ui, &commands).or(pressed));
        } else {
            ui.vertical_centered(|ui| pressed = buttons(ui, &commands).or(pressed));
        }
    });
    if let Some(command) = pressed {
        command.follow(world);
    }
}

/// The height of the heading with the frame around all, and of a button with its gap, in points.
const HEAD: f32 = 90.0;
const BUTTON: f32 = 52.0;

fn buttons(ui: &mut Ui, commands: &[MenuCommand]) -> Option<MenuCommand> {
    let mut pressed = None;
    for (number, command) in commands.iter().enumerate() {
        let button = widgets::menu_button(ui, &command.words());
        if number == 0 {
            first(&button);
        }
        if button.clicked() {
            pressed = Some(*command);
        }
    }
    pressed
}
