//! What a computer player says of its choice: what speaks for it, in words.
use crate::common::moving::*;
use crate::common::*;
use riposte_options::view::BookView;
use riposte_rules::decision::{Choice, write};
use riposte_trial::minds::*;

/// What a squire does now, and why.
fn squire(battle: &Battle) -> (String, Vec<String>) {
    let (choice, reasons) = player("squire").decide(battle.world()).unwrap();
    (write(battle.table(), &choice), reasons)
}

/// The best chance of a blow at a figure after a choice, as it stands in the reasons.
fn open_to(battle: &Battle, choice: &Choice) -> String {
    let forecast = battle.table().book().forecast(battle.world(), choice);
    let chances = forecast.exposure.iter().map(|blow| blow.chance.value());
    format!("{:.0} %", 100.0 * chances.fold(0.0, f64::max))
}

#[test]
fn who_defends_itself_says_how_much_harder_it_is_to_hit() {
    let ours: &[_] = &[("sword", "E9", "N"), ("quick", "F9", "N")];
    let foes: &[_] = &[("guard", "E7", "S"), ("knife", "F7", "S"), ("spear", "G7", "S")];
    let mut battle = sides(&[ours, foes], Dice::seeded(3));
    let (mut sergeant, mut said) = (player("sergeant"), 0);
    for _ in 0..80 {
        let Some(decision) = battle.decision().cloned() else { break };
        let (choice, reasons) = sergeant.decide(battle.world()).unwrap();
        if let Some(reason) = reasons.iter().find(|reason| reason.starts_with("open to")) {
            let (now, idle) = (open_to(&battle, &choice), open_to(&battle, &decision.decline));
            assert!(
                reason.ends_with(&format!(" {now} instead of {idle}")),
                "{reason}: {now}, {idle}"
            );
            assert_ne!(now, idle);
            said += 1;
        }
        battle.submit(choice).unwrap();
    }
    assert!(said > 0);
}

#[test]
fn who_turns_says_to_whom() {
    let mut battle = battle(&[("sword", "E9", "S"), ("guard", "E3", "S")], Dice::seeded(3));
    moves(&mut battle, "sword");
    say(&mut battle, "stay");
    let (choice, reasons) = squire(&battle);
    assert_eq!((choice.as_str(), reasons), ("face >N", vec!["turns to Guard".to_owned()]));
}

#[test]
fn says_that_it_goes_where_nobody_may_come() {
    let guards = [("guard", "D3", "S"), ("guard-2", "E3", "S"), ("guard-3", "F3", "S")];
    let battle = moves_first(&[&[("sword", "E7", "N")], &guards[..]].concat());
    assert_eq!(comers(&battle), 3);
    let (choice, reasons) = squire(&battle);
    let said = "goes where Guard, Guard and Guard cannot come";
    assert!(reasons.iter().any(|reason| reason == said), "{choice}: {reasons:?}");
}

/// The choice that one key takes, in the notation, as the terminal lists it.
fn usual(battle: &Battle) -> String {
    let decision = battle.decision().unwrap();
    let book = battle.table().book();
    let ways: Vec<_> = decision
        .choices
        .iter()
        .map(|choice| (*choice, book.forecast(battle.world(), choice)))
        .collect();
    let told = ways.iter().map(|(choice, forecast)| (choice, forecast));
    let choice = riposte_rules::decision::useful(battle.table(), decision, told.clone());
    let choice = choice.unwrap_or_else(|| riposte_rules::decision::usual(decision, told));
    riposte_rules::decision::write(battle.table(), &choice)
}

#[test]
fn opt_407_the_usual_choice_throws_no_turn_away_while_something_useful_is_open() {
    let mut shoots = battle(&[("archer", "F9", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    acts(&mut shoots, "archer");
    assert_eq!(usual(&shoots), "fire @sword small-bow.shot");
    let mut lies = battle(&[("sword", "F9", "N"), ("guard", "F1", "S")], Dice::seeded(1));
    posture(&mut lies, "sword", Posture::Prone);
    acts(&mut lies, "sword");
    assert_eq!(usual(&lies), "stand-up");
    let mut far = battle(&[("sword", "F9", "N"), ("guard", "F1", "S")], Dice::seeded(1));
    moves(&mut far, "sword");
    let line = usual(&far);
    let hex = line.strip_prefix("move ").and_then(riposte_rules::board::parse_hex);
    let (me, foe) = (id(&far, "sword"), id(&far, "guard"));
    let gone = far.table().hex(me).unsigned_distance_to(hex.unwrap());
    assert!(
        far.table().distance(me, foe) > far.table().hex(foe).unsigned_distance_to(hex.unwrap())
    );
    assert!(gone as i32 <= BookView::new(far.world()).half(me), "{line} leaves time to strike");
    let mut close = battle(&[("sword", "F5", "N"), ("guard", "F4", "S")], Dice::seeded(1));
    acts(&mut close, "sword");
    assert_eq!(usual(&close), "attack @guard broadsword.strike");
    let mut last = battle(&[("wizard", "F9", "N"), ("sword", "F5", "S")], Dice::seeded(1));
    set(&mut last, "wizard", |wizard| wizard.spent = 9);
    acts(&mut last, "wizard");
    assert_eq!(usual(&last), "done", "its last strength is not spent untold");
}
