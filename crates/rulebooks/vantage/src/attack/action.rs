//! Attacks as actions: plain, with a shot, and the special ones.

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, able, need, need_with};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{BondKind, FigureId};
use riposte_words::{phrase, say};

use super::blow::{Blow, Special};
use super::{foretell, resolve};
use crate::holds::{STRIKE_ON, VANTAGE_ON};
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::{Book, BookView};
use crate::words::*;

/// An attack, by its verb: on the one on whom the figure has strike with its melee weapon, on the
/// one on whom it has vantage with a shot. The special ones go by the hold that there is.
pub struct Attack(pub Verb);

/// Every attack, the plain ones first.
pub const ATTACKS: [Attack; 6] = [
    Attack(ATTACK),
    Attack(SHOOT),
    Attack(COMBO),
    Attack(COUNTER),
    Attack(ONSLAUGHT),
    Attack(DEATHBLOW),
];

impl Action<Book> for Attack {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let kind = self.kind(view, figure);
        self.able(view, figure)?;
        let fighter = view.fighter(figure);
        need(view.may_fight(figure), "has evaded this turn", rule_ids::NO_FIGHT)?;
        need(fighter.overwhelmed.is_none(), "is overwhelmed", rule_ids::OVERWHELMED)?;
        let foe = view.held(figure, hold_for(kind));
        let needs = match kind {
            Kind::Melee => "needs strike on an enemy first",
            Kind::Ranged => "needs vantage on an enemy first",
        };
        need(foe.is_some(), needs, rule_ids::ATTACK)?;
        let foe = foe.unwrap_or_default();
        let sees = view.sees(figure, foe);
        need(sees, "does not see the enemy", rule_ids::CAMOUFLAGED)?;
        let name = view.table.name(foe);
        let dares = || say!("dares not attack {name} this turn", name).into();
        need_with(!fighter.cowed.contains(foe), dares, rule_ids::TERRIFYING)?;
        let held = view.weapon(figure, kind);
        need(held.is_some(), "has no such weapon at hand", rule_ids::ATTACK)?;
        let choice = Choice::plain(self.0).at(foe);
        let choice = held.map_or(choice, |held| choice.with(held.arm.item, held.arm.mode));
        if kind == Kind::Melee {
            return Ok(vec![choice]);
        }
        let shots: Vec<Choice> =
            view.shots(figure).map(|shot| choice.number(shot as i16)).collect();
        need(!shots.is_empty(), "has no shot left for it", rule_ids::SHOTS)?;
        Ok(shots)
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    /// Who does not dare to attack pays nothing (VAN-904).
    fn paid_first(&self) -> bool {
        false
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let (name, arm) = (view.target_name(choice), view.arm_words(figure, choice));
        let shot = shot_of(choice).and_then(|kind| Some((kind, view.tables.shots.get(kind)?)));
        match shot {
            Some((kind, row)) => {
                let (shot, left) = (phrase(&row.name), view.shots_left(figure, kind));
                say!("{name}: {arm}, {shot} ({left} left)", name, arm, shot, left)
            }
            None => say!("{name}: {arm}", name, arm),
        }
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let name = choice.target.map_or("", |foe| view.table.name(foe));
        let arm = view.arm_words(figure, choice);
        let arm = match shot_of(choice).and_then(|kind| view.tables.shots.get(kind)) {
            Some(row) => format!("{arm}, {}", phrase(&row.name)),
            None => arm,
        };
        match self.0 {
            ATTACK => say!("attacks {name}: {arm}", name, arm),
            SHOOT => say!("shoots at {name}: {arm}", name, arm),
            COMBO => say!("opens a combo on {name}: {arm}", name, arm),
            COUNTER => say!("attacks and stands ready for {name}: {arm}", name, arm),
            ONSLAUGHT => say!("bears down on {name}: {arm}", name, arm),
            _ => say!("deals a deathblow to {name}: {arm}", name, arm),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        if let Some(blow) = self.blow(view, figure, choice) {
            foretell::foretell(view, blow, told);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let view = BookView::new(world);
        let cost = self.cost(view);
        if let Some(blow) = self.blow(view, figure, &choice) {
            resolve::carry_out(world, blow, cost);
        }
    }
}

impl Attack {
    /// The blow of a choice.
    pub fn blow(&self, view: BookView, figure: FigureId, choice: &Choice) -> Option<Blow> {
        let (kind, shot, special) = (self.kind(view, figure), shot_of(choice), self.special());
        Some(Blow { by: figure, at: choice.target?, kind, shot, special, free: false })
    }

    fn special(&self) -> Option<Special> {
        match self.0 {
            COMBO => Some(Special::Combo),
            COUNTER => Some(Special::Counter),
            ONSLAUGHT => Some(Special::Onslaught),
            DEATHBLOW => Some(Special::Deathblow),
            _ => None,
        }
    }

    /// With which of the two weapons: a special attack with the one for which there is a hold.
    fn kind(&self, view: BookView, figure: FigureId) -> Kind {
        match self.0 {
            ATTACK => Kind::Melee,
            SHOOT => Kind::Ranged,
            _ => match view.hold(figure) {
                Some(bond) if bond.kind == VANTAGE_ON => Kind::Ranged,
                _ => Kind::Melee,
            },
        }
    }

    /// Whether a figure knows the special attack; to shoot it has to carry something for it.
    fn able(&self, view: BookView, figure: FigureId) -> Result<(), Why> {
        if let Some(special) = self.special() {
            let rule = info(self.0).rule;
            return able(view.has(figure, special.keyword()), "has not learned it", rule);
        }
        let shoots = self.0 != SHOOT || view.carries(figure, Kind::Ranged);
        able(shoots, "carries no ranged weapon", rule_ids::SHOTS)
    }
}

/// The hold that a weapon needs.
fn hold_for(kind: Kind) -> BondKind {
    if kind == Kind::Melee { STRIKE_ON } else { VANTAGE_ON }
}

/// The kind of shot of a choice, by number.
fn shot_of(choice: &Choice) -> Option<usize> {
    choice.number.and_then(|number| usize::try_from(number).ok())
}
