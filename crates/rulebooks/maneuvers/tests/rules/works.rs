//! Things in hand: long actions, grips, drawing quickly, handing over; load and limbs.

use riposte_rules::figure::{Dropped, Lying};

use crate::common::*;

/// Where an item of a figure is.
fn at(battle: &Battle, key: &str, item: u8) -> Place {
    battle.table().arms(id(battle, key)).item(item).unwrap().at
}

#[test]
fn man_526_a_shield_takes_twice_its_defence_and_a_sword_two_seconds_to_put_away() {
    let mut battle = duel("eve", "ada", &[]);
    for second in 1..=8 {
        script(&mut battle, &["concentrate", "done", "long-action", "work large-shield =1"]);
        assert_eq!(at(&battle, "eve", 1).in_hand(), second == 8, "second {second}");
    }
    // Nothing else could be put away: no question is asked.
    let mut battle = duel("carlos", "raoul", &[]);
    say(&mut battle, "long-action");
    assert_eq!(fighter(&battle, "carlos").work.unwrap().left, 1);
    script(&mut battle, &["concentrate", "done", "long-action"]);
    assert_eq!(at(&battle, "carlos", 0), Place::Belt);
}

#[test]
fn man_526_a_dodge_is_all_there_is_and_spoils_what_takes_both_hands() {
    let mut battle = duel("eve", "ada", &[3, 3, 3]);
    script(&mut battle, &["concentrate", "done", "long-action", "work large-shield =1"]);
    script(&mut battle, &["attack", "strike @eve broadsword.cut"]);
    assert_eq!(verbs(&battle), ["dodge", "take-it"]);
    say(&mut battle, "dodge");
    assert_eq!(fighter(&battle, "eve").work, None);
    // Another maneuver breaks it off as well.
    let mut battle = duel("eve", "ada", &[]);
    script(&mut battle, &["concentrate", "done", "long-action", "work large-shield =1"]);
    script(&mut battle, &["concentrate", "done", "concentrate", "done"]);
    assert_eq!(fighter(&battle, "eve").work, None);
}

#[test]
fn man_526_a_long_action_is_not_offered_with_letting_go_first() {
    let mut battle = duel("eve", "ada", &[]);
    script(&mut battle, &["concentrate", "done", "long-action"]);
    assert!(can(&battle, "let-go axe"), "{:?}", open(&battle));
    assert_eq!(battle.decision().unwrap().default.verb, WORK);
}

#[test]
fn man_524_526_what_is_let_go_breaks_off_nothing_that_is_done_with_another_thing() {
    let mut battle = duel("eve", "ada", &[]);
    script(&mut battle, &["concentrate", "done", "long-action", "work large-shield =1"]);
    let work = fighter(&battle, "eve").work;
    assert_eq!(work.map(|work| work.item), Some(1));
    script(&mut battle, &["concentrate", "done", "let-go axe"]);
    assert_eq!(fighter(&battle, "eve").work, work);
    let eve = battle.table().arms(id(&battle, "eve"));
    assert_eq!(eve.item(0), None, "the axe lies on the ground");
    let shield = battle.table().armoury().find("large-shield");
    assert_eq!(eve.item(1).map(|item| item.weapon), shield);
}

#[test]
fn man_526_chores_stand_in_the_table_with_their_time() {
    let battle = duel("eve", "ada", &[]);
    let works = &BookView::new(battle.world()).tables.works;
    use riposte_maneuvers::tables::{Does, Takes};
    let takes = |key: &str| works.iter().find(|row| row.key == key).unwrap().takes;
    assert_eq!(takes("write"), Takes::Seconds(5));
    assert_eq!(takes("rummage"), Takes::Dice(2, 0));
    assert_eq!(takes("drop-shield"), Takes::Defence(1));
    let rows = works.iter().filter(|row| row.does != Does::Chore).count();
    assert_eq!(rows, 7);
}

#[test]
fn man_527_a_fast_draw_takes_no_time_or_the_turn() {
    let mut battle = duel("fay", "bor", &[3, 3, 3]);
    assert!(!can(&battle, "fast-draw shortsword"), "both hands are full");
    script(&mut battle, &["let-go short-bow", "fast-draw shortsword"]);
    assert!(at(&battle, "fay", 1).in_hand());
    assert!(can(&battle, "attack"), "and the turn is still to come");
    assert!(!verbs(&battle).contains(&"fast-draw".to_owned()), "once a turn");
    let mut battle = duel("fay", "bor", &[6, 6, 3]);
    script(&mut battle, &["let-go short-bow", "fast-draw shortsword"]);
    assert!(at(&battle, "fay", 1).in_hand());
    assert_eq!(asked(&battle), "bor", "it took the turn");
    assert_eq!(fighter(&battle, "fay").turn.maneuver, Some(READY));
}

#[test]
fn man_528_a_long_weapon_is_held_for_one_distance() {
    let mut battle = duel("dirk", "bor", &[]);
    script(&mut battle, &["concentrate", "done", "attack"]);
    assert!(can(&battle, "strike @bor spear.thrust"), "with one hand");
    assert!(!can(&battle, "strike @bor spear.long"), "it is held for two hexes");
    until(&mut battle, "maneuver");
    let mut battle = duel("dirk", "bor", &[]);
    let threat = |battle: &Battle| {
        let dirk = id(battle, "dirk");
        let hexes = &battle.table().threat(dirk).hexes;
        hexes.iter().filter(|hex| **hex != battle.table().hex(dirk)).count()
    };
    assert!(threat(&battle) > 3, "it threatens what lies two hexes away");
    script(&mut battle, &["concentrate", "done", "ready", "change-grip spear =1"]);
    assert_eq!(threat(&battle), 3, "now only what is beside it");
    script(&mut battle, &["concentrate", "done", "attack"]);
    assert!(can(&battle, "strike @bor spear.long"));
    assert!(!can(&battle, "change-grip spear =2"), "only with a Ready");
}

#[test]
fn man_529_a_friend_beside_one_hands_something_over() {
    let figures = [("carlos", "K11", "N"), ("ada", "E5", "S"), ("cat", "E6", "S")];
    let mut battle = battle(&figures, &[]);
    assert_eq!(asked(&battle), "ada");
    script(&mut battle, &["ready", "take @cat =1"]);
    let held = battle.table().arms(id(&battle, "ada")).clone();
    assert_eq!(held.items().filter(|item| item.at == Place::Left).count(), 1);
    assert_eq!(
        battle.table().arms(id(&battle, "cat")).items().filter(|it| it.at.in_hand()).count(),
        1
    );
    assert!(battle.world().resource::<Dropped>().things().next().is_none());
}

#[test]
fn man_529_where_one_has_gone_far_both_must_keep_hold_of_it() {
    // Cat has gone three hexes of four. DX 12 with 9, and Ada's with 17.
    let figures = [("carlos", "K11", "N"), ("ada", "E5", "S"), ("cat", "E6", "S")];
    let mut battle = battle(&figures, &[3, 3, 3, 6, 6, 5]);
    set(&mut battle, "cat", |fighter| fighter.turn.moved = 3);
    script(&mut battle, &["ready", "take @cat =1"]);
    assert_eq!(battle.world().resource::<Dropped>().things().count(), 1, "it falls");
}

#[test]
fn man_524_529_551_a_shield_is_neither_handed_over_nor_thrown() {
    let figures = [("carlos", "K11", "N"), ("ada", "E5", "S"), ("bor", "E6", "S")];
    let mut battle = battle(&figures, &[]);
    say(&mut battle, "ready");
    assert!(can(&battle, "take @bor =0") && !can(&battle, "take @bor =1"));
    script(&mut battle, &["done", "throw"]);
    assert!(can(&battle, "toss @ada broadsword") && !can(&battle, "toss @ada medium-shield"));
}

#[test]
fn man_524_526_a_shield_that_is_picked_up_has_yet_to_be_strapped_on() {
    let mut battle = duel("eve", "ada", &[]);
    posture(&mut battle, "eve", Posture::Kneeling);
    let hex = battle.table().hex(id(&battle, "eve"));
    let weapon = battle.table().armoury().find("buckler").unwrap();
    battle.world_mut().resource_mut::<Dropped>().add(Lying { hex, weapon });
    script(&mut battle, &["concentrate", "done", "ready", "pick-up E5 =0"]);
    let last = battle.table().arms(id(&battle, "eve")).items().last().copied().unwrap();
    assert_eq!((last.weapon, last.at), (weapon, Place::Back));
    assert_eq!(battle.table().posture(id(&battle, "eve")), Posture::Standing);
}

#[test]
fn man_524_who_stands_kneels_first_and_rises_with_it() {
    let mut battle = duel("ada", "bor", &[6, 6, 5]);
    script(&mut battle, &["attack", "strike @bor broadsword.cut", "concentrate", "done"]);
    script(&mut battle, &["ready", "pick-up E5 =0"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Kneeling);
    script(&mut battle, &["concentrate", "done", "ready", "pick-up E5 =0"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Standing);
    assert!(battle.table().arms(id(&battle, "ada")).items().any(|item| item.at.in_hand()));
}

#[test]
fn man_522_a_thrust_with_both_hands_takes_a_turn_however_strong_one_is() {
    let battle = duel("eve", "ada", &[]);
    let rules = BookView::new(battle.world());
    let find = |key: &str| battle.table().armoury().find(key).unwrap();
    let weapon = |key: &str| rules.tables.weapons.of(find(key));
    let eve = id(&battle, "eve");
    assert!(!rules.tires(eve, weapon("halberd")), "ST 18 against 13");
    assert!(rules.heavy(weapon("halberd")) && !rules.heavy(weapon("spear")));
    assert_eq!((weapon("halberd").recovers, weapon("axe").recovers), (2, 1));
}

#[test]
fn man_405_a_load_draws_out_every_change_of_position() {
    let mut battle = duel("gus", "ada", &[]);
    let rules = BookView::new(battle.world());
    // Plate 60, large shield 25, mace 5: 90, more than six times a ST of 12.
    assert_eq!(rules.weight(id(&battle, "gus")), 90);
    assert_eq!(rules.encumbrance(id(&battle, "gus")), 3);
    assert_eq!(rules.change_turns(id(&battle, "ada")), 1);
    posture(&mut battle, "gus", Posture::Prone);
    for second in 1..=3 {
        script(&mut battle, &["concentrate", "done", "change-position"]);
        if question(&battle) == "act" {
            say(&mut battle, "kneel");
        }
        let kneels = battle.table().posture(id(&battle, "gus")) == Posture::Kneeling;
        assert_eq!(kneels, second == 3, "second {second}");
    }
}

#[test]
fn man_406_a_bad_wound_cripples_a_limb() {
    // The leg: 15 against 9, damage 3+3 cutting, 9 of 12; then HT.
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 3, 3, 6, 6, 4]);
    script(&mut battle, &["attack"]);
    let aim =
        open(&battle).into_iter().find(|line| line.starts_with("aim") && line.contains("leg"));
    say(&mut battle, &aim.unwrap());
    script(&mut battle, &["strike @raoul broadsword.cut", "take-it"]);
    assert!(fighter(&battle, "raoul").lame);
    assert_eq!(battle.table().posture(id(&battle, "raoul")), Posture::Prone);
    // On one leg: DX at the start of each turn, and no more than a hex.
    let mut battle = duel("carlos", "raoul", &[6, 6, 4]);
    set(&mut battle, "raoul", |fighter| fighter.lame = true);
    assert!(BookView::new(battle.world()).slow(id(&battle, "raoul")));
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!(battle.table().posture(id(&battle, "raoul")), Posture::Prone);
    // Without the weapon arm nothing comes into the right hand.
    let mut battle = duel("dirk", "bor", &[]);
    set(&mut battle, "dirk", |fighter| fighter.maimed = true);
    script(&mut battle, &["concentrate", "done"]);
    assert!(!verbs(&battle).contains(&"draw".to_owned()));
}

#[test]
fn man_407_a_spring_brings_one_to_ones_feet_at_once() {
    let mut battle = duel("fay", "bor", &[3, 3, 3]);
    posture(&mut battle, "fay", Posture::Kneeling);
    say(&mut battle, "spring-up");
    assert_eq!(battle.table().posture(id(&battle, "fay")), Posture::Standing);
    assert_eq!(question(&battle), "maneuver", "the turn is still to come");
    // From the ground it takes the turn; failed, one is on one's knees.
    let mut battle = duel("fay", "bor", &[6, 6, 3]);
    posture(&mut battle, "fay", Posture::Prone);
    script(&mut battle, &["change-position", "spring-up"]);
    assert_eq!(battle.table().posture(id(&battle, "fay")), Posture::Kneeling);
}

#[test]
fn man_408_on_hands_and_knees_one_goes_or_strikes() {
    let mut battle = battle(&[("ada", "E4", "S"), ("bor", "E6", "N")], &[]);
    posture(&mut battle, "ada", Posture::Crawling);
    script(&mut battle, &["attack", "step E5"]);
    assert!(!verbs(&battle).contains(&"strike".to_owned()));
    // Nothing that takes both hands, and no block or parry after going.
    let mut battle = duel("dirk", "bor", &[]);
    posture(&mut battle, "dirk", Posture::Crawling);
    script(&mut battle, &["concentrate", "done", "attack"]);
    assert!(!can(&battle, "strike @bor spear.long"));
    // A medium shield is too large to crawl with.
    let mut battle = duel("bor", "raoul", &[]);
    posture(&mut battle, "bor", Posture::Kneeling);
    say(&mut battle, "change-position");
    assert!(!can(&battle, "crawl") && can(&battle, "stand"));
}

#[test]
fn man_125_a_light_weapon_may_break_on_a_heavy_one() {
    // 17 against 14, made by 3; parry: half of 14 is 7, a 3 holds; then the die: 2.
    let mut battle = duel("ivo", "carlos", &[5, 5, 4, 1, 1, 1, 2]);
    script(
        &mut battle,
        &["concentrate", "done", "attack", "strike @ivo broadsword.cut", "parry knife"],
    );
    assert!(!battle.table().arms(id(&battle, "ivo")).items().any(|item| item.at.in_hand()));
    assert!(battle.world().resource::<Dropped>().things().next().is_none(), "it is of no more use");
    // Of like weight nothing breaks, and no die falls.
    let mut battle = duel("ada", "carlos", &[5, 5, 4, 1, 1, 1]);
    script(
        &mut battle,
        &["concentrate", "done", "attack", "strike @ada broadsword.cut", "parry broadsword"],
    );
    assert!(battle.table().arms(id(&battle, "ada")).item(0).unwrap().at.in_hand());
}

#[test]
fn man_125_307_a_beat_may_break_what_it_meets() {
    // Beat: 9 against 17, damage, then the die for the knife: 1.
    let mut battle = duel("ivo", "carlos", &[3, 3, 3, 4, 1]);
    script(&mut battle, &["concentrate", "done", "attack", "beat @ivo =0", "take-it"]);
    let held = |item: &riposte_rules::figure::Item| item.at.in_hand();
    assert!(!battle.table().arms(id(&battle, "ivo")).items().any(held));
}
