//! Which maneuver, and what is done with it (MAN-201).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Asking, Choice, Closed, Decision, Verb};
use riposte_rules::figure::{Engagement, FigureId, Spot};
use riposte_rules::systems::sight;
use smallvec::SmallVec;

use crate::harm::doings;
use crate::memory::{Bout, Step};
use crate::rolls::with_shield;
use crate::rule_ids as rule;
use crate::second::go;
use crate::strike::declare;
use crate::tables::{Goes, Group, Kind};
use crate::view::{BookView, Strike};
use crate::words::*;
use crate::{
    acrobatic, charge, close, feints, getting_away, kit, pool, postures, shields, shots, steps,
    stop_thrust, strike, throwing, works,
};

/// Why something is not open, and the rule that says so.
type Why = (String, &'static str);

/// Which maneuver a figure takes.
pub fn maneuver(world: &mut World, figure: FigureId) {
    let asking = |world: &World| maneuvers(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_MANEUVER, asking) else { return };
    match choice.verb {
        FAST_DRAW => return kit::draw_fast(world, figure, &choice),
        LET_GO => return kit::let_go(world, figure, &choice),
        SPRING_UP => return acrobatic::spring_up(world, figure, &choice),
        verb if !is_maneuver(verb) => return postures::take(world, figure, verb),
        _ => {}
    }
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        frame.choice = choice;
    }
    declare(world, figure, &choice);
    doings(world, figure, |doings| doings.maneuver = Some(choice.verb));
    match choice.verb {
        DISENGAGE => getting_away::break_off(world, figure),
        FLEE => getting_away::set_off(world, figure),
        ACROBATIC => acrobatic::take_off(world, figure),
        _ => {}
    }
    kit::at_once(world, figure);
    go(world, Step::Act);
}

/// Every maneuver that is open, and the changes of posture that take no time.
fn maneuvers(rules: BookView, figure: FigureId) -> Asking {
    let verbs = (0..MANEUVERS as u8).map(Verb);
    let mut choices: Vec<Choice> =
        verbs.filter(|verb| shut(rules, figure, *verb).is_none()).map(Choice::plain).collect();
    let default = usual(rules, figure, &choices);
    if !getting_away::runs_on(rules, figure) {
        choices.extend(postures::changes(rules, figure, true));
        choices.extend(kit::quick(rules, figure));
        choices.extend(kit::loose(rules, figure));
    }
    let decline = [WAIT, DOUBLE, FLEE].map(Choice::plain);
    let decline = decline.into_iter().find(|it| choices.contains(it)).unwrap_or(default);
    Asking { choices, decline, default }
}

/// The maneuver offered first: the last one if it is one of attack or defence and open; else an
/// attack, making ready, getting up, going.
fn usual(rules: BookView, figure: FigureId, choices: &[Choice]) -> Choice {
    let open = |verb: &Verb| choices.contains(&Choice::plain(*verb));
    let fights = |verb: &Verb| {
        let group = rules.row(Some(*verb)).map(|row| row.group);
        matches!(group, Some(Group::AllOut | Group::Attack))
            && !matches!(*verb, WILD | WILD_ALL | CHARGE | STOP)
    };
    let tired = kit::tired(rules, figure).then_some(READY);
    let last = rules.fighter(figure).last.filter(|last| fights(last) && open(last));
    let held = rules.doings(figure).pressed.map(|_| DOUBLE);
    let order =
        [tired, held, last, Some(ATTACK), Some(READY).filter(|_| kit::unarmed(rules, figure))];
    let rest = [CHANGE, MOVE, WAIT, DOUBLE].map(Some);
    let low = |verb: &Verb| *verb != CHANGE || !rules.upright(figure);
    let mut usual = order.into_iter().chain(rest).flatten();
    let verb = usual.find(|verb| open(verb) && low(verb));
    verb.map_or_else(|| choices.first().copied().unwrap_or(Choice::plain(WAIT)), Choice::plain)
}

/// Why a maneuver is not open; `None` when it is.
pub fn shut(rules: BookView, figure: FigureId, verb: Verb) -> Option<Why> {
    let because = |why: &str, id| Some((why.to_owned(), id));
    let row = rules.tables.maneuver(verb)?;
    if verb != FLEE && getting_away::runs_on(rules, figure) {
        return because("must run on", rule::OUTRUN);
    }
    let pressed = rules.doings(figure).pressed.filter(|foe| rules.table.active(*foe));
    if let Some(foe) = pressed
        && !matches!(row.group, Group::AllOut | Group::Defence)
    {
        let courses = steps::courses(rules, figure, row.goes);
        if !courses.iter().any(|it| steps::leads_away(rules, figure, foe, it.hex)) {
            return because("is pressed and must fall back", rule::FALL_BACK);
        }
    }
    if pressed.is_some_and(|foe| cornered(rules, figure, foe)) && row.group != Group::Defence {
        return because("is pressed and cannot fall back", rule::CORNERED);
    }
    let attacks = matches!(row.group, Group::AllOut | Group::Attack);
    if (attacks || verb == RIPOSTE) && rules.fighter(figure).unbalanced {
        return because("is off balance", rule::FUMBLE);
    }
    match verb {
        CHARGE => {
            let none = charge::courses(rules, figure).is_empty();
            none.then(|| ("no foe at the end of a straight run".into(), rule::CHARGE))
        }
        STOP => stop_thrust::shut(rules, figure),
        CLOSE if close::choices(rules, figure).is_empty() => {
            because("no foe to get hold of", rule::CLOSE)
        }
        RIPOSTE if !near(rules, figure, 4) => because("no foe is near", rule::RIPOSTE),
        CHANGE if postures::changes(rules, figure, false).is_empty() => {
            because("nothing to change into", rule::CHANGE)
        }
        ANALYZE if rules.table.enemies(figure).all(|foe| rules.fighter(foe).known) => {
            because("knows them all", rule::ANALYZE)
        }
        DISENGAGE | FLEE | MOVE if close::gripped(rules, figure) => {
            because("a foe holds it", rule::GRIPPED)
        }
        DISENGAGE | FLEE => away_shut(rules, figure, verb),
        READY if kit::choices(rules, figure).is_empty() => because("nothing to ready", rule::READY),
        MOVE if rules.posture(figure).hex.is_none() => because("cannot move so", rule::POSTURES),
        LONG if works::choices(rules, figure).is_empty() => {
            because("nothing that takes long", rule::LONG)
        }
        ACROBATIC => acrobatic::shut(rules, figure).map(|why| (why.to_owned(), rule::ACROBATIC)),
        OPPORTUNITY if shots::ready(rules, figure).next().is_none() => {
            because("has no missile ready", rule::OPPORTUNITY)
        }
        TAKE_AIM if shots::marks(rules, figure).is_empty() => {
            because("nobody to aim at", rule::TAKE_AIM)
        }
        THROW if throwing::choices(rules, figure).is_empty() => {
            because("no friend to throw anything to", rule::TOSS)
        }
        CATCH if rules.table.engagement(figure).engaged() => because("is engaged", rule::CATCH),
        CATCH if rules.table.friends(figure).all(|friend| friend == figure) => {
            because("nobody would throw it anything", rule::CATCH)
        }
        _ if attacks => attack_shut(rules, figure, verb),
        _ => None,
    }
}

fn away_shut(rules: BookView, figure: FigureId, verb: Verb) -> Option<Why> {
    let id = if verb == FLEE { rule::FLEE } else { rule::DISENGAGE };
    let engaged: Engagement = rules.table.engagement(figure);
    if verb == FLEE && getting_away::runs_on(rules, figure) {
        return None;
    }
    if !engaged.engaged() {
        return Some(("no foe has it in reach".into(), id));
    }
    if !rules.upright(figure) {
        return Some(("is not on its feet".into(), id));
    }
    let free = getting_away::courses(rules, figure);
    free.is_empty().then(|| ("no way leads away".into(), id))
}

fn attack_shut(rules: BookView, figure: FigureId, verb: Verb) -> Option<Why> {
    let usable = rules.strikes(figure).any(|strike| goes_with(rules, figure, &strike, verb));
    let why = match verb {
        _ if usable && could_strike(rules, figure, verb) => return None,
        LUNGE if !usable => "has nothing to thrust with",
        WRAP if !usable => "has nothing to swing in one hand",
        _ if !usable => "has nothing to strike with",
        _ => "no foe within reach",
    };
    Some((why.to_owned(), VERBS[usize::from(verb.0)].rule))
}

/// Whether somebody who is pressed has no hex to fall back into (MAN-234).
pub fn cornered(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    let one = steps::courses(rules, figure, Goes::OneHex);
    !one.iter().any(|course| steps::leads_away(rules, figure, foe, course.hex))
}

fn near(rules: BookView, figure: FigureId, hexes: u32) -> bool {
    rules.table.enemies(figure).any(|foe| rules.table.distance(figure, foe) <= hexes)
}

/// Whether a blow goes with a maneuver, wherever the foe is.
pub fn goes_with(rules: BookView, figure: FigureId, strike: &Strike, verb: Verb) -> bool {
    let swing = strike.stats.kind == Kind::Swing;
    if strike.flies() {
        return matches!(verb, ATTACK | SKILL | OPPORTUNITY)
            && rules.ready(figure, strike.arm.item);
    }
    if postures::on_all_fours(rules, figure) && strike.mode.hands > 1 {
        return false;
    }
    match verb {
        STOP => stop_thrust::braces(rules, figure, strike),
        LUNGE => !swing && strike.item.at.in_hand() && !with_shield(rules, strike),
        WRAP => swing && strike.mode.hands == 1,
        OPPORTUNITY => false,
        _ => true,
    }
}

/// The places that a figure may come to with a maneuver before it strikes.
fn stands(rules: BookView, figure: FigureId, verb: Verb) -> Vec<(Hex, SmallVec<[Facing; 6]>)> {
    let here = rules.table.hex(figure);
    let goes = rules.tables.maneuver(verb).map_or(Goes::Still, |row| row.goes);
    let mut stands = vec![(here, Facing::ALL.into_iter().collect())];
    if close::gripped(rules, figure) {
        return stands;
    }
    if verb == CHARGE {
        stands.clear();
    }
    stands.extend(steps::courses(rules, figure, goes).into_iter().map(|it| (it.hex, it.facings)));
    stands
}

/// Whether a figure could strike at somebody with a maneuver, after its movement.
pub fn could_strike(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    best_reach(rules, figure, verb).next().is_some()
}

/// Every blow that a figure could strike with a maneuver after its movement, the target and the
/// blow, each once.
pub fn best_reach(
    rules: BookView<'_>,
    figure: FigureId,
    verb: Verb,
) -> impl Iterator<Item = (FigureId, Strike<'_>)> {
    let foes: Vec<FigureId> = rules.table.enemies(figure).collect();
    let farthest = rules.strikes(figure).map(|strike| {
        let reach = strike.reach.farthest().unwrap_or(0);
        u32::from(reach.max(strike.mode.range)) + u32::from(verb == LUNGE)
    });
    let goes = if verb == CHARGE { rules.build(figure).speed.unsigned_abs() } else { 2 };
    let farthest = farthest.max().unwrap_or(0) + goes;
    let close = |foe: &FigureId| {
        let far = rules.table.distance(figure, *foe) <= farthest;
        far && !getting_away::broke_off(rules, *foe)
    };
    let foes: Vec<FigureId> = foes.into_iter().filter(close).collect();
    let stands = if foes.is_empty() { Vec::new() } else { stands(rules, figure, verb) };
    let strikes = rules.strikes(figure).filter(move |it| goes_with(rules, figure, it, verb));
    let strikes: Vec<Strike> = strikes.collect();
    foes.into_iter().flat_map(move |foe| {
        let to = rules.table.hex(foe);
        let reaches = |strike: &&Strike| {
            stands.iter().any(|(hex, facings)| {
                let mut ways = facings.iter();
                ways.any(|facing| rules.reaches(strike, verb, (*hex, *facing), to))
            })
        };
        strikes.iter().filter(reaches).map(|it| (foe, *it)).collect::<Vec<_>>()
    })
}

/// The blows that a figure can strike as it stands, with the maneuver it has.
pub fn blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let doings = rules.doings(figure);
    let Some(verb) = doings.maneuver else { return Vec::new() };
    let spent = doings.struck.len() as u8 + doings.lost;
    let fighter = rules.fighter(figure);
    if fighter.unbalanced || fighter.stunned || spent >= rules.blows(figure, verb) {
        return Vec::new();
    }
    if postures::on_all_fours(rules, figure) && doings.moved > 0 {
        return Vec::new();
    }
    let most = rules.row(Some(verb)).map_or(0, |row| row.blows);
    let left = |strike: &Strike| {
        let item = strike.arm.item;
        let struck = doings.struck.iter().filter(|known| **known == item).count() as u8;
        struck < rules.blows_with(figure, item, most)
    };
    let board = rules.table.board();
    let mut choices = Vec::new();
    for strike in rules.strikes(figure) {
        if !goes_with(rules, figure, &strike, verb)
            || !left(&strike)
            || fails(rules, figure, &strike)
            || shields::bars(rules, figure, &strike)
        {
            continue;
        }
        for foe in rules.table.enemies(figure) {
            let (place, to) = (rules.place(figure), rules.table.hex(foe));
            if verb == STOP && rules.maneuver(foe) != Some(CHARGE) {
                continue;
            }
            let seen = !strike.flies() || sight::clear(board, place.0, to);
            if seen
                && !getting_away::broke_off(rules, foe)
                && rules.reaches(&strike, verb, place, to)
            {
                choices.push(Choice { arm: Some(strike.arm), ..Choice::plain(STRIKE).at(foe) });
            }
        }
    }
    choices
}

/// Whether a feint that failed keeps a weapon from striking (MAN-307).
fn fails(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    let feint = rules.doings(figure).feint;
    feint.is_some_and(|it| it.verb == BEAT && it.by < 0 && it.item == strike.arm.item)
}

/// What a figure does with its maneuver.
pub fn act(world: &mut World, figure: FigureId) {
    let asking = |world: &World| acts(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    match (choice.verb, choice.hex, choice.facing) {
        (STEP, Some(hex), _) => steps::set_out(world, figure, hex),
        (TURN, _, Some(facing)) => steps::turn(world, figure, facing),
        (STRIKE, ..) => strike::begin(world, figure, &choice),
        (AIM, ..) => doings(world, figure, |doings| doings.aim = choice.spot),
        (SET_UP, ..) => {
            declare(world, figure, &choice);
            doings(world, figure, |doings| doings.sets_up = choice.target);
        }
        (SLAM, ..) => charge::slam(world, figure, &choice),
        (EVADE, ..) => charge::evade(world, figure, &choice),
        (GRAPPLE | TRIP | WREST | BREAK_FREE, ..) => close::attempt(world, figure, &choice),
        (RELEASE, ..) => close::release(world, figure, &choice),
        (verb, ..) if is_feint(verb) => feints::feint(world, figure, &choice),
        (verb, ..) if postures::of(verb).is_some() => postures::take(world, figure, verb),
        (DRAW | MAKE_READY | REGRIP | PICK_UP | TAKE, ..) => kit::handle(world, figure, &choice),
        (WORK, ..) => works::spend(world, figure, &choice),
        (AIM_AT, ..) => shots::aim_at(world, figure, &choice),
        (WATCH, ..) => shots::watch(world, figure, &choice),
        (TOSS, ..) => throwing::toss(world, figure, &choice),
        (SPRING_UP, ..) => acrobatic::spring_up(world, figure, &choice),
        _ => go(world, Step::Over),
    }
}

/// Everything that is open in a turn.
fn acts(rules: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let verb = rules.maneuver(figure);
    let group = rules.row(verb).map(|row| row.group);
    if verb == Some(CHANGE) && !rules.doings(figure).shifted {
        let changes = postures::changes(rules, figure, false);
        let up = |it: &&Choice| matches!(it.verb, STAND | KNEEL);
        let default = changes.iter().find(up).or(changes.first()).copied().unwrap_or(done);
        let choices = if changes.is_empty() { vec![done] } else { changes };
        return Asking { choices, decline: default, default };
    }
    match verb {
        Some(CHARGE) => return charge::acts(rules, figure),
        Some(CLOSE) => return close::acts(rules, figure),
        _ => {}
    }
    if let Some(asking) = at_one_thing(rules, figure, verb) {
        return asking;
    }
    let mut choices = steps::choices(rules, figure);
    let way = choices.iter().copied().find(|it| it.verb == STEP);
    if steps::gives_way_to(rules, figure).is_some()
        && let Some(way) = way
    {
        return Asking { choices, decline: way, default: way };
    }
    let strikes = match verb {
        Some(WAIT | RIPOSTE | OPPORTUNITY | STOP) => Vec::new(),
        _ => blows(rules, figure),
    };
    let first = strikes.first().copied();
    let flees = verb == Some(FLEE) && way.is_some();
    if verb == Some(READY) {
        choices.extend(kit::choices(rules, figure));
    }
    if !strikes.is_empty() || group == Some(Group::Riposte) {
        choices.extend(feints::choices(rules, figure));
    }
    if !strikes.is_empty() && !matches!(verb, Some(WILD | WILD_ALL)) {
        choices.extend(aims(rules, figure));
    }
    choices.extend(strikes);
    if verb == Some(THROW) {
        choices.extend(throwing::choices(rules, figure));
    }
    if rules.doings(figure).struck.is_empty() && !matches!(verb, Some(RIPOSTE)) {
        choices.extend(postures::rises(rules, figure));
    }
    choices
        .extend(pool::targets(rules, figure).into_iter().map(|foe| Choice::plain(SET_UP).at(foe)));
    let ready = choices.iter().copied().find(|it| matches!(it.verb, MAKE_READY | DRAW | TOSS));
    let usual =
        if flees { way } else { first.or(ready).or_else(|| nearest(rules, figure, &choices)) };
    if flees {
        choices.retain(|it| it.verb == STEP);
        return Asking { decline: choices[0], default: choices[0], choices };
    }
    choices.extend(close::releases(rules, figure));
    choices.push(done);
    Asking { default: usual.unwrap_or(done), decline: done, choices }
}

/// What is open with a maneuver that is for one thing only.
fn at_one_thing(rules: BookView, figure: FigureId, verb: Option<Verb>) -> Option<Asking> {
    let choices = match verb? {
        LONG => works::choices(rules, figure),
        TAKE_AIM => shots::marks(rules, figure),
        OPPORTUNITY => shots::areas(rules, figure),
        _ => return None,
    };
    let begun = rules.fighter(figure).work.map(|work| (i16::from(work.row), work.item));
    let same = |it: &&Choice| {
        begun.is_some() && it.number.zip(it.arm).map(|(n, arm)| (n, arm.item)) == begun
    };
    let aimed = |it: &&Choice| it.target.is_some_and(|foe| rules.aimed(figure, foe) > 0);
    let first = choices.iter().find(same).or(choices.iter().find(aimed)).copied();
    let first = first.or(shots::usual_area(rules, figure, &choices));
    let default = first.or(choices.first().copied())?;
    let done = Choice::plain(DONE);
    let decline = if choices.len() > 1 { done } else { default };
    let mut choices = choices;
    if choices.len() > 1 {
        choices.push(done);
    }
    Some(Asking { choices, decline, default })
}

/// The places to aim at: said once, and not when a feint has named one (MAN-116).
pub fn aims(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let doings = rules.doings(figure);
    let named = doings.feint.is_some_and(|it| matches!(it.verb, SHIELD_FEINT | BODY_FEINT));
    if named || doings.aim.is_some() || !doings.struck.is_empty() {
        return Vec::new();
    }
    let usual = Spot::default();
    let others = feints::places(rules, |_| true).filter(|spot| *spot != usual);
    others.map(|spot| Choice::plain(AIM).aiming(spot)).collect()
}

/// The turn or the step that brings a foe within reach, else the step that leads nearest to one:
/// what is offered first.
fn nearest(rules: BookView, figure: FigureId, choices: &[Choice]) -> Option<Choice> {
    let verb = rules.maneuver(figure)?;
    let attacks = rules.row(Some(verb)).is_some_and(|row| row.attack.is_some());
    if !attacks || matches!(verb, WAIT | RIPOSTE | STOP) || !rules.doings(figure).struck.is_empty()
    {
        return None;
    }
    let here = rules.table.hex(figure);
    let turns = choices.iter().copied().filter(|it| it.verb == TURN);
    let now = rules.table.facing(figure);
    let mut turns: Vec<(u8, Choice)> =
        turns.filter_map(|it| Some((it.facing?.apart(now), it))).collect();
    turns.sort_by_key(|(apart, _)| *apart);
    let faces = |it: &Choice| {
        let looks = it.facing.unwrap_or(now);
        steps::strikes_from(rules, figure, verb, (here, looks))
    };
    if let Some((_, turn)) = turns.into_iter().find(|(_, it)| faces(it)) {
        return Some(turn);
    }
    let far = |hex: Hex| {
        let foes = rules.table.enemies(figure);
        foes.map(|foe| rules.table.hex(foe).unsigned_distance_to(hex)).min().unwrap_or(0)
    };
    let reaches = |course: &steps::Course| {
        let mut ways = course.facings.iter();
        ways.any(|way| steps::strikes_from(rules, figure, verb, (course.hex, *way)))
    };
    let courses = steps::open(rules, figure);
    let key = |it: &steps::Course| (!reaches(it), far(it.hex), it.hex.y, it.hex.x);
    let best = courses.iter().filter(|it| choices.contains(&Choice::plain(STEP).to(it.hex)));
    let best = best.min_by_key(|it| key(it))?;
    let better = reaches(best) || far(best.hex) < far(here);
    better.then(|| Choice::plain(STEP).to(best.hex))
}

/// What the rules offer besides the open choices, with the reason for each.
pub fn closed(rules: BookView, decision: &Decision) -> Vec<Closed> {
    if decision.question != Q_MANEUVER {
        return Vec::new();
    }
    let verbs = (0..MANEUVERS as u8).map(Verb);
    let why = |verb: Verb| {
        let (reason, rule) = shut(rules, decision.figure, verb)?;
        Some(Closed { verb, reason, rule })
    };
    verbs.filter_map(why).collect()
}
