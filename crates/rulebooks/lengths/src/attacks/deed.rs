//! A blow or a shot, told once: the roll to hit, whom it hits, the damage, what becomes of it.

use std::rc::Rc;

use riposte_kit::change::tell_blow;
use riposte_rules::decision::Arm;
use riposte_rules::deed::Deed;
use riposte_rules::event::Journal;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale, Settled};

use crate::attacks::blow::Blow;
use crate::attacks::force::{Force, Landed, damage};
use crate::attacks::missiles::{crowd, lots, melee};
use crate::attacks::to_hit::{ASTRAY, HIT, contest};
use crate::condition::harm::{End, Harmed};
use crate::condition::wounds::hurt_besides;
use crate::equipment::weapons::{Class, Way};
use crate::holds::snares;
use crate::view::{BookView, flies};

/// What a blow is; nothing where the weapon is not there any more.
pub fn deed<'w>(view: BookView<'w>, blow: Blow) -> Deed<'w, End> {
    landing(view, blow).and_then(move |landed| feel(view, landed, &[]))
}

/// Blows that fall at the same time, one after the other: what each finds is what those before it
/// have left, but none keeps another from falling (LEN-204).
pub fn together<'w>(view: BookView<'w>, blows: &[Blow]) -> Deed<'w, Vec<Harmed>> {
    fn next<'w>(
        view: BookView<'w>,
        blows: Rc<[Blow]>,
        harms: Vec<Harmed>,
        at: usize,
    ) -> Deed<'w, Vec<Harmed>> {
        let Some(blow) = blows.get(at).copied() else { return Deed::end(harms) };
        let before = harms.clone();
        let felt = landing(view, blow).and_then(move |landed| feel(view, landed, &before));
        felt.and_then(move |end| {
            let harms = harms.iter().copied().chain(end).collect();
            next(view, blows.clone(), harms, at + 1)
        })
    }
    next(view, blows.into(), Vec::new(), 0)
}

/// What a blow that has landed does, besides harm that is done at the same time.
pub fn feel<'w>(view: BookView<'w>, landed: Option<Landed>, before: &[Harmed]) -> Deed<'w, End> {
    let Some(Landed { by, who, points, straight, class }) = landed else { return Deed::end(None) };
    let catches = matches!(class, Class::Net | Class::Grapple | Class::Garrote);
    if points <= 0 && !catches {
        // It has hit, though a ward has taken all the harm of it (LEN-904).
        return Deed::end(Some(Harmed::none(by, who)));
    }
    let harm = hurt_besides(view, [by, who], points, straight, before);
    match catches {
        true => harm.and_then(move |end| snares::after(view, [by, who], class, end)),
        false => harm,
    }
}

/// What a blow is until it is felt.
fn landing<'w>(view: BookView<'w>, blow: Blow) -> Deed<'w, Option<Landed>> {
    let Some(strike) = view.strike(blow.by, blow.arm) else { return Deed::end(None) };
    let missile = flies(&strike);
    let between = [blow.by, blow.target];
    if strike.weapon.class == Class::Garrote && view.held(blow.by) == Some(blow.target) {
        // It is about the neck already (LEN-417).
        return Deed::tell(
            move |journal| tell_blow(journal, between, true, 0, ", the garrote about the neck"),
            move || damage(view, blow, blow.target),
        );
    }
    if !missile && view.helpless_to(blow.target, blow.by) && strike.weapon.class != Class::Net {
        // Nothing is rolled: it hits, as hard as it can (LEN-408).
        let most = Force::of(view, &blow, blow.target).map(|it| it.most(between));
        return Deed::tell(
            move |journal| tell_blow(journal, between, true, 0, ", who is helpless"),
            move || Deed::end(most),
        );
    }
    if missile && view.dark(blow.from) {
        // A figure that shoots in the dark misses (LEN-410).
        return Deed::end(None);
    }
    let check = contest(view, &blow, &strike);
    Deed::check(blow.by, Some(blow.target), check)
        .told(move |settled, journal| told(settled, journal, blow))
        .then(move |degree| match degree {
            HIT if blow.crowd => drawn(view, blow, crowd(view, blow.by, blow.target)),
            HIT => damage(view, blow, blow.target),
            ASTRAY => drawn(view, blow, melee(view, blow.by, blow.target)),
            _ => Deed::end(None),
        })
}

/// Chance says whom of some it hits (LEN-604, LEN-605).
fn drawn<'w>(view: BookView<'w>, blow: Blow, among: Vec<FigureId>) -> Deed<'w, Option<Landed>> {
    let lots = lots(view, &among);
    if lots.len() < 2 {
        return struck(view, blow, among.first().copied().unwrap_or(blow.target));
    }
    let roll = Roll::new("whom it hits", Scale::Whole).dice(1, lots.len() as u8);
    let who = move |total: i32| lots[(total.max(1) as usize).min(lots.len()) - 1];
    let class = who.clone();
    let name = move |figure| Some(view.table.name(figure).to_owned().into());
    Deed::roll(blow.by, roll)
        .meaning(move |total| name(who(total)))
        .class(move |total| i32::from(class(total).0))
        .rows(move |class| name(FigureId(class as u8)))
        .then(move |class| struck(view, blow, FigureId(class as u8)))
}

/// Somebody is struck by chance.
fn struck<'w>(view: BookView<'w>, blow: Blow, victim: FigureId) -> Deed<'w, Option<Landed>> {
    let told = move |journal: &mut Journal| {
        tell_blow(journal, [blow.by, victim], true, 0, ", as chance has it");
    };
    Deed::tell(told, move || damage(view, blow, victim))
}

/// Whether a blow lets go of its weapon.
pub fn lets_go(view: BookView, by: FigureId, arm: Arm) -> bool {
    view.strike(by, arm).is_some_and(|strike| strike.stats.way == Way::Throw)
}

fn told(settled: &Settled, journal: &mut Journal, blow: Blow) {
    let hit = settled.degree == HIT;
    if hit && blow.crowd {
        // Whom it hits is not known yet.
        return;
    }
    let astray = settled.degree == ASTRAY;
    let words = if astray { ", and the missile flies into the melee" } else { "" };
    tell_blow(journal, [blow.by, blow.target], hit, settled.margin, words);
}
