//! The form of the window.

use bevy_egui::egui;

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
