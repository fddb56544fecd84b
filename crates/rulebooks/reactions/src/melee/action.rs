//! Blows in one's own phase: from where a figure stands, with an advance, closing in (REA-54,
//! REA-55, REA-301).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, need, some};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::forecast;
use crate::change::stage;
use crate::choices::{Limits, advances, attacks};
use crate::close::{closes, closes_with};
use crate::memory::Stage;
use crate::mounted::gait::TROT;
use crate::naming::{hex_words, whither};
use crate::rule_ids;
use crate::view::{Book, BookView, Strike};
use crate::words::*;

/// A blow, by its verb.
pub struct Attack(pub Verb);

impl Action<Book> for Attack {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        if self.0 != ATTACK {
            view.afoot(figure)?;
            view.upright(figure)?;
        }
        self.armed(view, figure)?;
        let (mut found, limits) = (Vec::new(), Limits::default());
        match self.0 {
            ATTACK => attacks(view, figure, limits, &mut found),
            ADVANCE => advances(view, figure, limits, &mut found),
            _ => closes(view, figure, limits, &mut found),
        }
        some(found, || match self.0 {
            ATTACK => {
                ("no enemy in the hexes the weapons reach, even after a turn", rule_ids::REACH)
            }
            ADVANCE => {
                ("no enemy would be in reach one step forward or sideways", rule_ids::ADVANCE)
            }
            _ => ("no enemy on foot is in a hex before it that has room", rule_ids::CLOSING),
        })
    }

    /// It goes by the weapon.
    fn price(&self, view: BookView, figure: FigureId, choice: &Choice) -> u8 {
        view.arm_price(figure, choice)
    }

    fn object(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let arm = view.arm_words(figure, choice);
        format!(": {}, {arm}{}", view.target_name(choice), whither(choice))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let (name, hex) = (view.target_name(choice), hex_words(choice));
        let (weapon, mode) = view.wielded(figure, choice);
        match self.0 {
            ATTACK => say!("strikes at {name} with the {weapon}{mode}", name, weapon, mode),
            ADVANCE => say!(
                "advances to {hex} and strikes at {name} with the {weapon}{mode}",
                hex,
                name,
                weapon,
                mode
            ),
            _ => say!("closes in on {name} with the {weapon}{mode}", name, weapon, mode),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        forecast::own(view, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, _choice: Choice) {
        stage(world, Stage::Aim);
    }
}

impl Attack {
    /// Whether a figure has something to strike so with, and can pay for it.
    fn armed(&self, view: BookView, figure: FigureId) -> Result<(), Why> {
        need(!view.steed(figure).bolting, "bolts", rule_ids::STAYING_ON)?;
        let runs = view.is_mount(figure) && view.gait(figure) >= TROT;
        need(!runs, "goes too fast to bite and kick", rule_ids::BITE)?;
        let fits = |strike: &Strike| match self.0 {
            CLOSE => closes_with(view, figure, strike),
            _ => true,
        };
        let ways = view.all_strikes(figure).filter(fits);
        let cheapest = ways.map(|strike| strike.stats.points).min();
        let (none, rule) = match self.0 {
            CLOSE => ("has nothing short in hand", rule_ids::CLOSING),
            _ => ("has nothing ready to strike with", rule_ids::WEAPONS),
        };
        need(cheapest.is_some(), none, rule)?;
        view.pays(figure, cheapest.unwrap_or(0))
    }
}
