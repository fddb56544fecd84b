//! The unit in which a rulebook counts.

use serde::Serialize;

/// The unit in which a rulebook counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Scale {
    /// Whole numbers.
    #[default]
    Whole,
    /// Half points, held as integers: 7 stands for 3½.
    Half,
}

impl Scale {
    /// How much one pip of a die counts in units.
    pub const fn pip(self) -> i32 {
        match self {
            Scale::Whole => 1,
            Scale::Half => 2,
        }
    }

    /// A number in this unit, as it is written: `3½`, `−2`.
    pub fn write(self, units: i32) -> String {
        let sign = if units < 0 { "−" } else { "" };
        let size = units.unsigned_abs();
        match self {
            Scale::Whole => format!("{sign}{size}"),
            Scale::Half if size == 1 => format!("{sign}½"),
            Scale::Half => format!("{sign}{}{}", size / 2, if size % 2 == 1 { "½" } else { "" }),
        }
    }

    /// A number in this unit with its sign, as a modifier is written: `+3`, `−½`, `±0`.
    pub fn signed(self, units: i32) -> String {
        match units {
            0 => "±0".into(),
            1.. => format!("+{}", self.write(units)),
            _ => self.write(units),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_halves_are_written_as_players_write_them() {
        let written: Vec<String> = [-5, -1, 0, 1, 7].map(|n| Scale::Half.write(n)).into();
        assert_eq!(written, ["−2½", "−½", "0", "½", "3½"]);
        assert_eq!(Scale::Half.signed(5), "+2½");
        assert_eq!(Scale::Whole.signed(0), "±0");
    }
}
