//! The attacks as maneuvers: whether somebody could be struck with one, after its movement.

use riposte_kit::action::{Why, need};
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::melee::reach::{could_strike, goes_with};
use crate::movement::getting_away;
use crate::rule_ids as rule;
use crate::turn::maneuver::Maneuver;
use crate::view::BookView;
use crate::words::*;

/// An attack as a maneuver, by its verb.
pub const fn attack(verb: Verb) -> Maneuver {
    Maneuver::of(verb).needs(open)
}

/// To let a foe strike first.
pub const RIPOSTING: Maneuver = Maneuver::of(RIPOSTE).needs(|rules, figure, _| {
    let near = rules.table.enemies(figure).any(|foe| rules.table.distance(figure, foe) <= 4);
    need(near, "no foe is near", rule::RIPOSTE)
});

fn open(rules: BookView, figure: FigureId, verb: Verb) -> Result<(), Why> {
    let need = |holds, words: &'static str| need(holds, words, info(verb).rule);
    let usable = rules.strikes(figure).any(|strike| goes_with(rules, figure, &strike, verb));
    need(usable || verb != LUNGE, "has nothing to thrust with")?;
    need(usable || verb != WRAP, "has nothing to swing in one hand")?;
    need(usable, "has nothing to strike with")?;
    let mut enemies = rules.table.enemies(figure);
    let stays = enemies.any(|foe| !getting_away::broke_off(rules, foe));
    need(stays, "all enemies have broken off")?;
    // A figure that strikes at nobody has the defences of the attack all the same (MAN-202).
    let defends = matches!(verb, BOLD | ATTACK | CAUTIOUS);
    need(defends || could_strike(rules, figure, verb), "no foe within reach")
}
