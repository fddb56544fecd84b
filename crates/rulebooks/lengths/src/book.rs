//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::bonds::may_ride;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::Appraisal;
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::{Arc, Terrain};
use riposte_rules::data::{Armoury, DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Closed, Decision, Verb, VerbGroup};
use riposte_rules::figure::{Bond, BondInfo, FigureId, Shape};
use riposte_rules::rulebook::{Cover, Learning, Of, Rulebook};
use riposte_rules::systems::add_exchange;

use crate::actions::ACTIONS;
use crate::appraisal::{dangers, hands, worth};
use crate::build::build;
use crate::fighter::Fighter;
use crate::holds::prizes::PRIZES;
use crate::memory::{Bout, Memory};
use crate::tables::Tables;
use crate::turn::meeting::ANSWERS;
use crate::turn::stages;
use crate::turn::step::Turn;
use crate::view::BookView;
use crate::words::{
    BONDS, Q_ACT, Q_ANSWER, Q_THEN, Q_WIN, QUESTIONS, RIDES, V_RUN, V_VIA, V_WAY, VERBS,
};
use crate::{cards, forecast, wording, words};

/// The Lengths rulebook.
pub struct Lengths;

const KEY: &str = "lengths";

impl Rulebook for Lengths {
    riposte_kit::face! {
        KEY, "Lengths", Whole,
        "One die of twenty against an armour class. The longer weapon keeps you off, and whoever \
         has not acted yet may strike back first, defend, or hold until it counts."
    }

    fn cover(&self) -> Cover {
        Cover {
            icon: "spears",
            line: "Long weapons, and the right moment to act.",
            learning: Learning::Some,
            time: "5 to 10 min",
        }
    }

    fn group(&self, verb: Verb) -> VerbGroup {
        words::group(verb)
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY)).table_state::<Turn>("turn", Some(KEY));
        app.add_systems(Resolve, stages::manoeuvre.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
        add_exchange::<Memory>(app, KEY);
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let read = library.once(Tables::read)?;
        let (tables, armoury) = (*read).clone();
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

    riposte_kit::answers! {
        BookView;
        phases: cards::phases,
        turn_order: cards::turn_order,
        card: cards::card,
        signs: cards::signs,
        weapon_card: cards::weapon_card,
        exchange: cards::exchange,
        wording: wording::button,
        forecast: forecast::forecast,
        vitality: cards::vitality,
        closed: closed,
    }

    fn faces(&self) -> bool {
        false
    }

    fn steps(&self, world: &World, ground: Terrain) -> Option<u16> {
        BookView::new(world).constants().price_of(ground)
    }

    fn bonds(&self) -> &'static [BondInfo] {
        BONDS
    }

    fn counts(&self, world: &World, figure: FigureId) -> bool {
        !BookView::new(world).is_mount(figure)
    }

    fn is_of_shape(&self, _world: &World, _figure: FigureId, _shape: Shape) -> bool {
        true
    }

    fn may_bind(&self, world: &World, bond: Bond) -> Result<(), &'static str> {
        let view = BookView::new(world);
        match bond.kind {
            RIDES => may_ride(view.is_mount(bond.from), view.is_mount(bond.to)),
            _ => Ok(()),
        }
    }

    fn arc_of(&self, _world: &World, _figure: FigureId, _relative: u8) -> Arc {
        Arc::Front
    }

    fn spots(&self, _world: &World) -> Vec<String> {
        vec!["body".into()]
    }
}

impl Appraisal for Lengths {
    riposte_kit::answers! {
        BookView;
        weighed: forecast::weighed,
        standing: worth::standing,
        afar: dangers::afar,
        comes: dangers::comes,
    }

    fn expected_harm(&self, world: &World, by: FigureId, at: FigureId, _behind: bool) -> f64 {
        dangers::expected_harm(BookView::new(world), by, at)
    }

    fn guise(&self, world: &World, figure: FigureId) -> u64 {
        worth::guise(BookView::new(world), figure)
    }

    fn brings(&self, world: &World, choice: &Choice) -> Option<f64> {
        hands::brings(BookView::new(world), choice)
    }

    fn plans(&self, _world: &World, choice: &Choice) -> bool {
        matches!(choice.verb, V_WAY | V_VIA)
    }

    fn leaves_time(&self, world: &World, choice: &Choice) -> bool {
        let view = BookView::new(world);
        let asked = view.table.decision().map(|decision| decision.figure);
        choice.verb != V_RUN || asked.is_some_and(|figure| view.rides(figure))
    }
}

/// What is not open to a figure, and why.
fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    let figure = decision.figure;
    let mut closed: Vec<Closed> = match decision.question {
        Q_ACT | Q_THEN => return ACTIONS.closed(view, figure),
        Q_WIN => return PRIZES.closed(view, figure),
        Q_ANSWER => ANSWERS.closed(view, figure),
        _ => Vec::new(),
    };
    // A blow at the one who wrestles may be closed, and one at another open.
    closed.retain(|it| decision.choices.iter().all(|choice| choice.verb != it.verb));
    closed
}
