//! What the numbers of a choice are made up of: every modifier with its rule.

use bevy_egui::egui::{RichText, Ui};
use riposte_rules::decision::Forecast;
use riposte_rules::tell;
use riposte_words::{phrase, text};

use crate::rulebook::rule_link;
use crate::theme::{self, widgets};

/// Draws the rolls of a choice, each with its parts and with how it can come out. What several have in
/// common stands at the first of them.
pub(super) fn show(ui: &mut Ui, forecast: &Forecast) {
    if forecast.rolls.is_empty() {
        ui.label(widgets::pale(text!("forecast-no-dice")));
    }
    for (roll, sums) in forecast.rolls.iter().zip(tell::sums_once(&forecast.rolls)) {
        sums.iter().for_each(|sum| one(ui, sum));
        for (name, chance) in tell::chances(roll) {
            outcome(ui, &phrase(&name), &chance.to_string());
        }
    }
}

fn outcome(ui: &mut Ui, what: &str, value: &str) {
    ui.label(RichText::new(format!("{what}: {value}")).size(13.5).family(theme::bold()));
}

/// A roll, or what it is rolled against, with its parts.
fn one(ui: &mut Ui, sum: &tell::Sum) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(&sum.words).size(13.5).family(theme::bold()));
        for (value, label, rule) in &sum.parts {
            ui.label(RichText::new(format!("{value} {}", phrase(label))).size(13.0));
            rule_link(ui, rule);
        }
    });
}
