//! What a blow is likely to come to, worked out once for all blows of the same numbers.

use std::rc::Rc;

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::deed::Deed;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use crate::attacks::blow::Blow;
use crate::attacks::deed::deed;
use crate::attacks::force::Force;
use crate::attacks::missiles::melee_penalty;
use crate::attacks::to_hit::contest;
use crate::condition::harm::{End, Fate, Harmed};
use crate::condition::wounds::Body;
use crate::equipment::weapons::Class;
use crate::view::{BookView, flies};

/// What comes of a blow.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// The chance that it hits the one it is meant for.
    pub hits: Chance,
    /// The chance that it puts that one out of the fight.
    pub fells: Chance,
    ends: Rc<[(End, f64)]>,
    /// By whom and to whom harm is done, where it was worked out for others.
    between: Option<[FigureId; 2]>,
}

impl Outlook {
    /// How likely each end is.
    pub fn ends(&self) -> impl Iterator<Item = (End, f64)> + '_ {
        self.ends.iter().map(|(end, share)| (end.map(|harm| self.of_these(harm)), *share))
    }

    fn of_these(&self, harm: Harmed) -> Harmed {
        match self.between {
            Some([by, who]) => Harmed { by, who, ..harm },
            None => harm,
        }
    }
}

/// What the outlook of a blow depends on, where the blow can hit its target only and does nothing
/// but harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    /// What the die must show to hit.
    needed: i32,
    force: Force,
    body: Body,
}

impl Key {
    fn of(view: BookView, blow: &Blow) -> Option<Key> {
        let strike = view.strike(blow.by, blow.arm)?;
        let plain = match flies(&strike) {
            true => !blow.crowd && !view.dark(blow.from) && melee_penalty(view, blow, &strike) == 0,
            false => !view.helpless_to(blow.target, blow.by),
        };
        let harms = !matches!(strike.weapon.class, Class::Net | Class::Grapple | Class::Garrote);
        if !plain || !harms {
            return None;
        }
        let check = contest(view, blow, &strike);
        let class = check.limit().map_or(0, |limit| limit.value.basic());
        let force = Force::of(view, blow, blow.target)?;
        let body = Body::of(view, blow.target);
        Some(Key { needed: class - check.roll.basic(), force, body })
    }
}

/// What comes of a blow.
pub fn outlook(view: BookView, blow: Blow) -> Outlook {
    thread_local! {
        static KNOWN: Memo<Key, Outlook> = Memo::default();
    }
    match Key::of(view, &blow) {
        Some(key) => {
            let known = remembered(&KNOWN, key, || afresh(&deed(view, blow), blow.target));
            Outlook { between: Some([blow.by, blow.target]), ..known }
        }
        None => afresh(&deed(view, blow), blow.target),
    }
}

fn afresh(deed: &Deed<End>, target: FigureId) -> Outlook {
    let at = |end: &End, counts: fn(&Harmed) -> bool| {
        end.is_some_and(|harm| harm.who == target && counts(&harm))
    };
    Outlook {
        hits: deed.chance(|end| at(end, |_| true)),
        fells: deed.chance(|end| at(end, |harm| harm.fate != Fate::Fights)),
        ends: deed.odds::<f64>().into(),
        between: None,
    }
}
