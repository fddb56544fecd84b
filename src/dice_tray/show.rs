//! Drawing the tray.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Area, Color32, Frame, Id, Margin, Order, RichText, Sense, Stroke, Ui,
};
use riposte_words::text;

use super::cast::Cast;
use super::corner::corner;
use super::faces;
use super::tray::Tray;
use super::tumble::pose;
use crate::app_state::{Notice, Overlay};
use crate::board::contract::Stage;
use crate::figures::{Again, LastExchange};
use crate::input::{Act, Keys};
use crate::theme::{self, widgets};

/// The size of the tray, in points, and how far it stands from the edges of the board.
const WIDTH: f32 = 220.0;
const AWAY: f32 = 10.0;
/// How high it is taken to be before it is first drawn.
const LEAST: f32 = 96.0;
/// Half the side of a die.
const DIE: f32 = 12.0;
/// The wood of the tray, its rim, and what is written on it.
const WOOD: Color32 = Color32::from_rgb(0x3A, 0x2A, 0x1C);
const RIM: Color32 = Color32::from_rgb(0x8A, 0x62, 0x38);
const WORDS: Color32 = Color32::from_rgb(0xF3, 0xE6, 0xC8);
const PALE: Color32 = Color32::from_rgb(0xC4, 0xB0, 0x8C);
const GOOD: Color32 = Color32::from_rgb(0xA9, 0xD0, 0x8E);
const BAD: Color32 = Color32::from_rgb(0xF0, 0x9C, 0x82);

/// Draws the tray in the lower right corner of the board while dice lie in it.
pub(super) fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let covered =
        *world.resource::<Overlay>() != Overlay::None || world.resource::<Notice>().0.is_some();
    if world.resource::<Tray>().casts.is_empty() || covered {
        return;
    }
    let id = Id::new("dice tray");
    let drawn = ctx.memory(|memory| memory.area_rect(id));
    let size = drawn.map_or(egui::vec2(WIDTH, LEAST), |drawn| drawn.size());
    let room = egui::Vec2::splat(AWAY);
    let roll = world.resource::<Tray>().rolls();
    let Some(corner) = corner(&ctx, world, size + room, roll) else { return };
    let area =
        Area::new(id).order(Order::Middle).pivot(Align2::RIGHT_BOTTOM).fixed_pos(corner - room);
    let mut again = false;
    area.show(&ctx, |ui| again = draw(ui, world));
    if again {
        world.resource_mut::<Again>().0 = true;
    }
}

/// Draws what lies in the tray; whether the last exchange is wanted again.
fn draw(ui: &mut Ui, world: &World) -> bool {
    let tray = world.resource::<Tray>();
    let wood = Frame::new()
        .fill(WOOD)
        .stroke(Stroke::new(2.0, RIM))
        .corner_radius(7.0)
        .inner_margin(Margin::symmetric(9, 6));
    let mut again = false;
    wood.show(ui, |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
        let Some((last, before)) = tray.casts.split_last() else { return };
        for cast in tray.asides.iter().chain(before) {
            let words = format!("{}: {}", cast.title(), cast.words());
            ui.label(RichText::new(words).size(12.5).color(PALE));
        }
        throw(ui, last);
        again = beside(ui, world, last);
    });
    again
}

/// The dice of a roll.
fn throw(ui: &mut Ui, cast: &Cast) {
    let count = cast.dice.len().max(1) as f32;
    let half = DIE.min(WIDTH / count / 2.6);
    let size = egui::vec2(ui.available_width(), half * 3.2);
    let (room, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = format!("{}: {}", cast.title(), cast.words());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
    let painter = ui.painter_at(room);
    for (number, die) in cast.dice.iter().enumerate() {
        let pose = pose(cast.age, number, die.sides, die.face);
        let at = room.left_center() + egui::vec2(half * (1.5 + 2.6 * number as f32), 0.0);
        faces::draw(&painter, die, at + pose.shift, half, pose.turn, pose.face);
    }
}

/// The words of a roll, once its dice lie still, and the button that shows the exchange again.
fn beside(ui: &mut Ui, world: &World, cast: &Cast) -> bool {
    ui.label(RichText::new(cast.title()).size(13.5).color(PALE));
    let tone = match cast.good() {
        Some(true) => GOOD,
        Some(false) => BAD,
        None => WORDS,
    };
    let words = if cast.rests() { cast.words() } else { " ".to_owned() };
    ui.label(RichText::new(words).size(16.5).family(theme::bold()).color(tone));
    if world.resource::<Stage>().busy() || !world.resource::<LastExchange>().is_some() {
        return false;
    }
    let key = world.resource::<Keys>().first(Act::Again);
    let words = text!("dice-again");
    let words = if theme::small(ui.ctx()) { words } else { format!("{words} [{key}]") };
    let button = widgets::bare_button(ui, RichText::new(words).size(12.5).color(PALE));
    button.on_hover_text(text!("dice-again-help")).clicked()
}
