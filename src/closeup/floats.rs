//! What rises and is struck in the close-up while events are played: the same as on the map, but at
//! the figures that stand here.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::math;
use bevy::prelude::World;
use bevy_egui::egui::{
    Color32, FontId, Galley, Id, Painter, Pos2, Rect, Shape, Stroke, TextureId, Ui, Vec2, pos2,
    vec2,
};

use super::colours;
use super::ground::Spot;
use crate::art::Ink;
use crate::board::contract::Look;
use crate::figures::{self, BASE, Flight, FloatPicture, Floating, Said};
use crate::theme::{self, icons};

/// So far words rise.
const RISE: f32 = 14.0;
/// From this radius of a token on they rise above it; beside a smaller one, where they hide none of
/// those above and below.
const LARGE: f32 = 30.0;
/// The side of a sign above words.
const SIGN: f32 = 24.0;

/// Draws all of it.
pub fn draw(ui: &Ui, world: &World, spots: &[Spot], rect: Rect) {
    let Some(floating) = world.get_resource::<Floating>() else { return };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    floating.strokes.iter().for_each(|struck| stroke(&painter, spots, struck));
    missile(&painter, world, spots);
    let id = Id::new("words over the close-up");
    let known: HashMap<u32, Vec2> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let (mut now, mut taken) = (HashMap::new(), Vec::new());
    for said in &floating.words {
        let spot = spots.iter().find(|spot| spot.figure == said.saying.figure);
        let slip = Slip::of(&painter, world, said, spot.is_none());
        let size = slip.size() + vec2(0.0, RISE);
        let home = home(spot, size, rect);
        let aside = known.get(&said.number).copied().unwrap_or_default();
        let wanted = Rect::from_center_size(home + aside, size);
        let place = figures::place(upright(wanted), &taken, upright(rect));
        taken.push(place);
        let middle = pos2(place.center().x, -place.center().y);
        now.insert(said.number, middle - home);
        let foot = middle + vec2(0.0, size.y / 2.0 - RISE * said.risen);
        slip.draw(&painter, foot, said.cover);
    }
    if !(known.is_empty() && now.is_empty()) {
        ui.data_mut(|data| data.insert_temp(id, now));
    }
}

/// The same rectangle where y goes upwards.
fn upright(rect: Rect) -> math::Rect {
    math::Rect::new(rect.left(), -rect.bottom(), rect.right(), -rect.top())
}

/// Where words would like to be: above a figure or beside it; of one who is not here at the top, in the
/// middle.
fn home(spot: Option<&Spot>, size: Vec2, rect: Rect) -> Pos2 {
    let Some(spot) = spot else { return rect.center_top() + vec2(0.0, size.y / 2.0) };
    let inwards = if spot.left { 1.0 } else { -1.0 };
    match spot.radius >= LARGE {
        true => spot.at - vec2(0.0, 0.7 * spot.radius + size.y / 2.0),
        false => spot.at + vec2(inwards * (1.3 * spot.radius + 6.0 + size.x / 2.0), 0.0),
    }
}

/// Words with what stands above them.
struct Slip {
    words: Arc<Galley>,
    number: Option<Arc<Galley>>,
    sign: Option<TextureId>,
    paper: Ink,
    ink: Ink,
}

impl Slip {
    const RIM: Vec2 = Vec2::new(9.0, 2.0);

    fn of(painter: &Painter, world: &World, said: &Said, elsewhere: bool) -> Slip {
        let scale = world.get_resource::<Look>().map_or(1.0, |look| look.label_scale);
        let lay = |words: String, size: f32| {
            let font = FontId::new(size * scale, theme::bold());
            painter.layout_no_wrap(words, font, Color32::PLACEHOLDER)
        };
        let named = said.named || (elsewhere && !said.name.is_empty());
        let [paper, ink] = figures::colours(said.saying.tone);
        let sign = said.saying.icon.as_deref();
        Slip {
            words: lay(figures::line(said, named), 15.0),
            number: said.saying.number.clone().map(|number| lay(number, 24.0)),
            sign: sign.and_then(|key| icons::texture(world, key)),
            paper,
            ink,
        }
    }

    /// The size of what stands above the words.
    fn top(&self) -> Vec2 {
        let number = self.number.as_ref().map(|number| number.size() + Slip::RIM);
        let sign = self.sign.map(|_| Vec2::splat(SIGN + 4.0));
        number.or(sign).unwrap_or_default()
    }

    fn size(&self) -> Vec2 {
        let (words, top) = (self.words.size() + Slip::RIM, self.top());
        vec2(words.x.max(top.x), words.y + top.y + if top.y > 0.0 { 2.0 } else { 0.0 })
    }

    /// Draws it above a point.
    fn draw(self, painter: &Painter, foot: Pos2, cover: f32) {
        let colour = |ink: Ink| {
            let [red, green, blue, _] = ink.bytes();
            Color32::from_rgb(red, green, blue).gamma_multiply(cover.clamp(0.0, 1.0))
        };
        let (paper, ink) = (colour(self.paper), colour(self.ink));
        let low = self.words.size() + Slip::RIM;
        let written = |middle: Pos2, galley: Arc<Galley>| {
            let slip = Rect::from_center_size(middle, galley.size() + Slip::RIM);
            painter.rect_filled(slip.expand(1.0), 4.0, colour(Ink::SEPIA));
            painter.rect_filled(slip, 4.0, paper);
            painter.galley(middle - galley.size() / 2.0, galley, ink);
        };
        let above = foot - vec2(0.0, low.y + 2.0 + self.top().y / 2.0);
        written(foot - vec2(0.0, low.y / 2.0), self.words.clone());
        if let Some(number) = self.number.clone() {
            written(above, number);
        } else if let Some(sign) = self.sign {
            painter.circle_filled(above, SIGN / 2.0 + 2.0, paper);
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let side = Rect::from_center_size(above, Vec2::splat(SIGN - 4.0));
            painter.image(sign, side, whole, ink);
        }
    }
}

/// The path of an edge before whom it strikes at, or the spark where it is met.
fn stroke(painter: &Painter, spots: &[Spot], struck: &figures::Stroke) {
    let find = |figure| spots.iter().find(|spot| spot.figure == figure);
    let Some(target) = find(struck.target).filter(|_| struck.cover > 0.0) else { return };
    let across = vec2(if target.left { -1.0 } else { 1.0 }, 0.0);
    let way = find(struck.attacker).map_or(across, |one| (target.at - one.at).normalized());
    let (dark, light) =
        (colours::INK.gamma_multiply(struck.cover), colours::CREAM.gamma_multiply(struck.cover));
    let lines: Vec<Vec<Pos2>> = match struck.picture {
        FloatPicture::Slash => {
            let back = (-way).angle();
            let at = |step: i32| {
                target.at + Vec2::angled(back + 0.16 * step as f32) * (0.8 * target.radius)
            };
            vec![(-6..=6).map(at).collect()]
        }
        FloatPicture::Spark => {
            let at = target.at - way * (1.2 * target.radius);
            let ray = |step: u8| {
                let far = if step.is_multiple_of(2) { 0.45 } else { 0.25 } * target.radius;
                let way = Vec2::angled(std::f32::consts::TAU * f32::from(step) / 8.0 + 0.2);
                vec![at + way * 3.0, at + way * far]
            };
            (0..8).map(ray).collect()
        }
        FloatPicture::Plate => Vec::new(),
    };
    for (width, colour) in [(6.5, dark), (3.5, light)] {
        let lines = lines.iter().cloned();
        painter.extend(lines.map(|line| Shape::line(line, Stroke::new(width, colour))));
    }
}

/// What flies from one to another.
fn missile(painter: &Painter, world: &World, spots: &[Spot]) {
    let flight = world.get_resource::<Flight>().and_then(|flight| flight.opened);
    let Some(((at, turn), spot)) = flight.zip(spots.first()) else { return };
    let unit = spot.radius / BASE;
    let at = pos2(at.x * unit, -at.y * unit);
    let angle = turn + std::f32::consts::FRAC_PI_2;
    let way = vec2(angle.cos(), -angle.sin()) * (18.0 * unit);
    painter.line_segment([at - way, at + way], Stroke::new(5.0, colours::CREAM));
    painter.line_segment([at - way, at + way], Stroke::new(2.5, colours::INK));
}
