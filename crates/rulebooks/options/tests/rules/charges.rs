//! Charges and the pole weapons that meet them (OPT-115, OPT-612 to OPT-614), and the shield-rush
//! that is one (OPT-641).
use crate::common::*;
use riposte_options::rolls::Blow;
use riposte_options::spells::{Spell, Spells};
use riposte_options::step::{Step, Turn};
use riposte_options::view::BookView;
use riposte_options::words::BLUR;

/// The blow with a figure's pole weapon: what the dice must not exceed, and how many times its
/// damage counts.
fn pole_blow(battle: &Battle, by: &str, target: &str) -> (i32, i32) {
    let rules = BookView::new(battle.world());
    let arm = rules.poles(id(battle, by)).next().unwrap().arm;
    let blow = Blow::now(rules, id(battle, by), id(battle, target), arm);
    (rules.attack_value(blow).basic(), rules.damage(blow).1)
}

/// The first charges at the second; the figure that is first by the rules is asked.
fn declared(figures: &[(&str, &str, &str)]) -> Battle {
    let mut battle = battle(figures, Dice::seeded(1));
    charges(&mut battle, figures[0].0);
    battle
}

#[test]
fn opt_115_612_613_who_has_struck_in_its_charge_is_still_met_by_a_slower_pole_weapon() {
    let mut battle = declared(&[("spear", "F5", "N"), ("pike", "F4", "S")]);
    set(&mut battle, "pike", |pike| pike.hits_last = 5);
    battle.world_mut().resource_mut::<Turn>().step = Step::Slot;
    refresh(&mut battle);
    assert_eq!((asked(&battle), question(&battle)), ("spear".into(), "pole-first"));
    dice(&mut battle, &[6, 5, 5]);
    say(&mut battle, "attack @pike spear.thrust");
    assert_eq!((asked(&battle), question(&battle)), ("pike".into(), "pole-first"));
    assert_eq!(pole_blow(&battle, "pike", "spear"), (9 - 2 + 2, 2));
}

#[test]
fn opt_614_who_does_something_else_after_all_charges_no_longer() {
    let mut battle = declared(&[("quick", "F5", "N"), ("halberd", "F4", "S")]);
    script(&mut battle, &["later", "done"]);
    assert_eq!((asked(&battle), question(&battle)), ("halberd".into(), "act"));
    assert_eq!(pole_blow(&battle, "halberd", "quick"), (10, 1));
}

/// A slow guard comes three hexes to a halberd and says nothing of an attack.
fn silent() -> Battle {
    let dice = Dice::given([6, 1], Some(1));
    let mut battle = battle(&[("guard", "F8", "N"), ("halberd", "F4", "S")], dice);
    say(&mut battle, "first");
    script(&mut battle, &["move F5", "face >N", "done", "stay", "face >S", "done"]);
    assert_eq!((asked(&battle), question(&battle)), ("guard".into(), "charge"));
    battle
}

#[test]
fn opt_614_who_came_up_to_a_pole_weapon_in_silence_says_before_the_actions_whether_it_attacks() {
    let mut battle = silent();
    assert_eq!(open(&battle), ["attack", "dodge", "defend", "kneel", "lie-down", "done"]);
    say(&mut battle, "attack");
    assert_eq!((asked(&battle), question(&battle)), ("halberd".into(), "pole-first"));
    assert_eq!(pole_blow(&battle, "halberd", "guard"), (10 + 2, 2));
}

#[test]
fn opt_614_who_holds_back_from_a_pole_weapon_does_not_attack_this_turn() {
    let mut battle = silent();
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("halberd".into(), "act"));
    assert_eq!(pole_blow(&battle, "halberd", "guard"), (10, 1));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("guard".into(), "act"));
    assert!(!verbs(&battle).iter().any(|verb| verb == "attack" || verb == "shield-rush"));
    assert_eq!(closed(&battle, "attack").as_deref(), Some("has not said that it attacks"));
    assert_eq!(closed(&battle, "shield-rush").as_deref(), Some("has not said that it attacks"));
    assert!(can(&battle, "defend"));
}

#[test]
fn opt_614_nobody_is_asked_where_no_pole_weapon_waits() {
    let dice = Dice::given([6, 1], Some(1));
    let mut battle = battle(&[("guard", "F8", "N"), ("knife", "F4", "S")], dice);
    say(&mut battle, "first");
    script(&mut battle, &["move F5", "face >N", "done", "stay", "face >S", "done"]);
    while question(&battle) == "change" {
        say(&mut battle, "keep");
    }
    assert_eq!((asked(&battle), question(&battle)), ("knife".into(), "act"));
}

#[test]
fn opt_614_641_a_shield_rush_is_an_attack_and_so_a_charge() {
    let mut battle = battle(&[("guard", "F5", "N"), ("halberd", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "guard");
    came(&mut battle, "guard", 2);
    refresh(&mut battle);
    dice(&mut battle, &[6, 5, 5]);
    say(&mut battle, "shield-rush @halberd");
    assert!(BookView::new(battle.world()).charging(id(&battle, "guard")));
    assert_eq!(question(&battle), "pole-first");
    assert_eq!(pole_blow(&battle, "halberd", "guard"), (12, 2));
}

#[test]
fn opt_641_643_911_a_shield_rush_counts_blur_and_a_wait() {
    let mut battle = battle(&[("guard", "F5", "N"), ("sword", "F4", "S")], Dice::seeded(1));
    let value = |battle: &Battle| {
        let rules = BookView::new(battle.world());
        let attack = rules.rush_attack(FigureId(0), FigureId(1)).unwrap();
        attack.limit().unwrap().value.basic()
    };
    assert_eq!(value(&battle), 7);
    set(&mut battle, "guard", |guard| guard.waited = 2);
    assert_eq!(value(&battle), 9);
    let (caster, on) = (id(&battle, "sword"), id(&battle, "sword"));
    let blur = Spell { verb: BLUR, caster, on, st: 1, times: 1, left: None };
    battle.world_mut().resource_mut::<Spells>().0.push(blur);
    assert_eq!(value(&battle), 5);
}

#[test]
fn opt_641_why_a_figure_cannot_rush() {
    let mut far = battle(&[("guard", "F5", "N"), ("sword", "F1", "S")], Dice::seeded(1));
    acts(&mut far, "guard");
    assert_eq!(closed(&far, "shield-rush").as_deref(), Some("no foe next to it in front"));
    posture(&mut far, "guard", Posture::Kneeling);
    acts(&mut far, "guard");
    assert_eq!(closed(&far, "shield-rush").as_deref(), Some("began the turn kneeling"));
}

/// A javelin in the right hand, a main-gauche in the left.
const BOTH: &str = r#"
  (key: "both", name: "Both", icon: "x", scores: {"ST": 10, "DX": 9},
   kit: [(item: "javelin", at: Right), (item: "main-gauche", at: Left)]),
  (key: "sword", name: "Sword", icon: "x", scores: {"ST": 14, "DX": 10},
   kit: [(item: "broadsword", at: Right)]),
"#;

#[test]
fn opt_115_642_the_stab_after_a_first_blow_comes_in_the_usual_order() {
    let ours: &[(&str, &str, &str)] = &[("both", "F5", "N")];
    let foes: &[(&str, &str, &str)] = &[("sword", "F4", "S")];
    let mut battle =
        riposte_trial::battle(riposte_options::Options, BOTH, &[ours, foes], Dice::seeded(1));
    charges(&mut battle, "both");
    assert_eq!((asked(&battle), question(&battle)), ("both".into(), "pole-first"));
    dice(&mut battle, &[6, 5, 5]);
    say(&mut battle, "attack @sword javelin.thrust");
    assert_eq!((asked(&battle), question(&battle)), ("sword".into(), "act"));
    say(&mut battle, "done");
    assert_eq!((asked(&battle), question(&battle)), ("both".into(), "off-hand"));
    dice(&mut battle, &[1, 2, 2, 4]);
    say(&mut battle, "attack @sword main-gauche.stab");
    assert_eq!(hits(&battle, "sword"), 3);
    assert_ne!(question(&battle), "off-hand", "and no second one");
}

/// Those of the first example on the page.
const WAITS: &str = r#"
  (key: "sigrid", name: "Sigrid", icon: "x", scores: {"ST": 13, "DX": 11}, armour: ["leather"],
   kit: [(item: "halberd", at: Both)]),
  (key: "hroald", name: "Hroald", icon: "x", scores: {"ST": 13, "DX": 11}, armour: ["leather"],
   kit: [(item: "broadsword", at: Right), (item: "large-shield", at: Left)]),
"#;

fn waits(hroald: &str) -> Battle {
    let ours: &[(&str, &str, &str)] = &[("hroald", hroald, "N")];
    let foes: &[(&str, &str, &str)] = &[("sigrid", "F4", "S")];
    riposte_trial::battle(
        riposte_options::Options,
        WAITS,
        &[ours, foes],
        Dice::given([6, 1], Some(1)),
    )
}

#[test]
fn opt_115_612_613_614_805_a_halberd_waits() {
    let mut battle = waits("F9");
    script(&mut battle, &["first", "move F5", "face >N", "attack"]);
    script(&mut battle, &["stay", "face >S", "done"]);
    until(&mut battle, "pole-first");
    assert_eq!(asked(&battle), "sigrid");
    assert_eq!(pole_blow(&battle, "sigrid", "hroald"), (11 - 2 + 2, 2));
    dice(&mut battle, &[4, 4, 2, 5, 4]);
    say(&mut battle, "attack @hroald halberd.strike");
    assert_eq!(hits(&battle, "hroald"), 14);
    assert_eq!(battle.table().harm(id(&battle, "hroald")).life, Life::Dead);
    // Without the charge the same damage dice do five hits, and shake him.
    let mut battle = waits("F5");
    acts(&mut battle, "sigrid");
    dice(&mut battle, &[3, 3, 3, 5, 4]);
    say(&mut battle, "attack @hroald halberd.strike");
    assert_eq!(hits(&battle, "hroald"), 5);
    assert_eq!(combatant(&battle, "hroald").hits_now, 5);
}
