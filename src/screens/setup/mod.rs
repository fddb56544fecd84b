//! Setting up a skirmish: by which rules, where, who sits on each side, with which seed.

mod against;
mod arms;
mod books;
mod card;
mod measured;
mod scenarios;
mod search;
pub(super) mod searched;
mod seed;
mod sides;
pub(super) mod small_map;

pub use books::book_words;
pub use measured::measured;
pub use sides::{seats, sworn};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, ScrollArea, Ui};
use riposte_words::text;

use super::bar::bar;
use super::lessons::offer;
use super::menu_command::MenuCommand;
use super::setup_form::SetupForm;
use crate::app_state::{Drawn, Notice, Overlay, Screen};
use crate::input::{Act, Acts};
use crate::lesson::Lessons;
use crate::platform;
use crate::screens::frame::{column_in, first};
use crate::settings::{self, Settings};
use crate::theme::{self, widgets};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupForm>()
        .init_resource::<arms::Racks>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Setup)));
}

/// The width of the screen at the most: beyond it lines grow too long to be read.
const WIDEST: f32 = 1400.0;

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let covered =
        *world.resource::<Overlay>() != Overlay::None || world.resource::<Notice>().0.is_some();
    let mut back = world.resource::<Acts>().just_pressed(&Act::Back) && !covered;
    let mut command = None;
    world.resource_scope(|world, mut form: Mut<SetupForm>| {
        if back && form.stop_searching() {
            back = false;
        }
        if let Some(book) = form.book().map(str::to_owned) {
            arms::Racks::fetch(world, &book);
        }
        form.name.clone_from(&world.resource::<Settings>().name);
        let pressed = draw(&ctx, world, &mut form, covered);
        settings::rename(world, form.name.clone());
        back |= pressed == Some(MenuCommand::Title);
        command = pressed.filter(|command| *command != MenuCommand::Title);
    });
    if back {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    } else if let Some(command) = command {
        command.follow(world);
    }
}

/// The whole screen; gives what was pressed.
fn draw(
    ctx: &egui::Context,
    world: &World,
    form: &mut SetupForm,
    covered: bool,
) -> Option<MenuCommand> {
    let mut ui = theme::viewport_of(ctx, "setup");
    if theme::small(ctx) {
        let mut pressed = bar_of(&mut ui, covered);
        column_in(&mut ui, ctx, WIDEST, |ui| {
            pressed = one_below_the_other(ui, world, form).or(pressed);
        });
        return pressed;
    }
    let mut pressed = None;
    column_in(&mut ui, ctx, WIDEST, |ui| {
        let learn = head(ui, world, form);
        ui.add_space(4.0);
        books::show(ui, world, form);
        ui.add_space(8.0);
        let height = ui.available_height() - 68.0;
        let at_foot = between(ui) >= seed::WIDTH;
        side_by_side(ui, world, form, height, !at_foot);
        ui.add_space(12.0);
        pressed = buttons(ui, at_foot.then_some(form), covered).or(learn);
    });
    pressed
}

fn one_below_the_other(ui: &mut Ui, world: &World, form: &mut SetupForm) -> Option<MenuCommand> {
    let mut pressed = None;
    let size = (ui.available_width() * 0.12).min(42.0);
    ui.label(theme::capitals(text!("setup"), size));
    // What Begin would begin, which may be far down in the list.
    if let Some(words) = sides::in_short(form) {
        ui.label(widgets::pale(words));
    }
    ui.add_space(6.0);
    ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
        search::show(ui, form, ui.available_width());
        ui.add_space(6.0);
        books::show(ui, world, form);
        pressed = learn(ui, world, form);
        ui.add_space(10.0);
        if !scenarios::show(ui, world, form, Some(sides_and_seed)) {
            ui.add_space(14.0);
            sides_and_seed(ui, world, form);
        }
    });
    pressed
}

/// Who plays the scenario that is chosen, and with which dice.
fn sides_and_seed(ui: &mut Ui, world: &World, form: &mut SetupForm) {
    sides::show(ui, world, form);
    ui.add_space(4.0);
    ui.horizontal(|ui| seed::show(ui, form));
}

/// The button for the lesson of the book that is listed.
fn learn(ui: &mut Ui, world: &World, form: &SetupForm) -> Option<MenuCommand> {
    let number = form.book().and_then(|book| world.get_resource::<Lessons>()?.of_book(book));
    offer(ui, world, number).then_some(MenuCommand::Learn)
}

/// The title and the lesson at the left, the search at the right.
fn head(ui: &mut Ui, world: &World, form: &mut SetupForm) -> Option<MenuCommand> {
    const SEARCH: f32 = 320.0;
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.label(theme::capitals(text!("setup"), 34.0));
        ui.add_space(14.0);
        pressed = learn(ui, world, form);
        ui.add_space((ui.available_width() - SEARCH).max(0.0));
        search::show(ui, form, SEARCH);
    });
    pressed
}

/// The scenarios beside the sides, each with a view of its own; the seed below the sides where it has
/// no room at the foot.
fn side_by_side(ui: &mut Ui, world: &World, form: &mut SetupForm, height: f32, with_seed: bool) {
    const BETWEEN: f32 = 18.0;
    let room = ui.available_width() - BETWEEN - 2.0 * ui.spacing().item_spacing.x;
    let (left, right) = (0.6 * room, 0.4 * room);
    ui.horizontal_top(|ui| {
        view(ui, "places", egui::vec2(left, height), |ui| {
            scenarios::show(ui, world, form, None);
        });
        ui.add_space(BETWEEN);
        let sides: scenarios::Beneath = if with_seed { sides_and_seed } else { sides::show };
        view(ui, "sides", egui::vec2(right, height), |ui| sides(ui, world, form));
    });
}

/// A part of the screen that scrolls by itself.
fn view(ui: &mut Ui, name: &str, size: egui::Vec2, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
        ui.set_width(size.x);
        let view = ScrollArea::vertical().id_salt(name).max_height(size.y);
        view.auto_shrink([false, false]).show(ui, |ui| {
            // Beside the bar that scrolls.
            ui.set_width(size.x - 10.0);
            add(ui);
        });
    });
}

/// The same buttons in a bar, for a finger.
fn bar_of(ui: &mut Ui, covered: bool) -> Option<MenuCommand> {
    let begin = (MenuCommand::Begin.words(), MenuCommand::Begin);
    let mut all = vec![(text!("setup-back"), MenuCommand::Title), begin];
    if platform::SHARES {
        all.insert(1, (MenuCommand::ShareScenario.words(), MenuCommand::ShareScenario));
    }
    bar(ui, &all, Some(MenuCommand::Begin).filter(|_| !covered))
}

/// How many buttons stand at the foot at the right.
const ONWARD: f32 = if platform::SHARES { 2.0 } else { 1.0 };

/// The width that the buttons at the foot leave between Back and the others.
fn between(ui: &Ui) -> f32 {
    let button = widgets::MENU_BUTTON + ui.spacing().item_spacing.x;
    (ui.available_width() - (1.0 + ONWARD) * button).max(0.0)
}

/// Back at the left, the seed of the dice and what goes on at the right.
fn buttons(ui: &mut Ui, form: Option<&mut SetupForm>, covered: bool) -> Option<MenuCommand> {
    let mut pressed = None;
    let mut button = |ui: &mut Ui, words: &str, command: MenuCommand| {
        let button = widgets::menu_button(ui, words);
        if command == MenuCommand::Begin && !covered {
            first(&button);
        }
        if button.clicked() {
            pressed = Some(command);
        }
    };
    let between = between(ui);
    ui.horizontal(|ui| {
        button(ui, &text!("setup-back"), MenuCommand::Title);
        let line = egui::vec2(between, widgets::FINGER);
        ui.allocate_ui_with_layout(line, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(between);
            if let Some(form) = form {
                ui.add_space((between - seed::WIDTH).max(0.0));
                seed::show(ui, form);
            }
        });
        if platform::SHARES {
            button(ui, &MenuCommand::ShareScenario.words(), MenuCommand::ShareScenario);
        }
        button(ui, &MenuCommand::Begin.words(), MenuCommand::Begin);
    });
    pressed
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;
    use crate::app_state::NewVersion;
    use crate::board::contract::Palette;
    use crate::playback::Interrupted;
    use crate::screens::title;
    use crate::theme::{Seen, icons};

    fn world() -> World {
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.insert_resource(riposte_shelf::library());
        world.init_resource::<Palette>();
        world.init_resource::<Settings>();
        world.init_resource::<arms::Racks>();
        world.init_resource::<icons::Pictures>();
        world
    }

    /// What is seen in a window of such a size.
    fn drawn(world: &World, form: &mut SetupForm, size: egui::Vec2) -> Vec<Seen> {
        theme::settled(size, |ctx| {
            draw(ctx, world, form, false);
        })
    }

    /// What has the keyboard after some frames of a screen, by its words.
    fn focused(
        ctx: &egui::Context,
        size: egui::Vec2,
        draw: &mut dyn FnMut(&egui::Context),
    ) -> Option<String> {
        let mut focused = None;
        for _ in 0..4 {
            let screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size));
            let input = egui::RawInput { screen_rect, ..egui::RawInput::default() };
            let mut output = ctx.run_ui(input, |_| draw(ctx));
            output.textures_delta.clear();
            focused = output.platform_output.accesskit_update.and_then(|update| {
                let (_, node) = update.nodes.iter().find(|(id, _)| *id == update.focus)?;
                node.label().map(str::to_owned)
            });
        }
        focused
    }

    #[test]
    fn enter_on_the_title_and_enter_again_begin_a_battle() {
        let mut world = world();
        world.init_resource::<Lessons>();
        world.init_resource::<Interrupted>();
        world.init_resource::<NewVersion>();
        world.init_resource::<Overlay>();
        let mut form = SetupForm::new(&riposte_shelf::library());
        arms::Racks::fetch(&mut world, form.book().unwrap_or_default());
        for size in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0), vec2(390.0, 844.0)] {
            let ctx = theme::dressed(size);
            let on_title = focused(&ctx, size, &mut |ctx| {
                title::draw(ctx, &world);
            });
            assert_eq!(on_title, Some(MenuCommand::NewSkirmish.words()), "{size}");
            let on_setup = focused(&ctx, size, &mut |ctx| {
                draw(ctx, &world, &mut form, false);
            });
            assert_eq!(on_setup, Some(MenuCommand::Begin.words()), "{size}");
        }
    }

    /// What overlaps, is cut off at the side, or is too low for a finger in a small window.
    fn faults(seen: &[Seen], size: egui::Vec2) -> Vec<String> {
        let small = theme::small(&theme::dressed(size));
        let shown = |one: &&Seen| one.part.width() > 1.0 && one.part.height() > 1.0;
        let pressed = seen.iter().filter(|one| one.role == "Button" || one.role == "TextInput");
        let pressed: Vec<&Seen> = pressed.filter(shown).collect();
        let mut faults = Vec::new();
        for (number, one) in pressed.iter().enumerate() {
            if one.whole.left() < 0.0 || one.whole.right() > size.x {
                faults.push(format!("{} is cut off: {:?}", one.name, one.whole));
            }
            if small && one.whole.height() < widgets::FINGER {
                faults.push(format!("{} is too low: {:?}", one.name, one.whole));
            }
            for other in &pressed[number + 1..] {
                let common = one.part.intersect(other.part);
                if common.width() > 1.0 && common.height() > 1.0 {
                    faults.push(format!("{} and {} overlap", one.name, other.name));
                }
            }
        }
        faults
    }

    #[test]
    fn everything_fits_every_window() {
        let mut world = world();
        for size in
            [[1280.0, 720.0], [1536.0, 864.0], [900.0, 520.0], [390.0, 844.0], [844.0, 390.0]]
        {
            let size = vec2(size[0], size[1]);
            for key in ["duel", "field", "taproom", "ferry"] {
                let mut form = SetupForm::new(&riposte_shelf::library());
                let number = form.number(key).unwrap_or_default();
                form.choose(number);
                let book = form.book().unwrap_or_default().to_owned();
                arms::Racks::fetch(&mut world, &book);
                for search in ["", "sword", "nobody at all"] {
                    form.search = search.into();
                    let seen = drawn(&world, &mut form, size);
                    let faults = faults(&seen, size);
                    assert!(faults.is_empty(), "{key}, {search}, {size}: {}", faults.join("\n"));
                    let words = MenuCommand::Begin.words();
                    let begin = seen.iter().find(|one| one.name == words);
                    assert!(begin.is_some_and(|one| one.part == one.whole), "{key}, {size}: Begin");
                    if size.x >= 1280.0 {
                        let typed = seen.iter().filter(|one| one.role == "TextInput");
                        let whole = typed.filter(|one| one.part.contains_rect(one.whole));
                        assert_eq!(whole.count(), 2, "{key}, {size}: search and seed");
                    }
                    for book in &world.resource::<riposte_rules::rulebook::Shelf>().0 {
                        let words = book_words(book.as_ref());
                        assert!(seen.iter().any(|one| one.name == words), "{words}");
                    }
                }
            }
        }
    }
}
