//! What stands on the screen, in words and buttons: for a page beside the canvas that is read
//! aloud or pressed without pointing at anything.

mod battle;
mod log;
mod screens;

pub use log::{Told, told};

use bevy::prelude::*;

use crate::driver::{Match, Play, Seat, take_over, undo};
use crate::hud::{Picked, Picking};
use crate::input::carry_out;
use crate::records::{Order, Scribe, obey};
use crate::screens::{Deed, FileDeed, Notice, Overlay, Screen, SetupForm};
use crate::settings::Settings;

/// What is shown, and everything that can be done about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// Where we are.
    pub title: String,
    /// What is asked, or what the screen says.
    pub asked: String,
    /// How things stand, a line for each.
    pub facts: Vec<String>,
    /// What can be done.
    pub ways: Vec<Way>,
    /// How many answers were given before. Two decisions in a row may be put in the same words.
    pub moment: usize,
}

/// A button.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The heading it stands under; empty for none.
    pub group: String,
    /// Its words.
    pub words: String,
    /// Whether it is the one in force among several.
    pub held: bool,
    /// What it does.
    pub means: Means,
}

/// What a button does.
#[derive(Clone, Debug, PartialEq)]
pub enum Means {
    /// What a button of a screen does.
    Deed(Deed),
    /// Answer with this choice, by its number in the offer.
    Choose(usize),
    /// The next person takes the seat.
    TakeOver,
    /// Take the last answer back.
    Undo,
    /// Show everything at once, or no longer.
    Skip,
    /// The menu of the battle.
    Menu,
    /// See how it ended.
    Outcome,
    /// Choose a scenario.
    Scenario(usize),
    /// Seat somebody on a side.
    Sit(usize, Seat),
    /// Do something with the list of saves and replays.
    File(FileDeed),
    /// Play by these settings.
    Set(Box<Settings>),
    /// Steer the replay.
    Replay(Order),
}

impl Sheet {
    fn add(&mut self, group: &str, words: impl Into<String>, means: Means) -> &mut Way {
        self.ways.push(Way { group: group.into(), words: words.into(), held: false, means });
        let last = self.ways.len() - 1;
        &mut self.ways[last]
    }

    fn add_deeds(&mut self, deeds: impl IntoIterator<Item = Deed>) {
        // Who reads this is there already.
        for deed in deeds.into_iter().filter(|deed| *deed != Deed::Words) {
            self.add("", deed.words(), Means::Deed(deed));
        }
    }

    /// Whether another sheet is of the same moment and its buttons do the same. Words may
    /// differ: what a choice would bring is worked out while it stands there.
    pub fn same_ways(&self, other: &Sheet) -> bool {
        let means =
            |sheet: &Sheet| sheet.ways.iter().map(|way| way.means.clone()).collect::<Vec<_>>();
        let at = |sheet: &Sheet| (sheet.moment, sheet.title.clone(), sheet.asked.clone());
        at(self) == at(other) && means(self) == means(other)
    }

    /// The sheet of what is shown now.
    pub fn of(world: &World) -> Sheet {
        let moment = world.get_resource::<Scribe>().map_or(0, Scribe::len);
        let mut sheet = Sheet { moment, ..Sheet::default() };
        let overlay = *world.resource::<Overlay>();
        if let Some(text) = &world.resource::<Notice>().0 {
            sheet.title = "A word first".into();
            sheet.asked = text.clone();
            sheet.add_deeds([Deed::Heard]);
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

/// Does what a button says.
pub fn follow(world: &mut World, means: &Means) {
    match means {
        Means::Deed(deed) => deed.follow(world),
        Means::Choose(number) => carry_out(world, Picked::Take(*number)),
        Means::TakeOver => take_over(world),
        Means::Undo => {
            undo(world);
            world.resource_mut::<Picking>().reset();
        }
        Means::Skip => {
            let mut settings = world.resource_mut::<Settings>();
            settings.skip = !settings.skip;
        }
        Means::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
        Means::Outcome if world.resource::<Match>().play == Play::Over => {
            world.resource_mut::<NextState<Screen>>().set(Screen::Outcome);
        }
        Means::Outcome => {}
        Means::Scenario(number) => world.resource_mut::<SetupForm>().choose(*number),
        Means::Sit(side, seat) => {
            if let Some(place) = world.resource_mut::<SetupForm>().seats.get_mut(*side) {
                *place = *seat;
            }
        }
        Means::File(deed) => deed.follow(world),
        Means::Set(settings) => *world.resource_mut::<Settings>() = settings.clone().in_range(),
        Means::Replay(order) => obey(world, *order),
    }
}
