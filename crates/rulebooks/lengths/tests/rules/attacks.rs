//! The roll to hit and the armour class: the source's example and what is built on it.
use crate::common::*;
use riposte_lengths::attacks::deed::deed;
use riposte_lengths::condition::harm::Harmed;
use riposte_lengths::view::BookView;

fn pair() -> Battle {
    sides(&[("kurt", "F5")], &[("hans", "F6")], &[])
}

/// Kurt attacks with a face of the die; Hans lets it pass.
fn kurt_rolls(faces: &[u8]) -> Battle {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], faces);
    script(&mut battle, &["attack @hans short-sword.strike", "let-pass"]);
    battle
}

#[test]
fn len_401_402_404_kurt_against_hans() {
    let battle = pair();
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike"), (3, 12));
    let class = roll(&battle, blow(&battle, "kurt", "hans", "short-sword.strike"));
    let parts: Vec<(String, i32)> = class
        .limit()
        .unwrap()
        .value
        .modifiers
        .iter()
        .map(|part| (part.label.to_string(), part.value))
        .collect();
    let parts: Vec<(&str, i32)> = parts.iter().map(|(name, value)| (&**name, *value)).collect();
    assert_eq!(parts, [("base", 6), ("buff coat", 2), ("Agility", 2), ("Weapon Skill", 2)]);
}

#[test]
fn len_403_equal_hits_and_one_and_twenty_settle_it() {
    for (faces, wounds) in
        [(&[5][..], 0), (&[8], 0), (&[9, 4], 4), (&[18, 6], 6), (&[1], 0), (&[20, 1], 1)]
    {
        let battle = kurt_rolls(faces);
        let fighter = fighter(&battle, "hans");
        assert_eq!(fighter.wounds + fighter.stamina, wounds, "{faces:?}");
    }
    // 17 of 20 faces would hit a class of 7 with +3; 1 never, 20 always.
    let battle = pair();
    let odds = hits(&battle, blow(&battle, "kurt", "hans", "short-sword.strike"));
    assert_eq!(odds, Chance::new(12, 20));
}

#[test]
fn len_101_102_abilities_and_skills_make_the_numbers() {
    let battle = pair();
    // Hans strikes: Weapon Skill 2, no Strength, against a shorter weapon +2; Kurt has 6 + 4.
    assert_eq!(numbers(&battle, "hans", "kurt", "rapier.strike"), (4, 10));
}

#[test]
fn len_103_untrained_a_rapier_is_a_stick() {
    let battle = sides(&[("kurt", "F5")], &[("green", "F6")], &[]);
    assert_eq!(numbers(&battle, "kurt", "green", "short-sword.strike"), (7, 10));
    // The stick is of length 0 and does 1d3.
    let blow = blow(&battle, "green", "kurt", "rapier.strike");
    assert_eq!(roll(&battle, blow).roll.basic(), -2);
    let view = riposte_lengths::view::BookView::new(battle.world());
    let most = riposte_lengths::attacks::deed::deed(view, blow).odds::<Chance>();
    let most = most.iter().filter_map(|(end, _)| end.map(|harm| harm.wounds)).max();
    assert_eq!(most, Some(3));
}

#[test]
fn len_103_a_spear_that_is_thrown_untrained_is_a_stick_as_well() {
    let most = |who: &str| {
        let battle = sides(&[(who, "F5")], &[("kurt", "F7")], &[]);
        let view = riposte_lengths::view::BookView::new(battle.world());
        let odds =
            riposte_lengths::attacks::deed::deed(view, blow(&battle, who, "kurt", "spear.throw"));
        let odds = odds.odds::<Chance>();
        odds.iter().filter_map(|(end, _)| end.map(|harm| harm.wounds)).max()
    };
    assert_eq!(most("pikeman"), Some(3));
}

#[test]
fn len_404_equal_lengths_and_shorter_ones() {
    let mut battle = pair();
    let hans = id(&battle, "hans");
    riposte_rules::battle::throw_down(battle.world_mut(), hans, 0);
    riposte_rules::battle::make_ready(
        battle.world_mut(),
        hans,
        1,
        riposte_rules::figure::Place::Right,
    );
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike").0, 5);
    assert_eq!(numbers(&battle, "hans", "kurt", "short-sword.strike").0, 2);
}

#[test]
fn len_405_the_unarmed() {
    let battle = sides(&[("kurt", "F5"), ("archer", "E5")], &[("bare", "F6")], &[]);
    assert_eq!(numbers(&battle, "kurt", "bare", "short-sword.strike").0, 4 + 1 + 4);
    // Bare hands are of length 0: any weapon is longer.
    assert_eq!(numbers(&battle, "bare", "kurt", "fist.strike").0, 1 + 2 - 2);
    // A bow is no weapon to ward off blows with; against the unarmed there are +4 for anybody.
    assert_eq!(numbers(&battle, "bare", "archer", "fist.strike").0, 1 + 2 + 4);
}

#[test]
fn len_405_a_dart_in_hand_wards_nothing_off() {
    let battle = sides(&[("kurt", "F5")], &[("darter", "F6")], &[]);
    assert_eq!(numbers(&battle, "kurt", "darter", "short-sword.strike").0, 4 + 1 + 4);
    // It can be struck with all the same, and then bare hands are not.
    let battle = sides(&[("darter", "F5")], &[("kurt", "F6")], &[]);
    assert!(can(&battle, "attack @kurt dart.strike"));
    assert!(!can(&battle, "attack @kurt fist.strike"));
}

#[test]
fn len_406_the_unaware() {
    let mut battle = pair();
    set(&mut battle, "hans", |fighter| fighter.round.surprised = true);
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike"), (5, 8));
    let battle = sides(&[("archer", "F2")], &[("ambushed", "F6")], &[]);
    // 11 and the coat; +2 to hit.
    assert_eq!(numbers(&battle, "archer", "ambushed", "long-bow.shoot"), (6, 13));
}

#[test]
fn len_406_a_ward_is_no_defence_of_the_unaware() {
    let mut battle = sides(&[("kurt", "F5")], &[("mage", "F6")], &[]);
    set(&mut battle, "mage", |fighter| fighter.warded = true);
    assert_eq!(numbers(&battle, "kurt", "mage", "short-sword.strike").1, 6 + 3);
    set(&mut battle, "mage", |fighter| fighter.round.surprised = true);
    assert_eq!(numbers(&battle, "kurt", "mage", "short-sword.strike").1, 6);
}

#[test]
fn len_407_those_who_lie() {
    let mut battle = sides(&[("kurt", "F5"), ("archer", "F2")], &[("hans", "F6")], &[]);
    let before = numbers(&battle, "kurt", "hans", "short-sword.strike").0;
    let shot = numbers(&battle, "archer", "hans", "long-bow.shoot").0;
    let from = numbers(&battle, "hans", "kurt", "rapier.strike").0;
    let hans = id(&battle, "hans");
    riposte_rules::battle::take_posture(battle.world_mut(), hans, Posture::Prone);
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike").0, before + 4);
    assert_eq!(numbers(&battle, "archer", "hans", "long-bow.shoot").0, shot - 4);
    assert_eq!(numbers(&battle, "hans", "kurt", "rapier.strike").0, from - 4);
}

#[test]
fn len_408_the_helpless_are_hit_as_hard_as_can_be() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    set(&mut battle, "hans", |fighter| fighter.asleep = true);
    refresh(&mut battle);
    say(&mut battle, "attack @hans short-sword.strike");
    // Past the Stamina, and no die falls.
    assert_eq!(life(&battle, "hans"), (2, 3));
}

#[test]
fn len_409_two_and_three_against_one() {
    let battle = sides(&[("kurt", "F5"), ("otto", "E6")], &[("hans", "F6")], &[]);
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike").0, 3 + 2);
    let three = sides(&[("kurt", "F5"), ("otto", "E6"), ("greta", "G6")], &[("hans", "F6")], &[]);
    assert_eq!(numbers(&three, "kurt", "hans", "short-sword.strike").0, 3 + 4);
    // A friend beside him whom one of them threatens as well makes it even again.
    let even = sides(&[("kurt", "F5"), ("otto", "E6")], &[("hans", "F6"), ("green", "F7")], &[]);
    assert_eq!(numbers(&even, "kurt", "hans", "short-sword.strike").0, 3 + 2);
    let even = sides(&[("kurt", "F5"), ("otto", "E6")], &[("hans", "F6"), ("green", "G6")], &[]);
    assert_eq!(numbers(&even, "kurt", "hans", "short-sword.strike").0, 3);
}

#[test]
fn len_410_darkness() {
    let mut battle = sides(&[("kurt", "F5"), ("archer", "F2")], &[("hans", "F6")], &[]);
    battle
        .world_mut()
        .resource_mut::<riposte_lengths::tables::Tables>()
        .constants
        .dark
        .push(Terrain::Open);
    // −4 for the dark, +2 for one who does not see it coming; the class is base and armour.
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike"), (3 - 4 + 2, 8));
    assert_eq!(hits(&battle, blow(&battle, "archer", "hans", "long-bow.shoot")), Chance::NEVER);
    refresh(&mut battle);
    turn_of(&mut battle, "archer");
    assert!(closed(&battle, "shoot").unwrap().contains("dark"));
}

#[test]
fn len_411_the_rapier_slips_on_armour() {
    let battle = sides(&[("hans", "F5")], &[("knight", "F6"), ("otto", "E6")], &[]);
    assert_eq!(numbers(&battle, "hans", "knight", "rapier.strike").0, 2 + 2 - 2);
    assert_eq!(numbers(&battle, "hans", "otto", "rapier.strike").0, 2 + 2);
}

#[test]
fn len_412_a_weapon_in_each_hand() {
    let battle = sides(&[("kurt", "F5")], &[("two", "F6")], &[]);
    // 6, Weapon Skill 2, and 1 for the second weapon; the longer of the two wards.
    assert_eq!(numbers(&battle, "kurt", "two", "short-sword.strike"), (5, 9));
    assert_eq!(numbers(&battle, "two", "kurt", "dagger.strike").0, 2 - 2);
}

#[test]
fn len_418_a_duellist_throws_for_both_hands_and_the_better_counts() {
    // The short sword's die of six, then the dagger's of four.
    for (faces, harm) in [([15, 2, 4], 4), ([15, 5, 3], 5)] {
        let mut battle = sides(&[("duellist", "F5")], &[("kurt", "F6")], &faces);
        say(&mut battle, "attack @kurt short-sword.strike");
        say(&mut battle, "let-pass");
        assert_eq!(life(&battle, "kurt").0, 20 - harm, "{faces:?}");
    }
    let mean = |who: &str, arm: &str| {
        let battle = sides(&[(who, "F5")], &[("kurt", "F6")], &[]);
        let blow = blow(&battle, who, "kurt", arm);
        let deed = deed(BookView::new(battle.world()), blow);
        let harm = |end: Option<Harmed>| end.map_or(0.0, |harm| f64::from(harm.wounds));
        let odds = deed.odds::<f64>();
        let hit: f64 = odds.iter().filter(|it| it.0.is_some()).map(|it| it.1).sum();
        odds.iter().map(|(end, chance)| harm(*end) * chance).sum::<f64>() / hit
    };
    // The better of a six and a four is 47/12 on the average, whichever hand strikes.
    let better = 47.0 / 12.0;
    assert!((mean("duellist", "short-sword.strike") - better).abs() < 1e-9);
    assert!((mean("duellist", "dagger.strike") - better).abs() < 1e-9);
    assert!((mean("two", "short-sword.strike") - 3.5).abs() < 1e-9, "who has not learnt it");
}

#[test]
fn len_418_it_takes_a_weapon_in_each_hand_and_the_helpless_feel_the_harder() {
    let mut battle = sides(&[("duellist", "F5")], &[("kurt", "F6")], &[]);
    set(&mut battle, "kurt", |fighter| fighter.asleep = true);
    refresh(&mut battle);
    say(&mut battle, "attack @kurt dagger.strike");
    assert_eq!(life(&battle, "kurt").0, 20 - 6, "as hard as either hand can");
    let mut battle = sides(&[("duellist", "F5")], &[("kurt", "F6")], &[15, 3]);
    script(&mut battle, &["change rapier", "attack @kurt rapier.strike"]);
    say(&mut battle, "let-pass");
    assert_eq!(life(&battle, "kurt").0, 20 - 3, "one die");
}

#[test]
fn len_413_beasts() {
    let battle = sides(&[("kurt", "F5")], &[("wolf", "F6")], &[]);
    // Its own class; teeth are of length 2; it attacks with its Hit Dice.
    assert_eq!(numbers(&battle, "kurt", "wolf", "short-sword.strike"), (5, 13));
    assert_eq!(numbers(&battle, "wolf", "kurt", "teeth.bite"), (2, 10));
    assert_eq!(life(&battle, "wolf"), (10, 0));
}

#[test]
fn len_414_shields() {
    let battle = sides(&[("kurt", "F5"), ("archer", "F2")], &[("shield", "F6")], &[]);
    assert_eq!(numbers(&battle, "kurt", "shield", "short-sword.strike").1, 12 + 2);
    let battle = sides(&[("archer", "F2")], &[("shield", "F6")], &[]);
    assert_eq!(numbers(&battle, "archer", "shield", "long-bow.shoot").1, 15 + 3);
}

#[test]
fn len_415_a_whip_does_nothing_to_metal() {
    let battle = sides(&[("whip", "F5")], &[("knight", "F6"), ("otto", "F7")], &[]);
    let open = open(&battle);
    assert!(!open.iter().any(|line| line.starts_with("attack @knight whip")), "{open:?}");
    assert!(open.iter().any(|line| line == "attack @otto whip.lash"), "two hexes away");
}

#[test]
fn len_412_a_symbol_is_no_second_weapon() {
    let battle = sides(&[("kurt", "F5")], &[("priest", "F6")], &[]);
    assert_eq!(numbers(&battle, "kurt", "priest", "short-sword.strike").1, 6 + 1);
}

#[test]
fn len_302_a_thing_comes_from_the_belt_in_no_time() {
    let mut battle = sides(&[("drinker", "F3")], &[("kurt", "F9")], &[]);
    say(&mut battle, "ready draught");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "drinker"));
    assert!(!can(&battle, "ready draught") && can(&battle, "move F4") && can(&battle, "drop"));
    assert!(closed(&battle, "change").unwrap().contains("no weapon"));
}

#[test]
fn len_304_a_searcher_is_unaware_before_its_turn_in_a_later_round() {
    // Two rounds of looking at the least; then the foes act first.
    let mut battle = sides(&[("sapper", "F6")], &[("kurt", "F5")], &[3, 1, 6, 20, 1]);
    script(&mut battle, &["search dagger", "hold", "nothing"]);
    assert_eq!(asked(&battle), "kurt");
    assert_eq!(numbers(&battle, "kurt", "sapper", "short-sword.strike").1, 6);
    say(&mut battle, "attack @sapper short-sword.strike");
    assert_eq!(open(&battle), ["mind-yourself", "let-pass"]);
    let left = fighter(&battle, "sapper").search.unwrap().left;
    say(&mut battle, "mind-yourself");
    assert_eq!(numbers(&battle, "kurt", "sapper", "short-sword.strike").1, 7);
    say(&mut battle, "search dagger");
    assert_eq!(fighter(&battle, "sapper").search.unwrap().left, left, "the round does not count");
}

#[test]
fn len_409_a_friend_counts_who_has_one_of_them_in_reach() {
    // Two halberds two hexes away reach Hans and Otto; Otto's dagger reaches neither of them.
    let foes = [("greta", "F4"), ("greta2", "E5")];
    let odds = |friend: &str| {
        let battle = sides(&foes, &[("hans", "F6"), (friend, "G6")], &[]);
        let contest = roll(&battle, blow(&battle, "greta", "hans", "halberd.strike"));
        contest.roll.modifiers.iter().filter(|it| it.rule == "LEN-409").map(|it| it.value).sum()
    };
    let (dagger, halberd): (i32, i32) = (odds("otto"), odds("greta3"));
    assert_eq!((dagger, halberd), (2, 0));
}

#[test]
fn len_410_dark_ground_is_on_the_map() {
    let rows = "\"...........\",".repeat(5) + "\",,,,,,,,,,,\"," + &"\"...........\",".repeat(5);
    let battle = on(&rows, &[("kurt", "F5")], &[("hans", "F6")], &[]);
    // Hans stands in the dark: +2 at him, his class is base and coat, and he strikes at −4.
    assert_eq!(numbers(&battle, "kurt", "hans", "short-sword.strike"), (3 + 2, 8));
    assert_eq!(numbers(&battle, "hans", "kurt", "rapier.strike").0, 4 - 4);
}
