//! A figure acts: what it chose is carried out (OPT-401 to OPT-407).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::announce::announce;
use crate::change::{acted, done, emit_note, turn_record};
use crate::choices;
use crate::ranged::shots::{Shot, loose, second_shots};
use crate::rule_ids;
use crate::stances::is_stance;
use crate::step::{Step, go};
use crate::tables::Way;
use crate::under_way::{self, Stage};
use crate::view::BookView;
use crate::words::*;

/// Asks a figure what it does.
pub fn act(world: &mut World, figure: FigureId) {
    let asking = |world: &World| {
        let rules = BookView::new(world);
        let choices = choices::actions(rules, figure);
        let decline = choices.first().copied().unwrap_or(Choice::plain(DONE));
        // Nobody lets go of what is in the hand without having been told to.
        let keeps = |choice: &Choice| rules.way(figure, choice) != Some(Way::Throw);
        let default = choices.iter().find(|it| it.verb == ATTACK && keeps(it)).copied();
        Asking { decline, default: default.unwrap_or(decline), choices }
    };
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    let rules = BookView::new(world);
    let moved = i32::from(rules.combatant(figure).turn.moved);
    if choice.verb == DONE && rules.too_far_to_act(figure, moved) {
        emit_note(world, figure, "has moved too far to do more", rule_ids::FAR_MOVED);
    }
    carry_out(world, figure, choice);
}

/// Carries an action out. It is the figure's only one this turn (OPT-407).
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    go(world, Step::Slot);
    done(world, figure);
    if let Some(action) = ACTIONS.find(choice.verb) {
        // A stance is told where it is taken, in the movement as well.
        if !is_stance(choice.verb) {
            announce(world, action, figure, choice);
        }
        action.carry_out(world, figure, choice);
    }
    // A foe that may refuse is asked first; until then nothing is done.
    if under_way::stage(world) != Some(Stage::Agree) {
        acted(world, figure, choice.verb);
    }
}

/// Asks for the second shot.
pub fn second_shot(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_SECOND, |world| {
        Asking::first_or(second_shots(BookView::new(world), figure), Choice::plain(DONE))
    }) else {
        return;
    };
    go(world, Step::Shots);
    turn_record(world, figure, |turn| turn.second = false);
    if choice.verb == FIRE {
        announce(world, &Shot(FIRE), figure, choice);
        loose(world, figure, choice);
    }
}
