//! Where the tray stands: at the lower edge of the board, as far to the right as it hides nothing
//! there; else at the upper edge. Where something is hidden everywhere it stands where it hides
//! least, until its dice have been seen: afterwards the log tells them.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Pos2, Rect};
use riposte_rules::battle::Table;
use riposte_rules::figure::{FigureId, Life};

use crate::board::camera::View;
use crate::board::contract::{BoardFrame, Covered, MarkKind, Marks};
use crate::board::in_sight::{Kept, hidden, square};

/// Between the places of the tray, and above it at the upper edge.
const GAP: f32 = 4.0;
/// How bad it is to hide a card, a figure of the exchange or one that is asked about, a hex that can
/// be chosen, another figure. All the hexes under a tray together are not as bad as a card, and all
/// that can be chosen among them not as bad as a figure of the exchange.
const CARD: f32 = 1_000_000.0;
const SPOKEN: f32 = 10_000.0;
const OPEN: f32 = 25.0;
const FIGURE: f32 = 10.0;

/// A place for the tray: so many widths from the right, at the lower or the upper edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    column: usize,
    upper: bool,
}

impl Slot {
    /// All there are room for, the best first; one there is always.
    fn all(room: Rect, size: egui::Vec2) -> impl Iterator<Item = Slot> {
        let columns = ((room.width() + GAP) / (size.x + GAP)).max(1.0) as usize;
        let row = move |upper| (0..columns).map(move |column| Slot { column, upper });
        row(false).chain(row(true))
    }

    /// Where it is, for a tray of such a size.
    fn place(self, room: Rect, size: egui::Vec2) -> Rect {
        let right = room.right() - self.column as f32 * (size.x + GAP);
        let bottom = if self.upper { room.top() + GAP + size.y } else { room.bottom() };
        let corner = egui::pos2(right, bottom);
        Rect::from_min_max(corner - size, corner)
    }
}

/// A tray that looks for its place.
pub(super) struct Wanted<'t> {
    /// How large it was when it was last drawn.
    pub size: egui::Vec2,
    /// Where it stood: there it stays while no other place is better.
    pub stood: Option<Slot>,
    /// Whether its dice have been seen.
    pub seen: bool,
    /// Who is in the exchange of its dice.
    pub parties: &'t [FigureId],
}

/// The place of the tray and its lower right corner, in points.
pub(super) fn corner(ctx: &Context, world: &World, wanted: &Wanted) -> Option<(Slot, Pos2)> {
    // Panels count in points of text size, the board in pixels of the window.
    let scale = ctx.zoom_factor();
    let frame = world.resource::<BoardFrame>();
    let whole = ctx.viewport_rect();
    let fight = Rect::from_min_max(
        whole.min + egui::vec2(frame.left, frame.top) / scale,
        whole.max - egui::vec2(frame.right, frame.bottom) / scale,
    );
    let room = wide_enough(fight, wanted.size, points(world.resource::<Covered>().free, scale));
    let mut kept = cards(world, scale);
    kept.extend(on_board(world, room, scale, wanted.parties));
    let (slot, hides) = least(room, wanted, &kept)?;
    (hides <= 0.0 || !wanted.seen).then(|| (slot, slot.place(room, wanted.size).max))
}

/// The room of the fight, or where that is too narrow, as beside a close-up, all that panels leave.
fn wide_enough(fight: Rect, size: egui::Vec2, all: Rect) -> Rect {
    if fight.width() < size.x && all.is_positive() { all } else { fight }
}

/// A part of the window in points.
fn points(part: bevy::math::Rect, scale: f32) -> Rect {
    let point = |at: Vec2| egui::pos2(at.x, at.y) / scale;
    Rect::from_min_max(point(part.min), point(part.max))
}

/// The place that hides least, and how much that is.
fn least(room: Rect, wanted: &Wanted, kept: &[Kept]) -> Option<(Slot, f32)> {
    let all = || Slot::all(room, wanted.size);
    let stood = wanted.stood.filter(|stood| all().any(|slot| slot == *stood));
    let hides = |slot: Slot| (slot, hidden(slot.place(room, wanted.size), kept));
    stood.into_iter().chain(all()).map(hides).min_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// The cards over the board.
fn cards(world: &World, scale: f32) -> Vec<Kept> {
    let covered = world.resource::<Covered>();
    let cards = covered.cards.iter().chain(&covered.banner);
    cards.map(|card| Kept::new(points(*card, scale), CARD)).collect()
}

/// The figures, those that lie as well, and the hexes that are marked for the choice.
fn on_board(world: &World, room: Rect, scale: f32, parties: &[FigureId]) -> Vec<Kept> {
    let (table, view) = (Table::new(world), world.resource::<View>());
    let there = |figure: &FigureId| table.harm(*figure).life != Life::Gone;
    let figures = table.figures().filter(there).map(|figure| {
        let weight = if parties.contains(&figure) { SPOKEN } else { FIGURE };
        (table.hex(figure), weight)
    });
    let marks = world.resource::<Marks>().0.iter();
    let marked = marks.filter_map(|mark| Some((mark.hex, weight(mark.kind)?)));
    let kept = |(hex, weight)| Kept::new(square(view, room, scale, hex), weight);
    figures.chain(marked).map(kept).collect()
}

/// How bad it is to hide a mark. What is only shown of a choice that is pointed at does not count,
/// or the tray would run about before the pointer.
fn weight(kind: MarkKind) -> Option<f32> {
    match kind {
        MarkKind::Target
        | MarkKind::Picked
        | MarkKind::Selected
        | MarkKind::Attacker
        | MarkKind::Defender
        | MarkKind::AskedFor => Some(SPOKEN),
        MarkKind::Destination | MarkKind::Reach(_) => Some(OPEN),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};
    use riposte_rules::battle::{Battle, fall_out};
    use riposte_rules::data::Scenario;
    use riposte_rules::roll::Dice;

    use super::*;

    const SIZE: egui::Vec2 = egui::vec2(200.0, 100.0);

    fn room() -> Rect {
        Rect::from_min_size(pos2(100.0, 50.0), vec2(620.0, 400.0))
    }

    /// Where the tray stands that stood there before.
    fn stands(stood: Option<Slot>, kept: &[Kept]) -> Option<(Slot, f32)> {
        least(room(), &Wanted { size: SIZE, stood, seen: true, parties: &[] }, kept)
    }

    fn slot(column: usize, upper: bool) -> Slot {
        Slot { column, upper }
    }

    /// Something in the middle of a place.
    fn at(column: usize, upper: bool, weight: f32) -> Kept {
        let middle = slot(column, upper).place(room(), SIZE).center();
        Kept::new(Rect::from_center_size(middle, egui::Vec2::splat(40.0)), weight)
    }

    #[test]
    fn the_tray_stands_low_and_to_the_right_where_it_hides_nothing() {
        assert_eq!(Slot::all(room(), SIZE).count(), 6);
        assert_eq!(stands(None, &[]), Some((slot(0, false), 0.0)));
        assert_eq!(slot(0, false).place(room(), SIZE).max, room().max);
        let lower = [0, 1, 2].map(|column| at(column, false, OPEN));
        assert_eq!(stands(None, &lower[..1]), Some((slot(1, false), 0.0)));
        assert_eq!(stands(None, &lower), Some((slot(0, true), 0.0)));
    }

    #[test]
    fn where_something_is_hidden_everywhere_it_is_what_matters_least() {
        let mut kept: Vec<Kept> =
            [false, true].iter().flat_map(|upper| [0, 1, 2].map(|n| at(n, *upper, CARD))).collect();
        kept[1].weight = SPOKEN;
        kept[4].weight = OPEN;
        assert_eq!(stands(None, &kept), Some((slot(1, true), 2.0 * OPEN)));
    }

    #[test]
    fn it_rather_hides_all_that_can_be_chosen_than_a_figure_of_the_exchange() {
        // In a small view a tray lies over many hexes.
        let place = slot(0, false).place(room(), SIZE);
        let steps = (0..20).flat_map(|x| (0..10).map(move |y| vec2(x as f32, y as f32) * 10.0));
        let open = steps
            .map(|step| Kept::new(Rect::from_min_size(place.min + step, vec2(10.0, 10.0)), OPEN));
        let others = [1, 2].map(|column| at(column, false, SPOKEN));
        let upper = [0, 1, 2].map(|column| at(column, true, SPOKEN));
        let kept: Vec<Kept> = open.chain(others).chain(upper).collect();
        assert_eq!(stands(None, &kept).map(|(slot, _)| slot), Some(slot(0, false)));
    }

    #[test]
    fn who_is_out_of_the_fight_is_kept_in_sight_until_it_is_gone() {
        let library = riposte_shelf::library();
        let laid = Scenario::shipped(&library, "duel").and_then(|scenario| {
            Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(1))
        });
        let mut battle = laid.unwrap_or_else(|error| panic!("{error}"));
        battle.world_mut().init_resource::<View>();
        battle.world_mut().init_resource::<Marks>();
        let kept = |battle: &Battle| on_board(battle.world(), room(), 1.0, &[]).len();
        assert_eq!(kept(&battle), 2);
        fall_out(battle.world_mut(), FigureId(1), Life::Unconscious);
        assert_eq!(kept(&battle), 2);
        fall_out(battle.world_mut(), FigureId(0), Life::Gone);
        assert_eq!(kept(&battle), 1);
    }

    #[test]
    fn it_stays_where_it_stood_until_another_place_is_better() {
        let stood = Some(slot(2, false));
        assert_eq!(stands(stood, &[]), Some((slot(2, false), 0.0)));
        assert_eq!(stands(stood, &[at(2, false, FIGURE)]), Some((slot(0, false), 0.0)));
        // In a smaller window its place is gone.
        assert_eq!(stands(Some(slot(7, false)), &[]), Some((slot(0, false), 0.0)));
    }

    #[test]
    fn where_the_fight_has_a_strip_only_the_tray_has_all_that_panels_leave() {
        let strip = Rect::from_min_size(pos2(300.0, 50.0), vec2(90.0, 400.0));
        assert_eq!(wide_enough(strip, SIZE, room()), room());
        assert_eq!(wide_enough(room(), SIZE, strip), room());
        assert_eq!(wide_enough(strip, SIZE, Rect::ZERO), strip);
    }

    #[test]
    fn in_a_room_too_small_for_it_there_is_a_place_all_the_same() {
        let small = Rect::from_min_size(pos2(0.0, 0.0), vec2(90.0, 60.0));
        assert_eq!(Slot::all(small, SIZE).next(), Some(slot(0, false)));
    }
}
