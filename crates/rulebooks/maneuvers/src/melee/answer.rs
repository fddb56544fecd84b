//! What the target of a blow may do about it, and why it may not do more (MAN-121 to MAN-124, MAN-511):
//! of blows that fall, and of those that are only thought of. What is foretold of an answer and what it
//! does stands in `wards`.

use std::cell::OnceCell;

use riposte_kit::action::{Open, Why, need, some};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Place, Spot};

use crate::close::bonds;
use crate::melee::blow::Blow;
use crate::melee::shields;
use crate::rule_ids as rule;
use crate::view::BookView;
use crate::words::*;

/// A defence, by its verb.
pub struct Ward(pub Verb);

/// All of them.
const WARDS: [Ward; 5] = [Ward(BLOCK), Ward(PARRY), Ward(DODGE), Ward(RETREAT), Ward(ROLL)];

impl Ward {
    /// The ways in which the target may meet a blow so.
    ///
    /// # Errors
    /// Why it may not.
    pub fn against(&self, rules: BookView, blow: Blow) -> Open {
        need(!blow.unseen, "from behind: no defence", rule::WHERE)?;
        let wards = blow.with != BEAT || matches!(self.0, BLOCK | PARRY);
        need(wards, "does not save the weapon from a beat", rule::BEAT)?;
        let mut all = match self.0 {
            BLOCK => blocks(rules, blow)?,
            PARRY => parries(rules, blow)?,
            DODGE => dodges(rules, blow)?,
            RETREAT => retreats(rules, blow)?,
            _ => rolls(rules, blow)?,
        };
        if blow.against == Some(SKILLED) && !rules.doings(blow.at).skilled {
            let bonus = rules.constants().skilled_defence as i16;
            let skilled: Vec<Choice> = all.iter().map(|answer| answer.number(bonus)).collect();
            all.extend(skilled);
        }
        Ok(all)
    }
}

/// Every answer to a blow, besides taking it.
pub fn answers(rules: BookView, blow: Blow) -> Vec<Choice> {
    WARDS.iter().flat_map(|ward| ward.against(rules, blow).unwrap_or_default()).collect()
}

/// Closes block and parry to a figure without a hand for them: amid what takes both, as it loads, and
/// in a turn in which it crawled (MAN-526, MAN-525, MAN-408).
fn hand(rules: BookView, figure: FigureId) -> Result<(), Why> {
    let doings = rules.doings(figure);
    let work = rules.work_begun(figure).filter(|_| doings.maneuver == Some(LONG));
    let free = work.is_none_or(|(_, row)| row.one_handed);
    need(free, "is at what takes both hands", rule::LONG)?;
    need(doings.loads.is_none(), "loads", rule::SHOOT)?;
    let crawled = rules.on_all_fours(figure) && doings.moved > 0;
    need(!crawled, "went on hands and knees", rule::ALL_FOURS)
}

/// Closes a kind of defence that the maneuver of the target has not.
fn lets(rules: BookView, blow: Blow, defence: Verb) -> Result<(), Why> {
    let row = rules.row(blow.against);
    let has = row.is_none_or(|row| row.defence(defence).is_some());
    need(has, "not with this maneuver", rule::TABLE)
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

fn blocks(rules: BookView, blow: Blow) -> Open {
    hand(rules, blow.at)?;
    lets(rules, blow, BLOCK)?;
    let Some((item, held, _)) = rules.shield(blow.at) else {
        return Err(Why::now("has no shield on the arm", rule::DEFENCE));
    };
    let covers = rules.covers(blow, held.at, &rules.constants().block_from, Place::Left);
    need(covers, "does not cover that side", rule::WHERE)?;
    let drawn = rules.deceived(blow.by, blow.at, SHIELD_FEINT).is_some();
    need(!drawn, "a feint has drawn it aside", rule::SHIELD_FEINT)?;
    need(!shields::past(rules, blow), "the shield is hooked", rule::SHIELD_SNATCH)?;
    let close = bonds::in_one_hex(rules, blow.by, blow.at);
    need(!close, "the foe is too close", rule::QUARTERS)?;
    let busy = used_up(rules, blow.at, item) || shields::busy(rules, blow.at, held.weapon);
    need(!busy, "has feinted with it", rule::FEINT)?;
    Ok(vec![Choice::plain(BLOCK).with(item, None)])
}

fn parries(rules: BookView, blow: Blow) -> Open {
    hand(rules, blow.at)?;
    need(!rules.flies(blow), "nobody parries a shot", rule::NO_PARRY)?;
    lets(rules, blow, PARRY)?;
    // What was drawn aside by the very weapon that strikes cannot parry it (MAN-303).
    let feint = rules.deceived(blow.by, blow.at, WEAPON_FEINT);
    let feint = feint.filter(|it| it.item == blow.arm.item);
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
    let parries = |(item, at, parries): &(u8, Place, bool)| {
        let bare = *at == Place::Body && armed;
        *parries
            && !bare
            && rules.covers(blow, *at, from, Place::Right)
            && rules.ready(blow.at, *item)
            && !used_up(rules, blow.at, *item)
            && !worked_on(rules, blow.at, *item)
            && !feint.is_some_and(|feint| feint.draws(Some(*item)))
    };
    let those = items.into_iter().filter(parries);
    some(those.map(|(item, ..)| Choice::plain(PARRY).with(item, None)), || {
        ("nothing that is ready and free covers that side", rule::NO_PARRY)
    })
}

fn dodges(rules: BookView, blow: Blow) -> Open {
    lets(rules, blow, DODGE)?;
    Ok(vec![Choice::plain(DODGE)])
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

/// Whether an item is what a figure is busy with in a long action: the other hand defends (MAN-526).
fn worked_on(rules: BookView, figure: FigureId, item: u8) -> bool {
    let long = rules.maneuver(figure) == Some(LONG);
    long && rules.fighter(figure).work.is_some_and(|work| work.item == item)
}

/// Closes giving ground, on the feet or by rolling, to a target that may not or cannot.
fn gives_ground(rules: BookView, blow: Blow) -> Result<(), Why> {
    lets(rules, blow, DODGE)?;
    need(!rules.flies(blow), "does not help against a shot", rule::RETREAT)?;
    let may = rules.row(blow.against).is_some_and(|row| row.retreat);
    need(may, "goes with a cautious attack or an all-out defence", rule::RETREAT)?;
    let doings = rules.doings(blow.at);
    need(!doings.waited, "has waited for the foe", rule::WAIT)?;
    need(doings.retreated.is_none(), "has given ground already", rule::RETREAT)?;
    need(!bonds::gripped(rules, blow.at), "a foe holds it", rule::GRIPPED)?;
    need(!rules.fighter(blow.at).stunned, "is stunned", rule::STUN)
}

/// The hexes into which the target can give way.
fn retreats(rules: BookView, blow: Blow) -> Open {
    gives_ground(rules, blow)?;
    let at = blow.at;
    need(rules.feinted(at).is_none(), "has feinted", rule::RETREAT)?;
    need(!rules.doings(at).breaks, "breaks off", rule::DISENGAGE)?;
    need(rules.upright(at), "is not upright", rule::RETREAT)?;
    let ways = away(rules, at, blow.by).map(|hex| Choice::plain(RETREAT).to(hex));
    some(ways, || ("no way leads away", rule::RETREAT))
}

/// The hexes into which a target that lies can roll away, from a foe beside it (MAN-515).
fn rolls(rules: BookView, blow: Blow) -> Open {
    gives_ground(rules, blow)?;
    let at = blow.at;
    need(rules.table.posture(at).down(), "does not lie", rule::ROLL)?;
    let beside = matches!(rules.direction(at, rules.hex(blow.by)), 1 | 2 | 4 | 5);
    need(beside, "the foe is not beside it", rule::ROLL)?;
    let ways = away(rules, at, blow.by).map(|hex| Choice::plain(ROLL).to(hex));
    some(ways, || ("no way leads away", rule::ROLL))
}

/// The free hexes next to a figure that are farther from a foe than it is.
pub fn away(rules: BookView, figure: FigureId, foe: FigureId) -> impl Iterator<Item = Hex> {
    let (here, there) = (rules.hex(figure), rules.hex(foe));
    let far = here.unsigned_distance_to(there);
    Facing::ALL
        .into_iter()
        .map(move |way| here + way.step())
        .filter(move |hex| hex.unsigned_distance_to(there) > far && rules.stands(figure, *hex))
}

/// The place at which a foe strikes that was lured into it (MAN-305).
pub fn lured(rules: BookView, by: FigureId, at: FigureId) -> Option<Spot> {
    let feint = rules.deceived(at, by, SUCKER)?;
    // Only the first blow falls for it.
    let first = rules.doings(by).struck.is_empty();
    feint.spot.filter(|_| first)
}
