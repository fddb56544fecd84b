//! What a figure is worth as it stands, for computer players: what is left of it, and what a hold,
//! spells, and a bow that is loaded are worth besides.

use riposte_rules::appraisal::Standing;
use riposte_rules::figure::FigureId;

use crate::casting::choices::casts_from;
use crate::forecast::harm::{FALL, harm_of, worth};
use crate::grapple::fight::best_grip;
use crate::melee::outlook::outlook;
use crate::tables::Way;
use crate::view::{BookView, Strike};
use crate::words::*;

/// What a figure is worth as it stands.
pub fn standing(rules: BookView, figure: FigureId) -> Standing {
    if !rules.table.active(figure) {
        return Standing::default();
    }
    let down = if rules.table.posture(figure).down() { 1.0 - FALL } else { 1.0 };
    let combatant = rules.combatant(figure);
    let free = !combatant.turn.done && !rules.pinned(figure);
    Standing {
        worth: worth(rules, figure, rules.strength(figure)) * down,
        means: if free { 1.0 } else { 0.0 },
        keeps: false,
        edge: edge(rules, figure).clamp(-1.0, 1.0),
        loose: !combatant.turn.gone && !rules.grappled(figure) && rules.has_front(figure),
    }
}

/// A number for the spells that make the blows of a figure, or those at it, other than they were.
pub fn guise(rules: BookView, figure: FigureId) -> u64 {
    let upon = rules.spells().0.iter().filter(|spell| spell.on == figure);
    let counts = upon.filter(|spell| matches!(spell.verb, BLUR | STONE | CLUMSY));
    let number = |strength: i32| u64::from(strength.unsigned_abs());
    let each = counts.map(|spell| {
        (u64::from(spell.verb.0) + 1) * 10_000 + number(spell.st) * 100 + number(spell.times)
    });
    each.sum()
}

/// What a figure has over others, less what hinders it for a time.
fn edge(rules: BookView, figure: FigureId) -> f64 {
    hold(rules, figure) - hindered(rules, figure) - unready(rules, figure)
}

/// A turn of loading that a weapon in hand needs before it shoots.
const UNLOADED: f64 = 0.1;

/// Each ST of clumsiness upon a figure, and the most that counts.
const CLUMSY_ST: f64 = 0.2;
const CLUMSIEST: f64 = 0.6;

/// Going at half its pace, and a turn of the shots of one enemy for which that leaves time.
const SLOWED: f64 = 0.1;
const SHOTS: f64 = 0.4;

/// What it is worth to hold a foe down: what its blows would do as long as it is held, less what
/// those of the holder would, who strikes nobody meanwhile (OPT-713, OPT-714).
fn hold(rules: BookView, figure: FigureId) -> f64 {
    let Some(foe) = rules.pinning(figure) else { return 0.0 };
    let turns = f64::from(rules.combatant(foe).held);
    turns * (hand_to_hand(rules, foe, figure) - hand_to_hand(rules, figure, foe))
}

/// The part of its worth that a figure is expected to lose to the best blow of another in a scuffle.
fn hand_to_hand(rules: BookView, by: FigureId, at: FigureId) -> f64 {
    let blow = best_grip(rules, by, at);
    blow.map_or(0.0, |blow| harm_of(rules, at, &outlook(rules, blow).hits).worth)
}

/// What spells take from a figure while they last, beyond what shows in its blows.
fn hindered(rules: BookView, figure: FigureId) -> f64 {
    let spells = rules.spells();
    let clumsy = CLUMSY_ST * f64::from(spells.strength(figure, CLUMSY));
    let slowed = if spells.upon(figure, SLOW) { slowed(rules, figure) } else { 0.0 };
    clumsy.min(CLUMSIEST) + slowed
}

/// What it is to go at half the pace: enemies who fight from afar have as much longer for it.
fn slowed(rules: BookView, figure: FigureId) -> f64 {
    let here = rules.table.hex(figure);
    let whole = f64::from((2 * rules.allowance(figure)).max(1));
    let afar = rules.table.enemies(figure).filter(|foe| fights_from_afar(rules, *foe));
    let later = afar.map(|foe| f64::from(rules.table.hex(foe).unsigned_distance_to(here)) / whole);
    SLOWED + SHOTS * later.sum::<f64>()
}

fn fights_from_afar(rules: BookView, figure: FigureId) -> bool {
    casts_from(rules, figure) > 0 || bows(rules, figure).next().is_some()
}

/// The weapons that a figure has in hand and shoots with.
fn bows<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
    let strikes = rules.strikes(figure);
    strikes.filter(|strike| strike.stats.way == Way::Fire && !strike.weapon.hurled)
}

/// What the loading costs that is still to do (OPT-524).
fn unready(rules: BookView, figure: FigureId) -> f64 {
    let loading = &rules.combatant(figure).loading;
    if loading.all().next().is_none() {
        return 0.0;
    }
    let turns = bows(rules, figure).map(|bow| loading.of(bow.arm.item)).max();
    UNLOADED * f64::from(turns.unwrap_or_default())
}
