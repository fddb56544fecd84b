//! Harm, the fallen, and what is done for them or with them (VAN-205, VAN-601 to VAN-604).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_kit::forecast::{self as foretell, note};
use riposte_rules::battle::{fall_out, give_wound, revive};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life, Spot, Wound};
use riposte_rules::roll::{Contest, Limit, Roll, Scale, Text};
use riposte_words::{phrase, say};

use crate::change::{fighter, tell};
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::{HELP, LOOT, shots_words};

/// A figure loses Health, a part of it by a special attack (VAN-551); at none left it falls.
pub fn hurt(
    world: &mut World,
    figure: FigureId,
    by: FigureId,
    (damage, special): (i32, Option<i32>),
) {
    let level = damage.clamp(0, 255) as u8;
    let wound = Wound { level, spot: Spot(0) };
    let falls = BookView::new(world).health(figure) <= damage;
    give_wound(world, figure, Some(by), wound, || {
        let lost = match falls {
            true => say!("loss of {damage} Health, none left", damage),
            false => say!("loss of {damage} Health", damage),
        };
        match special {
            Some(special) => say!("{lost} ({special} by the special attack)", lost, special),
            None => lost,
        }
    });
    fighter(world, figure, |fighter| fighter.lost += damage);
    if falls {
        let slain = BookView::new(world).has(figure, Keyword::Follower);
        fall_out(world, figure, if slain { Life::Dead } else { Life::Down });
    }
}

/// A figure is slain at once (VAN-555).
pub fn slay(world: &mut World, figure: FigureId, by: FigureId) {
    let left = BookView::new(world).health(figure).max(0);
    let wound = Wound { level: left.clamp(0, 255) as u8, spot: Spot(0) };
    give_wound(world, figure, Some(by), wound, || "deadly wound".into());
    fighter(world, figure, |fighter| fighter.lost += left);
    fall_out(world, figure, Life::Dead);
}

/// Helping up a friend who is knocked down.
pub struct HelpUp;

impl Action<Book> for HelpUp {
    fn verb(&self) -> Verb {
        HELP
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let fallen = view.fallen_here(figure).map(|it| Choice::plain(HELP).at(it));
        some(fallen, || ("no friend lies knocked down in this hex", rule_ids::HELP))
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        let name = choice.target.map_or("", |fallen| view.table.name(fallen));
        say!("tries to help {name} up", name)
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(fallen) = choice.target else { return };
        foretell::deed(told, &help_deed(view, figure, fallen), |up| *up);
        let health = view.constants().helped_health;
        let text = say!("back with {health} Health, and acts from its next turn on", health);
        note(told, text, rule_ids::HELP);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(fallen) = choice.target else { return };
        let Ok(up) = perform(world, |world| help_deed(BookView::new(world), figure, fallen));
        if !up {
            return;
        }
        let view = BookView::new(world);
        let lost = view.build(fallen).health - view.constants().helped_health;
        fighter(world, fallen, |fighter| {
            fighter.lost = lost.max(0);
            // It comes to, and does something from the next turn on.
            fighter.points = 0;
            fighter.done = true;
            fighter.evading = false;
        });
        revive(world, fallen, Some(figure));
    }
}

/// What helping somebody up is: whether the one comes to (VAN-604).
fn help_deed<'w>(view: BookView<'w>, figure: FigureId, fallen: FigureId) -> Deed<'w, bool> {
    let needs = view.constants().help_needs;
    let needs = Roll::new("required", Scale::Whole).with("basic", needs, rule_ids::HELP);
    let contest = Contest::against(view.die("help up"), Limit::at_least(needs));
    Deed::check(figure, Some(fallen), contest).then(|degree| Deed::end(degree.success))
}

/// Looting a body: its shots and draughts.
pub struct Loot;

impl Action<Book> for Loot {
    fn verb(&self) -> Verb {
        LOOT
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let bodies = bodies(view, figure).map(|it| Choice::plain(LOOT).at(it));
        some(bodies, || ("no slain enemy lies in this hex unlooted", rule_ids::LOOT))
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("loots {name}", name = choice.target.map_or("", |body| view.table.name(body)))
    }

    fn foretell(&self, view: BookView, _figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(body) = choice.target else { return };
        let found = found(view, body);
        let text: Text = match found.is_empty() {
            true => "brings nothing of use".into(),
            false => say!("brings {found}", found).into(),
        };
        note(told, text, rule_ids::LOOT);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(body) = choice.target else { return };
        let view = BookView::new(world);
        let (what, from) = (found(view, body), view.fighter(body).clone());
        fighter(world, body, |fighter| {
            fighter.looted = true;
            fighter.draughts = 0;
            fighter.shots.iter_mut().for_each(|count| *count = 0);
        });
        fighter(world, figure, |fighter| {
            fighter.draughts = fighter.draughts.saturating_add(from.draughts);
            for (mine, theirs) in fighter.shots.iter_mut().zip(&from.shots) {
                *mine = mine.saturating_add(*theirs);
            }
        });
        tell(world, || {
            let words = match what.is_empty() {
                true => "finds nothing".into(),
                false => say!("finds {what}", what).into(),
            };
            Event::Told { figure: Some(figure), words, rule: rule_ids::LOOT }
        });
    }
}

/// The slain in a figure's hex that have not been looted (VAN-602).
fn bodies(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
    let (hex, side) = (view.table.hex(figure), view.table.side(figure));
    view.table.figures().filter(move |body| {
        view.table.harm(*body).life == Life::Dead
            && view.has(*body, Keyword::Follower)
            && view.table.side(*body) != side
            && view.table.hex(*body) == hex
            && !view.fighter(*body).looted
    })
}

/// What is found on a body, in words; empty where it is nothing.
fn found(view: BookView, body: FigureId) -> String {
    let fighter = view.fighter(body);
    let shots = view.tables.shots.iter().zip(&fighter.shots).filter(|(_, count)| **count > 0);
    let mut parts: Vec<String> =
        shots.map(|(row, count)| format!("{count} {}", shots_words(&row.key))).collect();
    match fighter.draughts {
        0 => {}
        1 => parts.push(phrase("a draught").into_owned()),
        many => parts.push(say!("{many} draughts", many)),
    }
    parts.join(", ")
}
