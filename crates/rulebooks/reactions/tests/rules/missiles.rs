//! What is thrown and shot: REA-201 to REA-212.
use crate::common::field::{field, gait, id, mount_acts};
use crate::common::*;
use riposte_reactions::view::BookView;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{read, write};
use riposte_rules::figure::Dropped;
use riposte_rules::prelude::*;
use riposte_trial::forecast;

const SHOOTER: FigureId = FigureId(0);
const TARGET: FigureId = FigureId(1);
const ARROW: &str = "shoot @urlik bow.shot";
const KNIFE: &str = "throw @urlik throwing-knife.throw";

fn facing(who: &str, there: &str) -> Battle {
    sides(&[(who, "E9", "N")], &[("urlik", there, "S")])
}

fn closed(battle: &Battle, verb: &str) -> String {
    let book = battle.table().book();
    let all = book.closed(battle.world());
    let reason = all.into_iter().find(|it| book.verbs()[it.verb.0 as usize].word == verb);
    reason.map(|it| it.reason).unwrap_or_default()
}

fn starting(battle: &Battle, word: &str) -> Vec<String> {
    open(battle).into_iter().filter(|choice| choice.starts_with(word)).collect()
}

/// Lets a shot go without dice at a target that does nothing; the attack and whether it hit.
fn shoot(battle: &mut Battle, line: &str) -> (f64, bool) {
    script(battle, &[line, "aim *chest", "risk =0"]);
    until(battle, "defend");
    battle.drain_events();
    say(battle, "pass");
    until(battle, "act");
    outcome(battle)
}

fn outcome(battle: &mut Battle) -> (f64, bool) {
    let (mut attack, mut hits) = (0.0, false);
    for event in battle.drain_events() {
        match event {
            Event::Rolled { thrown, .. } if thrown.roll.label == "attack" => {
                attack = f64::from(thrown.total) / 2.0;
            }
            Event::Blow { hit, .. } => hits |= hit,
            _ => {}
        }
    }
    (attack, hits)
}

#[test]
fn rea_201_only_an_enemy_in_front_can_be_shot_at() {
    assert!(starting(&facing("archer", "E5"), "shoot").len() == 1);
    let behind = sides(&[("archer", "E5", "N")], &[("urlik", "E9", "N")]);
    assert!(starting(&behind, "shoot").is_empty(), "not even after a turn");
    assert!(closed(&behind, "shoot").contains("before it"));
}

#[test]
fn rea_202_a_throw_is_better_with_a_step() {
    let mut fight = facing("thrower", "E5");
    // Throwing 5, knife 1, CO 1, weapon 1.
    assert_eq!(shoot(&mut fight, KNIFE).0, 8.0);
    let mut fight = facing("thrower", "E5");
    let step = starting(&fight, "throw E8 ");
    assert_eq!(step.len(), 1);
    assert_eq!(shoot(&mut fight, &step[0]).0, 9.0);
    assert_eq!(hex_name(fight.table().hex(SHOOTER)), "E8");
}

/// Urlik is not before the thrower: a turn, and a step besides.
#[test]
fn rea_202_a_throw_may_come_with_a_turn_and_a_step() {
    let mut aside = sides(&[("thrower", "E9", "SE")], &[("urlik", "E5", "S")]);
    let step = starting(&aside, "throw E8 ");
    assert_eq!(step.len(), 1, "{:?}", open(&aside));
    assert_eq!(shoot(&mut aside, &step[0]).0, 9.0);
    assert_eq!(hex_name(aside.table().hex(SHOOTER)), "E8");
    assert_eq!(aside.table().facing(SHOOTER), Facing::NE);
}

#[test]
fn rea_203_a_turn_spoils_a_snapshot() {
    let mut straight = facing("archer", "E5");
    // Shooting 5, bow 1, CO 1, weapon 2.
    assert_eq!(shoot(&mut straight, ARROW).0, 9.0);
    let mut aside = sides(&[("archer", "E9", "SE")], &[("urlik", "E5", "S")]);
    let turned = starting(&aside, "shoot");
    assert_eq!(turned.len(), 1);
    assert_eq!(shoot(&mut aside, &turned[0]).0, 8.0);
}

#[test]
fn rea_204_206_aimed_fire_goes_by_perception_and_the_aim() {
    let mut fight = facing("archer", "E5");
    assert!(closed(&fight, "aimed-fire").contains("no aim"));
    for bonus in [2.0, 4.0, 6.0] {
        // Shooting 5, bow 1, WP 1: at least 5 without dice.
        script(&mut fight, &["set-and-aim @urlik bow", "risk =0"]);
        until(&mut fight, "act");
        let aim = BookView::new(fight.world()).marksman(SHOOTER).aim.unwrap();
        assert_eq!(f64::from(aim.bonus) / 2.0, bonus);
    }
    assert!(starting(&fight, "set-and-aim").is_empty(), "six is the most");
    // Shooting 5, bow 1, PE 2, weapon 2, aim 6.
    assert_eq!(shoot(&mut fight, "aimed-fire @urlik bow.shot").0, 16.0);
}

#[test]
fn rea_206_who_aims_does_not_look_after_itself_and_loses_the_aim_by_turning() {
    let mut fight = facing("archer", "E5");
    script(&mut fight, &["set-and-aim @urlik bow", "risk =0"]);
    until(&mut fight, "act");
    let rules = BookView::new(fight.world());
    assert_eq!(rules.defence_roll(SHOOTER, Default::default()).basic(), 0);
    say(&mut fight, "turn >NE");
    let rules = BookView::new(fight.world());
    assert!(!rules.aims(SHOOTER));
    assert_eq!(rules.defence_roll(SHOOTER, Default::default()).basic(), 10, "Combat 4, CO 1");
}

#[test]
fn rea_205_a_bow_is_loaded_once_and_a_crossbow_four_times() {
    for (who, shot, load, times) in [
        ("archer", ARROW, "load bow", 1),
        ("bolt", "shoot @urlik crossbow.shot", "load crossbow", 4),
    ] {
        let mut fight = facing(who, "E5");
        shoot(&mut fight, shot);
        until(&mut fight, "act");
        assert!(starting(&fight, "shoot").is_empty());
        assert!(closed(&fight, "shoot").contains("not loaded"));
        for _ in 0..times {
            assert!(starting(&fight, "shoot").is_empty());
            say(&mut fight, load);
            until(&mut fight, "act");
        }
        assert!(!starting(&fight, "shoot").is_empty(), "{who}");
        assert_eq!(
            fighter(&fight, 0).points,
            2 * (20 - if times == 1 { 3 } else { 2 } - 3 * times)
        );
    }
}

#[test]
fn rea_207_208_the_difficulty_is_the_sum_of_its_parts() {
    let at = |there: &str, spot: &str| {
        let mut fight = facing("archer", there);
        script(&mut fight, &[ARROW]);
        let words =
            fight.table().book().wording(fight.world(), &read(fight.table(), spot).unwrap());
        let tail = words.split("difficulty ").nth(1).unwrap_or("").to_owned();
        tail.trim_end_matches(')').to_owned()
    };
    // Four hexes: 2, and a man: 1.
    assert_eq!(at("E5", "aim *chest"), "3");
    assert_eq!(at("E5", "aim *abdomen"), "4");
    assert_eq!(at("E5", "aim *head"), "5");
    assert_eq!(at("E8", "aim *chest"), "1", "beside: no range");
    assert_eq!(at("E3", "aim *chest"), "5", "six hexes");
}

#[test]
fn rea_207_beyond_its_range_a_weapon_loses_a_point_a_hex() {
    let fight = facing("thrower", "E5");
    let rules = BookView::new(fight.world());
    let (strike, _) = rules.shots(SHOOTER).next().unwrap();
    let here = fight.table().hex(SHOOTER);
    let blow = |far: i32| riposte_reactions::rolls::Blow {
        by: SHOOTER,
        target: TARGET,
        arm: strike.arm,
        spot: rules.tables.chest(),
        advance: false,
        from: here,
        at: here + Facing::N.step() * far,
        facing: Facing::S,
        sent: Some(riposte_reactions::missiles::sent::Sent::Thrown { stepped: false }),
        runs: false,
    };
    assert_eq!(rules.attack_roll(blow(8)).basic(), 16);
    assert_eq!(rules.attack_roll(blow(11)).basic(), 10);
}

#[test]
fn rea_209_a_shield_stops_what_flies_and_a_weapon_does_not() {
    let mut fight = facing("archer", "E5");
    script(&mut fight, &[ARROW, "aim *chest", "risk =0"]);
    until(&mut fight, "defend");
    let ways = open(&fight);
    assert!(ways.iter().any(|way| way.starts_with("block large-shield")), "{ways:?}");
    assert!(!ways.iter().any(|way| way.contains("axe") && way.starts_with("block")), "{ways:?}");
    assert!(!ways.iter().any(|way| way.starts_with("parry")), "{ways:?}");
    assert!(ways.iter().any(|way| way.starts_with("jump-back")), "{ways:?}");
    // Melee 5, block 1, parry modifier 4: ten against nine.
    fight.drain_events();
    script(&mut fight, &["block large-shield", "risk =0"]);
    until(&mut fight, "act");
    assert_eq!(outcome(&mut fight), (9.0, false));
}

#[test]
fn rea_209_without_an_answer_the_difficulty_alone_decides() {
    let mut fight = facing("archer", "E5");
    raise(&mut fight, TARGET, "Combat", 40);
    assert_eq!(shoot(&mut fight, ARROW), (9.0, true));
}

#[test]
fn rea_209_what_is_foretold_of_a_shot_is_what_happens() {
    let mut fight = facing("archer", "E5");
    let said = forecast(&fight, ARROW);
    assert_eq!(said.chance.unwrap().value(), 1.0, "nine against three");
    let answered = said.answered.unwrap().value();
    script(&mut fight, &[ARROW, "aim *chest"]);
    let usual = fight.decision().unwrap().default;
    fight.submit(usual).unwrap();
    let ways = open(&fight);
    let best = ways.iter().map(|way| forecast(&fight, way).chance.unwrap().value());
    let best = best.fold(0.0, f64::max);
    assert!((answered - (1.0 - best)).abs() < 1e-9, "{answered} {best}");
}

#[test]
fn rea_210_who_stands_ready_may_shoot_at_one_who_moves() {
    let mut fight = sides(&[("urlik", "E9", "N")], &[("archer", "E4", "S")]);
    say(&mut fight, "move E7");
    assert_eq!(asks(&fight), ("reach", "archer".into()));
    assert_eq!(starting(&fight, "shoot").len(), 1);
    say(&mut fight, "pass");
    assert_eq!(asks(&fight), ("reach", "archer".into()), "and at the next hex");
    script(&mut fight, &["shoot @urlik bow.shot"]);
    // Four... three hexes: 2, a man: 1, running: 2.
    let words = |battle: &Battle| {
        let aim = read(battle.table(), "aim *chest").unwrap();
        battle.table().book().wording(battle.world(), &aim)
    };
    assert!(words(&fight).contains("difficulty 5"), "{}", words(&fight));
}

#[test]
fn rea_210_a_throw_may_follow_a_draw_in_a_flash() {
    let mut fight = facing("thrower", "E5");
    shoot(&mut fight, KNIFE);
    until(&mut fight, "act");
    // Sleight of hand 9, CO 1 and a half without load, small at the belt 1: eleven.
    raise(&mut fight, SHOOTER, "Sleight of hand", 4);
    script(&mut fight, &["fast-draw throwing-knife", "risk =0"]);
    assert_eq!(question(&fight), "follow-on");
    let throws = starting(&fight, "throw");
    assert!(throws.iter().any(|throw| throw.starts_with("throw E8 ")), "{throws:?}");
    assert!(throws.iter().any(|throw| throw.starts_with("throw @urlik ")), "{throws:?}");
}

#[test]
fn rea_211_what_was_thrown_lies_where_the_target_stood() {
    let mut fight = facing("thrower", "E5");
    shoot(&mut fight, KNIFE);
    until(&mut fight, "act");
    let lying: Vec<_> = fight.world().resource::<Dropped>().things().collect();
    assert_eq!(lying.iter().map(|it| hex_name(it.hex)).collect::<Vec<_>>(), ["E5"]);
    assert_eq!(fight.table().arms(SHOOTER).ready().filter(|(_, it)| it.at.in_hand()).count(), 0);
}

#[test]
fn rea_212_a_crossbow_leaves_out_the_strength_of_its_bearer() {
    let mut fight = facing("bolt", "E5");
    raise(&mut fight, SHOOTER, "ST", 20);
    script(&mut fight, &["shoot @urlik crossbow.shot", "aim *chest", "risk =0"]);
    until(&mut fight, "defend");
    fight.drain_events();
    say(&mut fight, "pass");
    until(&mut fight, "damage-dice");
    say(&mut fight, "risk =0");
    // Shooting 5, CO 1, weapon 3 against 3: a margin of 6.
    let damage = rolled(&mut fight).into_iter().find(|(label, _)| label == "damage").unwrap().1;
    assert_eq!(damage, 12.0 + 3.0);
}

#[test]
fn rea_48_a_shot_can_be_written_and_read() {
    let fight = facing("archer", "E5");
    for choice in &fight.decision().unwrap().choices {
        let line = write(fight.table(), choice);
        assert_eq!(read(fight.table(), &line).unwrap(), *choice, "{line}");
    }
}

#[test]
fn rea_208_a_rider_moves_with_the_mount() {
    let mut battle = field("rider", "F12", ("archer", "F2", "S"));
    gait(&mut battle, 3);
    mount_acts(&mut battle);
    say(&mut battle, "ride F8");
    assert_eq!(asks(&battle), ("reach", "archer".into()));
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    let view = BookView::new(battle.world());
    let difficulty = |target| {
        let by = id(&battle, "archer");
        let (from, at) = view.blow_between(by, target);
        let arm = view.all_shots(by).next().unwrap().0.arm;
        let sent = Some(riposte_reactions::missiles::sent::Sent::Snapshot { turned: false });
        let (spot, facing) = (riposte_rules::figure::Spot(3), battle.table().facing(target));
        view.difficulty(riposte_reactions::rolls::Blow {
            by,
            target,
            arm,
            spot,
            advance: false,
            from,
            at,
            facing,
            sent,
            runs: false,
        })
        .basic()
    };
    // Range 4, chest 1, first hex 1; the chest of a horse is larger than a man.
    assert_eq!([difficulty(rider), difficulty(horse)], [2 * 6, 2 * 5]);
}
