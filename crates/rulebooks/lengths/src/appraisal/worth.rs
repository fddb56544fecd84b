//! What a figure is worth, for computer players.

use riposte_rules::appraisal::Standing;
use riposte_rules::figure::{FigureId, Posture};

use crate::view::BookView;
use crate::words::CATCHES;

/// The fighting worth of a figure that has so much life left, on its feet.
pub fn worth(view: BookView, figure: FigureId, left: i32) -> f64 {
    let (_, all) = view.life(figure);
    0.25 + 0.75 * f64::from(left.max(0)) / f64::from(all.max(1))
}

/// What an unhurt mount is worth beside its rider.
const MOUNT: f64 = 0.35;

/// What a figure is worth as it stands.
pub fn standing(view: BookView, figure: FigureId) -> Standing {
    if !view.table.active(figure) {
        return Standing::default();
    }
    let fighter = view.fighter(figure);
    let low = if view.table.posture(figure) == Posture::Prone { 0.85 } else { 1.0 };
    let bound = if view.is_held(figure) { 0.6 } else { 1.0 };
    let helpless = if view.helpless(figure) { 0.3 } else { 1.0 };
    let clasps = view.clasps(figure).is_some();
    let open = if view.unaware(figure) || clasps { 0.9 } else { 1.0 };
    let heart = if fighter.broken { 0.2 } else { 1.0 };
    let free = view.may_act(figure);
    let (left, _) = view.life(figure);
    if view.is_mount(figure) {
        // It is worth what it does for its rider.
        let worth = if view.loose(figure) { 0.0 } else { MOUNT * worth(view, figure, left) };
        return Standing { worth, ..Standing::default() };
    }
    Standing {
        worth: worth(view, figure, left) * low * bound * helpless * open * heart,
        means: if free { 1.0 } else { 0.0 },
        edge: edge(view, figure),
        // Who has not acted may strike back first. Tries show that as well as they show a blow: with
        // a bonus besides, figures wait that had better strike.
        keeps: false,
        loose: free && !view.is_held(figure) && !view.fighter(figure).round.gone,
    }
}

/// The worth of what a figure has gained and not used yet: an aim, a hold, a blessing, a spell on
/// its way.
fn edge(view: BookView, figure: FigureId) -> f64 {
    let fighter = view.fighter(figure);
    let rows = [
        (fighter.aimed != 0 && fighter.aimed == view.round(), 0.1),
        (view.held(figure).is_some(), 0.3),
        (view.table.bound_to(figure, CATCHES).next().is_some(), 0.3),
        (fighter.casting.is_some(), 0.3),
        (fighter.blessing > 0, 0.1),
    ];
    rows.into_iter().filter(|(on, _)| *on).map(|(_, worth)| worth).sum()
}
