//! The screens around a battle, in words and buttons.

use bevy::prelude::*;
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::figure::Side;
use riposte_rules::tell::ending;

use super::{Means, Sheet};
use crate::driver::{Bout, Seat};
use crate::platform;
use crate::records::Interrupted;
use crate::screens::{self, Deed, Listing, Overlay, SetupForm};

pub(super) fn title(world: &World, sheet: &mut Sheet) {
    sheet.title = "Riposte".into();
    sheet.asked = "Every blow can be answered.".into();
    if let Some(Err(error)) = &world.resource::<Interrupted>().0 {
        sheet.facts.push(format!("The interrupted battle cannot be gone on with: {error}"));
    }
    sheet.add_deeds(screens::title_deeds(world));
}

pub(super) fn setup(world: &World, sheet: &mut Sheet) {
    let form = world.resource::<SetupForm>();
    sheet.title = "A new skirmish".into();
    for (number, scenario) in form.scenarios.iter().enumerate() {
        let words = format!("{}: {}", scenario.name, scenario.blurb);
        sheet.add("Where", words, Means::Scenario(number)).held = number == form.chosen;
    }
    let Some(scenario) = form.scenarios.get(form.chosen) else { return };
    sheet.asked = format!("{} is chosen.", scenario.name);
    for (number, side) in scenario.sides.iter().enumerate() {
        let mine = scenario.figures.iter().filter(|figure| figure.side == Side(number as u8));
        let names: Vec<&str> = mine.map(|figure| figure.name.as_str()).collect();
        sheet.facts.push(format!("{side}: {}", names.join(", ")));
        for seat in Seat::all() {
            let held = form.seats.get(number) == Some(&seat);
            sheet.add(side, seat.name(), Means::Sit(number, seat)).held = held;
        }
    }
    sheet.add_deeds([Deed::Begin]);
    sheet.add_deeds(platform::SHARES.then_some(Deed::ShareScenario));
    sheet.add_deeds([Deed::Title]);
}

pub(super) fn outcome(world: &World, sheet: &mut Sheet) {
    sheet.title = "How it ended".into();
    if on_table(world) {
        let table = Table::new(world);
        let outcome = world.resource::<Ending>().0;
        sheet.asked = match outcome {
            Some(outcome) => ending(table, outcome),
            None => "The battle was left unfinished.".into(),
        };
        if let Some(bout) = world.get_resource::<Bout>() {
            sheet.facts.push(format!("{}, seed {}", bout.scenario.name, bout.seed));
        }
        sheet.facts.extend(table.figures().map(|figure| {
            let harm = table.harm(figure);
            let fate = if table.active(figure) { "still standing" } else { harm.life.word() };
            format!("{}: {fate}", table.name(figure))
        }));
    }
    sheet.add_deeds(screens::OUTCOME_DEEDS);
    sheet.add_deeds(screens::record_deeds(world));
}

pub(super) fn overlay(world: &World, overlay: Overlay, sheet: &mut Sheet) {
    match overlay {
        Overlay::None | Overlay::Notice => {}
        Overlay::Menu => {
            sheet.title = "The battle waits".into();
            sheet.add_deeds(screens::menu_deeds(world));
        }
        Overlay::Help => {
            sheet.title = "How to play".into();
            let lines = screens::HOW.iter().map(|(head, text)| format!("{head}: {text}"));
            sheet.facts.extend(lines);
            sheet.add_deeds([Deed::Close]);
        }
        Overlay::Settings => {
            sheet.title = "Settings".into();
            sheet.add_deeds([Deed::Close]);
        }
        Overlay::Files => {
            sheet.title = "Saves and replays".into();
            files(world, sheet);
            sheet.add_deeds(platform::SHARES.then_some(Deed::PickFile));
            sheet.add_deeds([Deed::Close]);
        }
    }
}

fn files(world: &World, sheet: &mut Sheet) {
    for entry in &world.resource::<Listing>().0 {
        match &entry.about {
            Ok(about) => {
                let words = format!("{}. {about}", entry.name);
                sheet.add("", words, Means::Open(Box::new(entry.clone())));
            }
            Err(error) => sheet.facts.push(error.clone()),
        }
    }
}
