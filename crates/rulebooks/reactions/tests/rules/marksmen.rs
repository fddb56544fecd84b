//! What an aim and a loaded weapon are worth, and what computer players make of it.
use crate::common::play::*;
use crate::common::*;
use riposte_reactions::missiles::marksman::{Aim, Marksman};
use riposte_rules::battle::Figures;
use riposte_rules::decision::{Choice, read};
use riposte_rules::figure::WeaponId;
use riposte_rules::prelude::*;
use riposte_trial::minds::*;

/// An archer and, far off, somebody who has no points left to come with.
fn far(points: i32) -> Battle {
    let mut battle = fight(&[("archer", "E11", "N"), ("urlik", "E1", "S")], points);
    set(&mut battle, FigureId(1), |fighter| {
        fighter.points = 0;
        fighter.phase = riposte_reactions::fighter::Phase::Done;
    });
    refresh(&mut battle);
    battle
}

fn marksman(battle: &mut Battle, change: impl FnOnce(&mut Marksman)) {
    let entity = battle.world().resource::<Figures>().0[ME.index()];
    change(&mut battle.world_mut().get_mut::<Marksman>(entity).unwrap());
    refresh(battle);
}

fn bow(battle: &Battle) -> WeaponId {
    battle.table().arms(ME).item(0).unwrap().weapon
}

/// The first figure aims at the second.
fn aiming(battle: &mut Battle, bonus: i32) {
    let aim = Aim { at: FigureId(1), weapon: bow(battle), bonus };
    marksman(battle, |marksman| marksman.aim = Some(aim));
}

fn edge(battle: &Battle) -> f64 {
    battle.table().book().standing(battle.world(), ME).edge
}

fn choice(battle: &Battle, line: &str) -> Choice {
    read(battle.table(), line).unwrap()
}

#[test]
fn rea_205_what_is_loaded_is_worth_something() {
    let mut battle = far(8);
    let loaded = edge(&battle);
    marksman(&mut battle, |marksman| marksman.unloaded.set(0, 1));
    assert!(loaded > edge(&battle));
    let loads = choice(&battle, "load bow");
    let book = battle.table().book();
    assert!(book.gains(battle.world(), &loads) > 0.0);
}

#[test]
fn rea_206_an_aim_is_worth_what_it_adds_and_a_step_gives_it_up() {
    let mut battle = far(8);
    let without = edge(&battle);
    aiming(&mut battle, 4);
    let two = edge(&battle) - without;
    aiming(&mut battle, 12);
    let six = edge(&battle) - without;
    assert!(0.0 < two && two < six, "{two} {six}");
    let turned = choice(&battle, "turn >S");
    let (book, world) = (battle.table().book(), battle.world());
    assert!((book.gives_up(world, &turned) - six).abs() < 1e-9);
    assert!(book.gives_up(world, &battle.decision().unwrap().decline) == 0.0);
}

#[test]
fn rea_206_nobody_aims_who_may_be_struck_at() {
    let battle = fight(&[("archer", "E7", "N"), ("urlik", "E4", "S")], 8);
    let aims = choice(&battle, "set-and-aim @urlik bow");
    assert!(battle.table().book().brings(battle.world(), &aims).unwrap() < 0.0);
    let battle = far(8);
    let aims = choice(&battle, "set-and-aim @urlik bow");
    assert!(battle.table().book().brings(battle.world(), &aims).unwrap() > 0.0);
}

#[test]
fn rea_205_computer_players_load_what_they_have_shot_with() {
    // The captain keeps the last points of a turn, and loads in the next.
    for level in ["squire", "sergeant"] {
        let mut battle = far(5);
        marksman(&mut battle, |marksman| marksman.unloaded.set(0, 1));
        let done = phase(level, &mut battle);
        assert!(battle.table().get::<Marksman>(ME).unloaded.of(0) == 0, "{level}: {done:?}");
    }
}

#[test]
fn rea_206_computer_players_shoot_with_the_aim_they_hold() {
    let position = || {
        let mut battle = far(6);
        aiming(&mut battle, 12);
        battle
    };
    at_every_level(position, phase, |_, done, level| {
        assert_eq!(done.first().unwrap(), "aimed-fire @urlik bow.shot", "{level}: {done:?}");
    });
}

#[test]
fn rea_206_computer_players_throw_no_aim_away_for_nothing() {
    // Too few points to shoot, enough to turn, step, or put the bow away.
    let position = || {
        let mut battle = far(2);
        aiming(&mut battle, 8);
        battle
    };
    at_every_level(position, phase, |battle, done, level| {
        assert!(battle.table().get::<Marksman>(ME).aim.is_some(), "{level}: {done:?}");
    });
}
