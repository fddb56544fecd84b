//! Names in a row.

use riposte_rules::battle::Table;
use riposte_rules::figure::FigureId;
use riposte_words::say;

/// The names of some figures in a row; `None` when there are none.
pub(crate) fn names(table: Table, figures: &[FigureId]) -> Option<String> {
    let (last, first) = figures.split_last()?;
    let last = table.name(*last);
    if first.is_empty() {
        return Some(last.to_owned());
    }
    let first: Vec<&str> = first.iter().map(|figure| table.name(*figure)).collect();
    Some(say!("{first} and {last}", first = first.join(", "), last))
}
