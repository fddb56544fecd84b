//! Setting up a skirmish: where, who sits on each side, with which seed.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_rules::data::{Library, Scenario};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::Shelf;
use riposte_rules::tell::terms;

use super::bar::bar;
use super::menu_command::MenuCommand;
use super::setup_form::SetupForm;
use crate::app_state::{Drawn, Notice, Overlay, Screen};
use crate::input::{Act, Acts};
use crate::match_setup::Seat;
use crate::platform;
use crate::screens::frame::{column_in, first};
use crate::theme::{self, widgets};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupForm>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Setup)));
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let covered =
        *world.resource::<Overlay>() != Overlay::None || world.resource::<Notice>().0.is_some();
    let mut command = None;
    let mut back = world.resource::<Acts>().just_pressed(&Act::Back) && !covered;
    world.resource_scope(|world, mut form: Mut<SetupForm>| {
        let mut ui = theme::viewport(&ctx);
        let small = theme::small(&ctx);
        let mut pressed = if small { bar_of(&mut ui, covered) } else { None };
        column_in(&mut ui, &ctx, 1000.0, |ui| {
            let size = (ui.available_width() * 0.12).min(42.0);
            ui.label(theme::capitals("A new skirmish", size));
            ui.add_space(10.0);
            if small {
                places(ui, world, &mut form);
                ui.add_space(10.0);
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                    sides(ui, world, &mut form);
                });
                return;
            }
            let height = ui.available_height() - 92.0;
            side_by_side(ui, world, &mut form, height);
            ui.add_space(12.0);
            pressed = buttons(ui, covered);
        });
        back |= pressed == Some(MenuCommand::Title);
        command = pressed.filter(|command| *command != MenuCommand::Title);
    });
    if back {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    } else if let Some(command) = command {
        command.follow(world);
    }
}

/// The scenarios beside the sides, each with a view of its own.
fn side_by_side(ui: &mut Ui, world: &World, form: &mut SetupForm, height: f32) {
    const BETWEEN: f32 = 24.0;
    let down = egui::Layout::top_down(egui::Align::Min);
    let room = ui.available_width() - BETWEEN - 2.0 * ui.spacing().item_spacing.x;
    let (left, right) = (0.47 * room, 0.53 * room);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(egui::vec2(left, height), down, |ui| {
            books(ui, world, form);
            let view = ScrollArea::vertical().id_salt("places").max_height(ui.available_height());
            view.show(ui, |ui| {
                // Beside the bar that scrolls.
                ui.set_width(left - 10.0);
                places(ui, world, form);
            });
        });
        ui.add_space(BETWEEN);
        ui.allocate_ui_with_layout(egui::vec2(right, height), down, |ui| {
            ui.set_width(right);
            let view = ScrollArea::vertical().id_salt("sides").max_height(height);
            view.auto_shrink([false, false]).show(ui, |ui| sides(ui, world, form));
        });
    });
}

/// The rulebooks by name, so that the fifth is as near as the first.
fn books(ui: &mut Ui, world: &World, form: &mut SetupForm) {
    let chosen = form.scenarios.get(form.chosen).map(|scenario| scenario.rulebook.clone());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for book in &world.resource::<Shelf>().0 {
            let here = chosen.as_deref() == Some(book.key());
            let label = ui.selectable_label(here, book.name()).on_hover_text(book.blurb());
            if label.clicked() && !here {
                form.choose_book(book.key());
            }
        }
    });
}

/// The same buttons in a bar, for a finger.
fn bar_of(ui: &mut Ui, covered: bool) -> Option<MenuCommand> {
    let mut all = vec![("Back", MenuCommand::Title), ("Begin", MenuCommand::Begin)];
    if platform::SHARES {
        all.insert(1, (MenuCommand::ShareScenario.words(), MenuCommand::ShareScenario));
    }
    bar(ui, &all, Some(MenuCommand::Begin).filter(|_| !covered))
}

/// Back at the left, what goes on at the right.
fn buttons(ui: &mut Ui, covered: bool) -> Option<MenuCommand> {
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
    ui.horizontal(|ui| {
        button(ui, "Back", MenuCommand::Title);
        let others = if platform::SHARES { 2.0 } else { 1.0 };
        ui.add_space((ui.available_width() - others * 268.0).max(0.0));
        if platform::SHARES {
            button(ui, MenuCommand::ShareScenario.words(), MenuCommand::ShareScenario);
        }
        button(ui, "Begin", MenuCommand::Begin);
    });
    pressed
}

fn places(ui: &mut Ui, world: &World, form: &mut SetupForm) {
    for number in 0..form.scenarios.len() {
        let scenario = &form.scenarios[number];
        let before = number.checked_sub(1).map(|before| &form.scenarios[before].rulebook);
        if before != Some(&scenario.rulebook) {
            let heading = ui.scope(|ui| rules(ui, world, scenario)).response;
            if form.chosen == number && std::mem::take(&mut form.at_top) {
                heading.scroll_to_me_animation(Some(egui::Align::TOP), ScrollAnimation::none());
                form.unshown = false;
            }
        }
        let picked = form.chosen == number;
        let sense = egui::UiBuilder::new().id_salt(number).sense(egui::Sense::click());
        let shown = ui.scope_builder(sense, |ui| {
            widgets::choice_card(picked, ui.response().hovered()).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.vertical(|ui| place(ui, scenario, picked));
            });
        });
        let response = shown.response;
        let name = &scenario.name;
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::WidgetType::Button, true, picked, name)
        });
        if response.has_focus() {
            let line = egui::Stroke::new(2.5, theme::INK);
            ui.painter().rect_stroke(response.rect, 5.0, line, egui::StrokeKind::Outside);
        }
        if response.clicked() {
            form.choose(number);
        }
        if picked && std::mem::take(&mut form.unshown) {
            response.scroll_to_me_animation(None, ScrollAnimation::none());
        }
    }
}

fn place(ui: &mut Ui, scenario: &Scenario, picked: bool) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(&scenario.name).size(17.0).family(theme::bold()));
        let counts: Vec<String> = (0..scenario.sides.len() as u8)
            .map(|side| {
                scenario.figures.iter().filter(|f| f.side == Side(side)).count().to_string()
            })
            .collect();
        let ink = if picked { theme::INK } else { theme::PALE };
        ui.label(RichText::new(counts.join(" against ")).small().color(ink));
    });
    ui.label(RichText::new(&scenario.blurb).size(13.5));
}

fn sides(ui: &mut Ui, world: &World, form: &mut SetupForm) {
    let Some(scenario) = form.scenarios.get(form.chosen).cloned() else { return };
    for (number, name) in scenario.sides.iter().enumerate() {
        let side = Side(number as u8);
        ui.label(
            RichText::new(name)
                .size(19.0)
                .family(theme::bold())
                .color(theme::side_color(world, side)),
        );
        for figure in scenario.figures.iter().filter(|figure| figure.side == side) {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(&figure.name).size(14.0).family(theme::bold()));
                ui.label(widgets::pale(&figure.entry.blurb));
            });
        }
        if let Some(place) = form.seats.get_mut(number) {
            level(ui, world, place);
        }
        ui.add_space(12.0);
    }
    ui.label(widgets::pale(terms(&scenario)));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.label("Seed of the dice");
        let field = egui::TextEdit::singleline(&mut form.seed).desired_width(110.0);
        let margin = if theme::small(ui.ctx()) { widgets::FINGER_PADDING[1] as i8 } else { 2 };
        ui.add(field.margin(egui::Margin::symmetric(6, margin)).hint_text("by lot"));
        if !form.seed.trim().is_empty() && form.seed.trim().parse::<u64>().is_err() {
            ui.label(RichText::new("digits only; now it is by lot").small().color(theme::RED));
        }
    });
}

/// Who decides for a side, how strong, and with what temper.
fn level(ui: &mut Ui, world: &World, place: &mut Seat) {
    ui.horizontal_wrapped(|ui| {
        // All of them stand in one line where there is room for the form beside the list.
        if !theme::small(ui.ctx()) {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 6.0;
        }
        for seat in Seat::all() {
            let chosen = seat.like(*place);
            let label = ui.selectable_label(chosen, seat.name()).on_hover_text(seat.blurb());
            if label.clicked() && !chosen {
                *place = seat;
            }
        }
    });
    ui.label(widgets::pale(place.blurb()));
    let library = world.resource::<Library>();
    if place.temper(library).is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for seat in place.tempers() {
            let Some(temper) = seat.temper(library) else { continue };
            let label = ui.selectable_label(seat == *place, temper.name);
            if label.on_hover_text(temper.blurb).clicked() {
                *place = seat;
            }
        }
    });
    ui.label(widgets::pale(place.temper(library).map_or(String::new(), |temper| temper.blurb)));
}

/// The rulebook of the scenarios that follow.
fn rules(ui: &mut Ui, world: &World, scenario: &Scenario) {
    if let Some(book) = world.resource::<Shelf>().find(&scenario.rulebook) {
        ui.add_space(4.0);
        ui.label(RichText::new(book.name()).size(22.0).family(theme::bold()).color(theme::RED));
        ui.label(RichText::new(book.blurb()).size(13.5).color(theme::PALE));
        ui.add_space(3.0);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Pos2, RawInput, Rect, vec2};

    use super::*;

    /// How far the list is scrolled, in points, in a window too low for it.
    fn scrolled(ctx: &Context, world: &World, form: &mut SetupForm) -> f32 {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(500.0, 300.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let mut offset = 0.0;
        let mut output = ctx.run_ui(input, |ui| {
            let view = ScrollArea::vertical().show(ui, |ui| places(ui, world, form));
            offset = view.state.offset.y;
        });
        output.textures_delta.clear();
        offset
    }

    #[test]
    fn the_list_shows_the_scenario_that_is_chosen_and_lets_go_of_it() {
        let mut form = SetupForm::new(&riposte_shelf::library());
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts());
        for _ in 0..3 {
            assert_eq!(scrolled(&ctx, &world, &mut form), 0.0);
        }
        form.choose(form.scenarios.len() - 1);
        for _ in 0..3 {
            scrolled(&ctx, &world, &mut form);
        }
        assert!(scrolled(&ctx, &world, &mut form) > 300.0);
        assert!(!form.unshown, "it would hold the list fast");
    }
}
