//! What is wrong in a data file is said with its file, its line and what was expected.

use crate::common;

use common::{answer, answer_with};

const GOOD: &str = r#"(
    name: "Test",
    rulebook: "reactions",
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
            scores: { "ST": 1, "CO": 0.5 },
            armour: ["leather"],
            kit: [(item: "axe", at: Right)],
        ),
    ],
    sides: [
        (name: "One", figures: [
            (who: "guard", at: "A1", facing: S),
        ]),
        (name: "Two", figures: [
            (who: "guard", key: "guard-2", at: "D3", facing: N),
        ]),
    ],
)
"#;

fn message(from: &str, to: &str) -> String {
    common::message_in(GOOD, from, to)
}

#[test]
fn the_good_file_is_good() {
    assert_eq!(answer(GOOD), None);
}

#[test]
fn a_wrong_field_is_named() {
    let said = message("rulebook:", "rulebok:");
    assert!(said.starts_with("my.ron:3: "), "{said}");
    assert!(said.contains("`rulebok`") && said.contains("`rulebook`"), "{said}");
    let said = message("icon: \"person\"", "picture: \"person\"");
    assert!(said.starts_with("my.ron:13: "), "{said}");
    assert!(said.contains("`picture`") && said.contains("`icon`"), "{said}");
}

#[test]
fn a_missing_field_is_named() {
    let said = message("icon: \"person\",", "");
    assert!(said.starts_with("my.ron:") && said.contains("`icon`"), "{said}");
}

#[test]
fn a_wrong_value_says_what_was_expected() {
    let said = message("\"ST\": 1,", "\"ST\": 0.3,");
    assert!(said.starts_with("my.ron:14: "), "{said}");
    assert!(said.contains("a number in steps of one half"), "{said}");
    let said = message("facing: N", "facing: E");
    assert!(said.starts_with("my.ron:24: "), "{said}");
    assert!(said.contains("`E`") && said.contains("`NE`"), "{said}");
    let said = message("at: Right", "at: Teeth");
    assert!(said.starts_with("my.ron:16: "), "{said}");
    assert!(said.contains("`Teeth`") && said.contains("`Belt`"), "{said}");
}

#[test]
fn a_truncated_file_says_where_it_ends() {
    for cut in [0, 1, 20, 60, 200, 400, GOOD.len() - 3] {
        let error = answer(&GOOD[..cut]);
        let error = error.unwrap_or_else(|| panic!("{cut} letters are accepted"));
        assert_eq!(error.file, "my.ron", "{cut}: {error}");
        assert_eq!(
            error.line,
            Some(GOOD[..cut].trim_end().matches('\n').count() + 1),
            "{cut}: {error}"
        );
    }
}

#[test]
fn what_stands_after_the_end_is_refused() {
    let error = answer(&format!("{GOOD}more"));
    let said = error.map(|error| error.to_string()).unwrap_or_default();
    assert!(said.starts_with("my.ron:27: ") && said.contains("railing"), "{said}");
}

#[test]
fn an_unknown_rulebook() {
    let keys: Vec<&str> = riposte_shelf::shelf().0.iter().map(|book| book.key()).collect();
    let known = keys.join(", ");
    assert_eq!(
        message("\"reactions\"", "\"reaktions\""),
        format!("my.ron:3: there is no rulebook \"reaktions\"; expected one of: {known}")
    );
}

#[test]
fn an_unknown_map() {
    let rows = "rows: [\n        \". . . .\",\n        \". # . .\",\n        \". . . .\",\n    ],";
    let said = message(rows, "map: \"moon\",");
    assert!(said.starts_with("my.ron:4: there is no map \"moon\"; expected one of: "), "{said}");
    assert!(said.contains("ford, ") && said.contains("yard"), "{said}");
}

#[test]
fn a_letter_that_is_no_terrain() {
    assert_eq!(
        message(". # . .", ". X . ."),
        "my.ron:6: 'X' is no terrain; expected one of: '.' open ground, ':' rough ground, \
         '#' wall, '~' water, '%' hedge, '=' stairs, '_' deep trench, '|' arrow slit, \
         ',' dark ground"
    );
}

#[test]
fn rows_of_unequal_length() {
    assert_eq!(
        message("\". # . .\"", "\". # .\""),
        "my.ron:6: a row of the map has 3 hexes; expected 4, as in its first row"
    );
}

#[test]
fn an_unknown_weapon() {
    let said = message("\"axe\"", "\"axx\"");
    let start = "my.ron:16: \"guard\" carries \"axx\", an unknown weapon; expected one of: knife, ";
    assert!(said.starts_with(start), "{said}");
    assert!(!said.contains("fist"), "a fist is no kit: {said}");
}

#[test]
fn a_fist_is_no_kit() {
    let said = message("\"axe\"", "\"fist\"");
    assert!(said.starts_with("my.ron:16: \"guard\" carries \"fist\", an unknown weapon"), "{said}");
}

#[test]
fn an_unknown_score() {
    let said = message("\"CO\"", "\"CX\"");
    let start = "my.ron:14: \"CX\" is no score of this rulebook; expected one of: ST, CO, ";
    assert!(said.starts_with(start), "{said}");
}

#[test]
fn an_unknown_armour() {
    let said = message("\"leather\"", "\"lether\"");
    let start =
        "my.ron:15: \"guard\" wears \"lether\", an unknown armour; expected one of: clothing";
    assert!(said.starts_with(start), "{said}");
}

/// What the table says when a place on the body is called otherwise in a file of the rulebook.
fn without_a_place(file: &str, place: &str) -> String {
    let path = format!("rulebooks/reactions/{file}.ron");
    let mut library = riposte_shelf::library();
    let text = library.source(&path).unwrap_or_else(|error| panic!("{error}")).text;
    library.add(&path, text.replacen(place, "\"Tail\"", 1));
    let error = answer_with(&library, GOOD);
    error.unwrap_or_else(|| panic!("{path} is accepted")).to_string()
}

#[test]
fn armour_protects_places_on_the_body() {
    let said = without_a_place("armour", "\"Groin\"");
    assert!(said.contains("protects \"Tail\", no place on the body"), "{said}");
    assert!(said.starts_with("rulebooks/reactions/armour.ron:"), "{said}");
}

#[test]
fn missiles_are_aimed_at_places_on_the_body() {
    let said = without_a_place("missiles", "\"Groin\"");
    assert!(said.contains("\"Tail\" is no place on the body"), "{said}");
    assert!(said.starts_with("rulebooks/reactions/missiles.ron:"), "{said}");
}

#[test]
fn a_hand_holds_one_thing() {
    let kit = "kit: [(item: \"axe\", at: Right), (item: \"knife\", at: Right)]";
    assert_eq!(
        message("kit: [(item: \"axe\", at: Right)]", kit),
        "my.ron:16: \"guard\" holds \"knife\" in a hand that is full; expected one thing in each \
         hand, or one in Both"
    );
}

#[test]
fn a_weapon_for_two_hands_is_held_in_both() {
    assert_eq!(
        message("\"axe\"", "\"pike\""),
        "my.ron:16: \"guard\" holds \"pike\" in one hand; expected at: Both"
    );
}

#[test]
fn an_unknown_figure() {
    let said = message("(who: \"guard\", at", "(who: \"gard\", at");
    assert!(said.starts_with("my.ron:21: nobody is called \"gard\"; expected one of: "), "{said}");
    assert!(said.contains("cogan") && said.contains("guard"), "{said}");
}

#[test]
fn two_figures_of_one_key() {
    assert_eq!(
        message(" key: \"guard-2\",", ""),
        "my.ron:24: two figures are called \"guard\"; expected a key of its own for each, as in \
         key: \"guard-2\""
    );
}

#[test]
fn a_key_that_cannot_be_written() {
    assert_eq!(
        message("\"guard-2\"", "\"Guard 2\""),
        "my.ron:24: \"Guard 2\" is no key of a figure; expected small letters, digits and hyphens"
    );
}

#[test]
fn more_figures_on_one_hex_than_have_room_in_it() {
    let one = "(who: \"guard\", key: \"guard-2\", at: \"D3\", facing: N),";
    let five: String =
        (2..7).map(|number| one.replace("guard-2", &format!("guard-{number}"))).collect();
    let said = message(one, &five);
    assert!(said.starts_with("my.ron:24: guard-") && said.contains("both stand on D3"), "{said}");
}

#[test]
fn a_figure_in_a_wall() {
    assert_eq!(
        message("\"D3\"", "\"B2\""),
        "my.ron:24: guard-2 stands on B2, in a wall; expected a hex that can be entered"
    );
}

#[test]
fn a_figure_off_the_board() {
    assert_eq!(
        message("\"D3\"", "\"E9\""),
        "my.ron:24: guard-2 stands on E9, off the board; expected A1 to D3"
    );
}

#[test]
fn a_hex_that_is_none() {
    assert_eq!(
        message("\"D3\"", "\"3D\""),
        "my.ron:24: \"3D\" is no hex; expected a column letter and a row number, such as C4"
    );
}

#[test]
fn nobody_to_fight() {
    let said = message(
        "(name: \"Two\", figures: [\n            (who: \"guard\", key: \"guard-2\", at: \"D3\", facing: N),\n        ]),",
        "",
    );
    assert_eq!(
        said,
        "my.ron:19: somebody to fight is missing; expected two sides or more, each with a figure \
         or more"
    );
}

#[test]
fn victory_for_a_side_that_is_not_there() {
    let said = message("    sides:", "    victory: (holds: 2),\n    sides:");
    assert_eq!(said, "my.ron:19: victory goes to a side that is not there; expected 0 to 1");
}

#[test]
fn more_figures_than_the_table_holds() {
    let many: String = (0..64)
        .map(|number| format!("(who: \"guard\", key: \"g{number}\", at: \"A1\", facing: N),"))
        .collect();
    let said = message("(who: \"guard\", at: \"A1\", facing: S),", &many);
    assert!(said.starts_with("my.ron:19: 65 figures are too many; expected 64 at most"), "{said}");
}

#[test]
fn a_file_cut_off_anywhere_is_refused() {
    // Only blank space follows the last bracket, so every shorter text lacks something.
    let end = GOOD.trim_end().len();
    for cut in (0..end).filter(|cut| GOOD.is_char_boundary(*cut)) {
        let error = answer(&GOOD[..cut]);
        assert!(error.is_some_and(|error| error.line.is_some()), "cut after {cut} letters");
    }
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

#[test]
fn a_key_that_stands_twice_in_its_own_roster_is_named() {
    let twice = r#"        (
            key: "guard", name: "Another", icon: "person",
            scores: { "ST": 3, "CO": 0.5 },
        ),
    ],
    sides: ["#;
    let said = message("    ],\n    sides: [", twice);
    assert!(said.starts_with("my.ron:19: "), "{said}");
    assert!(said.contains("two figures of its roster are called \"guard\""), "{said}");
}

#[test]
fn a_score_that_stands_twice_is_named() {
    let said = message("\"ST\": 1,", "\"ST\": 1, \"ST\": 2,");
    assert_eq!(said, "my.ron:14: \"ST\" stands here twice");
}

#[test]
fn a_bond_that_stands_twice_is_named() {
    let bonds = "bonds: {\"holds\": \"a\", \"holds\": \"b\"}, at: \"A1\"";
    let said = message("at: \"A1\"", bonds);
    assert_eq!(said, "my.ron:21: \"holds\" stands here twice");
}

#[test]
fn a_weapon_is_not_borne_as_a_part_of_the_body() {
    let said = message("at: Right", "at: Body");
    assert!(said.starts_with("my.ron:16: "), "{said}");
    assert!(said.contains("at: Body") && said.contains("a place to carry it"), "{said}");
}

#[test]
fn nobody_begins_with_what_is_lost() {
    let said = message("at: Right", "at: Lost");
    assert!(said.starts_with("my.ron:16: "), "{said}");
    assert!(said.contains("which is lost") && said.contains("a place to carry it"), "{said}");
}

#[test]
fn signs_that_steer_a_terminal_stand_in_no_name() {
    for (from, line) in [
        ("name: \"Test\"", 2),
        ("name: \"One\"", 19),
        ("who: \"guard\", at: \"A1\"", 21),
        ("name: \"Guard\"", 21),
    ] {
        let to = match from.starts_with("who") {
            true => format!("name: \"x\\u{{1b}}[2J\", {from}"),
            false => "name: \"x\\u{202e}\\u{7}\"".to_owned(),
        };
        let said = message(from, &to);
        assert!(said.starts_with(&format!("my.ron:{line}: ")), "{said}");
        assert!(!said.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{said:?}");
    }
}
