//! What stands on the screen, in words and buttons: for a page beside the canvas that is read
//! aloud or pressed without pointing at anything.

mod battle;
mod details;
mod log;
mod moves;
mod screens;
mod sheet;

pub use details::details;
pub use log::{Told, told};
pub use sheet::{
    FieldKind, ReasonsWanted, Sheet, SheetAction, SheetButton, SheetDetail, SheetField,
};

use bevy::prelude::*;

use crate::app_state::{Notice, Overlay, Screen};
use crate::driver::{Match, Play, take_over, undo};
use crate::hud::command::HudCommand;
use crate::hud::{Picked, Picking, carry_out, grant};
use crate::lesson::{self, Teaching};
use crate::playback::steer;
use crate::records::Recording;
use crate::rulebook::Reading;
use crate::screens::{MenuCommand, SetupForm};
use crate::settings::{self, Settings};

impl Sheet {
    /// The sheet of what is shown now.
    pub fn of(world: &World) -> Sheet {
        let moment = world.get_resource::<Recording>().map_or(0, Recording::len);
        let steps = world.get_resource::<Teaching>().map_or(0, |it| it.course.done());
        let mut sheet = Sheet { moment: moment + steps, ..Sheet::default() };
        let overlay = *world.resource::<Overlay>();
        let notice = world.resource::<Notice>();
        if let Some(words) = &notice.0 {
            sheet.title = notice.heading();
            sheet.asked = words.clone();
            sheet.add_commands([MenuCommand::Heard]);
        } else if overlay != Overlay::None {
            screens::overlay(world, overlay, &mut sheet);
        } else {
            match world.resource::<State<Screen>>().get() {
                Screen::Title => screens::title(world, &mut sheet),
                Screen::Setup => screens::setup(world, &mut sheet),
                Screen::Battle => battle::battle(world, &mut sheet),
                Screen::Outcome => screens::outcome(world, &mut sheet),
            }
        }
        sheet
    }
}

/// Takes what was typed.
pub fn typed(world: &mut World, kind: FieldKind, text: String) {
    match kind {
        FieldKind::Search => {
            let mut form = world.resource_mut::<SetupForm>();
            form.search = text;
            form.choose_found();
        }
        FieldKind::Seed => world.resource_mut::<SetupForm>().seed = text,
        FieldKind::Name => settings::rename(world, text),
    }
}

/// Goes back a step, as the browser's own button does: from what lies over the screen to the
/// screen, from the battle to its menu, and from there to the title, where it can be gone on with.
pub fn back(world: &mut World) {
    if world.resource::<Notice>().0.is_some() {
        return MenuCommand::Heard.follow(world);
    }
    let screen = *world.resource::<State<Screen>>().get();
    match (*world.resource::<Overlay>(), screen) {
        (Overlay::None, Screen::Battle) => *world.resource_mut::<Overlay>() = Overlay::Menu,
        (Overlay::None | Overlay::Menu, _) => MenuCommand::Title.follow(world),
        _ => MenuCommand::Close.follow(world),
    }
}

/// Does what a button says.
pub fn follow(world: &mut World, action: &SheetAction) {
    match action {
        SheetAction::MenuCommand(command) => command.follow(world),
        SheetAction::Choose(number) => carry_out(world, Picked::Take(*number)),
        SheetAction::TakeOver => take_over(world),
        SheetAction::Undo => {
            undo(world);
            world.resource_mut::<Picking>().reset();
        }
        SheetAction::Hint => grant(world, HudCommand::Hint),
        SheetAction::Reasons => {
            let mut wanted = world.get_resource_or_init::<ReasonsWanted>();
            wanted.0 = !wanted.0;
        }
        SheetAction::Skip => {
            let mut settings = world.resource_mut::<Settings>();
            settings.skip = !settings.skip;
        }
        SheetAction::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
        SheetAction::Outcome if world.resource::<Match>().play == Play::Over => {
            world.resource_mut::<NextState<Screen>>().set(Screen::Outcome);
        }
        SheetAction::Outcome => {}
        SheetAction::Book(key) => world.resource_mut::<SetupForm>().choose_book(key),
        SheetAction::StopSearching => {
            world.resource_mut::<SetupForm>().stop_searching();
        }
        SheetAction::Scenario(number) => world.resource_mut::<SetupForm>().choose(*number),
        SheetAction::Sit(side, seat) => {
            if let Some(place) = world.resource_mut::<SetupForm>().seats.get_mut(*side) {
                *place = *seat;
            }
        }
        SheetAction::Swear => {
            let mut form = world.resource_mut::<SetupForm>();
            form.sworn = !form.sworn;
        }
        SheetAction::File(command) => command.follow(world),
        SheetAction::Letter(command) => command.follow(world),
        SheetAction::Set(settings) => {
            *world.resource_mut::<Settings>() = settings.clone().in_range()
        }
        SheetAction::Lesson(number) => lesson::open(world, *number),
        SheetAction::Read(place) => world.resource_mut::<Reading>().go(*place),
        SheetAction::Replay(order) => steer(world, *order),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_leads_from_a_battle_to_its_menu_and_from_there_to_the_title() {
        let mut world = World::new();
        world.init_resource::<Notice>();
        world.init_resource::<Overlay>();
        world.init_resource::<NextState<Screen>>();
        world.insert_resource(State::new(Screen::Battle));
        world.resource_mut::<Notice>().say("a word");
        back(&mut world);
        assert!(world.resource::<Notice>().0.is_none());
        assert_eq!(*world.resource::<Overlay>(), Overlay::None);
        back(&mut world);
        assert_eq!(*world.resource::<Overlay>(), Overlay::Menu);
        *world.resource_mut::<Overlay>() = Overlay::Settings;
        back(&mut world);
        assert_eq!(*world.resource::<Overlay>(), Overlay::None);
        assert!(matches!(world.resource::<NextState<Screen>>(), NextState::Unchanged));
        *world.resource_mut::<Overlay>() = Overlay::Menu;
        back(&mut world);
        assert_eq!(*world.resource::<Overlay>(), Overlay::None);
        assert!(matches!(world.resource::<NextState<Screen>>(), NextState::Pending(Screen::Title)));
    }
}
