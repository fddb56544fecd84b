//! A deed is thrown and foretold by one tree, with decisions between the rolls.
use riposte_rules::decision::RollForecast;
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest, Degree, Dice, Limit, Roll, Scale, Tie};

const ME: FigureId = FigureId(0);
const FOE: FigureId = FigureId(1);

fn roll(label: &'static str, dice: u8, basic: i32) -> Roll {
    Roll::new(label, Scale::Half).dice(dice, 6).with("basic", basic, "T")
}

/// What is asked: how many dice to risk on the damage of a hit with this margin.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Risk(i32);

/// The attack, then a decision, then the damage; the policy risks two dice.
fn blow<'w>() -> Deed<'w, i32, Risk> {
    let attack = Contest::opposed(roll("attack", 1, 12), roll("defence", 1, 12), Tie::First);
    Deed::check(ME, Some(FOE), attack)
        .told(|settled, journal| {
            journal.tell(|| Event::Blow {
                attacker: ME,
                target: FOE,
                hit: settled.success,
                margin: settled.margin,
                words: String::new(),
            });
        })
        .then_by_margin(|degree, margin| match degree {
            Degree::WON => Deed::ask(Risk(margin), move || damage(margin, 2)),
            _ => Deed::end(0),
        })
}

/// The wound that a hit does with so many dice risked.
fn damage<'w>(margin: i32, risked: u8) -> Deed<'w, i32, Risk> {
    let damage = roll("damage", risked, margin - 6 * i32::from(risked));
    Deed::roll(ME, damage)
        .meaning(|total| Some(format!("{total} halves").into()))
        .class(|total| (total / 4).clamp(0, 3))
        .rows(|level| (level > 0).then(|| format!("wound {level}").into()))
        .then(Deed::end)
}

#[test]
fn a_decision_stops_what_is_thrown_and_not_what_is_foretold() {
    let mut journal = Journal::default();
    let mut dice = Dice::given([6, 1, 4, 5], None);
    assert_eq!(blow().throw(&mut dice, &mut journal), Err(Risk(10)));
    let Ok(level) = damage(10, 2).throw(&mut dice, &mut journal) else { panic!("asked again") };
    assert_eq!((level, dice.left()), (3, 0));
    let told: Vec<&str> = journal
        .events()
        .iter()
        .map(|event| match event {
            Event::Rolled { thrown, .. } => thrown.roll.label.as_ref(),
            Event::Blow { .. } => "blow",
            _ => "other",
        })
        .collect();
    assert_eq!(told, ["attack", "defence", "blow", "damage"]);
    let Some(Event::Rolled { meaning: Some(meaning), .. }) = journal.events().last() else {
        panic!("no meaning")
    };
    assert_eq!(meaning, "16 halves");
}

#[test]
fn foretold_are_all_ends_by_every_fall_of_the_dice() {
    let mut counted = [0u128; 4];
    let faces = || 1..=6_i32;
    for (a, b) in faces().flat_map(|a| faces().map(move |b| (a, b))) {
        for (c, d) in faces().flat_map(|c| faces().map(move |d| (c, d))) {
            let margin = 2 * (a - b);
            let level = ((margin - 12 + 2 * (c + d)) / 4).clamp(0, 3);
            counted[if margin < 0 { 0 } else { level as usize }] += 1;
        }
    }
    let odds: Vec<(i32, Chance)> = blow().odds();
    assert_eq!(odds.len(), 4);
    for (level, chance) in odds {
        assert_eq!(chance, Chance::new(counted[level as usize], 1296), "{level}");
    }
}

#[test]
fn the_outline_goes_through_the_likeliest_success() {
    let outline = blow().outline();
    let [RollForecast::Contest { contest, chance }, RollForecast::Table { roll, rows }] =
        outline.as_slice()
    else {
        panic!("{outline:?}")
    };
    assert_eq!((contest.roll.label.as_ref(), *chance), ("attack", Chance::new(21, 36)));
    assert_eq!(roll.to_string(), "2D−6", "equal rolls are the likeliest hit");
    assert!(rows.iter().all(|(name, _)| name.starts_with("wound")));
}

#[test]
fn joined_deeds_are_one() {
    let attack = || -> Deed<bool> {
        let value = Roll::new("class", Scale::Whole).with("basic", 4, "T");
        let die = Roll::new("attack", Scale::Whole).dice(1, 6);
        Deed::check(ME, None, Contest::against(die, Limit::at_least(value)))
            .then(|degree| Deed::end(degree.success))
    };
    let twice = || {
        attack().and_then(|first| {
            let told = move |journal: &mut Journal| {
                journal.tell(|| Event::Spoke { figure: ME, words: "again".into() });
            };
            Deed::tell(told, move || attack().map(move |second| u8::from(first) + u8::from(second)))
        })
    };
    let odds: Vec<(u8, Chance)> = twice().odds();
    assert_eq!(odds.len(), 3);
    assert_eq!(twice().chance(|hits| *hits == 1), Chance::new(1, 2));
    let mut journal = Journal::default();
    let Ok(hits) = twice().throw(&mut Dice::given([3, 4], None), &mut journal);
    assert_eq!((hits, journal.events().len()), (1, 3));
    assert!(matches!(journal.events()[1], Event::Spoke { .. }));
}

#[test]
fn what_is_reckoned_on_before_anybody_has_answered_stops_at_the_decision() {
    let mut stops: Vec<(Result<i32, Risk>, Chance)> = Vec::new();
    blow().stops(&mut |stop, share| stops.push((stop.copied().map_err(|risk| *risk), share)));
    let asked = stops.iter().filter(|(stop, _)| stop.is_err());
    let sum = asked.clone().fold(Chance::NEVER, |sum, (_, share)| sum.or(*share));
    assert_eq!((asked.count(), sum), (6, Chance::new(21, 36)));
    assert!(stops.contains(&(Err(Risk(10)), Chance::new(1, 36))));
    assert!(stops.iter().all(|(stop, _)| *stop != Ok(3)), "no damage has been rolled");
    let [RollForecast::Contest { chance, .. }] = blow().at_once()[..] else { panic!("one roll") };
    assert_eq!(chance, Chance::new(21, 36));
}

#[test]
fn a_total_that_counts_for_nothing_is_thrown_again_and_not_foretold() {
    let die = || -> Deed<'_, i32> {
        let die = Roll::new("die", Scale::Whole).dice(1, 6);
        Deed::roll(ME, die).again(|face| face == 6).then(Deed::end)
    };
    let fifth = Chance::new(1, 5);
    let odds: Vec<(i32, Chance)> = die().odds();
    assert_eq!(odds, [1, 2, 3, 4, 5].map(|face| (face, fifth)));
    let mut journal = Journal::default();
    let mut dice = Dice::given([6, 6, 3], None);
    let Ok(face) = die().throw(&mut dice, &mut journal);
    assert_eq!((face, dice.left(), journal.events().len()), (3, 0, 3));
}
