//! A table for tests: figures are put where a test wants them, at the moment of the turn that
//! it wants, and choices are given in the notation.
#![allow(dead_code)]

pub mod archers;
pub mod magic;
pub mod moving;

use riposte_options::bonds;
use riposte_options::combatant::{Combatant, Status, TurnRecord};
use riposte_options::step::{Step, Turn};
use riposte_options::view::BookView;
use riposte_rules::battle::Figures;
pub use riposte_rules::prelude::*;
#[allow(unused_imports)]
pub use riposte_trial::{
    asked, can, closed, dice, log, open, question, refresh, rolled, say, script, until, verbs,
};

/// Figures with round numbers: DX 10 unless said otherwise.
pub const ROSTER: &str = r#"
  (key: "sword", name: "Sword", icon: "x", scores: {"ST": 14, "DX": 10},
   kit: [(item: "broadsword", at: Right), (item: "dagger", at: Belt)]),
  (key: "guard", name: "Guard", icon: "x", scores: {"ST": 13, "DX": 11}, armour: ["chainmail"],
   kit: [(item: "broadsword", at: Right), (item: "large-shield", at: Left)]),
  (key: "quick", name: "Quick", icon: "x", scores: {"ST": 10, "DX": 14},
   kit: [(item: "rapier", at: Right), (item: "main-gauche", at: Left)]),
  (key: "spear", name: "Spear", icon: "x", scores: {"ST": 14, "DX": 10},
   kit: [(item: "spear", at: Right), (item: "dagger", at: Belt)]),
  (key: "halberd", name: "Halberd", icon: "x", scores: {"ST": 14, "DX": 10},
   kit: [(item: "halberd", at: Both), (item: "dagger", at: Belt)]),
  (key: "pike", name: "Pike", icon: "x", scores: {"ST": 15, "DX": 9},
   kit: [(item: "pike-axe", at: Both)]),
  (key: "archer", name: "Archer", icon: "x", scores: {"ST": 10, "DX": 14},
   kit: [(item: "small-bow", at: Both), (item: "shortsword", at: Belt)]),
  (key: "bolt", name: "Bolt", icon: "x", scores: {"ST": 14, "DX": 10},
   kit: [(item: "light-crossbow", at: Both), (item: "shortsword", at: Belt)]),
  (key: "thrower", name: "Thrower", icon: "x", scores: {"ST": 11, "DX": 13},
   kit: [(item: "dagger", at: Right), (item: "small-axe", at: Belt)]),
  (key: "bare", name: "Bare", icon: "x", scores: {"ST": 12, "DX": 12}),
  (key: "knife", name: "Knife", icon: "x", scores: {"ST": 12, "DX": 12},
   kit: [(item: "dagger", at: Right)]),
  (key: "rafe", name: "Rafe", icon: "x", scores: {"ST": 10, "DX": 14}, armour: ["cloth"],
   kit: [(item: "dagger", at: Right)]),
  (key: "tam", name: "Tam", icon: "x", scores: {"ST": 13, "DX": 11},
   kit: [(item: "club", at: Right), (item: "dagger", at: Belt)]),
  (key: "wizard", name: "Wizard", icon: "x",
   scores: {"ST": 10, "DX": 11, "IQ": 13, "magic-fist": 1, "blur": 1, "drop-weapon": 1,
     "slow": 1, "clumsiness": 1, "trip": 1, "fireball": 1, "stone-flesh": 1, "illusion": 1},
   kit: [(item: "staff", at: Right)]),
"#;

/// A battle on an open board of 11 by 11: each figure by key, hex and facing (an empty hex:
/// in reserve), the first alone against the others.
pub fn battle(figures: &[(&str, &str, &str)], dice: Dice) -> Battle {
    sides(&[&figures[..1], &figures[1..]], dice)
}

/// The same with the figures of each side.
pub fn sides(sides: &[&[(&str, &str, &str)]], dice: Dice) -> Battle {
    riposte_trial::battle(riposte_options::Options, ROSTER, sides, dice)
}

/// The number of a figure, by its key.
pub fn id(battle: &Battle, key: &str) -> FigureId {
    battle.table().find(key).unwrap_or_else(|| panic!("nobody is called {key}"))
}

/// Changes what the rulebook keeps of a figure.
pub fn set(battle: &mut Battle, key: &str, change: impl FnOnce(&mut Combatant)) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Combatant>(entity).unwrap());
}

/// What the rulebook keeps of a figure.
pub fn combatant(battle: &Battle, key: &str) -> Combatant {
    battle.table().get::<Combatant>(id(battle, key)).clone()
}

/// The status of a figure as it stands.
pub fn status(battle: &Battle, key: &str) -> Status {
    BookView::new(battle.world()).status(id(battle, key))
}

/// A figure has come so many hexes this turn, and was free before.
pub fn came(battle: &mut Battle, key: &str, hexes: u8) {
    set(battle, key, |combatant| {
        combatant.turn.moved = hexes;
        combatant.turn.start = Status::Disengaged;
        combatant.turn.before = Status::Disengaged;
    });
}

/// Changes the posture of a figure; before `acts` or `slots`, which note it.
pub fn posture(battle: &mut Battle, key: &str, posture: Posture) {
    let figure = id(battle, key);
    riposte_rules::battle::take_posture(battle.world_mut(), figure, posture);
}

/// Goes to the action phase as if nobody had moved: everybody's status is noted as it is.
fn to_actions(battle: &mut Battle, step: Step) {
    battle.world_mut().resource_mut::<riposte_rules::battle::TurnNumber>().0 = 1;
    let figures: Vec<FigureId> = battle.table().figures().collect();
    for figure in figures {
        let key = battle.table().sheet(figure).key.clone();
        let now = status(battle, &key);
        let stature = battle.table().posture(figure);
        set(battle, &key, |combatant| {
            combatant.turn = TurnRecord {
                start: now,
                before: now,
                after: now,
                stature,
                gone: true,
                ..TurnRecord::default()
            };
        });
    }
    battle.world_mut().resource_mut::<Turn>().step = step;
    refresh(battle);
    battle.drain_events();
}

/// A figure's action has come.
pub fn acts(battle: &mut Battle, key: &str) {
    let figure = id(battle, key);
    to_actions(battle, Step::Act(figure));
}

/// The action phase begins; the figure that is first by the rules is asked.
pub fn slots(battle: &mut Battle) {
    to_actions(battle, Step::Slot);
}

/// Goes to the action phase, in which a figure has come three hexes and has declared an attack: it
/// charges.
pub fn charges(battle: &mut Battle, key: &str) {
    slots(battle);
    came(battle, key, 3);
    set(battle, key, |charger| charger.turn.declared = Some(riposte_options::words::ATTACK));
    battle.world_mut().resource_mut::<Turn>().step = Step::Slot;
    refresh(battle);
}

/// A figure's action has come, after its TurnRecord were changed: how far it moved, its status
/// before it moved.
pub fn acts_after(battle: &mut Battle, key: &str, change: impl FnOnce(&mut TurnRecord)) {
    acts(battle, key);
    set(battle, key, |combatant| change(&mut combatant.turn));
    refresh(battle);
    battle.drain_events();
}

/// The side of a figure moves it now.
pub fn moves(battle: &mut Battle, key: &str) {
    let figure = id(battle, key);
    let before = status(battle, key);
    set(battle, key, |combatant| combatant.turn.before = before);
    battle.world_mut().resource_mut::<Turn>().step = Step::Move(0, figure);
    refresh(battle);
    battle.drain_events();
}

/// Puts figures into a scuffle in a hex, as if they had been in it for long.
pub fn pile(battle: &mut Battle, hex: &str, keys: &[&str]) {
    let hex = riposte_rules::board::parse_hex(hex).unwrap();
    for key in keys {
        let figure = id(battle, key);
        riposte_rules::battle::move_to(battle.world_mut(), figure, hex, true);
        posture(battle, key, Posture::Prone);
    }
    for (number, one) in keys.iter().enumerate() {
        for other in &keys[number + 1..] {
            let (one, other) = (id(battle, one), id(battle, other));
            bonds::begin(battle.world_mut(), one, bonds::GRAPPLES, other);
        }
    }
}

/// One holds another down, for so many turns yet.
pub fn pin(battle: &mut Battle, one: &str, other: &str, turns: u8) {
    set(battle, other, |combatant| combatant.held = turns);
    let (one, other) = (id(battle, one), id(battle, other));
    bonds::begin(battle.world_mut(), one, bonds::PINS, other);
}

/// For how many turns yet a figure is pinned.
pub fn held(battle: &Battle, key: &str) -> Option<u8> {
    let pinned = BookView::new(battle.world()).pinned(id(battle, key));
    pinned.then(|| combatant(battle, key).held)
}

/// Whether a figure is in a scuffle.
pub fn grappled(battle: &Battle, key: &str) -> bool {
    BookView::new(battle.world()).grappled(id(battle, key))
}

/// Where a figure is, by the name of the hex.
pub fn place(battle: &Battle, key: &str) -> String {
    riposte_rules::board::hex_name(battle.table().hex(id(battle, key)))
}

/// How a figure holds itself.
pub fn stands(battle: &Battle, key: &str) -> Posture {
    battle.table().posture(id(battle, key))
}

/// What a figure has ready, by key, bare hands left out.
pub fn holds(battle: &Battle, key: &str) -> Vec<String> {
    let rules = BookView::new(battle.world());
    let ready = rules.table.arms(id(battle, key)).ready();
    let weapons = ready.map(|(_, item)| rules.table.armoury().weapon(item.weapon));
    weapons.filter(|weapon| !weapon.natural).map(|weapon| weapon.key.clone()).collect()
}

/// Hits a figure has taken.
pub fn hits(battle: &Battle, key: &str) -> i32 {
    combatant(battle, key).hits
}
