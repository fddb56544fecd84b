//! Laying the table: from a scenario to figures on a board.

use bevy_app::{App, Plugin};
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::SingleThreadedExecutor;
use riposte_words::{phrase, say};

use super::advance::{Of, Resolve, RulesSet, advance};
use super::bind::bind;
use super::carried::arms;
use super::outcome::{Ending, TurnNumber, judge};
use super::position::{Flaw, flaws, shared};
use super::state::RegisterState;
use super::table::{Figures, Table};
use super::trail::{Trail, heed_dice};
use crate::board::{Board, Facing, Hex, hex_name};
use crate::data::{Armoury, DataError, FigureSpawn, Library, Scenario};
use crate::decision::Pending;
use crate::event::Journal;
use crate::figure::{
    Arms, Bond, BondKind, Bonds, Dropped, Engagement, FigureId, Harm, Life, Position, Posture,
    Sheet, Threat,
};
use crate::roll::{Dice, Scale};
use crate::rulebook::{Playing, Shelf, playing};
use crate::systems::{self, PlaceRule, Room};
use crate::tell;

/// The rules as a plugin: the same in the game, in tools and in tests.
#[derive(Clone)]
pub struct RulesPlugin {
    /// The rulebooks to have at hand.
    pub shelf: Shelf,
}

impl Plugin for RulesPlugin {
    fn build(&self, app: &mut App) {
        self.plug_in(app, |_| true);
    }
}

impl RulesPlugin {
    /// Puts the table into an App with the systems of one rulebook only: a battle that is laid
    /// once needs no others.
    pub(super) fn plug_in_one(&self, app: &mut App, book: &str) {
        self.plug_in(app, |key| key == book);
    }

    fn plug_in(&self, app: &mut App, wanted: impl Fn(&str) -> bool) {
        app.init_schedule(Resolve)
            .init_resource::<Journal>()
            .init_resource::<Board>()
            .init_resource::<Armoury>()
            .init_resource::<Figures>()
            .init_resource::<systems::ReachRule>()
            .init_resource::<PlaceRule>()
            .insert_resource(self.shelf.clone());
        register_state(app);
        app.edit_schedule(Resolve, |schedule| {
            use RulesSet::*;
            schedule.set_executor(SingleThreadedExecutor::new());
            schedule.configure_sets(
                (Manoeuvre, MovementCosts, ReachArcs, ReactionWindows, AttackResolution).chain(),
            );
            schedule.configure_sets((AttackResolution, Judge, Engagement).chain());
        });
        // Once more at the end: what a blow has moved must be right when something is asked.
        app.add_systems(Resolve, systems::update_reach.in_set(RulesSet::ReachArcs))
            .add_systems(Resolve, judge.in_set(RulesSet::Judge))
            .add_systems(Resolve, heed_dice.after(RulesSet::Engagement))
            .add_systems(
                Resolve,
                systems::update_reach.after(RulesSet::Judge).before(RulesSet::Engagement),
            );
        for book in self.shelf.0.iter().filter(|book| wanted(book.key())) {
            app.configure_sets(Resolve, Of(book.key()).run_if(playing(book.key())));
            book.plugin(app);
        }
    }
}

fn register_state(app: &mut App) {
    app.figure_state::<Position>("position", None)
        .figure_state::<Facing>("facing", None)
        .figure_state::<Posture>("posture", None)
        .figure_state::<Arms>("arms", None)
        .figure_state::<Harm>("harm", None)
        .figure_state::<Threat>("threat", None)
        .figure_state::<Engagement>("engagement", None)
        .table_state::<Dropped>("dropped", None)
        .table_state::<TurnNumber>("turn", None)
        .table_state::<Pending>("pending", None)
        .table_state::<Ending>("ending", None)
        .table_state::<Dice>("dice", None)
        .table_state::<Bonds>("bonds", None)
        .table_state::<Trail>("trail", None);
}

pub(super) fn set_up_unchecked(
    world: &mut World,
    library: &Library,
    scenario: &Scenario,
    dice: Dice,
) -> Result<(), DataError> {
    let shelf = world.resource::<Shelf>();
    let Some(book) = shelf.find(&scenario.rulebook) else {
        let key = &scenario.rulebook;
        let what = say!("there is no rulebook \"{key}\"", key);
        let error = scenario.source.error(key, 0, what);
        return Err(error.expecting_one_of(shelf.0.iter().map(|book| book.key())));
    };
    // What a book says nothing of is as usual, whatever the book before said.
    world.insert_resource(PlaceRule::default());
    world.insert_resource(systems::ReachRule::default());
    book.load(library, world)?;
    world.insert_resource(dice);
    world.insert_resource(scenario.board.clone());
    world.insert_resource(Dropped::default());
    world.insert_resource(Bonds::default());
    world.insert_resource(Trail::default());
    world.insert_resource(TurnNumber::default());
    world.insert_resource(Ending::default());
    world.insert_resource(Pending::default());
    world.resource_mut::<Figures>().0.clear();
    for (number, spawn) in (0..).zip(&scenario.figures) {
        let figure = spawn_figure(world, FigureId(number), spawn, book.scale())?;
        world.resource_mut::<Figures>().0.push(figure);
        book.init_figure(world, figure, spawn)?;
    }
    world.insert_resource(scenario.clone());
    world.insert_resource(Playing(book));
    world.resource_scope(|world, mut figures: Mut<Figures>| figures.refresh(world));
    begin_bonds(world, scenario)?;
    check_position(world)?;
    advance(world);
    match world.resource_mut::<Dice>().take_error() {
        Some(error) => Err(DataError::new(phrase("dice"), error.to_string())),
        None => Ok(()),
    }
}

/// Begins the bonds that the scenario asks for.
fn begin_bonds(world: &mut World, scenario: &Scenario) -> Result<(), DataError> {
    for (from, spawn) in (0..).map(FigureId).zip(&scenario.figures) {
        for (word, key) in &spawn.bonds {
            let wrong = |what: String| DataError::new(&scenario.source.file, what).at(spawn.line);
            let table = Table::new(world);
            let kinds = table.book().bonds();
            let Some(kind) = (0..).zip(kinds).find(|(_, info)| info.key == word) else {
                let error = wrong(say!("\"{word}\" is no bond of this rulebook", word));
                return Err(error.expecting_one_of(kinds.iter().map(|info| info.key)));
            };
            let Some(to) = table.find(key) else {
                let (figure, does) = (&spawn.key, phrase(kind.1.does));
                let what = say!("{figure} {does} \"{key}\", who is not there", figure, does, key);
                let error = wrong(what);
                return Err(error.expecting_one_of(scenario.figures.iter().map(|it| &it.key)));
            };
            let bond = Bond { from, kind: BondKind(kind.0), to };
            bind(world, bond).map_err(|unfit| {
                let table = Table::new(world);
                let (bond, why) = (tell::bond(table, bond), tell::unfit(table, unfit));
                wrong(say!("{bond} cannot be: {why}", bond, why))
            })?;
        }
    }
    Ok(())
}

/// Whether the position may be, as a battle begins: nothing stands in it that may not be in any
/// position, everybody begins where the book lets it begin, and a goal can be come to. Of those
/// who have no room the last is named, with the last who was there before.
fn check_position(world: &World) -> Result<(), DataError> {
    let table = Table::new(world);
    let book = table.book();
    let crowded = |figure: &FigureId| !book.may_begin(world, *figure);
    let crowd = table.active_figures().filter(crowded).map(|figure| shared(table, figure)).last();
    let wrong = flaws(table).into_iter().find(|flaw| !matches!(flaw, Flaw::Shares(..)));
    match wrong.or(crowd) {
        Some(flaw) => Err(flaw_error(table, flaw)),
        None => check_goal(table),
    }
}

/// A flaw as an error, at the line that puts the figure on the board or, where its roster is
/// wrong, at its entry there.
fn flaw_error(table: Table, flaw: Flaw) -> DataError {
    let (what, scenario) = (flaw.words(table), table.scenario());
    let spawn = scenario.figures.get(flaw.figure().index());
    let error = match (flaw, spawn) {
        (Flaw::Shape(_), Some(spawn)) => spawn.error(&spawn.entry.key, what),
        (_, spawn) => {
            let line = spawn.and_then(|spawn| spawn.line);
            DataError::new(&scenario.source.file, what).at(line)
        }
    };
    match flaw.expected(table) {
        none if none.is_empty() => error,
        expected => error.expecting(expected),
    }
}

/// Whether some figure of the side can stop in each hex of a goal in which nobody is.
fn check_goal(table: Table) -> Result<(), DataError> {
    let (world, scenario) = (table.world(), table.scenario());
    let Some(goal) = &scenario.goal else { return Ok(()) };
    let ours = || table.active_figures().filter(|figure| table.side(*figure) == goal.side);
    let open = |hex: &Hex| {
        let stands = |figure| table.book().room(world, figure, *hex) == Room::Stand;
        table.in_hex(*hex).next().is_some() || ours().next().is_none() || ours().any(stands)
    };
    match goal.hexes.iter().find(|hex| !open(hex)) {
        None => Ok(()),
        Some(hex) => {
            let hex = hex_name(*hex);
            let what = say!("nobody can stand in {hex}, which is a goal", hex);
            let error = scenario.source.error_at_field("goal", what);
            Err(error.expecting("hexes that can be entered"))
        }
    }
}

fn spawn_figure(
    world: &mut World,
    id: FigureId,
    spawn: &FigureSpawn,
    scale: Scale,
) -> Result<Entity, DataError> {
    let life = if spawn.reserve { Life::Gone } else { Life::Active };
    let components = (
        id,
        spawn.side,
        Position(spawn.hex),
        spawn.facing,
        Posture::default(),
        arms(world.resource::<Armoury>(), spawn)?,
        Harm { life, ..Harm::default() },
        Threat::default(),
        Engagement::default(),
        sheet(spawn, scale)?,
    );
    Ok(world.spawn(components).id())
}

fn sheet(spawn: &FigureSpawn, scale: Scale) -> Result<Sheet, DataError> {
    let mut sheet = Sheet {
        key: spawn.key.clone(),
        name: spawn.name.clone(),
        icon: spawn.entry.icon.clone(),
        armour: spawn.entry.armour.clone(),
        shape: spawn.entry.shape,
        ..Sheet::default()
    };
    for (name, number) in &spawn.entry.scores {
        if scale == Scale::Whole && number.halves % 2 != 0 {
            let figure = &spawn.entry.key;
            let what = say!("the score {name} of \"{figure}\" has a half", name, figure);
            return Err(spawn.error(name, what).expecting("whole numbers"));
        }
        sheet.scores.insert(name.clone(), number.halves * scale.pip() / 2);
    }
    Ok(sheet)
}

/// Clears the table: figures, scenario and rulebook in play.
pub fn clear(world: &mut World) {
    let figures = std::mem::take(&mut world.resource_mut::<Figures>().0);
    for figure in figures {
        world.despawn(figure);
    }
    world.remove_resource::<Scenario>();
    world.remove_resource::<Playing>();
    world.resource_mut::<Pending>().close();
    world.resource_mut::<Journal>().drain();
    world.insert_resource(Ending::default());
}

/// Whether a battle is on the table.
pub fn on_table(world: &World) -> bool {
    world.contains_resource::<Playing>()
}
