//! What a blow is said to bring, against what thrown dice bring.
use crate::common::field::{field, gait, id, mount_acts};
use crate::common::*;
use riposte_reactions::rolls::wound_words;
use riposte_rules::battle::Figures;
use riposte_rules::decision::read;
use riposte_rules::figure::Sheet;
use riposte_rules::prelude::*;
use riposte_trial::forecast;
use riposte_trial::minds::player;

const BLOW: &str = "attack @urlik hand-and-half.cut";

/// Cogan before Urlik, who defends as well as Cogan attacks but for a point or two.
fn close() -> Battle {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    let urlik = duel.world().resource::<Figures>().0[1];
    let mut sheet = duel.world_mut().get_mut::<Sheet>(urlik).unwrap();
    *sheet.scores.entry("Combat".to_owned()).or_insert(0) += 13;
    refresh(&mut duel);
    duel
}

/// How often the blow hits when both sides risk their usual dice; the target answers in the
/// way that begins so.
fn share(answer: &str) -> f64 {
    const TRIES: u64 = 4000;
    let start = close().snapshot();
    let mut battle = close();
    let mut hits = 0;
    for seed in 0..TRIES {
        battle.follow(&start, Dice::seeded(seed));
        script(&mut battle, &[BLOW, "aim *chest"]);
        let usual = battle.decision().unwrap().default;
        battle.submit(usual).unwrap();
        let way = open(&battle).into_iter().find(|choice| choice.starts_with(answer)).unwrap();
        say(&mut battle, &way);
        battle.drain_events();
        let mut rolls = Vec::new();
        while rolls.len() < 2 {
            let usual = battle.decision().unwrap().default;
            battle.submit(usual).unwrap();
            rolls.extend(rolled(&mut battle));
        }
        hits += u64::from(rolls[0].1 >= rolls[1].1);
    }
    hits as f64 / TRIES as f64
}

/// Without dice the better basic value would hit for certain; but the target knows the
/// striker's dice when it names its own.
#[test]
fn rea_14_the_target_names_its_dice_after_the_striker() {
    let chance = forecast(&close(), BLOW).chance.unwrap().value();
    assert!(chance < 0.9, "{chance}");
    let thrown = share("pass");
    assert!((chance - thrown).abs() < 0.025, "said {chance}, thrown {thrown}");
}

#[test]
fn rea_14_a_blow_that_is_answered_has_a_chance_of_its_own() {
    let forecast = forecast(&close(), BLOW);
    let answered = forecast.answered.unwrap().value();
    assert!(answered < forecast.chance.unwrap().value());
    let thrown = ["block large-shield", "jump-back"].map(share);
    let least = thrown[0].min(thrown[1]);
    assert!((answered - least).abs() < 0.025, "said {answered}, thrown {thrown:?}");
}

#[test]
fn rea_14_a_target_without_points_does_not_answer() {
    let mut duel = close();
    set(&mut duel, FigureId(1), |urlik| urlik.points = 0);
    refresh(&mut duel);
    assert_eq!(forecast(&duel, BLOW).answered, None);
}

/// A figure that strikes without dice at a target whose answer is better than the attack never
/// hits.
#[test]
fn rea_14_dice_are_risked_where_an_answer_would_hold() {
    let mut duel = close();
    script(&mut duel, &[BLOW, "aim *chest"]);
    assert_eq!(forecast(&duel, "risk =0").answered.unwrap().value(), 0.0);
    assert_ne!(duel.decision().unwrap().default, read(duel.table(), "risk =0").unwrap());
    for level in ["squire", "sergeant", "captain"] {
        let (choice, _) = player(level).decide(duel.world()).unwrap();
        assert!(choice.number > Some(0), "{level}");
    }
}

/// What is said of an answer before it is given, and of the blow when it has been.
fn said_and_come(mut fight: Battle, answer: &str) -> [f64; 2] {
    let said = forecast(&fight, answer).chance.unwrap().value();
    say(&mut fight, answer);
    assert_eq!(question(&fight), "defence-dice");
    let usual = fight.decision().unwrap().default;
    let come = fight.table().book().forecast(fight.world(), &usual).chance.unwrap().value();
    [said, come]
}

#[test]
fn rea_60_88_who_gets_up_meets_the_blow_standing() {
    let mut duel = duel(("E6", "N"), ("E5", "S"));
    riposte_rules::battle::take_posture(duel.world_mut(), FigureId(1), Posture::Prone);
    raise(&mut duel, FigureId(1), "Combat", 12);
    refresh(&mut duel);
    script(&mut duel, &[BLOW, "aim *chest", "risk =2"]);
    let lying = forecast(&duel, "pass").chance.unwrap().value();
    let [said, come] = said_and_come(duel, "stand-up");
    assert_eq!(said, come);
    assert!(said > lying, "{said} {lying}");
}

#[test]
fn rea_23_57_who_lets_a_shield_fall_meets_the_blow_without_its_load() {
    let mut fight = sides(&[("cogan", "E6", "N")], &[("guard", "E5", "S")]);
    raise(&mut fight, FigureId(1), "Combat", 12);
    script(&mut fight, &["attack @guard hand-and-half.cut", "aim *chest", "risk =2"]);
    let burdened = forecast(&fight, "pass").chance.unwrap().value();
    let [said, come] = said_and_come(fight, "ready knife =2");
    assert_eq!(said, come);
    assert!(said > burdened, "{said} {burdened}");
}

/// The level of the wound that Cogan's blow does when it is let pass: both sides risk their usual
/// dice, and nothing is soaked.
fn wound(battle: &mut Battle) -> u8 {
    script(battle, &[BLOW, "aim *chest"]);
    battle.drain_events();
    while battle.decision().is_some() && question(battle) != "act" {
        let usual = battle.decision().unwrap();
        let choice = match question(battle) {
            "defend" | "soak" | "follow-on" | "words" => usual.decline,
            _ => usual.default,
        };
        battle.submit(choice).unwrap();
    }
    let mut wounds = battle.drain_events().into_iter().filter_map(|event| match event {
        Event::Wounded { wound, .. } => Some(wound.level),
        _ => None,
    });
    wounds.next_back().unwrap_or(0)
}

#[test]
fn rea_83_the_harm_that_is_foretold_is_the_harm_that_is_done() {
    const TRIES: u64 = 4000;
    let start = close().snapshot();
    let mut battle = close();
    let (mut thrown, mut fell) = ([0.0; 7], 0.0);
    for seed in 0..TRIES {
        battle.follow(&start, Dice::seeded(seed));
        thrown[usize::from(wound(&mut battle))] += 1.0 / TRIES as f64;
        fell += f64::from(u8::from(!battle.table().active(FigureId(1)))) / TRIES as f64;
    }
    let harm = forecast(&close(), BLOW).harm.unwrap();
    for (level, share) in (0u8..).zip(thrown) {
        let words = wound_words(level);
        let said = harm.degrees.iter().find(|(name, _)| name == words).map_or(0.0, |it| it.1);
        assert!((said - share).abs() < 0.025, "{words}: said {said}, thrown {share}");
    }
    assert!((harm.out - fell).abs() < 0.025, "out: said {}, thrown {fell}", harm.out);
    assert!(thrown[0] < 0.9, "most blows that are let pass do something: {thrown:?}");
}

/// The least chance of the blow being hit by, over everything that its target could do once it
/// is declared with the usual dice.
fn best_answer(mut battle: Battle) -> f64 {
    script(&mut battle, &[BLOW, "aim *chest"]);
    let usual = battle.decision().unwrap().default;
    battle.submit(usual).unwrap();
    assert_eq!(question(&battle), "defend");
    let holds = |line: &String| forecast(&battle, line).chance.unwrap().value();
    1.0 - open(&battle).iter().map(holds).fold(0.0, f64::max)
}

/// Cogan stands behind Urlik's shoulder: a figure that turns about takes the two points from him, and
/// so does a block that begins with a turn.
#[test]
fn rea_69_an_answer_that_turns_takes_the_rear_away_and_that_is_foretold() {
    let mut duel = duel(("E6", "N"), ("E5", "NE"));
    raise(&mut duel, FigureId(1), "Combat", 9);
    refresh(&mut duel);
    let said = forecast(&duel, BLOW);
    assert!(said.answered.unwrap().value() < said.chance.unwrap().value());
    let best = best_answer(duel);
    assert!((said.answered.unwrap().value() - best).abs() < 1e-9, "said {said:?}, best {best}");
}

/// Cogan stands straight behind: only a turn on the spot helps.
#[test]
fn rea_53_69_turning_about_is_an_answer_as_well() {
    let mut duel = duel(("E6", "N"), ("E5", "N"));
    raise(&mut duel, FigureId(1), "Combat", 9);
    refresh(&mut duel);
    let said = forecast(&duel, BLOW);
    let answered = said.answered.unwrap().value();
    assert!(answered < said.chance.unwrap().value());
    assert!((answered - best_answer(duel)).abs() < 1e-9);
}

/// An answer leaves Urlik points to soak what comes through, and that is reckoned with.
#[test]
fn rea_79_the_harm_against_the_best_answer_is_soaked() {
    let mut poor = close();
    let rich = forecast(&close(), BLOW).answered_harm.unwrap();
    set(&mut poor, FigureId(1), |urlik| urlik.points = 2);
    refresh(&mut poor);
    let unsoaked = forecast(&poor, BLOW).answered_harm.unwrap();
    assert!(rich.worth < unsoaked.worth, "{rich:?} {unsoaked:?}");
}

#[test]
fn rea_101_114_a_ride_is_told_what_may_be_struck_at_the_rider_as_well() {
    let mut battle = field("rider", "F12", ("piker", "F6", "S"));
    gait(&mut battle, 4);
    mount_acts(&mut battle);
    let (rider, piker) = (id(&battle, "rider"), id(&battle, "piker"));
    let ride = forecast(&battle, "ride-down @piker hooves.kick");
    let (mut spared, mut seen) = (1.0, 0);
    for hex in &ride.path {
        let at = |at| {
            let mut blows = ride.exposure.iter().filter(|blow| blow.on_the_way);
            blows.find(|blow| (blow.by, blow.hex, blow.at) == (piker, *hex, at))
        };
        let (mount, saddle) = (at(None), at(Some(rider)));
        assert_eq!(mount.is_some(), saddle.is_some());
        if let (Some(mount), Some(saddle)) = (mount, saddle) {
            // It can strike at one of them only.
            spared *= 1.0 - mount.chance.value().max(saddle.chance.value());
            seen += 1;
        }
    }
    assert!(seen > 0);
    let told = ride.open_to(riposte_rules::decision::When::OnTheWay).1.value();
    assert!((told - (1.0 - spared)).abs() < 1e-9, "{told} {spared}");
}

#[test]
fn rea_101_whoever_reaches_the_hindmost_hex_of_a_mount_may_strike_on_the_way() {
    // The foot looks at the hex that the croup comes to, and is no neighbour of the other.
    let mut battle = field("rider", "F12", ("foot", "F9", "N"));
    let foot = id(&battle, "foot");
    riposte_rules::battle::move_to(
        battle.world_mut(),
        foot,
        riposte_rules::board::parse_hex("E10").unwrap(),
        true,
    );
    riposte_rules::battle::turn_to(battle.world_mut(), foot, Facing::NE);
    gait(&mut battle, 3);
    mount_acts(&mut battle);
    let ride = forecast(&battle, "ride F8");
    let by_foot = |hex: &str| {
        let hex = riposte_rules::board::parse_hex(hex).unwrap();
        ride.exposure.iter().any(|blow| blow.on_the_way && blow.by == foot && blow.hex == hex)
    };
    let table = battle.table();
    let reached: Vec<String> =
        table.threat(foot).hexes.iter().map(|hex| riposte_rules::board::hex_name(*hex)).collect();
    for (head, croup) in [("F11", "F12"), ("F10", "F11"), ("F9", "F10"), ("F8", "F9")] {
        let reaches = reached.iter().any(|hex| hex == head || hex == croup);
        assert_eq!(by_foot(head), reaches, "{head}: {reached:?}");
    }
}
