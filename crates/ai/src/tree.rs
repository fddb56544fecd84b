//! What may follow on a choice, as a tree that grows where it matters.
//!
//! The tree is open to chance: a branch is a choice, and the same choice may lead to another
//! decision when the dice fall otherwise. Both sides choose in it, each what has fared best
//! for it so far, or what has been tried too seldom.

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision, Question, Weight};
use riposte_rules::figure::{FigureId, Side};

use crate::judge::Judge;
use crate::reflex::Reflex;
use crate::stand::weight;

/// How many blows and steps a decision has as branches.
const WIDTH: usize = 3;
/// How much seldom tried branches are favoured, in parts of a figure's fighting worth.
const CURIOSITY: f64 = 0.1;
/// How many tries the first opinion of a branch counts for.
const PRIOR: f64 = 4.0;

/// The tree of what follows on one choice.
#[derive(Debug)]
pub(crate) struct Tree {
    depth: usize,
    nodes: Vec<Node>,
    /// The branches taken in this try, by node and number.
    path: Vec<(usize, usize)>,
    /// Where in the tree this try is, until it has left it.
    at: Place,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    /// At the decision that follows on a branch; `None` before the first.
    Below(Option<(usize, usize)>),
    Outside,
}

/// A decision that came up.
#[derive(Debug)]
struct Node {
    /// On what branch it follows.
    above: Option<(usize, usize)>,
    figure: FigureId,
    question: Question,
    /// 1 where the side that thinks decides, -1 where the other does.
    sign: f64,
    tries: u32,
    sum: f64,
    branches: Vec<Branch>,
}

/// A choice that could be made.
#[derive(Debug)]
struct Branch {
    choice: Choice,
    /// What it seems to gain for its side before anything is tried.
    gain: f64,
    tries: u32,
    sum: f64,
}

impl Tree {
    /// A tree in which so many decisions on the way are searched; none for 0.
    pub(crate) fn new(depth: usize) -> Tree {
        Tree { depth, nodes: Vec::new(), path: Vec::new(), at: Place::Outside }
    }

    /// Begins a try.
    pub(crate) fn enter(&mut self) {
        self.path.clear();
        self.at = if self.depth > 0 { Place::Below(None) } else { Place::Outside };
    }

    /// What the tree would have tried at the pending decision; `None` where it does not reach.
    pub(crate) fn choose(
        &mut self,
        root: &World,
        now: &World,
        judge: &mut Judge,
        reflex: &mut Reflex,
        mine: Side,
    ) -> Option<Choice> {
        let Place::Below(above) = self.at else { return None };
        let table = Table::new(now);
        let decision = table.decision()?;
        let asks = weight(table, decision);
        if decision.choices.len() == 1 || !matches!(asks, Weight::Act | Weight::React) {
            return None;
        }
        let Some(number) = self.known(above, decision) else {
            // A new leaf: from here on all goes by reflex.
            self.at = Place::Outside;
            let options = reflex.options(root, table, decision, judge, WIDTH);
            self.grow(above, decision, options, mine);
            return None;
        };
        let branch = self.nodes[number].next(decision);
        let Some(branch) = branch else {
            self.at = Place::Outside;
            return None;
        };
        self.path.push((number, branch));
        let deep = self.path.len() >= self.depth;
        self.at = if deep { Place::Outside } else { Place::Below(Some((number, branch))) };
        Some(self.nodes[number].branches[branch].choice)
    }

    fn known(&self, above: Option<(usize, usize)>, decision: &Decision) -> Option<usize> {
        self.nodes.iter().position(|node| {
            node.above == above
                && node.figure == decision.figure
                && node.question == decision.question
        })
    }

    fn grow(
        &mut self,
        above: Option<(usize, usize)>,
        decision: &Decision,
        options: Vec<(f64, Choice)>,
        mine: Side,
    ) {
        let branch = |(gain, choice)| Branch { choice, gain, tries: 0, sum: 0.0 };
        self.nodes.push(Node {
            above,
            figure: decision.figure,
            question: decision.question,
            sign: if decision.side == mine { 1.0 } else { -1.0 },
            tries: 0,
            sum: 0.0,
            branches: options.into_iter().map(branch).collect(),
        });
    }

    /// By how much the best that both sides have found after a branch (`None` for the choice
    /// itself), tried so often, beats the mean of all that was tried: to look at a bad answer
    /// says nothing against a choice.
    pub(crate) fn found(&self, above: Option<(usize, usize)>, tries: u32) -> f64 {
        let below = self.nodes.iter().enumerate().filter(|(_, node)| node.above == above);
        let all = f64::from(tries.max(1));
        below
            .map(|(number, node)| f64::from(node.tries) / all * (self.best(number) - node.mean()))
            .sum()
    }

    /// What a decision is worth if the best branch is taken that is known.
    fn best(&self, number: usize) -> f64 {
        let node = &self.nodes[number];
        let sign = node.sign;
        let tried = node.branches.iter().enumerate().filter(|(_, branch)| branch.tries > 0);
        let worth = tried.map(|(place, branch)| {
            let tries = f64::from(branch.tries);
            let more = tries * self.found(Some((number, place)), branch.tries);
            sign * (branch.sum + more + PRIOR * node.mean()) / (tries + PRIOR)
        });
        let best = worth.fold(f64::MIN, f64::max);
        if best == f64::MIN { node.mean() } else { sign * best }
    }

    /// Takes in what a try came to.
    pub(crate) fn learn(&mut self, value: f64) {
        for (number, branch) in self.path.drain(..) {
            let node = &mut self.nodes[number];
            node.tries += 1;
            node.sum += value;
            node.branches[branch].tries += 1;
            node.branches[branch].sum += value;
        }
    }
}

impl Node {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.tries.max(1))
    }

    /// The branch to try next, among those that are open now.
    fn next(&self, decision: &Decision) -> Option<usize> {
        let sign = self.sign;
        let mean = sign * self.mean();
        let most = self.branches.iter().map(|branch| branch.gain).fold(f64::MIN, f64::max);
        let many = f64::from(self.tries + 1).ln().max(0.0);
        let score = |branch: &Branch| {
            let tries = f64::from(branch.tries);
            let first = mean + branch.gain - most;
            let fared = (sign * branch.sum + PRIOR * first) / (tries + PRIOR);
            fared + CURIOSITY * (many / (tries + 1.0)).sqrt()
        };
        let open = (0..self.branches.len())
            .filter(|number| decision.is_legal(&self.branches[*number].choice));
        // The first of equals.
        open.rev().max_by(|a, b| score(&self.branches[*a]).total_cmp(&score(&self.branches[*b])))
    }
}
