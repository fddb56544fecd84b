//! A field with a rider on a mount against one on foot.

use riposte_reactions::memory::Hit;
use riposte_reactions::mounted::steed::Steed;
use riposte_reactions::view::BookView;
use riposte_rules::battle::Figures;
use riposte_rules::figure::{Spot, WeaponId};
use riposte_rules::prelude::*;
use riposte_trial::{open, question, refresh, say};

use super::{ROSTER, acting};

/// Riders, mounts, and those on foot.
pub const RIDERS: &str = r#"
  (key: "rider", name: "Rider", icon: "x",
   scores: {"ST": 4, "CO": 1, "CO adjusted": 1, "PE": 0, "WP": 2, "Combat": 6, "Melee": 5, "Polearm": 6, "Riding": 4,
     "Tactics": 4, "Athletics": 4},
   kit: [(item: "broadsword", at: Right), (item: "lance", at: Back)]),
  (key: "novice", name: "Novice", icon: "x",
   scores: {"ST": 4, "CO": 1, "CO adjusted": 1, "PE": 0, "WP": 2, "Combat": 6, "Melee": 5, "Tactics": 4},
   kit: [(item: "broadsword", at: Right)]),
  (key: "lancer", name: "Lancer", icon: "x",
   scores: {"ST": 4, "CO": 1, "CO adjusted": 1, "PE": 0, "WP": 2, "Combat": 4, "Melee": 5, "Polearm": 5, "Riding": 7,
     "Tactics": 4, "Athletics": 4},
   kit: [(item: "lance", at: Right), (item: "large-shield", at: Left)]),
  (key: "hurler", name: "Hurler", icon: "x", scores: {"Combat": 4, "Throwing": 5, "Riding": 7},
   kit: [(item: "javelin", at: Right)]),
  (key: "horse", name: "Horse", icon: "x", shape: Long,
   scores: {"warhorse": 0, "tack": 1, "ST": 6, "CO": 1, "CO adjusted": 1, "PE": 1, "WP": 2, "Combat": 5, "Tactics": 1}),
  (key: "foot", name: "Foot", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0, "WP": 1, "Combat": 4, "Melee": 4, "Tactics": 1, "Athletics": 4},
   kit: [(item: "broadsword", at: Right)]),
  (key: "piker", name: "Piker", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0, "WP": 1, "Combat": 4, "Polearm": 6, "Tactics": 1, "Athletics": 4},
   kit: [(item: "pike", at: Both)]),
"#;

/// A rider on a mount that looks north, its foremost hex as given, against one on foot; the rider
/// acts, everybody has 20 action points.
pub fn field(rider: &str, at: &str, foe: (&str, &str, &str)) -> Battle {
    let row = "\"...........\",".repeat(16);
    let (who, there, way) = foe;
    let text = format!(
        r#"(name: "Field", rulebook: "reactions", rows: [{row}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "{rider}", at: "{at}", facing: N, rides: "horse"),
                                        (who: "horse", at: "{at}", facing: N)]),
                (name: "Two", figures: [(who: "{who}", at: "{there}", facing: {way})])])"#
    );
    acting(riposte_trial::battle_of(riposte_reactions::Reactions, &text, Dice::seeded(1)))
}

/// A figure by its key.
pub fn id(battle: &Battle, key: &str) -> FigureId {
    battle.table().find(key).unwrap()
}

/// Changes what is kept of a mount.
pub fn steed(battle: &mut Battle, key: &str, change: impl FnOnce(&mut Steed)) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Steed>(entity).unwrap());
}

/// Sets the gait of the mount.
pub fn gait(battle: &mut Battle, gait: u8) {
    steed(battle, "horse", |steed| steed.gait = gait);
    refresh(battle);
}

/// The mount's phase comes: everybody else is through or waits.
pub fn mount_acts(battle: &mut Battle) {
    let horse = id(battle, "horse");
    for _ in 0..200 {
        let asked = battle.decision().unwrap().figure;
        match question(battle) {
            "act" if asked == horse => return,
            "act" => say(battle, "done"),
            "now-or-later" => say(battle, if asked == horse { "now" } else { "later" }),
            _ => {
                let decline = battle.decision().unwrap().decline;
                battle.submit(decline).unwrap();
            }
        }
    }
    panic!("the mount is never asked");
}

/// The movements that are open.
pub fn rides(battle: &Battle) -> Vec<String> {
    open(battle).into_iter().filter(|choice| choice.starts_with("ride")).collect()
}

/// Declines everything until a question comes up.
pub fn decline_until(battle: &mut Battle, wanted: &str) {
    decline_until_any(battle, &[wanted]);
}

/// The same, until one of several comes up.
pub fn decline_until_any(battle: &mut Battle, wanted: &[&str]) {
    for _ in 0..60 {
        if wanted.contains(&question(battle)) {
            return;
        }
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    panic!("none of {wanted:?} is ever asked");
}

/// The basic damage of a blow that hits the chest with a margin of 4.
pub fn damage_of(battle: &Battle, by: &str, target: &str, weapon: &str) -> i32 {
    let view = BookView::new(battle.world());
    let (by, target) = (id(battle, by), id(battle, target));
    let key = |weapon: WeaponId| &battle.table().armoury().weapon(weapon).key;
    let strike = view.ready_strikes(by).find(|strike| key(strike.item.weapon) == weapon).unwrap();
    let hit = Hit {
        by,
        target,
        arm: strike.arm,
        weapon: strike.item.weapon,
        spot: Spot(3),
        margin: 8,
        striker_wounds: 0,
        striker_daze: 0,
        target_wounds: 0,
        from: Facing::N,
        runs: false,
        damage: 0,
        level: 0,
    };
    view.damage_roll(&hit).basic()
}
