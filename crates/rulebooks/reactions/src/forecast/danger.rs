//! Whom a choice lays the figure open to: on the way and where it ends.

use riposte_kit::danger::{self, Stance};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Exposure, Forecast};
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::fighter::Phase;
use crate::melee::dice::Guards;
use crate::melee::met::Met;
use crate::moving::path;
use crate::rolls::Blow;
use crate::view::{BookView, Strike};

/// Where a figure would be when it is struck at: the hexes it takes up there, and who of those that
/// take them up is struck at, itself or its rider (REA-101).
struct Post {
    stance: Stance,
    hexes: SmallVec<[Hex; 2]>,
    at: FigureId,
}

impl Post {
    fn new(rules: BookView, stance: Stance, at: FigureId) -> Post {
        let shape = rules.table.shape(stance.figure);
        Post { hexes: shape.hexes(stance.hex, stance.facing), stance, at }
    }

    fn far(&self, from: Hex) -> u32 {
        let far = self.hexes.iter().map(|hex| hex.unsigned_distance_to(from));
        far.min().unwrap_or(u32::MAX)
    }
}

/// Adds the blows that a choice invites, and the chance that at least one of them hits. A mount
/// carries its rider into them (REA-101).
pub fn lay_open(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let start = rules.table.hex(figure);
    let facing = choice.facing.unwrap_or(rules.table.facing(figure));
    let path = path(rules, figure, choice);
    let end = path.last().copied().unwrap_or(start);
    let together: SmallVec<[FigureId; 2]> =
        [figure].into_iter().chain(rules.rider(figure)).collect();
    let post = |hex: Hex, at| Post::new(rules, Stance { figure, hex, facing }, at);
    let mut blows = Vec::new();
    for enemy in rules.table.enemies(figure) {
        for hex in &path {
            let at = together.iter().map(|at| post(*hex, *at));
            blows.extend(at.filter_map(|post| on_the_way(rules, enemy, &post)));
        }
        if forecast.wordless {
            // Players judge the place where they end by themselves.
            continue;
        }
        let at = together.iter().map(|at| post(end, *at));
        blows.extend(at.filter_map(|post| at_the_end(rules, enemy, &post)));
    }
    danger::lay_open(forecast, blows);
    forecast.path = path;
}

/// A blow of one who is set, when the figure enters a hex (REA-66, REA-67).
fn on_the_way(rules: BookView, enemy: FigureId, post: &Post) -> Option<Exposure> {
    let beside = rules.table.distance(enemy, post.stance.figure) == 1;
    let threat = &rules.table.threat(enemy).hexes;
    let set = post.hexes.iter().any(|hex| threat.contains(hex));
    if !set || !rules.may_meet(enemy, beside) {
        return None;
    }
    let place = (rules.table.hex(enemy), rules.table.facing(enemy));
    let able = rules.strikes(enemy).filter(|strike| strikes_at(rules, enemy, strike, place, post));
    let able = able.map(|strike| (strike, nearest(rules, enemy, post), false));
    best(rules, enemy, post, able, true)
}

/// The best blow of an enemy whose phase is to come, from where it stands or with an
/// advance.
fn at_the_end(rules: BookView, enemy: FigureId, post: &Post) -> Option<Exposure> {
    let comes = rules.fighter(enemy).phase != Phase::Done && rules.able(enemy);
    if !comes || post.far(nearest(rules, enemy, post)) > 3 {
        return None;
    }
    let here = rules.table.hex(enemy);
    let mut able = Vec::new();
    for strike in rules.strikes(enemy) {
        let mut places = places(rules, enemy, post).into_iter();
        let reaches = |place: &(Hex, Facing)| strikes_at(rules, enemy, &strike, *place, post);
        let Some((hex, _)) = places.find(reaches) else { continue };
        let comes = hex != here;
        able.push((strike, if comes { hex } else { nearest(rules, enemy, post) }, comes));
    }
    best(rules, enemy, post, able.into_iter(), false)
}

/// Whether an enemy that stands and looks somehow strikes any hex of a post.
fn strikes_at(
    rules: BookView,
    enemy: FigureId,
    strike: &Strike,
    place: (Hex, Facing),
    post: &Post,
) -> bool {
    let with = (strike.mode, strike.item.at);
    post.hexes.iter().any(|hex| rules.strikes_hex(enemy, with, place, *hex))
}

/// Of the hexes that an enemy takes up the one that is nearest to a post.
fn nearest(rules: BookView, enemy: FigureId, post: &Post) -> Hex {
    let hexes = rules.table.hexes(enemy).into_iter();
    hexes.min_by_key(|hex| post.far(*hex)).unwrap_or_default()
}

/// Where an enemy could strike from: its own hex first, then one step on.
fn places(rules: BookView, enemy: FigureId, post: &Post) -> Vec<(Hex, Facing)> {
    let here = rules.table.hex(enemy);
    let facings = rules.facings(enemy);
    let mut places: Vec<(Hex, Facing)> = facings.iter().map(|facing| (here, *facing)).collect();
    if rules.prone(enemy) || !rules.on_foot(enemy) {
        return places;
    }
    for facing in facings {
        for side in [0, -1, 1] {
            let hex = here + facing.turned(side).step();
            if !post.hexes.contains(&hex) && rules.table.free(hex) {
                places.push((hex, facing));
            }
        }
    }
    places
}

fn best<'w>(
    rules: BookView<'w>,
    enemy: FigureId,
    post: &Post,
    strikes: impl Iterator<Item = (Strike<'w>, Hex, bool)>,
    on_the_way: bool,
) -> Option<Exposure> {
    let stance = post.stance;
    let exposure = |(strike, from, advance): (Strike, Hex, bool)| {
        let damage = strike.stats.damage.halves;
        let at = rules.struck_among(&post.hexes, stance.facing, from);
        let blow = Blow {
            by: enemy,
            target: post.at,
            arm: strike.arm,
            spot: rules.tables.chest(),
            advance,
            from,
            at,
            facing: stance.facing,
            ..Blow::default()
        };
        let guards = Guards { open: Met::open(rules, blow), answered: Vec::new() };
        let chance = guards.open.chance(rules, guards.dice(rules));
        let behind = rules.from_behind(at, stance.facing, from);
        let blow = danger::exposure(rules.table, stance, (enemy, strike.arm), chance, behind);
        let at = Some(post.at).filter(|at| *at != stance.figure);
        (Exposure { on_the_way, comes: advance, at, ..blow }, damage)
    };
    // Of equally likely blows the one that does most harm is named.
    danger::likeliest(strikes.map(exposure))
}
