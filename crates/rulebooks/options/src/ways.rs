//! Where a figure can go in its movement, and how (OPT-301 to OPT-322).

use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};

use bevy_ecs::prelude::{Resource, World};
use riposte_rules::battle::move_to;
use riposte_rules::board::{Board, Facing, Hex};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Life, Posture};
use riposte_rules::systems::{MoveLimits, Walks, fewest, straight_end, walk};
use smallvec::{SmallVec, smallvec};

use crate::change::turn_record;
use crate::combatant::Status;
use crate::tables::Constants;
use crate::view::BookView;
use crate::words::*;

/// The hexes of a way, in order.
pub type Path = SmallVec<[Hex; 8]>;

/// A place to go to, and the way there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// How it is called.
    pub verb: Verb,
    /// The hexes entered, in order.
    pub path: Path,
}

impl Move {
    /// As a choice.
    pub fn choice(&self) -> Choice {
        let end = self.path.last().copied().unwrap_or_default();
        Choice::plain(self.verb).to(end)
    }
}

/// Every movement open to a figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// The movements.
    pub moves: Vec<Move>,
}

impl Ways {
    /// The movements of a figure as it stands.
    pub fn of(rules: BookView, figure: FigureId) -> Arc<Ways> {
        let inputs = Inputs::of(rules, figure);
        let known = rules.table.world().resource::<Known>();
        // A poisoned lock only means that somebody panicked; what is in it is whole.
        let mut known = known.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some((of, ways)) if *of == inputs => ways.clone(),
            _ => {
                let ways = Arc::new(Ways::anew(rules, figure));
                *known = Some((inputs, ways.clone()));
                ways
            }
        }
    }

    fn anew(rules: BookView, figure: FigureId) -> Ways {
        let engaged = rules.status(figure) == Status::Engaged;
        let crawl = i32::from(rules.constants().crawl);
        let moves = match (rules.table.posture(figure), engaged) {
            (Posture::Standing, false) => marches(rules, figure),
            (Posture::Standing, true) => steps(rules, figure, SHIFT),
            (Posture::Kneeling, false) => walks(rules, figure, RISE_MOVE, rules.half(figure)),
            (Posture::Kneeling, true) => steps(rules, figure, RISE_MOVE),
            (_, true) => steps(rules, figure, CRAWL),
            (_, false) => walks(rules, figure, CRAWL, crawl),
        };
        Ways { moves }
    }

    /// The ways of a figure on which nobody engages it at any point, staying among them, that
    /// leave it a hex of half its allowance (OPT-530).
    pub fn unengaged(rules: BookView, figure: FigureId) -> Vec<Move> {
        let stay = Move { verb: STAY, path: Path::new() };
        let field = Field::of(rules, figure);
        let legs = legs(rules.allowance(figure), rules.half(figure) - 1, 0);
        let ways = field.shortest(rules.table.hex(figure), legs);
        let free = ways.ends().filter(|end| !field.fronts.contains(&end.hex));
        let moves = free.map(|end| Move { verb: MOVE, path: ways.way(end).path });
        std::iter::once(stay).chain(moves).collect()
    }

    /// The movement that a choice names.
    pub fn find(&self, choice: &Choice) -> Option<Move> {
        self.moves.iter().find(|way| way.choice() == *choice).cloned()
    }
}

/// The movements worked out last. All choices of one question share them.
#[derive(Resource, Default)]
pub struct Known(Mutex<Option<(Inputs, Arc<Ways>)>>);

/// All that the movements of a figure depend on.
#[derive(Clone, Debug, PartialEq)]
struct Inputs {
    figure: FigureId,
    allowance: i32,
    half: i32,
    poled: bool,
    all: Vec<(Hex, Facing, Posture, Life, bool, bool)>,
}

impl Inputs {
    fn of(rules: BookView, figure: FigureId) -> Inputs {
        let table = rules.table;
        let bearing = |figure: FigureId| {
            let (life, grappled) = (table.harm(figure).life, rules.grappled(figure));
            let (hex, facing) = (table.hex(figure), table.facing(figure));
            (hex, facing, table.posture(figure), life, grappled, rules.engages(figure))
        };
        Inputs {
            figure,
            allowance: rules.allowance(figure),
            half: rules.half(figure),
            poled: rules.poles(figure).next().is_some(),
            all: table.figures().map(bearing).collect(),
        }
    }
}

/// What of the others stands in the way of a mover, looked up once.
struct Field<'w> {
    board: &'w Board,
    constants: &'w Constants,
    taken: Vec<Hex>,
    bodies: Vec<Hex>,
    fronts: Vec<Hex>,
    /// Whether a hex has been looked at that does not cost 1.
    uneven: Cell<bool>,
}

impl<'w> Field<'w> {
    fn of(rules: BookView<'w>, mover: FigureId) -> Field<'w> {
        let table = rules.table;
        let others = || table.figures().filter(|other| *other != mover);
        let bars = |other: &FigureId| {
            let up = !table.posture(*other).down();
            table.active(*other) && (up || rules.grappled(*other))
        };
        let gone = |other: &FigureId| table.harm(*other).life == Life::Gone;
        let enemies = table.enemies(mover).filter(|enemy| rules.engages(*enemy));
        let front = |enemy| rules.front_hexes(table.hex(enemy), table.facing(enemy));
        Field {
            board: table.board(),
            constants: rules.constants(),
            taken: others().filter(bars).map(|other| table.hex(other)).collect(),
            bodies: others()
                .filter(|other| !bars(other) && !gone(other))
                .map(|other| table.hex(other))
                .collect(),
            fronts: enemies.flat_map(front).collect(),
            uneven: Cell::new(false),
        }
    }

    /// What entering a hex costs (OPT-301 to OPT-303, OPT-306).
    fn entry(&self, hex: Hex) -> Option<u16> {
        if self.taken.contains(&hex) {
            return None;
        }
        let price = self.constants.price_of(self.board.terrain(hex)?)?;
        let body = self.bodies.contains(&hex);
        let price = if body { price.max(self.constants.body_cost) } else { price };
        self.uneven.set(self.uneven.get() || price != 1);
        Some(price)
    }

    /// The way of the fewest hexes to each hex that can be paid for, of those the cheapest: it is
    /// hexes that count as moved (OPT-409). An enemy's front ends a way (OPT-304).
    fn shortest(&self, from: Hex, legs: MoveLimits) -> Walks {
        fewest(from, legs, |hex| self.entry(hex), |hex| self.fronts.contains(&hex))
    }

    /// Every way; an enemy's front ends it (OPT-304).
    fn walks(&self, from: Hex, legs: MoveLimits) -> Walks {
        walk(from, legs, |hex| self.entry(hex), |hex| self.fronts.contains(&hex))
    }
}

fn legs(budget: i32, hexes: i32, straight: u8) -> MoveLimits {
    let short = |number: i32| number.clamp(0, 255) as u16;
    MoveLimits { budget: short(budget), hexes: short(hexes), straight }
}

/// Walking, and for those with a pole weapon the run-ups that end in a straight line where
/// the shortest way does not.
fn marches(rules: BookView, figure: FigureId) -> Vec<Move> {
    let needed = rules.constants().run_up;
    let poled = rules.poles(figure).next().is_some();
    let mut moves = marched(rules, figure);
    if !poled {
        return moves;
    }
    let legs = legs(rules.allowance(figure), rules.half(figure), needed);
    let from = rules.table.hex(figure);
    let straight = |hex: Hex, moves: &[Move]| {
        let plain = moves.iter().find(|way| way.path.last() == Some(&hex));
        plain.is_some_and(|way| straight_end(from, &way.path) >= needed)
    };
    let walks = Field::of(rules, figure).walks(from, legs);
    let mut runs: Vec<Move> = Vec::new();
    for end in walks.ends() {
        let known = runs.iter().any(|run| run.path.last() == Some(&end.hex));
        if !known && !straight(end.hex, &moves) {
            runs.push(Move { verb: RUN, path: walks.way(end).path });
        }
    }
    moves.extend(runs);
    moves
}

/// The best way to each hex within the allowance. Where the cheapest one goes about, it is the one
/// of the fewest hexes: those count as moved, not what they cost (OPT-301, OPT-409).
fn marched(rules: BookView, figure: FigureId) -> Vec<Move> {
    let (field, from) = (Field::of(rules, figure), rules.table.hex(figure));
    let allowance = rules.allowance(figure);
    let legs = legs(allowance, allowance, 0);
    let about = |path: &[Hex]| {
        path.last().is_some_and(|hex| (path.len() as u32) > hex.unsigned_distance_to(from))
    };
    let mut ways: Vec<Path> = paths(&field.walks(from, legs));
    // Where every hex costs the same, no way of fewer hexes is dearer.
    if field.uneven.get() && ways.iter().any(|path| about(path)) {
        let short = field.shortest(from, legs);
        for path in ways.iter_mut().filter(|path| about(path)) {
            let other = path.last().and_then(|hex| short.end_in(*hex));
            if let Some(other) = other.filter(|other| usize::from(other.steps) < path.len()) {
                *path = short.way(other).path;
            }
        }
    }
    ways.into_iter().map(|path| Move { verb: MOVE, path }).collect()
}

/// The way to each hex within so many hexes. What the ground costs is paid out of the whole
/// allowance (OPT-301, OPT-409).
fn walks(rules: BookView, figure: FigureId, verb: Verb, hexes: i32) -> Vec<Move> {
    let legs = legs(rules.allowance(figure), hexes, 0);
    let ways = Field::of(rules, figure).shortest(rules.table.hex(figure), legs);
    paths(&ways).into_iter().map(|path| Move { verb, path }).collect()
}

fn paths(ways: &Walks) -> Vec<Path> {
    ways.ends().map(|end| ways.way(end).path).collect()
}

/// One hex, staying next to everybody who engages the figure (OPT-321).
fn steps(rules: BookView, figure: FigureId, verb: Verb) -> Vec<Move> {
    let hexes = shifts(rules, figure);
    hexes.map(|hex| Move { verb, path: smallvec![hex] }).collect()
}

/// The hexes to which an engaged figure may shift.
pub fn shifts<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = Hex> + 'w {
    let here = rules.table.hex(figure);
    let engagers: Vec<Hex> = rules.engagers(figure).map(|foe| rules.table.hex(foe)).collect();
    let near = Facing::ALL.map(|way| here + way.step()).into_iter();
    near.filter(move |hex| {
        let keeps = engagers.iter().all(|foe| foe.unsigned_distance_to(*hex) == 1);
        keeps && rules.entry(figure, *hex).is_some()
    })
}

/// Goes along a path; every hex of it counts as moved (OPT-409).
pub fn go_along(world: &mut World, figure: FigureId, path: &[Hex]) {
    let from = BookView::new(world).table.hex(figure);
    let straight = straight_end(from, path);
    for hex in path {
        move_to(world, figure, *hex, false);
    }
    turn_record(world, figure, |turn| {
        turn.moved = turn.moved.saturating_add(path.len() as u8);
        turn.straight = straight;
    });
}
