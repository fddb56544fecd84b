//! What the computer players that think do in small positions. Each position has a right
//! answer, and all levels but the lowest must find it.
use crate::common::moving::*;
use crate::common::*;
use riposte_options::combatant::Status;
use riposte_options::step::{Step, Turn};
use riposte_rules::battle::{throw_down, turn_to};
use riposte_rules::board::{Facing, nearest_directions, parse_hex};
use riposte_trial::minds::*;

#[test]
fn readies_a_weapon_when_it_holds_none() {
    let position = || {
        let mut battle = battle(&[("sword", "E9", "N"), ("guard", "E3", "S")], Dice::seeded(3));
        throw_down(battle.world_mut(), ME, 0);
        acts(&mut battle, "sword");
        battle
    };
    for (level, answer) in answers(position) {
        let armed = ["change-weapon", "drop-and-ready", "pick-up"];
        assert!(armed.iter().any(|verb| answer.starts_with(verb)), "{level}: {answer}");
    }
}

#[test]
fn picks_up_the_weapon_it_dropped() {
    let position = || {
        let mut battle = battle(&[("pike", "E9", "N"), ("guard", "E3", "S")], Dice::seeded(3));
        throw_down(battle.world_mut(), ME, 0);
        acts(&mut battle, "pike");
        battle
    };
    for (level, answer) in answers(position) {
        assert!(answer.starts_with("pick-up"), "{level}: {answer}");
    }
}

#[test]
fn finishes_a_helpless_foe() {
    let position = || {
        let figures = [("sword", "E5", "N"), ("guard", "E4", "S"), ("sword-2", "F5", "SW")];
        let mut battle = battle(&figures, Dice::seeded(3));
        posture(&mut battle, "guard", Posture::Prone);
        set(&mut battle, "guard", |combatant| combatant.hits = 9);
        acts(&mut battle, "sword");
        battle
    };
    for (level, answer) in answers(position) {
        assert!(answer.starts_with("attack @guard"), "{level}: {answer}");
    }
}

#[test]
fn strikes_from_the_second_row() {
    // A friend stands beside the foe and holds it.
    let position = || {
        let ours: &[(&str, &str, &str)] = &[("halberd", "E7", "N"), ("sword", "F5", "SW")];
        let mut battle = sides(&[ours, &[("sword-2", "E5", "S")]], Dice::seeded(3));
        acts(&mut battle, "halberd");
        battle
    };
    for (level, answer) in answers(position) {
        assert!(answer.starts_with("attack @sword-2 halberd.jab"), "{level}: {answer}");
    }
}

#[test]
fn strikes_before_the_one_who_charges_it() {
    // The foe has come running, and has the quicker hand.
    let position = || {
        let mut battle = battle(&[("halberd", "E5", "N"), ("quick", "E4", "S")], Dice::seeded(3));
        slots(&mut battle);
        set(&mut battle, "quick", |combatant| {
            combatant.turn.declared = Some(riposte_options::words::ATTACK);
        });
        came(&mut battle, "quick", 3);
        battle.world_mut().resource_mut::<Turn>().step = Step::Slot;
        refresh(&mut battle);
        assert_eq!((asked(&battle).as_str(), question(&battle)), ("halberd", "pole-first"));
        battle
    };
    for (level, answer) in answers(position) {
        assert!(answer.starts_with("attack @quick"), "{level}: {answer}");
    }
}

#[test]
fn does_not_turn_its_back_on_an_engager_to_chase_a_weaker_foe() {
    let position = || {
        let figures = [("sword", "E5", "N"), ("sword-2", "E4", "S"), ("knife", "E7", "N")];
        let mut battle = moves_last(&figures);
        set(&mut battle, "knife", |combatant| combatant.hits = 8);
        // The engager strikes it also when it turns away (OPT-404).
        set(&mut battle, "sword-2", |combatant| {
            combatant.turn.start = Status::Engaged;
            combatant.turn.before = Status::Engaged;
        });
        refresh(&mut battle);
        battle
    };
    movements(position, |battle, done, level| {
        assert_eq!(near(battle).1, 0, "{level}: {done:?}");
    });
}

#[test]
fn does_not_turn_its_back_on_the_one_beside_it_before_that_one_has_moved() {
    for seed in 1..5 {
        let position = || {
            let ours: &[_] = &[("sword", "E8", "N"), ("spear", "I9", "N")];
            let mut battle = sides(&[ours, &[("guard", "E7", "S")]], Dice::seeded(seed));
            to_movement(&mut battle, "sword", 0);
            battle
        };
        movements(position, |battle, done, level| {
            assert_eq!(near(battle).1, 0, "{level}, seed {seed}: {done:?}");
        });
    }
}

#[test]
fn turns_to_the_one_at_its_back() {
    let position = || moves_last(&[("sword", "E5", "N"), ("guard", "E6", "N")]);
    movements(position, |battle, done, level| {
        assert_eq!(near(battle).1, 0, "{level}: {done:?}");
    });
}

#[test]
fn does_not_run_into_three_reaches_for_one_blow() {
    let position = || {
        let line = [
            ("sword", "E9", "N"),
            ("guard", "D5", "S"),
            ("guard-2", "E6", "S"),
            ("guard-3", "F5", "S"),
        ];
        moves_last(&line)
    };
    movements(position, |battle, done, level| {
        assert!(near(battle).0 < 3, "{level}: {done:?}");
    });
}

#[test]
fn does_not_end_where_two_can_strike_when_one_hex_serves_as_well() {
    let position =
        || moves_last(&[("sword", "E8", "N"), ("guard", "D5", "S"), ("guard-2", "F5", "S")]);
    movements(position, |battle, done, level| {
        assert!(near(battle).0 < 2, "{level}: {done:?}");
    });
}

#[test]
fn does_not_run_in_alone_among_those_who_have_yet_to_move() {
    let position = || {
        let guards = [("guard", "D2", "S"), ("guard-2", "E2", "S"), ("guard-3", "F2", "S")];
        moves_first(&[&[("sword", "E9", "N")], &guards[..]].concat())
    };
    movements(position, |battle, done, level| {
        assert_eq!(comers(battle), 0, "{level}: {done:?}");
    });
}

#[test]
fn opt_321_405_how_far_one_may_come_and_strike() {
    let figures = [("sword", "E9", "N"), ("guard", "E4", "S"), ("bare", "F4", "S")];
    let mut battle = moves_first(&figures);
    let comes =
        |battle: &Battle, key: &str| battle.table().book().comes(battle.world(), id(battle, key));
    assert_eq!([comes(&battle, "guard"), comes(&battle, "bare")], [3, 5], "half the allowance");
    set(&mut battle, "bare", |combatant| combatant.turn.gone = true);
    posture(&mut battle, "guard", Posture::Prone);
    assert_eq!([comes(&battle, "guard"), comes(&battle, "bare")], [0, 0]);
    riposte_rules::battle::move_to(battle.world_mut(), ME, parse_hex("E5").unwrap(), true);
    posture(&mut battle, "guard", Posture::Standing);
    refresh(&mut battle);
    assert_eq!(comes(&battle, "guard"), 1, "engaged: a shift");
}

#[test]
fn gets_behind_a_foe_that_a_friend_holds() {
    // The foe has moved and looks at the friend, so that its back stays where it is.
    let position = || {
        let ours: &[(&str, &str, &str)] = &[("sword", "C6", "N"), ("knife", "E6", "N")];
        let mut battle = sides(&[ours, &[("guard", "E5", "S")]], Dice::seeded(3));
        for key in ["knife", "guard"] {
            set(&mut battle, key, |combatant| combatant.turn.gone = true);
        }
        to_movement(&mut battle, "sword", 1);
        battle
    };
    movements(position, |battle, done, level| {
        let (me, foe) = (battle.table().hex(ME), battle.table().hex(FigureId(2)));
        let ways = nearest_directions(foe, me);
        let flank = ways.iter().all(|way| Facing::S.apart(*way) >= 2);
        // To throw oneself on it from behind serves as well.
        let leaps = done[0].starts_with("grapple");
        assert!(leaps || (me.unsigned_distance_to(foe) == 1 && flank), "{level}: {done:?}");
    });
}

#[test]
fn who_does_nothing_keeps_nothing_to_answer_with() {
    let mut battle = battle(&[("sword", "E5", "N"), ("guard", "E4", "S")], Dice::seeded(3));
    acts(&mut battle, "sword");
    let standing = battle.table().book().standing(battle.world(), ME);
    assert!(standing.means > 0.0 && !standing.keeps);
}

#[test]
fn gives_each_of_its_figures_a_move() {
    for level in LEVELS {
        let ours: &[(&str, &str, &str)] =
            &[("sword", "C6", "N"), ("knife", "E6", "N"), ("spear", "G6", "N")];
        let theirs = &[("guard", "E4", "S")];
        let mut battle = sides(&[ours, theirs], Dice::seeded(3));
        battle.world_mut().resource_mut::<riposte_rules::battle::TurnNumber>().0 = 1;
        battle.world_mut().resource_mut::<Turn>().sides = [Side(1), Side(0)].into_iter().collect();
        battle.world_mut().resource_mut::<Turn>().step = Step::Pick(1);
        refresh(&mut battle);
        let mut player = player(level);
        let mut named = 0;
        while let Some(decision) = battle.decision().filter(|asked| asked.side == Side(0)).cloned()
        {
            let choice = player.decide(battle.world()).unwrap().0;
            if question(&battle) == "pick" {
                assert_ne!(choice, decision.decline, "{level}");
                named += 1;
            }
            battle.submit(choice).unwrap();
        }
        assert!(named >= 2, "{level}: {named}");
    }
}

#[test]
fn does_not_go_round_in_circles() {
    for (level, foe) in LEVELS.into_iter().zip(["E3", "A1", "K10"]) {
        let mut battle = battle(&[("sword", "E9", "N"), ("guard", foe, "S")], Dice::seeded(3));
        let mut player = player(level);
        let mut places = vec![battle.table().hex(ME)];
        turn_to(battle.world_mut(), ME, Facing::S);
        for _ in 0..60 {
            let Some(decision) = battle.decision() else { break };
            let near = battle.table().distance(ME, FigureId(1)) <= 1;
            if near {
                break;
            }
            let choice = match asked_first(&battle) {
                true => player.decide(battle.world()).unwrap().0,
                false => decision.decline,
            };
            battle.submit(choice).unwrap();
            let place = battle.table().hex(ME);
            if places.last() != Some(&place) {
                assert!(!places.contains(&place), "{level} comes back to where it was");
                places.push(place);
            }
        }
        assert!(places.len() > 1, "{level} went nowhere");
    }
}

/// The one to throw at stands behind a foe who is beside the thrower and in the way: to hit
/// either would be well, but then the dagger is gone.
#[test]
fn strikes_the_one_beside_it_rather_than_throw_its_weapon_past_that_one() {
    let position = || {
        let ours: &[_] = &[("thrower", "E8", "N")];
        let foes: &[_] = &[("bare", "E7", "S"), ("quick", "E6", "S")];
        let mut battle = sides(&[ours, foes], Dice::seeded(3));
        acts(&mut battle, "thrower");
        battle
    };
    for (level, answer) in answers(position) {
        assert!(!answer.contains("throw"), "{level}: {answer}");
    }
}

#[test]
fn says_whether_it_attacks_a_pole_weapon_it_has_come_up_to() {
    let position = || {
        let figures = [("sword", "F8", "N"), ("halberd", "F4", "S")];
        let mut battle = battle(&figures, Dice::given([6, 1], Some(1)));
        say(&mut battle, "first");
        script(&mut battle, &["move F5", "face >N", "done", "stay", "face >S", "done"]);
        assert_eq!((asked(&battle), question(&battle)), ("sword".into(), "charge"));
        battle
    };
    // To stand there and do neither would be the worst of it.
    for (level, answer) in answers(position) {
        assert!(answer == "attack" || answer == "defend", "{level}: {answer}");
    }
}
