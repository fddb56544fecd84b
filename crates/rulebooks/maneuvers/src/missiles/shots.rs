//! Aiming before a shot, and shooting at a figure that comes (MAN-525, MAN-543).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast::note;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;
use riposte_rules::systems::sight;
use riposte_words::say;

use crate::change::{doings, fighter, remark};
use crate::melee::blow::Blow;
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::maneuver::{Maneuver, with};
use crate::turn::step::go;
use crate::view::{Book, BookView, Strike};
use crate::wording::{small, whom};
use crate::words::*;

impl BookView<'_> {
    /// What counts in a shot besides what counts in every blow (MAN-525).
    pub fn shooting(self, blow: Blow, sum: &mut Roll) {
        let constants = self.constants();
        if self.direction(blow.by, self.hex(blow.at)) != 0 {
            sum.add("to the side", constants.shot_aside, rule::SHOOT);
        }
        let distance = self.hex(blow.by).unsigned_distance_to(self.hex(blow.at)) as i32;
        sum.add("distance", -(distance / 5), rule::SHOOT);
        if self.doings(blow.by).moved > 0 {
            sum.add("from the move", constants.pop_up, rule::SHOOT);
        }
        let Some(strike) = self.strike(blow.by, blow.arm) else { return };
        match self.aimed(blow.by, blow.at) {
            0 if sum.basic() >= strike.weapon.snap => {}
            0 => sum.add("snap shot", constants.snap_shot, rule::SHOOT),
            turns => {
                sum.add("accuracy", strike.weapon.accuracy, rule::TAKE_AIM);
                let more = i32::from(turns - 1).min(constants.aim_most);
                sum.add("long aim", more, rule::TAKE_AIM);
                let rests = strike.weapon.braces && !self.upright(blow.by);
                sum.add("braced", if rests { constants.braced } else { 0 }, rule::TAKE_AIM);
            }
        }
    }

    /// For how many turns a figure has aimed at another.
    pub fn aimed(self, figure: FigureId, at: FigureId) -> u8 {
        let aim = self.fighter(figure).aims.filter(|(foe, _)| *foe == at);
        aim.map_or(0, |(_, turns)| turns)
    }
}

/// What having aimed gives to the next shot of a figure, against a shot at once (MAN-544).
pub fn aim_gain(rules: BookView, figure: FigureId) -> i32 {
    let Some((foe, turns)) = rules.fighter(figure).aims else { return 0 };
    let constants = rules.constants();
    let more = i32::from(turns.saturating_sub(1)).min(constants.aim_most);
    if rules.table.active(foe) { more - constants.snap_shot } else { 0 }
}

/// The missiles that a figure could shoot now.
pub fn ready(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Strike<'_>> {
    let strikes = rules.strikes(figure).filter(|strike| strike.flies());
    strikes.filter(move |strike| rules.ready(figure, strike.arm.item))
}

/// Whether a figure could shoot into a hex as it stands.
pub fn covers(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    let here = rules.table.hex(figure);
    let clear = || sight::clear(rules.table.board(), here, hex);
    let mut strikes = ready(rules, figure);
    strikes.any(|it| rules.reaches(&it, OPPORTUNITY, rules.place(figure), hex)) && clear()
}

/// Whom a figure could aim at.
pub fn marks(rules: BookView, figure: FigureId) -> Open {
    let before = |foe: &FigureId| covers(rules, figure, rules.table.hex(*foe));
    let foes = rules.table.enemies(figure).filter(before);
    let marks = foes.map(|foe| Choice::plain(AIM_AT).at(foe));
    some(marks, || ("nobody to aim at", rule::TAKE_AIM))
}

/// Taking aim as a maneuver.
pub const AIMING: Maneuver =
    Maneuver::of(TAKE_AIM).needs(|rules, figure, _| marks(rules, figure).map(drop));

/// Watching with a missile as a maneuver.
pub const LURKING: Maneuver = Maneuver::of(OPPORTUNITY).needs(|rules, figure, _| {
    let missile = ready(rules, figure).next().is_some();
    need(missile, "has no missile ready", rule::OPPORTUNITY)
});

/// Aiming at somebody for a second more.
pub struct AimAt;

impl Action<Book> for AimAt {
    fn verb(&self) -> Verb {
        AIM_AT
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, TAKE_AIM, "goes with taking aim")?;
        marks(rules, figure)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("aims at {whom}", whom = whom(rules, choice))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(foe) = choice.target else { return };
        let text = match rules.aimed(figure, foe) + 1 {
            1 => say!("aimed for 1 second at the next shot"),
            turns => say!("aimed for {turns} seconds at the next shot", turns),
        };
        note(told, text, rule::TAKE_AIM);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        go(world, Step::Over);
        let Some(foe) = choice.target else { return };
        let turns = BookView::new(world).aimed(figure, foe).saturating_add(1).min(9);
        fighter(world, figure, |fighter| fighter.aims = Some((foe, turns)));
    }
}

/// A defence or a wound spoils the aim, and the shot at a figure that comes (MAN-525, MAN-543).
pub fn spoil(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let aims = rules.fighter(figure).aims.is_some();
    let lurks = rules.maneuver(figure) == Some(OPPORTUNITY) && !rules.doings(figure).answered;
    if aims {
        fighter(world, figure, |fighter| fighter.aims = None);
        remark(world, figure, "loses aim", rule::TAKE_AIM);
    }
    if lurks {
        doings(world, figure, |doings| doings.answered = true);
        remark(world, figure, "has no shot this turn", rule::OPPORTUNITY);
    }
}

/// How far out a figure may say it watches: near, halfway, as far as its missile goes (MAN-543).
pub fn areas(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let far = ready(rules, figure).map(|strike| strike.mode.range).max().unwrap_or(0);
    let mut areas: Vec<u8> = vec![3, 6, far];
    areas.retain(|area| *area <= far);
    areas.dedup();
    areas.into_iter().map(|area| Choice::plain(WATCH).number(i16::from(area))).collect()
}

/// The area in which nobody is yet: what is offered first.
pub fn usual_area(rules: BookView, figure: FigureId, choices: &[Choice]) -> Option<Choice> {
    let nearest = rules.table.enemies(figure).map(|foe| rules.table.distance(figure, foe)).min();
    let nearest = nearest.unwrap_or(u32::MAX);
    let mut areas = choices.iter().filter(|choice| choice.verb == WATCH);
    let free = |area: &&Choice| small(area).is_some_and(|far| u32::from(far) < nearest);
    areas.clone().rfind(free).or(areas.next()).copied()
}

/// Watching what comes within so many hexes.
pub struct Watch;

impl Action<Book> for Watch {
    fn verb(&self) -> Verb {
        WATCH
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, OPPORTUNITY, "goes with shooting at comers")?;
        some(areas(rules, figure), || ("has no missile ready", rule::OPPORTUNITY))
    }

    fn object(&self, _rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        choice.number.map_or_else(String::new, |far| say!("{far} hexes", far))
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "watches".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let far = small(&choice).unwrap_or(0);
        doings(world, figure, |doings| doings.watches = far);
        go(world, Step::Over);
    }
}

/// Whether somebody who comes into a hex comes into what a figure watches.
pub fn watches(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    let doings = rules.doings(figure);
    let lurks = doings.maneuver == Some(OPPORTUNITY) && !doings.answered;
    let near = rules.table.distance_to(figure, hex) <= u32::from(doings.watches);
    lurks && near && covers(rules, figure, hex)
}
