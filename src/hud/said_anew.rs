//! Another language is spoken: the log of the battle is told anew in it, and what is asked is asked
//! anew. What happened keeps its words, so that the battle is played once more out of sight, from its
//! record. Of a lesson there is none: its log stays as it was told.

use bevy::prelude::*;
use riposte_record::Record;
use riposte_rules::battle::{Table, on_table};
use riposte_rules::data::Library;
use riposte_rules::rulebook::Shelf;
use riposte_words::{Language, spoken};

use super::{Hint, Picking};
use crate::battle_log::{BattleLog, Bookmark};
use crate::driver::{PendingPrompt, mark_anew};
use crate::records::{Recording, Replay, Timeline};

/// Says anew what was said in another language before.
pub(super) fn follow(world: &mut World, mut last: Local<Option<Language>>) {
    let now = spoken();
    let before = last.replace(now);
    if before.is_none_or(|before| before == now) || !on_table(world) {
        return;
    }
    tell(world);
    world.insert_resource(Hint::default());
    let Some(mut prompt) = world.resource_mut::<PendingPrompt>().0.take() else { return };
    prompt.say_anew(Table::new(world));
    world.resource_mut::<PendingPrompt>().0 = Some(prompt);
}

/// Tells the log anew, as far as the battle is.
fn tell(world: &mut World) {
    let Some(record) = world.resource::<Recording>().record.clone() else { return };
    let watched = world.get_resource::<Replay>().map(|replay| replay.at);
    let steps = watched.unwrap_or(record.steps.len());
    let Some((log, marks)) = told(world, &record, steps) else { return };
    world.insert_resource(log);
    world.resource_mut::<Picking>().log.unfolded.clear();
    mark_anew(world, &marks);
    if watched.is_some() {
        let (shelf, library) = (world.resource::<Shelf>(), world.resource::<Library>());
        let Ok(timeline) = Timeline::of(&record, shelf, library) else { return };
        world.resource_mut::<Replay>().timeline = timeline;
    }
}

/// The log of the first choices of a record, and the moment of it before each of them and at the end;
/// `None` where the battle goes another way.
fn told(world: &World, record: &Record, steps: usize) -> Option<(BattleLog, Vec<Bookmark>)> {
    let laid = record.deal.set_up(world.resource::<Shelf>(), world.resource::<Library>());
    let mut battle = laid.ok()?;
    let (mut log, mut marks) = (BattleLog::default(), Vec::new());
    for step in 0..=steps {
        let events = battle.drain_events();
        log.record(battle.table(), &events);
        marks.push(log.mark());
        if step < steps {
            record.play(battle.world_mut(), step).ok()?;
        }
    }
    Some((log, marks))
}

#[cfg(test)]
mod tests {
    use riposte_record::Deal;
    use riposte_rules::data::Scenario;

    use super::*;

    #[test]
    fn what_is_told_anew_is_the_whole_log_with_a_moment_before_each_choice() {
        let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
        let laid = Scenario::shipped(&library, "duel").and_then(|scenario| {
            let deal = Deal::new(&library, &scenario, Some(3), &[]);
            let battle = deal.set_up(&shelf, &library)?;
            Ok((Record::begin(deal, battle.world()), battle))
        });
        let (mut record, mut battle) = laid.unwrap_or_else(|error| panic!("{error}"));
        let mut log = BattleLog::default();
        for _ in 0..20 {
            let events = battle.drain_events();
            log.record(battle.table(), &events);
            let Some(choice) = battle.decision().map(|decision| decision.default) else { break };
            assert!(record.submit(&mut battle, choice).is_ok());
        }
        let events = battle.drain_events();
        log.record(battle.table(), &events);
        let mut world = World::new();
        world.insert_resource(shelf);
        world.insert_resource(library);
        let Some((anew, marks)) = told(&world, &record, record.steps.len()) else {
            panic!("it goes another way");
        };
        assert_eq!(anew.lines, log.lines);
        assert_eq!(marks.len(), record.steps.len() + 1);
    }
}
