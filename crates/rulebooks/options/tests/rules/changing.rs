//! Changing an option after movement (OPT-403, OPT-404), and waiting for an opening (OPT-643).
use crate::common;

use common::*;
use riposte_options::combatant::Status;
use riposte_options::rolls::Blow;
use riposte_options::view::BookView;
use riposte_rules::decision::read;

/// The first side moves first, and both have had their movement as the lines say.
fn moved(figures: &[(&str, &str, &str)], lines: &[&str]) -> Battle {
    let mut battle = battle(figures, Dice::given([6, 1], Some(1)));
    say(&mut battle, "first");
    script(&mut battle, lines);
    battle
}

const ENGAGED: [(&str, &str, &str); 2] = [("sword", "F5", "N"), ("guard", "F4", "S")];

#[test]
fn opt_404_504_who_was_engaged_strikes_the_foe_that_turns_its_back_after_it_moved() {
    let stays = ["stay", "face >N", "attack"];
    let mut battle = moved(&ENGAGED, &[&stays[..], &["stay", "face >N", "done"]].concat());
    until(&mut battle, "act");
    assert_eq!((asked(&battle).as_str(), status(&battle, "sword")), ("sword", Status::Disengaged));
    dice(&mut battle, &[5, 5, 4, 3, 3]);
    say(&mut battle, "attack @guard broadsword.strike");
    assert_eq!(hits(&battle, "guard"), 3, "14 hits at 10 + 4; chainmail stops 3");
}

#[test]
fn opt_404_504_lying_down_does_not_save_from_the_one_that_was_engaged() {
    let stays = ["stay", "face >N", "attack"];
    let mut battle = moved(&ENGAGED, &[&stays[..], &["stay", "face >S", "lie-down"]].concat());
    until(&mut battle, "act");
    assert_eq!((asked(&battle).as_str(), status(&battle, "sword")), ("sword", Status::Disengaged));
    assert!(can(&battle, "attack @guard broadsword.strike"));
}

#[test]
fn opt_404_708_a_foe_that_a_friend_has_just_grappled_can_still_be_struck() {
    let ours: &[(&str, &str, &str)] = &[("sword", "F5", "N"), ("knife", "F3", "S")];
    let mut battle = sides(&[ours, &[("guard", "F4", "S")]], Dice::seeded(1));
    acts_after(&mut battle, "sword", |turn| turn.after = Status::Disengaged);
    pile(&mut battle, "F4", &["knife", "guard"]);
    refresh(&mut battle);
    assert!(can(&battle, "attack @guard broadsword.strike"));
}

#[test]
fn opt_404_523_531_what_takes_being_engaged_stays_open_when_the_engager_has_left() {
    let mut battle = battle(&[("sword", "F5", "N"), ("guard", "F4", "N")], Dice::seeded(1));
    acts_after(&mut battle, "sword", |turn| {
        (turn.start, turn.before) = (Status::Engaged, Status::Engaged);
    });
    assert!(can(&battle, "drop-and-ready dagger") && can(&battle, "grapple @guard"));
    assert!(can(&battle, "disengage F6"));
    let mut far = common::battle(&[("sword", "F5", "N"), ("guard", "F1", "N")], Dice::seeded(1));
    acts_after(&mut far, "sword", |turn| {
        (turn.start, turn.before) = (Status::Engaged, Status::Engaged);
    });
    assert_eq!(closed(&far, "grapple").as_deref(), Some("no foe is next to it"));
}

#[test]
fn opt_528_529_who_was_free_when_the_turn_began_slings_what_it_held_as_it_rises() {
    let mut battle = battle(&ENGAGED, Dice::seeded(1));
    posture(&mut battle, "sword", Posture::Kneeling);
    acts_after(&mut battle, "sword", |turn| turn.start = Status::Disengaged);
    say(&mut battle, "rise-and-ready dagger");
    let arms = battle.table().arms(FigureId(0)).clone();
    assert_eq!((arms.item(0).unwrap().at, arms.item(1).unwrap().at), (Place::Slung, Place::Right));
}

#[test]
fn opt_403_a_declared_guard_may_be_changed_after_movement_whoever_engages() {
    let guards = ["stay", "face >N", "defend"];
    let mut battle = moved(&ENGAGED, &[&guards[..], &["stay", "face >S", "attack"]].concat());
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("sword", "change"));
    assert_eq!(open(&battle), ["attack", "kneel", "lie-down", "keep", "done"]);
    let give_up = read(battle.table(), "done").unwrap();
    assert_eq!(battle.table().book().wording(battle.world(), &give_up), "Decide later");
    say(&mut battle, "done");
    until(&mut battle, "act");
    assert_eq!(asked(&battle), "sword");
    assert!(!combatant(&battle, "sword").turn.defending);
    assert!(can(&battle, "drop-and-ready dagger"), "and whatever else is open to it");
}

#[test]
fn opt_403_a_declared_attack_may_become_a_guard_before_a_quicker_enemy_acts() {
    let figures = [("guard", "F4", "S"), ("sword", "F5", "N")];
    let lines = ["stay", "face >S", "attack", "stay", "face >N", "attack"];
    let mut slow = moved(&figures, &lines);
    assert_eq!((asked(&slow).as_str(), question(&slow)), ("guard", "change"));
    say(&mut slow, "defend");
    assert!(combatant(&slow, "guard").turn.defending);
    let quick = moved(&ENGAGED, &["stay", "face >N", "attack", "stay", "face >S", "attack"]);
    assert_eq!(question(&quick), "act", "who acts before all that reach it chooses then");
}

#[test]
fn opt_403_406_who_has_moved_too_far_for_anything_else_is_not_asked() {
    let figures = [("sword", "F11", "N"), ("guard", "F1", "S")];
    let mut battle = moved(&figures, &["move F5", "face >N"]);
    script(&mut battle, &["move F4", "face >S", "done"]);
    while question(&battle) == "change" {
        assert_ne!(asked(&battle), "sword", "moved 6 of 10");
        say(&mut battle, "keep");
    }
}

#[test]
fn opt_643_621_a_shot_after_waiting_is_rolled_as_it_is_shown() {
    let mut battle = battle(&[("archer", "F9", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    set(&mut battle, "archer", |archer| archer.waited = 1);
    acts(&mut battle, "archer");
    let line = "fire @sword small-bow.shot";
    let choice = read(battle.table(), line).unwrap();
    let shown = battle.table().book().forecast(battle.world(), &choice).chance.unwrap();
    let rules = BookView::new(battle.world());
    let arm = choice.arm.unwrap();
    let now = Blow::now(rules, FigureId(0), FigureId(1), arm);
    assert_eq!(rules.attack_value(now).basic(), 15);
    assert_eq!(shown, rules.attack(now).chance());
    dice(&mut battle, &[5, 5, 5, 3]);
    say(&mut battle, line);
    assert_eq!(hits(&battle, "sword"), 2, "15 hits at 14 + 1");
    assert_eq!(combatant(&battle, "archer").waited, 0);
}

#[test]
fn opt_643_a_guard_declared_with_the_movement_breaks_the_wait() {
    let mut battle = moved(&ENGAGED, &["stay", "face >N"]);
    set(&mut battle, "sword", |sword| sword.waited = 1);
    say(&mut battle, "defend");
    until(&mut battle, "first-or-second");
    assert_eq!(combatant(&battle, "sword").waited, 0);
}

#[test]
fn opt_643_waiting_goes_on_from_turn_to_turn_and_ends_with_anything_else() {
    let mut battle = battle(&ENGAGED, Dice::seeded(1));
    acts(&mut battle, "sword");
    say(&mut battle, "wait");
    until(&mut battle, "first-or-second");
    assert_eq!(combatant(&battle, "sword").waited, 1);
    until(&mut battle, "act");
    until(&mut battle, "first-or-second");
    assert_eq!(combatant(&battle, "sword").waited, 0, "did nothing");
}

#[test]
fn opt_643_701_who_is_refused_a_scuffle_has_still_waited() {
    let mut battle = battle(&[("knife", "F6", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    set(&mut battle, "knife", |knife| knife.waited = 1);
    acts(&mut battle, "knife");
    script(&mut battle, &["grapple @sword", "refuse"]);
    assert_eq!(combatant(&battle, "knife").waited, 1);
}

/// What is asked, in words.
fn words(battle: &Battle) -> String {
    riposte_rules::tell::asked(battle.table())
}

/// Two against one; the two move first and defend, then the one goes where the lines say.
fn two_on_guard(lines: &[&str]) -> Battle {
    let ours: &[(&str, &str, &str)] = &[("sword", "F8", "N"), ("knife", "E7", "S")];
    let mut battle = sides(&[ours, &[("guard", "F4", "S")]], Dice::given([6, 1], Some(1)));
    let two = ["first", "pick sword:", "stay", "face >N", "defend", "stay", "face >S", "defend"];
    script(&mut battle, &two);
    script(&mut battle, lines);
    battle
}

#[test]
fn opt_403_the_question_says_what_has_changed_for_the_figure() {
    let came = two_on_guard(&["move F7", "face >S", "attack"]);
    assert_eq!(words(&came), "Guard now engages Sword. Does Sword keep to the plan?");
    let far = two_on_guard(&["move F2", "face >N", "done"]);
    assert_eq!(words(&far), "Guard can no longer reach Sword. Does Sword keep to the plan?");
    let lines = ["stay", "face >S", "attack", "stay", "face >N", "attack"];
    let slow = moved(&[("guard", "F4", "S"), ("sword", "F5", "N")], &lines);
    assert_eq!(question(&slow), "change");
    assert_eq!(
        words(&slow),
        "Sword can reach Guard, and acts sooner. Does Guard keep to the plan?"
    );
}

#[test]
fn opt_403_of_somebody_far_away_the_question_says_how_it_can_reach_the_figure() {
    let lines = ["stay", "face >S", "defend", "stay", "face >N", "done"];
    let battle = moved(&[("guard", "F4", "S"), ("archer", "F9", "N")], &lines);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("guard", "change"));
    assert_eq!(words(&battle), "Archer can shoot at Guard. Does Guard keep to the plan?");
}

#[test]
fn opt_403_to_one_that_has_chosen_nothing_whoever_may_act_upon_it_is_news() {
    let mut battle =
        moved(&[("quick", "F5", "N"), ("guard", "F4", "S")], &["stay", "face >N", "attack"]);
    set(&mut battle, "guard", |guard| guard.turn.gone = true);
    battle.world_mut().resource_mut::<riposte_options::step::Turn>().step =
        riposte_options::step::Step::Moved;
    refresh(&mut battle);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("guard", "change"));
    let said = "Guard has no plan yet. Quick can reach Guard, and acts sooner. Choose one now?";
    assert_eq!(words(&battle), said);
}

#[test]
fn opt_403_for_whom_nothing_has_changed_is_not_asked() {
    let ours: &[(&str, &str, &str)] = &[("sword", "F8", "N"), ("knife", "H8", "N")];
    let mut battle = sides(&[ours, &[("guard", "F7", "S")]], Dice::given([6, 1], Some(1)));
    script(&mut battle, &["second", "stay", "face >S", "attack"]);
    let both = ["pick sword:", "stay", "face >N", "defend", "stay", "face >N", "done"];
    script(&mut battle, &both);
    while question(&battle) == "change" {
        assert_ne!(asked(&battle), "sword", "only its friend has moved since: {}", words(&battle));
        say(&mut battle, "keep");
    }
}

#[test]
fn opt_403_a_side_keeps_to_all_its_options_with_one_answer() {
    let mut battle = two_on_guard(&["move F2", "face >N", "done"]);
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("sword", "change"));
    assert!(can(&battle, "keep-all"));
    let all = read(battle.table(), "keep-all").unwrap();
    assert_eq!(battle.table().book().wording(battle.world(), &all), "All keep to the plan");
    let here = battle.snapshot();
    say(&mut battle, "keep-all");
    assert_eq!(question(&battle), "act", "nobody else is asked");
    assert!(
        combatant(&battle, "sword").turn.defending && combatant(&battle, "knife").turn.defending
    );
    battle.restore(&here);
    say(&mut battle, "keep");
    assert_eq!((asked(&battle).as_str(), question(&battle)), ("knife", "change"));
    assert!(!can(&battle, "keep-all"), "it is the last");
}

#[test]
fn opt_403_computer_players_look_at_each_figure_for_itself() {
    let battle = two_on_guard(&["move F2", "face >N", "done"]);
    for level in riposte_trial::minds::LEVELS {
        let choice = riposte_trial::minds::player(level).decide(battle.world()).unwrap().0;
        assert_ne!(riposte_rules::decision::write(battle.table(), &choice), "keep-all", "{level}");
    }
}
