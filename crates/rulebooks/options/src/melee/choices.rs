//! The blows open to a figure: strikes, jabs, throws, shield-rushes (OPT-211, OPT-616).

use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight::clear;

use crate::allowed::may_attack;
use crate::ranged::throw;
use crate::tables::Way;
use crate::view::BookView;
use crate::words::*;

/// Blows, jabs, throws, shield-rushes.
pub fn attacks(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    if !may_attack(rules, figure) {
        return;
    }
    for strike in rules.strikes(figure) {
        let targets: Vec<FigureId> = match strike.stats.way {
            Way::Strike => rules.struck_at(figure).collect(),
            Way::Jab => jabbed_at(rules, figure).collect(),
            Way::Throw => throw::targets(rules, figure, strike.arm),
            Way::Fire | Way::Grapple => Vec::new(),
        };
        let blow = |target| Choice { arm: Some(strike.arm), ..Choice::plain(ATTACK).at(target) };
        open.extend(targets.into_iter().map(blow));
    }
    if rules.shield(figure, true).is_some() {
        let up = |target: &FigureId| !rules.grappled(*target);
        let targets = rules.struck_at(figure).filter(up);
        open.extend(targets.map(|target| Choice::plain(RUSH).at(target)));
    }
}

/// The enemies two hexes away whom a jab reaches (OPT-616).
pub fn jabbed_at<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
    let enemies = rules.table.enemies(figure);
    enemies.filter(move |enemy| jab_reaches(rules, figure, rules.table.hex(*enemy)))
}

/// Whether a jab reaches into a hex: two away in front, past no wall, and not straight ahead
/// past somebody who stands between (OPT-616).
pub fn jab_reaches(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    let (here, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    let ahead = hex == here + facing.step() * 2;
    hex.unsigned_distance_to(here) == 2
        && rules.in_front(figure, hex)
        && !(ahead && rules.stands_in(here + facing.step()))
        && clear(rules.table.board(), here, hex)
}
