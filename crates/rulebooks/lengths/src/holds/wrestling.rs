//! Wrestling: the contest, holds and pins (LEN-701 to LEN-708).

use bevy_ecs::prelude::*;
use riposte_kit::change::tell_blow;
use riposte_rules::battle::unbind;
use riposte_rules::decision::Choice;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::event::Journal;
use riposte_rules::figure::{Bond, FigureId, Unbound};
use riposte_rules::roll::{Contest, Degree, Roll, Scale, Tie};

use crate::attacks::blow::Blow;
use crate::attacks::deed::feel;
use crate::attacks::force::damage;
use crate::change::{acted, befall, fighter};
use crate::condition::harm::End;
use crate::condition::wounds::suffer;
use crate::equipment::weapons::Class;
use crate::memory::{Bout, Stage, to, top};
use crate::rule_ids as id;
use crate::view::{BookView, Strike, flies};
use crate::words::*;

/// Whether a figure may lay hands on another (LEN-701).
///
/// # Errors
/// Why not.
pub fn can(view: BookView, figure: FigureId, target: FigureId) -> Result<(), &'static str> {
    if view.held(figure) == Some(target) {
        return Ok(());
    }
    if view.table.distance(figure, target) > 1 {
        return Err("nobody within arm's length");
    }
    let free = view.table.arms(figure).free_hands() == [true, true];
    let made = |class: Class| matches!(class, Class::Grapple | Class::Net);
    let able = free
        || view.build(figure).grapples > 0
        || view.strikes(figure).any(|strike| made(strike.weapon.class));
    able.then_some(()).ok_or("needs both hands free, or a weapon made for it")
}

/// Those who would wrestle beside a figure: friends beside the target who can, and have not acted
/// (LEN-708).
pub fn team(view: BookView, figure: FigureId, target: FigureId) -> Vec<FigureId> {
    let helps = |friend: &FigureId| view.may_answer(*friend) && can(view, *friend, target).is_ok();
    view.table.friends(figure).filter(helps).collect()
}

/// Those who wrestle beside a figure in what it does: its friends, where they do it together.
pub fn beside(view: BookView, figure: FigureId, choice: &Choice) -> Vec<FigureId> {
    match choice.target {
        Some(target) if choice.verb == V_GANG => team(view, figure, target),
        _ => Vec::new(),
    }
}

fn roll(view: BookView, figure: FigureId, team: i32, blessing: i32) -> Roll {
    let build = view.build(figure);
    Roll::new("wrestling", Scale::Whole)
        .dice(1, 20)
        .with("Weapon Skill", build.ws, id::CONTEST)
        .with("Strength", build.strength, id::CONTEST)
        .with("a body made for it", build.grapples, id::CONTEST)
        .with("together", team, id::TEAM)
        .with("blessing", blessing, id::SPELLS)
}

/// The contest between two, friends beside the first: whether the first wins (LEN-703).
pub fn grip<'w>(
    view: BookView<'w>,
    by: FigureId,
    target: FigureId,
    beside: &[FigureId],
    blessing: i32,
) -> Deed<'w, bool> {
    let more = view.constants().team * beside.len() as i32;
    let agility = |figure| view.build(figure).agility;
    let tie = Tie::by(agility(by), agility(target));
    let mine = roll(view, by, more, blessing);
    let contest = Contest::opposed(mine, roll(view, target, 0, 0), tie);
    let contest = beside
        .iter()
        .fold(contest, |contest, friend| contest.beside(*friend, roll(view, *friend, more, 0)));
    Deed::check(by, Some(target), contest).then(move |degree| match degree {
        Degree::WON => Deed::end(true),
        Degree::LOST => Deed::end(false),
        // Equal in all: a die decides.
        _ => Deed::roll(by, Roll::new("an even match", Scale::Whole).dice(1, 6))
            .class(|total| i32::from(total >= 4))
            .then(|class| Deed::end(class == 1)),
    })
}

/// The blow of somebody held at its holder: the contest, and if it is won the damage (LEN-705).
pub fn stab<'w>(view: BookView<'w>, blow: Blow) -> Deed<'w, End> {
    grip(view, blow.by, blow.target, &[], blow.blessing).and_then(move |won| {
        let told = move |journal: &mut Journal| {
            let words = if won { ", held as it is" } else { ", held too fast" };
            tell_blow(journal, [blow.by, blow.target], won, 0, words);
        };
        Deed::tell(told, move || match won {
            true => damage(view, blow, blow.target).and_then(move |landed| feel(view, landed, &[])),
            false => Deed::end(None),
        })
    })
}

/// The weapons with which somebody held can strike at its holder.
pub fn small(view: BookView, figure: FigureId) -> impl Iterator<Item = Strike> {
    view.strikes(figure).filter(|strike| {
        let natural = matches!(strike.weapon.class, Class::Bare | Class::Beast);
        !flies(strike) && (natural || strike.stats.length <= 1 && strike.weapon.minor)
    })
}

/// The contest is fought out; its winner is asked next.
pub fn contest(world: &mut World, actor: FigureId, choice: &Choice) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let blessing = frame.memory.blessing;
    let Some(target) = choice.target else { return to(world, Stage::Done) };
    if choice.verb == V_STAB {
        return stabbed(world, actor, choice, blessing);
    }
    let view = BookView::new(world);
    let team = beside(view, actor, choice);
    team.iter().for_each(|friend| acted(world, *friend));
    let Ok(won) =
        perform(world, |world| grip(BookView::new(world), actor, target, &team, blessing));
    let prize = if won { (actor, target) } else { (target, actor) };
    let (winner, loser) = prize;
    // A figure that loses lets go.
    if BookView::new(world).held(loser) == Some(winner) {
        unbind(world, Bond { from: loser, kind: HOLDS, to: winner }, Unbound::Broken);
    }
    // A holder who spends the action of the round on it keeps up the hold, whatever else is then
    // done to the loser (LEN-705).
    let view = BookView::new(world);
    let holds = |figure: &FigureId| view.held(*figure) == Some(target);
    if won && (holds(&actor) || team.iter().any(holds)) {
        keep_up(world, target);
    }
    settled(world, winner, loser)
}

/// A contest is over: its winner is asked what becomes of the loser (LEN-704).
fn settled(world: &mut World, winner: FigureId, loser: FigureId) -> bool {
    // A contest that is won breaks the row of those lost (LEN-706).
    fighter(world, winner, |fighter| fighter.lost = 0);
    top(world, |memory| memory.prize = Some((winner, loser)));
    to(world, Stage::Win)
}

/// The hold on a figure lasts beyond this round: it is new, or has been kept up (LEN-705).
pub fn keep_up(world: &mut World, held: FigureId) {
    let now = BookView::new(world).round();
    fighter(world, held, |fighter| fighter.kept_in = now);
}

/// A figure that wins the contest does the damage of its weapon; the holder who wins it says what
/// becomes of the figure (LEN-704, LEN-705).
fn stabbed(world: &mut World, actor: FigureId, choice: &Choice, blessing: i32) -> bool {
    let blow = Blow::of(BookView::new(world), actor, choice);
    let Some(blow) = blow.map(|blow| Blow { blessing, ..blow }) else {
        return to(world, Stage::Done);
    };
    let Ok(end) = perform(world, |world| stab(BookView::new(world), blow));
    match end {
        Some(harm) => {
            // A contest that is won breaks the row of those lost (LEN-706).
            fighter(world, actor, |fighter| fighter.lost = 0);
            suffer(world, &[harm]);
            to(world, Stage::Done)
        }
        None => settled(world, blow.target, actor),
    }
}

/// A figure that is held has lost a contest again; the third time in a row it is pinned (LEN-706).
pub fn lost_again(world: &mut World, loser: FigureId) {
    fighter(world, loser, |fighter| fighter.lost = fighter.lost.saturating_add(1));
    let view = BookView::new(world);
    if view.fighter(loser).lost == view.constants().contests_to_pin && view.pinned(loser) {
        befall(world, loser, "is pinned", id::PINNED);
    }
}

/// Holds that are not new and that no holder has wrestled for this round end; who is pinned stays
/// so (LEN-705).
pub fn end_of_round(world: &mut World) {
    let view = BookView::new(world);
    let now = view.round();
    let holds: Vec<Bond> = view.table.bonds().filter(|bond| bond.kind == HOLDS).collect();
    let slack = holds
        .into_iter()
        .filter(|bond| view.fighter(bond.to).kept_in != now && !view.pinned(bond.to));
    let slack: Vec<Bond> = slack.collect();
    slack.into_iter().for_each(|bond| unbind(world, bond, Unbound::LetGo));
}
