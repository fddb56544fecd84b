//! The foe that a figure does not know yet and may judge (MAN-502).

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::*;

/// The nearest foe that a figure does not know yet, where it may judge one.
pub fn foe(rules: BookView, figure: FigureId) -> Option<FigureId> {
    let foes = rules.table.enemies(figure).filter(|foe| !rules.fighter(*foe).known);
    let nearest = foes.min_by_key(|foe| (rules.table.distance(figure, *foe), *foe));
    nearest.filter(|_| rules.doings(figure).sizes_up)
}

/// The name of that foe.
pub fn name<'w>(rules: BookView<'w>, figure: FigureId) -> &'w str {
    foe(rules, figure).map_or("nobody", |foe| rules.table.name(foe))
}

/// To judge that foe. The choice names nobody: a number over the foe on the map would be read as
/// that of a blow.
pub fn choice(rules: BookView, figure: FigureId) -> Option<Choice> {
    foe(rules, figure).map(|_| Choice::plain(SIZE_UP))
}
