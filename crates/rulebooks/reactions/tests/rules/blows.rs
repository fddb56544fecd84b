//! Blows and how they are met: REA-6x, REA-7x.
use crate::common::*;
use riposte_reactions::tables::Tables;
use riposte_rules::battle::{Figures, give_wound, move_to, take_posture, turn_to};
use riposte_rules::board::{hex_name, parse_hex};
use riposte_rules::prelude::*;

const COGAN: FigureId = FigureId(0);
const URLIK: FigureId = FigureId(1);

fn at(battle: &Battle, figure: FigureId) -> String {
    hex_name(battle.table().hex(figure))
}

/// Cogan strikes at Urlik before him, with no dice.
fn struck() -> Battle {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    duel
}

/// Example 11: Cogan's attack is 12.
#[test]
fn rea_61_skill_coordination_and_mode() {
    let mut duel = struck();
    until(&mut duel, "damage-dice");
    assert_eq!(rolled(&mut duel)[..2], [("attack".to_owned(), 12.0), ("defence".to_owned(), 4.0)]);
}

#[test]
fn rea_62_without_an_answer_the_skill_of_combat_alone_defends() {
    let mut duel = struck();
    until(&mut duel, "damage-dice");
    assert_eq!(rolled(&mut duel)[1], ("defence".to_owned(), 4.0));
}

/// Example 33: 9 against 9 hits, with no margin.
#[test]
fn rea_63_equal_results_hit() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    raise(&mut duel, URLIK, "Combat", 16);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    until(&mut duel, "damage-dice");
    assert_eq!(rolled(&mut duel)[1].1, 12.0);
    assert_eq!(question(&duel), "damage-dice");
}

#[test]
fn rea_63_a_better_defence_holds() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    raise(&mut duel, URLIK, "Combat", 17);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    until(&mut duel, "act");
    assert!(duel.table().harm(URLIK).wounds.is_empty());
}

/// Example 29: the straight second row is for polearms alone.
#[test]
fn rea_64_a_normal_weapon_reaches_the_front_hexes_only() {
    let duel = duel(("E6", "N"), ("E4", "S"));
    assert!(!open(&duel).iter().any(|choice| choice.starts_with("attack")));
}

#[test]
fn rea_65_a_polearm_reaches_the_row_beyond() {
    let mut fight = acting(battle(&[("pike", "E6", "N"), ("urlik", "E4", "S")], Dice::seeded(1)));
    let here = fight.table().hex(COGAN);
    for (step, reached) in [([0, -2], true), ([-2, 0], true), ([2, -2], true), ([1, -2], false)] {
        move_to(fight.world_mut(), URLIK, here + Hex::from(step), false);
        refresh(&mut fight);
        assert_eq!(can(&fight, "attack @urlik pike.thrust"), reached, "{step:?}");
    }
    // A pike strikes there only; a halberd strikes the front hexes as well.
    move_to(fight.world_mut(), URLIK, here + Hex::new(0, -1), false);
    refresh(&mut fight);
    assert!(!can(&fight, "attack @urlik pike.thrust"));
}

/// Example 30: one who comes from two hexes away may be struck at as he comes.
#[test]
fn rea_66_one_who_is_set_strikes_at_who_enters() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    say(&mut duel, "move E5");
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("reach", URLIK));
    // No turn belongs to it.
    assert!(open(&duel).iter().all(|choice| !choice.contains('>')));
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    // The mover may meet it like any blow.
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("defend", COGAN));
    assert!(can(&duel, "parry hand-and-half"));
}

/// Example 32: it is carried out where the reach is entered, before the next hex.
#[test]
fn rea_66_at_the_very_hex() {
    let mut fight =
        acting(battle(&[("cogan", "E8", "N"), ("halberd", "E5", "S")], Dice::seeded(1)));
    say(&mut fight, "move E6");
    assert_eq!((question(&fight), at(&fight, COGAN).as_str()), ("reach", "E7"));
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "act");
    // He had answered with nothing, and stood it: so he went on.
    assert_eq!(at(&fight, COGAN), "E6");
}

#[test]
fn rea_66_a_dodge_ends_the_movement_it_interrupts() {
    let mut fight =
        acting(battle(&[("cogan", "E8", "N"), ("halberd", "E5", "S")], Dice::seeded(1)));
    script(&mut fight, &["move E6", "attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    script(&mut fight, &["jump-back", "risk =0"]);
    until(&mut fight, "act");
    assert_eq!(at(&fight, COGAN), "E8");
}

/// Example 31: not at one who was adjacent already.
#[test]
fn rea_67_not_at_one_who_was_adjacent_already() {
    let mut duel = duel(("E6", "NW"), ("E5", "S"));
    move_to(duel.world_mut(), COGAN, parse_hex("F5").unwrap(), false);
    turn_to(duel.world_mut(), COGAN, Facing::SW);
    refresh(&mut duel);
    say(&mut duel, "move E6");
    assert_ne!(question(&duel), "reach");
}

/// The example of the rules: 10 against 8 — Cogan's blow hits, Urlik's misses, and nobody
/// defends.
#[test]
fn rea_68_ten_against_eight() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    raise(&mut duel, COGAN, "Combat", 0);
    raise(&mut duel, COGAN, "Melee", -5);
    raise(&mut duel, URLIK, "Melee", 1);
    script(&mut duel, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("reach", URLIK));
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    // No defence is asked for: the next question is Cogan's, about his damage.
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("damage-dice", COGAN));
    assert_eq!(rolled(&mut duel), [("attack".into(), 10.0), ("attack".into(), 8.0)]);
    until(&mut duel, "act");
    assert!(duel.table().harm(COGAN).wounds.is_empty());
    assert!(!duel.table().harm(URLIK).wounds.is_empty());
}

#[test]
fn rea_68_equal_attacks_both_hit() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    // Cogan 12½ with his advance; Urlik 7½.
    raise(&mut duel, URLIK, "Melee", 10);
    script(&mut duel, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    assert_eq!(rolled(&mut duel), [("attack".into(), 12.5), ("attack".into(), 12.5)]);
    until(&mut duel, "act");
    for figure in [COGAN, URLIK] {
        assert!(!duel.table().harm(figure).wounds.is_empty(), "{figure:?}");
    }
}

/// Both have hit; the first hit drives Urlik back before the second is worked out. Nobody
/// threatens anybody then, also while the second hit is asked about.
#[test]
fn rea_68_85_reach_is_right_between_two_hits() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    raise(&mut duel, URLIK, "Melee", 10);
    raise(&mut duel, COGAN, "ST", 5);
    script(&mut duel, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    until(&mut duel, "soak");
    say(&mut duel, "pass");
    dice(&mut duel, &[6, 6]);
    script(&mut duel, &["risk =2", "risk =0"]);
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("damage-dice", URLIK));
    assert_eq!(at(&duel, URLIK), "E3");
    for figure in [COGAN, URLIK] {
        assert_eq!(duel.table().engagement(figure), Engagement::default(), "{figure:?}");
    }
}

/// Both have hit, and Cogan's sword fells Urlik. The axe does its harm all the same, though
/// it lies on the ground by now, and nobody asks the fallen.
#[test]
fn rea_68_the_blow_of_one_who_falls_still_lands() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    raise(&mut duel, URLIK, "Melee", 10);
    raise(&mut duel, COGAN, "ST", 60);
    script(&mut duel, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    let axe = duel.table().arms(URLIK).item(0).unwrap().weapon;
    let rating = duel.world().resource::<Tables>().weapons.modes(axe)[0].damage.halves;
    until(&mut duel, "soak");
    duel.drain_events();
    say(&mut duel, "pass");
    assert!(!duel.table().active(URLIK));
    let events = duel.drain_events();
    let of_weapon = events.iter().filter_map(|event| match event {
        Event::Rolled { figure: Some(URLIK), thrown, .. } if thrown.roll.label == "damage" => {
            thrown.roll.modifiers.iter().find(|line| line.label == "weapon").map(|line| line.value)
        }
        _ => None,
    });
    assert_eq!(of_weapon.collect::<Vec<_>>(), [rating]);
}

/// One who strikes at another on his way strikes a common blow.
#[test]
fn rea_68_only_the_one_who_is_struck_at_clashes() {
    let figures = [("cogan", "E6", "N"), ("urlik", "E4", "S"), ("halberd", "E3", "S")];
    let mut fight = acting(battle(&figures, Dice::seeded(1)));
    script(&mut fight, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    while fight.decision().unwrap().figure != FigureId(2) {
        say(&mut fight, "pass");
    }
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    assert_eq!((question(&fight), fight.decision().unwrap().figure), ("defend", COGAN));
}

#[test]
fn rea_69_two_points_from_behind_judged_after_the_answer() {
    let result = |answer: &str| {
        let mut duel = duel(("E6", "N"), ("E5", "N"));
        script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
        say(&mut duel, answer);
        until(&mut duel, "damage-dice");
        rolled(&mut duel)[0].1
    };
    assert_eq!(result("pass"), 14.0);
    assert_eq!(result("turn >S"), 12.0);
}

/// The example of the rules: the blow is blocked with the shield; while sword and shield
/// are locked the axe strikes, and the sword can neither block nor parry it.
#[test]
fn rea_71_to_74_the_blocked_blow_is_answered_with_the_axe() {
    let mut duel = struck();
    raise(&mut duel, URLIK, "Melee", 6);
    script(&mut duel, &["block large-shield", "risk =0"]);
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("follow-on", URLIK));
    assert!(can(&duel, "attack @cogan axe.cut"));
    assert!(!open(&duel).iter().any(|choice| choice.contains("large-shield")));
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("defend", COGAN));
    let answers = open(&duel);
    assert!(!answers.iter().any(|choice| choice.contains("hand-and-half")), "{answers:?}");
    assert!(can(&duel, "jump-back"));
    script(&mut duel, &["jump-back", "risk =0"]);
    until(&mut duel, "act");
    assert_eq!(at(&duel, COGAN), "E7");
}

#[test]
fn rea_71_a_block_adds_skill_and_parry_modifier() {
    let mut duel = struck();
    script(&mut duel, &["block large-shield", "risk =0"]);
    // Melee 5, block 1, co-ordination 0, parry modifier 4.
    assert_eq!(rolled(&mut duel)[1], ("block".to_owned(), 10.0));
}

/// What covers which side, before and after a turn.
#[test]
fn rea_72_weapon_and_shield_cover_their_sides() {
    let block = |steps: i32, item: &str| {
        let mut duel = duel(("E6", "N"), ("E5", "S"));
        let from = Facing::between(duel.table().hex(URLIK), duel.table().hex(COGAN)).unwrap();
        turn_to(duel.world_mut(), URLIK, from.turned(-steps));
        refresh(&mut duel);
        script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
        can(&duel, &format!("block {item}"))
    };
    let weapon: Vec<bool> = (0..6).map(|steps| block(steps, "axe")).collect();
    let shield: Vec<bool> = (0..6).map(|steps| block(steps, "large-shield")).collect();
    assert_eq!(weapon, [true, true, false, false, false, true]);
    assert_eq!(shield, [true, false, false, false, true, true]);
}

#[test]
fn rea_73_the_lock_lasts_for_that_follow_on_only() {
    let mut duel = struck();
    raise(&mut duel, URLIK, "Melee", 6);
    script(&mut duel, &["block large-shield", "risk =0", "pass"]);
    until(&mut duel, "act");
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert_eq!(question(&duel), "defend");
}

#[test]
fn rea_74_no_second_weapon_no_follow_on() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    // Cogan has one sword: he blocks with it, and that is all.
    until(&mut duel, "act");
    let mut fight = acting(battle(&[("urlik", "E6", "N"), ("cogan", "E5", "S")], Dice::seeded(1)));
    script(&mut fight, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    script(&mut fight, &["block hand-and-half", "risk =0"]);
    // Words may follow, but no blow.
    assert_eq!(question(&fight), "words");
    assert!(!open(&fight).iter().any(|choice| choice.starts_with("attack")));
}

/// Example 10: a parry steps back, and a riposte may follow that the sword may parry.
#[test]
fn rea_75_76_parry_and_riposte_in_turns() {
    let mut duel = struck();
    raise(&mut duel, URLIK, "Melee", 8);
    script(&mut duel, &["parry axe", "risk =0"]);
    assert_eq!(at(&duel, URLIK), "E4");
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("follow-on", URLIK));
    script(&mut duel, &["advance E5 @cogan axe.cut", "aim *chest", "risk =0"]);
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("defend", COGAN));
    script(&mut duel, &["parry hand-and-half", "risk =0"]);
    // 5 + 3½ + ½ + 2 + 3 = 14 against 7 + 4 + ½: it holds, and he ripostes in turn.
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("follow-on", COGAN));
    say(&mut duel, "advance E6 @urlik hand-and-half.cut");
    let chain = duel.table().book().exchange(duel.world());
    assert_eq!(chain.last().unwrap().link, Link::FollowOn);
}

#[test]
fn rea_75_no_parry_where_the_step_back_is_blocked() {
    let mut duel = duel(("E2", "N"), ("E1", "S"));
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert!(can(&duel, "block axe"));
    assert!(!open(&duel).iter().any(|choice| choice.starts_with("parry")));
}

/// Examples 21, 22, 24 and 25.
#[test]
fn rea_77_jump_back_away_from_the_blow_never_from_behind() {
    let end = |from: i32, turn: &str| {
        let mut duel = duel(("E6", "N"), ("E5", "N"));
        let here = duel.table().hex(URLIK);
        let way = Facing::N.turned(from);
        move_to(duel.world_mut(), COGAN, here + way.step(), false);
        turn_to(duel.world_mut(), COGAN, way.opposite());
        refresh(&mut duel);
        script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
        let line = format!("jump-back{turn}");
        can(&duel, &line).then(|| {
            say(&mut duel, &line);
            (duel.table().hex(URLIK) - here).to_array()
        })
    };
    assert_eq!(end(0, ""), Some([0, 1]));
    assert_eq!(end(1, ""), Some([-1, 1]));
    assert_eq!(end(2, ""), None);
    assert_eq!(end(2, " >NE"), Some([-1, 0]));
    assert_eq!(end(4, " >NW"), Some([1, -1]));
    for turn in ["", " >NE", " >NW"] {
        assert_eq!(end(3, turn), None);
    }
}

/// Example 23: to either side, still adjacent to the striker; then a blow may follow.
#[test]
fn rea_78_side_step_and_strike() {
    let mut duel = duel(("E5", "S"), ("E6", "N"));
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert!(can(&duel, "side-step D5") && can(&duel, "side-step F5"));
    raise(&mut duel, URLIK, "Combat", 16);
    script(&mut duel, &["side-step F5", "risk =0"]);
    assert_eq!((question(&duel), at(&duel, URLIK).as_str()), ("follow-on", "F5"));
    script(&mut duel, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
    // The original weapon is free to meet it, where it covers that side.
    assert!(open(&duel).iter().any(|choice| choice.starts_with("block hand-and-half")));
}

#[test]
fn rea_79_soak_when_the_hit_is_known() {
    let mut duel = struck();
    script(&mut duel, &["pass", "risk =0"]);
    assert_eq!(question(&duel), "damage-dice");
    say(&mut duel, "risk =0");
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("soak", URLIK));
    let points = fighter(&duel, 1).points;
    script(&mut duel, &["soak", "risk =0"]);
    assert_eq!(fighter(&duel, 1).points, points - 2);
    // Damage 10 + 4 + 4 = 18 against 8: serious; soak 4 + 1 + 2 = 7 takes two levels off.
    until(&mut duel, "act");
    assert_eq!(duel.table().harm(URLIK).wounds[0].level, 2);
}

#[test]
fn rea_79_the_soak_table() {
    use riposte_reactions::rolls::soaked_levels;
    let levels = [0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 90].map(soaked_levels);
    assert_eq!(levels, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
}

#[test]
fn rea_88_prone_makes_everything_worse() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    take_posture(duel.world_mut(), URLIK, Posture::Prone);
    refresh(&mut duel);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert!(!open(&duel).iter().any(|choice| choice.starts_with("parry")
        || choice.starts_with("jump")
        || choice.starts_with("side")));
    say(&mut duel, "pass");
    until(&mut duel, "damage-dice");
    // 12 and 2 as from behind; 4 less 3.
    assert_eq!(rolled(&mut duel)[..2], [("attack".into(), 14.0), ("defence".into(), 1.0)]);
}

/// Only those beside one on the ground strike as from behind: the halberd, two hexes before Cogan,
/// has 6 and 1.
#[test]
fn rea_88_69_from_two_hexes_away_the_front_stays_the_front() {
    let mut fight = sides(&[("halberd", "E7", "N")], &[("cogan", "E5", "S")]);
    take_posture(fight.world_mut(), FigureId(1), Posture::Prone);
    refresh(&mut fight);
    script(&mut fight, &["attack @cogan halberd.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "damage-dice");
    assert_eq!(rolled(&mut fight)[..2], [("attack".into(), 7.0), ("defence".into(), 4.0)]);
}

#[test]
fn rea_88_a_blow_is_struck_from_the_ground_at_three_less() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    take_posture(duel.world_mut(), COGAN, Posture::Prone);
    refresh(&mut duel);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0", "pass"]);
    until(&mut duel, "damage-dice");
    assert_eq!(rolled(&mut duel)[0], ("attack".into(), 9.0));
}

#[test]
fn rea_86_the_worst_wound_alone_counts() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    for level in [2, 2, 3] {
        let wound = Wound { level, spot: riposte_rules::figure::Spot(3) };
        give_wound(duel.world_mut(), COGAN, None, wound, String::new);
    }
    refresh(&mut duel);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    until(&mut duel, "damage-dice");
    assert_eq!(rolled(&mut duel)[0].1, 10.0);
}

/// Cogan before Urlik, and two hexes behind Urlik the smith, now on Cogan's side, a mace in
/// his hand.
fn between_two() -> Battle {
    let figures = [("cogan", "E6", "N"), ("urlik", "E5", "S"), ("smith", "K1", "S")];
    let mut fight = acting(battle(&figures, Dice::seeded(1)));
    let smith = fight.world().resource::<Figures>().0[2];
    fight.world_mut().entity_mut(smith).insert(Side(0));
    let mut arms = fight.world_mut().get_mut::<Arms>(smith).unwrap();
    arms.put(0, Place::Right);
    move_to(fight.world_mut(), FigureId(2), parse_hex("E3").unwrap(), false);
    fight
}

/// One who dodges into another's reach is struck at there as well.
#[test]
fn rea_66_at_one_who_jumps_back_into_reach() {
    let mut fight = between_two();
    refresh(&mut fight);
    script(&mut fight, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0", "jump-back"]);
    assert_eq!((question(&fight), fight.decision().unwrap().figure), ("reach", FigureId(2)));
    assert!(open(&fight).iter().any(|choice| choice.starts_with("attack @urlik mace")));
    say(&mut fight, "pass");
    // Then Cogan's blow is rolled, though the jump has opened the distance.
    until(&mut fight, "defence-dice");
    say(&mut fight, "risk =0");
    let rolls = rolled(&mut fight);
    assert!(rolls.iter().any(|(label, _)| label == "jump back"), "{rolls:?}");
}

/// A push is no manoeuvre: nobody who is set may strike at who is driven into reach.
#[test]
fn rea_85_a_push_into_reach_opens_no_window() {
    let mut fight = between_two();
    raise(&mut fight, COGAN, "ST", 4);
    refresh(&mut fight);
    script(&mut fight, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0", "pass"]);
    until(&mut fight, "soak");
    script(&mut fight, &["pass"]);
    dice(&mut fight, &[6, 6]);
    script(&mut fight, &["risk =2", "risk =0"]);
    assert_eq!((question(&fight), at(&fight, URLIK).as_str()), ("act", "E4"));
}
