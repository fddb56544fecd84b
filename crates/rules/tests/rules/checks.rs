//! The manners of rolling that rulebooks have, each said in the one vocabulary: its odds by
//! counting every fall of the dice, and single falls as given.
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{
    Chance, Contest, Degree, DegreeRow, Degrees, Dice, Keep, Limit, Measure, Roll, Scale, Settled,
    Tie,
};

const ME: FigureId = FigureId(0);
const FOE: FigureId = FigureId(1);
const ALLY: FigureId = FigureId(2);

const HIT: Degree = Degree::success("hit");
const CRITICAL: Degree = Degree::success("critical");
const MISS: Degree = Degree::failure("miss");
const FUMBLE: Degree = Degree::failure("fumble");

fn roll(label: &'static str, count: u8, sides: u8, skill: i32) -> Roll {
    Roll::new(label, Scale::Whole).dice(count, sides).with("skill", skill, "T-1")
}

fn value(label: &'static str, parts: &[(&'static str, i32)]) -> Roll {
    parts
        .iter()
        .fold(Roll::new(label, Scale::Whole), |sum, (part, value)| sum.with(*part, *value, "T-2"))
}

fn falls(contest: Contest, faces: &[u8]) -> Settled {
    contest.settle(&mut Dice::given(faces.iter().copied(), None), [Some(ME), Some(FOE)])
}

mod d20_against_an_armour_class {
    use super::*;

    const DEGREES: Degrees = Degrees::fixed(
        &[
            DegreeRow::exactly(Measure::Natural, 1, MISS),
            DegreeRow::exactly(Measure::Natural, 20, HIT),
            DegreeRow::at_least(Measure::Margin, 0, HIT),
        ],
        MISS,
    );

    fn attack(skill: i32, class: &[(&'static str, i32)]) -> Contest {
        let class = Limit::at_least(value("armour class", class));
        Contest::against(roll("attack", 1, 20, skill), class).with_degrees(DEGREES)
    }

    fn kurt() -> Contest {
        attack(3, &[("basic", 6), ("agility", 2), ("skill", 2), ("armour", 2)])
    }

    #[test]
    fn a_total_that_equals_the_class_hits() {
        for (face, total, degree) in
            [(5, 8, MISS), (9, 12, HIT), (18, 21, HIT), (1, 4, MISS), (20, 23, HIT)]
        {
            let settled = falls(kurt(), &[face]);
            assert_eq!((settled.roll.total, settled.degree), (total, degree));
        }
        assert_eq!(kurt().chance(), Chance::new(12, 20));
    }

    #[test]
    fn the_class_is_told_in_its_parts() {
        let limit = kurt().limit().cloned().unwrap();
        let parts: Vec<_> =
            limit.value.modifiers.iter().map(|part| (part.label.as_ref(), part.value)).collect();
        assert_eq!(parts, [("basic", 6), ("agility", 2), ("skill", 2), ("armour", 2)]);
        assert_eq!(limit.words(), "12 or more");
    }

    #[test]
    fn bare_faces_settle_it_whatever_the_class() {
        assert_eq!(attack(30, &[("basic", 6)]).chance(), Chance::new(19, 20));
        assert_eq!(attack(-30, &[("basic", 6)]).chance(), Chance::new(1, 20));
    }

    #[test]
    fn of_two_dice_the_better_counts() {
        let mut attack = kurt();
        attack.roll = attack.roll.keeping(Keep::Best(1));
        attack.roll.pool.plus = 2;
        assert_eq!(attack.chance(), Chance::new(400 - 64, 400));
        assert_eq!(falls(attack.clone(), &[1, 8]).degree, MISS);
        assert_eq!(falls(attack, &[20, 1]).degree, HIT);
    }

    #[test]
    fn a_shot_into_a_melee_that_misses_by_little_strikes_somebody_else() {
        const OTHER: Degree = Degree::failure("hits another");
        let degrees = Degrees::of(
            [
                DegreeRow::at_least(Measure::Margin, 0, HIT),
                DegreeRow::at_least(Measure::Margin, -4, OTHER),
            ],
            MISS,
        );
        let shot = attack(0, &[("class", 15)]).with_degrees(degrees);
        let chances =
            [(HIT, Chance::new(6, 20)), (OTHER, Chance::new(4, 20)), (MISS, Chance::new(10, 20))];
        assert_eq!(shot.degrees(), chances);
        assert_eq!(falls(shot.clone(), &[10]).degree, MISS);
        assert_eq!(falls(shot, &[11]).degree, OTHER);
    }
}

mod wrestling {
    use super::*;

    /// Each of a team has one more for each of the others; the best counts.
    fn team(defence: i32, tie: Tie) -> Contest {
        let mine = |_| roll("wrestle", 1, 20, 0).with("with two others", 2, "T-8");
        Contest::opposed(mine(ME), roll("wrestle", 1, 20, defence), tie)
            .beside(ALLY, mine(ALLY))
            .beside(FigureId(3), mine(FigureId(3)))
    }

    #[test]
    fn the_best_of_a_team_counts_and_one_for_each_other() {
        let settled = falls(team(0, Tie::First), &[9, 15, 11, 16]);
        assert_eq!((settled.margin, settled.degree), (1, Degree::WON));
        let totals: Vec<i32> = settled.beside.iter().map(|(_, thrown)| thrown.total).collect();
        assert_eq!((settled.roll.total, totals), (11, vec![17, 13]));
    }

    #[test]
    fn of_equal_totals_the_first_counts_with_its_bare_dice() {
        let table = [DegreeRow::exactly(Measure::Natural, 2, CRITICAL)];
        let both = Contest::against(roll("mine", 1, 2, 1), Limit::at_least(value("value", &[])))
            .beside(ALLY, roll("ally", 1, 2, 0))
            .with_degrees(Degrees::of(table, HIT));
        assert_eq!(both.chance_of(|degree| degree == CRITICAL), Chance::new(1, 2));
        assert_eq!(falls(both.clone(), &[1, 2]).degree, HIT);
        assert_eq!(falls(both, &[2, 2]).degree, CRITICAL);
    }

    #[test]
    fn the_odds_of_a_team_are_those_of_every_fall() {
        let mut won = 0;
        for a in 1..=20_u128 {
            let below = |top: u128| top.pow(3);
            // The best of three shows `a`; the other shows at most two more.
            won += (below(a) - below(a - 1)) * (a + 2).min(20);
        }
        assert_eq!(team(0, Tie::First).chance(), Chance::new(won, 160_000));
    }

    /// Ties go by agility, and when that is equal by a die.
    fn grip<'w>(agility: [i32; 2]) -> Deed<'w, bool> {
        let tie = Tie::by(agility[0], agility[1]);
        let contest = Contest::opposed(roll("wrestle", 1, 20, 3), roll("wrestle", 1, 20, 1), tie);
        Deed::check(ME, Some(FOE), contest).then(|degree| {
            if degree != Degree::NEITHER {
                return Deed::end(degree.success);
            }
            let lot = Contest::against(
                Roll::new("who is quicker", Scale::Whole).dice(1, 6),
                Limit::at_least(value("half", &[("half", 4)])),
            );
            Deed::check(ME, None, lot).then(|degree| Deed::end(degree.success))
        })
    }

    #[test]
    fn ties_go_by_a_score_and_then_by_a_die() {
        // A figure that has two more ties with faces two apart: 18 falls of 400.
        let above = (1..=20).flat_map(|a| (1..=20).map(move |b| a + 3 - b - 1)).filter(|m| *m > 0);
        let above = above.count() as u128;
        let won = |grip: Deed<bool>| grip.chance(|won| *won);
        assert_eq!(won(grip([1, 0])), Chance::new(above + 18, 400));
        assert_eq!(won(grip([0, 1])), Chance::new(above, 400));
        assert_eq!(won(grip([2, 2])), Chance::new(above + 9, 400));
        let mut dice = Dice::given([10, 12, 3], None);
        assert_eq!(grip([0, 0]).throw(&mut dice, &mut Journal::silent()), Ok(false));
        assert_eq!(dice.left(), 0);
    }
}

mod three_dice_under_a_skill {
    use super::*;

    /// Three and four are critical, five from skill 15, six from 16; eighteen is a fumble, 17
    /// to skill 15, and what misses by ten.
    fn degrees(skill: i32) -> Degrees {
        let critical = (skill - 10).clamp(4, 6);
        let fumble = if skill <= 15 { 17 } else { 18 };
        Degrees::of(
            [
                DegreeRow::at_most(Measure::Natural, critical, CRITICAL),
                DegreeRow::at_least(Measure::Natural, fumble, FUMBLE),
                DegreeRow::at_most(Measure::Margin, -10, FUMBLE),
                DegreeRow::at_least(Measure::Margin, 0, HIT),
            ],
            MISS,
        )
    }

    fn check(skill: i32) -> Contest {
        let limit = Limit::at_most(value("skill", &[("score", skill)]));
        Contest::against(Roll::new("attack", Scale::Whole).dice(3, 6), limit)
            .with_degrees(degrees(skill))
    }

    #[test]
    fn criticals_and_fumbles_go_by_the_skill() {
        let chance = |skill, wanted| {
            let all = check(skill).degrees();
            all.iter().find(|(degree, _)| *degree == wanted).map(|(_, chance)| *chance)
        };
        assert_eq!(chance(12, CRITICAL), Some(Chance::new(4, 216)));
        assert_eq!(chance(15, CRITICAL), Some(Chance::new(10, 216)));
        assert_eq!(chance(16, CRITICAL), Some(Chance::new(20, 216)));
        assert_eq!(chance(12, FUMBLE), Some(Chance::new(4, 216)));
        assert_eq!(chance(16, FUMBLE), Some(Chance::new(1, 216)));
        assert_eq!(chance(5, FUMBLE), Some(Chance::new(20, 216)), "fifteen and more");
        let sum: f64 = check(11).degrees().iter().map(|(_, chance)| chance.value()).sum();
        assert!((sum - 1.0).abs() < 1e-12);
    }

    /// How a blow ends: not at all, or by how much it was won.
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum End {
        Missed,
        Defended,
        Hit(i32),
    }

    /// The attack, and a defence that is the harder the better the attack was. A retreat helps
    /// only against one made by less than five; a critical cannot be met.
    fn blow<'w>(skill: i32, dodge: i32) -> Deed<'w, End> {
        Deed::check(ME, Some(FOE), check(skill)).then_by_margin(
            move |degree, margin| match degree {
                CRITICAL => Deed::end(End::Hit(margin)),
                HIT => defence(dodge, margin),
                _ => Deed::end(End::Missed),
            },
        )
    }

    fn defence<'w>(dodge: i32, attack: i32) -> Deed<'w, End> {
        let retreat = if attack >= 5 { 0 } else { 5 };
        let score =
            value("dodge", &[("dodge", dodge), ("retreat", retreat), ("attack's margin", -attack)]);
        let roll = Roll::new("dodge", Scale::Whole).dice(3, 6);
        let check = Contest::against(roll, Limit::at_most(score));
        Deed::check(FOE, Some(ME), check).then_by_margin(|degree, margin| {
            Deed::end(if degree.success { End::Defended } else { End::Hit(-margin) })
        })
    }

    /// The same by hand, of two sums of three dice.
    fn by_hand(skill: i32, dodge: i32, attack: i32, defence: i32) -> End {
        let margin = skill - attack;
        let critical = attack <= 4 || (attack == 5 && skill >= 15) || (attack == 6 && skill >= 16);
        if critical {
            return End::Hit(margin);
        }
        let fumble = attack == 18 || (attack == 17 && skill <= 15);
        if margin < 0 || fumble {
            return End::Missed;
        }
        let guard = dodge + if margin >= 5 { 0 } else { 5 } - defence;
        if guard >= margin { End::Defended } else { End::Hit(margin - guard) }
    }

    #[test]
    fn a_defence_may_depend_on_the_margin_of_the_attack() {
        let sums = || {
            let dice = || 1..=6;
            dice().flat_map(move |a| dice().flat_map(move |b| dice().map(move |c| a + b + c)))
        };
        for (skill, dodge) in [(12, 7), (16, 9), (9, 4), (20, 12)] {
            let mut counted: Vec<(End, u128)> = Vec::new();
            for (attack, defence) in sums().flat_map(|a| sums().map(move |b| (a, b))) {
                let end = by_hand(skill, dodge, attack, defence);
                match counted.iter_mut().find(|(known, _)| *known == end) {
                    Some((_, count)) => *count += 1,
                    None => counted.push((end, 1)),
                }
            }
            let odds: Vec<(End, Chance)> = blow(skill, dodge).odds();
            assert_eq!(odds.len(), counted.len());
            for (end, chance) in odds {
                let (_, cases) = counted.iter().find(|(known, _)| *known == end).unwrap();
                assert_eq!(chance, Chance::new(*cases, 46_656), "{skill} {dodge} {end:?}");
            }
        }
    }

    #[test]
    fn the_retreat_counts_unless_the_attack_was_made_by_five() {
        let ends = |faces: &[u8]| {
            let mut dice = Dice::given(faces.iter().copied(), None);
            let end = blow(12, 7).throw(&mut dice, &mut Journal::silent());
            (end.unwrap(), dice.left())
        };
        assert_eq!(ends(&[3, 3, 2, 3, 3, 2]), (End::Defended, 0), "by 4: dodge 12 - 4, rolled 8");
        assert_eq!(ends(&[3, 3, 1, 3, 3, 2]), (End::Hit(6), 0), "by 5: dodge 7 - 5, rolled 8");
        assert_eq!(ends(&[1, 1, 1, 6, 6, 6]), (End::Hit(9), 3), "a critical is not met");
        assert_eq!(ends(&[5, 5, 5, 1, 1, 1]), (End::Missed, 3));
    }

    #[test]
    fn the_defence_is_told_with_the_attacks_margin_among_its_parts() {
        let mut journal = Journal::default();
        let mut dice = Dice::given([3, 3, 2, 3, 3, 2], None);
        blow(12, 7).throw(&mut dice, &mut journal).unwrap();
        let [_, Event::Rolled { figure, limit: Some(limit), .. }] = journal.events() else {
            panic!("{:?}", journal.events())
        };
        let parts: Vec<i32> = limit.value.modifiers.iter().map(|part| part.value).collect();
        assert_eq!((*figure, parts), (Some(FOE), vec![7, 5, -4]));
    }

    fn feint(mine: i32, theirs: i32, tie: Tie) -> Contest {
        let dice = |label| Roll::new(label, Scale::Whole).dice(3, 6);
        let skill = |score| Limit::at_most(value("skill", &[("score", score)]));
        Contest::by_margins(dice("feint"), skill(mine), dice("see through it"), skill(theirs), tie)
    }

    #[test]
    fn the_larger_margin_wins_also_when_both_fail() {
        let settled = falls(feint(16, 12, Tie::Nobody), &[1, 2, 3, 4, 4, 2]);
        assert_eq!((settled.margin, settled.degree), (8, Degree::WON), "by 10 against by 2");
        let both_fail = falls(feint(8, 6, Tie::Nobody), &[3, 3, 3, 3, 3, 4]);
        assert_eq!((both_fail.margin, both_fail.degree), (3, Degree::WON), "by -1 against by -4");
        let even = |tie| falls(feint(10, 12, tie), &[3, 3, 2, 4, 4, 2]).degree;
        assert_eq!(even(Tie::Nobody), Degree::NEITHER);
        assert_eq!(even(Tie::Second), Degree::LOST);
    }

    #[test]
    fn the_odds_of_margins_are_those_of_the_difference() {
        let even = feint(11, 11, Tie::Nobody);
        let chance = even.chance();
        assert_eq!(chance, even.other_chance());
        let tie = even.chance_of(|degree| degree == Degree::NEITHER);
        assert_eq!(chance.or(chance).or(tie), Chance::CERTAIN);
        assert_eq!(feint(11, 11, Tie::Second).chance(), chance);
        assert_eq!(feint(11, 11, Tie::First).chance(), chance.or(tie));
    }

    #[test]
    fn winning_by_five_is_a_degree() {
        const PRESS: Degree = Degree::success("by five");
        let degrees = Degrees::of(
            [
                DegreeRow::at_least(Measure::Margin, 5, PRESS),
                DegreeRow::at_least(Measure::Margin, 1, Degree::WON),
            ],
            Degree::LOST,
        );
        let contest = feint(14, 12, Tie::Second).with_degrees(degrees);
        assert_eq!(falls(contest.clone(), &[3, 3, 3, 4, 4, 4]).degree, PRESS);
        assert_eq!(falls(contest, &[3, 3, 4, 4, 4, 4]).degree, Degree::WON);
    }

    #[test]
    fn a_bare_roll_of_the_other_may_settle_a_contest() {
        let degrees = Degrees::of(
            [
                DegreeRow::at_most(Measure::OtherNatural, 4, Degree::LOST),
                DegreeRow::at_least(Measure::Margin, 1, Degree::WON),
            ],
            Degree::LOST,
        );
        let contest = feint(18, 3, Tie::Second).with_degrees(degrees);
        assert_eq!(falls(contest.clone(), &[1, 1, 2, 1, 1, 2]).degree, Degree::LOST);
        assert_eq!(falls(contest, &[1, 1, 2, 1, 2, 2]).degree, Degree::WON);
    }
}

mod d10_against_a_required_roll {
    use super::*;

    const DEGREES: Degrees = Degrees::fixed(
        &[
            DegreeRow::exactly(Measure::Natural, 10, CRITICAL),
            DegreeRow::exactly(Measure::Natural, 1, MISS),
            DegreeRow::at_least(Measure::Margin, 0, HIT),
        ],
        MISS,
    );

    fn required(label: &'static str, basic: i32, part: &'static str, score: i32) -> Limit {
        let value = value(label, &[("basic", basic), (part, -score)]);
        Limit::at_least(value.kept_within(2..=10, "from 2 to 10", "T-5"))
    }

    /// One point of damage or two, unless armour saves; a critical cannot be saved.
    fn attack<'w>([strength, toughness, initiative, armour]: [i32; 4]) -> Deed<'w, i32> {
        let roll =
            Roll::new("attack", Scale::Whole).dice(1, 10).with("initiative", initiative, "T-5");
        let limit = required("required roll", 6 + toughness, "strength", strength);
        let check = Contest::against(roll, limit).with_degrees(DEGREES);
        Deed::check(ME, Some(FOE), check).then(move |degree| match degree {
            CRITICAL => Deed::end(2),
            HIT if armour == 0 => Deed::end(2),
            HIT => save(armour),
            _ => Deed::end(0),
        })
    }

    fn save<'w>(armour: i32) -> Deed<'w, i32> {
        let roll = Roll::new("armour save", Scale::Whole).dice(1, 10);
        let check = Contest::against(roll, required("required roll", 11, "armour", armour))
            .with_degrees(DEGREES);
        Deed::check(FOE, None, check).then(|degree| Deed::end(if degree.success { 0 } else { 2 }))
    }

    #[test]
    fn the_worked_falls() {
        let done = |numbers, faces: &[u8]| {
            let mut dice = Dice::given(faces.iter().copied(), None);
            let end = attack(numbers).throw(&mut dice, &mut Journal::silent());
            (end.unwrap(), dice.left())
        };
        assert_eq!(done([5, 4, 0, 3], &[5, 7]), (2, 0), "needs 5, the save needs 8");
        assert_eq!(done([5, 4, 0, 3], &[5, 8]), (0, 0));
        assert_eq!(done([5, 4, -1, 3], &[5, 1]), (0, 1), "one less for initiative");
        assert_eq!(done([5, 4, 1, 0], &[4, 1]), (2, 1), "no armour, no save");
        assert_eq!(done([1, 9, -1, 3], &[10, 10]), (2, 1), "a ten is critical");
        assert_eq!(done([9, 1, 1, 3], &[1, 10]), (0, 1), "a one misses");
    }

    #[test]
    fn the_odds_are_those_of_every_fall() {
        // Needs 5: 10 is critical, 5 to 9 can be saved by 8 and more.
        let odds: Vec<(i32, Chance)> = attack([5, 4, 0, 3]).odds();
        let hurt = Chance::new(10 + 5 * 7, 100);
        assert!(odds.contains(&(2, hurt)) && odds.contains(&(0, hurt.complement())));
        let weighed: Vec<(i32, f64)> = attack([5, 4, 0, 3]).odds();
        assert!(weighed.iter().any(|(end, share)| *end == 2 && (share - 0.45).abs() < 1e-12));
    }
}
