//! The dice, arcs, damage, pole weapons and wounds (OPT-201 to OPT-216, OPT-611 to OPT-617,
//! OPT-641 to OPT-644, OPT-801 to OPT-806).
use crate::common;

use common::*;
use riposte_options::combatant::Status;
use riposte_options::rolls::{Blow, Luck, With};
use riposte_options::view::{Arc, BookView};
use riposte_rules::board::{hex_name, parse_hex};
use riposte_rules::roll::{Roll, Scale};

fn luck(dice: u8, total: i32, value: i32) -> Luck {
    let battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    let rules = BookView::new(battle.world());
    let value = Roll::new("DX", Scale::Whole).with("DX", value, "");
    let mut left = total;
    let face = |others: u8| {
        let face = (left - i32::from(others)).clamp(1, 6);
        left -= face;
        face as u8
    };
    let faces: Vec<u8> = (0..dice).rev().map(face).collect();
    let roll = rules.luck_roll("attack", dice, value, With::Weapon);
    Luck::of(roll.settle(&mut Dice::given(faces, None), [None, None]).degree)
}

#[test]
fn opt_201_203_204_three_dice() {
    assert_eq!(luck(3, 15, 15), Luck::Hit(1));
    assert_eq!(luck(3, 16, 18), Luck::Miss);
    assert_eq!(luck(3, 17, 18), Luck::Dropped);
    assert_eq!(luck(3, 18, 18), Luck::Broken);
    assert_eq!(luck(3, 5, 2), Luck::Hit(1));
    assert_eq!(luck(3, 4, 2), Luck::Hit(2));
    assert_eq!(luck(3, 3, 2), Luck::Hit(3));
    assert_eq!(luck(3, 6, 5), Luck::Miss);
}

#[test]
fn opt_202_203_204_four_dice() {
    assert_eq!(luck(4, 16, 10), Luck::Miss);
    assert_eq!(luck(4, 5, 2), Luck::Hit(2));
    assert_eq!(luck(4, 4, 2), Luck::Hit(3));
    assert_eq!(luck(4, 19, 19), Luck::Hit(1));
    assert_eq!(luck(4, 20, 22), Luck::Miss);
    assert_eq!(luck(4, 22, 30), Luck::Dropped);
    assert_eq!(luck(4, 23, 30), Luck::Broken);
}

#[test]
fn opt_205_bare_hands_only_miss() {
    let mut battle = battle(&[("bare", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "bare");
    dice(&mut battle, &[6, 6, 6]);
    say(&mut battle, "attack @guard hands.punch");
    assert_eq!(battle.table().arms(id(&battle, "bare")).items().count(), 1);
}

/// Strikes with given dice; the hits that get through.
fn strike(battle: &mut Battle, line: &str, target: &str, faces: &[u8]) -> i32 {
    let before = combatant(battle, target).hits;
    dice(battle, faces);
    say(battle, line);
    combatant(battle, target).hits - before
}

#[test]
fn opt_203_206_a_three_triples_the_damage() {
    let mut battle = battle(&[("sword", "F5", "N"), ("sword-2", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    let hits =
        strike(&mut battle, "attack @sword-2 broadsword.strike", "sword-2", &[1, 1, 1, 2, 2]);
    assert_eq!(hits, 12);
}

#[test]
fn opt_206_207_216_armour_and_a_shield_in_front_stop_hits() {
    let mut front = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts(&mut front, "sword");
    let line = "attack @guard broadsword.strike";
    assert_eq!(strike(&mut front, line, "guard", &[3, 3, 3, 4, 3]), 2);
    let mut rear = battle(&[("sword", "F5", "N"), ("guard", "F4", "N")], Dice::seeded(1));
    acts(&mut rear, "sword");
    assert_eq!(strike(&mut rear, line, "guard", &[3, 3, 3, 4, 3]), 4);
}

#[test]
fn opt_206_damage_is_never_less_than_nothing() {
    let mut battle = battle(&[("bare", "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "bare");
    assert_eq!(strike(&mut battle, "attack @sword hands.punch", "sword", &[1, 1, 2, 1]), 0);
}

#[test]
fn opt_207_stops_count_for_every_blow_anew() {
    let foes = [("guard", "F4", "S"), ("sword", "F5", "N"), ("sword-2", "G5", "NW")];
    let mut battle = battle(&foes, Dice::seeded(1));
    for (key, faces) in [("sword", [3, 3, 3, 4, 3]), ("sword-2", [3, 3, 3, 4, 3])] {
        acts(&mut battle, key);
        let line = "attack @guard broadsword.strike";
        assert_eq!(strike(&mut battle, line, "guard", &faces), 2, "{key}");
    }
}

#[test]
fn opt_211_212_arcs_of_the_target() {
    let battle = battle(&[("guard", "F5", "N"), ("sword", "A1", "S")], Dice::seeded(1));
    let rules = BookView::new(battle.world());
    let here = parse_hex("F5").unwrap();
    let arcs = Facing::ALL.map(|way| rules.arc(FigureId(0), here + way.step()));
    use Arc::*;
    assert_eq!(arcs, [Front, Front, Side, Rear, Side, Front]);
}

/// The value of a blow that the second figure strikes at the first.
fn value(first: (&str, &str, &str), second: (&str, &str, &str), low: Option<Posture>) -> i32 {
    let mut battle = battle(&[first, second], Dice::seeded(1));
    if let Some(low) = low {
        posture(&mut battle, first.0, low);
    }
    let rules = BookView::new(battle.world());
    let arm = rules.strikes(FigureId(1)).next().unwrap().arm;
    rules.attack_value(Blow::now(rules, FigureId(1), FigureId(0), arm)).basic()
}

#[test]
fn opt_212_the_side_gives_two_and_the_rear_four() {
    assert_eq!(value(("bare", "F5", "N"), ("sword", "F4", "S"), None), 10);
    assert_eq!(value(("bare", "F5", "SE"), ("sword", "F4", "S"), None), 12);
    assert_eq!(value(("bare", "F5", "S"), ("sword", "F4", "S"), None), 14);
}

#[test]
fn opt_214_215_who_lies_is_rear_all_around_and_who_kneels_is_not() {
    for posture in [Posture::Prone, Posture::Fallen] {
        assert_eq!(value(("bare", "F5", "N"), ("sword", "F4", "S"), Some(posture)), 14);
    }
    assert_eq!(value(("bare", "F5", "N"), ("sword", "F4", "S"), Some(Posture::Kneeling)), 10);
}

#[test]
fn opt_311_312_engagement_goes_one_way() {
    let behind = battle(&[("sword", "F5", "N"), ("guard", "F4", "N")], Dice::seeded(1));
    assert_eq!(status(&behind, "sword"), Status::Disengaged);
    assert_eq!(status(&behind, "guard"), Status::Engaged);
    let facing = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    assert_eq!(status(&facing, "sword"), Status::Engaged);
    assert_eq!(facing.table().engagement(FigureId(0)).threatened_by.len(), 1);
}

#[test]
fn opt_313_314_the_unarmed_and_those_down_engage_nobody() {
    let unarmed = battle(&[("sword", "F5", "N"), ("bare", "F4", "S")], Dice::seeded(1));
    assert_eq!(status(&unarmed, "sword"), Status::Disengaged);
    let mut down = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    posture(&mut down, "guard", Posture::Fallen);
    assert_eq!(status(&down, "sword"), Status::Disengaged);
}

/// A figure that ran up so many hexes, so many of them straight, strikes another.
fn charge(weapon: &str, line: &str, moved: u8, straight: u8, faces: &[u8]) -> i32 {
    let mut battle = battle(&[(weapon, "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
    acts_after(&mut battle, weapon, |turn| {
        turn.moved = moved;
        turn.straight = straight;
        turn.start = Status::Disengaged;
        turn.before = Status::Disengaged;
        turn.declared = Some(riposte_options::words::ATTACK);
    });
    strike(&mut battle, line, "sword", faces)
}

#[test]
fn opt_611_a_spear_after_three_hexes_straight_doubles() {
    let line = "attack @sword spear.thrust";
    assert_eq!(charge("spear", line, 3, 3, &[3, 3, 3, 4]), 10);
    assert_eq!(charge("spear", line, 3, 1, &[3, 3, 3, 4]), 5);
}

#[test]
fn opt_208_611_a_charge_and_luck_multiply() {
    assert_eq!(charge("spear", "attack @sword spear.thrust", 3, 3, &[2, 1, 1, 4]), 20);
    assert_eq!(charge("spear", "attack @sword spear.thrust", 3, 3, &[1, 1, 1, 1]), 12);
}

/// A swordsman has charged a halberdier who moved so far; the battle is at its first slot.
fn charged(moved: u8) -> Battle {
    let mut battle = battle(&[("quick", "F5", "N"), ("halberd", "F4", "S")], Dice::seeded(1));
    slots(&mut battle);
    came(&mut battle, "quick", 3);
    set(&mut battle, "quick", |quick| {
        quick.turn.declared = Some(riposte_options::words::ATTACK);
    });
    set(&mut battle, "halberd", |halberd| halberd.turn.moved = moved);
    battle.world_mut().resource_mut::<riposte_options::step::Turn>().step =
        riposte_options::step::Step::Slot;
    refresh(&mut battle);
    battle
}

#[test]
fn opt_115_612_613_614_a_halberd_set_against_a_charge_strikes_first_and_twice_as_hard() {
    let mut battle = charged(0);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("halberd", "pole-first"));
    let figure = id(&battle, "halberd");
    let rules = BookView::new(battle.world());
    let arm = rules.poles(figure).next().unwrap().arm;
    let blow = Blow::now(rules, figure, id(&battle, "quick"), arm);
    assert_eq!(rules.attack_value(blow).basic(), 12);
    assert_eq!(strike(&mut battle, "attack @quick halberd.strike", "quick", &[4, 4, 4, 2, 2]), 8);
    assert_eq!(battle.table().posture(id(&battle, "quick")), Posture::Fallen);
    assert_eq!(question(&battle), "push", "the charger has lost its blow");
}

#[test]
fn opt_612_613_a_halberd_that_shifted_is_first_but_not_set() {
    let battle = charged(1);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("halberd", "pole-first"));
    let rules = BookView::new(battle.world());
    let figure = id(&battle, "halberd");
    let arm = rules.poles(figure).next().unwrap().arm;
    let blow = Blow::now(rules, figure, id(&battle, "quick"), arm);
    assert_eq!(rules.attack_value(blow).basic(), 10);
    assert_eq!(rules.damage(blow).1, 2);
}

#[test]
fn opt_615_charge_and_counter_charge_double_once() {
    let mut battle = charged(0);
    set(&mut battle, "halberd", |halberd| {
        halberd.turn.straight = 3;
    });
    came(&mut battle, "halberd", 3);
    let rules = BookView::new(battle.world());
    let arm = rules.poles(id(&battle, "halberd")).next().unwrap().arm;
    let blow = Blow::now(rules, id(&battle, "halberd"), id(&battle, "quick"), arm);
    assert_eq!(rules.damage(blow).1, 2);
}

#[test]
fn opt_616_617_a_jab_goes_past_no_one_straight_ahead() {
    let foes = [("pike", "F6", "N"), ("sword", "F4", "S"), ("guard", "G5", "S")];
    let mut open_way = battle(&foes, Dice::seeded(1));
    acts(&mut open_way, "pike");
    assert!(can(&open_way, "attack @sword pike-axe.jab"));
    assert!(can(&open_way, "attack @guard pike-axe.jab"));
    let line = [("pike", "F6", "N"), ("bare", "F5", "N")];
    let mut blocked =
        sides(&[&line, &[("sword", "F4", "S"), ("guard", "G5", "S")]], Dice::seeded(1));
    acts(&mut blocked, "pike");
    assert!(!can(&blocked, "attack @sword pike-axe.jab"));
    assert!(can(&blocked, "attack @guard pike-axe.jab"));
    let hits = strike(&mut blocked, "attack @guard pike-axe.jab", "guard", &[3, 3, 2, 4, 4]);
    assert_eq!(hits, 8 + 2 - 5);
}

#[test]
fn opt_602_604_defending_takes_four_dice_and_a_weapon() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    set(&mut battle, "guard", |guard| guard.turn.defending = true);
    acts_after(&mut battle, "sword", |_| {});
    set(&mut battle, "guard", |guard| guard.turn.defending = true);
    let rules = BookView::new(battle.world());
    let arm = rules.strikes(FigureId(0)).next().unwrap().arm;
    assert_eq!(rules.attack_dice(Blow::now(rules, FigureId(0), FigureId(1), arm)), 4);
    let mut bare = common::battle(&[("bare", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts(&mut bare, "bare");
    assert!(!verbs(&bare).contains(&"defend".to_owned()));
    assert_eq!(closed(&bare, "defend").as_deref(), Some("has no weapon ready to defend with"));
}

#[test]
fn opt_503_504_a_fist_takes_a_hand_that_holds_nothing() {
    let punches = |key: &'static str| {
        let mut battle = battle(&[(key, "F5", "N"), ("bare-2", "F4", "S")], Dice::seeded(1));
        acts(&mut battle, key);
        can(&battle, "attack @bare-2 hands.punch")
    };
    assert!(punches("sword") && punches("bare"));
    assert!(!punches("guard") && !punches("halberd") && !punches("quick"));
}

#[test]
fn opt_641_a_shield_rush_knocks_down_who_fails_to_save() {
    let mut battle = battle(&[("guard", "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "guard");
    dice(&mut battle, &[2, 2, 2, 6, 6]);
    say(&mut battle, "shield-rush @sword");
    assert_eq!(battle.table().posture(id(&battle, "sword")), Posture::Fallen);
    assert_eq!(combatant(&battle, "sword").hits, 0);
}

#[test]
fn opt_642_a_main_gauche_follows_with_four_less_and_guards_in_front() {
    let mut battle = battle(&[("quick", "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "quick");
    dice(&mut battle, &[6, 6, 3]);
    say(&mut battle, "attack @sword rapier.strike");
    assert_eq!(question(&battle), "off-hand");
    // What is shown meanwhile is the first blow, which follows on nothing.
    let links = battle.table().book().exchange(battle.world());
    assert_eq!(links[0].link, riposte_rules::exchange::Link::Action);
    let hits = strike(&mut battle, "attack @sword main-gauche.stab", "sword", &[4, 4, 2, 5]);
    assert_eq!(hits, 4, "10 of 14 − 4 hits");
    let mut battle = common::battle(&[("sword", "F5", "N"), ("quick", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    let line = "attack @quick broadsword.strike";
    assert_eq!(strike(&mut battle, line, "quick", &[3, 3, 3, 2, 2]), 3);
}

#[test]
fn opt_204_642_the_stab_follows_a_blow_that_cost_the_other_weapon_too() {
    for faces in [[6, 6, 5], [6, 6, 6]] {
        let mut battle = battle(&[("quick", "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
        acts(&mut battle, "quick");
        dice(&mut battle, &faces);
        say(&mut battle, "attack @sword rapier.strike");
        assert_eq!(holds(&battle, "quick"), ["main-gauche"]);
        assert_eq!(open(&battle), ["attack @sword main-gauche.stab", "done"], "{faces:?}");
    }
    let mut battle = battle(&[("quick", "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "quick");
    dice(&mut battle, &[6, 6, 3]);
    say(&mut battle, "attack @sword main-gauche.stab");
    assert_ne!(question(&battle), "off-hand", "nothing follows the stab itself");
}

#[test]
fn opt_643_waiting_for_an_opening_adds_up_to_two() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    for waited in [1, 2, 2] {
        acts(&mut battle, "sword");
        say(&mut battle, "wait");
        assert_eq!(combatant(&battle, "sword").waited, waited);
    }
    let rules = BookView::new(battle.world());
    let arm = rules.strikes(FigureId(0)).next().unwrap().arm;
    let blow = Blow::now(rules, FigureId(0), FigureId(1), arm);
    assert_eq!(rules.attack_value(blow).basic(), 12);
}

#[test]
fn opt_643_why_a_figure_cannot_wait() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts_after(&mut battle, "sword", |turn| {
        (turn.start, turn.before) = (Status::Disengaged, Status::Disengaged);
        turn.moved = 3;
    });
    assert_eq!(closed(&battle, "wait").as_deref(), Some("moved 3, at most 1"));
    posture(&mut battle, "sword", Posture::Kneeling);
    acts(&mut battle, "sword");
    assert_eq!(closed(&battle, "wait").as_deref(), Some("is kneeling"));
}

#[test]
fn opt_801_five_hits_in_a_turn_shake_for_the_next_turn_only() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    let dx = |battle: &Battle| BookView::new(battle.world()).core_dx(FigureId(0)).basic();
    set(&mut battle, "sword", |sword| sword.hits_now = 5);
    assert_eq!(dx(&battle), 10);
    set(&mut battle, "sword", |sword| (sword.hits_now, sword.hits_last) = (0, 5));
    assert_eq!(dx(&battle), 8);
    set(&mut battle, "sword", |sword| sword.hits_last = 4);
    assert_eq!(dx(&battle), 10);
}

#[test]
fn opt_802_four_and_four_hits_of_two_foes_knock_down() {
    let foes = [("sword-3", "F5", "N"), ("sword", "F4", "S"), ("sword-2", "G5", "SW")];
    let mut battle = battle(&foes, Dice::seeded(1));
    acts(&mut battle, "sword");
    set(&mut battle, "sword-3", |sword| sword.turn.done = true);
    strike(&mut battle, "attack @sword-3 broadsword.strike", "sword-3", &[3, 3, 3, 2, 2]);
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Standing);
    assert_eq!(asked(&battle), "sword-2");
    strike(&mut battle, "attack @sword-3 broadsword.strike", "sword-3", &[3, 3, 3, 2, 2]);
    assert_eq!(battle.table().posture(FigureId(0)), Posture::Fallen);
}

#[test]
fn opt_803_big_figures_take_more() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    let entity = battle.table().entity(FigureId(0));
    let build = battle.world_mut().get_mut::<riposte_options::combatant::Build>(entity);
    build.unwrap().st = 30;
    let shock = BookView::new(battle.world()).shock(FigureId(0));
    assert_eq!((shock.shaken, shock.down), (9, 16));
}

#[test]
fn opt_804_three_st_left_cost_three_dx_for_good() {
    let mut battle = battle(&[("knife", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    let dx = |battle: &Battle| BookView::new(battle.world()).core_dx(FigureId(0)).basic();
    set(&mut battle, "knife", |knife| (knife.hits, knife.hits_last) = (9, 4));
    assert_eq!(dx(&battle), 9);
    set(&mut battle, "knife", |knife| knife.hits_last = 5);
    assert_eq!(dx(&battle), 7);
}

#[test]
fn opt_805_at_no_st_unconscious_and_below_dead() {
    for (faces, life) in [([3, 3, 3, 6, 6], Life::Unconscious), ([3, 3, 3, 5, 5], Life::Active)] {
        let mut battle = battle(&[("sword", "F5", "N"), ("knife", "F4", "S")], Dice::seeded(1));
        acts(&mut battle, "sword");
        strike(&mut battle, "attack @knife broadsword.strike", "knife", &faces);
        assert_eq!(battle.table().harm(FigureId(1)).life, life);
    }
    let mut battle = battle(&[("sword", "F5", "N"), ("knife", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    strike(&mut battle, "attack @knife broadsword.strike", "knife", &[1, 1, 2, 6, 6]);
    assert_eq!(battle.table().harm(FigureId(1)).life, Life::Dead);
}

#[test]
fn opt_806_st_spent_on_spells_is_no_injury() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    set(&mut battle, "sword", |sword| sword.spent = 8);
    let rules = BookView::new(battle.world());
    assert_eq!(rules.strength(FigureId(0)), 6);
    assert_eq!(rules.core_dx(FigureId(0)).basic(), 10);
}

#[test]
fn opt_616_a_jab_reaches_five_hexes_two_away_and_no_hex_abeam() {
    let here = parse_hex("F6").unwrap();
    let jabbed = |one: Facing, other: Facing| {
        let hex = hex_name(here + one.step() + other.step());
        let mut battle = battle(&[("pike", "F6", "N"), ("knife", &hex, "S")], Dice::seeded(3));
        acts(&mut battle, "pike");
        open(&battle).iter().any(|line| line.starts_with("attack @knife"))
    };
    use Facing::{N, NE, NW, SE};
    for (one, other) in [(N, N), (N, NE), (NE, NE), (N, NW), (NW, NW)] {
        assert!(jabbed(one, other), "{one:?} and {other:?}");
    }
    assert!(!jabbed(NE, SE), "due east");
}

#[test]
fn opt_211_for_what_is_farther_off_the_first_step_of_the_line_counts() {
    let here = parse_hex("F9").unwrap();
    let far = here + Facing::SE.step() * 3 + Facing::NE.step();
    let battle = battle(&[("archer", "F9", "N"), ("knife", "A1", "S")], Dice::seeded(3));
    let rules = BookView::new(battle.world());
    assert!(
        !rules.in_front(FigureId(0), far),
        "the line begins to the south-east, which is a side"
    );
    let ahead = here + Facing::NE.step() * 3 + Facing::SE.step();
    assert!(rules.in_front(FigureId(0), ahead));
}
