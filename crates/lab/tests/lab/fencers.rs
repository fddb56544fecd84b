//! The example of the page of Lengths, played throw by throw from the command line.

use clap::Parser;
use riposte_lab::args::Lab;
use riposte_lab::run;
use serde_json::Value;

/// Every attack of the example: who strikes, and the total.
fn attacks(text: &str) -> Vec<(String, i64)> {
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let rolls = lines.filter_map(|line| {
        let rolled = line["event"]["Rolled"].clone();
        let named = rolled["thrown"]["roll"]["label"].as_str() == Some("attack");
        let who = rolled["figure"].as_str().unwrap_or("").to_owned();
        named.then(|| (who, rolled["thrown"]["total"].as_i64().unwrap()))
    });
    rolls.collect()
}

#[test]
fn len_402_403_404_501_kurt_and_hans() {
    let example = |file: &str| format!("{}/../../docs/examples/{file}", env!("CARGO_MANIFEST_DIR"));
    let (scenario, script) = (example("fencers.ron"), example("fencers.txt"));
    let dice = "6,1,5,6,1,9,4,6,1,18,6,6,1,20,6,6";
    let words = [
        "riposte-lab",
        "play",
        &scenario,
        "--script",
        &script,
        "--dice",
        dice,
        "--seed",
        "1",
        "--json",
    ];
    let lab = Lab::try_parse_from(words).unwrap();
    let mut out = Vec::new();
    run(&lab, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let told: Vec<(String, i64)> = attacks(&text);
    let totals: Vec<i64> = told.iter().map(|(_, total)| *total).collect();
    // Kurt at +3, then Hans at +4, and Kurt's answer at +5, his −2 gone.
    assert_eq!(totals, [8, 12, 21, 24, 11], "{text}");
}
