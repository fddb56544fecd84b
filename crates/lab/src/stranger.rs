//! What a stranger can hand over: links, saves, replays, scenarios, settings. Opened as the game opens
//! them, for the fuzz target and its test.

use riposte_record::{Paper, Settings, Shared, sealed, verify};
use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, controls};
use riposte_rules::roll::Dice;
use riposte_rules::rulebook::Shelf;

/// No message is longer, in bytes.
const MOST: usize = 8_000;
/// More choices than this are not played: a fuzzer is to try many texts, not long ones.
const CHOICES: usize = 400;

/// Opens bytes as if they came from elsewhere: as a link, as settings, as a file, as a file whose check was
/// made to fit, and as a link to each. What is wrong with them must be said in a message that
/// can be shown; what is good must go on.
///
/// # Errors
/// A message that cannot be shown, or a battle that was taken and does not go on.
pub fn open(shelf: &Shelf, library: &Library, bytes: &[u8]) -> Result<(), String> {
    let text = String::from_utf8_lossy(bytes);
    take(shelf, library, Shared::from_link(&text))?;
    if let Err(error) = Settings::from_text("a file", &text) {
        can_be_shown(&error.to_string())?;
    }
    for text in [text.as_ref(), &sealed(&text)] {
        let shared = Shared::read("a file", text);
        if let Ok(shared) = &shared {
            take(shelf, library, Shared::from_link(&shared.link()))?;
        }
        take(shelf, library, shared)?;
    }
    Ok(())
}

fn take(shelf: &Shelf, library: &Library, shared: Result<Shared, DataError>) -> Result<(), String> {
    let opened = shared.and_then(|shared| match &shared {
        Shared::Scenario { .. } => scenario(shelf, library, &shared),
        Shared::Paper(paper) if paper.record().steps.len() > CHOICES => Ok(None),
        Shared::Paper(Paper::Save(save)) => save.set_up(shelf, library).map(Some),
        Shared::Paper(Paper::Replay(record)) => match verify(record, shelf, library)? {
            Some(divergence) => Err(DataError::new("the replay", divergence.to_string())),
            None => record.deal.set_up(shelf, library).map(Some),
        },
        Shared::Paper(Paper::Letter(letter)) => letter.set_up(shelf, library).map(Some),
    });
    match opened {
        Ok(Some(battle)) => goes_on(battle),
        Ok(None) => Ok(()),
        Err(error) => can_be_shown(&error.inside("a file").to_string()),
    }
}

fn scenario(
    shelf: &Shelf,
    library: &Library,
    shared: &Shared,
) -> Result<Option<Battle>, DataError> {
    let scenario = shared.as_scenario("a file", library)?;
    scenario.map(|it| Battle::new(shelf, library, &it, Dice::seeded(1))).transpose()
}

/// Some answers in a battle that was taken, unless it wants more given faces than it has.
fn goes_on(mut battle: Battle) -> Result<(), String> {
    let starves = battle.world().resource::<Dice>().may_starve();
    for _ in 0..8 {
        let Some(decision) = battle.decision() else { break };
        let choice = decision.default;
        match battle.submit(choice) {
            Err(refusal) if !starves => return Err(refusal.to_string()),
            _ => {}
        }
    }
    let table = battle.table();
    let names: Vec<&str> = table.figures().map(|figure| table.name(figure)).collect();
    names.into_iter().try_for_each(|name| can_be_shown(name.get(..MOST).unwrap_or(name)))
}

fn can_be_shown(text: &str) -> Result<(), String> {
    let fits = text.len() <= MOST && !text.chars().any(|sign| sign != '\n' && controls(sign));
    if fits { Ok(()) } else { Err(format!("this cannot be shown: {text:?}")) }
}
