//! What a rider may do about a blow, and what is foretold of that.
use crate::common::field::*;
use crate::common::*;
use riposte_reactions::view::BookView;
use riposte_reactions::words;
use riposte_rules::battle::Figures;
use riposte_rules::board::hex_name;
use riposte_rules::figure::Sheet;
use riposte_rules::prelude::*;
use riposte_trial::forecast;

#[test]
fn rea_102_111_cogan_on_a_war_horse() {
    let battle = field("cogan", "F8", ("foot", "F6", "S"));
    let view = BookView::new(battle.world());
    let cogan = id(&battle, "cogan");
    // Riding 2, horses 1, war horse 2, tack 1 is less than Combat 6½ + 1: 6 + ½.
    assert_eq!(view.points_roll(cogan).to_string(), "6½");
    let with = |verb, item| {
        let defence = riposte_reactions::memory::Defence { verb, item, risk: 0 };
        view.defence_roll(cogan, defence).to_string()
    };
    // A block is as on foot; a parry and a dodge go by Riding.
    assert_eq!(with(words::BLOCK, Some(0)), "11");
    assert_eq!(with(words::PARRY, Some(0)), "11½");
    assert_eq!(with(words::SIDESTEP, None), "8½");
    assert_eq!(with(words::PASS, None), "7");
}

#[test]
fn rea_111_a_dodge_from_the_saddle_takes_a_seat() {
    let start = |speed: u8| {
        let mut battle = field("rider", "F12", ("foot", "G12", "NW"));
        say(&mut battle, "done");
        for _ in 0..30 {
            let asked = battle.decision().unwrap().figure;
            if question(&battle) == "act" && asked == id(&battle, "foot") {
                break;
            }
            let decline = battle.decision().unwrap().decline;
            battle.submit(decline).unwrap();
        }
        gait(&mut battle, speed);
        script(&mut battle, &["attack @rider broadsword.thrust", "aim *chest", "risk =0"]);
        decline_until(&mut battle, "defend");
        battle
    };
    let mut battle = start(0);
    assert!(can(&battle, "jump-back") && can(&battle, "side-step"));
    assert!(can(&battle, "parry broadsword"));
    // Easy at a stand: 1, and 8 is enough.
    script(&mut battle, &["jump-back", "risk =0"]);
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!(battle.table().carrier(rider), Some(horse));
    assert_eq!(hex_name(battle.table().hex(rider)), "F12");
    // At a gallop 6; with two dice given up for nothing it fails.
    let mut battle = start(4);
    dice(&mut battle, &[1, 1]);
    script(&mut battle, &["jump-back", "risk =2"]);
    let rider = id(&battle, "rider");
    assert_eq!(battle.table().carrier(rider), None);
    assert_eq!(battle.table().posture(rider), Posture::Prone);
    assert!(BookView::new(battle.world()).loose(id(&battle, "horse")));
}

/// How often a blow misses that the pending decision is about, when a choice is made and all that
/// comes after goes the usual way, over many throws on a fork.
fn misses(battle: &Battle, choice: &str) -> f64 {
    const THROWS: u64 = 4000;
    let mut fork =
        Battle::fork(battle.world(), &riposte_trial::library(), Dice::seeded(0)).unwrap();
    // A fork reads its figures anew; they are to have the scores of those here.
    for number in 0..battle.world().resource::<Figures>().0.len() {
        let [here, there] = [battle, &fork].map(|it| it.world().resource::<Figures>().0[number]);
        let sheet = battle.world().get::<Sheet>(here).unwrap().clone();
        *fork.world_mut().get_mut::<Sheet>(there).unwrap() = sheet;
    }
    refresh(&mut fork);
    fork.world_mut().insert_resource(riposte_rules::event::Journal::default());
    let here = battle.snapshot();
    let missed = (0..THROWS).filter(|throw| {
        fork.follow(&here, Dice::seeded(*throw));
        fork.drain_events();
        say(&mut fork, choice);
        loop {
            let blow = fork.drain_events().into_iter().find_map(|event| match event {
                Event::Blow { hit, .. } => Some(hit),
                _ => None,
            });
            if let Some(hit) = blow {
                return !hit;
            }
            let usual = fork.decision().unwrap().default;
            fork.submit(usual).unwrap();
        }
    });
    missed.count() as f64 / THROWS as f64
}

/// A novice at a gallop is struck at by one on foot; it is to answer.
fn novice_struck_at() -> Battle {
    let mut battle = field("novice", "F12", ("foot", "G12", "NW"));
    say(&mut battle, "done");
    let foot = id(&battle, "foot");
    for _ in 0..30 {
        if question(&battle) == "act" && battle.decision().unwrap().figure == foot {
            break;
        }
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    gait(&mut battle, 4);
    battle
}

#[test]
fn rea_111_an_answer_from_the_saddle_is_foretold_with_the_roll_to_stay_on() {
    let mut battle = novice_struck_at();
    script(&mut battle, &["attack @novice broadsword.thrust", "aim *chest", "risk =0"]);
    decline_until(&mut battle, "defend");
    // 4 against 6: with two dice 15 of 36.
    for answer in ["jump-back", "side-step", "parry broadsword", "block broadsword", "pass"] {
        let foretold = forecast(&battle, answer).chance.unwrap().value();
        let seen = misses(&battle, answer);
        assert!((foretold - seen).abs() < 0.035, "{answer}: foretold {foretold}, seen {seen}");
    }
}

#[test]
fn rea_111_who_strikes_at_a_rider_is_told_what_the_roll_to_stay_on_leaves() {
    let mut battle = novice_struck_at();
    let rider = id(&battle, "novice");
    // Nothing in hand, so that there is nothing but a dodge.
    let entity = battle.world().resource::<Figures>().0[rider.index()];
    let mut arms = battle.world_mut().get_mut::<riposte_rules::figure::Arms>(entity).unwrap();
    *arms = arms.clone().items().filter(|item| item.at == Place::Body).copied().collect();
    raise(&mut battle, rider, "Combat", -12);
    raise(&mut battle, rider, "Combat: dodge", 32);
    raise(&mut battle, rider, "Riding: fighting", 20);
    refresh(&mut battle);
    let line = "attack @novice broadsword.thrust";
    let told = forecast(&battle, line);
    script(&mut battle, &[line, "aim *chest"]);
    let usual = battle.decision().unwrap().default;
    battle.submit(usual).unwrap();
    decline_until(&mut battle, "defend");
    let answers = ["jump-back", "pass"].map(|answer| 1.0 - misses(&battle, answer));
    let (open, answered) = (told.chance.unwrap().value(), told.answered.unwrap().value());
    assert!((open - answers[1]).abs() < 0.035, "{open} {answers:?}");
    assert!((answered - answers[0]).abs() < 0.035, "{answered} {answers:?}");
}
