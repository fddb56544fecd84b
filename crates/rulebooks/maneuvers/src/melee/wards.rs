//! The answers to a blow as actions of its target: what is foretold of each, what it does (MAN-112,
//! MAN-511, MAN-515). When one is open stands in `answer`, also for blows that are only thought of. What
//! else a figure is asked in the midst of another's turn is a yes or no, and stands with its feature.

use std::convert::Infallible;

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Actions, Open, Why};
use riposte_kit::forecast::{note, rolls};
use riposte_rules::battle::{ask, move_to};
use riposte_rules::board::{Hex, nearest_directions};
use riposte_rules::decision::{Asking, Choice, Forecast, Verb};
use riposte_rules::deed::perform;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, say};

use crate::appraisal::best_blow::POINT;
use crate::appraisal::outlook::{ends, harm, injuries};
use crate::change::{doings, fighter, remark};
use crate::equipment::handling::thing_of;
use crate::equipment::long_actions;
use crate::melee::answer::{Ward, best};
use crate::melee::blow::{Blow, End, Outcome};
use crate::melee::breaking;
use crate::melee::clash::{self, Clash};
use crate::melee::strike::{ended, under_way};
use crate::memory::Step;
use crate::missiles::shots;
use crate::movement::route::one_side;
use crate::rule_ids as rule;
use crate::turn::step::{go, push, remember};
use crate::view::{Book, BookView};
use crate::wording::{named, skilled};
use crate::words::*;

/// What the target of a blow may do about it.
pub static ANSWERS: Actions<Book> =
    Actions(&[&Ward(BLOCK), &Ward(PARRY), &Ward(DODGE), &Ward(RETREAT), &Ward(ROLL), &TakeIt]);

/// The target answers, and the blow ends (MAN-112).
pub fn defend(world: &mut World, _: FigureId) {
    let Some((blow, margin)) = under_way(world) else { return go(world, Step::Over) };
    let asking = |world: &World| {
        let (rules, decline) = (BookView::new(world), Choice::plain(TAKE_IT));
        let default = best(rules, blow, margin).unwrap_or(decline);
        Asking { choices: ANSWERS.open(rules, blow.at), decline, default }
    };
    let Some(choice) = ask(world, blow.at, Q_DEFEND, asking) else { return };
    let told = (Link::Reaction, info(choice.verb).rule);
    ANSWERS.carry_out_as(world, blow.at, choice, told, |_, _, _| {});
}

/// The blow that comes at a figure, and by how much its attack was made.
fn coming(rules: BookView, figure: FigureId) -> Result<(Blow, i32), Why> {
    let coming = under_way(rules.table.world()).filter(|(blow, _)| blow.at == figure);
    coming.ok_or_else(|| Why::now("no blow is coming", rule::BLOW))
}

impl Action<Book> for Ward {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        self.against(rules, coming(rules, figure)?.0)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let what = named(rules, figure, choice);
        let weapon = thing_of(rules, figure, choice).unwrap_or(Thing("nothing"));
        let how = skilled(choice).unwrap_or_default();
        let words = match self.0 {
            BLOCK => say!("blocks with {weapon} {how}", weapon, how),
            PARRY => say!("parries with {weapon} {how}", weapon, how),
            DODGE => say!("dodges {what}", what),
            RETREAT => say!("retreats to {what}", what),
            _ => say!("rolls away to {what}", what),
        };
        words.trim_end().to_owned()
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Ok((blow, margin)) = coming(rules, figure) else { return };
        leaves(rules, (blow, margin), Some(*choice), told);
        if self.0 == RETREAT && margin >= rules.constants().by_five {
            note(told, "the attack was too quick for the retreat to help", rule::BY_FIVE);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some((blow, margin)) = under_way(world) else { return };
        let end = meet(world, (blow, margin), Some(choice));
        doings(world, figure, |doings| {
            doings.defences += 1;
            doings.skilled |= choice.number.is_some();
        });
        self.spoils(world, figure);
        if let Some(hex) = choice.hex {
            self.gives_ground(world, blow, hex);
        }
        // Two weapons have met: the much lighter one may break (MAN-125).
        if let (PARRY, Some(arm)) = (self.0, choice.arm) {
            breaking::meet(world, (blow.by, blow.arm.item), (figure, arm.item));
        }
        ended(world, blow, margin, end);
        if self.0 == RETREAT {
            turn_after(world, figure, blow.by);
        }
    }
}

impl Ward {
    /// What a defence interrupts: a long action, loading, an aim (MAN-526, MAN-521, MAN-525).
    fn spoils(&self, world: &mut World, figure: FigureId) {
        shots::spoil(world, figure);
        let both = BookView::new(world).maneuver(figure) == Some(LONG);
        if both && matches!(self.0, DODGE | RETREAT | ROLL) {
            long_actions::interrupted(world, figure);
        }
        if let Some(item) = BookView::new(world).doings(figure).loads {
            doings(world, figure, |doings| doings.loads = None);
            fighter(world, figure, |fighter| {
                fighter.unready.set(item, fighter.unready.of(item) + 1);
            });
            remark(world, figure, "loses what it had loaded", rule::READY);
        }
    }

    /// The target goes to a hex; who struck may follow into the one that it left.
    fn gives_ground(&self, world: &mut World, blow: Blow, hex: Hex) {
        let left = BookView::new(world).table.hex(blow.at);
        move_to(world, blow.at, hex, false);
        doings(world, blow.at, |doings| {
            doings.retreated = Some(blow.by);
            doings.left = Some(left).filter(|_| self.0 == RETREAT);
        });
        remember(world, |memory| memory.vacated = Some((blow.at, left)));
    }
}

/// To let a blow pass.
pub struct TakeIt;

impl Action<Book> for TakeIt {
    fn verb(&self) -> Verb {
        TAKE_IT
    }

    fn open(&self, _rules: BookView, _figure: FigureId) -> Open {
        Ok(vec![Choice::plain(TAKE_IT)])
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        if let Ok(coming) = coming(rules, figure) {
            leaves(rules, coming, None, told);
        }
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, _choice: Choice) {
        let Some((blow, margin)) = under_way(world) else { return };
        let end = meet(world, (blow, margin), None);
        ended(world, blow, margin, end);
    }
}

/// The dice of a blow that is answered so, or let pass.
fn meet(world: &mut World, (blow, margin): (Blow, i32), defence: Option<Choice>) -> End {
    let Ok(end) = perform(world, |world| {
        clash::answered::<Infallible>(BookView::new(world), blow, margin, defence)
    });
    end
}

/// How an answer holds: the chance, and what it leaves of the blow.
fn leaves(
    rules: BookView,
    (blow, margin): (Blow, i32),
    defence: Option<Choice>,
    told: &mut Forecast,
) {
    let met = clash::met::<()>(rules, blow, margin, defence);
    if defence.is_some() {
        told.chance = Some(met.chance(|clash| matches!(clash, Clash::Defended(_))));
    }
    rolls(told, || clash::answered::<()>(rules, blow, margin, defence).outline());
    let odds = ends(rules, blow, &met.odds());
    let mut suffered = harm(rules, blow.at, &injuries(&odds));
    if blow.with == BEAT {
        suffered.worth += beaten(&odds);
    }
    told.suffered = Some(suffered);
}

/// What a beat does to its target: it hinders, and a second blow follows (MAN-307).
fn beaten(odds: &[(End, f64)]) -> f64 {
    /// What the second blow counts as, in points of a defence.
    const FOLLOWS: f64 = 2.0;
    let hits = odds.iter().filter(|(end, _)| end.kind == Outcome::Hit);
    let points = hits.map(|(end, share)| share * (FOLLOWS + f64::from(end.hinders)));
    0.5 * POINT * points.sum::<f64>()
}

/// A figure that has given way may turn by one side; nobody is asked where the only foe is straight
/// ahead (MAN-511).
fn turn_after(world: &mut World, figure: FigureId, foe: FigureId) {
    let rules = BookView::new(world);
    let now = rules.table.facing(figure);
    let ways = nearest_directions(rules.table.hex(figure), rules.table.hex(foe));
    let alone = rules.table.enemies(figure).count() == 1;
    if alone && ways.as_slice() == [now] || !rules.table.active(figure) {
        return;
    }
    push(world, Link::Reaction, figure, Step::Face);
    remember(world, |memory| memory.facings = one_side(now).into_iter().collect());
}
