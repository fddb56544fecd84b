//! Blows past others in the way: what they cost, and who takes hold of the weapon (MAN-134,
//! MAN-135).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::body::falling::drop_item;
use crate::change::doings;
use crate::melee::blow::Blow;
use crate::memory::{Bout, Step};
use crate::rule_ids as rule;
use crate::turn::step::{back, declare, go, react, remember};
use crate::view::BookView;
use crate::words::*;

type Crowd = SmallVec<[FigureId; 4]>;

/// Those in the way of a blow, row by row: where the line runs along the edge of two hexes nobody is in
/// it while one of them is free.
fn in_the_way(rules: BookView, by: FigureId, at: FigureId) -> Vec<Crowd> {
    let (from, to) = (rules.table.hex(by), rules.table.hex(at));
    let far = from.unsigned_distance_to(to);
    // How far a hex is from the line, by a common measure.
    let aside = |hex: &Hex| {
        let (here, whole) = (*hex - from, to - from);
        (here.x * whole.y - here.y * whole.x).abs()
    };
    let row = |step: u32| {
        let ring = from.ring(step).filter(|hex| hex.unsigned_distance_to(to) == far - step);
        let ring: SmallVec<[Hex; 4]> = ring.collect();
        let nearest = ring.iter().map(aside).min();
        let on_line = ring.iter().filter(|hex| Some(aside(hex)) == nearest);
        let between: Vec<Crowd> = on_line.map(|hex| rules.table.in_hex(*hex).collect()).collect();
        let open = between.iter().any(Crowd::is_empty);
        if open { Crowd::new() } else { between.into_iter().flatten().collect() }
    };
    (1..far).map(row).filter(|those| !those.is_empty()).collect()
}

impl BookView<'_> {
    /// What those in the hexes between cost a blow that reaches over a hex (MAN-134).
    pub fn past(self, by: FigureId, at: FigureId) -> i32 {
        in_the_way(self, by, at).into_iter().map(|those| self.past_row(by, &those)).sum()
    }

    fn past_row(self, by: FigureId, those: &[FigureId]) -> i32 {
        let (friend, foe) = self.constants().past;
        let side = self.table.side(by);
        let (friends, foes): (Crowd, Crowd) =
            those.iter().copied().partition(|figure| self.table.side(*figure) == side);
        let fight = friends.iter().any(|one| self.opponents(*one).any(|it| foes.contains(&it)));
        match () {
            () if friends.is_empty() || fight => foe,
            () if foes.is_empty() && friends.iter().all(|figure| self.in_a_wall(*figure)) => 0,
            () => friend,
        }
    }

    /// Whether a figure stands in a wall: beside a friend who looks the same way, both with
    /// shields or both with spears or pole weapons.
    fn in_a_wall(self, figure: FigureId) -> bool {
        let (hex, facing) = self.place(figure);
        let kind = |figure: FigureId| {
            let braced = self.strikes(figure).any(|strike| strike.weapon.brace.is_some());
            [self.shield(figure).is_some(), braced]
        };
        let like = |other: FigureId| {
            let same = self.table.side(other) == self.table.side(figure);
            let alike = kind(figure).iter().zip(kind(other)).any(|(mine, theirs)| *mine && theirs);
            same && alike && self.table.facing(other) == facing
        };
        let beside = [1, 2, 4, 5].map(|turn| hex + facing.turned(turn).step());
        beside.into_iter().any(|hex| self.table.in_hex(hex).any(like))
    }
}

/// The enemy past whom a blow is struck and who may take hold of the weapon: it has a hand free
/// and nobody to fight with.
pub fn grasper(rules: BookView, blow: Blow) -> Option<FigureId> {
    let held = rules.table.arms(blow.by).item(blow.arm.item).is_some_and(|it| it.at.in_hand());
    if !held || rules.flies(blow) {
        return None;
    }
    let able = |figure: &FigureId| {
        let enemy = rules.table.side(*figure) != rules.table.side(blow.by);
        let free = rules.table.arms(*figure).free_hands().contains(&true);
        let idle = rules.opponents(*figure).all(|other| other == blow.by);
        enemy && free && idle && !rules.fighter(*figure).stunned
    };
    let rows = in_the_way(rules, blow.by, blow.at).into_iter();
    // Where a friend and an enemy who do not fight count as a friend, nobody is struck past.
    let hostile = |those: &Crowd| rules.past_row(blow.by, those) == rules.constants().past.1;
    rows.filter(hostile).flatten().find(able)
}

/// Asks the figure that is struck past, before the blow falls.
pub fn offer(world: &mut World, blow: Blow) {
    if let Some(figure) = grasper(BookView::new(world), blow) {
        react(world, figure, Step::Grasp, blow.by);
    }
}

/// To take hold of a weapon that goes past, and wrest it away (MAN-135).
pub fn deed<'w>(rules: BookView<'w>, figure: FigureId, striker: FigureId) -> Deed<'w, bool> {
    Deed::check(figure, Some(striker), rules.catch_hold(figure, striker)).then(move |degree| {
        if !degree.success {
            return Deed::end(false);
        }
        let contest = rules.wrench(figure, striker, 0, rule::GRASP);
        Deed::check(figure, Some(striker), contest).then(|degree| Deed::end(degree.success))
    })
}

/// A figure that is struck past takes hold of the weapon, or lets it pass.
pub fn grasp(world: &mut World, figure: FigureId) {
    let striker = BookView::new(world).vacated();
    let Some((striker, _)) = striker else { return go(world, Step::Over) };
    let wrest = Choice::plain(WREST).at(striker);
    let asking = Asking::first_or(vec![wrest], Choice::plain(DONE));
    let Some(choice) = ask(world, figure, Q_GRASP, |_| asking) else { return };
    if choice.verb != WREST {
        return go(world, Step::Over);
    }
    declare(world, figure, &choice);
    let Ok(won) = perform(world, |world| deed(BookView::new(world), figure, striker));
    if !won {
        return go(world, Step::Over);
    }
    // The blow does not fall: the weapon is gone.
    world.resource_mut::<Bout>().pop();
    let blow = BookView::new(world).memory().and_then(|memory| memory.blow);
    remember(world, |memory| memory.blow = None);
    back(world);
    if let Some(blow) = blow {
        drop_item(world, striker, blow.arm.item);
        doings(world, striker, |doings| doings.stepped = true);
    }
}
