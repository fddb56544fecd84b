//! Whole battles by hand: every scenario of every rulebook to its end, every answer given with
//! the mouse alone, with the keys alone or with a finger alone, hotseat and against the computer.

use crate::common::*;
use riposte::driver::*;
use riposte::settings::Questions;
use riposte::{Act, Picked, Picking};
use riposte_rules::data::Library;

/// Picks the choice with a number as a hand would, and takes it.
pub type Hand = fn(&Prompt, usize) -> Picked;

/// The letter of the verb where it has one, Tab until the choice is picked, Enter.
pub fn keys(prompt: &Prompt, number: usize) -> Picked {
    let mut picking = Picking::default();
    let key = prompt.verb(prompt.options[number].choice.verb).key;
    if !picking.lists(prompt) && key != '-' {
        let verbs = prompt.open_verbs();
        let same = verbs.iter().filter(|verb| prompt.verb(**verb).key == key).count();
        assert!(same == 1 && (key.is_ascii_lowercase() || key == ' '), "{key} of {verbs:?}");
        let pressed = picking.press(prompt, Act::Letter(key), None);
        if pressed != Picked::Nothing {
            return pressed;
        }
    }
    go_on(&mut picking, prompt, number)
}

/// Goes from choice to choice until one is picked, and takes it.
fn go_on(picking: &mut Picking, prompt: &Prompt, number: usize) -> Picked {
    for _ in 0..=prompt.options.len() {
        if picking.picked == Some(number) {
            return picking.press(prompt, Act::Confirm, None);
        }
        picking.press(prompt, Act::Next, None);
    }
    Picked::Nothing
}

/// What the shoulder and the lower button of a gamepad do: on to the choice, and take it.
pub fn pad(prompt: &Prompt, number: usize) -> Picked {
    go_on(&mut Picking::default(), prompt, number)
}

/// A click on the board where the choice stands, and on its row if there are several; else on
/// the button of its verb, and its row.
pub fn mouse(prompt: &Prompt, number: usize) -> Picked {
    for place in &prompt.options[number].places {
        let mut picking = Picking::default();
        match picking.click(prompt, *place) {
            Picked::Take(taken) if taken == number => return Picked::Take(taken),
            Picked::Nothing if picking.fitting(prompt).contains(&number) => {
                return row(&mut picking, number);
            }
            _ => {}
        }
    }
    from_list(prompt, number)
}

/// A tap on the board where the choice stands, which never takes anything by itself, then on its
/// row, and on it once more; else on the row of its verb first.
pub fn finger(prompt: &Prompt, number: usize) -> Picked {
    for place in &prompt.options[number].places {
        let mut picking = Picking::default();
        assert_eq!(picking.tap(prompt, *place), Picked::Nothing, "the first tap only picks");
        if picking.picked == Some(number) {
            return picking.tap(prompt, *place);
        }
        if picking.fitting(prompt).contains(&number) {
            return row(&mut picking, number);
        }
    }
    from_list(prompt, number)
}

/// The row of its verb, and its row in the list of that.
fn from_list(prompt: &Prompt, number: usize) -> Picked {
    let mut picking = Picking::default();
    if !picking.lists(prompt) {
        let chosen = picking.choose_verb(prompt, prompt.options[number].choice.verb);
        if chosen != Picked::Nothing {
            return chosen;
        }
    }
    match picking.fitting(prompt).contains(&number) {
        true => row(&mut picking, number),
        false => Picked::Nothing,
    }
}

/// Clicks on the row of a choice in the list until it is taken.
fn row(picking: &mut Picking, number: usize) -> Picked {
    let first = picking.choose(number);
    if first == Picked::Nothing { picking.choose(number) } else { first }
}

/// Plays a battle to its end, any answer as good as another.
fn fight(scenario: &str, seats: &[&str], hand: Hand) {
    let mut app = app(Questions::Always);
    begin(&mut app, scenario, seats, 11);
    let mut lot = 7_u64;
    while let Some(prompt) = asked(&mut app) {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let number = (lot >> 33) as usize % prompt.options.len();
        let picked = hand(&prompt, number);
        let words = &prompt.options[number].words;
        assert_eq!(picked, Picked::Take(number), "{scenario}: {} {words}", prompt.ask);
        assert_eq!(answer(app.world_mut(), prompt.options[number].choice), Ok(()), "{words}");
    }
    assert_eq!(play(app.world()), Play::Over, "{scenario}");
}

fn every_scenario(seats: &[&str], hand: Hand) {
    let library: Library = riposte_shelf::library();
    let names: Vec<&str> = library.names("scenarios").collect();
    assert!(names.len() > 10, "{names:?}");
    names.into_iter().for_each(|name| fight(name, seats, hand));
}

#[test]
fn two_people_fight_every_battle_with_the_mouse() {
    every_scenario(&["human", "human"], mouse);
}

#[test]
fn two_people_fight_every_battle_with_the_keys() {
    every_scenario(&["human", "human"], keys);
}

#[test]
fn the_first_battle_of_each_rulebook_is_fought_with_a_gamepad() {
    for scenario in FIRST {
        fight(scenario, &["human", "squire"], pad);
    }
}

#[test]
fn two_people_fight_every_battle_with_a_finger() {
    every_scenario(&["human", "human"], finger);
}

#[test]
fn a_person_fights_the_computer_in_every_battle_with_a_finger() {
    every_scenario(&["human", "squire"], finger);
}

#[test]
fn a_person_fights_the_computer_in_every_battle_with_the_mouse() {
    every_scenario(&["human", "squire"], mouse);
}

#[test]
fn a_person_fights_the_computer_in_every_battle_with_the_keys() {
    every_scenario(&["squire", "human"], keys);
}
