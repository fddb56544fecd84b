//! Reach arcs: which hexes a figure can strike, and who is thereby engaged.

use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::Figures;
use crate::board::Facing;
use crate::data::Armoury;
use crate::figure::{Arms, Engagement, FigureId, Harm, Position, Posture, Side, Threat};

/// Which hexes two away a long weapon strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RowShape {
    /// The hex straight behind each front hex.
    #[default]
    Straight,
    /// The three hexes of an arc before the figure: straight ahead and its two neighbours.
    Arc,
    /// All five hexes that lie beyond the front hexes.
    Wide,
}

/// How reach works, as the rulebook's data give it.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachRule {
    /// The adjacent hexes that can be struck, by direction relative to the facing.
    pub front: Vec<u8>,
    /// The second row.
    pub row: RowShape,
    /// The postures in which a figure threatens anyone.
    pub postures: Vec<Posture>,
}

impl Default for ReachRule {
    fn default() -> ReachRule {
        ReachRule {
            front: vec![5, 0, 1],
            row: RowShape::Straight,
            postures: vec![Posture::Standing],
        }
    }
}

/// The hexes at a distance that can be struck from a hex with a facing.
pub fn reach_hexes(
    rule: &ReachRule,
    from: Hex,
    facing: Facing,
    distance: u8,
) -> SmallVec<[Hex; 6]> {
    let way = |relative: u8| facing.turned(i32::from(relative)).step();
    match distance {
        0 => SmallVec::from_slice(&[from]),
        1 => rule.front.iter().map(|d| from + way(*d)).collect(),
        _ => {
            let straight = rule.front.iter().map(|d| from + way(*d) * 2);
            let between = [way(5) + way(0), way(0) + way(1)];
            match rule.row {
                RowShape::Straight => straight.collect(),
                RowShape::Arc => {
                    SmallVec::from_slice(&[from + between[0], from + way(0) * 2, from + between[1]])
                }
                RowShape::Wide => straight.chain(between.map(|step| from + step)).collect(),
            }
        }
    }
}

/// Whether a hex at a distance can be struck from a hex with a facing.
pub fn in_reach(rule: &ReachRule, from: Hex, facing: Facing, distance: u8, to: Hex) -> bool {
    match distance {
        // By far the most asked, and no list is needed for it.
        1 => {
            Facing::between(from, to).is_some_and(|way| rule.front.contains(&facing.relative(way)))
        }
        _ => reach_hexes(rule, from, facing, distance).contains(&to),
    }
}

type Changes =
    Or<(Changed<Position>, Changed<Facing>, Changed<Posture>, Changed<Arms>, Changed<Harm>)>;
type Bearing = (&'static Position, &'static Facing, &'static Posture, &'static Arms, &'static Harm);

/// What reach depends on besides the figures.
#[derive(SystemParam)]
pub struct ReachData<'w> {
    rule: Res<'w, ReachRule>,
    armoury: Res<'w, Armoury>,
    figures: Res<'w, Figures>,
}

/// Keeps [`Threat`] and [`Engagement`] of every figure that changed, and of those that
/// have to do with it.
pub fn update_reach(
    data: ReachData,
    changed: Query<&FigureId, Changes>,
    bearing: Query<Bearing>,
    mut threats: Query<&mut Threat>,
    sides: Query<(&Side, &Position, &Harm)>,
    mut engagements: Query<&mut Engagement>,
) {
    let ReachData { rule, armoury, figures } = data;
    let changed: SmallVec<[FigureId; 8]> = changed.iter().copied().collect();
    for figure in &changed {
        let Some(entity) = figures.0.get(figure.index()).copied() else { continue };
        let (Ok(stance), Ok(mut threat)) = (bearing.get(entity), threats.get_mut(entity)) else {
            continue;
        };
        threat.hexes.clear();
        fill(&rule, &armoury, stance, &mut threat);
    }
    for figure in changed {
        let engaged = engaged(&figures, &sides, threats.as_readonly(), figure);
        for (other, entity) in (0..).map(FigureId).zip(&figures.0) {
            let Ok(mut engagement) = engagements.get_mut(*entity) else { continue };
            if other == figure {
                *engagement = engaged;
            } else {
                put(&mut engagement.threatens, figure, engaged.threatened_by.contains(other));
                put(&mut engagement.threatened_by, figure, engaged.threatens.contains(other));
            }
        }
    }
}

/// Whom a figure threatens and who threatens it.
fn engaged(
    figures: &Figures,
    sides: &Query<(&Side, &Position, &Harm)>,
    threats: Query<&Threat>,
    figure: FigureId,
) -> Engagement {
    let mut engaged = Engagement::default();
    let Some(me) = figures.0.get(figure.index()).copied() else { return engaged };
    let (Ok((side, here, harm)), Ok(mine)) = (sides.get(me), threats.get(me)) else {
        return engaged;
    };
    for (other, entity) in (0..).map(FigureId).zip(&figures.0) {
        let Ok((other_side, there, other_harm)) = sides.get(*entity) else { continue };
        if side == other_side {
            continue;
        }
        if other_harm.active() && mine.hexes.contains(&there.0) {
            engaged.threatens.insert(other);
        }
        let reached = || threats.get(*entity).is_ok_and(|theirs| theirs.hexes.contains(&here.0));
        if harm.active() && reached() {
            engaged.threatened_by.insert(other);
        }
    }
    engaged
}

fn put(set: &mut crate::figure::FigureSet, figure: FigureId, within: bool) {
    if within {
        set.insert(figure);
    } else {
        set.remove(figure);
    }
}

fn fill(
    rule: &ReachRule,
    armoury: &Armoury,
    (position, facing, posture, arms, harm): (&Position, &Facing, &Posture, &Arms, &Harm),
    threat: &mut Threat,
) {
    if !harm.active() || !rule.postures.contains(posture) {
        return;
    }
    let mut distances = [false; 3];
    for (_, item) in arms.ready() {
        for mode in &armoury.weapon(item.weapon).modes {
            if arms.usable(item, mode.hands) {
                mode.reach.iter().for_each(|reach| distances[*reach as usize] = true);
            }
        }
    }
    for distance in (1..=2).filter(|distance| distances[*distance as usize]) {
        threat.hexes.extend(reach_hexes(rule, position.0, *facing, distance));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(row: RowShape, distance: u8) -> Vec<[i32; 2]> {
        let rule = ReachRule { row, ..ReachRule::default() };
        let found = reach_hexes(&rule, Hex::ZERO, Facing::N, distance);
        found.iter().map(|hex| hex.to_array()).collect()
    }

    #[test]
    fn rows_of_a_polearm() {
        assert_eq!(hexes(RowShape::Straight, 1), [[-1, 0], [0, -1], [1, -1]]);
        assert_eq!(hexes(RowShape::Straight, 2), [[-2, 0], [0, -2], [2, -2]]);
        assert_eq!(hexes(RowShape::Arc, 2), [[-1, -1], [0, -2], [1, -2]]);
        assert_eq!(hexes(RowShape::Wide, 2).len(), 5);
    }
}
