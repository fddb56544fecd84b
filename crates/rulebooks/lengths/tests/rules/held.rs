//! What has been held, and what those it is done to may do about it.
use crate::common::*;
use riposte_trial::forecast;

/// All that somebody has lost.
fn lost(battle: &Battle, key: &str) -> i32 {
    let fighter = fighter(battle, key);
    fighter.wounds + fighter.stamina
}

/// Hans and another hold; Kurt strikes at Hans, and the other says what it does meanwhile.
fn meanwhile(other: &str, foe: &str, what: &str, faces: &[u8]) -> Battle {
    let mut battle = sides(&[("hans", "F6"), (other, "E6")], &[("kurt", "F5"), (foe, "E7")], faces);
    say(&mut battle, "hold-all");
    turn_of(&mut battle, "kurt");
    say(&mut battle, "attack @hans short-sword.strike");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", other));
    say(&mut battle, what);
    battle
}

#[test]
fn len_204_501_what_others_hold_happens_though_the_striker_falls_first() {
    // Hans strikes Kurt down before his blow; Otto's at Plain falls all the same: 18 hits, 3.
    let faces = [20, 8, 1, 18, 3];
    let mut battle = meanwhile("otto", "plain", "attack @plain dagger.strike", &faces);
    set(&mut battle, "kurt", |fighter| fighter.wounds = 19);
    script(&mut battle, &["counter @kurt rapier.strike", "let-pass"]);
    assert!(!battle.table().active(id(&battle, "kurt")));
    assert_eq!(lost(&battle, "plain"), 3);
    assert_eq!(lost(&battle, "hans"), 0, "the blow of the dead is not struck");
    assert_eq!(asked(&battle), "plain");
}

#[test]
fn len_204_501_nobody_strikes_at_one_who_has_fallen_first() {
    let mut battle = meanwhile("otto", "plain", "attack @kurt dagger.strike", &[20, 8, 1]);
    set(&mut battle, "kurt", |fighter| fighter.wounds = 19);
    say(&mut battle, "counter @kurt rapier.strike");
    let rolls: Vec<String> = rolled(&mut battle).into_iter().map(|(name, _)| name).collect();
    assert_eq!(rolls, ["attack", "damage", "injury"]);
    assert!(fighter(&battle, "otto").round.acted);
}

#[test]
fn len_204_501_who_is_struck_at_by_the_way_may_strike_first() {
    // Greta's halberd: 15 hits Otto, 8. Kurt misses with 2. Otto's dagger: 18, 4.
    let faces = [15, 8, 2, 18, 4];
    let mut battle = meanwhile("otto", "greta", "attack @greta dagger.strike", &faces);
    assert_eq!(asked(&battle), "hans");
    say(&mut battle, "let-pass");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "greta"));
    assert_eq!(open(&battle), ["full-defence", "counter @otto halberd.strike", "let-pass"]);
    let counter = forecast(&battle, "counter @otto halberd.strike");
    assert_eq!(counter.suffered.unwrap().figure, id(&battle, "greta"));
    say(&mut battle, "counter @otto halberd.strike");
    assert_eq!((lost(&battle, "otto"), lost(&battle, "greta")), (8, 4));
    let round = fighter(&battle, "greta").round;
    assert!(round.acted && round.exposed);
    assert_eq!(asked(&battle), "hans");
}

#[test]
fn len_204_501_a_held_blow_is_not_struck_by_one_who_falls_first() {
    let mut battle = meanwhile("otto", "greta", "attack @greta dagger.strike", &[20, 8, 1, 2]);
    set(&mut battle, "otto", |fighter| (fighter.wounds, fighter.stamina) = (7, 3));
    script(&mut battle, &["let-pass", "counter @otto halberd.strike"]);
    let rolls: Vec<String> = rolled(&mut battle).into_iter().map(|(name, _)| name).collect();
    assert_eq!(rolls, ["attack", "damage", "injury", "attack"], "Greta's, and Kurt's");
    assert_eq!(lost(&battle, "greta"), 0);
}

#[test]
fn len_204_503_full_defence_against_a_held_blow() {
    // Otto's dagger would hit an armour class of 7 with 9: 11 it does not.
    let mut battle = meanwhile("otto", "greta", "attack @greta dagger.strike", &[2, 9]);
    script(&mut battle, &["let-pass", "full-defence"]);
    assert!(fighter(&battle, "greta").round.defends);
    assert_eq!(lost(&battle, "greta"), 0);
    assert_eq!(numbers(&battle, "otto", "greta", "dagger.strike").1, 6 + 1 + 4);
}

#[test]
fn len_204_702_the_armed_strike_first_at_one_who_has_held_to_wrestle() {
    // Otto: 18 hits Bare, 3. Kurt misses with 2. Then the contest, 19 against 1.
    let mut battle = meanwhile("bare", "otto", "wrestle @otto", &[18, 3, 2, 19, 1]);
    say(&mut battle, "let-pass");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "otto"));
    say(&mut battle, "attack @bare dagger.strike");
    assert_eq!(lost(&battle, "bare"), 3);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("winner", "bare"));
}

#[test]
fn len_204_a_held_blow_foretells_what_may_be_done_about_it() {
    let mut battle =
        sides(&[("hans", "F6"), ("otto", "E6")], &[("kurt", "F5"), ("greta", "E7")], &[]);
    say(&mut battle, "hold-all");
    turn_of(&mut battle, "kurt");
    say(&mut battle, "attack @hans short-sword.strike");
    let answered = |line: &str| forecast(&battle, line).answered;
    assert!(answered("attack @greta dagger.strike").is_some());
    assert_eq!(answered("attack @kurt dagger.strike"), None, "he has acted");
}

/// The first holds with a blade beside the second, who does something; the first is asked.
fn as_it_begins(first: &str, second: &str, what: &str, faces: &[u8]) -> Battle {
    let mut battle = sides(&[(first, "F6")], &[(second, "F5")], faces);
    script(&mut battle, &["hold", what]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", first));
    battle
}

#[test]
fn len_204_503_full_defence_stands_against_a_blow_that_is_struck_along_with_it() {
    // 12 and 3 would hit 12; with Full Defence it is 16.
    let mut battle = as_it_begins("kurt", "hans", "full-defence", &[12]);
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike"), (3, 16));
    say(&mut battle, "attack @hans short-sword.strike");
    assert_eq!(rolled(&mut battle)[0], ("attack".into(), 15));
    assert_eq!(lost(&battle, "hans"), 0);
}

#[test]
fn len_204_902_a_blow_along_with_a_casting_finds_the_caster_unaware() {
    // Weapon Skill 2 and 2 for the unaware, the staff as long as the rapier; past the Stamina.
    let mut battle = as_it_begins("hans", "mage", "ward", &[18, 2]);
    assert_eq!(numbers(&battle, "hans", "mage", "rapier.strike"), (4, 6));
    say(&mut battle, "attack @mage rapier.strike");
    assert_eq!(life(&battle, "mage"), (6, 4));
    assert!(fighter(&battle, "mage").casting.is_none(), "hurt, and the spell lost");
    assert!(!fighter(&battle, "mage").warded);
}

#[test]
fn len_204_602_a_blow_along_with_aiming_finds_no_agility() {
    let battle = as_it_begins("hans", "archer", "aim", &[]);
    assert_eq!(numbers(&battle, "hans", "archer", "rapier.strike").1, 6 + 1);
}

#[test]
fn len_204_304_who_looks_for_a_thing_may_mind_a_blow_along_with_it() {
    // Two rounds of looking. At somebody unaware Kurt strikes with 7 at 6.
    let mut battle = as_it_begins("kurt", "sapper", "search dagger", &[2, 5, 3]);
    assert_eq!(numbers(&battle, "kurt", "sapper", "short-sword.strike"), (5 + 2, 6));
    say(&mut battle, "attack @sapper short-sword.strike");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "sapper"));
    assert_eq!(open(&battle), ["mind-yourself", "let-pass"]);
    say(&mut battle, "mind-yourself");
    assert_eq!(fighter(&battle, "sapper").search.map(|search| search.left), Some(2));
    assert_eq!(lost(&battle, "sapper"), 3, "5 and 5 reach 7");
    assert_eq!(fighter(&battle, "sapper").stamina, 3, "off the Stamina, as of one who minds it");
}

#[test]
fn len_204_902_who_casts_as_it_is_struck_at_is_unaware_of_that_blow() {
    // The mage has held, and casts as Hans strikes: 2 and 4 reach the 6 of one unaware.
    let mut battle = sides(&[("mage", "F5")], &[("hans", "F6")], &[2, 2]);
    script(&mut battle, &["hold", "attack @mage rapier.strike"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("answer", "mage"));
    say(&mut battle, "ward");
    assert_eq!(rolled(&mut battle)[0], ("attack".into(), 2 + 4));
    assert_eq!(life(&battle, "mage"), (6, 4));
    assert!(fighter(&battle, "mage").casting.is_none());
}
