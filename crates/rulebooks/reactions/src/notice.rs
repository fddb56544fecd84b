//! Who is asked to answer what it sees (REA-49).

use bevy_ecs::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Window;
use smallvec::SmallVec;

use crate::change::{memory, stage};
use crate::memory::{Bout, Manoeuvre, Memory, Stage};
use crate::order::precedence;
use crate::view::BookView;
use crate::words::*;

/// Opens a window on the topmost manoeuvre; none where nobody is to be asked.
pub fn open_window(
    world: &mut World,
    question: riposte_rules::decision::Question,
    figures: impl IntoIterator<Item = FigureId>,
) {
    // A figure that has braced a weapon strikes before a rider does (REA-110).
    let first = |figure| if BookView::new(world).steed(figure).braced { BRACED } else { 0 };
    let window =
        Window::open(question, figures, |figure| precedence(world, figure) + first(figure));
    memory(world, |memory| memory.window = Some(window).filter(|window| !window.queue.is_empty()));
}

/// More than any place in the order of a turn.
const BRACED: i32 = 1000;

/// Whether a figure may answer what happens near it.
fn notices(rules: BookView, figure: FigureId, other: FigureId) -> bool {
    let near = rules.table.distance(figure, other) <= rules.constants().notice;
    let able = rules.able(figure) && !rules.is_mount(figure);
    near && able && !rules.busy(figure) && rules.points(figure) > 0
}

/// Whether a figure is aware of the topmost manoeuvre: it has a part of it before it, or hears it, which
/// are words and hooves. The target of a blow is asked in any case (REA-49).
fn perceives(rules: BookView, figure: FigureId, deed: &Manoeuvre) -> bool {
    let heard = deed.choice.verb == SPEAK || rules.is_mount(deed.actor);
    let (here, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    heard || shown(rules, deed).iter().any(|hex| rules.before(here, facing, *hex))
}

/// The hexes in which a manoeuvre is to be seen: where its figure and the target of a blow are, and
/// by which way a Move came there.
fn shown(rules: BookView, deed: &Manoeuvre) -> SmallVec<[Hex; 8]> {
    let target = deed.choice.target.filter(|_| strikes(deed.choice.verb));
    let figures = [deed.actor].into_iter().chain(target);
    let mut hexes: SmallVec<[Hex; 8]> =
        figures.flat_map(|figure| rules.table.hexes(figure)).collect();
    let mut hex = rules.table.hex(deed.actor);
    let Memory { way, made, .. } = &deed.memory;
    for step in way.iter().take(usize::from(*made)).rev() {
        hex -= step.step();
        hexes.push(hex);
    }
    hexes
}

/// A figure has done what takes neither dice nor movement: others may answer that, but for what the
/// target of a blow does about it, which is seen together with the blow (REA-49).
pub fn deed_done(world: &mut World, actor: FigureId) {
    let below = world.resource::<Bout>().frames().iter().rev().nth(1);
    match below.is_some_and(|below| below.memory.stage == Stage::Defend) {
        true => stage(world, Stage::Done),
        false => notice(world, actor, None),
    }
}

/// Asks those near who have not to do with it and can still do something to answer what they
/// see or hear (REA-49). A blow is over there when it is rolled, anything else when they have answered.
pub fn notice(world: &mut World, actor: FigureId, target: Option<FigureId>) {
    let rules = BookView::new(world);
    let Some(deed) = rules.top() else { return };
    let watchers: SmallVec<[FigureId; 8]> = rules
        .table
        .active_figures()
        .filter(|figure| *figure != actor && Some(*figure) != target)
        .filter(|figure| rules.rider(actor) != Some(*figure))
        .filter(|figure| notices(rules, *figure, actor) && !is_to_be_asked(rules, *figure))
        .filter(|figure| perceives(rules, *figure, deed))
        .collect();
    let over = watchers.is_empty() && target.is_none();
    stage(world, if over { Stage::Done } else { Stage::Notice });
    open_window(world, Q_NOTICE, watchers);
}

/// Whether a figure will be asked anyhow what it does about a deed farther down: then it has
/// seen this one as well.
fn is_to_be_asked(rules: BookView, figure: FigureId) -> bool {
    let watched = rules.bout().frames().iter().filter(|frame| frame.memory.stage == Stage::Notice);
    let mut windows = watched.filter_map(|frame| frame.memory.window.as_ref());
    windows.any(|window| window.queue.contains(&figure))
}
