//! What a mount does in its phase: it goes on, or over somebody (REA-103, REA-114).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, able, need, some};
use riposte_rules::decision::{Arm, Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Item};
use riposte_words::{phrase, say};

use super::gait::gait_word;
use super::outlook;
use super::ways::{rides, runs};
use crate::change::stage;
use crate::melee::forecast;
use crate::memory::Stage;
use crate::naming::{hex_words, whither};
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// Going on as the gait has it.
pub struct Ride;

impl Action<Book> for Ride {
    fn verb(&self) -> Verb {
        RIDE
    }

    fn open(&self, view: BookView, mount: FigureId) -> Open {
        goes(view, mount)?;
        some(rides(view, mount), || ("has no room to go on", rule_ids::GAIT))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.riding.ride as u8
    }

    fn object(&self, _view: BookView, _mount: FigureId, choice: &Choice) -> String {
        whither(choice)
    }

    fn announced(&self, view: BookView, mount: FigureId, choice: &Choice) -> String {
        let (hex, gait) = (hex_words(choice), phrase(gait_word(view.gait(mount))));
        say!("goes on to {hex} at a {gait}", hex, gait)
    }

    fn carry_out(&self, world: &mut World, _mount: FigureId, _choice: Choice) {
        stage(world, Stage::PathProgress);
    }
}

/// Running down one on foot.
pub struct RideDown;

impl Action<Book> for RideDown {
    fn verb(&self) -> Verb {
        RIDEDOWN
    }

    fn open(&self, view: BookView, mount: FigureId) -> Open {
        goes(view, mount)?;
        need(!view.steed(mount).bolting, "bolts", rule_ids::STAYING_ON)?;
        need(!view.fighter(mount).lame, "is lame", rule_ids::TRAMPLE)?;
        let price = view.tables.riding.steer;
        let steers = view.rider(mount).is_some_and(|rider| view.points(rider) >= price);
        need(steers, "its rider has not the AP to steer", rule_ids::PRICE)?;
        let arm = hooves(view, mount);
        let foes = runs(view, mount).into_iter().filter(|_| arm.is_some());
        let choices = foes.map(|foe| Choice { arm, ..Choice::plain(RIDEDOWN).at(foe) });
        some(choices, || ("no enemy on foot is in its way", rule_ids::TRAMPLE))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.riding.ride as u8
    }

    fn object(&self, view: BookView, _mount: FigureId, choice: &Choice) -> String {
        format!(": {}", view.target_name(choice))
    }

    fn announced(&self, view: BookView, _mount: FigureId, choice: &Choice) -> String {
        say!("is ridden at {name}", name = view.target_name(choice))
    }

    fn foretell(&self, view: BookView, mount: FigureId, choice: &Choice, told: &mut Forecast) {
        forecast::own(view, mount, choice, told);
        outlook::riding_down(view, mount, choice, told);
    }

    fn carry_out(&self, world: &mut World, _mount: FigureId, _choice: Choice) {
        stage(world, Stage::PathProgress);
    }
}

/// Closes what a mount alone does that is under way, and can pay for going on.
fn goes(view: BookView, mount: FigureId) -> Result<(), Why> {
    able(view.is_mount(mount), "is no mount", rule_ids::MOUNTS)?;
    need(view.steed(mount).gait > 0, "stands: its rider has to urge it on", rule_ids::GAIT)?;
    view.pays(mount, view.tables.riding.ride)
}

/// What a mount runs down somebody with.
pub fn hooves(view: BookView, mount: FigureId) -> Option<Arm> {
    let mut items = view.table.arms(mount).numbered();
    let hooves = |(_, item): &(u8, Item)| view.table.armoury().weapon(item.weapon).key == "hooves";
    items.find(hooves).map(|(item, _)| Arm { item, mode: Some(0) })
}
