//! The movement of the first figure, as a computer player makes it.

use riposte_options::step::{Step, Turn};
use riposte_rules::decision::write;
use riposte_trial::minds::*;

use super::*;

/// Plays on as a level would for the first figure, the others doing nothing, until it has moved
/// and looks somewhere; what it did, in the notation.
pub fn movement(level: &str, battle: &mut Battle) -> Vec<String> {
    let mut done = Vec::new();
    let mut player = player(level);
    while matches!(question(battle), "move" | "face") && asked_first(battle) {
        let choice = player.decide(battle.world()).unwrap().0;
        done.push(write(battle.table(), &choice));
        battle.submit(choice).unwrap();
    }
    done
}

pub fn asked_first(battle: &Battle) -> bool {
    battle.decision().is_some_and(|decision| decision.figure == ME)
}

/// Plays the first figure's movement at every level: the battle after it, and what it did.
pub fn movements(position: impl Fn() -> Battle, check: impl Fn(&Battle, &[String], &str)) {
    at_every_level(position, movement, check);
}

/// The first figure moves, after all the others.
pub fn moves_last(figures: &[(&str, &str, &str)]) -> Battle {
    let mut battle = battle(figures, Dice::seeded(3));
    for (key, ..) in &figures[1..] {
        set(&mut battle, key, |combatant| combatant.turn.gone = true);
    }
    to_movement(&mut battle, figures[0].0, 1);
    battle
}

/// The first figure moves, before all the others.
pub fn moves_first(figures: &[(&str, &str, &str)]) -> Battle {
    let mut battle = battle(figures, Dice::seeded(3));
    to_movement(&mut battle, figures[0].0, 0);
    battle
}

/// The first figure, one of the first side, moves now, its side being the first or the second
/// to do so.
pub fn to_movement(battle: &mut Battle, key: &str, place: u8) {
    battle.world_mut().resource_mut::<riposte_rules::battle::TurnNumber>().0 = 1;
    let mut sides = [Side(0), Side(1)];
    sides.rotate_left(usize::from(place));
    let before = status(battle, key);
    set(battle, key, |combatant| {
        combatant.turn.start = before;
        combatant.turn.before = before;
    });
    battle.world_mut().resource_mut::<Turn>().sides = sides.into_iter().collect();
    battle.world_mut().resource_mut::<Turn>().step = Step::Move(place, ME);
    refresh(battle);
}

/// How many enemies who have yet to move may come to the first figure and strike.
pub fn comers(battle: &Battle) -> usize {
    let table = battle.table();
    let comes = |enemy: &FigureId| {
        let goes = table.book().comes(battle.world(), *enemy);
        goes > 0 && table.distance(ME, *enemy) <= goes + 1
    };
    table.enemies(ME).filter(comes).count()
}

/// The enemies beside the first figure that see it, and of them those at its back.
pub fn near(battle: &Battle) -> (usize, usize) {
    let table = battle.table();
    let sees = |enemy: &FigureId| table.threat(*enemy).hexes.contains(&table.hex(ME));
    let near: Vec<FigureId> = table.enemies(ME).filter(sees).collect();
    (near.len(), near.iter().filter(|enemy| behind(battle, **enemy)).count())
}
