//! Breaking off and running away (MAN-513, MAN-514).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, need};
use riposte_kit::forecast as foretell;
use riposte_rules::battle::turn_to;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest, Roll, Tie};
use riposte_rules::systems::Room;
use smallvec::SmallVec;

use crate::change::{doings, fighter, remark, succeeds};
use crate::close::bonds::gripped;
use crate::movement::route::{Route, one_side, sprints};
use crate::movement::run_up;
use crate::rolls::parts::by_more;
use crate::rule_ids as rule;
use crate::tables::Group;
use crate::turn::maneuver::Maneuver;
use crate::view::{Book, BookView};
use crate::words::*;

/// The free rows of hexes that lead straight away from every enemy who has the figure in reach,
/// as far as its Move.
pub fn routes(rules: BookView, figure: FigureId) -> Vec<Route> {
    let here = rules.table.hex(figure);
    let foes: Vec<FigureId> = match rules.doings(figure).runs_on {
        Some(foe) => vec![foe],
        None => rules.table.engagement(figure).threatened_by.iter().collect(),
    };
    let mut routes = Vec::new();
    for way in Facing::ALL {
        let free = straight(rules, figure, way);
        let Some(last) = free.last().copied() else { continue };
        let gains = |foe: &FigureId| {
            let there = rules.table.hex(*foe);
            last.unsigned_distance_to(there) > here.unsigned_distance_to(there)
        };
        if foes.iter().all(gains) {
            let mut route = Route::straight(free, way);
            if rules.maneuver(figure) != Some(FLEE) {
                route.facings = one_side(rules.table.facing(figure)).into_iter().collect();
            }
            routes.push(route);
        }
    }
    routes
}

/// The free hexes some way, as far as a Move leads: one at least, and a hex farther for who sprints.
fn straight(rules: BookView, figure: FigureId, way: Facing) -> SmallVec<[Hex; 8]> {
    let mut free = SmallVec::new();
    let Some(more) = rules.posture(figure).hex else { return free };
    let step = rules.constants().movement.ahead() + more;
    let mut left = if rules.slow(figure) { 0 } else { rules.budget(figure) };
    let mut sprints = rules.maneuver(figure) == Some(FLEE) && sprints(rules, figure);
    let mut hex = rules.table.hex(figure);
    loop {
        hex += way.step();
        let Some(cost) = run_up::onto(rules, step, hex) else { return free };
        let paid = left.checked_sub(cost).or(free.is_empty().then_some(0));
        let paid = paid.or_else(|| run_up::last_of_sprint(rules, &mut sprints, hex));
        let Some(after) = paid else { return free };
        left = after;
        if rules.table.room(figure, hex) != Room::Stand {
            return free;
        }
        free.push(hex);
    }
}

/// Breaking off at the end of a cautious attack or an all-out defence (MAN-513).
pub struct BreakOff;

impl Action<Book> for BreakOff {
    fn verb(&self) -> Verb {
        BREAK_OFF
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let doings = rules.doings(figure);
        let fits = doings.maneuver == Some(CAUTIOUS) || rules.of_group(figure, Group::Defence);
        let struck = !doings.struck.is_empty();
        let stays = doings.moved == 0 && (struck || !doings.stepped);
        let need = |holds, words: &'static str| need(holds, words, rule::DISENGAGE);
        need(fits, "goes with a cautious attack or an all-out defence")?;
        need(stays, "has moved")?;
        need(doings.feint.is_none(), "has feinted")?;
        need(!doings.breaks, "breaks off already")?;
        need(doings.pressed.is_none(), "is pressed")?;
        need(rules.upright(figure), "is not upright")?;
        need(!gripped(rules, figure), "a foe holds it")?;
        let engaged = !rules.table.engagement(figure).threatened_by.is_empty();
        need(engaged, "no foe has it in reach")?;
        need(!routes(rules, figure).is_empty(), "no way leads away")?;
        Ok(vec![Choice::plain(BREAK_OFF)])
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "breaks off".into()
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        if let Some(contest) = contest(rules, figure) {
            foretell::contest(told, contest);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        doings(world, figure, |doings| (doings.breaks, doings.stepped) = (true, false));
        break_off(world, figure);
    }
}

/// Breaking off as a maneuver.
pub const DISENGAGING: Maneuver = Maneuver::of(DISENGAGE).begins(break_off).needs(away);

/// Running away. To a figure that must run on it is open in any case.
pub const FLEEING: Maneuver = Maneuver::of(FLEE).begins(set_off).needs(|rules, figure, verb| {
    if runs_on(rules, figure) { Ok(()) } else { away(rules, figure, verb) }
});

fn away(rules: BookView, figure: FigureId, verb: Verb) -> Result<(), Why> {
    need(!gripped(rules, figure), "a foe holds it", rule::GRIPPED)?;
    let need = |holds, words: &'static str| need(holds, words, info(verb).rule);
    need(rules.table.engagement(figure).engaged(), "no foe has it in reach")?;
    need(rules.upright(figure), "is not upright")?;
    need(!routes(rules, figure).is_empty(), "no way leads away")
}

/// The best at Tactics of those who have a figure within reach and would hold on to it, and how many of
/// them there are besides: nobody does who defends all-out.
fn holder(rules: BookView, figure: FigureId) -> Option<(FigureId, i32)> {
    let near = rules.table.engagement(figure).threatened_by;
    let holds = |foe: &FigureId| !rules.of_group(*foe, Group::Defence);
    let foes = || near.iter().filter(holds);
    let best = foes().max_by_key(|foe| rules.skill(*foe, "Tactics"))?;
    Some((best, foes().count() as i32 - 1))
}

/// The contest of breaking off; `None` where nobody has to be shaken off.
fn contest(rules: BookView, figure: FigureId) -> Option<Contest> {
    let (best, others) = holder(rules, figure)?;
    Some(rules.break_off(figure, best, others))
}

/// A figure that breaks off wins or loses a contest of Tactics before it goes (MAN-513).
fn break_off(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if rules.table.engagement(figure).threatened_by.is_empty() {
        return;
    }
    let turn = rules.turn_number();
    let won = holder(rules, figure).is_none_or(|(best, others)| {
        succeeds(world, figure, Some(best), |rules| rules.break_off(figure, best, others))
    });
    if won {
        fighter(world, figure, |fighter| fighter.broke_off = Some(turn));
    }
    let words = if won { "breaks off" } else { "does not shake off the foe" };
    remark(world, figure, words, rule::DISENGAGE);
}

/// How likely it is that nobody may strike at a figure any more this second because of a maneuver
/// that it takes, and the contest for it, if it comes to one (MAN-513, MAN-516).
pub fn gets_off(rules: BookView, figure: FigureId, verb: Verb) -> (Chance, Option<Contest>) {
    let contest = match verb {
        DISENGAGE => contest(rules, figure),
        FLEE => pursuer(rules, figure).map(|foe| rules.outrun(figure, foe)),
        _ => return (Chance::NEVER, None),
    };
    (contest.as_ref().map_or(Chance::CERTAIN, Contest::chance), contest)
}

/// Whether nobody may strike at a figure any more this second.
pub fn broke_off(rules: BookView, figure: FigureId) -> bool {
    rules.fighter(figure).broke_off == Some(rules.turn_number())
}

/// From whom a figure flees: of those who have it within reach the one that is best at keeping
/// up; or the one from whom it must run on (MAN-514).
fn pursuer(rules: BookView, figure: FigureId) -> Option<FigureId> {
    let foes = rules.table.engagement(figure).threatened_by;
    let best = || foes.iter().max_by_key(|foe| rules.swiftness(*foe).basic());
    rules.doings(figure).runs_on.or_else(best)
}

fn set_off(world: &mut World, figure: FigureId) {
    let from = pursuer(BookView::new(world), figure);
    doings(world, figure, |doings| doings.fled = from);
}

/// A figure that flees turns its back; then a contest says whether it has got away (MAN-514,
/// MAN-516).
pub fn arrived(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if rules.maneuver(figure) != Some(FLEE) {
        return;
    }
    let facing = rules.memory().and_then(|memory| memory.facings.first().copied());
    if let Some(facing) = facing {
        turn_to(world, figure, facing);
    }
    let rules = BookView::new(world);
    let (fled, goes_on) = (rules.doings(figure).fled, rules.doings(figure).runs_on.is_some());
    let Some(foe) = fled.filter(|foe| rules.table.active(*foe)) else { return };
    let won = succeeds(world, figure, Some(foe), |rules| rules.outrun(figure, foe));
    let turn = BookView::new(world).turn_number();
    let words = if won { "gets away" } else { "has the foe close behind" };
    remark(world, figure, words, rule::OUTRUN);
    fighter(world, figure, |fighter| {
        if won {
            fighter.broke_off = Some(turn);
        }
        fighter.heels = !won;
        fighter.runs_on = Some(foe).filter(|_| !goes_on);
    });
}

impl BookView<'_> {
    /// DX or Tactics, whichever is better (MAN-516).
    fn swiftness(self, figure: FigureId) -> Roll {
        let (dx, tactics) = (self.build(figure).dx, self.skill(figure, "Tactics"));
        let (name, score) = if tactics > dx { ("Tactics", tactics) } else { ("DX", dx) };
        self.own_skill(figure, name, score)
    }

    /// The contest at the end of a flight (MAN-516).
    pub fn outrun(self, figure: FigureId, foe: FigureId) -> Contest {
        let (mine, theirs) = (self.swiftness(figure), self.swiftness(foe));
        by_more(("to get away", mine), ("to keep up", theirs), Tie::Second)
    }
}

/// Whether a figure has to run on, and can (MAN-516): not who is held, nor who is pressed and must
/// fall back.
pub fn runs_on(rules: BookView, figure: FigureId) -> bool {
    let foe = rules.doings(figure).runs_on.filter(|foe| rules.table.active(*foe));
    let bound = gripped(rules, figure) || rules.doings(figure).pressed.is_some();
    foe.is_some() && !bound && rules.upright(figure) && !routes(rules, figure).is_empty()
}

/// Closes what is done in place of running on.
///
/// # Errors
/// That the figure has to run on (MAN-516).
pub fn stays(rules: BookView, figure: FigureId) -> Result<(), Why> {
    need(!runs_on(rules, figure), "must run on", rule::OUTRUN)
}
