//! Pinning a foe, holding it, and getting free (OPT-712 to OPT-715; row OPT-538).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, apt, need, some};
use riposte_kit::forecast::{self, note_with};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Unbound};
use riposte_rules::roll::{Contest, Roll, Scale};
use riposte_words::say;

use crate::allowed::row_within;
use crate::bonds::{self, PINS};
use crate::change::{combatant, contest, emit_condition};
use crate::parts::{parts, target};
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// Pinning the only foe in the scuffle (OPT-712).
pub struct Pin;

impl Action<Book> for Pin {
    fn verb(&self) -> Verb {
        PIN
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        row_within(rules, figure, PIN)?;
        let only = rules.only_foe(figure);
        need(only.is_some(), "more than one foe is in the scuffle", rule_ids::PIN)?;
        let free = only.filter(|foe| !rules.pinned(*foe));
        let pins = free.map(|foe| Choice::plain(PIN).at(foe));
        some(pins, || ("the foe is pinned already", rule_ids::PIN))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("tries to pin {foe}", foe = target(rules, choice))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        if let Some(foe) = choice.target {
            forecast::contest(told, pin_roll(rules, figure, foe));
        }
    }

    /// What is left of this turn counts beside the full ones.
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(foe) = choice.target else { return };
        let roll = pin_roll(BookView::new(world), figure, foe);
        if contest(world, figure, Some(foe), roll).success {
            let turns = BookView::new(world).constants().pin_turns + 1;
            combatant(world, foe, |combatant| combatant.held = turns);
            bonds::begin(world, figure, PINS, foe);
        }
    }
}

/// The roll to pin a foe: half of what the figure is quicker than the foe counts too, and by
/// the switch half of what the foe is stronger. The whole is rounded down.
pub fn pin_roll(rules: BookView, figure: FigureId, foe: FigureId) -> Contest {
    let mut value = rules.core_dx(figure);
    let quicker = value.basic() - rules.core_dx(foe).basic();
    let stronger = match rules.constants().pin_by_strength {
        true => (rules.build(foe).st - rules.build(figure).st).max(0),
        false => 0,
    };
    let half = quicker.div_euclid(2);
    value.add("half the difference in DX", half, rule_ids::PIN);
    value.add("the foe is stronger", (quicker - stronger).div_euclid(2) - half, rule_ids::PIN);
    rules.plain_roll("pin", 3, value)
}

/// Keeping a foe pinned, or letting it go, by its verb (OPT-714).
pub struct Hold(pub Verb);

impl Action<Book> for Hold {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        apt(!rules.pinned(figure), "is pinned", rule_ids::PINNED)?;
        let foe = rules.pinning(figure);
        apt(foe.is_some(), "holds nobody down", rule_ids::HOLD)?;
        Ok(foe.map(|foe| Choice::plain(self.0).at(foe)).into_iter().collect())
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        let foe = target(rules, choice);
        match self.0 {
            HOLD => say!("holds on to {foe}", foe),
            _ => say!("lets go of {foe}", foe),
        }
    }

    /// How long the foe is held yet, and the roll that comes then.
    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let held = choice.target.filter(|foe| self.0 == HOLD && rules.pinned(*foe));
        let Some(foe) = held else { return };
        let until = || match rules.combatant(foe).held {
            0 | 1 => say!("at the end of this turn the hold must be renewed by a roll"),
            more => say!("held for {turns} turns after this one", turns = more - 1),
        };
        note_with(told, until, rule_ids::HOLD);
        forecast::contest(told, pin_roll(rules, figure, foe));
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, choice: Choice) {
        if let Some(foe) = choice.target.filter(|_| self.0 == RELEASE) {
            bonds::free(world, foe, Unbound::LetGo);
        }
    }
}

/// Breaking free of a pin (OPT-715).
pub struct BreakFree;

impl Action<Book> for BreakFree {
    fn verb(&self) -> Verb {
        BREAK_FREE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        apt(rules.pinned(figure), "is not pinned", rule_ids::BREAK_FREE)?;
        Ok(vec![Choice::plain(BREAK_FREE)])
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "struggles against the hold".into()
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        forecast::contest(told, break_free_roll(rules, figure));
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let roll = break_free_roll(BookView::new(world), figure);
        if contest(world, figure, None, roll).success {
            bonds::free(world, figure, Unbound::Broken);
            emit_condition(world, figure, "breaks free of the hold", rule_ids::BREAK_FREE);
        }
    }
}

/// The roll to break a pin, against the figure's own ST.
pub fn break_free_roll(rules: BookView, figure: FigureId) -> Contest {
    let value =
        Roll::new("ST", Scale::Whole).with("ST", rules.build(figure).st, rule_ids::ATTRIBUTES);
    rules.plain_roll("break free", rules.constants().break_free_dice, value)
}

/// A turn of every hold passes; when the turns of one are over, the holder rolls to keep it
/// (OPT-713, OPT-714). Who can do nothing cannot hold anybody.
pub fn end_of_turn(world: &mut World) {
    let figures: Vec<FigureId> = BookView::new(world).table.active_figures().collect();
    for figure in figures {
        let rules = BookView::new(world);
        let Some(holder) = rules.pinner(figure) else { continue };
        let turns = rules.combatant(figure).held;
        let kept = if rules.combatant(holder).numb {
            None
        } else if turns > 1 {
            Some(turns - 1)
        } else {
            keep(world, holder, figure)
        };
        match kept {
            Some(turns) => combatant(world, figure, |combatant| combatant.held = turns),
            None => bonds::free(world, figure, Unbound::LetGo),
        }
    }
}

fn keep(world: &mut World, holder: FigureId, figure: FigureId) -> Option<u8> {
    let rules = BookView::new(world);
    let (roll, turns) = (pin_roll(rules, holder, figure), rules.constants().pin_turns);
    contest(world, holder, Some(figure), roll).success.then_some(turns)
}
