//! What a figure does with its maneuver (MAN-201).

use bevy_ecs::prelude::*;
use riposte_kit::action::Actions;
use riposte_rules::battle::ask;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::body::postures::Take;
use crate::close::grappling::{self, Attempt, Release};
use crate::equipment::dropping::LetGo;
use crate::equipment::long_actions::Spend;
use crate::equipment::readying::Handle;
use crate::melee::aiming::Aim;
use crate::melee::feints::Deceive;
use crate::melee::set_up::SetUp;
use crate::melee::strike::Strike;
use crate::memory::Step;
use crate::missiles::shots::{self, AimAt, Watch};
use crate::missiles::throwing::Toss;
use crate::movement::acrobatic::SpringUp;
use crate::movement::charge::{Evade, Slam};
use crate::movement::getting_away::BreakOff;
use crate::movement::walking::{Go, Turn};
use crate::movement::{route, ways};
use crate::turn::scope::{Scope, scope};
use crate::turn::step::{go, link};
use crate::view::{Book, BookView};
use crate::words::*;

/// What a figure can do with its maneuver. Of changes of posture the first is the usual one.
pub static ACTING: Actions<Book> = Actions(&[
    &Take(STAND),
    &Take(GUARD),
    &Take(CROUCH),
    &Take(KNEEL),
    &Take(SIT),
    &Take(SEAT),
    &Take(CRAWL),
    &Take(LIE),
    &Take(LIE_BACK),
    &SpringUp,
    &LetGo,
    &SetUp,
    &Go,
    &Turn,
    &Strike(STRIKE),
    &Strike(SWING),
    &BreakOff,
    &Aim,
    &Deceive(SHIELD_FEINT),
    &Deceive(WEAPON_FEINT),
    &Deceive(BODY_FEINT),
    &Deceive(SUCKER),
    &Deceive(JAM),
    &Deceive(BEAT),
    &Deceive(SHIELD_PRESS),
    &Deceive(SHIELD_SNATCH),
    &Slam,
    &Evade,
    &Attempt(GRAPPLE),
    &Attempt(TRIP),
    &Attempt(WREST),
    &Attempt(BREAK_FREE),
    &Release,
    &Handle(DRAW),
    &Handle(MAKE_READY),
    &Handle(REGRIP),
    &Handle(TAKE),
    &Spend,
    &AimAt,
    &Watch,
    &Toss,
    &Handle(PICK_UP),
]);

/// What a figure does with its maneuver.
pub fn act(world: &mut World, figure: FigureId) {
    let asking = |world: &World| asking(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    if choice.verb == DONE {
        return go(world, Step::Over);
    }
    let told = (link(world), info(choice.verb).rule);
    ACTING.carry_out_as(world, figure, choice, told, |_, _, _| {});
}

/// Everything that is open in a turn.
fn asking(rules: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = ACTING.open(rules, figure);
    let scope = scope(rules, figure);
    // What may be let go of makes no choice where there is none (MAN-524).
    let others = choices.iter().filter(|it| it.verb != LET_GO).count();
    if others <= usize::from(scope == Scope::OneThing) {
        choices.retain(|it| it.verb != LET_GO);
    }
    let first = |verbs: &[Verb]| choices.iter().find(|it| verbs.contains(&it.verb)).copied();
    // Nobody lets go of a thing without having said so.
    let kept = choices.iter().find(|it| it.verb != LET_GO);
    let one = kept.or(choices.first()).copied().unwrap_or(done);
    let (default, decline) = match scope {
        Scope::Posture => {
            let up = first(&[STAND, KNEEL]).unwrap_or(one);
            (up, up)
        }
        Scope::Charged(foe) => {
            let slam = Choice::plain(SLAM).at(foe);
            (first(&[STRIKE]).unwrap_or(slam), slam)
        }
        Scope::Run | Scope::Stopped | Scope::Away => (one, one),
        Scope::Close => (grappling::usual(rules, figure).unwrap_or(done), done),
        Scope::OneThing => match choices.as_slice() {
            [only] => (*only, *only),
            _ => (at_one_thing(rules, figure, &choices).unwrap_or(one), done),
        },
        Scope::Free => (usual(rules, figure, &choices).unwrap_or(done), done),
    };
    if decline == done {
        choices.push(done);
    }
    Asking { choices, decline, default }
}

/// What is offered first in a turn for one thing: the work that was begun, the foe that was aimed at.
fn at_one_thing(rules: BookView, figure: FigureId, choices: &[Choice]) -> Option<Choice> {
    let begun = rules.fighter(figure).work.map(|work| (i16::from(work.row), work.item));
    let same = |it: &&Choice| {
        it.verb == WORK && it.number.zip(it.arm).map(|(n, arm)| (n, arm.item)) == begun
    };
    let aimed = |it: &&Choice| it.target.is_some_and(|foe| rules.aimed(figure, foe) > 0);
    let first = choices.iter().find(same).or(choices.iter().find(aimed)).copied();
    first.or(shots::usual_area(rules, figure, choices))
}

/// What is offered first in a turn for whatever goes with the maneuver: a blow, a weapon made ready,
/// the way to a foe.
fn usual(rules: BookView, figure: FigureId, choices: &[Choice]) -> Option<Choice> {
    let of = |verbs: &'static [Verb]| choices.iter().filter(|it| verbs.contains(&it.verb));
    let strike = of(&[STRIKE]).next();
    let readies = of(&[MAKE_READY, DRAW, TOSS]);
    let ready = || readies.min_by_key(|it| it.arm.map(|arm| arm.item));
    strike.or_else(ready).copied().or_else(|| nearest(rules, figure, choices))
}

/// The turn or the step that brings a foe within reach, else the step that leads nearest to one:
/// what is offered first.
fn nearest(rules: BookView, figure: FigureId, choices: &[Choice]) -> Option<Choice> {
    let verb = rules.maneuver(figure)?;
    let attacks = rules.row(Some(verb)).is_some_and(|row| row.attack.is_some());
    if !attacks || matches!(verb, WAIT | RIPOSTE | STOP) || !rules.doings(figure).struck.is_empty()
    {
        return None;
    }
    let here = rules.table.hex(figure);
    let turns = choices.iter().copied().filter(|it| it.verb == TURN);
    let now = rules.table.facing(figure);
    let mut turns: Vec<(u8, Choice)> =
        turns.filter_map(|it| Some((it.facing?.apart(now), it))).collect();
    turns.sort_by_key(|(apart, _)| *apart);
    let faces = |it: &Choice| {
        let looks = it.facing.unwrap_or(now);
        ways::strikes_from(rules, figure, verb, (here, looks))
    };
    if let Some((_, turn)) = turns.into_iter().find(|(_, it)| faces(it)) {
        return Some(turn);
    }
    let far = |hex: Hex| {
        let foes = rules.table.enemies(figure);
        foes.map(|foe| rules.table.hex(foe).unsigned_distance_to(hex)).min().unwrap_or(0)
    };
    let reaches = |route: &route::Route| {
        let mut ways = route.facings.iter();
        ways.any(|way| ways::strikes_from(rules, figure, verb, (route.hex, *way)))
    };
    let routes = ways::open(rules, figure);
    let key = |it: &route::Route| (!reaches(it), far(it.hex), it.hex.y, it.hex.x);
    let best = routes.iter().filter(|it| choices.contains(&Choice::plain(STEP).to(it.hex)));
    let best = best.min_by_key(|it| key(it))?;
    let better = reaches(best) || far(best.hex) < far(here);
    better.then(|| Choice::plain(STEP).to(best.hex))
}
