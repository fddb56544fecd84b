//! Shots: which are open, and what they do to the weapon (OPT-514 to OPT-519, OPT-621,
//! OPT-626 to OPT-628).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast::{note, note_with};
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Text;
use riposte_rules::systems::sight::clear;
use riposte_words::{phrase, say};

use super::flight::{Course, Missile, fly};
use crate::allowed::{carries, row_apart};
use crate::change::{combatant, emit_note, let_go, turn_record};
use crate::forecast::strike::strike;
use crate::melee::blow::mishap;
use crate::option_table::{Row, permitted};
use crate::parts::{aimed, parts};
use crate::rolls::{Blow, Luck};
use crate::rule_ids;
use crate::statures::stature;
use crate::tables::{Class, Way, WeaponStats};
use crate::view::{Book, BookView, Strike};
use crate::words::*;

/// A shot by its verb: a plain one, a last one, one that kneels or lies down for it.
pub struct Shot(pub Verb);

impl Action<Book> for Shot {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let classes: &[Class] = match self.0 {
            LIE_FIRE => &[Class::Crossbow],
            _ => &[Class::Missile, Class::Crossbow],
        };
        carries(rules, figure, classes, "carries nothing to shoot with", rule_ids::SHOOT)?;
        row_apart(rules, figure, self.0)?;
        let ready = bows(rules, figure).next().is_some();
        need(ready, "has nothing ready to shoot with", rule_ids::SHOOT)?;
        let now = rules.table.posture(figure);
        need(able_to(rules, figure, self.0), stature(now).is, rule_ids::LOW_SHOT)?;
        let posture = posture_for(rules, figure, self.0);
        some(shots(rules, figure, self.0, posture), || no_shot(rules, figure, posture))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some((foe, with)) = aimed(rules, figure, choice) else { return String::new() };
        match self.0 {
            FIRE => say!("shoots at {foe} {with}", foe, with),
            LAST_SHOT => say!("gets off a last shot at {foe} {with}", foe, with),
            KNEEL_FIRE => say!("kneels and shoots at {foe} {with}", foe, with),
            _ => say!("lies down and shoots at {foe} {with}", foe, with),
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        strike(rules, figure, choice, told);
        let bow = choice.arm.and_then(|arm| rules.strike(figure, arm));
        let first = rules.table.decision().is_some_and(|decision| decision.question == Q_ACT);
        if let Some(bow) = bow.filter(|_| first) {
            follow_up(rules, figure, bow.weapon, self.0, told);
        }
    }

    /// Takes the posture, shoots, and drops the weapon after a last shot.
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let rules = BookView::new(world);
        let last = last_shot(rules, figure, self.0);
        let weapon = choice.arm.and_then(|arm| rules.strike(figure, arm)).map(|s| s.weapon.clone());
        let Some((weapon, arm)) = weapon.zip(choice.arm) else { return };
        let posture = posture_for(rules, figure, self.0);
        take_posture(world, figure, posture);
        let again = last.is_none() && shoots_twice(BookView::new(world), figure, &weapon);
        let luck = loose(world, figure, choice);
        if matches!(luck, Luck::Dropped | Luck::Broken) {
            return;
        }
        if let Some(row) = last.filter(|_| !weapon.hurled) {
            emit_note(world, figure, "is too hard pressed to shoot again", row.rule());
            let_go(world, figure, arm.item);
        }
        turn_record(world, figure, |turn| turn.second = again);
    }
}

/// Why a figure that has something ready to shoot with has no shot in a posture.
fn no_shot(rules: BookView, figure: FigureId, posture: Posture) -> (Text, &'static str) {
    let fit = || bows(rules, figure).filter(|strike| fires_from(strike.weapon, posture));
    if fit().next().is_none() {
        let posture = phrase(posture.word());
        let why = say!("what it has ready cannot be shot {posture}", posture);
        return (why.into(), rule_ids::LOW_SHOT);
    }
    if fit().any(|strike| loaded(rules, figure, &strike)) {
        return ("no foe in front with nothing but open board between".into(), rule_ids::SHOOT);
    }
    let needs = |strike: Strike| rules.combatant(figure).loading.of(strike.arm.item);
    let why: Text = match fit().map(needs).min().unwrap_or_default() {
        1 => "the crossbow needs a turn of loading".into(),
        turns => say!("the crossbow needs {turns} turns of loading", turns).into(),
    };
    (why, rule_ids::RELOAD)
}

/// What a shot leaves to do: a second one, or loading.
fn follow_up(
    rules: BookView,
    figure: FigureId,
    weapon: &WeaponStats,
    verb: Verb,
    told: &mut Forecast,
) {
    let last = last_shot(rules, figure, verb).is_some();
    if last && !weapon.hurled {
        return note(told, "then the weapon is dropped", rule_ids::ROWS[18]);
    }
    if !last && shoots_twice(rules, figure, weapon) {
        note(told, "a second shot may follow this turn", rule_ids::DOUBLE_SHOT);
    }
    let turns = loading_after(rules, figure, weapon);
    if weapon.reload.is_some() && turns > 0 {
        note_with(told, || say!("then {turns} turns of loading", turns), rule_ids::RELOAD);
    }
}

/// The second shots open to a figure whose second shot is due (OPT-626).
pub fn second_shots(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if rules.grappled(figure) || rules.pinned(figure) {
        return Vec::new();
    }
    let twice = |choice: &Choice| {
        let strike = choice.arm.and_then(|arm| rules.strike(figure, arm));
        strike.is_some_and(|strike| strike.weapon.twice.is_some())
    };
    let mut again = shots(rules, figure, FIRE, rules.table.posture(figure));
    again.retain(twice);
    again
}

/// The posture in which a figure shoots.
fn posture_for(rules: BookView, figure: FigureId, verb: Verb) -> Posture {
    match verb {
        KNEEL_FIRE => Posture::Kneeling,
        LIE_FIRE => Posture::Prone,
        _ => rules.table.posture(figure),
    }
}

/// Whether the figure is still as it was when the turn began, and has not just been felled.
fn able_to(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    let posture = rules.table.posture(figure);
    match verb {
        KNEEL_FIRE | LIE_FIRE => posture == Posture::Standing,
        _ => {
            let fell_now = rules.combatant(figure).fell == rules.turn_number();
            posture != Posture::Fallen || !fell_now
        }
    }
}

/// Whether a weapon can be shot in a posture: bows and slings standing or kneeling, crossbows
/// lying down as well, stones standing only (OPT-627).
pub fn fires_from(weapon: &WeaponStats, posture: Posture) -> bool {
    match posture {
        Posture::Standing => true,
        Posture::Kneeling => !weapon.hurled,
        _ => weapon.class == Class::Crossbow,
    }
}

fn bows<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
    rules.strikes(figure).filter(|strike| strike.stats.way == Way::Fire)
}

/// Whether a weapon is no crossbow, or is loaded (OPT-628).
pub fn loaded(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    rules.combatant(figure).loading.of(strike.arm.item) == 0
}

/// The shots of every bow ready and loaded that can be shot in a posture.
fn shots(rules: BookView, figure: FigureId, verb: Verb, posture: Posture) -> Vec<Choice> {
    let fit = |strike: &Strike| fires_from(strike.weapon, posture) && loaded(rules, figure, strike);
    let shots = bows(rules, figure).filter(fit).flat_map(|strike| {
        let seen = in_sight(rules, figure, u32::from(strike.mode.range));
        seen.map(move |target| Choice { arm: Some(strike.arm), ..Choice::plain(verb).at(target) })
    });
    shots.collect()
}

/// The enemies that a missile of a range can be aimed at: in front, no wall between. Who lies
/// has no front, and turns as it aims.
pub fn in_sight<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    range: u32,
) -> impl Iterator<Item = FigureId> + 'w {
    let here = rules.table.hex(figure);
    let lies = rules.table.posture(figure).down();
    rules.table.enemies(figure).filter(move |enemy| {
        let hex = rules.table.hex(*enemy);
        let near = hex.unsigned_distance_to(here) <= range;
        near && (lies || rules.in_front(figure, hex)) && clear(rules.table.board(), here, hex)
    })
}

/// Whether a figure may shoot a second time with a weapon this turn (OPT-626).
pub fn shoots_twice(rules: BookView, figure: FigureId, weapon: &WeaponStats) -> bool {
    weapon.twice.is_some_and(|least| rules.order_value(figure) >= least)
}

/// The turns of loading that a weapon needs after a shot (OPT-628).
pub fn loading_after(rules: BookView, figure: FigureId, weapon: &WeaponStats) -> u8 {
    let [turns, quick] = weapon.reload.unwrap_or_default();
    let less = i32::from(rules.order_value(figure) >= quick);
    (turns - less).clamp(0, 255) as u8
}

/// The row of a last shot, if a shot is one: the only one of the turn, after which the weapon
/// is dropped (OPT-516, OPT-517, OPT-519).
fn last_shot(rules: BookView, figure: FigureId, verb: Verb) -> Option<&'static Row> {
    let row = permitted(verb, &rules.record(figure, false)).ok();
    row.filter(|row| matches!(row.number, 16 | 17 | 19))
}

/// Looses one missile; how the roll came out.
pub fn loose(world: &mut World, figure: FigureId, choice: Choice) -> Luck {
    let rules = BookView::new(world);
    let strike = choice.arm.and_then(|arm| rules.strike(figure, arm));
    let (Some(strike), Some(target)) = (strike, choice.target) else { return Luck::Miss };
    let (arm, turns) = (strike.arm, loading_after(rules, figure, strike.weapon));
    let now = Blow::now(rules, figure, target, arm);
    let crossbow = strike.weapon.class == Class::Crossbow;
    let course = Course::now(rules, figure, target, Missile::Weapon(arm));
    let (luck, _) = fly(world, course);
    if crossbow {
        combatant(world, figure, |combatant| combatant.loading.set(arm.item, turns));
    }
    mishap(world, now, luck);
    luck
}
