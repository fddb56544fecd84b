//! The seed of the dice: by lot, or a number with which the same dice fall again.

use bevy_egui::egui::{RichText, Ui};
use riposte_words::text;

use crate::screens::setup_form::SetupForm;
use crate::theme::{self, widgets};

/// The room it takes in a line, in points.
pub(super) const WIDTH: f32 = 320.0;

pub(super) fn show(ui: &mut Ui, form: &mut SetupForm) {
    let typed = form.seed.trim();
    let wrong = !typed.is_empty() && typed.parse::<u64>().is_err();
    let label = ui.label(match wrong {
        true => RichText::new(text!("setup-seed-wrong")).color(theme::RED),
        false => RichText::new(text!("setup-seed")),
    });
    let field = widgets::field(ui, &mut form.seed, 110.0, &text!("setup-by-lot"));
    ui.add(field).labelled_by(label.id);
}
