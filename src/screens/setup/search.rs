//! The field in which scenarios of all books are looked for.

use bevy_egui::egui::{Key, Margin, TextEdit, Ui};
use riposte_words::text;

use crate::screens::setup_form::SetupForm;
use crate::theme::{self, widgets};

/// The field, and a button that empties it. Enter chooses the first that is found.
pub(super) fn show(ui: &mut Ui, form: &mut SetupForm, width: f32) {
    let small = theme::small(ui.ctx());
    let margin = if small { widgets::FINGER_PADDING[1] as i8 } else { 5 };
    let clear = if form.search.is_empty() { 0.0 } else { CLEAR };
    let hint = text!("setup-search", count = form.scenarios.len());
    ui.horizontal(|ui| {
        let field = TextEdit::singleline(&mut form.search)
            .desired_width(width - clear)
            .margin(Margin::symmetric(8, margin))
            .char_limit(80);
        let field = ui.add(field.hint_text(hint));
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            form.choose_found();
        }
        if !form.search.is_empty() && widgets::small_button(ui, &text!("setup-clear")).clicked() {
            form.stop_searching();
        }
    });
}

/// The room for the button beside the field.
const CLEAR: f32 = 64.0;
