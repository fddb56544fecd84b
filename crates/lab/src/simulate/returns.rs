//! Coming back: to a hex and facing that a figure has left in the same phase of its own,
//! though nothing has happened since. It is told from choices and events alone, so that it
//! judges any player, whatever the table itself remembers.

use riposte_rules::battle::Table;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, PromptKind};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

/// Where a figure stands and which way it looks.
type Stand = (Hex, Facing);

/// Watches a battle for figures that come back.
#[derive(Clone, Debug, Default)]
pub struct Returns {
    /// Where each figure is.
    stands: Vec<Stand>,
    /// Who acts, and where the choice takes it, as far as the choice says.
    errand: Option<(FigureId, Option<Hex>, Option<Facing>)>,
    /// Who moved last.
    mover: Option<FigureId>,
    /// What that figure has left since something happened.
    left: Vec<Stand>,
    /// Whether something happened since somebody was last asked what to do: a figure that moves
    /// until the next such question has a reason.
    stirred: bool,
}

impl Returns {
    /// Begins to watch a battle.
    pub fn of(table: Table) -> Returns {
        let stands = table.figures().map(|figure| (table.hex(figure), table.facing(figure)));
        Returns { stands: stands.collect(), ..Returns::default() }
    }

    /// Takes note of a choice before it is carried out. Only in a phase of its own a figure is
    /// asked what it does; what it answers to others leads it nowhere of its own will.
    pub fn chosen(&mut self, table: Table, choice: &Choice) {
        let Some(decision) = table.decision() else { return };
        let asks = table.book().questions()[decision.question.0 as usize].weight;
        if asks == PromptKind::Act {
            let figure = choice.actor.unwrap_or(decision.figure);
            self.errand = Some((figure, choice.hex, choice.facing));
            self.stirred = false;
        }
    }

    /// Takes note of what happened; the figure that came back by it, if one did. `table` is
    /// the battle afterwards.
    pub fn hear(&mut self, table: Table, event: &Event) -> Option<FigureId> {
        match *event {
            Event::Moved { figure, to, forced, .. } => {
                let (_, facing) = self.stand(figure);
                if forced {
                    self.stir();
                }
                self.goes(table, figure, (to, facing))
            }
            Event::Turned { figure, from, to } => {
                let (hex, _) = self.stand(figure);
                // A figure that was carried has turned before, and that was not told.
                self.put(figure, (hex, from));
                self.goes(table, figure, (hex, to))
            }
            Event::Arrived { figure, hex, facing } => {
                self.put(figure, (hex, facing));
                self.stir();
                None
            }
            // A figure that answers a blow goes where the answer leads.
            Event::Declared { figure, link: Link::Reaction | Link::FollowOn, .. }
                if self.errand.is_some_and(|(actor, ..)| actor == figure) =>
            {
                self.errand = None;
                None
            }
            _ => {
                if self.changes(event) {
                    self.stir();
                }
                None
            }
        }
    }

    /// A figure goes or turns; it is named if it has come back.
    fn goes(&mut self, table: Table, figure: FigureId, to: Stand) -> Option<FigureId> {
        let from = self.stand(figure);
        self.put(figure, to);
        table.carried(figure).for_each(|rider| self.put(rider, to));
        if self.stirred || self.carries(table, figure) {
            return None;
        }
        if self.mover != Some(figure) {
            self.mover = Some(figure);
            self.left.clear();
        }
        self.left.push(from);
        (self.there(figure, to) && self.left.contains(&to)).then_some(figure)
    }

    /// Whether the mover carries a figure, which then does not move of itself.
    fn carries(&self, table: Table, figure: FigureId) -> bool {
        table.bonds().any(|bond| {
            let carries = table.bond_info(bond.kind).is_some_and(|info| info.carries);
            carries && bond.from == figure && Some(bond.to) == self.mover
        })
    }

    /// Whether that is where its choice takes a figure, and no hex on the way.
    fn there(&self, figure: FigureId, (hex, facing): Stand) -> bool {
        self.errand.is_some_and(|(actor, to, looking)| {
            actor == figure
                && to.is_none_or(|to| to == hex)
                && looking.is_none_or(|looking| looking == facing)
        })
    }

    /// Whether something happened but for what the mover does with itself and its things.
    fn changes(&self, event: &Event) -> bool {
        match event {
            Event::Declared { .. } | Event::Spent { .. } | Event::Gained { .. } => false,
            Event::Spoke { .. } | Event::Told { .. } => false,
            Event::Postured { figure, .. }
            | Event::Readied { figure, .. }
            | Event::PutAway { figure, .. }
            | Event::Dropped { figure, .. } => self.mover != Some(*figure),
            _ => true,
        }
    }

    /// Something happened.
    fn stir(&mut self) {
        self.left.clear();
        self.stirred = true;
    }

    fn stand(&self, figure: FigureId) -> Stand {
        self.stands.get(figure.index()).copied().unwrap_or_default()
    }

    fn put(&mut self, figure: FigureId, stand: Stand) {
        if let Some(known) = self.stands.get_mut(figure.index()) {
            *known = stand;
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use riposte_rules::battle::{Battle, move_to, turn_to};
    use riposte_rules::data::Scenario;
    use riposte_rules::figure::Side;
    use riposte_rules::roll::Dice;

    use super::*;

    /// A rider looks where its mount looks, though nobody tells of that: who has been thrown off
    /// and turns to where it looked before its mount turned does not come back.
    #[test]
    fn a_rider_has_turned_with_its_mount() {
        let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
        let scenario = Scenario::shipped(&library, "straggler").unwrap();
        let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(1)).unwrap();
        let bond = battle.table().bonds().next().unwrap();
        let (rider, mount) = (bond.from, bond.to);
        let before = battle.table().facing(rider);
        let mut watch = Returns::of(battle.table());
        let world = battle.world_mut();
        turn_to(world, mount, before.turned(1));
        let beside = Table::new(world).beside(rider).unwrap();
        riposte_rules::battle::unbind(world, bond, riposte_rules::figure::Unbound::Broken);
        move_to(world, rider, beside, true);
        riposte_rules::battle::begin_phase(world, "Phase", Some(Side(0)), Some(rider));
        let told = |battle: &mut Battle, watch: &mut Returns| {
            let events = battle.drain_events();
            events.iter().filter_map(|event| watch.hear(battle.table(), event)).count()
        };
        assert_eq!(told(&mut battle, &mut watch), 0);
        watch.errand = Some((rider, None, Some(before)));
        watch.stirred = false;
        turn_to(battle.world_mut(), rider, before);
        assert_eq!(told(&mut battle, &mut watch), 0);
    }
}
