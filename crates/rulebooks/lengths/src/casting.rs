//! Spells: cast in one round, at work when the next begins (LEN-901 to LEN-904).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, need_with, some};
use riposte_kit::forecast::warn;
use riposte_rules::battle::{heal, revive, throw};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{FigureId, Life, Wound};
use riposte_rules::roll::{Roll, Scale};
use riposte_rules::systems::sight;
use riposte_words::{Thing, phrase, say};

use crate::appraisal::outlook::harmful;
use crate::change::{befall, fighter, remark, round};
use crate::condition::harm::Harmed;
use crate::condition::saves::{MAGIC, saves};
use crate::condition::wounds::{Body, suffer};
use crate::fighter::Casting;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView};
use crate::words::*;

fn learnt(view: BookView, figure: FigureId, verb: Verb) -> bool {
    view.spell(verb).is_some_and(|row| view.table.sheet(figure).score(&row.key) > 0)
}

/// Whether a figure knows a spell, and has it left.
pub fn knows(view: BookView, figure: FigureId, verb: Verb) -> bool {
    learnt(view, figure, verb) && !view.fighter(figure).spent.contains(&verb)
}

/// How far a figure casts a spell, in hexes.
pub fn range(view: BookView, figure: FigureId, verb: Verb) -> u32 {
    let level = view.build(figure).level.max(1) as u32;
    view.spell(verb).map_or(0, |row| row.far + row.farther * (level - 1))
}

/// Casting a spell, by its verb.
pub struct Cast(pub Verb);

impl Action<Book> for Cast {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        able(view.build(figure).school.is_some(), "knows no spells", id::CAST)?;
        able(learnt(view, figure, self.0), "does not know it", id::SPELLS)?;
        gates::free(view, figure)?;
        let ready = view.can_cast(figure);
        need_with(ready.is_ok(), || ready.err().unwrap_or_default().into(), id::CAST)?;
        need(!view.fighter(figure).round.hurt, "was hurt this round", id::CAST)?;
        gates::whole_round(view, figure, self.0)?;
        need(!view.fighter(figure).spent.contains(&self.0), "is used up", id::SPELLS)?;
        some(upon(view, figure, self.0), || match self.0 {
            V_WARD => ("is warded already", id::SPELLS),
            V_CURE => ("nobody who is hurt is near enough", id::SPELLS),
            _ => ("nobody is near enough for it", id::SPELLS),
        })
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        let on = |target| say!("on {target}", target = view.table.name(target));
        choice.target.map(on).unwrap_or_default()
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        let spell = Thing(info(self.0).name);
        match choice.target.map(|target| view.table.name(target)) {
            Some(target) => say!("casts {spell} upon {target}", spell, target),
            None => say!("casts {spell}", spell),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
        match choice.target.filter(|_| self.0 == V_DART) {
            Some(target) => {
                harmful(view, target, &dart(view, figure, target), forecast);
                warn(forecast, "takes effect when the next round begins", id::CAST);
            }
            None => warn(forecast, "wide open until the next round begins", id::WIDE_OPEN),
        }
    }

    /// The spell is on its way (LEN-901, LEN-902).
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let casting = Casting { verb: self.0, target: choice.target.unwrap_or(figure) };
        fighter(world, figure, |fighter| {
            fighter.casting = Some(casting);
            fighter.spent.push(self.0);
        });
        befall(world, figure, "is wide open while it casts", id::WIDE_OPEN);
    }
}

fn upon(view: BookView, figure: FigureId, verb: Verb) -> Vec<Choice> {
    let table = view.table;
    let spell = Choice::plain(verb);
    let reach = |other: &FigureId| {
        let (from, to) = (table.hex(figure), table.hex(*other));
        from.unsigned_distance_to(to) <= range(view, figure, verb)
            && sight::clear(table.board(), from, to)
    };
    let at = |other: FigureId| spell.at(other);
    match verb {
        V_WARD if view.fighter(figure).warded => Vec::new(),
        V_WARD => vec![spell],
        V_CURE => curable(view, figure).filter(reach).map(at).collect(),
        V_BLESS => table.friends(figure).chain([figure]).filter(reach).map(at).collect(),
        V_SLEEP => {
            let drowsy = |foe: &FigureId| sleeps(view, *foe);
            table.enemies(figure).filter(reach).filter(drowsy).map(at).collect()
        }
        _ => table.enemies(figure).filter(reach).map(at).collect(),
    }
}

/// Those of a side whom a cure would help.
fn curable(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
    let side = view.table.side(figure);
    view.table.figures().filter(move |other| {
        let life = view.table.harm(*other).life;
        let room = life == Life::Active || view.table.free(view.table.hex(*other));
        view.table.side(*other) == side
            && room
            && view.fighter(*other).wounds > 0
            && matches!(life, Life::Active | Life::Down | Life::Unconscious)
    })
}

fn sleeps(view: BookView, figure: FigureId) -> bool {
    view.build(figure).level <= view.constants().sleep.most && !view.fighter(figure).asleep
}

/// The spells of the last round take effect at the same time: a caster who falls to one of them
/// has cast all the same (LEN-901).
pub fn take_effect(world: &mut World) {
    let view = BookView::new(world);
    let cast = |figure: FigureId| Some((figure, view.fighter(figure).casting?));
    let cast: Vec<(FigureId, Casting)> = view.table.figures().filter_map(cast).collect();
    for (figure, _) in &cast {
        fighter(world, *figure, |fighter| fighter.casting = None);
    }
    let view = BookView::new(world);
    let stands = |figure: FigureId| view.table.active(figure) && !view.helpless(figure);
    let due = cast.into_iter().filter(|(figure, _)| stands(*figure));
    let due: Vec<_> = due.map(|(figure, it)| (figure, it, view.can_cast(figure))).collect();
    for (figure, casting, can) in due {
        match can {
            Ok(()) => effect(world, figure, casting),
            Err(why) => {
                let words = say!("loses the spell: {why}", why = phrase(why));
                befall(world, figure, words, id::LOST);
            }
        }
    }
}

fn effect(world: &mut World, by: FigureId, Casting { verb, target }: Casting) {
    let view = BookView::new(world);
    let fits = upon(view, by, verb).iter().any(|choice| choice.target.unwrap_or(by) == target);
    if !fits {
        return remark(world, by, "finds nobody for the spell", id::SPELLS);
    }
    match verb {
        V_DART => {
            let Ok(end) = perform(world, |world| dart(BookView::new(world), by, target));
            suffer(world, end.as_slice());
        }
        V_WARD => {
            fighter(world, by, |fighter| fighter.warded = true);
            befall(world, by, "is warded", id::SPELLS);
        }
        V_SLEEP => sleep(world, by, target),
        V_CURE => {
            let points = strength(world, by);
            restore(world, by, target, points);
        }
        V_BLESS => {
            let points = strength(world, by);
            fighter(world, target, |fighter| fighter.blessing += points);
            let words = say!("is blessed with {points} points", points);
            befall(world, target, words, id::SPELLS);
        }
        _ => command(world, target),
    }
}

/// A dart of force: a die for each level, no roll to hit.
pub fn dart<'w>(view: BookView<'w>, by: FigureId, target: FigureId) -> Deed<'w, Option<Harmed>> {
    let dice = view.build(by).level.clamp(1, 20) as u8;
    let mut roll = Roll::new("dart of force", Scale::Whole).dice(dice, 4);
    if view.fighter(target).warded {
        roll.add("ward", -view.constants().ward[2], id::SPELLS);
    }
    let deed = Deed::roll(by, roll).class(|total| total.max(0));
    deed.then(move |points| Body::of(view, target).hurt([by, target], points, false))
}

/// 1d6 and the level, as a cure and a blessing have it.
fn strength(world: &mut World, by: FigureId) -> i32 {
    let level = BookView::new(world).build(by).level;
    let roll = Roll::new("spell", Scale::Whole).dice(1, 6).with("level", level, id::SPELLS);
    throw(world, by, roll, |_| None).total
}

/// Gives somebody Wounds back, so many at most as it has lost.
pub fn restore(world: &mut World, by: FigureId, target: FigureId, points: i32) {
    let points = points.min(BookView::new(world).fighter(target).wounds);
    fighter(world, target, |fighter| fighter.wounds -= points);
    let whole = BookView::new(world).fighter(target).wounds == 0;
    let cured = |_: &Wound| whole;
    heal(world, target, Some(by), cured, || say!("{points} Wounds", points));
    if BookView::new(world).wounds(target) > 0 {
        revive(world, target, Some(by));
    }
}

/// So many Hit Dice of those about a place fall asleep, the weakest and nearest first.
fn sleep(world: &mut World, by: FigureId, target: FigureId) {
    let view = BookView::new(world);
    let row = view.constants().sleep;
    let near = |foe: &FigureId| view.table.distance(*foe, target) <= row.far;
    let mut foes: Vec<FigureId> =
        view.table.enemies(by).filter(near).filter(|foe| sleeps(view, *foe)).collect();
    foes.sort_by_key(|foe| (view.build(*foe).level, view.table.distance(*foe, target), *foe));
    let levels: Vec<i32> = foes.iter().map(|foe| view.build(*foe).level.max(1)).collect();
    let roll = Roll::new("Hit Dice", Scale::Whole).dice(row.dice, row.sides);
    let mut left = throw(world, by, roll, |_| None).total;
    for (foe, level) in foes.into_iter().zip(levels) {
        left -= level;
        if left < 0 {
            break;
        }
        fighter(world, foe, |fighter| {
            fighter.asleep = true;
            fighter.casting = None;
            fighter.search = None;
        });
        befall(world, foe, "falls asleep", id::SPELLS);
    }
}

/// A figure obeys a word, unless it has the levels or the wits to save against it, and does.
fn command(world: &mut World, target: FigureId) {
    let view = BookView::new(world);
    let ([levels, wits], build) = (view.constants().command, view.build(target));
    let may_save = build.level > levels || build.wits >= wits;
    match may_save && saves(world, target, MAGIC) {
        true => befall(world, target, "does not heed the word", id::SPELLS),
        false => {
            round(world, target, |round| round.acted = true);
            befall(world, target, "stands still for a round", id::SPELLS);
        }
    }
}
