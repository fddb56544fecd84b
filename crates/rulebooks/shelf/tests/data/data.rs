//! Every data file that comes with the program can be read and laid on the table.

use riposte_rules::battle::Battle;
use riposte_rules::data::{Armoury, DataError, Library, MapFile, RosterFile, Scenario, Source};
use riposte_rules::decision::read;
use riposte_rules::roll::Dice;
use riposte_shelf::{library, shelf};

const EXAMPLE: &str = include_str!("../../../../../docs/examples/scenario.ron");

const SCRIPT: &str = include_str!("../../../../../docs/examples/duel.txt");

const README: &str = include_str!("../../../../../README.md");
const NOTATION: &str = include_str!("../../../../../docs/notation.md");

fn set_up(scenario: &Scenario) -> Result<Battle, DataError> {
    Battle::new(&shelf(), &library(), scenario, Dice::seeded(1))
}

fn fine<T>(result: Result<T, DataError>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}

fn keys(library: &Library, folder: &str) -> Vec<String> {
    library.names(folder).map(str::to_owned).collect()
}

/// The armoury of every rulebook, with its key: as it lies on the table of a scenario.
fn armouries() -> Vec<(&'static str, Armoury)> {
    let library = library();
    let armoury = |book: &str| {
        let scenarios = keys(&library, "scenarios").into_iter();
        let mut read = scenarios.map(|key| fine(Scenario::shipped(&library, &key)));
        let scenario = read.find(|scenario| scenario.rulebook == book);
        let battle = fine(set_up(&scenario.unwrap_or_else(|| panic!("{book} has no scenario"))));
        battle.world().resource::<Armoury>().clone()
    };
    shelf().0.iter().map(|book| (book.key(), armoury(book.key()))).collect()
}

#[test]
fn every_rulebook_has_weapons_and_bare_hands_and_its_shields_are_shields() {
    let armouries = armouries();
    assert_eq!(armouries.len(), shelf().0.len());
    for (book, armoury) in armouries {
        assert!(armoury.weapons.len() >= 12, "{book}");
        assert!(armoury.weapons.iter().any(|weapon| weapon.natural), "{book}");
        let mut shields = armoury.weapons.iter().filter(|weapon| weapon.key.contains("shield"));
        assert!(shields.all(|weapon| weapon.shield && !weapon.natural), "{book}");
    }
}

#[test]
fn every_shipped_map_makes_a_board() {
    let library = library();
    let maps = keys(&library, "maps");
    assert!(maps.len() >= 5, "{maps:?}");
    for map in maps {
        let source = fine(library.source(&format!("maps/{map}.ron")));
        let board = fine(fine(source.parse::<MapFile>()).board(&source));
        let [columns, rows] = board.size();
        assert!((10..=32).contains(&columns) && (8..=18).contains(&rows), "{map}");
    }
}

#[test]
fn every_shipped_roster_belongs_to_a_rulebook() {
    let library = library();
    for name in keys(&library, "rosters") {
        let roster: RosterFile = fine(library.read(&format!("rosters/{name}.ron")));
        assert!(shelf().find(&roster.rulebook).is_some(), "{name}: {}", roster.rulebook);
        assert!(!roster.figures.is_empty(), "{name}");
    }
}

#[test]
fn every_shipped_scenario_can_be_laid_and_asks_something() {
    let library = library();
    let scenarios = keys(&library, "scenarios");
    assert!(scenarios.len() >= 5, "{scenarios:?}");
    for key in scenarios {
        let scenario = fine(Scenario::shipped(&library, &key));
        let battle = fine(set_up(&scenario));
        assert_eq!(battle.table().figures().count(), scenario.figures.len(), "{key}");
        assert!(battle.decision().is_some(), "{key}: nothing is asked");
        assert!(!scenario.blurb.is_empty(), "{key}");
    }
}

/// Every figure of the rosters, so that none is broken only because nobody has used it.
#[test]
fn every_shipped_figure_can_take_the_field() {
    let library = library();
    for name in keys(&library, "rosters") {
        let roster: RosterFile = fine(library.read(&format!("rosters/{name}.ron")));
        for figure in roster.figures {
            let (key, book) = (&figure.key, &roster.rulebook);
            let text = format!(
                "(name: \"x\", rulebook: \"{book}\", map: \"green\", sides: [\
                 (name: \"a\", figures: [(who: \"{key}\", at: \"B4\", facing: S)]),\
                 (name: \"b\", figures: [(who: \"{key}\", key: \"b\", at: \"B9\", facing: N)])])"
            );
            let source = Source::new(format!("{key}.ron"), text);
            fine(set_up(&fine(Scenario::read(&library, "x", source))));
        }
    }
}

#[test]
fn every_icon_that_is_named_is_there_and_credited() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let credits = std::fs::read_to_string(root.join("assets/CREDITS.md")).unwrap_or_default();
    let library = library();
    let mut icons: Vec<String> = Vec::new();
    for book in &shelf().0 {
        icons.extend(book.verbs().iter().map(|verb| verb.icon.to_owned()));
    }
    let armouries = armouries().into_iter();
    let weapons = armouries.flat_map(|(_, armoury)| armoury.weapons);
    icons.extend(weapons.map(|weapon| weapon.icon));
    for name in keys(&library, "rosters") {
        let roster: RosterFile = fine(library.read(&format!("rosters/{name}.ron")));
        icons.extend(roster.figures.into_iter().map(|figure| figure.icon));
    }
    for icon in icons {
        let file = root.join(format!("assets/icons/{icon}.png"));
        assert!(file.is_file(), "assets/icons/{icon}.png is missing");
        assert!(credits.contains(&format!("`{icon}.png`")), "{icon}.png stands in no credits");
    }
}

#[test]
fn the_figures_of_the_duel_stand_apart_and_face_each_other() {
    let scenario = fine(Scenario::shipped(&library(), "duel"));
    let [one, other] = scenario.figures.as_slice() else { panic!("a duel is fought by two") };
    assert!((5..=7).contains(&one.hex.unsigned_distance_to(other.hex)));
    assert_eq!(one.facing, other.facing.opposite());
}

#[test]
fn the_example_of_the_documentation_can_be_played() {
    let source = Source::new("docs/examples/scenario.ron", EXAMPLE);
    let scenario = fine(Scenario::read(&library(), "example", source));
    assert!(fine(set_up(&scenario)).decision().is_some());
}

#[test]
fn the_pages_show_the_files_that_are_tested() {
    assert!(README.contains(EXAMPLE), "README.md shows another scenario than docs/examples");
    let indented: String = SCRIPT.lines().map(|line| format!("    {line}\n")).collect();
    assert!(NOTATION.contains(&indented), "docs/notation.md shows another script");
}

#[test]
fn every_verb_of_every_rulebook_stands_on_the_page_of_the_notation() {
    for book in &shelf().0 {
        let place = format!("docs/notation/{}.md", book.key());
        let path = format!("{}/../../../{place}", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{place}: {error}"));
        let table = page.lines().filter(|line| line.starts_with('|'));
        let first: String = table.filter_map(|line| line.split('|').nth(1)).collect();
        for verb in book.verbs() {
            assert!(first.contains(&format!("`{}`", verb.word)), "{place}: no {}", verb.word);
        }
    }
}

#[test]
fn the_script_of_the_documentation_can_be_played() {
    let scenario = fine(Scenario::shipped(&library(), "duel"));
    let dice = Dice::seeded(3);
    let mut battle = fine(Battle::new(&shelf(), &library(), &scenario, dice));
    for line in SCRIPT.lines().filter_map(|line| line.split('#').next()) {
        if line.trim().is_empty() {
            continue;
        }
        let choice = read(battle.table(), line).unwrap_or_else(|error| panic!("{line}: {error}"));
        battle.submit(choice).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let asked = battle.decision().map(|decision| battle.table().sheet(decision.figure).key.clone());
    assert_eq!(asked.as_deref(), Some("cogan"));
}

/// Every key of a weapon or of a way to strike is used by name only.
#[test]
fn the_words_of_the_notation_do_not_clash() {
    for (book, armoury) in armouries() {
        distinct(armoury.weapons.iter().map(|weapon| weapon.key.as_str()), book);
        for weapon in &armoury.weapons {
            distinct(weapon.modes.iter().map(|mode| mode.key.as_str()), &weapon.key);
            let of_use = weapon.shield || !weapon.modes.is_empty();
            assert!(of_use, "{book}: {} cannot be used", weapon.key);
        }
    }
}

/// And so is every key of an armour, a people and a spell.
#[test]
fn the_words_of_the_rosters_do_not_clash() {
    let library = library();
    let reactions = fine(riposte_reactions::tables::Tables::read(&library)).0;
    distinct(reactions.armour.iter().map(|row| row.key.as_str()), "reactions");
    let options = fine(riposte_options::tables::Tables::read(&library)).0;
    distinct(options.armour.iter().map(|row| row.key.as_str()), "options");
    let scores = options.peoples.iter().map(|row| row.key.as_str());
    distinct(scores.chain(options.spells.iter().map(|row| row.key.as_str())), "options");
    let lengths = fine(riposte_lengths::tables::Tables::read(&library)).0;
    distinct(lengths.armour.iter().map(|row| row.key.as_str()), "lengths");
    let scores = lengths.classes.iter().map(|row| row.key.as_str());
    distinct(scores.chain(lengths.spells.iter().map(|row| row.key.as_str())), "lengths");
}

fn distinct<'a>(words: impl Iterator<Item = &'a str>, of: &str) {
    let mut words: Vec<&str> = words.collect();
    words.sort_unstable();
    let twice = words.windows(2).find(|two| two[0] == two[1]);
    assert_eq!(twice, None, "{of} has one name twice");
}

#[test]
fn scenarios_read_all_at_once_are_the_same_as_one_by_one() {
    let library = library();
    let all: Vec<Scenario> = Scenario::all(&library).into_iter().map(fine).collect();
    let keys: Vec<&str> = library.names("scenarios").collect();
    assert_eq!(all.len(), keys.len());
    for (scenario, key) in all.iter().zip(keys) {
        let alone = fine(Scenario::shipped(&library, key));
        assert_eq!(format!("{scenario:?}"), format!("{alone:?}"));
    }
}

#[test]
fn a_figure_in_two_rosters_of_one_rulebook_is_named() {
    let mut library = library();
    let text = fine(library.source("rosters/levy.ron")).text;
    library.add("rosters/twin.ron", text);
    let error = Scenario::shipped(&library, "duel").err().map(|error| error.to_string());
    let error = error.unwrap_or_default();
    assert!(error.contains("twin.ron") && error.contains("stands in the rosters twice"), "{error}");
}
