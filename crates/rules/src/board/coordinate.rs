//! Names of hexes: a column letter and a row number, as on a printed map.
//!
//! The board is laid out with flat-topped hexes in columns; every second
//! column (B, D, F ...) stands half a hex lower.

use hexx::{Hex, HexOrientation, OffsetHexMode};

/// Column and row (both from 0) of a hex.
pub fn offset_of(hex: Hex) -> [i32; 2] {
    hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat)
}

/// The hex in a column and row (both from 0).
pub fn hex_at(column: i32, row: i32) -> Hex {
    Hex::from_offset_coordinates([column, row], OffsetHexMode::Odd, HexOrientation::Flat)
}

/// The letters of a column: A ... Z, AA, AB ...
pub fn column_letters(column: i32) -> String {
    let mut rest = column;
    let mut letters = Vec::new();
    loop {
        letters.push((b'A' + rest.rem_euclid(26) as u8) as char);
        rest = rest.div_euclid(26) - 1;
        if rest < 0 {
            return letters.into_iter().rev().collect();
        }
    }
}

/// The name of a hex, such as `C4`. Hexes off the top or left are named by numbers.
pub fn hex_name(hex: Hex) -> String {
    let [column, row] = offset_of(hex);
    if column < 0 || row < 0 {
        return format!("({column},{row})");
    }
    format!("{}{}", column_letters(column), row + 1)
}

/// Reads a name such as `C4`; letters may be small. `None` when it is no hex name.
pub fn parse_hex(name: &str) -> Option<Hex> {
    let split = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, digits) = name.split_at(split);
    if letters.is_empty() || letters.len() > 2 || digits.len() > 3 {
        return None;
    }
    let column = letters.chars().try_fold(0i32, |sum, letter| {
        let place = letter.to_ascii_uppercase();
        place.is_ascii_uppercase().then(|| sum * 26 + (place as i32 - 'A' as i32 + 1))
    })? - 1;
    let row: i32 = digits.parse().ok()?;
    (row >= 1).then(|| hex_at(column, row - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for column in 0..60 {
            for row in 0..40 {
                let hex = hex_at(column, row);
                assert_eq!(parse_hex(&hex_name(hex)), Some(hex));
            }
        }
        assert_eq!(hex_name(hex_at(0, 0)), "A1");
        assert_eq!(hex_name(hex_at(26, 9)), "AA10");
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for name in ["", "A", "4", "A0", "4A", "AAA1", "A-1", "Ä1", "A1x"] {
            assert_eq!(parse_hex(name), None, "{name}");
        }
    }
}
