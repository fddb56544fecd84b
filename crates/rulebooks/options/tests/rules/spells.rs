//! Spells: cast, kept up, seen through (OPT-507 to OPT-509, OPT-536, OPT-901 to OPT-911).
use crate::common::magic::*;
use crate::common::*;
use riposte_options::spells::Spells;
use riposte_options::view::BookView;
use riposte_options::words::*;
use riposte_rules::figure::{Dropped, Life, Place};

#[test]
fn opt_901_911_a_magic_fist_does_its_dice_for_each_st() {
    let mut battle = facing("knife");
    cast(&mut battle, "magic-fist @knife =2", &[4, 4, 3, 6, 5]);
    assert_eq!(hits(&battle, "knife"), 7, "2d − 4 with 11, DX 11 exactly");
    assert_eq!(spent(&battle, "wizard"), 2);
    assert_eq!(combatant(&battle, "wizard").hits_now, 0, "which is no injury");
}

#[test]
fn opt_911_a_magic_fist_never_does_less_than_its_st() {
    let mut battle = facing("knife");
    cast(&mut battle, "magic-fist @knife =3", &[3, 3, 3, 1, 1, 2]);
    assert_eq!(hits(&battle, "knife"), 3, "3d − 6 with 4");
}

#[test]
fn opt_902_911_fireball_with_triple_effect_through_armour_and_shield() {
    let mut battle = facing("guard");
    cast(&mut battle, "fireball @guard =2", &[1, 1, 1, 3, 3]);
    assert_eq!(hits(&battle, "guard"), 7, "(6 − 2) × 3, less chainmail 3 and shield 2");
}

#[test]
fn opt_902_an_ordinary_failure_costs_one_st() {
    let mut battle = facing("knife");
    cast(&mut battle, "magic-fist @knife =3", &[4, 4, 4]);
    assert_eq!((hits(&battle, "knife"), spent(&battle, "wizard")), (0, 1));
}

#[test]
fn opt_902_sixteen_fails_seventeen_costs_all_and_eighteen_fells() {
    for (faces, price, stature) in [
        ([6, 5, 5], 1, Posture::Standing),
        ([6, 6, 5], 3, Posture::Standing),
        ([6, 6, 6], 3, Posture::Fallen),
    ] {
        let mut battle = facing("knife");
        cast(&mut battle, "magic-fist @knife =3", &faces);
        assert_eq!(spent(&battle, "wizard"), price, "{faces:?}");
        assert_eq!(battle.table().posture(id(&battle, "wizard")), stature, "{faces:?}");
        assert_eq!(hits(&battle, "knife"), 0);
    }
}

#[test]
fn opt_202_601_602_dodging_helps_against_what_flies_and_defending_against_the_rest() {
    let dice_of = |verb, dodges| {
        let mut battle = facing("knife");
        set(&mut battle, "knife", |combatant| {
            combatant.turn.dodging = dodges;
            combatant.turn.defending = !dodges;
        });
        let (wizard, knife) = (id(&battle, "wizard"), id(&battle, "knife"));
        let rules = BookView::new(battle.world());
        riposte_options::casting::rolls::cast_roll(rules, wizard, verb, Some(knife)).roll.pool.plus
    };
    assert_eq!([dice_of(FIST, true), dice_of(FIST, false)], [4, 3]);
    assert_eq!([dice_of(TRIP, true), dice_of(TRIP, false)], [3, 4]);
}

#[test]
fn opt_202_902_four_dice_have_their_own_very_high_and_low_rolls() {
    for (faces, price, effect) in [
        ([1, 1, 1, 1], 1, 9), // triple: 1 ST, a 5
        ([1, 1, 1, 2], 1, 6), // double
        ([5, 5, 5, 5], 1, 0),
        ([6, 5, 5, 5], 3, 0),
    ] {
        let mut battle = facing("knife");
        set(&mut battle, "knife", |combatant| combatant.turn.dodging = true);
        refresh(&mut battle);
        let st = if price == 3 { 3 } else { 1 };
        cast(&mut battle, &format!("magic-fist @knife ={st}"), &[&faces[..], &[5]].concat());
        assert_eq!(
            (spent(&battle, "wizard"), hits(&battle, "knife")),
            (price, effect),
            "{faces:?}"
        );
    }
}

#[test]
fn opt_907_a_thrown_spell_loses_one_a_hex_and_has_no_bonus_from_behind() {
    let mut battle = battle(&[("wizard", "F9", "N"), ("knife", "F5", "N")], Dice::seeded(1));
    acts(&mut battle, "wizard");
    cast(&mut battle, "trip @knife =2", &[3, 3, 2]);
    assert_eq!(battle.table().posture(id(&battle, "knife")), Posture::Standing, "8 at 11 − 4");
    assert_eq!(spent(&battle, "wizard"), 1);
    acts(&mut battle, "wizard");
    cast(&mut battle, "trip @knife =2", &[3, 3, 1]);
    assert_eq!(battle.table().posture(id(&battle, "knife")), Posture::Fallen);
    assert_eq!(spent(&battle, "wizard"), 3);
}

#[test]
fn opt_911_one_who_is_tripped_before_it_acts_has_lost_its_action() {
    let mut battle = battle(&[("wizard", "F6", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    slots(&mut battle);
    assert_eq!(asked(&battle), "wizard");
    cast(&mut battle, "trip @sword =2", &[3, 3, 3]);
    assert_eq!(battle.table().posture(id(&battle, "sword")), Posture::Fallen);
    assert_eq!(question(&battle), "first-or-second", "the next turn has begun");
}

#[test]
fn opt_901_911_strong_figures_cost_more() {
    let roster = format!(
        "{ROSTER}(key: \"giant\", name: \"Giant\", icon: \"x\", scores: {{\"ST\": 30, \"DX\": 10}}, \
         kit: [(item: \"club\", at: Right)]),"
    );
    let sides: [&[_]; 2] = [&[("wizard", "F9", "N")], &[("giant", "F8", "S")]];
    let mut battle =
        riposte_trial::battle(riposte_options::Options, &roster, &sides, Dice::seeded(1));
    acts(&mut battle, "wizard");
    assert!(can(&battle, "trip @giant =4") && !can(&battle, "trip @giant =2"));
    assert!(can(&battle, "drop-weapon @giant =2") && !can(&battle, "drop-weapon @giant =1"));
    cast(&mut battle, "clumsiness @giant =2", &[3, 3, 3]);
    let left = battle.world().resource::<Spells>().0[0].left;
    assert_eq!(left, Some(1), "a turn only upon ST 30");
}

#[test]
fn opt_911_drop_weapon_makes_the_weapon_fall_and_then_the_shield() {
    let mut battle = facing("guard");
    cast(&mut battle, "drop-weapon @guard =1", &[2, 2, 2]);
    acts(&mut battle, "wizard");
    cast(&mut battle, "drop-weapon @guard =1", &[2, 2, 2]);
    let dropped: Vec<_> = battle.world().resource::<Dropped>().things().collect();
    let key = |index: usize| &battle.table().armoury().weapon(dropped[index].weapon).key;
    assert_eq!([key(0), key(1)], ["broadsword", "large-shield"]);
    acts(&mut battle, "wizard");
    assert!(!can(&battle, "drop-weapon @guard =1"), "it holds nothing more");
}

#[test]
fn opt_911_clumsiness_costs_two_dx_for_each_st_for_three_turns_with_this_one() {
    let mut battle = facing("knife");
    cast(&mut battle, "clumsiness @knife =2", &[2, 2, 2]);
    let dx = |battle: &Battle| BookView::new(battle.world()).core_dx(id(battle, "knife")).basic();
    assert_eq!(dx(&battle), 12 - 4);
    turn_ends(&mut battle);
    turn_ends(&mut battle);
    assert_eq!(dx(&battle), 12 - 4);
    turn_ends(&mut battle);
    assert_eq!(dx(&battle), 12);
}

#[test]
fn opt_902_911_double_effect_doubles_a_lasting_spell() {
    let mut battle = facing("knife");
    cast(&mut battle, "clumsiness @knife =1", &[1, 1, 2]);
    let dx = BookView::new(battle.world()).core_dx(id(&battle, "knife")).basic();
    assert_eq!(dx, 12 - 4);
    acts(&mut battle, "wizard");
    cast(&mut battle, "slow @knife =2", &[1, 1, 2]);
    assert_eq!(battle.world().resource::<Spells>().0[1].left, Some(8));
}

#[test]
fn opt_911_slow_movement_halves_the_allowance_for_four_turns() {
    let mut battle = facing("knife");
    cast(&mut battle, "slow @knife =2", &[2, 2, 2]);
    let allowance = |battle: &Battle| BookView::new(battle.world()).allowance(id(battle, "knife"));
    assert_eq!(allowance(&battle), 5);
    assert_eq!(battle.world().resource::<Spells>().0[0].left, Some(4));
    acts(&mut battle, "wizard");
    assert!(!can(&battle, "slow @knife =2"), "slower than slow it cannot be");
}

#[test]
fn opt_911_a_blur_costs_all_who_attack_four() {
    let sides_: [&[_]; 2] =
        [&[("wizard", "F9", "N")], &[("sword", "F8", "S"), ("archer", "F3", "S")]];
    let mut battle = sides(&sides_, Dice::seeded(1));
    acts(&mut battle, "wizard");
    cast(&mut battle, "blur @wizard =1", &[4, 4, 3]);
    assert!(upon(&battle, "wizard", BLUR), "11 of 11: no distance to oneself");
    acts(&mut battle, "sword");
    cast(&mut battle, "attack @wizard broadsword.strike", &[3, 3, 1, 6, 6]);
    assert_eq!(hits(&battle, "wizard"), 0, "7 misses at 10 − 4");
    acts(&mut battle, "archer");
    assert!(can(&battle, "fire @wizard small-bow.shot"));
}

#[test]
fn opt_911_stone_flesh_stops_four_more_of_every_blow() {
    let sides_: [&[_]; 2] = [&[("wizard", "F9", "N")], &[("sword", "F8", "S")]];
    let mut battle = sides(&sides_, Dice::seeded(1));
    acts(&mut battle, "wizard");
    cast(&mut battle, "stone-flesh @wizard =2", &[3, 3, 3]);
    for blow in 1..=2 {
        acts(&mut battle, "sword");
        cast(&mut battle, "attack @wizard broadsword.strike", &[3, 3, 3, 3, 3]);
        assert_eq!(hits(&battle, "wizard"), 2 * blow);
    }
}

#[test]
fn opt_903_no_spell_with_a_shield_or_a_weapon_in_hand() {
    let roster = format!(
        "{ROSTER}(key: \"sage\", name: \"Sage\", icon: \"x\", \
         scores: {{\"ST\": 10, \"DX\": 11, \"IQ\": 11, \"trip\": 1}}, \
         kit: [(item: \"dagger\", at: Right), (item: \"small-shield\", at: Left)]),"
    );
    let sides: [&[_]; 2] = [&[("sage", "F9", "N")], &[("knife", "F5", "S")]];
    let mut battle =
        riposte_trial::battle(riposte_options::Options, &roster, &sides, Dice::seeded(1));
    let sage = id(&battle, "sage");
    for item in [0, 1] {
        acts(&mut battle, "sage");
        assert_eq!(
            closed(&battle, "trip").unwrap(),
            "holds a shield, or a weapon that is no staff"
        );
        riposte_rules::battle::put_away(battle.world_mut(), sage, item, Place::Slung);
    }
    acts(&mut battle, "sage");
    assert!(can(&battle, "trip @knife =2"));
}

#[test]
fn opt_904_407_a_spell_is_the_only_action_of_the_turn() {
    let mut battle = facing("knife");
    cast(&mut battle, "blur @wizard =1", &[3, 3, 3]);
    assert!(combatant(&battle, "wizard").turn.done);
}

#[test]
fn opt_507_a_spell_takes_standing_still_or_a_hex_in_any_stature() {
    for (moved, casts) in [(1, true), (2, false)] {
        let mut battle = facing("knife");
        acts_after(&mut battle, "wizard", |turn| turn.moved = moved);
        assert_eq!(can(&battle, "trip @knife =2"), casts);
    }
    for stature in [Posture::Kneeling, Posture::Prone, Posture::Fallen] {
        let mut battle = facing("knife");
        posture(&mut battle, "wizard", stature);
        acts(&mut battle, "wizard");
        assert!(
            can(&battle, "trip @knife =2") && can(&battle, "fireball @knife =3"),
            "{stature:?}"
        );
    }
}

#[test]
fn opt_901_nobody_casts_what_it_has_not_the_st_for_and_the_last_st_puts_it_out() {
    let mut battle = facing("knife");
    set(&mut battle, "wizard", |combatant| combatant.spent = 8);
    acts(&mut battle, "wizard");
    assert!(can(&battle, "fireball @knife =2") && !can(&battle, "fireball @knife =3"));
    cast(&mut battle, "fireball @knife =2", &[1, 2, 2, 6, 6]);
    assert_eq!(life(&battle, "wizard"), Life::Unconscious);
    assert_eq!(hits(&battle, "knife"), 10);

    let mut battle = facing("knife");
    set(&mut battle, "wizard", |combatant| combatant.spent = 9);
    acts(&mut battle, "wizard");
    assert_eq!(closed(&battle, "trip").unwrap(), "costs 2 ST, has 1");
}

#[test]
fn opt_536_908_hand_to_hand_a_spell_goes_at_those_in_the_same_hex_at_minus_six() {
    let figures = [("wizard", "F9", "N"), ("knife", "F8", "S"), ("sword", "F5", "S")];
    let mut battle = battle(&figures, Dice::seeded(1));
    pile(&mut battle, "F9", &["wizard", "knife"]);
    acts(&mut battle, "wizard");
    assert!(can(&battle, "magic-fist @knife =1") && !can(&battle, "magic-fist @sword =1"));
    cast(&mut battle, "magic-fist @knife =1", &[2, 3, 1]);
    assert_eq!(hits(&battle, "knife"), 0, "6 misses at 11 − 6");
    acts(&mut battle, "wizard");
    cast(&mut battle, "magic-fist @knife =1", &[2, 2, 1, 6]);
    assert_eq!(hits(&battle, "knife"), 4);
}

#[test]
fn opt_623_624_907_a_missile_spell_meets_those_in_its_line_and_flies_on() {
    let sides_: [&[_]; 2] = [
        &[("wizard", "F9", "N"), ("sword", "F8", "N")],
        &[("knife", "F6", "S"), ("bare", "F4", "S")],
    ];
    let mut battle = sides(&sides_, Dice::seeded(1));
    acts(&mut battle, "wizard");
    cast(&mut battle, "fireball @knife =1", &[4, 4, 3, 6]);
    assert_eq!((hits(&battle, "sword"), spent(&battle, "wizard")), (5, 1), "11 fails at 11 − 1");
    acts(&mut battle, "wizard");
    cast(&mut battle, "fireball @knife =2", &[3, 3, 3, 4, 4, 4, 2, 2, 2, 6, 6]);
    assert_eq!((hits(&battle, "knife"), hits(&battle, "bare")), (0, 10), "6 hits at 11 − 5");
    assert_eq!(spent(&battle, "wizard"), 3, "a hit is paid for whole");
}

#[test]
fn opt_508_905_a_spell_is_kept_up_for_its_price_or_ends() {
    let mut battle = facing("knife");
    cast(&mut battle, "stone-flesh @wizard =2", &[3, 3, 3]);
    renewal(&mut battle);
    assert_eq!((asked(&battle), question(&battle)), ("wizard".to_owned(), "renew"));
    say(&mut battle, "renew @wizard =1");
    assert_eq!(spent(&battle, "wizard"), 3);
    assert!(upon(&battle, "wizard", STONE));
    assert_ne!(question(&battle), "renew");
    renewal(&mut battle);
    say(&mut battle, "let-lapse @wizard");
    assert_eq!(spent(&battle, "wizard"), 3);
    assert!(!upon(&battle, "wizard", STONE));
}

#[test]
fn opt_905_every_spell_is_asked_for_and_one_that_cannot_be_paid_ends() {
    let mut battle = facing("knife");
    cast(&mut battle, "stone-flesh @wizard =2", &[3, 3, 3]);
    acts(&mut battle, "wizard");
    cast(&mut battle, "blur @wizard =1", &[3, 3, 3]);
    renewal(&mut battle);
    say(&mut battle, "let-lapse @wizard");
    assert_eq!(question(&battle), "renew", "the second moves up");
    say(&mut battle, "renew @wizard =1");
    assert!(!upon(&battle, "wizard", STONE) && upon(&battle, "wizard", BLUR));
    set(&mut battle, "wizard", |combatant| combatant.spent = 9);
    renewal(&mut battle);
    assert_ne!(question(&battle), "renew");
    assert!(!upon(&battle, "wizard", BLUR));
}

#[test]
fn opt_905_what_a_wizard_keeps_up_ends_with_its_senses_and_what_lasts_goes_on() {
    let mut battle = battle(&[("wizard", "F9", "N"), ("sword", "F8", "S")], Dice::seeded(1));
    acts(&mut battle, "wizard");
    cast(&mut battle, "blur @wizard =1", &[3, 3, 3]);
    acts(&mut battle, "wizard");
    cast(&mut battle, "slow @sword =2", &[3, 3, 3]);
    set(&mut battle, "wizard", |combatant| combatant.hits = 6);
    acts(&mut battle, "sword");
    cast(&mut battle, "attack @wizard broadsword.strike", &[1, 2, 2, 6, 6]);
    assert_eq!(life(&battle, "wizard"), Life::Dead);
    assert!(!upon(&battle, "wizard", BLUR) && upon(&battle, "sword", SLOW));
}

#[test]
fn opt_911_nobody_knows_a_spell_above_its_iq() {
    let roster = r#"(key: "dunce", name: "Dunce", icon: "x",
      scores: {"ST": 10, "DX": 11, "IQ": 11, "fireball": 1}),"#;
    let text = format!(
        "(name: \"T\", rulebook: \"options\", rows: [\"...\", \"...\", \"...\"], roster: [{roster}], \
         sides: [(name: \"A\", figures: [(who: \"dunce\", at: \"A1\", facing: S)]), \
         (name: \"B\", figures: [(who: \"dunce\", key: \"other\", at: \"C3\", facing: N)])])"
    );
    let library = riposte_trial::library();
    let source = riposte_rules::data::Source::new("my.ron", text);
    let scenario = riposte_rules::data::Scenario::read(&library, "test", source).unwrap();
    let laid = Battle::new(
        &riposte_trial::only(riposte_options::Options),
        &library,
        &scenario,
        Dice::seeded(1),
    );
    let error = laid.err().unwrap().to_string();
    assert!(error.contains("\"dunce\" knows \"fireball\" with IQ 11"), "{error}");
    assert!(error.contains("IQ of 12 or more"), "{error}");
}

#[test]
fn opt_522_523_903_a_wizard_puts_its_dagger_away_or_drops_it_and_can_cast() {
    let roster = r#"
      (key: "mage", name: "Mage", icon: "x", scores: {"ST": 10, "DX": 11, "IQ": 11, "trip": 1},
       kit: [(item: "dagger", at: Right)]),
      (key: "bare", name: "Bare", icon: "x", scores: {"ST": 12, "DX": 12},
       kit: [(item: "club", at: Right)]),
    "#;
    for (foe, line) in [("F1", "change-weapon"), ("F4", "drop-and-ready")] {
        let ours: &[(&str, &str, &str)] = &[("mage", "F5", "N")];
        let foes: &[(&str, &str, &str)] = &[("bare", foe, "S")];
        let mut battle =
            riposte_trial::battle(riposte_options::Options, roster, &[ours, foes], Dice::seeded(1));
        acts(&mut battle, "mage");
        assert!(!can(&battle, "trip @bare =2"));
        say(&mut battle, line);
        assert!(holds(&battle, "mage").is_empty());
        acts(&mut battle, "mage");
        assert!(can(&battle, "trip @bare =2"));
    }
}

/// A wizard with so much ST left, about to act.
fn spent_to(left: i32) -> Battle {
    let mut battle = facing("knife");
    set(&mut battle, "wizard", |wizard| wizard.spent = 10 - left);
    refresh(&mut battle);
    battle
}

/// What is foretold to the caster itself: the chance that it is out, and in words.
fn foretold(battle: &Battle, line: &str) -> (f64, String) {
    let told = riposte_trial::forecast(battle, line);
    let notes = told.notes.iter().filter(|note| note.warns && note.rule == "OPT-805");
    let words: Vec<&str> = notes.map(|note| note.text.as_ref()).collect();
    (told.suffered.map_or(0.0, |harm| harm.out), words.join(", "))
}

#[test]
fn opt_805_901_a_caster_is_told_that_a_spell_takes_its_last_st() {
    let battle = spent_to(3);
    let (out, words) = foretold(&battle, "magic-fist @knife =3");
    let chance = riposte_trial::forecast(&battle, "magic-fist @knife =3").chance.unwrap();
    let lost = chance.value() + 4.0 / 216.0;
    assert!((out - lost).abs() < 1e-9, "{out}: cast, or 17 and 18, which cost it all as well");
    assert!(words.starts_with("takes the last ST: unconscious"), "{words}");
    assert_eq!(foretold(&battle, "magic-fist @knife =2"), (0.0, String::new()));
    let mut battle = battle;
    cast(&mut battle, "magic-fist @knife =3", &[3, 3, 2, 4, 4, 4]);
    assert_eq!(life(&battle, "wizard"), Life::Unconscious, "as foretold");
}

#[test]
fn opt_805_902_where_failing_costs_the_last_st_as_well_it_is_out_cold_for_sure() {
    for line in ["magic-fist @knife =1", "clumsiness @knife =1", "drop-weapon @knife =1"] {
        let mut battle = spent_to(1);
        let (out, words) = foretold(&battle, line);
        assert!(out > 1.0 - 1e-9, "{line}: {out}");
        assert_eq!(words, "takes the last ST: unconscious for sure");
        let told = riposte_trial::forecast(&battle, line);
        assert_eq!((told.danger, told.exposure.len()), (None, 0), "no danger of 0 is claimed");
        cast(&mut battle, line, &[6, 5, 4]);
        assert_eq!(life(&battle, "wizard"), Life::Unconscious, "{line} failed");
    }
}
