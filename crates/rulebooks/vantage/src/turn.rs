//! The turn: each side in its phase, its figures in any order (VAN-103 to VAN-108).

use bevy_ecs::prelude::*;
use riposte_kit::action::Action;
use riposte_kit::turn::next_turn;
use riposte_rules::battle::{TurnNumber, ask, begin_phase};
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{FigureId, FigureSet, Side};

use crate::actions::ACTIONS;
use crate::attack::ATTACKS;
use crate::change::{fighter, spend};
use crate::fighter::Fighter;
use crate::keywords::Keyword;
use crate::step::{Step, Turn, after, go};
use crate::view::BookView;
use crate::words::*;
use crate::{choices, holds, moving};

/// Carries the turn on by a step, which may ask.
pub fn run(world: &mut World) {
    match world.resource::<Turn>().step {
        Step::Begin => begin(world),
        Step::Phase(side) => phase(world, side),
        Step::Pick => pick(world),
        Step::Act(figure, acted) => act(world, figure, acted),
        Step::Hold { actor, chooser, kind } => holds::choose(world, actor, chooser, kind),
    }
}

fn begin(world: &mut World) {
    if !next_turn(world) {
        // The time is over; the judge sees it.
        return go(world, Step::Pick);
    }
    if world.resource::<TurnNumber>().0 == 1 {
        // Those who wait for their phase have an initiative from the first (VAN-106).
        let later: Vec<FigureId> = BookView::new(world)
            .table
            .active_figures()
            .filter(|figure| BookView::new(world).table.side(*figure) != Side(0))
            .collect();
        later.into_iter().for_each(|figure| roll_initiative(world, figure));
    }
    go(world, Step::Phase(Side(0)));
}

/// The phase of a side begins: points, initiative, and what ends by then.
fn phase(world: &mut World, side: Side) {
    if usize::from(side.0) >= world.resource::<Scenario>().sides.len() {
        return go(world, Step::Begin);
    }
    world.resource_mut::<Turn>().side = side;
    begin_phase(world, "Phase", Some(side), None);
    let points = BookView::new(world).constants().points;
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    for figure in figures {
        let own = BookView::new(world).table.side(figure) == side;
        fighter(world, figure, |fighter| freshen(fighter, own, side, points));
        if own && BookView::new(world).table.active(figure) {
            roll_initiative(world, figure);
        }
    }
    go(world, Step::Pick);
}

/// What a figure has anew in the phase of its side, and what ends in that of another.
fn freshen(fighter: &mut Fighter, own: bool, side: Side, points: u8) {
    if own {
        fighter.points = points;
        fighter.done = false;
        fighter.evading = false;
        fighter.counter = false;
        fighter.nerved = FigureSet::default();
        fighter.cowed = FigureSet::default();
    }
    if fighter.overwhelmed == Some(side) {
        fighter.overwhelmed = None;
    }
}

/// A die; of those who fly and of shades nearly every face counts as the highest (VAN-106).
fn roll_initiative(world: &mut World, figure: FigureId) {
    let Ok(value) = perform(world, |world| {
        let view = BookView::new(world);
        let swift = (view.winged(figure) || view.shade(figure))
            .then_some((view.constants().swift_from, i32::from(view.constants().die)));
        let counts = move |total: i32| match swift {
            Some((from, most)) if total >= from => most,
            _ => total,
        };
        Deed::roll(figure, view.die("initiative for blows"))
            .meaning(move |total| {
                (counts(total) != total).then(|| counts(total).to_string().into())
            })
            .class(counts)
            .then(Deed::<i32>::end)
    });
    fighter(world, figure, |fighter| fighter.initiative = value.clamp(1, 255) as u8);
}

impl<'w> BookView<'w> {
    /// Whether a figure can act now.
    pub fn can_act(self, figure: FigureId) -> bool {
        let fighter = self.fighter(figure);
        let able = self.table.active(figure) && !fighter.done && fighter.points > 0;
        able && !self.has(figure, Keyword::Frozen) && self.has_cause(figure)
    }

    /// Followers without a foe in their hex do nothing, unless they pursue one (VAN-108).
    fn has_cause(self, figure: FigureId) -> bool {
        !self.has(figure, Keyword::Follower)
            || self.foes_here(figure).next().is_some()
            || moving::pursuit(self, figure).is_some()
    }

    /// The figures of the side whose phase it is that have something to do.
    pub fn due(self) -> impl Iterator<Item = FigureId> + use<'w> {
        let side = self.table.world().resource::<Turn>().side;
        let table = self.table;
        let due = table.active_figures().filter(move |it| table.side(*it) == side);
        due.filter(move |it| self.can_act(*it) && ACTIONS.any_open(self, *it))
    }
}

/// Asks a side which of its figures acts next (VAN-104).
fn pick(world: &mut World) {
    let view = BookView::new(world);
    let due: Vec<FigureId> = view.due().collect();
    let side = world.resource::<Turn>().side;
    match due.as_slice() {
        [] => end_phase(world, side),
        [only] => go(world, Step::Act(*only, false)),
        several => {
            let end = Choice::plain(DONE);
            let mut choices: Vec<Choice> =
                several.iter().map(|figure| Choice::plain(PICK).by(*figure)).collect();
            let ready = several
                .iter()
                .position(|it| ATTACKS.iter().any(|attack| attack.open(view, *it).is_ok()));
            let default = choices[ready.unwrap_or(0)];
            choices.push(end);
            let first = several[0];
            let asking = Asking { choices, decline: end, default };
            match ask(world, first, Q_PICK, |_| asking) {
                None => {}
                Some(Choice { actor: Some(figure), .. }) => go(world, Step::Act(figure, false)),
                Some(_) => end_phase(world, side),
            }
        }
    }
}

fn end_phase(world: &mut World, side: Side) {
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    for figure in figures {
        if BookView::new(world).table.side(figure) == side {
            fighter(world, figure, |fighter| {
                fighter.points = 0;
                fighter.done = true;
                fighter.quarry = None;
            });
        }
    }
    go(world, Step::Phase(Side(side.0 + 1)));
}

/// Asks a figure what it does, and carries it out.
fn act(world: &mut World, figure: FigureId, acted: bool) {
    if !BookView::new(world).can_act(figure) {
        return go(world, Step::Pick);
    }
    let asked = ask(world, figure, Q_ACT, |world| {
        let view = BookView::new(world);
        choices::of(view, figure, acted && view.due().any(|other| other != figure))
    });
    let Some(choice) = asked else { return };
    match choice.verb {
        OTHER => return go(world, Step::Pick),
        DONE => {
            fighter(world, figure, |fighter| {
                fighter.points = 0;
                fighter.done = true;
            });
            return go(world, Step::Pick);
        }
        verb => ACTIONS.carry_out(world, figure, choice, info(verb).rule, spend),
    }
    if !matches!(world.resource::<Turn>().step, Step::Hold { .. }) {
        after(world, figure);
    }
}
