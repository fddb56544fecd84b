//! The round and movement.
use crate::common::*;
use riposte_lengths::view::BookView;

#[test]
fn len_201_202_initiative_is_thrown_each_round_and_again_on_a_tie() {
    let battle = riposte_trial::battle(
        riposte_lengths::Lengths,
        ROSTER,
        &[&[("kurt", "F3", "N")], &[("hans", "F9", "N")]],
        Dice::given([3, 3, 2, 5], Some(1)),
    );
    assert_eq!(asked(&battle), "hans");
}

#[test]
fn len_203_the_owner_says_who_is_next() {
    let mut battle = sides(&[("kurt", "F3"), ("otto", "E3")], &[("hans", "F9")], &[]);
    assert_eq!(open(&battle), ["pick kurt:", "pick otto:", "hold-all"]);
    say(&mut battle, "pick otto:");
    assert_eq!(asked(&battle), "otto");
    say(&mut battle, "full-defence");
    assert_eq!(asked(&battle), "kurt");
}

#[test]
fn len_205_surprise() {
    let mut battle = sides(&[("kurt", "F5")], &[("ambushed", "F6")], &[]);
    // 6 and the coat; no answer, and no action in the first round.
    assert_eq!(numbers(&battle, "kurt", "ambushed", "short-sword.strike").1, 8);
    say(&mut battle, "attack @ambushed short-sword.strike");
    assert_eq!(battle.world().resource::<riposte_rules::battle::TurnNumber>().0, 2);
    assert!(!fighter(&battle, "ambushed").round.surprised);
}

#[test]
fn len_205_a_die_says_whether_a_side_is_surprised() {
    for (face, surprised) in [(2, true), (3, false)] {
        let given = Dice::given([face, 6, 1], Some(1));
        let sides: [&[_]; 2] =
            [&[("kurt", "F3", "N")], &[("wary", "F9", "N"), ("otto", "E9", "N")]];
        let battle = riposte_trial::battle(riposte_lengths::Lengths, ROSTER, &sides, given);
        assert_eq!(fighter(&battle, "wary").round.surprised, surprised, "{face}");
        assert!(!fighter(&battle, "otto").round.surprised);
    }
}

#[test]
fn len_106_211_212_the_pace_goes_by_the_load() {
    let battle = sides(&[("kurt", "F11")], &[("hans", "A1")], &[]);
    assert!(can(&battle, "move F3") && !can(&battle, "move F2") && can(&battle, "run F2"));
    // Full plate and a two-handed sword: three points of load.
    let battle = sides(&[("laden", "F11")], &[("hans", "A1")], &[]);
    assert!(can(&battle, "move F7") && !can(&battle, "move F6") && can(&battle, "run F6"));
}

#[test]
fn len_212_who_runs_does_nothing_else() {
    let mut battle = sides(&[("kurt", "F11")], &[("hans", "A1")], &[]);
    say(&mut battle, "run F2");
    assert_eq!(asked(&battle), "hans");
}

#[test]
fn len_213_running_past_invites_a_blow_that_is_the_round_of_whoever_strikes() {
    let mut battle = sides(&[("kurt", "F11")], &[("hans", "F6")], &[18, 3]);
    say(&mut battle, "run F2");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("passing", "hans"));
    say(&mut battle, "attack @kurt rapier.strike");
    assert_eq!(fighter(&battle, "kurt").wounds, 3);
    assert_eq!(
        battle.table().hex(id(&battle, "kurt")),
        riposte_rules::board::parse_hex("F2").unwrap()
    );
    assert_eq!(battle.world().resource::<riposte_rules::battle::TurnNumber>().0, 2);
    // A figure that walks is let go, and so is a figure that passes one that has acted.
    let mut battle = sides(&[("kurt", "F8")], &[("hans", "F6")], &[]);
    say(&mut battle, "move F5");
    assert_eq!(question(&battle), "then");
    let mut battle = sides(&[("kurt", "F11")], &[("hans", "F6"), ("otto", "A1")], &[]);
    set(&mut battle, "hans", |fighter| fighter.round.acted = true);
    refresh(&mut battle);
    say(&mut battle, "run F2");
    assert_eq!(asked(&battle), "otto");
}

#[test]
fn len_213_nobody_strikes_at_a_runner_who_has_fallen() {
    let foes = [("hans", "E7"), ("otto", "G7")];
    let mut battle = sides(&[("kurt", "F11"), ("plain", "A1")], &foes, &[20, 8, 1]);
    set(&mut battle, "kurt", |fighter| fighter.wounds = 19);
    turn_of(&mut battle, "kurt");
    say(&mut battle, "run F2");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("passing", "hans"));
    say(&mut battle, "attack @kurt rapier.strike");
    assert!(!battle.table().active(id(&battle, "kurt")));
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "plain"));
}

#[test]
fn len_214_through_friends_and_not_through_enemies() {
    let wall = "\".\",\".\",\".\",\".\",\".\",\".\",\".\",\".\",";
    let battle = on(wall, &[("kurt", "A1"), ("otto", "A2")], &[("hans", "A5")], &[]);
    let mut battle = battle;
    say(&mut battle, "pick kurt:");
    assert!(can(&battle, "move A3") && !can(&battle, "move A2"));
    assert!(!can(&battle, "move A5") && !can(&battle, "move A6"));
}

#[test]
fn len_212_214_a_run_leads_through_friends_where_nobody_could_stop_it() {
    let lane = "\".\",".repeat(12);
    for (friend, foe, at, may) in [
        ("A5", "hans", "A12", true),
        ("A9", "hans", "A11", true),
        // The halberd reaches the hex of the friend.
        ("A9", "greta", "A11", false),
    ] {
        let own = [("kurt", "A1"), ("otto", friend)];
        let mut battle = on(&lane, &own, &[(foe, at)], &[]);
        say(&mut battle, "pick kurt:");
        assert_eq!(can(&battle, "run A10"), may, "past {friend}, {foe} at {at}");
        assert!(!can(&battle, &format!("run {friend}")));
    }
}

#[test]
fn len_215_reach() {
    let battle = sides(&[("greta", "F4")], &[("hans", "F6")], &[]);
    assert!(can(&battle, "attack @hans halberd.strike"));
    let battle = sides(&[("hans", "F4")], &[("greta", "F6")], &[]);
    assert!(closed(&battle, "attack").unwrap().contains("reach"));
}

#[test]
fn len_216_getting_up_takes_the_round() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    let kurt = id(&battle, "kurt");
    riposte_rules::battle::take_posture(battle.world_mut(), kurt, Posture::Prone);
    refresh(&mut battle);
    assert!(closed(&battle, "move").unwrap().contains("lies"));
    say(&mut battle, "stand-up");
    assert_eq!(battle.table().posture(kurt), Posture::Standing);
    assert_eq!(asked(&battle), "hans");
}

#[test]
fn len_217_running_off_the_board() {
    let mut battle = sides(&[("kurt", "F5"), ("otto", "A9")], &[("hans", "F9")], &[]);
    say(&mut battle, "pick kurt:");
    say(&mut battle, "flee");
    assert_eq!(battle.table().harm(id(&battle, "kurt")).life, Life::Gone);
}

#[test]
fn len_203_211_217_what_is_not_open_says_why() {
    let battle = sides(&[("kurt", "F5")], &[("hans", "A1")], &[]);
    let why = |word: &str| closed(&battle, word).unwrap_or_else(|| panic!("{word}"));
    for (word, reason) in [
        ("attack", "nobody in reach"),
        ("shoot", "nothing to shoot"),
        ("shoot-crowd", "nothing to shoot"),
        ("aim", "no missile weapon"),
        ("wrestle", "arm's length"),
        ("wrestle-together", "arm's length"),
        ("stand-up", "stands already"),
        ("search", "nothing in pouch or pack"),
    ] {
        assert!(why(word).contains(reason), "{word}: {}", why(word));
    }
    let battle = sides(&[("bare", "F5")], &[("hans", "A1")], &[]);
    assert!(closed(&battle, "drop").unwrap().contains("nothing in hand"));
    assert!(closed(&battle, "change").unwrap().contains("belt"));
    let battle = sides(&[("archer", "F2")], &[("hans", "F6")], &[]);
    assert!(closed(&battle, "shoot-crowd").unwrap().contains("crowd"));
    let mut battle = sides(&[("archer", "F2")], &[("hans", "F6")], &[]);
    say(&mut battle, "shoot @hans long-bow.shoot");
    assert!(closed(&battle, "counter").unwrap().contains("shot"));
}

#[test]
fn every_first_choice_can_be_foretold() {
    for (one, two) in [("kurt", "hans"), ("archer", "greta"), ("mage", "wolf"), ("priest", "bear")]
    {
        forecast_all(&sides(&[(one, "F5")], &[(two, "F6")], &[]));
    }
}

#[test]
fn len_212_213_a_run_avoids_reach_where_a_way_as_long_is_free() {
    let start = riposte_rules::board::parse_hex("F6").unwrap();
    for (bad, good, aside) in [(Facing::N, Facing::NE, -1), (Facing::NE, Facing::N, 1)] {
        // Hans reaches one of the two hexes between, and neither start nor end.
        let foe = start + bad.step() + bad.turned(aside).step();
        let foe = riposte_rules::board::hex_name(foe);
        let battle = sides(&[("kurt", "F6")], &[("hans", &foe)], &[]);
        let (view, kurt) = (BookView::new(battle.world()), id(&battle, "kurt"));
        let end = start + bad.step() + good.step();
        let runs = riposte_lengths::movement::ways::runs(view, kurt);
        let way = runs.ends().find(|way| way.hex == end).map(|way| runs.way(way).path);
        assert_eq!(way.unwrap().as_slice(), [start + good.step(), end]);
    }
}

#[test]
fn len_212_a_way_that_was_left_is_not_planned_over_and_over() {
    let mut battle = sides(&[("kurt", "F3")], &[("hans", "K10")], &[]);
    say(&mut battle, "choose-way");
    assert_eq!(question(&battle), "way");
    script(&mut battle, &["by-way C4", "anew"]);
    assert_eq!(question(&battle), "act");
    assert!(!can(&battle, "choose-way") && can(&battle, "run C11"));
    let why = closed(&battle, "choose-way");
    assert_eq!(why.as_deref(), Some("a way was planned, and left"));
    // In the next round it may be planned again.
    script(&mut battle, &["full-defence", "full-defence"]);
    if asked(&battle) == "hans" {
        say(&mut battle, "full-defence");
    }
    assert_eq!(asked(&battle), "kurt");
    assert!(can(&battle, "choose-way"));
}

#[test]
fn len_212_the_way_is_chosen_hex_by_hex() {
    let mut battle = sides(&[("kurt", "F3")], &[("hans", "K10")], &[]);
    let at = |name| riposte_rules::board::parse_hex(name).unwrap();
    script(&mut battle, &["choose-way", "by-way C4", "by-way C6"]);
    let kurt = id(&battle, "kurt");
    assert_eq!(battle.table().hex(kurt), at("F3"), "nothing has happened yet");
    let left = |battle: &Battle, name| can(battle, &format!("run {name}"));
    // Three hexes to C4, two to C6: of the eight of a combat move three are left.
    assert!(can(&battle, "move C9") && !can(&battle, "move C10") && left(&battle, "C10"));
    let choice = battle.decision().unwrap().choices.iter().copied();
    let choice = choice.into_iter().find(|choice| choice.hex == Some(at("C11"))).unwrap();
    let forecast = battle.table().book().forecast(battle.world(), &choice);
    assert_eq!(forecast.path.len(), 3 + 2 + 5);
    assert!(forecast.path.contains(&at("C4")) && forecast.path.contains(&at("C6")));
    let told = log(&mut battle).len();
    say(&mut battle, "run C11");
    assert_eq!(battle.table().hex(kurt), at("C11"));
    assert!(fighter(&battle, "kurt").round.acted && log(&mut battle).len() > told);
}
