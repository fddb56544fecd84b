//! The turn after blows have knocked a figure down (OPT-802).
use crate::common::*;

/// A figure that lies, has taken so many hits last turn, and is about to act.
fn lies(key: &'static str, hits: i32) -> Battle {
    let mut battle = battle(&[(key, "F9", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    posture(&mut battle, key, Posture::Fallen);
    set(&mut battle, key, |figure| figure.hits_last = hits);
    acts(&mut battle, key);
    battle
}

#[test]
fn opt_802_who_was_knocked_down_by_blows_does_nothing_but_get_up_the_next_turn() {
    for (key, verb) in [("bolt", "fire"), ("wizard", "trip")] {
        assert!(verbs(&lies(key, 7)).contains(&verb.to_owned()), "{key} fell by something else");
        let felled = lies(key, 8);
        assert_eq!(verbs(&felled), ["stand-up", "done"], "{key}");
        assert_eq!(closed(&felled, verb).as_deref(), Some("was knocked down last turn"));
    }
}

#[test]
fn opt_305_802_or_crawl() {
    let mut felled = lies("bolt", 8);
    moves(&mut felled, "bolt");
    assert!(can(&felled, "crawl F8"));
}

#[test]
fn opt_627_802_so_nobody_is_in_danger_of_its_shot() {
    for (hits, foretold) in [(7, true), (8, false)] {
        let mut battle = battle(&[("sword", "F5", "S"), ("bolt", "F9", "N")], Dice::seeded(1));
        posture(&mut battle, "bolt", Posture::Fallen);
        set(&mut battle, "bolt", |bolt| bolt.hits_last = hits);
        moves(&mut battle, "sword");
        let told = riposte_trial::forecast(&battle, "stay");
        assert_eq!(!told.exposure.is_empty(), foretold, "{hits} hits");
    }
}
