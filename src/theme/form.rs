//! The form of the window.

use bevy_egui::egui;

/// The form of the window, in points of text. Where fingers point it is never the wide one, however
/// large the window: a tablet shows what a phone does, with more of the board.
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
            size if size.x >= 900.0 && size.y >= 520.0 && !fingers(ctx) => Form::Wide,
            size if size.x < size.y => Form::Tall,
            _ => Form::Low,
        }
    }

    /// Whether it is as small as a phone; then fingers are to hit what stands there.
    pub fn is_small(self) -> bool {
        self != Form::Wide
    }
}

/// Where a context keeps whether fingers point.
fn pointing() -> egui::Id {
    egui::Id::new("fingers")
}

/// Whether fingers point, rather than a mouse.
fn fingers(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(pointing())).unwrap_or(false)
}

/// Tells a context whether fingers point.
pub(super) fn point_by_finger(ctx: &egui::Context, fingers: bool) {
    ctx.data_mut(|data| data.insert_temp(pointing(), fingers));
}

/// Whether the window of a context is small, or fingers point in it.
pub fn small(ctx: &egui::Context) -> bool {
    Form::of(ctx).is_small()
}

/// The whole window as something to put panels in.
pub fn viewport(ctx: &egui::Context) -> egui::Ui {
    viewport_of(ctx, "viewport")
}

/// The same for a screen by its name. What stands on it is not taken for what stood at the same place
/// of the screen before: that would hand the keyboard on to it.
pub fn viewport_of(ctx: &egui::Context, screen: &str) -> egui::Ui {
    let builder =
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), egui::Id::new(screen), builder)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;
    use crate::theme::dressed;

    #[test]
    fn a_tablet_has_the_form_for_fingers() {
        for (size, mouse, finger) in [
            (vec2(1280.0, 720.0), Form::Wide, Form::Low),
            (vec2(768.0, 1024.0), Form::Tall, Form::Tall),
            (vec2(1024.0, 768.0), Form::Wide, Form::Low),
            (vec2(390.0, 844.0), Form::Tall, Form::Tall),
        ] {
            let ctx = dressed(size);
            assert_eq!(Form::of(&ctx), mouse, "{size}");
            point_by_finger(&ctx, true);
            assert_eq!(Form::of(&ctx), finger, "{size}");
        }
    }
}
