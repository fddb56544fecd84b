//! Attacks, special ones, and what harm does (VAN-204 to VAN-604).
use crate::common::*;
use riposte_rules::figure::Life;

/// A duel in which the first has strike on the second, and it is its turn.
fn struck(by: &str, at: &str) -> Battle {
    let mut battle = battle(&[&[(by, "B2")], &[(at, "B2")]]);
    give(&mut battle, by, STRIKE_ON, at);
    acts(&mut battle, by);
    battle
}

#[test]
fn van_501_503_strength_against_toughness() {
    // Strength 5 against Toughness 4 needs a 5; nobody has the better initiative.
    for (face, left) in [(5, 8), (4, 10), (1, 10)] {
        let mut battle = struck("hero", "hero2");
        assert_eq!(tenths(&battle, "attack @hero2 sword.cut"), 6);
        dice(&mut battle, &[face]);
        say(&mut battle, "attack @hero2 sword.cut");
        assert_eq!(health(&battle, "hero2"), left, "a {face}");
    }
}

#[test]
fn van_501_nobody_attacks_without_a_hold() {
    let battle = battle(&[&[("hero", "B2")], &[("hero2", "B2")]]);
    assert!(!verbs(&battle).contains(&"attack".to_owned()));
    assert_eq!(closed(&battle, "attack").unwrap(), "needs strike on an enemy first");
}

#[test]
fn van_501_507_a_shot_takes_vantage_a_weapon_and_a_shot() {
    let mut battle = battle(&[&[("empty", "B2")], &[("hero", "B2")]]);
    give(&mut battle, "empty", VANTAGE_ON, "hero");
    assert_eq!(closed(&battle, "shoot").unwrap(), "has no shot left for it");
    let mut battle = battle_with_bow();
    assert_eq!(open(&battle)[0], "shoot @hero short-bow.shot =2");
    dice(&mut battle, &[8]);
    say(&mut battle, "shoot @hero short-bow.shot =3");
    assert_eq!(health(&battle, "hero"), 7, "a barbed arrow does 3");
    assert_eq!(fighter(&battle, "archer").shots.as_slice(), [0, 0, 3, 0, 0]);
}

fn battle_with_bow() -> Battle {
    let mut battle = battle(&[&[("archer", "B2")], &[("hero", "B2")]]);
    give(&mut battle, "archer", VANTAGE_ON, "hero");
    acts(&mut battle, "archer");
    battle
}

#[test]
fn van_503_a_shot_goes_by_the_strength_of_the_weapon() {
    // A short bow has 4, against Toughness 4: a 6.
    assert_eq!(tenths(&battle_with_bow(), "shoot @hero short-bow.shot =2"), 5);
}

#[test]
fn van_507_a_blow_leaves_the_shots_alone() {
    let mut battle = struck("archer", "hero");
    dice(&mut battle, &[10]);
    say(&mut battle, "attack @hero sword.cut");
    assert_eq!(fighter(&battle, "archer").shots.as_slice(), [0, 0, 3, 1, 0]);
}

#[test]
fn van_502_an_attack_ends_the_turn_of_the_figure() {
    let mut battle = battle(&[&[("hero", "B2")], &[("hero2", "B2")]]);
    dice(&mut battle, &[6, 2]);
    say(&mut battle, "strike @hero2");
    assert!(notes(&battle, "attack @hero2 sword.cut").contains("ends your turn: 1 AP are lost"));
    say(&mut battle, "attack @hero2 sword.cut");
    assert_ne!(asked(&battle), "hero");
    assert_eq!(fighter(&battle, "hero").points, 0);
    assert_eq!(hold(&battle, "hero"), "strike hero2", "what it had it keeps");
}

#[test]
fn van_107_the_better_initiative_helps_the_worse_hinders() {
    for (mine, theirs, chance) in [(7, 3, 7), (3, 7, 5), (4, 4, 6)] {
        let mut battle = struck("hero", "hero2");
        set(&mut battle, "hero", |fighter| fighter.initiative = mine);
        set(&mut battle, "hero2", |fighter| fighter.initiative = theirs);
        assert_eq!(tenths(&battle, "attack @hero2 sword.cut"), chance);
    }
    let mut battle = struck("hero", "hero2");
    set(&mut battle, "hero", |fighter| fighter.initiative = 1);
    dice(&mut battle, &[5]);
    say(&mut battle, "attack @hero2 sword.cut");
    assert_eq!(health(&battle, "hero2"), 10, "5 less 1 is a miss");
}

#[test]
fn van_204_504_a_bare_10_is_critical_and_needs_no_save() {
    let mut battle = struck("hero", "mailed");
    set(&mut battle, "hero", |fighter| fighter.initiative = 1);
    dice(&mut battle, &[10]);
    say(&mut battle, "attack @mailed sword.cut");
    assert_eq!(health(&battle, "mailed"), 8);
    assert!(log(&mut battle).join("\n").contains("no armour helps"));
}

#[test]
fn van_505_506_armour_saves_all_or_nothing() {
    // Armour 3 needs an 8.
    for (face, left) in [(8, 10), (7, 8)] {
        let mut battle = struck("hero", "mailed");
        dice(&mut battle, &[5, face]);
        say(&mut battle, "attack @mailed sword.cut");
        assert_eq!(health(&battle, "mailed"), left);
        // What is saved is told, but nothing has come over the figure.
        let told = |words: &str| words == "is saved by armour";
        let (mut saved, mut suffered) = (false, false);
        for event in battle.drain_events() {
            match event {
                Event::Told { words, .. } => saved |= told(&words),
                Event::Wounded { .. } | Event::Condition { .. } => suffered = true,
                _ => {}
            }
        }
        assert_eq!([saved, suffered], [left == 10, left < 10]);
    }
    // 6 of 10 hit; of the 5 that can be saved 7 of 10 get through, and a bare 10 always does.
    let battle = struck("hero", "mailed");
    let choice = riposte_rules::decision::read(battle.table(), "attack @mailed sword.cut").unwrap();
    let forecast = battle.table().book().forecast(battle.world(), &choice);
    assert_eq!(forecast.chance, Some(Chance::new(6, 10)));
    assert!((forecast.harm.unwrap().mean - 0.9).abs() < 1e-9);
}

#[test]
fn van_801_fists_do_one() {
    let mut battle = struck("bare", "hero");
    dice(&mut battle, &[9]);
    say(&mut battle, "attack @hero fist.punch");
    assert_eq!(health(&battle, "hero"), 9);
}

#[test]
fn van_801_805_a_dagger_is_quick_and_weapons_are_changed_for_a_point() {
    let mut battle = battle(&[&[("knife", "B2")], &[("hero", "B2")]]);
    assert_eq!(tenths(&battle, "strike @hero"), 6, "Speed 5, and the dagger helps by one");
    say(&mut battle, "ready sword");
    assert_eq!(tenths(&battle, "strike @hero"), 5);
    assert_eq!(fighter(&battle, "knife").points, 2);
    assert!(can(&battle, "ready dagger"), "it is at the belt now");
}

#[test]
fn van_205_601_602_a_follower_is_slain_and_looted_once() {
    let mut battle = struck("hero", "raider");
    set(&mut battle, "raider", |fighter| fighter.lost = 2);
    dice(&mut battle, &[9]);
    say(&mut battle, "attack @raider sword.cut");
    assert_eq!(life(&battle, "raider"), Life::Dead);
    assert_eq!(battle.outcome().unwrap().winner, Some(Side(0)));
}

#[test]
fn van_602_shots_and_draughts_are_found_on_the_slain() {
    let mut battle = battle(&[&[("hero", "B2")], &[("raider", "B2"), ("mailed", "B3")]]);
    give(&mut battle, "hero", STRIKE_ON, "raider");
    acts(&mut battle, "hero");
    dice(&mut battle, &[9]);
    set(&mut battle, "raider", |fighter| fighter.lost = 2);
    say(&mut battle, "attack @raider sword.cut");
    acts(&mut battle, "hero");
    assert!(notes(&battle, "loot @raider").contains("brings 2 stones, a draught"));
    say(&mut battle, "loot @raider");
    assert_eq!(fighter(&battle, "hero").draughts, 1);
    assert!(fighter(&battle, "raider").looted);
    acts(&mut battle, "hero");
    assert!(!can(&battle, "loot @raider"));
}

#[test]
fn van_603_604_a_hero_is_knocked_down_and_helped_up() {
    for (face, up) in [(6, true), (5, false)] {
        let mut battle = battle(&[&[("frail", "B2"), ("hero", "B2")], &[("mailed", "B2")]]);
        give(&mut battle, "mailed", STRIKE_ON, "frail");
        give(&mut battle, "frail", STRIKE_ON, "mailed");
        acts(&mut battle, "mailed");
        dice(&mut battle, &[9]);
        say(&mut battle, "attack @frail sword.cut");
        assert_eq!(life(&battle, "frail"), Life::Down);
        assert_eq!([hold(&battle, "mailed"), hold(&battle, "frail")], ["", ""]);
        acts(&mut battle, "hero");
        assert_eq!(tenths(&battle, "help-up @frail"), 5);
        dice(&mut battle, &[face]);
        say(&mut battle, "help-up @frail");
        assert_eq!(life(&battle, "frail") == Life::Active, up);
        assert_eq!(health(&battle, "frail"), i32::from(up));
    }
}

#[test]
fn van_110_603_with_all_knocked_down_it_is_lost() {
    let mut battle = struck("hero", "frail");
    dice(&mut battle, &[9]);
    say(&mut battle, "attack @frail sword.cut");
    assert_eq!(battle.outcome().unwrap().winner, Some(Side(0)));
}

#[test]
fn van_804_a_draught_gives_three_back() {
    let mut battle = battle(&[&[("master", "B2")], &[("hero", "B2")]]);
    set(&mut battle, "master", |fighter| fighter.lost = 4);
    say(&mut battle, "drink");
    assert_eq!((health(&battle, "master"), fighter(&battle, "master").draughts), (9, 1));
    say(&mut battle, "drink");
    assert_eq!(health(&battle, "master"), 10, "never more than unhurt");
    assert!(!can(&battle, "drink"));
}

#[test]
fn van_551_552_a_combo_does_one_more_and_the_turn_goes_on() {
    let mut battle = struck("master", "hero");
    dice(&mut battle, &[9, 9, 2]);
    say(&mut battle, "combo @hero sword.cut");
    assert_eq!((health(&battle, "hero"), fighter(&battle, "master").points), (7, 2));
    say(&mut battle, "combo @hero sword.cut");
    say(&mut battle, "attack @hero sword.cut");
    assert_eq!(health(&battle, "hero"), 4);
    assert_ne!(asked(&battle), "master");
}

#[test]
fn van_553_whoever_attacks_one_with_counter_is_attacked_back() {
    let mut battle = struck("master", "hero");
    give(&mut battle, "hero", STRIKE_ON, "master");
    dice(&mut battle, &[9]);
    say(&mut battle, "counter @hero sword.cut");
    assert_eq!(health(&battle, "hero"), 7);
    acts(&mut battle, "hero");
    assert!(notes(&battle, "attack @master sword.cut").contains("strikes back at once"));
    forecast_all(&battle);
    // The attack misses; the answer hits: no hold, no point.
    dice(&mut battle, &[2, 9]);
    say(&mut battle, "attack @master sword.cut");
    assert_eq!(health(&battle, "hero"), 5);
    // The dice of the new turn have fallen, and it is over.
    assert!(!fighter(&battle, "master").counter);
}

#[test]
fn van_553_907_nobody_strikes_back_at_one_whom_it_does_not_see() {
    for (at, left) in [("master", 10), ("seer", 8)] {
        let mut battle = struck("ghost", at);
        set(&mut battle, at, |fighter| fighter.counter = true);
        let line = format!("attack @{at} sword.cut");
        assert_eq!(notes(&battle, &line).contains("strikes back at once"), at == "seer");
        // The attack misses; an answer would hit.
        dice(&mut battle, &[2, 9]);
        say(&mut battle, &line);
        assert_eq!(health(&battle, "ghost"), left, "{at}");
    }
}

#[test]
fn van_554_911_the_overwhelmed_may_not_attack_and_may_evade() {
    let mut battle = struck("master", "hero");
    give(&mut battle, "hero", STRIKE_ON, "master");
    dice(&mut battle, &[9]);
    say(&mut battle, "onslaught @hero sword.cut");
    acts(&mut battle, "hero");
    assert_eq!(closed(&battle, "attack").unwrap(), "is overwhelmed");
    assert!(can(&battle, "evade") && can(&battle, "flee B1"));
    end_phase(&mut battle);
    assert_eq!(fighter(&battle, "hero").overwhelmed, None);
}

#[test]
fn van_555_a_deathblow_slays_on_a_bare_10() {
    let mut battle = struck("master", "mailed");
    dice(&mut battle, &[10]);
    say(&mut battle, "deathblow @mailed sword.cut");
    assert_eq!(life(&battle, "mailed"), Life::Dead);
}

#[test]
fn van_555_910_the_monstrous_are_not_slain_at_once() {
    let mut battle = struck("master", "beast");
    dice(&mut battle, &[10]);
    say(&mut battle, "deathblow @beast sword.cut");
    assert_eq!(health(&battle, "beast"), 11, "an ordinary critical: 2 and 1");
}
