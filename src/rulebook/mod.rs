//! The rulebooks, to be read in the game.

use bevy_egui::egui::{RichText, Ui};

/// The rule that something goes by.
pub fn rule_link(ui: &mut Ui, rule: &str) {
    if !rule.is_empty() {
        ui.label(RichText::new(rule).size(11.5).weak());
    }
}
