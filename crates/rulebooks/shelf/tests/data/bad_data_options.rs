//! What is wrong in the data of the Options rulebook is said with file, line and expectation.

use crate::common;

use common::{answer, answer_with};
use riposte_rules::data::Library;

const GOOD: &str = r#"(
    name: "Test",
    rulebook: "options",
    rows: [
        ". . . .",
        ". # . .",
        ". . . .",
    ],
    roster: [
        (
            key: "guard",
            name: "Guard",
            icon: "person",
            scores: { "ST": 12, "DX": 12 },
            armour: ["leather"],
            kit: [(item: "broadsword", at: Right), (item: "large-shield", at: Left)],
        ),
        (
            key: "adept",
            name: "Adept",
            icon: "robe",
            scores: { "elf": 1, "ST": 10, "DX": 11, "IQ": 11, "magic-fist": 1 },
            kit: [(item: "staff", at: Right)],
        ),
    ],
    sides: [
        (name: "One", figures: [
            (who: "guard", at: "A1", facing: S),
        ]),
        (name: "Two", figures: [
            (who: "adept", at: "D3", facing: N),
        ]),
    ],
)
"#;

fn message(from: &str, to: &str) -> String {
    common::message_in(GOOD, from, to)
}

/// What the table says when `from` is replaced in a data file of the rulebook.
fn table_message(file: &str, from: &str, to: &str) -> String {
    let path = format!("rulebooks/options/{file}.ron");
    let mut library: Library = riposte_shelf::library();
    let text = library.source(&path).unwrap_or_else(|error| panic!("{error}")).text;
    assert!(text.contains(from), "{path} has no {from}");
    library.add(&path, text.replacen(from, to, 1));
    let error = answer_with(&library, GOOD);
    error.unwrap_or_else(|| panic!("{to} is accepted")).to_string()
}

/// The line of a data file of the rulebook in which a text first stands.
fn line(file: &str, text: &str) -> usize {
    let library = riposte_shelf::library();
    let source = library.source(&format!("rulebooks/options/{file}.ron"));
    let source = source.unwrap_or_else(|error| panic!("{error}"));
    let at = source.text.find(text).unwrap_or_else(|| panic!("{file}.ron has no {text}"));
    source.text[..at].matches('\n').count() + 1
}

#[test]
fn the_good_file_is_good() {
    assert_eq!(answer(GOOD), None);
}

#[test]
fn an_unknown_score() {
    let said = message("\"magic-fist\"", "\"magik-fist\"");
    let start =
        "my.ron:22: \"magik-fist\" is no score of this rulebook; expected one of: ST, DX, IQ, ";
    assert!(said.starts_with(start), "{said}");
    assert!(said.contains("elf, ") && said.contains("magic-fist, "), "{said}");
}

#[test]
fn too_little_of_an_attribute() {
    assert_eq!(
        message("\"ST\": 12", "\"ST\": 7"),
        "my.ron:14: \"guard\" has 7 ST; expected ST of 8 or more"
    );
    // An elf has the DX of elves.
    assert_eq!(
        message("\"DX\": 11", "\"DX\": 9"),
        "my.ron:22: \"adept\" has 9 DX; expected DX of 10 or more"
    );
    assert_eq!(
        message("\"IQ\": 11", "\"IQ\": 5"),
        "my.ron:22: \"adept\" has 5 IQ; expected IQ of 8 or more"
    );
}

#[test]
fn a_missing_attribute() {
    let said = message("{ \"ST\": 12, \"DX\": 12 }", "{ \"ST\": 12 }");
    assert_eq!(said, "my.ron:11: \"guard\" has no DX; expected DX of 8 or more");
}

#[test]
fn two_suits_of_armour() {
    assert_eq!(
        message("[\"leather\"]", "[\"leather\", \"cloth\"]"),
        "my.ron:15: \"guard\" wears 2 suits; expected one suit of armour, or none"
    );
}

#[test]
fn an_unknown_armour() {
    assert_eq!(
        message("\"leather\"", "\"lether\""),
        "my.ron:15: \"guard\" wears \"lether\", an unknown armour; expected one of: none, cloth, \
         leather, chainmail, half-plate, plate"
    );
}

#[test]
fn an_unknown_weapon() {
    let said = message("\"broadsword\"", "\"brodsword\"");
    let start = "my.ron:16: \"guard\" carries \"brodsword\", an unknown weapon; expected one of: \
                 dagger, main-gauche, ";
    assert!(said.starts_with(start), "{said}");
    assert!(!said.contains("hands"), "bare hands are no kit: {said}");
}

#[test]
fn too_much_carried() {
    let kit = |more: &str| {
        let sword = "(item: \"broadsword\", at: Right)";
        message(sword, &format!("{sword}, {more}"))
    };
    let too_much = "my.ron:11: \"guard\" carries too much; expected two weapons, a dagger and a \
                    shield at the most";
    let weapons = "(item: \"club\", at: Belt), (item: \"hammer\", at: Belt)";
    assert_eq!(kit(weapons), too_much);
    assert_eq!(kit("(item: \"small-shield\", at: Slung)"), too_much);
    let daggers = "(item: \"dagger\", at: Belt), ".repeat(3);
    assert_eq!(kit(daggers.trim_end_matches(", ")), too_much);
}

#[test]
fn a_spell_in_the_wrong_place() {
    assert_eq!(
        table_message("spells", "\"blur\"", "\"bluur\""),
        format!(
            "rulebooks/options/spells.ron:{}: the spell \"bluur\" stands in the wrong place; \
             expected \"blur\"",
            line("spells", "\"blur\"")
        )
    );
}

#[test]
fn a_spell_too_few() {
    let library = riposte_shelf::library();
    let source = library.source("rulebooks/options/spells.ron");
    let text = source.unwrap_or_else(|error| panic!("{error}")).text;
    let last = text.lines().rfind(|line| line.contains("key:")).unwrap_or_default();
    let said = table_message("spells", last, "");
    let start =
        format!("rulebooks/options/spells.ron:{}: there are 8 spells", line("spells", "key:"));
    assert!(said.starts_with(&start), "{said}");
    assert!(said.contains("expected these 9: magic-fist, ") && said.contains("illusion"), "{said}");
}

#[test]
fn a_table_without_rows() {
    let library = riposte_shelf::library();
    let source = library.source("rulebooks/options/constants.ron");
    let text = source.unwrap_or_else(|error| panic!("{error}")).text;
    let rows = text.split("shock: [").nth(1).and_then(|rest| rest.split("],").next());
    let said = table_message("constants", rows.unwrap_or_default(), "");
    let at = line("constants", "shock: [");
    assert_eq!(
        said,
        format!(
            "rulebooks/options/constants.ron:{at}: `shock` has no row; expected at least one row"
        )
    );
}

#[test]
fn a_word_that_the_tables_do_not_know() {
    let said =
        table_message("constants", "pole_charge: DoubleIfStraight", "pole_charge: DoubleIfBent");
    let at = line("constants", "pole_charge: ");
    assert!(said.starts_with(&format!("rulebooks/options/constants.ron:{at}: ")), "{said}");
    assert!(said.contains("`DoubleIfBent`") && said.contains("`PlusOneDie`"), "{said}");
    let said = table_message("spells", "kind: Missile", "kind: Misile");
    let at = line("spells", "kind: Missile");
    assert!(said.starts_with(&format!("rulebooks/options/spells.ron:{at}: ")), "{said}");
    assert!(said.contains("`Misile`") && said.contains("`Thrown`"), "{said}");
    let said = table_message("weapons", "class: Dagger", "class: Knife");
    let at = line("weapons", "class: Dagger");
    assert!(said.starts_with(&format!("rulebooks/options/weapons.ron:{at}: ")), "{said}");
    assert!(said.contains("`Knife`") && said.contains("`Pole`"), "{said}");
}

#[test]
fn a_field_too_many_and_a_field_too_few() {
    let said = table_message("armour", "allowance: 8", "speed: 8");
    let at = line("armour", "allowance: 8");
    assert!(said.starts_with(&format!("rulebooks/options/armour.ron:{at}: ")), "{said}");
    assert!(said.contains("`speed`") && said.contains("`allowance`"), "{said}");
    let said = table_message("peoples", "dx: 10, ", "");
    assert!(said.starts_with("rulebooks/options/peoples.ron:"), "{said}");
    assert!(said.contains("`dx`"), "{said}");
}

#[test]
fn a_file_without_one_of_its_lines_never_breaks_the_table() {
    let lines: Vec<&str> = GOOD.lines().collect();
    for missing in 0..lines.len() {
        let rest = lines.iter().enumerate().filter(|(number, _)| *number != missing);
        let text: String = rest.map(|(_, line)| format!("{line}\n")).collect();
        if let Some(error) = answer(&text) {
            assert_eq!(error.file, "my.ron", "without line {}: {error}", missing + 1);
        }
    }
}
