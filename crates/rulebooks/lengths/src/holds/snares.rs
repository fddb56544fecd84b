//! Nets, mancatchers and garrotes: what they do to whom they hit (LEN-416, LEN-417).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{bind, fits, unbind};
use riposte_rules::deed::Deed;
use riposte_rules::figure::{Bond, FigureId, Unbound};

use crate::change::{befall, fighter};
use crate::condition::harm::{End, Fate, Harmed};
use crate::condition::saves::{PARALYZATION, save, saves};
use crate::equipment::weapons::Class;
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::{CATCHES, HOLDS};

/// What a hit with a weapon of this class does besides its damage.
pub fn after(view: BookView<'_>, blow: [FigureId; 2], class: Class, end: End) -> Deed<'_, End> {
    let stands = end.is_none_or(|harm| harm.fate == Fate::Fights);
    match class {
        Class::Net | Class::Grapple if stands => catch(view, blow, end),
        Class::Garrote if stands => {
            Deed::end(end.map(|harm| Harmed { binds: Some(HOLDS), ..harm }))
        }
        _ => Deed::end(end),
    }
}

/// The one who is hit saves against Paralyzation, or is caught (LEN-416).
fn catch(view: BookView<'_>, [by, target]: [FigureId; 2], end: End) -> Deed<'_, End> {
    let bond = Bond { from: by, kind: CATCHES, to: target };
    // A figure that is hit by a net and saves is hit, and unharmed.
    let harm = end.unwrap_or(Harmed::none(by, target));
    if view.build(target).huge || fits(view.table, bond).is_err() {
        return Deed::end(Some(harm));
    }
    Deed::check(target, None, save(view, target, PARALYZATION)).then(move |degree| {
        let binds = (!degree.success).then_some(CATCHES);
        Deed::end(Some(Harmed { binds, ..harm }))
    })
}

/// Makes true that somebody is caught, or has a garrote about its neck.
pub fn seize(world: &mut World, harm: &Harmed) {
    let Some(kind) = harm.binds else { return };
    let view = BookView::new(world);
    if !view.table.active(harm.by) || !view.table.active(harm.who) {
        return;
    }
    let anew = !view.is_held(harm.who);
    // It may hold it already.
    let _ = bind(world, Bond { from: harm.by, kind, to: harm.who });
    let now = BookView::new(world).round();
    let caught = kind == CATCHES;
    fighter(world, harm.who, |fighter| match caught {
        true => (fighter.casting, fighter.search) = (None, None),
        false => {
            fighter.search = None;
            fighter.kept_in = now;
            // With a hold a new row of contests begins (LEN-706).
            if anew {
                fighter.lost = 0;
            }
        }
    });
    if caught {
        befall(world, harm.who, "is caught, and helpless", id::SNARES);
    }
}

/// When a round begins: a figure that is in a net saves again; whom nothing holds any more is free.
pub fn struggle(world: &mut World) {
    let view = BookView::new(world);
    let bonds: Vec<Bond> = view.table.bonds().filter(|bond| bond.kind == CATCHES).collect();
    for bond in bonds {
        let view = BookView::new(world);
        let clasped = view.wields(bond.from, Class::Grapple);
        let netted = view.wields(bond.from, Class::Net);
        if !clasped && (!netted || saves(world, bond.to, PARALYZATION)) {
            unbind(world, bond, Unbound::Broken);
        }
    }
}
