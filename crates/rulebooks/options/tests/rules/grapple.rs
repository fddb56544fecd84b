//! Getting into a scuffle: who can be grappled, the defence die, what comes of it (OPT-530,
//! OPT-531, OPT-701 to OPT-705).
use crate::common;

use common::*;
use riposte_options::combatant::Status;
use riposte_options::grapple::defence::{Comer, Defence, counter_damage, deed};
use riposte_options::grapple::who::{Entry, entry};
use riposte_options::view::BookView;
use riposte_rules::board::parse_hex;
use riposte_rules::deed::Deed;
use riposte_rules::roll::Chance;

fn seeded() -> Dice {
    Dice::seeded(1)
}

/// How the first could grapple the second from a hex.
fn way_in(battle: &Battle, by: &str, from: &str, foe: &str) -> Option<Entry> {
    let from = parse_hex(from).unwrap();
    entry(BookView::new(battle.world()), id(battle, by), from, id(battle, foe))
}

fn grapples(battle: &Battle) -> Vec<String> {
    open(battle).into_iter().filter(|choice| choice.starts_with("grapple")).collect()
}

#[test]
fn opt_530_a_free_figure_comes_by_the_rear_and_never_by_an_alert_front() {
    let mut battle = battle(&[("knife", "F9", "N"), ("sword", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    assert!(can(&battle, "grapple F6 @sword"));
    for front in ["F4", "E5", "G5"] {
        assert!(!can(&battle, &format!("grapple {front} @sword")));
    }
}

#[test]
fn opt_530_through_the_front_it_must_stop_and_may_try_next_turn() {
    let mut battle = battle(&[("knife", "F2", "S"), ("guard", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    assert!(!can(&battle, "grapple F4 @guard"));
    script(&mut battle, &["move F4", "face >S"]);
    assert_eq!(status(&battle, "knife"), Status::Engaged);
    acts_after(&mut battle, "knife", |turn| {
        turn.moved = 2;
        turn.start = Status::Disengaged;
        turn.before = Status::Disengaged;
    });
    assert!(grapples(&battle).is_empty());
    assert_eq!(closed(&battle, "grapple").unwrap(), "is engaged");
    acts(&mut battle, "knife");
    assert_eq!(grapples(&battle), ["grapple @guard"]);
}

#[test]
fn opt_530_409_the_step_onto_the_foe_is_the_last_of_half_the_allowance() {
    let mut battle = battle(&[("knife", "F10", "N"), ("sword", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    assert!(can(&battle, "grapple F6 @sword"), "four hexes and the step are five");
    let mut battle = common::battle(&[("knife", "F11", "N"), ("sword", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    assert!(grapples(&battle).is_empty(), "six are too many");
    let why = closed(&battle, "grapple").unwrap();
    assert_eq!(why, "no foe within half the movement who is reached without being engaged");
}

#[test]
fn opt_530_a_figure_that_an_enemy_engages_on_the_way_cannot_come() {
    let figures = [("knife", "F9", "N"), ("sword", "F5", "N"), ("guard", "F7", "N")];
    let mut alone = battle(&figures[..2], seeded());
    moves(&mut alone, "knife");
    assert!(can(&alone, "grapple E6 @sword"));
    // A guard that looks back at it has every hex beside the way in front.
    let mut watched = battle(&[figures[0], figures[1], ("guard", "F7", "S")], seeded());
    moves(&mut watched, "knife");
    assert!(!can(&watched, "grapple F6 @sword"));
    assert!(!can(&watched, "grapple E6 @sword"));
}

#[test]
fn opt_530_who_is_not_up_or_is_engaged_does_not_leap() {
    let mut battle = battle(&[("knife", "F6", "N"), ("sword", "F5", "S")], seeded());
    moves(&mut battle, "knife");
    assert_eq!(closed(&battle, "grapple").unwrap(), "is engaged: grapples in the action");
    posture(&mut battle, "knife", Posture::Kneeling);
    moves(&mut battle, "knife");
    assert_eq!(closed(&battle, "grapple").unwrap(), "is kneeling");
}

#[test]
fn opt_701_the_rear_lays_open_to_a_grapple_the_side_does_not() {
    let battle = battle(&[("knife", "F9", "N"), ("sword", "F5", "N")], seeded());
    assert_eq!(way_in(&battle, "knife", "F6", "sword"), Some(Entry::Open("from the rear")));
    assert_eq!(way_in(&battle, "knife", "E6", "sword"), Some(Entry::IfAgreed));
    assert_eq!(way_in(&battle, "knife", "F4", "sword"), Some(Entry::IfAgreed));
    assert_eq!(way_in(&battle, "knife", "F7", "sword"), None);
}

#[test]
fn opt_701_a_slower_foe_can_be_grappled_from_anywhere() {
    let battle = battle(&[("knife", "F9", "N"), ("guard", "F5", "N")], seeded());
    assert_eq!(way_in(&battle, "knife", "F4", "guard"), Some(Entry::Open("it is slower")));
    assert_eq!(way_in(&battle, "guard", "F8", "knife"), Some(Entry::IfAgreed));
}

#[test]
fn opt_701_a_foe_that_is_down_can_be_grappled() {
    let mut battle = battle(&[("knife", "F9", "N"), ("sword", "F5", "N")], seeded());
    for low in [Posture::Kneeling, Posture::Prone, Posture::Fallen] {
        posture(&mut battle, "sword", low);
        assert_eq!(way_in(&battle, "knife", "F4", "sword"), Some(Entry::Open("it is down")));
    }
}

#[test]
fn opt_701_a_foe_with_its_back_to_the_wall_can_be_grappled() {
    let cornered = Some(Entry::Open("it has no room to give way"));
    let edge = battle(&[("knife", "G2", "N"), ("sword", "G1", "S")], seeded());
    assert_eq!(way_in(&edge, "knife", "G2", "sword"), cornered);
    let friends = [("knife", "F6", "N"), ("sword", "F5", "S"), ("quick", "F4", "S")];
    let behind = [friends[0], friends[1], friends[2], ("spear", "E5", "S"), ("pike", "G5", "S")];
    assert_eq!(way_in(&battle(&behind, seeded()), "knife", "F6", "sword"), cornered);
    let room = battle(&behind[..4], seeded());
    assert_eq!(way_in(&room, "knife", "F6", "sword"), Some(Entry::IfAgreed));
}

#[test]
fn opt_701_a_free_figure_asks_the_foe_and_stays_where_it_came_to_if_it_refuses() {
    let mut battle = battle(&[("knife", "F9", "N"), ("sword", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    say(&mut battle, "grapple E6 @sword");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("agree", "sword"));
    say(&mut battle, "refuse");
    assert_eq!((question(&battle), place(&battle, "knife")), ("face", "E6".into()));
    assert_eq!(combatant(&battle, "knife").turn.moved, 4);
}

#[test]
fn opt_701_531_refused_in_its_action_a_figure_may_do_something_else() {
    let mut battle = battle(&[("knife", "F6", "N"), ("sword", "F5", "S")], seeded());
    acts(&mut battle, "knife");
    script(&mut battle, &["grapple @sword", "refuse"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "knife"));
    assert!(grapples(&battle).is_empty());
    assert_eq!(closed(&battle, "grapple").unwrap(), "the foe does not agree to it");
    assert!(can(&battle, "attack @sword dagger.stab"));
}

#[test]
fn opt_701_702_who_agrees_still_rolls_the_defence() {
    let mut battle = battle(&[("knife", "F6", "N"), ("sword", "F5", "S")], seeded());
    acts(&mut battle, "knife");
    dice(&mut battle, &[5]);
    script(&mut battle, &["grapple @sword", "agree"]);
    assert_eq!(rolled(&mut battle)[0], ("defence".into(), 5));
    assert_eq!(asked(&battle), "sword");
}

/// The knife leaps on the sword from behind in movement, with these dice.
fn from_behind(faces: &[u8]) -> Battle {
    let mut battle = battle(&[("knife", "F8", "N"), ("sword", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    dice(&mut battle, faces);
    say(&mut battle, "grapple F6 @sword");
    battle
}

#[test]
fn opt_702_703_on_one_or_two_both_lie_in_the_hex_with_daggers_and_bare_hands() {
    for face in [1, 2] {
        let battle = from_behind(&[face]);
        for figure in ["knife", "sword"] {
            assert_eq!(place(&battle, figure), "F5");
            assert_eq!(stands(&battle, figure), Posture::Prone);
            assert_eq!(status(&battle, figure), Status::HandToHand);
        }
        assert_eq!(holds(&battle, "knife"), ["dagger"]);
        assert!(holds(&battle, "sword").is_empty());
        assert!(!combatant(&battle, "sword").dagger_due);
    }
}

#[test]
fn opt_703_the_attacker_drops_weapon_and_shield_too() {
    let mut battle = battle(&[("guard", "F7", "N"), ("wizard", "F5", "N")], seeded());
    moves(&mut battle, "guard");
    dice(&mut battle, &[1]);
    say(&mut battle, "grapple F6 @wizard");
    assert!(holds(&battle, "guard").is_empty());
    assert!(holds(&battle, "wizard").is_empty());
    let lying = battle.world().resource::<riposte_rules::figure::Dropped>();
    assert_eq!(lying.things().count(), 3);
    assert!(lying.things().all(|thing| Some(thing.hex) == parse_hex("F5")));
}

#[test]
fn opt_702_on_three_or_four_the_defender_has_its_dagger_out_next_turn() {
    for face in [3, 4] {
        let mut battle = from_behind(&[face]);
        assert_eq!(place(&battle, "knife"), "F5");
        until(&mut battle, "act");
        assert!(holds(&battle, "sword").is_empty());
        until(&mut battle, "first-or-second");
        assert_eq!(holds(&battle, "sword"), ["dagger"]);
    }
}

#[test]
fn opt_702_without_a_dagger_three_or_four_gives_none() {
    let mut battle = battle(&[("knife", "F8", "N"), ("archer", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    dice(&mut battle, &[3]);
    say(&mut battle, "grapple F6 @archer");
    assert!(!combatant(&battle, "archer").dagger_due);
    until(&mut battle, "first-or-second");
    assert!(holds(&battle, "archer").is_empty());
}

#[test]
fn opt_702_705_on_five_the_attacker_is_back_and_may_act_by_its_distance() {
    let battle = from_behind(&[5]);
    assert_eq!(
        (place(&battle, "knife"), stands(&battle, "knife")),
        ("F6".into(), Posture::Standing)
    );
    assert_eq!(holds(&battle, "sword"), ["broadsword"]);
    assert_eq!(combatant(&battle, "knife").turn.moved, 3);
    let mut battle = battle;
    say(&mut battle, "face >N");
    assert_eq!(verbs(&battle), ["attack", "dodge", "defend", "kneel", "lie-down", "done"]);
}

#[test]
fn opt_702_a_six_from_the_rear_is_rolled_again() {
    let mut battle = from_behind(&[6, 6, 5]);
    let defence: Vec<i32> = rolled(&mut battle).iter().map(|(_, face)| *face).collect();
    assert_eq!(defence, [6, 6, 5]);
    assert_eq!(hits(&battle, "knife"), 0);
}

#[test]
fn opt_702_a_six_of_a_defender_without_a_weapon_is_rolled_again() {
    let mut battle = battle(&[("sword", "F6", "N"), ("bare", "F5", "S")], seeded());
    acts_after(&mut battle, "sword", |turn| {
        turn.before = Status::Engaged;
        turn.after = Status::Engaged;
    });
    dice(&mut battle, &[6, 2]);
    script(&mut battle, &["grapple @bare", "agree"]);
    assert_eq!(place(&battle, "sword"), "F5");
}

#[test]
fn opt_702_on_six_the_defender_strikes_the_attacker_without_a_roll_to_hit() {
    let mut battle = battle(&[("knife", "F6", "N"), ("guard", "F5", "S")], seeded());
    acts(&mut battle, "knife");
    // The broadsword does 2d; no multiple, no roll to hit.
    dice(&mut battle, &[6, 1, 3]);
    say(&mut battle, "grapple @guard");
    assert_eq!(rolled(&mut battle), [("defence".into(), 6), ("damage".into(), 4)]);
    assert_eq!(hits(&battle, "knife"), 4);
    assert_eq!((place(&battle, "knife"), asked(&battle)), ("F6".into(), "guard".into()));
    assert!(combatant(&battle, "guard").turn.struck.contains(id(&battle, "knife")));
}

#[test]
fn opt_702_207_the_attackers_armour_and_shield_stop_the_blow_of_a_six() {
    let mut battle = battle(&[("guard", "F6", "N"), ("halberd", "F5", "S")], seeded());
    posture(&mut battle, "halberd", Posture::Kneeling);
    acts(&mut battle, "guard");
    dice(&mut battle, &[6, 5, 5]);
    say(&mut battle, "grapple @halberd");
    // 10 less chainmail 3 and a large shield 2.
    assert_eq!(hits(&battle, "guard"), 5);
}

#[test]
fn opt_702_a_charge_adds_nothing_to_the_blow_of_a_six() {
    let battle = battle(&[("knife", "F6", "N"), ("halberd", "F5", "S")], seeded());
    let (by, foe) = (id(&battle, "knife"), id(&battle, "halberd"));
    let (_, damage) = {
        let rules = BookView::new(battle.world());
        counter_damage(rules, foe, Comer::now(rules, by)).unwrap()
    };
    assert_eq!((damage.pool.plus, damage.basic()), (2, 0));
}

#[test]
fn opt_702_a_six_counts_for_nothing_where_it_is_rolled_again() {
    let battle = battle(&[("knife", "F8", "N"), ("sword", "F5", "N")], seeded());
    let (knife, sword) = (id(&battle, "knife"), id(&battle, "sword"));
    let met = |from: &str| -> Vec<(Defence, Chance)> {
        let comer = Comer { by: knife, from: parse_hex(from).unwrap(), facing: None };
        let deed = deed(BookView::new(battle.world()), comer, sword);
        deed.and_then(|met| Deed::end(met.defence)).odds()
    };
    let one_in = |all| Chance::new(1, all);
    let down = |each| [(Defence::Down, each), (Defence::DownWithDagger, each)];
    assert_eq!(met("F6")[..2], down(Chance::new(2, 5)));
    assert_eq!(met("F6")[2..], [(Defence::ThrownBack, one_in(5))]);
    assert_eq!(met("F4")[..2], down(one_in(3)));
    let back = [Defence::ThrownBack, Defence::ThrownBackAndStruck];
    assert_eq!(met("F4")[2..], back.map(|defence| (defence, one_in(6))));
}

#[test]
fn opt_704_534_after_a_grapple_in_movement_both_act_in_their_turn() {
    let mut battle = from_behind(&[1]);
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "knife", "DX 12 before DX 10");
    assert!(can(&battle, "attack @sword dagger.scuffle"));
    assert!(can(&battle, "attack @sword hands.scuffle"));
    assert!(can(&battle, "pin @sword"));
    dice(&mut battle, &[6, 6, 4]);
    say(&mut battle, "attack @sword dagger.scuffle");
    assert_eq!(asked(&battle), "sword");
    assert!(can(&battle, "draw-dagger"));
    assert!(can(&battle, "attack @knife hands.scuffle"));
    assert!(!can(&battle, "stand-up"));
}

#[test]
fn opt_704_a_defender_that_dodged_fights_all_the_same() {
    let mut battle = battle(&[("knife", "F8", "N"), ("sword", "F5", "N")], seeded());
    moves(&mut battle, "knife");
    set(&mut battle, "sword", |combatant| {
        combatant.turn.done = true;
        combatant.turn.dodging = true;
        combatant.turn.gone = true;
    });
    dice(&mut battle, &[1]);
    say(&mut battle, "grapple F6 @sword");
    let turn = combatant(&battle, "sword").turn;
    assert_eq!((turn.done, turn.dodging), (false, false));
}

#[test]
fn opt_704_531_after_a_grapple_in_the_action_the_attacker_strikes_at_once() {
    let mut battle = battle(&[("knife", "F6", "N"), ("guard", "F5", "S")], seeded());
    acts(&mut battle, "knife");
    // DX 12 and 4 for the scuffle; a dagger does 1d+2, chainmail stops 3, the shield nothing.
    dice(&mut battle, &[2, 5, 5, 5, 6]);
    say(&mut battle, "grapple @guard");
    let rolls = rolled(&mut battle);
    assert_eq!(rolls[..3], [("defence".into(), 2), ("attack".into(), 15), ("damage".into(), 8)]);
    assert_eq!(hits(&battle, "guard"), 5);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "guard"));
    assert!(can(&battle, "attack @knife hands.scuffle"));
}

#[test]
fn opt_704_531_a_defender_that_has_acted_acts_no_more() {
    let mut battle = battle(&[("knife", "F6", "N"), ("guard", "F5", "S")], seeded());
    acts(&mut battle, "knife");
    set(&mut battle, "guard", |combatant| combatant.turn.done = true);
    dice(&mut battle, &[2, 6, 6, 4]);
    say(&mut battle, "grapple @guard");
    assert_eq!(question(&battle), "first-or-second");
}

#[test]
fn opt_705_531_a_grapple_that_fails_in_the_action_has_spent_it() {
    let mut battle = battle(&[("knife", "F6", "N"), ("guard", "F5", "S")], seeded());
    acts(&mut battle, "knife");
    dice(&mut battle, &[5]);
    say(&mut battle, "grapple @guard");
    assert!(combatant(&battle, "knife").turn.done);
    assert_eq!((asked(&battle), stands(&battle, "knife")), ("guard".into(), Posture::Standing));
}

#[test]
fn opt_701_whoever_comes_to_a_scuffle_joins_it_without_a_defence_roll() {
    let figures = [("sword", "F5", "N"), ("knife", "F4", "N"), ("guard", "F8", "N")];
    let mut battle = battle(&figures, seeded());
    pile(&mut battle, "F5", &["sword", "knife"]);
    moves(&mut battle, "guard");
    rolled(&mut battle);
    say(&mut battle, "grapple F6 @sword");
    assert!(rolled(&mut battle).iter().all(|(label, _)| label != "defence"));
    assert_eq!(
        (place(&battle, "guard"), status(&battle, "guard")),
        ("F5".into(), Status::HandToHand)
    );
    assert!(holds(&battle, "guard").is_empty());
}

#[test]
fn opt_302_701_nobody_walks_into_a_scuffle_nor_at_one_who_is_stood_over() {
    let figures: [&[(&str, &str, &str)]; 2] = [
        &[("sword", "F8", "N"), ("bare", "A1", "N")],
        &[("knife", "F4", "N"), ("guard", "F5", "N")],
    ];
    let mut battle = sides(&figures, seeded());
    posture(&mut battle, "knife", Posture::Prone);
    let (knife, under) = (id(&battle, "knife"), parse_hex("F5").unwrap());
    riposte_rules::battle::move_to(battle.world_mut(), knife, under, true);
    moves(&mut battle, "sword");
    assert_eq!(way_in(&battle, "sword", "F6", "knife"), None);
    assert!(way_in(&battle, "sword", "F6", "guard").is_some());
    posture(&mut battle, "guard", Posture::Prone);
    moves(&mut battle, "sword");
    assert!(can(&battle, "move F5"));
    pile(&mut battle, "F5", &["bare", "guard"]);
    moves(&mut battle, "sword");
    assert!(!can(&battle, "move F5"));
}

#[test]
fn opt_802_704_a_figure_felled_last_turn_can_do_nothing_in_a_scuffle() {
    let mut battle = battle(&[("knife", "F8", "N"), ("sword", "F5", "N")], seeded());
    set(&mut battle, "sword", |combatant| combatant.hits_last = 8);
    posture(&mut battle, "sword", Posture::Fallen);
    moves(&mut battle, "knife");
    dice(&mut battle, &[1]);
    say(&mut battle, "grapple F6 @sword");
    assert!(combatant(&battle, "sword").numb);
    assert_eq!(stands(&battle, "sword"), Posture::Prone);
}

#[test]
fn opt_721_who_disengages_may_throw_itself_on_a_foe_that_no_longer_engages_it() {
    let mut battle = battle(&[("knife", "F6", "N"), ("guard", "F5", "N")], seeded());
    acts_after(&mut battle, "knife", |turn| turn.before = Status::Engaged);
    dice(&mut battle, &[1]);
    say(&mut battle, "disengage @guard");
    assert_eq!(place(&battle, "knife"), "F5");
    assert_eq!(rolled(&mut battle).len(), 1, "it does not strike");
}

#[test]
fn opt_406_704_a_runner_that_is_grappled_does_nothing_more() {
    for (moved, done) in [(5, false), (6, true)] {
        let mut battle = battle(&[("knife", "F8", "N"), ("sword", "F5", "N")], seeded());
        set(&mut battle, "sword", |sword| (sword.turn.moved, sword.turn.gone) = (moved, true));
        moves(&mut battle, "knife");
        dice(&mut battle, &[1]);
        say(&mut battle, "grapple F6 @sword");
        assert_eq!(status(&battle, "sword"), Status::HandToHand);
        assert_eq!(combatant(&battle, "sword").turn.done, done, "moved {moved} of 10");
    }
}
