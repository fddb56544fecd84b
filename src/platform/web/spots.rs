//! Where things are drawn: `riposte.spots()` lists every widget and every hex that can be
//! pointed at, with its rectangle in the page. Tests and magnifiers ask for it; until somebody
//! does, nothing is worked out.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use js_sys::Array;
use riposte_rules::board::{Board, hex_name};
use wasm_bindgen::prelude::*;

use super::page;
use crate::board::camera::BoardCamera;
use crate::board::layout::{INRADIUS, centre};
use crate::calm::Stirred;
use crate::screens::Screen;

static WANTED: AtomicBool = AtomicBool::new(false);
static ASKED: AtomicBool = AtomicBool::new(false);
static SPOTS: Mutex<Vec<Spot>> = Mutex::new(Vec::new());

/// A name, a rectangle (left, top, width, height), and what it is: `Button`, `Label`, `Hex` ...
struct Spot(String, [f32; 4], String);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, offer)
        .add_systems(Last, note.run_if(|| WANTED.load(Ordering::Relaxed)));
}

fn offer() {
    let spots = Closure::<dyn Fn() -> Array>::new(|| {
        WANTED.store(true, Ordering::Relaxed);
        ASKED.store(true, Ordering::Relaxed);
        let spots = SPOTS.lock().unwrap_or_else(PoisonError::into_inner);
        let numbers = |at: &[f32; 4]| at.iter().map(|n| JsValue::from(*n)).collect::<Array>();
        spots
            .iter()
            .map(|Spot(name, at, role)| Array::of3(&name.into(), &numbers(at), &role.into()))
            .collect()
    });
    page::put("spots", spots.into_js_value());
}

fn note(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    cameras: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
    board: Option<Res<Board>>,
    screen: Res<State<Screen>>,
    mut stirred: ResMut<Stirred>,
) {
    stirred.0 |= ASKED.swap(false, Ordering::Relaxed);
    let mut spots = Vec::new();
    for (mut context, output) in &mut contexts {
        context.get_mut().enable_accesskit();
        let Some(update) = &output.platform_output.accesskit_update else { return };
        let zoom = context.get_mut().zoom_factor();
        for (_, node) in &update.nodes {
            let name = node.label().or(node.value());
            let (Some(name), Some(at)) = (name, node.bounds()) else { continue };
            let at = [at.x0, at.y0, at.width(), at.height()].map(|n| n as f32 * zoom);
            spots.push(Spot(name.to_owned(), at, format!("{:?}", node.role())));
        }
    }
    if let (Some(board), Ok((camera, place)), Screen::Battle) =
        (board, cameras.single(), screen.get())
    {
        for hex in board.hexes() {
            let corner = |side: f32| {
                let point = centre(hex) + Vec2::new(-side, side) * 0.5 * INRADIUS;
                camera.world_to_viewport(place, point.extend(0.0)).ok()
            };
            let (Some(low), Some(high)) = (corner(1.0), corner(-1.0)) else { continue };
            let size = high - low;
            let at = [low.x, low.y, size.x, size.y];
            spots.push(Spot(hex_name(hex).to_string(), at, "Hex".into()));
        }
    }
    *SPOTS.lock().unwrap_or_else(PoisonError::into_inner) = spots;
}
