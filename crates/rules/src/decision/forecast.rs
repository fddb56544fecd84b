//! What a choice would bring, exactly: for the hover card, the log and the AI.

use hexx::Hex;
use serde::Serialize;

use super::Arm;
use crate::figure::{Bond, FigureId};
use crate::roll::{Chance, Contest, Roll, Text};

/// Everything that can be said of a choice before it is made. Chances are exact.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Forecast {
    /// What it costs.
    pub costs: Vec<Cost>,
    /// The chance that what it is for succeeds, where dice decide.
    pub chance: Option<Chance>,
    /// The same chance if the target answers as well as it can, where it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered: Option<Chance>,
    /// Every roll it leads to at once, with its odds.
    pub rolls: Vec<RollForecast>,
    /// The harm it is expected to do, on average over hit and miss.
    pub harm: Option<HarmForecast>,
    /// The same if the target gives the answer behind `answered`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_harm: Option<HarmForecast>,
    /// The harm the chooser is expected to suffer from the blow it answers.
    pub suffered: Option<HarmForecast>,
    /// The harm it may do to others than those it is meant for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub astray: Vec<HarmForecast>,
    /// Whether what it is done with leaves the hand.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lets_go: bool,
    /// The hexes it leads through, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Hex>,
    /// Whether an enemy's front ends the movement where the path ends.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub halted: bool,
    /// Who may strike at the figure because of it, on the way and at the end.
    pub exposure: Vec<Exposure>,
    /// The chance that at least one of those blows hits, were all of them struck.
    pub danger: Option<Chance>,
    /// The bonds that begin and end if it succeeds, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonds: Vec<BondForecast>,
    /// What it leaves open to the figure until it chooses anew, in the order of [`Permit::ALL`]; empty
    /// where a choice is about something else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub permits: Vec<Permit>,
    /// What else a player should know.
    pub notes: Vec<Note>,
    /// Whether only computer players weigh it: words are left out then, and rolls whose chance or
    /// harm is told anyway.
    #[serde(skip)]
    pub wordless: bool,
}

/// What a choice may leave open to the figure that makes it. Shown as small marks beside the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Permit {
    /// To strike or shoot.
    Strike,
    /// To defend itself.
    Defend,
    /// To go from its hex.
    Move,
    /// To deceive before a blow.
    Feint,
}

impl Permit {
    /// Each of them, in the order in which they are shown.
    pub const ALL: [Permit; 4] = [Permit::Strike, Permit::Defend, Permit::Move, Permit::Feint];

    /// The word.
    pub const fn word(self) -> &'static str {
        match self {
            Permit::Strike => "strike",
            Permit::Defend => "defend",
            Permit::Move => "move",
            Permit::Feint => "feint",
        }
    }

    /// The key of its icon.
    pub const fn icon(self) -> &'static str {
        match self {
            Permit::Strike => "sword",
            Permit::Defend => "shield",
            Permit::Move => "move",
            Permit::Feint => "eye",
        }
    }
}

impl Forecast {
    /// One that nobody reads.
    pub fn wordless() -> Forecast {
        Forecast { wordless: true, ..Forecast::default() }
    }

    /// All harm it is expected to do, to whomever.
    pub fn harms(&self) -> impl Iterator<Item = &HarmForecast> {
        self.harm.iter().chain(&self.suffered).chain(&self.astray)
    }

    /// The blows invited that come when, and the chance that at least one of them hits; the
    /// likeliest first.
    pub fn open_to(&self, when: When) -> (Vec<&Exposure>, Chance) {
        let mut blows: Vec<&Exposure> =
            self.exposure.iter().filter(|blow| blow.when() == when).collect();
        blows.sort_by(|a, b| b.chance.value().total_cmp(&a.chance.value()));
        let chance = Exposure::any(&blows);
        (blows, chance)
    }
}

/// A bond that begins or ends if a choice succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BondForecast {
    /// Which.
    pub bond: Bond,
    /// What becomes of it.
    pub change: BondChange,
}

/// What becomes of a bond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BondChange {
    /// It begins.
    Begins,
    /// It begins if the one it leads from chooses so.
    MayBegin,
    /// It ends.
    Ends,
}

/// A price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cost {
    /// Of what: "AP".
    pub of: &'static str,
    /// What that is to the figure, whatever it is called.
    pub kind: CostKind,
    /// How much, in points.
    pub amount: i32,
    /// How much the figure has.
    pub has: i32,
    /// The rule that sets it.
    pub rule: &'static str,
}

/// What is paid with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum CostKind {
    /// Points of the turn, which come back with the next.
    #[default]
    Points,
    /// Strength that comes back slowly or not at all in the battle.
    Fatigue,
    /// What is shot or used up, of a supply.
    Shots,
    /// Its own life.
    Life,
}

/// A roll and its odds.
// A forecast holds a handful of these for as long as it is shown: boxing would gain nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum RollForecast {
    /// A roll against something.
    Contest {
        /// The contest.
        contest: Contest,
        /// The chance of success.
        chance: Chance,
    },
    /// A roll whose result is looked up.
    Table {
        /// The roll.
        roll: Roll,
        /// The chance of each row, best for the roller last.
        rows: Vec<(Text, Chance)>,
    },
}

/// Expected harm.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HarmForecast {
    /// To whom.
    pub figure: FigureId,
    /// The chance of each degree of harm by name, mildest first; together they are 1.
    pub degrees: Vec<(Text, f64)>,
    /// The mean degree, in the rulebook's measure.
    pub mean: f64,
    /// The chance that it puts the figure out of the fight at once.
    pub out: f64,
    /// The expected part of the figure's fighting worth that is lost, 0 to 1.
    pub worth: f64,
}

impl HarmForecast {
    /// What books call the degree with which the figure is out of the fight, where they tell it
    /// apart: a reader of that degree need not read `out`.
    pub const OUT: &'static str = "out of the fight";

    /// The same harm where it is done only at some chance (0 to 1): else the figure comes off with the
    /// mildest degree.
    pub fn at_chance(self, chance: f64) -> HarmForecast {
        let mut degrees = self.degrees;
        degrees.iter_mut().for_each(|(_, share)| *share *= chance);
        if let Some((_, mildest)) = degrees.first_mut() {
            *mildest += 1.0 - chance;
        }
        let (mean, out, worth) = (self.mean * chance, self.out * chance, self.worth * chance);
        HarmForecast { degrees, mean, out, worth, ..self }
    }
}

/// A blow that a choice invites.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Exposure {
    /// Who may strike.
    pub by: FigureId,
    /// At whom, where that is not the figure itself but one it carries along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<FigureId>,
    /// With what.
    pub arm: Arm,
    /// The weapon in words.
    pub weapon: String,
    /// In which hex the figure would stand.
    pub hex: Hex,
    /// Whether it comes as a reaction on the way, rather than where the figure ends.
    pub on_the_way: bool,
    /// Whether it has to come first: it does not reach that far from where it now stands.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub comes: bool,
    /// The chance that it hits a figure that does not answer it.
    pub chance: Chance,
    /// Whether it strikes from the figure's rear.
    pub from_behind: bool,
}

/// When a blow that a choice invites would come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As a reaction, on the way.
    OnTheWay,
    /// Where the figure ends, by one who reaches there from where it now stands.
    There,
    /// Where the figure ends, by one who has to come first.
    IfTheyCome,
}

impl When {
    /// All, the surest first.
    pub const ALL: [When; 3] = [When::OnTheWay, When::There, When::IfTheyCome];

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            When::OnTheWay => "on the way",
            When::There => "where you end",
            When::IfTheyCome => "if they come",
        }
    }
}

impl Exposure {
    /// The chance that at least one of some blows hits. Of those of one striker at one moment that
    /// go at different figures, or come from different places, it can strike but one: the likeliest
    /// counts.
    pub fn any(blows: &[&Exposure]) -> Chance {
        let counts = |(number, blow): &(usize, &&Exposure)| {
            let better = |(other, it): (usize, &&Exposure)| {
                let (mine, theirs) = (blow.chance.value(), it.chance.value());
                blow.instead_of(it) && (theirs > mine || theirs == mine && other < *number)
            };
            !blows.iter().enumerate().any(better)
        };
        let counting = blows.iter().enumerate().filter(counts);
        Chance::any(counting.map(|(_, blow)| blow.chance))
    }

    /// Whether this and another cannot both be struck.
    fn instead_of(&self, other: &Exposure) -> bool {
        let moment = |blow: &Exposure| (blow.by, blow.hex, blow.on_the_way);
        moment(self) == moment(other) && (self.at, self.comes) != (other.at, other.comes)
    }

    /// When it would come.
    pub fn when(&self) -> When {
        match (self.on_the_way, self.comes) {
            (true, _) => When::OnTheWay,
            (false, false) => When::There,
            (false, true) => When::IfTheyCome,
        }
    }
}

/// Something to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What.
    pub text: Text,
    /// The rule.
    pub rule: &'static str,
    /// Whether a player should think twice for it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warns: bool,
}
