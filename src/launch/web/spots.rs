//! Where things are drawn: `riposte.spots()` lists every widget and every hex that can be
//! pointed at, with its rectangle in the page. Tests and magnifiers ask for it; until somebody
//! does, nothing is worked out. `riposte.readings()` counts how often it was, so that who has just
//! pressed something can wait for what came of it.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use js_sys::Array;
use riposte_rules::board::{Board, hex_name};
use wasm_bindgen::prelude::*;

use crate::app_state::Screen;
use crate::board::camera::BoardCamera;
use crate::board::contract::Covered;
use crate::board::layout::{INRADIUS, centre};
use crate::idle_redraw::Stirred;
use crate::platform::page;
use crate::theme::seen;

static WANTED: AtomicBool = AtomicBool::new(false);
static ASKED: AtomicBool = AtomicBool::new(false);
/// How often what is drawn was listed.
static READINGS: AtomicU32 = AtomicU32::new(0);
static SPOTS: Mutex<Vec<Spot>> = Mutex::new(Vec::new());

/// A name, a rectangle (left, top, width, height), what it is (`Button`, `Label`, `Hex` ...), and
/// the part of the rectangle that is not scrolled away or cut off. Of a hex there is no such part
/// where the interface lies over its middle.
struct Spot(String, [f32; 4], String, [f32; 4]);

/// A rectangle in points of text as left, top, width and height in the page.
fn in_page(rect: Rect, zoom: f32) -> [f32; 4] {
    [rect.left(), rect.top(), rect.width().max(0.0), rect.height().max(0.0)].map(|n| n * zoom)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prompt)
        .add_systems(Last, note.run_if(|| WANTED.load(Ordering::Relaxed)));
}

fn prompt() {
    let spots = Closure::<dyn Fn() -> Array>::new(|| {
        WANTED.store(true, Ordering::Relaxed);
        ASKED.store(true, Ordering::Relaxed);
        let spots = SPOTS.lock().unwrap_or_else(PoisonError::into_inner);
        let numbers = |at: &[f32; 4]| at.iter().map(|n| JsValue::from(*n)).collect::<Array>();
        spots
            .iter()
            .map(|Spot(name, at, role, part)| {
                Array::of4(&name.into(), &numbers(at), &role.into(), &numbers(part))
            })
            .collect()
    });
    page::put("spots", spots.into_js_value());
    let readings = Closure::<dyn Fn() -> u32>::new(|| READINGS.load(Ordering::Relaxed));
    page::put("readings", readings.into_js_value());
}

fn note(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    cameras: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
    board: Option<Res<Board>>,
    covered: Option<Res<Covered>>,
    screen: Res<State<Screen>>,
    mut stirred: ResMut<Stirred>,
) {
    stirred.0 |= ASKED.swap(false, Ordering::Relaxed);
    let mut spots = Vec::new();
    for (mut context, output) in &mut contexts {
        context.get_mut().enable_accesskit();
        let Some(update) = &output.platform_output.accesskit_update else { return };
        let zoom = context.get_mut().zoom_factor();
        for widget in seen(context.get_mut(), update) {
            let [at, part] = [widget.whole, widget.part].map(|rect| in_page(rect, zoom));
            spots.push(Spot(widget.name, at, widget.role, part));
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
            let hidden = covered.as_ref().is_some_and(|covered| covered.at((low + high) * 0.5));
            let part = if hidden { [low.x, low.y, 0.0, 0.0] } else { at };
            spots.push(Spot(hex_name(hex).to_string(), at, "Hex".into(), part));
        }
    }
    *SPOTS.lock().unwrap_or_else(PoisonError::into_inner) = spots;
    READINGS.fetch_add(1, Ordering::Relaxed);
}
