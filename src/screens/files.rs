//! The list of saves and replays.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

use riposte_rules::battle::on_table;

use super::{Deed, Notice, Overlay, first, sheet, when};
use crate::input::{Act, Acts};
use crate::platform;
use crate::records::{self, Entry};
use crate::theme::{self, widgets};

/// The saves and replays that are listed.
#[derive(Resource, Clone, Debug, Default)]
pub struct Listing {
    /// They, the newest first.
    pub entries: Vec<Entry>,
    /// The one of which it is asked whether it is to be deleted.
    pub doomed: Option<usize>,
}

/// What can be done with the list; entries are named by their number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDeed {
    /// Go on with the battle, or watch the replay.
    Open(usize),
    /// Ask whether it is to be deleted.
    Doom(usize),
    /// Keep the one that was to be deleted.
    Spare,
    /// Delete it for good.
    Delete(usize),
}

impl FileDeed {
    /// Does it.
    pub fn follow(self, world: &mut World) {
        world.resource_mut::<Listing>().doomed = None;
        match self {
            FileDeed::Open(number) => {
                *world.resource_mut::<Overlay>() = Overlay::None;
                if let Some(entry) = world.resource::<Listing>().entries.get(number).cloned() {
                    open(world, &entry);
                }
            }
            FileDeed::Doom(number) => world.resource_mut::<Listing>().doomed = Some(number),
            FileDeed::Spare => {}
            FileDeed::Delete(number) => delete(world, number),
        }
    }
}

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Files {
        *since = 0;
        return;
    }
    *since += 1;
    if *since == 1 {
        let entries = records::entries(world);
        world.insert_resource(Listing { entries, doomed: None });
    }
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let pressed = [Act::Back, Act::Files].iter().any(|act| acts.just_pressed(act));
    let mut close = *since > 1 && pressed;
    let mut wish = None;
    let mut picks = false;
    sheet(&ctx, "files", 720.0, |ui| {
        ui.label(RichText::new("Saves and replays").size(26.0).family(theme::bold()));
        ui.add_space(6.0);
        let height = (ctx.content_rect().height() - 200.0).max(80.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            wish = rows(ui, world.resource::<Listing>());
        });
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| {
            let button = widgets::menu_button(ui, "Close");
            first(&button);
            close |= button.clicked();
            if platform::SHARES {
                picks = widgets::menu_button(ui, Deed::PickFile.words()).clicked();
            }
        });
    });
    if picks {
        Deed::PickFile.follow(world);
    }
    if close {
        *world.resource_mut::<Overlay>() = Overlay::None;
    }
    if let Some(wish) = wish {
        wish.follow(world);
    }
}

fn delete(world: &mut World, number: usize) {
    let Some(entry) = world.resource::<Listing>().entries.get(number).cloned() else { return };
    match records::delete(&entry) {
        Ok(()) => {
            world.resource_mut::<Listing>().entries.remove(number);
            // The title may have offered to go on with it.
            if !on_table(world) {
                records::look(world);
            }
        }
        Err(error) => world.resource_mut::<Notice>().0 = Some(error.to_string()),
    }
}

fn rows(ui: &mut Ui, listing: &Listing) -> Option<FileDeed> {
    let Listing { entries, doomed } = listing;
    if entries.is_empty() {
        ui.label("Nothing is kept yet. Save from the menu of a battle; keep a replay at its end.");
    }
    let mut wish = None;
    let begun = entries.first().is_some_and(|entry| entry.under_way);
    for (number, entry) in entries.iter().enumerate() {
        // Where the kind changes stands its name, if there are two.
        let before = number.checked_sub(1).map(|before| entries[before].under_way);
        if begun && before != Some(entry.under_way) {
            let head = if entry.under_way { "Battles under way" } else { "Kept" };
            widgets::caption(ui, head);
        }
        ui.horizontal(|ui| {
            let width = ui.available_width() - DELETE;
            let name = theme::capitals(&entry.name, 16.0);
            let button = egui::Button::new(name).min_size(egui::vec2(width, 34.0));
            let button = ui.add_enabled(entry.about.is_ok(), button);
            if number == 0 && entry.about.is_ok() {
                first(&button);
            }
            if button.clicked() {
                wish = Some(FileDeed::Open(number));
            }
            if ui.add(small(entry.doom())).clicked() {
                wish = Some(FileDeed::Doom(number));
            }
        });
        if *doomed == Some(number) {
            wish = confirm(ui, number, entry).or(wish);
        } else {
            about(ui, entry);
        }
        ui.add_space(4.0);
    }
    wish
}

/// The width kept free for a button at the end of a row.
const DELETE: f32 = 140.0;

fn small(text: &str) -> egui::Button<'static> {
    egui::Button::new(theme::capitals(text, 14.0)).min_size(egui::vec2(80.0, 34.0))
}

fn confirm(ui: &mut Ui, number: usize, entry: &Entry) -> Option<FileDeed> {
    ui.horizontal(|ui| {
        let asks = format!("{} it for good?", entry.doom());
        ui.label(RichText::new(asks).color(theme::RED));
        let delete = ui.add(small("Yes, delete")).clicked();
        let keep = ui.add(small("Keep it")).clicked();
        match (delete, keep) {
            (true, _) => Some(FileDeed::Delete(number)),
            (_, true) => Some(FileDeed::Spare),
            _ => None,
        }
    })
    .inner
}

fn about(ui: &mut Ui, entry: &Entry) {
    ui.horizontal_wrapped(|ui| {
        match &entry.about {
            Ok(about) => ui.label(widgets::pale(about)),
            Err(error) => ui.label(RichText::new(error).small().color(theme::RED)),
        };
        ui.label(widgets::pale(when::words(entry.age)));
    });
}

/// Opens a save or a replay; what is wrong with it becomes a notice.
fn open(world: &mut World, entry: &Entry) {
    if let Err(error) = records::open_file(world, &entry.file, entry.under_way) {
        world.resource_mut::<Notice>().0 = Some(error.to_string());
    }
}

/// Saves the battle and says so in the log.
pub(super) fn save(world: &mut World) {
    match records::keep_save(world) {
        Ok(name) => records::remark(world, format!("Saved as {name}.")),
        Err(error) => world.resource_mut::<Notice>().0 = Some(error.to_string()),
    }
}

/// The keys of saving and of the list, in a battle.
pub(super) fn keys(world: &mut World) {
    if *world.resource::<Overlay>() != Overlay::None {
        return;
    }
    let acts = world.resource::<Acts>();
    let (saves, lists) = (acts.just_pressed(&Act::Save), acts.just_pressed(&Act::Files));
    if saves && records::fought(world) {
        save(world);
    }
    if lists {
        *world.resource_mut::<Overlay>() = Overlay::Files;
    }
}
