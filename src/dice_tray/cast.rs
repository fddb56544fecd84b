//! One roll in the tray, and its words.

use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Keep, Thrown};
use riposte_words::{phrase, text};
use smallvec::SmallVec;

use crate::figures::lengths::LAND;

/// A die in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// How many sides it has.
    pub sides: u8,
    /// The one it shows.
    pub face: u8,
    /// Whether it counts.
    pub counts: bool,
    /// Whether it takes away.
    pub minus: bool,
}

/// A roll in the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct Cast {
    figure: Option<FigureId>,
    who: String,
    label: String,
    total: String,
    /// What it had to reach: "12 or less".
    needed: Option<String>,
    /// What came of it: "hits".
    outcome: Option<String>,
    made: Option<bool>,
    /// Its dice.
    pub dice: Vec<Die>,
    /// For how long it has been thrown, in seconds at a pace of 1.
    pub age: f32,
}

impl Cast {
    /// The roll that an event tells of, if any.
    pub fn of(event: &Event, name: impl Fn(FigureId) -> String) -> Option<Cast> {
        let Event::Rolled { figure, thrown, meaning, limit } = event else { return None };
        if thrown.faces.is_empty() {
            return None;
        }
        let made = thrown.made.map(|made| {
            // In a contest a roll can reach what it needs and be beaten all the same.
            let met = limit.as_ref().map_or(made, |limit| limit.margin(thrown.total) >= 0);
            match (met, made) {
                (true, true) => text!("dice-made"),
                (true, false) => text!("dice-made-but-beaten"),
                (false, true) => text!("dice-failed-by-less"),
                (false, false) => text!("dice-failed"),
            }
        });
        Some(Cast {
            figure: *figure,
            who: figure.map(name).unwrap_or_default(),
            label: phrase(&thrown.roll.label).into_owned(),
            total: total(thrown),
            needed: limit.as_ref().map(|limit| limit.words()),
            outcome: meaning.as_ref().map(|meaning| phrase(meaning).into_owned()).or(made),
            made: thrown.made,
            dice: dice(thrown),
            age: 0.0,
        })
    }

    /// Whose roll it is and what for: "Cogan, attack".
    pub fn title(&self) -> String {
        if self.who.is_empty() {
            self.label.clone()
        } else {
            format!("{}, {}", self.who, self.label)
        }
    }

    /// The result, what it had to reach, and what came of it: "9, needed 12 or less → hits". What a
    /// total means may have a colon of its own, and so may stand behind none.
    pub fn words(&self) -> String {
        let total = self.total.as_str();
        let result = self.needed.as_ref().map_or_else(
            || total.to_owned(),
            |needed| text!("dice-needed", total = total, needed = needed.as_str()),
        );
        match &self.outcome {
            Some(outcome) => format!("{result} → {outcome}"),
            None => result,
        }
    }

    /// Whether it is good for the one who threw; `None` where it was measured against nothing.
    pub fn good(&self) -> Option<bool> {
        self.made
    }

    /// Whether it is the roll of somebody's blow.
    pub fn strikes(&self, attacker: FigureId) -> bool {
        self.figure == Some(attacker) && self.made.is_some()
    }

    /// The blow it was rolled for hit or did not.
    pub fn strike(&mut self, hit: bool) {
        let words = match (hit, self.made) {
            (true, _) => text!("dice-hits"),
            (false, Some(true)) => text!("dice-turned-aside"),
            (false, _) => text!("dice-misses"),
        };
        self.outcome = Some(words);
        self.made = Some(hit);
    }

    /// Whether its dice have come to rest.
    pub fn rests(&self) -> bool {
        self.age >= LAND
    }

    /// Its dice lie there at once.
    pub fn lay(&mut self) {
        self.age = self.age.max(LAND);
    }
}

/// The total, and what the dice came to where something is added to them: "10 −6 = 4".
fn total(thrown: &Thrown) -> String {
    let (scale, added) = (thrown.roll.scale, thrown.roll.basic());
    let total = scale.write(thrown.total);
    if added == 0 {
        return total;
    }
    format!("{} {} = {total}", scale.write(thrown.total - added), scale.signed(added))
}

fn dice(thrown: &Thrown) -> Vec<Die> {
    let pool = thrown.roll.pool;
    let plus = usize::from(pool.plus).min(thrown.faces.len());
    let mut order: SmallVec<[usize; 8]> = (0..plus).collect();
    order.sort_by_key(|number| thrown.faces[*number]);
    let kept = match pool.keep {
        Keep::All => &order[..],
        Keep::Best(count) => &order[plus - plus.min(usize::from(count))..],
        Keep::Worst(count) => &order[..plus.min(usize::from(count))],
    };
    let die = |(number, face): (usize, &u8)| {
        let minus = number >= plus;
        Die { sides: pool.sides, face: *face, counts: minus || kept.contains(&number), minus }
    };
    thrown.faces.iter().enumerate().map(die).collect()
}

#[cfg(test)]
mod tests {
    use riposte_rules::roll::{Contest, Dice, Limit, Roll, Scale};

    use super::*;

    fn cast(roll: Roll, limit: Option<Limit>, faces: &[u8]) -> Option<Cast> {
        let mut dice = Dice::given(faces.iter().copied(), None);
        let thrown = match limit.clone() {
            Some(limit) => Contest::against(roll, limit).settle(&mut dice, [None; 2]).roll,
            None => roll.throw(&mut dice),
        };
        let event = Event::Rolled { figure: Some(FigureId(0)), thrown, meaning: None, limit };
        Cast::of(&event, |_| "Cogan".into())
    }

    fn value(value: i32) -> Roll {
        Roll::new("skill", Scale::Whole).with("skill", value, "T")
    }

    #[test]
    fn the_words_are_the_result_what_it_needed_and_whether_it_was_enough() {
        let attack = || Roll::new("attack", Scale::Whole).dice(3, 6);
        let said = |limit, faces: &[u8]| {
            cast(attack(), limit, faces).map(|cast| (cast.title(), cast.words()))
        };
        let title = || "Cogan, attack".to_owned();
        let at_most = |number| Some(Limit::at_most(value(number)));
        let made = Some((title(), "9, needed 12 or less → made".to_owned()));
        assert_eq!(said(at_most(12), &[3, 2, 4]), made);
        let failed = Some((title(), "9, needed 8 or less → failed".to_owned()));
        assert_eq!(said(at_most(8), &[3, 2, 4]), failed);
        assert_eq!(said(None, &[3, 2, 4]), Some((title(), "9".to_owned())));
        let mut cast = cast(attack(), at_most(12), &[3, 2, 4]);
        cast.iter_mut().for_each(|cast| cast.strike(true));
        assert_eq!(cast.map(|cast| cast.words()), Some("9, needed 12 or less → hits".to_owned()));
    }

    #[test]
    fn what_is_added_to_the_dice_stands_beside_them() {
        let shock = Roll::new("shock", Scale::Whole).dice(2, 6).with("wound", -6, "T");
        let words = cast(shock, None, &[5, 5]).map(|cast| cast.words());
        assert_eq!(words.as_deref(), Some("10 −6 = 4"));
    }

    #[test]
    fn the_dice_are_those_that_fell_and_those_that_do_not_count_are_known() {
        let best = Roll::new("attack", Scale::Whole).dice(3, 20).keeping(Keep::Best(1));
        let counts = |roll: Roll, faces: &[u8]| {
            let cast = cast(roll, None, faces);
            let dice = cast.map(|cast| cast.dice).unwrap_or_default();
            dice.iter().map(|die| (die.face, die.counts)).collect::<Vec<_>>()
        };
        assert_eq!(counts(best, &[4, 17, 9]), [(4, false), (17, true), (9, false)]);
        let all = Roll::new("attack", Scale::Whole).dice(2, 6);
        assert_eq!(counts(all, &[6, 1]), [(6, true), (1, true)]);
        assert_eq!(cast(value(9), None, &[]), None);
    }
}
