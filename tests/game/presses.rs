//! How many clicks or keys it takes to do what is commonly done, in every rulebook. The table
//! stands in `docs/presses.md`; `RIPOSTE_BLESS=presses cargo test --test game presses` writes it anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use crate::common::*;
use bevy::platform::time::Instant;
use riposte::driver::*;
use riposte::settings::Questions;
use riposte::{Act, Picked, Picking};
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::data::{Library, Scenario};

const SEEDS: [u64; 3] = [1, 2, 3];
/// So many decisions of a battle are looked at.
const DECISIONS: usize = 120;
/// Longer ways than this are not looked for.
const MOST: usize = 3;
/// What is done at least so often in a hundred decisions is common.
const COMMON: usize = 3;
/// And this is done again and again.
const OFTEN: usize = 15;

const ABOUT: &str = "\
# Clicks and keys

What a squire does commonly in the first fight of each rulebook, and the fewest presses with which
a person does the same, of what is asked at that moment. A drawn gesture counts as one click. Each
number is what half of the times take at most; behind it, what nine of ten take. The arrow keys
that lead the cursor to a hex are not counted, the key pressed there is. Kept true by
`tests/presses.rs`, which asks for two at most of what is done fifteen times in a hundred, and for three
of the rest.

| Rulebook | Action | Of 100 | Clicks | Keys |
|---|---|---:|---:|---:|
";

/// One press on the way to a choice.
#[derive(Clone, Copy)]
enum Press {
    Click(Hex),
    Act(Act),
    /// Enter, with the cursor on the hex.
    Enter(Hex),
}

fn places(prompt: &Prompt) -> Vec<Hex> {
    let mut places: Vec<Hex> = prompt.options.iter().flat_map(|it| it.places.clone()).collect();
    places.sort_by_key(|hex| (hex.x, hex.y));
    places.dedup();
    places
}

fn clicks(prompt: &Prompt) -> Vec<Press> {
    let rows = (1..=9).map(|row| Press::Act(Act::Nth(row)));
    places(prompt).into_iter().map(Press::Click).chain(rows).collect()
}

fn keys(prompt: &Prompt) -> Vec<Press> {
    let letters = prompt.open_verbs().into_iter().map(|verb| Act::Letter(prompt.verb(verb).key));
    let others = [Act::Confirm, Act::Next, Act::Previous, Act::Left, Act::Right, Act::Down];
    let rows = (1..=9).map(Act::Nth);
    let cursor = places(prompt).into_iter().map(Press::Enter);
    letters.chain(others).chain(rows).map(Press::Act).chain(cursor).collect()
}

/// The fewest presses that take a choice; one more than the most where none are found.
fn fewest(prompt: &Prompt, presses: &[Press], number: usize) -> usize {
    let mut states = vec![Picking::default()];
    for count in 1..=MOST {
        let mut next: Vec<Picking> = Vec::new();
        for state in &states {
            for press in presses {
                let mut picking = state.clone();
                let picked = match press {
                    Press::Click(hex) => picking.click(prompt, *hex),
                    Press::Act(act) => picking.press(prompt, *act, None),
                    Press::Enter(hex) => picking.press(prompt, Act::Confirm, Some(*hex)),
                };
                match picked {
                    Picked::Take(taken) if taken == number => return count,
                    Picked::Nothing if !next.contains(&picking) => next.push(picking),
                    _ => {}
                }
            }
        }
        states = next;
    }
    MOST + 1
}

/// The presses of each time that something was done, by mouse and by keys.
#[derive(Default)]
struct Counted(Vec<[usize; 2]>);

impl Counted {
    /// What such a part of the times take at most.
    fn quantile(&self, hand: usize, of_ten: usize) -> usize {
        let mut all: Vec<usize> = self.0.iter().map(|presses| presses[hand]).collect();
        all.sort_unstable();
        all[(all.len() * of_ten).div_ceil(10).max(1) - 1]
    }
}

/// What squires do in a battle, by the words of the verb.
fn count(scenario: &str, seed: u64, counted: &mut BTreeMap<String, Counted>) {
    let mut app = app(Questions::Always);
    begin(&mut app, scenario, &["human", "human"], seed);
    let library = app.world().resource::<Library>().clone();
    let squire = riposte_ai::find("squire").map(|entry| entry.make(seed, &library));
    let mut squire = good(squire.ok_or("there is no squire"));
    for _ in 0..DECISIONS {
        let Some(mut prompt) = asked(&mut app) else { return };
        let long = Instant::now() + Duration::from_secs(60);
        assert!(prompt.learn(Table::new(app.world()), None, long));
        let (choice, _) = good(squire.decide(app.world()).ok_or("no choice"));
        let number = good(prompt.number_of(&choice).ok_or("a choice that is not listed"));
        let hands = [clicks(&prompt), keys(&prompt)];
        let presses = hands.map(|presses| fewest(&prompt, &presses, number));
        let words = prompt.verb(choice.verb).name.to_owned();
        counted.entry(words).or_default().0.push(presses);
        assert_eq!(answer(app.world_mut(), choice), Ok(()));
    }
}

fn table() -> String {
    let mut table = ABOUT.to_owned();
    for scenario in FIRST {
        let mut counted = BTreeMap::new();
        SEEDS.iter().for_each(|seed| count(scenario, *seed, &mut counted));
        let all: usize = counted.values().map(|it| it.0.len()).sum();
        let book = good(Scenario::shipped(&riposte_shelf::library(), scenario)).rulebook;
        let mut rows: Vec<_> =
            counted.into_iter().map(|(verb, it)| (it.0.len() * 100 / all, verb, it)).collect();
        rows.retain(|(share, ..)| *share >= COMMON);
        rows.sort_by_key(|(share, ..)| std::cmp::Reverse(*share));
        for (share, verb, it) in rows {
            let [mouse, keys] = [0, 1].map(|hand| [5, 9].map(|of_ten| it.quantile(hand, of_ten)));
            let most = if share >= OFTEN { 2 } else { 3 };
            assert!(
                mouse[0] <= most && keys[0] <= most,
                "{book}, {verb}: {mouse:?} clicks, {keys:?} keys"
            );
            let row = writeln!(
                table,
                "| {book} | {verb} | {share} | {} ({}) | {} ({}) |",
                mouse[0], mouse[1], keys[0], keys[1]
            );
            good(row);
        }
    }
    table.replace(&format!("({})", MOST + 1), "(more)")
}

#[test]
fn what_is_commonly_done_takes_two_clicks_or_keys() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/presses.md");
    let table = table();
    if std::env::var("RIPOSTE_BLESS").is_ok_and(|which| which == "presses") {
        good(std::fs::write(&path, &table));
    }
    assert_eq!(good(std::fs::read_to_string(&path)), table);
}
