//! A battle of the smallest rulebook, as the game draws it: eight against eight in one hex, beside
//! it a pair for every line of a bond, and one who is hurt.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use bevy::prelude::*;
use riposte::match_setup::{MatchSetup, Seat};
use riposte::{LaunchOptions, app};
use riposte_rules::battle::{give_wound, on_table};
use riposte_rules::data::{DataError, Library, Scenario, Source};
use riposte_rules::figure::{BondInfo, BondLine, FigureId, Spot, Wound};
use riposte_rules::rulebook::Shelf;

use crate::brawl::{Brawl, HOLD};

/// Where the program of the tests is to draw the scene, when it is to.
pub const DRAW: &str = "RIPOSTE_DRAW_SCENE";

/// A bond for every line.
const BONDS: &[BondInfo] = &[
    far("holds", BondLine::Chain),
    far("rides", BondLine::Double),
    far("aims", BondLine::Arrow),
    far("hunts", BondLine::Dashes),
    far("knows", BondLine::Dots),
];
/// Where each pair stands.
const PAIRS: [[&str; 2]; 5] =
    [["A1", "A3"], ["C1", "C3"], ["E1", "E3"], ["G1", "G3"], ["I1", "I3"]];
const CROWD: &str = "E5";

const fn far(key: &'static str, line: BondLine) -> BondInfo {
    BondInfo { key, line, far: None, ..HOLD }
}

/// Draws the scene into a file.
pub fn draw(file: PathBuf) -> ExitCode {
    match options(file) {
        Ok(options) => {
            let mut game = app(options);
            game.add_systems(PostUpdate, hurt.run_if(run_once));
            game.run();
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn options(file: PathBuf) -> Result<LaunchOptions, DataError> {
    let library = Library::default();
    let scenario = Scenario::read(&library, "scene", Source::new("scene", scenario()))?;
    let setup = MatchSetup { scenario, seats: vec![Seat::Person; 2], seed: 1, sworn: false };
    let shelf = Shelf(vec![Arc::new(Brawl(BONDS))]);
    let screenshot = Some(file);
    Ok(LaunchOptions {
        library,
        setup,
        shelf,
        screenshot,
        at_once: true,
        ..LaunchOptions::plain()?
    })
}

/// The scenario: of every pair one on each side, then the crowd.
fn scenario() -> String {
    let place = |side: usize, number: usize, at: &str, bond: String| {
        format!(
            "(who: \"{}\", key: \"{side}-{number}\", at: \"{at}\", facing: N, {bond})",
            ["a", "b"][side]
        )
    };
    let figures = |side: usize| {
        let pairs = PAIRS.iter().zip(BONDS).enumerate().map(|(number, (pair, bond))| {
            let bond = format!("bonds: {{\"{}\": \"1-{number}\"}}", bond.key);
            place(side, number, pair[side], if side == 0 { bond } else { String::new() })
        });
        let crowd = (0..8).map(|n| place(side, PAIRS.len() + n, CROWD, String::new()));
        pairs.chain(crowd).collect::<Vec<_>>().join(",")
    };
    format!(
        r#"(name: "Scene", rulebook: "brawl", rows: ["{row}", "{row}", "{row}", "{row}", "{row}"],
        roster: [(key: "a", name: "Ada", icon: "x", scores: {{}}), (key: "b", name: "Bo", icon: "x", scores: {{}})],
        sides: [(name: "One", figures: [{}]), (name: "Two", figures: [{}])])"#,
        figures(0),
        figures(1),
        row = ".........",
    )
}

/// One of a pair is hurt twice, another once.
fn hurt(world: &mut World) {
    if !on_table(world) {
        return;
    }
    for figure in [0, 0, 1] {
        let wound = Wound { level: 1, spot: Spot(0) };
        give_wound(world, FigureId(figure), None, wound, || "wound".into());
    }
}
