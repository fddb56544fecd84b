//! What the target of a blow may do about it (MAN-121 to MAN-124, MAN-511).

use std::cell::OnceCell;

use riposte_rules::board::Facing;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::{FigureId, Place, Spot};

use crate::close::bonds;
use crate::melee::blow::Blow;
use crate::melee::shields;
use crate::view::BookView;
use crate::words::*;

/// Every answer to a blow whose attack was made by a margin, besides taking it.
pub fn answers(rules: BookView, blow: Blow) -> Vec<Choice> {
    if blow.unseen {
        return Vec::new();
    }
    let flies = rules.strike(blow.by, blow.arm).is_some_and(|strike| strike.flies());
    let mut answers = Vec::new();
    if free(rules, blow.at) {
        answers = blocks(rules, blow);
        if !flies {
            answers.extend(parries(rules, blow));
        }
    }
    if rules.row(blow.against).is_none_or(|row| row.dodge.is_some()) {
        answers.push(Choice::plain(DODGE));
        if !flies {
            answers.extend(retreats(rules, blow));
            answers.extend(rolls(rules, blow));
        }
    }
    if blow.against == Some(SKILLED) && !rules.doings(blow.at).skilled {
        let bonus = rules.constants().skilled_defence as i16;
        let skilled: Vec<Choice> = answers.iter().map(|answer| answer.number(bonus)).collect();
        answers.extend(skilled);
    }
    answers
}

/// Whether a figure has a hand for block and parry: not amid what takes both, nor as it loads, nor
/// in a turn in which it crawled (MAN-526, MAN-521, MAN-408).
fn free(rules: BookView, figure: FigureId) -> bool {
    let doings = rules.doings(figure);
    let crawled = rules.on_all_fours(figure) && doings.moved > 0;
    hand_free(rules, figure) && doings.loads.is_none() && !crawled
}

/// The question to the target.
pub fn asking(rules: BookView, blow: Blow, margin: i32) -> Asking {
    let mut choices = answers(rules, blow);
    let decline = Choice::plain(TAKE_IT);
    let default = best(rules, blow, margin).unwrap_or(decline);
    choices.push(decline);
    Asking { choices, decline, default }
}

/// The answer that is the likeliest to hold.
pub fn best(rules: BookView, blow: Blow, margin: i32) -> Option<Choice> {
    let score = |answer: &Choice| {
        let value = rules.defence_value(blow, margin, answer).map_or(i32::MIN, |sum| sum.basic());
        // Ground is not given for nothing.
        let gives = matches!(answer.verb, RETREAT | ROLL);
        (value, !gives, answer.number.is_none())
    };
    answers(rules, blow).into_iter().max_by_key(score)
}

/// What the answer that is the likeliest to hold is rolled against, were the attack made by
/// nothing: to an attack that leaves time to give ground, and to one that does not (MAN-512).
pub fn best_values(rules: BookView, blow: Blow) -> [Option<i32>; 2] {
    let margins = [0, rules.constants().by_five];
    let mut best: [Option<i32>; 2] = [None; 2];
    for answer in answers(rules, blow) {
        let value = |margin| Some(rules.defence_value(blow, margin, &answer)?.basic() + margin);
        let slow = value(margins[0]);
        let quick = if rules.gives_way(blow, &answer) { value(margins[1]) } else { slow };
        best = [best[0].max(slow), best[1].max(quick)];
    }
    best
}

/// The same for every margin, each worked out once: of the margin it matters only whether the attack
/// was too quick for giving ground to help (MAN-512).
pub fn likeliest(rules: BookView<'_>, blow: Blow) -> impl Fn(i32) -> Option<Choice> {
    let known = [const { OnceCell::new() }; 2];
    move |margin| {
        let quick = margin >= rules.constants().by_five;
        *known[usize::from(quick)].get_or_init(|| best(rules, blow, margin))
    }
}

fn blocks(rules: BookView, blow: Blow) -> Vec<Choice> {
    let feint = rules.feint(blow.by, blow.at).filter(|feint| feint.by > 0);
    let drawn = feint.is_some_and(|feint| feint.verb == SHIELD_FEINT);
    let drawn = drawn || shields::past(rules, blow) || bonds::in_one_hex(rules, blow.by, blow.at);
    if drawn || rules.row(blow.against).is_some_and(|row| row.block.is_none()) {
        return Vec::new();
    }
    let Some((item, held, _)) = rules.shield(blow.at) else { return Vec::new() };
    let covers = rules.covers(blow, held.at, &rules.constants().block_from, Place::Left);
    let free = !used_up(rules, blow.at, item) && !shields::busy(rules, blow.at, held.weapon);
    let block = Choice::plain(BLOCK).with(item, None);
    (covers && free).then_some(block).into_iter().collect()
}

fn parries(rules: BookView, blow: Blow) -> Vec<Choice> {
    if rules.row(blow.against).is_some_and(|row| row.parry.is_none()) {
        return Vec::new();
    }
    // What was drawn aside by the very weapon that strikes cannot parry it (MAN-303).
    let feint = rules.feint(blow.by, blow.at).filter(|feint| feint.by > 0);
    let feint = feint.filter(|it| it.verb == WEAPON_FEINT && it.item == blow.arm.item);
    let from = &rules.constants().parry_from;
    let mut items: Vec<(u8, Place, bool)> = Vec::new();
    let close = bonds::in_one_hex(rules, blow.by, blow.at);
    for strike in rules.strikes(blow.at) {
        let modes = &rules.table.armoury().weapon(strike.item.weapon).modes;
        let short = !close || modes.iter().any(|mode| mode.reach.contains(0));
        // What is braced does not parry (MAN-225).
        let braced = blow.against == Some(STOP) && strike.weapon.brace.is_some();
        let parries = strike.weapon.parry.is_some() && short && !braced;
        items.push((strike.arm.item, strike.item.at, parries));
    }
    items.dedup();
    // Bare hands do not parry while a weapon does.
    let armed = items.iter().any(|(_, at, parries)| *at != Place::Body && *parries);
    items
        .into_iter()
        .filter(|(item, at, parries)| {
            let bare = *at == Place::Body && armed;
            *parries
                && !bare
                && rules.covers(blow, *at, from, Place::Right)
                && rules.ready(blow.at, *item)
                && !used_up(rules, blow.at, *item)
                && !feint.is_some_and(|feint| feint.draws(Some(*item)))
        })
        .map(|(item, ..)| Choice::plain(PARRY).with(item, None))
        .collect()
}

/// Whether an item was used for a feint, so that it does not defend until its owner's next turn
/// (MAN-301).
fn used_up(rules: BookView, figure: FigureId, item: u8) -> bool {
    let feint = rules.feinted(figure);
    feint.is_some_and(|feint| {
        let free = match feint.verb {
            SUCKER | BODY_FEINT | SHIELD_PRESS => true,
            // A beat that missed leaves the weapon free to defend (MAN-307).
            BEAT => feint.by < 0,
            _ => false,
        };
        feint.item == item && !free
    })
}

/// The hexes into which the target can give way.
fn retreats(rules: BookView, blow: Blow) -> Vec<Choice> {
    let may = rules.row(blow.against).is_some_and(|row| row.retreat);
    let (at, doings) = (blow.at, rules.doings(blow.at));
    if bonds::gripped(rules, at) {
        return Vec::new();
    }
    let bars = rules.feinted(at).is_some() || doings.breaks;
    if !may
        || bars
        || doings.waited
        || doings.retreated.is_some()
        || !rules.upright(at)
        || rules.fighter(at).stunned
    {
        return Vec::new();
    }
    away(rules, at, blow.by).map(|hex| Choice::plain(RETREAT).to(hex)).collect()
}

/// The hexes into which a target that lies can roll away, from a foe beside it (MAN-515).
fn rolls(rules: BookView, blow: Blow) -> Vec<Choice> {
    let may = rules.row(blow.against).is_some_and(|row| row.retreat);
    let (at, doings) = (blow.at, rules.doings(blow.at));
    let lies = rules.table.posture(at).down() && !rules.fighter(at).stunned;
    let lies = lies && !bonds::gripped(rules, at);
    let beside = matches!(rules.direction(at, rules.hex(blow.by)), 1 | 2 | 4 | 5);
    if !may || doings.waited || doings.retreated.is_some() || !lies || !beside {
        return Vec::new();
    }
    away(rules, at, blow.by).map(|hex| Choice::plain(ROLL).to(hex)).collect()
}

/// The free hexes next to a figure that are farther from a foe than it is.
pub fn away(
    rules: BookView,
    figure: FigureId,
    foe: FigureId,
) -> impl Iterator<Item = riposte_rules::board::Hex> {
    let (here, there) = (rules.hex(figure), rules.hex(foe));
    let far = here.unsigned_distance_to(there);
    Facing::ALL
        .into_iter()
        .map(move |way| here + way.step())
        .filter(move |hex| hex.unsigned_distance_to(there) > far && rules.stands(figure, *hex))
}

/// The place at which a foe strikes that was lured into it (MAN-305).
pub fn lured(rules: BookView, by: FigureId, at: FigureId) -> Option<Spot> {
    let feint = rules.feint(at, by).filter(|feint| feint.verb == SUCKER && feint.by > 0)?;
    // Only the first blow falls for it.
    let first = rules.doings(by).struck.is_empty();
    feint.spot.filter(|_| first)
}

/// Whether a figure has a hand for a block or a parry: always, but in a long action that takes
/// both.
fn hand_free(rules: BookView, figure: FigureId) -> bool {
    if rules.maneuver(figure) != Some(LONG) {
        return true;
    }
    rules.work_begun(figure).is_none_or(|(_, row)| row.one_handed)
}
