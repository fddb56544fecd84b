//! The contract of a rulebook: what every book on the shelf holds, whatever its rules are. The
//! invariants of positions and of copies are held by the soak, in games of every book.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_rules::board::hex_name;
use riposte_rules::data::Scenario;
use riposte_rules::decision::write;
use riposte_rules::prelude::*;
use riposte_rules::rulebook::Rulebook;

/// So many decisions are looked at in each scenario.
const DECISIONS: usize = 1500;

fn scenarios(book: &dyn Rulebook) -> Vec<Scenario> {
    let library = riposte_shelf::library();
    let read = |key| Scenario::shipped(&library, key).unwrap_or_else(|error| panic!("{error}"));
    library.names("scenarios").map(read).filter(|it| it.rulebook == book.key()).collect()
}

#[test]
fn every_book_has_its_page_and_its_scenarios() {
    for book in riposte_shelf::shelf().0 {
        let page = format!("../../docs/rules/{}.md", book.key());
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
        assert!(page.exists(), "{} has no page: {}", book.name(), page.display());
        assert!(scenarios(&*book).len() >= 6, "{} has too few scenarios", book.name());
        assert!(!book.blurb().is_empty());
    }
}

#[test]
fn every_verb_and_question_has_words_of_its_own_and_its_rule() {
    let plain = |word: &str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    for book in riposte_shelf::shelf().0 {
        let mut seen = HashSet::new();
        for verb in book.verbs() {
            let id = format!("{}: {}", book.key(), verb.word);
            assert!(plain(verb.word) && seen.insert(verb.word), "{id}");
            assert!(!verb.name.is_empty() && !verb.help.is_empty(), "{id}");
            assert!(verb.help.len() < 200, "the help of {id} is long");
            assert!(verb.rule.contains('-'), "{id} has no rule: {}", verb.rule);
        }
        let mut seen = HashSet::new();
        for question in book.questions() {
            assert!(seen.insert(question.name), "{}: {} twice", book.key(), question.name);
            assert!(!question.ask.is_empty(), "{}: {}", book.key(), question.name);
        }
    }
}

/// What was chosen, until it has come about or something was told that says why not.
struct Promise {
    by: FigureId,
    choice: Choice,
    /// Where the forecast has the figure end, where nothing stops it.
    end: Option<Hex>,
    line: String,
    /// Whether something was told since of whoever it was, besides that it was chosen.
    told: bool,
}

impl Promise {
    fn of(battle: &Battle, choice: Choice) -> Promise {
        let table = battle.table();
        let decision = battle.decision().unwrap();
        let forecast = table.book().forecast(battle.world(), &choice);
        Promise {
            by: choice.actor.unwrap_or(decision.figure),
            end: forecast.path.last().copied(),
            line: write(table, &choice),
            choice,
            told: false,
        }
    }

    /// Takes note of what happened: of the one who chose, or of the one it was done to.
    fn hear(&mut self, events: &[Event]) {
        let meant = [Some(self.by), self.choice.target];
        let own = |event: &Event| match event {
            Event::Declared { .. } | Event::Spent { .. } | Event::Gained { .. } => false,
            Event::Phase { .. } | Event::Turn { .. } => false,
            // Its own steps on the way to where it said are no reason not to arrive.
            Event::Moved { figure, forced, .. } => *forced && *figure == self.by,
            Event::Turned { .. } => self.choice.facing.is_none() && self.end.is_none(),
            event => event.figures().into_iter().any(|figure| meant.contains(&Some(figure))),
        };
        self.told |= events.iter().any(own);
    }

    /// What has not come about; empty when all has, or when it was told why not.
    fn broken(&self, table: Table) -> Option<String> {
        if self.told || !table.active(self.by) {
            return None;
        }
        let (hex, facing) = (table.hex(self.by), table.facing(self.by));
        if let Some(end) = self.end.filter(|end| *end != hex) {
            return Some(format!("ends in {}, not in {}", hex_name(hex), hex_name(end)));
        }
        if self.choice.facing.is_some_and(|wanted| wanted != facing) {
            return Some(format!("looks {facing:?}"));
        }
        None
    }
}

/// Plays at random, every third time the default, and holds every choice to what it names. A
/// choice has until its maker is asked again for an action, or the turn is over.
fn keeps_its_word(scenario: &Scenario, seed: u64, broken: &mut Vec<String>) {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let mut battle = Battle::new(&shelf, &library, scenario, Dice::seeded(seed)).unwrap();
    let mut lot = ChaCha8Rng::seed_from_u64(seed);
    let mut promises: Vec<Promise> = Vec::new();
    battle.drain_events();
    for _ in 0..DECISIONS {
        let Some(decision) = battle.decision() else { return };
        let again = decision.figure;
        let under_way = !battle.table().book().exchange(battle.world()).is_empty();
        promises.retain(|promise| {
            let due = !under_way && (promise.by == again || promise.told);
            if due && let Some(what) = promise.broken(battle.table()) {
                let who = battle.table().name(promise.by);
                broken.push(format!("{} {seed}: {who}, {}: {what}", scenario.key, promise.line));
            }
            !due
        });
        let at = lot.random_range(0..decision.choices.len());
        let usual = lot.random_range(0..3) == 0;
        let choice = if usual { decision.default } else { decision.choices[at] };
        let promise = Promise::of(&battle, choice);
        // Who goes or turns again takes the earlier choice back.
        let anew = promise.end.is_some() || choice.facing.is_some();
        promises.retain(|earlier| !anew || earlier.by != promise.by);
        promises.push(promise);
        battle.submit(choice).unwrap();
        let events = battle.drain_events();
        promises.iter_mut().for_each(|promise| promise.hear(&events));
    }
}

#[test]
fn what_a_choice_names_comes_about_or_it_is_told_why_not() {
    let mut broken = Vec::new();
    for book in riposte_shelf::shelf().0 {
        for scenario in scenarios(&*book) {
            (0..2).for_each(|seed| keeps_its_word(&scenario, seed, &mut broken));
        }
    }
    broken.sort();
    assert!(
        broken.is_empty(),
        "{} times:\n{}",
        broken.len(),
        broken[..broken.len().min(30)].join("\n")
    );
}
