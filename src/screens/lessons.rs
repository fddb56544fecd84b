//! The lessons: one for each rulebook, and how far the learner is.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui, WidgetInfo, WidgetType};
use riposte_record::Lesson;
use riposte_rules::rulebook::Shelf;
use riposte_words::text;

use crate::app_state::Overlay;
use crate::input::{Act, Acts};
use crate::lesson::{self, Lessons, State};
use crate::screens::frame::first;
use crate::shipped::in_lesson;
use crate::theme::{self, icons, sheet, widgets};

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Lessons {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let back = *since > 1 && world.resource::<Acts>().just_pressed(&Act::Back);
    match list(&ctx, world) {
        Some(Pressed::Open(number)) => lesson::open(world, number),
        Some(Pressed::Close) => *world.resource_mut::<Overlay>() = Overlay::None,
        None if back => *world.resource_mut::<Overlay>() = Overlay::None,
        None => {}
    }
}

/// What was pressed in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Open(usize),
    Close,
}

/// The list, and what was pressed in it.
fn list(ctx: &egui::Context, world: &World) -> Option<Pressed> {
    let mut pressed = None;
    sheet(ctx, "lessons", 760.0, |ui| {
        widgets::heading(ui, &text!("menu-lessons"));
        ui.label(widgets::pale(text!("lessons-about")));
        ui.add_space(6.0);
        let height = (ctx.content_rect().height() - 210.0).max(80.0);
        let area = ScrollArea::vertical().max_height(height).auto_shrink([false, true]);
        let next = next(world);
        area.show(ui, |ui| {
            for (number, lesson) in world.resource::<Lessons>().0.iter().enumerate() {
                if card(ui, world, lesson, number == next).clicked() {
                    pressed = Some(Pressed::Open(number));
                }
            }
        });
        ui.add_space(10.0);
        if widgets::menu_button(ui, &text!("screen-close")).clicked() {
            pressed = Some(Pressed::Close);
        }
    });
    pressed
}

/// The lesson to go on with, which has the keyboard: the first that was not played to its end.
fn next(world: &World) -> usize {
    let mut lessons = world.resource::<Lessons>().0.iter();
    lessons.position(|lesson| lesson::state(world, lesson) != State::Finished).unwrap_or(0)
}

/// The width of the button that begins a lesson.
const BUTTON: f32 = 130.0;
/// In less width than this it stands under the words.
const NARROW: f32 = 480.0;

/// A lesson, with the button that begins it.
fn card(ui: &mut Ui, world: &World, lesson: &Lesson, leads: bool) -> egui::Response {
    let shown = widgets::card(false).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if ui.available_width() < NARROW {
            ui.horizontal(|ui| about(ui, world, lesson, 0.0));
            let width = ui.available_width();
            return begin_button(ui, world, lesson, width);
        }
        ui.horizontal(|ui| {
            about(ui, world, lesson, BUTTON + ui.spacing().item_spacing.x);
            begin_button(ui, world, lesson, BUTTON)
        })
        .inner
    });
    if leads {
        first(&shown.inner);
    }
    shown.inner
}

/// The picture of the book, what the lesson is called and what it is about; beside them so much
/// width stays free.
fn about(ui: &mut Ui, world: &World, lesson: &Lesson, beside: f32) {
    const ICON: f32 = 42.0;
    let book = world.resource::<Shelf>().find(&lesson.scenario.rulebook);
    let icon = book.as_ref().and_then(|book| icons::texture(world, book.cover().icon));
    if let Some(icon) = icon {
        let picture = egui::Image::new((icon, egui::vec2(ICON, ICON)));
        ui.add(picture.tint(theme::BRIGHT));
    }
    let width = (ui.available_width() - beside).max(80.0);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        let name = in_lesson(lesson, "name", &lesson.name);
        ui.label(RichText::new(name).size(18.0).family(theme::bold()));
        let minutes = lesson.minutes;
        let by = book.as_ref();
        let by = by.map(|book| text!("lessons-by", book = book.name(), minutes = minutes));
        ui.add(egui::Label::new(widgets::pale(by.unwrap_or_default())).wrap());
        let about = in_lesson(lesson, "about", &lesson.about);
        ui.add(egui::Label::new(about).wrap());
    });
}

/// The button says how far the lesson is.
fn begin_button(ui: &mut Ui, world: &World, lesson: &Lesson, width: f32) -> egui::Response {
    let state = lesson::state(world, lesson);
    let words = match state {
        State::New => text!("menu-begin"),
        State::Begun(done) if done < lesson.steps.len() => {
            text!("lessons-at-step", step = done + 1, steps = lesson.steps.len())
        }
        State::Begun(_) => text!("lessons-at-fight"),
        State::Finished => text!("lessons-once-more"),
    };
    let shown = RichText::new(&words).size(15.0);
    let button = ui.add(egui::Button::new(shown).min_size(egui::vec2(width, widgets::FINGER)));
    let name = in_lesson(lesson, "name", &lesson.name);
    let named = format!("{}: {name}", words.replace('\n', ", "));
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &named));
    button
}

/// A lesson in a sentence or two.
pub fn told(world: &World, lesson: &Lesson) -> String {
    let steps = lesson.steps.len();
    let state = match lesson::state(world, lesson) {
        State::New => None,
        State::Begun(done) => Some(text!("lessons-told-begun", done = done, steps = steps)),
        State::Finished => Some(text!("lessons-told-finished")),
    };
    let book = world.resource::<Shelf>().find(&lesson.scenario.rulebook);
    let book = book.map(|book| text!("lessons-told-book", book = book.name()));
    let name = in_lesson(lesson, "name", &lesson.name);
    let name = format!("{name}: {}", in_lesson(lesson, "about", &lesson.about));
    let minutes = text!("lessons-told-minutes", minutes = lesson.minutes);
    let told = [Some(name), book, Some(minutes), state];
    told.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A button for the lesson of the book whose scenarios are listed; whether it was pressed.
pub(super) fn offer(ui: &mut Ui, world: &World, number: Option<usize>) -> bool {
    let lesson = number.and_then(|number| world.get_resource::<Lessons>()?.0.get(number));
    let Some(lesson) = lesson else { return false };
    let name = in_lesson(lesson, "name", &lesson.name);
    let words = match lesson::state(world, lesson) {
        State::New => text!("lessons-offer-new", lesson = name, minutes = lesson.minutes),
        State::Begun(_) => text!("lessons-offer-begun", lesson = name),
        State::Finished => text!("lessons-offer-finished", lesson = name),
    };
    widgets::small_button(ui, &words).clicked()
}

#[cfg(test)]
pub(super) mod tests {
    use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};
    use riposte_record::Progress;
    use std::sync::Arc;

    use crate::screens::lessons::*;
    use crate::settings::Settings;

    /// A world with all lessons and what they are shown with.
    pub(crate) fn with_lessons() -> World {
        let library = riposte_shelf::library();
        let read = |key: &String| Lesson::shipped(&library, key).ok().map(Arc::new);
        let mut world = World::new();
        world.insert_resource(Lessons(Lesson::keys(&library).iter().filter_map(read).collect()));
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Settings>();
        world.init_resource::<icons::Pictures>();
        world
    }

    #[test]
    fn the_first_lesson_that_is_not_learned_has_the_keyboard() {
        let mut world = with_lessons();
        let keys: Vec<String> =
            world.resource::<Lessons>().0.iter().map(|lesson| lesson.key.clone()).collect();
        assert_eq!(next(&world), 0);
        for (number, key) in keys.iter().enumerate() {
            let learned = Progress { done: 0, finished: true };
            world.resource_mut::<Settings>().lessons.insert(key.clone(), learned);
            assert_eq!(next(&world), (number + 1) % keys.len());
        }
    }

    #[test]
    fn a_click_on_its_button_begins_a_lesson_in_every_window() {
        let world = with_lessons();
        let sizes = [vec2(1280.0, 720.0), vec2(390.0, 844.0), vec2(844.0, 390.0)];
        // However long a frame takes.
        for (size, lasts) in sizes.into_iter().flat_map(|size| [(size, 0.05), (size, 2.0)]) {
            let ctx = theme::dressed(size);
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            let mut time = 0.0;
            let mut frame = |events: Vec<Event>| {
                time += lasts;
                let input = RawInput {
                    screen_rect: Some(screen),
                    time: Some(time),
                    events,
                    ..RawInput::default()
                };
                let mut pressed = None;
                let mut output = ctx.run_ui(input, |_| pressed = list(&ctx, &world));
                output.textures_delta.clear();
                let update = output.platform_output.accesskit_update;
                let seen = update.map(|update| theme::seen(&ctx, &update)).unwrap_or_default();
                (pressed, seen)
            };
            (0..4).for_each(|_| drop(frame(Vec::new())));
            let (_, seen) = frame(Vec::new());
            let mut buttons = seen.iter().filter(|one| one.role == "Button");
            let name = &world.resource::<Lessons>().0[0].name;
            let Some(first) = buttons.find(|one| one.name == format!("Begin: {name}")) else {
                panic!("{name} cannot be begun in {size}");
            };
            let at = first.part.center();
            let button = |pressed| Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            frame(vec![Event::PointerMoved(at)]);
            frame(vec![button(true)]);
            let (pressed, _) = frame(vec![button(false)]);
            assert_eq!(pressed, Some(Pressed::Open(0)), "in {size}, {lasts} s a frame");
        }
    }
}
