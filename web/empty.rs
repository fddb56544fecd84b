//! A page of the same libraries with nothing on it: what the size and the time of the game in
//! a browser are compared with.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui};

fn main() {
    let window =
        Window { canvas: Some("#game".into()), fit_canvas_to_parent: true, ..Window::default() };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .add_plugins(EguiPlugin::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, Msaa::Off));
        })
        .add_systems(EguiPrimaryContextPass, show)
        .run();
}

fn show(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut said: Local<bool>) {
    for mut context in &mut contexts {
        egui::Window::new("Empty").show(context.get_mut(), |ui| ui.label("An empty page."));
    }
    #[cfg(target_arch = "wasm32")]
    if !std::mem::replace(&mut *said, true) {
        tell_page();
    }
    #[cfg(not(target_arch = "wasm32"))]
    let _ = &mut said;
}

/// Takes the loading bar away, as the game does.
#[cfg(target_arch = "wasm32")]
fn tell_page() {
    use wasm_bindgen::JsCast;
    let get = |of: &wasm_bindgen::JsValue, name: &str| js_sys::Reflect::get(of, &name.into());
    let page = get(&js_sys::global(), "riposte").unwrap_or_default();
    if let Some(told) =
        get(&page, "told").ok().and_then(|told| told.dyn_into::<js_sys::Function>().ok())
    {
        let _ = told.call1(&page, &"shown".into());
    }
}
