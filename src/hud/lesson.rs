//! The card of a lesson: what the step asks for, and the rule behind it. What is to be pressed has a
//! ring around it.

use bevy::prelude::World;
use bevy_egui::egui::{
    self, Color32, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};
use riposte_record::{Lesson, LessonStep};
use riposte_rules::battle::Ending;
use riposte_words::text;

use super::Picking;
use super::command::{HudCommand, LessonCommand};
use super::ways::Row;
use crate::driver::{Match, PendingPrompt, Play, Prompt};
use crate::lesson::{Teaching, asked_for};
use crate::match_setup::MatchSetup;
use crate::rulebook::rule_link;
use crate::shipped::{in_lesson, in_step};
use crate::theme::{self, widgets};

/// The width of the card in a large window.
pub(super) const WIDTH: f32 = 292.0;

/// Whether a lesson is under way.
pub(super) fn is_there(world: &World) -> bool {
    world.contains_resource::<Teaching>()
}

/// Where it is remembered whether the card stands in the list.
fn in_list() -> egui::Id {
    egui::Id::new("the lesson is in the list")
}

/// Puts the card into the list, or over the board.
pub(super) fn lies_in_list(ctx: &egui::Context, yes: bool) {
    ctx.data_mut(|data| data.insert_temp(in_list(), yes));
}

/// Whether the card stands in the list rather than over the board.
pub(super) fn is_in_list(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(in_list())).unwrap_or(false)
}

/// The card.
pub(super) fn show(ui: &mut Ui, world: &World, commands: &mut Vec<HudCommand>) {
    let Some(teaching) = world.get_resource::<Teaching>() else { return };
    head(ui, teaching, commands);
    let lesson = &*teaching.course.lesson;
    let asked = world.resource::<PendingPrompt>().0.is_some();
    match (told(teaching, asked), world.resource::<Match>().play) {
        (_, Play::Over) if teaching.fights => end(ui, world, commands),
        (Told::Step(number, step), _) => {
            let say = in_step(lesson, number, "say", &step.say);
            ui.add(egui::Label::new(RichText::new(say).size(15.5)).wrap());
            rule(ui, lesson, number, step);
            if teaching.strayed {
                let other = in_step(lesson, number, "other", &step.other);
                let other = RichText::new(other).size(14.5).color(theme::BRIGHT);
                ui.add(egui::Label::new(other).wrap());
            }
        }
        (Told::Watch(step), _) => {
            ui.label(widgets::pale(text!("lesson-card-watch")));
            if let Some((number, step)) = step {
                rule(ui, lesson, number, step);
            }
        }
        (Told::Fight, _) => {
            let say = in_lesson(lesson, "fight-say", &lesson.fight.say);
            ui.add(egui::Label::new(RichText::new(say).size(15.5)).wrap());
        }
    }
}

/// What the card tells.
enum Told<'t> {
    /// What a step asks for, with its number from 0.
    Step(usize, &'t LessonStep),
    /// What was done is being shown; the step that asked for it.
    Watch(Option<(usize, &'t LessonStep)>),
    /// The steps are over.
    Fight,
}

fn told(teaching: &Teaching, asked: bool) -> Told<'_> {
    let course = &teaching.course;
    let step = |number: usize| Some((number, course.lesson.steps.get(number)?));
    match course.step() {
        _ if teaching.fights => Told::Fight,
        Some(step) if asked && !course.tells() => Told::Step(course.done(), step),
        _ => Told::Watch(course.done().checked_sub(1).and_then(step)),
    }
}

/// The same in a line or more of plain text, for those who do not see it.
pub fn words(world: &World) -> Vec<String> {
    let Some(teaching) = world.get_resource::<Teaching>() else { return Vec::new() };
    let lesson = &teaching.course.lesson;
    let asked = world.resource::<PendingPrompt>().0.is_some();
    let over = world.resource::<Match>().play == Play::Over;
    match told(teaching, asked) {
        Told::Fight if over => vec![learned(world)],
        Told::Fight => {
            let say = in_lesson(lesson, "fight-say", &lesson.fight.say);
            vec![text!("lesson-card-spoken-fight", say = say)]
        }
        Told::Watch(_) => Vec::new(),
        Told::Step(number, step) => {
            let (all, rule) = (lesson.steps.len(), step.rule.as_str());
            let say = in_step(lesson, number, "say", &step.say);
            let because = in_step(lesson, number, "because", &step.because);
            let mut lines = vec![
                text!("lesson-card-spoken-step", number = number + 1, all = all, say = say),
                text!("lesson-card-spoken-rule", rule = rule, because = because),
            ];
            if teaching.strayed {
                lines.push(in_step(lesson, number, "other", &step.other).into_owned());
            }
            lines
        }
    }
}

/// The name of the lesson, how far it is, and the way out.
fn head(ui: &mut Ui, teaching: &Teaching, commands: &mut Vec<HudCommand>) {
    let course = &teaching.course;
    let (done, all) = (course.done(), course.lesson.steps.len());
    ui.horizontal(|ui| {
        let name = in_lesson(&course.lesson, "name", &course.lesson.name);
        ui.label(RichText::new(name).size(16.0).family(theme::bold()));
        let place = match teaching.fights {
            true => text!("lesson-card-fight"),
            false => text!("lesson-card-place", number = (done + 1).min(all), all = all),
        };
        ui.label(widgets::pale(place));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let leave = widgets::small_button(ui, &text!("lesson-card-leave"));
            if leave.on_hover_text(text!("lesson-card-leave-help")).clicked() {
                commands.push(HudCommand::Lesson(LessonCommand::Leave));
            }
        });
    });
    bar(ui, done as f32 / all.max(1) as f32);
}

/// How much of the steps is done.
fn bar(ui: &mut Ui, part: f32) {
    let (whole, _) =
        ui.allocate_exact_size(egui::vec2(ui.available_width(), 4.0), egui::Sense::hover());
    ui.painter().rect_filled(whole, 2.0, theme::LINE);
    let done = Rect::from_min_size(whole.min, egui::vec2(whole.width() * part, whole.height()));
    ui.painter().rect_filled(done, 2.0, RING);
}

fn rule(ui: &mut Ui, lesson: &Lesson, number: usize, step: &LessonStep) {
    let because = in_step(lesson, number, "because", &step.because);
    ui.add(egui::Label::new(RichText::new(because).size(13.5).color(theme::PALE)).wrap());
    rule_link(ui, &step.rule);
}

/// What is said when the fight is over: a lesson is learned in a fight that is lost as well.
fn learned(world: &World) -> String {
    let outcome = world.get_resource::<Ending>().and_then(|ending| ending.0);
    let setup = world.get_resource::<MatchSetup>();
    let fared = outcome.zip(setup).and_then(|(outcome, setup)| setup.fared(outcome.winner));
    match fared {
        Some(false) => text!("lesson-card-lost"),
        _ => text!("lesson-card-learned"),
    }
}

fn end(ui: &mut Ui, world: &World, commands: &mut Vec<HudCommand>) {
    ui.add(egui::Label::new(RichText::new(learned(world)).size(15.5)).wrap());
    if widgets::small_button(ui, &text!("lesson-card-again")).clicked() {
        commands.push(HudCommand::Lesson(LessonCommand::Again));
    }
}

/// The colour of the ring.
const RING: Color32 = Color32::from_rgb(0x4F, 0xD6, 0xD2);

/// Which row of a list leads to a choice: the one that holds it, else the one that shows more.
pub(super) fn leading(prompt: &Prompt, rows: &[Row], number: usize) -> Option<usize> {
    let verb = prompt.options.get(number)?.choice.verb;
    let holds = |row: &Row| match row {
        Row::Verb(of) => *of == verb,
        Row::Group(_, verbs) => verbs.contains(&verb),
        Row::Way(way) => way.contains(&number),
        Row::More(_) => false,
    };
    let more = || rows.iter().position(|row| matches!(row, Row::More(_)));
    rows.iter().position(holds).or_else(more)
}

/// Brings the row with the ring into view, once for each list of a step: afterwards the learner scrolls.
pub(super) fn bring_into_view(ui: &Ui, world: &World, picking: &Picking, row: Rect) {
    // Where the list begins with the card, that is to be read first; before the first frame is laid
    // out it may.
    if ui.data(|data| data.get_temp(in_list())) != Some(false) {
        return;
    }
    let done = world.get_resource::<Teaching>().map(|teaching| teaching.course.done());
    let now = egui::Id::new((done, picking.verb, picking.place, picking.group, picking.page));
    let known = egui::Id::new("the row of the lesson was brought into view");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<egui::Id>(known);
        data.insert_temp(known, now);
        before
    });
    if before != Some(now) && !ui.clip_rect().contains_rect(row) {
        ui.scroll_to_rect(row, None);
    }
}

/// A ring around a button that takes what is picked, or around one that leads back from it, where
/// that is what the step asks for.
pub(super) fn ring_if(ui: &Ui, world: &World, picking: &Picking, button: Button, rect: Rect) {
    let prompt = world.resource::<PendingPrompt>().0.as_ref();
    let Some(number) = prompt.and_then(|prompt| asked_for(world, prompt)) else { return };
    if (picking.picked == Some(number)) == (button == Button::Takes) {
        ring(ui, rect);
    }
}

/// What a button does with the choice that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Button {
    /// It is taken.
    Takes,
    /// It is let go.
    LetsGo,
}

/// Draws the ring, with a point at its left side, which says what it is to those who do not see it.
pub(super) fn ring(ui: &Ui, rect: Rect) {
    let place = Rect::from_center_size(rect.left_center() + vec2(5.0, 0.0), vec2(8.0, 14.0));
    let id = ui.id().with("ring of the lesson").with(rect.top() as i32);
    let point = ui.interact(place, id, Sense::hover());
    let words = text!("lesson-card-asked-for");
    point.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let painter = ui.painter();
    painter.rect_stroke(rect, 5.0, Stroke::new(2.5, RING), StrokeKind::Inside);
    let middle = rect.left_center();
    let point =
        [(0.0, -7.0), (8.0, 0.0), (0.0, 7.0)].map(|(x, y)| pos2(middle.x + x, middle.y + y));
    painter.add(Shape::convex_polygon(point.to_vec(), RING, Stroke::NONE));
}
