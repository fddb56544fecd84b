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
    let out = out_of_it(harm).map_or_else(String::new, |out| format!(" {out}"));
    let (name, harm) = (table.name(harm.figure), format!("{}{out}", likeliest(harm)));
    ui.label(widgets::pale(text!("forecast-if-passed", name = name, harm = harm)));
}

/// How likely it puts its target out of the fight, where no degree of harm says so already: that is a
/// part of those degrees, not one more of them.
fn out_of_it(harm: &HarmForecast) -> Option<String> {
    let degrees = words::degrees(harm);
    let told = degrees.iter().take(DEGREES).any(|(name, _)| name == HarmForecast::OUT);
    (harm.out >= 0.005 && !told).then(|| {
        let chance = as_told(harm, &degrees).unwrap_or_else(|| words::percent(harm.out));
        text!("forecast-out-in-all", chance = chance)
    })
}

/// The same where the worst degree alone does it: as many in a hundred as that is told with, or two
/// roundings of one chance would seem to be two chances.
fn as_told(harm: &HarmForecast, degrees: &[(String, i32)]) -> Option<String> {
    let (worst, part) = harm.degrees.last()?;
    let alone = (harm.out - part).abs() < 1e-9;
    let share = degrees.iter().find(|(name, _)| alone && *worst == name.as_str());
    share.map(|(_, share)| format!("{share} %"))
}

/// The likeliest degrees of harm.
fn likeliest(harm: &HarmForecast) -> String {
    let degrees = words::degrees(harm).into_iter().take(DEGREES);
    let degrees = degrees.map(|(name, share)| format!("{} {share} %", phrase(&name)));
    degrees.collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::FigureId;

    use super::*;

    fn harm(fatal: f64, out: f64) -> HarmForecast {
        let rest = [("no wound", 0.741), ("serious wound", 0.259 - fatal), ("fatal wound", fatal)];
        let degrees = rest.into_iter().map(|(name, part)| (name.into(), part)).collect();
        HarmForecast { figure: FigureId(0), degrees, mean: 1.0, out, worth: 0.1 }
    }

    #[test]
    fn out_of_the_fight_is_told_apart_from_the_degrees_and_never_less_than_the_fatal_wound() {
        let one = harm(0.0547, 0.0547);
        let fatal = words::degrees(&one).into_iter().find(|(name, _)| name == "fatal wound");
        let fatal = fatal.map(|(_, share)| format!("{share} %")).unwrap_or_default();
        let told = out_of_it(&one).unwrap_or_default();
        assert_eq!(told, text!("forecast-out-in-all", chance = fatal));
        let more = out_of_it(&harm(0.0547, 0.2)).unwrap_or_default();
        assert_eq!(more, text!("forecast-out-in-all", chance = "20 %"));
        assert_eq!(out_of_it(&harm(0.0, 0.0)), None);
    }
}
