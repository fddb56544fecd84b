//! Brings into view what is played outside of it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::board::{Board, Hex};
use riposte_rules::decision::Decision;
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Harm, Life, Position, Side};

use super::floats::Announce;
use crate::board::camera::{View, around};
use crate::board::contract::{BoardFrame, CameraCommand};
use crate::board::layout::extent;
use crate::driver::{PendingPrompt, Prompt};
use crate::figures::actors::Actors;
use crate::lesson::asked_for;

/// Moves the view to a figure that does something where nobody sees it.
pub fn follow(
    mut events: MessageReader<Announce>,
    actors: Actors,
    view: Res<View>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut commands: MessageWriter<CameraCommand>,
) {
    let Ok(window) = windows.single() else { return };
    for Announce(event) in events.read() {
        let hex = actor(event).and_then(|figure| actors.shown(figure)).map(|shown| shown.hex);
        if let Some(hex) = hex.filter(|hex| !view.shows(*hex, window, &frame)) {
            commands.write(CameraCommand::Centre(hex));
        }
    }
}

/// What was last brought into view: a decision, and in which frame.
#[derive(Default, PartialEq)]
pub struct Attended {
    decision: Option<Decision>,
    frame: Option<Rect>,
}

/// Brings what a person is asked into view, once for each decision and again where the view is fitted
/// to another frame: every hex that may be picked, where there is room for them all, and at any rate
/// the figure asked with the nearest of its foes. The hex that a lesson asks for is seen whole.
pub fn attend(
    pending_prompt: Res<PendingPrompt>,
    frame: Res<BoardFrame>,
    board: Res<Board>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut seen: ParamSet<(&World, ResMut<View>)>,
    figures: Query<(&Side, &Position, &Harm)>,
    mut known: Local<Attended>,
) {
    let decision = pending_prompt.0.as_ref().map(|prompt| &prompt.decision);
    let frame_now = seen.p1().fitted().or(known.frame);
    if frame_now == known.frame
        && (!pending_prompt.is_changed() || decision == known.decision.as_ref())
    {
        return;
    }
    *known = Attended { decision: decision.cloned(), frame: frame_now };
    let (Some(prompt), Ok(window)) = (&pending_prompt.0, windows.single()) else { return };
    let ringed = ringed(seen.p0(), prompt);
    let mut view = seen.p1();
    view.bring(places(prompt), window, &frame);
    if !prompt.is_pick() {
        let foes = figures
            .iter()
            .filter(|(side, _, harm)| **side != prompt.decision.side && harm.life == Life::Active);
        let foes = foes.map(|(_, position, _)| position.0).collect();
        let has_room = |area: Rect| view.has_room(area, window, &frame);
        let fight = fight((prompt.stand, ringed), foes, has_room).intersect(extent(&board));
        view.bring(fight, window, &frame);
    }
    view.bring(ringed, window, &frame);
}

/// The ground that holds every hex that stands for a choice.
fn places(prompt: &Prompt) -> Rect {
    let hexes = prompt.options.iter().flat_map(|option| &option.places);
    hexes.fold(Rect::EMPTY, |area, hex| area.union(around(*hex, 1.0)))
}

/// So many half hexes a hex is wide from its middle to its corners, and a little more.
const WHOLE: f32 = 1.2;

/// The hexes with the ring of a lesson, to their corners.
fn ringed(world: &World, prompt: &Prompt) -> Rect {
    let option = asked_for(world, prompt).and_then(|number| prompt.options.get(number));
    let hexes = option.into_iter().flat_map(|option| &option.places);
    hexes.fold(Rect::EMPTY, |area, hex| area.union(around(*hex, WHOLE)))
}

/// So many half hexes around a figure it is seen with a little ground.
const CLOSE: f32 = 1.5;

/// The ground around a figure with what a lesson asks for, where there is room for both, and around
/// as many of its foes as there is room for, the nearest first. For the nearest one the ground around
/// the figure itself may be narrower: to see whom it fights matters more than to see where it can go.
fn fight(
    (stand, ringed): (Hex, Rect),
    mut foes: Vec<Hex>,
    has_room: impl Fn(Rect) -> bool,
) -> Rect {
    foes.sort_by_key(|hex| (hex.unsigned_distance_to(stand), hex.y, hex.x));
    let grounds = [3.5, CLOSE].map(|halves| {
        let near = around(stand, halves);
        Some(near.union(ringed)).filter(|both| has_room(*both)).unwrap_or(near)
    });
    let nearest = foes.first().map(|foe| around(*foe, CLOSE));
    let holds = |ground: &Rect| nearest.is_none_or(|foe| has_room(ground.union(foe)));
    let mut area = grounds.into_iter().find(holds).unwrap_or(grounds[0]);
    for foe in foes {
        let wider = area.union(around(foe, CLOSE));
        if !has_room(wider) {
            break;
        }
        area = wider;
    }
    area
}

fn actor(event: &Event) -> Option<FigureId> {
    match event {
        Event::Declared { figure, .. }
        | Event::Moved { figure, .. }
        | Event::Wounded { figure, .. }
        | Event::Out { figure, .. } => Some(*figure),
        Event::Blow { attacker, .. } => Some(*attacker),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::board::Facing;

    use super::*;

    /// What is brought into view of a figure and a foe so many hexes above it, in a frame so many half
    /// hexes high.
    fn brought(far: i32, high: f32) -> Rect {
        let foe = Hex::ZERO + Facing::N.step() * far;
        let room = around(Hex::ZERO, high / 2.0).height();
        fight((Hex::ZERO, Rect::EMPTY), vec![foe], |area| area.height() <= room + 0.1)
    }

    #[test]
    fn where_the_frame_is_narrow_the_nearest_foe_is_seen_and_less_ground_around_the_figure() {
        let foe = around(Hex::ZERO + Facing::N.step() * 6, CLOSE);
        let holds = |area: Rect| area.union(foe) == area;
        // Twelve half hexes from one to the other, and the ground around each.
        assert_eq!(brought(6, 17.0), around(Hex::ZERO, 3.5).union(foe));
        assert_eq!(brought(6, 15.0), around(Hex::ZERO, CLOSE).union(foe));
        assert!(holds(brought(6, 15.0)) && !holds(brought(6, 14.0)));
        assert_eq!(brought(6, 14.0), around(Hex::ZERO, 3.5));
    }
}
