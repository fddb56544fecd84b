//! Drawing the tray.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Area, Color32, Frame, Id, Margin, Order, RichText, Sense, Stroke, Ui,
};
use riposte_words::text;

use super::cast::Cast;
use super::corner::{Wanted, corner};
use super::faces;
use super::tray::Tray;
use super::tumble::pose;
use crate::app_state::{Notice, Overlay};
use crate::board::contract::Stage;
use crate::figures::{Again, LastExchange};
use crate::input::{Act, Keys};
use crate::theme::{self, widgets};

/// How far the tray stands from the edges of the board, in points.
const AWAY: f32 = 10.0;
/// How high it is taken to be before it is first drawn.
const LEAST: f32 = 96.0;
/// The wood of the tray, its rim, and what is written on it.
const WOOD: Color32 = Color32::from_rgb(0x3A, 0x2A, 0x1C);
const RIM: Color32 = Color32::from_rgb(0x8A, 0x62, 0x38);
const WORDS: Color32 = Color32::from_rgb(0xF3, 0xE6, 0xC8);
const PALE: Color32 = Color32::from_rgb(0xC4, 0xB0, 0x8C);
const GOOD: Color32 = Color32::from_rgb(0xA9, 0xD0, 0x8E);
const BAD: Color32 = Color32::from_rgb(0xF0, 0x9C, 0x82);

/// The sizes of what is in the tray, in points.
struct Sizes {
    /// The whole of it, without its rim.
    width: f32,
    /// The room within the rim.
    margin: Margin,
    /// Half the side of a die.
    die: f32,
    /// The letters of what was rolled for, and of what came of it.
    title: f32,
    words: f32,
    /// Whether there is room for the rolls before the last one, and for a button.
    whole: bool,
}

impl Sizes {
    /// Those of a large window, and of one in which the board is small: there the tray holds no
    /// more than the last roll.
    fn of(ctx: &egui::Context) -> Sizes {
        match theme::small(ctx) {
            false => Sizes {
                width: 220.0,
                margin: Margin::symmetric(9, 6),
                die: 12.0,
                title: 13.5,
                words: 16.5,
                whole: true,
            },
            true => Sizes {
                width: 132.0,
                margin: Margin::symmetric(6, 3),
                die: 8.5,
                title: 12.0,
                words: 13.5,
                whole: false,
            },
        }
    }
}

/// Draws the tray in a corner of the board while dice lie in it.
pub(super) fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let covered =
        *world.resource::<Overlay>() != Overlay::None || world.resource::<Notice>().0.is_some();
    let tray = world.resource::<Tray>();
    if tray.casts.is_empty() || tray.is_gone() || covered {
        return;
    }
    let id = Id::new("dice tray");
    let drawn = ctx.memory(|memory| memory.area_rect(id));
    let sizes = Sizes::of(&ctx);
    let size = drawn.map_or(egui::vec2(sizes.width, LEAST), |drawn| drawn.size());
    let room = egui::Vec2::splat(AWAY);
    let (stood, parties) = (tray.stands, tray.parties.as_slice());
    // What rolls is always to be seen.
    let seen = tray.is_seen() && !tray.rolls();
    let wanted = Wanted { size: size + room, stood, seen, parties };
    let Some((slot, corner)) = corner(&ctx, world, &wanted) else { return };
    let area =
        Area::new(id).order(Order::Middle).pivot(Align2::RIGHT_BOTTOM).fixed_pos(corner - room);
    let shown = area.show(&ctx, |ui| draw(ui, world, &sizes));
    let mut tray = world.resource_mut::<Tray>();
    (tray.stands, tray.held) = (Some(slot), shown.response.contains_pointer());
    if shown.inner {
        world.resource_mut::<Again>().0 = true;
    }
}

/// Draws what lies in the tray; whether the last exchange is wanted again.
fn draw(ui: &mut Ui, world: &World, sizes: &Sizes) -> bool {
    let tray = world.resource::<Tray>();
    ui.multiply_opacity(tray.opacity());
    let wood = Frame::new()
        .fill(WOOD)
        .stroke(Stroke::new(2.0, RIM))
        .corner_radius(7.0)
        .inner_margin(sizes.margin);
    let mut again = false;
    wood.show(ui, |ui| {
        ui.set_width(sizes.width);
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
        let Some((last, before)) = tray.casts.split_last() else { return };
        let small = |ui: &mut Ui, casts: &[Cast]| {
            casts.iter().filter(|_| sizes.whole).for_each(|cast| in_small(ui, cast));
        };
        small(ui, before);
        // Under its own heading, or the dice would be taken for those of the roll before.
        ui.label(RichText::new(last.title()).size(sizes.title).color(PALE));
        throw(ui, last, sizes);
        again = came(ui, world, last, sizes);
        // What was rolled after the exchange stands after it.
        small(ui, &tray.asides);
    });
    again
}

/// A roll in a line of words.
fn in_small(ui: &mut Ui, cast: &Cast) {
    let words = format!("{}: {}", cast.title(), cast.words());
    ui.label(RichText::new(words).size(12.5).color(PALE));
}

/// The dice of a roll.
fn throw(ui: &mut Ui, cast: &Cast, sizes: &Sizes) {
    let count = cast.dice.len().max(1) as f32;
    let half = sizes.die.min(sizes.width / count / 2.6);
    let size = egui::vec2(ui.available_width(), half * 3.2);
    let (room, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = format!("{}: {}", cast.title(), cast.words());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
    let painter = ui.painter_at(room);
    for (number, die) in cast.dice.iter().enumerate() {
        let pose = pose(cast.age, number, die.sides, die.face);
        let at = room.left_center() + egui::vec2(half * (1.5 + 2.6 * number as f32), 0.0);
        faces::draw(&painter, die, at + pose.shift, half, pose.turn, pose.face);
    }
}

/// What came of a roll, once its dice lie still, and the button that shows the exchange again.
fn came(ui: &mut Ui, world: &World, cast: &Cast, sizes: &Sizes) -> bool {
    let tone = match cast.good() {
        Some(true) => GOOD,
        Some(false) => BAD,
        None => WORDS,
    };
    let words = if cast.rests() { cast.words() } else { " ".to_owned() };
    ui.label(RichText::new(words).size(sizes.words).family(theme::bold()).color(tone));
    let known = world.resource::<LastExchange>().is_some();
    if world.resource::<Stage>().busy() || !known || !sizes.whole {
        return false;
    }
    let key = world.resource::<Keys>().first(Act::Again);
    let words = format!("{} [{key}]", text!("dice-again"));
    let button = widgets::bare_button(ui, RichText::new(words).size(12.5).color(PALE));
    button.on_hover_text(text!("dice-again-help")).clicked()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{CentralPanel, Context, Pos2, RawInput, Rect, Shape, vec2};
    use riposte_rules::decision::{Choice, Verb};
    use riposte_rules::event::Event;
    use riposte_rules::exchange::Link;
    use riposte_rules::figure::FigureId;
    use riposte_rules::roll::{Dice, Roll, Scale};

    use super::*;

    fn rolled(figure: u8, label: &'static str) -> Event {
        let roll = Roll::new(label, Scale::Whole).dice(3, 6);
        let thrown = roll.throw(&mut Dice::given([3, 2, 4], None));
        Event::Rolled { figure: Some(FigureId(figure)), thrown, meaning: None, limit: None }
    }

    /// What is drawn of the tray after some events.
    fn drawn(events: &[Event]) -> Vec<Shape> {
        let mut tray = Tray::default();
        events.iter().for_each(|event| tray.take(event, |figure| format!("F{}", figure.0)));
        tray.casts.iter_mut().for_each(Cast::lay);
        let mut world = World::new();
        world.insert_resource(tray);
        world.init_resource::<Stage>();
        world.init_resource::<LastExchange>();
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts());
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let input = || RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let pass = || {
            let mut output = ctx.run_ui(input(), |ui| {
                let sizes = Sizes::of(ui.ctx());
                CentralPanel::default().show(ui, |ui| draw(ui, &world, &sizes));
            });
            output.textures_delta.clear();
            output.shapes
        };
        pass();
        pass().into_iter().map(|clipped| clipped.shape).collect()
    }

    /// The lines among them, each with how low it stands, the topmost first.
    fn lines(drawn: &[Shape]) -> Vec<(String, f32)> {
        let texts = drawn.iter().filter_map(|shape| match shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.pos.y)),
            _ => None,
        });
        let mut lines: Vec<(String, f32)> = texts.collect();
        lines.sort_by(|one, other| one.1.total_cmp(&other.1));
        lines
    }

    fn declared() -> Event {
        let (figure, link, choice) = (FigureId(0), Link::Action, Choice::plain(Verb(0)));
        Event::Declared { figure, link, choice, words: String::new(), rule: "" }
    }

    #[test]
    fn rolls_are_listed_in_the_order_in_which_they_fell() {
        let phase = Event::Phase { name: "Phase".into(), side: None, figure: None };
        let events =
            [declared(), rolled(0, "attack"), rolled(1, "parry"), phase, rolled(2, "initiative")];
        let lines = lines(&drawn(&events));
        let place = |words: &str| lines.iter().position(|(line, _)| line.starts_with(words));
        let places = ["F0, attack", "F1, parry", "F2, initiative"].map(place);
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{lines:?}");
    }

    #[test]
    fn dice_lie_under_the_heading_of_their_own_roll() {
        let drawn = drawn(&[declared(), rolled(0, "attack"), rolled(1, "parry")]);
        let lines = lines(&drawn);
        let dice = drawn.iter().filter_map(|shape| match shape {
            Shape::Path(die) => Some(die.visual_bounding_rect().center().y),
            _ => None,
        });
        let dice: Vec<f32> = dice.collect();
        assert!(!dice.is_empty());
        for die in dice {
            let above = lines.iter().rfind(|(_, y)| *y < die).map(|(line, _)| line.as_str());
            assert_eq!(above, Some("F1, parry"), "{lines:?}");
            assert!(lines.iter().any(|(line, y)| *y > die && line == "9"), "{lines:?}");
        }
    }
}
