//! What a position is worth to a side, as far as nobody has to roll for it.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::data::Library;
use riposte_rules::figure::{Arms, FigureId, Life, Side};

use crate::armament::{armed, held, misses, owned, shot};
use crate::evaluation_context::EvalContext;
use crate::mood::{caution, over, urgency};
use crate::pose::{Pose, still_to_go};
use crate::{Fitted, Weights};

/// What a blow counts that can be struck in the next turn at the earliest.
const LATER: f64 = 0.4;

/// Values positions of one battle. What each figure threatens to do to each other is asked
/// of the rulebook once, at the moment the decision is taken up; anew only where one of the two has
/// something else in hand since, a better weapon, or no shield any more, or a spell lies on it.
#[derive(Debug)]
pub(crate) struct Judge {
    library: Library,
    /// What the player cares for.
    temper: Weights,
    /// The same as it counts by the rules of a book, and the key of that book.
    by_book: Option<(&'static str, Weights)>,
    /// The same at the present decision.
    pub(crate) weights: Weights,
    figures: usize,
    expected_harm: Vec<f64>,
    /// How it is with each figure at that moment.
    bearings: Vec<Bearing>,
    /// Who has a weapon in hand at that moment.
    armed: Vec<bool>,
    /// The expected harm where something is other with one of the two.
    changed: Vec<Changed>,
}

/// What a figure has, and what lies on it.
#[derive(Debug)]
struct Bearing {
    arms: Arms,
    guise: u64,
}

impl Bearing {
    fn of(table: Table, figure: FigureId) -> Bearing {
        let guise = table.book().guise(table.world(), figure);
        Bearing { arms: table.arms(figure).clone(), guise }
    }

    /// Whether it is that of a figure now.
    fn is_of(&self, table: Table, figure: FigureId) -> bool {
        &self.arms == table.arms(figure) && self.guise == table.book().guise(table.world(), figure)
    }
}

/// What a figure is expected to do to another, either otherwise than when the decision was taken
/// up.
#[derive(Debug)]
struct Changed {
    both: (FigureId, FigureId),
    bearings: (Bearing, Bearing),
    behind: bool,
    harm: f64,
}

impl Judge {
    pub(crate) fn new(library: &Library, weights: Weights) -> Judge {
        Judge {
            library: library.clone(),
            temper: weights,
            by_book: None,
            weights,
            figures: 0,
            expected_harm: Vec::new(),
            bearings: Vec::new(),
            armed: Vec::new(),
            changed: Vec::new(),
        }
    }

    /// Takes up another decision: what was known of the last one is forgotten.
    pub(crate) fn begin(&mut self, world: &World) {
        let table = Table::new(world);
        let caution = table.decision().map_or(1.0, |decision| caution(table, decision.side));
        self.weights = self.by_book(table.book().key()).with_caution(caution);
        self.armed.clear();
        self.armed.extend(table.figures().map(|figure| armed(table, figure)));
        self.bearings.clear();
        self.bearings.extend(table.figures().map(|figure| Bearing::of(table, figure)));
        self.changed.clear();
        self.figures = self.armed.len();
        self.expected_harm.clear();
        self.expected_harm.resize(self.figures * self.figures * 2, f64::NAN);
    }

    /// What the player cares for by the rules of a book. A file that cannot be read changes nothing;
    /// it comes with the program and is tested with it.
    fn by_book(&mut self, book: &'static str) -> Weights {
        if let Some((known, weights)) = self.by_book
            && known == book
        {
            return weights;
        }
        let fitted = Fitted::of(&self.library, book).unwrap_or_default();
        let weights = fitted.applied(self.temper);
        self.by_book = Some((book, weights));
        weights
    }

    /// Whether a figure had a weapon in hand when the decision was taken up.
    pub(crate) fn was_armed(&self, figure: FigureId) -> bool {
        self.armed.get(figure.index()).copied().unwrap_or_default()
    }

    /// What the best blow of a figure would take from another, as both are now. `root` is the World in
    /// which the decision is asked.
    fn expected_harm(
        &mut self,
        root: &World,
        now: Table,
        (by, at): (FigureId, FigureId),
        behind: bool,
    ) -> f64 {
        let changed = |figure: FigureId| {
            self.bearings.get(figure.index()).is_some_and(|before| !before.is_of(now, figure))
        };
        if changed(by) || changed(at) {
            return self.anew(now, (by, at), behind);
        }
        let index = (by.index() * self.figures + at.index()) * 2 + usize::from(behind);
        let Some(known) = self.expected_harm.get(index).copied() else { return 0.0 };
        if !known.is_nan() {
            return known;
        }
        let expected_harm = Table::new(root).book().expected_harm(root, by, at, behind);
        self.expected_harm[index] = expected_harm;
        expected_harm
    }

    /// The same where something is other with either since: asked where it is.
    fn anew(&mut self, now: Table, both: (FigureId, FigureId), behind: bool) -> f64 {
        let (by, at) = both;
        let known = self.changed.iter().find(|it| {
            (it.both, it.behind) == (both, behind)
                && it.bearings.0.is_of(now, by)
                && it.bearings.1.is_of(now, at)
        });
        if let Some(known) = known {
            return known.harm;
        }
        let harm = now.book().expected_harm(now.world(), by, at, behind);
        let bearings = (Bearing::of(now, by), Bearing::of(now, at));
        self.changed.push(Changed { both, bearings, behind, harm });
        harm
    }

    /// The value of a position to a side.
    pub(crate) fn value(&mut self, root: &World, now: &World, side: Side) -> f64 {
        let table = Table::new(now);
        let mut value = material(now, side, &self.weights);
        value -= self.weights.goal * f64::from(carried_still(table, side));
        value += over(table, side);
        let urgency = urgency(table, side);
        for figure in table.active_figures() {
            let state = self.state(table, figure);
            if table.side(figure) == side {
                let context = EvalContext::urged(table, figure, urgency);
                value += state;
                value += self.stance(root, &context, Pose::of(table, figure));
            } else {
                value -= state;
            }
        }
        value
    }

    /// What it is worth how a figure holds itself, what it holds, and what it has over others.
    fn state(&self, table: Table, figure: FigureId) -> f64 {
        let weights = &self.weights;
        let edge = table.book().standing(table.world(), figure).edge;
        // A thing that is let fall for another is missed later.
        let things = held(table, figure) + owned(table, figure);
        let mut value = weights.held * things as f64 + weights.edge * edge;
        // What a figure threatens to do counts blows alone.
        if shot(table, figure) > 0 && !table.engagement(figure).engaged() {
            value += weights.mark;
        }
        if table.posture(figure).down() {
            value -= weights.down;
        }
        value - weights.unarmed * misses(table, figure)
    }

    /// What it is worth that a figure stands somewhere, everybody else where they are.
    pub(crate) fn stance(&mut self, root: &World, context: &EvalContext, pose: Pose) -> f64 {
        let weights = self.weights;
        let figure = pose.figure;
        let reach = context.reach(pose);
        let (mut threat, mut danger): (f64, f64) = (0.0, 0.0);
        let (mut by, mut arrived) = (0_u32, false);
        for enemy in &context.enemies {
            let (foe, hex) = (enemy.pose.figure, enemy.pose.hex);
            if context.reaches(pose, &reach, hex) {
                // By the time of a later blow it has turned.
                let behind = pose.strikes && enemy.behind(context.table, pose.hex);
                arrived = true;
                threat = threat.max(self.expected_harm(root, context.table, (figure, foe), behind));
            }
            if enemy.reaches(context.table, pose.hex) {
                let now = if enemy.able { 1.0 } else { LATER };
                let behind = context.open_to(pose, hex);
                danger += now * self.expected_harm(root, context.table, (foe, figure), behind);
                by += 1;
            }
        }
        // Where hexes are places everybody in one is in everybody's reach.
        let crowd = if context.places { 0.0 } else { f64::from(by.saturating_sub(1)) };
        let crowd = crowd * weights.crowd;
        let lost_weapon = self.was_armed(figure) && !context.armed;
        let approach_cost = self.approach_cost(context, pose, arrived && !lost_weapon);
        let threat = if pose.strikes { threat } else { LATER * threat };
        let gains = weights.threat * threat + self.mark(context, pose);
        gains - weights.danger * danger - crowd - self.incoming(root, context, pose) - approach_cost
    }

    /// What it is worth to have a clear shot from there, the more from afar: nothing to a side
    /// that need not seek it.
    fn mark(&self, context: &EvalContext, pose: Pose) -> f64 {
        /// From where it makes no difference any more.
        const SAFE: u32 = 6;
        if !pose.strikes || context.urgency < 1.0 || !context.marks(pose) {
            return 0.0;
        }
        let far = context.enemies.iter().map(|foe| foe.pose.hex.unsigned_distance_to(pose.hex));
        let nearest = far.min().map_or(SAFE, |hexes| hexes.min(SAFE));
        self.weights.mark * f64::from(nearest) / f64::from(SAFE)
    }

    /// What it costs to be where enemies who have yet to move may come and strike. In a fork that has
    /// come to the next turn this counts nothing: who moves first there is not decided yet.
    fn incoming(&mut self, root: &World, context: &EvalContext, pose: Pose) -> f64 {
        let turn = |world: &World| world.resource::<TurnNumber>().0;
        if context.threateners.is_empty() || turn(root) != turn(context.table.world()) {
            return 0.0;
        }
        let (mut harm, mut many) = (0.0, 0.0_f64);
        for threatener in &context.threateners {
            let chance = threatener.chance(pose.hex);
            if chance > 0.0 {
                let both = (threatener.figure, pose.figure);
                harm += chance * self.expected_harm(root, context.table, both, false);
                many += chance;
            }
        }
        self.weights.incoming * harm * many.max(1.0)
    }

    /// How far it is from there to where the figure wants to go, and how far it looks away.
    fn approach_cost(&self, context: &EvalContext, pose: Pose, arrived: bool) -> f64 {
        let weights = &self.weights;
        if let Some(hexes) = still_to_go(context.table, pose.figure, pose.hex) {
            return f64::from(hexes) * weights.goal;
        }
        let Some(goal) = context.goal else { return 0.0 };
        let steps = context.away(pose, goal, arrived);
        f64::from(steps) * (weights.distance * context.urgency + weights.haste * context.waited())
            + f64::from(context.apart(pose, goal.hex)) * weights.facing
    }
}

/// How many hexes those of a side who lie, and can be carried, are from where it wants to come to.
fn carried_still(table: Table, side: Side) -> u32 {
    let lies =
        |figure: &FigureId| table.side(*figure) == side && table.harm(*figure).life == Life::Down;
    let lying = table.figures().filter(lies);
    lying.filter_map(|figure| still_to_go(table, figure, table.hex(figure))).sum()
}

/// What the figures of a side are worth against those of the enemy.
pub(crate) fn material(now: &World, side: Side, weights: &Weights) -> f64 {
    let table = Table::new(now);
    let worth = |figure| table.book().standing(now, figure).worth;
    let each = table.active_figures().map(|figure| match table.side(figure) == side {
        true => weights.suffered * worth(figure) + weights.fall,
        false => -weights.harm * worth(figure) - weights.out,
    });
    each.sum()
}
