//! Getting on a mount and down from it, and bracing a weapon against one (REA-110, REA-112).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, some};
use riposte_rules::battle::{bind, fits};
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::figure::{Bond, FigureId, Unbound};
use riposte_words::say;

use super::gait::TROT;
use super::outlook;
use super::seat::leave;
use super::steed::steed;
use super::table::Against;
use crate::notice::deed_done;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// Getting on a mount that is beside one and has no rider (REA-112).
pub struct Mount;

impl Action<Book> for Mount {
    fn verb(&self) -> Verb {
        MOUNT
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.has_mounts(figure)?;
        view.afoot(figure)?;
        view.upright(figure)?;
        view.pays(figure, view.tables.riding.seat)?;
        let may = |mount: &FigureId| {
            let bond = Bond { from: figure, kind: RIDES, to: *mount };
            view.loose(*mount) && fits(view.table, bond).is_ok()
        };
        let mounts = view.table.friends(figure).filter(may);
        let choices = mounts.map(|mount| Choice::plain(MOUNT).at(mount));
        some(choices, || ("no mount without a rider is beside it", rule_ids::SEAT))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.riding.seat as u8
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        format!(": {}", view.target_name(choice))
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("gets on {name}", name = view.target_name(choice))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if let Some(mount) = choice.target {
            // Only what fits is offered; it may have changed since, and then nothing comes of it.
            let _bound = bind(world, Bond { from: figure, kind: RIDES, to: mount });
        }
        deed_done(world, figure);
    }

    fn brings(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> Option<f64> {
        Some(outlook::SEATED)
    }
}

/// Getting down from a mount that stands or walks (REA-112).
pub struct Dismount;

impl Action<Book> for Dismount {
    fn verb(&self) -> Verb {
        DISMOUNT
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.has_mounts(figure)?;
        need(view.rides(figure), "sits on no mount", rule_ids::SEAT)?;
        need(view.gait(figure) < TROT, "goes too fast to get down", rule_ids::SEAT)?;
        view.pays(figure, view.tables.riding.seat)?;
        let room = view.table.beside(figure).is_some();
        need(room, "no hex beside the mount is free", rule_ids::SEAT)?;
        Ok(vec![Choice::plain(DISMOUNT)])
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.riding.seat as u8
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "gets down".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        leave(world, figure, Unbound::LetGo);
        deed_done(world, figure);
    }

    fn brings(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> Option<f64> {
        Some(-outlook::SEATED)
    }
}

/// Bracing a spear or pike, where there are riders to brace it against.
pub struct Brace;

impl Action<Book> for Brace {
    fn verb(&self) -> Verb {
        BRACE
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        let side = view.table.side(figure);
        let mut others = view.table.figures().filter(|it| view.table.side(*it) != side);
        able(others.any(|it| view.is_mount(it)), "no enemy has a mount", rule_ids::BRACE)?;
        view.afoot(figure)?;
        view.upright(figure)?;
        need(!view.steed(figure).braced, "has braced it already", rule_ids::BRACE)?;
        let riders = view.foes(figure).any(|enemy| view.is_mount(enemy));
        need(riders, "no enemy rides any more", rule_ids::BRACE)?;
        let arm = view.can_brace(figure);
        need(arm.is_some(), "holds nothing that can be braced", rule_ids::BRACE)?;
        view.pays(figure, view.tables.riding.brace)?;
        Ok(vec![Choice { arm, ..Choice::plain(BRACE) }])
    }

    fn cost(&self, view: BookView) -> u8 {
        view.tables.riding.brace as u8
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        format!(": {}", view.arm_words(figure, choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        say!("braces the {weapon}", weapon = view.weapon(figure, choice))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        steed(world, figure, |steed| steed.braced = true);
        deed_done(world, figure);
    }

    fn brings(&self, view: BookView, figure: FigureId, _choice: &Choice) -> Option<f64> {
        Some(outlook::bracing(view, figure))
    }
}

impl BookView<'_> {
    /// What a figure holds that can be braced (REA-110).
    pub fn can_brace(self, figure: FigureId) -> Option<Arm> {
        let mut ready = self.table.arms(figure).ready();
        let (number, _) = ready.find(|(_, item)| {
            let stats = self.tables.weapons.of(item.weapon);
            stats.braced != Against::Nothing && self.has_arm_for(figure, *item)
        })?;
        Some(Arm { item: number, mode: None })
    }
}
