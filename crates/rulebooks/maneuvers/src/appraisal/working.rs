//! What the seconds of a long action are worth (MAN-526).

use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Item, Place};

use crate::appraisal::best_blow::POINT;
use crate::appraisal::tossing::ARMED;
use crate::equipment::handling::unarmed;
use crate::equipment::long_actions;
use crate::tables::{Does, Takes};
use crate::view::BookView;

/// What the best second of a long action is worth to a figure.
pub fn second(rules: BookView, figure: FigureId) -> f64 {
    let all = long_actions::choices(rules, figure).unwrap_or_default();
    all.iter().map(|choice| step(rules, figure, choice)).fold(0.0, f64::max)
}

/// What a work is worth that is under way: the nearer to its end the more.
pub fn begun(rules: BookView, figure: FigureId) -> f64 {
    let Some((work, row)) = rules.work_begun(figure) else { return 0.0 };
    let Some(item) = rules.table.arms(figure).item(work.item) else { return 0.0 };
    brings(rules, figure, row.does, item) / (1.0 + f64::from(work.left))
}

/// By how much a second brings a work nearer to what comes of it.
pub fn step(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let Some((number, row)) = rules.work_row(choice) else { return 0.0 };
    let Some(arm) = choice.arm else { return 0.0 };
    let Some(item) = rules.table.arms(figure).item(arm.item) else { return 0.0 };
    let whole = brings(rules, figure, row.does, item);
    let work = rules.work_begun(figure).map(|(work, _)| work);
    match work.filter(|work| (work.row, work.item) == (number, arm.item)) {
        Some(work) => {
            let left = f64::from(work.left.max(1));
            whole / left - whole / (1.0 + left)
        }
        None => whole / seconds(rules, row.takes, item),
    }
}

/// What comes of a work: a weapon in a hand that had none, a shield on the arm.
fn brings(rules: BookView, figure: FigureId, does: Does, item: Item) -> f64 {
    /// What is left of it while what is looked for is still in the pack.
    const HALF_WAY: f64 = 0.5;
    let weapon = rules.table.armoury().weapon(item.weapon);
    let arms = unarmed(rules, figure) && !weapon.shield && !weapon.natural;
    match does {
        Does::Find | Does::Unpack if arms => ARMED,
        Does::PackOff if arms && item.at == Place::Pack => HALF_WAY * ARMED,
        // It counts for every defence, and blocks besides.
        Does::ShieldOn => 2.0 * POINT * f64::from(rules.tables.weapons.of(item.weapon).pd),
        _ => 0.0,
    }
}

/// How many seconds a work is expected to take, 1 at least.
fn seconds(rules: BookView, takes: Takes, item: Item) -> f64 {
    let expected = match takes {
        Takes::Seconds(seconds) => f64::from(seconds),
        Takes::Dice(dice, more) => 3.5 * f64::from(dice) + f64::from(more),
        Takes::Defence(times) => {
            f64::from(times) * f64::from(rules.tables.weapons.of(item.weapon).pd)
        }
    };
    expected.max(1.0)
}
