//! Who may strike at a figure where it stands or would stand.

use riposte_kit::danger::{Stance, exposure, lay_open};
use riposte_rules::board::Hex;
use riposte_rules::decision::Forecast;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use crate::attack::{Blow, outlook};
use crate::best_blow::{blows, gain_chance};
use crate::keywords::Keyword;
use crate::view::BookView;

/// Who may strike at a figure in its next phase, were it in a hex, and how likely that does harm:
/// who has no hold on it has to win it first.
pub fn danger(view: BookView, figure: FigureId, hex: Hex, forecast: &mut Forecast) {
    if forecast.wordless {
        // Players judge the place by themselves.
        return;
    }
    let stays = hex == view.table.hex(figure);
    let mut found = Vec::new();
    for foe in view.table.enemies(figure).filter(|foe| view.table.hex(*foe) == hex) {
        if !may_come(view, foe, figure) {
            continue;
        }
        let Some((blow, does)) = worst(view, foe, figure, stays) else { continue };
        let Some(weapon) = view.weapon(foe, blow.kind) else { continue };
        let stance = Stance { figure, hex, facing: view.table.facing(figure) };
        found.push(exposure(view.table, stance, (foe, weapon.arm), does, false));
    }
    if !found.is_empty() {
        lay_open(forecast, found);
    }
}

/// Whether a foe turns on a figure in its next phase at all: not who does not see it, is overwhelmed
/// until then (VAN-554), or frozen (VAN-909).
fn may_come(view: BookView, foe: FigureId, figure: FigureId) -> bool {
    let free = view.fighter(foe).overwhelmed.is_none() && !view.has(foe, Keyword::Frozen);
    free && view.sees(foe, figure)
}

/// Of the blows that a foe may strike the one by which most is to be expected, and how likely it is
/// struck and hits. On one who evades nobody gains what it has not yet (VAN-402).
fn worst(view: BookView, foe: FigureId, figure: FigureId, stays: bool) -> Option<(Blow, Chance)> {
    let then = view.in_their_phase();
    let evades = view.fighter(figure).evading;
    let likely = blows(view, foe, figure).filter_map(|(blow, held)| {
        let gains = match held && stays {
            true => Chance::CERTAIN,
            false if evades => return None,
            false => gain_chance(view, foe, blow.kind),
        };
        Some((blow, gains.and(outlook(then, blow).hits)))
    });
    let harm = |(blow, does): &(Blow, Chance)| does.value() * f64::from(view.damage(*blow));
    likely.max_by(|a, b| harm(a).total_cmp(&harm(b)))
}
