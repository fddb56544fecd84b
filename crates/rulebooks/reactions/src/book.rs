//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::{Appraisal, Standing};
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::Arc;
use riposte_rules::data::{DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Closed, Forecast, QuestionInfo, VerbInfo};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::roll::Scale;
use riposte_rules::rulebook::{Fact, Of, PhaseMark, Rulebook, TurnOrderEntry};
use riposte_rules::systems::{add_exchange, offer_window};

use crate::fighter::{Fighter, bearing};
use crate::memory::{Bout, Memory};
use crate::order::Turn;
use crate::tables::Tables;
use crate::view::BookView;
use crate::words::{QUESTIONS, VERBS};
use crate::{cards, choices, forecast, movement, stages};

/// The Reactions rulebook.
pub struct Reactions;

const KEY: &str = "reactions";

impl Rulebook for Reactions {
    fn key(&self) -> &'static str {
        KEY
    }

    fn name(&self) -> &'static str {
        "Reactions"
    }

    fn blurb(&self) -> &'static str {
        "Action points, and an answer to every blow: block, parry, dodge, riposte."
    }

    fn scale(&self) -> Scale {
        Scale::Half
    }

    fn verbs(&self) -> &'static [VerbInfo] {
        VERBS
    }

    fn questions(&self) -> &'static [QuestionInfo] {
        QUESTIONS
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY)).table_state::<Turn>("order", Some(KEY));
        add_exchange::<Memory>(app, KEY);
        let of = Of(KEY);
        app.add_systems(Resolve, stages::manoeuvre.in_set(RulesSet::Manoeuvre).in_set(of));
        let watch = movement::watch.before(offer_window::<Memory>);
        app.add_systems(Resolve, watch.in_set(RulesSet::ReactionWindows).in_set(of));
        let blows = stages::blows.in_set(RulesSet::AttackResolution);
        app.add_systems(Resolve, blows.in_set(of));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let (tables, armoury) = Tables::read(library)?;
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
            Ok((Fighter::default(), bearing))
        })
    }

    fn phases(&self, world: &World) -> Vec<PhaseMark> {
        cards::phases(BookView::new(world))
    }

    fn turn_order(&self, world: &World) -> Vec<TurnOrderEntry> {
        cards::turn_order(BookView::new(world))
    }

    fn card(&self, world: &World, figure: FigureId) -> Vec<Fact> {
        cards::card(BookView::new(world), figure)
    }

    fn weapon_card(&self, world: &World, weapon: WeaponId) -> Vec<Fact> {
        cards::weapon_card(BookView::new(world), weapon)
    }

    fn exchange(&self, world: &World) -> Vec<LinkView> {
        cards::exchange(BookView::new(world))
    }

    fn wording(&self, world: &World, choice: &Choice) -> String {
        cards::button(BookView::new(world), choice)
    }

    fn forecast(&self, world: &World, choice: &Choice) -> Forecast {
        forecast::forecast(BookView::new(world), choice)
    }

    fn closed(&self, world: &World) -> Vec<Closed> {
        let rules = BookView::new(world);
        rules.table.decision().map(|decision| choices::closed(rules, decision)).unwrap_or_default()
    }

    fn arc_of(&self, world: &World, _figure: FigureId, relative: u8) -> Arc {
        BookView::new(world).arc(relative)
    }

    fn spots(&self, world: &World) -> Vec<String> {
        world.resource::<Tables>().spots.iter().map(|spot| spot.name.clone()).collect()
    }
}

impl Appraisal for Reactions {
    fn standing(&self, world: &World, figure: FigureId) -> Standing {
        cards::standing(BookView::new(world), figure)
    }

    fn expected_harm(&self, world: &World, by: FigureId, at: FigureId, behind: bool) -> f64 {
        forecast::expected_harm(BookView::new(world), by, at, behind)
    }
}
