//! What goes on around a figure somewhere: whom it reaches there, and who reaches it.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::figure::FigureId;

use crate::decision::is_step;
use crate::scene::Scene;
use crate::stand::Stand;

/// Whom a figure has in reach somewhere, from behind or not, and who has it.
pub(crate) struct Around {
    pub(crate) reaches: Vec<FigureId>,
    pub(crate) behind: Vec<FigureId>,
    pub(crate) reached_by: Vec<FigureId>,
    pub(crate) open_to: Vec<FigureId>,
    /// Who has yet to move and may come.
    pub(crate) comers: Vec<FigureId>,
    pub(crate) far: u32,
}

impl Around {
    pub(crate) fn of(scene: &Scene, stand: Stand) -> Around {
        let reach = scene.reach(stand);
        let comers = scene.comers.iter().filter(|comer| comer.chance(stand.hex) > 0.0);
        let mut found = Around {
            reaches: Vec::new(),
            behind: Vec::new(),
            reached_by: Vec::new(),
            open_to: Vec::new(),
            comers: comers.map(|comer| comer.figure).collect(),
            far: scene.goal.map_or(0, |goal| stand.hex.unsigned_distance_to(goal.hex)),
        };
        for enemy in &scene.enemies {
            let (foe, hex) = (enemy.stand.figure, enemy.stand.hex);
            if scene.reaches(stand, &reach, hex) {
                found.reaches.push(foe);
                if enemy.behind(scene.table, stand.hex) {
                    found.behind.push(foe);
                }
            }
            if enemy.reaches(scene.table, stand.hex) {
                found.reached_by.push(foe);
                if scene.open_to(stand, hex) {
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
    let scene = Scene::of(table, decision.figure);
    let view = |choice: &Choice| Around::of(&scene, Stand::after(table, decision, choice));
    let views: Vec<Around> = choices.iter().map(view).collect();
    let sensible = |own: &Around| !views.iter().any(|other| other.beats(own));
    let both = choices.into_iter().zip(&views);
    both.filter(|(_, own)| sensible(own)).map(|(choice, _)| choice).collect()
}
