//! What an attack is likely to come to, worked out once for all attacks of the same numbers.

use std::rc::Rc;

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::roll::{Chance, Contest};
use smallvec::SmallVec;

use super::blow::{Blow, End, critical, deed, nerves_for};
use crate::view::BookView;

/// What comes of an attack.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// How likely each end is.
    pub odds: Vec<(End, f64)>,
    /// The chance that it hits, saved by armour or not.
    pub hits: Chance,
}

/// All that the outlook of an attack depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    die: u8,
    /// What is rolled, and what is required: before the attack, for it, and of the save.
    nerves: SmallVec<[[i32; 2]; 3]>,
    attack: [i32; 2],
    save: Option<[i32; 2]>,
    damage: i32,
    slays: bool,
}

impl Key {
    fn of(view: BookView, blow: Blow) -> Key {
        let numbers = |contest: &Contest| {
            let required = contest.limit().map_or(0, |limit| limit.value.basic());
            [contest.roll.basic(), required]
        };
        let nerves = nerves_for(view, blow);
        let nerve = |stat| numbers(&view.stat_roll(blow.by, stat, "nerve"));
        Key {
            die: view.constants().die,
            nerves: nerves.iter().map(|nerve_of| nerve(nerve_of.stat)).collect(),
            attack: [view.initiative_bonus(blow), view.attack_required(blow).value.basic()],
            save: view.save(blow.at).map(|save| numbers(&save)),
            damage: view.damage(blow),
            slays: critical(view, blow) == End::Slain,
        }
    }
}

/// What comes of an attack.
pub fn outlook(view: BookView, blow: Blow) -> Rc<Outlook> {
    thread_local! {
        static KNOWN: Memo<Key, Rc<Outlook>> = Memo::default();
    }
    remembered(&KNOWN, Key::of(view, blow), || {
        let deed = deed(view, blow);
        Rc::new(Outlook { odds: deed.odds(), hits: deed.chance(End::hits) })
    })
}
