//! The close-up: a hex in which many fight, opened as a battleground. Both sides stand face to
//! face, and who has what on whom is a line with a shape of its own. The map stays in sight.

mod ground;
mod lines;
mod token;

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel, Rect, RichText, Sense, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{BondChange, BondForecast};
use riposte_rules::figure::{Bond, FigureId};
use riposte_rules::systems::PlaceRule;

use crate::driver::{PendingPrompt, Prompt};
use crate::hud::{HudCommand, Picking};
use crate::input::LookedAt;
use crate::theme::{self, widgets};
use ground::{Spot, spots};

/// Where a hex has room for so many of a side it is a place, and its fights are seen from near.
const MANY: u8 = 4;
/// The most of the board's room that it takes.
const PART: f32 = 0.62;
/// The height of its heading.
const HEAD: f32 = 22.0;

/// The hex to be shown: the one looked at, or that of whoever decides, or else the first in
/// which enemies are.
fn battleground(world: &World) -> Option<Hex> {
    let rule = world.get_resource::<PlaceRule>()?;
    if rule.of_a_side < MANY || !rule.with_enemies {
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

/// Shows it at the foot of the room that the other panels leave, if there is something to show.
pub fn show(ui: &mut Ui, world: &World, picking: &mut Picking, commands: &mut Vec<HudCommand>) {
    let Some(hex) = battleground(world) else { return };
    let room = ui.available_height();
    let rows = ground::rows(Table::new(world), hex) as f32;
    let height = (HEAD + 14.0 + rows * ground::ROW).min(room * PART);
    let frame = widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
    Panel::bottom("closeup").exact_size(height).resizable(false).frame(frame).show(ui, |ui| {
        heading(ui, world, hex);
        let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        battle(ui, world, (hex, rect), picking, commands);
    });
}

/// The name of the place, and what each kind of line means.
fn heading(ui: &mut Ui, world: &World, hex: Hex) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(hex_name(hex)).family(theme::bold()));
        for info in Table::new(world).book().bonds() {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(34.0, 14.0), Sense::hover());
            let ends = [rect.left_center(), rect.right_center()];
            lines::draw(ui.painter(), info.line, ends, (2.0, theme::INK));
            ui.label(widgets::pale(info.does));
        }
    });
}

fn battle(
    ui: &mut Ui,
    world: &World,
    (hex, rect): (Hex, Rect),
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let table = Table::new(world);
    let spots = spots(table, hex, rect);
    let prompt = world.resource::<PendingPrompt>().0.as_ref();
    if let Some(prompt) = prompt {
        spots.iter().for_each(|spot| answer(ui, world, prompt, spot, picking, commands));
    }
    let shown = prompt.and_then(|prompt| prompt.options.get(picking.shown(prompt)?));
    let changes: &[BondForecast] = shown.map_or(&[], |open| &open.forecast.bonds);
    let target = shown.and_then(|open| open.choice.target.or(open.choice.actor));
    let asked = prompt.filter(|prompt| !prompt.is_pick()).map(|prompt| prompt.decision.figure);
    for bond in table.bonds() {
        let about = |figure: FigureId| bond.has(figure);
        let plain = target.or(asked).is_none_or(about);
        let ends = changes.iter().any(|it| it.bond == bond && it.change == BondChange::Ends);
        line(ui, world, &spots, bond, if plain { 1.0 } else { 0.4 }, ends);
    }
    for change in changes.iter().filter(|it| it.change != BondChange::Ends) {
        ghost(ui, world, &spots, *change);
    }
    for spot in &spots {
        token::draw(ui, world, spot, asked == Some(spot.figure), target == Some(spot.figure));
    }
}

/// A bond that there is; crossed out where the choice looked at would end it.
fn line(ui: &Ui, world: &World, spots: &[Spot], bond: Bond, cover: f32, ends: bool) {
    let table = Table::new(world);
    let Some(info) = table.bond_info(bond.kind) else { return };
    let Some(way) = ground::way(spots, bond) else { return };
    let colour = theme::side_color(world, table.side(bond.from)).gamma_multiply(cover);
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
    let colour = theme::side_color(world, table.side(change.bond.from)).gamma_multiply(0.75);
    lines::draw(ui.painter(), info.line, way, (2.0, colour));
    let sign = if change.change == BondChange::MayBegin { "?" } else { "+" };
    lines::label(ui.painter(), way[0].lerp(way[1], 0.3), sign);
}

/// Pointing at somebody shows what is open about it, a click picks it, as on the map.
fn answer(
    ui: &Ui,
    world: &World,
    prompt: &Prompt,
    spot: &Spot,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let id = ui.id().with(("closeup", spot.figure.0));
    let response = ui.interact(spot.room, id, Sense::click());
    let words = token::spoken(world, spot.figure);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
    let about = |number: &usize| prompt.options[*number].is_about(spot.figure);
    let verb = Picking { place: None, ..picking.clone() };
    let open: Vec<usize> = verb.fitting(prompt).into_iter().filter(about).collect();
    if response.hovered() && !open.is_empty() {
        let usual = prompt.number_of(&prompt.usual()).filter(|number| open.contains(number));
        picking.pointed = picking.pointed.or(usual).or(open.first().copied());
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
