//! The log as it is folded: one line for what happened, its parts on demand.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use riposte_trial::folded;

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
