//! The rulebooks as cards: what each is about, how hard it is to learn, how long a battle takes.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, Ui, pos2, vec2};
use riposte_rules::rulebook::{Cover, Rulebook, Shelf};
use riposte_words::{phrase, text};

use super::card::{MARGIN, card};
use crate::screens::setup_form::SetupForm;
use crate::theme::{self, icons, widgets};

/// A card that would be narrower beside the others gets a row of its own.
const LEAST: f32 = 140.0;
/// From this width on all words stand beside the picture, not under it.
const ROOMY: f32 = 200.0;
/// The room for a mark, and its radius.
const MARK: f32 = 11.0;
const DOT: f32 = 3.8;

/// All books, the one whose scenarios are listed lit; a click lists those of another.
pub(super) fn show(ui: &mut Ui, world: &World, form: &mut SetupForm) {
    let books = &world.resource::<Shelf>().0;
    let count = books.len().max(1);
    let gaps = ui.spacing().item_spacing.x * (count - 1) as f32;
    let beside = (ui.available_width() - gaps) / count as f32;
    let (columns, width) =
        if beside >= LEAST { (count, beside) } else { (1, ui.available_width()) };
    let lit = form.book_listed().map(str::to_owned);
    let lit = |book: &dyn Rulebook| lit.as_deref() == Some(book.key());
    let faces: Vec<Face> =
        books.iter().map(|book| Face::of(ui, book.as_ref(), width, lit(book.as_ref()))).collect();
    let height = faces.iter().map(Face::height).fold(widgets::FINGER, f32::max);
    for row in (0..books.len()).collect::<Vec<_>>().chunks(columns) {
        ui.horizontal(|ui| {
            for number in row {
                let book = books[*number].as_ref();
                let said = book_words(book);
                let shown = card(ui, vec2(width, height), lit(book), &said);
                let icon = icons::texture(world, book.cover().icon);
                faces[*number].paint(ui.painter(), shown.rect, icon);
                if shown.on_hover_text(phrase(book.blurb())).clicked() {
                    form.choose_book(book.key());
                }
            }
        });
    }
}

/// What a book's card says, for those who do not see it.
pub fn book_words(book: &dyn Rulebook) -> String {
    let Cover { line, learning, time, .. } = book.cover();
    let [line, learning, time] = [line, learning.word(), time].map(phrase);
    let name = book.name();
    match time.is_empty() {
        true => text!("books-said", name = name, line = line, learning = learning),
        false => {
            text!("books-said-time", name = name, line = line, learning = learning, time = time)
        }
    }
}

/// The words of a card, laid out for its width.
struct Face {
    picture: f32,
    under: bool,
    name: Arc<Galley>,
    line: Arc<Galley>,
    marks: usize,
    foot: Arc<Galley>,
    ink: Color32,
}

impl Face {
    fn of(ui: &Ui, book: &dyn Rulebook, width: f32, picked: bool) -> Face {
        let Cover { line, learning, time, .. } = book.cover();
        let [line, time] = [line, time].map(phrase);
        let under = width < ROOMY;
        let picture = if under { 26.0 } else { 42.0 };
        let inner = width - 2.0 * MARGIN;
        let beside = inner - picture - MARGIN;
        let words = if under { inner } else { beside };
        // Pale words are not read on gold.
        let pale = if picked { theme::INK } else { theme::PALE };
        let between = if under { "\n" } else { ", " };
        let foot = if time.is_empty() { String::new() } else { format!("{between}{time}") };
        let foot = format!("{}{foot}", phrase(learning.word()));
        let lay = |text: &str, font: FontId, ink, width, most| {
            theme::lines(ui, text, font, ink, width, most)
        };
        let small = FontId::proportional(13.5);
        Face {
            picture,
            under,
            name: lay(book.name(), FontId::new(18.0, theme::bold()), theme::INK, beside, 1),
            line: lay(&line, small.clone(), theme::INK, words, 2),
            marks: learning.marks(),
            foot: lay(&foot, small, pale, words - 3.0 * MARK - 5.0, 2),
            ink: if picked { theme::BRIGHT } else { theme::RED },
        }
    }

    fn head(&self) -> f32 {
        if self.under { self.picture.max(self.name.size().y) } else { self.name.size().y }
    }

    fn height(&self) -> f32 {
        let words = self.head() + self.line.size().y + self.foot.size().y + 5.0;
        words.max(self.picture) + 2.0 * MARGIN
    }

    fn paint(&self, painter: &Painter, card: Rect, icon: Option<bevy_egui::egui::TextureId>) {
        let inner = card.shrink(MARGIN);
        let beside = inner.left() + self.picture + MARGIN;
        let left = if self.under { inner.left() } else { beside };
        let middle = if self.under { inner.top() + self.head() / 2.0 } else { inner.center().y };
        if let Some(icon) = icon {
            let at = pos2(inner.left() + self.picture / 2.0, middle);
            let place = Rect::from_center_size(at, vec2(self.picture, self.picture));
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            painter.image(icon, place, whole, self.ink);
        }
        let name = inner.top() + (self.head() - self.name.size().y) / 2.0;
        painter.galley(pos2(beside, name), self.name.clone(), theme::INK);
        let line = inner.top() + self.head() + 1.0;
        painter.galley(pos2(left, line), self.line.clone(), theme::INK);
        self.paint_foot(painter, pos2(left, inner.bottom() - self.foot.size().y));
    }

    /// Three marks, as many of them full as the book is hard to learn, and what they mean.
    fn paint_foot(&self, painter: &Painter, at: Pos2) {
        let row = self.foot.rows.first().map_or(0.0, |row| row.height());
        for mark in 0..3 {
            let middle = at + vec2(MARK * mark as f32 + DOT, row / 2.0);
            match mark < self.marks {
                true => painter.circle_filled(middle, DOT, theme::BRIGHT),
                false => painter.circle_stroke(middle, DOT - 0.6, Stroke::new(1.2, theme::PALE)),
            };
        }
        let words = at + vec2(3.0 * MARK + 5.0, 0.0);
        painter.galley(words, self.foot.clone(), theme::INK);
    }
}

#[cfg(test)]
mod tests {
    use crate::art::Icons;

    #[test]
    fn every_book_has_a_cover_of_its_own() {
        let mut icons = Icons::default();
        let shelf = riposte_shelf::shelf().0;
        for book in &shelf {
            let cover = book.cover();
            assert!(icons.stencil(cover.icon).is_some(), "{}", book.key());
            assert!(cover.line.len() <= 50 && cover.time.ends_with(" min"), "{}", book.key());
            let same = shelf.iter().filter(|other| other.cover().icon == cover.icon);
            assert_eq!(same.count(), 1, "{}", book.key());
        }
    }
}
