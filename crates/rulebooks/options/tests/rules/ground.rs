//! Hexes and what they cost (OPT-301, OPT-305, OPT-409, OPT-526), and walls (OPT-616).
use crate::common::*;
use riposte_options::view::BookView;
use riposte_options::ways::Ways;
use riposte_rules::board::{Terrain, parse_hex};

/// A board of one's own, the first figure alone; it has its movement in a posture.
fn on(rows: &[&str], figures: &[(&str, &str, &str)], low: Posture) -> Battle {
    let rows: String = rows.iter().map(|row| format!("\"{row}\",")).collect();
    let sides: [&[_]; 2] = [&figures[..1], &figures[1..]];
    let mut battle =
        riposte_trial::battle_on(riposte_options::Options, &rows, ROSTER, &sides, Dice::seeded(1));
    posture(&mut battle, figures[0].0, low);
    slots(&mut battle);
    set(&mut battle, figures[0].0, |combatant| combatant.turn.gone = false);
    moves(&mut battle, figures[0].0);
    battle
}

const STRIP: [&str; 1] = [".::::::::...."];
const ENDS: [(&str, &str, &str); 2] = [("sword", "A1", "N"), ("bare", "M1", "N")];

#[test]
fn opt_306_what_is_not_open_ground_costs_more_to_enter() {
    let battle = on(&STRIP, &ENDS, Posture::Standing);
    let rules = BookView::new(battle.world());
    let costs = Terrain::ALL.map(|kind| rules.constants().price_of(kind));
    let known = [Some(1), Some(2), None, Some(2), Some(3), Some(2), Some(1), Some(1), Some(1)];
    assert_eq!(costs, known, "{:?}", Terrain::ALL);
    // Every hex of the strip costs two.
    let far = usize::try_from(rules.allowance(id(&battle, "sword")) / 2).unwrap();
    let walk = |hexes: usize| format!("move {}1", &"ABCDEFGHI"[hexes..=hexes]);
    assert!(can(&battle, &walk(far)) && !can(&battle, &walk(far + 1)), "{:?}", open(&battle));
}

#[test]
fn opt_526_409_rising_and_moving_counts_hexes_and_not_what_they_cost() {
    let mut battle = on(&STRIP, &ENDS, Posture::Kneeling);
    assert!(can(&battle, "rise-and-move F1") && !can(&battle, "rise-and-move G1"));
    say(&mut battle, "rise-and-move F1");
    assert_eq!(
        (place(&battle, "sword"), stands(&battle, "sword")),
        ("F1".into(), Posture::Standing)
    );
    assert_eq!(combatant(&battle, "sword").turn.moved, 5);
}

#[test]
fn opt_527_an_engaged_kneeler_rises_and_shifts() {
    let rows = ["......"; 6];
    let figures = [("sword", "C4", "N"), ("guard", "C3", "S")];
    let mut battle = on(&rows, &figures, Posture::Kneeling);
    let shift = open(&battle).into_iter().find(|line| line.starts_with("rise-and-move")).unwrap();
    say(&mut battle, &shift);
    assert_eq!(shift, format!("rise-and-move {}", place(&battle, "sword")));
    assert_ne!(place(&battle, "sword"), "C4");
    assert_eq!(stands(&battle, "sword"), Posture::Standing);
}

#[test]
fn opt_305_502_409_crawling_goes_two_hexes_also_where_they_cost_more() {
    let mut battle = on(&STRIP, &ENDS, Posture::Prone);
    assert!(can(&battle, "crawl C1") && !can(&battle, "crawl D1"));
    say(&mut battle, "crawl C1");
    assert_eq!((place(&battle, "sword"), stands(&battle, "sword")), ("C1".into(), Posture::Prone));
    let hedge = on(&[".%..........."], &ENDS, Posture::Prone);
    assert!(can(&hedge, "crawl B1"), "into a hedge");
}

#[test]
fn opt_301_409_a_way_of_fewer_hexes_is_taken_before_a_cheaper_one() {
    let mut rows = ["..........."; 9];
    rows[4] = ".....%.....";
    let battle = on(&rows, &[("sword", "F6", "N"), ("bare", "A1", "N")], Posture::Standing);
    let ways = Ways::of(BookView::new(battle.world()), id(&battle, "sword"));
    let beyond = parse_hex("F4").unwrap();
    let way = ways.moves.iter().find(|way| way.path.last() == Some(&beyond)).unwrap();
    assert_eq!(way.path[..], [parse_hex("F5").unwrap(), beyond], "through the hedge");
}

#[test]
fn opt_616_a_jab_goes_through_no_wall() {
    let mut rows = ["..........."; 9];
    let figures = [("pike", "F6", "N"), ("sword", "F4", "S")];
    let mut battle = on(&rows, &figures, Posture::Standing);
    acts(&mut battle, "pike");
    assert!(can(&battle, "attack @sword pike-axe.jab"));
    rows[4] = ".....#.....";
    let mut walled = on(&rows, &figures, Posture::Standing);
    acts(&mut walled, "pike");
    assert!(!can(&walled, "attack @sword pike-axe.jab"));
    acts(&mut walled, "sword");
    let decline = walled.decision().unwrap().decline;
    let shown = walled.table().book().forecast(walled.world(), &decline);
    assert!(shown.exposure.is_empty(), "and none is feared through one");
}
