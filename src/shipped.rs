//! What is written in scenarios and lessons that come with the game, in the language spoken. Other
//! languages have messages for it, by the key of the file. A player's own files have keys of their
//! own, for which there are none: they say what they say.

use std::borrow::Cow;

pub use riposte_record::{in_lesson, in_step};
use riposte_rules::data::Scenario;
use riposte_words::named;

/// The name of a scenario: `scenario-duel-name`.
pub fn scenario_name(scenario: &Scenario) -> Cow<'_, str> {
    of_scenario(scenario, "name", &scenario.name)
}

/// What a scenario is about: `scenario-duel-blurb`.
pub fn scenario_blurb(scenario: &Scenario) -> Cow<'_, str> {
    of_scenario(scenario, "blurb", &scenario.blurb)
}

fn of_scenario<'s>(scenario: &Scenario, part: &str, english: &'s str) -> Cow<'s, str> {
    // The scenario in a lesson is called as the lesson is.
    let of_lesson = scenario.source.file.starts_with("lessons/");
    let kind = if of_lesson { "lesson" } else { "scenario" };
    named(&format!("{kind}-{}-{part}", scenario.key), english)
}
