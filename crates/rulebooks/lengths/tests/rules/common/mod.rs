//! A table for tests: figures with round numbers, put where a test wants them.
#![allow(dead_code)]

use riposte_lengths::attacks::blow::Blow;
use riposte_lengths::attacks::deed::deed;
use riposte_lengths::attacks::to_hit::contest;
use riposte_lengths::fighter::Fighter;
use riposte_lengths::view::BookView;
use riposte_rules::battle::Figures;
pub use riposte_rules::prelude::*;
use riposte_rules::roll::Contest;
#[allow(unused_imports)]
pub use riposte_trial::{
    asked, can, closed, dice, folded, forecast_all, log, open, question, refresh, rolled, say,
    script, until, verbs,
};

/// Kurt and Hans of the example, and others.
pub const ROSTER: &str = r#"
  (key: "kurt", name: "Kurt", icon: "x", scores: {"warrior": 2, "Strength": 13, "WS": 4, "Wounds": 20, "Stamina": 0},
   kit: [(item: "short-sword", at: Right), (item: "hand-axe", at: Belt)]),
  (key: "hans", name: "Hans", icon: "x", scores: {"warrior": 2, "Agility": 16, "WS": 2, "Wounds": 8, "Stamina": 3},
   armour: ["buff-coat"], kit: [(item: "rapier", at: Right), (item: "short-sword", at: Belt)]),
  (key: "green", name: "Green", icon: "x", scores: {"townsman": 1, "Agility": 16, "Wounds": 8, "Stamina": 0},
   armour: ["buff-coat"], kit: [(item: "rapier", at: Right)]),
  (key: "shield", name: "Shield", icon: "x", scores: {"warrior": 2, "Agility": 16, "WS": 2, "Wounds": 8},
   armour: ["buff-coat"], kit: [(item: "rapier", at: Right), (item: "large-shield", at: Left)]),
  (key: "otto", name: "Otto", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "dagger", at: Right)]),
  (key: "greta", name: "Greta", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "halberd", at: Both)]),
  (key: "bare", name: "Bare", icon: "x", scores: {"warrior": 1, "WS": 1, "Strength": 16, "Agility": 13, "Wounds": 8}),
  (key: "plain", name: "Plain", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}),
  (key: "two", name: "Two", icon: "x", scores: {"warrior": 1, "WS": 2, "Wounds": 8},
   kit: [(item: "short-sword", at: Right), (item: "dagger", at: Left)]),
  (key: "duellist", name: "Duellist", icon: "x", scores: {"warrior": 1, "WS": 2, "Wounds": 8, "duellist": 1},
   kit: [(item: "short-sword", at: Right), (item: "dagger", at: Left), (item: "rapier", at: Belt)]),
  (key: "slinger", name: "Slinger", icon: "x", scores: {"ranger": 1, "BS": 1, "Wounds": 8}, kit: [(item: "sling", at: Right)]),
  (key: "stoner", name: "Stoner", icon: "x", scores: {"ranger": 1, "BS": 1, "Wounds": 8}, kit: [(item: "stone-sling", at: Right)]),
  (key: "knight", name: "Knight", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, armour: ["chain"],
   kit: [(item: "long-sword", at: Right)]),
  (key: "archer", name: "Archer", icon: "x", scores: {"ranger": 1, "Agility": 13, "BS": 3, "WS": 1, "Wounds": 8},
   kit: [(item: "long-bow", at: Both), (item: "short-sword", at: Belt)]),
  (key: "bolt", name: "Bolt", icon: "x", scores: {"ranger": 1, "BS": 3, "WS": 1, "Wounds": 8},
   kit: [(item: "light-crossbow", at: Both)]),
  (key: "musket", name: "Musket", icon: "x", scores: {"ranger": 1, "BS": 3, "Agility": 13, "Wounds": 8},
   kit: [(item: "musket", at: Both)]),
  (key: "thrower", name: "Thrower", icon: "x", scores: {"ranger": 1, "BS": 2, "Wounds": 8},
   kit: [(item: "hand-axe", at: Right)]),
  (key: "darter", name: "Darter", icon: "x", scores: {"ranger": 1, "BS": 1, "WS": 1, "Wounds": 8},
   kit: [(item: "dart", at: Right)]),
  (key: "whip", name: "Whip", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "whip", at: Right)]),
  (key: "sapper", name: "Sapper", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8},
   kit: [(item: "short-sword", at: Right), (item: "dagger", at: Hidden), (item: "club", at: Back)]),
  (key: "laden", name: "Laden", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, armour: ["full-plate"],
   kit: [(item: "great-sword", at: Both)]),
  (key: "ambushed", name: "Ambushed", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8, "surprised": 6},
   armour: ["buff-coat"], kit: [(item: "rapier", at: Right)]),
  (key: "abbess", name: "Abbess", icon: "x", scores: {"cleric": 2, "Willpower": 16, "Wounds": 8}),
  (key: "sage", name: "Sage", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8, "Intelligence": 13}),
  (key: "wary", name: "Wary", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8, "surprised": 2},
   kit: [(item: "rapier", at: Right)]),
  (key: "pistol", name: "Pistol", icon: "x", scores: {"ranger": 1, "BS": 3, "Wounds": 8}, kit: [(item: "pistol", at: Right)]),
  (key: "pikeman", name: "Pikeman", icon: "x", scores: {"townsman": 1, "Wounds": 8}, kit: [(item: "spear", at: Right)]),
  (key: "runner", name: "Runner", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}),
  (key: "thief", name: "Thief", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8},
   kit: [(item: "purse", at: Belt), (item: "oil", at: Belt)]),
  (key: "butcher", name: "Butcher", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "meat", at: Belt)]),
  (key: "hound", name: "Hound", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8, "pace": 6, "chases": 1, "greedy": 1, "morale": 7}),
  (key: "coward", name: "Coward", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8, "morale": 7}),
  (key: "captain", name: "Captain", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8, "Leadership": 16}),
  (key: "drinker", name: "Drinker", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "draught", at: Belt)]),
  (key: "netter", name: "Netter", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "net", at: Right)]),
  (key: "catcher", name: "Catcher", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "mancatcher", at: Both)]),
  (key: "choker", name: "Choker", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "garrote", at: Both)]),
  (key: "wolf", name: "Wolf", icon: "x", scores: {"beast": 2, "class": 13, "pace": 9}, kit: [(item: "teeth", at: Both)]),
  (key: "bear", name: "Bear", icon: "x", scores: {"beast": 4, "class": 12, "large": 1, "grapples": 1}, kit: [(item: "teeth", at: Both)]),
  (key: "giant", name: "Giant", icon: "x", scores: {"beast": 8, "class": 5, "large": 1, "huge": 1}, kit: [(item: "teeth", at: Both)]),
  (key: "mage", name: "Mage", icon: "x", scores: {"magic-user": 2, "Wounds": 8, "dart-of-force": 1, "ward": 1, "sleep": 1},
   kit: [(item: "staff", at: Both)]),
  (key: "priest", name: "Priest", icon: "x", scores: {"cleric": 2, "WS": 1, "Wounds": 8, "cure": 1, "bless": 1, "command": 1},
   kit: [(item: "holy-symbol", at: Left), (item: "club", at: Right)]),
"#;

/// A battle on an open board of 11 by 11; the first side wins the initiative of every round that
/// the given dice reach.
pub fn sides(one: &[(&str, &str)], two: &[(&str, &str)], faces: &[u8]) -> Battle {
    on(&"\"...........\",".repeat(11), one, two, faces)
}

/// The same on a map of one's own, rows of quoted letters.
pub fn on(rows: &str, one: &[(&str, &str)], two: &[(&str, &str)], faces: &[u8]) -> Battle {
    let placed = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(who, at)| ((*who).to_owned(), (*at).to_owned())).collect()
    };
    let (one, two) = (placed(one), placed(two));
    fn facing(list: &[(String, String)]) -> Vec<(&str, &str, &str)> {
        list.iter().map(|(who, at)| (who.as_str(), at.as_str(), "N")).collect()
    }
    let given: Vec<u8> = [6, 1].iter().chain(faces).copied().collect();
    let dice = Dice::given(given, Some(1));
    let mut battle = riposte_trial::battle_on(
        riposte_lengths::Lengths,
        rows,
        ROSTER,
        &[&facing(&one), &facing(&two)],
        dice,
    );
    battle.drain_events();
    battle
}

/// The number of a figure, by its key.
pub fn id(battle: &Battle, key: &str) -> FigureId {
    battle.table().find(key).unwrap_or_else(|| panic!("nobody is called {key}"))
}

/// Changes what the rulebook keeps of a figure.
pub fn set(battle: &mut Battle, key: &str, change: impl FnOnce(&mut Fighter)) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Fighter>(entity).unwrap());
}

/// What the rulebook keeps of a figure.
pub fn fighter(battle: &Battle, key: &str) -> Fighter {
    battle.table().get::<Fighter>(id(battle, key)).clone()
}

/// Wounds and Stamina left.
pub fn life(battle: &Battle, key: &str) -> (i32, i32) {
    let (view, figure) = (BookView::new(battle.world()), id(battle, key));
    (view.wounds(figure), view.stamina(figure))
}

/// A blow of one at another with a weapon and mode, as they stand.
pub fn blow(battle: &Battle, by: &str, target: &str, arm: &str) -> Blow {
    let (by, target) = (id(battle, by), id(battle, target));
    let view = BookView::new(battle.world());
    let named = |strike: &riposte_lengths::view::Strike| {
        let weapon = battle.table().armoury().weapon(strike.item.weapon);
        format!("{}.{}", weapon.key, strike.mode.key) == arm
    };
    let strike = view.strikes(by).find(named).unwrap_or_else(|| panic!("{arm} is not ready"));
    Blow::now(view, by, target, strike.arm)
}

/// Its roll to hit.
pub fn roll(battle: &Battle, blow: Blow) -> Contest {
    let view = BookView::new(battle.world());
    contest(view, &blow, &view.strike(blow.by, blow.arm).unwrap())
}

/// What is added to the die, and the armour class.
pub fn numbers(battle: &Battle, by: &str, target: &str, arm: &str) -> (i32, i32) {
    let contest = roll(battle, blow(battle, by, target, arm));
    (contest.roll.basic(), contest.limit().unwrap().value.basic())
}

/// The chance that a blow hits its target.
pub fn hits(battle: &Battle, blow: Blow) -> Chance {
    let view = BookView::new(battle.world());
    deed(view, blow).chance(|end| end.is_some_and(|harm| harm.who == blow.target))
}

/// One side's figure acts, whoever of it the question is about.
pub fn turn_of(battle: &mut Battle, key: &str) {
    if question(battle) == "who" {
        say(battle, &format!("pick {key}:"));
    }
    assert_eq!((question(battle), asked(battle).as_str()), ("act", key));
}
