//! What is in a pack has to be got out of it.

use crate::common::*;

fn place_of(battle: &Battle, item: u8) -> Place {
    battle.table().arms(id(battle, "hob")).item(item).unwrap().at
}

/// A second of a long action, and one of the other figure.
fn second(battle: &mut Battle, work: &str) {
    say(battle, "long-action");
    if question(battle) == "act" {
        say(battle, work);
    }
    script(battle, &["concentrate", "done"]);
}

#[test]
fn man_523_a_pack_comes_off_in_a_die_of_seconds_and_gives_its_things_in_two() {
    // Two seconds for the pack, three for the knife.
    let mut battle = battle(&[("hob", "E5", "S"), ("ivo", "E9", "N")], &[2, 1, 2]);
    assert!(verbs(&battle).contains(&"long-action".to_owned()));
    assert!(!verbs(&battle).contains(&"fast-draw".to_owned()));
    let load = |battle: &Battle| BookView::new(battle.world()).weight(id(battle, "hob"));
    let loaded = load(&battle);
    assert!(loaded > 0);
    second(&mut battle, "work axe =5");
    assert_eq!(fighter(&battle, "hob").pack, None);
    second(&mut battle, "work axe =5");
    assert!(fighter(&battle, "hob").pack.is_some(), "it lies on the ground");
    assert_eq!(load(&battle), 0, "and does not weigh on its back");
    for left in [2, 1, 0] {
        second(&mut battle, "work knife =6");
        assert_eq!(fighter(&battle, "hob").work.map_or(0, |work| work.left), left);
    }
    assert_eq!((place_of(&battle, 0), place_of(&battle, 1)), (Place::Pack, Place::Right));
}

#[test]
fn man_523_a_pack_lies_where_it_was_put_down() {
    let mut battle = battle(&[("hob", "E5", "S"), ("ivo", "E9", "N")], &[1, 2, 2]);
    second(&mut battle, "work axe =5");
    // Beside it, its things are at hand; two hexes away no longer.
    script(&mut battle, &["move", "step E4", "turn >S", "done", "concentrate", "done"]);
    assert!(verbs(&battle).contains(&"long-action".to_owned()), "{:?}", open(&battle));
    script(&mut battle, &["move", "step E3", "turn >S", "done", "concentrate", "done"]);
    assert!(!verbs(&battle).contains(&"long-action".to_owned()));
    // Taken off with both hands it is begun anew after a dodge; the search goes on.
    let rules = BookView::new(battle.world());
    let row = |key: &str| rules.tables.works.iter().find(|row| row.key == key).unwrap();
    assert!(!row("pack-off").goes_on && row("pack").goes_on);
}
