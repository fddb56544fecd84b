//! Wizards for tests: somebody to cast at, and the moments at which spells are kept up and end.

use riposte_options::spells::Spells;
use riposte_options::step::{Step, Turn};
use riposte_rules::figure::Life;

use super::*;

/// The ST that a figure has spent on spells.
pub fn spent(battle: &Battle, key: &str) -> i32 {
    combatant(battle, key).spent
}

/// Whether a spell is upon a figure.
pub fn upon(battle: &Battle, key: &str, verb: riposte_rules::decision::Verb) -> bool {
    battle.world().resource::<Spells>().upon(id(battle, key), verb)
}

/// Whether a figure is in the fight.
pub fn life(battle: &Battle, key: &str) -> Life {
    battle.table().harm(id(battle, key)).life
}

/// A wizard at F9, looking north at a figure at F5, about to act.
pub fn facing(key: &'static str) -> Battle {
    let mut battle = battle(&[("wizard", "F9", "N"), (key, "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "wizard");
    battle
}

/// The wizard casts with the given dice.
pub fn cast(battle: &mut Battle, line: &str, faces: &[u8]) {
    dice(battle, faces);
    say(battle, line);
}

/// The next turn begins, up to the renewal of spells.
pub fn renewal(battle: &mut Battle) {
    battle.world_mut().resource_mut::<Turn>().step = Step::Renew(0);
    refresh(battle);
    battle.drain_events();
}

/// The turn ends.
pub fn turn_ends(battle: &mut Battle) {
    battle.world_mut().resource_mut::<Turn>().step = Step::End;
    refresh(battle);
}
