//! The table of a ladder: a row for a scenario, a column for two players.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::results::Meeting;
use crate::simulate::statistics::wilson;

/// From how many games in a hundred that end by time on they are named.
const WAITING: f64 = 5.0;

/// The table in Markdown: in each cell how many games in 100 the first player of the column won,
/// with its 95 % interval. `games` is how many most cells are of.
pub(super) fn as_text(meetings: &[Meeting], games: u32) -> String {
    let mut columns: Vec<&[String; 2]> = Vec::new();
    let mut rows: Vec<(&str, &str)> = Vec::new();
    for meeting in meetings {
        if !columns.contains(&&meeting.players) {
            columns.push(&meeting.players);
        }
        if !rows.contains(&(&meeting.book, &meeting.scenario)) {
            rows.push((&meeting.book, &meeting.scenario));
        }
    }
    let mut text = "| book | scenario |".to_owned();
    columns.iter().for_each(|[upper, lower]| text += &format!(" {upper} over {lower} |"));
    let _ = writeln!(text, "\n|---|---|{}", "---|".repeat(columns.len()));
    for (book, scenario) in rows {
        let _ = write!(text, "| {book} | {scenario} |");
        for players in &columns {
            let here = |it: &&Meeting| it.scenario == scenario && it.players == **players;
            let found = meetings.iter().find(here);
            let _ = write!(text, " {} |", found.map_or(String::new(), |it| cell(it, games)));
        }
        text.push('\n');
    }
    let _ = write!(text, "| all | |");
    for players in &columns {
        let every = meetings.iter().filter(|it| it.players == **players);
        let (won, all) = every.fold((0, 0), |(won, all), it| (won + it.won[0], all + it.games));
        let _ = write!(text, " {} |", share(won, all));
    }
    text.push('\n');
    text
}

/// A meeting: "68 (52–80), 14 by time, 60 games".
fn cell(meeting: &Meeting, games: u32) -> String {
    let in_hundred = |many: u32| 100.0 * f64::from(many) / f64::from(meeting.games.max(1));
    let mut text = share(meeting.won[0], meeting.games);
    for (many, what) in [(meeting.drawn(), "drawn"), (meeting.on_time, "by time")] {
        if in_hundred(many) > WAITING {
            let _ = write!(text, ", {:.0} {what}", in_hundred(many));
        }
    }
    if meeting.games != games {
        let _ = write!(text, ", {} games", meeting.games);
    }
    text
}

/// How many in a hundred, with the interval: "68 (52–80)".
fn share(won: u32, games: u32) -> String {
    let (low, high) = wilson(won, games);
    let share = 100.0 * f64::from(won) / f64::from(games.max(1));
    format!("{share:.0} ({:.0}–{:.0})", 100.0 * low, 100.0 * high)
}

pub(super) fn as_json(meeting: &Meeting) -> Value {
    let (low, high) = wilson(meeting.won[0], meeting.games);
    json!({ "meeting": meeting, "interval": [low, high] })
}
