//! The look of panels and text: light writing on dark leather, beside a bright board.

mod choice_row;
mod colours;
mod fonts;
mod form;
pub mod icons;
#[cfg(any(test, target_arch = "wasm32"))]
mod seen;
mod sheet;
mod text;
pub mod widgets;

pub use colours::*;
pub use fonts::bold;
#[cfg(test)]
pub(crate) use fonts::fonts;
pub use form::{Form, small, viewport, viewport_of};
#[cfg(test)]
pub use seen::Seen;
#[cfg(any(test, target_arch = "wasm32"))]
pub use seen::seen;
pub use sheet::sheet;
pub use text::{big, capital, capitals, capitals_width, lines, title, unbroken};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle};
use bevy_egui::{EguiContext, EguiPlugin, PrimaryEguiContext};
use riposte_rules::figure::Side;

use crate::board::contract::Palette;
use crate::platform;
use crate::settings::Settings;

/// The room around the words of a button.
const PADDING: [f32; 2] = [10.0, 5.0];

/// The colour of a side, as panels use it.
pub fn side_color(world: &World, side: Side) -> Color32 {
    let [red, green, blue, _] =
        world.resource::<Palette>().side_color(side).to_srgba().to_u8_array();
    // The colours of sides are made for parchment; on dark ground they need light.
    let lit = |part: u8| part + ((255.0 - f32::from(part)) * LIT) as u8;
    Color32::from_rgb(lit(red), lit(green), lit(blue))
}

/// So far towards white the colour of a side goes on panels.
const LIT: f32 = 0.42;

/// How much larger everything is on a window of this size, in pixels, than on one of 1280 × 720:
/// half as much as the window itself.
pub fn growth(size: egui::Vec2) -> f32 {
    let times = (size.x / 1280.0).min(size.y / 720.0);
    (1.0 + (times - 1.0) * 0.5).clamp(1.0, 2.0)
}

/// Panels and their look.
pub fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), icons::plugin)).add_systems(
        PreUpdate,
        (dress, scale, make_room).chain().after(bevy_egui::EguiPreUpdateSet::InitContexts),
    );
}

/// The context that panels are drawn in, once there is one.
pub fn context(world: &mut World) -> Option<egui::Context> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    contexts.single_mut(world).ok().map(|mut context| context.get_mut().clone())
}

fn dress(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        ctx.set_theme(egui::Theme::Light);
        ctx.set_fonts(fonts::fonts());
        ctx.all_styles_mut(style);
        ctx.options_mut(heed_slow_presses);
    }
}

/// So many seconds a press may last: where a frame takes long, because a battle is laid or a rulebook
/// is read, press and release come that far apart, and a button would do nothing.
const PRESS: f64 = 5.0;

fn heed_slow_presses(options: &mut egui::Options) {
    options.input_options.max_click_duration = PRESS;
}

/// Text is as large as the settings say, and grows with the window.
fn scale(
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let size = windows.single().map(|window| egui::vec2(window.width(), window.height()));
    // In steps: letters are painted anew for each size.
    let grown = size.map_or(1.0, |size| (growth(size) * 20.0).round() / 20.0);
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        if ctx.zoom_factor() != settings.text * grown {
            ctx.set_zoom_factor(settings.text * grown);
        }
    }
}

/// Buttons are as high as a finger needs them where the window is small or fingers point.
fn make_room(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut before: Local<Option<bool>>,
) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        form::point_by_finger(ctx, platform::points_by_finger());
        let small = small(ctx);
        if before.replace(small) != Some(small) {
            pad(ctx, small);
        }
    }
}

fn pad(ctx: &egui::Context, small: bool) {
    let padding = if small { widgets::FINGER_PADDING } else { PADDING };
    // A hint wider than a phone would begin and end outside of it.
    let hint = if small { 300.0 } else { 500.0 };
    ctx.all_styles_mut(|style| {
        style.spacing.button_padding = padding.into();
        style.spacing.tooltip_width = hint;
    });
}

/// Speaks the language in which tests are run. Where they are run once more in another one, that is
/// in a process of its own, for the language is that of the whole program.
#[cfg(test)]
pub(crate) fn speak_as_asked() {
    let asked = std::env::var("RIPOSTE_SPEAKS").ok();
    if let Some(language) = asked.as_deref().and_then(riposte_words::Language::of_tag) {
        riposte_words::speak(language);
    }
}

/// A context that looks like that of the game, for tests without a window.
#[cfg(test)]
pub(crate) fn dressed(size: egui::Vec2) -> egui::Context {
    speak_as_asked();
    let ctx = egui::Context::default();
    ctx.set_theme(egui::Theme::Light);
    ctx.set_fonts(fonts::fonts());
    ctx.all_styles_mut(style);
    ctx.options_mut(heed_slow_presses);
    ctx.enable_accesskit();
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
    // The first frame tells the context its size.
    let input = egui::RawInput { screen_rect: Some(screen), ..egui::RawInput::default() };
    ctx.run_ui(input, |_| {}).textures_delta.clear();
    pad(&ctx, small(&ctx));
    ctx
}

/// What is seen of something drawn in a window of such a size, once it has settled, for tests.
#[cfg(test)]
pub(crate) fn settled(size: egui::Vec2, draw: impl FnMut(&egui::Context)) -> Vec<Seen> {
    settle(size, draw).0
}

/// All that is written in a window of such a size, once it has settled, for tests.
#[cfg(test)]
pub(crate) fn written(
    size: egui::Vec2,
    draw: impl FnMut(&egui::Context),
) -> Vec<egui::epaint::TextShape> {
    let mut texts = Vec::new();
    settle(size, draw).1.into_iter().for_each(|clipped| gather(clipped.shape, &mut texts));
    texts
}

/// The words of something that is painted.
#[cfg(test)]
fn gather(shape: egui::Shape, texts: &mut Vec<egui::epaint::TextShape>) {
    match shape {
        egui::Shape::Text(text) => texts.push(text),
        egui::Shape::Vec(all) => all.into_iter().for_each(|one| gather(one, texts)),
        _ => {}
    }
}

/// What is seen, and what is painted, after so many frames that nothing moves any longer: what lies
/// beside what is known after one.
#[cfg(test)]
fn settle(
    size: egui::Vec2,
    mut draw: impl FnMut(&egui::Context),
) -> (Vec<Seen>, Vec<egui::epaint::ClippedShape>) {
    let ctx = dressed(size);
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
    let mut now = (Vec::new(), Vec::new());
    for _ in 0..4 {
        let input = egui::RawInput { screen_rect: Some(screen), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |_| draw(&ctx));
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update;
        now = (update.map(|update| seen(&ctx, &update)).unwrap_or_default(), output.shapes);
    }
    now
}

fn style(style: &mut egui::Style) {
    let font = |size: f32| FontId::new(size, FontFamily::Proportional);
    let capitals = |size: f32| FontId::new(size, fonts::capitals());
    let bold = |size: f32| FontId::new(size, fonts::bold());
    style.text_styles = [
        (TextStyle::Small, font(13.5)),
        (TextStyle::Body, font(16.0)),
        (TextStyle::Button, font(16.0)),
        (TextStyle::Heading, capitals(23.0)),
        (TextStyle::Monospace, FontId::new(14.0, FontFamily::Monospace)),
        (big(), bold(36.0)),
        (title(), capitals(104.0)),
    ]
    .into();
    style.spacing.item_spacing = egui::vec2(8.0, 6.0);
    style.spacing.button_padding = PADDING.into();
    style.spacing.window_margin = Margin::same(16);
    style.spacing.interact_size.y = 26.0;
    style.interaction.selectable_labels = false;
    style.spacing.scroll.fade.strength = 0.0;
    // What is scrolled to is there at once: on the way it would go too far, and need frames.
    style.scroll_animation = egui::style::ScrollAnimation::none();
    style.interaction.tooltip_delay = 0.25;
    style.interaction.show_tooltips_only_when_still = false;
    colours(&mut style.visuals);
}

fn colours(visuals: &mut egui::Visuals) {
    visuals.dark_mode = false;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(PALE);
    visuals.panel_fill = PAPER;
    visuals.window_fill = PAPER;
    visuals.window_stroke = Stroke::new(1.5, LINE);
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.menu_corner_radius = CornerRadius::same(4);
    visuals.extreme_bg_color = DEEP;
    visuals.faint_bg_color = CARD;
    visuals.selection.bg_fill = GOLD;
    visuals.selection.stroke = Stroke::new(1.0, INK);
    visuals.hyperlink_color = RED;
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, PAPER, LINE, INK),
        (&mut widgets.inactive, DEEP, LINE, INK),
        (&mut widgets.hovered, POINTED, PALE, INK),
        (&mut widgets.active, GOLD, BRIGHT, INK),
        (&mut widgets.open, DEEP, INK, INK),
    ];
    for (state, fill, line, ink) in states {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, line);
        state.fg_stroke = Stroke::new(1.0, ink);
        state.corner_radius = CornerRadius::same(4);
        state.expansion = 0.0;
    }
}
