//! What the winner of a contest does with the loser (LEN-704 to LEN-707).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Actions, Open, Why, need, some};
use riposte_rules::battle::{ask, bind, fits, unbind};
use riposte_rules::decision::{Asking, Choice, Forecast, Verb};
use riposte_rules::figure::{Bond, FigureId, Item, Unbound};
use riposte_words::{Thing, say};

use crate::change::{befall, drop_item, fighter};
use crate::condition::saves::{PARALYZATION, save, saves};
use crate::equipment::handling;
use crate::holds::wrestling::{keep_up, lost_again};
use crate::memory::{Bout, Stage, to};
use crate::phrases;
use crate::rule_ids as id;
use crate::view::{Book, BookView};
use crate::words::*;

/// What the winner may do.
pub static PRIZES: Actions<Book> =
    Actions(&[&Prize(V_IMMOBILISE), &Prize(V_DISARM), &Prize(V_SNATCH), &Prize(V_RELEASE)]);

/// Something that a winner does with the loser, by its verb.
pub struct Prize(pub Verb);

impl Action<Book> for Prize {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, winner: FigureId) -> Open {
        let loser = loser(view)?;
        let at = Choice::plain(self.0).at(loser);
        if self.0 == V_RELEASE {
            return Ok(vec![at]);
        }
        if self.0 == V_IMMOBILISE {
            let fits = fits(view.table, hold(winner, loser)).is_ok();
            let may = view.held(winner) == Some(loser) || fits;
            need(may, "holds somebody already, or is too far away", id::HELD)?;
            return Ok(vec![at]);
        }
        need(handling::held(view, loser).next().is_some(), "has nothing in hand", id::DISARM)?;
        let has_hand = |item: Item| {
            self.0 == V_DISARM || handling::hand_for(view, winner, item.weapon).is_some()
        };
        let held = handling::held(view, loser).filter(|(_, item)| has_hand(*item));
        let wrest = held.map(|(number, _)| at.number(i16::from(number)));
        some(wrest, || ("has no hand free for it", id::DISARM))
    }

    fn object(&self, view: BookView, _winner: FigureId, choice: &Choice) -> String {
        let from = |thing: Thing| {
            let loser = phrases::target(view, choice);
            say!("the {thing} from {loser}", thing, loser)
        };
        thing(view, choice).map(from).unwrap_or_default()
    }

    fn foretell(&self, view: BookView, _winner: FigureId, choice: &Choice, told: &mut Forecast) {
        if let Some(loser) = choice.target.filter(|_| matches!(self.0, V_DISARM | V_SNATCH)) {
            let save = save(view, loser, PARALYZATION);
            told.chance = Some(save.chance_of(|degree| !degree.success));
        }
    }

    fn carry_out(&self, world: &mut World, winner: FigureId, choice: Choice) {
        let Some(loser) = choice.target else { return };
        match (self.0, choice.number) {
            (V_IMMOBILISE, _) => immobilise(world, winner, loser),
            (V_DISARM | V_SNATCH, Some(item)) => {
                let lying = disarm(world, loser, item.clamp(0, 255) as u8);
                if let Some(lying) = lying.filter(|_| self.0 == V_SNATCH) {
                    handling::pick_up(world, winner, lying);
                }
            }
            _ => {
                let bond = hold(winner, loser);
                unbind(world, bond, Unbound::LetGo);
                if !BookView::new(world).table.bonds().any(|known| known == bond) {
                    befall(world, loser, "is let go", id::WINNER);
                }
            }
        }
    }
}

/// The loser of the contest that is over.
fn loser(view: BookView) -> Result<FigureId, Why> {
    let top = view.table.world().resource::<Bout>().top();
    let prize = top.and_then(|frame| frame.memory.prize);
    need(prize.is_some(), "has won no contest", id::WINNER)?;
    Ok(prize.map(|(_, loser)| loser).unwrap_or_default())
}

fn hold(winner: FigureId, loser: FigureId) -> Bond {
    Bond { from: winner, kind: HOLDS, to: loser }
}

/// What is wrested from the loser.
fn thing<'w>(view: BookView<'w>, choice: &Choice) -> Option<Thing<'w>> {
    let item = u8::try_from(choice.number?).ok()?;
    Some(phrases::thing(view, choice.target?, item))
}

/// The winner says what becomes of the loser.
pub fn win(world: &mut World) -> bool {
    let prize = world.resource::<Bout>().top().and_then(|frame| frame.memory.prize);
    let stands = |loser: FigureId| BookView::new(world).table.active(loser);
    let Some((winner, loser)) = prize.filter(|(_, loser)| stands(*loser)) else {
        return to(world, Stage::Done);
    };
    let asking = |world: &World| {
        let choices = PRIZES.open(BookView::new(world), winner);
        let decline = Choice::plain(V_RELEASE).at(loser);
        Asking { default: choices.first().copied().unwrap_or(decline), choices, decline }
    };
    let Some(choice) = ask(world, winner, Q_WIN, asking) else { return false };
    if let Some(prize) = PRIZES.find(choice.verb) {
        prize.carry_out(world, winner, choice);
    }
    to(world, Stage::Done)
}

/// The loser is held; the third time in a row it is pinned (LEN-705, LEN-706).
fn immobilise(world: &mut World, winner: FigureId, loser: FigureId) {
    if !BookView::new(world).is_held(loser) {
        fighter(world, loser, |fighter| fighter.lost = 0);
    }
    // A figure that is held holds nobody.
    if let Some(other) = BookView::new(world).held(loser) {
        unbind(world, Bond { from: loser, kind: HOLDS, to: other }, Unbound::LetGo);
    }
    let anew = BookView::new(world).held(winner) != Some(loser);
    // It may hold the loser already.
    let _ = bind(world, hold(winner, loser));
    if anew {
        keep_up(world, loser);
    }
    // Nobody rummages in a pack while held (LEN-304).
    fighter(world, loser, |fighter| fighter.search = None);
    lost_again(world, loser);
}

/// The loser saves against Paralyzation, or lets the thing fall (LEN-707); the number of what lies
/// there then.
fn disarm(world: &mut World, loser: FigureId, item: u8) -> Option<i16> {
    if saves(world, loser, PARALYZATION) {
        befall(world, loser, "keeps hold of it", id::DISARM);
        return None;
    }
    drop_item(world, loser, item)
}
