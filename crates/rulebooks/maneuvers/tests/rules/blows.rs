//! The attack, the defence, the harm.

use riposte_maneuvers::melee::clash::{Clash, met};
use riposte_maneuvers::rolls::basic;
use riposte_maneuvers::rolls::degrees::{attack_degrees, critical_up_to};
use riposte_maneuvers::tables::{Kind, WoundKind};
use riposte_maneuvers::words::AIM;
use riposte_rules::roll::{Contest, Limit, Roll, Scale};

use crate::common::*;

#[test]
fn man_101_a_skill_that_is_not_known_stands_on_its_attribute() {
    let battle = duel("ada", "raoul", &[]);
    let rules = BookView::new(battle.world());
    let (ada, raoul) = (id(&battle, "ada"), id(&battle, "raoul"));
    assert_eq!(rules.skill(ada, "Broadsword"), 13);
    assert_eq!(rules.skill(ada, "Axe"), 12 - 4);
    assert_eq!(rules.skill(ada, "Tactics"), 10 - 5);
    assert_eq!(rules.skill(raoul, "Body Language"), 10 - 4);
}

#[test]
fn man_102_very_low_rolls_are_critical_and_very_high_ones_fail() {
    let criticals = [(14, 4), (15, 5), (16, 6), (25, 6)];
    assert!(criticals.into_iter().all(|(skill, most)| critical_up_to(skill) == most));
    let chance = |skill: i32, name: &str| {
        let limit = Limit::at_most(Roll::new("skill", Scale::Whole).with("skill", skill, ""));
        let roll = Roll::new("attack", Scale::Whole).dice(3, 6);
        let contest = Contest::against(roll, limit).with_degrees(attack_degrees(skill));
        contest.chance_of(|degree| degree.name == name)
    };
    assert_eq!(chance(12, "critical"), Chance::new(4, 216));
    assert_eq!(chance(16, "critical"), Chance::new(20, 216));
    assert_eq!(chance(12, "falls"), Chance::new(1, 216));
    assert_eq!(chance(12, "dropped"), Chance::new(3, 216));
    assert_eq!(chance(16, "dropped"), Chance::NEVER);
    // Missed by ten: 16 and more with a skill of 6, 17 and 18 left out.
    assert_eq!(chance(6, "off balance"), Chance::new(6, 216));
}

#[test]
fn man_106_damage_goes_by_st() {
    let thrust =
        [(9, (1, -2)), (10, (1, -2)), (11, (1, -1)), (13, (1, 0)), (15, (1, 1)), (18, (1, 2))];
    let swing =
        [(9, (1, -1)), (10, (1, 0)), (12, (1, 2)), (13, (2, -1)), (16, (2, 2)), (18, (3, 0))];
    assert!(thrust.into_iter().all(|(st, damage)| basic(Kind::Thrust, st) == damage));
    assert!(swing.into_iter().all(|(st, damage)| basic(Kind::Swing, st) == damage));
}

/// How a blow comes out whose attack was made by a margin, the target rolling its dice.
fn meets(battle: &Battle, margin: i32, answer: Choice, faces: [u8; 3]) -> Clash {
    let rules = BookView::new(battle.world());
    let deed = met::<()>(rules, blow(battle, "ada", "bor"), margin, Some(answer));
    deed.throw(&mut Dice::given(faces, None), &mut Default::default()).unwrap()
}

fn by_five(clash: Clash) -> Option<bool> {
    match clash {
        Clash::Won(won) => Some(won.by >= 5),
        _ => None,
    }
}

#[test]
fn man_103_111_112_the_attack_wins_by_the_greater_margin() {
    let mut battle = duel("ada", "bor", &[]);
    takes(&mut battle, "bor", ATTACK);
    // Bor: parry 10 + 1 + 3, block 6 + 1 + 3, dodge 7 + 1 + 3.
    let (parry, block) = (Choice::plain(PARRY).with(0, None), Choice::plain(BLOCK).with(1, None));
    assert_eq!(defence(&battle, "ada", "bor", 0, parry), 14);
    assert_eq!(defence(&battle, "ada", "bor", 0, block), 10);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 11);
    // Made by 4 against 14 by 2: hit, and not by five.
    assert_eq!(by_five(meets(&battle, 4, parry, [4, 4, 4])), Some(false));
    // Made by 4 against 14 by 4: equal, so defended.
    assert_eq!(meets(&battle, 4, parry, [3, 3, 4]), Clash::Defended(0));
    // Made by 5 against 10 by 0: won by five.
    assert_eq!(by_five(meets(&battle, 5, block, [3, 3, 4])), Some(true));
    // A defence of 3 or 4 always holds.
    assert_eq!(meets(&battle, 12, block, [1, 1, 2]), Clash::Defended(0));
}

#[test]
fn man_121_defences_can_be_scored_in_other_ways() {
    use riposte_maneuvers::tables::{Defences, Tables};
    let mut battle = duel("ada", "bor", &[]);
    takes(&mut battle, "bor", ATTACK);
    let (parry, dodge) = (Choice::plain(PARRY).with(0, None), Choice::plain(DODGE));
    let mut scored = |defences| {
        battle.world_mut().resource_mut::<Tables>().constants.defences = defences;
        [parry, dodge].map(|answer| defence(&battle, "ada", "bor", 0, answer))
    };
    assert_eq!(scored(Defences::FullSkill), [15, 6]);
    assert_eq!(scored(Defences::PlusThree), [10, 10]);
    assert_eq!(scored(Defences::HalfAndDefence), [14, 11]);
}

#[test]
fn man_122_each_further_defence_is_two_worse() {
    let mut battle = duel("ada", "bor", &[]);
    takes(&mut battle, "bor", ATTACK);
    set(&mut battle, "bor", |fighter| fighter.turn.defences = 2);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 11 - 4);
}

#[test]
fn man_123_131_a_block_holds_on_the_shield_side_a_parry_on_the_other_and_nothing_behind() {
    // Bor looks north: who comes from where, and whether he can block, parry, dodge.
    let from = [
        ("E5", "S", [true, true, true]),
        ("F5", "SW", [true, true, true]),
        ("F6", "NW", [false, true, true]),
        ("E7", "N", [false, false, false]),
        ("D6", "NE", [true, false, true]),
        ("D5", "SE", [true, true, true]),
    ];
    for (hex, facing, wanted) in from {
        let mut battle = battle(&[("ada", hex, facing), ("bor", "E6", "N")], &[3, 3, 3]);
        script(&mut battle, &["attack"]);
        say(&mut battle, "strike @bor broadsword.cut");
        let open = verbs(&battle);
        let has = ["block", "parry", "dodge"].map(|verb| open.contains(&verb.to_owned()));
        let has = if question(&battle) == "defend" { has } else { [false; 3] };
        assert_eq!(has, wanted, "{hex}");
    }
}

#[test]
fn man_124_what_was_used_to_feint_or_is_not_ready_does_not_parry() {
    let mut battle = duel("ada", "bor", &[3, 3, 3]);
    script(&mut battle, &["attack"]);
    set(&mut battle, "bor", |fighter| fighter.unready.set(0, 1));
    say(&mut battle, "strike @bor broadsword.cut");
    assert!(!verbs(&battle).contains(&"parry".to_owned()));
}

#[test]
fn man_113_a_critical_hit_allows_no_defence() {
    // A 3; the three dice say 3: triple damage of 1 + 2.
    let mut battle = duel("ada", "bor", &[1, 1, 1, 1, 1, 1, 1]);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    // (1 + 1 + 1) × 3 less 1 of cloth, half as much again.
    assert_eq!(hits(&battle, "bor"), 12);
}

#[test]
fn man_114_a_critical_miss_lets_fall_or_fall_down_or_lose_the_balance() {
    let after = |faces: &[u8]| {
        let mut battle = duel("ada", "bor", faces);
        script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
        let lies = battle.table().posture(id(&battle, "ada")).down();
        let armed = battle.table().arms(id(&battle, "ada")).items().any(|it| it.at.in_hand());
        (lies, armed)
    };
    assert_eq!(after(&[6, 6, 6]), (true, true));
    assert_eq!(after(&[6, 6, 5]), (false, false));
    let mut battle = duel("ada", "bor", &[6, 5, 5]);
    script(&mut battle, &["wild-swing", "aim *head"][..1]);
    // min(13 − 5, 9) is 8: a 16 misses by eight only.
    say(&mut battle, "strike @bor broadsword.cut");
    assert!(!fighter(&battle, "ada").unbalanced);
}

#[test]
fn man_115_armour_takes_its_share_and_the_kind_of_wound_multiplies() {
    assert_eq!(
        [WoundKind::Crush, WoundKind::Cut, WoundKind::Impale].map(|it| it.injury(5)),
        [5, 7, 10]
    );
    let battle = duel("ada", "bor", &[]);
    let rules = BookView::new(battle.world());
    let cut = blow(&battle, "ada", "bor");
    assert_eq!(rules.injury(cut, 4, false), 4, "3 through cloth, half as much again");
    assert_eq!(rules.injury(cut, 4, true), 6, "past the armour");
    assert_eq!(rules.injury(cut, 1, false), 0);
}

#[test]
fn man_116_a_place_can_be_aimed_at_and_counts_its_own_way() {
    let mut battle = duel("ada", "bor", &[]);
    script(&mut battle, &["attack", "aim *head"]);
    assert_eq!(attack(&battle, "ada", "bor"), 13 - 5);
    let open = battle.decision().map(|decision| decision.choices.clone()).unwrap_or_default();
    assert!(open.iter().all(|it| it.verb != AIM), "a place is said once, or a turn never ends");
    let rules = BookView::new(battle.world());
    assert_eq!(rules.injury(blow(&battle, "ada", "bor"), 4, false), 8);
}

#[test]
fn man_132_133_each_hand_strikes_into_its_own_hexes() {
    let reached = |key: &str, facing: &str, hex: &str| {
        let battle = battle(&[(key, "E6", facing), ("raoul", hex, "N")], &[]);
        let rules = BookView::new(battle.world());
        let (by, at) = (id(&battle, key), id(&battle, "raoul"));
        let (place, to) = (rules.place(by), rules.table.hex(at));
        let mut held = rules.strikes(by).filter(|strike| strike.item.at.in_hand());
        held.any(|strike| rules.reaches(&strike, ATTACK, place, to))
    };
    // The right hand: ahead and to the right of it.
    assert!(reached("ada", "N", "E5") && reached("ada", "N", "F5"));
    assert!(!reached("ada", "N", "D5") && !reached("ada", "N", "F6"));
    // With a weapon in each hand both sides of the front; a spear in both hands over two hexes.
    assert!(reached("cat", "N", "D5") && reached("cat", "N", "F5"));
    assert!(reached("dirk", "N", "E4") && !reached("dirk", "N", "E3"));
}

#[test]
fn man_134_past_a_friend_is_one_worse_past_an_enemy_four() {
    let mut battle = battle(&[("dirk", "E6", "N"), ("ada", "E4", "S"), ("bor", "E5", "S")], &[]);
    let rules = BookView::new(battle.world());
    let (dirk, ada) = (id(&battle, "dirk"), id(&battle, "ada"));
    assert_eq!(rules.past(dirk, ada), -4);
    assert_eq!(rules.past(ada, dirk), -1);
    let hex = riposte_rules::board::parse_hex("A1").unwrap();
    let bor = id(&battle, "bor");
    riposte_rules::battle::move_to(battle.world_mut(), bor, hex, true);
    assert_eq!(BookView::new(battle.world()).past(dirk, ada), 0);
}

/// Two hexes north and one north-east: the line runs through the hex to the north and then through
/// the one north-east of it, along no edge.
#[test]
fn man_134_off_the_straight_only_those_count_through_whose_hexes_the_line_runs() {
    let here = riposte_rules::board::parse_hex("E9").unwrap();
    let name = |ways: &[Facing]| {
        riposte_rules::board::hex_name(ways.iter().fold(here, |hex, way| hex + way.step()))
    };
    let past = |ways: &[Facing]| {
        let (foe, other) = (name(&[Facing::N, Facing::N, Facing::NE]), name(ways));
        let figures = [("hal", "E9", "N"), ("bor", &foe, "S"), ("ada", &other, "S")];
        let battle = battle(&figures, &[]);
        BookView::new(battle.world()).past(id(&battle, "hal"), id(&battle, "bor"))
    };
    assert_eq!(past(&[Facing::N]), -4);
    assert_eq!(past(&[Facing::NE]), 0);
    assert_eq!(past(&[Facing::N, Facing::NE]), -4);
    assert_eq!(past(&[Facing::N, Facing::N]), 0);
}

#[test]
fn man_121_511_every_answer_is_open_or_closed_with_a_reason() {
    let mut battle = duel("ada", "raoul", &[3, 3, 4]);
    script(&mut battle, &["attack", "strike @raoul broadsword.cut"]);
    assert_eq!(verbs(&battle), ["parry", "dodge", "take-it"]);
    let why = |word| closed(&battle, word).unwrap_or_default();
    assert_eq!(why("block"), "has no shield on the arm");
    assert_eq!(why("retreat"), "goes with a cautious attack or an all-out defence");
    assert_eq!((why("parry"), why("dodge")), (String::new(), String::new()));
}

#[test]
fn man_111_a_blow_has_words_of_its_own_on_a_button() {
    let mut battle = duel("ada", "raoul", &[]);
    say(&mut battle, "attack");
    let strike = riposte_rules::decision::read(battle.table(), "strike @raoul broadsword.cut");
    let words = battle.table().book().wording(battle.world(), &strike.unwrap());
    assert_eq!(words, "Strike Raoul with the broadsword (cut)");
}
