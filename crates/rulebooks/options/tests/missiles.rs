//! Shooting (OPT-514 to OPT-519, OPT-524, OPT-621 to OPT-628).
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use riposte_options::combatant::Status;
use riposte_options::missiles;
use riposte_options::rules::Rules;
use riposte_rules::battle::Table;
use riposte_rules::figure::{Dropped, Life};

/// Archers of several skills, besides the common roster.
const ARCHERS: &str = r#"
  (key: "fletcher", name: "Fletcher", icon: "x", scores: {"ST": 9, "DX": 15},
   kit: [(item: "small-bow", at: Both), (item: "shortsword", at: Belt)]),
  (key: "rider", name: "Rider", icon: "x", scores: {"ST": 10, "DX": 15},
   kit: [(item: "horse-bow", at: Both)]),
  (key: "yeoman", name: "Yeoman", icon: "x", scores: {"ST": 11, "DX": 18},
   kit: [(item: "longbow", at: Both)]),
  (key: "marksman", name: "Marksman", icon: "x", scores: {"ST": 12, "DX": 14},
   kit: [(item: "light-crossbow", at: Both)]),
  (key: "siege", name: "Siege", icon: "x", scores: {"ST": 15, "DX": 10},
   kit: [(item: "heavy-crossbow", at: Both)]),
  (key: "sniper", name: "Sniper", icon: "x", scores: {"ST": 15, "DX": 16},
   kit: [(item: "heavy-crossbow", at: Both)]),
  (key: "slinger", name: "Slinger", icon: "x", scores: {"ST": 10, "DX": 14},
   kit: [(item: "sling", at: Both)]),
  (key: "urchin", name: "Urchin", icon: "x", scores: {"ST": 10, "DX": 14},
   kit: [(item: "rock", at: Right)]),
"#;

fn field(figures: &[(&str, &str, &str)]) -> Battle {
    walled(&"\"...........\",".repeat(11), &[&figures[..1], &figures[1..]])
}

fn two_sides(first: &[(&str, &str, &str)], second: &[(&str, &str, &str)]) -> Battle {
    walled(&"\"...........\",".repeat(11), &[first, second])
}

fn walled(rows: &str, sides: &[&[(&str, &str, &str)]]) -> Battle {
    let roster = format!("{ROSTER}{ARCHERS}");
    riposte_trial::battle_on("options", rows, &roster, sides, Dice::seeded(1))
}

fn hits(battle: &Battle, key: &str) -> i32 {
    combatant(battle, key).hits
}

/// What lies on the board: the keys of the things with the names of their hexes.
fn lying(battle: &Battle) -> Vec<(String, String)> {
    let table: Table = battle.table();
    let dropped = &battle.world().resource::<Dropped>().0;
    let name = |hex| riposte_rules::board::hex_name(hex);
    dropped.iter().map(|it| (table.armoury().weapon(it.weapon).key.clone(), name(it.hex))).collect()
}

/// A figure that began the turn free is engaged when its action comes.
fn pressed(battle: &mut Battle, key: &str) {
    acts_after(battle, key, |doings| {
        doings.start = Status::Disengaged;
        doings.before = Status::Disengaged;
        doings.after = Status::Engaged;
    });
}

#[test]
fn opt_518_621_a_free_archer_shoots_at_a_foe_in_front() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F5", "S")]);
    acts(&mut battle, "archer");
    assert!(can(&battle, "fire @sword small-bow.shot"));
    dice(&mut battle, &[5, 5, 4, 5]);
    say(&mut battle, "fire @sword small-bow.shot");
    assert_eq!(hits(&battle, "sword"), 4, "1d−1 with a 5 after 14 of 14");
}

#[test]
fn opt_211_621_who_is_not_in_front_cannot_be_shot_at() {
    let mut battle = field(&[("archer", "F9", "S"), ("sword", "F5", "S")]);
    acts(&mut battle, "archer");
    assert!(!verbs(&battle).contains(&"fire".to_owned()));
    assert_eq!(
        closed(&battle, "fire").unwrap(),
        "no foe in front with nothing but open board between"
    );
}

#[test]
fn opt_621_a_wall_in_the_line_stops_the_shot() {
    let mut rows = ["\"...........\","; 11];
    rows[6] = "\".....#.....\",";
    let sides: [&[_]; 2] =
        [&[("archer", "F9", "N")], &[("sword", "F5", "S"), ("knife", "D5", "S")]];
    let mut battle = walled(&rows.concat(), &sides);
    acts(&mut battle, "archer");
    assert!(!can(&battle, "fire @sword small-bow.shot"));
    assert!(can(&battle, "fire @knife small-bow.shot"), "past the wall");
}

#[test]
fn opt_622_range_counts_in_megahexes_and_no_arc_helps() {
    let mut battle = field(&[("archer", "F11", "N"), ("sword", "F1", "N")]);
    acts(&mut battle, "archer");
    let rules = Rules::new(battle.world());
    let (from, to) =
        (rules.table.hex(id(&battle, "archer")), rules.table.hex(id(&battle, "sword")));
    assert_eq!(riposte_options::megahex::distance(from, to), 4);
    dice(&mut battle, &[5, 5, 4]);
    say(&mut battle, "fire @sword small-bow.shot");
    assert_eq!(hits(&battle, "sword"), 0, "14 misses at 14 − 1, even from behind");
}

#[test]
fn opt_623_a_friend_in_the_line_is_rolled_for() {
    let line: &[_] = &[("archer", "F9", "N"), ("sword", "F7", "N")];
    let mut battle = two_sides(line, &[("knife", "F5", "S")]);
    acts(&mut battle, "archer");
    dice(&mut battle, &[4, 4, 4, 3, 3, 3, 6]);
    say(&mut battle, "fire @knife small-bow.shot");
    assert_eq!((hits(&battle, "sword"), hits(&battle, "knife")), (0, 5), "12 of 14 − 2 flies past");

    let mut battle = two_sides(line, &[("knife", "F5", "S")]);
    acts(&mut battle, "archer");
    dice(&mut battle, &[5, 4, 4, 6]);
    say(&mut battle, "fire @knife small-bow.shot");
    assert_eq!((hits(&battle, "sword"), hits(&battle, "knife")), (5, 0), "13 strikes the friend");
}

#[test]
fn opt_623_everybody_in_the_line_is_rolled_for_the_nearest_first() {
    let mut battle = two_sides(
        &[("archer", "F9", "N"), ("sword", "F8", "N")],
        &[("guard", "F6", "N"), ("knife", "F4", "S")],
    );
    acts(&mut battle, "archer");
    dice(&mut battle, &[5, 4, 4, 4, 4, 4, 6]);
    say(&mut battle, "fire @knife small-bow.shot");
    let labels: Vec<(String, i32)> = rolled(&mut battle);
    assert_eq!(labels[0], ("past one in the line".into(), 13), "13 of 14 − 1 passes the first");
    assert_eq!(labels[1], ("past one in the line".into(), 12), "12 of 14 − 3 hits the second");
    assert_eq!(hits(&battle, "guard"), 2, "6 − 1, chainmail stops 3: hit from behind, no shield");
    assert_eq!(hits(&battle, "knife"), 0);
}

#[test]
fn opt_623_those_who_lie_do_not_stop_a_missile_and_those_who_kneel_do() {
    for (stature, rolls) in [(Posture::Prone, 0), (Posture::Fallen, 0), (Posture::Kneeling, 1)] {
        let mut battle =
            field(&[("archer", "F9", "N"), ("guard", "F7", "N"), ("knife", "F5", "S")]);
        posture(&mut battle, "guard", stature);
        acts(&mut battle, "archer");
        let rules = Rules::new(battle.world());
        let line =
            missiles::in_line(rules, id(&battle, "archer"), rules.table.hex(id(&battle, "knife")));
        assert_eq!(line.len(), rolls, "{stature:?}");
    }
}

#[test]
fn opt_624_a_miss_flies_on_and_may_hit_somebody_behind() {
    for (faces, hurt) in [(&[5, 5, 5, 3, 3, 3, 4], 3), (&[5, 5, 5, 4, 3, 3, 4], 0)] {
        let mut battle =
            field(&[("archer", "F9", "N"), ("sword", "F6", "S"), ("knife", "F4", "S")]);
        acts(&mut battle, "archer");
        dice(&mut battle, faces);
        say(&mut battle, "fire @sword small-bow.shot");
        assert_eq!(hits(&battle, "sword"), 0);
        assert_eq!(hits(&battle, "knife"), hurt, "9 hits at 14 − 5, 10 does not");
    }
}

#[test]
fn opt_624_a_wall_stops_what_flies_on() {
    let mut rows = ["\"...........\","; 11];
    rows[4] = "\".....#.....\",";
    let sides: [&[_]; 2] =
        [&[("archer", "F9", "N")], &[("sword", "F6", "S"), ("knife", "F4", "S")]];
    let mut battle = walled(&rows.concat(), &sides);
    acts(&mut battle, "archer");
    dice(&mut battle, &[5, 5, 5, 3, 3, 3, 4]);
    say(&mut battle, "fire @sword small-bow.shot");
    assert_eq!(hits(&battle, "knife"), 0);
}

#[test]
fn opt_204_624_a_bow_dropped_or_broken_sends_nothing_on() {
    for (face, bow) in [(5, true), (6, false)] {
        let mut battle =
            field(&[("archer", "F9", "N"), ("sword", "F6", "S"), ("knife", "F4", "S")]);
        acts(&mut battle, "archer");
        dice(&mut battle, &[6, 6, face, 1, 1, 1, 6]);
        say(&mut battle, "fire @sword small-bow.shot");
        assert_eq!(hits(&battle, "knife"), 0);
        let lies = lying(&battle) == [("small-bow".to_owned(), "F9".to_owned())];
        assert_eq!(lies, bow);
        assert!(!open(&battle).iter().any(|choice| choice.contains("bow")));
    }
}

#[test]
fn opt_625_a_shot_into_a_scuffle_goes_at_any_of_it() {
    for (face, struck) in [(3, "sword"), (4, "knife")] {
        let mut battle = two_sides(
            &[("archer", "F9", "N"), ("sword", "F5", "S")],
            &[("knife", "F5-", "S"), ("guard", "A1", "S")]
                .map(|(key, at, way)| (key, if at == "F5-" { "F4" } else { at }, way)),
        );
        let hex = riposte_rules::board::parse_hex("F5").unwrap();
        let knife = id(&battle, "knife");
        riposte_rules::battle::move_to(battle.world_mut(), knife, hex, true);
        for key in ["sword", "knife"] {
            posture(&mut battle, key, Posture::Prone);
            set(&mut battle, key, |combatant| combatant.grappled = true);
        }
        acts(&mut battle, "archer");
        dice(&mut battle, &[face, 4, 4, 4, 6]);
        say(&mut battle, "fire @knife small-bow.shot");
        assert_eq!(hits(&battle, struck), 5);
    }
}

#[test]
fn opt_202_601_four_dice_at_one_who_dodges() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F5", "S")]);
    acts(&mut battle, "archer");
    set(&mut battle, "sword", |combatant| combatant.turn.dodging = true);
    refresh(&mut battle);
    dice(&mut battle, &[4, 4, 4, 3]);
    say(&mut battle, "fire @sword small-bow.shot");
    assert_eq!(hits(&battle, "sword"), 0, "15 misses, where three dice would have hit");
}

#[test]
fn opt_519_one_who_was_reached_gets_off_a_last_shot_and_drops_the_bow() {
    let mut battle = field(&[("fletcher", "F9", "N"), ("sword", "F8", "S")]);
    pressed(&mut battle, "fletcher");
    assert_eq!(closed(&battle, "fire").unwrap(), "is engaged");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "last-shot @sword small-bow.shot");
    assert_eq!(hits(&battle, "sword"), 2);
    assert_eq!(lying(&battle), [("small-bow".to_owned(), "F9".to_owned())]);
    assert!(!combatant(&battle, "fletcher").turn.second, "one shot only, at DX 15 too");
}

#[test]
fn opt_519_who_was_engaged_before_it_moved_or_moved_two_has_no_last_shot() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F8", "S")]);
    acts(&mut battle, "archer");
    assert_eq!(closed(&battle, "last-shot").unwrap(), "was engaged before it moved");
    pressed(&mut battle, "archer");
    set(&mut battle, "archer", |combatant| combatant.turn.moved = 2);
    refresh(&mut battle);
    assert_eq!(closed(&battle, "last-shot").unwrap(), "moved 2, at most 1");
}

#[test]
fn opt_514_627_kneeling_down_and_shooting() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F5", "S")]);
    acts(&mut battle, "archer");
    assert_eq!(closed(&battle, "lie-and-fire"), None, "not even offered to a bowman");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "kneel-and-fire @sword small-bow.shot");
    let archer = id(&battle, "archer");
    assert_eq!(battle.table().posture(archer), Posture::Kneeling);
    assert_eq!(hits(&battle, "sword"), 2);
    assert!(lying(&battle).is_empty());
}

#[test]
fn opt_516_kneeling_for_the_last_shot_drops_the_bow() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F8", "S")]);
    pressed(&mut battle, "archer");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "kneel-and-fire @sword small-bow.shot");
    assert_eq!(battle.table().posture(id(&battle, "archer")), Posture::Kneeling);
    assert_eq!(lying(&battle), [("small-bow".to_owned(), "F9".to_owned())]);
}

#[test]
fn opt_515_517_627_lying_down_with_a_crossbow_is_worth_one() {
    let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F5", "S")]);
    acts(&mut battle, "bolt");
    dice(&mut battle, &[4, 4, 3, 2, 2]);
    say(&mut battle, "lie-and-fire @sword light-crossbow.shot");
    assert_eq!(battle.table().posture(id(&battle, "bolt")), Posture::Prone);
    assert_eq!(hits(&battle, "sword"), 4, "11 hits at DX 10 + 1");
    assert!(lying(&battle).is_empty());

    let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F8", "S")]);
    pressed(&mut battle, "bolt");
    dice(&mut battle, &[4, 4, 4]);
    say(&mut battle, "lie-and-fire @sword light-crossbow.shot");
    assert_eq!(hits(&battle, "sword"), 0, "12 misses");
    assert_eq!(lying(&battle), [("light-crossbow".to_owned(), "F9".to_owned())]);
}

#[test]
fn opt_627_only_a_crossbow_shoots_from_the_ground() {
    for (key, kneeling, prone) in [
        ("archer", true, false),
        ("slinger", true, false),
        ("bolt", true, true),
        ("urchin", false, false),
    ] {
        for (stature, shoots) in [(Posture::Kneeling, kneeling), (Posture::Prone, prone)] {
            let mut battle = field(&[(key, "F9", "N"), ("sword", "F5", "S")]);
            posture(&mut battle, key, stature);
            acts(&mut battle, key);
            assert_eq!(verbs(&battle).contains(&"fire".to_owned()), shoots, "{key} {stature:?}");
        }
    }
}

#[test]
fn opt_627_the_fallen_shoot_a_crossbow_unless_they_fell_this_turn() {
    for (fell, shoots) in [(0, true), (1, false)] {
        let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F5", "S")]);
        posture(&mut battle, "bolt", Posture::Fallen);
        set(&mut battle, "bolt", |combatant| combatant.fell = fell);
        acts(&mut battle, "bolt");
        assert_eq!(verbs(&battle).contains(&"fire".to_owned()), shoots, "fell in turn {fell}");
    }
}

#[test]
fn opt_626_who_is_quick_enough_shoots_twice() {
    let twice = |key: &str| {
        let battle = field(&[(key, "F9", "N"), ("sword", "F5", "S")]);
        let rules = Rules::new(battle.world());
        let figure = id(&battle, key);
        let (_, bow) = rules.ready_weapons(figure).next().unwrap();
        missiles::shoots_twice(rules, figure, rules.tables.weapon(bow.weapon))
    };
    assert!(!twice("archer"), "small bow at 14");
    assert!(twice("fletcher"), "small bow at 15");
    assert!(!twice("rider"), "horse bow at 15");
    assert!(twice("yeoman"), "longbow at 18");
    assert!(!twice("slinger") && !twice("bolt"));
}

#[test]
fn opt_117_626_the_second_arrow_flies_when_all_have_acted_at_whom_it_will() {
    let mut battle = field(&[("fletcher", "F9", "N"), ("sword", "F5", "S"), ("knife", "E5", "S")]);
    slots(&mut battle);
    assert_eq!(asked(&battle), "fletcher");
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "fire @sword small-bow.shot");
    assert_eq!((asked(&battle), question(&battle)), ("knife".to_owned(), "act"));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("sword".to_owned(), "act"));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("fletcher".to_owned(), "second-shot"));
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "fire @knife small-bow.shot");
    assert_eq!((hits(&battle, "sword"), hits(&battle, "knife")), (2, 2));
    assert_ne!(question(&battle), "second-shot", "and no third");
}

#[test]
fn opt_626_who_is_knocked_down_has_no_second_arrow() {
    let mut battle = field(&[("fletcher", "F9", "N"), ("sword", "F5", "S")]);
    slots(&mut battle);
    dice(&mut battle, &[3, 3, 3, 3]);
    say(&mut battle, "fire @sword small-bow.shot");
    posture(&mut battle, "fletcher", Posture::Prone);
    say(&mut battle, "done");
    assert_ne!(question(&battle), "second-shot");
}

#[test]
fn opt_628_how_long_a_crossbow_takes_to_load() {
    for (key, turns) in [("bolt", 1), ("marksman", 0), ("siege", 2), ("sniper", 1)] {
        let mut battle = field(&[(key, "F9", "N"), ("sword", "F5", "S")]);
        acts(&mut battle, key);
        let shot = open(&battle).into_iter().find(|choice| choice.starts_with("fire ")).unwrap();
        say(&mut battle, &shot);
        assert_eq!(combatant(&battle, key).loading, turns, "{key}");
    }
}

#[test]
fn opt_524_628_loading_takes_actions_and_until_then_there_is_no_shot() {
    let mut battle = field(&[("siege", "F9", "N"), ("sword", "F5", "S")]);
    set(&mut battle, "siege", |combatant| combatant.loading = 2);
    acts(&mut battle, "siege");
    assert_eq!(closed(&battle, "fire").unwrap(), "the crossbow needs 2 turns of loading");
    say(&mut battle, "reload");
    assert_eq!(combatant(&battle, "siege").loading, 1);
    acts(&mut battle, "siege");
    say(&mut battle, "reload");
    acts(&mut battle, "siege");
    assert!(verbs(&battle).contains(&"fire".to_owned()));
    assert!(!verbs(&battle).contains(&"reload".to_owned()));
}

#[test]
fn opt_524_an_engaged_figure_cannot_reload() {
    let mut battle = field(&[("bolt", "F9", "N"), ("sword", "F8", "S")]);
    set(&mut battle, "bolt", |combatant| combatant.loading = 1);
    pressed(&mut battle, "bolt");
    assert!(!verbs(&battle).contains(&"reload".to_owned()));
    assert_eq!(closed(&battle, "reload").unwrap(), "is engaged");
}

#[test]
fn opt_811_a_stone_costs_one_a_hex_and_there_is_always_another() {
    let mut battle = field(&[("urchin", "F9", "N"), ("knife", "F5", "N")]);
    acts(&mut battle, "urchin");
    dice(&mut battle, &[4, 4, 3]);
    say(&mut battle, "fire @knife rock.throw");
    assert_eq!(hits(&battle, "knife"), 0, "11 misses at 14 − 4: no bonus from behind");
    acts(&mut battle, "urchin");
    dice(&mut battle, &[4, 3, 3, 6]);
    say(&mut battle, "fire @knife rock.throw");
    assert_eq!(hits(&battle, "knife"), 2);
}

#[test]
fn opt_203_206_a_doubled_stone_that_does_less_than_nothing_does_nothing() {
    let mut battle = field(&[("urchin", "F9", "N"), ("knife", "F5", "N")]);
    acts(&mut battle, "urchin");
    dice(&mut battle, &[1, 1, 2, 1]);
    say(&mut battle, "fire @knife rock.throw");
    assert_eq!(hits(&battle, "knife"), 0);
}

#[test]
fn opt_645_a_figure_behind_a_body_is_hard_to_hit() {
    let mut battle = field(&[("archer", "F9", "N"), ("sword", "F5", "S"), ("knife", "F4", "S")]);
    let (sword, hex) = (id(&battle, "sword"), riposte_rules::board::parse_hex("F4").unwrap());
    riposte_rules::battle::fall_out(battle.world_mut(), sword, Life::Dead);
    riposte_rules::battle::move_to(battle.world_mut(), sword, hex, true);
    posture(&mut battle, "knife", Posture::Kneeling);
    acts(&mut battle, "archer");
    dice(&mut battle, &[4, 4, 3]);
    say(&mut battle, "fire @knife small-bow.shot");
    assert_eq!(hits(&battle, "knife"), 0, "11 misses at 14 − 4");
}
