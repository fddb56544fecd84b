//! The next turn, and who is when.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{TurnNumber, tell};
use riposte_rules::data::Scenario;
use riposte_rules::event::Event;
use riposte_rules::roll::{Dice, Roll, Thrown};

/// Counts the turn up and tells that it begins. Whether there is one: when the last is over the
/// battle is, and nothing more is to be begun.
pub fn next_turn(world: &mut World) -> bool {
    let number = world.resource::<TurnNumber>().0 + 1;
    world.resource_mut::<TurnNumber>().0 = number;
    let goes_on = number <= world.resource::<Scenario>().victory.turns;
    if goes_on {
        tell(world, || Event::Turn { number });
    }
    goes_on
}

/// Figures or sides from the highest score down. Between equals dice decide, each of them
/// throwing one of its own, again and again until no two are equal; `told` says what is told of a
/// throw.
pub fn in_order<T: Copy>(
    world: &mut World,
    scores: impl IntoIterator<Item = (T, i32)>,
    die: impl Fn() -> Roll,
    told: impl Fn(&World, T, Thrown) -> Event,
) -> Vec<T> {
    let mut places: Vec<(T, Vec<i32>)> =
        scores.into_iter().map(|(who, score)| (who, vec![-score])).collect();
    while let Some(tied) = first_tie(&places).filter(|_| !world.resource::<Dice>().failed()) {
        for index in tied {
            let thrown = die().throw(&mut world.resource_mut::<Dice>());
            places[index].1.push(-thrown.total);
            let event = told(world, places[index].0, thrown);
            tell(world, || event);
        }
    }
    places.sort_by(|a, b| a.1.cmp(&b.1));
    places.into_iter().map(|(who, _)| who).collect()
}

fn first_tie<T>(places: &[(T, Vec<i32>)]) -> Option<Vec<usize>> {
    (0..places.len()).find_map(|first| {
        let equal = (0..places.len()).filter(|other| places[*other].1 == places[first].1);
        let tied: Vec<usize> = equal.collect();
        (tied.len() > 1).then_some(tied)
    })
}

#[cfg(test)]
mod tests {
    use riposte_rules::event::Journal;
    use riposte_rules::roll::Scale;

    use super::*;

    #[test]
    fn dice_decide_between_equals_until_no_two_are() {
        let mut world = World::new();
        world.insert_resource(Dice::given([3, 3, 2, 5], None));
        world.insert_resource(Journal::default());
        let die = || Roll::new("tie", Scale::Whole).dice(1, 6);
        let told = |_: &World, _, thrown| Event::Rolled {
            figure: None,
            thrown,
            meaning: None,
            limit: None,
        };
        let order = in_order(&mut world, [('a', 4), ('b', 7), ('c', 4), ('d', 1)], die, told);
        assert_eq!(order, ['b', 'c', 'a', 'd']);
        assert_eq!(world.resource::<Journal>().events().len(), 4);
        assert_eq!(world.resource::<Dice>().left(), 0);
    }
}
