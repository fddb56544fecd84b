//! Strike, vantage and evading (VAN-301 to VAN-403).
use crate::common::*;

#[test]
fn van_203_302_a_try_for_vantage_rolls_perception() {
    // Perception 7 needs a 4.
    for (face, held) in [(4, "vantage raider"), (3, "")] {
        let mut battle = battle(&[&[("archer", "B2")], &[("raider", "B2")]]);
        assert_eq!(tenths(&battle, "vantage @raider"), 7);
        dice(&mut battle, &[face]);
        say(&mut battle, "vantage @raider");
        assert_eq!(hold(&battle, "archer"), held);
        assert_eq!(fighter(&battle, "archer").points, 2, "spent even if it fails");
    }
}

#[test]
fn van_203_the_required_roll_stays_within_its_bounds() {
    for (speed, needs) in [(1, 1), (4, 4), (5, 5), (9, 9), (12, 9)] {
        let roster = entry("racer", &format!("\"Speed\": {speed}"), "", "") + &roster();
        let sides: [&[(&str, &str, &str)]; 2] = [&[("racer", "A1", "N")], &[("raider", "A1", "N")]];
        let battle = riposte_trial::battle_on(
            riposte_vantage::Vantage,
            "\".\"",
            &roster,
            &sides,
            Dice::seeded(3),
        );
        assert_eq!(tenths(&battle, "strike @raider"), needs, "Speed {speed}");
    }
}

#[test]
fn van_301_a_new_hold_takes_the_place_of_the_old_whatever_it_is() {
    let both: [&[(&str, &str)]; 2] = [&[("archer", "B2")], &[("raider", "B2"), ("weak", "B2")]];
    let mut battle = battle(&both);
    give(&mut battle, "archer", STRIKE_ON, "weak");
    dice(&mut battle, &[4]);
    say(&mut battle, "vantage @raider");
    assert_eq!(hold(&battle, "archer"), "vantage raider");
    dice(&mut battle, &[6]);
    say(&mut battle, "strike @weak");
    assert_eq!(hold(&battle, "archer"), "strike weak");
}

#[test]
fn van_301_a_failed_try_leaves_all_as_it_was() {
    let mut battle = battle(&[&[("archer", "B2")], &[("raider", "B2"), ("weak", "B2")]]);
    give(&mut battle, "archer", STRIKE_ON, "weak");
    dice(&mut battle, &[3]);
    say(&mut battle, "vantage @raider");
    assert_eq!(
        (hold(&battle, "archer").as_str(), hold(&battle, "raider").as_str()),
        ("strike weak", "")
    );
}

#[test]
fn van_102_nothing_is_tried_on_one_in_another_hex() {
    let battle = battle(&[&[("hero", "B2")], &[("hero2", "B3")]]);
    assert!(!can(&battle, "strike @hero2"));
    assert_eq!(closed(&battle, "strike").unwrap(), "no enemy is in this hex");
}

#[test]
fn van_302_vantage_takes_a_ranged_weapon() {
    let battle = battle(&[&[("hero", "B2")], &[("raider", "B2")]]);
    assert!(!can(&battle, "vantage @raider") && can(&battle, "strike @raider"));
}

#[test]
fn van_303_304_strike_is_answered_by_strike() {
    let mut battle = battle(&[&[("hero", "B2")], &[("raider", "B2")]]);
    assert!(notes(&battle, "strike @raider").contains("RAIDER gains strike on you"));
    dice(&mut battle, &[6]);
    say(&mut battle, "strike @raider");
    assert_eq!([hold(&battle, "hero"), hold(&battle, "raider")], ["strike raider", "strike hero"]);
    assert_eq!(fighter(&battle, "raider").points, 0, "it had no point and needed none");
    let told = log(&mut battle).join("\n");
    assert!(told.contains("RAIDER turns on the attacker"), "{told}");
    assert!(told.contains("Now RAIDER has strike on HERO"), "{told}");
}

#[test]
fn van_305_who_has_strike_on_another_chooses() {
    for (answer, held) in [("hold @hero", "strike hero"), ("hold @hero2", "strike hero2")] {
        let mut battle = battle(&[&[("hero", "B2"), ("hero2", "B2")], &[("raider", "B2")]]);
        give(&mut battle, "raider", STRIKE_ON, "hero2");
        acts(&mut battle, "hero");
        assert!(notes(&battle, "strike @raider").contains("chooses: strike on HERO or on you"));
        dice(&mut battle, &[6]);
        say(&mut battle, "strike @raider");
        assert_eq!((question(&battle), asked(&battle)), ("hold", "raider".into()));
        forecast_all(&battle);
        say(&mut battle, answer);
        assert_eq!(hold(&battle, "raider"), held);
        assert_eq!((question(&battle), asked(&battle)), ("act", "hero".into()));
        assert_eq!(fighter(&battle, "hero").points, 2);
    }
}

#[test]
fn van_305_the_first_holds_and_the_second_lets_choose() {
    let mut battle = battle(&[&[("hero", "B2"), ("hero2", "B2")], &[("raider", "B2")]]);
    for (key, asks) in [("hero", "act"), ("hero2", "hold")] {
        acts(&mut battle, key);
        dice(&mut battle, &[6]);
        say(&mut battle, "strike @raider");
        assert_eq!(hold(&battle, "raider"), "strike hero");
        assert_eq!(question(&battle), asks);
    }
}

#[test]
fn van_306_strike_breaks_vantage_on_whomever_it_is() {
    let mut battle = battle(&[&[("hero", "B2"), ("hero2", "B2")], &[("archer", "B2")]]);
    give(&mut battle, "archer", VANTAGE_ON, "hero2");
    acts(&mut battle, "hero");
    assert!(notes(&battle, "strike @archer").contains("ARCHER loses vantage on HERO"));
    dice(&mut battle, &[6]);
    say(&mut battle, "strike @archer");
    assert_eq!(hold(&battle, "archer"), "strike hero");
    assert_eq!(question(&battle), "act", "it has no strike to keep, so it does not choose");
}

#[test]
fn van_307_vantage_is_answered_by_as_long_a_range() {
    // A short bow has 3, a sling 2.
    for (by, at, back) in [
        ("archer", "archer2", "vantage archer"),
        ("slinger", "archer2", "vantage slinger"),
        ("archer", "slinger2", ""),
        ("archer", "hero2", ""),
    ] {
        let mut battle = battle(&[&[(by, "B2")], &[(at, "B2")]]);
        dice(&mut battle, &[4]);
        say(&mut battle, &format!("vantage @{at}"));
        assert_eq!(
            [hold(&battle, by), hold(&battle, at)],
            [format!("vantage {at}"), back.to_owned()]
        );
    }
}

#[test]
fn van_307_it_comes_of_itself_also_to_one_who_has_something_on_another() {
    let mut battle = battle(&[&[("archer", "B2"), ("hero", "B2")], &[("archer2", "B2")]]);
    give(&mut battle, "archer2", STRIKE_ON, "hero");
    acts(&mut battle, "archer");
    dice(&mut battle, &[4]);
    say(&mut battle, "vantage @archer2");
    assert_eq!(hold(&battle, "archer2"), "vantage archer");
}

#[test]
fn van_307_with_the_switch_it_chooses_whether_to_turn_on_the_archer() {
    for (answer, held) in [("hold @hero", "strike hero"), ("hold @archer", "vantage archer")] {
        let mut battle = battle(&[&[("archer", "B2"), ("hero", "B2")], &[("archer2", "B2")]]);
        switch(&mut battle, |constants| constants.vantage_back_is_a_choice = true);
        give(&mut battle, "archer2", STRIKE_ON, "hero");
        acts(&mut battle, "archer");
        dice(&mut battle, &[4]);
        say(&mut battle, "vantage @archer2");
        assert_eq!((question(&battle), asked(&battle)), ("hold", "archer2".into()));
        let words = |line: &str| {
            let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
            battle.table().book().wording(battle.world(), &choice)
        };
        assert_eq!(words("hold @hero"), "Keep strike on HERO");
        assert_eq!(words("hold @archer"), "Have vantage on ARCHER (archer) instead");
        say(&mut battle, answer);
        assert_eq!(hold(&battle, "archer2"), held);
    }
}

#[test]
fn van_301_who_gains_the_same_on_another_loses_the_first() {
    for (kind, line, held) in [
        (VANTAGE_ON, "vantage @raider", "vantage raider"),
        (STRIKE_ON, "strike @raider", "strike raider"),
    ] {
        let mut battle = battle(&[&[("archer", "B2")], &[("raider", "B2"), ("weak", "B2")]]);
        give(&mut battle, "archer", kind, "weak");
        dice(&mut battle, &[6]);
        say(&mut battle, line);
        assert_eq!(hold(&battle, "archer"), held);
    }
}

#[test]
fn van_308_what_comes_of_itself_leads_to_nothing_further() {
    let mut battle = battle(&[&[("archer", "B2"), ("hero", "B2")], &[("archer2", "B2")]]);
    give(&mut battle, "archer", VANTAGE_ON, "archer2");
    acts(&mut battle, "hero");
    // The archer of the other side turns on the hero, who has had strike before: no more comes of it.
    dice(&mut battle, &[6]);
    say(&mut battle, "strike @archer2");
    assert_eq!(hold(&battle, "archer2"), "strike hero");
    assert_eq!(
        [hold(&battle, "archer"), hold(&battle, "hero")],
        ["vantage archer2", "strike archer2"]
    );
}

#[test]
fn van_309_holds_last_until_somebody_falls_or_leaves() {
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "hero");
    end_phase(&mut battle);
    end_phase(&mut battle);
    assert_eq!(hold(&battle, "mailed"), "strike hero", "from turn to turn");
    dice(&mut battle, &[10]);
    acts(&mut battle, "hero");
    say(&mut battle, "flee B1");
    assert_eq!(hold(&battle, "mailed"), "", "not over two hexes");
}

#[test]
fn van_401_402_evading_takes_every_hold_on_the_figure_and_its_own() {
    // Agility 5 needs a 6.
    for (face, evades) in [(6, true), (5, false)] {
        let mut battle = battle(&[
            &[("hero", "B2"), ("hero2", "B2")],
            &[("mailed", "B2"), ("archer", "B2"), ("frail", "B2")],
        ]);
        give(&mut battle, "hero", STRIKE_ON, "mailed");
        give(&mut battle, "mailed", STRIKE_ON, "hero");
        give(&mut battle, "archer", VANTAGE_ON, "hero");
        give(&mut battle, "frail", STRIKE_ON, "hero2");
        acts(&mut battle, "hero");
        assert_eq!(tenths(&battle, "evade"), 5);
        dice(&mut battle, &[face]);
        say(&mut battle, "evade");
        let holds = ["hero", "mailed", "archer", "frail"].map(|key| hold(&battle, key));
        let kept = ["strike mailed", "strike hero", "vantage hero", "strike hero2"];
        assert_eq!(holds, if evades { ["", "", "", "strike hero2"] } else { kept });
        assert_eq!(fighter(&battle, "hero").evading, evades);
        assert_eq!(fighter(&battle, "hero").points, 2);
    }
}

#[test]
fn van_402_nothing_is_gained_on_one_who_evades_until_its_next_turn() {
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "hero");
    acts(&mut battle, "hero");
    dice(&mut battle, &[6]);
    // Nothing is left for it to do, so the other side has its phase.
    say(&mut battle, "evade");
    acts(&mut battle, "mailed");
    assert!(!can(&battle, "strike @hero"));
    assert_eq!(closed(&battle, "strike").unwrap(), "all enemies here evade or are not seen");
    end_phase(&mut battle);
    assert!(!fighter(&battle, "hero").evading, "its own turn has begun");
}

#[test]
fn van_403_who_has_evaded_fights_no_more_this_turn() {
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "hero");
    acts(&mut battle, "hero");
    dice(&mut battle, &[6]);
    say(&mut battle, "evade");
    // Nothing is open any more, so its phase is over.
    assert_ne!(asked(&battle), "hero");
}

/// Evading keeps the enemies off in their phase. Who fights on in its own is struck back at, as ever.
#[test]
fn van_304_402_403_with_the_switch_it_fights_on_and_the_other_turns_on_it() {
    let mut battle = battle(&[&[("hero", "B2")], &[("mailed", "B2"), ("mailed2", "B2")]]);
    switch(&mut battle, |constants| constants.evading_may_fight = true);
    give(&mut battle, "mailed", STRIKE_ON, "hero");
    acts(&mut battle, "hero");
    dice(&mut battle, &[6, 6]);
    say(&mut battle, "evade");
    assert!(notes(&battle, "strike @mailed").contains("MAILED gains strike on you"));
    say(&mut battle, "strike @mailed");
    assert_eq!([hold(&battle, "hero"), hold(&battle, "mailed")], ["strike mailed", "strike hero"]);
    assert!(fighter(&battle, "hero").evading, "until its next phase");
    acts(&mut battle, "mailed2");
    assert!(!can(&battle, "strike @hero"), "in their phase they gain nothing on it");
}

#[test]
fn van_307_402_403_with_the_switch_an_archer_that_has_evaded_is_aimed_back_at() {
    let mut battle = battle(&[&[("archer", "B2")], &[("archer2", "B2")]]);
    switch(&mut battle, |constants| constants.evading_may_fight = true);
    give(&mut battle, "archer2", STRIKE_ON, "archer");
    acts(&mut battle, "archer");
    dice(&mut battle, &[6, 4]);
    script(&mut battle, &["evade", "vantage @archer2"]);
    let holds = [hold(&battle, "archer"), hold(&battle, "archer2")];
    assert_eq!(holds, ["vantage archer2", "vantage archer"]);
}

#[test]
fn van_401_evading_is_open_only_to_one_who_is_held() {
    let battle = battle(&[&[("hero", "B2")], &[("mailed", "B2")]]);
    assert!(!can(&battle, "evade"));
    assert_eq!(closed(&battle, "evade").unwrap(), "nobody has strike or vantage on it");
}

#[test]
fn van_301_304_what_a_try_would_begin_and_end_is_foretold() {
    use riposte_rules::decision::{BondChange, read};
    let mut battle = battle(&[&[("archer", "B2"), ("hero", "B2")], &[("archer2", "B2")]]);
    give(&mut battle, "archer2", VANTAGE_ON, "hero");
    give(&mut battle, "archer", VANTAGE_ON, "archer2");
    acts(&mut battle, "archer");
    let choice = read(battle.table(), "strike @archer2").unwrap();
    let forecast = battle.table().book().forecast(battle.world(), &choice);
    let told: Vec<(FigureId, FigureId, BondChange)> =
        forecast.bonds.iter().map(|it| (it.bond.from, it.bond.to, it.change)).collect();
    let [me, friend, foe] = ["archer", "hero", "archer2"].map(|key| id(&battle, key));
    use BondChange::{Begins, Ends};
    let expected = [(me, foe, Ends), (me, foe, Begins), (foe, friend, Ends), (foe, me, Begins)];
    assert_eq!(told, expected);
}

/// Strike that comes of itself is aimed at nobody: it comes on the unseen as well. Only the attack
/// has to wait until the other is seen.
#[test]
fn van_304_907_one_turns_on_the_camouflaged_as_on_anybody_and_cannot_attack_it() {
    for (at, attacks) in [("hero", false), ("seer", true)] {
        let mut battle = battle(&[&[("ghost", "B2")], &[(at, "B2")]]);
        acts(&mut battle, "ghost");
        let line = format!("strike @{at}");
        assert!(notes(&battle, &line).contains("gains strike on you"));
        dice(&mut battle, &[6]);
        say(&mut battle, &line);
        assert_eq!(
            [hold(&battle, "ghost"), hold(&battle, at)],
            [line.replace('@', ""), "strike ghost".to_owned()]
        );
        acts(&mut battle, at);
        assert_eq!(can(&battle, "attack @ghost sword.cut"), attacks);
        if !attacks {
            assert_eq!(closed(&battle, "attack").unwrap(), "does not see the enemy");
        }
    }
}

#[test]
fn van_305_907_who_has_strike_on_another_chooses_and_rather_keeps_the_one_it_sees() {
    let mut battle = battle(&[&[("ghost", "B2"), ("hero", "B2")], &[("mailed", "B2")]]);
    give(&mut battle, "mailed", STRIKE_ON, "hero");
    set(&mut battle, "ghost", |fighter| fighter.lost = 5);
    acts(&mut battle, "ghost");
    dice(&mut battle, &[6]);
    say(&mut battle, "strike @mailed");
    assert_eq!((question(&battle), asked(&battle)), ("hold", "mailed".into()));
    let default = battle.decision().unwrap().default;
    assert_eq!(riposte_rules::decision::write(battle.table(), &default), "hold @hero");
    say(&mut battle, "hold @ghost");
    assert_eq!(hold(&battle, "mailed"), "strike ghost");
}

#[test]
fn van_902_the_anchored_are_told_what_really_keeps_them() {
    let mut battle = battle(&[&[("hero", "B2")], &[("beast", "B2")]]);
    // So that it has something to do at all, and is asked.
    set(&mut battle, "beast", |fighter| (fighter.draughts, fighter.lost) = (1, 1));
    acts(&mut battle, "beast");
    assert_eq!(closed(&battle, "strike").unwrap(), "is anchored: only those who have strike on it");
    give(&mut battle, "hero", STRIKE_ON, "beast");
    give(&mut battle, "beast", STRIKE_ON, "hero");
    acts(&mut battle, "beast");
    assert_eq!(closed(&battle, "strike").unwrap(), "it has that already");
}
