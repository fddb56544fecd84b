//! What is read, written and said of errors is what RON itself reads, writes and says.

use std::collections::BTreeMap;
use std::fmt::Debug;

use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{read, read_data, write, write_pretty};
use crate::board::{Facing, Hex};
use crate::data::Number;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    name: String,
    letter: char,
    #[serde(default)]
    brave: bool,
    low: i8,
    high: u64,
    part: f32,
    half: Number,
    hex: Hex,
    facing: Facing,
    item: Option<Item>,
    kinds: Vec<Kind>,
    scores: BTreeMap<String, i16>,
    ways: BTreeMap<Facing, (u8, u8)>,
    marks: SmallVec<[Mark; 2]>,
    pair: Pair,
    sign: Sign,
    nothing: (),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Item {
    key: String,
    number: u8,
    inner: Option<Box<Item>>,
}

impl Default for Item {
    fn default() -> Item {
        Item { key: "none".to_owned(), number: 3, inner: None }
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Kind {
    Plain,
    One(Item),
    Two(u8, String),
    Named { by: u8, at: [i32; 2] },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Mark(u16);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Pair(u8, Mark);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Sign;

const SHEET: &str = r##"// A sheet.
Sheet(
    name: "a \"name\"", letter: 'x', brave: true, low: -128, high: 0xff_ff,
    part: 0.25, half: 6.5, hex: (x: 1, y: -2), facing: NE,
    item: Some((key: r#"raw "key""#, inner: Some((number: 9)), odd: [1, (a: {"b": 'c'}), None])),
    kinds: [Plain, One((key: "k")), Two(7, "two"), Named(by: 3, at: (4, -5)), Plain],
    scores: {"ST": 1, "CO": -2,}, /* and */ ways: {N: (1, 2), SW: (3, 4)},
    marks: [(1), Mark(2), (3)], pair: (4, (5)), sign: Sign, nothing: (),
)
"##;

/// Both answers to a text, of RON and of this crate: the value, or the error with its place.
fn same<T: DeserializeOwned + Debug + PartialEq>(text: &str) {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let answers = [
        (ron::from_str::<T>(text), read::<T>(text)),
        (options.from_str::<T>(text), read_data::<T>(text)),
    ];
    for (theirs, ours) in answers {
        match (theirs, ours) {
            (Ok(theirs), Ok(ours)) => assert_eq!(theirs, ours, "{text}"),
            (Err(theirs), Err(ours)) => {
                assert_eq!(theirs.to_string(), ours.to_string(), "{text}");
                assert_eq!(theirs.span, ours.span, "{text}");
            }
            (theirs, ours) => panic!("{theirs:?} and {ours:?} of {text}"),
        }
    }
}

#[test]
fn a_value_is_read_and_written_as_by_ron() -> Result<(), Box<dyn std::error::Error>> {
    same::<Sheet>(SHEET);
    let sheet = read::<Sheet>(SHEET)?;
    assert_eq!((sheet.low, sheet.high, sheet.half.halves), (-128, 0xffff, 13));
    assert_eq!(sheet.kinds[3], Kind::Named { by: 3, at: [4, -5] });
    let kinds = &sheet.kinds;
    assert_eq!(write(kinds)?, ron::to_string(kinds)?);
    let form = ron::ser::PrettyConfig::default();
    assert_eq!(write_pretty(kinds)?, ron::ser::to_string_pretty(kinds, form)?);
    assert_eq!(write(&sheet)?, ron::to_string(&sheet)?);
    Ok(())
}

#[test]
fn a_text_that_is_cut_off_is_refused_as_by_ron() {
    for (cut, _) in SHEET.char_indices() {
        same::<Sheet>(&SHEET[..cut]);
    }
}

#[test]
fn a_text_with_a_wrong_sign_in_it_is_refused_as_by_ron() {
    for (at, sign) in SHEET.char_indices() {
        let (before, after) = (&SHEET[..at], &SHEET[at + sign.len_utf8()..]);
        for wrong in ["", "(", ")", "[", "{", "\"", "7", "q", ",", ":", " ", "-", "9999999"] {
            same::<Sheet>(&format!("{before}{wrong}{after}"));
        }
    }
}

#[test]
fn what_is_wrong_in_a_value_is_said_as_by_ron() {
    let wrong = [
        ("name: \"a \\\"name\\\"\",", ""),
        ("name:", "nam:"),
        ("low: -128", "low: 1, low: 2"),
        ("low: -128", "low: -129"),
        ("low: -128", "low: 1.5"),
        ("half: 6.5", "half: 0.3"),
        ("half: 6.5", "half: \"six\""),
        ("half: 6.5", "half: [6]"),
        ("half: 6.5", "half: (a: 6)"),
        ("half: 6.5", "half: Some(6)"),
        ("half: 6.5", "half: None"),
        ("half: 6.5", "half: true"),
        ("half: 6.5", "half: ()"),
        ("half: 6.5", "half: 6..7"),
        ("half: 6.5", "half: b\"6\""),
        ("hex: (x: 1, y: -2)", "hex: (x: 1)"),
        ("hex: (x: 1, y: -2)", "hex: Hexe(x: 1, y: 2)"),
        ("facing: NE", "facing: E"),
        ("facing: NE", "facing: \"NE\""),
        ("item: Some((key", "item: ((key"),
        ("Plain, One", "Plan, One"),
        ("One((key: \"k\"))", "One((number: \"k\"))"),
        ("One((key: \"k\"))", "One"),
        ("Two(7, \"two\")", "Two(7)"),
        ("Two(7, \"two\")", "Two(7, \"two\", 8)"),
        ("Two(7, \"two\")", "Two(7, 8)"),
        ("by: 3, at", "by: 3, on: 4, at"),
        ("by: 3, at", "by: 3, by: 4, at"),
        ("by: 3, at", "at"),
        ("at: (4, -5)", "at: (4)"),
        ("\"CO\": -2", "CO: -2"),
        ("\"CO\": -2", "\"CO\": 40000"),
        ("N: (1, 2)", "E: (1, 2)"),
        ("Mark(2)", "Mark(2, 3)"),
        ("Mark(2)", "Mork(2)"),
        ("pair: (4, (5))", "pair: (4)"),
        ("pair: (4, (5))", "pair: 4"),
        ("sign: Sign", "sign: Sigh"),
        ("nothing: ()", "nothing: 1"),
        ("letter: 'x'", "letter: \"x\""),
        ("letter: 'x'", "letter: \"xy\""),
    ];
    for (from, to) in wrong {
        let text = SHEET.replacen(from, to, 1);
        assert_ne!(text, SHEET, "{from} is not in the sheet");
        same::<Sheet>(&text);
    }
    for more in ["x", ")", "1", " // so\n", "()"] {
        same::<Sheet>(&format!("{SHEET}{more}"));
    }
    assert!(read::<Sheet>("").is_err());
}

#[test]
fn an_error_names_the_field_and_the_type_it_is_in() {
    let said = |from: &str, to: &str| {
        let read = read::<Sheet>(&SHEET.replacen(from, to, 1));
        read.map_or_else(|error| error.code.to_string(), |sheet| format!("{sheet:?}"))
    };
    let field = said("low:", "lo:");
    assert!(field.contains("`lo` in `Sheet`") && field.contains("`low`"), "{field}");
    let missing = said("by: 3, at", "at");
    assert_eq!(missing, "Unexpected missing field named `by` in `Named`");
    let variant = said("Plain, One", "Plan, One");
    assert!(variant.starts_with("Unexpected variant named `Plan` in enum `Kind`"), "{variant}");
}

#[test]
fn plain_values_are_read_as_by_ron() {
    for text in ["1", "-1", "300", "1.5", "true", "'c'", "\"c\"", "()", "None", "Some(1)", "[1]"] {
        same::<u8>(text);
        same::<i64>(text);
        same::<usize>(text);
        same::<f32>(text);
        same::<f64>(text);
        same::<bool>(text);
        same::<char>(text);
        same::<String>(text);
        same::<()>(text);
        same::<Option<u8>>(text);
        same::<Option<Option<u8>>>(text);
        same::<Vec<u8>>(text);
        same::<[u8; 1]>(text);
        same::<(u8,)>(text);
        same::<Result<u8, String>>(text);
        same::<BTreeMap<u8, u8>>(text);
    }
    for text in ["inf", "-inf", "1e40", "0b1", "1_000", "{1: 2}", "Ok(1)", "Err(\"a\")"] {
        same::<u64>(text);
        same::<f64>(text);
        same::<BTreeMap<u8, u8>>(text);
        same::<Result<u8, String>>(text);
    }
}
