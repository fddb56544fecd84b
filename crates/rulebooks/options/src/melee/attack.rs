//! The attack: a strike, a jab, a throw, or a blow hand-to-hand (OPT-503, OPT-504, OPT-534).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::blow;
use super::choices::{attacks, off_hand_blows};
use crate::allowed::{may_strike, row, row_of_attack};
use crate::forecast::strike::strike;
use crate::grapple::{fight, outsider};
use crate::parts::{aimed, parts};
use crate::ranged::throw;
use crate::rule_ids;
use crate::tables::Way;
use crate::under_way::{self, Stage};
use crate::view::{Book, BookView};
use crate::words::ATTACK;

/// A blow with a ready weapon.
pub struct Attack;

impl Action<Book> for Attack {
    fn verb(&self) -> Verb {
        ATTACK
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let within = rules.grappled(figure);
        let (row, blows) = match within {
            true => (row(rules, figure, ATTACK)?, fight::blows(rules, figure)),
            false => (row_of_attack(rules, figure)?, attacks(rules, figure)),
        };
        some(blows, || match within || !may_strike(rules, figure) {
            true => ("has nothing ready to strike with", row.rule()),
            false => ("no foe in the hexes the weapons reach", rule_ids::FRONT),
        })
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some((foe, with)) = aimed(rules, figure, choice) else { return say!("attacks") };
        match rules.way(figure, choice) {
            Some(Way::Jab) => say!("jabs at {foe} {with}", foe, with),
            Some(Way::Throw) => say!("throws at {foe} {with}", foe, with),
            _ => say!("attacks {foe} {with}", foe, with),
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        strike(rules, figure, choice, told);
    }

    /// Strikes, jabs, throws, or fights hand-to-hand; a second weapon may follow (OPT-642).
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let rules = BookView::new(world);
        let way = rules.way(figure, &choice);
        // Its items have other numbers once the blow has cost it a weapon (OPT-204).
        let off_hand = rules.off_hand_arms(figure).any(|arm| Some(arm) == choice.arm);
        match way {
            Some(Way::Throw) => throw::throw(world, figure, choice),
            Some(Way::Strike | Way::Jab)
                if outsider::strikes_into(rules, figure, choice.target) =>
            {
                outsider::strike_into(world, figure, choice);
            }
            Some(_) => {
                blow::strike_at(world, figure, choice);
            }
            None => {}
        }
        let rules = BookView::new(world);
        if way == Some(Way::Strike) && !off_hand && !off_hand_blows(rules, figure).is_empty() {
            under_way::begin(world, Link::FollowOn, figure, choice, Stage::OffHand);
        }
    }
}
