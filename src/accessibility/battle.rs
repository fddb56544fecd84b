//! The battle, in words and buttons.

use std::borrow::Cow;

use bevy::prelude::*;
use riposte_rules::battle::{Ending, Table, TurnNumber, on_table};
use riposte_rules::board::hex_name;
use riposte_rules::decision::When;
use riposte_rules::figure::FigureId;
use riposte_rules::rulebook::{TurnOrderEntry, side_name};
use riposte_rules::tell::{self, deadline};
use riposte_words::{phrase, text};

use super::details::how_far;
use super::log::made_of;
use super::moves;
use super::sheet::{ReasonsWanted, Sheet, SheetAction};
use crate::driver::{Match, PendingPrompt, Play, Prompt, PromptOption, can_undo};
use crate::hud::{Hint, because, in_all, lesson_words, price, sentence};
use crate::lesson::wanted;
use crate::playback::{ReplayCommand, away_words, can_hand_on};
use crate::records::{Replay, friend};
use crate::screens::MenuCommand;
use crate::settings::Settings;

pub(super) fn battle(world: &World, sheet: &mut Sheet) {
    if !on_table(world) {
        return;
    }
    let table = Table::new(world);
    sheet.title = text!("top-turn", turn = world.resource::<TurnNumber>().0);
    let order = table.book().turn_order(world);
    for figure in table.active_figures() {
        let entry = order.iter().find(|entry| entry.figure == figure);
        let mut parts = stands(table, figure);
        parts.extend(entry.into_iter().flat_map(|entry| keeps(table, entry)));
        sheet.facts.push(parts.join(", "));
    }
    sheet.facts.push(deadline(table));
    // What a lesson asks for comes first.
    for (place, line) in lesson_words(world).into_iter().enumerate() {
        sheet.facts.insert(place, line);
    }
    match world.get_resource::<Replay>() {
        Some(replay) => watched(world, replay, sheet),
        None => fought(world, sheet),
    }
    let skip = world.resource::<Settings>().skip;
    let words = if skip { text!("spoken-play-moves") } else { text!("spoken-at-once") };
    let besides = text!("spoken-besides");
    sheet.add(&besides, words, SheetAction::Skip);
    sheet.add(&besides, text!("top-menu"), SheetAction::Menu);
}

fn fought(world: &World, sheet: &mut Sheet) {
    match (&world.resource::<PendingPrompt>().0, world.resource::<Match>().play) {
        (Some(prompt), _) => asked(world, prompt, sheet),
        (None, Play::Thinking(side)) => {
            sheet.asked = text!("spoken-thinking", side = side_name(world, side));
        }
        (None, Play::HandOver(side)) => {
            sheet.asked = text!("spoken-hand-over", side = side_name(world, side));
            sheet.add("", text!("spoken-here"), SheetAction::TakeOver);
        }
        (None, Play::Away(side)) => {
            sheet.asked = format!("{} {}", friend(world, side), away_words(world));
            sheet.add_commands([MenuCommand::HandOn]);
        }
        (None, Play::Over) => {
            sheet.asked = text!("spoken-over");
            sheet.add("", text!("spoken-see-outcome"), SheetAction::Outcome);
            sheet.add_commands(can_hand_on(world).then_some(MenuCommand::HandOn));
        }
        (None, Play::Showing | Play::Asking) => {}
    }
    if can_undo(world) {
        sheet.add(&text!("spoken-besides"), text!("top-undo"), SheetAction::Undo);
    }
}

fn asked(world: &World, prompt: &Prompt, sheet: &mut Sheet) {
    let table = Table::new(world);
    let figure = prompt.decision.figure;
    let under_way = prompt.exchange.last().map(|link| format!("{}. ", sentence(world, link)));
    let name = table.name(figure);
    sheet.asked = format!("{}{name}: {}", under_way.unwrap_or_default(), prompt.ask);
    let usual = prompt.number_of(&prompt.usual());
    let wanted = wanted(world);
    let reasons = world.get_resource::<ReasonsWanted>().is_some_and(|wanted| wanted.0);
    for way in moves::folded(table, prompt) {
        let option = &prompt.options[way.number];
        let group = phrase(prompt.verb(option.choice.verb).name);
        let is_wanted = wanted.contains(&option.choice);
        let mark = match usual == Some(way.number) {
            _ if is_wanted => Some(text!("spoken-wanted")),
            true => Some(text!("spoken-usual")),
            false => None,
        };
        let mut words = words(table, option);
        words.extend(mark.iter().map(|mark| format!(", {mark}")));
        if reasons {
            words.extend(made_up(option).iter().map(|part| format!("; {part}")));
        }
        let button = sheet.add(&group, words, SheetAction::Choose(way.number));
        if mark.is_none() {
            button.fold = way.fold;
        }
    }
    sheet.facts.extend(table.enemies(figure).map(|foe| how_far(table, figure, foe)));
    let not_now = |reason: &String| text!("spoken-not-now", reason = reason);
    sheet.facts.extend(prompt.why_not(|_| true).iter().map(not_now));
    let words = if reasons { text!("spoken-no-reasons") } else { text!("spoken-reasons") };
    sheet.add(&text!("spoken-besides"), words, SheetAction::Reasons);
    hint(world, prompt, sheet);
}

/// What the numbers of a choice are made up of, each part with its rule.
fn made_up(option: &PromptOption) -> Vec<String> {
    let sums = tell::sums_once(&option.forecast.rolls).into_iter().flatten();
    sums.filter(|sum| !sum.parts.is_empty()).map(|sum| made_of(&sum)).collect()
}

/// The places of advice, by the keys of their words.
const PLACES: [&str; 3] = ["spoken-best", "spoken-second", "spoken-third"];

/// What a captain would do.
fn hint(world: &World, prompt: &Prompt, sheet: &mut Sheet) {
    let hint = world.resource::<Hint>();
    if hint.is_there() && hint.advice.is_empty() {
        sheet.facts.push(text!("spoken-hint-thinking"));
    }
    for (advice, place) in hint.advice.iter().zip(PLACES) {
        if let Some(number) = prompt.number_of(&advice.choice) {
            let (place, words) = (text(place), &prompt.options[number].words);
            let why = because(prompt, &hint.advice, advice);
            sheet.facts.push(text!("spoken-hint", place = place, words = words, why = why));
        }
    }
    let words = if hint.is_there() { text!("spoken-no-hint") } else { text!("spoken-a-hint") };
    sheet.add(&text!("spoken-besides"), words, SheetAction::Hint);
}

/// A choice with what it would bring.
fn words(table: Table, option: &PromptOption) -> String {
    let forecast = &option.forecast;
    let mut words = option.words.clone();
    words.extend(price(forecast).map(|price| format!(", {price}")));
    let outlook = forecast.outlook();
    if let Some(chance) = outlook.first.chance {
        let meaning = phrase(tell::meaning(table, &option.choice, &outlook));
        words += &format!(", {chance} {meaning}");
        words.extend(outlook.first.does().iter().map(|does| format!(", {does}")));
    }
    if outlook.passed.is_some() {
        words += &format!(", {}", outlook.small_print());
    }
    for when in When::ALL {
        for blow in forecast.open_to(when).0 {
            let (name, whom) = (table.name(blow.by), tell::struck_instead(table, blow));
            let (when, chance) = (phrase(when.words()), blow.chance.to_string());
            let strikes =
                text!("spoken-may-strike", when = when, name = name, whom = whom, chance = chance);
            words += &format!(", {strikes}");
        }
    }
    words
}

/// What a figure has left in this turn, and what decides when it acts.
fn keeps(table: Table, entry: &TurnOrderEntry) -> Vec<String> {
    let pools = table.book().vitality(table.world(), entry.figure);
    // What it lives by is told with how it stands.
    let points = entry.points.as_ref().filter(|points| !in_all(points, &pools));
    let points = points.map(|points| points.words());
    let order = Some(&entry.order).filter(|order| !order.is_empty());
    let order = order.map(|order| text!("spoken-order", order = phrase(order)));
    [points, order].into_iter().flatten().collect()
}

/// How a figure stands there, in parts.
fn stands(table: Table, figure: FigureId) -> Vec<String> {
    let stands = text!(
        "spoken-stands",
        name = table.name(figure),
        side = side_name(table.world(), table.side(figure)),
        posture = phrase(table.posture(figure).word()),
        place = hex_name(table.hex(figure)),
    );
    let faces = table.book().faces().then(|| phrase(table.facing(figure).word()));
    let faces = faces.map(|facing| text!("spoken-faces", facing = facing));
    let pools = table.book().vitality(table.world(), figure).into_iter().map(|pool| {
        text!("spoken-pool", name = phrase(&pool.name), left = pool.left, all = pool.of)
    });
    let wounds = Some(table.harm(figure).wounds.len()).filter(|many| *many > 0);
    let wounds = wounds.map(|many| text!("spoken-wounds", wounds = many));
    let mut parts = vec![stands];
    parts.extend(faces.into_iter().chain(holds(table, figure)).chain(pools).chain(wounds));
    parts.extend(tell::bonds_of(table, figure));
    parts
}

/// What a figure has in its hands.
fn holds(table: Table, figure: FigureId) -> Option<String> {
    let arms: Vec<Cow<str>> = table
        .arms(figure)
        .items()
        .filter(|item| item.at.in_hand())
        .map(|item| phrase(&table.armoury().weapon(item.weapon).name))
        .collect();
    let and = format!(" {} ", text!("spoken-and"));
    (!arms.is_empty()).then(|| text!("spoken-holds", arms = arms.join(and.as_str())))
}

fn watched(world: &World, replay: &Replay, sheet: &mut Sheet) {
    sheet.asked = match replay.trouble() {
        Some(trouble) => text!("spoken-another-way", trouble = trouble.to_string()),
        None => text!("spoken-replay"),
    };
    let play = if replay.playing { "spoken-pause" } else { "spoken-play" };
    let orders = [
        (play, ReplayCommand::Play),
        ("spoken-on", ReplayCommand::On),
        ("spoken-back", ReplayCommand::Back),
        ("spoken-turn-on", ReplayCommand::TurnOn),
        ("spoken-turn-back", ReplayCommand::TurnBack),
        ("spoken-leave-replay", ReplayCommand::Leave),
    ];
    for (key, order) in orders {
        sheet.add("", text(key), SheetAction::Replay(order));
    }
    if world.resource::<Ending>().0.is_none() {
        sheet.add("", text!("spoken-play-on"), SheetAction::Replay(ReplayCommand::PlayOn));
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::data::Scenario;
    use riposte_rules::decision::{Choice, Forecast, Verb};
    use riposte_rules::roll::{Chance, Dice};

    use super::*;

    #[test]
    fn a_blow_is_said_with_what_its_target_leaves_of_it_first() {
        let library = riposte_shelf::library();
        let laid = Scenario::shipped(&library, "duel").and_then(|scenario| {
            Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(1))
        });
        let battle = laid.unwrap_or_else(|error| panic!("{error}"));
        let percent = |percent| Some(Chance::new(percent, 100));
        let forecast =
            Forecast { chance: percent(90), answered: percent(8), ..Forecast::default() };
        let open = PromptOption {
            choice: Choice::plain(Verb(0)),
            words: "Strike".into(),
            forecast,
            known: true,
            places: Vec::new(),
        };
        let said = words(battle.table(), &open);
        assert_eq!(said, "Strike, 8 % to succeed against the best answer, 90 % if let pass");
    }
}
