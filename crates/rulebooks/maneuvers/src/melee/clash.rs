//! A blow told once: the attack, what the target does about it, the harm (MAN-111).

use riposte_rules::decision::{Arm, Choice};
use riposte_rules::deed::Deed;
use riposte_rules::figure::{FigureId, Spot};
use riposte_rules::roll::{Roll, Scale, Text};

use crate::melee::answer;
use crate::melee::blow::{Blow, Defend, End, Outcome, injury_words};
use crate::rolls::degrees::{CRITICAL, DROP, FALL, HIT, MISS, hopeless_from};
use crate::tables::Group;
use crate::view::BookView;
use crate::words::{ATTACK, BEAT, FLEE, RIPOSTE, STOP, SWING, WILD, WRAP};

impl Blow {
    /// The blow of a choice: a strike, or a wild swing in a Move (MAN-531).
    pub fn of(rules: BookView, by: FigureId, choice: &Choice) -> Option<Blow> {
        let blow = Blow::now(rules, by, choice.target?, choice.arm?);
        let wild = choice.verb == SWING;
        Some(if wild { Blow { with: WILD, spot: Spot::default(), ..blow } } else { blow })
    }

    /// A blow as figures now stand.
    pub fn now(rules: BookView, by: FigureId, at: FigureId, arm: Arm) -> Blow {
        let spot = rules.doings(by).aim.unwrap_or_default();
        let spot = answer::lured(rules, by, at).unwrap_or(spot);
        let with = rules.maneuver(by).unwrap_or(ATTACK);
        let (against, unseen) = (rules.maneuver(at), Blow::unseen(rules, by, at));
        let counter = rules.doings(by).counter.filter(|(foe, _)| *foe == at);
        let counter = counter.filter(|_| with == RIPOSTE).map_or(0, |(_, bonus)| bonus);
        Blow { by, at, arm, spot, with, against, pool: 0, counter, unseen }
    }

    /// Whether a blow comes from straight behind. A figure that flees knows who is there (MAN-516).
    pub fn unseen(rules: BookView, by: FigureId, at: FigureId) -> bool {
        let flees = rules.maneuver(at) == Some(FLEE) && !rules.at_heels(at);
        !flees && rules.direction(at, rules.hex(by)) == 3
    }
}

/// How two met: what is known before the damage is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// The attack missed, in some way.
    Missed(Outcome),
    /// The target defended; by how much, where that is told.
    Defended(i32),
    /// The attack won.
    Won(Won),
}

/// How a blow was won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// By how much, as far as anything follows from it.
    pub by: i32,
    /// By how much the defence was made by itself, or failed: told only of those who riposte, and
    /// nothing without a defence.
    pub made: Option<i32>,
    /// Whether it was critical.
    pub critical: bool,
}

/// The whole blow. Foretold, the target answers with `assumed`, by the margin of the attack.
pub fn blow<'w>(
    rules: BookView<'w>,
    blow: Blow,
    assumed: impl Fn(i32) -> Option<Choice> + 'w,
) -> Deed<'w, End, Defend> {
    clash(rules, blow, assumed).and_then(move |clash| ends(rules, blow, clash))
}

/// What comes of a blow whose attack was made by a margin, the target answering it so
/// (MAN-112).
pub fn answered<'w, Q: 'w>(
    rules: BookView<'w>,
    blow: Blow,
    margin: i32,
    defence: Option<Choice>,
) -> Deed<'w, End, Q> {
    met(rules, blow, margin, defence).and_then(move |clash| ends(rules, blow, clash))
}

/// The attack and what the target does about it.
pub fn clash<'w>(
    rules: BookView<'w>,
    blow: Blow,
    assumed: impl Fn(i32) -> Option<Choice> + 'w,
) -> Deed<'w, Clash, Defend> {
    let check = Deed::check(blow.by, Some(blow.at), rules.attack(blow));
    let assumed = std::rc::Rc::new(assumed);
    check.then_by_margin(move |degree, margin| match degree {
        CRITICAL => {
            // Nobody defends, so that it is won by what the attack was made by (MAN-231).
            Deed::end(Clash::Won(Won { by: margin.max(0), critical: true, made: None }))
        }
        HIT => {
            let assumed = assumed.clone();
            Deed::ask(Defend { margin }, move || met(rules, blow, margin, assumed(margin)))
        }
        MISS => Deed::end(Clash::Missed(Outcome::Missed)),
        FALL => Deed::end(Clash::Missed(Outcome::Fell)),
        DROP => Deed::end(Clash::Missed(Outcome::Dropped)),
        _ => Deed::end(Clash::Missed(Outcome::Stumbled)),
    })
}

/// The attack was made by a margin, and the target answers it so.
pub fn met<'w, Q: 'w>(
    rules: BookView<'w>,
    blow: Blow,
    margin: i32,
    defence: Option<Choice>,
) -> Deed<'w, Clash, Q> {
    let Some(contest) = defence.and_then(|defence| rules.defence(blow, margin, &defence)) else {
        return Deed::end(won(rules, blow, margin, None));
    };
    let ripostes = ripostes(rules, blow);
    let value = defence.filter(|_| ripostes).and_then(|it| rules.defence_value(blow, margin, &it));
    let skill = value.map_or(0, |value| value.basic() + margin);
    Deed::check(blow.at, Some(blow.by), contest).then_by_margin(move |degree, over| {
        // A riposte counts the roll of the defence by itself, whether or not the blow got through
        // (MAN-242).
        let alone = over + margin;
        if degree.success {
            // A critical defence holds whatever was needed.
            return Deed::end(Clash::Defended(if ripostes { alone.max(0) } else { 0 }));
        }
        let hopeless = skill - alone >= hopeless_from(skill);
        let made = if hopeless { alone.min(-1) } else { alone };
        Deed::end(won(rules, blow, -over, ripostes.then_some(made)))
    })
}

fn won(rules: BookView, blow: Blow, by: i32, made: Option<i32>) -> Clash {
    let constants = rules.constants();
    if out_of_reach(rules, blow) && by < constants.by_five {
        return Clash::Missed(Outcome::Missed);
    }
    let five = if by >= constants.by_five { constants.by_five } else { 0 };
    let by = if constants.margin_damage { by.max(0) } else { five };
    Clash::Won(Won { by, made, critical: false })
}

/// What comes of how two met: the damage of a blow that was won.
pub fn ends<'w, Q: 'w>(rules: BookView<'w>, blow: Blow, clash: Clash) -> Deed<'w, End, Q> {
    match clash {
        Clash::Missed(kind) if kind != Outcome::Missed && blow.with == WRAP => turned(rules, blow),
        Clash::Missed(kind) => Deed::end(End { kind, ..End::default() }),
        Clash::Defended(made) => {
            let made = Some(made);
            Deed::end(End { kind: Outcome::Defended, made, ..End::default() })
        }
        Clash::Won(_) if blow.with == BEAT => beaten(rules, blow),
        Clash::Won(won) if won.critical => critical(rules, blow, won),
        Clash::Won(won) => wound(rules, blow, won, Hard::PLAIN),
    }
}

/// A beat does no harm: half of its damage is what hinders the foe (MAN-307).
fn beaten<'w, Q: 'w>(rules: BookView<'w>, blow: Blow) -> Deed<'w, End, Q> {
    let look = Deed::roll(blow.by, rules.damage(blow, 0)).class(|total| (total / 2).max(0));
    look.then(|hinders| Deed::end(End { kind: Outcome::Hit, hinders, ..End::default() }))
}

/// How hard a blow hits.
#[derive(Clone, Copy, PartialEq)]
struct Hard {
    times: i32,
    through: bool,
    drops: bool,
}

impl Hard {
    const PLAIN: Hard = Hard { times: 1, through: false, drops: false };

    /// What three dice say of a critical hit (MAN-113).
    const fn of(total: i32) -> Hard {
        match total {
            3 | 5 | 17 | 18 => Hard { times: 3, ..Hard::PLAIN },
            6 | 16 => Hard { times: 2, ..Hard::PLAIN },
            4 | 13 => Hard { through: true, ..Hard::PLAIN },
            15 => Hard { drops: true, ..Hard::PLAIN },
            _ => Hard::PLAIN,
        }
    }

    /// The first total that means the same.
    fn class(total: i32) -> i32 {
        (3..=18).find(|it| Hard::of(*it) == Hard::of(total)).unwrap_or(total)
    }

    fn words(self) -> Text {
        match self {
            Hard { times: 3, .. } => "triple damage".into(),
            Hard { times: 2, .. } => "double damage".into(),
            Hard { through: true, .. } => "past the armour".into(),
            Hard { drops: true, .. } => "the foe drops what it holds".into(),
            _ => "no defence".into(),
        }
    }
}

/// No defence; three dice say how hard it hits (MAN-113).
fn critical<'w, Q: 'w>(rules: BookView<'w>, blow: Blow, won: Won) -> Deed<'w, End, Q> {
    let roll = Roll::new("critical hit", Scale::Whole).dice(3, 6);
    let words = |total: i32| Some(Hard::of(total).words());
    let look = Deed::roll(blow.by, roll).class(Hard::class).meaning(words).rows(words);
    look.then(move |total| wound(rules, blow, won, Hard::of(total)))
}

/// The damage, less what armour takes, by the kind of wound and the place (MAN-115).
fn wound<'w, Q: 'w>(rules: BookView<'w>, blow: Blow, won: Won, hard: Hard) -> Deed<'w, End, Q> {
    let by_five = won.by >= rules.constants().by_five;
    let roll = rules.damage(blow, won.by);
    if blow.with == STOP {
        return impaled(rules, blow, won, hard);
    }
    // Well struck it does more, but never more than the weapon can.
    let most = match rules.constants().margin_damage {
        true => rules.most_damage(blow),
        false => i32::MAX,
    };
    let damage = move |total: i32| total.min(most);
    let injury = move |total: i32| rules.injury(blow, damage(total) * hard.times, hard.through);
    let told = move |total| rules.injury_told(blow, damage(total), hard.times, hard.through);
    let meaning = move |total| Some(told(total));
    let rows = |injury: i32| Some(injury_words(injury));
    let look = Deed::roll(blow.by, roll).class(injury).meaning(meaning).rows(rows);
    look.then(move |injury| {
        let (made, drops) = (won.made, hard.drops);
        Deed::end(End { kind: Outcome::Hit, injury, by_five, made, drops, ..End::default() })
    })
}

/// The damage of a stop thrust, of which the weapon has its part.
fn impaled<'w, Q: 'w>(rules: BookView<'w>, blow: Blow, won: Won, hard: Hard) -> Deed<'w, End, Q> {
    let roll = rules.damage(blow, won.by);
    let plain = rules.damage(Blow { with: ATTACK, ..blow }, won.by);
    let added = roll.basic() - plain.basic();
    let injury = move |total| rules.injury(blow, total * hard.times, hard.through);
    let meaning = move |total| Some(injury_words(injury(total)));
    Deed::roll(blow.by, roll).meaning(meaning).rows(meaning).then(move |total| {
        let (damage, basic) = ((total * hard.times).max(0), (total - added).max(0));
        let (kind, injury, drops) = (Outcome::Hit, injury(total), hard.drops);
        Deed::end(End { kind, injury, drops, damage, basic, ..End::default() })
    })
}

/// A wrap shot that goes badly wrong strikes one's own head (MAN-224).
fn turned<'w, Q: 'w>(rules: BookView<'w>, blow: Blow) -> Deed<'w, End, Q> {
    let own = own_head(rules, blow);
    let injury = move |total| rules.injury(own, total, false);
    let meaning = move |total| Some(injury_words(injury(total)));
    let rows = |injury: i32| Some(injury_words(injury));
    let look = Deed::roll(blow.by, rules.damage(blow, 0)).class(injury).meaning(meaning).rows(rows);
    look.then(|injury| Deed::end(End { kind: Outcome::Turned, injury, ..End::default() }))
}

/// A blow at the head of the figure that strikes it.
pub fn own_head(rules: BookView, blow: Blow) -> Blow {
    let head = rules.spots(|row| row.key == "head").next();
    Blow { at: blow.by, spot: head.unwrap_or_default(), unseen: false, ..blow }
}

/// Whether the target ripostes: what its defence comes to counts for its own blow (MAN-242).
pub(crate) fn ripostes(rules: BookView, blow: Blow) -> bool {
    rules.row(blow.against).is_some_and(|row| row.group == Group::Riposte)
}

/// Whether a blow must be won by five to reach its back: it flees, and nobody had
/// it by the heels before (MAN-516).
pub(crate) fn out_of_reach(rules: BookView, blow: Blow) -> bool {
    blow.against == Some(FLEE) && !rules.at_heels(blow.at)
}
