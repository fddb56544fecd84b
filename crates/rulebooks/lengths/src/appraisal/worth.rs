//! What a figure is worth, for computer players.

use riposte_rules::appraisal::Standing;
use riposte_rules::figure::{FigureId, Posture};

use crate::view::BookView;

/// The fighting worth of a figure that has so much life left, on its feet.
pub fn worth(view: BookView, figure: FigureId, left: i32) -> f64 {
    let (_, all) = view.life(figure);
    0.25 + 0.75 * f64::from(left.max(0)) / f64::from(all.max(1))
}

/// What an unhurt mount is worth beside its rider.
const MOUNT: f64 = 0.35;

/// The part of its worth that a figure loses while it is held.
pub const BOUND: f64 = 0.4;

/// What it is worth to hold somebody, by the measure of an edge.
pub const HOLD: f64 = 0.3;

/// A round of loading that a weapon in hand needs before it shoots.
const UNLOADED: f64 = 0.1;

/// What a figure is worth as it stands.
pub fn standing(view: BookView, figure: FigureId) -> Standing {
    if !view.table.active(figure) {
        return Standing::default();
    }
    let fighter = view.fighter(figure);
    let low = if view.table.posture(figure) == Posture::Prone { 0.85 } else { 1.0 };
    let bound = if view.is_held(figure) { 1.0 - BOUND } else { 1.0 };
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
/// its way or upon it, a thing half found; less the loading that is still to do.
fn edge(view: BookView, figure: FigureId) -> f64 {
    let fighter = view.fighter(figure);
    let rows = [
        (aims(view, figure), 0.1),
        (view.held(figure).is_some(), HOLD),
        (view.catch(figure).is_some(), 0.3),
        (fighter.casting.is_some(), 0.3),
        (fighter.blessing > 0, 0.1),
        (fighter.warded, 0.2),
        // It makes up for being unaware meanwhile.
        (finds(view, figure), 0.3),
    ];
    let gained: f64 = rows.into_iter().filter(|(on, _)| *on).map(|(_, worth)| worth).sum();
    let to_load: f64 = view.unloaded(figure).map(|(_, rounds)| f64::from(rounds)).sum();
    gained - UNLOADED * to_load
}

/// Whether a figure has taken aim, and has yet to shoot (LEN-602).
fn aims(view: BookView, figure: FigureId) -> bool {
    match view.since_aim(figure) {
        Some(ago) => ago == 0 || (ago == 1 && view.may_act(figure)),
        None => false,
    }
}

/// Whether it looks for something that it needs: a weapon with none in hand, or what heals it
/// (LEN-304).
fn finds(view: BookView, figure: FigureId) -> bool {
    let fighter = view.fighter(figure);
    let item = fighter.search.and_then(|search| view.table.arms(figure).item(search.item));
    item.map(|item| view.tables.weapons.of(item.weapon)).is_some_and(|weapon| {
        let arms = weapon.class.is_weapon() && view.in_hand(figure).next().is_none();
        arms || (weapon.heals != [0, 0] && fighter.wounds > 0)
    })
}

/// A number for what lies on a figure and makes its blows or those at it other than they were: a
/// ward, sleep, a hold that is a pin.
pub fn guise(view: BookView, figure: FigureId) -> u64 {
    let fighter = view.fighter(figure);
    u64::from(fighter.warded) + 2 * u64::from(view.helpless(figure))
}
