//! A blow falls, and what follows from it once it is answered (MAN-111).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_kit::forecast::{note, rolls};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::perform;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, say};

use crate::appraisal::outlook::{harm, outlook};
use crate::change::{doings, remark};
use crate::melee::blow::{AtOnce, Blow, Defend, End, Outcome};
use crate::melee::harm::come_true;
use crate::melee::reach::{self, at_hand};
use crate::melee::{answer, beat, block_by_bodies, clash, setup_points};
use crate::memory::{Second, Step};
use crate::rule_ids as rule;
use crate::tables::Group;
use crate::turn::maneuver::with;
use crate::turn::step::{go, push, remember};
use crate::view::{Book, BookView};
use crate::waiting::stop_thrust;
use crate::words::*;

/// A blow in a figure's own turn, and out of it; or a wild swing before a Move or amid it (MAN-531).
pub struct Strike(pub Verb);

impl Action<Book> for Strike {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        if self.0 == STRIKE {
            return at_hand(rules, figure);
        }
        with(rules, figure, MOVE, "goes with a Move")?;
        some(reach::swings(rules, figure), || {
            ("no foe within reach, or no way to go on", rule::MOVE)
        })
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some((whom, [weapon, mode])) = names(rules, figure, choice) else {
            return String::new();
        };
        match self.0 {
            STRIKE => say!("strikes {whom} with the {weapon} ({mode})", whom, weapon, mode),
            _ => say!("swings wildly at {whom} with the {weapon} ({mode})", whom, weapon, mode),
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        foretell(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        begin(world, figure, &choice);
    }
}

/// The name of whom a choice strikes at, the weapon, and the way in which it strikes.
pub fn names<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    choice: &Choice,
) -> Option<(&'w str, [Thing<'w>; 2])> {
    let (armoury, arms, arm) = (rules.table.armoury(), rules.table.arms(figure), choice.arm?);
    let weapon = armoury.weapon(arms.item(arm.item)?.weapon);
    let mode = armoury.mode(arms, arm)?;
    Some((rules.table.name(choice.target?), [Thing(&weapon.name), Thing(&mode.name)]))
}

/// What a blow would bring, exactly: the attack, the best answer, the harm.
pub fn foretell(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(now) = Blow::of(rules, figure, choice) else { return };
    let now = Blow { pool: setup_points::at_most(rules, now), ..now };
    of_blow(rules, now, forecast);
    if rules.strike(figure, now.arm).is_some_and(|strike| strike.kind != strike.stats.kind) {
        note(forecast, "a thrust with what has hooked the shield", rule::SHIELD_SNATCH);
    }
    if !rules.ready(figure, now.arm.item) {
        note(forecast, "the weapon is not ready", rule::UNREADY);
    }
}

/// The same of a blow that is under way or only thought of.
pub fn of_blow(rules: BookView, now: Blow, forecast: &mut Forecast) {
    let open = outlook(rules, now, false);
    forecast.chance = Some(open.met.hit);
    let answers = !answer::answers(rules, now).is_empty();
    rolls(forecast, || match answers {
        true => clash::blow(rules, now, answer::likeliest(rules, now)).outline(),
        false => clash::blow(rules, now, |_| None).outline(),
    });
    forecast.harm = Some(harm(rules, now.at, &open.injuries));
    if answers {
        let answered = outlook(rules, now, true);
        forecast.answered = Some(answered.met.hit);
        forecast.answered_harm = Some(harm(rules, now.at, &answered.injuries));
    }
    if now.unseen {
        note(forecast, "from behind: no defence", rule::WHERE);
    }
}

/// A figure begins a blow that was told.
fn begin(world: &mut World, by: FigureId, choice: &Choice) {
    let Some(blow) = Blow::of(BookView::new(world), by, choice) else {
        return go(world, Step::Act);
    };
    let springs = setup_points::at_most(BookView::new(world), blow) > 0;
    remember(world, |memory| {
        memory.blow = Some(blow);
        memory.margin = 0;
        memory.step = if springs { Step::Spring } else { Step::Strike };
    });
    block_by_bodies::offer(world, blow);
}

/// The blow under way, and by how much its attack was made.
pub fn under_way(world: &World) -> Option<(Blow, i32)> {
    let memory = BookView::new(world).memory()?;
    Some((memory.blow?, memory.margin))
}

/// The attack is rolled.
pub fn strike(world: &mut World, _: FigureId) {
    let Some((blow, _)) = under_way(world) else { return go(world, Step::Over) };
    match perform(world, |world| clash::blow(BookView::new(world), blow, |_| None)) {
        Err(Defend { margin }) => remember(world, |memory| {
            memory.margin = margin;
            memory.step = Step::Defend;
        }),
        Ok(end) => {
            // Nobody is asked after a miss or a critical hit: by how much is not told.
            let untold = if end.kind == Outcome::Hit { -1 } else { 0 };
            ended(world, blow, untold, end);
        }
    }
}

/// What follows from a blow: the foe is pressed, or strikes back, or is followed.
pub fn ended(world: &mut World, blow: Blow, margin: i32, end: End) {
    if blow.with == BEAT {
        beat::over(world, blow, end);
        // One that was warded off is answered as any other blow (MAN-242).
        if end.kind == Outcome::Defended {
            riposte(world, blow, end);
        }
        return;
    }
    let memory = BookView::new(world).memory();
    let (own, at_once) = memory.map_or((false, false), |it| (it.own, it.at_once));
    if end.kind == Outcome::Hit && at_once {
        let struck = AtOnce { blow, margin, end };
        world.resource_mut::<Second>().at_once.push(struck);
        remark(world, blow.by, "has struck as well: it counts after the foe's blow", rule::CLOSING);
    } else {
        come_true(world, blow, margin, end);
        count_at_once(world, blow.by);
    }
    if blow.with == STOP {
        stop_thrust::ended(world, blow, end);
    }
    let next = next_step(BookView::new(world), blow, end, own);
    remember(world, |memory| {
        memory.blow = None;
        memory.step = next;
        if next == Step::Press {
            memory.vacated = Some((blow.at, Hex::ZERO));
        }
    });
    riposte(world, blow, end);
}

/// What struck a figure at the same time as it strikes counts, now that it has struck or its turn is
/// over (MAN-542).
pub fn count_at_once(world: &mut World, figure: FigureId) {
    let all = std::mem::take(&mut world.resource_mut::<Second>().at_once);
    for struck in all {
        if struck.blow.at != figure {
            world.resource_mut::<Second>().at_once.push(struck);
        } else if BookView::new(world).table.active(figure) {
            come_true(world, struck.blow, struck.margin, struck.end);
        }
    }
}

/// A figure that let the other strike first strikes back, or has lost every blow of its turn
/// (MAN-242).
fn riposte(world: &mut World, blow: Blow, end: End) {
    let Some(bonus) = counter(BookView::new(world), blow, end) else { return };
    doings(world, blow.at, |doings| doings.answered = true);
    if bonus <= -BookView::new(world).constants().by_five {
        return remark(world, blow.at, "is too far off guard to strike back", rule::COUNTER);
    }
    doings(world, blow.at, |doings| doings.counter = Some((blow.by, bonus)));
    push(world, Link::Reaction, blow.at, Step::Counter);
}

fn next_step(rules: BookView, blow: Blow, end: End, own: bool) -> Step {
    let presses = !rules.flies(blow) && rules.row(Some(blow.with)).is_some_and(|row| row.press);
    let both = rules.table.active(blow.at) && rules.table.active(blow.by);
    let retreated = rules.vacated().is_some();
    let again = || reach::blows(rules, blow.by).iter().any(|it| it.target == Some(blow.at));
    match () {
        () if both && presses && end.by_five && end.kind == Outcome::Hit => Step::Press,
        () if both && presses && retreated => Step::Follow,
        () if own => Step::Act,
        // With a weapon in each hand a riposte strikes back twice (MAN-242).
        () if both && blow.with == RIPOSTE && again() => Step::Counter,
        () => Step::Over,
    }
}

/// What the target's own defence gives it, where it let the other strike first (MAN-242).
fn counter(rules: BookView, blow: Blow, end: End) -> Option<i32> {
    let waits = rules.of_group(blow.at, Group::Riposte) && !rules.doings(blow.at).answered;
    let able = rules.table.active(blow.at) && !rules.fighter(blow.at).stunned;
    if !waits || !able || !rules.table.active(blow.by) {
        return None;
    }
    match end.kind {
        Outcome::Hit => end.made,
        // A figure that missed by itself gives nothing.
        _ => Some(end.made.unwrap_or(0)),
    }
}
