//! Turning on the spot, standing up, speaking (REA-53, REA-56, REA-60).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_rules::battle::{take_posture, turn_to};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Posture};
use riposte_words::{phrase, say};

use crate::change::tell;
use crate::naming::facing_word;
use crate::notice::deed_done;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// Turning as far as one likes.
pub struct Turn;

impl Action<Book> for Turn {
    fn verb(&self) -> Verb {
        TURN
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.afoot(figure)?;
        view.pays(figure, view.constants().price.turn)?;
        let facing = view.table.facing(figure);
        let others = Facing::ALL.into_iter().filter(|way| *way != facing);
        Ok(others.map(|way| Choice::plain(TURN).facing(way)).collect())
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.turn as u8
    }

    fn object(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("to {facing}", facing = facing_word(choice))
    }

    fn announced(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("turns to face {facing}", facing = facing_word(choice))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        turn_to(world, figure, choice.facing.unwrap_or_default());
        deed_done(world, figure);
    }
}

/// Getting up from the ground.
pub struct Rise;

impl Action<Book> for Rise {
    fn verb(&self) -> Verb {
        RISE
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        need(view.prone(figure), "does not lie on the ground", rule_ids::STAND_UP)?;
        view.pays(figure, view.constants().price.stand_up)?;
        Ok(vec![Choice::plain(RISE)])
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.stand_up as u8
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "gets up".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        take_posture(world, figure, Posture::Standing);
        deed_done(world, figure);
    }
}

/// Speaking: as many words as the points allow, up to nine.
pub struct Speak;

impl Action<Book> for Speak {
    fn verb(&self) -> Verb {
        SPEAK
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.not_a_mount(figure)?;
        view.pays(figure, 1)?;
        let most = view.points(figure) * words_a_point(view);
        Ok((1..=most.min(9) as i16).map(|count| Choice::plain(SPEAK).number(count)).collect())
    }

    /// That of a word.
    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn price(&self, view: BookView, _figure: FigureId, choice: &Choice) -> u8 {
        let (words, most) = (i32::from(choice.number.unwrap_or(0)), words_a_point(view));
        ((words + most - 1) / most) as u8
    }

    fn object(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        spoken(choice)
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "speaks".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        tell(world, || Event::Spoke { figure, words: spoken(&choice).into() });
        deed_done(world, figure);
    }
}

fn words_a_point(view: BookView) -> i32 {
    i32::from(view.constants().words_a_point).max(1)
}

fn spoken(choice: &Choice) -> String {
    match choice.number.unwrap_or(0) {
        1 => phrase("1 word").into_owned(),
        count => say!("{count} words", count),
    }
}
