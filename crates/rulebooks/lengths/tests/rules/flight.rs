//! Morale, flight off the board, pursuit, and things that are used and dropped.
use crate::common::*;
use riposte_lengths::condition::morale::morale;
use riposte_lengths::movement::pursuit::odds;
use riposte_lengths::tables::Tables;
use riposte_lengths::view::BookView;
use riposte_trial::forecast;

/// A runner flees and the hound gives chase, with these faces.
fn pursuit(runner: &str, faces: &[u8]) -> Battle {
    let mut battle = sides(&[(runner, "F5")], &[("hound", "F7"), ("kurt", "A11")], faces);
    say(&mut battle, "flee");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("chase", "hound"));
    say(&mut battle, &format!("chase @{runner}"));
    battle
}

fn gone(battle: &Battle, key: &str) -> bool {
    battle.table().harm(id(battle, key)).life == Life::Gone
}

#[test]
fn len_218_the_higher_throw_wins_a_pursuit() {
    // The slower side wins: 7 + 12 is less than 11 + 9.
    let mut battle = pursuit("runner", &[7, 11]);
    assert_eq!(rolled(&mut battle).last().unwrap(), &("pursuit".into(), 20));
    let (runner, hound) = (id(&battle, "runner"), id(&battle, "hound"));
    assert!(battle.table().active(runner) && battle.table().distance(runner, hound) == 1);
    assert!(fighter(&battle, "runner").round.acted && fighter(&battle, "hound").round.acted);
    assert!(gone(&pursuit("runner", &[8, 11]), "runner"), "who is not overtaken has escaped");
}

#[test]
fn len_218_the_odds_of_a_pursuit_are_told() {
    let battle = sides(&[("runner", "F5")], &[("hound", "F7")], &[]);
    let view = BookView::new(battle.world());
    let odds = odds(view, id(&battle, "runner"), id(&battle, "hound"));
    // The pursuer must throw more than three above: 16 and 15 and so on down to 1, of 400.
    assert_eq!(odds, Chance::new(136, 400));
}

#[test]
fn len_218_a_long_pursuit_goes_on_until_the_lead_is_gone_or_long_enough() {
    let run = |faces: &[u8]| {
        let mut battle = sides(&[("runner", "F5")], &[("hound", "F7"), ("kurt", "A11")], faces);
        battle.world_mut().resource_mut::<Tables>().constants.pursuit.long = 5;
        script(&mut battle, &["flee", "chase @runner"]);
        gone(&battle, "runner")
    };
    assert!(!run(&[5, 18]), "a lead of 6 and 17 against 27");
    assert!(run(&[10, 10, 20, 1]), "3 more, then 22 more");
}

#[test]
fn len_218_the_odds_of_a_long_pursuit_count_every_throw() {
    let mut battle = sides(&[("runner", "F5")], &[("hound", "F7"), ("kurt", "A11")], &[]);
    let row = &mut battle.world_mut().resource_mut::<Tables>().constants.pursuit;
    (row.long, row.escaped) = (1, 3);
    let view = BookView::new(battle.world());
    let odds = odds(view, id(&battle, "runner"), id(&battle, "hound")).value();
    // The runner is three faster. From a lead of 2, of 400: 120 end it, 16 leave 1 and 17 leave 2;
    // from a lead of 1 it is 136, 17 and 18. So 383 x = 120 + 16 y, and 383 y = 136 + 18 x.
    let expected = (120.0 * 383.0 + 16.0 * 136.0) / (383.0 * 383.0 - 16.0 * 18.0);
    assert!((odds - expected).abs() < 1e-9, "{odds} {expected}");
}

#[test]
fn len_218_on_an_open_plain_speed_decides() {
    let run = |runner: &str| {
        let mut battle = sides(&[(runner, "F5")], &[("hound", "F7"), ("kurt", "A11")], &[]);
        battle.world_mut().resource_mut::<Tables>().constants.pursuit.plains.push(Terrain::Open);
        say(&mut battle, "flee");
        let chase = format!("chase @{runner}");
        let foretold = forecast(&battle, &chase);
        assert!(foretold.rolls.is_empty());
        say(&mut battle, &chase);
        let gone = gone(&battle, runner);
        assert_eq!(foretold.chance, Some(if gone { Chance::NEVER } else { Chance::CERTAIN }));
        gone
    };
    assert!(run("runner") && !run("laden"));
}

#[test]
fn len_218_nobody_gives_chase_who_is_none_to_do_so_or_has_acted() {
    let mut battle = sides(&[("runner", "F5")], &[("kurt", "F8")], &[]);
    say(&mut battle, "flee");
    assert!(gone(&battle, "runner"));
    let mut battle = sides(&[("runner", "F5")], &[("hound", "F7"), ("kurt", "A11")], &[]);
    set(&mut battle, "hound", |fighter| fighter.round.acted = true);
    refresh(&mut battle);
    say(&mut battle, "flee");
    assert!(gone(&battle, "runner"));
}

#[test]
fn len_219_coin_fire_and_food() {
    let mut battle = pursuit("thief", &[]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("leave", "thief"));
    say(&mut battle, "leave-behind oil");
    assert!(gone(&battle, "thief"), "fire stops pursuit");
    // A purse tempts the greedy, whose morale of 7 must hold.
    for (faces, stops) in [(&[4, 4][..], true), (&[3, 4, 1, 20], false)] {
        let mut battle = pursuit("thief", faces);
        say(&mut battle, "leave-behind purse");
        assert_eq!(gone(&battle, "thief"), stops, "{faces:?}");
    }
    // Meat is nothing to people: the race is run.
    let mut battle = pursuit("butcher", &[1, 20]);
    say(&mut battle, "leave-behind meat");
    assert!(!gone(&battle, "butcher"));
}

#[test]
fn len_804_who_meets_the_enemy_and_does_not_outnumber_them_may_lose_heart() {
    let first = |faces: &[u8]| {
        let mut battle = sides(&[("kurt", "F5")], &[("coward", "F6")], faces);
        script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
        battle
    };
    let mut battle = first(&[5, 3, 6, 1]);
    assert!(fighter(&battle, "coward").broken, "8 is more than 7");
    say(&mut battle, "hold");
    assert!(["flee", "give-up"].iter().all(|verb| verbs(&battle).contains(&(*verb).to_owned())));
    assert!(closed(&battle, "attack").unwrap().contains("lost heart"));
    say(&mut battle, "give-up");
    assert_eq!(question(&battle), "over");
    let mut battle = first(&[4, 3, 6, 1]);
    assert!(!fighter(&battle, "coward").broken);
    // Once is enough.
    log(&mut battle);
    script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
    assert!(!log(&mut battle).join("\n").contains("morale"));
    let two = [("coward", "F6"), ("coward2", "A1")];
    let mut battle = sides(&[("kurt", "F5")], &two, &[]);
    script(&mut battle, &["hold", "hold-all", "nothing", "nothing", "nothing"]);
    assert!(!log(&mut battle).join("\n").contains("morale"));
}

#[test]
fn len_804_at_half_strength_and_under_a_leader() {
    let mut battle = sides(&[("kurt", "A1")], &[("coward", "K11"), ("captain", "K10")], &[6, 6]);
    let (coward, captain) = (id(&battle, "coward"), id(&battle, "captain"));
    assert_eq!(morale(BookView::new(battle.world()), coward), 9);
    riposte_rules::battle::fall_out(battle.world_mut(), captain, Life::Dead);
    assert_eq!(morale(BookView::new(battle.world()), coward), 7);
    script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
    assert!(fighter(&battle, "coward").broken);
    // Somebody who began alone: half the Wounds.
    let mut battle = sides(&[("kurt", "A1")], &[("coward", "K11")], &[6, 6]);
    set(&mut battle, "coward", |fighter| fighter.wounds = 4);
    script(&mut battle, &["hold", "hold", "nothing", "nothing"]);
    assert!(fighter(&battle, "coward").broken);
}

#[test]
fn len_804_the_broken_defend_themselves_at_most() {
    let mut battle = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    set(&mut battle, "hans", |fighter| fighter.broken = true);
    refresh(&mut battle);
    say(&mut battle, "attack @hans short-sword.strike");
    assert_eq!(open(&battle), ["full-defence", "let-pass"]);
}

#[test]
fn len_305_a_draught_gives_wounds_back() {
    let mut battle = sides(&[("drinker", "F5")], &[("hans", "A1")], &[4]);
    assert!(closed(&battle, "use").unwrap().contains("unhurt"));
    set(&mut battle, "drinker", |fighter| fighter.wounds = 5);
    refresh(&mut battle);
    say(&mut battle, "use draught");
    assert_eq!(fighter(&battle, "drinker").wounds, 1);
    assert_eq!(asked(&battle), "hans");
    let lying = battle.world().resource::<riposte_rules::figure::Dropped>().things().count();
    assert_eq!(lying, 0, "it is used up: nobody drinks of it again");
    let view = BookView::new(battle.world());
    assert_eq!(view.table.arms(id(&battle, "drinker")).item(0), None);
}

#[test]
fn len_211_305_a_thing_is_used_on_the_spot() {
    let mut battle = sides(&[("drinker", "F5")], &[("hans", "A1")], &[]);
    set(&mut battle, "drinker", |fighter| fighter.wounds = 5);
    refresh(&mut battle);
    assert!(can(&battle, "use draught"));
    say(&mut battle, "move F6");
    assert_eq!(question(&battle), "then");
    assert!(!can(&battle, "use draught"));
    assert!(closed(&battle, "use").unwrap().contains("moved"));
}
