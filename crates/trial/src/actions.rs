//! The lists of actions of a rulebook, held at every decision of whole battles.

use std::collections::BTreeSet;

use riposte_kit::action::{Action, Actions, Open, Reader};
use riposte_rules::data::Scenario;
use riposte_rules::decision::Choice;
use riposte_rules::prelude::*;
use riposte_rules::rulebook::Rulebook;

use crate::{library, only};

/// How a battle at random is played.
#[derive(Clone, Copy)]
pub struct AtRandom {
    /// So many battles of each scenario.
    pub battles: u64,
    /// A battle that is not over after so many decisions is left.
    pub decisions: u64,
    /// Picks one of the choices.
    pub pick: fn(&[Choice], &mut Lot) -> Choice,
}

/// Numbers by lot, the same for a seed.
pub struct Lot(u64);

impl Lot {
    /// A number below a count.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        (self.0 >> 33) as usize % count
    }
}

/// Any of the choices.
pub fn any_choice(choices: &[Choice], lot: &mut Lot) -> Choice {
    choices[lot.below(choices.len())]
}

impl AtRandom {
    /// Plays battles of every scenario of a rulebook; each decision is looked at, with the number
    /// of its battle.
    pub fn scenarios(
        self,
        book: impl Rulebook + 'static,
        look: &mut impl FnMut(u64, &Battle),
    ) -> u64 {
        let (shelf, library) = (only(book), library());
        let key = shelf.0[0].key();
        let all = library.names("scenarios").map(|key| Scenario::shipped(&library, key).unwrap());
        let mut number = 0;
        for scenario in all.filter(|scenario| scenario.rulebook == key) {
            for seed in 0..self.battles {
                let dice = Dice::seeded(seed);
                let battle = Battle::new(&shelf, &library, &scenario, dice).unwrap();
                self.play(battle, seed, |battle| look(number, battle));
                number += 1;
            }
        }
        number
    }

    /// Plays one battle; each decision is looked at.
    pub fn play(self, mut battle: Battle, seed: u64, mut look: impl FnMut(&Battle)) {
        let mut lot = Lot(seed);
        for _ in 0..self.decisions {
            let Some(choices) = battle.decision().map(|it| it.choices.clone()) else { break };
            look(&battle);
            battle.submit((self.pick)(&choices, &mut lot)).unwrap();
        }
    }
}

/// Each action of the pending question is open with choices of its own or closed with a reason;
/// what is listed, besides some verbs that are no actions, is what is open; and nothing that is
/// open is told to be closed. What each action says is handed on.
pub fn open_or_closed<R: Reader>(
    battle: &Battle,
    lists: &[&Actions<R>],
    besides: &[Verb],
    mut seen: impl FnMut(&dyn Action<R>, &Open),
) {
    let Some(decision) = battle.decision() else { return };
    let view = R::view(battle.world());
    let mut all: Vec<Choice> = Vec::new();
    for action in lists.iter().flat_map(|list| list.0) {
        let open = action.open(view, decision.figure);
        match &open {
            Ok(choices) => {
                assert!(!choices.is_empty(), "open, and no choice");
                assert!(choices.iter().all(|choice| choice.verb == action.verb()));
                all.extend(choices);
            }
            Err(why) => assert!(!why.words().is_empty() && !why.rule.is_empty()),
        }
        seen(*action, &open);
    }
    let mut listed = decision.choices.clone();
    listed.retain(|choice| !besides.contains(&choice.verb));
    all.sort_by_key(Choice::order);
    all.dedup();
    assert_eq!(listed, all);
    for closed in battle.table().book().closed(battle.world()) {
        assert!(listed.iter().all(|choice| choice.verb != closed.verb));
    }
}

/// What was said to be closed as long as the battle lasts: battle, figure, verb.
#[derive(Default)]
pub struct Never(BTreeSet<(u64, FigureId, Verb)>);

impl Never {
    /// Looks at a decision of a battle with a number: a reason that lasts holds to its end.
    pub fn look<R: Reader>(&mut self, number: u64, battle: &Battle, lists: &[&Actions<R>]) {
        let Some(decision) = battle.decision() else { return };
        let view = R::view(battle.world());
        for action in lists.iter().flat_map(|list| list.0) {
            let key = (number, decision.figure, action.verb());
            match action.open(view, decision.figure) {
                Err(why) if why.lasts() => drop(self.0.insert(key)),
                Ok(_) => assert!(!self.0.contains(&key), "{key:?} was never to be"),
                Err(_) => {}
            }
        }
    }
}
