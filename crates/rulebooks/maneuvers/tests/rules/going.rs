//! Movement, postures, getting away, things in hand.

use riposte_maneuvers::steps_of;
use riposte_maneuvers::tables::Goes;

use crate::common::*;

/// The hexes a figure can go to.
fn goes(battle: &Battle, key: &str, goes: Goes) -> Vec<String> {
    let mut hexes = steps_of(BookView::new(battle.world()), id(battle, key), goes);
    hexes.sort();
    hexes
}

#[test]
fn man_202_an_attack_goes_one_hex_any_way_or_two_forward() {
    let battle = duel("carlos", "raoul", &[]);
    let hexes = goes(&battle, "carlos", Goes::Short);
    // Raoul stands in the way straight ahead.
    assert!(hexes.contains(&"E4".into()), "{hexes:?}");
    assert!(hexes.iter().all(|hex| hex != "E3"), "not two back");
    assert!(hexes.contains(&"D6".into()) || hexes.contains(&"D7".into()));
    // Move 3: half of it is one hex.
    let battle = duel("dirk", "raoul", &[]);
    assert!(goes(&battle, "dirk", Goes::Short).len() <= 5);
}

#[test]
fn man_531_532_movement_costs_more_aside_and_back_and_low_down() {
    let far = |battle: &Battle, key: &str| {
        let here = battle.table().hex(id(battle, key));
        let hexes = goes(battle, key, Goes::Full);
        let far =
            |hex: &String| riposte_rules::board::parse_hex(hex).unwrap().unsigned_distance_to(here);
        hexes.iter().map(far).max().unwrap_or(0)
    };
    let mut battle = battle(&[("carlos", "F6", "N"), ("raoul", "A1", "N")], &[]);
    assert_eq!(far(&battle, "carlos"), 5, "the edge");
    // Kneeling: 3 points a hex forward, so two hexes with a Move of 6.
    posture(&mut battle, "carlos", Posture::Kneeling);
    assert_eq!(far(&battle, "carlos"), 2);
    // Hands and knees: 2½ a hex; Raoul with a Move of 5 goes two.
    posture(&mut battle, "raoul", Posture::Crawling);
    assert!(far(&battle, "raoul") <= 2);
    posture(&mut battle, "carlos", Posture::Prone);
    assert_eq!(far(&battle, "carlos"), 1);
    posture(&mut battle, "carlos", Posture::Sitting);
    assert_eq!(far(&battle, "carlos"), 0);
}

#[test]
fn man_533_after_half_the_move_one_turns_freely_else_by_one_side() {
    let mut battle = battle(&[("carlos", "F9", "N"), ("raoul", "A1", "N")], &[]);
    script(&mut battle, &["move", "step F7"]);
    assert_eq!(open(&battle).len(), 6);
    let mut battle = crate::common::battle(&[("carlos", "F9", "N"), ("raoul", "A1", "N")], &[]);
    script(&mut battle, &["move", "step F4"]);
    assert_eq!(open(&battle).len(), 3);
}

#[test]
fn man_401_postures_change_attacks_and_defences() {
    let mut battle = duel("ada", "bor", &[]);
    takes(&mut battle, "bor", ATTACK);
    say(&mut battle, "attack");
    posture(&mut battle, "bor", Posture::Kneeling);
    let block = Choice::plain(BLOCK).with(1, None);
    assert_eq!(defence(&battle, "ada", "bor", 0, block), 10 - 2);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 11 - 4);
    assert_eq!(attack(&battle, "bor", "ada"), 15 - 2);
    posture(&mut battle, "bor", Posture::Guarded);
    assert_eq!(attack(&battle, "ada", "bor"), 13 - 1);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 11 - 1);
    posture(&mut battle, "bor", Posture::Supine);
    assert_eq!(attack(&battle, "bor", "ada"), 15 - 4);
    assert_eq!(attack(&battle, "ada", "bor"), 13);
}

#[test]
fn man_402_403_some_changes_take_the_turn_and_some_no_time() {
    let mut battle = duel("ada", "bor", &[]);
    say(&mut battle, "guard");
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Guarded);
    assert!(can(&battle, "attack"), "it takes no time");
    assert!(!can(&battle, "crouch"), "once a turn");
    let mut battle = duel("ada", "bor", &[]);
    posture(&mut battle, "ada", Posture::Kneeling);
    script(&mut battle, &["change-position", "stand"]);
    assert!(can(&battle, "strike @bor broadsword.cut"), "who rises from the knees may strike");
    let mut battle = duel("ada", "bor", &[]);
    posture(&mut battle, "ada", Posture::Prone);
    assert!(!can(&battle, "stand"));
    script(&mut battle, &["change-position"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Kneeling);
    assert_eq!(asked(&battle), "bor", "no blow after it");
}

#[test]
fn man_513_breaking_off_is_a_contest_of_tactics() {
    // 12 by 3 against 12 by 2.
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 4]);
    say(&mut battle, "disengage");
    assert!(fighter(&battle, "carlos").broke_off.is_some());
    let steps = open(&battle);
    let step = steps.iter().find(|line| line.starts_with("step E")).unwrap().clone();
    script(&mut battle, &[&step]);
    until(&mut battle, "maneuver");
    assert!(!can(&battle, "attack"), "nobody strikes at it this second");
    // Against an all-out attack it is four worse.
    let mut battle = duel("carlos", "raoul", &[]);
    takes(&mut battle, "raoul", HARD);
    let rules = BookView::new(battle.world());
    let contest = rules.break_off(id(&battle, "carlos"), id(&battle, "raoul"), 1);
    assert_eq!(contest.limit().unwrap().value.basic(), 12 - 4 - 1);
}

#[test]
fn man_514_whoever_flees_turns_its_back_and_runs() {
    let mut battle = battle(&[("carlos", "E5", "S"), ("raoul", "E6", "N")], &[]);
    say(&mut battle, "flee");
    assert!(open(&battle).iter().all(|line| line.starts_with("step ")));
    say(&mut battle, "step E1");
    assert_eq!(battle.table().facing(id(&battle, "carlos")), Facing::N);
    let rules = BookView::new(battle.world());
    assert_eq!(rules.row(Some(FLEE)).unwrap().dodge, Some(5));
}

#[test]
fn man_521_to_523_a_heavy_weapon_is_readied_again_and_others_drawn() {
    let mut battle = duel("raoul", "ada", &[3, 3, 3, 1]);
    script(&mut battle, &["double-defence", "done", "attack", "strike @ada axe.cut", "take-it"]);
    assert_eq!(fighter(&battle, "raoul").unready.of(0), 1);
    until(&mut battle, "maneuver");
    while asked(&battle) != "raoul" {
        script(&mut battle, &["concentrate", "done"]);
    }
    assert_eq!(attack(&battle, "raoul", "ada"), 11 - 4, "not ready");
    script(&mut battle, &["ready", "make-ready axe"]);
    assert_eq!(fighter(&battle, "raoul").unready.of(0), 0);
    // A figure that is strong enough has it ready at once.
    let battle = duel("eve", "ada", &[]);
    let rules = BookView::new(battle.world());
    let eve = id(&battle, "eve");
    let axe = rules.strikes(eve).next().unwrap().weapon;
    assert!(!rules.tires(eve, axe) && rules.tires(id(&battle, "ada"), axe));
}

#[test]
fn man_533_whoever_goes_far_does_not_turn_back_to_where_it_looked_in_a_hex() {
    let set_up = || battle(&[("ivo", "F9", "N"), ("raoul", "A1", "N")], &[]);
    let mut first = set_up();
    say(&mut first, "move");
    let far: Vec<String> = open(&first).into_iter().filter(|it| it.starts_with("step")).collect();
    assert!(far.len() > 40, "{far:?}");
    for far in far {
        let mut battle = set_up();
        script(&mut battle, &["move", &far]);
        let (mut hex, mut facing) = (riposte_rules::board::parse_hex("F9").unwrap(), Facing::N);
        let mut stands = vec![(hex, facing)];
        for event in battle.drain_events() {
            match event {
                Event::Moved { to, .. } => hex = to,
                Event::Turned { to, .. } => facing = to,
                _ => continue,
            }
            assert!(!stands.contains(&(hex, facing)), "{far}: {stands:?}");
            stands.push((hex, facing));
        }
        for choice in open(&battle) {
            let turn = riposte_rules::decision::read(battle.table(), &choice).unwrap();
            let looks = turn.facing.unwrap();
            let back = stands.contains(&(hex, looks)) && looks != facing;
            assert!(!back, "{far}: {choice} leads back");
        }
    }
}

#[test]
fn man_403_a_chair_stands_where_somebody_sat() {
    let mut battle = duel("ada", "bor", &[]);
    assert!(!can(&battle, "take-seat"));
    say(&mut battle, "change-position");
    assert!(!can(&battle, "take-seat"), "there is none");
    let mut battle = duel("ada", "bor", &[]);
    let hex = battle.table().hex(id(&battle, "ada"));
    battle.world_mut().resource_mut::<riposte_maneuvers::memory::Second>().chairs.push(hex);
    script(&mut battle, &["change-position", "take-seat"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Seated);
    assert_eq!(asked(&battle), "bor", "it takes the turn");
    until(&mut battle, "maneuver");
    while asked(&battle) != "ada" {
        script(&mut battle, &["concentrate", "done"]);
    }
    say(&mut battle, "stand");
    assert!(can(&battle, "attack"), "up again at once");
}
