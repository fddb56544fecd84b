//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::Appraisal;
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::data::{DataError, FigureSpawn, Library};
use riposte_rules::exchange::LinkView;
use riposte_rules::rulebook::{Of, Rulebook};

use crate::fighter::{Fighter, build};
use crate::tables::Tables;
use crate::turn::Turn;
use crate::view::BookView;
use crate::words::{QUESTIONS, VERBS};
use crate::{cards, turn, wording};

/// The rulebook.
pub struct Frame;

const KEY: &str = "frame";

impl Rulebook for Frame {
    riposte_kit::face! { KEY, "Frame", Whole, "Everybody may turn about; nobody can be hurt yet." }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY)).table_state::<Turn>("turn", Some(KEY));
        app.add_systems(Resolve, turn::run.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let read = library.once(Tables::read)?;
        let (tables, armoury) = (*read).clone();
        world.insert_resource(tables.constants.reach.clone());
        world.insert_resource(tables.constants.place);
        world.insert_resource(tables);
        world.insert_resource(armoury);
        world.insert_resource(Turn::default());
        Ok(())
    }

    fn init_figure(
        &self,
        world: &mut World,
        entity: Entity,
        spawn: &FigureSpawn,
    ) -> Result<(), DataError> {
        init_figure(world, entity, |world, sheet, _| {
            build(world.resource::<Tables>(), sheet, spawn)
        })
    }

    riposte_kit::answers! {
        BookView;
        phases: cards::phases,
        turn_order: cards::turn_order,
        card: cards::card,
        vitality: cards::vitality,
        weapon_card: cards::weapon_card,
        wording: wording::button,
        forecast: wording::forecast,
        closed: wording::closed,
    }

    fn exchange(&self, _world: &World) -> Vec<LinkView> {
        Vec::new()
    }

    fn spots(&self, _world: &World) -> Vec<String> {
        vec!["body".into()]
    }
}

// What computer players ask: the table's own answers will do until there are blows.
impl Appraisal for Frame {}
