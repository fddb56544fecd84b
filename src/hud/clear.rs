//! Where a card stands among others over the board: in a column, above or below what lies there
//! already, and over those who are to be seen only where there is no other place.

use bevy::prelude::World;
use bevy_egui::egui::{Rect, Ui, pos2};
use riposte_rules::battle::Table;

use super::laid::{GAP, LEAST};
use super::{Picking, forecast};
use crate::board::camera::View;
use crate::board::in_sight::square;
use crate::driver::PendingPrompt;

/// Where those are who are to be seen: who is asked, whom the choice looked at is about, and who is
/// in the last manoeuvre. `free` is the part of the window in which the fight is kept.
pub(super) fn to_be_seen(ui: &Ui, world: &World, free: Rect, picking: &Picking) -> Vec<Rect> {
    let Some(prompt) = &world.resource::<PendingPrompt>().0 else { return Vec::new() };
    let table = Table::new(world);
    let shown = forecast::shown(world, prompt, picking).0;
    let target = shown.and_then(|number| prompt.options.get(number)?.choice.target);
    let last = prompt.exchange.last();
    let parties = last.into_iter().flat_map(|link| [Some(link.actor), link.target]);
    let others = parties.chain([target]).flatten().map(|figure| table.hex(figure));
    let (view, scale) = (world.resource::<View>(), ui.ctx().zoom_factor());
    let hexes = std::iter::once(prompt.stand).chain(others);
    hexes.map(|hex| square(view, free, scale, hex)).collect()
}

/// Whether two rectangles have more in common than an edge.
fn overlap(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 1.0 && common.height() > 1.0
}

/// How many of those who are to be seen something hides.
fn hides(place: Rect, seen: &[Rect]) -> usize {
    seen.iter().filter(|one| overlap(place, **one)).count()
}

/// The first of some places that hides fewest.
pub(super) fn clearest(places: &[Rect], seen: &[Rect]) -> Option<Rect> {
    places.iter().copied().min_by_key(|place| hides(*place, seen))
}

/// How much of the height of the room a card has that would lie over somebody otherwise.
const LOW: f32 = 0.4;

/// The card of a choice that has no room below the list: where it would stand beside that, or else
/// at another corner of the room there; lower, and scrolled, rather than over those to be seen.
pub(super) fn beside_list(card: Rect, room: Rect, seen: &[Rect]) -> Rect {
    let low = card.with_min_y(card.bottom() - card.height().min(room.height() * LOW));
    let places: Vec<Rect> = [card, low].into_iter().flat_map(|it| corners(it, room)).collect();
    clearest(&places, seen).unwrap_or(card)
}

/// The same card at the corners of a room, its own place first.
fn corners(card: Rect, room: Rect) -> [Rect; 4] {
    let right = (room.right() - card.width()).max(card.left());
    let corners =
        [card.min, pos2(card.left(), room.top()), pos2(right, card.top()), pos2(right, room.top())];
    corners.map(|corner| Rect::from_min_size(corner, card.size()))
}

/// A card at the upper or lower edge of a room, as much higher as it needs to be read whole and as other
/// panels leave it room; over nobody more who is to be seen.
pub(super) fn as_high(
    card: Rect,
    high: f32,
    (room, others): (Rect, &[Rect]),
    seen: &[Rect],
) -> Rect {
    if high <= card.height() {
        return card;
    }
    let beside = |other: &&Rect| other.right() > card.left() && other.left() < card.right();
    let mut place = card;
    if card.top() > room.top() + 1.0 {
        let above = others.iter().filter(beside).filter(|other| other.top() < card.top());
        let most = above.map(|other| other.bottom() + GAP).fold(room.top(), f32::max);
        place.min.y = (card.bottom() - high).max(most).min(card.top());
    } else {
        let below = others.iter().filter(beside).filter(|other| other.bottom() > card.bottom());
        let most = below.map(|other| other.top() - GAP).fold(room.bottom(), f32::min);
        place.max.y = (card.top() + high).min(most).max(card.bottom());
    }
    if hides(place, seen) > hides(card, seen) { card } else { place }
}

/// A place for a card so high in the first of some columns that has one, and as far as it may go
/// there; `None` where there is no room for the least of it.
pub(super) fn place(columns: &[Rect], high: f32, cards: &[Rect], seen: &[Rect]) -> Option<Rect> {
    let gaps = columns.iter().flat_map(|column| gaps(*column, cards));
    let rooms = gaps.filter(|gap| gap.height() >= LEAST);
    let places = rooms.flat_map(|room| {
        let low = (room.bottom() - high).max(room.top());
        [room, room.with_min_y(low)]
    });
    // How it would lie there, and how much of it would have no room.
    let cost = |place: &Rect| {
        let lies = place.with_max_y(place.bottom().min(place.top() + high));
        (hides(lies, seen), (high - lies.height()).max(0.0) as u32)
    };
    places.min_by_key(cost)
}

/// What cards leave of a column, from the top.
fn gaps(column: Rect, cards: &[Rect]) -> Vec<Rect> {
    let in_it =
        |card: &&Rect| card.right() + GAP > column.left() && card.left() - GAP < column.right();
    let mut gaps = vec![column];
    for card in cards.iter().filter(in_it) {
        let left = gaps.into_iter().flat_map(|gap| {
            let above = gap.with_max_y(gap.bottom().min(card.top() - GAP));
            let below = gap.with_min_y(gap.top().max(card.bottom() + GAP));
            [above, below]
        });
        gaps = left.filter(|gap| gap.height() > 0.0).collect();
    }
    gaps
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;

    fn rect(left: f32, top: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(left, top), vec2(width, height))
    }

    const HIGH: f32 = 200.0;

    #[test]
    fn a_card_stands_at_the_top_of_its_column_until_something_lies_there() {
        let column = rect(700.0, 50.0, 226.0, 600.0);
        assert_eq!(place(&[column], HIGH, &[], &[]), Some(column));
        let hint = rect(690.0, 50.0, 250.0, 180.0);
        let under = column.with_min_y(hint.bottom() + GAP);
        assert_eq!(place(&[column], HIGH, &[hint], &[]), Some(under));
        // What lies elsewhere is not in its way.
        assert_eq!(place(&[column], HIGH, &[rect(10.0, 50.0, 236.0, 600.0)], &[]), Some(column));
    }

    #[test]
    fn a_card_lies_over_nobody_who_is_to_be_seen_while_there_is_another_place() {
        let column = rect(700.0, 50.0, 226.0, 600.0);
        let figure = rect(750.0, 100.0, 60.0, 60.0);
        let low = column.with_min_y(column.bottom() - HIGH);
        assert_eq!(place(&[column], HIGH, &[], &[figure]), Some(low));
        let second = column.translate(vec2(-300.0, 0.0));
        let other = rect(750.0, 500.0, 60.0, 60.0);
        assert_eq!(place(&[column, second], HIGH, &[], &[figure, other]), Some(second));
    }

    #[test]
    fn where_cards_leave_no_room_there_is_no_place() {
        let column = rect(300.0, 50.0, 226.0, 600.0);
        let cards = [rect(300.0, 50.0, 250.0, 300.0), rect(300.0, 400.0, 236.0, 250.0)];
        assert_eq!(place(&[column], HIGH, &cards, &[]), None);
    }

    #[test]
    fn the_card_of_a_choice_beside_the_list_gives_way_to_who_is_to_be_seen() {
        let room = rect(252.0, 50.0, 1000.0, 600.0);
        let card = rect(252.0, 400.0, 236.0, 250.0);
        assert_eq!(beside_list(card, room, &[]), card);
        let figure = rect(300.0, 500.0, 60.0, 60.0);
        assert_eq!(beside_list(card, room, &[figure]).min, pos2(252.0, 50.0));
        let both = [figure, rect(300.0, 100.0, 60.0, 60.0)];
        assert_eq!(beside_list(card, room, &both).max, room.max);
    }

    #[test]
    fn a_card_beside_a_hint_is_as_high_as_it_needs_to_be_where_the_hint_leaves_it_room() {
        let room = rect(252.0, 50.0, 682.0, 620.0);
        let card = rect(252.0, 420.0, 236.0, 250.0);
        let hint = rect(684.0, 50.0, 250.0, 320.0);
        let grown =
            |high: f32, hint: Rect, seen: &[Rect]| as_high(card, high, (room, &[hint]), seen);
        assert_eq!(grown(300.0, hint, &[]), rect(252.0, 370.0, 236.0, 300.0));
        assert_eq!(grown(200.0, hint, &[]), card);
        // No higher than its room, nor over the hint, nor over somebody.
        assert_eq!(grown(900.0, hint, &[]), room.with_max_x(card.right()));
        let above = rect(252.0, 50.0, 250.0, 320.0);
        assert_eq!(grown(900.0, above, &[]), card.with_min_y(above.bottom() + GAP));
        assert_eq!(grown(300.0, hint, &[rect(300.0, 340.0, 60.0, 60.0)]), card);
        // From the upper edge it grows downwards.
        let upper = rect(252.0, 50.0, 236.0, 250.0);
        let grown = as_high(upper, 300.0, (room, &[hint]), &[]);
        assert_eq!(grown, rect(252.0, 50.0, 236.0, 300.0));
    }
}
