//! How urgent it is for a side to come to blows, and how careful it is.

use riposte_rules::battle::{Ending, Table, TurnNumber, lead};
use riposte_rules::figure::Side;

/// How urgent it is for a side to come to blows: little for one that wins when the time
/// runs out.
pub(crate) fn urgency(table: Table, side: Side) -> f64 {
    const AT_EASE: f64 = 0.3;
    if leads(table, side) { AT_EASE } else { 1.0 }
}

/// Whether a side would win if the time ran out now.
fn leads(table: Table, side: Side) -> bool {
    lead(table).is_some_and(|(ahead, _)| ahead == side)
}

/// What it is worth to a side that the battle is over, where that does not show in who is left: it was
/// decided by where figures have come, or as the time ran out.
pub(crate) fn over(table: Table, side: Side) -> f64 {
    /// As much as two fresh figures.
    const WON: f64 = 2.0;
    let mut sides = table.active_figures().map(|figure| table.side(figure));
    let first = sides.next();
    let alone = sides.all(|it| Some(it) == first);
    match table.world().resource::<Ending>().0.and_then(|outcome| outcome.winner) {
        Some(winner) if !alone => {
            if winner == side {
                WON
            } else {
                -WON
            }
        }
        _ => 0.0,
    }
}

/// What is left of the caution of a side: towards the end a side that would not win has little to
/// lose.
pub(crate) fn caution(table: Table, side: Side) -> f64 {
    let turn = table.world().resource::<TurnNumber>().0;
    if leads(table, side) { 1.0 } else { caution_in(turn, table.scenario().victory.turns) }
}

/// What is left of it in a turn of so many.
fn caution_in(turn: u16, turns: u16) -> f64 {
    /// How much of a battle is its end.
    const END: f64 = 1.0 / 3.0;
    const LEAST: f64 = 0.2;
    let left = f64::from(turns) + 1.0 - f64::from(turn);
    (left / (f64::from(turns) * END)).clamp(LEAST, 1.0)
}

/// By how much fear and thrift shrink when nobody comes.
pub(crate) fn boldness(table: Table, side: Side) -> f64 {
    1.0 + 0.3 * waited(table) * urgency(table, side)
}

/// How many turns have been waited away beyond the first few, as far as it matters.
pub(crate) fn waited(table: Table) -> f64 {
    const PATIENCE: u16 = 2;
    const MOST: u16 = 10;
    let turn = table.world().resource::<TurnNumber>().0;
    f64::from(turn.saturating_sub(PATIENCE).min(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_would_not_win_grows_reckless_in_the_last_third() {
        for turn in 1..=21 {
            assert_eq!(caution_in(turn, 30), 1.0, "turn {turn}");
        }
        assert!((caution_in(26, 30) - 0.5).abs() < 1e-9);
        assert_eq!([caution_in(29, 30), caution_in(30, 30)], [0.2; 2]);
        assert_eq!(caution_in(1, 1), 1.0);
        assert_eq!(caution_in(0, 0), 1.0);
    }
}
