//! The screens of the game.

mod bar;
mod battle;
mod deed;
mod files;
mod help;
mod keys;
mod menu;
mod outcome;
mod settings;
mod setup;
mod title;
mod when;

#[cfg(target_arch = "wasm32")]
pub use deed::play_at_once;
pub use deed::{Deed, take_in};
pub use files::{FileDeed, Listing};
pub use help::HOW;
pub use menu::deeds as menu_deeds;
pub use outcome::{DEEDS as OUTCOME_DEEDS, record_deeds};
pub use setup::{SetupForm, seed_by_lot};
pub use title::{UNREAD, deeds as title_deeds};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align, Frame, Layout, Margin, Ui};

use crate::input::{Act, Acts};
use crate::theme;

/// The screen shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// Setting up a skirmish.
    Setup,
    /// The battle.
    Battle,
    /// How it ended.
    Outcome,
}

/// What lies over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of the battle.
    Menu,
    /// The keys and how to play.
    Help,
    /// The settings.
    Settings,
    /// The list of saves and replays.
    Files,
    /// A message alone.
    Notice,
}

/// A message to the player over the screen, such as an error in a file.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice(pub Option<String>);

impl Notice {
    /// Says something; what was not read yet stays before it.
    pub fn say(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.0 = Some(match self.0.take() {
            Some(before) if before != text => format!("{before}\n\n{text}"),
            _ => text,
        });
    }
}

/// All screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Overlay>()
        .init_resource::<Notice>()
        .init_resource::<Listing>()
        .add_plugins((title::plugin, setup::plugin, battle::plugin, outcome::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (menu::show, help::show, settings::show, files::show, notice).chain().after(Drawn),
        );
}

/// The systems that draw the screen under the overlays.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

/// A column in the middle of the window; in a small one it scrolls.
fn column(ctx: &egui::Context, width: f32, add: impl FnOnce(&mut Ui)) {
    column_in(&mut theme::viewport(ctx), ctx, width, add);
}

/// The same in what is left of the window.
fn column_in(ui: &mut Ui, ctx: &egui::Context, width: f32, add: impl FnOnce(&mut Ui)) {
    let small = theme::small(ctx);
    let margin = if small { Margin::symmetric(22, 20) } else { Margin::same(28) };
    let frame = Frame::new().fill(theme::PAPER).inner_margin(margin);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        border(ui, ui.max_rect().expand2(margin.sum() / 2.0));
        let width = width.min(ui.available_width());
        let side = (ui.available_width() - width) / 2.0;
        let place = |ui: &mut Ui| {
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                let size = egui::vec2(width, ui.available_height());
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), add);
            });
        };
        if small {
            egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, place);
        } else {
            place(ui);
        }
    });
}

/// What is left of the height of a column, also of one that scrolls.
fn room(ui: &Ui) -> f32 {
    let height = ui.available_height();
    if height.is_finite() { height } else { 0.0 }
}

/// A drawn border around the paper.
fn border(ui: &Ui, whole: egui::Rect) {
    let lines = [(10.0, 3.0, theme::INK), (16.0, 1.0, theme::LINE)];
    for (inset, width, ink) in lines {
        let stroke = egui::Stroke::new(width, ink);
        let rect = whole.shrink(inset);
        ui.painter().rect_stroke(rect, 2.0, stroke, egui::StrokeKind::Inside);
    }
}

/// A sheet of paper over everything.
fn sheet(ctx: &egui::Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    let (margin, around) = if theme::small(ctx) { (14, 44.0) } else { (24, 64.0) };
    let frame = theme::widgets::card(false).fill(theme::PAPER).inner_margin(Margin::same(margin));
    let frame = frame.stroke(egui::Stroke::new(1.5, theme::INK));
    egui::Modal::new(egui::Id::new(name)).frame(frame).show(ctx, |ui| {
        let window = ctx.content_rect().size();
        ui.set_width(width.min(window.x - around));
        ui.set_max_height(window.y - around);
        add(ui);
    });
}

/// Gives the keyboard to a button when nothing has it, so that Enter presses it.
fn first(response: &egui::Response) {
    let nothing = response.ctx.memory(|memory| memory.focused().is_none());
    if nothing {
        response.request_focus();
    }
}

/// Shows the message; while it is there nothing under it hears the keys.
fn notice(world: &mut World, mut since: Local<u32>) {
    let Some(text) = world.resource::<Notice>().0.clone() else {
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
    sheet(&ctx, "notice", 520.0, |ui| {
        theme::widgets::heading(ui, "A word first");
        let room = (ctx.content_rect().height() - 200.0).max(80.0);
        let view = egui::ScrollArea::vertical().max_height(room).auto_shrink([false, true]);
        view.show(ui, |ui| ui.label(text));
        ui.add_space(10.0);
        let button = theme::widgets::menu_button(ui, "Go on");
        first(&button);
        seen |= button.clicked();
    });
    if seen {
        world.resource_mut::<Notice>().0 = None;
    }
}
