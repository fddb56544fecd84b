//! What ratings the results of players speak for.

/// The rating of the first player.
const ANCHOR: f64 = 1000.0;

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
