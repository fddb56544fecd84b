//! `ladder`: a round robin of computer players, and what ratings their results speak for.

use std::io::Write;

use serde_json::json;

use super::many::simulate;
use crate::args::{LadderArgs, SimulateArgs};
use crate::{Fault, Verdict};

/// The rating of the first player.
const ANCHOR: f64 = 1000.0;

pub(crate) fn run(args: &LadderArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let count = args.players.len();
    let mut wins = vec![vec![0.0; count]; count];
    let mut illegal = 0;
    let pairs = (0..count).flat_map(|first| (first + 1..count).map(move |second| [first, second]));
    let pairs: Vec<[usize; 2]> = pairs.collect();
    for scenario in &args.scenarios {
        for [first, second] in pairs.iter().copied() {
            let report = simulate(&pairing(args, scenario, [first, second]))?;
            let half = f64::from(report.draws()) / 2.0;
            wins[first][second] += f64::from(report.wins(0)) + half;
            wins[second][first] += f64::from(report.wins(1)) + half;
            illegal += report.illegal();
        }
    }
    let ratings = ratings(&wins);
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|a, b| ratings[*b].total_cmp(&ratings[*a]));
    for player in order {
        let name = &args.players[player];
        let won: f64 = wins[player].iter().sum();
        let lost: f64 = wins.iter().map(|row| row[player]).sum();
        let (rating, games) = (ratings[player], won + lost);
        match json {
            true => writeln!(
                out,
                "{}",
                json!({ "player": name, "rating": rating, "won": won, "games": games })
            )?,
            false => writeln!(out, "{rating:6.0}  {name:<18} {won:.1} of {games:.0}")?,
        }
    }
    Ok(if illegal == 0 { Verdict::Holds } else { Verdict::Fails })
}

fn pairing(args: &LadderArgs, scenario: &str, pair: [usize; 2]) -> SimulateArgs {
    SimulateArgs {
        scenario: scenario.to_owned(),
        players: pair.map(|player| args.players[player].clone()).to_vec(),
        games: Some(args.games),
        decisions: None,
        seed: args.seed,
        jobs: args.jobs,
        check: None,
    }
}

/// The ratings by the model of Bradley and Terry that results speak for most, in the scale
/// in which 400 points are odds of ten to one; the first player has 1000. `wins[a][b]` is how
/// often a beat b. A drawn game between every two is added, so that who lost all has a
/// rating as well.
pub fn ratings(wins: &[Vec<f64>]) -> Vec<f64> {
    const ROUNDS: u32 = 2000;
    let count = wins.len();
    let won = |a: usize, b: usize| if a == b { 0.0 } else { wins[a][b] + 0.5 };
    let mut strength = vec![1.0; count];
    for _ in 0..ROUNDS {
        for player in 0..count {
            let all: f64 = (0..count).map(|other| won(player, other)).sum();
            let met = (0..count).filter(|other| *other != player);
            let share: f64 = met
                .map(|other| {
                    let games = won(player, other) + won(other, player);
                    games / (strength[player] + strength[other])
                })
                .sum();
            if share > 0.0 {
                strength[player] = all / share;
            }
        }
    }
    let first = strength.first().copied().unwrap_or(1.0);
    strength.into_iter().map(|it: f64| ANCHOR + 400.0 * (it / first).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_of_three_to_one_are_191_points() {
        let ratings = ratings(&[vec![0.0, 2499.5], vec![7499.5, 0.0]]);
        assert!((ratings[0] - 1000.0).abs() < 1e-9);
        assert!((ratings[1] - 1190.8).abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn who_lost_all_is_rated_as_well() {
        let ratings = ratings(&[vec![0.0, 10.0], vec![0.0, 0.0]]);
        assert!(ratings[1].is_finite() && ratings[1] < 1000.0);
    }

    #[test]
    fn a_chain_adds_up() {
        // 3 to 1 and 3 to 1 make 9 to 1, as far as nobody tried.
        let wins =
            vec![vec![0.0, 3000.0, -0.5], vec![1000.0, 0.0, 3000.0], vec![-0.5, 1000.0, 0.0]];
        let ratings = ratings(&wins);
        assert!((ratings[0] - ratings[2] - 381.7).abs() < 1.0, "{ratings:?}");
    }
}
