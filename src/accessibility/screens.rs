//! The screens around a battle, in words and buttons.

use bevy::prelude::*;
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::data::Library;
use riposte_rules::figure::Side;
use riposte_rules::rulebook::Shelf;
use riposte_rules::tell::{ending, terms};
use riposte_words::{called, phrase, text};

use super::sheet::{FieldKind, Sheet, SheetAction};
use crate::app_state::Overlay;
use crate::ladder;
use crate::lesson::Lessons;
use crate::match_setup::{MatchSetup, Seat};
use crate::platform;
use crate::playback::Interrupted;
use crate::records::{Entry, Kind};
use crate::rulebook::{Block, Pages, Place, Reading};
use crate::screens::{self, FileCommand, Listing, MenuCommand, SetupForm};
use crate::settings::{self, Settings};
use crate::shipped::{scenario_blurb, scenario_name};

pub(super) fn title(world: &World, sheet: &mut Sheet) {
    sheet.title = "Riposte".into();
    sheet.asked = text!("title-motto");
    let unread = world.resource::<Interrupted>().unread.iter();
    sheet.facts.extend(unread.map(|error| format!("{} {error}", screens::unread())));
    sheet.add_commands(screens::title_commands(world));
}

pub(super) fn setup(world: &World, sheet: &mut Sheet) {
    let form = world.resource::<SetupForm>();
    sheet.title = text!("setup");
    choices(world, form, sheet);
    let Some(scenario) = form.scenarios.get(form.chosen) else { return };
    sheet.asked = text!("spoken-chosen", scenario = scenario_name(scenario));
    sheet.facts.push(terms(scenario));
    sheet.facts.extend(screens::measured(world, scenario));
    for (number, side) in scenario.sides.iter().enumerate() {
        let side = &*phrase(side);
        let mine = scenario.figures.iter().filter(|figure| figure.side == Side(number as u8));
        let names: Vec<&str> = mine.map(|figure| called(&figure.name)).collect();
        sheet.facts.push(format!("{side}: {}", names.join(", ")));
        let Some(taken) = form.seats.get(number).copied() else { continue };
        for seat in screens::seats(world, &scenario.rulebook, taken) {
            let held = seat.like(taken);
            sheet.add(side, seat.name(), SheetAction::Sit(number, seat)).held = held;
        }
        tempers(world, sheet, number, side);
    }
    if form.can_swear() {
        sheet.add(&text!("spoken-dice"), screens::sworn(), SheetAction::Swear).held = form.sworn;
    }
    sheet.field(FieldKind::Search, &form.search);
    sheet.field(FieldKind::Seed, &form.seed);
    if form.seats.contains(&Seat::Friend) {
        sheet.field(FieldKind::Name, &world.resource::<Settings>().name);
    }
    sheet.add_commands([MenuCommand::Begin]);
    sheet.add_commands(screens::lesson_offered(world).map(|_| MenuCommand::Learn));
    sheet.add_commands(platform::SHARES.then_some(MenuCommand::ShareScenario));
    sheet.add_commands([MenuCommand::Title]);
}

/// The books, and the scenarios that are listed.
fn choices(world: &World, form: &SetupForm, sheet: &mut Sheet) {
    let shelf = world.resource::<Shelf>();
    let (by_rules, place) = (text!("spoken-books"), text!("spoken-where"));
    for book in &shelf.0 {
        let action = SheetAction::Book(book.key());
        let held = form.book_listed() == Some(book.key());
        sheet.add(&by_rules, screens::book_words(book.as_ref()), action).held = held;
    }
    let listed = form.listed();
    if form.searches() {
        let (found, words) = (listed.len(), form.search.trim());
        sheet.facts.push(text!("spoken-found", found = found, words = words));
        sheet.add(&place, text!("spoken-stop-searching"), SheetAction::StopSearching);
    }
    for number in listed {
        let scenario = &form.scenarios[number];
        let book = shelf.find(&scenario.rulebook).filter(|_| form.searches());
        let book = book.map(|book| text!("lessons-told-book", book = book.name()));
        let mut words = format!("{}: {}", scenario_name(scenario), scenario_blurb(scenario));
        words.extend(book.iter().map(|book| format!(" {book}")));
        sheet.add(&place, words, SheetAction::Scenario(number)).held = number == form.chosen;
    }
}

/// The tempers of the computer player that sits on a side.
fn tempers(world: &World, sheet: &mut Sheet, number: usize, side: &str) {
    let library = world.resource::<Library>();
    let Some(now) = world.resource::<SetupForm>().seats.get(number) else { return };
    for seat in now.tempers() {
        if let Some(temper) = seat.temper(library) {
            let words = format!("{}: {}", temper.name, temper.blurb);
            let group = text!("spoken-temper", side = side);
            sheet.add(&group, words, SheetAction::Sit(number, seat)).held = seat == *now;
        }
    }
}

pub(super) fn outcome(world: &World, sheet: &mut Sheet) {
    sheet.title = text!("spoken-outcome");
    if on_table(world) {
        let table = Table::new(world);
        let outcome = world.resource::<Ending>().0;
        sheet.asked = match outcome {
            Some(outcome) => ending(table, outcome),
            None => text!("spoken-unfinished"),
        };
        if let Some(setup) = world.get_resource::<MatchSetup>() {
            sheet.facts.push(screens::battle_fought(world, setup));
            sheet.facts.extend(ladder::of_battle(world));
        }
        sheet.facts.extend(table.figures().map(|figure| {
            format!("{}: {}", table.name(figure), screens::fate_words(table, figure))
        }));
    }
    sheet.add_commands(screens::after_battle(world));
    sheet.add_commands(screens::record_commands(world));
}

pub(super) fn overlay(world: &World, overlay: Overlay, sheet: &mut Sheet) {
    match overlay {
        Overlay::None | Overlay::Notice => {}
        Overlay::Menu => {
            sheet.title = text!("menu-waits");
            sheet.add_commands(screens::menu_commands(world));
        }
        Overlay::Help => {
            sheet.title = text!("howto");
            let lines = screens::how_to_play().map(|(head, text)| format!("{head}: {text}"));
            sheet.facts.extend(lines);
            sheet.add_commands([MenuCommand::Close]);
        }
        Overlay::Lessons => {
            sheet.title = text!("menu-lessons");
            for (number, lesson) in world.resource::<Lessons>().0.iter().enumerate() {
                let words = screens::lesson_told(world, lesson);
                sheet.add(&text!("spoken-lessons"), words, SheetAction::Lesson(number));
            }
            sheet.add_commands([MenuCommand::Close]);
        }
        Overlay::Ladder => {
            sheet.title = text!("menu-ladder");
            sheet.facts.extend(ladder::told(world));
            sheet.add_commands(screens::ladder_commands(world));
        }
        Overlay::Settings => {
            sheet.title = text!("menu-settings");
            set(world, sheet);
            sheet.add_commands([MenuCommand::Close]);
        }
        Overlay::Rulebook => rulebook(world, sheet),
        Overlay::Invitation => {
            sheet.title = text!("invitation");
            let told = screens::invitation(world).unwrap_or_default();
            sheet.asked = told.title;
            sheet.facts.extend(told.lines);
            sheet.field(FieldKind::Name, &world.resource::<Settings>().name);
            for (command, words) in told.commands {
                sheet.add("", words, SheetAction::Letter(command));
            }
        }
        Overlay::Files => {
            sheet.title = text!("menu-files");
            files(world, sheet);
            sheet.add_commands(platform::SHARES.then_some(MenuCommand::PickFile));
            sheet.add_commands([MenuCommand::Close]);
        }
    }
}

/// The chapter one reads, and the other chapters and books.
fn rulebook(world: &World, sheet: &mut Sheet) {
    let pages = &world.resource::<Pages>().0;
    let place = world.resource::<Reading>().place;
    let Some(page) = pages.get(place.page) else { return };
    let from = page.chapter_of(place.block);
    let to = page.chapters().map(|(at, _)| at).find(|at| *at > from);
    sheet.title = page.name.into();
    let chapter = page.blocks.get(from..to.unwrap_or(page.blocks.len()));
    let mut chapter = chapter.unwrap_or_default().iter().map(Block::text);
    sheet.asked = chapter.next().unwrap_or_default();
    sheet.facts.extend(chapter);
    for (block, words) in page.chapters() {
        let action = SheetAction::Read(Place { block, ..place });
        sheet.add(&text!("rulebook-chapters"), words, action).held = block == from;
    }
    for (number, page) in pages.iter().enumerate() {
        let action = SheetAction::Read(Place { page: number, block: 0 });
        sheet.add(&text!("spoken-rulebooks"), page.name, action).held = number == place.page;
    }
    sheet.add_commands([MenuCommand::Close]);
}

fn set(world: &World, sheet: &mut Sheet) {
    for row in settings::rows(world.resource::<Settings>()) {
        for option in row.options {
            let action = SheetAction::Set(Box::new(option.leads_to));
            sheet.add(&row.what, option.words, action).held = option.held;
        }
    }
    let came = world.resource::<Settings>().as_they_came();
    sheet.add("", text!("settings-as-they-came"), SheetAction::Set(Box::new(came)));
}

fn files(world: &World, sheet: &mut Sheet) {
    let Listing { entries, doomed } = world.resource::<Listing>();
    if let Some((number, entry)) = doomed.and_then(|number| Some((number, entries.get(number)?))) {
        let (kind, title) = (sort(entry), &entry.title);
        sheet.asked = text!("spoken-doom-sure", kind = kind, title = title);
        sheet.add("", text!("filelist-delete"), SheetAction::File(FileCommand::Delete(number)));
        sheet.add("", text!("filelist-spare"), SheetAction::File(FileCommand::Spare));
        return;
    }
    if entries.is_empty() {
        sheet.asked = text!("spoken-nothing-kept");
    }
    for (number, entry) in entries.iter().enumerate() {
        match &entry.about {
            Ok(about) => {
                let words = format!("{}. {about}", entry.title);
                sheet.add(
                    &entry.kind.heading(),
                    words,
                    SheetAction::File(FileCommand::Open(number)),
                );
            }
            Err(error) => sheet.facts.push(error.clone()),
        }
    }
    for (number, entry) in entries.iter().enumerate() {
        let (kind, title) = (sort(entry), &entry.title);
        let words = text!("spoken-doom", kind = kind, title = title, number = number + 1);
        sheet.add(&text!("kept-delete"), words, SheetAction::File(FileCommand::Doom(number)));
    }
}

/// What is done away with; messages select by it.
fn sort(entry: &Entry) -> &'static str {
    if entry.kind == Kind::Kept { "kept" } else { "begun" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accessibility::follow;

    /// The buttons of a group, each with whether it is held.
    fn group(world: &World, name: &str) -> Vec<(SheetAction, bool)> {
        let mut sheet = Sheet::default();
        setup(world, &mut sheet);
        let buttons = sheet.buttons.into_iter().filter(|button| button.group == name);
        buttons.map(|button| (button.action, button.held)).collect()
    }

    #[test]
    fn setting_up_tells_the_books_the_scenarios_listed_and_what_is_looked_for() {
        let library = riposte_shelf::library();
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.insert_resource(SetupForm::new(&library));
        world.insert_resource(library);
        for (action, _) in group(&world, "By which rules") {
            follow(&mut world, &action);
            let books = group(&world, "By which rules");
            assert!(books.iter().all(|(book, held)| *held == (*book == action)));
            let form = world.resource::<SetupForm>();
            let listed = form.listed().into_iter();
            let listed: Vec<_> = listed
                .map(|number| (SheetAction::Scenario(number), number == form.chosen))
                .collect();
            assert_eq!(group(&world, "Where"), listed);
        }
        world.resource_mut::<SetupForm>().search = "urlik".into();
        assert!(group(&world, "By which rules").iter().all(|(_, held)| !held));
        let found = group(&world, "Where");
        assert_eq!(found[0].0, SheetAction::StopSearching);
        follow(&mut world, &found[1].0);
        follow(&mut world, &found[0].0);
        let form = world.resource::<SetupForm>();
        assert!(!form.searches() && form.scenarios[form.chosen].key == "duel");
    }
}
