//! Who has what on whom, as lines between the fighters; and what a choice would begin and end, in
//! words on its line.

use bevy::prelude::World;
use bevy_egui::egui::{Color32, FontId, Pos2, Rect, Sense, Ui, vec2};
use riposte_rules::battle::Table;
use riposte_rules::decision::{BondChange, BondForecast};
use riposte_rules::figure::{Bond, BondInfo, FigureId};
use riposte_rules::tell;
use riposte_words::{phrase, text};

use super::ground::{Spot, way};
use super::{colours, lines};
use crate::figures::{short_name, shown_bonds};
use crate::theme;

/// How much of a line is left that has nothing to do with what is looked at.
const FAINT: f32 = 0.3;
/// So many changes at most have room for the names of those whose bonds they are.
const FEW: usize = 2;
/// So far along a line its words stand: nearer to where it begins, as in the middle lines cross.
const ALONG: f32 = 0.3;

/// All bonds that there are, those about a figure more than the others, and what would change.
pub fn draw(
    ui: &Ui,
    world: &World,
    spots: &[Spot],
    about: Option<FigureId>,
    changes: &[BondForecast],
) {
    let table = Table::new(world);
    for bond in shown_bonds(world) {
        let plain = about.is_none_or(|figure| bond.has(figure));
        let ends = changes.iter().any(|it| it.bond == bond && it.change == BondChange::Ends);
        let cover = if plain || ends { 1.0 } else { FAINT };
        if let Some((info, way)) = between(table, spots, bond) {
            let colour = colours::side(world, table.side(bond.from)).gamma_multiply(cover);
            lines::draw(ui.painter(), info.line, way, (2.5, colour));
        }
    }
    for change in changes.iter().filter(|it| it.change != BondChange::Ends) {
        if let Some((info, way)) = between(table, spots, change.bond) {
            lines::halo(ui.painter(), way);
            let colour = colours::side(world, table.side(change.bond.from)).gamma_multiply(0.75);
            lines::draw(ui.painter(), info.line, way, (2.0, colour));
        }
    }
    let mut taken: Vec<Rect> = Vec::new();
    for change in changes {
        if let Some((_, way)) = between(table, spots, change.bond) {
            let slip = label(ui, table, (change, changes.len() <= FEW), way, &taken);
            taken.push(slip);
        }
    }
}

fn between(table: Table, spots: &[Spot], bond: Bond) -> Option<(BondInfo, [Pos2; 2])> {
    Some((*table.bond_info(bond.kind)?, way(spots, bond)?))
}

/// Writes on a line what would become of it, where no other such words stand; the whole of it where
/// that is pointed at; also `whose` it is. Gives the place.
fn label(
    ui: &Ui,
    table: Table,
    (change, whose): (&BondForecast, bool),
    way: [Pos2; 2],
    taken: &[Rect],
) -> Rect {
    let what = table.bond_info(change.bond.kind).map(|info| phrase(info.key)).unwrap_or_default();
    let (words, colour) = match change.change {
        BondChange::Begins => (text!("closeup-would-begin", what = what), colours::INK),
        BondChange::MayBegin => (text!("closeup-may-begin", what = what), colours::INK),
        BondChange::Ends => (text!("closeup-would-end", what = what), colours::ILL),
    };
    let painter = ui.painter();
    let font = FontId::new(12.5, theme::bold());
    let said = match whose {
        true => text!(
            "closeup-whose",
            name = short_name(table.name(change.bond.from)),
            change = words.as_str()
        ),
        false => words.clone(),
    };
    let galley = painter.layout_no_wrap(said, font, Color32::PLACEHOLDER);
    let size = galley.size() + vec2(8.0, 2.0);
    let at = |part: f32, row: f32| {
        Rect::from_center_size(way[0].lerp(way[1], part) + vec2(0.0, row * size.y * 1.2), size)
    };
    let along = || [ALONG, 0.5, 0.7, 0.4, 0.6].into_iter();
    let places = [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0];
    let mut places = places.into_iter().flat_map(|row| along().map(move |part| at(part, row)));
    let free = |place: &Rect| taken.iter().all(|other| !other.intersects(*place));
    let slip = places.find(free).unwrap_or_else(|| at(ALONG, 0.0));
    painter.rect_filled(slip.expand(1.0), 4.0, colour);
    painter.rect_filled(slip, 4.0, colours::SHEET);
    painter.galley(slip.center() - galley.size() / 2.0, galley, colour);
    let bond = change.bond;
    let id = ui.id().with(("change of a bond", taken.len()));
    let whole = text!("closeup-change", change = words, bond = tell::bond(table, bond));
    ui.interact(slip, id, Sense::hover()).on_hover_text(whole);
    slip
}
