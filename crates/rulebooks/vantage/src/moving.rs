//! Leaving a hex: moving, fleeing, carrying, soaring, leaping, pursuing (VAN-701 to VAN-706).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, able, afford, need, some};
use riposte_kit::forecast::{self as foretell, note};
use riposte_rules::battle::move_to;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{BondChange, BondForecast, Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::change::{befall, fighter};
use crate::danger::danger;
use crate::fighter::Stat;
use crate::holds::STRIKE_ON;
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// A way to leave a hex, by its verb: to move while nobody holds the figure, to flee otherwise,
/// to carry a friend, to soar, to leap.
pub struct Leave(pub Verb);

impl Action<Book> for Leave {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        self.able(view, figure)?;
        let held = view.holders(figure).next().is_some();
        match self.0 {
            MOVE => need(!held, "is held: it has to flee", rule_ids::FLEE)?,
            FLEE => need(held, "nobody has strike or vantage on it", rule_ids::FLEE)?,
            CARRY => {
                let friend = view.fallen_here(figure).next().is_some();
                need(friend, "no friend lies knocked down in this hex", rule_ids::CARRY)?;
            }
            _ => {}
        }
        let (needs, has) = (self.cost(view), view.fighter(figure).points);
        afford("AP", i32::from(needs), i32::from(has), rule_ids::MOVE)?;
        some(self.ways(view, figure), || self.no_way(view, figure))
    }

    fn cost(&self, view: BookView) -> u8 {
        match self.0 {
            SOAR => view.constants().soar_cost,
            LEAP => view.constants().leap_cost,
            _ => view.constants().move_cost,
        }
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        let Some(hex) = choice.hex.map(hex_name) else { return view.target_name(choice) };
        match choice.target {
            Some(friend) => say!("{friend} to {hex}", friend = view.named(friend), hex),
            None => say!("to {hex}", hex),
        }
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        let hex = choice.hex.map(hex_name).unwrap_or_default();
        match (self.0, choice.target) {
            (CARRY, Some(friend)) => {
                say!("carries {friend} to {hex}", friend = view.table.name(friend), hex)
            }
            (FLEE, _) => say!("flees to {hex}", hex),
            (SOAR, _) => say!("soars to {hex}", hex),
            (LEAP, _) => say!("leaps through the shade to {hex}", hex),
            _ => say!("goes to {hex}", hex),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        foretell::deed(told, &self.deed(view, figure), |end| *end != End::Stays);
        let Some(hex) = choice.hex else { return };
        told.path = vec![hex];
        let ends = |bond| BondForecast { bond, change: BondChange::Ends };
        told.bonds.extend(view.table.bonds_of(figure).map(ends));
        if view.table.bonds_of(figure).next().is_some() {
            note(told, "leaving ends what it has on others, and they on it", rule_ids::LASTS);
        }
        danger(view, figure, hex, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(hex) = choice.hex else { return };
        let Ok(end) = perform(world, |world| self.deed(BookView::new(world), figure));
        if end == End::Stays {
            return befall(world, figure, "does not get away", rule_ids::FLEE);
        }
        note_pursuers(world, figure);
        move_to(world, figure, hex, false);
        if let Some(carried) = choice.target {
            move_to(world, carried, hex, true);
        }
        if end == End::Spent {
            fighter(world, figure, |fighter| fighter.spent = true);
            let (words, rule) = match self.0 {
                SOAR => ("is grounded: it flies no more", rule_ids::SOAR),
                _ => ("is sick of the shade: it is flesh and blood again", rule_ids::LEAP),
            };
            befall(world, figure, words, rule);
        }
    }
}

impl Leave {
    /// Whether the figure is one that leaves so: the anchored go nowhere, followers not before an
    /// enemy has come (VAN-108), and few fly or are half a shadow.
    fn able(&self, view: BookView, figure: FigureId) -> Result<(), Why> {
        match self.0 {
            SOAR => able(view.winged(figure), "does not fly", rule_ids::SOAR)?,
            LEAP => able(view.shade(figure), "is no shade", rule_ids::LEAP)?,
            _ => {}
        }
        need(!view.has(figure, Keyword::Anchored), "is anchored", rule_ids::ANCHORED)?;
        let own_way = matches!(self.0, SOAR | LEAP);
        need(!own_way || !waits(view, figure), "goes nowhere of itself", rule_ids::FOLLOWERS)
    }

    /// The choices, one for each hex to which the figure can go so.
    fn ways(&self, view: BookView, figure: FigureId) -> Vec<Choice> {
        let far = if self.0 == LEAP { view.constants().leap_distance } else { 1 };
        let ring = view.table.hex(figure).ring(far).filter(|hex| view.enters(figure, *hex));
        let after = pursuit(view, figure);
        let waits = waits(view, figure);
        let goals = ring.filter(|hex| !waits || Some(*hex) == after);
        let goals = goals.map(|hex| Choice::plain(self.0).to(hex));
        if self.0 != CARRY {
            return goals.collect();
        }
        let friends = |way: Choice| view.fallen_here(figure).map(move |friend| way.at(friend));
        goals.flat_map(friends).collect()
    }

    /// Why there is no hex to go to.
    fn no_way(&self, view: BookView, figure: FigureId) -> (&'static str, &'static str) {
        match self.0 {
            _ if waits(view, figure) => ("goes nowhere of itself", rule_ids::FOLLOWERS),
            LEAP => ("no hex at that distance has room", rule_ids::PLACE),
            _ => ("no hex beside this one has room", rule_ids::PLACE),
        }
    }

    /// What leaving is: a roll where somebody has something on the figure, and a die for the gift
    /// where it is used.
    fn deed<'w>(&self, view: BookView<'w>, figure: FigureId) -> Deed<'w, End> {
        let gift = matches!(self.0, SOAR | LEAP);
        if view.holders(figure).next().is_none() {
            return away(view, figure, gift);
        }
        let contest = view.stat_roll(figure, Stat::Agility, "flee");
        Deed::check(figure, None, contest).then(move |degree| match degree.success {
            true => away(view, figure, gift),
            false => Deed::end(End::Stays),
        })
    }
}

/// How an attempt to leave a hex comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// It does not get away.
    Stays,
    /// It gets away.
    Leaves,
    /// It gets away, and its gift is spent.
    Spent,
}

fn away<'w>(view: BookView<'w>, figure: FigureId, gift: bool) -> Deed<'w, End> {
    if !gift {
        return Deed::end(End::Leaves);
    }
    let spent_at = view.constants().spent_at;
    let spent = move |total: i32| total <= spent_at;
    Deed::roll(figure, view.die("the gift"))
        .meaning(move |total| spent(total).then_some("it is spent".into()))
        .class(move |total| i32::from(spent(total)))
        .rows(move |class| (class == 1).then_some("it is spent".into()))
        .then(|class| Deed::end(if class == 1 { End::Spent } else { End::Leaves }))
}

/// A follower without an enemy in its hex goes nowhere of itself (VAN-108).
fn waits(view: BookView, figure: FigureId) -> bool {
    view.has(figure, Keyword::Follower) && view.foes_here(figure).next().is_none()
}

/// Where the one is whom a follower may pursue (VAN-706).
pub fn pursuit(view: BookView, figure: FigureId) -> Option<Hex> {
    let quarry = view.fighter(figure).quarry.filter(|it| view.table.active(*it))?;
    let hex = view.table.hex(quarry);
    let free = view.foes_here(figure).next().is_none() && !view.has(figure, Keyword::Anchored);
    let near = view.table.distance_to(figure, hex) == 1;
    (view.constants().followers_pursue && free && near && view.enters(figure, hex)).then_some(hex)
}

/// Those who had strike on one who leaves may come after it.
fn note_pursuers(world: &mut World, figure: FigureId) {
    let by: Vec<FigureId> = BookView::new(world).table.bound_by(figure, STRIKE_ON).collect();
    for holder in by {
        fighter(world, holder, |fighter| fighter.quarry = Some(figure));
    }
}
