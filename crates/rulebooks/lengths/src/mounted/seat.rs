//! Getting on a mount and off it, and being thrown (LEN-451, LEN-453, LEN-459).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, some};
use riposte_kit::bonds::dismount;
use riposte_rules::battle::{bind, fits, take_posture};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{Bond, FigureId, Posture, Unbound};
use riposte_words::say;

use crate::change::befall;
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView};
use crate::words::{RIDES, V_DISMOUNT, V_MOUNT};

impl BookView<'_> {
    /// Whether a figure is a mount without a rider, which keeps no side in the fight (LEN-451).
    pub fn loose(self, figure: FigureId) -> bool {
        self.is_mount(figure) && self.table.carried(figure).next().is_none()
    }
}

fn seat(figure: FigureId, mount: FigureId) -> Bond {
    Bond { from: figure, kind: RIDES, to: mount }
}

/// Whether a figure may get on a mount (LEN-453).
fn may_mount(view: BookView, figure: FigureId, mount: FigureId) -> bool {
    view.loose(mount) && view.on_foot(figure) && fits(view.table, seat(figure, mount)).is_ok()
}

/// Getting on a mount, or off it, by its verb (LEN-453).
pub struct Seat(pub Verb);

impl Action<Book> for Seat {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        able(view.has_mounts(figure), "has no mount", id::SEAT)?;
        gates::in_place(view, figure)?;
        gates::undrawn(view, figure)?;
        let stands = view.table.posture(figure) == Posture::Standing;
        need(stands, "does not stand", id::SEAT)?;
        if self.0 == V_DISMOUNT {
            need(view.rides(figure), "is not in the saddle", id::SEAT)?;
            need(view.table.beside(figure).is_some(), "no room beside the mount", id::SEAT)?;
            return Ok(vec![Choice::plain(V_DISMOUNT)]);
        }
        need(!view.rides(figure), "is in the saddle", id::SEAT)?;
        let mounts = view.table.friends(figure).filter(|mount| may_mount(view, figure, *mount));
        let mounts = mounts.map(|mount| Choice::plain(V_MOUNT).at(mount));
        some(mounts, || ("no mount without a rider is beside it", id::SEAT))
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        match self.0 {
            V_MOUNT => say!("gets on {target}", target = phrases::target(view, choice)),
            _ => "gets down".into(),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        match choice.target {
            Some(mount) if may_mount(BookView::new(world), figure, mount) => {
                // A figure that may is near enough, and the mount has nobody.
                let _fits = bind(world, seat(figure, mount));
            }
            Some(_) => {}
            None => {
                dismount(world, figure, RIDES, Unbound::LetGo);
            }
        }
    }
}

/// The mount of a figure has fallen: it is thrown, and lies beside it (LEN-459).
pub fn thrown(world: &mut World, figure: FigureId) {
    if !BookView::new(world).table.active(figure) {
        return;
    }
    befall(world, figure, "is thrown", id::THROWN);
    dismount(world, figure, RIDES, Unbound::Broken);
    take_posture(world, figure, Posture::Prone);
}
