//! Every maneuver of the book, what closes all of them, and the one that is offered first (MAN-201).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Actions, Open, need};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::body::postures::CHANGING;
use crate::change::{doings, fighter};
use crate::close::grappling::CLOSING_IN;
use crate::equipment::handling;
use crate::equipment::long_actions::WORKING;
use crate::equipment::readying::READYING;
use crate::judging::analyzing::ANALYZING;
use crate::melee::press;
use crate::melee::reach::{RIPOSTING, attack, could_strike};
use crate::memory::{Bout, Step};
use crate::missiles::shots::{AIMING, LURKING};
use crate::missiles::throwing::{CATCHING, THROWING};
use crate::movement::acrobatic::CARTWHEELS;
use crate::movement::charge::CHARGING;
use crate::movement::getting_away::{self, DISENGAGING, FLEEING};
use crate::movement::walking::MOVING;
use crate::rule_ids as rule;
use crate::tables::{Group, ManeuverRow};
use crate::turn::maneuver::Maneuver;
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::waiting::stop_thrust::STOP_THRUST;
use crate::wording;
use crate::words::*;

/// What a figure can take its turn for.
pub static MANEUVERS: Actions<Book> = Actions(&[
    &attack(TWO_STRIKES),
    &attack(SKILL),
    &attack(HARD),
    &attack(LUNGE),
    &attack(WILD_ALL),
    &CHARGING,
    &attack(BOLD),
    &attack(ATTACK),
    &attack(CAUTIOUS),
    &attack(WRAP),
    &attack(WILD),
    &STOP_THRUST,
    &RIPOSTING,
    &Maneuver::of(DOUBLE),
    &Maneuver::of(SKILLED),
    &Maneuver::of(HALF),
    &CHANGING,
    &COLLECTING,
    &ANALYZING,
    &Maneuver::of(LOOK),
    &DISENGAGING,
    &FLEEING,
    &CLOSING_IN,
    &READYING,
    &MOVING,
    &Maneuver::of(WAIT),
    &LURKING,
    &AIMING,
    &WORKING,
    &CARTWHEELS,
    &THROWING,
    &CATCHING,
]);

/// To collect oneself: confusion is over.
const COLLECTING: Maneuver = Maneuver::of(CONCENTRATE)
    .begins(|world, figure| fighter(world, figure, |fighter| fighter.confused = false));

/// What a maneuver permits and what its defences are stands in its row, for all alike; so its
/// forecast does not stand here (see `forecast`).
impl Action<Book> for Maneuver {
    fn verb(&self) -> Verb {
        self.verb
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        if self.verb != FLEE {
            getting_away::stays(rules, figure)?;
        }
        if let Some(row) = rules.tables.maneuver(self.verb) {
            press::lets(rules, figure, row, self.verb)?;
            let strikes = row.group != Group::Defence && row.group != Group::Other;
            let steady = !strikes || !rules.fighter(figure).unbalanced;
            need(steady, "is off balance", rule::FUMBLE)?;
        }
        (self.open)(rules, figure, self.verb)?;
        Ok(vec![Choice::plain(self.verb)])
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        wording::deed(rules, figure, choice)
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
            frame.choice = choice;
        }
        doings(world, figure, |doings| doings.maneuver = Some(self.verb));
        (self.begin)(world, figure);
        go(world, Step::Act);
    }
}

/// The maneuver that would be offered to a figure first, were it its turn.
pub fn foreseen(rules: BookView, figure: FigureId) -> Verb {
    usual(rules, figure, &MANEUVERS.open(rules, figure)).verb
}

/// The maneuver offered first: the last one if it is one of attack or defence and open; else an
/// attack, making ready, getting up, going.
pub fn usual(rules: BookView, figure: FigureId, choices: &[Choice]) -> Choice {
    let open = |verb: &Verb| {
        let strikes = |row: &ManeuverRow| matches!(row.group, Group::AllOut | Group::Attack);
        let attacks = rules.tables.maneuver(*verb).is_some_and(strikes);
        let idle = || attacks && !could_strike(rules, figure, *verb);
        choices.contains(&Choice::plain(*verb)) && !idle()
    };
    let fights = |verb: &Verb| {
        let group = rules.row(Some(*verb)).map(|row| row.group);
        matches!(group, Some(Group::AllOut | Group::Attack))
            && !matches!(*verb, WILD | WILD_ALL | CHARGE | STOP)
    };
    let tired = handling::tired(rules, figure).then_some(READY);
    let last = rules.fighter(figure).last.filter(|last| fights(last) && open(last));
    let held = rules.doings(figure).pressed.map(|_| DOUBLE);
    let order =
        [tired, held, last, Some(ATTACK), Some(READY).filter(|_| handling::unarmed(rules, figure))];
    let rest = [CHANGE, MOVE, WAIT, DOUBLE].map(Some);
    let low = |verb: &Verb| *verb != CHANGE || !rules.upright(figure);
    let mut usual = order.into_iter().chain(rest).flatten();
    let verb = usual.find(|verb| open(verb) && low(verb));
    verb.map_or_else(|| choices.first().copied().unwrap_or(Choice::plain(WAIT)), Choice::plain)
}
