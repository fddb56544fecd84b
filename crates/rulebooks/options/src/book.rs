//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::Appraisal;
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::{Arc, Hex, Terrain};
use riposte_rules::data::{Armoury, DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Verb, VerbGroup};
use riposte_rules::figure::{BondInfo, Engagement, FigureId};
use riposte_rules::rulebook::{Cover, Learning, Of, Pool, Rulebook};
use riposte_rules::systems::Room;

use crate::bonds::BONDS;
use crate::combatant::{Combatant, build};
use crate::spells::Spells;
use crate::step::Turn;
use crate::tables::Tables;
use crate::under_way::UnderWay;
use crate::view::BookView;
use crate::ways::Known;
use crate::words::{QUESTIONS, VERBS};
use crate::{
    appraisal, cards, casting, changing, choices, closed, forecast, melee, movement, stances, turn,
    wording, words,
};

/// The Options rulebook.
pub struct Options;

const KEY: &str = "options";

impl Rulebook for Options {
    riposte_kit::face! {
        KEY, "Options", Whole,
        "Both sides move, then everybody takes one option, the quickest first: what is open \
         depends on how far you moved, who engages you and how you stand."
    }

    fn cover(&self) -> Cover {
        Cover {
            icon: "flag",
            line: "Move, then do one thing, the quickest first.",
            learning: Learning::Little,
            time: "5 to 10 min",
        }
    }

    fn group(&self, verb: Verb) -> VerbGroup {
        words::group(verb)
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Combatant>("combatant", Some(KEY))
            .table_state::<Turn>("step", Some(KEY))
            .table_state::<UnderWay>("exchange", Some(KEY))
            .table_state::<Spells>("spells", Some(KEY));
        let of = Of(KEY);
        app.add_systems(Resolve, turn::run.in_set(RulesSet::Manoeuvre).in_set(of));
        app.add_systems(Resolve, engage.in_set(RulesSet::Engagement).in_set(of));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let read = library.once(Tables::read)?;
        let (tables, armoury) = (*read).clone();
        world.insert_resource(tables.constants.reach.clone());
        world.insert_resource(tables);
        world.insert_resource(armoury);
        world.insert_resource(Turn::default());
        world.insert_resource(UnderWay::default());
        world.insert_resource(Spells::default());
        world.insert_resource(Known::default());
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
            Ok((Combatant::default(), build(tables, armoury, sheet, arms, spawn)?))
        })
    }

    riposte_kit::answers! {
        BookView;
        phases: cards::phases,
        turn_order: cards::turn_order,
        card: cards::card,
        signs: cards::signs,
        weapon_card: cards::weapon_card,
        exchange: wording::exchange,
        wording: wording::button,
        asks: changing::asks,
        useful: choices::useful,
        forecast: forecast::forecast,
        closed: closed::closed,
    }

    fn vitality(&self, world: &World, figure: FigureId) -> Vec<Pool> {
        let rules = BookView::new(world);
        let (left, of) = (rules.strength(figure), rules.build(figure).st);
        vec![Pool { name: "ST".into(), left, of }]
    }

    fn room(&self, world: &World, mover: FigureId, hex: Hex) -> Room {
        if BookView::new(world).taken(mover, hex) { Room::None } else { Room::Stand }
    }

    fn steps(&self, world: &World, ground: Terrain) -> Option<u16> {
        BookView::new(world).constants().price_of(ground)
    }

    fn bonds(&self) -> &'static [BondInfo] {
        BONDS
    }

    /// Two do not stand in one hex; those who lie may be stood over and fought with.
    fn shares(&self, world: &World, figure: FigureId) -> bool {
        let rules = BookView::new(world);
        rules.table.posture(figure).down() || !rules.stood_over(figure)
    }

    fn arc_of(&self, world: &World, figure: FigureId, relative: u8) -> Arc {
        BookView::new(world).arc_of(figure, relative)
    }

    fn spots(&self, _world: &World) -> Vec<String> {
        vec!["body".into()]
    }
}

impl Appraisal for Options {
    riposte_kit::answers! {
        BookView;
        weighed: forecast::weighed,
        standing: appraisal::standing,
        expected_harm: melee::forecast::expected_harm,
        leaves_time: movement::leaves_time,
        afar: casting::choices::casts_from,
        comes: movement::comes,
    }

    fn guise(&self, world: &World, figure: FigureId) -> u64 {
        appraisal::guise(BookView::new(world), figure)
    }

    fn brings(&self, world: &World, choice: &Choice) -> Option<f64> {
        stances::brings(BookView::new(world), choice)
    }
}

/// Engagement in this rulebook is narrower than reach: one hex, by armed enemies who are up
/// and not in a scuffle (OPT-311 to OPT-314).
fn engage(world: &mut World) {
    let rules = BookView::new(world);
    let table = rules.table;
    let figures: Vec<FigureId> = table.figures().collect();
    let mut bound: Vec<Engagement> = vec![Engagement::default(); figures.len()];
    let placed = |figure: FigureId| (figure, table.side(figure), table.hex(figure));
    let free = |figure: &FigureId| !rules.grappled(*figure);
    let open: Vec<_> = table.active_figures().filter(free).map(placed).collect();
    for (foe, side, at) in open.iter().copied().filter(|(foe, ..)| rules.engages(*foe)) {
        let facing = table.facing(foe);
        for (figure, theirs, hex) in open.iter().copied() {
            if theirs != side && rules.faces(at, facing, hex) {
                bound[figure.index()].threatened_by.insert(foe);
                bound[foe.index()].threatens.insert(figure);
            }
        }
    }
    for (figure, engagement) in figures.into_iter().zip(bound) {
        let entity = BookView::new(world).table.entity(figure);
        if let Some(mut known) = world.get_mut::<Engagement>(entity) {
            known.set_if_neq(engagement);
        }
    }
}
