//! What becomes of a missile on its way (OPT-601, OPT-621 to OPT-625, OPT-645, OPT-811).
use crate::common::archers::*;
use crate::common::*;
use riposte_options::view::BookView;
use riposte_rules::systems::sight::in_line;

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
    let rules = BookView::new(battle.world());
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
        let rules = BookView::new(battle.world());
        let line = in_line(
            rules.table,
            rules.table.hex(id(&battle, "archer")),
            rules.table.hex(id(&battle, "knife")),
        );
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
        pile(&mut battle, "F5", &["sword", "knife"]);
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
fn opt_205_622_a_stone_is_neither_dropped_nor_broken() {
    for face in [5, 6] {
        let mut battle = field(&[("urchin", "F9", "N"), ("knife", "F5", "N")]);
        acts(&mut battle, "urchin");
        dice(&mut battle, &[6, 6, face]);
        say(&mut battle, "fire @knife rock.throw");
        assert_eq!(holds(&battle, "urchin"), ["rock"], "there is always another");
        assert!(lying(&battle).is_empty());
    }
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
