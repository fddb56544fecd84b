//! Going by cartwheels, and getting up with a spring (MAN-535, MAN-407).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, some};
use riposte_kit::forecast as foretell;
use riposte_rules::battle::take_posture;
use riposte_rules::board::Terrain;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Contest;
use riposte_rules::systems::Room;

use crate::body::falling::stay_or_fall;
use crate::change::{doings, remark, succeeds};
use crate::movement::getting_away;
use crate::movement::route::Route;
use crate::rule_ids as rule;
use crate::turn::maneuver::Maneuver;
use crate::view::{Book, BookView};
use crate::words::*;

const SKILL_NAME: &str = "Acrobatics";

/// The roll against Acrobatics.
fn tumbles(rules: BookView, figure: FigureId, id: &'static str) -> Contest {
    let skill = rules.skill(figure, SKILL_NAME);
    rules.plain(figure, "acrobatics", SKILL_NAME, skill, id)
}

/// The hexes straight ahead that a figure can reach by cartwheels: two at least, on even ground.
pub fn routes(rules: BookView, figure: FigureId) -> Vec<Route> {
    let (here, facing) = rules.place(figure);
    let most = i32::from(rules.budget(figure) / rules.constants().movement.ahead());
    let row = (1..=most).map(|far| here + facing.step() * far);
    let even = row.take_while(|hex| {
        let open = rules.table.board().terrain(*hex) == Some(Terrain::Open);
        open && rules.table.room(figure, *hex) == Room::Stand
    });
    let row: Vec<_> = even.collect();
    let to = |far: usize| Route::straight(row[..far].iter().copied().collect(), facing);
    (2..=row.len()).map(to).collect()
}

/// Going by cartwheels. It is listed as closed for a figure that has not learned it too, as every
/// maneuver is.
pub const CARTWHEELS: Maneuver =
    Maneuver::of(ACROBATIC).begins(take_off).needs(|rules, figure, _| {
        let need = |holds, words: &'static str| need(holds, words, rule::ACROBATIC);
        let fighter = rules.fighter(figure);
        let shield = rules.shield(figure).map_or(0, |(_, _, weapon)| weapon.pd);
        need(learned(rules, figure), "has not learned acrobatics")?;
        need(rules.table.posture(figure) == Posture::Standing, "is not upright")?;
        need(!fighter.lame && !fighter.maimed, "has a crippled limb")?;
        need(rules.encumbrance(figure) <= 1, "carries too much")?;
        need(shield <= 1, "the shield is too large")?;
        need(!routes(rules, figure).is_empty(), "no run-up of two even hexes ahead")
    });

fn learned(rules: BookView, figure: FigureId) -> bool {
    rules.table.sheet(figure).scores.contains_key(SKILL_NAME)
}

/// The roll of an acrobatic move. Failed, it is half a Move, and DX says whether it slips.
fn take_off(world: &mut World, figure: FigureId) {
    if succeeds(world, figure, None, |rules| tumbles(rules, figure, rule::ACROBATIC)) {
        return;
    }
    remark(world, figure, "loses the rhythm", rule::ACROBATIC);
    doings(world, figure, |doings| (doings.maneuver, doings.halved) = (Some(MOVE), true));
    land(world, figure);
}

/// DX, or a fall.
fn land(world: &mut World, figure: FigureId) {
    stay_or_fall(world, figure, |rules| rules.dexterity(figure, "to stay up", rule::ACROBATIC));
}

/// A figure that is hit amid cartwheels, or strikes out of them, stays up by DX.
pub fn shaken(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if rules.maneuver(figure) == Some(ACROBATIC) && rules.upright(figure) {
        land(world, figure);
    }
}

/// Getting up with a spring: at once from knees or seat, as the change of position from the ground
/// (MAN-407).
pub struct SpringUp;

impl Action<Book> for SpringUp {
    fn verb(&self) -> Verb {
        SPRING_UP
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        able(learned(rules, figure), "has not learned acrobatics", rule::SPRING_UP)?;
        let verb = rules.maneuver(figure);
        let at_once = verb.is_none();
        if at_once {
            getting_away::stays(rules, figure)?;
        }
        need(at_once || verb == Some(CHANGE), "takes a change of position", rule::CHANGE)?;
        let springs = springs(rules, figure, at_once);
        some(springs, || ("does not lie or kneel so that it could", rule::SPRING_UP))
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "springs up".into()
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        foretell::contest(told, tumbles(rules, figure, rule::SPRING_UP));
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
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
            if lay {
                doings.lose_blows();
            }
        });
    }
}

/// The spring that is open to a figure, at once or as the change of position.
pub fn springs(rules: BookView, figure: FigureId, at_once: bool) -> Option<Choice> {
    use Posture::{Kneeling, Prone, Sitting, Supine};
    let low = match rules.table.posture(figure) {
        Kneeling | Sitting => at_once,
        Prone | Supine => !at_once,
        _ => false,
    };
    let fresh = !rules.doings(figure).shifted && !rules.fighter(figure).lame;
    let able = low && fresh && learned(rules, figure);
    able.then(|| Choice::plain(SPRING_UP))
}
