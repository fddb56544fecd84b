//! `words`: what another language lacks of the words of rulebooks and data, found by playing.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use riposte_rules::battle::{Battle, Table};
use riposte_rules::board::{Facing, Terrain};
use riposte_rules::data::DataError;
use riposte_rules::decision::{Choice, Forecast, Permit, VerbGroup, When};
use riposte_rules::figure::{Life, Place, Posture};
use riposte_rules::rulebook::{Fact, Learning, Rulebook};
use riposte_rules::tell;
use riposte_words::{Language, heard, mark_words, phrase};
use serde_json::json;

use crate::arena::Arena;
use crate::args::WordsArgs;
use crate::{Fault, Verdict};

/// More choices of one decision are not looked at: they are much the same.
const CHOICES: usize = 24;

const LIVES: [Life; 5] = [Life::Active, Life::Unconscious, Life::Dead, Life::Gone, Life::Down];

const PLACES: [Place; 9] = [
    Place::Right,
    Place::Left,
    Place::Both,
    Place::Belt,
    Place::Back,
    Place::Slung,
    Place::Hidden,
    Place::Body,
    Place::Pack,
];

/// What was found.
#[derive(Debug, Default)]
pub struct Gaps {
    /// The English words that the language lacks, by their keys.
    pub lacking: BTreeMap<String, String>,
    /// Words that are put together of English pieces: they cannot be said in another language.
    pub glued: BTreeSet<String>,
}

pub(crate) fn run(args: &WordsArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let language = Language::ALL.into_iter().find(|language| language.tag() == args.language);
    let Some(language) = language else {
        let known: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        let what =
            format!("there is no language \"{}\"; known: {}", args.language, known.join(", "));
        return Err(Fault::Usage(what));
    };
    let gaps = gaps(language, args.games, args.decisions)?;
    for (key, english) in &gaps.lacking {
        match json {
            true => writeln!(out, "{}", json!({ "lacking": { "key": key, "english": english } }))?,
            false => writeln!(out, "{key} = {english}")?,
        }
    }
    for words in &gaps.glued {
        match json {
            true => writeln!(out, "{}", json!({ "glued": words }))?,
            false => writeln!(out, "# glued: {words}")?,
        }
    }
    let whole = gaps.lacking.is_empty() && gaps.glued.is_empty();
    Ok(if whole { Verdict::Holds } else { Verdict::Fails })
}

/// Plays battles of every scenario at random and looks at all that a player could read.
///
/// # Errors
/// When a scenario cannot be laid.
pub fn gaps(language: Language, games: u32, decisions: u32) -> Result<Gaps, DataError> {
    let mut arenas = Arena::all()?;
    let mut looker = Looker::default();
    mark_words(true);
    for arena in &mut arenas {
        looker.names.extend(names(arena.battle.table()));
        for seed in 1..=u64::from(games) {
            arena.begin(seed, true);
            looker.battle(&mut arena.battle, seed, decisions);
        }
    }
    looker.words_of_the_table();
    mark_words(false);
    let Looker { names, glued } = looker;
    let lacks = |(key, english): &(String, String)| {
        is_said(english, &names) && !riposte_words::has(language, key)
    };
    let lacking = heard().into_iter().filter(lacks).collect();
    Ok(Gaps { lacking, glued })
}

#[derive(Default)]
struct Looker {
    /// What figures and sides are called: that is the same in every language.
    names: BTreeSet<String>,
    glued: BTreeSet<String>,
}

impl Looker {
    fn battle(&mut self, battle: &mut Battle, seed: u64, decisions: u32) {
        self.book(battle.table().book());
        let mut teller = tell::Teller::default();
        let mut lot = seed;
        for _ in 0..decisions {
            for event in battle.drain_events() {
                self.look(&teller.tell(battle.table(), &event).text);
            }
            let Some(decision) = battle.decision() else { break };
            // A lot of its own, the same in every run.
            lot =
                lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = decision.choices[(lot >> 33) as usize % decision.choices.len()];
            self.table(battle.table());
            if battle.submit(choice).is_err() {
                break;
            }
        }
        if let Some(outcome) = battle.outcome() {
            self.look(&tell::ending(battle.table(), outcome));
        }
    }

    /// Words that are shown as they are, or that were put together.
    fn look(&mut self, words: &str) {
        if !words.contains('⟦') {
            if is_said(words, &self.names) {
                let _ = phrase(words);
            }
            return;
        }
        let rest = outside(words);
        if is_said(&rest, &self.names) {
            self.glued.insert(words.to_owned());
        }
    }

    fn facts(&mut self, facts: &[Fact]) {
        for fact in facts {
            self.look(&fact.name);
            self.look(&fact.value);
        }
    }

    fn book(&mut self, book: &dyn Rulebook) {
        for verb in book.verbs() {
            self.look(verb.name);
            self.look(verb.help);
        }
        for bond in book.bonds() {
            self.look(bond.does);
            self.look(bond.is_done);
        }
        self.look(book.blurb());
        self.look(book.cover().line);
        self.look(book.cover().time);
    }

    fn table(&mut self, table: Table) {
        let (book, world) = (table.book(), table.world());
        self.look(&tell::asked(table));
        for phase in book.phases(world) {
            self.look(&phase.name);
        }
        for link in book.exchange(world) {
            self.look(&link.words);
        }
        for closed in book.closed(world) {
            self.look(&closed.reason);
        }
        for figure in table.figures() {
            self.facts(&book.card(world, figure));
            for sign in book.signs(world, figure) {
                self.look(sign.word);
            }
            for pool in book.vitality(world, figure) {
                self.look(&pool.name);
            }
            for bond in tell::bonds_of(table, figure) {
                self.look(&bond);
            }
            for (_, item) in table.arms(figure).numbered() {
                self.look(&table.armoury().weapon(item.weapon).name);
                self.facts(&book.weapon_card(world, item.weapon));
            }
        }
        let choices = table.decision().map(|decision| decision.choices.clone()).unwrap_or_default();
        let step = choices.len().div_ceil(CHOICES).max(1);
        for choice in choices.iter().step_by(step) {
            self.choice(table, choice);
        }
    }

    fn choice(&mut self, table: Table, choice: &Choice) {
        let (book, world) = (table.book(), table.world());
        self.look(&book.wording(world, choice));
        let forecast: Forecast = book.forecast(world, choice);
        for cost in &forecast.costs {
            self.look(cost.of);
        }
        for note in &forecast.notes {
            self.look(&note.text);
        }
        for blow in &forecast.exposure {
            self.look(&blow.weapon);
        }
        for harm in forecast.harms() {
            for (degree, _) in &harm.degrees {
                self.look(degree);
            }
        }
        for roll in &forecast.rolls {
            for sum in tell::sums(roll) {
                self.look(&sum.words);
                for (_, label, _) in &sum.parts {
                    self.look(label);
                }
            }
            for (name, _) in tell::chances(roll) {
                self.look(&name);
            }
        }
    }

    /// What the table itself calls things.
    fn words_of_the_table(&mut self) {
        let postures = Posture::ALL.into_iter().map(Posture::word);
        let facings = Facing::ALL.into_iter().map(Facing::word);
        let words = postures.chain(facings).chain(Terrain::ALL.into_iter().map(Terrain::name));
        let words = words.chain(LIVES.into_iter().map(Life::word));
        let words = words.chain(PLACES.into_iter().map(Place::words));
        let words = words.chain(Permit::ALL.into_iter().map(Permit::word));
        let words = words.chain(VerbGroup::ALL.into_iter().map(VerbGroup::name));
        let words = words.chain(When::ALL.into_iter().map(When::words));
        let learning = [Learning::Little, Learning::Some, Learning::Much].map(Learning::word);
        for word in words.chain(learning) {
            self.look(word);
        }
    }
}

fn names(table: Table<'_>) -> impl Iterator<Item = String> + '_ {
    let figures = table.figures().map(move |figure| table.name(figure).to_owned());
    figures.chain(table.scenario().sides.iter().cloned())
}

/// Whether there is more in it than names, hexes, dice and signs.
fn is_said(words: &str, names: &BTreeSet<String>) -> bool {
    // The longest names first: one may stand within another.
    let mut names: Vec<&String> = names.iter().filter(|name| words.contains(*name)).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let rest = names.into_iter().fold(words.to_owned(), |rest, name| rest.replace(name, ""));
    rest.split(|sign: char| !sign.is_alphanumeric()).any(|word| {
        word.len() > 1 && word.chars().all(char::is_alphabetic) && word.to_uppercase() != word
    })
}

/// The words that stand outside of the marks.
fn outside(words: &str) -> String {
    let mut depth = 0_usize;
    let keep = |sign: &char| {
        match sign {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    words.chars().filter(keep).collect()
}
