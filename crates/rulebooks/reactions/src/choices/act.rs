//! The actions of a figure in its phase (REA-48), and what each costs.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::{Dropped, FigureId, Item, Place};
use riposte_rules::systems::{Way, reachable};

use super::strike::{Limits, advances, attacks};
use crate::close::closes;
use crate::missiles::shots::{preparations, shots};
use crate::mounted::foot::{bracing, mounting};
use crate::tables::Size;
use crate::view::BookView;
use crate::words::*;

/// Room for the choices of most actions, so that the list need not grow.
const MANY: usize = 64;

/// Every action open to a figure on foot, and the end of its phase.
pub fn on_foot(rules: BookView, figure: FigureId) -> Asking {
    let mut choices = Vec::with_capacity(MANY);
    choices.push(Choice::plain(DONE));
    attacks(rules, figure, Limits::default(), &mut choices);
    advances(rules, figure, Limits::default(), &mut choices);
    closes(rules, figure, Limits::default(), &mut choices);
    shots(rules, figure, &mut choices);
    preparations(rules, figure, &mut choices);
    moves(rules, figure, &mut choices);
    turns(rules, figure, &mut choices);
    things(rules, figure, &mut choices);
    words(rules, figure, &mut choices);
    rise(rules, figure, &mut choices);
    mounting(rules, figure, &mut choices);
    bracing(rules, figure, &mut choices);
    let done = Choice::plain(DONE);
    let default = choices.get(1).filter(|choice| strikes(choice.verb));
    Asking { default: default.copied().unwrap_or(done), choices, decline: done }
}

/// The price of a choice in action points (REA-47). Fast draws are paid by their roll.
pub fn price(rules: BookView, figure: FigureId, choice: &Choice) -> i32 {
    let prices = rules.constants().price;
    match choice.verb {
        // It was paid for with the movement.
        TRAMPLE => 0,
        RIDE | RIDEDOWN => rules.tables.riding.ride,
        FASTER | SLOWER | WHEEL => rules.tables.riding.steer,
        MOUNT | DISMOUNT => rules.tables.riding.seat,
        BRACE => rules.tables.riding.brace,
        verb if strikes(verb) => {
            let arms = rules.table.arms(figure);
            let mode = choice.arm.and_then(|arm| rules.tables.weapons.mode(arms, arm));
            mode.map_or(0, |mode| mode.points)
        }
        MOVE | FOLLOW => prices.advance,
        TURN => prices.turn,
        BLOCK | FOREARM => prices.block,
        PARRY => prices.parry,
        JUMP | SIDESTEP | ROLL | DROPDODGE => prices.dodge,
        SOAK => prices.soak,
        READY | PICKUP | STOW | DRAW | LOAD => prices.ready,
        SET_AIM => rules.tables.missiles.aim_price,
        RISE => prices.stand_up,
        SPEAK => {
            let words = i32::from(choice.number.unwrap_or(0));
            let most = i32::from(rules.constants().words_a_point).max(1);
            (words + most - 1) / most
        }
        _ => 0,
    }
}

/// The hexes of one Move of a figure; a lame one has but one (REA-87).
fn budget(rules: BookView, figure: FigureId) -> u16 {
    if rules.fighter(figure).lame { 1 } else { rules.constants().movement_budget }
}

/// The hexes a figure's Move can lead to (REA-51).
fn ways(rules: BookView, figure: FigureId) -> Vec<Way> {
    let budget = budget(rules, figure);
    let mut ways = reachable(rules.table, figure, &rules.constants().movement, budget, |_| false);
    ways.retain(|way| !way.path.is_empty());
    ways
}

fn moves(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    if rules.prone(figure) || rules.points(figure) < rules.constants().price.advance {
        return;
    }
    let facing = rules.table.facing(figure);
    for way in ways(rules, figure) {
        let choice = Choice::plain(MOVE).to(way.hex);
        out.push(if way.facing == facing { choice } else { choice.facing(way.facing) });
    }
}

/// The hexes entered by a Move or a Follow, in order.
pub fn path_of(rules: BookView, figure: FigureId, choice: &Choice) -> Vec<Hex> {
    let facing = choice.facing.unwrap_or(rules.table.facing(figure));
    let found = ways(rules, figure)
        .into_iter()
        .find(|way| Some(way.hex) == choice.hex && way.facing == facing);
    found.map(|way| way.path.to_vec()).unwrap_or_default()
}

/// The move with which a figure can go along with a mover: looking the same way, the same
/// steps in the same directions (REA-52).
pub fn follow_way(
    rules: BookView,
    figure: FigureId,
    looking: Facing,
    steps: &[Facing],
) -> Option<Choice> {
    if rules.prone(figure) || steps.is_empty() {
        return None;
    }
    let (start, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    let movement = &rules.constants().movement;
    if facing.apart(looking) > movement.turn.most {
        return None;
    }
    let cost = movement.path_cost(rules.table, figure, looking, steps)?;
    let end = steps.iter().fold(start, |hex, step| hex + step.step());
    let choice = Choice::plain(FOLLOW).to(end);
    let choice = if looking == facing { choice } else { choice.facing(looking) };
    (cost <= budget(rules, figure)).then_some(choice)
}

/// Turning on the spot (REA-53).
pub fn turns(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    if rules.on_foot(figure) && rules.points(figure) >= rules.constants().price.turn {
        let facing = rules.table.facing(figure);
        let others = Facing::ALL.into_iter().filter(|way| *way != facing);
        out.extend(others.map(|way| Choice::plain(TURN).facing(way)));
    }
}

/// Speaking: as many words as the points allow, up to nine (REA-56).
pub fn words(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    if rules.is_mount(figure) {
        return;
    }
    let most = rules.points(figure) * i32::from(rules.constants().words_a_point);
    out.extend((1..=most.min(9) as i16).map(|count| Choice::plain(SPEAK).number(count)));
}

/// Standing up (REA-60).
pub fn rise(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    if rules.prone(figure) && rules.points(figure) >= rules.constants().price.stand_up {
        out.push(Choice::plain(RISE));
    }
}

/// Readying, fast draw, picking up, putting away, dropping (REA-57 to REA-59).
fn things(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    readying(rules, figure, out);
    if rules.points(figure) >= rules.constants().price.ready {
        pick_ups(rules, figure, out);
    }
}

/// The same without what lies on the ground, which nobody reaches from a mount.
pub fn readying(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    for (number, item) in rules.table.arms(figure).numbered() {
        if item.at.in_hand() {
            out.push(Choice::plain(DROP).with(number, None));
        }
    }
    if rules.points(figure) < rules.constants().price.ready {
        return;
    }
    readies(rules, figure, out);
    for (number, item) in rules.table.arms(figure).numbered() {
        if item.at.in_hand() {
            out.push(Choice::plain(STOW).with(number, None));
        } else if rules.draw_modifier(figure, number).is_some()
            && rules.hand_for(figure, item).is_some()
        {
            out.push(Choice::plain(DRAW).with(number, None));
        }
    }
}

/// Readying a weapon that is carried (REA-57).
pub fn readies(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    if rules.points(figure) < rules.constants().price.ready {
        return;
    }
    for (number, item) in rules.table.arms(figure).numbered() {
        if !item.at.ready() && rules.hand_for(figure, item).is_some() {
            out.push(Choice::plain(READY).with(number, None));
        }
    }
}

/// Readying as an answer: what is in the way may fall as a part of it. The number names the hands
/// that let go, 1 the right, 2 the left, 3 both (REA-57, REA-58).
pub fn ready_answers(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    readies(rules, figure, out);
    if rules.points(figure) < rules.constants().price.ready {
        return;
    }
    let empty = rules.table.arms(figure).free_hands();
    for (number, item) in rules.table.arms(figure).numbered() {
        if item.at.ready() || rules.hand_for(figure, item).is_some() {
            continue;
        }
        let frees = |hands: &i16| {
            let freed = rules.freed(figure, *hands);
            freed.is_some_and(|freed| rules.hand_among(figure, item, freed).is_some())
        };
        let one: Vec<i16> = [RIGHT, LEFT].into_iter().filter(frees).collect();
        let both = one.is_empty() && empty != [true, true] && frees(&BOTH);
        let hands = one.into_iter().chain(both.then_some(BOTH));
        out.extend(hands.map(|hands| Choice::plain(READY).with(number, None).number(hands)));
    }
}

/// The hands that let go in a choice to ready a weapon.
const RIGHT: i16 = 1;
const LEFT: i16 = 2;
const BOTH: i16 = 3;

fn pick_ups(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    let here = rules.table.hex(figure);
    let dropped = rules.table.world().resource::<Dropped>();
    for (number, lying) in (0..).zip(&dropped.0) {
        let item = Item { weapon: lying.weapon, at: Place::Belt };
        let near = here.unsigned_distance_to(lying.hex) <= 1;
        if near && rules.hand_for(figure, item).is_some() {
            out.push(Choice::plain(PICKUP).to(lying.hex).number(number));
        }
    }
}

impl BookView<'_> {
    /// The hand or hands that are free to take an item; shields go on the left arm first.
    pub fn hand_for(self, figure: FigureId, item: Item) -> Option<Place> {
        self.hand_among(figure, item, self.table.arms(figure).free_hands())
    }

    /// What a figure holds in the hands that a number names, in the order of the items.
    pub fn in_hands(self, figure: FigureId, hands: i16) -> Vec<u8> {
        let within = |item: &Item| match item.at {
            Place::Right => hands & RIGHT != 0,
            Place::Left => hands & LEFT != 0,
            Place::Both => hands == BOTH,
            _ => false,
        };
        let items = self.table.arms(figure).numbered().filter(|(_, item)| within(item));
        items.map(|(number, _)| number).collect()
    }

    /// The hands that would be empty if those named let go of something; `None` where one of
    /// them holds nothing to let go of, or only with the other.
    fn freed(self, figure: FigureId, hands: i16) -> Option<[bool; 2]> {
        let empty = self.table.arms(figure).free_hands();
        let items = self.table.arms(figure).numbered().map(|(_, item)| item.at);
        let both = items.into_iter().any(|at| at == Place::Both);
        let named = [hands & RIGHT != 0, hands & LEFT != 0];
        let holds = (0..2).all(|hand| !(named[hand] && empty[hand]));
        let whole = !both || hands == BOTH;
        (holds && whole).then_some([empty[0] || named[0], empty[1] || named[1]])
    }

    /// The hand or hands among empty ones that can take an item.
    fn hand_among(self, figure: FigureId, item: Item, empty: [bool; 2]) -> Option<Place> {
        let weapon = self.table.armoury().weapon(item.weapon);
        let lost = self.fighter(figure).arm_lost;
        let [right, left] = [empty[0] && !lost[0], empty[1] && !lost[1]];
        let both_hands = weapon.modes.iter().all(|mode| mode.hands == 2);
        let order =
            if weapon.shield { [Place::Left, Place::Right] } else { [Place::Right, Place::Left] };
        if both_hands {
            return (right && left).then_some(Place::Both);
        }
        order.into_iter().find(|place| if *place == Place::Right { right } else { left })
    }

    /// The modifier of a fast draw by size and place; `None` where none can be tried
    /// (REA-59).
    pub fn draw_modifier(self, figure: FigureId, number: u8) -> Option<i32> {
        let item = self.table.arms(figure).item(number)?;
        let row = match (self.tables.weapons.of(item.weapon).size, item.at) {
            (Size::Small, Place::Hidden) => 0,
            (Size::Small, Place::Belt) => 1,
            (Size::Medium, Place::Belt) => 2,
            (Size::Medium, Place::Back | Place::Slung) => 3,
            _ => return None,
        };
        Some(self.constants().fast_draw[row].halves)
    }
}
