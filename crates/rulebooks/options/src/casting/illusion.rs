//! Illusions, and those who see through them (OPT-509, OPT-906, OPT-911).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, apt, some};
use riposte_kit::forecast;
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::roll::{Contest, Roll, Scale};
use riposte_rules::systems::sight::clear;
use riposte_words::say;

use super::renew::dispel;
use crate::allowed::row;
use crate::change::{contest, emit_note};
use crate::forecast::harm::brought;
use crate::parts::{parts, target};
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::DISBELIEVE;

/// The IQ that disbelieving takes where the rulebook asks for wits.
const WITS: i32 = 9;

/// A figure of the caster's side that waits off the board to be made.
pub fn unseen(rules: BookView, caster: FigureId) -> Option<FigureId> {
    let spawns = &rules.table.world().resource::<Scenario>().figures;
    rules.table.figures().find(|figure| {
        let waits = spawns.get(figure.index()).is_some_and(|spawn| spawn.reserve);
        let off = rules.table.harm(*figure).life == Life::Gone;
        waits && off && rules.table.side(*figure) == rules.table.side(caster)
    })
}

/// The illusions of enemies that a figure sees.
fn illusions_seen<'w>(
    rules: BookView<'w>,
    figure: FigureId,
) -> impl Iterator<Item = FigureId> + 'w {
    let here = rules.table.hex(figure);
    rules.table.enemies(figure).filter(move |enemy| {
        rules.spells().illusion(*enemy) && clear(rules.table.board(), here, rules.table.hex(*enemy))
    })
}

/// Whether a figure has the wits to disbelieve anything, where that is asked (OPT-906).
fn may_disbelieve(rules: BookView, figure: FigureId) -> bool {
    !rules.constants().disbelief_needs_wits || rules.build(figure).iq >= WITS
}

/// The roll to see through an illusion: three dice against IQ (OPT-906).
fn disbelief(rules: BookView, figure: FigureId) -> Contest {
    let iq = Roll::new("IQ", Scale::Whole).with("IQ", rules.build(figure).iq, rule_ids::ATTRIBUTES);
    rules.plain_roll("disbelieve", 3, iq)
}

/// Looking hard at an illusion: once it is seen through, it is gone (OPT-906).
pub struct Disbelieve;

impl Action<Book> for Disbelieve {
    fn verb(&self) -> Verb {
        DISBELIEVE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let rule = rule_ids::SPELL_DISBELIEVE;
        let any = rules.table.enemies(figure).any(|foe| rules.spells().illusion(foe));
        apt(any, "no foe is an illusion", rule)?;
        row(rules, figure, DISBELIEVE)?;
        able(may_disbelieve(rules, figure), "has not the IQ for it", rule)?;
        let seen = illusions_seen(rules, figure);
        some(seen.map(|target| Choice::plain(DISBELIEVE).at(target)), || ("sees no illusion", rule))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("looks hard at {foe}", foe = target(rules, choice))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(target) = choice.target else { return };
        let roll = disbelief(rules, figure);
        let chance = roll.chance();
        forecast::contest(told, roll);
        let mut harm = brought(rules, target, ["believed", "gone"], chance, 1.0);
        harm.out = chance.value();
        told.harm = Some(harm);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(target) = choice.target else { return };
        let roll = disbelief(BookView::new(world), figure);
        if contest(world, figure, Some(target), roll).success {
            emit_note(world, figure, "sees through the illusion", rule_ids::SPELL_DISBELIEVE);
            dispel(world, target);
        } else {
            emit_note(world, figure, "takes it for real", rule_ids::SPELL_DISBELIEVE);
        }
    }
}
