//! A hint in windows of every form: on a desk it hides neither another panel nor the figure that is
//! asked, on a phone it is read with the reasons of a choice.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, vec2};
use riposte_ai::Advice;
use riposte_words::text;

use super::fits::{
    DESKS, FIRST, asked, at_a_blow, battle, drawn, drawn_and_laid, laid, opened, overlap, points,
    whole,
};
use super::laid::Laid;
use super::{Hint, Picking};
use crate::board::camera::View;
use crate::board::in_sight::square;
use crate::driver::{self, Prompt};
use crate::theme::{self, Seen};

/// Phones held either way.
const PHONES: [[f32; 2]; 2] = [[390.0, 844.0], [844.0, 390.0]];

/// A hint that names this choice first, and some others.
fn hint(prompt: &Prompt, first: usize) -> Hint {
    let others = (0..prompt.options.len()).filter(|number| *number != first).take(2);
    let advice = std::iter::once(first).chain(others).map(|number| Advice {
        choice: prompt.options[number].choice,
        reasons: vec![reason(number), "stays out of reach".into()],
        behind: 0.0,
    });
    Hint::given(prompt.decision.clone(), advice.collect())
}

/// What speaks for a choice, of each another.
fn reason(number: usize) -> String {
    format!("strikes with a good chance, number {number}")
}

/// The slip on which the hint stands; `None` where it lies under or over another.
fn slip_of_hint(seen: &[Seen], laid: &Laid) -> Option<Rect> {
    let heading = seen.iter().find(|one| one.name == text!("hint-heading"))?.part.center();
    let mut slips = laid.slips.iter().filter(|slip| slip.contains(heading));
    slips.next().copied().filter(|_| slips.next().is_none())
}

/// What the hint hides.
fn hides(world: &World, prompt: &Prompt, hint: Rect, laid: &Laid) -> Vec<String> {
    let mut found = Vec::new();
    let others = laid.slips.iter().filter(|slip| **slip != hint);
    found.extend(
        others.filter(|slip| overlap(**slip, hint)).map(|slip| format!("the panel {slip:?}")),
    );
    let figure = square(world.resource::<View>(), laid.free, 1.0, prompt.stand);
    if overlap(figure, hint) {
        found.push(format!("the figure asked, {figure:?}"));
    }
    found
}

#[test]
fn a_hint_hides_neither_another_panel_nor_the_figure_asked() {
    let mut found = Vec::new();
    // The last one is played in the close-up.
    for scenario in FIRST.into_iter().take(4) {
        let mut app = battle(scenario, 3);
        for decisions in 0..6 {
            let prompt = asked(&mut app);
            app.insert_resource(hint(&prompt, 0));
            for ((window, ..), log) in
                DESKS.into_iter().flat_map(|desk| [(desk, false), (desk, true)])
            {
                let mut picking = Picking { picked: Some(0), ..Picking::default() };
                picking.log.show(log);
                let before = laid(app.world(), &mut picking, points(window));
                opened(app.world_mut(), window, &before);
                let (seen, laid) = drawn_and_laid(app.world(), &mut picking, points(window));
                let Some(laid) = laid else { panic!("nothing was drawn") };
                let faults = match slip_of_hint(&seen, &laid) {
                    Some(hint) => hides(app.world(), &prompt, hint, &laid),
                    None => vec!["another panel, or is not there".to_owned()],
                };
                let place = format!("{scenario} {decisions} {window:?}, log {log}");
                found.extend(faults.iter().map(|fault| format!("{place}: it hides {fault}")));
            }
            let choice = prompt.decision.default;
            driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Of what is seen, the label that begins with what speaks for a choice.
fn label_of(seen: &[Seen], number: usize) -> Result<String, String> {
    let words = theme::capital(&reason(number));
    let label = seen.iter().find(|one| one.name.starts_with(&format!("{words};")));
    label.map(|one| one.name.clone()).ok_or_else(|| format!("{words} is not there"))
}

#[test]
fn all_that_a_hint_says_is_read_beside_the_card_of_a_choice_with_its_sums() {
    let mut found = Vec::new();
    for scenario in FIRST.into_iter().take(4) {
        let (mut app, prompt, blow) = at_a_blow(scenario);
        let first = blow.picked.unwrap_or(0);
        let hint = hint(&prompt, first);
        let numbers: Vec<usize> =
            hint.advice.iter().filter_map(|advice| prompt.number_of(&advice.choice)).collect();
        app.insert_resource(hint);
        for details in [false, true] {
            let mut picking = Picking { details, ..blow.clone() };
            let seen = drawn(app.world(), &mut picking, points([1280.0, 720.0]));
            for number in &numbers {
                let read =
                    label_of(&seen, *number).and_then(|name| whole(&seen, &name).map(|_| ()));
                let place = format!("{scenario}, why {details}, number {number}");
                found.extend(read.err().map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn on_a_phone_a_hint_is_read_with_the_reasons_of_a_choice() {
    let mut found = Vec::new();
    for scenario in FIRST.into_iter().take(4) {
        let (mut app, prompt, blow) = at_a_blow(scenario);
        app.insert_resource(hint(&prompt, blow.picked.unwrap_or(0)));
        for ([width, height], details) in
            PHONES.into_iter().flat_map(|phone| [(phone, false), (phone, true)])
        {
            let mut picking = Picking { details, ..blow.clone() };
            let seen = drawn(app.world(), &mut picking, vec2(width, height));
            let place = format!("{scenario}, {width} × {height}, why {details}");
            for words in [text!("card-do-it"), text!("hint-heading")] {
                found.extend(whole(&seen, &words).err().map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
