//! A canvas with its origin in the middle, x to the right and y downwards, in units of the
//! drawing whatever its pixels.

use bevy::math::Vec2;
use tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Stroke, Transform,
};

use super::Ink;

/// A picture being drawn.
pub struct Canvas {
    pixmap: Pixmap,
    place: Transform,
}

impl Canvas {
    /// A clear canvas of so many units and pixels a unit.
    pub fn new(size: Vec2, pixels: f32) -> Canvas {
        let [width, height] = (size * pixels).round().max(Vec2::ONE).to_array();
        let side = |length: f32| (length as u32).clamp(1, 4096);
        // Only a size of zero fails, and there is none.
        let pixmap = Pixmap::new(side(width), side(height))
            .unwrap_or_else(|| unreachable!("a canvas of no size"));
        let place = Transform::from_row(pixels, 0.0, 0.0, pixels, width / 2.0, height / 2.0);
        Canvas { pixmap, place }
    }

    /// The picture.
    pub fn pixmap(self) -> Pixmap {
        self.pixmap
    }

    /// Takes away what was drawn outside an outline: quicker than to mind it with every line.
    pub fn cut(&mut self, outline: &Outline) {
        let mask = Mask::new(self.pixmap.width(), self.pixmap.height());
        if let Some((mut mask, path)) = mask.zip(outline.path()) {
            mask.fill_path(&path, FillRule::Winding, true, self.place);
            self.pixmap.apply_mask(&mask);
        }
    }

    /// Lays another canvas of the same size and pixels over this one.
    pub fn lay(&mut self, other: Canvas) {
        let paint = tiny_skia::PixmapPaint::default();
        let picture = other.pixmap();
        self.pixmap.draw_pixmap(0, 0, picture.as_ref(), &paint, Transform::identity(), None);
    }

    /// Fills an outline.
    pub fn fill(&mut self, outline: &Outline, ink: Ink) {
        if let Some(path) = outline.path() {
            self.pixmap.fill_path(&path, &paint(ink), FillRule::Winding, self.place, None);
        }
    }

    /// Draws along an outline.
    pub fn stroke(&mut self, outline: &Outline, width: f32, ink: Ink) {
        if let Some(path) = outline.path() {
            let stroke = Stroke {
                width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            self.pixmap.stroke_path(&path, &paint(ink), &stroke, self.place, None);
        }
    }

    /// Fills an outline and draws along it in sepia.
    pub fn inked(&mut self, outline: &Outline, fill: Ink, width: f32) {
        self.fill(outline, fill);
        self.stroke(outline, width, Ink::SEPIA);
    }

    /// Lays a picture over this one: its middle at a point, its width in units, its colours
    /// replaced by an ink.
    pub fn stencil(&mut self, stencil: &Pixmap, middle: Vec2, width: f32, ink: Ink) {
        let mut tinted = stencil.clone();
        let color = ink.skia();
        for pixel in tinted.pixels_mut() {
            let cover = f32::from(pixel.alpha()) / 255.0;
            let mut shade = color;
            shade.apply_opacity(cover);
            *pixel = shade.premultiply().to_color_u8();
        }
        let scale = width / stencil.width() as f32;
        let corner = middle - Vec2::new(width, scale * stencil.height() as f32) / 2.0;
        let place = self.place.pre_translate(corner.x, corner.y).pre_scale(scale, scale);
        let paint = tiny_skia::PixmapPaint {
            quality: tiny_skia::FilterQuality::Bilinear,
            ..Default::default()
        };
        self.pixmap.draw_pixmap(0, 0, tinted.as_ref(), &paint, place, None);
    }
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(ink.skia());
    paint
}

/// An outline made of lines and curves.
#[derive(Clone, Debug, Default)]
pub struct Outline(PathBuilder);

impl Outline {
    /// Nothing yet.
    pub fn new() -> Outline {
        Outline::default()
    }

    /// A closed shape through points.
    pub fn polygon(points: impl IntoIterator<Item = Vec2>) -> Outline {
        Outline::line(points).closed()
    }

    /// A line through points.
    pub fn line(points: impl IntoIterator<Item = Vec2>) -> Outline {
        let mut outline = Outline::new();
        for (number, point) in points.into_iter().enumerate() {
            match number {
                0 => outline.0.move_to(point.x, point.y),
                _ => outline.0.line_to(point.x, point.y),
            }
        }
        outline
    }

    /// A circle.
    pub fn circle(middle: Vec2, radius: f32) -> Outline {
        let mut outline = Outline::new();
        outline.0.push_circle(middle.x, middle.y, radius);
        outline
    }

    /// An oval with these half axes, turned by so many degrees clockwise.
    pub fn oval(middle: Vec2, half: Vec2, degrees: f32) -> Outline {
        let turn = Vec2::from_angle(degrees.to_radians());
        let at = |n: i32| Vec2::from_angle((10.0 * n as f32).to_radians()) * half;
        Outline::polygon((0..36).map(|n| middle + turn.rotate(at(n))))
    }

    /// A part of a circle; angles in degrees clockwise from the right.
    pub fn arc(middle: Vec2, radius: f32, from: f32, to: f32) -> Outline {
        let steps = ((to - from).abs() / 6.0).ceil().max(2.0) as i32;
        let at = |step: i32| from + (to - from) * step as f32 / steps as f32;
        Outline::line(
            (0..=steps).map(|step| middle + radius * Vec2::from_angle(at(step).to_radians())),
        )
    }

    /// A flat-topped hex around the origin.
    pub fn hex(radius: f32) -> Outline {
        Outline::polygon((0..6).map(|n| radius * Vec2::from_angle((60.0 * n as f32).to_radians())))
    }

    /// A rectangle with round corners.
    pub fn tag(middle: Vec2, size: Vec2, round: f32) -> Outline {
        let inner = size / 2.0 - round;
        let corners = [(1.0, 1.0, 0.0), (-1.0, 1.0, 90.0), (-1.0, -1.0, 180.0), (1.0, -1.0, 270.0)];
        let points = corners.into_iter().flat_map(|(x, y, start)| {
            let heart = middle + inner * Vec2::new(x, y);
            (0..=4).map(move |n| {
                heart + round * Vec2::from_angle((start + 22.5 * n as f32).to_radians())
            })
        });
        Outline::polygon(points)
    }

    /// Goes on in a curve drawn towards a point.
    pub fn curve(mut self, towards: Vec2, to: Vec2) -> Outline {
        self.0.quad_to(towards.x, towards.y, to.x, to.y);
        self
    }

    /// Goes on in a straight line.
    pub fn to(mut self, point: Vec2) -> Outline {
        self.0.line_to(point.x, point.y);
        self
    }

    /// Starts at a point.
    pub fn from(point: Vec2) -> Outline {
        Outline::line([point])
    }

    /// With another outline: filled, both are one shape where they run the same way round.
    pub fn and(mut self, other: &Outline) -> Outline {
        if let Some(path) = other.path() {
            self.0.push_path(&path);
        }
        self
    }

    /// Closed to its start.
    pub fn closed(mut self) -> Outline {
        self.0.close();
        self
    }

    fn path(&self) -> Option<Path> {
        self.0.clone().finish()
    }
}
