//! The log as it is folded: one line for what happened, its parts on demand.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
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
    for (dx, faces, says) in [
        (16, [6, 6, 4], "= 16, at most 16 → 16 or more always fails, misses"),
        (4, [2, 2, 1], "= 5, at most 4 → 5 or less always succeeds, hits"),
        (16, [6, 6, 5], "= 17, at most 16, misses by 1"),
        (12, [4, 4, 4], "= 12, at most 12, hits exactly"),
    ] {
        let mut battle = battle(&[("sword", "E6", "N"), ("bare", "E5", "S")], Dice::seeded(1));
        acts(&mut battle, "sword");
        set_dx(&mut battle, "sword", dx);
        dice(&mut battle, &faces);
        say(&mut battle, "attack @bare broadsword.strike");
        let all = lines(&mut battle);
        let rest = all[0].0.split_once(says).unwrap_or_else(|| panic!("{says}: {all:#?}")).1;
        assert!(!rest.starts_with(" exactly") && !rest.starts_with(" by"), "{all:#?}");
    }
}

#[test]
fn opt_501_a_blow_is_one_line_with_its_dice_and_its_wound() {
    let mut battle = battle(&[("sword", "E6", "N"), ("bare", "E5", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    dice(&mut battle, &[3, 3, 3, 4, 4]);
    say(&mut battle, "attack @bare broadsword.strike");
    let all = lines(&mut battle);
    let blow = &all[0].0;
    let begins = "Sword attacks Bare with the broadsword (strike): attack [3 3 3] = 9, at most 10, \
                  hits by 1; damage [4 4] = 8 → 8; Bare takes a wound of 8 hits";
    assert!(blow.starts_with(begins), "{all:#?}");
}
