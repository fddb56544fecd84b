//! The battle, in words and buttons.

use bevy::prelude::*;
use riposte_rules::battle::{Ending, Table, TurnNumber, on_table};
use riposte_rules::board::{Arc, hex_name};
use riposte_rules::decision::When;
use riposte_rules::figure::FigureId;
use riposte_rules::rulebook::{TurnOrderEntry, side_name};
use riposte_rules::tell::{self, deadline};

use super::log::made_of;
use super::moves;
use super::sheet::{ReasonsWanted, Sheet, SheetAction};
use crate::driver::{Match, PendingPrompt, Play, Prompt, PromptOption, can_undo};
use crate::hud::{Hint, arcs, because, lesson_words, price, sentence};
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
    sheet.title = format!("Turn {}", world.resource::<TurnNumber>().0);
    let order = table.book().turn_order(world);
    for figure in table.active_figures() {
        let entry = order.iter().find(|entry| entry.figure == figure);
        sheet.facts.push(stands(table, figure) + &entry.map_or(String::new(), keeps));
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
    let words = if skip { "Play moves and blows" } else { "Show everything at once" };
    sheet.add("Besides", words, SheetAction::Skip);
    sheet.add("Besides", "Menu", SheetAction::Menu);
}

fn fought(world: &World, sheet: &mut Sheet) {
    match (&world.resource::<PendingPrompt>().0, world.resource::<Match>().play) {
        (Some(prompt), _) => asked(world, prompt, sheet),
        (None, Play::Thinking(side)) => {
            sheet.asked = format!("{} is thinking.", side_name(world, side));
        }
        (None, Play::HandOver(side)) => {
            sheet.asked = format!("{} is to take the seat.", side_name(world, side));
            sheet.add("", "Here I am", SheetAction::TakeOver);
        }
        (None, Play::Away(side)) => {
            sheet.asked = format!("{} {}", friend(world, side), away_words(world));
            sheet.add_commands([MenuCommand::HandOn]);
        }
        (None, Play::Over) => {
            sheet.asked = "The battle is over.".into();
            sheet.add("", "See how it went", SheetAction::Outcome);
            sheet.add_commands(can_hand_on(world).then_some(MenuCommand::HandOn));
        }
        (None, Play::Showing | Play::Asking) => {}
    }
    if can_undo(world) {
        sheet.add("Besides", "Undo", SheetAction::Undo);
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
        let group = prompt.verb(option.choice.verb).name;
        let is_wanted = wanted.contains(&option.choice);
        let mark = match usual == Some(way.number) {
            _ if is_wanted => ", what the lesson asks for",
            true => ", the usual choice",
            false => "",
        };
        let mut words = words(table, option) + mark;
        if reasons {
            words.extend(made_up(option).iter().map(|part| format!("; {part}")));
        }
        let button = sheet.add(group, words, SheetAction::Choose(way.number));
        if mark.is_empty() {
            button.fold = way.fold;
        }
    }
    sheet.facts.extend(foes(table, figure));
    sheet.facts.extend(prompt.why_not(|_| true).iter().map(|reason| format!("Not now: {reason}.")));
    let words = if reasons { "Numbers without reasons" } else { "Why these numbers?" };
    sheet.add("Besides", words, SheetAction::Reasons);
    hint(world, prompt, sheet);
}

/// What the numbers of a choice are made up of, each part with its rule.
fn made_up(option: &PromptOption) -> Vec<String> {
    let sums = option.forecast.rolls.iter().flat_map(tell::sums);
    sums.filter(|sum| !sum.parts.is_empty()).map(|sum| made_of(&sum)).collect()
}

/// What a captain would do.
fn hint(world: &World, prompt: &Prompt, sheet: &mut Sheet) {
    let hint = world.resource::<Hint>();
    if hint.is_there() && hint.advice.is_empty() {
        sheet.facts.push("The hint is being thought out.".into());
    }
    for (advice, place) in hint.advice.iter().zip(["best", "second best", "third best"]) {
        if let Some(number) = prompt.number_of(&advice.choice) {
            let words = &prompt.options[number].words;
            sheet.facts.push(format!("Hint, {place}: {words}. {}", because(advice)));
        }
    }
    let words = if hint.is_there() { "No hint" } else { "A hint" };
    sheet.add("Besides", words, SheetAction::Hint);
}

/// A choice with what it would bring.
fn words(table: Table, option: &PromptOption) -> String {
    let forecast = &option.forecast;
    let mut words = option.words.clone();
    words.extend(price(forecast).map(|price| format!(", {price}")));
    let outlook = forecast.outlook();
    if let Some(chance) = outlook.first.chance {
        words += &format!(", {chance} {}", tell::meaning(table, &option.choice, &outlook));
        words.extend(outlook.first.does().iter().map(|does| format!(", {does}")));
    }
    if outlook.passed.is_some() {
        words += &format!(", {}", outlook.small_print());
    }
    for when in When::ALL {
        for blow in forecast.open_to(when).0 {
            let (name, whom) = (table.name(blow.by), tell::struck_instead(table, blow));
            words += &format!(", {} {name} may strike{whom} with {}", when.words(), blow.chance);
        }
    }
    words
}

/// What a figure has left in this turn, and what decides when it acts.
fn keeps(entry: &TurnOrderEntry) -> String {
    let points = entry.points.as_ref().map(|points| format!(", {}", points.words()));
    let order = Some(&entry.order).filter(|order| !order.is_empty());
    let order = order.map(|order| format!(", in the order of the turn at {order}"));
    [points, order].into_iter().flatten().collect()
}

/// How far each foe is from a figure, and in which arcs they have each other.
fn foes(table: Table, figure: FigureId) -> Vec<String> {
    let foes = table.active_figures().filter(|foe| table.side(*foe) != table.side(figure));
    foes.map(|foe| {
        let (name, other) = (table.name(figure), table.name(foe));
        let away = match table.distance(figure, foe) {
            0 => format!("in the hex of {name}"),
            1 => format!("one hex from {name}"),
            far => format!("{far} hexes from {name}"),
        };
        let arcs = arc(table, figure, foe).zip(arc(table, foe, figure)).map(|(mine, theirs)| {
            format!(", in the {mine} arc of {name}; {name} is in the {theirs} arc of {other}")
        });
        format!("{other} is {away}{}", arcs.unwrap_or_default())
    })
    .collect()
}

/// The arc of a figure in which another is, where figures look some way.
fn arc(table: Table, figure: FigureId, other: FigureId) -> Option<&'static str> {
    let apart = table.hex(figure) != table.hex(other);
    let arcs = if table.book().faces() && apart { arcs(table, figure, other) } else { Vec::new() };
    arcs.first().map(|arc| match arc {
        Arc::Front => "front",
        Arc::Side => "side",
        Arc::Rear => "rear",
    })
}

fn stands(table: Table, figure: FigureId) -> String {
    let side = side_name(table.world(), table.side(figure));
    let name = table.name(figure);
    let posture = table.posture(figure).word();
    let facing = match table.book().faces() {
        true => format!(", faces {}", table.facing(figure).word()),
        false => String::new(),
    };
    let pools = table.book().vitality(table.world(), figure);
    let pools = pools.iter().map(|pool| format!(", {} {} of {}", pool.name, pool.left, pool.of));
    let pools: String = pools.collect();
    let bonds: String =
        tell::bonds_of(table, figure).iter().map(|bond| format!(", {bond}")).collect();
    let wounds = match table.harm(figure).wounds.len() {
        0 => String::new(),
        1 => ", one wound".into(),
        many => format!(", {many} wounds"),
    };
    let arms: Vec<&str> = table
        .arms(figure)
        .items
        .iter()
        .filter(|item| item.at.in_hand())
        .map(|item| table.armoury().weapon(item.weapon).name.as_str())
        .collect();
    let arms = match arms.as_slice() {
        [] => String::new(),
        arms => format!(", holds {}", arms.join(" and ")),
    };
    let place = hex_name(table.hex(figure));
    format!("{name} ({side}) {posture} at {place}{facing}{arms}{pools}{wounds}{bonds}")
}

fn watched(world: &World, replay: &Replay, sheet: &mut Sheet) {
    sheet.asked = match replay.trouble() {
        Some(trouble) => format!("The battle goes another way {trouble}."),
        None => "A replay.".into(),
    };
    let play = if replay.playing { "Pause" } else { "Play" };
    let orders = [
        (play, ReplayCommand::Play),
        ("One choice on", ReplayCommand::On),
        ("One choice back", ReplayCommand::Back),
        ("Next turn", ReplayCommand::TurnOn),
        ("Turn before", ReplayCommand::TurnBack),
        ("Leave the replay", ReplayCommand::Leave),
    ];
    for (words, order) in orders {
        sheet.add("", words, SheetAction::Replay(order));
    }
    if world.resource::<Ending>().0.is_none() {
        sheet.add("", "Play on from here", SheetAction::Replay(ReplayCommand::PlayOn));
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
        assert_eq!(said, "Strike, 8 % against the best answer, 90 % if let pass");
    }
}
