//! What stands on the screen, in words and buttons: for a page beside the canvas that is read
//! aloud or pressed without pointing at anything.

mod battle;
mod log;
mod moves;
mod screens;
mod sheet;

pub use log::{Told, told};
pub use sheet::{FieldKind, ReasonsWanted, Sheet, SheetAction, SheetButton, SheetField};

use bevy::prelude::*;
use riposte_words::text;

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
        if let Some(notice) = &world.resource::<Notice>().0 {
            sheet.title = text!("notice-word");
            sheet.asked = notice.clone();
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
