//! Throwing and shooting in one's own phase (REA-202 to REA-204).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, some};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::preparing::{in_the_battle, ready_ways};
use super::shots::shots;
use crate::change::stage;
use crate::melee::forecast;
use crate::memory::Stage;
use crate::naming::{hex_words, whither};
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// A throw, a snapshot or a shot with the aim taken, by its verb.
pub struct Send(pub Verb);

impl Action<Book> for Send {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        let thrown = self.0 == THROW;
        let ways = || ready_ways(view, figure, thrown);
        let (none, rule) = match thrown {
            true => ("has nothing ready to throw", rule_ids::THROW),
            false => ("has nothing ready to shoot with", rule_ids::SNAPSHOT),
        };
        let cheapest = ways().map(|strike| strike.stats.points).min();
        able(cheapest.is_some() || in_the_battle(view, thrown), none, rule)?;
        need(cheapest.is_some(), none, rule)?;
        view.pays(figure, cheapest.unwrap_or(0))?;
        let paid = ways().filter(|strike| strike.stats.points <= view.points(figure));
        let loaded = paid.into_iter().any(|strike| view.loaded(figure, strike.arm.item));
        need(loaded, "is not loaded", rule_ids::LOADING)?;
        let aims = self.0 != AIMED || view.aims(figure);
        need(aims, "has taken no aim", rule_ids::SET_AND_AIM)?;
        let mut found = Vec::new();
        shots(view, figure, self.0, &mut found);
        some(found, || match self.0 {
            AIMED => {
                ("the one it aims at is not before it, within range and sight", rule_ids::MISSILES)
            }
            _ => ("no enemy is before it, within range and sight", rule_ids::MISSILES),
        })
    }

    /// It goes by the weapon.
    fn price(&self, view: BookView, figure: FigureId, choice: &Choice) -> u8 {
        view.arm_price(figure, choice)
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let arm = view.arm_words(figure, choice);
        format!(": {}, {arm}{}", view.target_name(choice), whither(choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let (name, hex) = (view.target_name(choice), hex_words(choice));
        let (weapon, mode) = view.wielded(figure, choice);
        match (self.0, choice.hex) {
            (THROW, Some(_)) => say!(
                "steps to {hex} and throws the {weapon}{mode} at {name}",
                hex,
                weapon,
                mode,
                name
            ),
            (THROW, None) => say!("throws the {weapon}{mode} at {name}", weapon, mode, name),
            (AIMED, _) => {
                say!("shoots at {name} with the {weapon}{mode}, with aim", name, weapon, mode)
            }
            _ => say!("shoots at {name} with the {weapon}{mode}", name, weapon, mode),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        told.lets_go = self.0 == THROW;
        forecast::own(view, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, _choice: Choice) {
        stage(world, Stage::Aim);
    }
}
