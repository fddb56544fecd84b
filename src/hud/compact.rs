//! The panels in a small window, such as a phone held either way: a narrow bar at the top, and
//! one panel that shows what is asked, the figure looked at, or the log.

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel, RichText, ScrollArea, Ui};
use riposte_words::text;

use super::command::HudCommand;
use super::top::FLAG;
use super::{Picked, Picking, Tab, forecast, hint, lesson, more_below, words};
use crate::driver::{PendingPrompt, PromptOption};
use crate::records::Replay;
use crate::theme::widgets::FINGER;
use crate::theme::{self, Form, widgets};

/// How high the card of what is picked is taken to be before it is first drawn.
const FIRST: f32 = 156.0;
/// With less width beside the buttons, the numbers of a choice stand below them.
const NUMBERS: f32 = 140.0;
/// The least height of the list beside the card: who is asked what, and a row; with a hint over it,
/// the first of its choices with the reason as well.
const LIST: f32 = 60.0 + FINGER;
const HINT: f32 = 64.0;

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
    let bar = if tall { FINGER + FLAG.y + 20.0 } else { FINGER + 12.0 };
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

/// The list with the card of what is picked below it, so that no row moves away under a finger. The
/// card is as high as what stands on it. Where there is no room for both it stands alone, with a way
/// back to the list.
fn ask_beside_card(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let list = if hint::is_there(world) { LIST + HINT } else { LIST };
    let height = ui.data(|data| data.get_temp(card_height(picking.details))).unwrap_or(FIRST);
    if ui.available_height() < height + list {
        picked(ui, world, option, true, picking, commands);
        return;
    }
    let card = Panel::bottom("picked").exact_size(height).resizable(false);
    let card = card.frame(egui::Frame::NONE).show_separator_line(false);
    card.show(ui, |ui| picked(ui, world, option, false, picking, commands));
    super::ask::show(ui, world, picking, commands);
}

/// Where it is remembered how high the card is, with its reasons or without.
fn card_height(details: bool) -> egui::Id {
    egui::Id::new(("the card of what is picked", details))
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

/// What is picked, what it would bring, and the button that does it: as high as that, and no higher
/// than its room. What is long scrolls below the buttons.
fn picked(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    alone: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let frame = widgets::card(false).stroke(egui::Stroke::new(1.5, theme::BRIGHT));
    let shown = frame.show(ui, |ui| {
        head(ui, world, option, alone, picking, commands);
        let below = ScrollArea::vertical().id_salt("picked").auto_shrink([false, alone]);
        let below = below.min_scrolled_height(0.0);
        let below = below.show(ui, |ui| told(ui, world, option, alone, picking, commands));
        more_below::sign(ui, &below, &option.forecast);
        below.inner_rect.top() + below.inner
    });
    let wanted = shown.inner - shown.response.rect.top() + frame.total_margin().bottom;
    remember(ui, card_height(picking.details), wanted);
}

/// Keeps the height for the next frame, which comes at once where it is another one.
fn remember(ui: &Ui, at: egui::Id, wanted: f32) {
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<f32>(at);
        data.insert_temp(at, wanted);
        before
    });
    if before.is_none_or(|before| (before - wanted).abs() > 1.0) {
        ui.ctx().request_repaint();
    }
}

/// The buttons, and the numbers beside or below them.
fn head(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    alone: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
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
}

/// What is told of it; gives how high that is without the hint, which is read in the list as well.
fn told(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    alone: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> f32 {
    (ui.spacing_mut().item_spacing.y, ui.spacing_mut().interact_size.y) = (4.0, 20.0);
    let begin = ui.cursor().top();
    let words = words::without_price(&option.words, &option.forecast);
    ui.add(egui::Label::new(RichText::new(words).family(theme::bold())).wrap());
    // With the list the hint would be gone.
    let hinted = alone && hint::is_there(world);
    let mut of_hint = 0.0;
    if hinted {
        let top = ui.cursor().top();
        hint::of_picked(ui, world, picking);
        of_hint = ui.cursor().top() - top;
    }
    if let Some(unanswered) = forecast::unanswered(&option.forecast.outlook()) {
        ui.label(widgets::pale(unanswered));
    }
    forecast::summary(ui, world, &option.forecast, option.known);
    if picking.details {
        super::sums::show(ui, &option.forecast);
    }
    let told = ui.cursor().top() - begin - of_hint;
    if hinted {
        hint::others(ui, world, picking, commands);
    }
    told
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
    let (chance, price) = (forecast.outlook().first.chance, words::price(forecast));
    ui.spacing_mut().item_spacing.y = 0.0;
    if chance.is_some() || price.is_some() {
        ui.horizontal_wrapped(|ui| {
            if let Some(chance) = chance {
                ui.label(RichText::new(chance.to_string()).size(22.0).family(theme::bold()));
            }
            if let Some(price) = price {
                ui.label(widgets::pale(price));
            }
        });
    }
    if forecast.danger.is_some() {
        forecast::dangers(ui, forecast);
    }
}
