//! How it ended, and what everyone did.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell::ending;
use riposte_words::{phrase, text};

use super::bar::bar;
use super::menu_command::MenuCommand;
use crate::app_state::{Drawn, Screen};
use crate::battle_log::{BattleLog, Tally};
use crate::lesson::Teaching;
use crate::match_setup::{MatchSetup, fared_words};
use crate::records::Recording;
use crate::screens::frame::{column_in, room};
use crate::shipped::scenario_name;
use crate::theme::{self, icons, widgets};
use crate::{ladder, platform};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Outcome)));
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let mut pressed = None;
    let mut ui = theme::viewport_of(&ctx, "outcome");
    let form = theme::Form::of(&ctx);
    if form.is_small() {
        let short: Vec<_> = next(world).iter().map(|it| (short(*it), *it)).collect();
        pressed = bar(&mut ui, &short, None);
    }
    column_in(&mut ui, &ctx, 940.0, |ui| {
        let tallies = world.resource::<BattleLog>().tallies.len() as f32;
        let content = 330.0 + 30.0 * tallies;
        ui.add_space(((room(ui) - content) / 3.0).max(8.0));
        if form != theme::Form::Low
            && let Some(picture) = icons::image(world, emblem(world), 72.0)
        {
            ui.add(picture.tint(theme::RED));
        }
        if on_table(world) {
            verdict(ui, world);
            ui.add_space(18.0);
            if form.is_small() { cards(ui, world) } else { commands(ui, world) }
        } else {
            ui.label(RichText::new(text!("outcome-none")).size(30.0));
        }
        if !form.is_small() {
            ui.add_space(26.0);
            // No button has the keyboard yet: a person who still presses Enter for the battle that is over
            // must not begin another with it.
            row_of(ui, 21.0, &next(world), true, &mut pressed);
        }
        ui.add_space(12.0);
        row_of(ui, 16.0, &record_commands(world), false, &mut pressed);
        if let Some(name) = &world.resource::<Recording>().saved_as {
            ui.label(widgets::pale(text!("outcome-kept", name = name.as_str())));
        }
    });
    if let Some(command) = pressed {
        command.follow(world);
    }
}

/// What can be done next. The dice of a lesson are its own, and what it taught wants to be tried.
pub fn next(world: &World) -> Vec<MenuCommand> {
    use MenuCommand::{Again, Lessons, Practise, SameDice, Title};
    match world.contains_resource::<Teaching>() {
        true => vec![Practise, Lessons, Again, Title],
        false => vec![Again, SameDice, Title],
    }
}

/// The words for it in a short bar.
fn short(command: MenuCommand) -> String {
    match command {
        MenuCommand::Practise => text!("outcome-practise"),
        MenuCommand::Lessons => text!("outcome-lessons"),
        MenuCommand::SameDice => text!("outcome-same-dice"),
        MenuCommand::Title => text!("outcome-title"),
        other => other.words(),
    }
}

/// What can be done with the record of the battle.
pub fn record_commands(world: &World) -> Vec<MenuCommand> {
    let recording = world.resource::<Recording>();
    let all = [
        (MenuCommand::KeepReplay, recording.saved_as.is_none()),
        (MenuCommand::Watch, true),
        (MenuCommand::ShareReplay, platform::SHARES),
    ];
    let open = all.into_iter().filter(|(_, open)| *open && !recording.is_empty());
    open.map(|(command, _)| command).collect()
}

/// Buttons in a row in the middle; below each other where the window is narrow.
fn row_of(
    ui: &mut Ui,
    size: f32,
    commands: &[MenuCommand],
    leads: bool,
    pressed: &mut Option<MenuCommand>,
) {
    let gap = ui.spacing().item_spacing.x;
    let each = (ui.available_width() + gap) / commands.len().max(1) as f32 - gap;
    let width = if leads { each.clamp(200.0, 260.0) } else { 190.0 };
    let all = commands.len() as f32 * (width + gap) - gap;
    let mut add = |ui: &mut Ui| {
        for command in commands {
            let words = theme::capitals(command.words(), size);
            let height = if leads { 44.0 } else { 36.0 };
            let button = ui.add(egui::Button::new(words).min_size(egui::vec2(width, height)));
            if button.clicked() {
                *pressed = Some(*command);
            }
        }
    };
    let room = ui.available_width() - all;
    if room < 0.0 {
        ui.vertical_centered(add);
        return;
    }
    ui.horizontal(|ui| {
        ui.add_space(room / 2.0);
        add(ui);
    });
}

/// The picture over the verdict.
fn emblem(world: &World) -> &'static str {
    let winner = world.resource::<Ending>().0.and_then(|outcome| outcome.winner);
    match world.resource::<MatchSetup>().fared(winner) {
        Some(false) => "dead",
        _ => "victory",
    }
}

fn verdict(ui: &mut Ui, world: &World) {
    let table = Table::new(world);
    let Some(outcome) = world.resource::<Ending>().0 else {
        ui.label(RichText::new(text!("outcome-unfinished")).size(30.0).family(theme::bold()));
        return;
    };
    let setup = world.resource::<MatchSetup>();
    if let Some(words) = setup.fared(outcome.winner).map(fared_words) {
        ui.label(RichText::new(words).size(22.0).family(theme::bold()));
    }
    if let Some(words) = ladder::of_battle(world) {
        ui.label(widgets::pale(words));
    }
    let ink = outcome.winner.map_or(theme::INK, |side| theme::side_color(world, side));
    let size = if theme::small(ui.ctx()) { 24.0 } else { 34.0 };
    ui.label(theme::capitals(ending(table, outcome), size).color(ink));
    ui.label(widgets::pale(which(world, setup)));
}

/// Which battle or lesson it was.
pub fn which(world: &World, setup: &MatchSetup) -> String {
    let scenario = scenario_name(&setup.scenario);
    match world.contains_resource::<Teaching>() {
        true => text!("outcome-lesson", lesson = scenario),
        false => text!("outcome-scenario", scenario = scenario, seed = setup.seed.to_string()),
    }
}

/// What is counted of each figure: keys of the words over a column, and within a line.
const HEADS: [(&str, &str); 7] = [
    ("outcome-blows", "outcome-line-blows"),
    ("outcome-hits", "outcome-line-hits"),
    ("outcome-given", "outcome-line-given"),
    ("outcome-felled", "outcome-line-felled"),
    ("outcome-faced", "outcome-line-faced"),
    ("outcome-turned", "outcome-line-turned"),
    ("outcome-taken", "outcome-line-taken"),
];

fn commands(ui: &mut Ui, world: &World) {
    let table = Table::new(world);
    widgets::card(false).inner_margin(16.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        egui::ScrollArea::horizontal().show(ui, |ui| {
            let grid = egui::Grid::new("deeds").num_columns(HEADS.len() + 2).spacing([20.0, 7.0]);
            grid.striped(false).show(ui, |ui| {
                ui.label(widgets::pale(""));
                for head in HEADS.map(|(head, _)| head).into_iter().chain(["outcome-fate"]) {
                    ui.label(widgets::pale(text(head)));
                }
                ui.end_row();
                for figure in table.figures().filter(|figure| took_part(world, *figure)) {
                    row(ui, world, figure);
                    ui.end_row();
                }
            });
        });
    });
}

/// The same where the window is too narrow for a table: a card for each figure.
fn cards(ui: &mut Ui, world: &World) {
    let table = Table::new(world);
    let down = egui::Layout::top_down(egui::Align::Min);
    for figure in table.figures().filter(|figure| took_part(world, *figure)) {
        widgets::card(false).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.with_layout(down, |ui| {
                ui.horizontal_wrapped(|ui| {
                    name(ui, world, figure);
                    fate(ui, world, figure);
                });
                let counts = HEADS.iter().zip(counts(world, figure));
                let counts: Vec<String> =
                    counts.map(|((_, head), count)| format!("{}: {count}", text(head))).collect();
                ui.label(widgets::pale(counts.join(" · ")));
            });
        });
    }
}

/// Whether a figure was ever on the field: not one that stayed in reserve.
fn took_part(world: &World, figure: FigureId) -> bool {
    let tallies = &world.resource::<BattleLog>().tallies;
    let did = tallies.get(figure.index()).is_some_and(|tally| *tally != Tally::default());
    did || Table::new(world).harm(figure).life != Life::Gone
}

fn row(ui: &mut Ui, world: &World, figure: FigureId) {
    name(ui, world, figure);
    for count in counts(world, figure) {
        ui.label(count.to_string());
    }
    fate(ui, world, figure);
}

fn name(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let name = RichText::new(table.name(figure)).family(theme::bold());
    ui.label(name.color(theme::side_color(world, table.side(figure))));
}

/// What is counted of a figure, as [`HEADS`] names it.
fn counts(world: &World, figure: FigureId) -> [u32; HEADS.len()] {
    let tallies = &world.resource::<BattleLog>().tallies;
    let tally = tallies.get(figure.index()).cloned().unwrap_or_default();
    [tally.blows, tally.hits, tally.given, tally.felled, tally.faced, tally.turned, tally.taken]
}

/// What became of a figure.
pub fn fate_words(table: Table, figure: FigureId) -> String {
    match table.active(figure) {
        true => text!("outcome-active"),
        false => phrase(table.harm(figure).life.word()).into_owned(),
    }
}

fn fate(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let active = table.active(figure);
    ui.label(RichText::new(fate_words(table, figure)).color(if active {
        theme::GREEN
    } else {
        theme::RED
    }));
}

#[cfg(test)]
mod tests {
    use riposte_record::Course;

    use super::*;
    use crate::lesson::Lessons;
    use crate::screens::lessons::tests::with_lessons;
    use crate::screens::setup_form::SetupForm;

    #[test]
    fn after_a_lesson_a_fight_by_its_rules_is_offered_and_no_dice_of_chance() {
        let mut world = with_lessons();
        assert!(next(&world).contains(&MenuCommand::SameDice));
        world.insert_resource(SetupForm::new(&riposte_shelf::library()));
        world.init_resource::<NextState<Screen>>();
        for lesson in world.resource::<Lessons>().0.clone() {
            let (scenario, book) = (lesson.scenario.clone(), lesson.scenario.rulebook.clone());
            let setup = MatchSetup { scenario, seats: Vec::new(), seed: 7, sworn: false };
            world.insert_resource(Teaching::of(Course::new(lesson)));
            assert!(!which(&world, &setup).contains('7'), "{}", which(&world, &setup));
            world.insert_resource(setup);
            assert!(!next(&world).contains(&MenuCommand::SameDice));
            assert_eq!(next(&world).first(), Some(&MenuCommand::Practise));
            MenuCommand::Practise.follow(&mut world);
            assert_eq!(world.resource::<SetupForm>().book(), Some(book.as_str()));
        }
    }
}
