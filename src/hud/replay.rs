//! The panels of a replay: what is shown, and the bar to steer it.

use bevy::prelude::*;
use bevy_egui::egui::{Button, DragValue, RichText, Slider, Ui};
use riposte_rules::battle::{Ending, Table, TurnNumber};
use riposte_words::{phrase, text};

use super::command::HudCommand;
use crate::input::{Act, Keys};
use crate::match_setup::MatchSetup;
use crate::playback::ReplayCommand;
use crate::records::Replay;
use crate::settings::Settings;
use crate::shipped::scenario_name;
use crate::theme::{self, widgets};

/// What is asked now, and what was chosen.
pub(super) fn beside(ui: &mut Ui, world: &World, replay: &Replay) {
    widgets::heading(ui, &text!("replay-beside-heading"));
    if let Some(setup) = world.get_resource::<MatchSetup>() {
        ui.label(RichText::new(scenario_name(&setup.scenario)).family(theme::bold()));
        ui.label(widgets::pale(text!("replay-beside-seed", seed = setup.seed.to_string())));
        for seat in &setup.seats {
            ui.label(widgets::pale(seat.name()));
        }
    }
    ui.add_space(8.0);
    match next(ui, world, replay) {
        Some(words) => {
            widgets::caption(ui, &text!("replay-beside-next"));
            ui.label(RichText::new(words).size(16.0).family(theme::bold()));
        }
        None => {
            ui.label(RichText::new(text!("replay-beside-end")).size(16.0).family(theme::bold()));
        }
    }
    if let Some(trouble) = replay.trouble() {
        ui.add_space(8.0);
        let words = text!("replay-beside-trouble", trouble = trouble.to_string());
        ui.label(RichText::new(words).color(theme::RED));
    }
}

/// Puts the question, gives the answer.
fn next(ui: &mut Ui, world: &World, replay: &Replay) -> Option<String> {
    let table = Table::new(world);
    let decision = table.decision()?;
    let choice = replay.record.choice(table, replay.at)?.ok()?;
    let name = table.name(decision.figure);
    let side = theme::side_color(world, decision.side);
    ui.label(RichText::new(name).heading().family(theme::bold()).color(side));
    ui.label(phrase(&riposte_rules::tell::asked(table)));
    ui.add_space(6.0);
    let words = table.book().wording(world, &choice);
    let plain = || riposte_rules::decision::write(table, &choice);
    Some(if words.is_empty() { plain() } else { phrase(&words).into_owned() })
}

/// The bar.
pub(super) fn bar(ui: &mut Ui, world: &World, replay: &Replay, commands: &mut Vec<HudCommand>) {
    let mut order = None;
    ui.add_space(2.0);
    // On a phone the turn has a line of its own.
    let narrow = ui.available_width() < 430.0;
    ui.horizontal(|ui| {
        let play = if replay.playing { "replay-bar-pause" } else { "replay-bar-play" };
        let buttons = [
            ("replay-bar-turn-back", Act::TurnBack, ReplayCommand::TurnBack, replay.at > 0),
            ("replay-bar-back", Act::StepBack, ReplayCommand::Back, replay.at > 0),
            (play, Act::Play, ReplayCommand::Play, replay.end() > 0),
            ("replay-bar-on", Act::StepOn, ReplayCommand::On, replay.at < replay.end()),
            ("replay-bar-turn-on", Act::TurnOn, ReplayCommand::TurnOn, replay.at < replay.end()),
        ];
        let keys = world.resource::<Keys>();
        // The buttons and the turn stand in one line, also where it is short.
        let short = ui.available_width() < 700.0;
        let (size, width) = if short { (13.0, 40.0) } else { (16.0, 72.0) };
        if short {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().button_padding.x = 5.0;
        }
        let begins = replay.at == 0;
        let end = if begins { text!("replay-bar-begins") } else { text!("replay-bar-ends") };
        for (key, act, command, on) in buttons {
            let button = Button::new(theme::capitals(text(key), size));
            let response = ui.add_enabled(on, button.min_size([width, 34.0].into()));
            let response = response.on_disabled_hover_text(&end);
            if response.on_hover_text(format!("[{}]", keys.first(act))).clicked() {
                order = Some(command);
            }
        }
        if !narrow {
            ui.separator();
            order = turn(ui, world, replay).or(order);
        }
    });
    if narrow {
        ui.horizontal(|ui| order = turn(ui, world, replay).or(order));
    }
    ui.add_space(4.0);
    order = progress(ui, replay).or(order);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        order = speed(ui, world).or(order);
        ui.separator();
        let open = world.resource::<Ending>().0.is_none();
        let on =
            ui.add_enabled(open, Button::new(theme::capitals(text!("replay-bar-play-on"), 16.0)));
        let on = on.on_hover_text(text!("replay-bar-play-on-help"));
        if on.on_disabled_hover_text(text!("replay-bar-over")).clicked() {
            order = Some(ReplayCommand::PlayOn);
        }
        if ui.button(theme::capitals(text!("replay-bar-leave"), 16.0)).clicked() {
            order = Some(ReplayCommand::Leave);
        }
    });
    commands.extend(order.map(HudCommand::Replay));
}

fn turn(ui: &mut Ui, world: &World, replay: &Replay) -> Option<ReplayCommand> {
    let last = replay.turns().max().unwrap_or(1);
    let first = replay.turns().min().unwrap_or(1);
    let before = world.resource::<TurnNumber>().0;
    let mut turn = before;
    ui.label(text!("replay-bar-turn"));
    ui.add(DragValue::new(&mut turn).range(first..=last).speed(0.1))
        .on_hover_text(text!("replay-bar-turn-help"));
    ui.label(text!("replay-bar-turn-of", last = last));
    (turn != before).then_some(ReplayCommand::Turn(turn))
}

fn speed(ui: &mut Ui, world: &World) -> Option<ReplayCommand> {
    let speed = (world.resource::<Settings>().speed * 100.0).round() as u16;
    let mut order = None;
    ui.label(text!("replay-bar-speed"));
    let half = text!("replay-bar-half");
    for (percent, words) in [(50, half.as_str()), (100, "1"), (200, "2"), (400, "4")] {
        if ui.selectable_label(speed == percent, words).clicked() {
            order = Some(ReplayCommand::Speed(percent));
        }
    }
    order
}

fn progress(ui: &mut Ui, replay: &Replay) -> Option<ReplayCommand> {
    let mut at = replay.at;
    ui.horizontal(|ui| {
        let words = text!("replay-bar-place", at = replay.at, end = replay.end());
        ui.spacing_mut().slider_width = ui.available_width() - 150.0;
        ui.add(Slider::new(&mut at, 0..=replay.end()).show_value(false));
        ui.label(words);
    });
    (at != replay.at).then_some(ReplayCommand::To(at))
}
