//! A deed told once: its checks, what branches from them, and what comes about at the ends.
//!
//! A [`Deed`] is a tree that is built as it is walked. It is walked in two ways:
//!
//! - [`Deed::odds`] goes down every branch and says exactly how likely each end is. The
//!   forecast is read from it.
//! - [`Deed::throw`] lets the dice fall, goes down one branch, tells what was rolled, and gives
//!   the end it came to. [`perform`] does so in a World. The rulebook then makes that end true.
//!
//! As both walk the same tree, what was foretold is what happens.
//!
//! # How to tell a blow
//!
//! Let the ends be values of the rulebook: what the figures get, not how they got there.
//!
//! ```
//! use riposte_rules::deed::Deed;
//! use riposte_rules::figure::FigureId;
//! use riposte_rules::roll::*;
//!
//! const HIT: Degree = Degree::success("hit");
//! const CRITICAL: Degree = Degree::success("critical");
//! const MISS: Degree = Degree::failure("miss");
//! // A natural 20 hits and counts double, a natural 1 misses, else the class must be reached.
//! const DEGREES: Degrees = Degrees::fixed(
//!     &[
//!         DegreeRow::exactly(Measure::Natural, 20, CRITICAL),
//!         DegreeRow::exactly(Measure::Natural, 1, MISS),
//!         DegreeRow::at_least(Measure::Margin, 0, HIT),
//!     ],
//!     MISS,
//! );
//!
//! /// The hits that a blow does.
//! fn blow<'w>(by: FigureId, at: FigureId) -> Deed<'w, i32> {
//!     let class = Roll::new("armour class", Scale::Whole)
//!         .with("basic", 6, "LEN-1")
//!         .with("mail", 4, "LEN-2");
//!     let roll = Roll::new("attack", Scale::Whole).dice(1, 20).with("skill", 3, "LEN-3");
//!     let attack = Contest::against(roll, Limit::at_least(class)).with_degrees(DEGREES);
//!     Deed::check(by, Some(at), attack).then(move |degree| {
//!         if !degree.success {
//!             return Deed::end(0);
//!         }
//!         let times = if degree == CRITICAL { 2 } else { 1 };
//!         let damage = Roll::new("damage", Scale::Whole).dice(1, 8);
//!         Deed::roll(by, damage).class(move |total| total * times).then(Deed::end)
//!     })
//! }
//!
//! let blow = || blow(FigureId(0), FigureId(1));
//! // Foretold: how likely each number of hits is, and the rolls with their parts.
//! let odds: Vec<(i32, Chance)> = blow().odds();
//! assert!(odds.contains(&(16, Chance::new(1, 160))));
//! assert_eq!(blow().outline().len(), 2);
//! // Thrown: an 18 hits, and a 5 on the die of damage.
//! let mut dice = Dice::given([18, 5], None);
//! let Ok(hits) = blow().throw(&mut dice, &mut Default::default());
//! assert_eq!(hits, 5);
//! ```
//!
//! # Which branch sees what
//!
//! `then` is given the degree alone, so that its branches are few; `then_by_margin` is given the
//! margin as well: a defence that is the harder the better the attack was, or a bonus that is
//! lost when it was made by five. A roll whose result is looked up is gathered into classes
//! before it branches.
//!
//! # Decisions between the rolls
//!
//! Where a person decides, the tree says [`Deed::ask`]: thrown, it stops there and gives what is
//! asked (`Err`), for the rulebook to put the question and, answered, to throw the deed that
//! goes on from there. Foretold, it goes on as it is assumed that the answer will be. Both take
//! the same function for what comes after, so nothing is told twice.
//!
//! # Pieces
//!
//! [`Deed::and_then`] joins two deeds: the attack is a deed of its own, whose odds say how
//! likely it hits; the blow is the attack and then the damage.

mod odds;
mod throw;

use std::convert::Infallible;
use std::rc::Rc;

use crate::event::Journal;
use crate::figure::FigureId;
use crate::roll::{Contest, Degree, Roll, Settled, Text};

pub use throw::perform;

/// What a deed is, from its first roll to its ends `T`; `Q` is what may be asked on the way.
pub struct Deed<'w, T, Q = Infallible>(Node<'w, T, Q>);

type Made<'w, T, Q> = Box<dyn Fn() -> Deed<'w, T, Q> + 'w>;
type Teller<'w> = Box<dyn Fn(&mut Journal) + 'w>;

enum Node<'w, T, Q> {
    End(T),
    Check(Box<CheckNode<'w, T, Q>>),
    Roll(Box<RollNode<'w, T, Q>>),
    Tell(Teller<'w>, Made<'w, T, Q>),
    Ask(Q, Made<'w, T, Q>),
}

struct CheckNode<'w, T, Q> {
    check: Check<'w>,
    then: Branch<'w, T, Q>,
}

/// What follows from a check.
enum Branch<'w, T, Q> {
    Degree(Box<dyn Fn(Degree) -> Deed<'w, T, Q> + 'w>),
    Margin(Box<dyn Fn(Degree, i32) -> Deed<'w, T, Q> + 'w>),
}

struct RollNode<'w, T, Q> {
    look: LookUp<'w>,
    then: Box<dyn Fn(i32) -> Deed<'w, T, Q> + 'w>,
}

/// A check of a deed, before it is said what follows from it.
pub struct Check<'w> {
    by: FigureId,
    other: Option<FigureId>,
    contest: Contest,
    told: Option<Box<dyn Fn(&Settled, &mut Journal) + 'w>>,
}

/// A roll of a deed whose result is looked up, before it is said what follows from it.
pub struct LookUp<'w> {
    by: FigureId,
    roll: Roll,
    again: Option<Box<dyn Fn(i32) -> bool + 'w>>,
    meaning: Box<dyn Fn(i32) -> Option<Text> + 'w>,
    class: Box<dyn Fn(i32) -> i32 + 'w>,
    row: Box<dyn Fn(i32) -> Option<Text> + 'w>,
}

impl<'w, T: 'w, Q: 'w> Deed<'w, T, Q> {
    /// Nothing more is rolled: this comes about.
    pub fn end(value: T) -> Deed<'w, T, Q> {
        Deed(Node::End(value))
    }

    /// Something is told before what follows.
    pub fn tell(
        told: impl Fn(&mut Journal) + 'w,
        rest: impl Fn() -> Deed<'w, T, Q> + 'w,
    ) -> Deed<'w, T, Q> {
        Deed(Node::Tell(Box::new(told), Box::new(rest)))
    }

    /// A decision stands here. Thrown, the deed stops and gives `asked`; foretold, it goes on
    /// as it is assumed that the answer will be.
    pub fn ask(asked: Q, assumed: impl Fn() -> Deed<'w, T, Q> + 'w) -> Deed<'w, T, Q> {
        Deed(Node::Ask(asked, Box::new(assumed)))
    }

    /// What follows from each end.
    pub fn and_then<B: 'w>(self, next: impl Fn(T) -> Deed<'w, B, Q> + 'w) -> Deed<'w, B, Q> {
        self.bind(Rc::new(next))
    }

    /// Other words for each end.
    pub fn map<B: 'w>(self, change: impl Fn(T) -> B + 'w) -> Deed<'w, B, Q> {
        self.and_then(move |value| Deed::end(change(value)))
    }

    fn bind<B: 'w>(self, next: Rc<dyn Fn(T) -> Deed<'w, B, Q> + 'w>) -> Deed<'w, B, Q> {
        let later = |rest: Made<'w, T, Q>, next: Rc<dyn Fn(T) -> Deed<'w, B, Q> + 'w>| {
            Box::new(move || rest().bind(next.clone()))
        };
        Deed(match self.0 {
            Node::End(value) => return next(value),
            Node::Tell(told, rest) => Node::Tell(told, later(rest, next)),
            Node::Ask(asked, rest) => Node::Ask(asked, later(rest, next)),
            Node::Check(node) => {
                let then = match node.then {
                    Branch::Degree(then) => {
                        Branch::Degree(Box::new(move |degree| then(degree).bind(next.clone())))
                    }
                    Branch::Margin(then) => Branch::Margin(Box::new(move |degree, margin| {
                        then(degree, margin).bind(next.clone())
                    })),
                };
                Node::Check(Box::new(CheckNode { check: node.check, then }))
            }
            Node::Roll(node) => {
                let RollNode { look, then } = *node;
                let then = Box::new(move |class| then(class).bind(next.clone()));
                Node::Roll(Box::new(RollNode { look, then }))
            }
        })
    }
}

impl<'w> Deed<'w, ()> {
    /// A check, by somebody against somebody or nobody.
    pub fn check(by: FigureId, other: Option<FigureId>, contest: Contest) -> Check<'w> {
        Check { by, other, contest, told: None }
    }

    /// A roll whose result is looked up.
    pub fn roll(by: FigureId, roll: Roll) -> LookUp<'w> {
        LookUp {
            by,
            roll,
            again: None,
            meaning: Box::new(|_| None),
            class: Box::new(|total| total),
            row: Box::new(|_| None),
        }
    }
}

impl<'w> Check<'w> {
    /// What is told when the dice have fallen, after the rolls themselves.
    pub fn told(mut self, told: impl Fn(&Settled, &mut Journal) + 'w) -> Check<'w> {
        self.told = Some(Box::new(told));
        self
    }

    /// What follows from each degree.
    pub fn then<T, Q>(self, then: impl Fn(Degree) -> Deed<'w, T, Q> + 'w) -> Deed<'w, T, Q> {
        let then = Branch::Degree(Box::new(then));
        Deed(Node::Check(Box::new(CheckNode { check: self, then })))
    }

    /// What follows from each degree and margin; negative: missed by.
    pub fn then_by_margin<T, Q>(
        self,
        then: impl Fn(Degree, i32) -> Deed<'w, T, Q> + 'w,
    ) -> Deed<'w, T, Q> {
        let then = Branch::Margin(Box::new(then));
        Deed(Node::Check(Box::new(CheckNode { check: self, then })))
    }
}

impl<'w> LookUp<'w> {
    /// Which totals count for nothing: the dice are thrown again until another falls. Not every
    /// total may be one of them.
    pub fn again(mut self, again: impl Fn(i32) -> bool + 'w) -> LookUp<'w> {
        self.again = Some(Box::new(again));
        self
    }

    /// Whether a total counts for nothing.
    fn repeats(&self, total: i32) -> bool {
        self.again.as_ref().is_some_and(|again| again(total))
    }

    /// What a total means, for the log.
    pub fn meaning(mut self, meaning: impl Fn(i32) -> Option<Text> + 'w) -> LookUp<'w> {
        self.meaning = Box::new(meaning);
        self
    }

    /// What follows depends on this class of a total only: the hits that get through, the level
    /// of a wound. Without it, on the total.
    pub fn class(mut self, class: impl Fn(i32) -> i32 + 'w) -> LookUp<'w> {
        self.class = Box::new(class);
        self
    }

    /// The name of a class in a forecast; several may bear one. Those without are left out.
    pub fn rows(mut self, row: impl Fn(i32) -> Option<Text> + 'w) -> LookUp<'w> {
        self.row = Box::new(row);
        self
    }

    /// What follows from each class.
    pub fn then<T, Q>(self, then: impl Fn(i32) -> Deed<'w, T, Q> + 'w) -> Deed<'w, T, Q> {
        Deed(Node::Roll(Box::new(RollNode { look: self, then: Box::new(then) })))
    }
}
