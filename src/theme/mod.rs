//! The look of panels and text: ink on parchment.

mod fonts;
pub mod icons;
#[cfg(any(test, target_arch = "wasm32"))]
mod seen;
pub mod widgets;

pub use fonts::bold;
#[cfg(test)]
pub(crate) use fonts::fonts;
#[cfg(test)]
pub use seen::Seen;
#[cfg(any(test, target_arch = "wasm32"))]
pub use seen::seen;

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle};
use bevy_egui::{EguiContext, EguiPlugin, PrimaryEguiContext};
use riposte_rules::figure::Side;

use crate::board::contract::Palette;
use crate::settings::Settings;

/// The paper of panels.
pub const PAPER: Color32 = Color32::from_rgb(0xF1, 0xE6, 0xCE);
/// The paper of cards on panels.
pub const CARD: Color32 = Color32::from_rgb(0xF8, 0xF1, 0xE0);
/// The paper of bars and of what lies deeper.
pub const DEEP: Color32 = Color32::from_rgb(0xE4, 0xD4, 0xB2);
/// The paper of rows that can be clicked.
pub const ROW: Color32 = Color32::from_rgb(0xEA, 0xDC, 0xBC);
/// The ink of text.
pub const INK: Color32 = Color32::from_rgb(0x2A, 0x20, 0x17);
/// Paler ink, for what matters less.
pub const PALE: Color32 = Color32::from_rgb(0x6E, 0x5C, 0x45);
/// Lines between things.
pub const LINE: Color32 = Color32::from_rgb(0xBF, 0xA8, 0x7E);
/// What calls for attention.
pub const RED: Color32 = Color32::from_rgb(0x96, 0x2C, 0x1C);
/// What is picked.
pub const GOLD: Color32 = Color32::from_rgb(0xE9, 0xC4, 0x6A);
/// What is good.
pub const GREEN: Color32 = Color32::from_rgb(0x3E, 0x66, 0x33);

/// The room around the words of a button.
const PADDING: [f32; 2] = [10.0, 5.0];

/// The style of great numbers.
pub fn big() -> TextStyle {
    TextStyle::Name("big".into())
}

/// The style of the name of the game.
pub fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// Text in small capitals, for headings.
pub fn capitals(text: impl Into<String>, size: f32) -> egui::RichText {
    egui::RichText::new(text).font(FontId::new(size, fonts::capitals())).color(INK)
}

/// The colour of a side, as panels use it.
pub fn side_color(world: &World, side: Side) -> Color32 {
    let [red, green, blue, _] =
        world.resource::<Palette>().side_color(side).to_srgba().to_u8_array();
    Color32::from_rgb(red, green, blue)
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

/// The form of the window, in points of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Room for panels on all sides.
    Wide,
    /// Small and higher than wide, as a phone held upright.
    Tall,
    /// Small and wider than high, as a phone held sideways.
    Low,
}

impl Form {
    /// The form of the window of a context.
    pub fn of(ctx: &egui::Context) -> Form {
        let size = ctx.viewport_rect().size();
        match size {
            size if size.x >= 900.0 && size.y >= 520.0 => Form::Wide,
            size if size.x < size.y => Form::Tall,
            _ => Form::Low,
        }
    }

    /// Whether it is as small as a phone; then fingers are to hit what stands there.
    pub fn is_small(self) -> bool {
        self != Form::Wide
    }
}

/// Whether the window of a context is small.
pub fn small(ctx: &egui::Context) -> bool {
    Form::of(ctx).is_small()
}

/// The whole window as something to put panels in.
pub fn viewport(ctx: &egui::Context) -> egui::Ui {
    let builder =
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "viewport".into(), builder)
}

fn dress(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        ctx.set_theme(egui::Theme::Light);
        ctx.set_fonts(fonts::fonts());
        ctx.all_styles_mut(style);
    }
}

fn scale(settings: Res<Settings>, mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        if ctx.zoom_factor() != settings.text {
            ctx.set_zoom_factor(settings.text);
        }
    }
}

/// Buttons are as high as a finger needs them where the window is small.
fn make_room(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut before: Local<Option<bool>>,
) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        let small = small(ctx);
        if before.replace(small) != Some(small) {
            pad(ctx, small);
        }
    }
}

fn pad(ctx: &egui::Context, small: bool) {
    let padding = if small { widgets::FINGER_PADDING } else { PADDING };
    ctx.all_styles_mut(|style| style.spacing.button_padding = padding.into());
}

/// A context that looks like that of the game, for tests without a window.
#[cfg(test)]
pub(crate) fn dressed(size: egui::Vec2) -> egui::Context {
    let ctx = egui::Context::default();
    ctx.set_theme(egui::Theme::Light);
    ctx.set_fonts(fonts::fonts());
    ctx.all_styles_mut(style);
    ctx.enable_accesskit();
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
    // The first frame tells the context its size.
    let input = egui::RawInput { screen_rect: Some(screen), ..egui::RawInput::default() };
    ctx.run_ui(input, |_| {}).textures_delta.clear();
    pad(&ctx, small(&ctx));
    ctx
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
    visuals.window_stroke = Stroke::new(1.5, INK);
    visuals.window_corner_radius = CornerRadius::same(6);
    visuals.menu_corner_radius = CornerRadius::same(4);
    visuals.extreme_bg_color = CARD;
    visuals.faint_bg_color = CARD;
    visuals.selection.bg_fill = GOLD;
    visuals.selection.stroke = Stroke::new(1.0, INK);
    visuals.hyperlink_color = RED;
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, PAPER, LINE, INK),
        (&mut widgets.inactive, DEEP, LINE, INK),
        (&mut widgets.hovered, GOLD, INK, INK),
        (&mut widgets.active, GOLD, RED, INK),
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
