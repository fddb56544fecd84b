//! Blows and daggers in a scuffle (OPT-706, OPT-707, OPT-709; rows OPT-534 and OPT-535).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_kit::forecast;
use riposte_rules::battle::make_ready;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Place};
use riposte_rules::roll::Contest;

use crate::allowed::row_within;
use crate::change::{combatant, contest, emit_note};
use crate::melee::blow;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::tables::{Class, Way};
use crate::view::{Book, BookView, Strike};
use crate::words::*;

/// What a figure could strike with hand-to-hand: ready daggers and its bare hands.
pub fn grips(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Strike<'_>> {
    rules.strikes(figure).filter(|strike| strike.stats.way == Way::Grapple)
}

/// The blows of a figure in a scuffle: at its foes in it, never at friends.
pub fn blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let blow = |arm, foe| Choice { arm: Some(arm), ..Choice::plain(ATTACK).at(foe) };
    let at_all = |grip: Strike| rules.foes(figure).map(move |foe| blow(grip.arm, foe));
    grips(rules, figure).flat_map(at_all).collect()
}

/// The blow that does most: what it strikes with, and at whom.
pub fn best_grip(rules: BookView, figure: FigureId, foe: FigureId) -> Option<Blow> {
    let worth = |grip: &Strike| {
        let (dice, add) = match grip.weapon.class {
            Class::Bare => rules.bare_damage(figure),
            _ => (grip.stats.dice, grip.stats.add),
        };
        7 * i32::from(dice) + 2 * add
    };
    let grip = grips(rules, figure).max_by_key(worth)?;
    Some(Blow::now(rules, figure, foe, grip.arm))
}

/// The blow of a figure that has grappled in its action (OPT-704).
pub fn strike_at_once(world: &mut World, figure: FigureId, foe: FigureId) {
    let rules = BookView::new(world);
    let free = !rules.combatant(figure).numb;
    if let Some(blow) = best_grip(rules, figure, foe).filter(|_| free) {
        blow::strike(world, blow);
    }
}

/// A dagger at the belt, or wherever it is carried.
fn sheathed(rules: BookView, figure: FigureId) -> Option<u8> {
    let grips =
        |weapon| rules.tables.weapons.modes(weapon).iter().any(|mode| mode.way == Way::Grapple);
    let mut items = rules.table.arms(figure).numbered();
    items.find_map(|(number, item)| (!item.at.ready() && grips(item.weapon)).then_some(number))
}

/// Whether a figure has a dagger that is not in its hand.
pub fn carries_dagger(rules: BookView, figure: FigureId) -> bool {
    sheathed(rules, figure).is_some()
}

fn holds_dagger(rules: BookView, figure: FigureId) -> bool {
    grips(rules, figure).any(|grip| grip.weapon.class != Class::Bare)
}

/// Drawing a dagger in a scuffle, where there is one to draw (OPT-535).
pub struct Draw;

impl Action<Book> for Draw {
    fn verb(&self) -> Verb {
        DRAW
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let row = row_within(rules, figure, DRAW)?;
        let useful = carries_dagger(rules, figure) && !holds_dagger(rules, figure);
        need(useful, "carries no dagger, or has it out", row.rule())?;
        Ok(vec![Choice::plain(DRAW)])
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "fumbles for a dagger".into()
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        forecast::contest(told, draw_roll(rules, figure));
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let roll = draw_roll(BookView::new(world), figure);
        if contest(world, figure, None, roll).success {
            take_dagger(world, figure);
        }
    }
}

/// The roll to draw a dagger.
fn draw_roll(rules: BookView, figure: FigureId) -> Contest {
    rules.plain_roll("draw a dagger", 3, rules.core_dx(figure))
}

/// A dagger comes out in the fall; it is ready when the next turn begins (OPT-702).
pub fn dagger_comes(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if carries_dagger(rules, figure) && !holds_dagger(rules, figure) {
        combatant(world, figure, |combatant| combatant.dagger_due = true);
        emit_note(world, figure, "gets a dagger out", rule_ids::GRAPPLE_ROLL);
    }
}

/// A dagger that came out in the fall is ready now (OPT-702).
pub fn dagger_out(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.combatant(figure).dagger_due {
        return;
    }
    let able = rules.table.active(figure);
    combatant(world, figure, |combatant| combatant.dagger_due = false);
    if able {
        take_dagger(world, figure);
    }
}

fn take_dagger(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let hand = match rules.table.arms(figure).free_hands() {
        [true, _] => Place::Right,
        [_, true] => Place::Left,
        _ => return,
    };
    if let Some(dagger) = sheathed(rules, figure) {
        make_ready(world, figure, dagger, hand);
    }
}
