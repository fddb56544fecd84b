//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::bonds::may_ride;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::Appraisal;
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::{Arc, Hex, Terrain};
use riposte_rules::data::{Armoury, DataError, FigureSpawn, Library, Weapon};
use riposte_rules::decision::{Choice, Verb, VerbGroup};
use riposte_rules::figure::{Arms, Bond, BondInfo, FigureId, Item, Place, Shape};
use riposte_rules::rulebook::{Cover, Learning, Of, Rulebook};
use riposte_rules::systems::{Room, add_exchange, offer_window};

use crate::actions::ACTIONS;
use crate::fighter::{Bearing, Fighter, bearing};
use crate::memory::{Bout, Memory};
use crate::missiles::marksman::Marksman;
use crate::missiles::worth;
use crate::mounted::gait::OF_MOUNTS;
use crate::mounted::outlook;
use crate::mounted::steed::Steed;
use crate::order::Turn;
use crate::tables::Tables;
use crate::view::BookView;
use crate::words::{BONDS, FOLLOW, LOAD, MOVE, QUESTIONS, RIDES, SET_AIM, TURN, VERBS};
use crate::{cards, choices, forecast, movement, stages, words};

/// The Reactions rulebook.
pub struct Reactions;

const KEY: &str = "reactions";

impl Rulebook for Reactions {
    riposte_kit::face! {
        KEY, "Reactions", Half,
        "Action points, and an answer to every blow: block, parry, dodge, riposte."
    }

    fn cover(&self) -> Cover {
        Cover {
            icon: "swords",
            line: "Answer every blow: block, parry, riposte.",
            learning: Learning::Some,
            time: "5 to 15 min",
        }
    }

    fn group(&self, verb: Verb) -> VerbGroup {
        words::group(verb)
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY))
            .figure_state::<Marksman>("marksman", Some(KEY))
            .figure_state::<Steed>("steed", Some(KEY))
            .table_state::<Turn>("order", Some(KEY));
        add_exchange::<Memory>(app, KEY);
        let of = Of(KEY);
        app.add_systems(Resolve, stages::manoeuvre.in_set(RulesSet::Manoeuvre).in_set(of));
        let watch = movement::watch.before(offer_window::<Memory>);
        app.add_systems(Resolve, watch.in_set(RulesSet::ReactionWindows).in_set(of));
        let blows = stages::blows.in_set(RulesSet::AttackResolution);
        app.add_systems(Resolve, blows.in_set(of));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let read = library.once(Tables::read)?;
        let (tables, armoury) = (*read).clone();
        world.insert_resource(tables.constants.reach.clone());
        world.insert_resource(tables);
        world.insert_resource(armoury);
        world.insert_resource(Turn::default());
        world.insert_resource(Bout::default());
        Ok(())
    }

    fn init_figure(
        &self,
        world: &mut World,
        entity: Entity,
        spawn: &FigureSpawn,
    ) -> Result<(), DataError> {
        init_figure(world, entity, |world, sheet, arms| {
            let bearing = bearing(world.resource::<Tables>(), sheet, arms, spawn)?;
            Ok((Fighter::default(), Marksman::default(), Steed::default(), bearing))
        })?;
        bare_hands_or_hooves(world, entity);
        Ok(())
    }

    riposte_kit::answers! {
        BookView;
        phases: cards::phases,
        turn_order: cards::turn_order,
        card: cards::card,
        signs: cards::signs,
        weapon_card: cards::weapon_card,
        exchange: cards::exchange,
        wording: cards::button,
        forecast: forecast::forecast,
        closed: choices::closed,
    }

    fn room(&self, world: &World, mover: FigureId, hex: Hex) -> Room {
        BookView::new(world).room(mover, hex)
    }

    fn steps(&self, world: &World, ground: Terrain) -> Option<u16> {
        BookView::new(world).constants().movement.steps(ground)
    }

    fn bonds(&self) -> &'static [BondInfo] {
        BONDS
    }

    fn counts(&self, world: &World, figure: FigureId) -> bool {
        !BookView::new(world).is_mount(figure)
    }

    fn shares(&self, world: &World, figure: FigureId) -> bool {
        let rules = BookView::new(world);
        let there = rules.table.in_hex(rules.table.hex(figure)).count();
        there <= usize::from(rules.constants().most_in_hex)
    }

    /// At first nobody has closed in on anybody: a hex is shared with an enemy, and by nobody who
    /// rides or is ridden but with each other (REA-301).
    fn may_begin(&self, world: &World, figure: FigureId) -> bool {
        self.shares(world, figure) && BookView::new(world).begins_apart(figure)
    }

    fn is_of_shape(&self, world: &World, figure: FigureId, _shape: Shape) -> bool {
        BookView::new(world).is_mount(figure)
    }

    fn may_bind(&self, world: &World, bond: Bond) -> Result<(), &'static str> {
        let rules = BookView::new(world);
        match bond.kind {
            RIDES => may_ride(rules.is_mount(bond.from), rules.is_mount(bond.to)),
            _ => Ok(()),
        }
    }

    fn arc_of(&self, world: &World, _figure: FigureId, relative: u8) -> Arc {
        BookView::new(world).arc(relative)
    }

    fn spots(&self, world: &World) -> Vec<String> {
        world.resource::<Tables>().spots.iter().map(|spot| spot.name.clone()).collect()
    }
}

/// Mounts have teeth and hooves to strike with, everybody else fists and feet (REA-113).
fn bare_hands_or_hooves(world: &mut World, entity: Entity) {
    let mount = world.get::<Bearing>(entity).is_some_and(|bearing| bearing.mount.is_some());
    let armoury = world.resource::<Armoury>();
    let own = |weapon: &Weapon| OF_MOUNTS.contains(&weapon.key.as_str()) == mount;
    let fits: Vec<bool> = armoury.weapons.iter().map(own).collect();
    if let Some(mut arms) = world.get_mut::<Arms>(entity) {
        let own = |item: &&Item| item.at != Place::Body || fits[usize::from(item.weapon.0)];
        let own: Arms = arms.items().filter(own).copied().collect();
        *arms = own;
    }
}

impl Appraisal for Reactions {
    riposte_kit::answers! {
        BookView;
        weighed: forecast::weighed,
        standing: cards::standing,
        expected_harm: forecast::expected_harm,
    }

    fn gives_up(&self, world: &World, choice: &Choice) -> f64 {
        let rules = BookView::new(world);
        let Some(decision) = rules.table.decision() else { return 0.0 };
        let figure = choice.actor.unwrap_or(decision.figure);
        match choice.verb {
            MOVE | FOLLOW | TURN => outlook::waits(rules, figure) + worth::held(rules, figure),
            _ => 0.0,
        }
    }

    fn brings(&self, world: &World, choice: &Choice) -> Option<f64> {
        let rules = BookView::new(world);
        let figure = rules.table.decision()?.figure;
        ACTIONS.find(choice.verb)?.brings(rules, figure, choice)
    }

    fn gains(&self, world: &World, choice: &Choice) -> f64 {
        match choice.verb {
            LOAD | SET_AIM => self.brings(world, choice).unwrap_or(0.0),
            _ => 0.0,
        }
    }
}
