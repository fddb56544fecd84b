//! Close combat and martial arts: REA-301 to REA-305, REA-321 to REA-324.
use crate::common::*;
use riposte_reactions::memory::Defence;
use riposte_reactions::view::BookView;
use riposte_reactions::words::ROLL;
use riposte_rules::battle::move_to;
use riposte_rules::prelude::*;

const FIRST: FigureId = FigureId(0);
const SECOND: FigureId = FigureId(1);
const CLOSE: &str = "close-in E5 @urlik throwing-knife.stab";

fn starting(battle: &Battle, word: &str) -> Vec<String> {
    open(battle).into_iter().filter(|choice| choice.starts_with(word)).collect()
}

/// One with a knife before Urlik.
fn before() -> Battle {
    sides(&[("thrower", "E6", "N")], &[("urlik", "E5", "S")])
}

/// The two in one hex, the first to act.
fn within(who: &str) -> Battle {
    let mut fight = sides(&[(who, "E6", "N")], &[("urlik", "E5", "S")]);
    let there = fight.table().hex(SECOND);
    move_to(fight.world_mut(), FIRST, there, true);
    refresh(&mut fight);
    fight
}

#[test]
fn rea_301_closing_in_leads_into_the_hex_of_the_target() {
    let mut fight = before();
    assert_eq!(starting(&fight, "close-in"), [CLOSE]);
    script(&mut fight, &[CLOSE, "aim *chest", "risk =0"]);
    until(&mut fight, "act");
    assert_eq!(at(&fight, 0), "E5");
    assert_eq!(at(&fight, 1), "E5");
    assert_eq!(fighter(&fight, 0).points, 36, "two points for the stab");
}

#[test]
fn rea_301_nothing_long_closes_in() {
    let fight = sides(&[("cogan", "E6", "N")], &[("urlik", "E5", "S")]);
    assert!(starting(&fight, "close-in").is_empty());
    let far = sides(&[("thrower", "E7", "N")], &[("urlik", "E5", "S")]);
    assert!(starting(&far, "close-in").is_empty());
    assert!(starting(&before(), "move E5").is_empty(), "a Move does not");
}

/// Closing in is an answer to one who comes near as well, but none to a blow at oneself.
#[test]
fn rea_301_who_stands_ready_may_close_in_on_one_who_comes() {
    let mut fight = sides(&[("cogan", "E8", "N")], &[("knifeman", "E5", "S")]);
    say(&mut fight, "move E6");
    assert_eq!(asks(&fight), ("reach", "knifeman".into()));
    let closing = starting(&fight, "close-in");
    assert_eq!(closing.len(), 1, "{closing:?}");
    script(&mut fight, &[&closing[0], "aim *chest", "risk =0"]);
    assert_eq!((asks(&fight), at(&fight, 1).as_str()), (("defend", "cogan".into()), "E6"));
    let mut struck = sides(&[("cogan", "E7", "N")], &[("knifeman", "E5", "S")]);
    let advance = "advance E6 @knifeman hand-and-half.cut";
    script(&mut struck, &[advance, "aim *chest", "risk =0"]);
    assert_eq!(asks(&struck), ("reach", "knifeman".into()));
    assert!(starting(&struck, "close-in").is_empty());
}

#[test]
fn rea_302_within_a_hex_only_what_is_short_is_of_use() {
    let long = within("cogan");
    let blows = starting(&long, "attack");
    assert!(
        !blows.is_empty()
            && blows.iter().all(|blow| blow.contains("fist") || blow.contains("foot")),
        "{blows:?}"
    );
    let mut short = within("thrower");
    let stab = starting(&short, "attack @urlik throwing-knife.stab");
    script(&mut short, &[&stab[0], "aim *chest", "risk =0"]);
    until(&mut short, "defend");
    let ways = open(&short);
    assert!(
        !ways.iter().any(|way| way.starts_with("block")),
        "axe and shield are too long: {ways:?}"
    );
    assert!(ways.iter().any(|way| way.starts_with("jump-back")), "{ways:?}");
}

#[test]
fn rea_302_a_blow_within_a_hex_comes_from_ahead() {
    let fight = within("thrower");
    let rules = BookView::new(fight.world());
    let here = fight.table().hex(SECOND);
    assert!(!rules.from_behind(here, Facing::S, here));
    assert_eq!(rules.direction(SECOND, here), Facing::S);
}

#[test]
fn rea_303_68_who_closes_in_may_be_met_with_a_blow() {
    let mut fight = before();
    script(&mut fight, &[CLOSE, "aim *chest", "risk =0"]);
    assert_eq!(asks(&fight), ("reach", "urlik".into()));
    fight.drain_events();
    script(&mut fight, &["attack @thrower axe.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "act");
    let attacks = rolled(&mut fight).into_iter().filter(|(label, _)| label == "attack").count();
    assert_eq!(attacks, 2, "attack against attack, no defence");
}

#[test]
fn rea_304_after_a_block_one_may_close_in() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("knifeman", "E5", "S")]);
    script(&mut fight, &["attack @knifeman hand-and-half.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "defend");
    raise(&mut fight, SECOND, "Melee", 20);
    script(&mut fight, &["block small-shield", "risk =0"]);
    assert_eq!(asks(&fight), ("follow-on", "knifeman".into()));
    assert_eq!(starting(&fight, "close-in").len(), 1);
}

#[test]
fn rea_305_a_move_leads_out_again() {
    let mut fight = within("thrower");
    let out = starting(&fight, "move E4");
    assert!(!out.is_empty(), "{:?}", open(&fight));
    say(&mut fight, &out[0]);
    until(&mut fight, "act");
    assert_eq!(at(&fight, 0), "E4");
}

/// Urlik strikes at one who knows martial arts, and names no dice.
fn struck() -> Battle {
    let mut fight = sides(&[("urlik", "E5", "S")], &[("thrower", "E6", "N")]);
    script(&mut fight, &["attack @thrower axe.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "defend");
    fight.drain_events();
    fight
}

fn defence(battle: &mut Battle, label: &str) -> f64 {
    rolled(battle).into_iter().find(|(name, _)| name == label).unwrap().1
}

#[test]
fn rea_321_324_a_rolling_dodge_ends_in_the_hex_of_the_striker_and_a_kick_may_follow() {
    let mut fight = struck();
    script(&mut fight, &["rolling-dodge E5", "risk =0"]);
    assert_eq!(asks(&fight), ("follow-on", "thrower".into()));
    assert_eq!(at(&fight, 1), "E5");
    // Martial arts 5, dodge 1, CO 1, rolling 2.
    assert_eq!(defence(&mut fight, "rolling dodge"), 9.0);
    assert!(!starting(&fight, "attack @urlik foot.kick").is_empty());
    assert!(starting(&fight, "attack @urlik throwing-knife").is_empty());
}

#[test]
fn rea_322_a_drop_dodge_is_best_against_cuts_and_leaves_one_on_the_ground() {
    let mut fight = struck();
    script(&mut fight, &["drop-dodge", "risk =0"]);
    until(&mut fight, "act");
    // Martial arts 5, dodge 1, CO 1, against a cut 4.
    assert_eq!(defence(&mut fight, "drop dodge"), 11.0);
    assert!(fight.table().posture(SECOND).down());
}

#[test]
fn rea_323_324_a_forearm_block_stays_and_a_strike_may_follow() {
    let mut fight = struck();
    raise(&mut fight, SECOND, "Martial arts", 6);
    script(&mut fight, &["forearm-block", "risk =0"]);
    assert_eq!(asks(&fight), ("follow-on", "thrower".into()));
    assert_eq!(at(&fight, 1), "E6");
    // Martial arts 8, CO 1.
    assert_eq!(defence(&mut fight, "forearm block"), 9.0);
    assert!(!starting(&fight, "attack @urlik fist.punch").is_empty());
}

/// The load counts twice, also where it leaves more than CO: with the shield nothing, with the axe
/// alone twice 1.
#[test]
fn rea_321_23_the_load_counts_twice() {
    let mut fight = sides(&[("guard", "E6", "N")], &[("cogan", "E5", "S")]);
    raise(&mut fight, FigureId(0), "Martial arts", 10);
    let rolling = Defence { verb: ROLL, item: None, risk: 0 };
    let roll = |fight: &Battle| BookView::new(fight.world()).defence_roll(FigureId(0), rolling);
    assert_eq!(roll(&fight).basic(), 14);
    say(&mut fight, "drop large-shield");
    assert_eq!(roll(&fight).basic(), 18);
}

#[test]
fn rea_321_who_knows_no_martial_arts_has_none_of_this() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("urlik", "E5", "S")]);
    script(&mut fight, &["attack @urlik hand-and-half.cut", "aim *chest", "risk =0"]);
    until(&mut fight, "defend");
    for word in ["rolling-dodge", "drop-dodge", "forearm-block"] {
        assert!(starting(&fight, word).is_empty());
    }
}
