//! Setting somebody up, as what a figure does in its turn (MAN-311, MAN-312).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_kit::forecast::note;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::appraisal::best_blow::{POINT, WORTH, best};
use crate::change::doings;
use crate::melee::reach::at_hand;
use crate::melee::setup_points;
use crate::rule_ids as rule;
use crate::turn::scope::{Scope, scope};
use crate::view::{Book, BookView};
use crate::wording::whom;
use crate::words::*;

/// Leading a foe on for a blow to come.
pub struct SetUp;

impl Action<Book> for SetUp {
    fn verb(&self) -> Verb {
        SET_UP
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let foes = setup_points::targets(rules, figure).into_iter();
        let all = foes.map(|foe| Choice::plain(SET_UP).at(foe));
        let open = some(all, || ("no foe that it could set up now", rule::SET_UP))?;
        match scope(rules, figure) {
            Scope::Charged(_) => at_hand(rules, figure).map(|_| open),
            other => other.within(&[Scope::Free, Scope::Close]).map(|()| open),
        }
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("sets up {whom}", whom = whom(rules, choice))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(foe) = choice.target else { return };
        let deed = setup_points::deed(rules, figure, foe);
        told.chance = Some(deed.chance(|by| *by > 0));
        // No roll is promised: blows of this second may daze either before the contest.
        note(told, "rolled when this second ends, by what each can do by then", rule::POOL_ORDER);
        note(told, "your own attacks this turn have −4", rule::SET_UP);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        doings(world, figure, |doings| doings.sets_up = choice.target);
    }

    fn brings(&self, rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
        let blow = best(rules, figure, None).worth;
        let less = if blow > 0.0 { f64::from(rules.constants().set_up_attack) } else { 0.0 };
        Some(gains(rules, figure, choice.target?) + POINT * less + WORTH * blow)
    }
}

/// The points that a turn of setting up is expected to gain, by what they are worth.
pub fn gains(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    let most = f64::from(rules.constants().set_up.0);
    let odds: Vec<(i32, f64)> = setup_points::deed(rules, figure, foe).odds();
    let held = f64::from(rules.fighter(figure).pool.points);
    let worth = |by: i32| match by {
        ..0 => -held,
        by => f64::from(by).min(most),
    };
    POINT * odds.into_iter().map(|(by, share)| share * worth(by)).sum::<f64>()
}
