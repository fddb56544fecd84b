//! Spells, and things that are drawn, dropped and looked for.
use crate::common::*;
use riposte_lengths::view::BookView;

#[test]
fn len_901_904_a_dart_strikes_when_the_next_round_begins() {
    let mut battle = sides(&[("mage", "F2")], &[("hans", "F6")], &[3, 4, 6, 1]);
    say(&mut battle, "dart-of-force @hans");
    assert_eq!(asked(&battle), "hans");
    assert!(fighter(&battle, "mage").casting.is_some());
    script(&mut battle, &["hold", "nothing"]);
    assert_eq!(life(&battle, "hans"), (4, 0), "2d4, before initiative");
    assert!(fighter(&battle, "mage").casting.is_none());
    assert!(closed(&battle, "dart-of-force").unwrap().contains("used up"));
}

#[test]
fn len_901_who_was_hurt_does_not_begin_to_cast_and_a_cleric_needs_the_symbol() {
    let mut battle = sides(&[("mage", "F2")], &[("hans", "F6")], &[]);
    set(&mut battle, "mage", |fighter| fighter.round.hurt = true);
    refresh(&mut battle);
    assert!(closed(&battle, "ward").unwrap().contains("hurt"));
    let mut battle = sides(&[("priest", "F2")], &[("hans", "F6")], &[]);
    let priest = id(&battle, "priest");
    riposte_rules::battle::throw_down(battle.world_mut(), priest, 0);
    refresh(&mut battle);
    assert!(closed(&battle, "bless").unwrap().contains("symbol"));
}

#[test]
fn len_902_wide_open() {
    let mut battle = sides(&[("mage", "F2")], &[("hans", "F6")], &[]);
    say(&mut battle, "ward");
    let view = BookView::new(battle.world());
    let mage = id(&battle, "mage");
    assert!(view.unaware(mage) && !view.helpless(mage));
    battle
        .world_mut()
        .resource_mut::<riposte_lengths::tables::Tables>()
        .constants
        .caster_is_helpless = true;
    assert!(BookView::new(battle.world()).helpless(mage));
}

#[test]
fn len_903_a_caster_who_is_hurt_loses_the_spell() {
    let mut battle = sides(&[("mage", "F5")], &[("hans", "F6")], &[18, 2, 1, 6]);
    script(&mut battle, &["dart-of-force @hans", "attack @mage rapier.strike"]);
    assert!(fighter(&battle, "mage").casting.is_none());
    assert_eq!(life(&battle, "mage"), (6, 4), "past its Stamina");
    assert_eq!(life(&battle, "hans"), (8, 3));
}

#[test]
fn len_901_903_a_cleric_keeps_the_symbol_in_hand_all_round() {
    let mut battle = sides(&[("priest", "F5"), ("otto", "F6")], &[("hans", "A1")], &[]);
    set(&mut battle, "otto", |fighter| fighter.wounds = 7);
    refresh(&mut battle);
    turn_of(&mut battle, "priest");
    say(&mut battle, "cure @otto");
    let priest = id(&battle, "priest");
    riposte_rules::battle::throw_down(battle.world_mut(), priest, 0);
    script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
    assert_eq!(fighter(&battle, "otto").wounds, 7);
    let told = log(&mut battle).join("\n");
    assert!(told.contains("loses the spell: has no holy symbol"), "{told}");
}

#[test]
fn len_105_904_willpower_is_no_help_against_a_word_of_command() {
    use riposte_lengths::condition::saves::{MAGIC, PARALYZATION, save};
    let battle = sides(&[("abbess", "F5")], &[("hans", "F7")], &[]);
    let view = BookView::new(battle.world());
    let helped = |kind| save(view, id(&battle, "abbess"), kind).roll.basic();
    assert_eq!([helped(PARALYZATION), helped(MAGIC)], [2, 0]);
}

#[test]
fn len_904_ward_sleep_cure_bless_and_command() {
    let mut battle = sides(&[("mage", "F5")], &[("hans", "F7")], &[6, 1]);
    script(&mut battle, &["ward", "hold", "nothing"]);
    assert_eq!(numbers(&battle, "hans", "mage", "rapier.strike").1, 6 + 3);
    // 2d8: 3 Hit Dice. The wolf has two, Otto one; the bear's four are too many.
    let foes = [("wolf", "F7"), ("otto", "G7"), ("bear", "E7")];
    let mut battle = sides(&[("mage", "F1")], &foes, &[1, 2, 6, 1]);
    script(&mut battle, &["sleep @wolf", "hold-all", "nothing", "nothing", "nothing"]);
    let asleep = |key: &str| fighter(&battle, key).asleep;
    assert_eq!([asleep("wolf"), asleep("otto"), asleep("bear")], [true, true, false]);
    let mut battle = sides(&[("priest", "F5"), ("otto", "F6")], &[("hans", "A1")], &[3, 6, 1]);
    set(&mut battle, "otto", |fighter| fighter.wounds = 7);
    refresh(&mut battle);
    turn_of(&mut battle, "priest");
    script(&mut battle, &["cure @otto", "hold", "hold", "nothing", "nothing"]);
    assert_eq!(life(&battle, "otto").0, 6, "1 and 3 and the level");
    turn_of(&mut battle, "priest");
    dice(&mut battle, &[4, 6, 1, 10, 1, 1, 1]);
    script(&mut battle, &["bless @otto", "hold", "hold", "nothing", "nothing"]);
    assert_eq!(fighter(&battle, "otto").blessing, 6);
    let mut battle = sides(&[("priest", "F5")], &[("hans", "F7")], &[6, 1]);
    script(&mut battle, &["command @hans", "hold", "nothing"]);
    assert!(fighter(&battle, "hans").round.acted);
}

#[test]
fn len_904_the_clever_may_save_against_a_word_of_command() {
    for (face, obeys) in [(15, true), (16, false)] {
        let mut battle = sides(&[("priest", "F5")], &[("sage", "F7")], &[face, 6, 1]);
        script(&mut battle, &["command @sage", "hold", "nothing"]);
        assert_eq!(fighter(&battle, "sage").round.acted, obeys, "{face} against 16");
    }
}

#[test]
fn len_904_points_of_a_blessing_are_spent_before_the_roll() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[7, 1]);
    set(&mut battle, "kurt", |fighter| fighter.blessing = 3);
    script(&mut battle, &["attack @hans short-sword.strike", "let-pass"]);
    assert_eq!(open(&battle), ["spend =0", "spend =1", "spend =2", "spend =3"]);
    say(&mut battle, "spend =2");
    assert_eq!(rolled(&mut battle)[0].1, 12);
    assert_eq!(fighter(&battle, "kurt").blessing, 1);
}

#[test]
fn len_904_somebody_beside_wakes_the_sleeper() {
    let mut battle = sides(&[("kurt", "F5"), ("otto", "F6")], &[("hans", "A1")], &[]);
    set(&mut battle, "otto", |fighter| fighter.asleep = true);
    refresh(&mut battle);
    say(&mut battle, "wake @otto");
    assert!(!fighter(&battle, "otto").asleep);
}

#[test]
fn len_301_a_change_of_weapons_costs_two() {
    let mut battle = sides(&[("kurt", "F5")], &[("plain", "F6")], &[]);
    say(&mut battle, "change hand-axe");
    assert_eq!(question(&battle), "then");
    // Weapon Skill 4, Strength 1, an unarmed foe, a weapon changed.
    assert_eq!(numbers(&battle, "kurt", "plain", "hand-axe.strike").0, 4 + 1 + 4 - 2);
    let lying: Vec<_> =
        battle.world().resource::<riposte_rules::figure::Dropped>().things().collect();
    assert_eq!(lying.len(), 1);
}

#[test]
fn len_301_who_has_changed_weapons_attacks_and_does_nothing_else() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "A1")], &[]);
    say(&mut battle, "change hand-axe");
    assert!(closed(&battle, "pick-up").unwrap().contains("changed weapons"));
    // Not at the end of the round either, where the attack has been held.
    script(&mut battle, &["hold", "full-defence"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "kurt"));
    for word in ["move", "run", "full-defence", "change", "pick-up"] {
        assert!(closed(&battle, word).unwrap().contains("changed weapons"), "{word}");
    }
}

#[test]
fn len_302_readying_takes_the_round_and_costs_nothing_later() {
    let mut battle = sides(&[("kurt", "F5")], &[("plain", "F6")], &[]);
    say(&mut battle, "ready hand-axe");
    assert_eq!(asked(&battle), "plain");
    assert_eq!(numbers(&battle, "kurt", "plain", "hand-axe.strike").0, 4 + 1 + 4);
    assert!(battle.world().resource::<riposte_rules::figure::Dropped>().things().next().is_none());
}

#[test]
fn len_303_dropping_takes_no_time() {
    let mut battle = sides(&[("kurt", "F5")], &[("plain", "F6")], &[]);
    say(&mut battle, "drop");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "kurt"));
    assert!(can(&battle, "wrestle @plain"));
}

#[test]
fn len_303_304_what_is_looked_for_is_the_same_when_the_sword_is_dropped() {
    // 1d3 is 3. The sword comes before the dagger among what the sapper carries.
    let mut battle = sides(&[("sapper", "F5")], &[("kurt", "A1")], &[3, 1, 6, 1, 6, 1, 6]);
    script(&mut battle, &["search dagger", "hold", "nothing"]);
    let sought = |battle: &Battle| fighter(battle, "sapper").search;
    let before = sought(&battle);
    assert!(before.is_some());
    say(&mut battle, "drop");
    assert_eq!(sought(&battle), before);
    let dagger = battle.table().armoury().find("dagger");
    let item = battle.table().arms(id(&battle, "sapper")).item(before.unwrap().item);
    assert_eq!(item.map(|item| item.weapon), dagger);
}

#[test]
fn len_304_looking_for_a_thing_in_a_pouch() {
    // 1d3 is 2; a figure that minds itself in the first round has it after the third.
    let faces = [2, 1, 6, 1, 6, 1, 6, 1];
    let mut battle = sides(&[("sapper", "F5")], &[("kurt", "F6")], &faces);
    say(&mut battle, "search dagger");
    let view = BookView::new(battle.world());
    assert!(view.unaware(id(&battle, "sapper")));
    say(&mut battle, "attack @sapper short-sword.strike");
    say(&mut battle, "mind-yourself");
    let left = |battle: &Battle| fighter(battle, "sapper").search.map(|search| search.left);
    assert_eq!(left(&battle), Some(2));
    script(&mut battle, &["search dagger", "hold", "nothing"]);
    assert_eq!(left(&battle), Some(1));
    script(&mut battle, &["search dagger", "hold", "nothing"]);
    assert_eq!(left(&battle), None);
    assert!(BookView::new(battle.world()).two_weapons(id(&battle, "sapper")));
}

#[test]
fn len_901_the_spells_of_a_round_take_effect_together() {
    // Each casts a dart at the other: 7 points, then 3; the first of them may fell the second.
    for (lost, faces, left) in [(0, &[3, 4, 1, 2][..], (5, 0)), (7, &[3, 4, 1, 1, 2], (-2, 0))] {
        let mut battle = sides(&[("mage", "F2")], &[("mage2", "F6"), ("otto", "A1")], faces);
        set(&mut battle, "mage2", |fighter| fighter.wounds = lost);
        say(&mut battle, "dart-of-force @mage2");
        turn_of(&mut battle, "mage2");
        script(&mut battle, &["dart-of-force @mage", "hold", "nothing"]);
        assert_eq!(life(&battle, "mage2"), left);
        assert_eq!(battle.table().active(id(&battle, "mage2")), left.0 > 0);
        assert_eq!(life(&battle, "mage"), (8, 1), "{lost}");
    }
}

#[test]
fn len_304_705_who_is_held_looks_for_nothing_any_more() {
    let mut battle = sides(&[("sapper", "F5")], &[("bare", "F6")], &[3, 19, 1, 6, 1]);
    script(&mut battle, &["search dagger", "wrestle @sapper", "immobilise @sapper"]);
    assert_eq!(fighter(&battle, "sapper").search, None);
    assert!(!BookView::new(battle.world()).unaware(id(&battle, "sapper")));
}

#[test]
fn len_904_a_ward_takes_one_off_every_hit_and_all_of_the_least() {
    for (face, left) in [(1, 4), (2, 3)] {
        let mut battle = sides(&[("kurt", "F5")], &[("mage", "F6")], &[15, face]);
        set(&mut battle, "mage", |fighter| fighter.warded = true);
        script(&mut battle, &["attack @mage short-sword.strike", "let-pass"]);
        assert_eq!(life(&battle, "mage"), (8, left), "{face}");
        assert_eq!(fighter(&battle, "mage").round.hurt, face > 1);
    }
}
