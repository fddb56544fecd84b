//! What it is worth to rise from a crouch amid a turn: the blow that follows is struck better, and
//! those of the foes fall more easily (MAN-401, MAN-403).

use riposte_rules::figure::{FigureId, Posture};

use crate::appraisal::beset::worst;
use crate::appraisal::best_blow::{WORTH, best_blow};
use crate::tables::Goes;
use crate::view::BookView;
use crate::words::CHANGE;

/// What the turn is worth once the figure stands; `None` where the turn is for going, or for the
/// change itself.
pub fn rising(rules: BookView, figure: FigureId) -> Option<f64> {
    let verb = rules.maneuver(figure).filter(|verb| *verb != CHANGE)?;
    let row = rules.row(Some(verb))?;
    if !matches!(row.goes, Goes::Still | Goes::OneHex | Goes::Short) {
        return None;
    }
    let mut up = rules;
    up.supposed.posture = Some((figure, Posture::Standing));
    let suffers = worst(up, figure, verb) - worst(rules, figure, verb);
    Some(WORTH * (best_blow(up, figure, None) - suffers))
}
