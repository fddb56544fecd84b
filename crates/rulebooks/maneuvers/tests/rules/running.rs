//! A blow in the middle of a Move, and sprinting.

use crate::common::*;

/// The hexes that a figure can go to now.
fn steps(battle: &Battle) -> Vec<String> {
    let steps = open(battle);
    steps.iter().filter_map(|line| Some(line.strip_prefix("step ")?.to_owned())).collect()
}

/// Carlos goes to F7 and looks some way; Raoul does not turn to him.
fn half_way(battle: &mut Battle, turn: &str) {
    script(battle, &["move", "step F7", turn]);
    if question(battle) == "turn-to" {
        say(battle, "done");
    }
}

/// Carlos with a Move of 6 looks north; Raoul stands beside his way.
fn passing(faces: &[u8]) -> Battle {
    battle(&[("carlos", "F9", "N"), ("raoul", "E7", "N")], faces)
}

#[test]
fn man_531_a_wild_swing_in_the_middle_of_the_way_leaves_the_rest_of_the_move() {
    let mut battle = passing(&[5, 5, 4]);
    half_way(&mut battle, "turn >N");
    assert!(can(&battle, "swing @raoul broadsword.cut"), "{:?}", open(&battle));
    assert!(steps(&battle).is_empty(), "one goes on only after a blow");
    say(&mut battle, "swing @raoul broadsword.cut");
    let ways = steps(&battle);
    assert!(ways.contains(&"F3".to_owned()) && !ways.contains(&"F2".to_owned()), "{ways:?}");
    // Two and four points are all there is: at the end one turns by one side.
    script(&mut battle, &["step F3"]);
    let turns = open(&battle).iter().filter(|line| line.starts_with("turn")).count();
    assert_eq!(turns, 3);
    say(&mut battle, "turn >N");
    assert!(!verbs(&battle).contains(&"strike".to_owned()), "the blow is spent");
    assert!(!verbs(&battle).contains(&"swing".to_owned()));
}

#[test]
fn man_531_a_turn_before_the_swing_is_paid_for() {
    let mut battle = passing(&[5, 5, 4]);
    half_way(&mut battle, "turn >S");
    say(&mut battle, "swing @raoul broadsword.cut");
    // Two for the way and three for the turn leave one: no step aside or back.
    assert_eq!(steps(&battle), ["F8"]);
}

#[test]
fn man_531_with_nothing_left_of_the_move_there_is_no_swing() {
    let mut battle = battle(&[("carlos", "F9", "N"), ("raoul", "E3", "N")], &[]);
    script(&mut battle, &["move", "step F3", "turn >N"]);
    assert!(!verbs(&battle).contains(&"swing".to_owned()), "{:?}", open(&battle));
}

#[test]
fn man_408_whoever_swings_on_hands_and_knees_does_not_go_after_it() {
    let mut battle = duel("carlos", "raoul", &[5, 5, 4]);
    posture(&mut battle, "carlos", Posture::Crawling);
    script(&mut battle, &["move", "swing @raoul broadsword.cut"]);
    assert!(battle.table().decision().is_none_or(|_| steps(&battle).is_empty()));
}

/// A board of two far apart, on which one has run straight on in its last turn.
fn running(posture: Posture) -> Battle {
    let mut battle = battle(&[("carlos", "F9", "N"), ("raoul", "A1", "N")], &[]);
    crate::common::posture(&mut battle, "carlos", posture);
    set(&mut battle, "carlos", |fighter| fighter.ran = true);
    refresh(&mut battle);
    say(&mut battle, "move");
    battle
}

/// What Carlos has lost of his ST.
fn fatigue(battle: &Battle) -> i32 {
    BookView::new(battle.world()).fatigue(id(battle, "carlos"))
}

#[test]
fn man_534_every_tenth_second_of_sprinting_low_down_takes_a_point_of_st() {
    let mut battle = running(Posture::Kneeling);
    set(&mut battle, "carlos", |fighter| fighter.low_sprints = 8);
    say(&mut battle, "step F6");
    assert_eq!((fighter(&battle, "carlos").low_sprints, fatigue(&battle)), (9, 0));
    let mut battle = running(Posture::Prone);
    set(&mut battle, "carlos", |fighter| fighter.low_sprints = 9);
    say(&mut battle, "step F7");
    assert_eq!(fatigue(&battle), 1);
    let rules = BookView::new(battle.world());
    let (carlos, raoul) = (id(&battle, "carlos"), id(&battle, "raoul"));
    assert_eq!(rules.strength(carlos), 11);
    let wrench = rules.wrench(carlos, raoul, 0, "MAN-565");
    assert_eq!(wrench.limit().unwrap().value.basic(), 11, "{wrench:?}");
    // What is no sprint does not tire, nor does a sprint on one's feet.
    let mut battle = running(Posture::Prone);
    set(&mut battle, "carlos", |fighter| fighter.low_sprints = 9);
    say(&mut battle, "step F8");
    assert_eq!(fatigue(&battle), 0);
    let mut battle = running(Posture::Standing);
    set(&mut battle, "carlos", |fighter| fighter.low_sprints = 9);
    say(&mut battle, "step F2");
    assert!(fighter(&battle, "carlos").turn.sprinted);
    assert_eq!(fatigue(&battle), 0);
}

#[test]
fn man_534_after_a_blow_in_the_middle_of_a_straight_way_one_still_sprints_once() {
    let mut battle = passing(&[5, 5, 4]);
    set(&mut battle, "carlos", |fighter| fighter.ran = true);
    refresh(&mut battle);
    half_way(&mut battle, "turn >N");
    say(&mut battle, "swing @raoul broadsword.cut");
    assert!(steps(&battle).contains(&"F2".to_owned()), "{:?}", steps(&battle));
    let mut battle = passing(&[5, 5, 4]);
    set(&mut battle, "carlos", |fighter| fighter.ran = true);
    refresh(&mut battle);
    half_way(&mut battle, "turn >NW");
    say(&mut battle, "swing @raoul broadsword.cut");
    assert!(!steps(&battle).contains(&"F2".to_owned()), "it has turned");
}
