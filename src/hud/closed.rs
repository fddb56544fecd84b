//! What the rules offer, but not now, and why: folded under one row. Actions shut for the same
//! reason stand together.

use bevy_egui::egui::{Label, RichText, Ui};
use riposte_rules::decision::Closed;
use riposte_words::{phrase, text};

use super::Picking;
use crate::driver::Prompt;
use crate::rulebook::rule_link;
use crate::theme::{self, widgets};

pub(super) fn show(ui: &mut Ui, prompt: &Prompt, picking: &mut Picking) {
    if prompt.closed.is_empty() {
        return;
    }
    let groups = prompt.closed_by_reason(|_| true);
    let sign = if picking.closed { "–" } else { "+" };
    let words = format!("{sign} {}", text!("closed-why-not", count = prompt.closed.len()));
    let button = widgets::bare_button(ui, RichText::new(words).small().color(theme::PALE));
    let hint = text!("closed-help");
    if button.on_hover_text(hint).clicked() {
        picking.closed = !picking.closed;
    }
    for group in groups.iter().filter(|_| picking.closed) {
        reason(ui, prompt, group);
    }
}

fn help(prompt: &Prompt, closed: &Closed) -> String {
    let help = phrase(prompt.verb(closed.verb).help);
    format!("{help}\n{} ({})", phrase(&closed.reason), closed.rule)
}

/// A reason, and all that it shuts.
fn reason(ui: &mut Ui, prompt: &Prompt, group: &[&Closed]) {
    let Some(first) = group.first() else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (index, closed) in group.iter().enumerate() {
            let then = if index + 1 < group.len() { "," } else { ":" };
            let name = format!("{}{then}", phrase(prompt.verb(closed.verb).name));
            let name = RichText::new(name).size(13.5).color(theme::PALE).family(theme::bold());
            ui.label(name).on_hover_text(help(prompt, closed));
        }
        ui.add(Label::new(widgets::pale(phrase(&first.reason))).wrap());
        rule_link(ui, first.rule);
    });
}
