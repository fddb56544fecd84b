//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_rules::battle::{Resolve, RulesSet};
use riposte_rules::data::{DataError, Library, Muster};
use riposte_rules::decision::*;
use riposte_rules::exchange::LinkView;
use riposte_rules::prelude::*;
use riposte_rules::roll::Scale;
use riposte_rules::rulebook::*;

use crate::tables::Tables;
use crate::words::*;

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
        app.add_systems(Resolve, stub.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let (tables, armoury) = Tables::read(library)?;
        world.insert_resource(tables.law.reach.clone());
        world.insert_resource(tables);
        world.insert_resource(armoury);
        Ok(())
    }

    fn muster(&self, _: &mut World, _: Entity, _: &Muster) -> Result<(), DataError> {
        Ok(())
    }

    fn phases(&self, _: &World) -> Vec<PhaseMark> {
        Vec::new()
    }

    fn ribbon(&self, _: &World) -> Vec<RibbonMark> {
        Vec::new()
    }

    fn card(&self, _: &World, _: FigureId) -> Vec<Fact> {
        Vec::new()
    }

    fn weapon_card(&self, _: &World, _: riposte_rules::figure::WeaponId) -> Vec<Fact> {
        Vec::new()
    }

    fn exchange(&self, _: &World) -> Vec<LinkView> {
        Vec::new()
    }

    fn wording(&self, _: &World, _: &Choice) -> String {
        String::new()
    }

    fn forecast(&self, _: &World, _: &Choice) -> Forecast {
        Forecast::default()
    }

    fn closed(&self, _: &World) -> Vec<Closed> {
        Vec::new()
    }

    fn standing(&self, _: &World, _: FigureId) -> Standing {
        Standing::default()
    }

    fn spots(&self, world: &World) -> Vec<String> {
        world.resource::<Tables>().spots.iter().map(|spot| spot.name.clone()).collect()
    }
}

fn stub(world: &mut World) {
    let mut pending = world.resource_mut::<Pending>();
    pending.take(Q_ACT);
    let done = Choice::plain(DONE);
    pending.ask(
        Side(0),
        FigureId(0),
        Q_ACT,
        Asking { choices: vec![done], decline: done, default: done },
    );
}
