//! What the rules offer, but not now, and why; actions shut for the same reason stand together.

use bevy_egui::egui::{Label, RichText, Ui};
use riposte_rules::decision::Closed;

use super::Picking;
use crate::driver::Prompt;
use crate::theme::{self, widgets};

/// So many reasons are shown at once; more are folded until somebody asks.
const FEW: usize = 6;

pub(super) fn show(ui: &mut Ui, prompt: &Prompt, picking: &mut Picking) {
    if prompt.closed.is_empty() {
        return;
    }
    let groups = by_reason(&prompt.closed);
    ui.add_space(6.0);
    let open = groups.len() <= FEW || picking.closed;
    if groups.len() <= FEW {
        widgets::caption(ui, "Not now");
    } else {
        let sign = if open { "▾" } else { "▸" };
        let words = format!("{sign} Not now: {}", prompt.closed.len());
        let button = widgets::bare_button(ui, RichText::new(words).small().color(theme::PALE));
        let hint = "What is not open, and which condition fails";
        if button.on_hover_text(hint).clicked() {
            picking.closed = !picking.closed;
        }
        if !open {
            names(ui, prompt);
        }
    }
    for group in groups.iter().filter(|_| open) {
        reason(ui, prompt, group);
    }
}

/// The folded list: names alone, each with its reason under the pointer.
fn names(ui: &mut Ui, prompt: &Prompt) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for (index, closed) in prompt.closed.iter().enumerate() {
            let comma = if index + 1 < prompt.closed.len() { "," } else { "" };
            let name = format!("{}{comma}", prompt.verb(closed.verb).name);
            ui.label(widgets::pale(name)).on_hover_text(help(prompt, closed));
        }
    });
}

fn help(prompt: &Prompt, closed: &Closed) -> String {
    let help = prompt.verb(closed.verb).help;
    format!("{help}\n{} ({})", closed.reason, closed.rule)
}

/// A reason, and all that it shuts.
fn reason(ui: &mut Ui, prompt: &Prompt, group: &[&Closed]) {
    let Some(first) = group.first() else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (index, closed) in group.iter().enumerate() {
            let comma = if index + 1 < group.len() { "," } else { "" };
            let name = format!("{}{comma}", prompt.verb(closed.verb).name);
            let name = RichText::new(name).size(13.5).color(theme::PALE).family(theme::bold());
            ui.label(name).on_hover_text(help(prompt, closed));
        }
        ui.add(Label::new(widgets::pale(&first.reason)).wrap()).on_hover_text(first.rule);
    });
}

/// The closed actions in groups of one reason, each where its first stands.
fn by_reason(closed: &[Closed]) -> Vec<Vec<&Closed>> {
    let mut groups: Vec<Vec<&Closed>> = Vec::new();
    for one in closed {
        match groups.iter_mut().find(|group| group[0].reason == one.reason) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    groups
}
