//! Bad data is answered with file, line and what was expected.
use riposte_lengths::tables::Tables;
use riposte_rules::battle::Battle;
use riposte_rules::data::{Scenario, Source};
use riposte_rules::roll::Dice;

/// The error of a battle with a figure of these scores and armour.
fn error(scores: &str, more: &str) -> String {
    let text = format!(
        "(name: \"x\", rulebook: \"lengths\", rows: [\"..\"], roster: [\n\
         (key: \"a\", name: \"A\", icon: \"x\", scores: {{{scores}}}, {more})], sides: [\
         (name: \"one\", figures: [(who: \"a\", at: \"A1\", facing: N)]),\
         (name: \"two\", figures: [(who: \"a\", key: \"b\", at: \"B1\", facing: N)])])"
    );
    let (shelf, library) =
        (riposte_trial::only(riposte_lengths::Lengths), riposte_trial::library());
    let scenario = Scenario::read(&library, "bad", Source::new("bad.ron", text));
    let laid = scenario.and_then(|it| Battle::new(&shelf, &library, &it, Dice::seeded(1)));
    laid.err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn a_figure_needs_a_class_and_known_scores() {
    assert_eq!(error("\"warrior\": 1", ""), "");
    let none = error("\"WS\": 1", "");
    assert!(none.contains("bad.ron") && none.contains("has no class"), "{none}");
    let two = error("\"warrior\": 1, \"rogue\": 1", "");
    assert!(two.contains("one class"), "{two}");
    let high = error("\"warrior\": 12", "");
    assert!(high.contains("level of 0 to 9"), "{high}");
    let word = error("\"warrior\": 1, \"Charm\": 3", "");
    assert!(word.contains("\"Charm\" is no score"), "{word}");
    let armour = error("\"warrior\": 1", "armour: [\"tin\"]");
    assert!(armour.contains("unknown armour") && armour.contains("buff-coat"), "{armour}");
}

/// The error of a table in which a text stands for another.
fn table(file: &str, from: &str, to: &str) -> String {
    let mut library = riposte_trial::library();
    let path = format!("rulebooks/lengths/{file}.ron");
    let text = library.source(&path).unwrap().text;
    assert!(text.contains(from), "{file}: {from}");
    library.add(path, text.replacen(from, to, 1));
    Tables::read(&library).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn tables_are_checked() {
    assert_eq!(table("constants", "unaware: 2", "unaware: 3"), "");
    let spells = table("spells", "\"ward\"", "\"sleep\"");
    assert!(spells.contains("stands in the wrong place"), "{spells}");
    let twice = table("armour", "\"jack\"", "\"chain\"");
    assert!(twice.contains("stands here twice"), "{twice}");
    let never = table("constants", "contests_to_pin: 3", "contests_to_pin: 0");
    assert!(never.contains("contests_to_pin"), "{never}");
}
