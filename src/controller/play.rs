//! Keys and clicks that answer the decision, and those that steer the view.

use bevy::prelude::*;
use riposte_rules::battle::{Table, TurnNumber, on_table};
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;

use crate::app_state::{Overlay, Screen};
use crate::board::camera::View;
use crate::board::contract::{
    BoardCursor, CameraCommand, HexAimed, HexClicked, HexHeld, HoveredFigure, HoveredHex,
    NamesWanted,
};
use crate::driver::{Match, PendingPrompt, Play, pick_instead, take_over};
use crate::figures::figure_at;
use crate::hud::command::HudCommand;
use crate::hud::{Hint, Picked, Picking, Tab, carry_out, facings, grant, open_log};
use crate::input::{Act, Acts, LookedAt};
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (single_out, keys, clicks, holds, aims, view, switches)
            .chain()
            .after(crate::driver::drive)
            .run_if(in_state(Screen::Battle)),
    );
}

fn with_picking(
    world: &mut World,
    pick: impl FnOnce(&mut Picking, &crate::driver::Prompt) -> Picked,
) {
    let picked = world.resource_scope(|world, mut picking: Mut<Picking>| {
        match &world.resource::<PendingPrompt>().0 {
            Some(prompt) => pick(&mut picking, prompt),
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
            // Pressed on the board the right button may be about to move the view.
            Act::Back if pressed_on_board(world) => {}
            Act::Back if shut(world) => {}
            Act::Confirm if handing_over(world) => take_over(world),
            Act::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
            Act::Undo => grant(world, HudCommand::Undo),
            Act::Back if world.resource::<PendingPrompt>().0.is_none() => {
                *world.resource_mut::<Overlay>() = Overlay::Menu;
            }
            Act::Letter(' ') if handing_over(world) => take_over(world),
            Act::Log => open_log_panel(world),
            Act::Hint => grant(world, HudCommand::Hint),
            _ => {
                let cursor = world.resource::<BoardCursor>().0;
                let looks = world.resource::<LookedAt>().0;
                let at: Option<Hex> = cursor.filter(|_| cursor == looks);
                let before = world.resource::<Picking>().picked;
                with_picking(world, |picking, prompt| picking.press(prompt, act, at));
                look_away(world, before);
            }
        }
    }
}

/// What was just picked in a list is shown, and no longer what lies under a mouse that rests.
fn look_away(world: &mut World, before: Option<usize>) {
    let picking = world.resource::<Picking>();
    let listed = picking.place.is_none() && picking.picked != before;
    if listed && picking.picked.is_some() {
        world.resource_mut::<LookedAt>().0 = None;
    }
}

/// Opens the log, then its last line, then the one before it; after the first line it is closed.
fn open_log_panel(world: &mut World) {
    let log = &mut world.resource_mut::<Picking>().log;
    let open = log.open;
    log.show(true);
    if open {
        open_log(world);
    }
}

/// Closes what lies open over the board: the hint with what it picked, then, once nothing is picked,
/// the log. Whether there was one.
fn shut(world: &mut World) -> bool {
    if world.resource::<Hint>().is_there() {
        grant(world, HudCommand::Hint);
        return true;
    }
    let mut picking = world.resource_mut::<Picking>();
    let log = picking.log.open && !picking.has_begun();
    if log {
        picking.log.show(false);
    }
    log
}

/// A click on an enemy while it is asked what may be done at all: the usual choice that lets the
/// figure strike, by its number.
fn stance(world: &World, hex: Hex) -> Option<usize> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    let table = Table::new(world);
    let enemy =
        |figure: FigureId| table.active(figure) && table.side(figure) != prompt.decision.side;
    let elsewhere = world.resource::<Picking>().at(prompt, hex).is_empty();
    let usual = prompt.number_of(&prompt.usual()).filter(|number| prompt.lets_strike(*number));
    let plain = || (0..prompt.options.len()).find(|number| prompt.lets_strike(*number));
    let stance = usual.or_else(plain)?;
    (elsewhere && table.in_hex(hex).any(enemy)).then_some(stance)
}

/// The mouse singles out one of several figures in a hex.
fn single_out(hovered: Res<HoveredFigure>, cursor: Res<BoardCursor>, mut picking: ResMut<Picking>) {
    if picking.place.is_none() {
        let figure = hovered.0.filter(|_| cursor.0.is_none());
        if picking.figure != figure {
            picking.figure = figure;
        }
    }
}

fn pressed_on_board(world: &World) -> bool {
    let buttons = world.get_resource::<ButtonInput<MouseButton>>();
    let right = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Right));
    right && world.resource::<HoveredHex>().0.is_some()
}

fn handing_over(world: &World) -> bool {
    matches!(world.resource::<Match>().play, Play::HandOver(_))
}

fn clicks(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<HexClicked>>) {
    let messages = world.resource::<Messages<HexClicked>>();
    let clicked: Vec<HexClicked> = cursor.read(messages).copied().collect();
    for click in clicked {
        if click.button == MouseButton::Right {
            with_picking(world, |picking, prompt| picking.press(prompt, Act::Back, None));
            continue;
        }
        world.resource_mut::<BoardCursor>().0 = None;
        if face(world, click) {
            continue;
        }
        point_at(world, click);
        if pick_another(world, click.hex) {
            world.resource_mut::<Picking>().reset();
            continue;
        }
        if let Some(stance) = stance(world, click.hex) {
            world.resource_mut::<Picking>().onward = Some(Some(click.hex));
            carry_out(world, Picked::Take(stance));
            continue;
        }
        if click.touch {
            world.resource_mut::<LookedAt>().0 = Some(click.hex);
            with_picking(world, |picking, prompt| picking.tap(prompt, click.hex));
        } else {
            with_picking(world, |picking, prompt| picking.click(prompt, click.hex));
        }
    }
}

/// A press on one of the chevrons around a hex means that way to look. Where nothing else is asked the
/// mouse, which has pointed at it before, takes it.
fn face(world: &mut World, click: HexClicked) -> bool {
    let Some(prompt) = &world.resource::<PendingPrompt>().0 else { return false };
    let finger = click.touch.then(|| world.resource::<View>().zoom);
    let picking = world.resource::<Picking>();
    let Some(number) = facings::under(prompt, picking, click.point, finger) else { return false };
    let at_once = prompt.is_turn() && !click.touch;
    let mut picking = world.resource_mut::<Picking>();
    picking.tab = Tab::Ask;
    let picked = if at_once { Picked::Take(number) } else { picking.choose(number) };
    carry_out(world, picked);
    true
}

/// A click singles out one of several figures in a hex, even while the choices about another
/// of them are listed: what was picked of those is let go.
fn point_at(world: &mut World, click: HexClicked) {
    let Some(figure) = figure_at(world, click.hex, click.point) else { return };
    let mut picking = world.resource_mut::<Picking>();
    if picking.place == Some(click.hex) && picking.figure != Some(figure) {
        (picking.place, picking.picked) = (None, None);
    }
    if picking.place.is_none() {
        picking.figure = Some(figure);
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

/// A click on a figure that could have been picked in place of the one that moves.
fn pick_another(world: &mut World, hex: Hex) -> bool {
    let picking = world.resource::<Picking>();
    let pending_prompt = &world.resource::<PendingPrompt>().0;
    let means = |prompt: &crate::driver::Prompt| {
        prompt.is_turn() || !picking.at(prompt, hex).is_empty() || picking.verb.is_some()
    };
    if pending_prompt.as_ref().is_none_or(means) {
        return false;
    }
    let table = Table::new(world);
    let pointed = picking.figure;
    let mut here: Vec<FigureId> = table.in_hex(hex).collect();
    here.sort_by_key(|figure| Some(*figure) != pointed);
    here.into_iter().any(|figure| pick_instead(world, figure))
}

/// Presses that were drawn to a side.
fn aims(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<HexAimed>>) {
    let messages = world.resource::<Messages<HexAimed>>();
    let aimed: Vec<HexAimed> = cursor.read(messages).copied().collect();
    for aim in aimed {
        world.resource_mut::<BoardCursor>().0 = None;
        with_picking(world, |picking, prompt| picking.aim(prompt, aim.hex, aim.facing));
    }
}

fn view(
    acts: Res<Acts>,
    time: Res<Time>,
    pending_prompt: Res<PendingPrompt>,
    overlay: Res<Overlay>,
    turn: Option<Res<TurnNumber>>,
    mut turn_before: Local<u16>,
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
    // When it is again this person's turn, the view follows the fight again.
    let turn = turn.map_or(0, |turn| turn.0);
    if pending_prompt.0.is_some() && *turn_before != turn {
        *turn_before = turn;
        commands.write(CameraCommand::Follow);
    }
    let asked = pending_prompt.0.as_ref().map(|prompt| prompt.decision.figure);
    let place = world.iter().find(|(figure, _)| Some(**figure) == asked);
    if let (true, Some((_, place))) = (acts.just_pressed(&Act::Centre), place) {
        commands.write(CameraCommand::Centre(place.0));
    }
}

fn switches(
    acts: Res<Acts>,
    mut picking: ResMut<Picking>,
    mut settings: ResMut<Settings>,
    mut names: ResMut<NamesWanted>,
) {
    if acts.just_pressed(&Act::Names) {
        names.0 = !names.0;
    }
    if acts.just_pressed(&Act::Threats) {
        picking.threats = !picking.threats;
    }
    if acts.just_pressed(&Act::Arcs) {
        picking.arcs = !picking.arcs;
    }
    if acts.just_pressed(&Act::Skip) {
        settings.skip = !settings.skip;
    }
}
