//! Going: the combat move, the run, the run off the board (LEN-211, LEN-212, LEN-217).

use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::naming::hex_words;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::appraisal::dangers::going;
use crate::movement::ways::Ways;
use crate::rule_ids as id;
use crate::turn::gates::{self, May};
use crate::view::{Book, BookView};
use crate::words::{V_FLEE, V_MOVE, V_RUN, V_WAY};

/// A way to leave a hex, by its verb; or to plan first which (LEN-212). The exchange leads a figure
/// along, hex by hex.
pub struct Go(pub Verb);

/// All of them.
pub const GOING: [Go; 4] = [Go(V_MOVE), Go(V_RUN), Go(V_WAY), Go(V_FLEE)];

impl Action<Book> for Go {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        self.may(view, figure)?;
        self.among(&Ways::of(view, figure), view, figure)
    }

    /// The ways are looked for once for all of them.
    fn listed(&self, view: BookView, figure: FigureId) -> Vec<Choice> {
        if self.0 != V_MOVE {
            return Vec::new();
        }
        let mut found = None;
        let open = GOING.iter().filter_map(|go| {
            go.may(view, figure).ok()?;
            let ways = found.get_or_insert_with(|| Ways::of(view, figure));
            go.among(ways, view, figure).ok()
        });
        open.flatten().collect()
    }

    fn announced(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        match self.0 {
            V_MOVE => say!("goes to {hex}", hex = hex_words(choice)),
            V_RUN => say!("runs to {hex}", hex = hex_words(choice)),
            V_FLEE => "runs off the board".into(),
            _ => String::new(),
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        if self.0 != V_WAY {
            going(view, figure, choice, told);
        }
    }
}

impl Go {
    /// Whether the figure goes anywhere so; one that has lost heart runs at most (LEN-804).
    fn may(&self, view: BookView, figure: FigureId) -> May {
        match self.0 {
            V_MOVE | V_WAY => gates::free(view, figure)?,
            _ => gates::at_large(view, figure)?,
        }
        gates::whole_round(view, figure, self.0)?;
        need(!view.table.posture(figure).down(), "lies on the ground", id::STAND)?;
        let mount = view.table.carrier(figure);
        let carried = mount.is_none_or(|mount| !view.helpless(mount));
        need(carried, "the mount can do nothing", id::RIDING)?;
        need(view.pace(figure) != (0, 0), "carries too much", id::LOAD)?;
        let left = self.0 == V_WAY && view.fighter(figure).round.replanned;
        need(!left, "a way was planned, and left", id::RUN)
    }

    /// What of the ways that were found is its own.
    fn among(&self, ways: &Ways, view: BookView, figure: FigureId) -> Open {
        match self.0 {
            V_MOVE => some(ways.near(), || ("there is nowhere to go", id::MOVE)),
            V_RUN => {
                some(ways.farther(), || ("nowhere that a combat move does not lead to", id::RUN))
            }
            V_WAY => {
                let far = ways.farther().next().is_some();
                some(far.then_some(Choice::plain(V_WAY)), || {
                    ("there is nowhere to run to", id::RUN)
                })
            }
            _ => {
                let off = ways.off(view, figure).then_some(Choice::plain(V_FLEE));
                some(off, || ("the edge of the board is too far, or barred", id::FLEE))
            }
        }
    }
}
