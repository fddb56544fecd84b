//! Whom a figure is laid open to: the best blow of each enemy.

use riposte_rules::battle::Table;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Exposure, Forecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

/// Where a figure would stand, and look, when it is struck at.
#[derive(Clone, Copy, Debug)]
pub struct Stance {
    /// Who.
    pub figure: FigureId,
    /// Where.
    pub hex: Hex,
    /// Which way it looks.
    pub facing: Facing,
}

/// A blow that a figure in some stance may meet, with the chance that it hits. It is one where
/// the figure ends, by an enemy that need not come first, until [`Exposure::on_the_way`] or
/// [`Exposure::comes`] is set.
pub fn exposure(
    table: Table,
    stance: Stance,
    (by, arm): (FigureId, Arm),
    chance: Chance,
    from_behind: bool,
) -> Exposure {
    Exposure {
        by,
        at: None,
        arm,
        weapon: table.armoury().words(table.arms(by), arm),
        hex: stance.hex,
        on_the_way: false,
        comes: false,
        chance,
        from_behind,
    }
}

/// The likeliest of some blows; of equally likely ones the one that counts more as `then` says,
/// and of those the last.
pub fn likeliest<K: PartialOrd>(
    blows: impl IntoIterator<Item = (Exposure, K)>,
) -> Option<Exposure> {
    let order = |a: &(Exposure, K), b: &(Exposure, K)| {
        let chances = a.0.chance.value().total_cmp(&b.0.chance.value());
        chances.then(a.1.partial_cmp(&b.1).unwrap_or(std::cmp::Ordering::Equal))
    };
    blows.into_iter().max_by(order).map(|(blow, _)| blow)
}

/// Adds blows that a choice invites, and says how likely at least one of them all hits.
pub fn lay_open(forecast: &mut Forecast, blows: impl IntoIterator<Item = Exposure>) {
    forecast.exposure.extend(blows);
    let all: Vec<&Exposure> = forecast.exposure.iter().collect();
    forecast.danger = Some(Exposure::any(&all));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blow(by: u8, cases: u128) -> Exposure {
        Exposure {
            by: FigureId(by),
            at: None,
            arm: Arm::default(),
            weapon: String::new(),
            hex: Hex::ZERO,
            on_the_way: false,
            comes: false,
            chance: Chance::new(cases, 4),
            from_behind: false,
        }
    }

    #[test]
    fn the_likeliest_counts_then_the_one_that_does_more() {
        let best = |blows: [(Exposure, i32); 3]| likeliest(blows).map(|blow| blow.by.0);
        assert_eq!(best([(blow(0, 2), 9), (blow(1, 3), 1), (blow(2, 1), 9)]), Some(1));
        assert_eq!(best([(blow(0, 2), 1), (blow(1, 2), 5), (blow(2, 2), 3)]), Some(1));
    }

    #[test]
    fn of_blows_at_a_mount_and_its_rider_one_is_struck() {
        let at = |blow: Exposure| Exposure { at: Some(FigureId(9)), ..blow };
        let mut forecast = Forecast::default();
        lay_open(&mut forecast, [blow(0, 2), at(blow(0, 1)), at(blow(1, 2))]);
        assert_eq!(forecast.danger, Some(Chance::new(3, 4)));
    }

    #[test]
    fn danger_is_the_chance_that_one_of_them_hits() {
        let mut forecast = Forecast::default();
        lay_open(&mut forecast, [blow(0, 2), blow(1, 2)]);
        assert_eq!(forecast.danger, Some(Chance::new(3, 4)));
        lay_open(&mut forecast, [blow(2, 2)]);
        assert_eq!(forecast.danger, Some(Chance::new(7, 8)));
        assert_eq!(forecast.exposure.len(), 3);
    }
}
