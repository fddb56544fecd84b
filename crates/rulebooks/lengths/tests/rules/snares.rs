//! Nets, mancatchers and garrotes.
use crate::common::*;
use riposte_lengths::view::BookView;

fn helpless(battle: &Battle, key: &str) -> bool {
    BookView::new(battle.world()).helpless(id(battle, key))
}

#[test]
fn len_416_whoever_a_net_hits_saves_or_is_helpless_and_saves_again_each_round() {
    // To hit 15 + 1 − 2 against 7; the save of a warrior is 14.
    let faces = [15, 13, 13, 6, 1, 14, 6, 1];
    let mut battle = sides(&[("netter", "F5")], &[("otto", "F6")], &faces);
    script(&mut battle, &["attack @otto net.cast", "let-pass"]);
    assert!(helpless(&battle, "otto"), "13 is no 14, now and when the round began");
    assert_eq!(life(&battle, "otto"), (8, 3), "a net does no harm");
    assert_eq!(asked(&battle), "netter");
    script(&mut battle, &["hold", "nothing"]);
    assert!(!helpless(&battle, "otto"));
    let mut battle = sides(&[("netter", "F5")], &[("otto", "F6")], &[15, 14]);
    script(&mut battle, &["attack @otto net.cast", "let-pass"]);
    assert!(!helpless(&battle, "otto"));
}

#[test]
fn len_416_a_net_that_is_let_go_holds_nobody() {
    for choice in ["drop", "move F3"] {
        let faces = [15, 1, 1, 6, 1];
        let mut battle = sides(&[("netter", "F5")], &[("otto", "F6")], &faces);
        script(&mut battle, &["attack @otto net.cast", "let-pass", choice]);
        assert!(!helpless(&battle, "otto"), "{choice}");
    }
}

#[test]
fn len_416_whoever_keeps_somebody_in_a_mancatcher_is_helpless_against_others() {
    let foes = [("otto", "F6"), ("kurt", "E5")];
    let mut battle = sides(&[("catcher", "F5")], &foes, &[15, 3, 5]);
    script(&mut battle, &["attack @otto mancatcher.thrust", "let-pass"]);
    assert!(helpless(&battle, "otto"));
    assert_eq!(life(&battle, "otto"), (8, 0));
    let view = BookView::new(battle.world());
    let (catcher, otto, kurt) = (id(&battle, "catcher"), id(&battle, "otto"), id(&battle, "kurt"));
    assert!(view.helpless_to(catcher, kurt) && !view.helpless_to(catcher, otto));
    // No die falls, and it goes past the Stamina.
    assert_eq!(asked(&battle), "kurt");
    say(&mut battle, "attack @catcher short-sword.strike");
    assert_eq!(fighter(&battle, "catcher").wounds, 6);
}

#[test]
fn len_417_a_garrote_takes_surprise_or_a_hold_and_then_hurts_each_round() {
    let mut battle = sides(&[("choker", "F5")], &[("ambushed", "F6")], &[15, 4, 6, 1, 3]);
    say(&mut battle, "attack @ambushed garrote.choke");
    assert_eq!(fighter(&battle, "ambushed").wounds, 4);
    assert!(BookView::new(battle.world()).is_held(id(&battle, "ambushed")));
    // From now on without a roll to hit.
    say(&mut battle, "attack @ambushed garrote.choke");
    assert_eq!(fighter(&battle, "ambushed").wounds + fighter(&battle, "ambushed").stamina, 7);
    let battle = sides(&[("choker", "F5")], &[("hans", "F6")], &[]);
    assert!(!verbs(&battle).contains(&"attack".to_owned()));
    assert!(closed(&battle, "attack").unwrap().contains("garrote"));
}

#[test]
fn len_416_a_net_that_is_saved_from_has_hit() {
    let mut battle = sides(&[("netter", "F5")], &[("otto", "F6")], &[15, 14]);
    let odds = hits(&battle, blow(&battle, "netter", "otto", "net.cast"));
    assert_eq!(odds, Chance::new(13, 20), "8 and more, whatever the save");
    script(&mut battle, &["attack @otto net.cast", "let-pass"]);
    assert!(log(&mut battle).join("\n").contains("hits"));
}

#[test]
fn len_417_706_a_garrote_begins_a_row_of_its_own() {
    let mut battle = sides(&[("choker", "F5")], &[("ambushed", "F6")], &[15, 1, 6, 1]);
    set(&mut battle, "ambushed", |fighter| fighter.lost = 3);
    say(&mut battle, "attack @ambushed garrote.choke");
    let (view, ambushed) = (BookView::new(battle.world()), id(&battle, "ambushed"));
    assert!(view.is_held(ambushed) && !view.pinned(ambushed));
}

#[test]
fn len_416_501_702_who_is_caught_by_the_first_blow_does_nothing_more() {
    // 15 hits, 3, and 5 is no save of 14.
    let mut battle = sides(&[("otto", "F5")], &[("catcher", "F6")], &[15, 3, 5]);
    script(&mut battle, &["attack @catcher dagger.strike", "counter @otto mancatcher.thrust"]);
    assert!(helpless(&battle, "otto"));
    assert_eq!(life(&battle, "catcher"), (8, 3), "the blow is not struck");
    let mut battle = sides(&[("bare", "F5")], &[("catcher", "F6")], &[15, 3, 5]);
    script(&mut battle, &["wrestle @catcher", "attack @bare mancatcher.thrust"]);
    assert!(helpless(&battle, "bare"));
    assert_ne!(question(&battle), "winner");
}
