//! The panels in a small window, such as a phone held either way: a narrow bar at the top, and
//! one panel that shows what is asked, the figure looked at, or the log.

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel, RichText, ScrollArea, Ui};

use super::{Picked, Picking, Tab, Wish, forecast};
use crate::driver::{Desk, Open};
use crate::records::Replay;
use crate::theme::widgets::FINGER;
use crate::theme::{self, Form, widgets};

/// The height of the card of what is picked: of its first line, and of what it would bring.
const CARD: f32 = 76.0;
const BRINGS: f32 = 60.0;
/// The same with its reasons, for which the list makes way.
const REASONS: f32 = 130.0;

pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    form: Form,
    picking: &mut Picking,
    wishes: &mut Vec<Wish>,
) {
    let frame = || widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
    let whole = ui.available_size();
    let tall = form == Form::Tall;
    let bar = if tall { 2.0 * FINGER + 24.0 } else { FINGER + 12.0 };
    Panel::top("top").exact_size(bar).resizable(false).frame(frame()).show(ui, |ui| {
        super::top::compact(ui, world, tall, wishes);
    });
    if tall {
        let height = (whole.y * 0.44).clamp(220.0, 420.0);
        Panel::bottom("sheet").exact_size(height).resizable(false).frame(frame()).show(ui, |ui| {
            panel(ui, world, picking, wishes);
        });
    } else {
        let width = (whole.x * 0.46).clamp(250.0, 400.0);
        Panel::right("sheet").exact_size(width).resizable(false).frame(frame()).show(ui, |ui| {
            panel(ui, world, picking, wishes);
        });
    }
}

fn panel(ui: &mut Ui, world: &World, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    tabs(ui, picking);
    match (picking.tab, world.get_resource::<Replay>()) {
        (Tab::Figure, _) => super::figure::card(ui, world, picking),
        (Tab::Log, _) => super::log::show(ui, world, picking),
        (Tab::Ask, Some(replay)) => {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                super::replay::bar(ui, world, replay, wishes);
                super::replay::beside(ui, world, replay);
            });
        }
        (Tab::Ask, None) => {
            // Below the list, so that no row moves away under a finger.
            if let Some(open) = chosen(world, picking) {
                let below = if picking.details { REASONS } else { BRINGS };
                let card = Panel::bottom("picked").exact_size(CARD + below).resizable(false);
                let card = card.frame(egui::Frame::NONE).show_separator_line(false);
                card.show(ui, |ui| picked(ui, world, open, below, picking, wishes));
            }
            super::ask::show(ui, world, picking, wishes);
        }
    }
}

fn tabs(ui: &mut Ui, picking: &mut Picking) {
    let all = [(Tab::Ask, "Choose"), (Tab::Figure, "Figure"), (Tab::Log, "Log")];
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - 2.0 * gap) / 3.0;
    ui.horizontal(|ui| {
        for (tab, words) in all {
            let text = RichText::new(words).size(14.0);
            let button = egui::Button::selectable(picking.tab == tab, text);
            if ui.add(button.min_size(egui::vec2(width, FINGER))).clicked() {
                picking.tab = tab;
            }
        }
    });
}

fn chosen<'a>(world: &'a World, picking: &Picking) -> Option<&'a Open> {
    let offer = world.resource::<Desk>().0.as_ref()?;
    offer.open.get(picking.picked?)
}

/// What is picked, what it would bring, and the button that does it.
fn picked(
    ui: &mut Ui,
    world: &World,
    open: &Open,
    below: f32,
    picking: &mut Picking,
    wishes: &mut Vec<Wish>,
) {
    let Some(number) = picking.picked else { return };
    widgets::card(true).show(ui, |ui| {
        ui.horizontal(|ui| {
            let words = egui::Button::new(theme::capitals("Do it", 18.0));
            if ui.add(words.min_size(egui::vec2(84.0, FINGER))).clicked() {
                wishes.push(Wish::Pick(Picked::Take(number)));
            }
            let words = RichText::new(if picking.details { "less" } else { "why?" }).size(14.0);
            let why = egui::Button::selectable(picking.details, words);
            if ui.add(why.min_size(egui::vec2(FINGER, FINGER))).clicked() {
                picking.details = !picking.details;
            }
            let outlook = open.forecast.outlook();
            if let Some(chance) = outlook.first.chance {
                ui.label(RichText::new(chance.to_string()).size(22.0).family(theme::bold()));
            }
            ui.vertical(|ui| {
                ui.add(egui::Label::new(RichText::new(&open.words).family(theme::bold())).wrap());
                let small = outlook.small_print();
                if !small.is_empty() {
                    ui.label(widgets::pale(small));
                }
            });
        });
        ScrollArea::vertical().id_salt("picked").max_height(below).show(ui, |ui| {
            ui.set_width(ui.available_width());
            match picking.details {
                true => forecast::modifiers(ui, &open.forecast),
                false => forecast::summary(ui, world, &open.forecast, open.known),
            }
        });
    });
}
