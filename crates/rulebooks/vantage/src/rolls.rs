//! Every roll of the book: one die that must show what is required or more (VAN-202).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale, Text};
use riposte_words::say;

use crate::fighter::Stat;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;

/// An attack that needs no save.
pub const CRITICAL: Degree = Degree::success("critical");

impl BookView<'_> {
    /// A die for something.
    pub fn die(self, label: impl Into<Text>) -> Roll {
        Roll::new(label, Scale::Whole).dice(1, self.constants().die)
    }

    /// A value made of parts, kept within the bounds of all required rolls.
    pub fn within_bounds(self, value: Roll) -> Limit {
        let (least, most) = self.constants().bounds;
        if (least..=most).contains(&value.basic()) {
            return Limit::at_least(value);
        }
        let words = say!("never below {least} nor above {most}", least, most);
        Limit::at_least(value.kept_within(least..=most, words, rule_ids::REQUIRED))
    }

    /// What a statistic of a figure requires (VAN-203).
    pub fn required(self, figure: FigureId, stat: Stat) -> Limit {
        let value = Roll::new("required", Scale::Whole)
            .with("basic", self.constants().required, rule_ids::REQUIRED)
            .with(stat.name(), -self.stat(figure, stat), rule_ids::STATISTICS);
        self.within_bounds(value)
    }

    /// A roll against a required one.
    pub fn contest(self, roll: Roll, required: Limit) -> Contest {
        Contest::against(roll, required).with_degrees(self.plain())
    }

    /// A roll of a statistic.
    pub fn stat_roll(self, figure: FigureId, stat: Stat, label: &'static str) -> Contest {
        self.contest(self.die(label), self.required(figure, stat))
    }

    /// The roll of a try for the hold that a kind of weapon needs (VAN-302, VAN-303).
    pub fn try_roll(self, figure: FigureId, kind: Kind) -> Contest {
        if kind == Kind::Ranged {
            return self.stat_roll(figure, Stat::Perception, "vantage");
        }
        let quick = self.quickness(figure);
        let roll = self.die("strike").with("a quick weapon", quick, rule_ids::MELEE);
        self.contest(roll, self.required(figure, Stat::Speed))
    }

    /// What the melee weapon at hand adds to tries for strike (VAN-801).
    pub fn quickness(self, figure: FigureId) -> i32 {
        self.weapon(figure, Kind::Melee).map_or(0, |held| held.mode.quick)
    }

    /// A bare 1 fails, a bare 10 succeeds (VAN-204).
    fn plain(self) -> Degrees {
        self.degrees(Degree::SUCCESS)
    }

    /// The same, the highest face of the die being something of its own.
    pub fn degrees(self, highest: Degree) -> Degrees {
        let most = i32::from(self.constants().die);
        Degrees::of(
            [
                DegreeRow::exactly(Measure::Natural, 1, Degree::FAILURE),
                DegreeRow::exactly(Measure::Natural, most, highest),
                DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS),
            ],
            Degree::FAILURE,
        )
    }
}
