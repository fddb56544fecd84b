//! Computer players think between the frames.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use riposte_ai::Thought;
use riposte_rules::battle::{Ending, Table};
use riposte_rules::decision::{Choice, Pending, Refusal};
use riposte_rules::event::Journal;
use riposte_rules::figure::Side;

use super::answer::give;
use super::state::{Match, Play, Still};
use super::take_back::closed_by;
use crate::battle_log::BattleLog;
use crate::board::contract::Spotlight;
use crate::match_setup::{MatchSetup, Seat};

/// How long computer players may think in one frame; the rest of a sixtieth of a second is for
/// drawing.
pub(super) const SLICE: Duration = Duration::from_millis(12);
/// Where drawing takes longer than this, they think as long as it takes, or thinking would go by
/// the frame and not by the clock.
const SLOW: Duration = Duration::from_millis(25);
/// They never think longer at a stretch: what is pressed meanwhile has to wait for it.
const LONGEST: Duration = Duration::from_millis(60);
/// The part of a frame they may take while something is shown: it must not falter.
const AHEAD: u32 = 5;

/// How long computer players may think in this frame, if they thought so long in the last one, which
/// took so long in all.
pub(super) fn slice(frame: Duration, thought: Option<Duration>) -> Duration {
    let drawing = thought.map_or(Duration::ZERO, |thought| frame.saturating_sub(thought));
    if drawing > SLOW { drawing.min(LONGEST) } else { SLICE }
}

/// Lets a computer player decide for its side; true when it needs the next frame too.
pub(super) fn think(world: &mut World, side: Side) -> bool {
    world.insert_resource(Spotlight { deciding: None });
    let mut game = world.resource_mut::<Match>();
    game.play = Play::Thinking(side);
    if game.ready.is_none() && !ponder(world, side) {
        return true;
    }
    let Some((choice, reasons)) = world.resource_mut::<Match>().ready.take() else { return false };
    match explain_and_give(world, choice, &reasons) {
        Ok(()) => false,
        Err(refusal) => {
            error!("a computer player chose what is not legal: {refusal}");
            let decline = world.resource::<Pending>().decision().map(|asked| asked.decline);
            decline.is_none_or(|decline| carry_out(world, decline).is_err())
        }
    }
}

/// Carries out what a computer player chose. What a person answered before stays open to be taken back
/// as long as nothing came of it.
fn carry_out(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    let asked = world.resource::<Pending>().decision().cloned();
    give(world, choice)?;
    let events = world.resource::<Journal>().events();
    let closed = asked.and_then(|asked| closed_by(Table::new(world), &asked, &choice, events));
    if let Some(past) = closed {
        world.resource_mut::<Match>().forget(past);
    }
    Ok(())
}

/// Lets the computer player who is asked next think while the last choice is shown, for a part
/// of the frame.
pub(super) fn think_ahead(world: &mut World) {
    let Some(side) = world.resource::<Pending>().decision().map(|asked| asked.side) else { return };
    let computer = matches!(world.resource::<MatchSetup>().seat(side), Seat::Computer(_));
    let over = world.resource::<Ending>().0.is_some() || world.resource::<Still>().0;
    if !computer || over {
        return;
    }
    let frame = world.get_resource::<Time<Real>>().map(|time| time.delta()).unwrap_or_default();
    let until = Instant::now() + (frame / AHEAD).min(SLICE);
    while world.resource::<Match>().ready.is_none() && ponder(world, side) {
        if Instant::now() >= until {
            break;
        }
    }
}

/// One step of thinking of the player of a side, who may have chosen then; whether there is one.
fn ponder(world: &mut World, side: Side) -> bool {
    let mut game = world.resource_mut::<Match>();
    let begun = std::mem::replace(&mut game.thinking, true);
    let player = game.players.get_mut(side.index()).and_then(Option::take);
    let Some(mut player) = player else { return false };
    if !begun {
        player.begin(world);
    }
    let thought = player.think(world, 1);
    let mut game = world.resource_mut::<Match>();
    if let Thought::Chosen(choice, reasons) = thought {
        game.ready = Some((choice, reasons));
    }
    if let Some(seat) = game.players.get_mut(side.index()) {
        *seat = Some(player);
    }
    true
}

/// Writes down why a computer player chooses as it does, and lets it.
fn explain_and_give(world: &mut World, choice: Choice, reasons: &[String]) -> Result<(), Refusal> {
    world.resource_scope(|world, mut battle_log: Mut<BattleLog>| {
        battle_log.explain(Table::new(world), &choice, reasons);
    });
    carry_out(world, choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_goes_by_the_clock_where_drawing_is_slow() {
        let ms = Duration::from_millis;
        // Sixty frames a second, or the first frame after a rest: the usual time.
        assert_eq!(slice(ms(17), Some(SLICE)), SLICE);
        assert_eq!(slice(ms(9000), None), SLICE);
        // However long drawing takes, thinking has half of the time, up to a stretch that a press
        // can wait for; by the frame it would have a tenth and less.
        for drawing in [30, 40, 55] {
            let mut thought = SLICE;
            for _ in 0..3 {
                thought = slice(ms(drawing) + thought, Some(thought));
            }
            assert_eq!(thought, ms(drawing));
        }
        assert_eq!(slice(ms(500), Some(SLICE)), LONGEST);
    }
}
