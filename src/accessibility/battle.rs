//! The battle, in words and buttons.

use bevy::prelude::*;
use riposte_rules::battle::{Table, TurnNumber, on_table};
use riposte_rules::board::hex_name;
use riposte_rules::decision::When;
use riposte_rules::figure::FigureId;
use riposte_rules::rulebook::side_name;
use riposte_rules::tell::{self, deadline};

use super::sheet::{Sheet, SheetAction};
use crate::driver::{Match, PendingPrompt, Play, Prompt, PromptOption, can_undo};
use crate::hud::{Hint, because, sentence};
use crate::playback::ReplayCommand;
use crate::records::Replay;
use crate::settings::Settings;

pub(super) fn battle(world: &World, sheet: &mut Sheet) {
    if !on_table(world) {
        return;
    }
    let table = Table::new(world);
    sheet.title = format!("Turn {}", world.resource::<TurnNumber>().0);
    sheet.facts.extend(table.active_figures().map(|figure| stands(table, figure)));
    sheet.facts.push(deadline(table));
    match world.get_resource::<Replay>() {
        Some(replay) => watched(replay, sheet),
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
        (None, Play::Over) => {
            sheet.asked = "The battle is over.".into();
            sheet.add("", "See how it went", SheetAction::Outcome);
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
    for (number, option) in prompt.options.iter().enumerate() {
        let group = prompt.verb(option.choice.verb).name;
        sheet.add(group, words(table, option), SheetAction::Choose(number));
    }
    hint(world, prompt, sheet);
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
    let place = hex_name(table.hex(figure));
    format!("{name} ({side}) {posture} at {place}{facing}{pools}{wounds}{bonds}")
}

fn watched(replay: &Replay, sheet: &mut Sheet) {
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
        assert_eq!(said, "Strike, 8 % against the best answer, 90 % if it lets it pass");
    }
}
