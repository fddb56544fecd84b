//! Going by cartwheels, and getting up with a spring (MAN-535, MAN-407).

use bevy_ecs::prelude::*;
use riposte_rules::battle::take_posture;
use riposte_rules::board::Terrain;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Contest;
use riposte_rules::systems::Room;

use crate::body::falling::fall;
use crate::change::{doings, remark, succeeds};
use crate::movement::route::Route;
use crate::rule_ids as rule;
use crate::turn::announce::declare;
use crate::view::BookView;
use crate::words::*;

const SKILL_NAME: &str = "Acrobatics";

/// The roll against Acrobatics.
pub fn tumbles(rules: BookView, figure: FigureId, id: &'static str) -> Contest {
    let skill = rules.skill(figure, SKILL_NAME);
    rules.plain(figure, "acrobatics", SKILL_NAME, skill, id)
}

/// The hexes straight ahead that a figure can reach by cartwheels: two at least, on even ground.
pub fn routes(rules: BookView, figure: FigureId) -> Vec<Route> {
    let (here, facing) = rules.place(figure);
    let most = i32::from(rules.budget(figure) / rules.constants().costs.0.max(1));
    let row = (1..=most).map(|far| here + facing.step() * far);
    let even = row.take_while(|hex| {
        let open = rules.table.board().terrain(*hex) == Some(Terrain::Open);
        open && rules.table.room(figure, *hex) == Room::Stand
    });
    let row: Vec<_> = even.collect();
    let to = |far: usize| Route {
        hex: row[far - 1],
        path: row[..far].iter().copied().collect(),
        facings: [facing].into_iter().collect(),
        ..Route::default()
    };
    (2..=row.len()).map(to).collect()
}

/// Why a figure cannot go by cartwheels; `None` when it can.
pub fn shut(rules: BookView, figure: FigureId) -> Option<&'static str> {
    let fighter = rules.fighter(figure);
    let shield = rules.shield(figure).map_or(0, |(_, _, weapon)| weapon.pd);
    match () {
        () if !rules.table.sheet(figure).scores.contains_key(SKILL_NAME) => {
            Some("has not learned acrobatics")
        }
        () if rules.table.posture(figure) != Posture::Standing => Some("is not on its feet"),
        () if fighter.lame || fighter.maimed => Some("has a crippled limb"),
        () if rules.encumbrance(figure) > 1 => Some("carries too much"),
        () if shield > 1 => Some("the shield is too large"),
        () if routes(rules, figure).is_empty() => Some("no run-up of two even hexes ahead"),
        () => None,
    }
}

/// The roll of an acrobatic move. Failed, it is half a Move, and DX says whether it slips.
pub fn take_off(world: &mut World, figure: FigureId) {
    if succeeds(world, figure, None, |rules| tumbles(rules, figure, rule::ACROBATIC)) {
        return;
    }
    remark(world, figure, "loses the rhythm", rule::ACROBATIC);
    doings(world, figure, |doings| (doings.maneuver, doings.halved) = (Some(MOVE), true));
    land(world, figure);
}

/// DX, or a fall.
fn land(world: &mut World, figure: FigureId) {
    let stays = succeeds(world, figure, None, |rules| {
        let dx = rules.build(figure).dx;
        rules.plain(figure, "to stay up", "DX", dx, rule::ACROBATIC)
    });
    if !stays {
        fall(world, figure);
    }
}

/// A figure that is hit amid cartwheels, or strikes out of them, stays up by DX.
pub fn shaken(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if rules.maneuver(figure) == Some(ACROBATIC) && rules.upright(figure) {
        land(world, figure);
    }
}

/// Whether a figure may get up with a spring: at once from knees or seat, as the change of
/// position from the ground (MAN-407).
pub fn springs(rules: BookView, figure: FigureId, at_once: bool) -> Option<Choice> {
    use Posture::{Kneeling, Prone, Sitting, Supine};
    let low = match rules.table.posture(figure) {
        Kneeling | Sitting => at_once,
        Prone | Supine => !at_once,
        _ => false,
    };
    let learned = rules.table.sheet(figure).scores.contains_key(SKILL_NAME);
    let able = low && learned && !rules.doings(figure).shifted && !rules.fighter(figure).lame;
    able.then(|| Choice::plain(SPRING_UP))
}

/// A figure tries to be on its feet at once.
pub fn spring_up(world: &mut World, figure: FigureId, choice: &Choice) {
    declare(world, figure, choice);
    let lay = BookView::new(world).posture(figure).single;
    let made = succeeds(world, figure, None, |rules| tumbles(rules, figure, rule::SPRING_UP));
    let to = match (made, lay) {
        (true, _) => Some(Posture::Standing),
        (false, true) => Some(Posture::Kneeling),
        (false, false) => None,
    };
    if let Some(to) = to {
        take_posture(world, figure, to);
    }
    doings(world, figure, |doings| {
        doings.shifted = true;
        doings.lost += if lay { 10 } else { 0 };
    });
}

/// Whether a verb is the one with which figures dodge amid cartwheels without tiring.
pub fn dodges_freely(against: Option<Verb>, defence: Verb) -> bool {
    against == Some(ACROBATIC) && defence == DODGE
}
