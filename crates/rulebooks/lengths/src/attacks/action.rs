//! Blows and shots as actions (LEN-402, LEN-601, LEN-605).

use riposte_kit::action::{Action, Open, some};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::attacks::blow::Blow;
use crate::attacks::foretell::struck;
use crate::attacks::targets::{blows_at, may_shoot, shots_at};
use crate::equipment::weapons::Class;
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView};
use crate::words::{V_ATTACK, V_CROWD, V_SHOOT};

/// A blow, a shot, or a shot into a crowd, by its verb. It falls together with the blows of those
/// who held, so that the exchange strikes it.
pub struct Strike(pub Verb);

impl Action<Book> for Strike {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        gates::free(view, figure)?;
        let foes = view.table.enemies(figure);
        if self.0 == V_ATTACK {
            let blows = foes.flat_map(|foe| blows_at(view, figure, foe));
            return some(blows, || no_blow(view, figure));
        }
        may_shoot(view, figure)?;
        let shots = foes.flat_map(|foe| shots_at(view, figure, foe, self.0));
        some(shots, || match self.0 {
            V_CROWD => ("nobody in range and in sight stands in a crowd", id::CROWD),
            _ => ("nobody in range and in sight", id::MISSILES),
        })
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let target = phrases::target(view, choice);
        let (weapon, way) = phrases::wielded(view, figure, choice);
        match self.0 {
            V_ATTACK => say!("attacks {target} with the {weapon}{way}", target, weapon, way),
            V_SHOOT => say!("shoots at {target} with the {weapon}{way}", target, weapon, way),
            _ => say!(
                "shoots into the crowd about {target} with the {weapon}{way}",
                target,
                weapon,
                way
            ),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        if let Some(blow) = Blow::of(view, figure, choice) {
            struck(view, blow, choice, told);
        }
    }
}

/// Why a figure strikes at nobody.
fn no_blow(view: BookView, figure: FigureId) -> (&'static str, &'static str) {
    let table = view.table;
    let lashes = |foe: FigureId| table.threat(figure).hexes.contains(&table.hex(foe));
    let near = |foe: FigureId| table.distance(figure, foe) <= 1;
    if view.wields(figure, Class::Whip) && table.enemies(figure).any(lashes) {
        ("a whip does nothing to metal", id::WEAPONS)
    } else if view.wields(figure, Class::Garrote) && table.enemies(figure).any(near) {
        ("a garrote takes somebody unaware, or held", id::GARROTE)
    } else {
        ("nobody in reach", id::REACH)
    }
}
