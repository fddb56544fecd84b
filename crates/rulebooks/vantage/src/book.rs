//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::{Appraisal, Horizon};
use riposte_rules::battle::{RegisterState, Resolve, RulesSet, Table};
use riposte_rules::board::{Hex, Terrain};
use riposte_rules::data::{DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Closed, Decision, Verb, VerbGroup};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{BondInfo, Engagement, FigureId};
use riposte_rules::rulebook::{Cover, Learning, Of, Rulebook};
use riposte_rules::systems::{PlaceRule, Room};

use crate::actions::ACTIONS;
use crate::fighter::{Fighter, build};
use crate::holds::BONDS;
use crate::step::Turn;
use crate::tables::Tables;
use crate::view::BookView;
use crate::words::{Q_ACT, QUESTIONS, VERBS};
use crate::{appraise, cards, edge, forecast, habit, turn, wording, words};

/// The Vantage rulebook.
pub struct Vantage;

const KEY: &str = "vantage";

impl Rulebook for Vantage {
    riposte_kit::face! {
        KEY, "Vantage", Whole,
        "Nobody may strike before an advantage is won. A hex is a place full of people; who has \
         strike or vantage on whom is all that counts in it, and evading takes it away."
    }

    fn cover(&self) -> Cover {
        Cover {
            icon: "fist",
            line: "Win an advantage before you may strike.",
            learning: Learning::Little,
            time: "5 to 15 min",
        }
    }

    fn group(&self, verb: Verb) -> VerbGroup {
        words::group(verb)
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY)).table_state::<Turn>("step", Some(KEY));
        let of = Of(KEY);
        app.add_systems(Resolve, turn::run.in_set(RulesSet::Manoeuvre).in_set(of));
        app.add_systems(Resolve, engage.in_set(RulesSet::Engagement).in_set(of));
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
        signs: cards::signs,
        weapon_card: cards::weapon_card,
        wording: wording::button,
        forecast: forecast::forecast,
        vitality: cards::vitality,
        closed: closed,
    }

    fn exchange(&self, _world: &World) -> Vec<LinkView> {
        Vec::new()
    }

    fn faces(&self) -> bool {
        false
    }

    fn steps(&self, world: &World, ground: Terrain) -> Option<u16> {
        let barred = &BookView::new(world).constants().impassable;
        (ground != Terrain::Wall && !barred.contains(&ground)).then_some(1)
    }

    fn bonds(&self) -> &'static [BondInfo] {
        BONDS
    }

    fn room(&self, world: &World, mover: FigureId, hex: Hex) -> Room {
        let view = BookView::new(world);
        let ground = view.table.board().terrain(hex);
        match ground.is_some_and(|ground| view.constants().impassable.contains(&ground)) {
            true => Room::None,
            false => world.resource::<PlaceRule>().room(view.table, mover, hex),
        }
    }

    fn spots(&self, _world: &World) -> Vec<String> {
        vec!["body".into()]
    }
}

impl Appraisal for Vantage {
    riposte_kit::answers! {
        BookView;
        weighed: forecast::weighed,
        standing: appraise::standing,
        gains: appraise::gains,
    }

    fn expected_harm(&self, world: &World, by: FigureId, at: FigureId, _behind: bool) -> f64 {
        edge::expected_harm(BookView::new(world), by, at)
    }

    fn brings(&self, world: &World, choice: &Choice) -> Option<f64> {
        appraise::brings(BookView::new(world), choice)
    }

    fn horizon(&self) -> Horizon {
        Horizon::Phase
    }

    fn has_habits(&self) -> bool {
        true
    }

    fn habit(&self, world: &World) -> Option<Choice> {
        habit::habit(BookView::new(world))
    }
}

/// What is not open to a figure that acts, and why.
fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    match decision.question {
        Q_ACT => ACTIONS.closed(view, decision.figure),
        _ => Vec::new(),
    }
}

/// Engaged is on whom somebody has strike or vantage: to be in one hex is not enough (VAN-301).
fn engage(world: &mut World) {
    let table = Table::new(world);
    let figures: Vec<FigureId> = table.figures().collect();
    let mut bound = vec![Engagement::default(); figures.len()];
    for bond in table.bonds() {
        bound[bond.from.index()].threatens.insert(bond.to);
        bound[bond.to.index()].threatened_by.insert(bond.from);
    }
    for (figure, engagement) in figures.into_iter().zip(bound) {
        let entity = Table::new(world).entity(figure);
        if let Some(mut known) = world.get_mut::<Engagement>(entity) {
            known.set_if_neq(engagement);
        }
    }
}
