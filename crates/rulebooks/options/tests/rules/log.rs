//! The log as it is folded: one line for what happened, its parts on demand.
use crate::common::*;
use riposte_trial::folded;

/// Gives a figure another DX.
fn set_dx(battle: &mut Battle, key: &str, dx: i32) {
    let entity = battle.table().entity(id(battle, key));
    battle.world_mut().get_mut::<riposte_options::combatant::Build>(entity).unwrap().dx = dx;
}

fn lines(battle: &mut Battle) -> Vec<(String, usize)> {
    let (entries, all) = folded(battle);
    let told: usize = entries.iter().map(|entry| entry.lines.len()).sum();
    assert_eq!(told, all.len(), "every line is a part of one entry");
    entries.iter().map(|entry| (entry.text(), entry.lines.len())).collect()
}

#[test]
fn opt_301_the_steps_of_a_walk_and_its_turn_are_one_line() {
    let mut battle = battle(&[("sword", "E9", "N"), ("guard", "E1", "S")], Dice::seeded(1));
    moves(&mut battle, "sword");
    script(&mut battle, &["move E6", "face >NE"]);
    let all = lines(&mut battle);
    assert_eq!(all[0], ("Sword goes to E6".to_owned(), 4), "{all:#?}");
}

#[test]
fn opt_203_204_what_settles_a_roll_by_itself_is_said_and_no_margin_that_denies_it() {
    for (dx, faces, rolled, came) in [
        (16, [6, 6, 4], "= 16, needed 16 or less → 16 or more always fails", "misses Bare"),
        (4, [2, 2, 1], "= 5, needed 4 or less → 5 or less always succeeds", "hits Bare"),
        (16, [6, 6, 5], "= 17, needed 16 or less", "misses Bare by 1"),
        (12, [4, 4, 4], "= 12, needed 12 or less", "hits Bare exactly"),
    ] {
        let mut battle = battle(&[("sword", "E6", "N"), ("bare", "E5", "S")], Dice::seeded(1));
        acts(&mut battle, "sword");
        set_dx(&mut battle, "sword", dx);
        battle.drain_events();
        dice(&mut battle, &faces);
        say(&mut battle, "attack @bare broadsword.strike");
        let (entries, parts) = folded(&mut battle);
        let begins = format!("Sword's broadsword {came}");
        let rest = entries[0].text().strip_prefix(&begins).map(str::to_owned);
        let rest = rest.unwrap_or_else(|| panic!("{begins}: {entries:#?}"));
        assert!(!rest.starts_with(" by") && !rest.starts_with(" exactly"), "{rest}");
        assert!(parts.iter().any(|part| part.contains(rolled)), "{parts:#?}");
    }
}

#[test]
fn opt_501_a_blow_is_one_line_with_its_dice_and_its_wound() {
    let mut battle = battle(&[("sword", "E6", "N"), ("bare", "E5", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    dice(&mut battle, &[3, 3, 3, 4, 4]);
    say(&mut battle, "attack @bare broadsword.strike");
    let (entries, parts) = folded(&mut battle);
    let begins = "Sword's broadsword hits Bare by 1: wound of 8 hits";
    assert!(entries[0].text().starts_with(begins), "{entries:#?}");
    for part in ["rolled 3 3 3 = 9, needed 10 or less", "rolled 4 4 = 8"] {
        assert!(parts.iter().any(|line| line.contains(part)), "{part}: {parts:#?}");
    }
}

#[test]
fn opt_403_an_attack_that_is_declared_is_told_and_binds_to_nothing() {
    let mut battle = battle(&[("sword", "E6", "N"), ("guard", "E5", "S")], Dice::seeded(1));
    until(&mut battle, "move");
    let mover = riposte_trial::asked(&battle);
    until(&mut battle, "declare");
    assert_eq!(riposte_trial::asked(&battle), mover);
    let attack = riposte_rules::decision::read(battle.table(), "attack").unwrap();
    let notes = battle.table().book().forecast(battle.world(), &attack).notes;
    assert!(notes.iter().any(|note| note.rule == "OPT-403"), "{notes:?}");
    battle.drain_events();
    say(&mut battle, "attack");
    let told = riposte_trial::log(&mut battle);
    assert!(told.iter().any(|line| line.ends_with(" plans to attack")), "{told:?}");
}
