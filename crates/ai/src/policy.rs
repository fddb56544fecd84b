//! Who plays a battle on in a fork: everybody by reflex, or everybody with thought.

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, PromptKind};
use riposte_rules::figure::Side;

use crate::GreedyPlayer;
use crate::armament::arming;
use crate::decision::{is_step, weight};
use crate::judge::Judge;
use crate::reflex::Reflex;

/// How the decisions of a try are answered, those of both sides alike.
pub(crate) struct Policy {
    reflex: Reflex,
    /// Who thinks about what is more than a detail. Without one all is done by reflex.
    squire: Option<GreedyPlayer>,
    /// How much its last answer took.
    steps: u32,
}

impl Policy {
    /// As this squire does, where one is asked, who has no time to try anything out: what is kept
    /// to answer with is then used, and what is aimed for is struck. Else all by reflex.
    pub(crate) fn new(squire: Option<GreedyPlayer>) -> Policy {
        let squire = squire.map(GreedyPlayer::at_a_glance);
        Policy { reflex: Reflex::default(), squire, steps: 1 }
    }

    /// Forgets what was known of another moment.
    pub(crate) fn begin(&mut self, world: &World) {
        self.reflex.begin();
        if let Some(squire) = &mut self.squire {
            squire.look(world);
        }
    }

    /// The answer to the pending decision of a fork, `root` being the World in which the decision
    /// is asked that is thought about.
    pub(crate) fn choose(
        &mut self,
        root: &World,
        now: &World,
        judge: &mut Judge,
        waits: Option<Side>,
    ) -> Option<Choice> {
        let table = Table::new(now);
        let decision = table.decision()?;
        let weight = weight(table, decision);
        self.steps = 1;
        // Neither reflex nor a glance shows what a weapon in hand is good for.
        if weight == PromptKind::Act
            && let Some(choice) = arming(table, decision)
        {
            return Some(choice);
        }
        let Some(squire) = self.squire.as_mut().filter(|_| weight != PromptKind::Detail) else {
            return self.reflex.choose(root, now, judge, waits);
        };
        let (choice, weighed) = squire.at_once(now)?;
        self.steps = weighed;
        // A squire always comes in the end; who thinks may wait as long as oneself.
        let comes = waits == Some(decision.side) && weight == PromptKind::Act && is_step(&choice);
        Some(if comes { decision.decline } else { choice })
    }

    /// How much the last answer took: the choices that were weighed for it, and one where none was.
    pub(crate) fn steps(&self) -> u32 {
        self.steps
    }
}
