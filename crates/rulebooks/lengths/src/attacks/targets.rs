//! Whom a figure can strike or shoot at from where it stands, and with what.

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::attacks::missiles::{crowd, in_range, loaded};
use crate::equipment::weapons::Class;
use crate::view::{BookView, Strike, flies};
use crate::words::{V_ATTACK, V_CROWD, V_SHOOT};

/// The blows that a figure could strike at another from where the two stand. A figure that has a
/// weapon in hand does not strike with bare hands.
pub fn blows_at(view: BookView, figure: FigureId, foe: FigureId) -> Vec<Choice> {
    let armed = view.guard_length(figure).is_some();
    let far = view.table.distance(figure, foe);
    let reaches = |strike: &Strike| strike.mode.reach.contains(far);
    let works = |strike: &Strike| {
        let bare = strike.weapon.class == Class::Bare;
        let lash = strike.weapon.class == Class::Whip && view.build(foe).metal;
        let choke = strike.weapon.class == Class::Garrote && !chokes(view, figure, foe);
        !(flies(strike) || lash || choke || bare && armed)
    };
    let blows = view.strikes(figure).filter(|strike| works(strike) && reaches(strike));
    blows.map(|it| Choice { arm: Some(it.arm), ..Choice::plain(V_ATTACK).at(foe) }).collect()
}

/// The same with a weapon in hand only.
pub fn armed_at(view: BookView, figure: FigureId, foe: FigureId) -> Vec<Choice> {
    match view.guard_length(figure) {
        Some(_) => blows_at(view, figure, foe),
        None => Vec::new(),
    }
}

/// The shots and throws of a figure at another from where the two stand.
pub fn shots_at(view: BookView, figure: FigureId, foe: FigureId) -> Vec<Choice> {
    let (from, at) = (view.table.hex(figure), view.table.hex(foe));
    if view.dark(from) {
        return Vec::new();
    }
    let works = |strike: &Strike| {
        flies(strike)
            && loaded(view, figure, strike)
            && view.usable_as_it_lies(figure, strike)
            && in_range(view, from, at, strike)
    };
    let crowded = !view.build(foe).huge && crowd(view, figure, foe).len() > 1;
    let mut open = Vec::new();
    for strike in view.strikes(figure).filter(works) {
        let shot = Choice { arm: Some(strike.arm), ..Choice::plain(V_SHOOT).at(foe) };
        open.push(shot);
        if crowded {
            open.push(Choice { verb: V_CROWD, ..shot });
        }
    }
    open
}

/// Whether a figure can put a garrote about the neck of another: it does not see it coming, can do
/// nothing about it, or is held (LEN-417).
pub fn chokes(view: BookView, by: FigureId, target: FigureId) -> bool {
    view.unaware(target) || view.helpless(target) || view.held(by) == Some(target)
}
