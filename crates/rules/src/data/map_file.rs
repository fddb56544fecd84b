//! Maps: rows of letters, one a hex.

use riposte_words::{phrase, say};
use serde::{Deserialize, Serialize};

use super::{DataError, Source};
use crate::board::{Board, Terrain};

/// A map as it is written in a file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    /// The name shown to players.
    pub name: String,
    /// The rows from the top, a letter a hex; spaces are ignored.
    pub rows: Vec<String>,
}

impl MapFile {
    /// The most columns or rows of a board.
    pub const MOST: usize = 99;

    /// The board, or what is wrong with the map.
    pub fn board(&self, source: &Source) -> Result<Board, DataError> {
        let rows =
            self.rows.iter().map(|row| terrain_row(row, source)).collect::<Result<Vec<_>, _>>()?;
        let width = rows.first().map_or(0, Vec::len);
        if width == 0 || width > Self::MOST || rows.len() > Self::MOST {
            let expected = say!("1 to {most} rows of 1 to {most} letters", most = Self::MOST);
            return Err(DataError::new(&source.file, "the map has no hexes, or too many")
                .expecting(expected));
        }
        for (letters, row) in self.rows.iter().zip(&rows) {
            if row.len() != width {
                let what = say!("a row of the map has {count} hexes", count = row.len());
                let expected = say!("{width}, as in its first row", width);
                return Err(source.error(letters, 0, what).expecting(expected));
            }
        }
        Ok(Board::new(self.name.clone(), &rows))
    }
}

fn terrain_row(row: &str, source: &Source) -> Result<Vec<Terrain>, DataError> {
    row.chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| {
            Terrain::from_letter(letter).ok_or_else(|| {
                let legend =
                    Terrain::ALL.map(|kind| format!("'{}' {}", kind.letter(), phrase(kind.name())));
                let what = say!("'{letter}' is no terrain", letter);
                source.error(row, 0, what).expecting_one_of(legend)
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Result<Board, DataError> {
        let source = Source::new("maps/test.ron", text);
        source.parse::<MapFile>()?.board(&source)
    }

    #[test]
    fn errors_name_file_line_and_expectation() {
        let message = |text| board(text).err().map(|error| error.to_string()).unwrap_or_default();
        let letter = message("(name: \"x\",\n rows: [\n  \"..\",\n  \".?\",\n])");
        assert!(
            letter.starts_with("maps/test.ron:4: '?' is no terrain; expected one of"),
            "{letter}"
        );
        let short = message("(name: \"x\",\n rows: [\"..\",\n\".\"])");
        assert_eq!(
            short,
            "maps/test.ron:3: a row of the map has 1 hexes; expected 2, as in its first row"
        );
        assert!(message("(name: \"x\", rows: [])").contains("no hexes"));
        assert!(message("(name: \"x\",\n rows: [\"..\"").starts_with("maps/test.ron:2:"));
        assert!(message("(name: \"x\",\n roes: [])").contains("roes"));
    }

    #[test]
    fn spaces_are_for_the_eye() {
        let size = board("(name: \"x\", rows: [\". # ~\", \": % =\"])").map(|board| board.size());
        assert_eq!(size, Ok([3, 2]));
    }
}
