//! The blows that one figure has for another, the best of them, and how likely it gains the hold for
//! one.

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use crate::attack::Blow;
use crate::fighter::Stat;
use crate::holds::{STRIKE_ON, VANTAGE_ON};
use crate::keywords::Keyword;
use crate::tables::Kind;
use crate::view::BookView;

/// The blow of each kind that a figure has for another, and whether it has the hold for it already.
pub fn blows(
    view: BookView<'_>,
    by: FigureId,
    at: FigureId,
) -> impl Iterator<Item = (Blow, bool)> + '_ {
    [Kind::Melee, Kind::Ranged].into_iter().filter_map(move |kind| {
        view.weapon(by, kind)?;
        let shot = match kind {
            Kind::Melee => None,
            Kind::Ranged => Some(hardest_shot(view, by)?),
        };
        let wanted = if kind == Kind::Melee { STRIKE_ON } else { VANTAGE_ON };
        let held = view.held(by, wanted) == Some(at);
        // Who never moves gains no strike of itself (VAN-902).
        let rooted = kind == Kind::Melee && view.has(by, Keyword::Anchored);
        let able = held || !rooted || view.held(at, STRIKE_ON) == Some(by);
        able.then_some((Blow { by, at, kind, shot, special: None, free: false }, held))
    })
}

/// The best blow that a figure has for another, and whether it has the hold for it already.
pub fn best_blow(view: BookView, by: FigureId, at: FigureId) -> Option<(Blow, bool)> {
    let worth = |blow: Blow, held: bool| {
        let gained = if held { 1.0 } else { gain_chance(view, by, blow.kind).value() };
        gained * f64::from(view.damage(blow))
    };
    blows(view, by, at).max_by(|a, b| worth(a.0, a.1).total_cmp(&worth(b.0, b.1)))
}

/// The shot a figure has that does most damage.
pub fn hardest_shot(view: BookView, figure: FigureId) -> Option<usize> {
    view.shots(figure).max_by_key(|kind| view.tables.shots[*kind].damage)
}

/// The chance that a figure wins the hold for a weapon with all its points but the one that the
/// attack takes.
pub fn gain_chance(view: BookView, figure: FigureId, kind: Kind) -> Chance {
    let (stat, quick) = match kind {
        Kind::Melee => (Stat::Speed, view.quickness(figure)),
        Kind::Ranged => (Stat::Perception, 0),
    };
    thread_local! {
        static KNOWN: Memo<(u8, [i32; 2], u8), Chance> = Memo::default();
    }
    let (die, tries) = (view.constants().die, view.constants().points.saturating_sub(1));
    let numbers = [quick, view.required(figure, stat).value.basic()];
    remembered(&KNOWN, (die, numbers, tries), || {
        let one = view.try_roll(figure, kind).chance();
        Chance::any(std::iter::repeat_n(one, usize::from(tries)))
    })
}
