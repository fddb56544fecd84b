//! What a figure may do, and doing it.

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::holds::{STRIKE_ON, VANTAGE_ON, targets};
use crate::view::BookView;
use crate::words::*;
use crate::{attack, evade, fallen, holds, moving, search, things};

/// Everything that is open to a figure; `acted`: it has done something since it was picked.
pub fn of(view: BookView, figure: FigureId, acted: bool) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = deeds(view, figure);
    if acted && view.due().any(|other| other != figure) {
        choices.push(Choice::plain(OTHER));
    }
    choices.push(done);
    let default = usual(view, figure, &choices);
    Asking { choices, decline: done, default }
}

/// Everything that a figure could do now.
pub fn deeds(view: BookView<'_>, figure: FigureId) -> Vec<Choice> {
    let mut choices: Vec<Choice> =
        attack::list(view, figure).into_iter().map(|attack| attack.choice).collect();
    let tries = |verb, kind| {
        targets(view, figure, kind).into_iter().map(move |foe| Choice::plain(verb).at(foe))
    };
    choices.extend(tries(STRIKE, STRIKE_ON).chain(tries(VANTAGE, VANTAGE_ON)));
    if evade::open(view, figure) {
        choices.push(Choice::plain(EVADE));
    }
    choices.extend(moving::list(view, figure));
    choices.extend(view.fallen_here(figure).map(|it| Choice::plain(HELP).at(it)));
    choices.extend(fallen::bodies(view, figure).map(|it| Choice::plain(LOOT).at(it)));
    if things::drinks(view, figure) {
        choices.push(Choice::plain(DRINK));
    }
    choices.extend(things::stowed(view, figure).map(|item| Choice::plain(READY).with(item, None)));
    if !search::lurking(view, figure).is_empty() {
        choices.push(Choice::plain(SEARCH));
    }
    choices
}

/// The sensible default: an attack, else a try, else to be done.
fn usual(view: BookView, figure: FigureId, choices: &[Choice]) -> Choice {
    let first = |verbs: &[_]| choices.iter().find(|choice| verbs.contains(&choice.verb)).copied();
    let tries = if prefers_vantage(view, figure) { [VANTAGE, STRIKE] } else { [STRIKE, VANTAGE] };
    let attack = first(&[ATTACK, SHOOT]);
    let weakest = |verb| {
        let tries = choices.iter().filter(|choice| choice.verb == verb);
        tries.min_by_key(|it| it.target.map(|foe| view.health(foe))).copied()
    };
    let tried = tries.into_iter().find_map(weakest);
    attack.or(tried).unwrap_or(Choice::plain(DONE))
}

/// Whether a figure would rather shoot: it has shots, and an eye at least as good as its feet.
pub fn prefers_vantage(view: BookView, figure: FigureId) -> bool {
    use crate::fighter::Stat;
    let sharp = view.stat(figure, Stat::Perception) >= view.stat(figure, Stat::Speed);
    sharp && view.shots(figure).next().is_some()
}

/// Whether a figure can attack at once.
pub fn has_attack(view: BookView, figure: FigureId) -> bool {
    !attack::list(view, figure).is_empty()
}

/// Carries a choice out.
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    match choice.verb {
        STRIKE | VANTAGE => holds::carry_out(world, figure, choice),
        EVADE => evade::carry_out(world, figure, choice),
        MOVE | FLEE | CARRY | SOAR | LEAP => moving::carry_out(world, figure, choice),
        HELP => fallen::help(world, figure, choice),
        LOOT => fallen::loot(world, figure, choice),
        DRINK => things::drink(world, figure, choice),
        READY => things::ready(world, figure, choice),
        SEARCH => search::carry_out(world, figure, choice),
        _ => attack::carry_out(world, figure, choice),
    }
}
