//! What a figure does against the blow that comes: seen in what it declares.

use bevy::prelude::*;
use riposte_rules::data::Armoury;
use riposte_rules::decision::{Choice, VerbInfo};
use riposte_rules::event::Event;
use riposte_rules::figure::{Arms, FigureId};

/// A way to be missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// A weapon meets the blow.
    Parry,
    /// A shield is held before it.
    Block,
    /// It is not there when the blow comes.
    Dodge,
}

/// What is shown on the button of each way.
const ICONS: [(&str, Guard); 6] = [
    ("parry", Guard::Parry),
    ("riposte", Guard::Parry),
    ("fist", Guard::Parry),
    ("shield", Guard::Block),
    ("jump", Guard::Dodge),
    ("sidestep", Guard::Dodge),
];

impl Guard {
    /// The guard that a verb stands for, if it is one, by someone so armed. What is held before a
    /// blow and is no shield meets it like a weapon.
    pub fn of(verb: &VerbInfo, choice: &Choice, arms: &Arms, armoury: &Armoury) -> Option<Guard> {
        let (_, guard) = ICONS.iter().find(|(icon, _)| *icon == verb.icon)?;
        let shield = |item: &riposte_rules::figure::Item| {
            armoury.weapons.get(usize::from(item.weapon.0)).is_some_and(|weapon| weapon.shield)
        };
        let named = choice.arm.and_then(|arm| arms.item(arm.item));
        let with_shield = match named {
            Some(item) => shield(&item),
            None => arms.items().any(|item| item.at.in_hand() && shield(item)),
        };
        Some(match guard {
            Guard::Block if !with_shield => Guard::Parry,
            Guard::Parry if named.is_some() && with_shield => Guard::Block,
            guard => *guard,
        })
    }
}

/// The guards that stand, by figure, and whose blow was declared last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Guards(Vec<(FigureId, Guard)>);

impl Guards {
    /// The guard of a figure.
    pub fn of(&self, figure: FigureId) -> Option<Guard> {
        self.0.iter().find(|(one, _)| *one == figure).map(|(_, guard)| *guard)
    }

    /// A figure has declared something: it has this guard now, or none.
    pub fn declare(&mut self, figure: FigureId, guard: Option<Guard>) {
        self.0.retain(|(one, _)| *one != figure);
        self.0.extend(guard.map(|guard| (figure, guard)));
    }

    /// What begins a turn anew ends all guards.
    pub fn pass(&mut self, event: &Event) {
        if matches!(event, Event::Turn { .. }) {
            self.0.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::data::Scenario;
    use riposte_rules::decision::Verb;
    use riposte_rules::roll::Dice;
    use riposte_rules::rulebook::Playing;

    use super::*;

    /// The guard that a word of the notation stands for, in the hands of the first figure of a
    /// scenario that holds a shield or holds none.
    fn guard(scenario: &str, word: &str, with_shield: bool) -> Option<Guard> {
        let library = riposte_shelf::library();
        let shelf = riposte_shelf::shelf();
        let scenario = Scenario::shipped(&library, scenario).ok()?;
        let battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(1)).ok()?;
        let table = battle.table();
        let armoury = table.armoury();
        let holds = |figure: &FigureId| {
            let mut items = table.arms(*figure).items();
            items.any(|item| item.at.in_hand() && armoury.weapon(item.weapon).shield)
        };
        let figure = table.figures().find(|figure| holds(figure) == with_shield)?;
        let verbs = battle.world().resource::<Playing>().0.verbs();
        let verb = verbs.iter().find(|verb| verb.word == word)?;
        Guard::of(verb, &Choice::plain(Verb(0)), table.arms(figure), armoury)
    }

    #[test]
    fn every_book_shows_what_is_done_against_a_blow() {
        assert_eq!(guard("duel", "parry", false), Some(Guard::Parry));
        assert_eq!(guard("duel", "block", false), Some(Guard::Parry));
        assert_eq!(guard("duel", "jump-back", false), Some(Guard::Dodge));
        assert_eq!(guard("duel", "attack", false), None);
        assert_eq!(guard("yard", "dodge", false), Some(Guard::Dodge));
        assert_eq!(guard("yard", "defend", false), Some(Guard::Parry));
        assert_eq!(guard("lesson", "dodge", false), Some(Guard::Dodge));
        assert_eq!(guard("lesson", "parry", false), Some(Guard::Parry));
        assert_eq!(guard("measure", "full-defence", false), Some(Guard::Parry));
        assert_eq!(guard("footbridge", "evade", false), Some(Guard::Dodge));
    }

    #[test]
    fn a_shield_is_raised_only_by_those_who_hold_one() {
        assert_eq!(guard("yard", "shield-rush", true), Some(Guard::Block));
        assert_eq!(guard("yard", "shield-rush", false), Some(Guard::Parry));
    }

    #[test]
    fn a_guard_stands_until_something_else_is_declared_or_the_turn_ends() {
        let (one, other) = (FigureId(0), FigureId(1));
        let mut guards = Guards::default();
        guards.declare(one, Some(Guard::Dodge));
        guards.declare(other, Some(Guard::Parry));
        assert_eq!(guards.of(one), Some(Guard::Dodge));
        guards.declare(one, None);
        assert_eq!((guards.of(one), guards.of(other)), (None, Some(Guard::Parry)));
        guards.pass(&Event::Turn { number: 2 });
        assert_eq!(guards.of(other), None);
    }
}
