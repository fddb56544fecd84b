//! What may not be in any position: neither where a scenario begins nor at any decision of a
//! battle. A scenario that begins so is refused, and the laboratory looks for it.

use riposte_words::say;

use super::bonds::broken_bonds;
use super::table::Table;
use crate::board::{Hex, hex_name};
use crate::figure::{Bond, FigureId, Shape, Unfit};
use crate::systems::PlaceRule;
use crate::tell;

/// Something that may not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A figure takes up more hexes than the book has it take.
    Shape(FigureId),
    /// A figure is where nobody can be, or where the book lets it not be.
    Nowhere(FigureId, Hex),
    /// Two are in a hex that the book does not let them share: one, and another who was there
    /// before.
    Shares(FigureId, FigureId, Hex),
    /// A bond cannot be.
    Bond(Bond, Unfit),
}

/// Everything that may not be, but is; empty when all is well.
pub fn flaws(table: Table) -> Vec<Flaw> {
    let shapes = table.figures().filter(|figure| {
        let shape = table.sheet(*figure).shape;
        shape != Shape::One && !table.book().is_of_shape(table.world(), *figure, shape)
    });
    let mut found: Vec<Flaw> = shapes.map(Flaw::Shape).collect();
    for figure in table.active_figures() {
        let off = table.hexes(figure).into_iter().find(|hex| !table.board().standable(*hex));
        match off {
            Some(hex) => found.push(Flaw::Nowhere(figure, hex)),
            None if !table.book().shares(table.world(), figure) => {
                found.push(shared(table, figure))
            }
            None => {}
        }
    }
    found.extend(broken_bonds(table).into_iter().map(|(bond, unfit)| Flaw::Bond(bond, unfit)));
    found
}

/// With whom, and where, a figure is that has no room.
pub(super) fn shared(table: Table, figure: FigureId) -> Flaw {
    let with = |other: FigureId| {
        let hex = table.hexes(figure).into_iter().find(|hex| table.covers(other, *hex));
        hex.map(|hex| Flaw::Shares(figure, other, hex))
    };
    let others = || table.active_figures().filter(|other| *other != figure);
    let before = others().take_while(|other| *other < figure).filter_map(with).last();
    let any = || others().find_map(with);
    before.or_else(any).unwrap_or(Flaw::Nowhere(figure, table.hex(figure)))
}

impl Flaw {
    /// The figure that it is about.
    pub fn figure(self) -> FigureId {
        match self {
            Flaw::Shape(figure) | Flaw::Nowhere(figure, _) | Flaw::Shares(figure, ..) => figure,
            Flaw::Bond(bond, _) => bond.from,
        }
    }

    /// In words, with the keys of the figures.
    pub fn words(self, table: Table) -> String {
        let key = |figure: FigureId| table.sheet(figure).key.as_str();
        match self {
            Flaw::Shape(figure) => {
                let (figure, book) = (key(figure), table.book().name());
                say!(
                    "\"{figure}\" takes up two hexes, which nobody like it does in {book}",
                    figure,
                    book
                )
            }
            Flaw::Nowhere(figure, hex) => {
                let (figure, hex) = (key(figure), hex_name(hex));
                say!("{figure} stands where it cannot, at {hex}", figure, hex)
            }
            Flaw::Shares(figure, other, hex) => {
                let (figure, other, hex) = (key(figure), key(other), hex_name(hex));
                say!("{other} and {figure} both stand on {hex}", other, figure, hex)
            }
            Flaw::Bond(bond, unfit) => {
                let (bond, why) = (tell::bond(table, bond), tell::unfit(table, unfit));
                say!("{bond} cannot be: {why}", bond, why)
            }
        }
    }

    /// What should be instead, as a phrase or said already; empty where the words say it all.
    pub fn expected(self, table: Table) -> String {
        let places = table.world().get_resource::<PlaceRule>().copied().unwrap_or_default();
        match self {
            Flaw::Shape(_) => "shape: One, or no shape at all".into(),
            Flaw::Nowhere(..) => "a hex that can be entered".into(),
            Flaw::Shares(..) => places.words(),
            Flaw::Bond(..) => String::new(),
        }
    }
}
