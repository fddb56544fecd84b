//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_rules::appraisal::{Appraisal, Horizon, Standing};
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::Arc;
use riposte_rules::data::{Armoury, DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Closed, Forecast, QuestionInfo, VerbInfo};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{FigureId, Sheet, WeaponId};
use riposte_rules::roll::Scale;
use riposte_rules::rulebook::{Fact, Of, PhaseMark, Pool, Rulebook, Sign, TurnOrderEntry};
use riposte_rules::systems::PlaceRule;

use crate::fighter::{Fighter, build};
use crate::memory::{Bout, Second};
use crate::tables::Tables;
use crate::view::BookView;
use crate::words::{QUESTIONS, VERBS};
use crate::{cards, declare, forecast, second, wording};

/// The Maneuvers rulebook.
pub struct Maneuvers;

const KEY: &str = "maneuvers";

impl Rulebook for Maneuvers {
    fn key(&self) -> &'static str {
        KEY
    }

    fn name(&self) -> &'static str {
        "Maneuvers"
    }

    fn blurb(&self) -> &'static str {
        "A turn is one second. The maneuver you choose rules what you may strike and how you may \
         defend until your next; feints, set-ups and ripostes win what strength alone does not."
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
        app.figure_state::<Fighter>("fighter", Some(KEY))
            .table_state::<Second>("second", Some(KEY))
            .table_state::<Bout>("bout", Some(KEY));
        app.add_systems(Resolve, second::run.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let (tables, armoury) = Tables::read(library)?;
        world.insert_resource(tables.constants.reach.clone());
        world.insert_resource(PlaceRule::default());
        world.insert_resource(tables);
        world.insert_resource(armoury);
        world.insert_resource(Second::default());
        world.insert_resource(Bout::default());
        Ok(())
    }

    fn init_figure(
        &self,
        world: &mut World,
        entity: Entity,
        spawn: &FigureSpawn,
    ) -> Result<(), DataError> {
        let (tables, armoury) = (world.resource::<Tables>(), world.resource::<Armoury>());
        let ids = (0..armoury.weapons.len()).map(|number| WeaponId(number as u16));
        let skills: Vec<&str> = ids.map(|id| tables.weapons.of(id).skill.as_str()).collect();
        let nobody = Sheet::default();
        let sheet = world.get::<Sheet>(entity).unwrap_or(&nobody);
        let build = build(tables, &skills, sheet, spawn)?;
        world.entity_mut(entity).insert((Fighter::default(), build));
        Ok(())
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
        let rules = BookView::new(world);
        rules.table.decision().map(|decision| declare::closed(rules, decision)).unwrap_or_default()
    }

    fn vitality(&self, world: &World, figure: FigureId) -> Vec<Pool> {
        let rules = BookView::new(world);
        vec![Pool { name: "HP".into(), left: rules.life(figure), of: rules.build(figure).ht }]
    }

    /// Front, the two sides of it, the two sides behind, the back (MAN-131).
    fn arc_of(&self, _: &World, _: FigureId, relative: u8) -> Arc {
        match relative {
            0 | 1 | 5 => Arc::Front,
            3 => Arc::Rear,
            _ => Arc::Side,
        }
    }

    fn spots(&self, world: &World) -> Vec<String> {
        let tables = world.get_resource::<Tables>();
        tables.map_or_else(Vec::new, |it| it.spots.iter().map(|row| row.key.clone()).collect())
    }
}

impl Appraisal for Maneuvers {
    fn standing(&self, world: &World, figure: FigureId) -> Standing {
        cards::standing(BookView::new(world), figure)
    }

    fn expected_harm(&self, world: &World, by: FigureId, at: FigureId, behind: bool) -> f64 {
        forecast::expected_harm(BookView::new(world), by, at, behind)
    }

    fn gains(&self, world: &World, choice: &Choice) -> f64 {
        forecast::gains(BookView::new(world), choice)
    }

    fn leaves_time(&self, world: &World, choice: &Choice) -> bool {
        forecast::leaves_time(BookView::new(world), choice)
    }

    /// A second is too short for a plan to bear fruit.
    fn horizon(&self) -> Horizon {
        Horizon::Decisions(4)
    }
}
