//! What becomes of clicks on panels, and of what was picked.

use bevy::prelude::*;
use riposte_rules::decision::{Choice, Decision, Refusal};
use riposte_words::text;

use super::command::{HudCommand, LessonCommand};
use super::picking::{Picked, Picking};
use crate::app_state::{Overlay, Screen};
use crate::board::contract::NamesWanted;
use crate::driver::{
    PendingPrompt, answer, answer_and_look, pick_again, take_over, undo, why_no_undo,
};
use crate::figures::Again;
use crate::lesson;
use crate::playback::steer;
use crate::screens::MenuCommand;
use crate::settings::Settings;

/// Does what the picking came to.
pub fn carry_out(world: &mut World, picked: Picked) {
    match picked {
        Picked::Nothing => {}
        // Before the menu comes the figure picked: it is let go.
        Picked::Menu if pick_again(world) => world.resource_mut::<Picking>().reset(),
        Picked::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
        Picked::Take(number) => take(world, number, answer),
        Picked::TakeAndLook(number, facing) => {
            take(world, number, |world, choice| answer_and_look(world, choice, facing));
        }
    }
}

fn take(
    world: &mut World,
    number: usize,
    answer: impl FnOnce(&mut World, Choice) -> Result<(), Refusal>,
) {
    let pending_prompt = world.resource::<PendingPrompt>();
    let Some(prompt) = &pending_prompt.0 else { return };
    let Some(choice) = prompt.options.get(number).map(|option| option.choice) else { return };
    let leads_on = prompt.at_once(number);
    if !lesson::heed(world, &choice) {
        // What it was narrowed to leads to what was refused, not to what the lesson asks for.
        world.resource_mut::<Picking>().begin_again();
        return;
    }
    if let Err(refusal) = answer(world, choice) {
        warn!("{refusal}");
    }
    let mut picking = world.resource_mut::<Picking>();
    let onward = picking.onward.filter(|_| leads_on).or(leads_on.then_some(None));
    picking.reset();
    picking.onward = onward;
}

/// Does what was clicked.
pub fn grant(world: &mut World, command: HudCommand) {
    match command {
        HudCommand::Pick(picked) => carry_out(world, picked),
        HudCommand::Undo => match why_no_undo(world) {
            Some(why) => tell(world, text!("undo-refused", why = why)),
            None => {
                undo(world);
                world.resource_mut::<Picking>().reset();
            }
        },
        HudCommand::Hint => {
            if let Err(why) = super::hint::ask(world) {
                tell(world, text!("hint-refused", why = why));
            }
        }
        HudCommand::Names => {
            let mut names = world.resource_mut::<NamesWanted>();
            names.0 = !names.0;
        }
        HudCommand::TakeOver => take_over(world),
        HudCommand::HandOn => MenuCommand::HandOn.follow(world),
        HudCommand::Replay(order) => steer(world, order),
        HudCommand::Lesson(LessonCommand::Leave) => MenuCommand::Lessons.follow(world),
        HudCommand::Lesson(LessonCommand::Again) => {
            lesson::again(world);
        }
        HudCommand::Open(overlay) => *world.resource_mut::<Overlay>() = overlay,
        HudCommand::Outcome => world.resource_mut::<NextState<Screen>>().set(Screen::Outcome),
        HudCommand::Again => world.insert_resource(Again(true)),
        HudCommand::Skip => {
            let mut settings = world.resource_mut::<Settings>();
            settings.skip = !settings.skip;
        }
    }
}

/// A word to the player goes when the decision at which it was said is over, heard or not: it would
/// lie over what comes next.
pub(super) fn forget(
    pending_prompt: Res<PendingPrompt>,
    mut before: Local<Option<Decision>>,
    mut picking: ResMut<Picking>,
) {
    if !pending_prompt.is_changed() {
        return;
    }
    let now = pending_prompt.0.as_ref().map(|prompt| &prompt.decision);
    if now == before.as_ref() {
        return;
    }
    *before = now.cloned();
    if picking.told.is_some() {
        picking.told = None;
    }
}

/// Says why a button does nothing.
fn tell(world: &mut World, why: String) {
    world.resource_mut::<Picking>().told = Some(why);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hud::fits::{asked, battle};

    #[test]
    fn a_word_to_the_player_goes_with_the_decision_at_which_it_was_said() {
        let mut app = battle("duel", 3);
        app.init_resource::<Picking>().add_systems(Update, forget);
        let told = |app: &App| app.world().resource::<Picking>().told.is_some();
        let prompt = asked(&mut app);
        app.update();
        tell(app.world_mut(), "not now".into());
        app.update();
        assert!(told(&app), "nobody could read it");
        crate::driver::answer(app.world_mut(), prompt.decision.default)
            .unwrap_or_else(|error| panic!("{error}"));
        app.update();
        assert!(!told(&app), "it stays after the decision");
        // One that is said while the other side decides goes when that is over.
        tell(app.world_mut(), "while you are asked".into());
        asked(&mut app);
        app.update();
        assert!(!told(&app));
    }

    #[test]
    fn the_last_exchange_is_shown_again_from_the_log_as_from_the_tray() {
        let mut world = World::new();
        grant(&mut world, HudCommand::Again);
        assert_eq!(world.get_resource::<Again>(), Some(&Again(true)));
    }
}
