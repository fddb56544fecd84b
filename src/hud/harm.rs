//! The harm that a choice does, in a line.

use bevy_egui::egui::{RichText, Ui};
use riposte_rules::battle::Table;
use riposte_rules::decision::HarmForecast;
use riposte_words::{phrase, text};

use super::words;
use crate::theme::{self, widgets};

/// So many degrees of harm are told.
const DEGREES: usize = 4;

/// Harm, behind the words that say whose it is.
pub(super) fn line(ui: &mut Ui, of: String, harm: &HarmForecast) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.label(RichText::new(of).size(13.5));
        ui.label(RichText::new(theme::unbroken(&likeliest(harm))).size(13.5).family(theme::bold()));
        if let Some(out) = out_of_it(harm) {
            ui.label(RichText::new(theme::unbroken(&out)).size(13.5).color(theme::RED));
        }
    });
}

/// The harm that holds only if the target lets it pass.
pub(super) fn in_small(ui: &mut Ui, table: Table, harm: &HarmForecast) {
    let out = out_of_it(harm).map_or_else(String::new, |out| format!(" · {out}"));
    let (name, harm) = (table.name(harm.figure), format!("{}{out}", likeliest(harm)));
    ui.label(widgets::pale(text!("forecast-if-passed", name = name, harm = harm)));
}

/// How likely it puts its target out of the fight, where no degree of harm says so already.
fn out_of_it(harm: &HarmForecast) -> Option<String> {
    let told =
        words::degrees(harm).into_iter().take(DEGREES).any(|(name, _)| name == HarmForecast::OUT);
    (harm.out >= 0.005 && !told)
        .then(|| format!("{} {}", phrase(HarmForecast::OUT), words::percent(harm.out)))
}

/// The likeliest degrees of harm.
fn likeliest(harm: &HarmForecast) -> String {
    let degrees = words::degrees(harm).into_iter().take(DEGREES);
    let degrees = degrees.map(|(name, share)| format!("{} {share} %", phrase(&name)));
    degrees.collect::<Vec<_>>().join(" · ")
}
