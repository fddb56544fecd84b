//! The seed of the dice: by lot, or a number with which the same dice fall again.

use bevy_egui::egui::{self, RichText, Ui};

use crate::screens::setup_form::SetupForm;
use crate::theme::{self, widgets};

/// The room it takes in a line, in points.
pub(super) const WIDTH: f32 = 320.0;

pub(super) fn show(ui: &mut Ui, form: &mut SetupForm) {
    let typed = form.seed.trim();
    let wrong = !typed.is_empty() && typed.parse::<u64>().is_err();
    ui.label(match wrong {
        true => RichText::new("Digits only; now it is by lot").color(theme::RED),
        false => RichText::new("Seed of the dice"),
    });
    let field = egui::TextEdit::singleline(&mut form.seed).desired_width(110.0);
    let margin = if theme::small(ui.ctx()) { widgets::FINGER_PADDING[1] as i8 } else { 2 };
    ui.add(field.margin(egui::Margin::symmetric(6, margin)).hint_text("by lot"));
}
