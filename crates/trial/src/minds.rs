//! Positions put to the computer players that think: each has a right answer, and all levels
//! but the lowest must find it.

use riposte_ai::{Player, find};
use riposte_rules::decision::write;
use riposte_rules::prelude::*;

/// The levels that must find the right answer.
pub const LEVELS: [&str; 3] = ["squire", "sergeant", "captain"];

/// The figure that a position is about: the first.
pub const ME: FigureId = FigureId(0);

/// A player of a level.
pub fn player(level: &str) -> Box<dyn Player> {
    find(level).unwrap().make(1, &crate::library())
}

/// What each level answers in a position, in the notation.
pub fn answers(position: impl Fn() -> Battle) -> Vec<(&'static str, String)> {
    let answer = |level: &'static str| {
        let battle = position();
        let (choice, reasons) = player(level).decide(battle.world()).unwrap();
        assert!(!reasons.is_empty());
        (level, write(battle.table(), &choice))
    };
    LEVELS.map(answer).to_vec()
}

/// Lets every level play on from a position, and checks the battle after it and what it did.
pub fn at_every_level(
    position: impl Fn() -> Battle,
    play: impl Fn(&str, &mut Battle) -> Vec<String>,
    check: impl Fn(&Battle, &[String], &str),
) {
    for level in LEVELS {
        let mut battle = position();
        let done = play(level, &mut battle);
        check(&battle, &done, level);
    }
}

/// Whether the first figure turns its back on an enemy.
pub fn behind(battle: &Battle, enemy: FigureId) -> bool {
    let table = battle.table();
    let ways = riposte_rules::board::nearest_directions(table.hex(ME), table.hex(enemy));
    ways.iter().all(|way| table.facing(ME).apart(*way) > 1)
}
