//! A row of a list that is pressed: the key, the words, and what stands beside and beneath them.

use bevy_egui::egui::{
    self, Align2, Color32, FontId, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    WidgetType,
};

use super::colours::{BRIGHT, CARD, DEEP, GOLD, INK, LINE, PALE, POINTED, ROW};
use super::form::small;
use super::text::unbroken;
use super::widgets::FINGER;

/// Letters are made no smaller than this part.
const LEAST_LETTERS: f32 = 0.75;
/// The width of a column of small marks.
const MARK: f32 = 16.0;
/// The room for what stands at the right of small marks.
const BESIDE_MARKS: f32 = 38.0;
/// The least width of the cap of a key in a row, and its height.
const CAP: [f32; 2] = [21.0, 20.0];

/// The letters of buttons, smaller where the longest word has no room in a line: a word that is
/// broken anywhere is hard to read.
fn whole_words(ui: &Ui, words: &str, room: f32) -> egui::FontId {
    let font = TextStyle::Button.resolve(ui.style());
    let wide =
        |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), INK).size().x;
    let longest = words.split(' ').map(wide).fold(0.0, f32::max);
    let part = (room / longest.max(1.0)).clamp(LEAST_LETTERS, 1.0);
    egui::FontId { size: (font.size * part).floor().max(1.0), ..font }
}

/// A row to be clicked over the whole width: key cap, words, and something at the right.
pub struct ChoiceRow<'a> {
    /// The key, empty for none.
    pub key: &'a str,
    /// The words.
    pub words: &'a str,
    /// What stands at the right, such as `62 %`.
    pub right: &'a str,
    /// What stands under the words in small print; empty for nothing.
    pub small: &'a str,
    /// The texture of an icon, if it has one.
    pub icon: Option<egui::TextureId>,
    /// Whether it is picked.
    pub picked: bool,
    /// Whether it is pointed at from elsewhere, as from the map.
    pub pointed: bool,
    /// Whether it can be taken.
    pub open: bool,
    /// Small marks in columns before what stands at the right; `None` where one is missing.
    pub marks: &'a [Option<egui::TextureId>],
    /// What the marks say, for those who cannot see them.
    pub marked: &'a str,
}

impl<'a> ChoiceRow<'a> {
    /// A row of words that can be taken.
    pub fn plain(words: &'a str, key: &'a str) -> ChoiceRow<'a> {
        ChoiceRow {
            key,
            words,
            right: "",
            small: "",
            icon: None,
            picked: false,
            pointed: false,
            open: true,
            marks: &[],
            marked: "",
        }
    }
}

impl ChoiceRow<'_> {
    /// Draws the row; where fingers press, there are no keys.
    pub fn show(self, ui: &mut Ui) -> Response {
        let small = small(ui.ctx());
        let row = ChoiceRow { key: if small { "" } else { self.key }, ..self };
        row.draw(ui, if small { FINGER } else { 28.0 })
    }

    fn draw(self, ui: &mut Ui, least: f32) -> Response {
        let ink = if self.open { INK } else { PALE };
        // Pale words are not read on gold.
        let under_words = if self.picked { INK } else { PALE };
        let right = ui.painter().layout_no_wrap(
            self.right.to_owned(),
            TextStyle::Button.resolve(ui.style()),
            ink,
        );
        let width = ui.available_width();
        let icon_width = if self.icon.is_some() { 26.0 } else { 0.0 };
        let cap_width = if self.key.is_empty() { 0.0 } else { self.cap(ui).width() + 7.0 };
        let key_width = icon_width + cap_width;
        let marks_width = MARK * self.marks.len() as f32;
        // The columns of the marks stand under each other, whatever is at the right.
        let least_right = if self.marks.is_empty() { 0.0 } else { BESIDE_MARKS };
        let right_width = right.size().x.max(least_right);
        let for_words = width - key_width - right_width - marks_width - 26.0;
        let for_words = for_words.max(40.0);
        let font = whole_words(ui, self.words, for_words);
        let words = ui.painter().layout(unbroken(self.words), font, ink, for_words);
        let small = ui.painter().layout(
            unbroken(self.small),
            TextStyle::Small.resolve(ui.style()),
            under_words,
            (width - key_width - 16.0).max(40.0),
        );
        let below = if self.small.is_empty() { 0.0 } else { small.size().y };
        let height = (words.size().y + below + 10.0).max(least);
        let sense = if self.open { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(egui::vec2(width, height), sense);
        let said = format!("{} {} {} {}", self.words, self.right, self.small, self.marked);
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::Button, self.open, self.picked, &said)
        });
        self.paint(ui, rect, response.hovered() || self.pointed);
        let painter = ui.painter();
        if let Some(icon) = self.icon {
            let middle = egui::pos2(rect.left() + key_width - 6.0, rect.center().y);
            let place = egui::Rect::from_center_size(middle, egui::vec2(19.0, 19.0));
            let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
            painter.image(icon, place, whole, ink);
        }
        let left = rect.left() + 8.0 + key_width;
        let middle = rect.center().y - below / 2.0;
        let under = middle + words.size().y / 2.0;
        painter.galley(egui::pos2(left, middle - words.size().y / 2.0), words, ink);
        let at = egui::pos2(rect.right() - right.size().x - 8.0, middle - right.size().y / 2.0);
        painter.galley(at, right, ink);
        if below > 0.0 {
            painter.galley(egui::pos2(left, under), small, under_words);
        }
        let marks = rect.right() - right_width - marks_width - 12.0;
        self.paint_marks(painter, egui::pos2(marks, middle), ink);
        response
    }

    /// The marks, each in its column; a dot where one is missing.
    fn paint_marks(&self, painter: &egui::Painter, left: egui::Pos2, ink: Color32) {
        for (column, mark) in self.marks.iter().enumerate() {
            let middle = left + egui::vec2(MARK * (column as f32 + 0.5), 0.0);
            let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
            let place = egui::Rect::from_center_size(middle, egui::Vec2::splat(MARK - 3.0));
            match mark {
                Some(icon) => {
                    painter.image(*icon, place, whole, ink);
                }
                None => {
                    painter.circle_filled(middle, 1.5, LINE);
                }
            }
        }
    }

    fn paint(&self, ui: &Ui, rect: egui::Rect, hovered: bool) {
        let painter = ui.painter();
        let (fill, line) = match (self.open, self.picked, hovered) {
            (false, ..) => (Color32::TRANSPARENT, Stroke::new(1.0, DEEP)),
            (_, true, _) => (GOLD, Stroke::new(1.5, BRIGHT)),
            (_, _, true) => (POINTED, Stroke::new(1.0, PALE)),
            _ => (ROW, Stroke::new(1.0, LINE)),
        };
        painter.rect(rect, 4.0, fill, line, StrokeKind::Inside);
        if !self.key.is_empty() {
            let cap = self.cap(ui).translate(egui::vec2(rect.left() + 7.5, rect.center().y));
            let fill = if self.open { CARD } else { Color32::TRANSPARENT };
            painter.rect(cap, 3.0, fill, Stroke::new(1.0, LINE), StrokeKind::Inside);
            let ink = if self.open { INK } else { PALE };
            painter.text(cap.center(), Align2::CENTER_CENTER, self.key, self.key_font(), ink);
        }
    }

    /// The letters of the key: many are small.
    fn key_font(&self) -> FontId {
        FontId::monospace(if self.key.len() > 2 { 9.0 } else { 12.0 })
    }

    /// The cap of the key, its left edge at 0 and its middle line there as well: it is as wide as what
    /// is written on it.
    fn cap(&self, ui: &Ui) -> egui::Rect {
        let letters = ui.painter().layout_no_wrap(self.key.to_owned(), self.key_font(), INK);
        let width = (letters.size().x + 6.0).max(CAP[0]);
        egui::Rect::from_min_size(egui::pos2(0.0, -CAP[1] / 2.0), egui::vec2(width, CAP[1]))
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, RawInput, Rect, Shape};

    use super::*;
    use crate::theme::dressed;

    #[test]
    fn the_cap_of_a_key_is_as_wide_as_what_is_written_on_it() {
        let size = egui::vec2(1280.0, 720.0);
        let ctx = dressed(size);
        for key in ["1", "Spc", "Leer", "Leertaste"] {
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                ChoiceRow::plain("Turn", key).show(ui);
            });
            output.textures_delta.clear();
            let shapes = || output.shapes.iter().map(|clipped| &clipped.shape);
            let written = shapes().find_map(|shape| match shape {
                Shape::Text(text) if text.galley.text() == key => Some(text),
                _ => None,
            });
            let Some(written) = written.map(|text| text.visual_bounding_rect()) else {
                panic!("{key} is not written");
            };
            let mut caps = shapes().filter_map(|shape| match shape {
                Shape::Rect(cap) if (cap.rect.height() - CAP[1]).abs() < 0.1 => Some(cap.rect),
                _ => None,
            });
            assert!(caps.any(|cap| cap.contains_rect(written)), "{key}: {written:?}");
        }
    }
}
