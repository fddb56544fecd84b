//! Charges: the ways that end straight, and the blow where they end (LEN-455 to LEN-457).

use std::rc::Rc;

use riposte_kit::action::{Action, Open, able, need, some};
use riposte_kit::strikes;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{MoveLimits, Walks, WayEnd};
use riposte_words::say;
use smallvec::SmallVec;

use crate::appraisal::dangers::on_the_way;
use crate::attacks::blow::Blow;
use crate::attacks::foretell::struck;
use crate::attacks::targets;
use crate::equipment::weapons::Class;
use crate::movement::ways::running;
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView, Strike, flies};
use crate::words::{V_ATTACK, V_CHARGE};

/// The ways of a rider that are a run and end straight enough for a charge.
struct RunUps {
    /// Those that end straight, the shortest first.
    ways: Rc<Walks>,
    /// The hexes of a combat move: a run is longer.
    pace: u16,
}

impl RunUps {
    fn of(view: BookView, figure: FigureId) -> RunUps {
        let (pace, run) = view.pace(figure);
        let straight = view.constants().riding.straight;
        let limits = MoveLimits { budget: run, hexes: run, straight };
        let ground = running(view, figure);
        RunUps { ways: ground.walks(view.table.hex(figure), limits), pace }
    }

    /// The shortest that ends where a blow reaches somebody.
    fn at(&self, view: BookView, foe: FigureId, strike: &Strike) -> Option<WayEnd> {
        let reach = strike.mode.reach;
        let mut runs = self.ways.ends().filter(|end| end.cost > self.pace);
        runs.find(|end| reach.contains(view.table.distance_to(foe, end.hex)))
    }
}

/// The blows that a rider can strike at the end of a charge; a lance is couched for it (LEN-457).
fn blows(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Strike<'_>> {
    let ready = strikes::strikes(view.table, &view.tables.weapons, figure);
    ready.filter(move |strike| {
        let lance = strike.weapon.class == Class::Lance;
        let armed = strike.weapon.class != Class::Bare;
        !flies(strike) && armed && (!lance || strike.stats.couched)
    })
}

/// Riding at somebody, and striking where the run ends (LEN-456). The exchange leads the rider
/// there, hex by hex.
pub struct Charge;

impl Action<Book> for Charge {
    fn verb(&self) -> Verb {
        V_CHARGE
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        able(view.has_mounts(figure), "has no mount", id::CHARGE)?;
        gates::free(view, figure)?;
        need(view.rides(figure), "is not in the saddle", id::CHARGE)?;
        gates::whole_round(view, figure, V_CHARGE)?;
        need(!view.table.posture(figure).down(), "lies on the ground", id::STAND)?;
        let armed = blows(view, figure).next().is_some();
        need(armed, "has nothing in hand to charge with", id::CHARGE)?;
        let run_ups = &RunUps::of(view, figure);
        let foes = view.table.enemies(figure).filter(|foe| !view.loose(*foe));
        let charges = foes.flat_map(|foe| {
            let blows = blows(view, figure).filter(move |it| !view.in_vain(it, foe));
            let there = blows.filter(move |it| run_ups.at(view, foe, it).is_some());
            there.map(move |it| Choice { arm: Some(it.arm), ..Choice::plain(V_CHARGE).at(foe) })
        });
        some(charges, || {
            ("needs a run-up: more than a combat move, straight at last, to somebody", id::CHARGE)
        })
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let target = phrases::target(view, choice);
        let (weapon, way) = phrases::wielded(view, figure, choice);
        say!("charges {target} with the {weapon}{way}", target, weapon, way)
    }

    /// The way to it, and the blow from where it ends.
    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let path = way(view, figure, choice);
        if let Some(blow) = Blow::of(view, figure, choice) {
            let from = path.last().copied().unwrap_or(blow.from);
            struck(view, Blow { from, ..blow }, choice, told);
        }
        on_the_way(view, figure, &path, choice.target, told);
        told.path = path.to_vec();
    }
}

/// The way of a charge.
pub fn way(view: BookView, figure: FigureId, choice: &Choice) -> SmallVec<[Hex; 8]> {
    let strike = choice.arm.and_then(|arm| view.strike(figure, arm));
    let (Some(foe), Some(strike)) = (choice.target, strike) else { return SmallVec::new() };
    let run_ups = RunUps::of(view, figure);
    let end = run_ups.at(view, foe, &strike);
    end.map_or_else(SmallVec::new, |end| run_ups.ways.way(end).path)
}

/// Whether the charge of the action under way has come to where its blow reaches.
pub fn arrives(view: BookView, figure: FigureId, choice: &Choice) -> bool {
    let blow = Choice { verb: V_ATTACK, ..*choice };
    let foe = choice.target.filter(|foe| view.table.active(*foe));
    foe.is_some_and(|foe| targets::blows_at(view, figure, foe).contains(&blow))
}
