//! The search for ways against the plainest search there is.

use std::collections::BTreeMap;

use proptest::prelude::*;
use riposte_rules::battle::{Battle, Table};
use riposte_rules::board::{Facing, Hex, Terrain};
use riposte_rules::data::{Scenario, Source};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Dice;
use riposte_rules::systems::{CostTable, Turning, reachable};

/// A board with all kinds of ground, and two figures on it.
fn set_up() -> Battle {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let key = library.names("scenarios").next().unwrap().to_owned();
    let shipped = Scenario::shipped(&library, &key).unwrap();
    let who = |number: usize| &shipped.figures[number].entry.key;
    let side = |name: &str, number: usize, at: &str| {
        format!(
            "(name: \"{name}\", figures: [(who: \"{}\", at: \"{at}\", facing: N)])",
            who(number)
        )
    };
    let text = format!(
        "(name: \"test\", rulebook: \"{}\", rows: [{}], sides: [{}, {}])",
        shipped.rulebook,
        r#""........","..:::#..",".~~.:#..","....:...","%%%.....",".==.....","........""#,
        side("one", 0, "D4"),
        side("two", shipped.figures.len() - 1, "E3"),
    );
    let scenario = Scenario::read(&library, "test", Source::new("test.ron", text)).unwrap();
    Battle::new(&shelf, &library, &scenario, Dice::seeded(1)).unwrap()
}

/// What a place in the search is known by: where, which way, turns made, whether it is
/// past the first step.
type Place = (i32, i32, u8, u8, bool);

/// The cheapest cost of each place, by trying every turn and step until nothing changes.
fn plain(table: Table, figure: FigureId, costs: &CostTable, budget: u16) -> BTreeMap<Place, u16> {
    let start = table.hex(figure);
    let place = (start.x, start.y, table.facing(figure).index(), 0, false);
    let mut known = BTreeMap::from([(place, 0)]);
    loop {
        let before = known.clone();
        for ((x, y, facing, turned, stepped), spent) in &before {
            let turn = costs.turn;
            let mut found = Vec::new();
            if *turned < turn.most && !(turn.first_only && *stepped) {
                for way in [1, 5] {
                    let place = (*x, *y, (facing + way) % 6, turned + 1, *stepped);
                    found.push((place, spent + turn.cost));
                }
            }
            for (relative, cost) in (0..).zip(costs.step) {
                let step = Facing::from_index(i32::from(*facing) + relative).step();
                let hex = Hex::new(*x, *y) + step;
                let terrain = table.board().terrain(hex);
                let row = costs.terrain.iter().find(|(kind, _)| Some(*kind) == terrain);
                let extra = row.map_or(Some(0), |(_, extra)| *extra);
                if let (Some(cost), Some(extra), true) = (cost, extra, table.free(hex)) {
                    found.push(((hex.x, hex.y, *facing, *turned, true), spent + cost + extra));
                }
            }
            for (place, cost) in found.into_iter().filter(|(_, cost)| *cost <= budget) {
                let best = known.entry(place).or_insert(cost);
                *best = cost.min(*best);
            }
        }
        if known == before {
            return known;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn ways_are_the_cheapest(
        step in proptest::array::uniform6(proptest::option::of(0u16..4)),
        cost in 0u16..3,
        most in 0u8..4,
        first_only: bool,
        rough in proptest::option::of(0u16..3),
        budget in 0u16..7,
    ) {
        let battle = set_up();
        let (table, figure) = (battle.table(), FigureId(0));
        let turn = Turning { cost, most, first_only };
        let costs = CostTable { step, turn, terrain: vec![(Terrain::Rough, rough)], doubles: Vec::new() };
        let ways = reachable(table, figure, &costs, budget);
        let mut cheapest: BTreeMap<(i32, i32, u8), u16> = BTreeMap::new();
        for ((x, y, facing, ..), cost) in plain(table, figure, &costs, budget) {
            let best = cheapest.entry((x, y, facing)).or_insert(cost);
            *best = cost.min(*best);
        }
        let found: BTreeMap<_, _> =
            ways.iter().map(|way| ((way.hex.x, way.hex.y, way.facing.index()), way.cost)).collect();
        prop_assert_eq!(found.len(), ways.len(), "a place stands there twice");
        prop_assert_eq!(found, cheapest);
        for pair in ways.windows(2) {
            prop_assert!(pair[0].cost <= pair[1].cost);
        }
        for way in &ways {
            let mut here = table.hex(figure);
            for hex in &way.path {
                prop_assert_eq!(here.unsigned_distance_to(*hex), 1);
                here = *hex;
            }
            prop_assert_eq!(here, way.hex);
        }
    }
}
