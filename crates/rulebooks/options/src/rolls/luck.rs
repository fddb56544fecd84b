//! What very low and very high totals of the dice do (OPT-203 to OPT-205).

use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale};

use crate::tables::DiceRow;
use crate::view::BookView;

/// What a total of the dice means (OPT-203, OPT-204).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// A hit, with its damage so many times.
    Hit(i32),
    /// A miss.
    Miss,
    /// A miss, and the weapon is dropped.
    Dropped,
    /// A miss, and the weapon breaks.
    Broken,
}

/// What a roll is made with, as far as it decides what very high totals do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// A weapon, which may be dropped or break.
    Weapon,
    /// Bare hands, or a stone from the hand (OPT-205).
    Bare,
    /// A spell (OPT-902).
    Spell,
}

/// Every luck, and the degrees of the rolls to hit and to cast that stand for it.
const LUCKS: [(Luck, Degree, Degree); 6] = [
    (Luck::Hit(3), Degree::success("triple damage"), Degree::success("triple effect")),
    (Luck::Hit(2), Degree::success("double damage"), Degree::success("double effect")),
    (Luck::Hit(1), Degree::success("hit"), Degree::success("cast")),
    (Luck::Miss, Degree::failure("miss"), Degree::failure("not cast")),
    (Luck::Dropped, Degree::failure("weapon dropped"), Degree::failure("whole price lost")),
    (Luck::Broken, Degree::failure("weapon broken"), Degree::failure("struck down")),
];

impl Luck {
    /// What a degree of a roll to hit or to cast stands for.
    pub fn of(degree: Degree) -> Luck {
        let row = LUCKS.iter().find(|(_, hit, cast)| degree == *hit || degree == *cast);
        row.map_or(Luck::Miss, |(luck, ..)| *luck)
    }

    /// Whether it is a hit.
    pub fn hits(self) -> bool {
        matches!(self, Luck::Hit(_))
    }

    fn degree(self, with: With) -> Degree {
        let row = LUCKS.iter().find(|(luck, ..)| *luck == self);
        let (hit, cast) = row.map_or((Degree::FAILURE, Degree::FAILURE), |row| (row.1, row.2));
        if with == With::Spell { cast } else { hit }
    }
}

/// What very low and very high totals do, and whether the value was met (OPT-203 to OPT-205).
fn luck_degrees(row: DiceRow, with: With) -> Degrees {
    let low = |most, luck: Luck| DegreeRow::at_most(Measure::Total, most, luck.degree(with));
    let high = |least, luck: Luck| DegreeRow::at_least(Measure::Total, least, luck.degree(with));
    let bare = with == With::Bare;
    let rows = [
        Some(low(row.triple, Luck::Hit(3))),
        Some(low(row.double, Luck::Hit(2))),
        (!bare).then(|| high(row.shatter, Luck::Broken)),
        (!bare).then(|| high(row.drop, Luck::Dropped)),
        Some(high(row.miss, Luck::Miss)),
        Some(low(row.sure, Luck::Hit(1))),
        Some(DegreeRow::at_least(Measure::Margin, 0, Luck::Hit(1).degree(with))),
    ];
    Degrees::of(rows.into_iter().flatten(), Luck::Miss.degree(with))
}

impl BookView<'_> {
    /// Three or four dice against an adjusted DX, with the totals that always hit and miss
    /// (OPT-201, OPT-202).
    pub fn dx_roll(self, label: &'static str, dice: u8, value: Roll) -> Contest {
        let row = self.dice_row(dice);
        let degrees = Degrees::sure(row.sure, row.miss);
        self.plain_roll(label, dice, value).with_degrees(degrees)
    }

    /// The same where very low and very high totals do more (OPT-203, OPT-204).
    pub fn luck_roll(self, label: &'static str, dice: u8, value: Roll, with: With) -> Contest {
        let degrees = luck_degrees(self.dice_row(dice), with);
        self.plain_roll(label, dice, value).with_degrees(degrees)
    }

    /// Some dice against a value, nothing else.
    pub fn plain_roll(self, label: &'static str, dice: u8, value: Roll) -> Contest {
        let roll = Roll::new(label, Scale::Whole).dice(dice, 6);
        Contest::against(roll, Limit::at_most(value))
    }

    /// How very low and very high totals come out.
    pub fn dice_row(self, dice: u8) -> DiceRow {
        if dice >= 4 { self.constants().four_dice } else { self.constants().three_dice }
    }
}
