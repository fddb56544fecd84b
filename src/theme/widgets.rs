//! Small pieces that panels are made of.

use bevy_egui::egui::{
    self, Align2, Color32, FontId, Frame, Margin, Response, RichText, Sense, Stroke, StrokeKind,
    TextStyle, Ui, WidgetInfo, WidgetType,
};
use riposte_words::{phrase, text};

pub use super::choice_row::ChoiceRow;
use super::colours::{BRIGHT, CARD, DEEP, GOLD, INK, LINE, OVER_BOARD, PALE, PAPER, POINTED};
use super::form::small;
use super::text::{big, capitals, unbroken};

/// The least height and width of what a finger is to hit.
pub const FINGER: f32 = 44.0;
/// The room around the words of a button that makes it so large.
pub const FINGER_PADDING: [f32; 2] = [12.0, 14.0];
/// The least width of a great button of a menu.
pub const MENU_BUTTON: f32 = 260.0;

/// The frame of a panel at the edge of the window.
pub fn panel_frame() -> Frame {
    Frame::new().fill(PAPER).inner_margin(Margin::symmetric(12, 7)).stroke(Stroke::new(1.0, LINE))
}

/// The frame of a slip that lies over the board and is as large as what stands on it.
pub fn slip() -> Frame {
    Frame::new()
        .fill(OVER_BOARD)
        .inner_margin(Margin::symmetric(10, 7))
        .corner_radius(6.0)
        .stroke(Stroke::new(1.0, LINE))
}

/// A card on a panel.
pub fn card(picked: bool) -> Frame {
    let line = if picked { Stroke::new(1.5, BRIGHT) } else { Stroke::new(1.0, LINE) };
    let fill = if picked { GOLD } else { CARD };
    Frame::new().fill(fill).stroke(line).corner_radius(5.0).inner_margin(Margin::symmetric(10, 7))
}

/// A card that can be chosen: pointed at it looks otherwise than chosen.
pub fn choice_card(picked: bool, pointed: bool) -> Frame {
    match pointed && !picked {
        true => card(false).fill(POINTED).stroke(Stroke::new(1.0, PALE)),
        false => card(picked),
    }
}

/// A heading with a line under it.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).heading());
    ui.add_space(2.0);
}

/// A small heading over a group.
pub fn caption(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text.to_uppercase()).small().color(PALE));
}

/// A hint beside a row that the mouse rests on, so that it does not lie over the rows below.
pub fn tip_beside(row: &Response, add: impl FnOnce(&mut Ui)) {
    let mut tip = egui::Tooltip::for_enabled(row);
    tip.popup = tip.popup.align(egui::RectAlign::RIGHT_START);
    tip.show(add);
}

/// What a tooltip says, in the form of all of them: what it is about, then a line for each thing to be
/// known of it.
pub fn tip<'t>(ui: &mut Ui, head: &str, lines: impl IntoIterator<Item = &'t str>) {
    ui.set_max_width(280.0);
    ui.label(RichText::new(head).strong());
    for line in lines {
        ui.label(line);
    }
}

/// Pale small text.
pub fn pale(text: impl Into<String>) -> RichText {
    RichText::new(unbroken(&text.into())).small().color(PALE)
}

/// A great number, such as a percentage.
pub fn great(ui: &mut Ui, text: &str, color: Color32) -> Response {
    ui.label(RichText::new(text).text_style(big()).color(color))
}

/// The cap of a key.
pub fn key_cap(ui: &mut Ui, key: &str) {
    let font = FontId::monospace(12.0);
    let galley = ui.painter().layout_no_wrap(key.to_owned(), font, INK);
    let size = egui::vec2((galley.size().x + 8.0).max(20.0), 20.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect(rect, 3.0, CARD, Stroke::new(1.0, LINE), StrokeKind::Inside);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, INK);
}

/// A button of a gamepad as it is printed: round, with its sign, which may be a shape by its name.
pub fn pad_cap(ui: &mut Ui, sign: &str) {
    let shape = shape_of(sign);
    let words = if shape.is_some() { "" } else { sign };
    let font = FontId::new(12.5, super::bold());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, CARD);
    let size = egui::vec2((galley.size().x + 10.0).max(20.0), 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sign));
    ui.painter().rect_filled(rect, 10.0, INK);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, CARD);
    let line = Stroke::new(1.8, CARD);
    let at = |[x, y]: [f32; 2]| rect.center() + egui::vec2(x, y) * 4.5;
    for points in shape.into_iter().flat_map(|(_, lines)| lines) {
        ui.painter().line(points.iter().copied().map(at).collect(), line);
    }
    if shape.is_some_and(|(_, lines)| lines.is_empty()) {
        ui.painter().circle_stroke(rect.center(), 4.8, line);
    }
}

/// The lines of a shape, within -1 and 1.
type Lines = &'static [&'static [[f32; 2]]];

/// The shapes on buttons by their names; a circle has no straight lines.
const SHAPES: [(&str, Lines); 4] = [
    ("Cross", &[&[[-1.0, -1.0], [1.0, 1.0]], &[[-1.0, 1.0], [1.0, -1.0]]]),
    ("Circle", &[]),
    ("Square", &[&[[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]]]),
    ("Triangle", &[&[[0.0, -1.1], [1.1, 0.8], [-1.1, 0.8], [0.0, -1.1]]]),
];

/// The shape that a sign names, in English or in the language spoken; `None` for what is written.
fn shape_of(sign: &str) -> Option<(&'static str, Lines)> {
    SHAPES.into_iter().find(|(name, _)| *name == sign || phrase(name) == sign)
}

/// A field for a short text, high enough for a finger in a small window; what it may hold is its own.
pub fn field<'a>(ui: &Ui, text: &'a mut String, width: f32, hint: &str) -> egui::TextEdit<'a> {
    let margin = if super::small(ui.ctx()) { FINGER_PADDING[1] as i8 } else { 2 };
    let field = egui::TextEdit::singleline(text).desired_width(width);
    field.margin(egui::Margin::symmetric(6, margin)).hint_text(hint)
}

/// A great button of a menu.
pub fn menu_button(ui: &mut Ui, text: &str) -> Response {
    let text = capitals(text, 21.0);
    // Not in a scope of its own, which no line of buttons would break before.
    let padding = std::mem::take(&mut ui.spacing_mut().button_padding.y);
    // Its words stand in the middle wherever it stands itself.
    let words = (egui::Atom::grow(), text, egui::Atom::grow());
    let button = ui.add(egui::Button::new(words).min_size(egui::vec2(MENU_BUTTON, FINGER)));
    ui.spacing_mut().button_padding.y = padding;
    button
}

/// A button beside a line of text; as large as a finger in a small window.
pub fn small_button(ui: &mut Ui, text: &str) -> Response {
    match small(ui.ctx()) {
        true => ui.add(egui::Button::new(text).min_size(egui::vec2(FINGER, FINGER))),
        false => ui.small_button(text),
    }
}

/// A button that is nothing but its words.
pub fn bare_button(ui: &mut Ui, text: RichText) -> Response {
    let least = if small(ui.ctx()) { FINGER } else { 0.0 };
    ui.add(egui::Button::new(text).frame(false).min_size(egui::vec2(least, least)))
}

/// A button that is a picture, with its name, its key and what it is for in the tooltip.
pub struct IconButton<'a> {
    /// The texture; without one the first letter of the name stands for it.
    pub icon: Option<egui::TextureId>,
    /// The name, as it is read aloud.
    pub name: &'a str,
    /// A short word, which stands under the picture where a finger, which cannot point at it, is to
    /// know what it is.
    pub short: &'a str,
    /// The key.
    pub key: &'a str,
    /// What it is for.
    pub help: &'a str,
    /// Whether it is in force.
    pub held: bool,
    /// Why it can do nothing now.
    pub shut: Option<&'a str>,
}

/// The height of the word under a picture.
const UNDER: f32 = 13.0;

/// A short word at the foot of a button, as large as it has room there.
fn caption_under(ui: &Ui, words: &str, rect: egui::Rect, ink: Color32) {
    let lay =
        |size: f32| ui.painter().layout_no_wrap(words.to_owned(), FontId::proportional(size), ink);
    let fits = |size: &f32| lay(*size).size().x <= rect.width() - 3.0;
    let galley = lay([11.5, 10.5, 9.5].into_iter().find(fits).unwrap_or(8.5));
    let at = egui::pos2(rect.center().x - galley.size().x / 2.0, rect.bottom() - UNDER - 1.0);
    ui.painter().galley(at, galley, ink);
}

impl IconButton<'_> {
    /// Draws it, so high and wide at least. One that can do nothing may be pressed all the same:
    /// it then says why.
    pub fn show(self, ui: &mut Ui, least: f32) -> Response {
        let side = least.max(27.0);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(side, side), Sense::click());
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::Button, self.shut.is_none(), self.held, self.name)
        });
        let (fill, line, ink) = match (self.shut.is_some(), self.held, response.hovered()) {
            (true, ..) => (Color32::TRANSPARENT, Stroke::NONE, LINE),
            (_, true, _) => (GOLD, Stroke::new(1.5, BRIGHT), INK),
            (_, _, true) => (POINTED, Stroke::new(1.0, PALE), INK),
            _ => (DEEP, Stroke::new(1.0, LINE), INK),
        };
        ui.painter().rect(rect, 4.0, fill, line, StrokeKind::Inside);
        let mut picture = rect.shrink(side * 0.17);
        if least >= FINGER && !self.short.is_empty() {
            caption_under(ui, self.short, rect, ink);
            let middle = rect.center() - egui::vec2(0.0, UNDER / 2.0);
            picture = egui::Rect::from_center_size(middle, egui::Vec2::splat(side * 0.56));
        }
        match self.icon {
            Some(icon) => {
                let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
                ui.painter().image(icon, picture, whole, ink);
            }
            None => {
                let letter = self.name.chars().next().map(String::from).unwrap_or_default();
                let font = TextStyle::Button.resolve(ui.style());
                ui.painter().text(picture.center(), Align2::CENTER_CENTER, letter, font, ink);
            }
        }
        response.on_hover_ui(|ui| {
            tip(ui, &format!("{} [{}]", self.name, self.key), [self.help]);
            if let Some(why) = self.shut {
                let words = text!("button-not-now", why = why);
                ui.label(RichText::new(words).color(super::colours::RED));
            }
        })
    }
}
