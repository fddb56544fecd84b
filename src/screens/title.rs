//! The title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_words::text;

use super::menu_command::MenuCommand;
use crate::app_state::{Drawn, NewVersion, Overlay, Screen};
use crate::lesson::Lessons;
use crate::platform;
use crate::playback::Interrupted;
use crate::screens::frame::{column, first, room};
use crate::settings::Settings;
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Title)));
}

/// What can be done from the title.
pub fn commands(world: &World) -> Vec<MenuCommand> {
    let waiting = world.resource::<Interrupted>();
    let others = waiting.count - usize::from(waiting.newest.is_some());
    let all = [
        (MenuCommand::GoOn, waiting.newest.is_some()),
        (MenuCommand::UnderWay, others > 0),
        (MenuCommand::Letters, waiting.letters > 0),
        (MenuCommand::NewSkirmish, true),
        (MenuCommand::Lessons, !world.resource::<Lessons>().0.is_empty()),
        (MenuCommand::Ladder, !world.resource::<Settings>().ladder.is_empty()),
        (MenuCommand::Files, true),
        (MenuCommand::Help, true),
        (MenuCommand::Settings, true),
        (MenuCommand::Renew, world.resource::<NewVersion>().0),
        (MenuCommand::Words, platform::IN_WORDS),
        (MenuCommand::Leave, platform::LEAVES),
    ];
    all.into_iter().filter(|(_, open)| *open).map(|(command, _)| command).collect()
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let mut pressed = None;
    if beside(&ctx, world) {
        // Both in the middle of the height, as far as there is any.
        let middle = |of: f32| ((height(&ctx) - of) / 2.0).max(0.0);
        let list = BUTTON * commands(world).len() as f32;
        column(&ctx, 700.0, |ui| {
            ui.columns(2, |sides| {
                sides[0].vertical_centered(|ui| name(ui, world, middle(NAME)));
                sides[1].vertical_centered(|ui| {
                    ui.add_space(middle(list));
                    pressed = buttons(ui, world);
                });
            });
        });
    } else {
        column(&ctx, 560.0, |ui| {
            let room = (room(ui) - 640.0).max(0.0);
            name(ui, world, room * 0.3);
            ui.add_space(50.0);
            pressed = buttons(ui, world);
        });
    }
    if let Some(command) = pressed {
        command.follow(world);
    }
}

/// The height of the name, of what keeps it apart from buttons under it, and of a button with
/// its gap, in points.
const NAME: f32 = 270.0;
const APART: f32 = 60.0;
const BUTTON: f32 = 52.0;

/// The height of the window within its border.
fn height(ctx: &egui::Context) -> f32 {
    ctx.content_rect().height() - if theme::small(ctx) { 40.0 } else { 56.0 }
}

/// Whether the buttons stand beside the name, for there is no height for them under it.
fn beside(ctx: &egui::Context, world: &World) -> bool {
    match theme::Form::of(ctx) {
        theme::Form::Tall => false,
        theme::Form::Low => true,
        theme::Form::Wide => NAME + APART + BUTTON * commands(world).len() as f32 > height(ctx),
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
    ui.label(RichText::new(text!("title-motto")).size(23.0).color(theme::RED));
}

/// What can be done, and what is to be known before.
fn buttons(ui: &mut Ui, world: &World) -> Option<MenuCommand> {
    let covered = *world.resource::<Overlay>() != Overlay::None;
    let mut pressed = None;
    for (number, command) in commands(world).into_iter().enumerate() {
        let button = match command {
            // It belongs to the one above it.
            MenuCommand::UnderWay => {
                let words = theme::capitals(command.words(), 15.0);
                ui.add(egui::Button::new(words).min_size(egui::vec2(260.0, 30.0)))
            }
            _ => widgets::menu_button(ui, &command.words()),
        };
        if number == 0 && !covered {
            first(&button);
        }
        if button.clicked() {
            pressed = Some(command);
        }
        ui.add_space(2.0);
    }
    let waiting = world.resource::<Interrupted>();
    for error in &waiting.unread {
        let words = format!("{}\n{error}", text!("title-unread-kept"));
        ui.label(RichText::new(words).small().color(theme::RED));
    }
    if waiting.count == 0 && !theme::small(ui.ctx()) {
        ui.add_space(4.0);
        ui.label(widgets::pale(text!("title-hint")));
    }
    pressed
}

/// What is said of a battle under way that cannot be read.
pub fn unread() -> String {
    text!("title-unread")
}
