//! What is shown of figures, weapons and phases.

use riposte_kit::cards::fact;
use riposte_rules::figure::{FigureId, WeaponId};
use riposte_rules::rulebook::{Fact, PhaseMark, Pool, TurnOrderEntry};

use crate::rule_ids;
use crate::turn::Turn;
use crate::view::BookView;

/// The phases of the turn: one for each side (FRA-101).
pub fn phases(view: BookView) -> Vec<PhaseMark> {
    let now = view.table.world().resource::<Turn>().0;
    let names = view.table.scenario().sides.iter().cloned();
    riposte_kit::cards::phases(names, now.map_or(usize::MAX, |side| side.index()))
}

/// The figures in the order in which they are asked (FRA-101).
pub fn turn_order(view: BookView) -> Vec<TurnOrderEntry> {
    let asked = view.table.decision().map(|decision| decision.figure);
    let mut figures: Vec<FigureId> = view.table.active_figures().collect();
    figures.sort_by_key(|figure| (view.table.side(*figure), *figure));
    let mark = |figure: FigureId| TurnOrderEntry {
        figure,
        order: String::new(),
        points: None,
        now: asked == Some(figure),
        done: !view.can_act(figure),
    };
    figures.into_iter().map(mark).collect()
}

/// What a player should know of a figure at a glance.
pub fn card(view: BookView, figure: FigureId) -> Vec<Fact> {
    let life = format!("{} of {}", view.life(figure), view.build(figure).life);
    vec![fact("Life", life, rule_ids::LIFE)]
}

/// What is left of the life of a figure (FRA-102).
pub fn vitality(view: BookView, figure: FigureId) -> Vec<Pool> {
    let (left, of) = (view.life(figure), view.build(figure).life);
    vec![Pool { name: "Life".into(), left, of }]
}

/// The numbers of a weapon (FRA-103).
pub fn weapon_card(view: BookView, weapon: WeaponId) -> Vec<Fact> {
    let modes = &view.table.armoury().weapon(weapon).modes;
    let numbers = view.tables.weapons.modes(weapon);
    let rows = modes.iter().zip(numbers);
    let row = |harm: i32| format!("takes {harm} of a life");
    rows.map(|(mode, it)| fact(mode.name.clone(), row(it.harm), rule_ids::WEAPON)).collect()
}
