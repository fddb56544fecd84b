//! Illusions: made, struck at, seen through (OPT-509, OPT-905, OPT-906, OPT-911).
use crate::common::magic::*;
use crate::common::*;
use riposte_options::combatant::Status::Disengaged;
use riposte_options::view::BookView;
use riposte_options::words::*;
use riposte_rules::board::parse_hex;
use riposte_rules::figure::{Dropped, Life};

/// A wizard with a swordsman to make an illusion of, and a foe; the illusion stands at F8.
fn illusion() -> Battle {
    let sides_: [&[_]; 2] = [
        &[("wizard", "F9", "N"), ("sword", "", "S")],
        &[("knife", "F7", "S"), ("bare", "A1", "S")],
    ];
    let mut battle = sides(&sides_, Dice::seeded(1));
    acts(&mut battle, "wizard");
    assert_eq!(life(&battle, "sword"), Life::Gone);
    cast(&mut battle, "illusion F8 @sword =2", &[3, 4, 4]);
    battle
}

#[test]
fn opt_911_an_illusion_stands_beside_its_caster_and_acts_from_the_next_turn_on() {
    let mut battle = illusion();
    assert_eq!(life(&battle, "sword"), Life::Active);
    assert_eq!(battle.table().hex(id(&battle, "sword")), parse_hex("F8").unwrap());
    assert!(combatant(&battle, "sword").turn.done);
    assert!(log(&mut battle).iter().any(|line| line == "Sword appears at F8"));
    assert_eq!(format!("{:?}", status(&battle, "knife")), "Engaged", "it engages like any other");
}

#[test]
fn opt_911_an_illusion_takes_no_more_iq_than_any_wizard_has() {
    let roster = r#"
      (key: "mage", name: "Mage", icon: "x", scores: {"ST": 12, "DX": 12, "IQ": 8, "illusion": 1}),
      (key: "bare", name: "Bare", icon: "x", scores: {"ST": 12, "DX": 12}),
    "#;
    let sides_: [&[_]; 2] = [&[("mage", "F9", "N"), ("bare", "", "S")], &[("bare-2", "F2", "S")]];
    let mut battle =
        riposte_trial::battle(riposte_options::Options, roster, &sides_, Dice::seeded(1));
    acts(&mut battle, "mage");
    assert!(can(&battle, "illusion F8 @bare =2"));
}

#[test]
fn opt_911_an_illusion_strikes_and_its_blows_are_real() {
    let mut battle = illusion();
    acts(&mut battle, "sword");
    cast(&mut battle, "attack @knife broadsword.strike", &[3, 3, 3, 2, 3]);
    assert_eq!(hits(&battle, "knife"), 5);
}

#[test]
fn opt_906_an_illusion_is_gone_when_somebody_disbelieves_it() {
    for (faces, seen_through) in [([3, 3, 2], true), ([3, 3, 3], false)] {
        let mut battle = illusion();
        acts(&mut battle, "knife");
        cast(&mut battle, "disbelieve @sword", &faces);
        let wanted = if seen_through { Life::Gone } else { Life::Active };
        assert_eq!(life(&battle, "sword"), wanted, "three dice against IQ 8");
        assert_eq!(upon(&battle, "sword", ILLUSION), !seen_through);
        assert!(combatant(&battle, "knife").turn.done, "it takes the action");
    }
}

#[test]
fn opt_509_906_real_figures_cannot_be_disbelieved() {
    let mut battle = illusion();
    acts(&mut battle, "knife");
    assert!(can(&battle, "disbelieve @sword") && !can(&battle, "disbelieve @wizard"));
    posture(&mut battle, "knife", Posture::Prone);
    acts(&mut battle, "knife");
    assert!(can(&battle, "disbelieve @sword"), "without standing up");
    posture(&mut battle, "knife", Posture::Standing);
    acts_after(&mut battle, "knife", |turn| {
        (turn.start, turn.before, turn.moved) = (Disengaged, Disengaged, 2);
    });
    assert_eq!(asked(&battle), "knife");
    assert!(!can(&battle, "disbelieve @sword"));
}

#[test]
fn opt_805_911_an_illusion_struck_down_is_gone_and_leaves_no_body() {
    let mut battle = illusion();
    set(&mut battle, "sword", |combatant| combatant.hits = 13);
    acts(&mut battle, "knife");
    cast(&mut battle, "attack @sword dagger.stab", &[3, 3, 3, 6]);
    assert_eq!(life(&battle, "sword"), Life::Gone);
    assert!(!upon(&battle, "sword", ILLUSION));
    assert!(battle.world().resource::<Dropped>().things().next().is_none());
}

#[test]
fn opt_905_911_an_illusion_that_is_not_kept_up_is_gone_and_can_be_made_anew_unhurt() {
    let mut battle = illusion();
    set(&mut battle, "sword", |combatant| combatant.hits = 5);
    let sword = id(&battle, "sword");
    riposte_rules::battle::throw_down(battle.world_mut(), sword, 0);
    renewal(&mut battle);
    say(&mut battle, "let-lapse @sword");
    assert_eq!(life(&battle, "sword"), Life::Gone);
    acts(&mut battle, "wizard");
    cast(&mut battle, "illusion F8 @sword =2", &[3, 4, 4]);
    assert_eq!(life(&battle, "sword"), Life::Active);
    assert_eq!(hits(&battle, "sword"), 0);
    let rules = BookView::new(battle.world());
    assert!(rules.armed(sword), "with its sword again");
    acts(&mut battle, "wizard");
    assert_eq!(closed(&battle, "illusion").unwrap(), "has no figure to make an illusion of");
}

#[test]
fn opt_905_911_an_illusion_is_gone_with_its_caster() {
    let mut battle = illusion();
    set(&mut battle, "wizard", |combatant| combatant.hits = 7);
    acts(&mut battle, "wizard");
    cast(&mut battle, "blur @wizard =1", &[3, 3, 3]);
    assert_eq!(life(&battle, "wizard"), Life::Unconscious);
    assert_eq!(life(&battle, "sword"), Life::Gone);
}

#[test]
fn opt_911_a_snapshot_remembers_spells_and_illusions() {
    let mut battle = illusion();
    let (snapshot, hash) = (battle.snapshot(), battle.hash());
    acts(&mut battle, "knife");
    cast(&mut battle, "disbelieve @sword", &[1, 1, 1]);
    assert_ne!(battle.hash(), hash);
    battle.restore(&snapshot);
    assert_eq!(battle.hash(), hash);
    assert_eq!(life(&battle, "sword"), Life::Active);
}
