//! The blows within a figure's reach, now and after the movement of a maneuver; the attacks as maneuvers.

use riposte_kit::action::{Open, Why, need, some};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;
use smallvec::SmallVec;

use crate::close::bonds;
use crate::melee::shields;
use crate::movement::{getting_away, ways};
use crate::rule_ids as rule;
use crate::tables::{Goes, Kind};
use crate::turn::maneuver::Maneuver;
use crate::turn::scope::{Scope, scope};
use crate::view::{BookView, Strike};
use crate::waiting::stop_thrust;
use crate::words::*;

/// Whether a blow goes with a maneuver, wherever the foe is.
pub fn goes_with(rules: BookView, figure: FigureId, strike: &Strike, verb: Verb) -> bool {
    let swing = strike.kind == Kind::Swing;
    if strike.flies() {
        return matches!(verb, ATTACK | SKILL | OPPORTUNITY)
            && rules.ready(figure, strike.arm.item);
    }
    if rules.on_all_fours(figure) && strike.mode.hands > 1 {
        return false;
    }
    match verb {
        STOP => stop_thrust::braces(rules, figure, strike),
        LUNGE => !swing && strike.item.at.in_hand() && !rules.is_shield(strike.item),
        WRAP => swing && strike.mode.hands == 1,
        OPPORTUNITY => false,
        _ => true,
    }
}

/// A hex, and the ways in which a figure may look there.
type Stand = (Hex, SmallVec<[Facing; 6]>);

/// The places that a figure may come to with a maneuver before it strikes.
pub fn places(rules: BookView, figure: FigureId, verb: Verb) -> Vec<Stand> {
    let here = rules.hex(figure);
    let goes = rules.tables.maneuver(verb).map_or(Goes::Still, |row| row.goes);
    let mut places = vec![(here, Facing::ALL.into_iter().collect())];
    if bonds::gripped(rules, figure) {
        return places;
    }
    if verb == CHARGE {
        places.clear();
    }
    places.extend(ways::routes(rules, figure, goes).into_iter().map(|it| (it.hex, it.facings)));
    places
}

/// Whether a figure could strike at somebody with a maneuver, after its movement.
pub fn could_strike(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    let attempt = Attempt::at_any(rules, figure, verb);
    // Most that can be reached at all can be reached from here, for which no way is looked for.
    let here = || [(rules.hex(figure), Facing::ALL.into_iter().collect())];
    let hopeless = attempt.foes.is_empty() || attempt.strikes.is_empty();
    !hopeless
        && (verb != CHARGE && attempt.falls_on_any(&here())
            || attempt.falls_on_any(&places(rules, figure, verb)))
}

/// The farthest that a figure comes and strikes with a maneuver, in hexes.
pub fn farthest(rules: BookView, figure: FigureId, verb: Verb) -> u32 {
    let reaches = rules.strikes(figure).map(|strike| {
        let reach = strike.reach.farthest().unwrap_or(0);
        u32::from(reach.max(strike.mode.range)) + u32::from(verb == LUNGE)
    });
    let goes = if verb == CHARGE { rules.build(figure).speed.unsigned_abs() + 1 } else { 2 };
    reaches.max().unwrap_or(0) + goes
}

/// What a figure can strike with as it takes a maneuver.
pub fn striking(
    rules: BookView<'_>,
    figure: FigureId,
    verb: Verb,
) -> impl Iterator<Item = Strike<'_>> {
    rules.strikes(figure).filter(move |it| goes_with(rules, figure, it, verb))
}

/// Every blow that a figure could strike with a maneuver after its movement, the target and the
/// blow, each once.
pub fn best_reach(
    rules: BookView<'_>,
    figure: FigureId,
    verb: Verb,
) -> impl Iterator<Item = (FigureId, Strike<'_>)> {
    Attempt::at_any(rules, figure, verb).blows()
}

/// The same at one foe.
pub fn best_reach_at(
    rules: BookView<'_>,
    (figure, foe): (FigureId, FigureId),
    verb: Verb,
) -> impl Iterator<Item = Strike<'_>> {
    Attempt::at(rules, figure, verb, |other| other == foe).blows().map(|(_, strike)| strike)
}

/// A maneuver with which a figure may strike after its movement: at whom at the farthest, with what.
struct Attempt<'w> {
    rules: BookView<'w>,
    figure: FigureId,
    verb: Verb,
    foes: SmallVec<[FigureId; 8]>,
    strikes: SmallVec<[Strike<'w>; 4]>,
}

impl<'w> Attempt<'w> {
    fn at_any(rules: BookView<'w>, figure: FigureId, verb: Verb) -> Attempt<'w> {
        Attempt::at(rules, figure, verb, |_| true)
    }

    fn at(
        rules: BookView<'w>,
        figure: FigureId,
        verb: Verb,
        wanted: impl Fn(FigureId) -> bool,
    ) -> Attempt<'w> {
        let farthest = farthest(rules, figure, verb);
        let close = |foe: &FigureId| {
            let far = rules.table.distance(figure, *foe) <= farthest;
            far && !getting_away::broke_off(rules, *foe) && rules.fights(figure, *foe)
        };
        let foes = rules.table.enemies(figure).filter(|foe| wanted(*foe)).filter(close).collect();
        let strikes = striking(rules, figure, verb).collect();
        Attempt { rules, figure, verb, foes, strikes }
    }

    /// Whether any of its blows falls on any foe from one of some places.
    fn falls_on_any(&self, places: &[Stand]) -> bool {
        let on = |foe: &FigureId| self.strikes.iter().any(|it| self.falls(it, *foe, places));
        self.foes.iter().any(on)
    }

    fn falls(&self, strike: &Strike, foe: FigureId, places: &[Stand]) -> bool {
        let (to, board) = (self.rules.table.hex(foe), self.rules.table.board());
        places.iter().any(|(hex, facings)| {
            // Nobody is shot at whom a wall hides.
            let seen = !strike.flies() || sight::clear(board, *hex, to);
            let mut ways = facings.iter();
            seen && ways.any(|facing| self.rules.reaches(strike, self.verb, (*hex, *facing), to))
        })
    }

    fn blows(self) -> impl Iterator<Item = (FigureId, Strike<'w>)> {
        let places = match self.foes.is_empty() || self.strikes.is_empty() {
            true => Vec::new(),
            false => places(self.rules, self.figure, self.verb),
        };
        let mut blows = Vec::new();
        for foe in &self.foes {
            let falling = self.strikes.iter().filter(|it| self.falls(it, *foe, &places));
            blows.extend(falling.map(|it| (*foe, *it)));
        }
        blows.into_iter()
    }
}

/// The blows that a figure can strike as it stands, with the maneuver it has.
pub fn blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let maneuver = rules.doings(figure).maneuver;
    maneuver.map_or_else(Vec::new, |verb| with(rules, figure, verb, STRIKE))
}

/// The wild swings that go with a Move, before it goes anywhere or in the middle of its way, as
/// long as there is a way to go on (MAN-531).
pub fn swings(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let doings = rules.doings(figure);
    if doings.maneuver != Some(MOVE) {
        return Vec::new();
    }
    let begins = doings.moved == 0 && !doings.stepped;
    let mut swings = with(rules, figure, WILD, SWING);
    if !begins && !swings.is_empty() && ways::routes(rules, figure, Goes::Full).is_empty() {
        swings.clear();
    }
    swings
}

/// The blows as with some maneuver, as choices of some verb.
pub fn with(rules: BookView, figure: FigureId, verb: Verb, choice: Verb) -> Vec<Choice> {
    let doings = rules.doings(figure);
    let fighter = rules.fighter(figure);
    let crawled = rules.on_all_fours(figure) && doings.moved > 0;
    let barred = fighter.unbalanced || fighter.stunned || crawled || doings.breaks;
    if barred || rules.blows_left(figure, verb) == 0 {
        return Vec::new();
    }
    let most = rules.row(Some(verb)).map_or(0, |row| row.blows);
    let left = |strike: &Strike| {
        let item = strike.arm.item;
        let struck = doings.struck.iter().filter(|known| **known == item).count() as u8;
        struck < rules.blows_with(figure, item, most)
    };
    let usable = |strike: &Strike| {
        goes_with(rules, figure, strike, verb)
            && left(strike)
            && !fails(rules, figure, strike)
            && !shields::bars(rules, figure, strike)
    };
    let mut choices = Vec::new();
    for strike in rules.strikes(figure).filter(usable) {
        let there = |foe: &FigureId| falls_on(rules, figure, verb, &strike, *foe);
        let at = |foe| Choice { arm: Some(strike.arm), ..Choice::plain(choice).at(foe) };
        choices.extend(rules.table.enemies(figure).filter(there).map(at));
    }
    choices
}

/// Whether a blow can fall on a foe from where both are.
fn falls_on(rules: BookView, figure: FigureId, verb: Verb, strike: &Strike, foe: FigureId) -> bool {
    let (place, to) = (rules.place(figure), rules.table.hex(foe));
    if verb == STOP && rules.maneuver(foe) != Some(CHARGE) {
        return false;
    }
    let seen = !strike.flies() || sight::clear(rules.table.board(), place.0, to);
    let open = !getting_away::broke_off(rules, foe) && rules.fights(figure, foe);
    // A figure that retreats from a blow is not out of reach of those that follow it (MAN-511).
    let doings = rules.doings(foe);
    let left = doings.left.filter(|_| doings.retreated == Some(figure) && !strike.flies());
    let mut hexes = left.into_iter().chain([to]);
    seen && open && hexes.any(|hex| rules.reaches(strike, verb, place, hex))
}

/// Whether a feint that failed keeps a weapon from striking (MAN-307).
fn fails(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    let feint = rules.feinted(figure);
    feint.is_some_and(|it| it.verb == BEAT && it.by < 0 && it.item == strike.arm.item)
}

/// The blows that a figure may strike now: at the end of a charge those at the foe before it.
///
/// # Errors
/// Why there are none.
pub fn at_hand(rules: BookView, figure: FigureId) -> Open {
    let verb = rules.maneuver(figure);
    let waits = matches!(verb, Some(WAIT | RIPOSTE | OPPORTUNITY | STOP));
    need(!waits, "strikes only when a foe comes or strikes", rule::BLOW)?;
    need(!rules.fighter(figure).unbalanced, "is off balance", rule::FUMBLE)?;
    need(!rules.doings(figure).breaks, "breaks off", rule::DISENGAGE)?;
    let all = verb.map_or(0, |verb| rules.blows(figure, verb));
    need(all > 0, "the maneuver has no blow", rule::TABLE)?;
    let left = verb.map_or(0, |verb| rules.blows_left(figure, verb));
    need(left > 0, "has no blow left", rule::BLOW)?;
    let mut blows = some(blows(rules, figure), || ("no foe within reach", rule::BLOW))?;
    match scope(rules, figure) {
        Scope::Charged(foe) => {
            blows.retain(|blow: &Choice| blow.target == Some(foe));
            need(!blows.is_empty(), "no blow reaches the foe", rule::CHARGE)?;
        }
        other => other.within(&[Scope::Free])?,
    }
    Ok(blows)
}

/// An attack as a maneuver, by its verb.
pub const fn attack(verb: Verb) -> Maneuver {
    Maneuver::of(verb).needs(could_take)
}

/// To let a foe strike first.
pub const RIPOSTING: Maneuver = Maneuver::of(RIPOSTE).needs(|rules, figure, _| {
    let near = rules.table.enemies(figure).any(|foe| rules.table.distance(figure, foe) <= 4);
    need(near, "no foe is near", rule::RIPOSTE)
});

fn could_take(rules: BookView, figure: FigureId, verb: Verb) -> Result<(), Why> {
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
