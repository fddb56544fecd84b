//! Whom a step or a turn lays a figure open to.

use riposte_maneuvers::fighter::Pool;
use riposte_rules::decision::Exposure;
use riposte_trial::forecast;

use crate::common::*;

/// Of a choice of Carlos, the blow of Raoul to which it lays him open.
fn by_raoul(battle: &Battle, line: &str) -> Option<Exposure> {
    let raoul = id(battle, "raoul");
    forecast(battle, line).exposure.into_iter().find(|blow| blow.by == raoul)
}

/// The chance that a plain attack of Raoul at Carlos, as both stand, goes home.
fn then(battle: &mut Battle, come: Option<&str>) -> Chance {
    until(battle, "maneuver");
    assert_eq!(asked(battle), "raoul");
    say(battle, "attack");
    if let Some(step) = come {
        say(battle, step);
        until(battle, "act");
    }
    let blow = open(battle).into_iter().find(|line| line.starts_with("strike @carlos axe"));
    let told = forecast(battle, &blow.expect("Raoul has Carlos in reach"));
    told.answered.or(told.chance).expect("a blow has a chance")
}

/// Carlos somewhere north of Raoul, in his Move.
fn apart(carlos: &str) -> Battle {
    let mut battle = battle(&[("carlos", carlos, "S"), ("raoul", "E7", "N")], &[]);
    say(&mut battle, "move");
    battle
}

#[test]
fn man_132_a_step_into_the_reach_of_a_foe_names_the_chance_that_its_blow_then_has() {
    let mut battle = apart("E3");
    let foretold = by_raoul(&battle, "step E6").expect("Raoul reaches E6");
    assert!(!foretold.comes && !foretold.from_behind, "{foretold:?}");
    script(&mut battle, &["step E6", "turn >S", "done"]);
    assert_eq!(then(&mut battle, None), foretold.chance);
}

/// Carlos goes to E5, and Raoul comes to E6 with the chance that was foretold.
fn comes_after(mut battle: Battle) {
    let foretold = by_raoul(&battle, "step E5").expect("Raoul comes to E6");
    assert!(foretold.comes, "{foretold:?}");
    script(&mut battle, &["step E5", "turn >S", "done"]);
    assert_eq!(then(&mut battle, Some("step E6")), foretold.chance);
}

#[test]
fn man_202_a_foe_out_of_reach_comes_with_the_step_of_its_attack() {
    comes_after(apart("E3"));
}

#[test]
fn man_202_a_foe_follows_into_the_hex_that_was_left() {
    comes_after(apart("E6"));
}

#[test]
fn man_216_a_foe_from_afar_runs_at_the_figure_with_the_chance_that_was_foretold() {
    let mut battle = apart("E3");
    let foretold = by_raoul(&battle, "done").expect("Raoul runs at Carlos");
    assert!(foretold.comes, "{foretold:?}");
    say(&mut battle, "done");
    until(&mut battle, "maneuver");
    say(&mut battle, "charge");
    until(&mut battle, "act");
    assert_eq!(place(&battle, "raoul"), "E4");
    let told = forecast(&battle, "strike @carlos axe.cut");
    assert_eq!(told.answered.or(told.chance), Some(foretold.chance));
    // Who stands in the way stops the run.
    let three = &[("carlos", "E3", "S"), ("raoul", "E7", "N"), ("bor", "E5", "N")];
    let mut battle = crate::common::battle(three, &[]);
    say(&mut battle, "move");
    assert_eq!(by_raoul(&battle, "done"), None);
}

#[test]
fn man_131_whoever_turns_its_back_on_a_foe_is_open_to_a_blow_that_it_does_not_defend() {
    let mut battle = apart("E6");
    let (behind, before) = (by_raoul(&battle, "turn >N"), by_raoul(&battle, "done"));
    let (behind, before) = (behind.unwrap(), before.unwrap());
    assert!(behind.from_behind && !before.from_behind, "{behind:?}");
    assert!(behind.chance.value() > before.chance.value());
    script(&mut battle, &["turn >N", "done"]);
    assert_eq!(then(&mut battle, None), behind.chance);
}

#[test]
fn man_202_out_of_reach_of_everybody_there_is_no_danger() {
    let battle = apart("E1");
    let foretold = forecast(&battle, "step D1");
    assert_eq!((foretold.exposure.len(), foretold.danger), (0, Some(Chance::new(0, 1))));
}

#[test]
fn man_541_a_step_warns_of_who_waits() {
    let mut battle = battle(&[("carlos", "E3", "S"), ("raoul", "E7", "N")], &[]);
    takes(&mut battle, "raoul", WAIT);
    refresh(&mut battle);
    say(&mut battle, "move");
    let warned = |line: &str| {
        let notes = forecast(&battle, line).notes;
        notes.iter().any(|note| note.warns && note.text == "Raoul waits, and may strike first")
    };
    assert_eq!([warned("step E6"), warned("step E4")], [true, false]);
}

#[test]
fn man_513_516_who_may_shake_off_its_foes_is_struck_only_if_it_does_not() {
    let battle = duel("carlos", "raoul", &[]);
    let rules = BookView::new(battle.world());
    let (carlos, raoul) = (id(&battle, "carlos"), id(&battle, "raoul"));
    let all = forecast(&battle, "move");
    let [stays] = all.exposure.as_slice() else { panic!("{:?}", all.exposure) };
    let broken = rules.break_off(carlos, raoul, 0).chance();
    let told = forecast(&battle, "disengage");
    assert_eq!(told.chance, Some(broken));
    // He defends as with a Move, if it comes to that.
    assert_eq!(told.exposure[0].chance, stays.chance.and(broken.complement()));
    let whole = all.suffered.unwrap();
    let suffered = told.suffered.unwrap();
    assert!((suffered.worth - whole.worth * (1.0 - broken.value())).abs() < 1e-9);
    assert!((suffered.degrees.iter().map(|it| it.1).sum::<f64>() - 1.0).abs() < 1e-9);
    let told = forecast(&battle, "flee");
    assert_eq!(told.chance, Some(rules.outrun(carlos, raoul).chance()));
    assert!(told.exposure[0].chance.value() < stays.chance.value());
}

#[test]
fn man_513_nobody_holds_on_who_defends_all_out() {
    let mut battle = duel("carlos", "raoul", &[]);
    takes(&mut battle, "raoul", DOUBLE);
    let told = forecast(&battle, "disengage");
    assert!(told.chance.is_none() && told.exposure.is_empty(), "{told:?}");
}

#[test]
fn man_311_313_the_danger_counts_a_set_up_and_not_what_the_foe_did_in_its_last_turn() {
    let foretold = |change: fn(&mut Fighter)| {
        let mut battle = apart("E3");
        set(&mut battle, "raoul", change);
        by_raoul(&battle, "step E6").expect("Raoul reaches E6").chance
    };
    let usual = foretold(|_| {});
    assert_eq!(foretold(|fighter| fighter.turn.sets_up = Some(FigureId(0))), usual);
    let set_up = |fighter: &mut Fighter| {
        fighter.pool = Pool { of: Some(FigureId(0)), points: 3, turns: 1 };
    };
    assert!(foretold(set_up).value() > usual.value());
}
