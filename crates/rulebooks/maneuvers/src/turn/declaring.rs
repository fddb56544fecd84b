//! Which maneuver, and what takes no time before it (MAN-201).

use bevy_ecs::prelude::*;
use riposte_kit::action::Actions;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::body::postures::Take;
use crate::equipment::dropping::LetGo;
use crate::equipment::fast_draw::FastDraw;
use crate::judging::assess_foe::SizeUp;
use crate::movement::acrobatic::SpringUp;
use crate::turn::maneuvers::{MANEUVERS, usual};
use crate::turn::step::link;
use crate::view::{Book, BookView};
use crate::words::*;

/// What a figure can do in no time before its maneuver.
pub static AT_ONCE: Actions<Book> = Actions(&[
    &Take(STAND),
    &Take(GUARD),
    &Take(CROUCH),
    &Take(KNEEL),
    &Take(SIT),
    &Take(SEAT),
    &Take(CRAWL),
    &Take(LIE),
    &Take(LIE_BACK),
    &SpringUp,
    &FastDraw,
    &LetGo,
    &SizeUp,
]);

/// Every maneuver that is open, and what takes no time.
fn asking(rules: BookView, figure: FigureId) -> Asking {
    let mut choices = MANEUVERS.open(rules, figure);
    let default = usual(rules, figure, &choices);
    choices.extend(AT_ONCE.open(rules, figure));
    let decline = [WAIT, DOUBLE, FLEE].map(Choice::plain);
    let decline = decline.into_iter().find(|it| choices.contains(it)).unwrap_or(default);
    Asking { choices, decline, default }
}

/// Which maneuver a figure takes.
pub fn maneuver(world: &mut World, figure: FigureId) {
    let asking = |world: &World| asking(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_MANEUVER, asking) else { return };
    let actions = if is_maneuver(choice.verb) { &MANEUVERS } else { &AT_ONCE };
    let told = (link(world), info(choice.verb).rule);
    actions.carry_out_as(world, figure, choice, told, |_, _, _| {});
}
