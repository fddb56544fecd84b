//! Keys and clicks that answer the decision, and those that steer the view.

use bevy::prelude::*;
use riposte_rules::battle::on_table;
use riposte_rules::board::Hex;

use super::cursor::LookedAt;
use super::{Act, Acts};
use crate::board::contract::{BoardCursor, CameraCommand, HexClicked, HexHeld};
use crate::driver::{Desk, Match, Play, answer, take_over, undo};
use crate::hud::{Picked, Picking, Tab};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (keys, clicks, holds, view, switches)
            .chain()
            .after(crate::driver::drive)
            .run_if(in_state(Screen::Battle)),
    );
}

/// Does what the picking came to.
pub fn carry_out(world: &mut World, picked: Picked) {
    match picked {
        Picked::Nothing => {}
        Picked::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
        Picked::Take(number) => {
            let desk = world.resource::<Desk>();
            let choice = desk.0.as_ref().and_then(|offer| offer.open.get(number));
            let Some(choice) = choice.map(|open| open.choice) else { return };
            if let Err(refusal) = answer(world, choice) {
                warn!("{refusal}");
            }
            world.resource_mut::<Picking>().reset();
        }
    }
}

fn with_picking(
    world: &mut World,
    pick: impl FnOnce(&mut Picking, &crate::driver::Offer) -> Picked,
) {
    let picked = world.resource_scope(|world, mut picking: Mut<Picking>| {
        match &world.resource::<Desk>().0 {
            Some(offer) => pick(&mut picking, offer),
            None => Picked::Nothing,
        }
    });
    carry_out(world, picked);
}

fn keys(world: &mut World) {
    if *world.resource::<Overlay>() != Overlay::None || !on_table(world) {
        return;
    }
    let pressed = world.resource::<Acts>().begun().to_vec();
    for act in pressed {
        match act {
            Act::Confirm if handing_over(world) => take_over(world),
            Act::Undo => {
                undo(world);
                world.resource_mut::<Picking>().reset();
            }
            Act::Back if world.resource::<Desk>().0.is_none() => {
                *world.resource_mut::<Overlay>() = Overlay::Menu;
            }
            Act::Letter(' ') if handing_over(world) => take_over(world),
            _ => {
                let cursor = world.resource::<BoardCursor>().0;
                let looks = world.resource::<LookedAt>().0;
                let at: Option<Hex> = cursor.filter(|_| cursor == looks);
                with_picking(world, |picking, offer| picking.press(offer, act, at));
            }
        }
    }
}

fn handing_over(world: &World) -> bool {
    matches!(world.resource::<Match>().play, Play::HandOver(_))
}

fn clicks(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<HexClicked>>) {
    let messages = world.resource::<Messages<HexClicked>>();
    let clicked: Vec<HexClicked> = cursor.read(messages).copied().collect();
    for click in clicked.into_iter().filter(|click| click.button == MouseButton::Left) {
        world.resource_mut::<BoardCursor>().0 = None;
        if click.touch {
            world.resource_mut::<LookedAt>().0 = Some(click.hex);
            with_picking(world, |picking, offer| picking.tap(offer, click.hex));
        } else {
            with_picking(world, |picking, offer| picking.click(offer, click.hex));
        }
    }
}

/// A finger that rests on a hex asks who stands there.
fn holds(
    mut held: MessageReader<HexHeld>,
    mut looks: ResMut<LookedAt>,
    mut picking: ResMut<Picking>,
) {
    for HexHeld(hex) in held.read() {
        looks.0 = Some(*hex);
        picking.tab = Tab::Figure;
    }
}

fn view(
    acts: Res<Acts>,
    time: Res<Time>,
    desk: Res<Desk>,
    overlay: Res<Overlay>,
    mut commands: MessageWriter<CameraCommand>,
    world: Query<(&riposte_rules::figure::FigureId, &riposte_rules::figure::Position)>,
) {
    if *overlay != Overlay::None {
        return;
    }
    let pans = [
        (Act::PanUp, Vec2::NEG_Y),
        (Act::PanDown, Vec2::Y),
        (Act::PanLeft, Vec2::NEG_X),
        (Act::PanRight, Vec2::X),
    ];
    for (act, way) in pans {
        if acts.just_pressed(&act) {
            commands.write(CameraCommand::Pan(way * 60.0));
        } else if acts.pressed(&act) {
            commands.write(CameraCommand::Pan(way * 600.0 * time.delta_secs().min(0.1)));
        }
    }
    for (act, factor) in [(Act::ZoomIn, 1.2), (Act::ZoomOut, 1.0 / 1.2)] {
        if acts.just_pressed(&act) {
            commands.write(CameraCommand::Zoom(factor));
        }
    }
    if acts.just_pressed(&Act::WholeBoard) {
        commands.write(CameraCommand::CentreAll);
    }
    let asked = desk.0.as_ref().map(|offer| offer.decision.figure);
    let place = world.iter().find(|(figure, _)| Some(**figure) == asked);
    if let (true, Some((_, place))) = (acts.just_pressed(&Act::Centre), place) {
        commands.write(CameraCommand::Centre(place.0));
    }
}

fn switches(
    acts: Res<Acts>,
    mut picking: ResMut<Picking>,
    mut settings: ResMut<Settings>,
    mut overlay: ResMut<Overlay>,
) {
    if acts.just_pressed(&Act::Threats) {
        picking.threats = !picking.threats;
    }
    if acts.just_pressed(&Act::Arcs) {
        picking.arcs = !picking.arcs;
    }
    if acts.just_pressed(&Act::Skip) {
        settings.skip = !settings.skip;
    }
    let screens = [(Act::Help, Overlay::Help), (Act::Settings, Overlay::Settings)];
    for (act, screen) in screens {
        if acts.just_pressed(&act) {
            overlay.set_if_neq(screen);
        }
    }
}
