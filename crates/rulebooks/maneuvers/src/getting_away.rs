//! Breaking off and running away (MAN-513, MAN-514).

use bevy_ecs::prelude::*;
use riposte_rules::battle::turn_to;
use riposte_rules::board::Facing;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;

use crate::harm::{fighter, remark, succeeds};
use crate::rule_ids as rule;
use crate::steps::Course;
use crate::view::BookView;
use crate::words::*;

/// The free rows of hexes that lead straight away from every enemy who has the figure in reach,
/// as far as its Move.
pub fn courses(rules: BookView, figure: FigureId) -> Vec<Course> {
    let here = rules.table.hex(figure);
    let foes: Vec<FigureId> = rules.table.engagement(figure).threatened_by.iter().collect();
    let most = match rules.posture(figure) {
        row if row.hex.is_none() => 0,
        row if row.single => 1,
        row => usize::from(rules.move_points(figure) / (2 + row.hex.unwrap_or(0))),
    };
    let mut courses = Vec::new();
    for way in Facing::ALL {
        let row = (1..=most as i32).map(|far| here + way.step() * far);
        let free: Vec<_> =
            row.take_while(|hex| rules.table.room(figure, *hex) == Room::Stand).collect();
        let Some(last) = free.last().copied() else { continue };
        let gains = |foe: &FigureId| {
            let there = rules.table.hex(*foe);
            last.unsigned_distance_to(there) > here.unsigned_distance_to(there)
        };
        if foes.iter().all(gains) {
            let facings = match rules.maneuver(figure) {
                Some(FLEE) => [way].into_iter().collect(),
                _ => {
                    let now = rules.table.facing(figure);
                    [0, 1, -1].into_iter().map(|turn| now.turned(turn)).collect()
                }
            };
            courses.push(Course { hex: last, path: free.into_iter().collect(), facings });
        }
    }
    courses
}

/// A figure that breaks off wins or loses a contest of Tactics before it goes (MAN-513).
pub fn break_off(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let foes: Vec<FigureId> = rules.table.engagement(figure).threatened_by.iter().collect();
    let Some(best) = foes.iter().copied().max_by_key(|foe| rules.skill(*foe, "Tactics")) else {
        return;
    };
    let others = foes.len() as i32 - 1;
    let sure = foes.iter().all(|foe| crate::answer::all_out(rules, *foe));
    let won =
        sure || succeeds(world, figure, Some(best), |rules| rules.break_off(figure, best, others));
    let turn = BookView::new(world).turn_number();
    if won {
        fighter(world, figure, |fighter| fighter.broke_off = Some(turn));
        remark(world, figure, "breaks off", rule::DISENGAGE);
    } else {
        remark(world, figure, "does not shake off the foe", rule::DISENGAGE);
    }
}

/// Whether nobody may strike at a figure any more this second.
pub fn broke_off(rules: BookView, figure: FigureId) -> bool {
    rules.fighter(figure).broke_off == Some(rules.turn_number())
}

/// Whoever flees turns its back.
pub fn arrived(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if rules.maneuver(figure) == Some(FLEE) {
        let facings = rules.bout().top().map(|it| it.memory.facings.clone()).unwrap_or_default();
        if let Some(facing) = facings.first().copied() {
            turn_to(world, figure, facing);
        }
    }
}
