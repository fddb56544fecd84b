//! The rulebook as the table knows it.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_kit::action::Actions;
use riposte_kit::change::init_figure;
use riposte_rules::appraisal::{Appraisal, Horizon};
use riposte_rules::battle::{RegisterState, Resolve, RulesSet};
use riposte_rules::board::{Arc, Terrain};
use riposte_rules::data::{Armoury, DataError, FigureSpawn, Library};
use riposte_rules::decision::{Choice, Closed, Decision, Verb, VerbGroup};
use riposte_rules::figure::{BondInfo, FigureId, Grips, WeaponId};
use riposte_rules::rulebook::{Cover, Learning, Of, Pool, Rulebook};
use riposte_rules::systems::PlaceRule;

use crate::appraisal::{appraise, outlook};
use crate::close::bonds;
use crate::equipment::handling;
use crate::fighter::{Fighter, build};
use crate::melee::wards::ANSWERS;
use crate::memory::{Bout, Second};
use crate::tables::Tables;
use crate::turn::acting::ACTING;
use crate::turn::declaring::AT_ONCE;
use crate::turn::each_second;
use crate::turn::maneuvers::MANEUVERS;
use crate::view::{Book, BookView};
use crate::words::{Q_ACT, Q_DEFEND, Q_MANEUVER, QUESTIONS, VERBS};
use crate::{buttons, cards, forecast, words};

/// The Maneuvers rulebook.
pub struct Maneuvers;

const KEY: &str = "maneuvers";

impl Rulebook for Maneuvers {
    riposte_kit::face! {
        KEY, "Maneuvers", Whole,
        "A turn is one second. The maneuver you choose rules what you may strike and how you may \
         defend until your next; feints, set-ups and ripostes win what strength alone does not."
    }

    fn cover(&self) -> Cover {
        Cover {
            icon: "fencer",
            line: "Second by second, with feints and set-ups.",
            learning: Learning::Much,
            time: "5 to 10 min",
        }
    }

    fn group(&self, verb: Verb) -> VerbGroup {
        words::group(verb)
    }

    fn plugin(&self, app: &mut App) {
        app.figure_state::<Fighter>("fighter", Some(KEY))
            .figure_state::<Grips>("grips", Some(KEY))
            .table_state::<Second>("second", Some(KEY))
            .table_state::<Bout>("bout", Some(KEY));
        app.add_systems(Resolve, each_second::run.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
    }

    fn load(&self, library: &Library, world: &mut World) -> Result<(), DataError> {
        let read = library.once(Tables::read)?;
        let (tables, armoury) = (*read).clone();
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
        init_figure(world, entity, |world, sheet, arms| {
            let (tables, armoury) = (world.resource::<Tables>(), world.resource::<Armoury>());
            let ids = (0..armoury.weapons.len()).map(|number| WeaponId(number as u16));
            let skills: Vec<&str> = ids.map(|id| tables.weapons.of(id).skill.as_str()).collect();
            let build = build(tables, &skills, sheet, spawn)?;
            Ok((Fighter::default(), handling::first_grips(armoury, arms), build))
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
        wording: buttons::button,
        forecast: forecast::forecast,
        closed: closed,
    }

    fn vitality(&self, world: &World, figure: FigureId) -> Vec<Pool> {
        let rules = BookView::new(world);
        vec![Pool::new("HP", rules.life(figure), rules.build(figure).ht)]
    }

    fn steps(&self, world: &World, ground: Terrain) -> Option<u16> {
        BookView::new(world).constants().movement.steps(ground)
    }

    fn bonds(&self) -> &'static [BondInfo] {
        bonds::BONDS
    }

    fn shares(&self, world: &World, figure: FigureId) -> bool {
        bonds::shares(BookView::new(world), figure)
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

/// What is not open to a figure in its turn or against a blow, and why.
fn closed(rules: BookView, decision: &Decision) -> Vec<Closed> {
    let of = |actions: &Actions<Book>| actions.closed(rules, decision.figure);
    match decision.question {
        Q_MANEUVER => [of(&MANEUVERS), of(&AT_ONCE)].concat(),
        Q_ACT => of(&ACTING),
        Q_DEFEND => of(&ANSWERS),
        _ => Vec::new(),
    }
}

impl Appraisal for Maneuvers {
    riposte_kit::answers! {
        BookView;
        weighed: forecast::weighed,
        standing: appraise::standing,
        expected_harm: outlook::expected_harm,
        gains: appraise::gains,
        leaves_time: appraise::leaves_time,
    }

    fn brings(&self, world: &World, choice: &Choice) -> Option<f64> {
        appraise::brings(BookView::new(world), choice)
    }

    /// A second is too short for a plan to bear fruit: what is set up in one is sprung in the next.
    fn horizon(&self) -> Horizon {
        Horizon::Rounds(2)
    }
}
