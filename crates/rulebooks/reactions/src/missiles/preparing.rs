//! What a shooter does before a shot: loading, setting and aiming (REA-205, REA-206).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, able, need, some};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{Dropped, FigureId, WeaponId};
use riposte_words::say;

use super::act::load;
use super::shots::in_sights;
use super::worth;
use crate::change::stage;
use crate::memory::Stage;
use crate::notice::deed_done;
use crate::rule_ids;
use crate::view::{Book, BookView, Strike};
use crate::words::*;

/// Loading a weapon, or a part of what that takes.
pub struct Load;

impl Action<Book> for Load {
    fn verb(&self) -> Verb {
        LOAD
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        let items = shooters(view, figure, false)?;
        need(!items.is_empty(), "is loaded", rule_ids::LOADING)?;
        view.pays(figure, view.constants().price.ready)?;
        Ok(items.into_iter().map(|item| Choice::plain(LOAD).with(item, None)).collect())
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.ready as u8
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        format!(": {}", view.arm_words(figure, choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        say!("loads the {weapon}", weapon = view.weapon(figure, choice))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        load(world, figure, choice.arm.map_or(0, |arm| arm.item));
        deed_done(world, figure);
    }

    fn brings(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> Option<f64> {
        Some(worth::LOADED)
    }
}

/// Standing still and taking aim. Nobody aims from a mount (REA-204).
pub struct SetAim;

impl Action<Book> for SetAim {
    fn verb(&self) -> Verb {
        SET_AIM
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        let items = shooters(view, figure, true)?;
        view.afoot(figure)?;
        view.pays(figure, view.tables.missiles.aim_price)?;
        need(!items.is_empty(), "is not loaded", rule_ids::LOADING)?;
        let before = ready_ways(view, figure, false)
            .filter(|strike| items.contains(&strike.arm.item))
            .flat_map(|strike| {
                let seen =
                    view.foes(figure).filter(move |it| in_sights(view, figure, *it, strike.arm));
                seen.map(move |foe| (foe, strike.arm.item))
            });
        let before: Vec<(FigureId, u8)> = before.collect();
        let any = !before.is_empty();
        need(any, "no enemy is before it, within range and sight", rule_ids::MISSILES)?;
        let most = view.tables.missiles.most_aim.halves;
        let better = before.into_iter().filter(|(foe, item)| {
            view.aim_at(figure, *foe, *item).is_none_or(|aim| aim.bonus < most)
        });
        let choices = better.map(|(foe, item)| Choice::plain(SET_AIM).at(foe).with(item, None));
        some(choices, || ("the aim gets no better", rule_ids::SET_AND_AIM))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.missiles.aim_price as u8
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        format!(": {}", view.target_name(choice))
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("takes aim at {name}", name = view.target_name(choice))
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, _choice: Choice) {
        stage(world, Stage::AimRisk);
    }

    fn brings(&self, view: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
        Some(worth::aim(view, figure, choice))
    }
}

/// The ways in which a figure can throw, or shoot, with what it has ready.
pub fn ready_ways<'w>(
    view: BookView<'w>,
    figure: FigureId,
    thrown: bool,
) -> impl Iterator<Item = Strike<'w>> {
    let ways = view.all_shots(figure).filter(move |(_, flight)| flight.thrown == thrown);
    ways.map(|(strike, _)| strike)
}

/// Whether anything in the battle is thrown, or shot with: it can change hands.
pub fn in_the_battle(view: BookView, thrown: bool) -> bool {
    let flies = |weapon: WeaponId| {
        let modes = view.tables.weapons.modes(weapon).iter();
        modes.filter_map(|mode| mode.flight.as_ref()).any(|flight| flight.thrown == thrown)
    };
    let mut lying = view.table.world().resource::<Dropped>().things();
    let mut figures = view.table.figures();
    lying.any(|it| flies(it.weapon))
        || figures.any(|it| view.table.arms(it).items().any(|item| flies(item.weapon)))
}

/// What a figure has ready to shoot with, the loaded or the others.
fn shooters(view: BookView, figure: FigureId, loaded: bool) -> Result<Vec<u8>, Why> {
    let items: Vec<u8> = ready_ways(view, figure, false).map(|strike| strike.arm.item).collect();
    let (any, none) = (!items.is_empty(), "has nothing ready to shoot with");
    able(any || in_the_battle(view, false), none, rule_ids::SNAPSHOT)?;
    need(any, none, rule_ids::SNAPSHOT)?;
    Ok(items.into_iter().filter(|item| view.loaded(figure, *item) == loaded).collect())
}
