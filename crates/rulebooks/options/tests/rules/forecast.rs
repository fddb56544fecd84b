//! What is shown before a choice is made is what the dice then bring.
use crate::common::*;
use riposte_options::grapple::hold::pin_roll;
use riposte_options::rolls::Blow;
use riposte_options::step::{Step, Turn};
use riposte_options::view::BookView;
use riposte_rules::board::{Facing, hex_name, parse_hex};
use riposte_rules::decision::{Forecast, RollForecast, read};
use riposte_rules::roll::Chance;

fn forecast(battle: &Battle, line: &str) -> Forecast {
    let choice = read(battle.table(), line).unwrap_or_else(|error| panic!("{line}: {error}"));
    battle.table().book().forecast(battle.world(), &choice)
}

fn notes(forecast: &Forecast) -> String {
    let notes = forecast.notes.iter().map(|note| format!("{} ({})", note.text, note.rule));
    notes.collect::<Vec<_>>().join("; ")
}

/// The chances of the rolls that are made against something, in order.
fn chances(forecast: &Forecast) -> Vec<Chance> {
    let rolls = forecast.rolls.iter().filter_map(|roll| match roll {
        RollForecast::Contest { chance, .. } => Some(*chance),
        RollForecast::Table { .. } => None,
    });
    rolls.collect()
}

/// The mean of a number after a choice, over many dice.
fn mean(battle: &mut Battle, line: &str, number: impl Fn(&mut Battle) -> f64) -> f64 {
    const TRIES: u64 = 4000;
    let here = battle.snapshot();
    let choice = read(battle.table(), line).unwrap();
    let total: f64 = (0..TRIES)
        .map(|seed| {
            battle.follow(&here, Dice::seeded(seed));
            battle.drain_events();
            battle.submit(choice).unwrap();
            number(battle)
        })
        .sum();
    battle.follow(&here, Dice::seeded(0));
    total / TRIES as f64
}

fn near(expected: f64, found: f64, within: f64) {
    assert!((expected - found).abs() < within, "expected {expected:.3}, found {found:.3}");
}

/// The hits forecast for the target are those that the dice bring on average.
fn hits_as_forecast(battle: &mut Battle, line: &str, target: &str) {
    let expected = forecast(battle, line).harm.unwrap().mean;
    let found = mean(battle, line, |battle| f64::from(hits(battle, target)));
    near(expected, found, 0.15);
}

/// An archer at F9, a friend at F7 in the line, a foe at F5 with another behind it at F4.
fn crowded() -> Battle {
    let archers = [("archer", "F9", "N"), ("sword", "F7", "N")];
    let foes = [("knife", "F5", "S"), ("bare", "F4", "S")];
    let mut battle = sides(&[&archers, &foes], Dice::seeded(1));
    acts(&mut battle, "archer");
    battle
}

const SHOT: &str = "fire @knife small-bow.shot";

#[test]
fn opt_623_a_shot_past_somebody_must_pass_and_then_hit() {
    let mut battle = crowded();
    let shown = forecast(&battle, SHOT);
    let [past, hit] = chances(&shown)[..] else { panic!("{:?}", shown.rolls) };
    assert_eq!(shown.chance, Some(past.and(hit)));
    assert!(notes(&shown).contains("Sword is in the way"), "{}", notes(&shown));
    hits_as_forecast(&mut battle, SHOT, "knife");
    let struck = mean(&mut battle, SHOT, |battle| {
        f64::from(u8::from(log(battle).iter().any(|line| line.contains("is in the way"))))
    });
    near(past.complement().value(), struck, 0.03);
}

#[test]
fn opt_624_who_stands_behind_may_be_hit_by_a_miss() {
    let mut battle = crowded();
    let shown = forecast(&battle, SHOT);
    assert!(notes(&shown).contains("a miss may hit Bare"), "{}", notes(&shown));
    let struck = mean(&mut battle, SHOT, |battle| f64::from(u8::from(hits(battle, "bare") > 0)));
    let percent = format!("a miss may hit Bare: {:.0} %", struck * 100.0);
    let close = [-1.0, 0.0, 1.0].map(|off| format!("Bare: {:.0} %", struck * 100.0 + off));
    assert!(close.iter().any(|text| notes(&shown).contains(text)), "{percent}: {}", notes(&shown));
}

/// The hits forecast for those who are not aimed at are those that the dice bring on average.
fn strays_as_forecast(battle: &mut Battle, line: &str, others: &[&str]) {
    let shown = forecast(battle, line);
    let named: Vec<_> = shown.astray.iter().map(|harm| harm.figure).collect();
    assert_eq!(named, others.iter().map(|key| id(battle, key)).collect::<Vec<_>>());
    for (harm, key) in shown.astray.iter().zip(others) {
        let found = mean(battle, line, |battle| f64::from(hits(battle, key)));
        assert!(harm.mean > 0.0, "{key}");
        near(harm.mean, found, 0.1);
    }
}

#[test]
fn opt_623_624_a_shot_shows_its_harm_to_those_in_the_line_and_beyond() {
    strays_as_forecast(&mut crowded(), SHOT, &["sword", "bare"]);
}

#[test]
fn opt_625_a_shot_into_a_scuffle_shows_its_harm_to_all_of_it() {
    let ours = [("archer", "F9", "N"), ("bare", "E5", "N")];
    let mut battle = sides(&[&ours, &[("knife", "F5", "S")]], Dice::seeded(1));
    pile(&mut battle, "F5", &["bare", "knife"]);
    acts(&mut battle, "archer");
    strays_as_forecast(&mut battle, SHOT, &["bare"]);
}

#[test]
fn opt_907_a_missile_spell_shows_its_harm_to_those_in_the_line_and_beyond() {
    let ours = [("wizard", "F9", "N"), ("sword", "F8", "N")];
    let foes = [("knife", "F6", "S"), ("bare", "F4", "S")];
    let mut battle = sides(&[&ours, &foes], Dice::seeded(1));
    acts(&mut battle, "wizard");
    strays_as_forecast(&mut battle, "fireball @knife =2", &["sword", "bare"]);
}

#[test]
fn a_blow_with_nobody_near_strays_nowhere() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    assert!(forecast(&battle, "attack @guard broadsword.strike").astray.is_empty());
}

#[test]
fn opt_702_a_grapple_shows_how_the_foes_die_may_fall() {
    let mut battle = battle(&[("sword", "F6", "N"), ("guard", "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "sword");
    let shown = forecast(&battle, "grapple @guard");
    assert!(notes(&shown).contains("it is slower"), "{}", notes(&shown));
    let Some(RollForecast::Table { rows, .. }) = shown.rolls.first() else {
        panic!("{:?}", shown.rolls)
    };
    let all: f64 = rows.iter().map(|(_, chance)| chance.value()).sum();
    near(1.0, all, 1e-9);
    let down = mean(&mut battle, "grapple @guard", |battle| {
        f64::from(u8::from(grappled(battle, "sword")))
    });
    near(shown.chance.unwrap().value(), down, 0.03);
    let suffered = shown.suffered.unwrap();
    assert!(suffered.mean > 0.0);
    let found = mean(&mut battle, "grapple @guard", |battle| f64::from(hits(battle, "sword")));
    near(suffered.mean, found, 0.15);
}

/// The guard runs away from the kneeling halberdier at first; when it leaps it looks at her, and
/// its shield is before it.
#[test]
fn opt_530_702_a_leap_shows_the_blow_of_a_six_as_it_meets_the_one_who_has_come() {
    let mut battle = battle(&[("guard", "E8", "S"), ("halberd", "F5", "N")], Dice::seeded(1));
    posture(&mut battle, "halberd", Posture::Kneeling);
    moves(&mut battle, "guard");
    let suffered = forecast(&battle, "grapple E6 @halberd").suffered.unwrap();
    let found = mean(&mut battle, "grapple E6 @halberd", |battle| f64::from(hits(battle, "guard")));
    near(suffered.mean, found, 0.05);
}

#[test]
fn opt_708_a_blow_into_a_scuffle_shows_whom_else_it_may_hit() {
    let ours = [("sword", "F6", "N"), ("bare", "E5", "N")];
    let mut battle = sides(&[&ours, &[("knife", "F5", "S")]], Dice::seeded(1));
    pile(&mut battle, "F5", &["bare", "knife"]);
    acts(&mut battle, "sword");
    let line = "attack @knife broadsword.strike";
    let shown = forecast(&battle, line);
    let struck = mean(&mut battle, line, |battle| f64::from(u8::from(hits(battle, "bare") > 0)));
    let close = [-1.0, 0.0, 1.0].map(|off| format!("Bare: {:.0} %", struck * 100.0 + off));
    assert!(close.iter().any(|text| notes(&shown).contains(text)), "{struck}: {}", notes(&shown));
    hits_as_forecast(&mut battle, line, "knife");
    strays_as_forecast(&mut battle, line, &["bare"]);
}

#[test]
fn opt_712_a_pin_shows_its_roll() {
    let mut battle = battle(&[("bare", "F6", "N"), ("knife", "F5", "S")], Dice::seeded(1));
    pile(&mut battle, "F5", &["bare", "knife"]);
    acts(&mut battle, "bare");
    let shown = forecast(&battle, "pin @knife");
    let rules = BookView::new(battle.world());
    let roll = pin_roll(rules, id(&battle, "bare"), id(&battle, "knife"));
    assert_eq!(shown.chance, Some(roll.chance()));
    assert!(shown.chance.is_some_and(|chance| chance.value() > 0.0));
}

#[test]
fn opt_734_a_push_without_room_shows_how_likely_the_foe_falls() {
    // Every hex around the foe is taken.
    let at = parse_hex("F5").unwrap();
    let around = Facing::ALL.map(|way| hex_name(at + way.step()));
    let mut foes = vec![("knife", "F5", "S")];
    let names = ["bare1", "bare2", "bare3", "bare4", "bare5"];
    let free = around.iter().filter(|hex| *hex != "F6");
    foes.extend(names.into_iter().zip(free).map(|(name, hex)| (name, hex.as_str(), "S")));
    let mut battle = sides(&[&[("sword", "F6", "N")], &foes], Dice::seeded(1));
    slots(&mut battle);
    let knife = id(&battle, "knife");
    set(&mut battle, "sword", |combatant| combatant.turn.struck.insert(knife));
    let sword = id(&battle, "sword");
    battle.world_mut().resource_mut::<Turn>().step = Step::Push(sword);
    refresh(&mut battle);
    let shown = forecast(&battle, "push @knife");
    let fell = mean(&mut battle, "push @knife", |battle| {
        f64::from(u8::from(stands(battle, "knife") == Posture::Fallen))
    });
    near(shown.chance.unwrap().value(), fell, 0.03);
}

/// A wizard at F9, looking north at a figure at F5, about to act.
fn wizard(foe: &'static str) -> Battle {
    let mut battle = battle(&[("wizard", "F9", "N"), (foe, "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "wizard");
    battle
}

#[test]
fn opt_901_a_spell_shows_its_price() {
    let shown = forecast(&wizard("knife"), "fireball @knife =2");
    let cost = shown.costs.first().unwrap();
    assert_eq!((cost.of, cost.amount, cost.has), ("ST", 2, 10));
}

#[test]
fn opt_911_missile_spells_show_the_hits_they_do() {
    hits_as_forecast(&mut wizard("guard"), "fireball @guard =2", "guard");
    hits_as_forecast(&mut wizard("knife"), "magic-fist @knife =3", "knife");
    hits_as_forecast(&mut wizard("knife"), "magic-fist @knife =1", "knife");
}

#[test]
fn opt_911_a_trip_shows_how_likely_the_foe_falls() {
    let mut battle = wizard("knife");
    let least = open(&battle).into_iter().find(|line| line.starts_with("trip @knife")).unwrap();
    let shown = forecast(&battle, &least);
    let fell = mean(&mut battle, &least, |battle| {
        f64::from(u8::from(stands(battle, "knife") == Posture::Fallen))
    });
    near(shown.harm.unwrap().degrees[1].1, fell, 0.03);
}

#[test]
fn opt_201_danger_comes_from_the_weapon_in_the_hand() {
    let mut battle = battle(&[("bare", "F6", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "bare");
    let shown = forecast(&battle, "done");
    let weapons: Vec<&str> = shown.exposure.iter().map(|blow| blow.weapon.as_str()).collect();
    assert_eq!(weapons.len(), 1);
    assert!(weapons[0].to_lowercase().contains("broadsword"), "{weapons:?}");
}

/// A swordsman who has come three hexes to a halberdier is asked for his option; the halberdier
/// has moved so far.
fn come_up(moved: u8) -> Battle {
    let mut battle = battle(&[("quick", "F5", "N"), ("halberd", "F4", "S")], Dice::seeded(1));
    acts(&mut battle, "quick");
    came(&mut battle, "quick", 3);
    came(&mut battle, "halberd", moved);
    battle.world_mut().resource_mut::<Turn>().step = Step::Declare(0, id(&battle, "quick"));
    refresh(&mut battle);
    battle
}

#[test]
fn opt_612_613_who_declares_a_charge_is_shown_the_blow_that_meets_it() {
    for (moved, value) in [(0, 12), (1, 10)] {
        let mut battle = come_up(moved);
        assert_eq!(question(&battle), "declare");
        let shown = forecast(&battle, "attack");
        assert!(notes(&shown).contains("Halberd strikes first, with double damage (OPT-612)"));
        assert!(!notes(&forecast(&battle, "dodge")).contains("strikes first"));
        assert!(!notes(&forecast(&battle, "done")).contains("strikes first"));
        say(&mut battle, "attack");
        until(&mut battle, "pole-first");
        assert_eq!(asked(&battle), "halberd");
        let blow = forecast(&battle, "attack @quick halberd.strike");
        assert_eq!(blow.chance, Some(shown.exposure[0].chance), "moved {moved}");
        let rules = BookView::new(battle.world());
        let arm = rules.poles(id(&battle, "halberd")).next().unwrap().arm;
        let now = Blow::now(rules, id(&battle, "halberd"), id(&battle, "quick"), arm);
        assert_eq!(rules.attack_value(now).basic(), value, "moved {moved}");
    }
}

#[test]
fn opt_115_who_cannot_strike_any_more_is_not_said_to_meet_a_charge() {
    let far = come_up(6);
    assert!(!notes(&forecast(&far, "attack")).contains("strikes first"), "moved too far");
    let mut low = come_up(0);
    posture(&mut low, "halberd", Posture::Kneeling);
    assert!(!notes(&forecast(&low, "attack")).contains("strikes first"), "kneels");
}

#[test]
fn opt_612_a_way_to_a_pole_weapon_shows_what_an_attack_from_there_meets() {
    let met = "if you attack, Halberd strikes first, with double damage (OPT-612)";
    for (from, meets) in [("F9", true), ("F11", false)] {
        let mut battle = battle(&[("quick", from, "N"), ("halberd", "F4", "S")], Dice::seeded(1));
        moves(&mut battle, "quick");
        let shown = notes(&forecast(&battle, "move F5"));
        assert_eq!(shown.contains(met), meets, "from {from}: {shown}");
        assert!(!notes(&forecast(&battle, "move F6")).contains("strikes first"));
    }
    let mut beside = battle(&[("quick", "F5", "N"), ("halberd", "F4", "S")], Dice::seeded(1));
    moves(&mut beside, "quick");
    assert!(!notes(&forecast(&beside, "move E4")).contains("strikes first"), "engaged before");
}

/// Those of whom a figure that does nothing now is told that they may strike it.
fn feared(battle: &Battle) -> Vec<FigureId> {
    forecast(battle, "done").exposure.iter().map(|blow| blow.by).collect()
}

#[test]
fn opt_406_who_has_moved_too_far_to_strike_is_not_feared() {
    let mut battle = battle(&[("quick", "F6", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    acts(&mut battle, "quick");
    let sword = id(&battle, "sword");
    for (moved, fears) in [(5, vec![sword]), (6, vec![])] {
        came(&mut battle, "sword", moved);
        assert_eq!(feared(&battle), fears, "moved {moved} of 10");
    }
}

#[test]
fn opt_627_628_a_crossbow_is_feared_when_it_is_loaded_also_from_the_ground() {
    let mut battle = battle(&[("quick", "F6", "N"), ("bolt", "F1", "S")], Dice::seeded(1));
    posture(&mut battle, "bolt", Posture::Prone);
    acts(&mut battle, "quick");
    assert_eq!(feared(&battle), [id(&battle, "bolt")]);
    set(&mut battle, "bolt", |bolt| bolt.loading.set(0, 1));
    assert!(feared(&battle).is_empty());
}

#[test]
fn opt_519_626_a_last_shot_promises_no_second_one() {
    let figures = [("fletcher", "F9", "N"), ("sword", "F8", "S")];
    let mut battle = archers::field(&figures);
    acts_after(&mut battle, "fletcher", |turn| {
        (turn.start, turn.before) = Default::default();
    });
    let shown = notes(&forecast(&battle, "last-shot @sword small-bow.shot"));
    assert!(shown.contains("then the weapon is dropped"), "{shown}");
    assert!(!shown.contains("second shot"), "{shown}");
}

#[test]
fn opt_514_644_who_kneels_to_shoot_over_a_body_has_a_sure_footing() {
    let shot = |over_a_body: bool, verb: &str| {
        let figures = [("archer", "F9", "N"), ("sword", "F5", "S"), ("bare", "A1", "S")];
        let mut battle = archers::field(&figures);
        let bare = id(&battle, "bare");
        riposte_rules::battle::fall_out(battle.world_mut(), bare, Life::Dead);
        if over_a_body {
            let hex = parse_hex("F9").unwrap();
            riposte_rules::battle::move_to(battle.world_mut(), bare, hex, true);
        }
        acts(&mut battle, "archer");
        chances(&forecast(&battle, &format!("{verb} @sword small-bow.shot")))[0]
    };
    assert_eq!(shot(true, "kneel-and-fire"), shot(false, "kneel-and-fire"));
    assert!(shot(true, "fire").value() < shot(false, "fire").value());
}
