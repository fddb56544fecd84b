//! The example of the two swordsmen, throw by throw.

use riposte_rules::data::{Scenario, Source};

use crate::common::*;

const SWORDSMEN: &str = include_str!("../../../../../docs/examples/swordsmen.ron");
const THROWS: &str = include_str!("../../../../../docs/examples/swordsmen.txt");

#[test]
fn the_example_of_the_page_is_played_by_the_script_beside_it() {
    let library = riposte_trial::library();
    let source = Source::new("docs/examples/swordsmen.ron", SWORDSMEN);
    let scenario = Scenario::read(&library, "swordsmen", source).unwrap();
    let dice = THROWS.lines().next().and_then(|line| line.strip_prefix("# dice ")).unwrap();
    assert!(SWORDSMEN.contains(dice), "the command names the same dice");
    let faces = dice.split(',').map(|face| face.parse::<u8>().unwrap());
    let dice = Dice::given(faces, None);
    let mut battle =
        Battle::new(&riposte_trial::only(riposte_maneuvers::Maneuvers), &library, &scenario, dice)
            .unwrap();
    let mut told = Vec::new();
    for line in THROWS.lines().filter(|line| !line.starts_with('#')) {
        say(&mut battle, line);
        told.append(&mut log(&mut battle));
    }
    let has = |words: &str| told.iter().any(|line| line.contains(words));
    assert!(has("has a set-up of 3") && has("loses the set-up"), "{told:#?}");
    assert_eq!((hits(&battle, "don-carlos"), fighter(&battle, "don-carlos").pool.points), (3, 0));
    assert_eq!(battle.world().resource::<Dice>().left(), 0, "throw by throw");
}

#[test]
fn man_311_312_314_to_316_carlos_sets_raoul_up_and_loses_it() {
    let faces = [
        2, 2, 3, 3, 3, 4, // the contest of the first second: 7 against 10
        5, 5, 5, // Carlos strikes: 15
        3, 4, 4, // Raoul strikes: 11
        5, 5, 4, // Carlos does not parry
        1, // damage
        3, 3, 4, // he keeps his mind on it: 10
        5, 5, 4, 3, 4, 4, // the contest of the second: 14 against 11
    ];
    let mut battle = battle(&[("carlos", "E3", "S"), ("raoul", "E6", "N")], &faces);
    script(&mut battle, &["move", "set-up @raoul", "done", "concentrate", "done"]);
    assert_eq!(fighter(&battle, "carlos").pool.points, 3, "won by eight: three at most");
    script(&mut battle, &["attack", "set-up @raoul", "step E5", "turn >S"]);
    assert_eq!(attack(&battle, "carlos", "raoul"), 13);
    say(&mut battle, "strike @raoul broadsword.cut");
    assert_eq!(hits(&battle, "raoul"), 0);
    script(&mut battle, &["attack", "strike @carlos axe.cut"]);
    assert_eq!(question(&battle), "defend");
    say(&mut battle, "parry broadsword");
    assert_eq!(hits(&battle, "carlos"), 3);
    let (mut told, mut events) = (Vec::new(), log(&mut battle));
    told.append(&mut events);
    assert!(told.iter().any(|line| line.contains("loses the set-up")), "{told:#?}");
    assert_eq!(fighter(&battle, "carlos").pool.points, 0);
}

#[test]
fn man_313_what_was_gained_is_sprung_in_one_turn_five_to_a_blow() {
    let mut battle = duel("carlos", "raoul", &[6, 6, 4]);
    let raoul = id(&battle, "raoul");
    set(&mut battle, "carlos", |fighter| {
        fighter.pool.of = Some(raoul);
        fighter.pool.points = 7;
        fighter.pool.turns = 3;
    });
    script(&mut battle, &["all-out-skill"]);
    assert!(!can(&battle, "set-up @raoul"), "three turns at most");
    say(&mut battle, "strike @raoul broadsword.cut");
    assert_eq!(open(&battle).len(), 6, "none to five");
    // 17 + 4 + 5 = 26: 16 hits, and 4 to 6 would be critical.
    say(&mut battle, "spring =5");
    assert_eq!(question(&battle), "defend");
    until(&mut battle, "maneuver");
    assert_eq!(fighter(&battle, "carlos").pool.points, 0, "the rest is gone with the turn");
}
