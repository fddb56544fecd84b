//! Who may strike at a figure where it stands or would stand.

use riposte_kit::danger::{Stance, exposure, lay_open};
use riposte_rules::board::Hex;
use riposte_rules::decision::Forecast;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use crate::attack::outlook;
use crate::best_blow::{best_blow, gain_chance};
use crate::view::BookView;

/// Who may strike at a figure in its next phase, were it in a hex, and how likely that does harm:
/// who has no hold on it has to win it first.
pub fn danger(view: BookView, figure: FigureId, hex: Hex, forecast: &mut Forecast) {
    if forecast.wordless {
        // Players judge the place by themselves.
        return;
    }
    let stays = hex == view.table.hex(figure);
    let mut blows = Vec::new();
    for foe in view.table.enemies(figure).filter(|foe| view.table.hex(*foe) == hex) {
        // A figure that is overwhelmed strikes at nobody in its next phase (VAN-554).
        if !view.sees(foe, figure) || view.fighter(foe).overwhelmed.is_some() {
            continue;
        }
        let Some((blow, held)) = best_blow(view, foe, figure) else { continue };
        let Some(weapon) = view.weapon(foe, blow.kind) else { continue };
        let gains = if held && stays {
            Chance::CERTAIN
        } else if stays && view.fighter(figure).evading {
            continue;
        } else {
            gain_chance(view, foe, blow.kind)
        };
        let hits = outlook(view, blow).hits;
        let stance = Stance { figure, hex, facing: view.table.facing(figure) };
        blows.push(exposure(view.table, stance, (foe, weapon.arm), gains.and(hits), false));
    }
    if !blows.is_empty() {
        lay_open(forecast, blows);
    }
}
