//! What the board and the rest of the game say to each other.

use std::collections::VecDeque;

use bevy::prelude::*;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Side};

/// The radius of the face of a standing figure, in units of the drawing.
pub const FACE: f32 = 33.0;

/// How far from the middle of a hex the chevrons lie that stand for the ways to look: over its
/// sides, outside the rim of a token.
pub const CHEVRON: f32 = 60.0;

/// A press that moves farther than this many pixels is a drag.
pub const DRAG: f32 = 6.0;
/// As much for a finger.
pub const SLIP: f32 = 12.0;

/// The hex under the mouse; `None` off the board or over the interface. Written by the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoveredHex(pub Option<Hex>);

/// The hex the keyboard points at. Written by the input, drawn and kept in view by the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardCursor(pub Option<Hex>);

/// Where the interface lies over the board; there the board leaves mouse and fingers alone.
/// In logical pixels of the window, y down. Written by the HUD.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Covered {
    /// What the panels leave free.
    pub free: Rect,
    /// What lies on it.
    pub cards: Vec<Rect>,
    /// The banner that is only read: presses go through it to the board.
    pub banner: Option<Rect>,
    /// Whether a screen lies over everything.
    pub all: bool,
    /// Whether the mouse is over a tooltip or the like.
    pub pointer: bool,
}

impl Covered {
    /// Whether the interface has this point.
    pub fn at(&self, point: Vec2) -> bool {
        self.all || !self.free.contains(point) || self.cards.iter().any(|card| card.contains(point))
    }

    /// Whether the interface has the mouse.
    pub fn mouse(&self, window: &Window) -> bool {
        self.pointer || window.cursor_position().is_none_or(|point| self.at(point))
    }
}

/// A hex was clicked, without dragging.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct HexClicked {
    /// Which.
    pub hex: Hex,
    /// With which button; a finger counts as the left one.
    pub button: MouseButton,
    /// Whether by a finger, which cannot point without touching.
    pub touch: bool,
    /// Where, in the drawing: several figures may be in the hex.
    pub point: Vec2,
}

/// Where the mouse is in the drawing; `None` over the interface. Written by the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardPoint(pub Option<Vec2>);

/// Of several figures in the hex under the mouse, the one it points at. Written by the figures.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoveredFigure(pub Option<FigureId>);

/// The hex on which the button is held, and the way it is drawn to. Written by the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim(pub Option<(Hex, Facing)>);

/// A press on a hex was drawn to a side and let go.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexAimed {
    /// Where the press began.
    pub hex: Hex,
    /// To which side it was drawn.
    pub facing: Facing,
}

/// A finger rests on a hex, to learn more about it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexHeld(pub Hex);

/// Everything marked on the map. Written by the interface, drawn by the board.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks(pub Vec<Mark>);

/// A mark on one hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Where.
    pub hex: Hex,
    /// What it says.
    pub kind: MarkKind,
    /// A few letters beside it, such as `62 %`.
    pub label: Option<String>,
}

impl Mark {
    /// A mark without a label.
    pub fn new(hex: Hex, kind: MarkKind) -> Mark {
        Mark { hex, kind, label: None }
    }

    /// With a label.
    pub fn labelled(mut self, label: impl Into<String>) -> Mark {
        self.label = Some(label.into());
        self
    }
}

/// What a mark says. Each kind has a shape or pattern of its own, besides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// A figure can go here.
    Destination,
    /// A figure can go here, among much ground that it can reach: what it costs, from 1 for the
    /// least quarter to 4 for the most.
    Reach(u8),
    /// Going here, the figure may be hit: how likely, in quarters from 1 to 4.
    Risk(u8),
    /// The place chosen, until it is confirmed or another is.
    Picked,
    /// A figure here can be struck or otherwise chosen.
    Target,
    /// A figure can turn this way here.
    Facing(Facing),
    /// In the front arc of the figure looked at.
    ArcFront,
    /// In its side arcs.
    ArcSide,
    /// In its rear arc.
    ArcRear,
    /// An enemy can strike here.
    Threat,
    /// The same where hexes are places, of everybody who is here: over the other marks on the rim of
    /// the place. Its label is how likely the figure asked is hit here.
    Menaced,
    /// Going through here invites a blow.
    Danger,
    /// At the end of the way to the hex looked at.
    Path,
    /// On that way: from the middle of the hex to its side.
    Trail(Facing),
    /// Something ends the movement here.
    Halt,
    /// The figure is to look this way, of several that are open.
    Look(Facing),
    /// The figure selected or now to decide.
    Selected,
    /// The figure that strikes in the exchange.
    Attacker,
    /// The figure that is struck at in the exchange.
    Defender,
    /// The place that a lesson asks for.
    AskedFor,
}

/// Whether the names of all figures are shown. Written by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NamesWanted(pub bool);

/// How the board is to look. Written from the settings.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Whether colours are chosen for colour-blind eyes.
    pub colour_blind: bool,
    /// The size of labels, 1 as designed.
    pub label_scale: f32,
    /// Whether figures are counters with a picture rather than drawn as seen from above.
    pub counters: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { colour_blind: false, label_scale: 1.0, counters: false }
    }
}

/// How fast the stage plays.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// 1 as designed, 2 twice as fast.
    pub speed: f32,
    /// Whether everything is shown at once.
    pub skip: bool,
    /// Whether nothing moves: the same is told, where everybody stands.
    pub still: bool,
}

impl Pace {
    /// The speed that is called fast.
    pub const FAST: f32 = 8.0;
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { speed: 1.0, skip: false, still: false }
    }
}

/// The events still to be shown, in their order.
#[derive(Resource, Clone, Debug, Default)]
pub struct Stage {
    pub(crate) queue: VecDeque<Event>,
    pub(crate) playing: bool,
    pub(crate) stale: bool,
    /// What was passed over since the last frame.
    pub(crate) passed: Vec<Event>,
    /// Whether what is played has happened before, and is shown once more.
    pub(crate) again: bool,
    /// How many of the last events that were played wait for dice to lie.
    pub(crate) falling: usize,
    /// Who acts in what is played, and on whom.
    pub(crate) acting: Option<(FigureId, Option<FigureId>)>,
}

impl Stage {
    /// Adds events to be shown after those before.
    pub fn push(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events);
    }

    /// Whether something is still to be shown.
    pub fn busy(&self) -> bool {
        self.playing || !self.queue.is_empty()
    }

    /// How many events nobody has been told of yet: those still to be shown, and those since dice
    /// that still fall.
    pub fn untold(&self) -> usize {
        let waiting = if self.again { 0 } else { self.queue.len() };
        waiting + self.falling
    }

    /// Drops what is still to be shown and shows the table as it stands (after undo or load).
    pub fn resync(&mut self) {
        self.queue.clear();
        self.playing = false;
        self.again = false;
        self.falling = 0;
        self.acting = None;
        self.stale = true;
    }

    /// Who acts in what is played, and on whom; `None` while nothing is played.
    pub fn acting(&self) -> Option<(FigureId, Option<FigureId>)> {
        self.acting.filter(|_| self.busy())
    }

    /// Passes over what is still to be shown, unless it is shown again because somebody asked.
    pub fn skip(&mut self) {
        if self.busy() && !self.again {
            let queue = std::mem::take(&mut self.queue);
            self.passed.extend(queue);
            self.resync();
        }
    }
}

/// The hex that is opened as a close-up beside the map, while there is one. Written by the close-up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CloseUp(pub Option<Hex>);

/// What the view of the board shall do.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CameraCommand {
    /// Move by so many pixels (x to the right, y down).
    Pan(Vec2),
    /// Grow by a factor around the middle of the frame; below 1 it shrinks.
    Zoom(f32),
    /// Bring a hex to the middle of the frame.
    Centre(Hex),
    /// Show the whole board.
    CentreAll,
    /// Follow the fight again where the player had moved the view.
    Follow,
}

/// The margins of the window that the HUD covers, in logical pixels. Written by the HUD.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardFrame {
    /// At the left.
    pub left: f32,
    /// At the right.
    pub right: f32,
    /// At the top.
    pub top: f32,
    /// At the bottom.
    pub bottom: f32,
}

/// A figure being shown as the one that acts or decides; the token gets a ring.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spotlight {
    /// Whose decision it is.
    pub deciding: Option<FigureId>,
}

/// The colours of the board and of everything that speaks of sides.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    sides: [Srgba; 6],
}

impl Palette {
    /// The palette of a look.
    pub fn of(look: &Look) -> Palette {
        let codes: [u32; 6] = match look.colour_blind {
            false => [0x9E2B25, 0x2B4C7E, 0x4B7340, 0xB9822A, 0x6B4379, 0x4A4A4A],
            true => [0xD55E00, 0x0072B2, 0x009E73, 0xE69F00, 0x7A3E6B, 0x444444],
        };
        Palette { sides: codes.map(srgb_of) }
    }

    /// The colour of a side.
    pub fn side_color(&self, side: Side) -> Color {
        self.sides[side.index() % self.sides.len()].into()
    }
}

impl Default for Palette {
    fn default() -> Palette {
        Palette::of(&Look::default())
    }
}

fn srgb_of(code: u32) -> Srgba {
    let [_, red, green, blue] = code.to_be_bytes();
    Srgba::rgb_u8(red, green, blue)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoveredHex>()
        .init_resource::<BoardCursor>()
        .init_resource::<Covered>()
        .init_resource::<Marks>()
        .init_resource::<Look>()
        .init_resource::<NamesWanted>()
        .init_resource::<Palette>()
        .init_resource::<Pace>()
        .init_resource::<Stage>()
        .init_resource::<BoardFrame>()
        .init_resource::<CloseUp>()
        .init_resource::<Spotlight>()
        .add_message::<HexClicked>()
        .add_message::<HexHeld>()
        .add_message::<CameraCommand>()
        .add_systems(
            PreUpdate,
            (|look: Res<Look>, mut palette: ResMut<Palette>| *palette = Palette::of(&look))
                .run_if(resource_changed::<Look>),
        );
}
