//! Whom a figure can strike or shoot at from where it stands, and with what.

use riposte_kit::action::{Why, need};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::attacks::missiles::{crowd, in_range, loaded};
use crate::equipment::weapons::Class;
use crate::rule_ids as id;
use crate::view::{BookView, Strike, flies};
use crate::words::{V_ATTACK, V_CROWD};

/// The blows that a figure could strike at another from where the two stand. A figure that has
/// something in hand to strike with does not strike with bare hands.
pub fn blows_at(view: BookView, figure: FigureId, foe: FigureId) -> Vec<Choice> {
    let far = view.table.distance(figure, foe);
    let reaches = |strike: &Strike| strike.mode.reach.contains(far);
    let works = |strike: &Strike| {
        let choke = strike.weapon.class == Class::Garrote && !chokes(view, figure, foe);
        !(flies(strike) || view.in_vain(strike, foe) || choke)
    };
    let blows = view.fit_strikes(figure).filter(|strike| works(strike) && reaches(strike));
    blows.map(|it| Choice { arm: Some(it.arm), ..Choice::plain(V_ATTACK).at(foe) }).collect()
}

/// The same with a weapon in hand only.
pub fn armed_at(view: BookView, figure: FigureId, foe: FigureId) -> Vec<Choice> {
    match view.guard_length(figure) {
        Some(_) => blows_at(view, figure, foe),
        None => Vec::new(),
    }
}

/// The shots and throws of a figure at another from where the two stand; into the crowd about it,
/// where there is one, by that verb (LEN-601, LEN-605).
pub fn shots_at(
    view: BookView<'_>,
    figure: FigureId,
    foe: FigureId,
    verb: Verb,
) -> impl Iterator<Item = Choice> {
    let (from, at) = (view.table.hex(figure), view.table.hex(foe));
    let shots = (!view.dark(from)).then(|| shots(view, figure));
    let crowded = || !view.build(foe).huge && crowd(view, figure, foe).len() > 1;
    let mut shots = shots.into_iter().flatten().peekable();
    let able = shots.peek().is_some() && (verb != V_CROWD || crowded());
    let shots = shots.filter(move |strike| able && in_range(view, from, at, strike));
    shots.map(move |it| Choice { arm: Some(it.arm), ..Choice::plain(verb).at(foe) })
}

/// The shots and throws that a figure has ready where it stands or lies.
fn shots(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Strike<'_>> {
    let works = move |strike: &Strike| {
        flies(strike) && loaded(view, figure, strike) && view.usable_as_it_lies(figure, strike)
    };
    view.strikes(figure).filter(works)
}

/// Whether a figure has a shot or a throw ready, at no matter whom.
///
/// # Errors
/// Why not.
pub fn may_shoot(view: BookView, figure: FigureId) -> Result<(), Why> {
    let flying = || view.strikes(figure).filter(flies);
    need(flying().next().is_some(), "nothing to shoot or throw", id::MISSILES)?;
    need(!view.dark(view.table.hex(figure)), "in the dark every shot misses", id::MISSILES)?;
    let loaded = flying().any(|strike| loaded(view, figure, &strike));
    need(loaded, "is not loaded", id::MISSILES)?;
    need(shots(view, figure).next().is_some(), "not from the ground with that", id::PRONE)
}

/// Whether a figure can put a garrote about the neck of another: it does not see it coming, can do
/// nothing about it, or is held (LEN-417).
pub fn chokes(view: BookView, by: FigureId, target: FigureId) -> bool {
    view.unaware(target) || view.helpless(target) || view.held(by) == Some(target)
}
