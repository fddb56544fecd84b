//! Damage, wounds, pain, knock-back: REA-8x, REA-91.
use crate::common::*;
use riposte_reactions::memory::Hit;
use riposte_reactions::risked::Risking;
use riposte_reactions::rolls::{Pain, draw_cost, pain_effect, wound_level};
use riposte_reactions::view::BookView;
use riposte_rules::battle::{Figures, move_to};
use riposte_rules::decision::Arm;
use riposte_rules::figure::Spot;
use riposte_rules::prelude::*;

const COGAN: FigureId = FigureId(0);
const URLIK: FigureId = FigureId(1);
const CHEST: Spot = Spot(3);

fn cut_of(battle: &Battle) -> Arm {
    let arms = battle.table().arms(COGAN);
    let weapon = battle.table().armoury().weapon(arms.item(0).unwrap().weapon);
    let mode = weapon.modes.iter().position(|mode| mode.key == "cut").unwrap();
    Arm { item: 0, mode: Some(mode as u8) }
}

fn hit(battle: &Battle, target: FigureId, spot: Spot, margin: i32) -> Hit {
    Hit {
        by: COGAN,
        target,
        arm: cut_of(battle),
        weapon: battle.table().arms(COGAN).item(0).unwrap().weapon,
        spot,
        margin,
        striker_wounds: 0,
        striker_daze: 0,
        target_wounds: 0,
        from: Facing::S,
        runs: false,
        damage: 0,
        level: 0,
    }
}

fn before() -> Battle {
    duel(("E6", "N"), ("E5", "S"))
}

/// Makes Cogan's blow land with a damage of the tests' choosing: his strength is changed.
fn strike(battle: &mut Battle, spot: &str, strength: i32) {
    let entity = battle.world().resource::<Figures>().0[0];
    let mut sheet = battle.world_mut().get_mut::<riposte_rules::figure::Sheet>(entity).unwrap();
    sheet.scores.insert("ST".into(), strength);
    script(battle, &["attack @urlik hand-and-half.cut", &format!("aim *{spot}"), "risk =0"]);
    until(battle, "soak");
}

fn condition(battle: &mut Battle) -> Vec<String> {
    let events = battle.drain_events();
    let words = events.into_iter().filter_map(|event| match event {
        Event::Condition { words, .. } => Some(words.to_string()),
        _ => None,
    });
    words.collect()
}

/// Example 35: a blow at the head is four points harder and two points worse.
#[test]
fn rea_81_aimed_blows() {
    let mut duel = before();
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *head", "risk =0"]);
    until(&mut duel, "soak");
    let rolls = rolled(&mut duel);
    assert_eq!(rolls[0].1, 8.0);
    // 10 + 4 + ½ for each of 4 points of margin + 2.
    assert_eq!(rolls[2], ("damage".to_owned(), 18.0));
}

/// Examples 4 and 34: rating 10, strength 4, margin 6: basic 17, and 5D+2 showing
/// 6, 5, 3, 3, 1 is 20.
#[test]
fn rea_82_rating_strength_and_margin() {
    let mut duel = before();
    let roll = BookView::new(duel.world()).damage_roll(&hit(&duel, URLIK, CHEST, 12));
    assert_eq!(roll.basic(), 34);
    assert_eq!(roll.clone().risking(5, "REA-12").to_string(), "5D+2");
    dice(&mut duel, &[6, 5, 3, 3, 1]);
    let mut dice = duel.world().resource::<Dice>().clone();
    assert_eq!(roll.risking(5, "REA-12").throw(&mut dice).total, 40);
    let wide = BookView::new(duel.world()).damage_roll(&hit(&duel, URLIK, CHEST, 17));
    assert_eq!(wide.basic(), 36);
}

/// Examples 5 and 18: strength 2 and light mail 6 stop 8; 20 less 8 is a serious wound.
#[test]
fn rea_83_from_damage_to_wound() {
    let duel = before();
    assert_eq!(BookView::new(duel.world()).resistance(URLIK, CHEST), 16);
    assert_eq!(wound_level(40 - 16), 4);
    let levels = [0, 1, 6, 7, 12, 13, 18, 19, 24, 25, 30, 31].map(wound_level);
    assert_eq!(levels, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
}

/// Example 37: the smith, basic 5½, a medium cut to the chest: staggered.
#[test]
fn rea_84_pain() {
    let fight = acting(battle(&[("cogan", "E6", "N"), ("smith", "E5", "S")], Dice::seeded(1)));
    let medium = Hit { level: 3, ..hit(&fight, URLIK, CHEST, 0) };
    let roll = BookView::new(fight.world()).pain_roll(&medium);
    assert_eq!((roll.basic(), pain_effect(roll.basic())), (11, Pain::Staggered));
    let edges = [0, 1, 6, 7, 12, 13].map(pain_effect);
    use Pain::*;
    assert_eq!(edges, [Unconscious, Stunned, Stunned, Staggered, Staggered, None]);
}

#[test]
fn rea_84_staggered_loses_a_point_and_all_rolls_suffer() {
    let mut duel = before();
    // 13 + 2 + 4 = 19 against 8: serious, −3: 4 + 1½ − 3 = 2½: stunned.
    strike(&mut duel, "chest", 8);
    say(&mut duel, "pass");
    assert_eq!(question(&duel), "pain-dice");
    dice(&mut duel, &[4, 5]);
    say(&mut duel, "risk =2");
    assert_eq!(condition(&mut duel), ["is staggered"]);
    assert_eq!((fighter(&duel, 1).points, fighter(&duel, 1).daze), (38, -2));
}

#[test]
fn rea_84_stunned_loses_all_points_and_drops_what_the_arm_held() {
    let mut duel = before();
    // An arm is bare of nothing here: light mail. Pain +3 for the arm.
    strike(&mut duel, "arm", 10);
    say(&mut duel, "pass");
    dice(&mut duel, &[1, 1]);
    say(&mut duel, "risk =2");
    let urlik = fighter(&duel, 1);
    assert!(urlik.stunned && urlik.points == 0 && urlik.daze == -6, "{urlik:?}");
    let lying: Vec<_> =
        duel.world().resource::<riposte_rules::figure::Dropped>().things().collect();
    let axe = duel.table().armoury().find("axe").unwrap();
    assert!(lying.iter().any(|thing| thing.weapon == axe));
}

/// A blow of 18 in all asks for a footing of 9; Urlik has 4 + 2.
#[test]
fn rea_85_pushed_back_by_a_blow_that_beats_the_footing() {
    let mut duel = before();
    strike(&mut duel, "chest", 8);
    say(&mut duel, "pass");
    dice(&mut duel, &[6, 6]);
    say(&mut duel, "risk =2");
    assert_eq!(question(&duel), "footing-dice");
    let away = duel.table().hex(URLIK) + Facing::N.step();
    say(&mut duel, "risk =0");
    assert_eq!(duel.table().hex(URLIK), away);
    assert_eq!(duel.table().posture(URLIK), Posture::Standing);
}

#[test]
fn rea_85_down_where_there_is_no_room() {
    let mut duel = duel(("E2", "N"), ("E1", "S"));
    strike(&mut duel, "chest", 8);
    say(&mut duel, "pass");
    dice(&mut duel, &[6, 6]);
    script(&mut duel, &["risk =2", "risk =0"]);
    assert_eq!(duel.table().posture(URLIK), Posture::Prone);
}

#[test]
fn rea_85_can_be_switched_off() {
    let mut duel = before();
    let mut tables = duel.world().resource::<riposte_reactions::tables::Tables>().clone();
    tables.constants.knock_back = false;
    duel.world_mut().insert_resource(tables);
    strike(&mut duel, "chest", 8);
    say(&mut duel, "pass");
    dice(&mut duel, &[6, 6]);
    say(&mut duel, "risk =2");
    assert_eq!(question(&duel), "act");
}

/// Example 39: two light wounds and a medium one take two points.
#[test]
fn rea_86_lasting_effects() {
    let mut duel = before();
    for (level, penalty) in [(1, 0), (2, -2), (3, -4), (4, -8), (5, -12)] {
        let wound = Wound { level, spot: CHEST };
        riposte_rules::battle::give_wound(duel.world_mut(), URLIK, None, wound, String::new);
        assert_eq!(BookView::new(duel.world()).wound_penalty(URLIK), penalty);
    }
}

#[test]
fn rea_87_fatal_is_dead_at_once() {
    let mut duel = before();
    strike(&mut duel, "chest", 40);
    say(&mut duel, "pass");
    assert_eq!(duel.table().harm(URLIK).life, Life::Dead);
    assert_eq!(duel.outcome().unwrap().winner, Some(Side(0)));
}

#[test]
fn rea_87_a_critical_wound_disables_the_limb() {
    let mut duel = before();
    // Leg: 12 − 2 = 10, margin 6: +3. 10 + 14 + 3 = 27 against 8: critical.
    strike(&mut duel, "leg", 20);
    say(&mut duel, "pass");
    assert!(fighter(&duel, 1).lame);
}

#[test]
fn rea_88_a_prone_figure_gets_up_before_it_walks() {
    let mut duel = before();
    riposte_rules::battle::take_posture(duel.world_mut(), COGAN, Posture::Prone);
    refresh(&mut duel);
    let closed = duel.table().book().closed(duel.world());
    assert!(closed.iter().any(|closed| closed.rule == "REA-88"));
}

#[test]
fn rea_91_the_best_of_overlapping_pieces() {
    let duel = before();
    assert_eq!(BookView::new(duel.world()).bearing(URLIK).protection[3], 12);
    assert_eq!(BookView::new(duel.world()).bearing(URLIK).protection[0], 0);
}

#[test]
fn rea_59_the_fast_draw_table() {
    let costs = [0, 1, 6, 7, 12, 13, 20, 21].map(draw_cost);
    assert_eq!(costs, [3, 3, 3, 2, 2, 1, 1, 0]);
}

/// A save in the middle of an exchange goes on identically.
#[test]
fn rea_48_an_exchange_survives_text_at_every_decision() {
    let mut duel = duel(("E6", "N"), ("E4", "S"));
    let mut twin = before();
    move_to(twin.world_mut(), URLIK, Hex::ZERO, false);
    let lines = ["advance E5 @urlik hand-and-half.cut", "aim *head", "risk =2"];
    for line in lines {
        let text = duel.snapshot().to_text(duel.world()).unwrap();
        let back = Snapshot::from_text(duel.world(), "test", &text).unwrap();
        twin.restore(&back);
        say(&mut duel, line);
        say(&mut twin, line);
        assert_eq!(duel.hash(), twin.hash());
    }
}

/// The right arm is useless already and holds nothing: the next critical wound ruins the left.
#[test]
fn rea_87_an_arm_is_ruined_once() {
    let mut duel = before();
    set(&mut duel, URLIK, |urlik| urlik.arm_lost = [true, false]);
    let entity = duel.world().resource::<Figures>().0[1];
    let mut arms = duel.world_mut().get_mut::<riposte_rules::figure::Arms>(entity).unwrap();
    let held = arms.numbered().filter(|(_, item)| item.at.in_hand());
    for number in held.map(|(number, _)| number).collect::<Vec<u8>>() {
        arms.put(number, riposte_rules::figure::Place::Belt);
    }
    refresh(&mut duel);
    // 12 − 1 = 11, margin 7: +3½. 10 + 9½ + 3½ = 23 against 8: critical.
    strike(&mut duel, "arm", 19);
    say(&mut duel, "pass");
    assert_eq!(fighter(&duel, 1).arm_lost, [true, true]);
}

/// What the struck arm held falls, and no more.
#[test]
fn rea_84_the_other_arm_keeps_what_it_holds() {
    let mut duel = before();
    strike(&mut duel, "arm", 10);
    say(&mut duel, "pass");
    dice(&mut duel, &[1, 1]);
    say(&mut duel, "risk =2");
    assert_eq!(duel.table().arms(URLIK).free_hands(), [true, false]);
}

/// A critical wound to the arm takes its weapon; the stun of the same blow takes nothing more.
#[test]
fn rea_84_87_one_blow_at_an_arm_disarms_that_arm_alone() {
    let struck = |face: u8| {
        let mut duel = before();
        // 12 − 1 = 11, margin 7: +3½. 10 + 9½ + 3½ = 23 against 8: critical.
        strike(&mut duel, "arm", 19);
        say(&mut duel, "pass");
        assert_eq!(fighter(&duel, 1).arm_lost, [true, false]);
        dice(&mut duel, &[face, face]);
        say(&mut duel, "risk =2");
        duel
    };
    let duel = (1..=6).map(struck).find(|duel| fighter(duel, 1).stunned).expect("some dice stun");
    assert_eq!(duel.table().arms(URLIK).free_hands(), [true, false]);
}
