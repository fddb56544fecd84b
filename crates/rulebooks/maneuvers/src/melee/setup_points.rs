//! Setting somebody up over several turns, and springing it (MAN-311 to MAN-316).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::change::{fighter, remark, succeeds};
use crate::fighter::Pool;
use crate::melee::blow::Blow;
use crate::memory::{Second, Step};
use crate::rule_ids as rule;
use crate::tables::Feints;
use crate::turn::step::{go, remember};
use crate::view::BookView;
use crate::words::*;

/// Whether two have to do with nobody but each other (MAN-311).
pub fn alone(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    let only = |of: FigureId, other: FigureId| rules.opponents(of).all(|known| known == other);
    rules.table.active(foe) && only(figure, foe) && only(foe, figure)
}

/// Whom a figure can set up now.
pub fn targets(rules: BookView, figure: FigureId) -> Vec<FigureId> {
    let doings = rules.doings(figure);
    let row = rules.row(doings.maneuver);
    let open = row.is_some_and(|row| row.feints != Feints::Never);
    let fresh = doings.sets_up.is_none()
        && doings.feint.is_none()
        && doings.struck.is_empty()
        && doings.lost == 0;
    let pool = rules.fighter(figure).pool;
    if !open || !fresh || doings.sprung || pool.turns >= rules.constants().set_up.1 {
        return Vec::new();
    }
    let near = |foe: &FigureId| rules.table.distance(figure, *foe) <= 6;
    let apart = |foe: &FigureId| rules.fights(figure, *foe) && alone(rules, figure, *foe);
    rules.table.enemies(figure).filter(near).filter(apart).collect()
}

/// How much of a set-up may go into a blow; nothing into a shot.
pub fn at_most(rules: BookView, blow: Blow) -> i32 {
    let sets_up = rules.doings(blow.by).sets_up.is_some();
    if sets_up || rules.flies(blow) { 0 } else { for_feint(rules, blow.by, blow.at) }
}

/// How much of a set-up may go into the result of a feint (MAN-317).
pub fn for_feint(rules: BookView, figure: FigureId, foe: FigureId) -> i32 {
    let pool = rules.fighter(figure).pool;
    let most = pool.points.clamp(0, rules.constants().set_up.2);
    if pool.of == Some(foe) { most } else { 0 }
}

/// So much of a set-up as there is, or less.
fn amounts(most: i32) -> Vec<Choice> {
    (0..=most).map(|points| Choice::plain(SPRING).number(points as i16)).collect()
}

/// How much of the set-up goes into the blow (MAN-313).
pub fn spring(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let blow = rules.memory().and_then(|memory| memory.blow);
    let Some(blow) = blow else { return go(world, Step::Over) };
    let choices = amounts(at_most(rules, blow));
    let (decline, default) = (choices[0], choices[choices.len() - 1]);
    let asking = Asking { choices, decline, default };
    let Some(choice) = ask(world, figure, Q_SPRING, |_| asking) else { return };
    let pool = i32::from(choice.number.unwrap_or(0));
    remember(world, |memory| memory.blow = Some(Blow { pool, ..blow }));
    go(world, Step::Strike);
}

/// How much of the set-up goes into the feint that came off.
pub fn lend(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let Some(feint) = rules.doings(figure).feint else { return go(world, Step::Act) };
    let choices = amounts(for_feint(rules, figure, feint.at));
    let none = choices[0];
    let asking = Asking { choices, decline: none, default: none };
    let Some(choice) = ask(world, figure, Q_SPRING, |_| asking) else { return };
    let points = i32::from(choice.number.unwrap_or(0));
    if points > 0 {
        fighter(world, figure, |fighter| {
            fighter.pool.points -= points;
            fighter.turn.sprung = true;
            if let Some(feint) = &mut fighter.turn.feint {
                feint.by += points;
            }
            let shields = matches!(feint.verb, SHIELD_PRESS | SHIELD_SNATCH);
            if let Some(binds) = fighter.binds.as_mut().filter(|_| shields) {
                binds.half = (feint.by + points) / 2;
            }
        });
        remark(world, figure, say!("puts {points} of the set-up into it", points), rule::LEND);
    }
    go(world, Step::Act);
}

/// The contests of all who set somebody up, after the blows of the second (MAN-316).
pub fn contests(world: &mut World) {
    let order = world.resource::<Second>().order.clone();
    for figure in order {
        let rules = BookView::new(world);
        let pool = rules.fighter(figure).pool;
        if let Some(of) = pool.of.filter(|of| !alone(rules, figure, *of)) {
            if pool.points > 0 && rules.table.active(of) {
                remark(world, figure, "is distracted: the set-up is lost", rule::POOL_LOST);
            }
            fighter(world, figure, |fighter| fighter.pool = Pool::default());
        }
        let rules = BookView::new(world);
        let Some(foe) = rules.doings(figure).sets_up else { continue };
        if rules.table.active(figure) && alone(rules, figure, foe) {
            contest(world, figure, foe);
        }
    }
}

/// The deed of a turn of setting up: by how much it is won.
pub fn deed<'w>(rules: BookView<'w>, figure: FigureId, foe: FigureId) -> Deed<'w, i32> {
    let contest = rules.set_up_contest(figure, foe);
    Deed::check(figure, Some(foe), contest).then_by_margin(|_, by| Deed::end(by))
}

fn contest(world: &mut World, figure: FigureId, foe: FigureId) {
    let Ok(by) = perform(world, |world| deed(BookView::new(world), figure, foe));
    let most = BookView::new(world).constants().set_up.0;
    if by < 0 {
        return lose(world, figure);
    }
    fighter(world, figure, |fighter| {
        if fighter.pool.of != Some(foe) {
            fighter.pool = Pool { of: Some(foe), ..Pool::default() };
        }
        fighter.pool.points += by.min(most);
        fighter.pool.turns += 1;
    });
    if by > 0 {
        let points = BookView::new(world).fighter(figure).pool.points;
        remark(world, figure, say!("has a set-up of {points}", points), rule::POOL);
    }
}

/// A set-up is lost (MAN-314).
pub fn lose(world: &mut World, figure: FigureId) {
    let pool = BookView::new(world).fighter(figure).pool;
    fighter(world, figure, |fighter| fighter.pool = Pool::default());
    if pool.points > 0 {
        remark(world, figure, "loses the set-up", rule::POOL_LOST);
    }
}

/// A figure that is hurt keeps the mind on it, or loses it (MAN-315).
pub fn shaken(world: &mut World, figure: FigureId) {
    if BookView::new(world).fighter(figure).pool.points == 0 {
        return;
    }
    let kept = succeeds(world, figure, None, |rules| {
        let (will, skill) = (rules.build(figure).iq, rules.weapon_skill(figure));
        let (name, score) = if will > skill { ("Will", will) } else { ("skill", skill) };
        rules.plain(figure, "to keep the mind on it", name, score, rule::KEEP_POOL)
    });
    if !kept {
        lose(world, figure);
    }
}

/// A figure has had its own turn. What it strikes out of a wait or a riposte is still to come, and
/// belongs to that turn.
pub fn end_of_turn(world: &mut World, figure: FigureId) {
    if !matches!(BookView::new(world).maneuver(figure), Some(WAIT | RIPOSTE | STOP)) {
        passed(world, figure);
    }
}

/// A turn of a figure has passed with all that belongs to it: nothing is left of a set-up that was
/// sprung in it, or was not sprung after its last turn (MAN-313).
pub fn passed(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let (doings, pool) = (rules.doings(figure), rules.fighter(figure).pool);
    let due = pool.turns >= rules.constants().set_up.1 && doings.sets_up.is_none();
    if pool.of.is_some() && (doings.sprung || due) {
        fighter(world, figure, |fighter| fighter.pool = Pool::default());
    }
}
