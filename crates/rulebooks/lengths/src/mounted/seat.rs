//! Getting on a mount and off it, and being thrown (LEN-451, LEN-453, LEN-459).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{bind, fits, move_to, take_posture, unbind};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{Bond, FigureId, Posture, Unbound};

use crate::change::befall;
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::{RIDES, V_CHARGE, V_DISMOUNT, V_MOUNT};

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

/// Getting on a mount, or off it (LEN-453).
pub fn seats(view: BookView, figure: FigureId) -> Vec<Choice> {
    if view.table.posture(figure) != Posture::Standing {
        return Vec::new();
    }
    let mounts = view.table.friends(figure).filter(|mount| may_mount(view, figure, *mount));
    let mut open: Vec<Choice> = mounts.map(|mount| Choice::plain(V_MOUNT).at(mount)).collect();
    if view.rides(figure) && view.table.beside(figure).is_some() {
        open.push(Choice::plain(V_DISMOUNT));
    }
    open
}

/// A figure gets on a mount or off it.
pub fn carry_out(world: &mut World, figure: FigureId, choice: &Choice) {
    match (choice.verb, choice.target) {
        (V_MOUNT, Some(mount)) if may_mount(BookView::new(world), figure, mount) => {
            // A figure that may is near enough, and the mount has nobody.
            let _fits = bind(world, seat(figure, mount));
        }
        (V_DISMOUNT, _) => get_down(world, figure, false),
        _ => {}
    }
}

/// A figure leaves the saddle for a hex beside its mount.
fn get_down(world: &mut World, figure: FigureId, forced: bool) {
    let table = BookView::new(world).table;
    let (mount, hex) = (table.carrier(figure), table.beside(figure));
    if let Some(mount) = mount {
        let why = if forced { Unbound::Broken } else { Unbound::LetGo };
        unbind(world, seat(figure, mount), why);
    }
    if let Some(hex) = hex {
        move_to(world, figure, hex, forced);
    }
}

/// The mount of a figure has fallen: it is thrown, and lies beside it (LEN-459).
pub fn thrown(world: &mut World, figure: FigureId) {
    if !BookView::new(world).table.active(figure) {
        return;
    }
    befall(world, figure, "is thrown", id::THROWN);
    get_down(world, figure, true);
    take_posture(world, figure, Posture::Prone);
}

/// Why a figure neither charges nor gets on a mount.
pub fn closed(view: BookView, figure: FigureId) -> Vec<(Verb, String, &'static str)> {
    let mut reasons = Vec::new();
    let mut add = |verb: Verb, why: &str, rule| reasons.push((verb, why.to_owned(), rule));
    if view.rides(figure) {
        let why = match view.fighter(figure).round.gone {
            true => "has moved this round",
            false => "needs a run-up: more than a combat move, straight at last, to somebody",
        };
        add(V_CHARGE, why, id::CHARGE);
        add(V_DISMOUNT, "no room beside the mount", id::SEAT);
    } else if view.table.friends(figure).any(|friend| view.is_mount(friend)) {
        add(V_MOUNT, "no mount without a rider is beside it", id::SEAT);
    }
    reasons
}
