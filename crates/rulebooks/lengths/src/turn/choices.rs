//! What a figure may do (LEN-203 to LEN-217).

use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::{FigureId, Place};
use riposte_rules::systems::Walks;
use smallvec::SmallVec;

use crate::attacks::missiles::loaded;
use crate::attacks::targets::{blows_at, shots_at};
use crate::condition::morale;
use crate::equipment::handling;
use crate::holds::wrestling;
use crate::movement::ways::{Start, edge, onward, runs, strolls, ways};
use crate::view::{BookView, Strike, flies};
use crate::words::*;
use crate::{casting, mounted};

/// What a figure may do that has done nothing yet this round; `last` when it can hold no longer.
pub fn act(view: BookView, figure: FigureId, last: bool) -> Asking {
    if view.fighter(figure).broken {
        return morale::open(view, figure);
    }
    let mut open = Vec::new();
    if view.is_held(figure) {
        open.extend(struggling(view, figure));
        return with_decline(open, last);
    }
    if view.table.posture(figure).down() {
        open.push(Choice::plain(V_STAND));
    } else if !view.fighter(figure).round.gone {
        let ways = ways(view, figure);
        let planned = view.fighter(figure).round.replanned;
        if !planned && ways.iter().any(|choice| choice.verb == V_RUN) {
            open.push(Choice::plain(V_WAY));
        }
        open.extend(ways);
        open.extend(mounted::charges(view, figure));
    }
    open.extend(standing_still(view, figure));
    open.extend(in_place(view, figure));
    with_decline(open, last)
}

/// What it may do where it has come to (LEN-211).
pub fn then(view: BookView, figure: FigureId, last: bool) -> Asking {
    let mut open = in_place(view, figure);
    if view.fighter(figure).round.changed {
        // The weapon is drawn to attack with it.
        open.retain(|choice| choice.verb != V_CHANGE);
    }
    if view.has_run(figure) {
        // Nothing but a blow or a shot follows the run of a mount (LEN-455).
        open.retain(|choice| is_strike(choice.verb));
    }
    with_decline(open, last)
}

/// The usual choice is the first blow or shot, else to wait.
fn with_decline(mut choices: Vec<Choice>, last: bool) -> Asking {
    let decline = Choice::plain(if last { V_WAIT } else { V_HOLD });
    let usual = |choice: &&Choice| matches!(choice.verb, V_ATTACK | V_SHOOT | V_ESCAPE | V_STAND);
    let default = choices.iter().find(usual).copied().unwrap_or(decline);
    choices.push(decline);
    Asking { choices, decline, default }
}

/// Somebody held may only break free, or stab the holder (LEN-705).
fn struggling(view: BookView, figure: FigureId) -> Vec<Choice> {
    let mut open = Vec::new();
    for holder in view.holders(figure) {
        open.push(Choice::plain(V_ESCAPE).at(holder));
        let stab =
            |strike: Strike| Choice { arm: Some(strike.arm), ..Choice::plain(V_STAB).at(holder) };
        open.extend(wrestling::small(view, figure).map(stab));
    }
    open
}

/// What takes the whole round, without a step.
fn standing_still(view: BookView, figure: FigureId) -> Vec<Choice> {
    if view.fighter(figure).round.gone {
        return Vec::new();
    }
    let mut open = vec![Choice::plain(V_DEFEND)];
    if view.strikes(figure).any(|strike| flies(&strike) && loaded(view, figure, &strike)) {
        open.push(Choice::plain(V_AIM));
    }
    for (number, item) in view.table.arms(figure).numbered() {
        if matches!(item.at, Place::Hidden | Place::Back | Place::Pack) {
            open.push(Choice::plain(V_SEARCH).with(number, None));
        }
    }
    open.extend(casting::spells(view, figure));
    open
}

/// What can be done on the spot and takes the action of the round, without another question: what
/// somebody may do that has held, while another does something (LEN-204).
pub fn on_the_spot(view: BookView, figure: FigureId) -> Vec<Choice> {
    let down = view.table.posture(figure).down();
    let mut open = standing_still(view, figure);
    open.extend(in_place(view, figure));
    open.extend(down.then(|| Choice::plain(V_STAND)));
    let at_once = |choice: &Choice| {
        let item = choice.arm.filter(|_| choice.verb == V_READY).map(|arm| arm.item);
        choice.verb == V_DROP || item.is_some_and(|item| handling::free(view, figure, item))
    };
    open.retain(|choice| !matches!(choice.verb, V_CHANGE | V_GANG) && !at_once(choice));
    open
}

/// What can be done after a combat move as well.
fn in_place(view: BookView, figure: FigureId) -> Vec<Choice> {
    let table = view.table;
    let mut open = Vec::new();
    for foe in table.enemies(figure) {
        open.extend(blows_at(view, figure, foe));
        open.extend(shots_at(view, figure, foe));
        if wrestling::can(view, figure, foe).is_ok() {
            open.push(Choice::plain(V_WRESTLE).at(foe));
            if !wrestling::team(view, figure, foe).is_empty() {
                open.push(Choice::plain(V_GANG).at(foe));
            }
        }
    }
    for (number, item) in table.arms(figure).numbered() {
        if handling::accessible(item) {
            let stats = view.tables.weapons.of(item.weapon);
            if stats.class.is_weapon() {
                open.push(Choice::plain(V_CHANGE).with(number, None));
            }
            open.push(Choice::plain(V_READY).with(number, None));
        }
    }
    open.extend(mounted::seats(view, figure));
    open.extend(handling::usable(view, figure).map(|item| Choice::plain(V_USE).with(item, None)));
    let lying = handling::within_reach(view, figure);
    open.extend(lying.map(|number| Choice::plain(V_PICK_UP).number(number)));
    if handling::held(view, figure).next().is_some() {
        open.push(Choice::plain(V_DROP));
    }
    let ready = |item: u8| table.arms(figure).item(item).is_some_and(|item| item.at.in_hand());
    let loading = view.fighter(figure).loading.all().filter(|(item, _)| ready(*item));
    open.extend(loading.map(|(item, _)| Choice::plain(V_RELOAD).with(item, None)));
    let asleep =
        |friend: &FigureId| view.fighter(*friend).asleep && table.distance(figure, *friend) <= 1;
    open.extend(
        table.friends(figure).filter(asleep).map(|friend| Choice::plain(V_WAKE).at(friend)),
    );
    open
}

/// The hexes that a choice leads a figure through.
pub fn way(view: BookView, figure: FigureId, choice: &Choice) -> SmallVec<[Hex; 8]> {
    if choice.verb == V_CHARGE {
        let way = mounted::best_way(view, figure, choice);
        return way.map_or_else(SmallVec::new, |way| way.path);
    }
    let found = match choice.verb {
        V_MOVE => strolls(view, figure),
        _ => runs(view, figure),
    };
    let mut way = Start::of(view, figure).path;
    match (choice.verb, choice.hex) {
        (V_FLEE, _) if edge(view, view.table.hex(figure)) => {}
        (V_FLEE, _) => way.extend(path_to(&found, |hex| edge(view, hex))),
        (_, Some(hex)) if way.last() != Some(&hex) => {
            way.extend(path_to(&found, |other| other == hex));
        }
        _ => {}
    }
    way
}

/// How a way that is planned may go on, or that another is planned (LEN-212).
pub fn planning(view: BookView, figure: FigureId) -> Asking {
    let mut choices = onward(view, figure);
    let decline = Choice::plain(V_ANEW);
    let default = choices.first().copied().filter(|it| it.verb != V_VIA).unwrap_or(decline);
    choices.push(decline);
    Asking { choices, decline, default }
}

/// The hexes of the first way that ends where it shall.
fn path_to(ways: &Walks, there: impl Fn(Hex) -> bool) -> SmallVec<[Hex; 8]> {
    let end = ways.ends().find(|end| there(end.hex));
    end.map_or_else(SmallVec::new, |end| ways.way(end).path)
}
