//! Life, damage and injury.
use crate::common::*;
use riposte_lengths::condition::harm::{Fate, Harmed};
use riposte_lengths::condition::wounds::{Body, suffer};
use riposte_lengths::view::BookView;

/// What so much damage comes to, with the faces of the injury roll.
fn harm(battle: &mut Battle, who: &str, points: i32, straight: bool, face: &[u8]) -> Harmed {
    let (by, figure) = (id(battle, "kurt"), id(battle, who));
    dice(battle, face);
    let end =
        riposte_rules::deed::perform::<_, std::convert::Infallible>(battle.world_mut(), |world| {
            Body::of(BookView::new(world), figure).hurt([by, figure], points, straight)
        });
    end.unwrap().unwrap()
}

fn pair() -> Battle {
    sides(&[("kurt", "F5")], &[("hans", "F6")], &[])
}

#[test]
fn len_104_life_by_class_and_level() {
    let battle = sides(&[("mage", "F5")], &[("wolf", "F6")], &[]);
    // A magic-user of level 2 with the Wounds of the roster; 2 Stamina for each level.
    assert_eq!(life(&battle, "mage"), (8, 4));
    assert_eq!(life(&battle, "wolf"), (10, 0));
}

#[test]
fn len_801_off_stamina_first() {
    let mut battle = pair();
    let harm = harm(&mut battle, "hans", 7, false, &[]);
    assert_eq!((harm.stamina, harm.wounds, harm.fate), (3, 4, Fate::Fights));
}

#[test]
fn len_802_the_unaware_are_hurt_past_their_stamina() {
    let mut battle = pair();
    let harm = harm(&mut battle, "hans", 7, true, &[]);
    suffer(battle.world_mut(), &[harm]);
    assert_eq!(life(&battle, "hans"), (1, 3));
}

#[test]
fn len_803_at_0_and_below() {
    let fate = |points, face: &[u8]| harm(&mut pair(), "hans", points, true, face).fate;
    assert_eq!(fate(8, &[]), Fate::Spent);
    assert_eq!(fate(10, &[1]), Fate::Out);
    assert_eq!(fate(10, &[4]), Fate::Out);
    assert_eq!(fate(12, &[4]), Fate::Dead);
    let mut battle = sides(&[("kurt", "F5")], &[("wolf", "F6")], &[]);
    assert_eq!(harm(&mut battle, "wolf", 10, false, &[]).fate, Fate::Dead, "beasts die at 0");
}

#[test]
fn len_803_whoever_is_hurt_again_below_0_dies() {
    let mut battle = pair();
    let first = harm(&mut battle, "hans", 10, true, &[1]);
    suffer(battle.world_mut(), &[first, first]);
    assert_eq!(battle.table().harm(id(&battle, "hans")).life, Life::Dead);
}

#[test]
fn len_801_one_pool_by_a_switch() {
    let mut battle = pair();
    battle.world_mut().resource_mut::<riposte_lengths::tables::Tables>().constants.simple = true;
    let harm = harm(&mut battle, "hans", 7, true, &[]);
    assert_eq!((harm.stamina, harm.wounds), (3, 4));
}

#[test]
fn len_803_what_the_injury_roll_means() {
    let words = |face: u8| {
        let mut battle = pair();
        set(&mut battle, "hans", |fighter| (fighter.wounds, fighter.stamina) = (4, 3));
        let hit = harm(&mut battle, "hans", 6, false, &[face]);
        assert_eq!((hit.wounds, hit.fate), (6, Fate::Out), "2 below 0");
        log(&mut battle).join("\n")
    };
    assert!(words(1).contains("unconscious"), "3");
    assert!(words(2).contains("will heal") && words(3).contains("will heal"), "4 and 5");
    assert!(words(4).contains("lasting"), "6");
}

#[test]
fn len_803_any_harm_below_0_kills() {
    let mut battle = pair();
    set(&mut battle, "hans", |fighter| (fighter.wounds, fighter.stamina) = (10, 3));
    assert_eq!(harm(&mut battle, "hans", 1, false, &[]).fate, Fate::Dead);
}
