//! How rolls can come out (MAN-102, MAN-114).

use riposte_rules::roll::{Degree, DegreeRow, Degrees, Measure};

pub(crate) const HIT: Degree = Degree::success("made");

pub(crate) const CRITICAL: Degree = Degree::success("critical");

pub(crate) const MISS: Degree = Degree::failure("miss");

pub(crate) const STUMBLE: Degree = Degree::failure("off balance");

pub(crate) const DROP: Degree = Degree::failure("dropped");

pub(crate) const FALL: Degree = Degree::failure("falls");

/// The degrees of an attack with some skill (MAN-102, MAN-114).
pub fn attack_degrees(skill: i32) -> Degrees {
    let critical = critical_up_to(skill);
    let mut rows = vec![
        DegreeRow::at_most(Measure::Natural, critical, CRITICAL),
        DegreeRow::exactly(Measure::Natural, 18, FALL),
    ];
    if skill <= 15 {
        rows.push(DegreeRow::exactly(Measure::Natural, 17, DROP));
    }
    rows.push(DegreeRow::at_most(Measure::Margin, -10, STUMBLE));
    rows.push(DegreeRow::at_least(Measure::Margin, 0, HIT));
    Degrees::of(rows, MISS)
}

/// Up to which total a roll succeeds critically (MAN-102).
pub fn critical_up_to(skill: i32) -> i32 {
    match skill {
        ..=14 => 4,
        15 => 5,
        16.. => 6,
    }
}

/// From which total on a roll fails, however good the skill (MAN-102).
pub const fn hopeless_from(skill: i32) -> i32 {
    if skill <= 15 { 17 } else { 18 }
}

/// The degrees of a defence or another plain roll: 3 and 4 always succeed, 17 and 18 fail.
pub fn plain_degrees(skill: i32) -> Degrees {
    degrees(skill, Degree::SUCCESS)
}

/// The same of a roll in which a critical success counts for more.
pub fn judging_degrees(skill: i32) -> Degrees {
    degrees(skill, CRITICAL)
}

fn degrees(skill: i32, very_well: Degree) -> Degrees {
    let sure = critical_up_to(skill);
    Degrees::of(
        [
            DegreeRow::at_most(Measure::Natural, sure, very_well),
            DegreeRow::at_least(Measure::Natural, hopeless_from(skill), Degree::FAILURE),
            DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS),
        ],
        Degree::FAILURE,
    )
}
