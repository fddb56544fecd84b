//! What the computer players that think do in small positions. Each position has a right
//! answer, and all levels but the lowest must find it.
use crate::common::play::*;
use crate::common::*;
use riposte_rules::battle::{TurnNumber, give_wound, make_ready, throw_down};
use riposte_rules::decision::write;
use riposte_rules::figure::{Arms, Item, Wound};
use riposte_rules::prelude::*;
use riposte_trial::minds::*;

const FOE: FigureId = FigureId(1);

/// Plays the first figure's phase at every level: the battle after it, and what it did.
fn phases(position: impl Fn() -> Battle, check: impl Fn(&Battle, &[String], &str)) {
    at_every_level(position, phase, check);
}

/// The enemies that could strike the first figure from behind.
fn at_my_back(battle: &Battle) -> usize {
    let table = battle.table();
    let threats = table.engagement(ME).threatened_by;
    let unseen = |enemy: &FigureId| threats.contains(*enemy) && behind(battle, *enemy);
    table.enemies(ME).filter(unseen).count()
}

fn spend(battle: &mut Battle, figure: FigureId) {
    set(battle, figure, |fighter| fighter.points = 0);
    refresh(battle);
}

fn take_posture(battle: &mut Battle, figure: FigureId, posture: Posture) {
    riposte_rules::battle::take_posture(battle.world_mut(), figure, posture);
    refresh(battle);
}

#[test]
fn readies_a_weapon_when_it_holds_none() {
    let position = || fight(&[("smith", "E9", "N"), ("urlik", "E3", "S")], 6);
    phases(position, |_, done, level| {
        let armed = |choice: &String| choice.starts_with("ready") || choice.starts_with("fast");
        assert!(done.iter().any(armed), "{level}: {done:?}");
    });
}

#[test]
fn picks_up_the_weapon_it_dropped() {
    let position = || {
        let mut battle = fight(&[("cogan", "E9", "N"), ("urlik", "E6", "S")], 6);
        throw_down(battle.world_mut(), ME, 0);
        refresh(&mut battle);
        battle
    };
    phases(position, |_, done, level| {
        assert!(done.iter().any(|choice| choice.starts_with("pick-up")), "{level}: {done:?}");
    });
}

#[test]
fn finishes_a_helpless_foe() {
    let position = || {
        let mut battle = fight(&[("cogan", "E5", "N"), ("urlik", "E4", "S")], 5);
        spend(&mut battle, FOE);
        take_posture(&mut battle, FOE, Posture::Prone);
        battle
    };
    for (level, answer) in answers(position) {
        assert!(answer.contains("@urlik"), "{level}: {answer}");
    }
}

#[test]
fn a_captain_lets_an_enemy_come_that_is_not_near() {
    let mut battle = battle(&[("urlik", "E9", "N"), ("cogan", "E3", "S")], Dice::seeded(1));
    until(&mut battle, "now-or-later");
    assert_eq!(riposte_trial::asked(&battle), "urlik");
    let (choice, reasons) = player("captain").decide(battle.world()).unwrap();
    assert_eq!(write(battle.table(), &choice), "later");
    assert!(reasons.iter().any(|reason| reason == "keeps what is left to answer with"));
}

#[test]
fn points_are_kept_to_answer_with_as_long_as_there_are_any() {
    let mut battle = fight(&[("urlik", "E9", "N"), ("cogan", "E3", "S")], 6);
    let keeps = |battle: &Battle| {
        let table = battle.table();
        table.book().standing(table.world(), ME).keeps
    };
    assert!(keeps(&battle));
    spend(&mut battle, ME);
    assert!(!keeps(&battle));
}

#[test]
fn answers_a_blow_with_the_reaction_that_keeps_most_whole() {
    let position = || {
        let mut battle = fight(&[("urlik", "E5", "N"), ("cogan", "E4", "S")], 6);
        script(&mut battle, &["attack @cogan axe.cut"]);
        until(&mut battle, "defend");
        battle
    };
    for (level, answer) in answers(position) {
        let battle = position();
        let table = battle.table();
        let lost = |choice: &Choice| {
            let forecast = table.book().forecast(table.world(), choice);
            forecast.suffered.map_or(1.0, |harm| harm.worth)
        };
        let decision = table.decision().unwrap();
        let chosen = riposte_rules::decision::read(table, &answer).unwrap();
        let open = lost(&decision.decline);
        let least = decision.choices.iter().map(lost).fold(f64::MAX, f64::min);
        assert!(lost(&chosen) < open, "{level}: {answer}");
        if level == "squire" {
            assert!(lost(&chosen) <= least + 0.05, "{answer}: {} of {least}", lost(&chosen));
        }
    }
}

#[test]
fn does_not_turn_its_back_on_an_engager_to_chase_a_weaker_foe() {
    let position = || {
        let figures = [("cogan", "E5", "N"), ("urlik", "E4", "S"), ("urlik-2", "E9", "N")];
        let mut battle = fight(&figures, 3);
        let wound = Wound { level: 3, spot: Default::default() };
        give_wound(battle.world_mut(), FigureId(2), None, wound, String::new);
        refresh(&mut battle);
        battle
    };
    phases(position, |battle, done, level| {
        assert_eq!(at_my_back(battle), 0, "{level}: {done:?}");
    });
}

#[test]
fn turns_to_the_one_at_its_back() {
    // The foe has one blow, which may be held by who sees it come; against six of them nobody
    // can say what is best.
    let position = || {
        let mut battle = fight(&[("cogan", "E5", "N"), ("urlik", "E6", "N")], 2);
        set(&mut battle, FOE, |foe| (foe.points, foe.rolled) = (8, 8));
        refresh(&mut battle);
        battle
    };
    phases(position, |battle, done, level| {
        assert_eq!(at_my_back(battle), 0, "{level}: {done:?}");
    });
}

#[test]
fn does_not_run_through_three_reaches_for_one_blow() {
    // A weak one behind a line of three that are set: nothing is worth that way.
    let position = || {
        let figures = [
            ("smith", "E8", "N"),
            ("urlik", "D6", "S"),
            ("urlik-2", "E6", "S"),
            ("urlik-3", "F6", "S"),
            ("smith-2", "E3", "S"),
        ];
        fight(&figures, 3)
    };
    phases(position, |battle, done, level| {
        assert!(battle.table().engagement(ME).threatened_by.len() < 3, "{level}: {done:?}");
    });
}

#[test]
fn does_not_end_where_two_can_strike_when_one_hex_serves_as_well() {
    let position =
        || fight(&[("cogan", "E9", "N"), ("urlik", "D5", "S"), ("urlik-2", "F5", "S")], 1);
    phases(position, |battle, done, level| {
        assert!(battle.table().engagement(ME).threatened_by.len() < 2, "{level}: {done:?}");
    });
}

#[test]
fn strikes_from_the_second_row() {
    // The foe has spent its points, so that there is nothing to wait for.
    let position = || {
        let mut battle = fight(&[("pike", "E7", "N"), ("urlik", "E5", "S")], 4);
        spend(&mut battle, FOE);
        battle
    };
    phases(position, |battle, done, level| {
        let struck = done.iter().any(|choice| choice.contains("@urlik"));
        assert!(struck && battle.table().distance(ME, FOE) == 2, "{level}: {done:?}");
    });
}

#[test]
fn does_not_throw_its_shield_away() {
    let position = || fight(&[("urlik", "E9", "N"), ("cogan", "E3", "S")], 8);
    phases(position, |battle, done, level| {
        assert!(!done.iter().any(|choice| choice.starts_with("drop")), "{level}: {done:?}");
        assert_eq!(battle.table().arms(ME).free_hands(), [false, false], "{level}");
    });
}

#[test]
fn keeps_its_weapon_when_time_is_short_and_the_enemy_far() {
    let position = || {
        let mut battle = fight(&[("halberd", "E9", "N"), ("urlik", "E1", "S")], 1);
        battle.world_mut().resource_mut::<TurnNumber>().0 = 25;
        refresh(&mut battle);
        battle
    };
    phases(position, |_, done, level| {
        assert!(!done.iter().any(|choice| choice.starts_with("drop")), "{level}: {done:?}");
    });
}

#[test]
fn lets_a_second_shield_fall_to_draw_the_weapon_at_its_belt() {
    let position = || {
        let mut battle = fight(&[("smith", "E9", "N"), ("urlik", "E3", "S")], 6);
        let shield = battle.table().arms(FOE).item(1).unwrap();
        let me = battle.table().entity(ME);
        let mut hands = battle.world_mut().get_mut::<Arms>(me).unwrap();
        hands.add(Item { at: Place::Left, ..shield });
        hands.add(Item { at: Place::Right, ..shield });
        refresh(&mut battle);
        battle
    };
    phases(position, |battle, done, level| {
        let table = battle.table();
        let drawn = |(_, item): (u8, Item)| table.armoury().weapon(item.weapon).key == "mace";
        assert!(table.arms(ME).ready().any(drawn), "{level}: {done:?}");
    });
}

#[test]
fn does_not_swap_weapons_for_nothing() {
    let position = || {
        let mut battle = fight(&[("smith", "E9", "N"), ("urlik", "E3", "S")], 9);
        make_ready(battle.world_mut(), ME, 0, Place::Right);
        refresh(&mut battle);
        battle
    };
    phases(position, |_, done, level| {
        let idle = |choice: &&String| choice.starts_with("put-away") || choice.starts_with("drop");
        assert_eq!(done.iter().filter(idle).count(), 0, "{level}: {done:?}");
    });
}

#[test]
fn does_not_go_round_in_circles() {
    for (level, foe) in LEVELS.into_iter().zip(["E3", "A1", "K10"]) {
        let mut battle = fight(&[("cogan", "E9", "N"), ("urlik", foe, "S")], 20);
        let mut player = player(level);
        let mut places = vec![(battle.table().hex(ME), battle.table().facing(ME))];
        for _ in 0..30 {
            let asked = battle.decision().filter(|decision| decision.figure == ME);
            let Some(choice) = asked.and_then(|_| player.decide(battle.world())) else { break };
            battle.submit(choice.0).unwrap();
            let place = (battle.table().hex(ME), battle.table().facing(ME));
            if places.last() != Some(&place) {
                assert!(!places.contains(&place), "{level} comes back to where it was");
                places.push(place);
            }
        }
    }
}

/// Cogan has turned its back on Urlik, who can do nothing.
fn turned() -> Battle {
    let mut battle = fight(&[("cogan", "E5", "N"), ("urlik", "E4", "S")], 6);
    spend(&mut battle, FOE);
    say(&mut battle, "turn >S");
    until(&mut battle, "act");
    battle
}

#[test]
fn does_not_go_back_to_where_it_has_been_in_its_phase() {
    let there = |battle: &Battle| (battle.table().hex(ME), battle.table().facing(ME));
    let position = || fight(&[("cogan", "E5", "N"), ("urlik", "E4", "S")], 6);
    let left = there(&position());
    for (level, answer) in answers(turned) {
        let mut battle = turned();
        say(&mut battle, &answer);
        until(&mut battle, "act");
        assert_ne!(there(&battle), left, "{level}: {answer}");
    }
}

#[test]
fn a_phase_goes_on_in_the_same_way_when_it_is_asked_again_and_from_a_save() {
    let battle = turned();
    let text = battle.snapshot().to_text(battle.world()).unwrap();
    for level in LEVELS {
        let mut player = player(level);
        let (first, _) = player.decide(battle.world()).unwrap();
        assert_eq!(player.decide(battle.world()).unwrap().0, first, "{level}: asked twice");
        let mut resumed = fight(&[("cogan", "E5", "N"), ("urlik", "E4", "S")], 6);
        let saved = Snapshot::from_text(resumed.world(), "save", &text).unwrap();
        resumed.restore(&saved);
        let (choice, _) = riposte_trial::minds::player(level).decide(resumed.world()).unwrap();
        assert_eq!(choice, first, "{level}: from a save");
    }
}
