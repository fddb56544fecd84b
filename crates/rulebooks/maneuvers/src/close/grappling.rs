//! Close quarters: in one hex with a foe, holds, trips, weapons wrested away (MAN-561 to MAN-566).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast as foretell;
use riposte_rules::battle::{bind, move_to, unbind};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Bond, BondKind, FigureId, Unbound};
use riposte_rules::roll::Chance;
use riposte_words::say;

use crate::appraisal::best_blow::WORTH;
use crate::appraisal::{closeness, outlook};
use crate::body::falling::{drop_item, fall};
use crate::change::remark;
use crate::close::bond_kinds::{CLOSE_WITH, HOLDS, PRESSES, SNATCHES};
use crate::close::bonds::in_one_hex;
use crate::equipment::handling::held_loosely;
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::maneuver::{Maneuver, with};
use crate::turn::scope::{Scope, scope};
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::wording::whom;
use crate::words::*;

/// A figure comes into a foe's hex; whether there is room for it.
pub fn enter(world: &mut World, by: FigureId, at: FigureId) -> bool {
    let rules = BookView::new(world);
    let hex = rules.table.hex(at);
    if rules.table.hex(by) != hex {
        if rules.table.in_hex(hex).any(|other| other != at) {
            return false;
        }
        move_to(world, by, hex, false);
    }
    let known = |bond: Bond| bond.kind == CLOSE_WITH && bond.has(at);
    if !BookView::new(world).table.bonds_of(by).any(known) {
        let _ = bind(world, Bond { from: by, kind: CLOSE_WITH, to: at });
    }
    true
}

/// What a figure could do that closes in.
fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if let Some(foe) = rules.table.bound_by(figure, HOLDS).next() {
        return vec![Choice::plain(BREAK_FREE).at(foe)];
    }
    let mut choices = Vec::new();
    for foe in rules.table.enemies(figure).filter(|foe| within(rules, figure, *foe)) {
        if !rules.fights(figure, foe) {
            continue;
        }
        if !rules.table.bonds_of(figure).any(|bond| bond.kind == HOLDS && bond.has(foe)) {
            choices.push(Choice::plain(GRAPPLE).at(foe));
        }
        if !rules.table.posture(foe).down() {
            choices.push(Choice::plain(TRIP).at(foe));
        }
        if held(rules, foe).is_some() {
            choices.push(Choice::plain(WREST).at(foe));
        }
    }
    choices
}

/// What is offered first to a figure that closes in.
pub fn usual(rules: BookView, figure: FigureId) -> Option<Choice> {
    choices(rules, figure).first().copied()
}

/// Whether a figure could get hold of a foe: in its own hex, or alone in one before it.
fn within(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    if in_one_hex(rules, figure, foe) {
        return true;
    }
    let hex = rules.table.hex(foe);
    let beside = rules.table.distance(figure, foe) == 1;
    let ahead = matches!(rules.direction(figure, hex), 0 | 1 | 5);
    let alone = rules.table.in_hex(hex).count() == 1;
    beside && ahead && alone && rules.posture(figure).hex.is_some()
}

/// The weapon that could be wrested from a figure.
fn held(rules: BookView, figure: FigureId) -> Option<u8> {
    held_loosely(rules, figure).next().map(|(number, _)| number)
}

/// Closing in as a maneuver.
pub const CLOSING_IN: Maneuver = Maneuver::of(CLOSE).needs(|rules, figure, _| {
    need(!choices(rules, figure).is_empty(), "no foe to get hold of", rule::CLOSE)
});

/// What closing in is for, by its verb: to take hold, to trip, to wrest, to break free.
pub struct Attempt(pub Verb);

impl Action<Book> for Attempt {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, CLOSE, "goes with closing in")?;
        let all = choices(rules, figure).into_iter().filter(|choice| choice.verb == self.0);
        some(all, || match self.0 {
            BREAK_FREE => ("no foe holds it", rule::FREE),
            _ => ("no foe to do that to", info(self.0).rule),
        })
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        let whom = whom(rules, choice);
        match self.0 {
            GRAPPLE => say!("reaches for {whom}", whom),
            TRIP => say!("tries to trip {whom}", whom),
            WREST => say!("grabs at the weapon of {whom}", whom),
            _ => say!("tries to break free from {whom}", whom),
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        if let Some(deed) = deed(rules, figure, choice) {
            foretell::deed(told, &deed, |contact| *contact == Contact::Won);
        }
    }

    fn brings(&self, rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
        worth(rules, figure, choice)
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        go(world, Step::Over);
        let Some(foe) = choice.target else { return };
        let Ok(contact) = perform(world, |world| {
            deed(BookView::new(world), figure, &choice)
                .unwrap_or_else(|| Deed::end(Contact::Missed))
        });
        if choice.verb == BREAK_FREE {
            if contact == Contact::Won {
                unbind(world, Bond { from: foe, kind: HOLDS, to: figure }, Unbound::Broken);
            }
            return;
        }
        if contact == Contact::Missed || !enter(world, figure, foe) {
            return remark(world, figure, "does not get hold of the foe", rule::CLOSE);
        }
        match (choice.verb, contact) {
            (GRAPPLE, Contact::Won) => {
                let _ = bind(world, Bond { from: figure, kind: HOLDS, to: foe });
            }
            (TRIP, Contact::Won) => fall(world, foe),
            (WREST, Contact::Won) => {
                if let Some(item) = held(BookView::new(world), foe) {
                    drop_item(world, foe, item);
                }
            }
            _ => {}
        }
    }
}

/// What closing in is worth to computer players: as much as the best that it could be for.
pub fn best_worth(rules: BookView, figure: FigureId) -> Option<f64> {
    let worths = choices(rules, figure).into_iter();
    worths.filter_map(|choice| worth(rules, figure, &choice)).max_by(f64::total_cmp)
}

/// What an attempt is worth to computer players: what comes of it, each as likely as it is.
fn worth(rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
    let foe = choice.target?;
    let odds: Vec<(Contact, f64)> = deed(rules, figure, choice)?.odds();
    let share = |contact: Contact| {
        let all = odds.iter().filter(|(known, _)| *known == contact);
        all.map(|(_, share)| share).sum::<f64>()
    };
    let (won, touched) = (share(Contact::Won), share(Contact::Touched));
    let gained = closeness::gained(rules, figure, foe);
    let loosely = closeness::LOOSE * gained;
    let worth = match choice.verb {
        // What is gained by being held is lost with it.
        BREAK_FREE => -won * gained,
        GRAPPLE => won * lasting(rules, figure, foe) * gained,
        verb => won * (prize(rules, figure, verb, foe) + loosely) + touched * loosely,
    };
    Some(WORTH * worth)
}

/// How many turns a hold lasts as it seems, three at the most.
fn lasting(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    let free = deed(rules, foe, &Choice::plain(BREAK_FREE).at(figure));
    let chance = free.map_or(Chance::NEVER, |it| it.chance(|end| *end == Contact::Won));
    1.0 / chance.value().max(1.0 / 3.0)
}

/// What it is worth to have tripped a foe, or to have wrested its weapon away.
fn prize(rules: BookView, figure: FigureId, verb: Verb, foe: FigureId) -> f64 {
    /// A foe that lies is easy to strike, and strikes badly, until it is up again.
    const DOWN: f64 = 0.45;
    /// One without its weapon has to take it up again, whether it could have struck with it or not.
    const UNARMED: f64 = 0.3;
    match verb {
        TRIP => DOWN,
        _ => UNARMED + outlook::expected_harm(rules, foe, figure, false),
    }
}

/// Letting go of a foe, or of a foe's shield.
pub struct Release;

const KINDS: [BondKind; 3] = [HOLDS, PRESSES, SNATCHES];

impl Action<Book> for Release {
    fn verb(&self) -> Verb {
        RELEASE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let mine = |bond: &Bond| bond.from == figure && KINDS.contains(&bond.kind);
        let bonds = rules.table.bonds_of(figure).filter(mine);
        let mut all: Vec<Choice> = bonds.map(|bond| Choice::plain(RELEASE).at(bond.to)).collect();
        all.dedup();
        need(!all.is_empty(), "holds nobody, and nobody's shield", rule::SHIELD_PRESS)?;
        scope(rules, figure).within(&[Scope::Free, Scope::Close])?;
        Ok(all)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("lets go of {whom}", whom = whom(rules, choice))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(foe) = choice.target else { return };
        for kind in KINDS {
            unbind(world, Bond { from: figure, kind, to: foe }, Unbound::LetGo);
        }
    }
}

/// How an attempt to get hold of somebody comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contact {
    /// It did not come to it.
    Missed,
    /// They are at close quarters, and no more.
    Touched,
    /// It came off.
    Won,
}

/// The deed: to get hold, then to trip or wrest; or to break free (MAN-561 to MAN-566).
fn deed<'w>(rules: BookView<'w>, by: FigureId, choice: &Choice) -> Option<Deed<'w, Contact>> {
    let (at, verb) = (choice.target?, choice.verb);
    let won = |success: bool| if success { Contact::Won } else { Contact::Touched };
    let further = move || match verb {
        TRIP => Some(rules.topple(by, at)),
        WREST => Some(rules.wrench(by, at, 0, rule::WREST)),
        _ => None,
    };
    if verb == BREAK_FREE {
        let check = Deed::check(by, Some(at), rules.wrench(by, at, 0, rule::FREE));
        return Some(check.then(move |degree| Deed::end(won(degree.success))));
    }
    let check = Deed::check(by, Some(at), rules.touch(by, at));
    Some(check.then(move |degree| match further() {
        _ if !degree.success => Deed::end(Contact::Missed),
        None => Deed::end(Contact::Won),
        Some(contest) => {
            Deed::check(by, Some(at), contest).then(move |degree| Deed::end(won(degree.success)))
        }
    }))
}
