//! Feints: what is open, the contest, what comes of it (MAN-301 to MAN-307).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::handling::held;
use riposte_rules::decision::{Choice, Forecast, Note, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, phrase, say};

use crate::appraisal::best_blow::{POINT, WORTH, Weighed, best};
use crate::change::{doings, remark};
use crate::equipment::handling::held_loosely;
use crate::fighter::Feint;
use crate::melee::blow::Defend;
use crate::melee::reach::at_hand;
use crate::melee::{beat, setup_points, shields};
use crate::memory::Step;
use crate::tables::Feints;
use crate::turn::scope::free;
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::wording::{named, small};
use crate::words::*;

/// A feint, by its verb: one for each foe and weapon within reach.
pub struct Deceive(pub Verb);

impl Action<Book> for Deceive {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let doings = rules.doings(figure);
        let kind = rules.row(doings.maneuver).map_or(Feints::Never, |row| row.feints);
        let goes = match kind {
            Feints::Any | Feints::Less => self.0 != SUCKER,
            Feints::Sucker => self.0 == SUCKER,
            Feints::SetUp | Feints::Never => false,
        };
        let rule = info(self.0).rule;
        need(goes, "does not go with the maneuver", rule)?;
        need(doings.feint.is_none(), "has feinted", rule)?;
        need(doings.sets_up.is_none(), "sets a foe up", rule)?;
        need(doings.struck.is_empty(), "has struck", rule)?;
        let all = match self.0 {
            SUCKER => {
                free(rules, figure)?;
                lures(rules, figure)
            }
            SHIELD_PRESS | SHIELD_SNATCH => {
                let mut all = shields::choices(rules, figure);
                all.retain(|it| it.verb == self.0);
                need(!all.is_empty(), "no shield near that it could hinder", rule)?;
                let blows = at_hand(rules, figure)?;
                let charges = doings.maneuver == Some(CHARGE);
                all.retain(|it| !charges || blows.iter().any(|blow| blow.target == it.target));
                all
            }
            verb => with_blows(rules, figure, verb, at_hand(rules, figure)?),
        };
        some(all, || ("no foe near that it would deceive", rule))
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let tries = match self.0 {
            SHIELD_FEINT => "tries a shield feint on",
            WEAPON_FEINT => "tries a weapon feint on",
            BODY_FEINT => "tries a body feint on",
            SUCKER => return luring(rules, choice),
            JAM => "tries a jam on",
            BEAT => "tries a beat on",
            SHIELD_PRESS => "tries a shield press on",
            _ => "tries a shield snatch on",
        };
        let what = named(rules, figure, choice);
        say!("{does} {what}", does = phrase(tries), what).trim_end().to_owned()
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(deed) = deed(rules, figure, choice) else { return };
        // A beat that was made may do no harm.
        let least = if self.0 == BEAT { 0 } else { 1 };
        told.chance = Some(deed.chance(|by| *by >= least));
        told.rolls = deed.outline();
        if told.wordless {
            return;
        }
        let lost = deed.chance(|by| *by < 0);
        told.notes.push(Note {
            text: say!("{lost} that it turns against you", lost = lost.to_string()).into(),
            rule: info(self.0).rule,
            warns: lost.value() > 0.3,
        });
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let item = item_of(BookView::new(world), figure, &choice);
        let (Some(at), Some(item)) = (choice.target, item) else { return go(world, Step::Act) };
        if choice.verb == BEAT {
            return beat::begin(world, figure, feint(&choice, at, item, -1));
        }
        let won = perform(world, |world| {
            deed(BookView::new(world), figure, &choice).unwrap_or_else(|| Deed::end(0))
        });
        // Of all feints only a beat is answered.
        let by = won.unwrap_or(0);
        let feint = feint(&choice, at, item, by);
        doings(world, figure, |doings| {
            doings.feint = Some(feint);
            doings.stepped = true;
            // A figure that feints at a place must strike there (MAN-302, MAN-304).
            if matches!(choice.verb, SHIELD_FEINT | BODY_FEINT) {
                doings.aim = feint.spot;
            }
            doings.lost += lost(choice.verb, by);
        });
        let words = match by {
            0 => "deceives nobody".to_owned(),
            by if by > 0 => say!("gains {by} by it", by),
            by => say!("loses {by} by it", by = -by),
        };
        remark(world, figure, words, info(choice.verb).rule);
        shields::begin(world, choice.verb, (figure, at), item, by);
        let helped = by > 0 && setup_points::for_feint(BookView::new(world), figure, at) > 0;
        go(world, if helped { Step::Lend } else { Step::Act });
    }

    fn brings(&self, rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
        worth(rules, figure, choice)
    }
}

/// The feints of a verb that go with some blows.
fn with_blows(rules: BookView, figure: FigureId, verb: Verb, blows: Vec<Choice>) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut add = |choice: Choice| {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    };
    let usual = usual_item(rules, figure);
    let one = weapons(rules, figure).len() < 2;
    for blow in blows {
        let (Some(foe), Some(arm)) = (blow.target, blow.arm) else { continue };
        // A foe is deceived, jammed or beaten only within reach of a weapon in the hand (MAN-301).
        let flies = rules.strike(figure, arm).is_none_or(|strike| strike.flies());
        if flies || (one && usual != Some(arm.item)) {
            continue;
        }
        // Which weapon is said only where there are two.
        let with = match one {
            true => Choice::plain(verb).at(foe),
            false => Choice::plain(verb).at(foe).with(arm.item, None),
        };
        let on = |item: u8| with.number(i16::from(item));
        match verb {
            JAM => add(with),
            // Which of its weapons is drawn aside is said only where it has two (MAN-303).
            WEAPON_FEINT => match weapons(rules, foe).as_slice() {
                [] if !rules.strikes(foe).any(|strike| strike.item.at.in_hand()) => {}
                [] | [_] => add(with),
                several => several.iter().for_each(|item| add(on(*item))),
            },
            SHIELD_FEINT if rules.shield(foe).is_none() => {}
            SHIELD_FEINT => {
                let spots = rules.spots(|row| row.key != "torso" && row.key != "arm");
                spots.for_each(|spot| add(with.aiming(spot)));
            }
            BODY_FEINT => {
                rules.spots(|row| row.aim < 0).for_each(|spot| add(with.aiming(spot)));
            }
            _ => {
                held(rules.table, foe).for_each(|(item, _)| add(on(item)));
            }
        }
    }
    choices
}

/// Whom a figure lures, and to which place of its own.
fn luring(rules: BookView, choice: &Choice) -> String {
    let spot = choice.spot.and_then(|spot| rules.tables.spot(spot));
    let (Some(foe), Some(row)) = (choice.target, spot) else { return String::new() };
    let (whom, spot) = (rules.table.name(foe), Thing(&row.name));
    say!("tries a sucker shot on {whom} to the {spot}", whom, spot)
}

/// One's own places that can be bared (MAN-305).
fn lures(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let near = |foe: &FigureId| rules.table.distance(figure, *foe) <= 4;
    let foes: Vec<FigureId> = rules.table.enemies(figure).filter(near).collect();
    let lure = |foe: FigureId| {
        let spots = rules.spots(|row| row.aim < 0);
        spots.map(move |spot| Choice::plain(SUCKER).at(foe).aiming(spot))
    };
    foes.into_iter().flat_map(lure).collect()
}

/// The weapons in a figure's hands, shields left out.
fn weapons(rules: BookView, figure: FigureId) -> Vec<u8> {
    held_loosely(rules, figure).map(|(number, _)| number).collect()
}

/// The item that a figure feints with where none is named: its weapon, else what it can strike
/// with at all.
fn usual_item(rules: BookView, figure: FigureId) -> Option<u8> {
    let bare = || rules.near_strikes(figure).next().map(|it| it.arm.item);
    weapons(rules, figure).first().copied().or_else(bare)
}

/// The item of a feint.
fn item_of(rules: BookView, figure: FigureId, choice: &Choice) -> Option<u8> {
    if choice.verb == SHIELD_PRESS {
        return rules.shield(figure).map(|(item, ..)| item);
    }
    choice.arm.map(|arm| arm.item).or_else(|| usual_item(rules, figure))
}

/// The deed of a feint: by how much it is won, a beat by half the damage.
fn deed<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    choice: &Choice,
) -> Option<Deed<'w, i32, Defend>> {
    let (at, verb) = (choice.target?, choice.verb);
    let item = item_of(rules, figure, choice)?;
    if verb == BEAT {
        return beat::deed(rules, figure, at, item);
    }
    let contest = rules.feint_contest(verb, figure, item, (at, small(choice)));
    Some(Deed::check(figure, Some(at), contest).then_by_margin(|_, by| Deed::end(by)))
}

/// A feint that was won or lost by so much.
fn feint(choice: &Choice, at: FigureId, item: u8, by: i32) -> Feint {
    Feint { verb: choice.verb, at, item, by, spot: choice.spot, on: small(choice) }
}

/// How many blows a feint that failed costs.
fn lost(verb: Verb, by: i32) -> u8 {
    match verb {
        SHIELD_FEINT | WEAPON_FEINT | BEAT if by < 0 => 1,
        _ => 0,
    }
}

/// What a feint promises at a glance: the points it is expected to win.
pub fn gains(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let Some(deed) = deed(rules, figure, choice) else { return 0.0 };
    let odds: Vec<(i32, f64)> = deed.odds();
    let points = odds.into_iter().map(|(by, share)| share * f64::from(by.clamp(-6, 6)));
    0.5 * POINT * points.sum::<f64>() - bared(rules, figure, choice)
}

/// What the turn is worth after a feint: the best blow that follows, whether it was won, lost or
/// neither, each as likely as it is; and a weapon that does not parry until the next turn.
fn worth(rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
    /// What is less likely is left out.
    const SELDOM: f64 = 0.02;
    let (foe, item) = (choice.target?, item_of(rules, figure, choice)?);
    let odds: Vec<(i32, f64)> = deed(rules, figure, choice)?.odds();
    let ways: [fn(i32) -> bool; 3] = [|by| by < 0, |by| by == 0, |by| by > 0];
    let (mut sum, mut all) = (0.0, 0.0);
    let blows = rules.maneuver(figure).map_or(0, |verb| rules.blows_left(figure, verb));
    for way in ways {
        let these = || odds.iter().filter(|(by, _)| way(*by));
        let share: f64 = these().map(|(_, share)| share).sum();
        if share < SELDOM {
            continue;
        }
        let mean = these().map(|(by, share)| f64::from(*by) * share).sum::<f64>() / share;
        let by = mean.round() as i32;
        let feint = feint(choice, foe, item, by);
        let mut after = rules;
        after.supposed.feint = Some((figure, feint));
        let blow = match lost(choice.verb, by) {
            lost if lost >= blows => Weighed::default(),
            _ => best(after, figure, feint.spot),
        };
        // What hinders a foe is worth nothing once it falls.
        let lasting = hampered(rules, figure, &feint) - bared(rules, figure, choice);
        sum += share * (WORTH * blow.worth + lasting * (1.0 - blow.out));
        all += share;
    }
    (all > 0.0).then(|| sum / all)
}

/// What it is worth that a foe who threatens the figure is jammed (MAN-306), or its shield is
/// out of the way for the blows of friends (MAN-308, MAN-309).
fn hampered(rules: BookView, figure: FigureId, feint: &Feint) -> f64 {
    let points = POINT * f64::from(feint.by.clamp(-6, 6));
    match feint.verb {
        JAM if threatened(rules, figure, feint.at) => 0.6 * points,
        SHIELD_PRESS | SHIELD_SNATCH | SUCKER => 0.5 * points,
        _ => 0.0,
    }
}

/// What it costs that the weapon of a feint does not parry until the next turn (MAN-301).
fn bared(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let parries = matches!(choice.verb, WEAPON_FEINT | SHIELD_FEINT | BEAT | JAM);
    let near = choice.target.is_some_and(|foe| threatened(rules, figure, foe));
    if parries && near { 3.0 * POINT } else { 0.0 }
}

/// Whether a foe can strike at a figure.
fn threatened(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    rules.table.engagement(figure).threatened_by.contains(foe)
}
