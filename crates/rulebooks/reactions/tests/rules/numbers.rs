//! Numbers, scores and the turn: REA-1x, REA-2x, REA-4x.
use crate::common::*;
use riposte_reactions::memory::Defence;
use riposte_reactions::risked::Risking;
use riposte_reactions::risked::most_dice;
use riposte_reactions::rolls::margin_bonus;
use riposte_reactions::tables::Tables;
use riposte_reactions::view::BookView;
use riposte_reactions::words::*;
use riposte_rules::prelude::*;
use riposte_rules::roll::Scale;

fn fresh() -> Battle {
    battle(&[("cogan", "E5", "N"), ("urlik", "E2", "S")], Dice::seeded(1))
}

const COGAN: FigureId = FigureId(0);
const URLIK: FigureId = FigureId(1);

#[test]
fn rea_11_scores_go_in_halves() {
    assert_eq!(Scale::Half.write(5), "2½");
    let duel = fresh();
    assert_eq!(duel.table().sheet(COGAN).score("Combat"), 13);
}

/// Example 1: basic 8 offers 8, D+5 and 2D+2; two dice showing 6 and 5 give 13.
#[test]
fn rea_12_three_points_buy_a_die() {
    let mut duel = fresh();
    let roll = BookView::new(duel.world()).points_roll(COGAN);
    assert_eq!(roll.to_string(), "8");
    assert_eq!(roll.clone().risking(1, "REA-12").to_string(), "D+5");
    assert_eq!(roll.clone().risking(2, "REA-12").to_string(), "2D+2");
    assert_eq!(open(&duel), ["risk =0", "risk =1", "risk =2"]);
    dice(&mut duel, &[6, 5]);
    say(&mut duel, "risk =2");
    assert_eq!(fighter(&duel, 0).points, 26);
}

#[test]
fn rea_13_a_third_of_the_basic_value_but_two_at_least() {
    let roll = |basic| Roll::new("test", Scale::Half).with("basic", basic, "REA-13");
    assert_eq!([16, 34, 5, -4, 17, 18].map(|basic| most_dice(&roll(basic))), [2, 5, 2, 2, 2, 3]);
}

#[test]
fn rea_14_the_striker_names_dice_first_and_openly() {
    let mut duel = duel(("E5", "N"), ("E4", "S"));
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest"]);
    assert_eq!(question(&duel), "attack-dice");
    say(&mut duel, "risk =2");
    assert_eq!(question(&duel), "defend");
    say(&mut duel, "block large-shield");
    assert_eq!(question(&duel), "defence-dice");
}

#[test]
fn rea_15_half_a_point_for_each_whole_point_of_margin() {
    assert_eq!([0, 1, 2, 12, 17].map(margin_bonus), [0, 0, 1, 6, 8]);
}

/// Examples 11 and 17: Cogan attacks with 12; he defends with 7, or 10 jumping back, or 11
/// blocking with the hand-and-half sword.
#[test]
fn rea_21_skill_specialisms_and_characteristic() {
    let duel = duel(("E5", "N"), ("E4", "S"));
    let rules = BookView::new(duel.world());
    let value = |verb, item| rules.defence_roll(COGAN, Defence { verb, item, risk: 0 }).basic();
    assert_eq!(value(PASS, None), 14);
    assert_eq!(value(JUMP, None), 20);
    assert_eq!(value(BLOCK, Some(0)), 22);
    assert_eq!(value(PARRY, Some(0)), 28);
    assert_eq!(value(SIDESTEP, None), 18);
}

/// Example 16: what the smith's scores amount to.
#[test]
fn rea_22_derived_values() {
    let duel = battle(&[("smith", "E5", "N"), ("urlik", "E2", "S")], Dice::seeded(1));
    let rules = BookView::new(duel.world());
    assert_eq!(rules.points_roll(COGAN).basic(), 13);
    assert_eq!(rules.soak_roll(COGAN).basic(), 16);
}

#[test]
fn rea_23_a_helmet_takes_perception() {
    let text = r#"(name: "T", rulebook: "reactions", rows: ["...."], roster: [
        (key: "a", name: "A", icon: "x", scores: {"PE": 1, "CO": 1}, armour: ["open-helm"]),
        (key: "b", name: "B", icon: "x", scores: {"CO": 1}, armour: ["plate"])],
        sides: [(name: "1", figures: [(who: "a", at: "A1", facing: N)]),
                (name: "2", figures: [(who: "b", at: "D1", facing: N)])])"#;
    let library = riposte_trial::library();
    let source = riposte_rules::data::Source::new("test", text);
    let scenario = riposte_rules::data::Scenario::read(&library, "test", source).unwrap();
    let battle = Battle::new(
        &riposte_trial::only(riposte_reactions::Reactions),
        &library,
        &scenario,
        Dice::seeded(1),
    )
    .unwrap();
    let rules = BookView::new(battle.world());
    assert_eq!(rules.bearing(COGAN).pe, 0);
    assert_eq!(rules.co(URLIK), 2 - 4);
}

#[test]
fn rea_41_a_turn_goes_from_points_to_phases_to_the_next() {
    let mut duel = fresh();
    let mut seen = vec![question(&duel)];
    while duel.world().resource::<riposte_rules::battle::TurnNumber>().0 == 1 {
        let decline = duel.decision().unwrap().decline;
        duel.submit(decline).unwrap();
        seen.push(question(&duel));
    }
    // Urlik is the quicker; both wait, so the last in order must go, then the other.
    let expected = ["points", "initiative", "points", "initiative", "now-or-later", "act", "act"];
    assert_eq!(seen[..7], expected);
    assert_eq!(seen[7], "points");
}

/// Example 2: however low the roll, three points are there.
#[test]
fn rea_42_three_points_at_least() {
    let mut duel = battle(&[("pike", "E5", "N"), ("urlik", "E2", "S")], Dice::seeded(1));
    dice(&mut duel, &[1, 1]);
    say(&mut duel, "risk =2");
    assert_eq!(fighter(&duel, 0).points, 6);
}

/// Example 3: Cogan's basic initiative is 2½; with two dice, 2D−3½.
#[test]
fn rea_43_initiative_is_tactics_and_perception() {
    let mut duel = fresh();
    let roll = BookView::new(duel.world()).initiative_roll(COGAN);
    assert_eq!(roll.to_string(), "2½");
    assert_eq!(roll.risking(2, "REA-43").to_string(), "2D−3½");
    say(&mut duel, "risk =0");
    dice(&mut duel, &[3, 5]);
    say(&mut duel, "risk =2");
    assert_eq!(fighter(&duel, 0).initiative, 9);
}

#[test]
fn rea_44_the_quickest_is_asked_first_and_the_last_has_no_choice() {
    let mut duel = fresh();
    until(&mut duel, "now-or-later");
    assert_eq!(duel.decision().unwrap().figure, URLIK);
    say(&mut duel, "later");
    // Cogan is the last of the order and is not asked.
    assert_eq!(question(&duel), "act");
    assert_eq!(duel.decision().unwrap().figure, COGAN);
    say(&mut duel, "done");
    assert_eq!(duel.decision().unwrap().figure, URLIK);
}

#[test]
fn rea_45_a_die_decides_between_equals() {
    let mut duel = battle(&[("pike", "E5", "N"), ("pike-2", "E2", "S")], Dice::seeded(1));
    dice(&mut duel, &[3, 3, 2, 6]);
    until(&mut duel, "now-or-later");
    assert_eq!(duel.decision().unwrap().figure, URLIK);
    let ties = rolled(&mut duel).into_iter().filter(|(label, _)| label == "tie of initiative");
    assert_eq!(ties.count(), 4);
}

#[test]
fn rea_46_one_pool_for_actions_and_reactions_and_halves_buy_nothing() {
    let mut duel = duel(("E5", "N"), ("E4", "S"));
    set(&mut duel, URLIK, |urlik| urlik.points = 3);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert_eq!(fighter(&duel, 0).points, 34);
    say(&mut duel, "block large-shield");
    assert_eq!(fighter(&duel, 1).points, 1);
    assert_eq!(BookView::new(duel.world()).points(URLIK), 0);
}

#[test]
fn rea_47_nothing_without_the_points_for_it() {
    let mut duel = duel(("E5", "N"), ("E4", "S"));
    set(&mut duel, COGAN, |cogan| cogan.points = 5);
    refresh(&mut duel);
    assert!(can(&duel, "attack @urlik hand-and-half.thrust"));
    assert!(!can(&duel, "attack @urlik hand-and-half.cut"));
    set(&mut duel, COGAN, |cogan| cogan.points = 1);
    refresh(&mut duel);
    let closed = duel.table().book().closed(duel.world());
    let reason = closed.iter().find(|closed| closed.verb == MOVE).unwrap();
    assert_eq!((reason.reason.as_str(), reason.rule), ("needs 1 AP, has 0", "REA-47"));
}

#[test]
fn rea_48_only_the_phasing_figure_acts_others_answer() {
    let mut duel = duel(("E5", "N"), ("E4", "S"));
    assert_eq!(duel.decision().unwrap().figure, COGAN);
    script(&mut duel, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert_eq!(duel.decision().unwrap().figure, URLIK);
    let chain = duel.table().book().exchange(duel.world());
    assert_eq!(chain[0].link, Link::Action);
}

/// Points are paid when a manoeuvre is declared; reactions come before the dice.
#[test]
fn rea_49_declared_and_paid_then_answered_then_rolled() {
    let mut duel = duel(("E5", "N"), ("E4", "S"));
    say(&mut duel, "attack @urlik hand-and-half.cut");
    assert_eq!(fighter(&duel, 0).points, 34);
    script(&mut duel, &["aim *chest", "risk =0", "jump-back"]);
    let before = rolled(&mut duel);
    assert!(before.is_empty(), "{before:?}");
    say(&mut duel, "risk =0");
    let after = rolled(&mut duel);
    assert_eq!(after[0], ("attack".to_owned(), 12.0));
}

#[test]
fn rea_92_weapons_are_data() {
    let duel = fresh();
    let tables = duel.world().resource::<Tables>();
    let sword = duel.table().armoury().find("hand-and-half").unwrap();
    assert!(tables.weapons.modes(sword).iter().any(|mode| mode.damage.halves == 20));
}

/// A large shield is a medium load, an axe a light one.
#[test]
fn rea_23_load_is_what_is_held_now() {
    let attack = |first: &[&str]| {
        let mut fight =
            acting(battle(&[("guard", "E6", "N"), ("cogan", "E5", "S")], Dice::seeded(1)));
        script(&mut fight, first);
        script(&mut fight, &["attack @cogan axe.cut", "aim *chest", "risk =0"]);
        until(&mut fight, "defence-dice");
        say(&mut fight, "risk =0");
        rolled(&mut fight)[0].1
    };
    assert_eq!(attack(&[]), 7.0);
    assert_eq!(attack(&["drop large-shield"]), 8.0);
}

/// Any shield and weapon are a medium load.
#[test]
fn rea_23_a_small_shield_loads_as_a_large_one() {
    let fight = sides(&[("buckler", "E6", "N")], &[("cogan", "E5", "S")]);
    assert_eq!(BookView::new(fight.world()).co(FigureId(0)), 0);
}

/// A score given outright holds for what is carried at first, and goes with the load from there.
#[test]
fn rea_23_a_score_given_outright_goes_with_the_load() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    let defence =
        |duel: &Battle| BookView::new(duel.world()).defence_roll(COGAN, Defence::default()).basic();
    assert_eq!(defence(&duel), 14);
    say(&mut duel, "drop hand-and-half");
    assert_eq!(defence(&duel), 15);
}
