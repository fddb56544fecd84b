//! The title.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_words::text;

use super::menu_command::MenuCommand;
use crate::app_state::{Drawn, NewVersion, Overlay, Screen};
use crate::lesson::Lessons;
use crate::platform;
use crate::playback::Interrupted;
use crate::screens::frame::{column, first, room};
use crate::settings::Settings;
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Title)));
}

/// What can be done from the title.
pub fn commands(world: &World) -> Vec<MenuCommand> {
    let waiting = world.resource::<Interrupted>();
    let all = [
        (MenuCommand::GoOn, waiting.newest.is_some()),
        // With one battle as well: there it can be thrown away, or what it is be seen first.
        (MenuCommand::UnderWay, waiting.count > 0),
        (MenuCommand::Letters, waiting.letters > 0),
        (MenuCommand::NewSkirmish, true),
        (MenuCommand::Lessons, !world.resource::<Lessons>().0.is_empty()),
        (MenuCommand::Ladder, !world.resource::<Settings>().ladder.is_empty()),
        (MenuCommand::Files, true),
        (MenuCommand::Help, true),
        (MenuCommand::Settings, true),
        (MenuCommand::Renew, world.resource::<NewVersion>().0),
        (MenuCommand::Words, platform::IN_WORDS),
        (MenuCommand::Leave, platform::LEAVES),
    ];
    all.into_iter().filter(|(_, open)| *open).map(|(command, _)| command).collect()
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    if let Some(command) = draw(&ctx, world) {
        command.follow(world);
    }
}

/// The whole screen; gives what was pressed.
pub(super) fn draw(ctx: &egui::Context, world: &World) -> Option<MenuCommand> {
    let all = commands(world);
    let arranged = Arranged::of(ctx, all.len());
    let mut pressed = None;
    match arranged.beside {
        true => {
            let width = if arranged.columns == 1 { 700.0 } else { 900.0 };
            column(ctx, width, |ui| pressed = beside(ui, world, &all, arranged));
        }
        false => column(ctx, 560.0, |ui| {
            let room = (room(ui) - 640.0).max(0.0);
            name(ui, world, room * 0.3, arranged.art);
            ui.add_space(arranged.art.apart);
            let width = match arranged.columns {
                1 => ui.available_width(),
                columns => width_of(columns),
            };
            pressed = part(ui, width, |ui| buttons(ui, world, &all, arranged.columns));
        }),
    }
    pressed
}

/// The name at the left, the buttons at the right.
fn beside(
    ui: &mut Ui,
    world: &World,
    all: &[MenuCommand],
    arranged: Arranged,
) -> Option<MenuCommand> {
    // Both in the middle of the height, as far as there is any.
    let height = room_within(ui.ctx()).y;
    let middle = |of: f32| ((height - of) / 2.0).max(0.0);
    let list = BUTTON * all.len().div_ceil(arranged.columns) as f32;
    let room = ui.available_width() - GAP;
    let width = if arranged.columns == 1 { room / 2.0 } else { width_of(arranged.columns) };
    let line = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        part(ui, room - width, |ui| name(ui, world, middle(NAME), arranged.art));
        part(ui, width, |ui| {
            ui.add_space(middle(list));
            buttons(ui, world, all, arranged.columns)
        })
    });
    line.inner
}

/// The height of the name, of what keeps it apart from buttons under it, and of a button with
/// its gap, in points.
const NAME: f32 = 270.0;
const APART: f32 = 60.0;
const BUTTON: f32 = 52.0;
/// Between columns, and the least width of the name beside two of them.
const GAP: f32 = 8.0;
const LEAST: f32 = 130.0;

/// The width of columns of buttons.
fn width_of(columns: usize) -> f32 {
    columns as f32 * (widgets::MENU_BUTTON + GAP) - GAP
}

/// The window within its border.
fn room_within(ctx: &egui::Context) -> egui::Vec2 {
    let border = if theme::small(ctx) { egui::vec2(44.0, 40.0) } else { egui::vec2(56.0, 56.0) };
    ctx.content_rect().size() - border
}

/// How large the name of the game is, in points: its picture, its letters, the words under it, and
/// what keeps it apart from buttons there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Art {
    picture: f32,
    letters: f32,
    motto: f32,
    apart: f32,
}

const GREAT: Art = Art { picture: 92.0, letters: 104.0, motto: 23.0, apart: 50.0 };
const SMALL: Art = Art { picture: 44.0, letters: 60.0, motto: 17.0, apart: 12.0 };
const SLIGHT: Art = Art { picture: 0.0, letters: 40.0, motto: 15.0, apart: 6.0 };

/// How the name and the buttons stand, so that no button has to be looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Arranged {
    /// Whether the buttons stand beside the name, not under it.
    beside: bool,
    columns: usize,
    art: Art,
}

impl Arranged {
    fn of(ctx: &egui::Context, count: usize) -> Arranged {
        let room = room_within(ctx);
        let list = BUTTON * count as f32;
        let (beside, columns, art) = match theme::Form::of(ctx) {
            theme::Form::Wide if NAME + APART + list <= room.y => (false, 1, GREAT),
            theme::Form::Tall if NAME + GREAT.apart + list <= room.y => (false, 1, GREAT),
            theme::Form::Tall => (false, 1, SMALL),
            // There is no height for them under the name.
            _ if list <= room.y => (true, 1, GREAT),
            _ if LEAST + GAP + width_of(2) <= room.x => (true, 2, GREAT),
            _ if width_of(2) <= room.x => (false, 2, SLIGHT),
            _ => (true, 1, GREAT),
        };
        Arranged { beside, columns, art }
    }
}

/// A part of the room, so wide; all stands in its middle.
fn part<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = egui::Layout::top_down(egui::Align::Center);
    let shown = ui.allocate_ui_with_layout(egui::vec2(width, 0.0), layout, |ui| {
        ui.set_width(width);
        add(ui)
    });
    shown.inner
}

/// The name of the game.
fn name(ui: &mut Ui, world: &World, above: f32, art: Art) {
    ui.add_space(above);
    if art.picture > 0.0
        && let Some(picture) = icons::image(world, "swords", art.picture)
    {
        ui.add(picture.tint(theme::RED));
    }
    let size = (ui.available_width() * 0.27).min(art.letters);
    ui.label(theme::capitals("Riposte", size));
    ui.label(RichText::new(text!("title-motto")).size(art.motto).color(theme::RED));
}

/// What can be done, in so many columns, and what is to be known before.
fn buttons(ui: &mut Ui, world: &World, all: &[MenuCommand], columns: usize) -> Option<MenuCommand> {
    let covered = *world.resource::<Overlay>() != Overlay::None;
    let leads = all.first().copied().filter(|_| !covered);
    let mut pressed = None;
    match columns {
        1 => pressed = list(ui, all, leads),
        _ => {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for some in all.chunks(all.len().div_ceil(columns).max(1)) {
                    let one = part(ui, widgets::MENU_BUTTON, |ui| list(ui, some, leads));
                    pressed = one.or(pressed);
                }
            });
        }
    }
    let waiting = world.resource::<Interrupted>();
    for error in &waiting.unread {
        let words = format!("{}\n{error}", text!("title-unread-kept"));
        ui.label(RichText::new(words).small().color(theme::RED));
    }
    if waiting.count == 0 && !theme::small(ui.ctx()) {
        ui.add_space(4.0);
        ui.label(widgets::pale(text!("title-hint")));
    }
    pressed
}

/// A button for each, one below the other; the one that leads gets the keyboard.
fn list(ui: &mut Ui, some: &[MenuCommand], leads: Option<MenuCommand>) -> Option<MenuCommand> {
    let mut pressed = None;
    for command in some {
        let button = match command {
            // It belongs to the one above it.
            MenuCommand::UnderWay => {
                let words = theme::capitals(command.words(), 15.0);
                ui.add(egui::Button::new(words).min_size(egui::vec2(260.0, 30.0)))
            }
            _ => widgets::menu_button(ui, &command.words()),
        };
        if leads == Some(*command) {
            first(&button);
        }
        if button.clicked() {
            pressed = Some(*command);
        }
        ui.add_space(2.0);
    }
    pressed
}

/// What is said of a battle under way that cannot be read.
pub fn unread() -> String {
    text!("title-unread")
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;
    use riposte_record::{Deal, Record, Save};
    use riposte_rules::data::Scenario;

    use super::*;
    use crate::playback::UnderWay;
    use crate::screens::lessons::tests::with_lessons;
    use crate::theme::Seen;

    /// A title with as many buttons as one has who has played for some time.
    fn world() -> World {
        let mut world = with_lessons();
        world.insert_resource(Interrupted { count: 2, letters: 1, ..Interrupted::default() });
        world.init_resource::<NewVersion>();
        world.init_resource::<Overlay>();
        world
    }

    /// The same with a battle that can be gone on with.
    fn under_way(count: usize) -> World {
        let mut world = world();
        let library = riposte_shelf::library();
        let scenario = Scenario::shipped(&library, "duel");
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        let deal = Deal::new(&library, &scenario, Some(3), &[]);
        let record = Record { deal, start: 0, steps: Vec::new() };
        let save = Save { record, state: String::new() };
        let newest = Some(UnderWay { save, place: None });
        world.insert_resource(Interrupted { newest, count, letters: 1, ..Interrupted::default() });
        world
    }

    #[test]
    fn battles_under_way_are_listed_though_one_can_be_gone_on_with_at_once() {
        for count in [1, 3] {
            let world = under_way(count);
            let all = commands(&world);
            assert!(all.contains(&MenuCommand::GoOn) && all.contains(&MenuCommand::UnderWay));
            for [width, height] in [[844.0, 390.0], [390.0, 844.0], [1280.0, 720.0]] {
                let found = misfits(&world, vec2(width, height));
                assert!(found.is_empty(), "{width} × {height}:\n{}", found.join("\n"));
            }
        }
    }

    fn drawn(world: &World, size: egui::Vec2) -> Vec<Seen> {
        theme::settled(size, |ctx| {
            draw(ctx, world);
        })
    }

    /// The buttons that are not seen as a whole, and those that lie over each other.
    fn misfits(world: &World, size: egui::Vec2) -> Vec<String> {
        let seen = drawn(world, size);
        let button = |command: &MenuCommand| {
            let words = command.words();
            seen.iter().find(|one| one.role == "Button" && one.name == words).cloned().ok_or(words)
        };
        let mut found = Vec::new();
        let mut places: Vec<Seen> = Vec::new();
        for command in commands(world) {
            match button(&command) {
                Ok(one) if !one.part.expand(0.5).contains_rect(one.whole) => {
                    found.push(format!("of {} only {:?} is seen", one.name, one.part));
                }
                Ok(one) => {
                    let over =
                        places.iter().find(|other| other.whole.shrink(1.0).intersects(one.whole));
                    found
                        .extend(over.map(|other| format!("{} lies over {}", one.name, other.name)));
                    places.push(one);
                }
                Err(words) => found.push(format!("{words} is not there")),
            }
        }
        found
    }

    #[test]
    fn eight_buttons_need_no_scrolling_on_a_phone_held_either_way() {
        let world = world();
        assert!(commands(&world).len() >= 8, "{:?}", commands(&world));
        for [width, height] in [
            [844.0, 390.0],
            [740.0, 360.0],
            [640.0, 360.0],
            [390.0, 844.0],
            [390.0, 664.0],
            [900.0, 520.0],
            [1280.0, 720.0],
        ] {
            let found = misfits(&world, vec2(width, height));
            assert!(found.is_empty(), "{width} × {height}:\n{}", found.join("\n"));
        }
    }
}
