//! Mounts, the saddle, charges, and spears set against them.
use crate::common::*;
use riposte_lengths::attacks::deed::deed;
use riposte_lengths::view::BookView;
use riposte_rules::battle::{Battle, fall_out};
use riposte_trial::forecast;

const RIDERS: &str = r#"
  (key: "pony", name: "Pony", icon: "x", scores: {"beast": 2, "class": 12, "mount": 1, "pace": 4}),
  (key: "horse", name: "Horse", icon: "x", scores: {"beast": 3, "class": 11, "mount": 1}),
  (key: "barded", name: "Barded", icon: "x", scores: {"beast": 3, "class": 13, "mount": 1, "load": 11}),
  (key: "lancer", name: "Lancer", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8},
   kit: [(item: "lance", at: Right), (item: "large-shield", at: Left), (item: "long-sword", at: Belt)]),
  (key: "pole", name: "Pole", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "halberd", at: Both)]),
  (key: "thirsty", name: "Thirsty", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8},
   kit: [(item: "halberd", at: Both), (item: "draught", at: Belt)]),
  (key: "sword", name: "Sword", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "long-sword", at: Both)]),
  (key: "knife", name: "Knife", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 8}, kit: [(item: "dagger", at: Right)]),
  (key: "shot", name: "Shot", icon: "x", scores: {"ranger": 1, "BS": 3, "Wounds": 8}, kit: [(item: "short-bow", at: Both)]),
  (key: "walker", name: "Walker", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 30}, kit: [(item: "short-sword", at: Right)]),
  (key: "spearman", name: "Spearman", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 30}, kit: [(item: "spear", at: Both)]),
  (key: "spear-and-shield", name: "Shieldman", icon: "x", scores: {"warrior": 1, "WS": 1, "Wounds": 30},
   kit: [(item: "spear", at: Right), (item: "large-shield", at: Left)]),
"#;

/// One rider on a mount at A2 of a long board, the other side on foot; the rider's side acts first.
fn field(rider: &str, mount: &str, foes: &[(&str, &str)], faces: &[u8]) -> Battle {
    let row = format!("\"{}\",", ".".repeat(40));
    let foes = foes.iter().map(|(who, at)| format!("(who: \"{who}\", at: \"{at}\", facing: N)"));
    let text = format!(
        r#"(name: "Field", rulebook: "lengths", rows: [{}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "{rider}", at: "A2", facing: N, rides: "{mount}"),
                                        (who: "{mount}", at: "A2", facing: N)]),
                (name: "Two", figures: [{}])])"#,
        row.repeat(3),
        foes.collect::<Vec<_>>().join(","),
    );
    let given: Vec<u8> = [6, 1].iter().chain(faces).copied().collect();
    let mut battle =
        riposte_trial::battle_of(riposte_lengths::Lengths, &text, Dice::given(given, Some(1)));
    battle.drain_events();
    battle
}

fn foes_at(hex: &'static str) -> [(&'static str, &'static str); 1] {
    [("walker", hex)]
}

#[test]
fn len_451_452_the_rider_acts_and_the_mount_goes() {
    let mut battle = field("sword", "pony", &foes_at("T2"), &[]);
    assert_eq!(asked(&battle), "sword");
    say(&mut battle, "move E2");
    let (rider, mount) = (id(&battle, "sword"), id(&battle, "pony"));
    let table = battle.table();
    assert_eq!((table.hex(rider), table.carrier(rider)), (table.hex(mount), Some(mount)));
    // The mount is never asked, and alone it keeps no side in the fight.
    assert_eq!((question(&battle), asked(&battle).as_str()), ("then", "sword"));
    say(&mut battle, "hold");
    assert_eq!(asked(&battle), "walker");
    fall_out(battle.world_mut(), rider, Life::Dead);
    say(&mut battle, "full-defence");
    assert!(battle.outcome().is_some());
}

#[test]
fn len_452_a_mount_goes_by_the_load_of_both() {
    let pace = |mount: &str| {
        let battle = field("sword", mount, &foes_at("T2"), &[]);
        BookView::new(battle.world()).pace(id(&battle, "sword"))
    };
    assert_eq!(pace("horse"), (16, 48));
    assert_eq!(pace("barded"), (12, 36));
    assert_eq!(pace("pony"), (4, 12), "the roster says so");
}

#[test]
fn len_453_getting_down_and_up_takes_the_round() {
    let mut battle = field("sword", "pony", &foes_at("T2"), &[6, 1]);
    say(&mut battle, "dismount");
    let (rider, mount) = (id(&battle, "sword"), id(&battle, "pony"));
    assert_eq!(battle.table().carrier(rider), None);
    assert_eq!(battle.table().distance(rider, mount), 1);
    assert_eq!(asked(&battle), "walker");
    say(&mut battle, "full-defence");
    assert_eq!(asked(&battle), "sword");
    say(&mut battle, "mount @pony");
    assert_eq!(battle.table().carrier(rider), Some(mount));
    assert_eq!(battle.table().hex(rider), battle.table().hex(mount));
}

#[test]
fn len_454_from_the_saddle() {
    let beside = |rider: &str, arm: &str, foe: &str| {
        let battle = field(rider, "pony", &[(foe, "B2")], &[]);
        numbers(&battle, rider, foe, arm)
    };
    // WS 1, longer by far +2, and the saddle; the walker's 6 + 1 counts one lower.
    assert_eq!(beside("sword", "long-sword.two", "walker"), (1 + 2 + 1, 6 + 1 - 1));
    // A dagger has nothing of the height, but the walker is as low: shorter −2.
    assert_eq!(beside("knife", "dagger.strike", "walker"), (1 - 2, 6 + 1 - 1));
    // A shot: −4, and nothing off the armour class.
    let battle = field("shot", "pony", &[("walker", "F2")], &[]);
    assert_eq!(numbers(&battle, "shot", "walker", "short-bow.shoot"), (3 - 4, 11));
}

#[test]
fn len_454_nobody_on_a_mount_is_on_foot() {
    let mut battle = field("sword", "pony", &[("walker", "B2"), ("horse", "B3")], &[]);
    let (_, class) = numbers(&battle, "sword", "horse", "long-sword.two");
    assert_eq!(class, 11, "a mount");
    let walker = id(&battle, "walker");
    let horse = id(&battle, "horse");
    let rides = riposte_rules::figure::Bond {
        from: walker,
        kind: riposte_lengths::words::RIDES,
        to: horse,
    };
    riposte_rules::battle::bind(battle.world_mut(), rides).unwrap();
    let (_, class) = numbers(&battle, "sword", "walker", "long-sword.two");
    assert_eq!(class, 7, "another rider");
}

#[test]
fn len_409_456_a_charge_is_foretold_from_where_it_ends() {
    let chance = |friend: &str| {
        let row = format!("\"{}\",", ".".repeat(40)).repeat(3);
        let text = format!(
            r#"(name: "Field", rulebook: "lengths", rows: [{row}], roster: [{RIDERS}{ROSTER}],
            sides: [(name: "One", figures: [(who: "sword", at: "A2", facing: N, rides: "horse"),
                                            (who: "horse", at: "A2", facing: N),
                                            (who: "knife", at: "{friend}", facing: N)]),
                    (name: "Two", figures: [(who: "spear-and-shield", at: "T2", facing: N)])])"#
        );
        let mut battle = riposte_trial::battle_of(
            riposte_lengths::Lengths,
            &text,
            Dice::given(vec![6, 1], Some(1)),
        );
        turn_of(&mut battle, "sword");
        forecast(&battle, "charge @spear-and-shield long-sword.two").chance.unwrap().value()
    };
    // The friend beside the foe and the rider who comes are two against one: +2.
    assert!((chance("U2") - chance("A1") - 0.1).abs() < 1e-9);
}

#[test]
fn len_455_after_a_run_a_rider_may_strike_and_twice_as_hard() {
    // A dogleg: the last steps do not lie in one line.
    let mut battle = field("sword", "pony", &foes_at("H1"), &[15, 5]);
    say(&mut battle, "run G1");
    assert_eq!(question(&battle), "passing", "the walker may strike at who runs past");
    say(&mut battle, "let-pass");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("then", "sword"));
    assert!(!verbs(&battle).contains(&"ready".to_owned()), "nothing but a blow");
    say(&mut battle, "attack @walker long-sword.two");
    say(&mut battle, "let-pass");
    assert_eq!(fighter(&battle, "walker").wounds + fighter(&battle, "walker").stamina, 10);
}

#[test]
fn len_456_a_charge_is_a_run_with_four_straight_steps_at_its_end() {
    // Four hexes of combat move, twelve of run: who is near is charged by wheeling round first, who
    // is beyond the run not at all.
    let open = |at: &'static str| {
        can(&field("pole", "pony", &foes_at(at), &[]), "charge @walker halberd.strike")
    };
    assert!(open("E2") && open("I2") && open("N2") && !open("T2"));
    let battle = field("pole", "pony", &foes_at("E2"), &[]);
    let path = forecast(&battle, "charge @walker halberd.strike").path;
    assert!(path.len() > 4, "more than a combat move: {}", path.len());
    // A figure that has moved has no run left.
    let mut battle = field("pole", "pony", &foes_at("I2"), &[]);
    say(&mut battle, "move B2");
    assert!(!verbs(&battle).contains(&"charge".to_owned()));
    // Three times with a polearm: 5 makes 15.
    let mut battle = field("pole", "pony", &foes_at("I2"), &[15, 5]);
    say(&mut battle, "charge @walker halberd.strike");
    assert_eq!(question(&battle), "answer", "whoever is charged is not run past");
    say(&mut battle, "let-pass");
    assert_eq!(fighter(&battle, "walker").wounds + fighter(&battle, "walker").stamina, 15);
    // Twice with anything else: 5 makes 10.
    let mut battle = field("sword", "pony", &foes_at("I2"), &[15, 5]);
    say(&mut battle, "charge @walker long-sword.two");
    say(&mut battle, "let-pass");
    assert_eq!(fighter(&battle, "walker").wounds + fighter(&battle, "walker").stamina, 10);
}

#[test]
fn len_305_456_whoever_can_charge_and_drink_has_a_letter_for_each() {
    use riposte_lengths::words::VERBS;
    let mut battle = field("thirsty", "pony", &foes_at("I2"), &[]);
    set(&mut battle, "thirsty", |fighter| fighter.wounds = 2);
    refresh(&mut battle);
    let letter = |word: &str| {
        assert!(verbs(&battle).contains(&word.to_owned()), "{:?}", verbs(&battle));
        VERBS.iter().find(|verb| verb.word == word).unwrap().key
    };
    assert_ne!(letter("charge"), letter("use"));
}

#[test]
fn len_456_a_charge_is_foretold_as_it_is_thrown() {
    let battle = field("pole", "pony", &foes_at("I2"), &[]);
    forecast_all(&battle);
    let charge = forecast(&battle, "charge @walker halberd.strike");
    let harm = charge.harm.as_ref().unwrap();
    let hit = charge.chance.unwrap().value();
    // 4.5 on the average, three times.
    assert!((harm.mean - hit * 13.5).abs() < 0.01, "{} {hit}", harm.mean);
    assert!(!charge.path.is_empty());
}

#[test]
fn len_457_the_lance_is_couched_for_a_charge_alone() {
    let mut battle = field("lancer", "pony", &[("walker", "I2"), ("otto", "B2")], &[15, 5]);
    // With a shield on the other arm it is no weapon at a stand.
    let view = BookView::new(battle.world());
    assert_eq!(view.guard_length(id(&battle, "lancer")), None);
    assert!(!open(&battle).iter().any(|choice| choice.starts_with("attack @otto lance")));
    say(&mut battle, "charge @walker lance.couched");
    while ["answer", "passing"].contains(&question(&battle)) {
        say(&mut battle, "let-pass");
    }
    assert_eq!(fighter(&battle, "walker").wounds + fighter(&battle, "walker").stamina, 15);
    // For the rest of the round it keeps them off.
    assert_eq!(BookView::new(battle.world()).guard_length(id(&battle, "lancer")), Some(5));
}

#[test]
fn len_458_a_spear_set_against_a_charge_strikes_first_and_twice_as_hard() {
    let mut battle = field("pole", "pony", &[("spearman", "I2")], &[15, 3]);
    say(&mut battle, "charge @spearman halberd.strike");
    say(&mut battle, "counter @pole spear.two");
    // 15 + 1 + 0 hits; 3 counts twice.
    let pole = fighter(&battle, "pole");
    assert_eq!(pole.wounds + pole.stamina, 6);
    // Against a blow that is no charge it is a counterattack like any other.
    let mut battle = field("pole", "pony", &[("spearman", "D2")], &[15, 3]);
    say(&mut battle, "move B2");
    say(&mut battle, "attack @spearman halberd.strike");
    say(&mut battle, "counter @pole spear.two");
    let pole = fighter(&battle, "pole");
    assert_eq!(pole.wounds + pole.stamina, 3);
}

#[test]
fn len_458_it_takes_both_hands_and_the_forecast_knows_it() {
    let counter = |battle: &Battle| {
        let forecast = forecast(battle, "counter @pole spear.two");
        forecast.harms().find(|harm| harm.figure == id(battle, "pole")).unwrap().mean
    };
    let mut battle = field("pole", "pony", &[("spearman", "I2")], &[]);
    say(&mut battle, "charge @spearman halberd.strike");
    let set = counter(&battle);
    let mut battle = field("pole", "pony", &[("spearman", "D2")], &[]);
    say(&mut battle, "move B2");
    say(&mut battle, "attack @spearman halberd.strike");
    let plain = counter(&battle);
    assert!((set - 2.0 * plain).abs() < 0.01, "{set} {plain}");
    let mut battle = field("sword", "pony", &[("spear-and-shield", "I2")], &[15, 3]);
    say(&mut battle, "charge @spear-and-shield long-sword.two");
    say(&mut battle, "counter @sword spear.one");
    let sword = fighter(&battle, "sword");
    assert_eq!(sword.wounds + sword.stamina, 3, "in one hand it is not set");
}

#[test]
fn len_459_a_mount_that_falls_throws_its_rider() {
    let mut battle = field("sword", "pony", &[("walker", "B2")], &[]);
    let (rider, mount) = (id(&battle, "sword"), id(&battle, "pony"));
    set(&mut battle, "pony", |fighter| fighter.wounds = 9);
    say(&mut battle, "full-defence");
    // The walker strikes down the pony, which has 1 Wound left.
    let blow = blow(&battle, "walker", "pony", "short-sword.strike");
    assert!(deed(BookView::new(battle.world()), blow).chance(|end| end.is_some()).value() > 0.0);
    let arm = blow.arm;
    let strike = battle
        .decision()
        .unwrap()
        .choices
        .iter()
        .copied()
        .find(|choice| choice.target == Some(mount) && choice.arm == Some(arm))
        .unwrap();
    let mut dice = Dice::given([20, 6], Some(1));
    std::mem::swap(&mut *battle.world_mut().resource_mut::<Dice>(), &mut dice);
    battle.submit(strike).unwrap();
    let table = battle.table();
    assert!(!table.active(mount) && table.active(rider));
    assert_eq!((table.carrier(rider), table.posture(rider)), (None, Posture::Prone));
    assert_ne!(table.hex(rider), table.hex(mount));
}

#[test]
fn len_213_451_a_rider_who_runs_past_is_struck_at_as_anybody() {
    let mut battle = field("sword", "pony", &[("spearman", "F2"), ("walker", "L2")], &[]);
    say(&mut battle, "charge @walker long-sword.two");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("passing", "spearman"));
}

#[test]
fn len_204_455_nothing_but_a_blow_follows_a_run_that_is_held_after() {
    let mut battle = field("thirsty", "pony", &foes_at("H1"), &[]);
    set(&mut battle, "thirsty", |fighter| fighter.wounds = 2);
    say(&mut battle, "run G1");
    until(&mut battle, "then");
    script(&mut battle, &["hold", "full-defence"]);
    assert_eq!((question(&battle), asked(&battle).as_str()), ("act", "thirsty"));
    assert_eq!(verbs(&battle), ["attack", "nothing"]);
    assert!(closed(&battle, "use").unwrap().contains("mount has run"));
}

#[test]
fn len_455_705_a_rider_who_is_stopped_on_a_run_has_acted() {
    let foes = [("bare", "F2"), ("walker", "T2")];
    let mut battle = field("sword", "pony", &foes, &[19, 1]);
    say(&mut battle, "run J2");
    assert_eq!((question(&battle), asked(&battle).as_str()), ("passing", "bare"));
    script(&mut battle, &["wrestle @sword", "immobilise @sword"]);
    assert!(fighter(&battle, "sword").round.acted);
    assert_eq!(asked(&battle), "walker");
}
