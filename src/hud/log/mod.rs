//! The log: what happened, a line for each result; a click opens a line to all its parts and
//! goes where it happened.

mod again;
mod chips;
mod heading;
mod ink;
mod log_view;
mod parts;
mod places;
mod row;

pub use log_view::LogView;

use bevy::prelude::*;
use bevy_egui::egui::{Label, ScrollArea, Sense, TextWrapMode, Ui};
use riposte_rules::tell::{Entry, under_headings};

use super::Picking;
use super::command::HudCommand;
use crate::battle_log::BattleLog;
use crate::board::contract::{CameraCommand, Stage};
use places::places;

/// How many lines are shown, folded or not.
const MOST: usize = 400;

/// How many lines of the log have been shown: what the stage has yet to show is not told before,
/// nor what its dice decide while they fall.
fn shown(world: &World) -> usize {
    world.resource::<BattleLog>().shown(world.resource::<Stage>().untold())
}

/// The last entries that have something to see.
fn latest(world: &World) -> Vec<Entry> {
    let entries = world.resource::<BattleLog>().entries(shown(world), MOST);
    entries.into_iter().filter(|entry| !entry.heads.is_empty()).collect()
}

/// A key opens the last line that has parts, then the one before it, and at the end none.
pub fn open_log(world: &mut World) {
    world.resource_scope(|world, mut picking: Mut<Picking>| open_before(world, &mut picking.log));
}

fn open_before(world: &World, view: &mut LogView) {
    let entries = latest(world);
    let newest = entries.last().map(Entry::number);
    // What has happened since comes first.
    let now = view.unfolded.iter().min().copied().filter(|_| view.newest == newest);
    view.newest = newest;
    let older = |entry: &&Entry| now.is_none_or(|now| entry.number() < now);
    let next = entries.iter().rev().filter(|entry| entry.folds()).find(older);
    view.unfolded = next.map(Entry::number).into_iter().collect();
    view.show(!view.unfolded.is_empty());
    view.reveals = true;
}

/// The view of the board goes where a line was clicked.
pub(super) fn go(mut picking: ResMut<Picking>, mut camera: MessageWriter<CameraCommand>) {
    if let Some(hex) = picking.bypass_change_detection().log.goes.take() {
        camera.write(CameraCommand::Centre(hex));
    }
}

/// The last exchange, and the last thing that happened if that came after it; headings do not
/// count.
pub(super) fn last(world: &World) -> Vec<Entry> {
    let mut told = latest(world);
    told.retain(|entry| !entry.tone().heads());
    let exchange = told.iter().rposition(Entry::folds).unwrap_or(told.len());
    let newest = told.len().saturating_sub(1);
    let kept = |(number, entry)| (number == exchange || number == newest).then_some(entry);
    told.into_iter().enumerate().filter_map(kept).collect()
}

/// The last exchange and what came after it, in one line; a click opens the log. Before it stands
/// how to see that again.
pub(super) fn folded(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    last: &[Entry],
    commands: &mut Vec<HudCommand>,
) {
    // The line is no higher than its letters.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal(|ui| {
        again::beside_line(ui, world, commands);
        line(ui, world, picking, last);
    });
}

fn line(ui: &mut Ui, world: &World, picking: &mut Picking, last: &[Entry]) {
    let Some(entry) = last.first() else { return };
    let job = ink::in_one_line(last);
    let line = Label::new(job).wrap_mode(TextWrapMode::Truncate).sense(Sense::click());
    let line = row::pressable(ui.add(line));
    if line.hovered() {
        picking.log.pointed = places(world, entry);
    }
    if line.clicked() {
        picking.log.show(!picking.log.open);
    }
}

/// The whole log, with what narrows it to one figure.
pub(super) fn opened(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    chips::show(ui, world, &mut picking.log, commands);
    let entries = latest(world);
    let lines = &world.resource::<BattleLog>().lines;
    let only = picking.log.only;
    let told = |entry: &&Entry| {
        let heading = entry.tone().heads() && entry.figure().is_none();
        only.is_none_or(|figure| heading || entry.is_about(lines, figure))
    };
    let scroll =
        ScrollArea::vertical().id_salt(("log", picking.log.opened)).auto_shrink([false, false]);
    scroll.stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let mut whose = None;
        for entry in under_headings(entries.iter().filter(told)) {
            if entry.tone().heads() {
                whose = entry.figure();
                heading::of_time(ui, entry, &mut picking.log);
                continue;
            }
            if entry.figure() != whose {
                whose = entry.figure();
                heading::of_figure(ui, world, whose, &mut picking.log);
            }
            row::show(ui, world, entry, &mut picking.log);
        }
    });
    picking.log.reveals = false;
}
