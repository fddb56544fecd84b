//! A battle came by letter: sit down on a seat, or only watch.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use riposte_record::{Holder, Letter};
use riposte_rules::data::Library;
use riposte_rules::figure::Side;
use riposte_words::{phrase, text};

use crate::app_state::{Overlay, try_to};
use crate::input::{Act, Acts};
use crate::playback::{self, Invitation};
use crate::records::is_of_side;
use crate::screens::frame::first;
use crate::settings::{self, Settings};
use crate::shipped::scenario_name;
use crate::theme::{self, sheet, widgets};

/// What can be done with a battle that came by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterCommand {
    /// Sit down on a side.
    Sit(Side),
    /// Only watch it.
    Watch,
    /// Nothing; the letter can be opened again.
    Later,
}

impl LetterCommand {
    /// Does it.
    pub fn follow(self, world: &mut World) {
        *world.resource_mut::<Overlay>() = Overlay::None;
        match self {
            LetterCommand::Sit(side) => {
                try_to(world, |world| playback::sit_down(world, side));
            }
            LetterCommand::Watch => {
                try_to(world, playback::look_on);
            }
            LetterCommand::Later => {
                world.remove_resource::<Invitation>();
            }
        }
    }
}

/// What a letter tells: its scenario, who plays, how far it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The scenario.
    pub title: String,
    /// Who sits where, and how far the battle is: a line each.
    pub lines: Vec<String>,
    /// What can be done, each in words.
    pub commands: Vec<(LetterCommand, String)>,
}

/// What the letter tells in which a seat can be taken.
pub fn told(world: &World) -> Option<Told> {
    let Invitation(letter) = world.get_resource::<Invitation>()?;
    let scenario = letter.record.deal.scenario(world.resource::<Library>()).ok()?;
    let called = |side: Side| scenario.sides.get(side.index()).map_or("", String::as_str);
    let side = |side: Side| phrase(called(side)).into_owned();
    let nameless = |name: &str, side: Side| is_of_side(name, called(side));
    let seats = &letter.correspondence.seats;
    let lines = seats.iter().enumerate().map(|(number, holder)| {
        let number = Side(number as u8);
        let side = side(number);
        match holder {
            Holder::Free => text!("invitation-free", side = side),
            Holder::Computer => text!("invitation-computer", side = side),
            Holder::Person(name) if nameless(name, number) => {
                text!("invitation-person", side = side)
            }
            Holder::Person(name) => format!("{side}: {name}"),
        }
    });
    let lines = lines.chain([far(letter, &side)]).collect();
    let free = |wanted: bool| {
        let persons = letter.correspondence.persons();
        persons.filter(move |side| (seats[side.index()] == Holder::Free) == wanted)
    };
    let sit = free(true)
        .map(|number| (LetterCommand::Sit(number), text!("invitation-sit", side = side(number))));
    // What sworn dice fall from is kept only where the seat was taken.
    let sworn = letter.record.deal.sworn;
    let again = free(false).filter(|_| !sworn).map(|number| {
        let name = letter.correspondence.name(number).unwrap_or_default();
        let words = match nameless(name, number) {
            true => text!("invitation-mine", side = side(number)),
            false => text!("invitation-me", name = name),
        };
        (LetterCommand::Sit(number), words)
    });
    let others = [
        (LetterCommand::Watch, text!("invitation-watch")),
        (LetterCommand::Later, text!("invitation-later")),
    ];
    let commands = sit.chain(again).chain(others).collect();
    Some(Told { title: scenario_name(&scenario).into_owned(), lines, commands })
}

/// How far the battle is.
fn far(letter: &Letter, side: &impl Fn(Side) -> String) -> String {
    let choices = letter.record.steps.len();
    match letter.asked {
        Some(asked) => {
            let side = side(asked);
            text!("invitation-far", turn = letter.turn, choices = choices, side = side)
        }
        None => text!("invitation-over", choices = choices),
    }
}

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Invitation {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let Some(Told { title, lines, commands }) = told(world) else {
        *world.resource_mut::<Overlay>() = Overlay::None;
        return;
    };
    let back = *since > 1 && world.resource::<Acts>().just_pressed(&Act::Back);
    let mut pressed = back.then_some(LetterCommand::Later);
    let mut name = world.resource::<Settings>().name.clone();
    sheet(&ctx, "invitation", 460.0, |ui| {
        widgets::heading(ui, &text!("invitation"));
        ui.label(RichText::new(title).size(22.0).family(theme::bold()).color(theme::BRIGHT));
        for line in lines {
            ui.label(line);
        }
        ui.add_space(6.0);
        name_field(ui, &mut name);
        ui.add_space(8.0);
        for (number, (command, words)) in commands.iter().enumerate() {
            let words = theme::capitals(words, 17.0);
            let size = egui::vec2(ui.available_width(), widgets::FINGER);
            let button = ui.add(egui::Button::new(words).min_size(size));
            if number == 0 {
                first(&button);
            }
            if button.clicked() {
                pressed = Some(*command);
            }
        }
    });
    settings::rename(world, name);
    if let Some(command) = pressed {
        command.follow(world);
    }
}

/// The field for one's own name.
pub(super) fn name_field(ui: &mut egui::Ui, name: &mut String) {
    ui.horizontal(|ui| {
        let label = ui.label(text!("invitation-name"));
        let field = widgets::field(ui, name, 160.0, &text!("invitation-name-hint")).char_limit(24);
        ui.add(field).labelled_by(label.id);
    });
}

#[cfg(test)]
mod tests {
    use riposte_record::{Correspondence, Deal, Record};
    use riposte_rules::data::Scenario;
    use riposte_words::is_english;

    use super::*;

    /// Run in German as well. The letter has the names of the file, whatever is spoken.
    #[test]
    fn sides_are_called_as_the_language_has_them_also_where_nobody_gave_a_name() {
        theme::speak_as_asked();
        let library = riposte_shelf::library();
        let scenario =
            Scenario::shipped(&library, "toll").unwrap_or_else(|error| panic!("{error}"));
        let sides = scenario.sides.clone();
        let players = vec!["human".to_owned(); sides.len()];
        let deal = Deal { players, ..Deal::new(&library, &scenario, Some(1), &[]) };
        let mut correspondence = Correspondence::new(7, &deal);
        correspondence.seats[0] = Holder::Person(sides[0].clone());
        let record = Record { deal, start: 0, steps: Vec::new() };
        let letter = Letter { correspondence, asked: Some(Side(0)), turn: 1, record, sealed: None };
        let mut world = World::new();
        world.insert_resource(library);
        world.insert_resource(Invitation(letter));
        let Some(told) = told(&world) else { panic!("nothing is told") };
        let commands = told.commands.iter().map(|(_, words)| words);
        let all: Vec<&String> = told.lines.iter().chain(commands).collect();
        for side in &sides {
            assert!(all.iter().any(|words| words.contains(&*phrase(side))), "{side}: {all:?}");
            let of_file = |words: &&String| words.contains(side.as_str());
            assert!(is_english() || !all.iter().any(of_file), "{side}: {all:?}");
        }
        assert_eq!(told.lines[0], text!("invitation-person", side = phrase(&sides[0])));
    }
}
