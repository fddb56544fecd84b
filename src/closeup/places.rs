//! Tells the stage who stands where in the close-up, so that what is played is played there.

use bevy::math;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Ui};
use riposte_rules::battle::on_table;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::PlaceRule;

use super::ground::{Spot, looks, spots};
use super::open::battleground;
use crate::app_state::Screen;
use crate::board::contract::CloseUp;
use crate::figures::{BASE, Opened, Stance};
use crate::theme;

/// Where it is remembered on which part of the window the fighters stand.
fn ground() -> Id {
    Id::new("ground of the close-up")
}

/// Remembers on which part of the window the fighters stand.
pub fn remember(ui: &Ui, rect: Rect) {
    ui.data_mut(|data| data.insert_temp(ground(), rect));
}

/// Writes which hex is opened, and where everybody stands in it.
pub fn note(world: &mut World) {
    let places = world.get_resource::<PlaceRule>().is_some_and(|rule| rule.is_of_places());
    let screen = world.get_resource::<State<Screen>>();
    let battle = screen.is_some_and(|screen| *screen.get() == Screen::Battle);
    let shown = places && battle && on_table(world);
    let hex = if shown { battleground(world) } else { None };
    let rect = if hex.is_some() { drawn(world) } else { None };
    let opened = hex.zip(rect).map(|(hex, rect)| stances(world, hex, rect)).unwrap_or_default();
    world.resource_mut::<CloseUp>().set_if_neq(CloseUp(hex));
    world.resource_mut::<Opened>().set_if_neq(Opened(opened));
}

fn drawn(world: &mut World) -> Option<Rect> {
    theme::context(world)?.data(|data| data.get_temp(ground()))
}

/// Where everybody stands, in units of the drawing.
fn stances(world: &World, hex: Hex, rect: Rect) -> Vec<(FigureId, Stance)> {
    let spots = spots(world, hex, rect);
    let stance = |spot: &Spot| {
        let unit = spot.radius / BASE;
        let at = math::Vec2::new(spot.at.x, -spot.at.y) / unit;
        Stance { at, way: -looks(world, &spots, spot).angle() }
    };
    spots.iter().map(|spot| (spot.figure, stance(spot))).collect()
}
