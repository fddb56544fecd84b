//! What the computer players that think do with a bow or a spell, in small positions. Each
//! position has a right answer, and all levels but the lowest must find it.
use crate::common::moving::*;
use crate::common::*;
use riposte_options::view::BookView;
use riposte_rules::board::Facing;
use riposte_rules::systems::sight::in_line;
use riposte_trial::minds::*;

#[test]
fn an_archer_keeps_its_distance() {
    let position = || moves_last(&[("archer", "E9", "N"), ("guard", "E3", "S")]);
    movements(position, |battle, done, level| {
        assert_eq!(near(battle).0, 0, "{level}: {done:?}");
        assert!(battle.table().distance(ME, FigureId(1)) > 2, "{level}: {done:?}");
    });
}

#[test]
fn a_wizard_does_not_run_among_those_who_have_yet_to_move() {
    let position = || {
        let guards = [("guard", "D3", "S"), ("guard-2", "E3", "S"), ("guard-3", "F3", "S")];
        moves_first(&[&[("wizard", "E9", "N")], &guards[..]].concat())
    };
    movements(position, |battle, done, level| {
        let table = battle.table();
        let nearest = table.enemies(ME).map(|enemy| table.distance(ME, enemy)).min();
        assert!(nearest.is_some_and(|hexes| hexes >= 4), "{level}: {done:?}");
    });
}

#[test]
fn an_archer_steps_aside_for_a_clear_shot_rather_than_run() {
    let position = || {
        let ours: &[_] = &[("archer", "F9", "N"), ("guard", "F7", "N")];
        let foes: &[_] = &[("knife", "F3", "S"), ("guard-2", "F1", "S")];
        let mut battle = sides(&[ours, foes], Dice::seeded(3));
        for key in ["guard", "knife", "guard-2"] {
            set(&mut battle, key, |combatant| combatant.turn.gone = true);
        }
        to_movement(&mut battle, "archer", 1);
        battle
    };
    movements(position, |battle, done, level| {
        let rules = BookView::new(battle.world());
        let mark = battle.table().hex(id(battle, "knife"));
        assert!(in_line(rules.table, rules.table.hex(ME), mark).is_empty(), "{level}: {done:?}");
        assert!(
            place(battle, "archer") != "F9" && combatant(battle, "archer").turn.moved <= 1,
            "{level}: {done:?}"
        );
    });
}

#[test]
fn opt_404_405_who_has_only_a_bow_has_time_for_a_shot_after_one_hex_and_for_a_blow_after_half() {
    let far = |key: &str| {
        let battle = moves_first(&[(key, "E9", "N"), ("guard", "E2", "S")]);
        let leaves = |hexes: &u32| {
            let hex = battle.table().hex(ME) + Facing::N.step() * *hexes as i32;
            let there = Choice::plain(riposte_options::words::MOVE).to(hex);
            battle.table().book().leaves_time(battle.world(), &there)
        };
        (1..=6).take_while(leaves).last()
    };
    assert_eq!([far("archer"), far("bolt"), far("sword"), far("thrower")], [1, 1, 5, 5].map(Some));
}

#[test]
fn a_wizard_who_has_spent_its_strength_casts_no_more_from_afar() {
    let mut battle = battle(&[("wizard", "E9", "N"), ("guard", "E3", "S")], Dice::seeded(3));
    let afar =
        |battle: &Battle, figure| battle.table().book().afar(battle.world(), FigureId(figure));
    assert_eq!((afar(&battle, 0), afar(&battle, 1)), (5, 0));
    set(&mut battle, "wizard", |combatant| combatant.spent = 7);
    assert_eq!(afar(&battle, 0), 0);
}

/// An archer with foes to the left and to the right; a friend who is badly hurt stands in the
/// line to the one who would be the better mark.
#[test]
fn does_not_shoot_past_a_friend_at_one_mark_when_another_is_clear() {
    let position = || {
        let ours: &[_] = &[("archer", "F9", "N"), ("bare", "F7", "N")];
        let foes: &[_] = &[("knife", "F5", "S"), ("rafe", "I6", "SW")];
        let mut battle = sides(&[ours, foes], Dice::seeded(3));
        set(&mut battle, "bare", |combatant| combatant.hits = 9);
        acts(&mut battle, "archer");
        battle
    };
    for (level, answer) in answers(position) {
        assert!(answer.starts_with("fire @rafe"), "{level}: {answer}");
    }
}

/// The friend is between the archer and its only mark, and another hit would be its end.
#[test]
fn does_not_shoot_through_a_friend_who_is_almost_down() {
    let position = || {
        let ours: &[_] = &[("archer", "F9", "N"), ("bare", "F8", "N")];
        let mut battle = sides(&[ours, &[("guard", "F4", "S")]], Dice::seeded(3));
        set(&mut battle, "bare", |combatant| combatant.hits = 10);
        acts(&mut battle, "archer");
        battle
    };
    for (level, answer) in answers(position) {
        assert!(!answer.starts_with("fire"), "{level}: {answer}");
    }
}
