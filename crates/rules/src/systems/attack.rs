//! Attack resolution: roll against roll or number.

use bevy_ecs::prelude::*;

use crate::event::{Event, Journal};
use crate::figure::FigureId;
use crate::roll::{Against, Contest, Dice, Settled};

/// The contest to be settled in this run, and how it went. Empty whenever the battle waits
/// for a decision, so no part of its state.
#[derive(Resource, Clone, Debug, Default)]
pub struct Resolution {
    /// What is to be settled: who rolls, against whom, and the contest.
    pub contest: Option<(FigureId, Option<FigureId>, Contest)>,
    /// How it went; taken by the rulebook that asked.
    pub settled: Option<Settled>,
}

/// Settles the contest that stands in [`Resolution`], and tells what was rolled.
pub fn settle_contest(
    mut resolution: ResMut<Resolution>,
    dice: Option<ResMut<Dice>>,
    mut journal: ResMut<Journal>,
) {
    let Some(mut dice) = dice else { return };
    let Some((figure, other, contest)) = resolution.contest.take() else { return };
    resolution.settled = Some(settle(&mut dice, &mut journal, figure, other, contest));
}

/// Settles a contest at once, and tells what was rolled.
pub fn settle(
    dice: &mut Dice,
    journal: &mut Journal,
    figure: FigureId,
    other: Option<FigureId>,
    contest: Contest,
) -> Settled {
    let limit = match &contest.against {
        Against::Under(limit) if journal.keeps() => Some(limit.clone()),
        _ => None,
    };
    let settled = contest.settle(dice, [Some(figure), other]);
    journal.tell(|| Event::Rolled {
        figure: Some(figure),
        thrown: settled.roll.clone(),
        meaning: None,
        limit,
    });
    if let Some(thrown) = &settled.other {
        let thrown = thrown.clone();
        journal.tell(|| Event::Rolled { figure: other, thrown, meaning: None, limit: None });
    }
    settled
}
