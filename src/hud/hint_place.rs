//! Where a hint lies over the board: beside the list, at that corner or edge where it hides neither
//! another panel nor the figure that is asked, and as little as may be of what it speaks of.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2, vec2};
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life};

use super::laid::GAP;
use super::{Hint, Picking};
use crate::board::camera::View;
use crate::board::contract::{Covered, MarkKind, Marks};
use crate::board::in_sight::{Kept, hidden, square};
use crate::driver::{PendingPrompt, Prompt};

/// The width of a hint, and how high it is taken to be before it is first drawn.
const WIDTH: f32 = 250.0;
const FIRST: f32 = 120.0;
/// How bad it is to hide another panel, the figure that is asked, who and what the hint and the
/// exchange are about, an enemy beside the figure asked, the room of a card that can give way, another
/// figure, a hex that can be chosen. Each of the first two is worse than all together that come after it.
const PANEL: f32 = 40_000.0;
const ASKED: f32 = 5_000.0;
const SPOKEN: f32 = 100.0;
const BESIDE: f32 = 85.0;
const GIVES_WAY: f32 = 40.0;
const FIGURE: f32 = 10.0;
const OPEN: f32 = 0.5;
/// It stays where it was as long as that is no worse than so much, or it would jump at every step.
const SLACK: f32 = 15.0;
/// The parts of the room that lie at its left and above it: corners first.
const PLACES: [[f32; 2]; 8] = [
    [0.0, 0.0],
    [1.0, 0.0],
    [0.0, 1.0],
    [1.0, 1.0],
    [0.5, 0.0],
    [0.5, 1.0],
    [0.0, 0.5],
    [1.0, 0.5],
];

/// The room for a hint, and what else is there.
pub(super) struct Within {
    /// Where it may lie.
    pub room: Rect,
    /// The part of the window in which the fight is kept.
    pub free: Rect,
    /// What other panels have of the room, or will have.
    pub panels: Vec<Rect>,
    /// The room of the card of a figure, which gives way.
    pub figure: Rect,
}

/// The room for the hint: it begins where the hint is to stand, and goes down to the end.
pub(super) fn find(ui: &Ui, world: &World, within: &Within, picking: &Picking) -> Rect {
    let room = within.room;
    let high = ui.data(|data| data.get_temp(height())).unwrap_or(FIRST);
    let kept = kept(ui, world, within, picking);
    let before = ui.data(|data| data.get_temp::<usize>(known()));
    let (number, place) = best(room, vec2(WIDTH, high), &kept, before);
    ui.data_mut(|data| data.insert_temp(known(), number));
    place.with_max_y(end(place, within))
}

/// How far down it may go: to the next panel below it, under which its last rows could not be read.
fn end(place: Rect, within: &Within) -> f32 {
    let in_its_way = |panel: &&Rect| {
        let beside = panel.left() >= place.left() + WIDTH || panel.right() <= place.left();
        !beside && panel.top() > place.top() + FIRST
    };
    let panels = within.panels.iter().filter(in_its_way);
    panels.map(|panel| panel.top() - GAP).fold(within.room.max.y, f32::min)
}

/// Remembers how high it wants to be; where its place was found for another height, it is found anew.
pub(super) fn remember(ui: &Ui, shown: Rect) {
    let wanted = shown.height() + super::hint::hidden(ui);
    let before = ui.data(|data| data.get_temp::<f32>(height()));
    if before.is_none_or(|before| (before - wanted).abs() > 1.0) {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(height(), wanted));
}

/// Where its height is remembered, and where its place.
fn height() -> Id {
    Id::new("height of the hint")
}

fn known() -> Id {
    Id::new("place of the hint")
}

/// The best place for something so large, with its number; the one before if that is as good.
fn best(room: Rect, size: Vec2, kept: &[Kept], before: Option<usize>) -> (usize, Rect) {
    let rest = (room.size() - size).max(Vec2::ZERO);
    let places = PLACES.map(|[x, y]| Rect::from_min_size(room.min + rest * vec2(x, y), size));
    let hides = places.map(|place| hidden(place, kept));
    let least = hides.iter().copied().fold(f32::INFINITY, f32::min);
    let good = |number: &usize| hides.get(*number).is_some_and(|hides| *hides <= least + SLACK);
    let found = || hides.iter().position(|hides| *hides <= least);
    let number = before.filter(good).or_else(found).unwrap_or(0);
    (number, places[number])
}

/// What is to stay in sight.
fn kept(ui: &Ui, world: &World, within: &Within, picking: &Picking) -> Vec<Kept> {
    let (view, scale) = (world.resource::<View>(), ui.ctx().zoom_factor());
    let panels = within.panels.iter().copied().chain(banner(world, scale));
    let mut kept: Vec<Kept> = panels.map(|panel| Kept::new(panel, PANEL)).collect();
    kept.push(Kept::new(within.figure, GIVES_WAY));
    if let Some(prompt) = &world.resource::<PendingPrompt>().0 {
        let hexes = hexes(world, prompt, picking).into_iter();
        let squared = |(hex, weight)| Kept::new(square(view, within.free, scale, hex), weight);
        kept.extend(hexes.map(squared));
    }
    kept
}

/// The banner as it was in the frame before: it does not give way to a hint.
fn banner(world: &World, scale: f32) -> Option<Rect> {
    let banner = world.get_resource::<Covered>()?.banner?;
    let point = |x: f32, y: f32| pos2(x, y) / scale;
    Some(Rect::from_min_max(point(banner.min.x, banner.min.y), point(banner.max.x, banner.max.y)))
}

/// The hexes that are to stay in sight, with how bad it is to hide them.
fn hexes(world: &World, prompt: &Prompt, picking: &Picking) -> Vec<(Hex, f32)> {
    let table = Table::new(world);
    let mut hexes = vec![(prompt.stand, ASKED)];
    let parties = prompt.exchange.iter().flat_map(|link| [Some(link.actor), link.target]);
    hexes.extend(parties.flatten().map(|figure| (table.hex(figure), SPOKEN)));
    let advice = world.resource::<Hint>().advice.iter();
    let advised = advice.filter_map(|advice| prompt.number_of(&advice.choice));
    let spoken = advised.chain(picking.picked).filter_map(|number| prompt.options.get(number));
    hexes.extend(spoken.flat_map(|option| &option.places).map(|hex| (*hex, SPOKEN)));
    let beside = |foe: &FigureId| table.distance(*foe, prompt.decision.figure) <= 1;
    let foes = table.enemies(prompt.decision.figure).filter(beside);
    hexes.extend(foes.map(|foe| (table.hex(foe), BESIDE)));
    // Who lies out of the fight is to be seen as well.
    let there = |figure: &FigureId| table.harm(*figure).life != Life::Gone;
    hexes.extend(table.figures().filter(there).map(|figure| (table.hex(figure), FIGURE)));
    let marks = world.get_resource::<Marks>().map(|marks| &marks.0);
    let open = marks.into_iter().flatten().filter(|mark| is_open(mark.kind));
    hexes.extend(open.map(|mark| (mark.hex, OPEN)));
    hexes
}

/// Whether a mark says that a hex can be chosen.
fn is_open(kind: MarkKind) -> bool {
    matches!(kind, MarkKind::Destination | MarkKind::Reach(_) | MarkKind::Target)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::driver;
    use crate::hud::fits::{asked, battle, squire};

    fn room() -> Rect {
        Rect::from_min_size(pos2(250.0, 50.0), vec2(800.0, 600.0))
    }

    const SIZE: Vec2 = vec2(WIDTH, 200.0);

    /// A hex in the middle of a place.
    fn hex(number: usize, weight: f32) -> Kept {
        let middle = best(room(), SIZE, &[], Some(number)).1.center();
        Kept::new(Rect::from_center_size(middle, Vec2::splat(60.0)), weight)
    }

    fn number(kept: &[Kept], before: Option<usize>) -> usize {
        best(room(), SIZE, kept, before).0
    }

    #[test]
    fn a_hint_stands_at_the_first_corner_that_hides_nothing() {
        assert_eq!(number(&[], None), 0);
        assert_eq!(number(&[hex(0, ASKED)], None), 1);
        assert_eq!(number(&[hex(0, ASKED), hex(1, SPOKEN)], None), 2);
        let corner = best(room(), SIZE, &[], Some(3)).1;
        assert_eq!(corner.max, room().max);
    }

    #[test]
    fn where_it_hides_something_everywhere_it_hides_what_matters_least() {
        let mut kept: Vec<Kept> = (0..PLACES.len()).map(|number| hex(number, ASKED)).collect();
        kept[0].weight = PANEL;
        kept[6].weight = SPOKEN;
        assert_eq!(number(&kept, None), 6);
    }

    #[test]
    fn it_hides_no_enemy_beside_the_figure_asked_while_a_card_can_give_way() {
        // Beside the open log in a window of 1280 × 720.
        let room = Rect::from_min_size(pos2(252.0, 48.0), vec2(682.0, 627.0));
        let size = vec2(WIDTH, 272.0);
        let card = Kept::new(room.with_min_x(room.right() - 226.0), GIVES_WAY);
        let at = |y: f32, weight: f32| {
            Kept::new(Rect::from_center_size(pos2(406.0, y), Vec2::splat(88.0)), weight)
        };
        let (asked, foe) = (at(384.0, ASKED), at(296.0, FIGURE));
        assert_eq!(best(room, size, &[card, asked, foe], None).0, 0, "it is not beside anybody");
        let (_, place) = best(room, size, &[card, asked, foe, at(296.0, BESIDE)], Some(0));
        assert!(!place.intersects(foe.place) && !place.intersects(asked.place), "{place:?}");
    }

    #[test]
    fn an_enemy_beside_the_figure_asked_is_to_be_seen_as_such() {
        let mut app = battle("duel", 3);
        let mut squire = squire();
        let (mut near, mut far) = (0, 0);
        app.init_resource::<Hint>();
        for _ in 0..100 {
            let prompt = asked(&mut app);
            let table = Table::new(app.world());
            let figure = prompt.decision.figure;
            let kept = hexes(app.world(), &prompt, &Picking::default());
            for foe in table.enemies(figure) {
                let beside = table.distance(figure, foe) <= 1;
                assert_eq!(kept.contains(&(table.hex(foe), BESIDE)), beside, "{kept:?}");
                *(if beside { &mut near } else { &mut far }) += 1;
            }
            if near > 0 && far > 0 {
                return;
            }
            let choice = squire.decide(app.world()).map_or(prompt.decision.default, |it| it.0);
            driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
        }
        panic!("beside each other {near} times, apart {far} times");
    }

    #[test]
    fn it_stays_where_it_was_until_that_hides_what_matters() {
        assert_eq!(number(&[], Some(5)), 5);
        assert_eq!(number(&[hex(5, OPEN)], Some(5)), 5);
        assert_eq!(number(&[hex(5, SPOKEN)], Some(5)), 0);
    }

    #[test]
    fn it_ends_above_the_panel_that_lies_below_it() {
        let place = Rect::from_min_size(room().min, SIZE);
        let panel = |at: Vec2| Rect::from_min_size(room().min + at, vec2(236.0, 300.0));
        let within = |panel: Rect| Within {
            room: room(),
            free: room(),
            panels: vec![panel],
            figure: Rect::NOTHING,
        };
        assert_eq!(end(place, &within(panel(vec2(0.0, 300.0)))), room().top() + 300.0 - GAP);
        assert_eq!(end(place, &within(panel(vec2(WIDTH, 300.0)))), room().bottom());
        assert_eq!(end(place, &within(panel(vec2(0.0, 20.0)))), room().bottom());
    }

    #[test]
    fn in_a_room_too_small_for_it_it_begins_where_the_room_does() {
        let small = Rect::from_min_size(pos2(250.0, 50.0), vec2(90.0, 100.0));
        assert_eq!(best(small, SIZE, &[], None), (0, Rect::from_min_size(small.min, SIZE)));
    }
}
