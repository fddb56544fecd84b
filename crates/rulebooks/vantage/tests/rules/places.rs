//! The turn, moving, and keywords (VAN-101 to VAN-110, VAN-701 to VAN-913).
use crate::common;

use common::*;

#[test]
fn van_101_eight_of_a_side_share_a_hex_and_nobody_enters_water() {
    let crowd: Vec<(String, &str)> = (0..8).map(|number| (format!("hero{number}"), "B2")).collect();
    let crowd: Vec<(&str, &str)> = crowd.iter().map(|(key, at)| (key.as_str(), *at)).collect();
    let mut first = crowd.clone();
    first.push(("mailed", "B1"));
    let mut battle =
        battle_on("\"...\",\"..~\",\"...\"", &[&first, &[("frail", "B2"), ("weak", "A2")]]);
    acts(&mut battle, "mailed");
    let ways: Vec<String> = open(&battle).into_iter().filter(|it| it.starts_with("move")).collect();
    assert_eq!(ways, ["move C1", "move A1", "move A2"], "not B2, which is full, nor C2");
}

#[test]
fn van_103_104_all_of_a_side_act_in_any_order_freely_interleaved() {
    let mut battle = battle(&[&[("hero", "B2"), ("hero2", "B2")], &[("mailed", "B2")]]);
    assert_eq!((question(&battle), open(&battle)[0].as_str()), ("pick", "pick hero:"));
    dice(&mut battle, &[3, 3, 3]);
    say(&mut battle, "pick hero2:");
    assert!(!can(&battle, "another"), "it has done nothing yet");
    say(&mut battle, "strike @mailed");
    say(&mut battle, "another");
    script(
        &mut battle,
        &["pick hero:", "strike @mailed", "another", "pick hero2:", "strike @mailed"],
    );
    assert_eq!((fighter(&battle, "hero").points, fighter(&battle, "hero2").points), (2, 1));
    script(&mut battle, &["done", "done"]);
    assert_eq!(asked(&battle), "mailed");
}

#[test]
fn van_105_points_are_not_kept() {
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    say(&mut battle, "done");
    assert_eq!(fighter(&battle, "hero").points, 0);
    end_phase(&mut battle);
    assert_eq!(fighter(&battle, "hero").points, 3);
}

#[test]
fn van_106_each_side_rolls_when_its_phase_begins_and_keeps_it_until_then() {
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    assert_eq!(fighter(&battle, "mailed").initiative, 5, "from the first");
    dice(&mut battle, &[9, 2]);
    say(&mut battle, "done");
    assert_eq!(
        [fighter(&battle, "hero").initiative, fighter(&battle, "mailed").initiative],
        [5, 9]
    );
    say(&mut battle, "done");
    assert_eq!(
        [fighter(&battle, "hero").initiative, fighter(&battle, "mailed").initiative],
        [2, 9]
    );
}

#[test]
fn van_106_912_913_nearly_every_initiative_of_the_gifted_is_the_highest() {
    for key in ["wing", "shade"] {
        for (face, counts) in [(2, 10), (1, 1)] {
            let mut battle = battle(&[&[("hero", "B2")], &[(key, "B2")]]);
            dice(&mut battle, &[face]);
            say(&mut battle, "done");
            assert_eq!(fighter(&battle, key).initiative, counts);
        }
    }
}

#[test]
fn van_108_followers_without_a_foe_in_their_hex_do_nothing() {
    let mut battle = battle(&[&[("hero", "A1")], &[("raider", "C3")]]);
    say(&mut battle, "done");
    assert_eq!(asked(&battle), "hero", "the phase of the other side has passed");
}

#[test]
fn van_109_heroes_of_either_side_go_where_they_like() {
    let mut battle = battle(&[&[("hero", "A1")], &[("mailed", "C3")]]);
    say(&mut battle, "done");
    assert_eq!(asked(&battle), "mailed");
    assert!(can(&battle, "move B3"));
}

#[test]
fn van_701_moving_takes_the_whole_turn() {
    let mut battle = battle(&[&[("hero", "A1"), ("knife", "A1")], &[("mailed", "C3")]]);
    acts(&mut battle, "knife");
    say(&mut battle, "ready sword");
    assert!(!can(&battle, "move A2"));
    assert_eq!(closed(&battle, "move").unwrap(), "needs 3 AP, has 2");
    acts(&mut battle, "hero");
    say(&mut battle, "move A2");
    assert_eq!(fighter(&battle, "hero").points, 0);
}

#[test]
fn van_702_fleeing_takes_a_roll_when_somebody_has_something_on_the_figure() {
    for (face, hex) in [(6, "A2"), (5, "B2")] {
        let mut battle = battle(&[&[("hero", "B2"), ("hero2", "B2")], &[("mailed", "B2")]]);
        give(&mut battle, "mailed", STRIKE_ON, "hero");
        acts(&mut battle, "hero");
        assert_eq!(tenths(&battle, "flee A2"), 5);
        dice(&mut battle, &[face]);
        say(&mut battle, "flee A2");
        let at = battle.table().hex(id(&battle, "hero"));
        assert_eq!(riposte_rules::board::hex_name(at), hex);
        assert_eq!(fighter(&battle, "hero").points, 0, "spent either way");
        assert_eq!(hold(&battle, "mailed").is_empty(), hex == "A2");
    }
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    acts(&mut battle, "hero");
    assert!(can(&battle, "move A2"), "nobody has anything on it: no roll");
}

#[test]
fn van_703_one_who_is_knocked_down_is_carried_along() {
    let mut battle = battle(&[&[("frail", "B2"), ("hero", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "frail");
    acts(&mut battle, "mailed");
    dice(&mut battle, &[9]);
    say(&mut battle, "attack @frail sword.cut");
    acts(&mut battle, "hero");
    say(&mut battle, "carry B1 @frail");
    let table = battle.table();
    assert_eq!(table.hex(id(&battle, "frail")), table.hex(id(&battle, "hero")));
}

#[test]
fn van_704_912_who_flies_soars_for_a_point_until_it_is_grounded() {
    let mut battle = battle(&[&[("wing", "A1")], &[("mailed", "C3")]]);
    dice(&mut battle, &[2, 1]);
    script(&mut battle, &["soar B1", "soar B2"]);
    assert!(fighter(&battle, "wing").spent, "a bare 1");
    acts(&mut battle, "wing");
    assert!(!can(&battle, "soar B1") && can(&battle, "move B1"));
}

#[test]
fn van_912_wings_help_to_save() {
    // Mail needs an 8; a 7 does with wings.
    let mut battle = battle(&[&[("hero", "B2")], &[("wing", "B2")]]);
    give(&mut battle, "hero", STRIKE_ON, "wing");
    set(&mut battle, "wing", |fighter| fighter.initiative = 5);
    acts(&mut battle, "hero");
    dice(&mut battle, &[9, 7]);
    say(&mut battle, "attack @wing sword.cut");
    assert_eq!(health(&battle, "wing"), 10);
}

#[test]
fn van_705_a_leap_leads_exactly_two_hexes_and_may_cost_the_gift() {
    let mut battle = battle(&[&[("shade", "A1")], &[("mailed", "B3")]]);
    dice(&mut battle, &[1]);
    assert!(can(&battle, "leap C1") && can(&battle, "leap A3") && !can(&battle, "leap B1"));
    say(&mut battle, "leap C1");
    assert!(fighter(&battle, "shade").spent);
    let spent = log(&mut battle).join("\n");
    assert!(spent.contains("2 AP"), "{spent}");
}

#[test]
fn van_913_of_every_damage_a_shade_loses_one_less_and_never_none() {
    for (by, left) in [("hero", 9), ("bare", 9), ("beast", 7)] {
        let mut battle = battle(&[&[(by, "B2")], &[("shade", "B2")]]);
        give(&mut battle, by, STRIKE_ON, "shade");
        acts(&mut battle, by);
        dice(&mut battle, &[10]);
        let line = open(&battle).into_iter().find(|it| it.starts_with("attack")).unwrap();
        say(&mut battle, &line);
        assert_eq!(health(&battle, "shade"), left, "{by}");
    }
}

#[test]
fn van_706_followers_come_after_one_they_had_strike_on() {
    let mut battle = battle(&[&[("hero", "B2")], &[("raider", "B2"), ("weak", "B2")]]);
    give(&mut battle, "raider", STRIKE_ON, "hero");
    acts(&mut battle, "hero");
    dice(&mut battle, &[9]);
    say(&mut battle, "flee A2");
    assert_eq!(asked(&battle), "raider", "the other had nothing on it");
    assert_eq!(open(&battle), ["move A2", "done"]);
}

#[test]
fn van_706_with_the_switch_off_nobody_comes_after_anybody() {
    let mut battle = battle(&[&[("hero", "B2")], &[("raider", "B2")]]);
    switch(&mut battle, |constants| constants.followers_pursue = false);
    give(&mut battle, "raider", STRIKE_ON, "hero");
    acts(&mut battle, "hero");
    dice(&mut battle, &[9]);
    say(&mut battle, "flee A2");
    assert_eq!(asked(&battle), "hero", "the phase of the other side has passed");
}

#[test]
fn van_102_802_a_shot_leads_from_no_place_to_another_however_near() {
    let mut battle = battle(&[&[("archer", "B2"), ("hero", "B3")], &[("hero2", "B3")]]);
    acts(&mut battle, "archer");
    assert!(!verbs(&battle).contains(&"vantage".to_owned()));
    assert_eq!(closed(&battle, "vantage").unwrap(), "no enemy is in this hex");
    assert_eq!(closed(&battle, "shoot").unwrap(), "needs vantage on an enemy first");
}

#[test]
fn van_103_each_phase_is_told_once_by_its_side() {
    let mut battle = battle(&[&[("hero", "B2")], &[("hero2", "B2")]]);
    let side = riposte_rules::rulebook::side_name(battle.world(), Side(1));
    say(&mut battle, "done");
    let told = log(&mut battle);
    assert!(told.contains(&format!("Phase: {side}")), "{told:?}");
}

#[test]
fn van_901_an_ambusher_is_unseen_until_found_or_it_shows_itself() {
    let mut battle = battle(&[&[("hero", "B2")], &[("lurker", "B2")]]);
    assert!(!can(&battle, "strike @lurker"));
    // Perception 7 needs a 4.
    dice(&mut battle, &[4]);
    say(&mut battle, "search");
    assert!(can(&battle, "strike @lurker"));
    let mut battle = common::battle(&[&[("lurker", "B2")], &[("hero", "B2")]]);
    let told = riposte_trial::forecast(&battle, "strike @hero").bonds;
    assert!(told.iter().any(|it| it.bond.to == id(&battle, "lurker")), "it is seen by its try");
    dice(&mut battle, &[2]);
    say(&mut battle, "strike @hero");
    assert!(!fighter(&battle, "lurker").hidden, "by a try, also one that fails");
}

#[test]
fn van_902_the_anchored_stay_and_strike_only_at_those_who_strike_at_them() {
    let mut battle = battle(&[&[("beast", "B2")], &[("hero", "B2")]]);
    // It has nothing to do at all, so its phase has passed.
    assert_eq!(asked(&battle), "hero");
    give(&mut battle, "hero", STRIKE_ON, "beast");
    acts(&mut battle, "beast");
    assert_eq!(open(&battle), ["strike @hero", "evade", "done"], "and nowhere to go");
}

#[test]
fn van_903_the_dazzling_are_attacked_by_those_who_keep_their_senses() {
    let mut battle = battle(&[&[("hero", "B2")], &[("dazzle", "B2")]]);
    give(&mut battle, "hero", STRIKE_ON, "dazzle");
    acts(&mut battle, "hero");
    // Perception 7 needs a 4, Mind 5 a 6.
    dice(&mut battle, &[4, 6, 2]);
    say(&mut battle, "attack @dazzle sword.cut");
    let labels: Vec<String> = rolled(&mut battle).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels[..3], ["nerve", "nerve", "attack"]);
}

#[test]
fn van_904_a_failed_check_costs_the_attack_and_no_point() {
    let mut battle = battle(&[&[("mailed", "B2")], &[("terror", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "terror");
    acts(&mut battle, "mailed");
    dice(&mut battle, &[5]);
    say(&mut battle, "attack @terror sword.cut");
    assert_eq!(fighter(&battle, "mailed").points, 3);
    assert_eq!(closed(&battle, "attack").unwrap(), "dares not attack TERROR this turn");
    end_phase(&mut battle);
    end_phase(&mut battle);
    assert!(can(&battle, "attack @terror sword.cut"), "every turn anew");
}

#[test]
fn van_905_to_the_fearful_all_are_terrible() {
    let mut battle = battle(&[&[("timid", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "timid", STRIKE_ON, "mailed");
    acts(&mut battle, "timid");
    dice(&mut battle, &[6, 2]);
    say(&mut battle, "attack @mailed sword.cut");
    assert_eq!(rolled(&mut battle)[0].0, "nerve");
}

#[test]
fn van_906_an_inspiring_friend_in_the_hex_takes_the_fear() {
    for (at, first) in [("B2", "attack"), ("B1", "nerve")] {
        let mut battle = battle(&[&[("mailed", "B2"), ("banner", at)], &[("terror", "B2")]]);
        give(&mut battle, "mailed", STRIKE_ON, "terror");
        acts(&mut battle, "mailed");
        dice(&mut battle, &[6, 2]);
        say(&mut battle, "attack @terror sword.cut");
        assert_eq!(rolled(&mut battle)[0].0, first);
    }
}

#[test]
fn van_907_the_camouflaged_are_seen_by_their_like_and_by_those_of_other_senses() {
    for (by, sees) in [("hero", false), ("ghost2", true), ("seer", true)] {
        let battle = battle(&[&[(by, "B2")], &[("ghost", "B2")]]);
        assert_eq!(can(&battle, "strike @ghost"), sees, "{by}");
    }
}

#[test]
fn van_908_the_contemptuous_evade_without_a_roll() {
    let mut battle = battle(&[&[("proud", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "proud");
    acts(&mut battle, "proud");
    say(&mut battle, "evade");
    assert!(fighter(&battle, "proud").evading);
    let told = log(&mut battle).join("\n");
    assert!(told.contains("1 AP") && !told.contains("evade ["), "{told}");
}

#[test]
fn van_909_the_frozen_do_nothing() {
    let mut battle = battle(&[&[("hero", "B2")], &[("ice", "B2")]]);
    say(&mut battle, "done");
    assert_eq!(asked(&battle), "hero");
}

#[test]
fn van_201_202_803_what_a_roster_gets_wrong_is_answered() {
    use riposte_rules::data::{Scenario, Source};
    let tried = |more: &str, armour: &str| {
        let roster = entry("odd", more, armour, "");
        let text = format!(
            "(name: \"T\", rulebook: \"vantage\", rows: [\".\"], roster: [{roster}], sides: [\
             (name: \"A\", figures: [(who: \"odd\", at: \"A1\", facing: N)]),\
             (name: \"B\", figures: [(who: \"odd\", key: \"b\", at: \"A1\", facing: N)])])"
        );
        let library = riposte_trial::library();
        let scenario = Scenario::read(&library, "t", Source::new("t", text)).unwrap();
        let laid = Battle::new(
            &riposte_trial::only(riposte_vantage::Vantage),
            &library,
            &scenario,
            Dice::seeded(1),
        );
        laid.err().map(|error| error.to_string()).unwrap_or_default()
    };
    assert_eq!(tried("", "\"mail\", \"helm\""), "");
    assert!(tried("\"Speed\": 13", "").contains("has 13 Speed; expected 1 to 12"));
    assert!(tried("\"Luck\": 1", "").contains("\"Luck\" is no score of this rulebook"));
    assert!(tried("\"winged\": 2", "").contains("expected 1 for a keyword"));
    assert!(tried("", "\"mail\", \"leather\"").contains("two pieces in one place"));
    assert!(tried("", "\"silk\"").contains("an unknown armour"));
}

#[test]
fn van_802_a_range_is_compared_and_never_measured() {
    // A sling has 2 and a short bow 3, and both shoot in one hex only.
    let battle = battle(&[&[("archer", "B2")], &[("slinger", "B2"), ("slinger2", "B3")]]);
    assert!(can(&battle, "vantage @slinger") && !can(&battle, "vantage @slinger2"));
}

/// What the list says to the pending decision, in the notation.
fn listed(battle: &Battle) -> String {
    let choice = battle.table().book().habit(battle.world()).unwrap();
    riposte_rules::decision::write(battle.table(), &choice)
}

#[test]
fn van_111_the_list_tries_for_the_weakest_and_then_attacks() {
    let mut battle =
        battle(&[&[("hero", "B2"), ("frail", "B2")], &[("raider", "B2"), ("hero2", "B2")]]);
    acts(&mut battle, "raider");
    assert_eq!(listed(&battle), "strike @frail");
    give(&mut battle, "raider", STRIKE_ON, "hero");
    acts(&mut battle, "raider");
    assert_eq!(listed(&battle), "strike @frail", "one hit would fell it");
    set(&mut battle, "raider", |fighter| fighter.points = 1);
    assert_eq!(listed(&battle), "attack @hero sword.cut", "the last point is for the attack");
    give(&mut battle, "raider", STRIKE_ON, "frail");
    acts(&mut battle, "raider");
    assert_eq!(listed(&battle), "attack @frail sword.cut");
}

#[test]
fn van_111_who_has_shots_and_eyes_tries_for_vantage() {
    let mut battle = battle(&[&[("hero", "B2")], &[("archer", "B2"), ("empty", "B2")]]);
    acts(&mut battle, "archer");
    assert_eq!(listed(&battle), "vantage @hero");
    acts(&mut battle, "empty");
    assert_eq!(listed(&battle), "strike @hero", "no shots");
}

#[test]
fn van_111_the_list_evades_when_two_hold_one_who_is_nearly_down() {
    let sides: [&[(&str, &str)]; 2] = [&[("hero", "B2"), ("hero2", "B2")], &[("mailed", "B2")]];
    for (lost, holders, says) in
        [(7, 2, "evade"), (6, 2, "attack @hero sword.cut"), (7, 1, "attack @hero sword.cut")]
    {
        let mut battle = battle(&sides);
        give(&mut battle, "mailed", STRIKE_ON, "hero");
        for hero in ["hero", "hero2"].into_iter().take(holders) {
            give(&mut battle, hero, STRIKE_ON, "mailed");
        }
        set(&mut battle, "mailed", |fighter| fighter.lost = lost);
        acts(&mut battle, "mailed");
        assert_eq!(listed(&battle), says, "lost {lost}, held by {holders}");
    }
}

#[test]
fn van_111_the_overwhelmed_do_nothing_and_the_lonely_come_nearer() {
    let mut battle = battle(&[&[("hero", "A2")], &[("mailed", "A2"), ("hero2", "C1")]]);
    set(&mut battle, "mailed", |fighter| fighter.overwhelmed = Some(Side(0)));
    acts(&mut battle, "mailed");
    assert_eq!(listed(&battle), "done");
    acts(&mut battle, "hero2");
    assert!(["move B1", "move C2"].contains(&listed(&battle).as_str()), "{}", listed(&battle));
}
