//! The close-up: a hex in which many fight, opened as a battleground. Both sides stand face to
//! face, and who has what on whom is a line with a shape of its own. The map stays in sight.

mod bonds;
mod colours;
mod floats;
mod ground;
mod lines;
mod menace;
mod open;
#[cfg(test)]
mod opened_tests;
mod places;
mod scene;
mod token;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontId, Panel, Pos2, Rect, RichText, Sense, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::BondForecast;
use riposte_rules::figure::BondInfo;
use riposte_rules::rulebook::side_name;
use riposte_words::phrase;

use crate::board::contract::CloseUp;
use crate::driver::{PendingPrompt, Prompt};
use crate::figures::{Motion, Opened, motion_of};
use crate::hud::command::HudCommand;
use crate::hud::picking::Picking;
use crate::theme::{self, Form, widgets};
use ground::{Spot, spots};
use menace::Menace;
use open::battleground;

/// The most of the board's room that it takes below the map, or beside it in a small window.
const PART: f32 = 0.62;
/// The part of the window that the map keeps beside it.
const MAP: f32 = 0.25;
/// The least width of it, and of the map, in a window in which the map cannot keep that part.
const LEAST: f32 = 300.0;
const LEAST_MAP: f32 = 150.0;
/// The height of its heading, and of the names of the sides.
const HEAD: f32 = 24.0;
const SIDES: f32 = 20.0;
/// From this width on it stands beside the map.
const WIDE: f32 = 430.0;

/// Paints the grounds, and tells the stage who stands where.
pub fn plugin(app: &mut App) {
    app.init_resource::<CloseUp>()
        .init_resource::<Opened>()
        .add_plugins(scene::plugin)
        .add_systems(Update, places::note);
}

/// Whether there is something to show.
pub fn is_there(world: &World) -> bool {
    battleground(world).is_some()
}

/// Shows it in the room that the other panels leave, if there is something to show: beside the map
/// where that is wide, and otherwise below it. The columns of what can be done, and of what a lesson
/// says, stand beside both.
pub fn show(
    ui: &mut Ui,
    world: &World,
    columns: f32,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let Some(hex) = battleground(world) else { return };
    let room = ui.available_size();
    let frame = widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
    let panel = if room.x >= WIDE && room.x > room.y {
        let width = match Form::of(ui.ctx()) {
            Form::Wide => beside_map(room.x, columns),
            _ => room.x * PART,
        };
        Panel::right("closeup beside").exact_size(width)
    } else {
        let rows = ground::rows(world, hex) as f32;
        let height = HEAD + SIDES + 14.0 + rows * ground::ROW;
        Panel::bottom("closeup").exact_size(height.min(room.y * PART))
    };
    panel.resizable(false).frame(frame).show(ui, |ui| {
        heading(ui, world, hex);
        let (mut rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let rim = egui::Stroke::new(1.5, colours::EDGE);
        ui.painter().rect_filled(rect, 4.0, colours::SHEET);
        scene::lay(ui.painter(), world, hex, rect);
        ui.painter().rect_stroke(rect, 4.0, rim, egui::StrokeKind::Inside);
        let menace = Menace::of(world, picking, hex);
        if menace.is_some() {
            menace::rim(ui.painter(), rect);
        }
        rect = rect.shrink2(egui::vec2(6.0, 2.0));
        // Where there is no room for more their colours have to tell the sides apart.
        let rows = ground::rows(world, hex).max(1) as f32;
        let roomy = (rect.height() - SIDES) / rows >= ground::ONE_LINE;
        let top = Pos2::new(rect.center().x, rect.top() + SIDES / 2.0);
        if roomy {
            rect.min.y += SIDES;
        }
        places::remember(ui, rect);
        let spots = spots(world, hex, rect);
        if roomy {
            sides(ui, world, &spots, rect);
        }
        battle(ui, world, &spots, menace.as_ref(), picking, commands);
        floats::draw(ui, world, &spots, rect);
        // Between the columns, where nobody stands.
        if let Some(menace) = &menace {
            menace.tell(ui.painter(), top, roomy.then_some(rect.width() * 0.4));
        }
    });
}

/// Its width beside the map in a large window, in which columns take so much: the map keeps its part. In
/// a narrow window, where the card of a lesson takes another column, both are as small as can be.
fn beside_map(room: f32, columns: f32) -> f32 {
    let left = room - columns;
    (left - room * MAP).max((left - LEAST_MAP).min(LEAST))
}

/// The names of the sides over their columns, and a line between them.
fn sides(ui: &Ui, world: &World, spots: &[Spot], rect: Rect) {
    let table = Table::new(world);
    let painter = ui.painter();
    for left in [true, false] {
        let Some(spot) = spots.iter().find(|spot| spot.left == left) else { continue };
        let side = table.side(spot.figure);
        let (x, align) = match left {
            true => (rect.left() + 4.0, Align2::LEFT_CENTER),
            false => (rect.right() - 4.0, Align2::RIGHT_CENTER),
        };
        let at = Pos2::new(x, rect.top() - SIDES / 2.0);
        let font = FontId::new(14.0, theme::bold());
        painter.text(at, align, side_name(world, side), font, colours::side(world, side));
    }
    let line = egui::Stroke::new(1.0, colours::EDGE);
    painter.extend(egui::Shape::dashed_line(
        &[rect.center_top(), rect.center_bottom()],
        line,
        3.0,
        6.0,
    ));
}

/// The name of the place, and what each kind of line means.
fn heading(ui: &mut Ui, world: &World, hex: Hex) {
    ui.horizontal(|ui| {
        let table = Table::new(world);
        let place = match table.scenario().place(hex) {
            Some(place) => format!("{}, {}", hex_name(hex), phrase(place)),
            None => hex_name(hex),
        };
        let place = RichText::new(place).family(theme::bold());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            table.book().bonds().iter().rev().for_each(|info| legend(ui, info));
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(place).truncate());
            });
        });
    });
}

/// What a kind of line means, from the right.
fn legend(ui: &mut Ui, info: &BondInfo) {
    const LINE: f32 = 30.0;
    ui.spacing_mut().item_spacing.x = 5.0;
    ui.label(widgets::pale(phrase(info.key))).on_hover_text(phrase(info.does));
    let (rect, _) = ui.allocate_exact_size(egui::vec2(LINE, 14.0), Sense::hover());
    let ends = [rect.left_center(), rect.right_center()];
    lines::draw(ui.painter(), info.line, ends, (2.0, theme::INK));
}

fn battle(
    ui: &mut Ui,
    world: &World,
    spots: &[Spot],
    menace: Option<&Menace>,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let prompt = world.resource::<PendingPrompt>().0.as_ref();
    if let Some(prompt) = prompt {
        let rests = rests(ui, picking);
        spots.iter().for_each(|spot| answer(ui, world, (prompt, spot), rests, picking, commands));
    }
    let shown = prompt.and_then(|prompt| prompt.options.get(picking.shown(prompt)?));
    let changes: &[BondForecast] = shown.map_or(&[], |open| &open.forecast.bonds);
    let target = shown.and_then(|open| open.choice.target);
    let actor = shown.and_then(|open| open.choice.actor);
    let asked =
        prompt.filter(|prompt| !prompt.is_pick()).map(|prompt| prompt.decision.figure).or(actor);
    let under = ui.ctx().pointer_hover_pos().filter(|_| !theme::small(ui.ctx()));
    let pointed = under.and_then(|at| spots.iter().find(|spot| spot.room.contains(at)));
    let about = pointed.map(|spot| spot.figure).or(target).or(asked);
    // Who moves is seen over those who stand.
    let stands = |spot: &&Spot| motion_of(world, spot.figure) == Motion::default();
    let (still, moving): (Vec<&Spot>, Vec<&Spot>) = spots.iter().partition(stands);
    for spot in still.into_iter().chain(moving) {
        let looks = ground::looks(world, spots, spot);
        let (asked, target) = (asked == Some(spot.figure), target == Some(spot.figure));
        token::draw(ui, world, (spot, looks), asked, target);
    }
    // Over what the figures hold out to each other.
    bonds::draw(ui, world, spots, about, changes);
    spots.iter().for_each(|spot| token::words(ui, world, spot));
    // Over the tokens beside them, which may be near.
    if let Some(menace) = menace {
        spots.iter().for_each(|spot| menace.mark(ui.painter(), spot));
    }
}

/// Whether the mouse has not been moved since something else was picked: then that is shown, not
/// what the mouse rests on.
fn rests(ui: &Ui, picking: &Picking) -> bool {
    let known = egui::Id::new("closeup rests");
    let here = (picking.picked, ui.ctx().pointer_hover_pos());
    let at = ui.data(|data| data.get_temp::<(Option<usize>, Option<Pos2>)>(known));
    match at {
        Some(at) if at.0 == here.0 => here.0.is_some() && at.1 == here.1,
        _ => {
            ui.data_mut(|data| data.insert_temp(known, here));
            here.0.is_some()
        }
    }
}

/// What is open about a figure, as far as it fits what is chosen already.
fn open_about(prompt: &Prompt, spot: &Spot, picking: &Picking) -> Vec<usize> {
    let about = |number: &usize| prompt.options[*number].is_about(spot.figure);
    let verb = Picking { place: None, ..picking.clone() };
    verb.fitting(prompt).into_iter().filter(about).collect()
}

/// Shows what is open about the figure pointed at.
fn point(prompt: &Prompt, spot: &Spot, picking: &mut Picking) {
    let open = open_about(prompt, spot, picking);
    let usual = prompt.number_of(&prompt.usual()).filter(|number| open.contains(number));
    picking.pointed = picking.pointed.or(usual).or(open.first().copied());
}

/// A click on a figure picks what is open about it, as on the map.
fn answer(
    ui: &Ui,
    world: &World,
    (prompt, spot): (&Prompt, &Spot),
    rests: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let id = ui.id().with(("closeup", spot.figure.0));
    let response = ui.interact(spot.room, id, Sense::click());
    let words = token::spoken(world, spot.figure);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
    // A finger does not point: what it rests on is not what the card tells of.
    if response.hovered() && !rests && !theme::small(ui.ctx()) {
        point(prompt, spot, picking);
    }
    if response.clicked() {
        let hex = Table::new(world).hex(spot.figure);
        if picking.figure != Some(spot.figure) {
            (picking.place, picking.picked) = (None, None);
        }
        picking.figure = Some(spot.figure);
        let picked = match theme::small(ui.ctx()) {
            true => picking.tap(prompt, hex),
            false => picking.click(prompt, hex),
        };
        commands.push(HudCommand::Pick(picked));
    }
}
