//! The option table: what is open by distance, status and stature (OPT-401 to OPT-410).
use crate::common::*;
use riposte_options::combatant::Status;
use riposte_options::option_table::{Bar, Record, permitted};
use riposte_options::words::*;
use riposte_rules::decision::Verb;

const D: Status = Status::Disengaged;
const E: Status = Status::Engaged;
const H: Status = Status::HandToHand;

fn record(before: Status, after: Status, moved: u8) -> Record {
    Record { moved, half: 5, start: before, before, after: Some(after), ..Record::default() }
}

/// The rows open to a record, by verb; spells stand for all of them under the first.
fn rows(record: Record) -> Vec<usize> {
    let open = riposte_options::option_table::ROWS.iter().filter(|row| row.open(&record).is_ok());
    open.map(|row| row.number).collect()
}

fn open_to(record: Record, verbs: &[Verb]) -> Vec<bool> {
    verbs.iter().map(|verb| permitted(*verb, &record).is_ok()).collect()
}

#[test]
fn opt_401_404_a_free_figure_that_stood_still_may_do_all_that_is_open_to_the_free() {
    let open = rows(record(D, D, 0));
    assert_eq!(open, [1, 3, 5, 6, 7, 8, 9, 10, 11, 14, 15, 18, 22, 24, 30, 33]);
}

#[test]
fn opt_404_a_free_figure_that_moved_one_and_was_engaged() {
    let open = rows(record(D, E, 1));
    assert_eq!(open, [1, 3, 5, 6, 7, 8, 9, 10, 11, 16, 17, 19, 22, 33]);
    let closed = [FIRE, RELOAD, DISENGAGE, GRAPPLE];
    assert_eq!(open_to(record(D, E, 1), &closed), [false; 4]);
}

#[test]
fn opt_405_a_free_figure_that_moved_two() {
    let open = rows(record(D, D, 2));
    assert_eq!(open, [1, 3, 5, 6, 8, 10, 11, 22, 24, 30]);
}

#[test]
fn opt_405_half_the_allowance_leaves_attack_defend_dodge_and_drop() {
    assert_eq!(rows(record(D, E, 5)), [1, 3, 5, 6, 8, 10, 11]);
}

#[test]
fn opt_406_more_than_half_leaves_nothing() {
    assert_eq!(rows(record(D, E, 6)), [1, 8]);
}

#[test]
fn opt_321_401_an_engaged_figure_that_shifted() {
    let open = rows(record(E, E, 1));
    assert_eq!(open, [4, 6, 7, 8, 9, 12, 13, 23, 31, 32, 33]);
}

#[test]
fn opt_526_a_kneeler_that_rose_and_moved_five_can_do_no_more() {
    let kneeling = Record { stature: Posture::Kneeling, ..record(D, D, 5) };
    assert_eq!(rows(kneeling), [8, 26]);
}

#[test]
fn opt_502_a_prone_figure_that_moved_two_has_crawled() {
    let prone = Record { stature: Posture::Prone, ..record(D, D, 2) };
    assert_eq!(rows(prone), [2, 8]);
}

#[test]
fn opt_518_519_525_an_engaged_prone_crossbowman_cannot_shoot() {
    let prone = Record { stature: Posture::Prone, ..record(E, E, 0) };
    assert_eq!(rows(prone), [2, 7, 8, 9, 21, 25]);
}

#[test]
fn opt_408_hand_to_hand_has_rows_of_its_own() {
    let prone = Record { stature: Posture::Prone, ..record(H, H, 0) };
    assert_eq!(rows(prone), [8, 9, 34, 35, 36, 37, 38]);
}

#[test]
fn opt_402_moving_less_never_closes_an_option() {
    for before in [D, E, H] {
        for after in [D, E, H] {
            for stature in [Posture::Standing, Posture::Kneeling, Posture::Prone, Posture::Fallen] {
                for moved in 1..8 {
                    let far = Record { stature, ..record(before, after, moved) };
                    let near = Record { moved: moved - 1, ..far };
                    let near = rows(near);
                    assert!(rows(far).iter().all(|row| near.contains(row)), "{far:?}");
                }
            }
        }
    }
}

#[test]
fn opt_404_what_was_open_when_the_turn_began_stays_open_to_those_who_hardly_moved() {
    let surprised = Record { start: D, ..record(E, E, 0) };
    assert!(permitted(LAST_SHOT, &surprised).is_ok());
    let shifted = Record { moved: 2, ..surprised };
    assert!(permitted(LAST_SHOT, &shifted).is_err());
}

#[test]
fn opt_404_who_began_engaged_and_hardly_moved_keeps_that_when_its_engager_is_gone() {
    assert_eq!(rows(record(E, D, 1)), [4, 6, 7, 8, 9, 12, 13, 23, 31, 32, 33]);
    assert_eq!(rows(record(E, D, 2)), [8]);
    let kneeling = Record { stature: Posture::Kneeling, ..record(E, D, 0) };
    assert_eq!(rows(kneeling), [7, 8, 9, 20, 23, 25, 27, 29]);
    // Its engager was gone before its own movement: it has what the free have as well.
    let left = Record { before: D, ..record(E, D, 1) };
    let last_shots = [16, 17, 19];
    let open = rows(left);
    assert!([3, 4, 18, 22, 23, 31, 32].iter().all(|row| open.contains(row)), "{open:?}");
    assert!(!open.iter().any(|row| last_shots.contains(row)), "{open:?}");
}

#[test]
fn opt_404_what_takes_being_free_is_shut_to_one_that_is_engaged_now() {
    let reached = Record { before: E, ..record(D, E, 0) };
    assert_eq!(open_to(reached, &[FIRE, RELOAD, ATTACK, LAST_SHOT]), [false, false, true, true]);
}

#[test]
fn opt_406_more_than_half_leaves_nothing_where_half_is_one_hex() {
    let slow = Record { half: 1, ..record(D, D, 2) };
    assert_eq!(rows(slow), [1, 8]);
    let near = Record { half: 0, ..record(D, D, 1) };
    assert!(permitted(READY, &near).is_ok() && permitted(ATTACK, &near).is_ok());
}

#[test]
fn opt_403_every_closed_option_says_which_condition_fails() {
    let why = |verb, record| permitted(verb, &record).unwrap_err().0.words();
    assert_eq!(why(FIRE, record(D, E, 0)), "is engaged");
    assert_eq!(why(FIRE, record(D, D, 4)), "moved 4, at most 1");
    assert_eq!(why(DISENGAGE, record(D, D, 0)), "was not engaged before it moved");
    let prone = Record { stature: Posture::Prone, ..record(D, D, 0) };
    assert_eq!(why(ATTACK, prone), "began the turn prone");
}

#[test]
fn opt_501_to_538_the_rows_are_numbered_and_name_their_rules() {
    for (number, row) in (1..).zip(riposte_options::option_table::ROWS) {
        assert_eq!(row.number, number);
        assert_eq!(row.rule(), format!("OPT-{}", 500 + number));
    }
}

#[test]
fn opt_407_an_action_is_the_only_one_of_the_turn() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    dice(&mut battle, &[6, 6, 4]);
    say(&mut battle, "attack @guard broadsword.strike");
    assert!(combatant(&battle, "sword").turn.done);
    assert_eq!(asked(&battle), "guard");
}

/// Why nothing of a verb is open to a record.
fn bar(record: Record, verb: Verb) -> Bar {
    permitted(verb, &record).unwrap_err().0
}

#[test]
fn opt_401_what_is_not_open_names_the_bar_of_the_row_that_comes_nearest() {
    // Row 3 asks for one who was free, row 4 for one step less: that is nearer.
    assert_eq!(bar(record(E, E, 2), ATTACK), Bar::Moved(2, 1));
    // Row 26 is for the free, row 27 for those who stay engaged and move less.
    let kneels = |before, after, moved| Record {
        stature: Posture::Kneeling,
        ..record(before, after, moved)
    };
    assert_eq!(bar(kneels(E, E, 2), RISE_MOVE), Bar::Moved(2, 1));
    // A figure that began the turn down has gone too far with any hex, but where it crawls or
    // rises.
    assert_eq!(bar(kneels(D, D, 2), READY), Bar::Moved(2, 0));
    // Of rows that are equally near the first speaks, with its rule.
    let kneeling = permitted(ATTACK, &kneels(D, D, 0)).unwrap_err();
    assert_eq!(kneeling, (Bar::Stature(Posture::Kneeling), "OPT-503"));
    // What is for hand-to-hand alone is the farthest: row 34 never speaks while another does.
    assert_eq!(bar(record(D, E, 6), ATTACK), Bar::Moved(6, 5));
    let prone = Record { stature: Posture::Prone, ..record(D, D, 0) };
    assert_eq!(bar(prone, BREAK_OUT), Bar::Before(D, H));
}

#[test]
fn opt_404_of_the_status_at_the_start_and_before_it_moved_the_nearer_bar_is_named() {
    let came_upon = Record { start: D, ..record(E, E, 0) };
    assert_eq!(bar(came_upon, FIRE), Bar::After(E, D));
    let pulled_apart = Record { start: H, ..record(E, E, 0) };
    assert_eq!(bar(pulled_apart, FIRE), Bar::Before(E, D));
}

#[test]
fn opt_404_whoever_was_engaged_is_not_so_any_more_once_it_is_hand_to_hand() {
    assert_eq!(bar(record(E, H, 0), SWAP), Bar::After(H, E));
    assert_eq!(open_to(record(E, D, 0), &[SWAP]), [true]);
}

#[test]
fn opt_305_whoever_crawls_goes_two_hexes_also_where_that_is_more_than_half_its_allowance() {
    let slow = |moved| Record { half: 1, stature: Posture::Prone, ..record(D, D, moved) };
    assert_eq!(open_to(slow(2), &[CRAWL]), [true]);
    assert_eq!(bar(slow(3), CRAWL), Bar::Moved(3, 2));
}
