//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::{Appraisal, Standing};
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::Arc;
use riposte_rules::data::{Armoury, DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Closed, Forecast, QuestionInfo, VerbInfo};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{BondInfo, FigureId, WeaponId};
use riposte_rules::roll::Scale;
use riposte_rules::rulebook::{Fact, Of, PhaseMark, Pool, Rulebook, Sign, TurnOrderEntry};
use riposte_rules::systems::add_exchange;

use crate::build::build;
use crate::fighter::Fighter;
use crate::memory::{Bout, Memory};
use crate::tables::Tables;
use crate::turn::Turn;
use crate::view::BookView;
use crate::words::{BONDS, QUESTIONS, V_RUN, VERBS};
use crate::{cards, closed, forecast, stages, wording};

/// The Lengths rulebook.
pub struct Lengths;

const KEY: &str = "lengths";

impl Rulebook for Lengths {
    fn key(&self) -> &'static str {
        KEY
    }

    fn name(&self) -> &'static str {
        "Lengths"
    }

    fn blurb(&self) -> &'static str {
        "One die of twenty against an armour class. The longer weapon keeps you off, and whoever \
         has not acted yet may strike back first, defend, or hold until it counts."
    }

    fn scale(&self) -> Scale {
        Scale::Whole
    }

    fn verbs(&self) -> &'static [VerbInfo] {
        VERBS
    }

    fn questions(&self) -> &'static [QuestionInfo] {
        QUESTIONS
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY)).table_state::<Turn>("turn", Some(KEY));
        app.add_systems(Resolve, stages::manoeuvre.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
        add_exchange::<Memory>(app, KEY);
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let (tables, armoury) = Tables::read(library)?;
        world.insert_resource(tables.constants.reach.clone());
        world.insert_resource(tables.constants.places);
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
            let (tables, armoury) = (world.resource::<Tables>(), world.resource::<Armoury>());
            Ok((Fighter::default(), build(tables, armoury, sheet, arms, spawn)?))
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

    fn signs(&self, world: &World, figure: FigureId) -> Vec<Sign> {
        cards::signs(BookView::new(world), figure)
    }

    fn weapon_card(&self, world: &World, weapon: WeaponId) -> Vec<Fact> {
        cards::weapon_card(BookView::new(world), weapon)
    }

    fn exchange(&self, world: &World) -> Vec<LinkView> {
        cards::exchange(BookView::new(world))
    }

    fn wording(&self, world: &World, choice: &Choice) -> String {
        wording::button(BookView::new(world), choice)
    }

    fn forecast(&self, world: &World, choice: &Choice) -> Forecast {
        forecast::forecast(BookView::new(world), choice)
    }

    fn closed(&self, world: &World) -> Vec<Closed> {
        let view = BookView::new(world);
        view.table.decision().map(|decision| closed::closed(view, decision)).unwrap_or_default()
    }

    fn faces(&self) -> bool {
        false
    }

    fn bonds(&self) -> &'static [BondInfo] {
        BONDS
    }

    fn vitality(&self, world: &World, figure: FigureId) -> Vec<Pool> {
        cards::vitality(BookView::new(world), figure)
    }

    fn arc_of(&self, _world: &World, _figure: FigureId, _relative: u8) -> Arc {
        Arc::Front
    }

    fn spots(&self, _world: &World) -> Vec<String> {
        vec!["body".into()]
    }
}

impl Appraisal for Lengths {
    fn standing(&self, world: &World, figure: FigureId) -> Standing {
        cards::standing(BookView::new(world), figure)
    }

    fn expected_harm(&self, world: &World, by: FigureId, at: FigureId, _behind: bool) -> f64 {
        forecast::expected_harm(BookView::new(world), by, at)
    }

    fn leaves_time(&self, _world: &World, choice: &Choice) -> bool {
        choice.verb != V_RUN
    }

    fn afar(&self, world: &World, figure: FigureId) -> u32 {
        forecast::afar(BookView::new(world), figure)
    }

    fn comes(&self, world: &World, figure: FigureId) -> u32 {
        forecast::comes(BookView::new(world), figure)
    }
}
