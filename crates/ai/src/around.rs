//! What goes on around a figure somewhere: whom it reaches there, and who reaches it.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::figure::FigureId;

use crate::decision::is_step;
use crate::evaluation_context::EvalContext;
use crate::pose::Pose;

/// Whom a figure has in reach somewhere, from behind or not, and who has it.
pub(crate) struct Around {
    pub(crate) reaches: Vec<FigureId>,
    pub(crate) behind: Vec<FigureId>,
    pub(crate) reached_by: Vec<FigureId>,
    pub(crate) open_to: Vec<FigureId>,
    /// Who has yet to move and may come.
    pub(crate) threateners: Vec<FigureId>,
    pub(crate) far: u32,
}

impl Around {
    pub(crate) fn of(context: &EvalContext, pose: Pose) -> Around {
        let reach = context.reach(pose);
        let threateners =
            context.threateners.iter().filter(|threatener| threatener.chance(pose.hex) > 0.0);
        let mut found = Around {
            reaches: Vec::new(),
            behind: Vec::new(),
            reached_by: Vec::new(),
            open_to: Vec::new(),
            threateners: threateners.map(|threatener| threatener.figure).collect(),
            far: context.goal.map_or(0, |goal| pose.hex.unsigned_distance_to(goal.hex)),
        };
        for enemy in &context.enemies {
            let (foe, hex) = (enemy.pose.figure, enemy.pose.hex);
            if context.reaches(pose, &reach, hex) {
                found.reaches.push(foe);
                if enemy.behind(context.table, pose.hex) {
                    found.behind.push(foe);
                }
            }
            if enemy.reaches(context.table, pose.hex) {
                found.reached_by.push(foe);
                if context.open_to(pose, hex) {
                    found.open_to.push(foe);
                }
            }
        }
        found
    }

    /// Whether it has all in reach that another has, its back open to nobody else, and is
    /// better in one of the two.
    fn beats(&self, other: &Around) -> bool {
        let within = |few: &[FigureId], many: &[FigureId]| few.iter().all(|it| many.contains(it));
        let better = |few: &[FigureId], many: &[FigureId]| few.len() < many.len();
        within(&other.reaches, &self.reaches)
            && within(&self.open_to, &other.open_to)
            && (better(&other.reaches, &self.reaches) || better(&self.open_to, &other.open_to))
    }
}

/// The choices that are left when nobody turns its back for nothing: where all that is asked is
/// which way a figure looks, it can do from the better way whatever it can from the worse.
pub(crate) fn without_turned_backs(
    table: Table,
    decision: &Decision,
    choices: Vec<Choice>,
) -> Vec<Choice> {
    let looks = |choice: &Choice| is_step(choice) && choice.hex.is_none();
    if !decision.choices.iter().all(looks) {
        return choices;
    }
    let context = EvalContext::of(table, decision.figure);
    let view = |choice: &Choice| Around::of(&context, Pose::after(table, decision, choice));
    let views: Vec<Around> = choices.iter().map(view).collect();
    let sensible = |own: &Around| !views.iter().any(|other| other.beats(own));
    let both = choices.into_iter().zip(&views);
    both.filter(|(_, own)| sensible(own)).map(|(choice, _)| choice).collect()
}
