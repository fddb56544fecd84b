//! What a Ready is for: making ready, changing the grip, drawing, picking up, taking from a friend
//! (MAN-521 to MAN-525, MAN-528, MAN-529).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::change::change;
use riposte_kit::handling::{self, thing_lying};
use riposte_rules::battle::{put_away, take_posture, throw_down};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Grips, Item, Place, Posture};
use riposte_words::{Thing, say};

use crate::body::encumbrance::change_done;
use crate::body::falling::lost;
use crate::change::{fighter, succeeds};
use crate::equipment::handling::{distances, draw, hand_for, held_loosely, take_in_hand, thing_of};
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::maneuver::{Maneuver, with};
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::waiting::stop_thrust;
use crate::wording::{named, small, whom};
use crate::words::*;

/// Making ready as a maneuver.
pub const READYING: Maneuver = Maneuver::of(READY).needs(|rules, figure, _| {
    need(!choices(rules, figure).is_empty(), "nothing to ready", rule::READY)
});

/// Handling a thing, by its verb: all that a Ready is for.
pub struct Handle(pub Verb);

impl Action<Book> for Handle {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, READY, "goes with a Ready")?;
        let all = choices(rules, figure).into_iter().filter(|choice| choice.verb == self.0);
        some(all, || match self.0 {
            MAKE_READY => ("all that is in hand is ready", rule::READY),
            REGRIP => ("nothing that is held at several distances", rule::GRIP),
            DRAW => ("carries nothing that a free hand could draw", rule::DRAW),
            TAKE => ("no friend holds out what a free hand could take", rule::HAND_OVER),
            _ => ("nothing lies here for a free hand", rule::DROP),
        })
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let named = named(rules, figure, choice);
        match (self.0, choice.number) {
            (REGRIP, Some(far)) => say!("{named}, for {far} hexes", named, far),
            (PICK_UP, _) => {
                thing_lying(rules.table, choice).map_or_else(String::new, |thing| thing.noun())
            }
            _ => named,
        }
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let thing = match self.0 {
            TAKE => held_out(rules, choice),
            PICK_UP => thing_lying(rules.table, choice),
            _ => thing_of(rules, figure, choice),
        };
        let Some(thing) = thing else { return String::new() };
        let whom = whom(rules, choice);
        match self.0 {
            MAKE_READY => say!("makes ready {thing}", thing),
            REGRIP => say!("changes the grip on {thing}", thing),
            DRAW => say!("draws {thing}", thing),
            TAKE => say!("takes from {whom} the {thing}", whom, thing),
            _ => say!("picks up {thing}", thing),
        }
    }

    /// A figure handles its things; that is all of its turn.
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let item = choice.arm.map(|arm| arm.item);
        match (choice.verb, item) {
            (MAKE_READY, Some(item)) => ready(world, figure, item),
            (REGRIP, Some(item)) => {
                let far = small(&choice);
                fighter(world, figure, |fighter| fighter.unready.set(item, 0));
                change::<Grips>(world, figure, |grips| grips.set(item, far));
            }
            (DRAW, Some(item)) => draw(world, figure, item),
            (PICK_UP, _) => pick_up(world, figure, &choice),
            (TAKE, _) => take(world, figure, &choice),
            _ => {}
        }
        go(world, Step::Over);
    }
}

/// What a friend holds and is taken from it.
fn held_out<'w>(rules: BookView<'w>, choice: &Choice) -> Option<Thing<'w>> {
    handling::thing_of(rules.table, choice.target?, small(choice)?)
}

/// What a figure could do with its Ready.
fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let arms = rules.table.arms(figure);
    let mut choices = Vec::new();
    for (number, item) in arms.numbered() {
        let with = |verb| Choice::plain(verb).with(number, None);
        if item.at.in_hand() && !rules.ready(figure, number) {
            choices.push(with(MAKE_READY));
        }
        choices.extend(grips(rules, figure, number, item).map(|far| with(REGRIP).number(far)));
        let far = rules.is_shield(item) || matches!(item.at, Place::Hidden | Place::Pack);
        if !item.at.ready() && !far && hand_for(rules, figure, item.weapon).is_some() {
            choices.push(with(DRAW));
        }
    }
    choices.extend(lying(rules, figure));
    choices.extend(handed(rules, figure));
    choices
}

/// What lies within reach of a hand that is free for it (MAN-524).
fn lying(rules: BookView, figure: FigureId) -> impl Iterator<Item = Choice> {
    let near = handling::lying_near(rules.table, rules.table.hex(figure), 1);
    let fit = near.filter(move |(_, thing)| hand_for(rules, figure, thing.weapon).is_some());
    fit.map(|(number, thing)| Choice::plain(PICK_UP).to(thing.hex).number(number))
}

/// What friends beside a figure hold and it could take from them (MAN-529).
fn handed(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut choices = Vec::new();
    for friend in rules.table.friends(figure) {
        if friend == figure || rules.table.distance(figure, friend) > 1 {
            continue;
        }
        let fits = held_loosely(rules, friend)
            .filter(|(_, item)| hand_for(rules, figure, item.weapon).is_some());
        choices.extend(fits.map(|(item, _)| Choice::plain(TAKE).at(friend).number(item.into())));
    }
    choices
}

/// The other distances at which an item in both hands could be held (MAN-528).
fn grips(
    rules: BookView,
    figure: FigureId,
    number: u8,
    item: Item,
) -> impl Iterator<Item = i16> + use<> {
    let held = item.at == Place::Both && rules.fighter(figure).unready.of(number) <= 1;
    let now = rules.table.get::<Grips>(figure).of(number);
    let all = distances(rules.table.armoury(), item.weapon);
    all.into_iter().filter(move |far| held && now.is_some_and(|now| now != *far)).map(i16::from)
}

/// A turn of making ready. What sticks in a foe has to come out first (MAN-227); a figure that loads
/// does not block or parry (MAN-525).
fn ready(world: &mut World, figure: FigureId, item: u8) {
    if !stop_thrust::pulled_out(world, figure, item) {
        return;
    }
    let rules = BookView::new(world);
    let loads = rules.stats(figure, item).is_some_and(|stats| stats.load > 0);
    fighter(world, figure, |fighter| {
        fighter.unready.lower(item);
        fighter.turn.loads = loads.then_some(item);
    });
}

/// Whether a figure was crouching low before its turn began, and so is down far enough (MAN-524).
fn deep(rules: BookView, figure: FigureId) -> bool {
    rules.table.posture(figure) == Posture::Crouching && !rules.doings(figure).shifted
}

/// A figure that stands goes down on a knee for it first, and rises with it (MAN-524).
fn pick_up(world: &mut World, figure: FigureId, choice: &Choice) {
    let rules = BookView::new(world);
    let deep = deep(rules, figure);
    if rules.upright(figure) && !deep {
        return lower(world, figure, Posture::Kneeling);
    }
    let Some((number, thing)) = handling::lying(rules.table, choice) else { return };
    let shield = rules.table.armoury().weapon(thing.weapon).shield;
    let Some(item) = take_in_hand(world, figure, number) else { return };
    if shield {
        // It has yet to be strapped on, which takes a long action (MAN-526).
        put_away(world, figure, item, Place::Back);
    }
    if deep {
        take_posture(world, figure, Posture::Standing);
    } else if BookView::new(world).table.posture(figure) == Posture::Kneeling {
        lower(world, figure, Posture::Standing);
    }
}

/// A figure goes down on a knee for a thing, or rises with it: under a load that takes as long as any
/// other change of position (MAN-405).
fn lower(world: &mut World, figure: FigureId, posture: Posture) {
    if change_done(world, figure, posture) {
        take_posture(world, figure, posture);
    }
}

/// A friend hands something over. Where one of the two has gone far this turn either might drop it
/// (MAN-529).
fn take(world: &mut World, figure: FigureId, choice: &Choice) {
    let (Some(friend), Some(item)) = (choice.target, small(choice)) else { return };
    let rules = BookView::new(world);
    let Some(held) = rules.table.arms(friend).item(item) else { return };
    if hand_for(rules, figure, held.weapon).is_none() {
        return;
    }
    let far = |it: FigureId| i32::from(rules.doings(it).moved) * 2 > rules.build(it).speed;
    let both = [friend, figure];
    let hurried = both.into_iter().any(far);
    let loads = rules.tables.weapons.of(held.weapon).load > 0;
    let unready = rules.fighter(friend).unready.of(item);
    let mut safe = true;
    for one in both.into_iter().filter(|_| hurried) {
        let hands = |rules: BookView| rules.dexterity(one, "to hand it over", rule::HAND_OVER);
        safe &= succeeds(world, one, None, hands);
    }
    let lying = throw_down(world, friend, item);
    lost(world, friend, item);
    let taken = lying.filter(|_| safe).and_then(|lying| take_in_hand(world, figure, lying));
    // From hand to hand it stays loaded, or as far as it was.
    if let Some(taken) = taken.filter(|_| loads) {
        fighter(world, figure, |fighter| fighter.unready.set(taken, unready));
    }
}
