//! A hint: what a captain would do, its best choices with reasons and numbers.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Label, RichText, Ui};
use riposte_ai::{Advice, Adviser};
use riposte_rules::data::Library;
use riposte_rules::decision::Decision;
use riposte_words::text;

use super::{HudCommand, Picked, Picking, words};
use crate::driver::{PendingPrompt, Prompt};
use crate::idle_redraw::Stirred;
use crate::theme::widgets::{self, ChoiceRow};
use crate::theme::{self};

/// How long it may think in one frame.
const SLICE: Duration = Duration::from_millis(8);
/// How much worse a choice is than the best, by the keys of the words: from so much on, where 1 is
/// a fresh figure.
const BEHIND: [(f64, &str); 3] =
    [(0.25, "hint-much-worse"), (0.08, "hint-worse"), (0.005, "hint-almost-as-good")];

/// The hint that was asked for.
#[derive(Resource, Default)]
pub struct Hint {
    /// The decision it is for, while there is one.
    of: Option<Decision>,
    adviser: Option<Adviser>,
    /// What was found out; empty while the adviser thinks.
    pub advice: Vec<Advice>,
}

impl Hint {
    /// Whether one was asked for.
    pub fn is_there(&self) -> bool {
        self.of.is_some()
    }
}

/// Asks for a hint, or takes it away with what it picked; says why there is none.
///
/// # Errors
/// While nobody is asked anything.
pub fn ask(world: &mut World) -> Result<(), String> {
    let hint = match world.resource::<Hint>().is_there() {
        true => {
            world.resource_mut::<Picking>().reset();
            Hint::default()
        }
        false => {
            let prompt = world.resource::<PendingPrompt>().0.as_ref();
            let of = prompt.ok_or_else(|| text!("hint-while-asked"))?.decision.clone();
            let adviser = Some(Adviser::new(world, world.resource::<Library>()));
            Hint { of: Some(of), adviser, advice: Vec::new() }
        }
    };
    world.insert_resource(hint);
    Ok(())
}

/// Lets the adviser think for a part of the frame. When it is through, the best choice is picked.
pub(super) fn think(world: &mut World) {
    if !world.resource::<Hint>().is_there() {
        return;
    }
    let asked = world.resource::<PendingPrompt>().0.as_ref().map(|prompt| &prompt.decision);
    if asked != world.resource::<Hint>().of.as_ref() {
        *world.resource_mut::<Hint>() = Hint::default();
        return;
    }
    let Some(mut adviser) = world.resource_mut::<Hint>().adviser.take() else { return };
    let until = Instant::now() + SLICE;
    while Instant::now() < until {
        if let Some(advice) = adviser.think(world, 1) {
            let best = advice.first().map(|best| best.choice);
            world.resource_mut::<Hint>().advice = advice;
            let prompt = &world.resource::<PendingPrompt>().0;
            let number = prompt.as_ref().and_then(|prompt| prompt.number_of(&best?));
            let mut picking = world.resource_mut::<Picking>();
            picking.reset();
            picking.picked = number;
            return go_on(world);
        }
    }
    world.resource_mut::<Hint>().adviser = Some(adviser);
    go_on(world);
}

/// Wants another frame, though nobody touches anything.
fn go_on(world: &mut World) {
    if let Some(mut stirred) = world.get_resource_mut::<Stirred>() {
        stirred.0 = true;
    }
    if let Some(mut redraws) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraws.write(RequestRedraw);
    }
}

/// Whether there is something to be shown.
pub(super) fn is_there(world: &World) -> bool {
    world.get_resource::<Hint>().is_some_and(Hint::is_there)
}

/// Draws it: a row for each choice, what speaks for it beneath.
pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let Some(prompt) = &world.resource::<PendingPrompt>().0 else { return };
    let hint = world.resource::<Hint>();
    ui.label(RichText::new(text!("hint-heading")).size(17.0).family(theme::bold()));
    if hint.advice.is_empty() {
        ui.label(widgets::pale(text!("hint-thinking")));
        return;
    }
    for advice in &hint.advice {
        if let Some(number) = prompt.number_of(&advice.choice) {
            let picked = one(ui, prompt, number, advice, picking);
            commands.extend(picked.map(HudCommand::Pick));
        }
    }
    ui.label(widgets::pale(text!("hint-enter")));
}

fn one(
    ui: &mut Ui,
    prompt: &Prompt,
    number: usize,
    advice: &Advice,
    picking: &mut Picking,
) -> Option<Picked> {
    let option = &prompt.options[number];
    let row = ChoiceRow {
        right: &words::at_right(&option.forecast),
        picked: picking.picked == Some(number),
        ..ChoiceRow::plain(&option.words, "")
    };
    let response = row.show(ui);
    if response.hovered() {
        picking.pointed = Some(number);
    }
    let because = RichText::new(theme::unbroken(&because(advice))).size(13.0).color(theme::PALE);
    ui.add(Label::new(because).wrap());
    ui.add_space(3.0);
    response.clicked().then(|| picking.choose(number))
}

fn how_far_behind(behind: f64) -> Option<String> {
    BEHIND.iter().find(|(least, _)| behind >= *least).map(|(_, key)| text(key))
}

/// The reasons in a sentence, and by how much it is worse than the best.
pub fn because(advice: &Advice) -> String {
    let mut parts = advice.reasons.clone();
    parts.extend(how_far_behind(advice.behind));
    let mut sentence = parts.join("; ");
    if let Some(first) = sentence.get(..1).map(str::to_uppercase) {
        sentence.replace_range(..1, &first);
    }
    sentence + "."
}
