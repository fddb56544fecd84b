//! Reading a battle of this rulebook.

use riposte_rules::figure::FigureId;

use crate::fighter::{Build, Fighter};
use crate::tables::{Constants, Tables};

riposte_kit::book_view! {
    Tables, Constants;
    /// What changes of a figure.
    fighter: Fighter,
    /// What its roster makes of a figure.
    build: Build,
}

impl BookView<'_> {
    /// How much a figure can still bear.
    pub fn life(self, figure: FigureId) -> i32 {
        self.build(figure).life - self.fighter(figure).lost
    }

    /// Whether a figure can act now.
    pub fn can_act(self, figure: FigureId) -> bool {
        self.table.active(figure) && !self.fighter(figure).done
    }
}
