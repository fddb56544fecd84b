//! Shots and throws: range, cover, melees and crowds (LEN-601 to LEN-607).

use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;

use crate::attacks::blow::Blow;
use crate::equipment::weapons::{Class, Way};
use crate::view::{BookView, Strike, flies};

/// What the range does to a shot (LEN-601).
pub fn range(view: BookView, blow: &Blow, strike: &Strike) -> (&'static str, i32) {
    let far = blow.from.unsigned_distance_to(blow.at);
    let [short, medium, _] = strike.stats.bands.map(u32::from);
    let fire = strike.weapon.class == Class::Firearm;
    let [at_medium, at_long] =
        if fire { view.constants().fire_bands } else { view.constants().bands };
    match far {
        far if far <= short => ("", 0),
        far if far <= medium => ("medium range", at_medium),
        _ => ("long range", at_long),
    }
}

/// Whether a shot can be tried: near enough, and no wall in between.
pub fn in_range(view: BookView, from: Hex, at: Hex, strike: &Strike) -> bool {
    let far = from.unsigned_distance_to(at);
    far >= 1 && far <= u32::from(strike.mode.range) && sight::clear(view.table.board(), from, at)
}

/// What cover does for somebody at a hex against somebody at another: the best of the hexes that
/// the line crosses, the last among them, and of those who stand in between (LEN-603).
pub fn cover(view: BookView, from: Hex, at: Hex, but: [FigureId; 2]) -> i32 {
    let constants = view.constants();
    let board = view.table.board();
    let of = |hex: Hex| {
        let kind = board.terrain(hex)?;
        constants.cover.iter().find(|(ground, _)| *ground == kind).map(|(_, cover)| *cover)
    };
    let ground = sight::between(from, at).chain([at]).filter_map(of).max().unwrap_or(0);
    let somebody = sight::in_line(view.table, from, at).iter().any(|it| !but.contains(it));
    ground.max(if somebody { constants.cover_of_figures } else { 0 })
}

/// The penalty of shooting into a melee; 0 where the target is in none, or too large to be missed
/// (LEN-604).
pub fn melee_penalty(view: BookView, blow: &Blow, strike: &Strike) -> i32 {
    let plain = !flies(strike) || blow.crowd || view.build(blow.target).huge;
    match plain || melee(view, blow.by, blow.target).is_empty() {
        true => 0,
        false => view.constants().into_melee,
    }
}

/// Everybody in the melee of a figure, itself first, the shooter left out; empty when no enemy
/// is beside it.
pub fn melee(view: BookView, by: FigureId, target: FigureId) -> Vec<FigureId> {
    let table = view.table;
    let fights =
        |a: FigureId, b: FigureId| table.side(a) != table.side(b) && table.distance(a, b) <= 1;
    let found = connected(view, by, target, fights);
    if found.len() > 1 { found } else { Vec::new() }
}

/// The group in which a figure stands, itself first: those who stand beside each other, of
/// whatever side; only the figure where it stands alone or where there is fighting in the group
/// (LEN-605).
pub fn crowd(view: BookView, by: FigureId, target: FigureId) -> Vec<FigureId> {
    let found = connected(view, by, target, |a, b| view.table.distance(a, b) <= 1);
    let sides = |side| found.iter().any(|it| view.table.side(*it) != side);
    match sides(view.table.side(target)) {
        true => vec![target],
        false => found,
    }
}

fn connected(
    view: BookView,
    by: FigureId,
    target: FigureId,
    joined: impl Fn(FigureId, FigureId) -> bool,
) -> Vec<FigureId> {
    // A mount and its rider are shot at each for itself; whose own mount it is has no part in it.
    let mine = view.table.carrier(by);
    let others: Vec<FigureId> =
        view.table.active_figures().filter(|it| *it != by && Some(*it) != mine).collect();
    let mut found = vec![target];
    let mut next = 0;
    while let Some(one) = found.get(next).copied() {
        next += 1;
        let new = others.iter().filter(|other| !found.contains(other) && joined(one, **other));
        let new: Vec<FigureId> = new.copied().collect();
        found.extend(new);
    }
    found
}

/// The lots of a draw among some: the large have two (LEN-604).
pub fn lots(view: BookView, among: &[FigureId]) -> Vec<FigureId> {
    let each = among.iter().flat_map(|figure| {
        std::iter::repeat_n(*figure, usize::from(view.build(*figure).lots.max(1)))
    });
    each.take(100).collect()
}

/// Whether a weapon is loaded, or needs no loading (LEN-606).
pub fn loaded(view: BookView, figure: FigureId, strike: &Strike) -> bool {
    strike.stats.way != Way::Shoot || view.fighter(figure).loading.of(strike.arm.item) == 0
}

/// The rounds of loading that a weapon needs after a shot (LEN-606).
pub fn reload(view: BookView, figure: FigureId, strike: &Strike) -> u8 {
    let build = view.build(figure);
    match strike.weapon.class {
        Class::Firearm => {
            (i32::from(strike.weapon.reload) - build.bs - build.agility).clamp(1, 20) as u8
        }
        _ => strike.weapon.reload,
    }
}
