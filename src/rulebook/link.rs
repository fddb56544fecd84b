//! The id of a rule as a link to it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Response, RichText, Sense, Ui};
use riposte_words::text;

use super::reading;
use crate::theme::{self, widgets};

/// The rule that something goes by. A click on it opens the rulebook there.
pub fn rule_link(ui: &mut Ui, rule: &str) {
    if rule.is_empty() {
        return;
    }
    let words = RichText::new(rule).size(11.5).color(theme::PALE).underline();
    let link = ui.label(words);
    link.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Link, true, rule));
    opens_rule(link, rule);
}

/// Makes words open the rule that they go by at a click; its id is told when they are pointed at.
pub fn opens_rule(words: Response, rule: &str) {
    if rule.is_empty() {
        return;
    }
    let link = words.interact(Sense::click()).on_hover_cursor(egui::CursorIcon::PointingHand);
    let link = link.on_hover_text(text!("rulebook-read", rule = rule));
    if link.clicked() {
        link.ctx.data_mut(|data| data.insert_temp(asked(), rule.to_owned()));
    }
}

/// A button that opens the page of a rulebook by its key, or a chapter of it.
pub fn page_link(ui: &mut Ui, book: &str, words: &str) {
    if widgets::small_button(ui, words).clicked() {
        ui.data_mut(|data| data.insert_temp(asked(), book.to_owned()));
    }
}

/// Where the rule is noted that was clicked: panels are drawn without the right to change the
/// world.
fn asked() -> egui::Id {
    egui::Id::new("the rule to be read")
}

/// Opens the rulebook at the rule that was clicked.
pub(super) fn follow(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let rule = ctx.data_mut(|data| data.remove_temp::<String>(asked()));
    if let Some(rule) = rule {
        // What is told of the link under the pointer goes with the screen on which it stood.
        ctx.request_repaint();
        reading::open(world, &rule);
    }
}
