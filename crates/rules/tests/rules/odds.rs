//! The algebra of odds, against counting every fall of the dice.
use proptest::prelude::*;
use riposte_rules::roll::{
    Chance, Contest, Degree, DegreeRow, Degrees, Dice, Keep, Limit, Measure, Roll, Scale, Spread,
    Tie,
};

/// Every way in which some dice can fall.
fn every_fall(count: usize, sides: u8) -> Vec<Vec<u8>> {
    (0..count).fold(vec![Vec::new()], |falls, _| {
        let longer =
            |fall: Vec<u8>| (1..=sides).map(move |face| [fall.as_slice(), &[face]].concat());
        falls.into_iter().flat_map(longer).collect()
    })
}

fn counted(totals: impl Iterator<Item = i32>) -> Vec<(i32, u64)> {
    let mut counts = std::collections::BTreeMap::new();
    totals.for_each(|total| *counts.entry(total).or_insert(0) += 1);
    counts.into_iter().collect()
}

fn cases(spread: &Spread) -> Vec<(i32, u64)> {
    spread.iter().filter(|(_, cases)| *cases > 0).collect()
}

fn keep() -> impl Strategy<Value = Keep> {
    prop_oneof![Just(Keep::All), (0..4u8).prop_map(Keep::Best), (0..4u8).prop_map(Keep::Worst)]
}

fn scale() -> impl Strategy<Value = Scale> {
    prop_oneof![Just(Scale::Whole), Just(Scale::Half)]
}

prop_compose! {
    fn any_roll(most: u8)(
        count in 0..=most, sides in 1..6u8, keep in keep(), basic in -6..6i32, scale in scale(),
    ) -> Roll {
        Roll::new("roll", scale).dice(count, sides).keeping(keep).with("basic", basic, "T")
    }
}

prop_compose! {
    fn any_limit()(value in -4..12i32, least in any::<bool>()) -> Limit {
        let value = Roll::new("value", Scale::Whole).with("basic", value, "T");
        if least { Limit::at_least(value) } else { Limit::at_most(value) }
    }
}

const CRITICAL: Degree = Degree::success("critical");
const FUMBLE: Degree = Degree::failure("fumble");

prop_compose! {
    /// A table with a row of every measure before the margin.
    fn any_degrees()(
        total in -8..14i32, natural in 0..9i32, other in 0..9i32, by in 0..6i32,
    ) -> Degrees {
        Degrees::of(
            [
                DegreeRow::at_least(Measure::Total, total, CRITICAL),
                DegreeRow::exactly(Measure::Natural, natural, FUMBLE),
                DegreeRow::at_most(Measure::OtherNatural, other - 4, Degree::LOST),
                DegreeRow::at_least(Measure::Margin, by, Degree::WON),
                DegreeRow::at_most(Measure::Margin, -by - 1, Degree::LOST),
            ],
            Degree::NEITHER,
        )
    }
}

fn any_contest() -> impl Strategy<Value = Contest> {
    let tie = prop_oneof![Just(Tie::First), Just(Tie::Second), Just(Tie::Nobody), Just(Tie::Both)];
    let parts = (any_roll(2), any_limit(), any_roll(2), any_limit(), tie);
    let contest =
        (parts, 0..3u8).prop_map(|((roll, limit, other, theirs, tie), kind)| match kind {
            0 => Contest::against(roll, limit),
            1 => Contest::opposed(roll, other, tie),
            _ => Contest::by_margins(roll, limit, other, theirs, tie),
        });
    let beside = proptest::collection::vec(any_roll(1), 0..2);
    (contest, beside, proptest::option::of(any_degrees())).prop_map(|(contest, beside, degrees)| {
        let figure = riposte_rules::figure::FigureId(7);
        let contest = beside.into_iter().fold(contest, |all, roll| all.beside(figure, roll));
        match degrees {
            Some(degrees) => contest.with_degrees(degrees),
            None => contest,
        }
    })
}

/// The dice of a contest in the order in which they are thrown: how many sides each has.
fn dice_of(contest: &Contest) -> Vec<u8> {
    use riposte_rules::roll::Against;
    let other = match &contest.against {
        Against::Limit(_) => None,
        Against::Roll(other) => Some(other),
        Against::Margins(two) => Some(&two.other),
    };
    let beside = contest.beside.iter().map(|(_, roll)| roll);
    let rolls = std::iter::once(&contest.roll).chain(beside).chain(other);
    rolls.flat_map(|roll| vec![roll.pool.sides; usize::from(roll.pool.plus)]).collect()
}

proptest! {
    #[test]
    fn kept_dice_are_those_of_every_fall(
        count in 0..5u8, sides in 1..7u8, keep in keep(), scale in scale(), basic in -9..9i32,
    ) {
        let roll = Roll::new("roll", scale).dice(count, sides).keeping(keep).with("basic", basic, "T");
        let total = |fall: Vec<u8>| roll.clone().throw(&mut Dice::given(fall, None)).total;
        let falls = every_fall(count.into(), sides).into_iter();
        prop_assert_eq!(cases(&roll.spread()), counted(falls.map(total)));
    }

    #[test]
    fn sums_and_negatives_are_those_of_every_pair(
        a in 0..4u8, b in 0..4u8, sides in 1..7u8, step in 1..3i32, more in -9..9i32,
    ) {
        let (one, two) = (Spread::of_dice(a, sides, step).plus(more), Spread::of_dice(b, sides, step));
        let pairs = || one.iter().flat_map(|(x, n)| two.iter().map(move |(y, m)| (x, y, n * m)));
        let count = |value: fn(i32, i32) -> i32| {
            let mut counts = std::collections::BTreeMap::new();
            pairs().for_each(|(x, y, n)| *counts.entry(value(x, y)).or_insert(0) += n);
            counts.into_iter().collect::<Vec<(i32, u64)>>()
        };
        prop_assert_eq!(cases(&one.sum(&two)), count(|x, y| x + y));
        prop_assert_eq!(cases(&one.sum(&two.clone().negated())), count(|x, y| x - y));
        let both = one.sum(&two);
        prop_assert_eq!((both.least(), both.greatest()), (one.least() + two.least(), one.greatest() + two.greatest()));
        prop_assert_eq!(one.clone().negated().negated(), one.clone());
        prop_assert_eq!((-one.least(), -one.greatest()), (one.clone().negated().greatest(), one.clone().negated().least()));
        let mean = one.mean() + two.mean();
        prop_assert!((one.sum(&two).mean() - mean).abs() < 1e-9);
        let won: u64 = pairs().filter(|(x, y, _)| x > y).map(|(_, _, n)| n).sum();
        prop_assert_eq!(
            one.chance_with(&two, |x, y| x > y),
            Chance::new(won.into(), u128::from(one.all()) * u128::from(two.all()))
        );
    }

    #[test]
    fn at_least_and_at_most_share_what_is_equal(
        count in 0..5u8, sides in 1..9u8, target in -2..40i32,
    ) {
        let spread = Spread::of_dice(count, sides, 1);
        let equal = spread.chance(|total| total == target);
        let (least, most) = (spread.at_least(target), spread.at_most(target));
        prop_assert_eq!(least, spread.at_most(target - 1).complement());
        prop_assert_eq!(least.or(spread.at_most(target - 1)), Chance::CERTAIN);
        prop_assert!((least.value() + most.value() - equal.value() - 1.0).abs() < 1e-12);
        prop_assert!((spread.share(|total| total >= target) - least.value()).abs() < 1e-12);
    }

    #[test]
    fn chances_join_as_probabilities_do(
        parts in proptest::collection::vec((0..=20u128, 1..=20u128), 0..12),
    ) {
        let chances: Vec<Chance> =
            parts.iter().map(|(some, all)| Chance::new(*some.min(all), *all)).collect();
        let missed: f64 = chances.iter().map(|chance| 1.0 - chance.value()).product();
        let any = Chance::any(chances.iter().copied());
        prop_assert!((any.value() - (1.0 - missed)).abs() < 1e-9, "{any:?} {missed}");
        let all = chances.iter().copied().fold(Chance::CERTAIN, Chance::and);
        let product: f64 = chances.iter().map(|chance| chance.value()).product();
        prop_assert!((all.value() - product).abs() < 1e-9);
        for chance in chances {
            prop_assert_eq!(chance.or(chance.complement()), Chance::CERTAIN);
            prop_assert_eq!(chance.complement().complement(), chance);
            let percent = f64::from(chance.percent());
            prop_assert!((percent - chance.value() * 100.0).abs() < 1.0);
            prop_assert_eq!(percent == 0.0, chance.favourable == 0);
            prop_assert_eq!(percent == 100.0, chance.favourable == chance.all);
        }
    }

    #[test]
    fn huge_fractions_are_rounded_and_never_certain(
        powers in proptest::collection::vec(1..40u32, 1..9),
    ) {
        let rare = |power: &u32| Chance::new(1, 6u128.pow(*power));
        let both = powers.iter().map(rare).fold(Chance::CERTAIN, Chance::and);
        prop_assert!(both.favourable > 0 && both.percent() >= 1);
        let any = Chance::any(powers.iter().map(|power| rare(power).complement()));
        prop_assert!(any.favourable < any.all && any.percent() >= 1);
        let nearly = powers.iter().map(|power| rare(power).complement()).fold(Chance::CERTAIN, Chance::and);
        prop_assert!(nearly.favourable < nearly.all && nearly.percent() <= 99);
        let either = powers.iter().map(rare).fold(Chance::NEVER, Chance::or);
        prop_assert!(either.favourable <= either.all && either.percent() >= 1);
    }

    #[test]
    fn huge_fractions_are_rounded_to_what_they_are_worth(
        one in 1..1000u128, two in 1..1000u128,
    ) {
        // The product of two such passes the bounds of a fraction.
        let huge = u128::MAX / 3;
        let of = |part: u128| Chance::new(huge / 1000 * part + 1, huge);
        let near = |chance: Chance, value: f64| {
            let percent = f64::from(chance.percent());
            (chance.value() - value).abs() < 1e-9 && (percent - value * 100.0).abs() <= 1.0
        };
        let [a, b] = [one, two].map(|part| part as f64 / 1000.0);
        let (one, two) = (of(one), of(two));
        prop_assert!(near(one, a) && near(one.and(two), a * b));
        let less = Chance::new(one.favourable / 2, one.all);
        let least = Chance::new(two.favourable / 2 - 1, two.all - 7);
        prop_assert!(near(less.or(least), (a + b) / 2.0));
    }

    #[test]
    fn a_check_comes_out_as_every_fall_of_its_dice_does(contest in any_contest()) {
        let sides = dice_of(&contest);
        let mut falls: Vec<Vec<u8>> = vec![Vec::new()];
        for sides in sides {
            let longer = |fall: Vec<u8>| (1..=sides).map(move |face| [fall.as_slice(), &[face]].concat());
            falls = falls.into_iter().flat_map(longer).collect();
        }
        let all = falls.len() as u128;
        let mut counts: Vec<((Degree, i32), u128)> = Vec::new();
        for fall in falls {
            let mut dice = Dice::given(fall, None);
            let settled = contest.clone().settle(&mut dice, [None; 2]);
            prop_assert_eq!((dice.left(), dice.take_error()), (0, None));
            prop_assert_eq!(settled.success, settled.degree.success);
            let key = (settled.degree, settled.margin);
            match counts.iter_mut().find(|(known, _)| *known == key) {
                Some((_, count)) => *count += 1,
                None => counts.push((key, 1)),
            }
        }
        let (results, cases) = contest.results();
        prop_assert_eq!(results.len(), counts.len());
        for (result, count) in results {
            let key = (result.degree, result.margin);
            let found = counts.iter().find(|(known, _)| *known == key).map(|(_, n)| Chance::new(*n, all));
            prop_assert_eq!(Some(Chance::new(count, cases)), found);
        }
        let share = |holds: fn(&Degree) -> bool| {
            let of = counts.iter().filter(|((degree, _), _)| holds(degree));
            Chance::new(of.map(|(_, count)| count).sum(), all)
        };
        prop_assert_eq!(contest.chance(), share(|degree| degree.success));
        prop_assert_eq!(contest.other_chance(), share(|degree| degree.other));
        let degrees = contest.degrees();
        let sum = degrees.iter().fold(Chance::NEVER, |sum, (_, chance)| sum.or(*chance));
        prop_assert_eq!(sum, Chance::CERTAIN);
    }
}
