//! Small sums that everybody at the table does in the head, one by one.

use riposte_maneuvers::missiles::throwing::Way;
use riposte_maneuvers::steps_of;
use riposte_maneuvers::tables::Goes;
use riposte_rules::board::parse_hex;

use crate::common::*;

/// Two with round numbers: a sword of 14, and a thrower of 11 who catches with DX 12.
const PAIR: &str = r#"
  (key: "sword", name: "Sword", icon: "x",
   scores: {"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 6, "Broadsword": 14, "Tactics": 13},
   kit: [(item: "broadsword", at: Right)]),
  (key: "other", name: "Other", icon: "x",
   scores: {"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 5, "Axe": 12, "Throwing": 11, "Tactics": 12},
   kit: [(item: "axe", at: Right)]),
  (key: "slow", name: "Slow", icon: "x",
   scores: {"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 3, "Axe": 12},
   kit: [(item: "axe", at: Right)]),
"#;

fn pair(one: (&str, &str, &str), others: &[(&str, &str, &str)]) -> Battle {
    riposte_trial::battle(riposte_maneuvers::Maneuvers, PAIR, &[&[one], others], Dice::seeded(1))
}

/// The farthest hex on a list from where a figure is.
fn farthest(battle: &Battle, key: &str, goes: Goes) -> u32 {
    let figure = id(battle, key);
    let here = battle.table().hex(figure);
    let hexes = steps_of(BookView::new(battle.world()), figure, goes);
    let far = |hex: &String| parse_hex(hex).unwrap().unsigned_distance_to(here);
    hexes.iter().map(far).max().unwrap_or(0)
}

#[test]
fn man_221_223_a_sword_of_fourteen_struck_and_parried_with_boldly_and_with_caution() {
    let sums = |verb: Verb| {
        let mut battle = pair(("sword", "E5", "S"), &[("other", "E6", "N")]);
        takes(&mut battle, "sword", verb);
        let parry = defence(&battle, "other", "sword", 0, Choice::plain(PARRY).with(0, None));
        (attack(&battle, "sword", "other"), parry)
    };
    assert_eq!(sums(ATTACK), (14, 9));
    assert_eq!(sums(CAUTIOUS), (12, 10));
    assert_eq!(sums(BOLD), (16, 8));
}

#[test]
fn man_202_half_a_move_of_six_is_two_hexes_and_of_three_one() {
    let battle = pair(("sword", "E5", "S"), &[("slow", "K10", "N")]);
    assert_eq!(farthest(&battle, "sword", Goes::Short), 2);
    assert_eq!(farthest(&battle, "slow", Goes::Short), 1);
}

#[test]
fn man_532_a_move_of_five_is_two_hexes_back_and_two_on_hands_and_knees() {
    let mut battle = pair(("other", "F6", "N"), &[("sword", "A1", "S")]);
    let back = |battle: &Battle, hex: &str| {
        let hexes = steps_of(BookView::new(battle.world()), id(battle, "other"), Goes::Full);
        hexes.contains(&hex.to_owned())
    };
    assert!(back(&battle, "F8") && !back(&battle, "F9"));
    posture(&mut battle, "other", Posture::Crawling);
    assert_eq!(farthest(&battle, "other", Goes::Full), 2);
}

#[test]
fn man_401_whoever_kneels_blocks_two_worse_dodges_four_worse_and_strikes_two_worse() {
    let mut battle = duel("bor", "ada", &[]);
    let sums = |battle: &Battle| {
        let block = defence(battle, "ada", "bor", 0, Choice::plain(BLOCK).with(1, None));
        let dodge = defence(battle, "ada", "bor", 0, Choice::plain(DODGE));
        [block, dodge, attack(battle, "bor", "ada")]
    };
    let stands = sums(&battle);
    posture(&mut battle, "bor", Posture::Kneeling);
    let kneels = sums(&battle);
    assert_eq!([0, 1, 2].map(|sum| kneels[sum] - stands[sum]), [-2, -4, -2]);
}

#[test]
fn man_513_thirteen_of_tactics_against_an_all_out_attack_is_nine() {
    let mut battle = pair(("sword", "E5", "S"), &[("other", "E6", "N")]);
    takes(&mut battle, "other", HARD);
    let rules = BookView::new(battle.world());
    let contest = rules.break_off(id(&battle, "sword"), id(&battle, "other"), 0);
    assert_eq!(contest.limit().unwrap().value.basic(), 9);
}

#[test]
fn man_551_552_a_throw_past_one_to_who_waits_for_it_and_the_catch() {
    let figures = [("other", "E3", "S"), ("slow", "E5", "N"), ("sword", "E7", "N")];
    let mut battle = riposte_trial::battle(
        riposte_maneuvers::Maneuvers,
        PAIR,
        &[&figures, &[("slow-2", "A11", "N")]],
        Dice::seeded(1),
    );
    takes(&mut battle, "sword", CATCH);
    let rules = BookView::new(battle.world());
    let (by, to) = (id(&battle, "other"), id(&battle, "sword"));
    assert_eq!(rules.toss(by, to).limit().unwrap().value.basic(), 11 + 4 - 1);
    let way = Way { how: GRAB, from: 5, far: 0, well: true, weight: 4 };
    assert_eq!(rules.catch(to, &way).limit().unwrap().value.basic(), 12 + 2 - 2);
}
