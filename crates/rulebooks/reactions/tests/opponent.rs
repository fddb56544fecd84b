//! What the computer's squire does in small positions.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use riposte_ai::{Player, Squire};
use riposte_rules::battle::{make_ready, throw_down};
use riposte_rules::decision::{Weight, write};
use riposte_rules::prelude::*;

const ME: FigureId = FigureId(0);
const FOE: FigureId = FigureId(1);

fn squire() -> Squire {
    Squire::new(1, &riposte_shelf::library(), riposte_ai::Weights::default())
}

/// What the squire answers now, in the notation.
fn answer(battle: &Battle) -> String {
    let (choice, reasons) = squire().decide(battle.world()).unwrap();
    assert!(!reasons.is_empty());
    write(battle.table(), &choice)
}

/// Plays the first figure's phase as the squire would, the others letting all happen;
/// what it did, in the notation.
fn phase(battle: &mut Battle) -> Vec<String> {
    let mut done = Vec::new();
    for _ in 0..200 {
        let Some(decision) = battle.decision() else { break };
        let weight = battle.table().book().questions()[decision.question.0 as usize].weight;
        if weight == Weight::Act && decision.figure != ME {
            break;
        }
        let choice = match decision.figure {
            ME => squire().decide(battle.world()).unwrap().0,
            _ => decision.decline,
        };
        if weight == Weight::Act {
            done.push(write(battle.table(), &choice));
        }
        let end = done.last().is_some_and(|last| last == "done");
        battle.submit(choice).unwrap();
        if end {
            return done;
        }
    }
    done
}

/// A battle of the first figure against the others, with so many points for the first.
fn fight(figures: &[(&str, &str, &str)], points: i32) -> Battle {
    let mut battle = acting(battle(figures, Dice::seeded(3)));
    set(&mut battle, ME, |fighter| {
        fighter.points = 2 * points;
        fighter.rolled = 2 * points;
    });
    refresh(&mut battle);
    battle
}

fn spend(battle: &mut Battle, figure: FigureId) {
    set(battle, figure, |fighter| fighter.points = 0);
    refresh(battle);
}

#[test]
fn it_closes_in_and_strikes() {
    let mut battle = fight(&[("cogan", "E9", "N"), ("urlik", "E3", "S")], 9);
    let done = phase(&mut battle);
    assert!(done.iter().any(|choice| choice.contains("@urlik")), "{done:?}");
}

#[test]
fn it_readies_a_weapon_when_it_holds_none() {
    let mut battle = fight(&[("smith", "E9", "N"), ("urlik", "E3", "S")], 6);
    let done = phase(&mut battle);
    let armed = |choice: &String| choice.starts_with("ready") || choice.starts_with("fast-draw");
    assert!(done.iter().any(armed), "{done:?}");
}

#[test]
fn it_picks_up_the_weapon_it_dropped() {
    let mut battle = fight(&[("cogan", "E9", "N"), ("urlik", "E3", "S")], 6);
    throw_down(battle.world_mut(), ME, 0);
    refresh(&mut battle);
    let done = phase(&mut battle);
    assert!(done.iter().any(|choice| choice.starts_with("pick-up")), "{done:?}");
}

#[test]
fn it_finishes_a_helpless_foe() {
    let mut battle = fight(&[("cogan", "E5", "N"), ("urlik", "E4", "S")], 5);
    spend(&mut battle, FOE);
    take_posture(&mut battle, FOE, Posture::Prone);
    let answer = answer(&battle);
    assert!(answer.contains("@urlik"), "{answer}");
}

fn take_posture(battle: &mut Battle, figure: FigureId, posture: Posture) {
    riposte_rules::battle::take_posture(battle.world_mut(), figure, posture);
    refresh(battle);
}

#[test]
fn it_answers_a_blow() {
    let mut battle = fight(&[("urlik", "E5", "N"), ("cogan", "E4", "S")], 6);
    script(&mut battle, &["attack @cogan axe.cut"]);
    until(&mut battle, "defend");
    let answer = answer(&battle);
    assert_ne!(answer, "pass");
}

#[test]
fn it_keeps_its_front_to_its_enemies() {
    // One stands before it, a wounded one is further off behind: it does not turn round.
    let mut battle =
        fight(&[("cogan", "E5", "N"), ("urlik", "E4", "S"), ("urlik-2", "E9", "N")], 3);
    phase(&mut battle);
    let table = battle.table();
    let behind = table.enemies(ME).filter(|enemy| {
        let ways = riposte_rules::board::nearest_directions(table.hex(ME), table.hex(*enemy));
        table.distance(ME, *enemy) == 1 && ways.iter().all(|way| table.facing(ME).apart(*way) > 1)
    });
    assert_eq!(behind.count(), 0);
}

#[test]
fn it_turns_to_the_one_at_its_back() {
    let mut battle = fight(&[("cogan", "E5", "N"), ("urlik", "E6", "N")], 2);
    phase(&mut battle);
    assert!(battle.table().facing(ME).apart(Facing::S) <= 1);
}

#[test]
fn it_does_not_end_where_two_can_strike_when_one_hex_serves_as_well() {
    let figures = [("cogan", "E9", "N"), ("urlik", "D5", "S"), ("urlik-2", "F5", "S")];
    let mut battle = fight(&figures, 1);
    phase(&mut battle);
    assert!(battle.table().engagement(ME).threatened_by.len() < 2);
}

#[test]
fn it_strikes_from_the_second_row() {
    let mut battle = fight(&[("pike", "E7", "N"), ("urlik", "E5", "S")], 4);
    let answer = answer(&battle);
    assert!(answer.contains("@urlik") && answer.starts_with("attack"), "{answer}");
    let done = phase(&mut battle);
    assert_eq!(battle.table().distance(ME, FOE), 2, "{done:?}");
}

#[test]
fn it_does_not_throw_its_shield_away() {
    let mut battle = fight(&[("urlik", "E9", "N"), ("cogan", "E3", "S")], 8);
    let done = phase(&mut battle);
    assert!(!done.iter().any(|choice| choice.starts_with("drop")), "{done:?}");
    assert_eq!(battle.table().arms(ME).free_hands(), [false, false]);
}

#[test]
fn it_does_not_go_round_in_circles() {
    for seed in ["E3", "A1", "K10"] {
        let mut battle = fight(&[("cogan", "E9", "N"), ("urlik", seed, "S")], 20);
        let mut places = vec![(battle.table().hex(ME), battle.table().facing(ME))];
        for _ in 0..30 {
            let asked = battle.decision().filter(|decision| decision.figure == ME);
            let Some(choice) = asked.and_then(|_| squire().decide(battle.world())) else { break };
            battle.submit(choice.0).unwrap();
            let place = (battle.table().hex(ME), battle.table().facing(ME));
            if places.last() != Some(&place) {
                assert!(!places.contains(&place), "it comes back to where it was");
                places.push(place);
            }
        }
    }
}

#[test]
fn an_armed_figure_does_not_swap_weapons_for_nothing() {
    let mut battle = fight(&[("smith", "E9", "N"), ("urlik", "E3", "S")], 9);
    make_ready(battle.world_mut(), ME, 0, Place::Right);
    refresh(&mut battle);
    let done = phase(&mut battle);
    let idle = |choice: &&String| choice.starts_with("put-away") || choice.starts_with("drop");
    assert_eq!(done.iter().filter(idle).count(), 0, "{done:?}");
}
