//! A page as it is set: headings, paragraphs, lists and tables in letters.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Color32, FontId, Label, Response, RichText, Sense, Stroke, TextFormat, Ui,
};

use super::page::{Block, Kind, Span, Target};
use crate::theme;

/// The size of the letters of a page, in points.
const LETTERS: f32 = 15.5;
/// How far items of a list stand in.
const INDENT: f32 = 16.0;
/// The room for the mark of an item.
const MARK: f32 = 24.0;

/// Draws a block; `marked` where it is the rule that was looked up. Says which link was clicked.
pub(super) fn block(ui: &mut Ui, block: &Block, marked: bool) -> (Response, Option<Target>) {
    let ground = if marked { theme::CARD } else { Color32::TRANSPARENT };
    let line = if marked { Stroke::new(1.0, theme::BRIGHT) } else { Stroke::NONE };
    let frame = egui::Frame::new().fill(ground).stroke(line).corner_radius(4.0);
    let mut clicked = None;
    let drawn = frame.inner_margin(egui::Margin::symmetric(8, 3)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        clicked = match &block.kind {
            Kind::Heading(level) => heading(ui, &block.text(), *level),
            Kind::Text => words(ui, &block.words, theme::INK),
            Kind::Item(mark) => item(ui, mark, &block.words),
            Kind::Drawing => words(ui, &block.words, theme::PALE),
            Kind::Quote => quote(ui, &block.words),
            Kind::Table(rows) => table(ui, rows),
        };
    });
    (drawn.response, clicked)
}

fn heading(ui: &mut Ui, text: &str, level: u8) -> Option<Target> {
    let size = match level {
        1 => 34.0,
        2 => 25.0,
        _ => 20.0,
    };
    if level > 1 {
        ui.add_space(12.0);
    }
    let words = theme::capitals(text, size).color(theme::BRIGHT);
    let head = ui.add(Label::new(words).wrap());
    head.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
    None
}

fn item(ui: &mut Ui, mark: &str, of: &[Span]) -> Option<Target> {
    let inner = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(INDENT);
        let room = egui::vec2(MARK, LETTERS);
        ui.allocate_ui_with_layout(room, egui::Layout::left_to_right(egui::Align::Min), |ui| {
            ui.set_min_width(MARK);
            ui.label(RichText::new(mark).size(LETTERS).color(theme::PALE));
        });
        ui.vertical(|ui| words(ui, of, theme::INK)).inner
    });
    inner.inner
}

fn quote(ui: &mut Ui, of: &[Span]) -> Option<Target> {
    let margin = egui::Margin { left: INDENT as i8, ..Default::default() };
    egui::Frame::new().inner_margin(margin).show(ui, |ui| words(ui, of, theme::PALE)).inner
}

/// A table; one that is wider than the page is moved from side to side.
fn table(ui: &mut Ui, rows: &[Vec<Vec<Span>>]) -> Option<Target> {
    let mut clicked = None;
    let id = ui.next_auto_id();
    egui::ScrollArea::horizontal().id_salt(id).show(ui, |ui| {
        let columns = rows.first().map_or(1, Vec::len).max(1);
        let widest = widths(rows, columns);
        let room = (ui.available_width() - 14.0 * columns as f32).max(120.0);
        let whole: f32 = widest.iter().sum();
        let grid = egui::Grid::new(id.with("cells")).num_columns(columns).striped(true);
        grid.spacing([14.0, 4.0]).show(ui, |ui| {
            for (number, row) in rows.iter().enumerate() {
                for (cell, widest) in row.iter().zip(&widest) {
                    let width = if whole > room { widest * room / whole } else { *widest };
                    let ink = if number == 0 { theme::PALE } else { theme::INK };
                    ui.scope(|ui| {
                        ui.set_max_width(width.max(LEAST));
                        clicked = words(ui, cell, ink).or(clicked.take());
                    });
                }
                ui.end_row();
            }
        });
    });
    clicked
}

/// No column is narrower, in points.
const LEAST: f32 = 34.0;

/// How wide each column would be in one line, in points, as far as the number of letters tells.
fn widths(rows: &[Vec<Vec<Span>>], columns: usize) -> Vec<f32> {
    let letters = |cell: &Vec<Span>| cell.iter().map(|span| span.text.chars().count()).sum();
    let mut widths = vec![LEAST; columns];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            let count: usize = letters(cell);
            *width = width.max((count as f32 + 1.0) * LETTERS * 0.52);
        }
    }
    widths
}

/// Words in one piece, so that they break as words do; a click on a link among them says so.
fn words(ui: &mut Ui, spans: &[Span], ink: Color32) -> Option<Target> {
    let mut job = LayoutJob::default();
    for span in spans {
        job.append(&span.text, 0.0, format(span, ink));
    }
    let links = spans.iter().any(|span| span.to.is_some());
    let sense = if links { Sense::click() } else { Sense::hover() };
    let label = Label::new(job).wrap().selectable(false).sense(sense);
    let (at, galley, response) = label.layout_in_ui(ui);
    response.widget_info(|| {
        let text: String = spans.iter().map(|span| span.text.as_str()).collect();
        egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text)
    });
    ui.painter().galley(at, galley.clone(), ink);
    let pointed = response.hover_pos().and_then(|pointer| {
        let letter = galley.cursor_from_pos(pointer - at).index.0;
        let inside = galley.rect.contains((pointer - at).to_pos2());
        inside.then(|| link_at(spans, letter)).flatten()
    });
    if pointed.is_some() {
        ui.set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    pointed.filter(|_| response.clicked())
}

/// The link on which a letter stands, counted over all spans.
fn link_at(spans: &[Span], letter: usize) -> Option<Target> {
    let mut end = 0;
    let span = spans.iter().find(|span| {
        end += span.text.chars().count();
        letter < end
    });
    span?.to.clone()
}

fn format(span: &Span, ink: Color32) -> TextFormat {
    let font = match span.strong {
        _ if span.drawn => FontId::monospace(LETTERS - 1.5),
        true => FontId::new(LETTERS, theme::bold()),
        false => FontId::proportional(LETTERS),
    };
    let color = match (&span.to, span.strong, span.code) {
        (Some(_), ..) => theme::RED,
        (_, true, _) => theme::BRIGHT,
        (.., true) => theme::PALE,
        _ => ink,
    };
    let underline = match &span.to {
        Some(_) => Stroke::new(1.0, theme::LINE),
        None => Stroke::NONE,
    };
    TextFormat { font_id: font, color, underline, italics: span.slanted, ..Default::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_found_in_its_link() {
        let span = |text: &str, to: Option<&str>| Span {
            text: text.into(),
            to: to.map(|id| Target::Rule(id.into())),
            ..Span::default()
        };
        let spans = [span("aé", None), span("BRA-1", Some("BRA-1")), span(".", None)];
        assert_eq!(link_at(&spans, 1), None);
        assert_eq!(link_at(&spans, 2), Some(Target::Rule("BRA-1".into())));
        assert_eq!(link_at(&spans, 6), Some(Target::Rule("BRA-1".into())));
        assert_eq!(link_at(&spans, 7), None);
        assert_eq!(link_at(&spans, 99), None);
    }
}
