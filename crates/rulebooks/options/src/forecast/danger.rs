//! Who may still strike a figure this turn, and how likely it is to be hit.

use riposte_kit::danger;
use riposte_kit::forecast::warn_with;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Exposure, Forecast, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Contest;
use riposte_rules::systems::sight::clear;
use riposte_words::{phrase, say};
use smallvec::SmallVec;

use super::common::{flies, posture_after};
use crate::melee::choices::jab_reaches;
use crate::option_table::permitted;
use crate::ranged::shots::{fires_from, loaded};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::tables::{Class, PoleCharge, Way};
use crate::view::{Arc, BookView, Strike};
use crate::words::*;

/// How a figure meets what comes: its posture, and whether it is on its guard.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    posture: Posture,
    bending: bool,
    dodging: bool,
    defending: bool,
    charging: bool,
}

impl Guard {
    /// The guard of a figure that takes an option; `None` for the one it has.
    pub fn of(rules: BookView, figure: FigureId, verb: Option<Verb>) -> Guard {
        let turn = &rules.combatant(figure).turn;
        let now = Guard {
            posture: rules.table.posture(figure),
            bending: turn.bending,
            dodging: turn.dodging,
            defending: turn.defending,
            charging: rules.charging(figure),
        };
        match verb {
            None => now,
            Some(verb) => Guard {
                posture: posture_after(rules, figure, verb),
                bending: now.bending || verb == PICK_UP,
                dodging: verb == DODGE,
                defending: verb == DEFEND,
                charging: is_attack(verb) && rules.may_charge(figure),
            },
        }
    }

    fn has_front(self, rules: BookView) -> bool {
        let kneels = self.posture == Posture::Kneeling && !rules.constants().kneeling_is_all_rear;
        !self.bending && (self.posture == Posture::Standing || kneels)
    }
}

/// A place and a bearing to be struck at.
#[derive(Clone, Copy)]
struct Stance {
    figure: FigureId,
    hex: Hex,
    facing: Facing,
    guard: Guard,
}

/// The danger in a hex, looking as now.
pub fn at(rules: BookView, figure: FigureId, hex: Hex, guard: Guard, forecast: &mut Forecast) {
    let facing = rules.table.facing(figure);
    lay_open(rules, Stance { figure, hex, facing, guard }, forecast);
}

/// The danger where the figure stands, looking another way.
pub fn looking(rules: BookView, figure: FigureId, facing: Facing, forecast: &mut Forecast) {
    let (hex, guard) = (rules.table.hex(figure), Guard::of(rules, figure, None));
    lay_open(rules, Stance { figure, hex, facing, guard }, forecast);
}

fn lay_open(rules: BookView, stance: Stance, forecast: &mut Forecast) {
    if rules.grappled(stance.figure) {
        return;
    }
    let enemies = rules.table.enemies(stance.figure);
    danger::lay_open(forecast, enemies.filter_map(|enemy| best(rules, enemy, stance)));
    if stance.guard.charging {
        meeting(rules, stance.figure, stance.hex, true, forecast);
    }
}

/// Notes who would meet a charge into a hex with a pole weapon (OPT-115, OPT-612); where it is not
/// sure that the figure `charges`, what comes of it if it does.
pub fn meeting(
    rules: BookView,
    figure: FigureId,
    hex: Hex,
    charges: bool,
    forecast: &mut Forecast,
) {
    let more = match rules.constants().pole_charge {
        PoleCharge::PlusOneDie => "one die more",
        PoleCharge::DoubleIfStraight | PoleCharge::DoubleAlways => "double damage",
    };
    for enemy in rules.meeting_charge(figure, hex) {
        let name = rules.table.name(enemy);
        let words = || match charges {
            true => say!("{name} strikes first, with {more}", name, more = phrase(more)),
            false => {
                let more = phrase(more);
                say!("if you attack, {name} strikes first, with {more}", name, more)
            }
        };
        warn_with(forecast, words, rule_ids::POLE_AGAINST);
    }
}

/// Whether a weapon can be used in a posture: all of them standing, some to shoot with lower down
/// (OPT-106, OPT-627).
fn low_enough(strike: &Strike, posture: Posture) -> bool {
    let shot = strike.stats.way == Way::Fire;
    posture == Posture::Standing || (shot && fires_from(strike.weapon, posture))
}

/// Whether an enemy that has yet to act could strike or shoot at a figure as it stands.
pub fn reaches(rules: BookView, enemy: FigureId, figure: FigureId) -> bool {
    usable(rules, enemy, rules.table.hex(figure)).next().is_some()
}

/// Whether an enemy may still use a weapon in some way: the option table lets it once it has
/// moved, and a crossbow is loaded (OPT-401, OPT-628).
fn may_still(rules: BookView, enemy: FigureId, strike: &Strike) -> bool {
    let turn = &rules.combatant(enemy).turn;
    let shot = strike.stats.way == Way::Fire;
    if shot && !loaded(rules, enemy, strike) {
        return false;
    }
    if !turn.gone {
        return true;
    }
    let verbs: &[Verb] = if shot { &[FIRE, LAST_SHOT, KNEEL_FIRE, LIE_FIRE] } else { &[ATTACK] };
    let record = rules.record(enemy, true);
    let open = verbs.iter().any(|verb| permitted(*verb, &record).is_ok());
    open && (shot || !rules.holds_back(enemy))
}

/// The likeliest blow of an enemy that has yet to act.
fn best(rules: BookView, enemy: FigureId, stance: Stance) -> Option<Exposure> {
    let mut strikes: SmallVec<[(Strike, bool); 4]> = usable(rules, enemy, stance.hex).collect();
    // A figure that has a weapon that reaches does not strike with bare hands.
    let armed = |strike: &Strike| strike.weapon.class != Class::Bare;
    if strikes.iter().any(|(strike, _)| armed(strike)) {
        strikes.retain(|(strike, _)| armed(strike));
    }
    let blow = |(strike, now)| (blow(rules, enemy, strike, now, stance), ());
    danger::likeliest(strikes.into_iter().map(blow))
}

/// What an enemy that has yet to act could use to strike or shoot at a hex, and whether it can from
/// where it stands: once it has moved it must, before that it may come by half its allowance.
fn usable<'w>(
    rules: BookView<'w>,
    enemy: FigureId,
    hex: Hex,
) -> impl Iterator<Item = (Strike<'w>, bool)> {
    let done = rules.combatant(enemy).turn.done || rules.felled(enemy);
    let idle = done || rules.pinned(enemy) || rules.grappled(enemy);
    let posture = rules.table.posture(enemy);
    let strikes = (!idle).then(|| rules.strikes(enemy)).into_iter().flatten();
    let strikes = strikes.filter(move |strike| low_enough(strike, posture));
    let strikes = strikes.filter(move |strike| may_still(rules, enemy, strike));
    strikes.filter_map(move |strike| Some((strike, reach(rules, enemy, &strike, hex)?)))
}

/// Whether an enemy reaches a hex with a weapon from where it stands; `None` where it does not
/// reach it at all.
fn reach(rules: BookView, enemy: FigureId, strike: &Strike, hex: Hex) -> Option<bool> {
    let here = rules.table.hex(enemy);
    let distance = here.unsigned_distance_to(hex);
    let far = match strike.stats.way {
        Way::Strike => 1,
        Way::Jab => 2,
        Way::Throw | Way::Fire => u32::from(strike.mode.range),
        Way::Grapple => return None,
    };
    // Who lies has no front, and turns as it aims.
    let lies = rules.table.posture(enemy).down();
    let sees = || lies || rules.ahead(here, rules.table.facing(enemy), hex);
    let now = match strike.stats.way {
        Way::Strike => distance <= far && sees(),
        Way::Jab => jab_reaches(rules, enemy, hex),
        _ => distance <= far && sees() && clear(rules.table.board(), here, hex),
    };
    let stride = rules.half(enemy).clamp(0, 255) as u32;
    let shot = strike.stats.way == Way::Fire;
    let gone = rules.combatant(enemy).turn.gone;
    let later = !gone && distance <= far + if shot { 1 } else { stride };
    (now || later).then_some(now)
}

/// A blow of an enemy: from where it stands if it reaches from there, else from where it would
/// come to.
fn blow(rules: BookView, enemy: FigureId, strike: Strike, now: bool, stance: Stance) -> Exposure {
    let here = rules.table.hex(enemy);
    let shot = strike.stats.way == Way::Fire;
    let blow = Blow {
        by: enemy,
        target: stance.figure,
        arm: strike.arm,
        from: if now || shot { here } else { nearest(here, stance.hex) },
        at: stance.hex,
        facing: stance.guard.has_front(rules).then_some(stance.facing),
        off_hand: false,
        posture: rules.table.posture(enemy),
        charged: stance.guard.charging,
    };
    let attack = on_guard(rules, rules.attack(blow), strike.stats.way, stance.guard);
    let behind = rules.blow_arc(blow) == Arc::Rear;
    let place = danger::Stance { figure: stance.figure, hex: stance.hex, facing: stance.facing };
    let by = (enemy, strike.arm);
    let blow = danger::exposure(rules.table, place, by, attack.chance(), behind);
    Exposure { comes: !now, ..blow }
}

/// The hex beside another from which somebody who comes straight on would strike.
fn nearest(from: Hex, to: Hex) -> Hex {
    let ways = riposte_rules::board::nearest_directions(to, from);
    ways.first().map_or(to, |way| to + way.step())
}

/// The same attack against one who takes a guard it does not have yet, or gives one up.
fn on_guard(rules: BookView, attack: Contest, way: Way, guard: Guard) -> Contest {
    let guarded = if flies(way) { guard.dodging } else { guard.defending };
    let dice = if guarded { 4 } else { 3 };
    match attack.limit() {
        Some(limit) if attack.roll.pool.plus != dice => {
            rules.dx_roll("attack", dice, limit.value.clone())
        }
        _ => attack,
    }
}
