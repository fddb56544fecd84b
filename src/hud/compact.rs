//! The panels in a small window, such as a phone held either way: a narrow bar at the top, and
//! one panel that shows what is asked, the figure looked at, or the log.

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel, RichText, ScrollArea, Ui};
use riposte_words::text;

use super::command::HudCommand;
use super::{Picked, Picking, Tab, forecast, hint, lesson, words};
use crate::driver::{PendingPrompt, PromptOption};
use crate::records::Replay;
use crate::theme::widgets::FINGER;
use crate::theme::{self, Form, widgets};

/// The height of the card of what is picked, with what it would bring or with its reasons.
const BRINGS: f32 = 156.0;
const REASONS: f32 = 206.0;
/// With less width beside the buttons, the numbers of a choice stand below them.
const NUMBERS: f32 = 150.0;
/// The least height of the list beside the card: who is asked what, and two rows.
const LIST: f32 = 60.0 + 2.0 * FINGER;

pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    form: Form,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let frame = || widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
    let whole = ui.available_size();
    let tall = form == Form::Tall;
    let bar = if tall { 2.0 * FINGER + 24.0 } else { FINGER + 12.0 };
    Panel::top("top").exact_size(bar).resizable(false).frame(frame()).show(ui, |ui| {
        super::top::compact(ui, world, tall, picking, commands);
    });
    if tall {
        let height = (whole.y * 0.44).clamp(220.0, 420.0);
        Panel::bottom("sheet").exact_size(height).resizable(false).frame(frame()).show(ui, |ui| {
            of_its_size(ui, |ui| panel(ui, world, picking, commands));
        });
    } else {
        let width = (whole.x * 0.46).clamp(250.0, 400.0);
        Panel::right("sheet").exact_size(width).resizable(false).frame(frame()).show(ui, |ui| {
            of_its_size(ui, |ui| panel(ui, world, picking, commands));
        });
    }
}

/// Draws what may be too large for a panel without making the panel larger: the board would take the
/// edge of the panel for its own.
fn of_its_size(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    add(&mut ui.new_child(egui::UiBuilder::new().max_rect(room)));
    ui.advance_cursor_after_rect(room);
}

fn panel(ui: &mut Ui, world: &World, picking: &mut Picking, commands: &mut Vec<HudCommand>) {
    tabs(ui, picking);
    match (picking.tab, world.get_resource::<Replay>()) {
        (Tab::Figure, _) => super::figure::card(ui, world, picking),
        (Tab::Log, _) => super::log::opened(ui, world, picking, commands),
        (Tab::Ask, Some(replay)) => {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                super::replay::bar(ui, world, replay, commands);
                super::replay::beside(ui, world, replay);
            });
        }
        (Tab::Ask, None) => match chosen(world, picking) {
            Some(option) => ask_beside_card(ui, world, option, picking, commands),
            None => super::ask::show(ui, world, picking, commands),
        },
    }
}

/// The list with the card of what is picked below it, so that no row moves away under a finger.
/// Where there is no room for both the card stands alone, with a way back to the list.
fn ask_beside_card(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let height = if picking.details { REASONS } else { BRINGS };
    if ui.available_height() < height + LIST {
        picked(ui, world, option, true, picking, commands);
        return;
    }
    let card = Panel::bottom("picked").exact_size(height).resizable(false);
    let card = card.frame(egui::Frame::NONE).show_separator_line(false);
    card.show(ui, |ui| picked(ui, world, option, false, picking, commands));
    super::ask::show(ui, world, picking, commands);
}

fn tabs(ui: &mut Ui, picking: &mut Picking) {
    let all = [(Tab::Ask, "tab-choose"), (Tab::Figure, "tab-figure"), (Tab::Log, "tab-log")];
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - 2.0 * gap) / 3.0;
    ui.horizontal(|ui| {
        for (tab, key) in all {
            let words = RichText::new(text(key)).size(14.0);
            let button = egui::Button::selectable(picking.tab == tab, words);
            if ui.add(button.min_size(egui::vec2(width, FINGER))).clicked() {
                picking.tab = tab;
            }
        }
    });
}

fn chosen<'a>(world: &'a World, picking: &Picking) -> Option<&'a PromptOption> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    prompt.options.get(picking.picked?)
}

/// What is picked, what it would bring, and the button that does it. It fills its room and no
/// more: what is long scrolls below the buttons.
fn picked(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    alone: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let rim = egui::Stroke::new(1.5, theme::BRIGHT);
    widgets::card(false).stroke(rim).show(ui, |ui| {
        let beside = ui
            .horizontal_wrapped(|ui| {
                buttons(ui, world, alone, picking, commands);
                let beside = ui.available_size_before_wrap().x >= NUMBERS;
                if beside {
                    ui.vertical(|ui| numbers(ui, option));
                }
                beside
            })
            .inner;
        if !beside {
            ui.vertical(|ui| numbers(ui, option));
        }
        let below = ScrollArea::vertical().id_salt("picked").auto_shrink([false, false]);
        below.min_scrolled_height(0.0).show(ui, |ui| {
            let words = words::without_price(&option.words, &option.forecast);
            ui.add(egui::Label::new(RichText::new(words).family(theme::bold())).wrap());
            // With the list the hint would be gone.
            let hinted = alone && hint::is_there(world);
            if hinted {
                hint::of_picked(ui, world, picking);
            }
            let small = option.forecast.outlook().small_print();
            if !small.is_empty() {
                ui.label(widgets::pale(small));
            }
            match picking.details {
                true => forecast::modifiers(ui, &option.forecast),
                false => forecast::summary(ui, world, &option.forecast, option.known),
            }
            if hinted {
                hint::others(ui, world, picking, commands);
            }
        });
    });
}

fn buttons(
    ui: &mut Ui,
    world: &World,
    alone: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let Some(number) = picking.picked else { return };
    let words = egui::Button::new(theme::capitals(text!("card-do-it"), 18.0));
    let done = ui.add(words.min_size(egui::vec2(84.0, FINGER)));
    lesson::ring_if(ui, world, picking, lesson::Button::Takes, done.rect);
    if done.clicked() {
        commands.push(HudCommand::Pick(Picked::Take(number)));
    }
    let small = |words: String, on: bool| {
        egui::Button::selectable(on, RichText::new(words).size(14.0))
            .min_size(egui::vec2(FINGER, FINGER))
    };
    if alone {
        let list = ui.add(small(text!("card-list"), false));
        lesson::ring_if(ui, world, picking, lesson::Button::LetsGo, list.rect);
        if list.clicked() {
            picking.picked = None;
        }
    }
    let words = forecast::why_or_less(picking.details);
    if ui.add(small(words, picking.details)).clicked() {
        picking.details = !picking.details;
    }
}

/// The chance and the price, and the danger: near the button, where nothing hides them.
fn numbers(ui: &mut Ui, option: &PromptOption) {
    let forecast = &option.forecast;
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.horizontal(|ui| {
        if let Some(chance) = forecast.outlook().first.chance {
            ui.label(RichText::new(chance.to_string()).size(22.0).family(theme::bold()));
        }
        if let Some(price) = words::price(forecast) {
            ui.label(widgets::pale(price));
        }
    });
    if forecast.danger.is_some() {
        forecast::dangers(ui, forecast);
    }
}
