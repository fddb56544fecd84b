//! A hint: what a captain would do, its best choices with reasons and numbers.

use std::borrow::Cow;
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Id, Label, RichText, ScrollArea, Ui};
use riposte_ai::{Advice, Adviser};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Decision, Forecast};
use riposte_rules::roll::Chance;
use riposte_words::{phrase, text};

use super::command::HudCommand;
use super::{Picked, Picking, Tab, pad_legend, words};
use crate::driver::{PendingPrompt, Prompt};
use crate::idle_redraw::Stirred;
use crate::input::LookedAt;
use crate::lesson::wanted;
use crate::theme;
use crate::theme::widgets::{self, ChoiceRow};

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
            // A small window shows it with what is asked.
            if let Some(mut picking) = world.get_resource_mut::<Picking>() {
                picking.tab = Tab::Ask;
            }
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
            let advice = as_taught(world, advice);
            let best = advice.first().map(|best| best.choice);
            world.resource_mut::<Hint>().advice = advice;
            let prompt = &world.resource::<PendingPrompt>().0;
            let number = prompt.as_ref().and_then(|prompt| prompt.number_of(&best?));
            pick(world, number);
            return go_on(world);
        }
    }
    world.resource_mut::<Hint>().adviser = Some(adviser);
    go_on(world);
}

/// In a lesson what its step asks for comes first, whatever else would be good.
fn as_taught(world: &World, mut advice: Vec<Advice>) -> Vec<Advice> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref();
    let open = |choice: &Choice| prompt.is_some_and(|prompt| prompt.number_of(choice).is_some());
    let wanted: Vec<Choice> = wanted(world).into_iter().filter(open).collect();
    let Some(usual) = wanted.first().copied() else { return advice };
    let most = advice.len().max(1);
    let known = advice.iter().position(|advice| wanted.contains(&advice.choice));
    let mut first = match known {
        Some(place) => advice.remove(place),
        None => Advice { choice: usual, reasons: Vec::new(), behind: 0.0 },
    };
    first.behind = 0.0;
    first.reasons.insert(0, text!("lesson-card-asked-for"));
    advice.insert(0, first);
    advice.truncate(most);
    advice
}

/// Picks what is recommended, and shows it wherever the mouse rests: until that is moved, list, card
/// and board speak of the same choice.
fn pick(world: &mut World, number: Option<usize>) {
    let mut picking = world.resource_mut::<Picking>();
    picking.reset();
    picking.picked = number;
    if let Some(mut looked_at) = world.get_resource_mut::<LookedAt>() {
        looked_at.0 = None;
    }
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
    heading(ui);
    ui.data_mut(|data| data.remove::<f32>(unseen()));
    if hint.advice.is_empty() {
        ui.label(widgets::pale(text!("hint-thinking")));
        return;
    }
    // A phone has no such key as Enter, and shows it in a list that scrolls.
    if theme::small(ui.ctx()) {
        return rows(ui, (prompt, hint), advised(hint, prompt), picking, commands);
    }
    let area = ScrollArea::vertical().id_salt("hint").auto_shrink([false, true]);
    let area = area.min_scrolled_height(0.0).max_height(ui.available_height());
    let shown = area.show(ui, |ui| {
        rows(ui, (prompt, hint), advised(hint, prompt), picking, commands);
        pad_legend::plays(ui, world);
    });
    let hidden = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
    ui.data_mut(|data| data.insert_temp(unseen(), hidden));
}

/// Where it is remembered how much of it had no room.
fn unseen() -> Id {
    Id::new("how much of the hint is hidden")
}

/// How much of it had no room when it was last drawn, in points of height.
pub(super) fn hidden(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(unseen())).unwrap_or(0.0)
}

/// On the card of what is picked, where that stands in place of the list: what speaks for it.
pub(super) fn of_picked(ui: &mut Ui, world: &World, picking: &Picking) {
    let (hint, prompt) = (world.resource::<Hint>(), &world.resource::<PendingPrompt>().0);
    let Some(prompt) = prompt else { return };
    if hint.advice.is_empty() {
        heading(ui);
        ui.label(widgets::pale(text!("hint-thinking")));
    }
    if let Some((_, advice)) =
        advised(hint, prompt).find(|(number, _)| picking.picked == Some(*number))
    {
        heading(ui);
        reasons(ui, prompt, hint, advice);
    }
}

/// At the end of that card: what it would do otherwise.
pub(super) fn others(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let (hint, prompt) = (world.resource::<Hint>(), &world.resource::<PendingPrompt>().0);
    let Some(prompt) = prompt else { return };
    let picked = picking.picked;
    let (of_picked, others): (Vec<_>, Vec<_>) =
        advised(hint, prompt).partition(|(number, _)| picked == Some(*number));
    if others.is_empty() {
        return;
    }
    ui.separator();
    if of_picked.is_empty() {
        heading(ui);
    }
    rows(ui, (prompt, hint), others.into_iter(), picking, commands);
}

fn heading(ui: &mut Ui) {
    ui.label(RichText::new(text!("hint-heading")).size(17.0).family(theme::bold()));
}

/// Each advice with the number of its choice.
fn advised<'h>(hint: &'h Hint, prompt: &Prompt) -> impl Iterator<Item = (usize, &'h Advice)> {
    hint.advice.iter().filter_map(move |advice| Some((prompt.number_of(&advice.choice)?, advice)))
}

fn rows<'h>(
    ui: &mut Ui,
    (prompt, hint): (&Prompt, &Hint),
    advised: impl Iterator<Item = (usize, &'h Advice)>,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    for (number, advice) in advised {
        let picked = one(ui, (prompt, hint), number, advice, picking);
        commands.extend(picked.map(HudCommand::Pick));
    }
}

fn one(
    ui: &mut Ui,
    (prompt, hint): (&Prompt, &Hint),
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
    reasons(ui, prompt, hint, advice);
    ui.add_space(3.0);
    response.clicked().then(|| picking.choose(number))
}

fn reasons(ui: &mut Ui, prompt: &Prompt, hint: &Hint, advice: &Advice) {
    let because = theme::unbroken(&because(prompt, &hint.advice, advice));
    ui.add(Label::new(RichText::new(because).size(13.0).color(theme::PALE)).wrap());
}

fn how_far_behind(behind: f64) -> Option<String> {
    BEHIND.iter().find(|(least, _)| behind >= *least).map(|(_, key)| text(key))
}

/// In which numbers the first two differ: in the chance of what they are for, or else in that to be
/// hit for it.
fn decided(prompt: &Prompt, advice: &[Advice]) -> Option<String> {
    let [one, other, ..] = advice else { return None };
    let forecast = |advice: &Advice| {
        let option = prompt.options.get(prompt.number_of(&advice.choice)?)?;
        option.known.then_some(&option.forecast)
    };
    let (one, other) = (forecast(one)?, forecast(other)?);
    let differ = |of: fn(&Forecast) -> Option<Chance>| {
        let (here, there) = (of(one)?.to_string(), of(other)?.to_string());
        (here != there).then_some((here, there))
    };
    let chance = differ(words::headline);
    let chance =
        chance.map(|(here, there)| text!("hint-chance-of-second", here = here, there = there));
    chance.or_else(|| {
        let (here, there) = differ(|forecast| forecast.danger)?;
        Some(text!("hint-danger-of-second", here = here, there = there))
    })
}

/// The reasons in a sentence: of the first of all advice with the numbers in which the second differs,
/// of the others by how much they are worse.
pub fn because(prompt: &Prompt, all: &[Advice], advice: &Advice) -> String {
    let mut parts: Vec<Cow<str>> = advice.reasons.iter().map(|reason| phrase(reason)).collect();
    if all.first() == Some(advice) {
        parts.extend(decided(prompt, all).map(Cow::from));
    }
    parts.extend(how_far_behind(advice.behind).map(Cow::from));
    format!("{}.", theme::capital(&parts.join("; ")))
}

#[cfg(test)]
impl Hint {
    /// One that was found out, for tests.
    pub(super) fn given(of: Decision, advice: Vec<Advice>) -> Hint {
        Hint { of: Some(of), adviser: None, advice }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use riposte_record::Lesson;
    use riposte_rules::board::Hex;

    use super::*;
    use crate::app_state::Notice;
    use crate::hud::fits::{asked, battle};
    use crate::hud::forecast;
    use crate::{driver, lesson};

    /// The next prompt with a choice on the map, and the hex of it.
    fn with_places(app: &mut App) -> (Prompt, Hex) {
        for _ in 0..60 {
            let prompt = asked(app);
            let hex = prompt.options.iter().find_map(|option| option.places.first().copied());
            match hex.filter(|_| !prompt.is_turn() && !prompt.is_pick()) {
                Some(hex) => return (prompt, hex),
                None => driver::answer(app.world_mut(), prompt.decision.default)
                    .unwrap_or_else(|error| panic!("{error}")),
            }
        }
        panic!("nothing lies on the map");
    }

    #[test]
    fn what_is_recommended_is_shown_though_the_mouse_rests_on_something_else() {
        let mut app = battle("yard", 3);
        app.init_resource::<Picking>();
        let (prompt, hex) = with_places(&mut app);
        let elsewhere = |number: &usize| !prompt.options[*number].places.contains(&hex);
        let best = (0..prompt.options.len()).find(elsewhere);
        assert!(best.is_some());
        let shown = |world: &World| forecast::shown(world, &prompt, world.resource()).0;
        app.insert_resource(LookedAt(Some(hex)));
        pick(app.world_mut(), best);
        assert_eq!(shown(app.world()), best);
        // What is pointed at next is shown in its place.
        app.insert_resource(LookedAt(Some(hex)));
        assert_ne!(shown(app.world()), best);
    }

    #[test]
    fn in_a_lesson_what_its_step_asks_for_is_recommended_first() {
        let library = riposte_shelf::library();
        let mut lessons = 0;
        for key in Lesson::keys(&library) {
            let lesson = Lesson::shipped(&library, &key).unwrap_or_else(|error| panic!("{error}"));
            let mut app = battle("duel", 3);
            app.init_resource::<Notice>().init_resource::<Picking>();
            lesson::begin(app.world_mut(), Arc::new(lesson), 0)
                .unwrap_or_else(|error| panic!("{error}"));
            let prompt = asked(&mut app);
            let wanted = wanted(app.world());
            if !wanted.iter().any(|choice| prompt.number_of(choice).is_some()) {
                continue;
            }
            lessons += 1;
            let others = prompt.options.iter().filter(|option| !wanted.contains(&option.choice));
            let advice = |choice| Advice { choice, reasons: Vec::new(), behind: 0.0 };
            let others: Vec<Advice> = others.map(|it| advice(it.choice)).take(3).collect();
            let many = others.len().max(1);
            let taught = as_taught(app.world(), others);
            assert!(wanted.contains(&taught[0].choice), "{key}: {taught:?}");
            assert_eq!(taught.len(), many, "{key}");
            // One that was good anyway is not named twice.
            let again = as_taught(app.world(), taught);
            assert!(again[1..].iter().all(|it| it.choice != again[0].choice), "{key}");
        }
        assert!(lessons > 2, "{lessons} lessons ask for something at first");
    }
}
