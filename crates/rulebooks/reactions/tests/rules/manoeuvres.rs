//! The board and the manoeuvres besides blows: REA-3x, REA-5x, REA-60.
use crate::common::*;
use riposte_reactions::view::BookView;
use riposte_rules::battle::{move_to, take_posture, turn_to};
use riposte_rules::board::parse_hex;
use riposte_rules::prelude::*;

const COGAN: FigureId = FigureId(0);
const URLIK: FigureId = FigureId(1);

fn hex(name: &str) -> Hex {
    parse_hex(name).unwrap()
}

fn at(battle: &Battle, figure: FigureId) -> String {
    riposte_rules::board::hex_name(battle.table().hex(figure))
}

#[test]
fn rea_31_one_figure_to_a_hex() {
    let duel = duel(("E5", "N"), ("E4", "S"));
    assert!(!open(&duel).iter().any(|choice| choice.starts_with("move E4")));
    assert!(!open(&duel).iter().any(|choice| choice.starts_with("move E3")), "nor through it");
}

#[test]
fn rea_32_three_front_and_three_rear_hexes() {
    let duel = duel(("E5", "N"), ("E2", "S"));
    let rules = BookView::new(duel.world());
    let front = Facing::ALL.map(|way| rules.front(Facing::N, way));
    assert_eq!(front, [true, true, false, false, false, true]);
}

#[test]
fn rea_33_between_two_hexes_the_target_has_the_better() {
    let duel = duel(("E5", "N"), ("E2", "S"));
    let rules = BookView::new(duel.world());
    let here = Hex::ZERO;
    // North-east and south-east are equally near; only one of them is a front hex.
    let between = Hex::new(2, -1);
    assert!(!rules.from_behind(here, Facing::N, between));
    assert!(rules.from_behind(here, Facing::N, Hex::new(2, 0)));
}

/// A pike that reaches Urlik from between two hexes: with the rows of an arc.
fn from_between() -> Battle {
    let mut fight = acting(battle(&[("pike", "E6", "N"), ("urlik", "E2", "S")], Dice::seeded(1)));
    let mut tables = fight.world().resource::<riposte_reactions::tables::Tables>().clone();
    tables.constants.reach.row = riposte_rules::systems::RowShape::Arc;
    fight.world_mut().insert_resource(tables.constants.reach.clone());
    fight.world_mut().insert_resource(tables);
    let target = fight.table().hex(COGAN) + Hex::new(1, -2);
    move_to(fight.world_mut(), URLIK, target, false);
    refresh(&mut fight);
    fight
}

/// The target says from which of them the blow comes.
#[test]
fn rea_33_the_target_chooses_the_side() {
    let mut fight = from_between();
    script(&mut fight, &["attack @urlik pike.thrust", "aim *chest", "risk =0"]);
    assert_eq!(question(&fight), "side");
    assert_eq!(open(&fight), ["side >S", "side >SW"]);
    say(&mut fight, "side >SW");
    assert_eq!(question(&fight), "defend");
}

/// A figure that has said that the blow comes from there is pushed straight away from there.
#[test]
fn rea_33_85_a_push_goes_away_from_the_side_that_the_target_chose() {
    for (side, way) in [("side >S", Facing::N), ("side >SW", Facing::NE)] {
        let mut fight = from_between();
        raise(&mut fight, COGAN, "ST", 8);
        raise(&mut fight, COGAN, "Polearm", 20);
        raise(&mut fight, URLIK, "WP", 60);
        script(&mut fight, &["attack @urlik pike.thrust", "aim *chest", "risk =0", side, "pass"]);
        let here = fight.table().hex(URLIK);
        until(&mut fight, "footing-dice");
        say(&mut fight, "risk =0");
        assert_eq!(fight.table().hex(URLIK), here + way.step(), "{side}");
    }
}

#[test]
fn rea_34_slow_ground_takes_a_whole_move() {
    let mut duel = duel(("E6", "N"), ("K1", "S"));
    let rows = vec![vec![riposte_rules::board::Terrain::Rough; 11]; 11];
    duel.world_mut().insert_resource(Board::new("rough", &rows));
    refresh(&mut duel);
    assert!(can(&duel, "move E5"));
    assert!(!can(&duel, "move E4"));
}

/// One action point: a turn of 60 degrees if wanted, then up to two hexes forward or one
/// back.
#[test]
fn rea_51_two_forward_or_one_back() {
    let mut duel = duel(("E6", "N"), ("K1", "S"));
    let moves: Vec<String> =
        open(&duel).into_iter().filter(|choice| choice.starts_with("move")).collect();
    assert_eq!(moves.len(), 9);
    assert!(can(&duel, "move E5") && can(&duel, "move E4") && can(&duel, "move E7"));
    assert!(can(&duel, "move F5 >NE") && can(&duel, "move D6 >NE"));
    say(&mut duel, "move E4");
    until(&mut duel, "act");
    assert_eq!((at(&duel, COGAN).as_str(), fighter(&duel, 0).points), ("E4", 38));
}

/// Others who see a mover may make the same move, for a point of their own.
#[test]
fn rea_52_others_go_along() {
    let figures = [("cogan", "E6", "N"), ("urlik", "F7", "N"), ("pike", "D7", "S")];
    let mut fight = acting(battle(&figures, Dice::seeded(1)));
    say(&mut fight, "move E4");
    assert_eq!((question(&fight), fight.decision().unwrap().figure), ("follow", URLIK));
    assert_eq!(open(&fight), ["follow F5", "pass"]);
    say(&mut fight, "follow F5");
    // The pikeman looks the other way and cannot make the same steps.
    until(&mut fight, "act");
    assert_eq!((at(&fight, COGAN).as_str(), at(&fight, URLIK).as_str()), ("E4", "F5"));
    assert_eq!(fighter(&fight, 1).points, 38);
}

#[test]
fn rea_53_a_turn_costs_one_point_however_far() {
    let mut duel = duel(("E6", "N"), ("K1", "S"));
    assert_eq!(open(&duel).iter().filter(|choice| choice.starts_with("turn")).count(), 5);
    say(&mut duel, "turn >S");
    assert_eq!((duel.table().facing(COGAN), fighter(&duel, 0).points), (Facing::S, 38));
}

/// Turning is a reaction as well, to a blow from behind or to a mover nearby that was seen, be it at
/// the start alone.
#[test]
fn rea_53_turning_as_a_reaction() {
    let mut duel = duel(("E6", "N"), ("F4", "SE"));
    say(&mut duel, "move E5");
    assert_eq!((question(&duel), duel.decision().unwrap().figure), ("notice", URLIK));
    say(&mut duel, "turn >SW");
    assert_eq!(duel.table().facing(URLIK), Facing::SW);
    assert_eq!(question(&duel), "act");
}

/// Example 40: five words cost two points.
#[test]
fn rea_56_three_words_a_point() {
    let mut duel = duel(("E6", "N"), ("K1", "S"));
    say(&mut duel, "speak =5");
    until(&mut duel, "act");
    assert_eq!(fighter(&duel, 0).points, 36);
    for (words, points) in [(3, 34), (4, 30), (9, 24)] {
        say(&mut duel, &format!("speak ={words}"));
        assert_eq!(fighter(&duel, 0).points, points);
    }
}

#[test]
fn rea_57_three_points_to_ready_pick_up_or_put_away() {
    let mut fight = acting(battle(&[("smith", "E6", "N"), ("urlik", "K1", "S")], Dice::seeded(1)));
    assert!(!open(&fight).iter().any(|choice| choice.starts_with("drop")));
    say(&mut fight, "ready mace");
    assert_eq!(fighter(&fight, 0).points, 34);
    assert_eq!(fight.table().arms(COGAN).item(0).unwrap().at, Place::Right);
    say(&mut fight, "put-away mace");
    assert_eq!(fighter(&fight, 0).points, 28);
    script(&mut fight, &["ready mace", "drop mace", "pick-up E6 =0"]);
    assert_eq!(fighter(&fight, 0).points, 16);
    let mace = fight.table().armoury().find("mace").unwrap();
    assert!(fight.table().arms(COGAN).ready().any(|(_, item)| item.weapon == mace));
}

#[test]
fn rea_58_dropping_costs_nothing() {
    let mut duel = duel(("E6", "N"), ("K1", "S"));
    say(&mut duel, "drop hand-and-half");
    assert_eq!(fighter(&duel, 0).points, 40);
    let lying: Vec<_> =
        duel.world().resource::<riposte_rules::figure::Dropped>().things().collect();
    assert_eq!(lying[0].hex, hex("E6"));
}

/// A small weapon at the waist: +1. The smith has no sleight of hand, so his co-ordination
/// of 1½ makes a basic 2½.
#[test]
fn rea_59_a_fast_draw_costs_what_the_roll_says() {
    let draw = |faces: &[u8], risk: &str| {
        let mut fight =
            acting(battle(&[("smith", "E6", "N"), ("urlik", "E5", "S")], Dice::seeded(1)));
        dice(&mut fight, faces);
        script(&mut fight, &["fast-draw knife", risk]);
        let ready = fight.table().arms(COGAN).item(1).unwrap().at == Place::Right;
        until(&mut fight, "act");
        (20 - fighter(&fight, 0).points / 2, ready, question(&fight))
    };
    assert_eq!(draw(&[], "risk =0"), (3, true, "act"));
    assert_eq!(draw(&[1, 1], "risk =2"), (3, false, "act"));
    assert_eq!(draw(&[4, 4], "risk =2"), (2, true, "act"));
    assert_eq!(draw(&[5, 6], "risk =2"), (1, true, "act"));
}

#[test]
fn rea_59_a_draw_that_costs_nothing_lets_a_blow_follow() {
    let mut fight = acting(battle(&[("smith", "E6", "N"), ("urlik", "E5", "S")], Dice::seeded(1)));
    let entity = fight.world().resource::<riposte_rules::battle::Figures>().0[0];
    let mut sheet = fight.world_mut().get_mut::<riposte_rules::figure::Sheet>(entity).unwrap();
    sheet.scores.insert("Sleight of hand".into(), 17);
    script(&mut fight, &["fast-draw knife", "risk =0"]);
    assert_eq!((question(&fight), fighter(&fight, 0).points), ("follow-on", 40));
    assert!(can(&fight, "attack @urlik knife.stab"));
    let smith = fight.decision().unwrap().figure;
    assert_eq!(smith, COGAN);
}

#[test]
fn rea_60_standing_up_costs_two_points() {
    let mut duel = duel(("E6", "N"), ("K1", "S"));
    take_posture(duel.world_mut(), COGAN, Posture::Prone);
    refresh(&mut duel);
    assert!(!open(&duel).iter().any(|choice| choice.starts_with("move")));
    say(&mut duel, "stand-up");
    assert_eq!(duel.table().posture(COGAN), Posture::Standing);
    assert_eq!(fighter(&duel, 0).points, 36);
}

/// Example 28: the three front hexes, and the next one after a turn.
#[test]
fn rea_54_the_three_front_hexes_after_a_turn_if_wanted() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    let relative = |steps: i32| Facing::N.turned(steps).step();
    let here = duel.table().hex(COGAN);
    for (steps, plain, turned) in [
        (0, true, true),
        (1, true, true),
        (5, true, true),
        (2, false, true),
        (4, false, true),
        (3, false, false),
    ] {
        move_to(duel.world_mut(), URLIK, here + relative(steps), false);
        refresh(&mut duel);
        let any = open(&duel).iter().any(|choice| choice.starts_with("attack"));
        assert_eq!(can(&duel, "attack @urlik hand-and-half.cut"), plain, "{steps}");
        assert_eq!(any, turned, "{steps}");
    }
}

#[test]
fn rea_54_costs_what_the_mode_costs() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    turn_to(duel.world_mut(), URLIK, Facing::N);
    refresh(&mut duel);
    script(&mut duel, &["attack >NE @urlik hand-and-half.thrust", "aim *chest", "risk =0"]);
    assert_eq!(fighter(&duel, 0).points, 36);
    assert_eq!(duel.table().facing(COGAN), Facing::NE);
}

/// One hex forward or sideways, then the blow, half a point better.
#[test]
fn rea_55_advance_and_attack() {
    let mut duel = duel(("E6", "N"), ("E4", "N"));
    for end in ["E5", "D5", "F5"] {
        let line = format!("advance {end} @urlik hand-and-half.cut");
        assert_eq!(can(&duel, &line), end == "E5", "{end}");
    }
    script(&mut duel, &["advance E5 @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    assert_eq!(at(&duel, COGAN), "E5");
    until(&mut duel, "damage-dice");
    // 12, the advance +½, from behind +2.
    assert_eq!(rolled(&mut duel)[0], ("attack".to_owned(), 14.5));
}

/// Those out of the fight lie where they fell, and others walk over them.
#[test]
fn rea_31_the_fallen_take_up_no_hex() {
    let mut fight = acting(battle(
        &[("cogan", "E5", "N"), ("urlik", "E4", "S"), ("pike", "K1", "S")],
        Dice::seeded(1),
    ));
    riposte_rules::battle::fall_out(fight.world_mut(), URLIK, Life::Unconscious);
    refresh(&mut fight);
    assert!(can(&fight, "move E4") && can(&fight, "move E3"));
}

#[test]
fn rea_57_what_is_large_goes_on_the_back() {
    let at = |key: &str, item: &str| {
        let mut fight = acting(battle(&[(key, "E6", "N"), ("urlik", "K1", "S")], Dice::seeded(1)));
        say(&mut fight, &format!("put-away {item}"));
        let weapon = fight.table().armoury().find(item).unwrap();
        fight.table().arms(COGAN).items().find(|thing| thing.weapon == weapon).unwrap().at
    };
    assert_eq!(at("halberd", "halberd"), Place::Back);
    assert_eq!(at("guard", "large-shield"), Place::Back);
    assert_eq!(at("buckler", "small-shield"), Place::Back);
    assert_eq!(at("guard", "axe"), Place::Belt);
}
