//! Where a figure would be struck, on its way and where it ends, and how much it is struck for.

use riposte_kit::danger::lay_open;
use riposte_kit::forecast::warn;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Exposure, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::appraisal::outlook::{exposure, mean};
use crate::attacks::blow::Blow;
use crate::attacks::missiles::{in_range, loaded};
use crate::casting;
use crate::movement::{pursuit, ways};
use crate::rule_ids as id;
use crate::view::{BookView, Strike, flies};
use crate::words::*;

/// A way, and who may strike on it (LEN-213).
pub fn going(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let path = ways::way(view, figure, choice);
    forecast.path = path.to_vec();
    if choice.verb != V_MOVE {
        on_the_way(view, figure, &path, None, forecast);
    }
    if choice.verb == V_FLEE && !forecast.wordless {
        for chaser in pursuit::chasers(view, figure) {
            let name = view.table.name(chaser);
            warn(forecast, say!("{name} may give chase", name), id::PURSUIT);
        }
    }
}

/// Who may strike at a runner on its way, but the one it charges (LEN-213).
pub fn on_the_way(
    view: BookView,
    figure: FigureId,
    path: &[Hex],
    charged: Option<FigureId>,
    forecast: &mut Forecast,
) {
    let mut hexes: Vec<Hex> = vec![view.table.hex(figure)];
    hexes.extend(path);
    let foes = view.table.enemies(figure).filter(|foe| view.may_answer(*foe));
    for foe in foes.filter(|foe| charged != Some(*foe)) {
        let threat = &view.table.threat(foe).hexes;
        let Some(hex) = hexes.iter().find(|hex| threat.contains(hex)) else { continue };
        let blow = strike_at(view, foe, figure, *hex);
        let met = blow.map(|blow| exposure(view, blow, *hex, forecast));
        forecast.exposure.extend(met.map(|met| Exposure { on_the_way: true, ..met }));
    }
}

/// The best blow of a figure at another that would be in a hex.
fn strike_at(view: BookView, by: FigureId, target: FigureId, hex: Hex) -> Option<Blow> {
    let strikes = view.fit_strikes(by).filter(|strike| !flies(strike));
    let blows = strikes.map(|strike| Blow { at: hex, ..Blow::now(view, by, target, strike.arm) });
    let rated = blows.map(|blow| (mean(view, blow), blow));
    rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, blow)| blow)
}

/// Who may strike or shoot at a figure where it would be, before it acts again.
pub fn danger(view: BookView, figure: FigureId, hex: Hex, braced: bool, forecast: &mut Forecast) {
    let foes = view.table.enemies(figure);
    let foes = foes.filter(|foe| view.may_act(*foe) && !view.is_held(*foe));
    let blows = foes.filter_map(|foe| likely_blow(view, foe, figure, hex));
    let exposed = blows.map(|(blow, comes)| {
        let blow = exposure(view, Blow { braced, ..blow }, hex, forecast);
        Exposure { comes, ..blow }
    });
    let exposed: Vec<Exposure> = exposed.collect();
    lay_open(forecast, exposed);
}

/// The blow or shot of a foe at a figure that would be in a hex, and whether the foe has to come for it.
fn likely_blow(view: BookView, foe: FigureId, figure: FigureId, hex: Hex) -> Option<(Blow, bool)> {
    let far = view.table.hex(foe).unsigned_distance_to(hex);
    let pace = if view.fighter(foe).round.gone { 0 } else { u32::from(view.pace(foe).0) };
    let strike = strike_at(view, foe, figure, hex)?;
    let reach = view.strike(foe, strike.arm)?.mode.reach.farthest()?;
    if view.table.threat(foe).hexes.contains(&hex) {
        return Some((strike, false));
    }
    match shot_at(view, foe, figure, hex) {
        Some(shot) => Some((shot, false)),
        None => (far <= pace + u32::from(reach)).then_some((strike, true)),
    }
}

fn shot_at(view: BookView, by: FigureId, target: FigureId, hex: Hex) -> Option<Blow> {
    let from = view.table.hex(by);
    let works = |strike: &Strike| {
        flies(strike) && loaded(view, by, strike) && in_range(view, from, hex, strike)
    };
    let strike = view.strikes(by).find(works)?;
    Some(Blow { at: hex, ..Blow::now(view, by, target, strike.arm) })
}

/// What the best ready blow or shot of one figure is expected to take from another.
pub fn expected_harm(view: BookView, by: FigureId, at: FigureId) -> f64 {
    let blow = |strike: Strike| Blow::now(view, by, at, strike.arm);
    view.fit_strikes(by).map(|strike| mean(view, blow(strike))).fold(0.0, f64::max)
}

/// From how far a figure casts best, in hexes.
pub fn afar(view: BookView, figure: FigureId) -> u32 {
    let far = |verb: Verb| casting::knows(view, figure, verb) && view.can_cast(figure).is_ok();
    let attacks = [V_DART, V_SLEEP].into_iter().filter(|verb| far(*verb));
    attacks.map(|verb| casting::range(view, figure, verb).saturating_sub(2)).min().unwrap_or(0)
}

/// How far a figure may still go this round and strike, in hexes.
pub fn comes(view: BookView, figure: FigureId) -> u32 {
    let round = &view.fighter(figure).round;
    match view.may_act(figure) && !round.gone && !view.is_held(figure) {
        true => u32::from(view.pace(figure).0),
        false => 0,
    }
}
