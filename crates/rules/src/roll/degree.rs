//! How well a check came out: a table of degrees, read from the top.

use std::ops::Deref;
use std::sync::Arc;

use riposte_words::say;
use serde::{Serialize, Serializer};
use smallvec::SmallVec;

use super::Scale;

/// One way in which a check can come out: "critical", "hit", "miss", "fumble".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Degree {
    /// In a word or two, small letters.
    pub name: &'static str,
    /// Whether the one who acts succeeds.
    pub success: bool,
    /// Whether the other one does; never where nobody else rolls.
    pub other: bool,
}

impl Degree {
    /// The one who acts succeeds.
    pub const SUCCESS: Degree = Degree::success("success");
    /// The one who acts fails.
    pub const FAILURE: Degree = Degree::failure("failure");
    /// A contest is won by the one who acts.
    pub const WON: Degree = Degree::success("won");
    /// A contest is won by the other.
    pub const LOST: Degree = Degree { name: "lost", success: false, other: true };
    /// A contest that both win: two blows that meet.
    pub const BOTH: Degree = Degree { name: "both", success: true, other: true };
    /// A contest that nobody wins.
    pub const NEITHER: Degree = Degree::failure("a tie");

    /// A degree with which the one who acts succeeds.
    pub const fn success(name: &'static str) -> Degree {
        Degree { name, success: true, other: false }
    }

    /// A degree with which the one who acts fails.
    pub const fn failure(name: &'static str) -> Degree {
        Degree { name, success: false, other: false }
    }
}

/// What a row of a table of degrees looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Measure {
    /// By how much the check was met; negative: missed by.
    Margin,
    /// The dice with all that is added to them.
    Total,
    /// The dice that count, bare: the face of a single one.
    Natural,
    /// The bare dice of the other one, where another rolls.
    OtherNatural,
}

/// How the dice of a check fell, as far as a degree can depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fall {
    pub(super) margin: i32,
    pub(super) total: i32,
    pub(super) natural: i32,
    pub(super) other_natural: i32,
}

/// A row of a table of degrees: from `least` to `most` of a measure it is this degree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DegreeRow {
    /// What is looked at.
    pub of: Measure,
    /// The least that belongs to the row.
    pub least: i32,
    /// The most that belongs to the row.
    pub most: i32,
    /// How the check then came out.
    pub degree: Degree,
}

impl DegreeRow {
    /// A row for at least so much.
    pub const fn at_least(of: Measure, least: i32, degree: Degree) -> DegreeRow {
        DegreeRow { of, least, most: i32::MAX, degree }
    }

    /// A row for at most so much.
    pub const fn at_most(of: Measure, most: i32, degree: Degree) -> DegreeRow {
        DegreeRow { of, least: i32::MIN, most, degree }
    }

    /// A row for exactly so much.
    pub const fn exactly(of: Measure, value: i32, degree: Degree) -> DegreeRow {
        DegreeRow { of, least: value, most: value, degree }
    }

    /// What it says of a roll whose bare numbers settle a check, in words: `16 or more always
    /// fails`. The other side of a check is told of its own dice.
    pub fn words(&self, scale: Scale) -> String {
        let write = |value: i32| match self.of {
            Measure::Natural | Measure::OtherNatural => value.to_string(),
            Measure::Total | Measure::Margin => scale.write(value),
        };
        let numbers = match (self.least, self.most) {
            (i32::MIN, most) => say!("{value} or less", value = write(most)),
            (least, i32::MAX) => say!("{value} or more", value = write(least)),
            (least, most) if least == most => write(least),
            (least, most) => say!("{least} to {most}", least = write(least), most = write(most)),
        };
        let good = self.degree.success == (self.of != Measure::OtherNatural);
        match (self.bare(), good) {
            (true, true) => say!("a natural {numbers} always succeeds", numbers),
            (true, false) => say!("a natural {numbers} always fails", numbers),
            (false, true) => say!("{numbers} always succeeds", numbers),
            (false, false) => say!("{numbers} always fails", numbers),
        }
    }

    fn bare(&self) -> bool {
        matches!(self.of, Measure::Natural | Measure::OtherNatural)
    }

    fn holds(&self, fall: Fall) -> bool {
        let value = match self.of {
            Measure::Margin => fall.margin,
            Measure::Total => fall.total,
            Measure::Natural => fall.natural,
            Measure::OtherNatural => fall.other_natural,
        };
        (self.least..=self.most).contains(&value)
    }
}

/// Who wins a contest in which both come out equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Tie {
    /// The one who acts.
    First,
    /// The other: a defence that equals the attack holds.
    Second,
    /// Nobody.
    Nobody,
    /// Both: two blows that meet both strike.
    Both,
}

impl Tie {
    /// A tie goes to the one with the greater score; to nobody when those are equal too, so
    /// that something further can decide.
    pub fn by(mine: i32, theirs: i32) -> Tie {
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Tie::First,
            std::cmp::Ordering::Less => Tie::Second,
            std::cmp::Ordering::Equal => Tie::Nobody,
        }
    }
}

/// The degrees of a check: rows read from the top, the first that holds counts. Faces and
/// totals that settle a check whatever it is against stand above the margin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Degrees {
    rows: Rows,
    rest: Degree,
}

/// Rows that stand in the code, or were made up once and are shared.
#[derive(Clone, Debug)]
enum Rows {
    Fixed(&'static [DegreeRow]),
    Shared(Arc<[DegreeRow]>),
}

impl Deref for Rows {
    type Target = [DegreeRow];

    fn deref(&self) -> &[DegreeRow] {
        match self {
            Rows::Fixed(rows) => rows,
            Rows::Shared(rows) => rows,
        }
    }
}

impl PartialEq for Rows {
    fn eq(&self, other: &Rows) -> bool {
        **self == **other
    }
}

impl Eq for Rows {}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Degrees {
    /// Met or missed, nothing else.
    pub const PLAIN: Degrees = Degrees::fixed(
        &[DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS)],
        Degree::FAILURE,
    );

    /// A table that stands in the code; `rest` is how a check comes out for which no row holds.
    pub const fn fixed(rows: &'static [DegreeRow], rest: Degree) -> Degrees {
        Degrees { rows: Rows::Fixed(rows), rest }
    }

    /// A table that is made up from data, or as the figures stand. Copies share it.
    pub fn of(rows: impl IntoIterator<Item = DegreeRow>, rest: Degree) -> Degrees {
        Degrees { rows: Rows::Shared(rows.into_iter().collect()), rest }
    }

    /// Met or missed, where some totals always succeed and some always fail.
    pub fn sure(sure: i32, hopeless: i32) -> Degrees {
        Degrees::of(
            [
                DegreeRow::at_most(Measure::Total, sure, Degree::SUCCESS),
                DegreeRow::at_least(Measure::Total, hopeless, Degree::FAILURE),
                DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS),
            ],
            Degree::FAILURE,
        )
    }

    /// Won or lost, with the one who wins a tie.
    pub const fn contest(tie: Tie) -> Degrees {
        const WON: DegreeRow = DegreeRow::at_least(Measure::Margin, 1, Degree::WON);
        const fn even(degree: Degree) -> DegreeRow {
            DegreeRow::exactly(Measure::Margin, 0, degree)
        }
        const FIRST: &[DegreeRow] = &[DegreeRow::at_least(Measure::Margin, 0, Degree::WON)];
        const SECOND: &[DegreeRow] = &[WON];
        const NOBODY: &[DegreeRow] = &[WON, even(Degree::NEITHER)];
        const BOTH: &[DegreeRow] = &[WON, even(Degree::BOTH)];
        let rows = match tie {
            Tie::First => FIRST,
            Tie::Second => SECOND,
            Tie::Nobody => NOBODY,
            Tie::Both => BOTH,
        };
        Degrees::fixed(rows, Degree::LOST)
    }

    /// The rows, from the top.
    pub fn rows(&self) -> &[DegreeRow] {
        &self.rows
    }

    /// How a check comes out for which no row holds.
    pub fn rest(&self) -> Degree {
        self.rest
    }

    /// How a check comes out by its margin, where no row looks at anything else.
    pub fn by_margin(&self, margin: i32) -> Degree {
        self.read(Fall { margin, total: 0, natural: 0, other_natural: 0 })
    }

    pub(super) fn read(&self, fall: Fall) -> Degree {
        self.degree(self.place(fall))
    }

    /// The number of the row that counts; that after the last where none holds.
    pub(super) fn place(&self, fall: Fall) -> usize {
        self.rows.iter().position(|row| row.holds(fall)).unwrap_or(self.rows.len())
    }

    /// The row that settles a check by its bare numbers against what the margin says.
    pub(super) fn by_itself(&self, fall: Fall) -> Option<DegreeRow> {
        let row = self.rows.get(self.place(fall))?;
        let against = row.degree.success != (fall.margin >= 0);
        (row.of != Measure::Margin && against).then_some(*row)
    }

    /// The degree of a row by its number.
    pub(super) fn degree(&self, place: usize) -> Degree {
        self.rows.get(place).map_or(self.rest, |row| row.degree)
    }

    /// For each row, and for what no row holds for, the first that says the same degree.
    pub(super) fn first_places(&self) -> SmallVec<[usize; 8]> {
        let same = |place: &usize| {
            (0..*place).find(|first| self.degree(*first) == self.degree(*place)).unwrap_or(*place)
        };
        (0..=self.rows.len()).map(|place| same(&place)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fall(margin: i32, natural: i32) -> Fall {
        Fall { margin, total: natural, natural, other_natural: 0 }
    }

    #[test]
    fn the_first_row_that_holds_counts() {
        const FUMBLE: Degree = Degree::failure("fumble");
        let table = Degrees::of(
            [
                DegreeRow::exactly(Measure::Natural, 1, FUMBLE),
                DegreeRow::exactly(Measure::Natural, 20, Degree::SUCCESS),
                DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS),
            ],
            Degree::FAILURE,
        );
        assert_eq!(table.read(fall(9, 1)), FUMBLE);
        assert_eq!(table.read(fall(-9, 20)), Degree::SUCCESS);
        assert_eq!(table.read(fall(0, 7)), Degree::SUCCESS);
        assert_eq!(table.read(fall(-1, 7)), Degree::FAILURE);
    }

    #[test]
    fn tables_are_one_if_their_rows_are_wherever_those_stand() {
        let met = DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS);
        assert_eq!(Degrees::of([met], Degree::FAILURE), Degrees::PLAIN);
        let other = DegreeRow::at_least(Measure::Margin, 1, Degree::SUCCESS);
        for rows in [vec![other], vec![met, met], vec![]] {
            assert_ne!(Degrees::of(rows, Degree::FAILURE), Degrees::PLAIN);
        }
    }

    #[test]
    fn numbers_that_settle_a_check_by_themselves_say_so() {
        let table = Degrees::sure(5, 16);
        let by_itself = |margin, total| {
            let row = table.by_itself(Fall { margin, total, natural: total, other_natural: 0 });
            row.map(|row| row.words(Scale::Whole))
        };
        assert_eq!(by_itself(0, 16).as_deref(), Some("16 or more always fails"));
        assert_eq!(by_itself(-1, 5).as_deref(), Some("5 or less always succeeds"));
        assert_eq!([by_itself(-1, 16), by_itself(1, 5), by_itself(0, 12)], [None, None, None]);
        let one = DegreeRow::exactly(Measure::Natural, 1, Degree::FAILURE);
        assert_eq!(one.words(Scale::Half), "a natural 1 always fails");
        let theirs = DegreeRow::exactly(Measure::OtherNatural, 20, Degree::FAILURE);
        assert_eq!(theirs.words(Scale::Whole), "a natural 20 always succeeds");
    }

    #[test]
    fn who_wins_a_tie_is_data() {
        let even = |tie| Degrees::contest(tie).read(fall(0, 10));
        assert_eq!(even(Tie::First), Degree::WON);
        assert_eq!(even(Tie::Second), Degree::LOST);
        assert_eq!(even(Tie::Nobody), Degree::NEITHER);
        assert_eq!(even(Tie::Both), Degree::BOTH);
        for tie in [Tie::First, Tie::Second, Tie::Nobody, Tie::Both] {
            assert_eq!(Degrees::contest(tie).read(fall(1, 10)), Degree::WON);
            assert_eq!(Degrees::contest(tie).read(fall(-1, 10)), Degree::LOST);
        }
        assert_eq!([Tie::by(2, 1), Tie::by(1, 2)], [Tie::First, Tie::Second]);
        assert_eq!(Tie::by(0, 0), Tie::Nobody);
    }
}
