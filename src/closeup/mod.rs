//! The close-up: a hex in which many fight, opened as a battleground. Both sides stand face to
//! face, and who has what on whom is a line with a shape of its own. The map stays in sight.

mod colours;
mod ground;
mod lines;
mod menace;
mod scene;
mod token;

pub use scene::plugin;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontId, Panel, Pos2, Rect, RichText, Sense, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{BondChange, BondForecast};
use riposte_rules::figure::{Bond, BondInfo};
use riposte_rules::rulebook::side_name;
use riposte_rules::systems::PlaceRule;
use riposte_words::phrase;

use crate::driver::{PendingPrompt, Prompt};
use crate::hud::command::HudCommand;
use crate::hud::picking::Picking;
use crate::input::LookedAt;
use crate::theme::{self, Form, widgets};
use ground::{Spot, spots};
use menace::Menace;

/// The most of the board's room that it takes below the map, or beside it in a small window.
const PART: f32 = 0.62;
/// The part of the window that the map keeps beside it.
const MAP: f32 = 0.25;
/// The height of its heading, and of the names of the sides.
const HEAD: f32 = 24.0;
const SIDES: f32 = 20.0;
/// From this width on it stands beside the map.
const WIDE: f32 = 430.0;
/// How much of a line is left that has nothing to do with what is looked at.
const FAINT: f32 = 0.3;

/// The hex to be shown: the one looked at, or that of the figure that decides, or else the first in
/// which enemies are.
fn battleground(world: &World) -> Option<Hex> {
    let rule = world.get_resource::<PlaceRule>()?;
    if !rule.is_of_places() {
        return None;
    }
    let table = Table::new(world);
    let looked = world.get_resource::<LookedAt>().and_then(|looked| looked.0);
    let decides = table.decision().map(|decision| table.hex(decision.figure));
    let others = table.active_figures().map(|figure| table.hex(figure));
    looked.into_iter().chain(decides).chain(others).find(|hex| contested(table, *hex))
}

fn contested(table: Table, hex: Hex) -> bool {
    let mut here = table.in_hex(hex).map(|figure| table.side(figure));
    let first = here.next();
    here.any(|side| Some(side) != first)
}

/// Whether there is something to show.
pub fn is_there(world: &World) -> bool {
    battleground(world).is_some()
}

/// Shows it in the room that the other panels leave, if there is something to show: beside the map
/// where that is wide, and otherwise below it. The column of what can be done stands beside both.
pub fn show(
    ui: &mut Ui,
    world: &World,
    column: f32,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let Some(hex) = battleground(world) else { return };
    let room = ui.available_size();
    let frame = widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
    let panel = if room.x >= WIDE && room.x > room.y {
        let width = match Form::of(ui.ctx()) {
            Form::Wide => room.x * (1.0 - MAP) - column,
            _ => room.x * PART,
        };
        Panel::right("closeup beside").exact_size(width)
    } else {
        let rows = ground::rows(Table::new(world), hex) as f32;
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
        let rows = ground::rows(Table::new(world), hex).max(1) as f32;
        let roomy = (rect.height() - SIDES) / rows >= ground::ONE_LINE;
        let top = Pos2::new(rect.center().x, rect.top() + SIDES / 2.0);
        if roomy {
            rect.min.y += SIDES;
            sides(ui, world, hex, rect);
        }
        battle(ui, world, (hex, rect), menace.as_ref(), picking, commands);
        // Between the columns, where nobody stands.
        if let Some(menace) = &menace {
            menace.tell(ui.painter(), top, roomy.then_some(rect.width() * 0.4));
        }
    });
}

/// The names of the sides over their columns, and a line between them.
fn sides(ui: &Ui, world: &World, hex: Hex, rect: Rect) {
    let table = Table::new(world);
    let mut here: Vec<_> = table.in_hex(hex).map(|figure| table.side(figure)).collect();
    here.sort_unstable();
    here.dedup();
    let painter = ui.painter();
    for (number, side) in here.iter().take(2).enumerate() {
        let (x, align) = match number {
            0 => (rect.left() + 4.0, Align2::LEFT_CENTER),
            _ => (rect.right() - 4.0, Align2::RIGHT_CENTER),
        };
        let at = Pos2::new(x, rect.top() - SIDES / 2.0);
        let font = FontId::new(14.0, theme::bold());
        painter.text(at, align, side_name(world, *side), font, colours::side(world, *side));
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
    (hex, rect): (Hex, Rect),
    menace: Option<&Menace>,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let table = Table::new(world);
    let spots = spots(table, hex, rect);
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
    for spot in &spots {
        let looks = ground::looks(table, &spots, spot);
        token::draw(
            ui,
            world,
            (spot, looks),
            asked == Some(spot.figure),
            target == Some(spot.figure),
        );
    }
    // Over what the figures hold out to each other.
    for bond in table.bonds() {
        let plain = about.is_none_or(|figure| bond.has(figure));
        let ends = changes.iter().any(|it| it.bond == bond && it.change == BondChange::Ends);
        line(ui, world, &spots, bond, if plain { 1.0 } else { FAINT }, ends);
    }
    for change in changes.iter().filter(|it| it.change != BondChange::Ends) {
        ghost(ui, world, &spots, *change);
    }
    spots.iter().for_each(|spot| token::words(ui, world, spot));
    // Over the tokens beside them, which may be near.
    if let Some(menace) = menace {
        spots.iter().for_each(|spot| menace.mark(ui.painter(), spot));
    }
}

/// A bond that there is; crossed out where the choice looked at would end it.
fn line(ui: &Ui, world: &World, spots: &[Spot], bond: Bond, cover: f32, ends: bool) {
    let table = Table::new(world);
    let Some(info) = table.bond_info(bond.kind) else { return };
    let Some(way) = ground::way(spots, bond) else { return };
    let colour = colours::side(world, table.side(bond.from)).gamma_multiply(cover);
    lines::draw(ui.painter(), info.line, way, (2.5, colour));
    if ends {
        lines::cross(ui.painter(), way[0].lerp(way[1], 0.5));
    }
}

/// A bond that the choice looked at would begin, or that another may then choose to begin.
fn ghost(ui: &Ui, world: &World, spots: &[Spot], change: BondForecast) {
    let table = Table::new(world);
    let Some(info) = table.bond_info(change.bond.kind) else { return };
    let Some(way) = ground::way(spots, change.bond) else { return };
    lines::halo(ui.painter(), way);
    let colour = colours::side(world, table.side(change.bond.from)).gamma_multiply(0.75);
    lines::draw(ui.painter(), info.line, way, (2.0, colour));
    let sign = if change.change == BondChange::MayBegin { "?" } else { "+" };
    lines::label(ui.painter(), way[0].lerp(way[1], 0.3), sign);
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
