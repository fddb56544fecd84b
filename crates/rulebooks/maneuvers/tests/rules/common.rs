//! A table for tests: figures are put where a test wants them, choices are given in the notation.

pub use riposte_maneuvers::fighter::Fighter;
pub use riposte_maneuvers::melee::blow::Blow;
pub use riposte_maneuvers::view::BookView;
pub use riposte_maneuvers::words::*;
use riposte_rules::battle::Figures;
pub use riposte_rules::prelude::*;
pub use riposte_trial::{
    asked, can, closed, log, open, question, refresh, say, script, until, verbs,
};

/// Figures with round numbers; each has a Move of its own, so that no lots are drawn.
pub const ROSTER: &str = r#"
  (key: "carlos", name: "Carlos", icon: "x", armour: ["cloth"],
   scores: {"ST": 12, "DX": 13, "IQ": 10, "HT": 12, "Move": 6, "Broadsword": 17, "Tactics": 12},
   kit: [(item: "broadsword", at: Right)]),
  (key: "raoul", name: "Raoul", icon: "x",
   scores: {"ST": 10, "DX": 10, "IQ": 11, "HT": 12, "Move": 5, "Axe": 11, "Tactics": 12},
   kit: [(item: "axe", at: Right)]),
  (key: "ada", name: "Ada", icon: "x",
   scores: {"ST": 11, "DX": 12, "IQ": 10, "HT": 12, "Move": 8, "Broadsword": 13, "Body Language": 14},
   kit: [(item: "broadsword", at: Right)]),
  (key: "bor", name: "Bor", icon: "x", armour: ["cloth"],
   scores: {"ST": 11, "DX": 10, "IQ": 10, "HT": 12, "Move": 7, "Broadsword": 15, "Shield": 12},
   kit: [(item: "broadsword", at: Right), (item: "medium-shield", at: Left)]),
  (key: "cat", name: "Cat", icon: "x",
   scores: {"ST": 11, "DX": 12, "IQ": 10, "HT": 12, "Move": 4, "Shortsword": 13},
   kit: [(item: "shortsword", at: Right), (item: "shortsword", at: Left)]),
  (key: "dirk", name: "Dirk", icon: "x",
   scores: {"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 3, "Spear": 13},
   kit: [(item: "spear", at: Both), (item: "knife", at: Belt)]),
  (key: "eve", name: "Eve", icon: "x",
   scores: {"ST": 18, "DX": 12, "IQ": 10, "HT": 12, "Move": 2, "Axe": 13},
   kit: [(item: "axe", at: Right), (item: "large-shield", at: Back)]),
  (key: "fay", name: "Fay", icon: "x",
   scores: {"ST": 11, "DX": 12, "IQ": 10, "HT": 12, "Move": 9, "Bow": 14, "Shortsword": 12, "Fast-Draw": 13,
            "Acrobatics": 13, "Throwing": 11},
   kit: [(item: "short-bow", at: Both), (item: "shortsword", at: Belt)]),
  (key: "gus", name: "Gus", icon: "x", armour: ["plate"],
   scores: {"ST": 12, "DX": 12, "IQ": 10, "HT": 12, "Move": 1, "Axe": 13, "Shield": 13},
   kit: [(item: "mace", at: Right), (item: "large-shield", at: Left)]),
  (key: "ivo", name: "Ivo", icon: "x",
   scores: {"ST": 11, "DX": 12, "IQ": 10, "HT": 12, "Move": 10, "Knife": 14},
   kit: [(item: "knife", at: Right)]),
  (key: "hal", name: "Hal", icon: "x",
   scores: {"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 12, "Polearm": 13},
   kit: [(item: "halberd", at: Both)]),
  (key: "hob", name: "Hob", icon: "x",
   scores: {"ST": 10, "DX": 12, "IQ": 10, "HT": 12, "Move": 11, "Axe": 12, "Knife": 12},
   kit: [(item: "axe", at: Pack), (item: "knife", at: Pack)]),
  (key: "kim", name: "Kim", icon: "x",
   scores: {"ST": 16, "DX": 15, "IQ": 10, "HT": 12, "Move": 13, "Knife": 14, "Brawling": 15},
   kit: [(item: "knife", at: Right)]),
"#;

/// A battle on an open board of 11 by 11, the first figure against the others.
pub fn battle(figures: &[(&str, &str, &str)], faces: &[u8]) -> Battle {
    let given = Dice::given(faces.iter().copied(), Some(1));
    let mut battle = riposte_trial::battle(
        riposte_maneuvers::Maneuvers,
        ROSTER,
        &[&figures[..1], &figures[1..]],
        given,
    );
    battle.drain_events();
    battle
}

/// Two next to each other, looking at each other.
pub fn duel(one: &str, other: &str, faces: &[u8]) -> Battle {
    battle(&[(one, "E5", "S"), (other, "E6", "N")], faces)
}

/// Hal, with so much skill, thrusts a halberd past others at Ina. Gus has empty hands.
pub fn thrust_past(polearm: i32, foes: &[(&str, &str, &str)], dice: Dice) -> Battle {
    let hal = format!(
        r#"(key: "hal", name: "Hal", icon: "x",
        scores: {{"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 6, "Polearm": {polearm}}},
        kit: [(item: "halberd", at: Both)])"#
    );
    let others = r#"(key: "gus", name: "Gus", icon: "x",
        scores: {"ST": 15, "DX": 12, "IQ": 10, "HT": 12, "Move": 4}),
        (key: "ina", name: "Ina", icon: "x",
        scores: {"ST": 10, "DX": 10, "IQ": 10, "HT": 12, "Move": 3})"#;
    let roster = format!("{hal}, {others}");
    let sides: [&[(&str, &str, &str)]; 2] = [&[("hal", "E6", "N")], foes];
    let mut battle = riposte_trial::battle(riposte_maneuvers::Maneuvers, &roster, &sides, dice);
    script(&mut battle, &["attack", "strike @ina halberd.thrust"]);
    battle
}

/// The number of a figure, by its key.
pub fn id(battle: &Battle, key: &str) -> FigureId {
    battle.table().find(key).unwrap_or_else(|| panic!("nobody is called {key}"))
}

/// What the rulebook keeps of a figure.
pub fn fighter(battle: &Battle, key: &str) -> Fighter {
    battle.table().get::<Fighter>(id(battle, key)).clone()
}

/// Changes what the rulebook keeps of a figure.
pub fn set(battle: &mut Battle, key: &str, change: impl FnOnce(&mut Fighter)) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Fighter>(entity).unwrap());
}

/// A figure has a maneuver, as if it had taken it in its last turn.
pub fn takes(battle: &mut Battle, key: &str, verb: Verb) {
    set(battle, key, |fighter| fighter.turn.maneuver = Some(verb));
}

/// A figure is in a posture.
pub fn posture(battle: &mut Battle, key: &str, posture: Posture) {
    let figure = id(battle, key);
    riposte_rules::battle::take_posture(battle.world_mut(), figure, posture);
    refresh(battle);
}

/// The first blow of one figure at another, as they stand.
pub fn blow(battle: &Battle, by: &str, at: &str) -> Blow {
    let rules = BookView::new(battle.world());
    let (by, at) = (id(battle, by), id(battle, at));
    let arm = rules.strikes(by).next().unwrap().arm;
    Blow::now(rules, by, at, arm)
}

/// What an attack is rolled against.
pub fn attack(battle: &Battle, by: &str, at: &str) -> i32 {
    BookView::new(battle.world()).attack_value(blow(battle, by, at)).basic()
}

/// What a defence is rolled against, of a blow whose attack was made by a margin.
pub fn defence(battle: &Battle, by: &str, at: &str, margin: i32, answer: Choice) -> i32 {
    let rules = BookView::new(battle.world());
    rules.defence_value(blow(battle, by, at), margin, &answer).unwrap().basic()
}

/// Where a figure is, by the name of the hex.
pub fn place(battle: &Battle, key: &str) -> String {
    riposte_rules::board::hex_name(battle.table().hex(id(battle, key)))
}

/// Hit points lost.
pub fn hits(battle: &Battle, key: &str) -> i32 {
    fighter(battle, key).hits
}
