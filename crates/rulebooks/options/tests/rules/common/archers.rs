//! Archers for tests, and ground to shoot over.

use riposte_rules::battle::Table;
use riposte_rules::figure::Dropped;

use super::*;

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

/// Archers and others on an open field, the first alone.
pub fn field(figures: &[(&str, &str, &str)]) -> Battle {
    walled(&"\"...........\",".repeat(11), &[&figures[..1], &figures[1..]])
}

/// The same with the figures of both sides.
pub fn two_sides(first: &[(&str, &str, &str)], second: &[(&str, &str, &str)]) -> Battle {
    walled(&"\"...........\",".repeat(11), &[first, second])
}

/// The same on a map of one's own.
pub fn walled(rows: &str, sides: &[&[(&str, &str, &str)]]) -> Battle {
    let roster = format!("{ROSTER}{ARCHERS}");
    riposte_trial::battle_on(riposte_options::Options, rows, &roster, sides, Dice::seeded(1))
}

/// What lies on the board: the keys of the things with the names of their hexes.
pub fn lying(battle: &Battle) -> Vec<(String, String)> {
    let table: Table = battle.table();
    let dropped = battle.world().resource::<Dropped>().things();
    let name = |hex| riposte_rules::board::hex_name(hex);
    dropped.map(|it| (table.armoury().weapon(it.weapon).key.clone(), name(it.hex))).collect()
}

/// A figure that began the turn free is engaged when its action comes.
pub fn pressed(battle: &mut Battle, key: &str) {
    acts_after(battle, key, |turn| {
        turn.start = Status::Disengaged;
        turn.before = Status::Disengaged;
        turn.after = Status::Engaged;
    });
}
