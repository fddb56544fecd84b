//! The armour class: what a blow or a missile must reach (LEN-401).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale};

use crate::attacks::blow::Blow;
use crate::attacks::missiles::cover;
use crate::mounted;
use crate::rule_ids as id;
use crate::view::{BookView, Strike, flies};

/// The armour class of the target of a blow, with everything that makes it up.
pub fn armour_class(view: BookView, blow: &Blow, strike: &Strike) -> Roll {
    let missile = flies(strike);
    let (target, build) = (blow.target, view.build(blow.target));
    let mut class = Roll::new("armour class", Scale::Whole);
    let constants = view.constants();
    let base = if missile { constants.missile_class } else { constants.melee_class };
    match build.natural_class {
        Some(value) => class.add("as nature made it", value, id::BEASTS),
        None => class.add("base", base, id::CLASS),
    }
    mounted::against_foot(view, blow, strike, &mut class);
    let pierced = build.rating.min(pierces(blow, strike));
    class.add(build.armour.clone(), build.rating, id::CLASS);
    class.add("the shot goes through", -pierced, id::PIERCE);
    if !blow.unseen(view) {
        guard(view, blow, missile, &mut class);
    }
    // In the dark nothing helps a shot.
    if missile && !view.dark(blow.from) {
        class.add("cover", cover(view, blow.from, blow.at, [blow.by, target]), id::COVER);
    }
    class
}

/// The Armour Rating that a shot ignores; a pistol's does at short range alone (LEN-607).
fn pierces(blow: &Blow, strike: &Strike) -> i32 {
    let far = blow.from.unsigned_distance_to(blow.at);
    let spent = strike.weapon.pierces_near && far > u32::from(strike.stats.bands[0]);
    if !flies(strike) || spent { 0 } else { strike.weapon.pierces }
}

/// What a figure that sees the blow adds by itself.
fn guard(view: BookView, blow: &Blow, missile: bool, class: &mut Roll) {
    let target = blow.target;
    let (build, fighter) = (view.build(target), view.fighter(target));
    let constants = view.constants();
    if build.natural_class.is_none() {
        // Who aims does not dodge (LEN-602).
        let aims = view.since_aim(target) == Some(0);
        let agility = if aims { build.agility.min(0) } else { build.agility };
        class.add("Agility", agility, id::CLASS);
        if !missile {
            class.add("Weapon Skill", build.ws, id::CLASS);
        }
    }
    class.add("shield", view.shield(target, missile), id::SHIELDS);
    if !missile && view.trained(target) && view.two_weapons(target) {
        class.add("second weapon", constants.off_hand, id::OFF_HAND);
    }
    if fighter.warded {
        let [missiles, otherwise, _] = constants.ward;
        class.add("ward", if missile { missiles } else { otherwise }, id::SPELLS);
    }
    if fighter.round.defends || blow.braced {
        class.add("Full Defence", defence(view, target), id::DEFENCE);
    }
}

/// What Full Defence adds for a figure (LEN-503).
pub fn defence(view: BookView, figure: FigureId) -> i32 {
    view.constants().full_defence[usize::from(view.trained(figure))]
}
