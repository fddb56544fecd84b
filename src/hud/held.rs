//! What cards are about while the mouse is on its way to them. The card of the figure looked at stays
//! for a moment when the mouse leaves its hex, and the card of a choice when it leaves its row, and
//! both for as long as the mouse comes nearer or is over them: or what is on them could never be
//! pressed.

use bevy::prelude::World;
use bevy_egui::egui::{Context, Id, Rect};
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::decision::Decision;
use riposte_rules::figure::{FigureId, Life};

use crate::board::contract::HoveredFigure;
use crate::driver::PendingPrompt;
use crate::input::LookedAt;

/// For so many seconds the card stays.
const GRACE: f64 = 0.8;
/// For so many seconds the card of a choice stays while the mouse crosses other rows on its way.
const PAUSE: f64 = 0.15;
/// By so many points at least the mouse comes nearer in a frame, or it rests.
const NEARER: f32 = 1.0;

/// What is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Looked {
    /// Which hex.
    pub hex: Option<Hex>,
    /// Of several figures there, the one pointed at.
    pub pointed: Option<FigureId>,
}

impl Looked {
    /// What mouse or keys point at now.
    pub fn now(world: &World) -> Looked {
        Looked { hex: world.resource::<LookedAt>().0, pointed: world.resource::<HoveredFigure>().0 }
    }

    /// Whether somebody is there.
    fn is_somebody(self, world: &World) -> bool {
        let table = Table::new(world);
        let there = |figure: FigureId| Some(table.hex(figure)) == self.hex;
        table.figures().any(|figure| there(figure) && table.harm(figure).life != Life::Gone)
    }
}

/// A figure whose card is held.
#[derive(Clone, Copy, Debug)]
struct Held {
    looked: Looked,
    /// When it was last looked at, or the mouse last came nearer to its card.
    since: f64,
    /// How far the mouse is from the card.
    away: f32,
    /// Where that stands.
    card: Rect,
}

fn known() -> Id {
    Id::new("the figure whose card is held")
}

/// What the card is about in this frame.
pub(super) fn looked(ctx: &Context, world: &World) -> Looked {
    let (now, time) = (Looked::now(world), ctx.input(|input| input.time));
    let before = ctx.data(|data| data.get_temp::<Held>(known()));
    if now.is_somebody(world) {
        let card = before.map_or(Rect::NOTHING, |held| held.card);
        hold(ctx, Held { looked: now, since: time, away: f32::INFINITY, card });
        return now;
    }
    let Some(mut held) = before else { return now };
    let mouse = ctx.pointer_latest_pos();
    let away = mouse.map_or(f32::INFINITY, |at| held.card.distance_to_pos(at));
    if away <= 0.0 || away < held.away - NEARER {
        held.since = time;
    }
    held.away = away;
    if time - held.since > GRACE {
        ctx.data_mut(|data| data.remove::<Held>(known()));
        return now;
    }
    if away > 0.0 {
        // Or it would stay until something else moves.
        ctx.request_repaint();
    }
    hold(ctx, held);
    held.looked
}

fn hold(ctx: &Context, held: Held) {
    ctx.data_mut(|data| data.insert_temp(known(), held));
}

/// Remembers where the card stands.
pub(super) fn remember(ctx: &Context, card: Rect) {
    ctx.data_mut(|data| {
        if let Some(held) = data.get_temp::<Held>(known()) {
            data.insert_temp(known(), Held { card, ..held });
        }
    });
}

/// A choice whose card is held.
#[derive(Clone, Debug)]
struct Kept {
    /// The decision that it belongs to.
    of: Decision,
    number: usize,
    /// When the mouse last came nearer to its card, or was over it.
    since: f64,
    /// How far the mouse is from the card.
    away: f32,
    /// Where that stands.
    card: Rect,
}

fn kept() -> Id {
    Id::new("the choice whose card is held")
}

/// The choice that the card is about, of the one whose row is pointed at now.
pub(super) fn choice(ctx: &Context, world: &World, pointed: Option<usize>) -> Option<usize> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    let time = ctx.input(|input| input.time);
    let before = ctx.data(|data| data.get_temp::<Kept>(kept()));
    let before = before.filter(|kept| kept.of == prompt.decision);
    let card = before.as_ref().map_or(Rect::NOTHING, |kept| kept.card);
    let mouse = ctx.pointer_latest_pos();
    let away = mouse.map_or(f32::INFINITY, |at| card.distance_to_pos(at));
    let comes = |kept: &Kept| away <= 0.0 || away < kept.away - NEARER;
    let since = before.as_ref().map_or(f64::NEG_INFINITY, |kept| match comes(kept) {
        true => time,
        false => kept.since,
    });
    let held = before.map(|kept| kept.number).filter(|_| time - since <= PAUSE);
    let Some(number) = held.or(pointed) else {
        ctx.data_mut(|data| data.remove::<Kept>(kept()));
        return None;
    };
    if held.is_some() && held != pointed && away > 0.0 {
        // Or it would stay until something else moves.
        ctx.request_repaint();
    }
    let of = prompt.decision.clone();
    ctx.data_mut(|data| data.insert_temp(kept(), Kept { of, number, since, away, card }));
    Some(number)
}

/// Remembers where the card of a choice stands.
pub(super) fn remember_choice(ctx: &Context, card: Rect) {
    ctx.data_mut(|data| {
        if let Some(held) = data.get_temp::<Kept>(kept()) {
            data.insert_temp(kept(), Kept { card, ..held });
        }
    });
}

#[cfg(test)]
mod tests {
    use bevy::prelude::App;
    use bevy_egui::egui::{Event, Pos2, RawInput, pos2, vec2};

    use super::*;
    use crate::hud::fits::battle;

    /// Looks at a hex, or at none, with the mouse at some place of the window, a tenth of a second
    /// later each time; gives the hex that the card is about.
    struct Looks {
        app: App,
        ctx: Context,
        time: f64,
    }

    impl Looks {
        fn at(&mut self, hex: Option<Hex>, mouse: Pos2) -> Option<Hex> {
            self.app.insert_resource(LookedAt(hex));
            self.time += 0.1;
            let events = vec![Event::PointerMoved(mouse)];
            let input = RawInput { time: Some(self.time), events, ..RawInput::default() };
            let (world, mut seen) = (self.app.world(), None);
            let mut output = self.ctx.run_ui(input, |ui| {
                seen = looked(ui.ctx(), world).hex;
                let card = Rect::from_min_size(pos2(1000.0, 50.0), vec2(226.0, 200.0));
                remember(ui.ctx(), card);
            });
            output.textures_delta.clear();
            seen
        }
    }

    #[test]
    fn the_card_of_a_figure_can_be_come_to_and_stays_under_the_mouse() {
        let app = battle("duel", 3);
        let table = Table::new(app.world());
        let hex = table.figures().next().map(|figure| table.hex(figure));
        let mut looks = Looks { app, ctx: Context::default(), time: 0.0 };
        assert!(hex.is_some() && looks.at(hex, pos2(100.0, 300.0)) == hex);
        // On the way, over hexes without anybody and over panels.
        for step in 1..=9 {
            assert_eq!(looks.at(None, pos2(100.0 + 100.0 * step as f32, 200.0)), hex, "{step}");
        }
        for _ in 0..40 {
            assert_eq!(looks.at(None, pos2(1100.0, 100.0)), hex);
        }
        // It goes a little after the mouse.
        let gone: Vec<Option<Hex>> = (0..12).map(|_| looks.at(None, pos2(500.0, 300.0))).collect();
        assert_eq!((gone[0], gone[11]), (hex, None));
    }

    /// Points at a row, or at none, with the mouse at some place; gives the choice on the card.
    fn on_card(looks: &mut Looks, pointed: Option<usize>, mouse: Pos2) -> Option<usize> {
        looks.time += 0.1;
        let events = vec![Event::PointerMoved(mouse)];
        let input = RawInput { time: Some(looks.time), events, ..RawInput::default() };
        let (world, mut shown) = (looks.app.world(), None);
        let mut output = looks.ctx.run_ui(input, |ui| {
            shown = choice(ui.ctx(), world, pointed);
            let card = Rect::from_min_size(pos2(0.0, 300.0), vec2(236.0, 200.0));
            remember_choice(ui.ctx(), card);
        });
        output.textures_delta.clear();
        shown
    }

    #[test]
    fn the_card_of_a_row_can_be_come_to_over_other_rows_and_pressed() {
        let mut app = battle("duel", 3);
        crate::hud::fits::asked(&mut app);
        let mut looks = Looks { app, ctx: Context::default(), time: 0.0 };
        assert_eq!(on_card(&mut looks, Some(1), pos2(100.0, 100.0)), Some(1));
        // Down over the next row and the gap below the list.
        assert_eq!(on_card(&mut looks, Some(2), pos2(100.0, 150.0)), Some(1));
        assert_eq!(on_card(&mut looks, None, pos2(100.0, 290.0)), Some(1));
        for _ in 0..30 {
            assert_eq!(on_card(&mut looks, None, pos2(210.0, 320.0)), Some(1));
        }
        // Away from the card nothing is held.
        assert_eq!(on_card(&mut looks, Some(2), pos2(100.0, 150.0)), Some(1));
        assert_eq!(on_card(&mut looks, Some(2), pos2(100.0, 150.0)), Some(2));
        assert_eq!(on_card(&mut looks, Some(1), pos2(100.0, 100.0)), Some(1));
        assert_eq!(on_card(&mut looks, None, pos2(600.0, 50.0)), None);
    }

    #[test]
    fn where_the_mouse_rests_the_card_goes_soon() {
        let app = battle("duel", 3);
        let table = Table::new(app.world());
        let hex = table.figures().next().map(|figure| table.hex(figure));
        let mut looks = Looks { app, ctx: Context::default(), time: 0.0 };
        looks.at(hex, pos2(100.0, 300.0));
        let seen: Vec<Option<Hex>> = (0..12).map(|_| looks.at(None, pos2(150.0, 300.0))).collect();
        assert_eq!((seen[0], seen[11]), (hex, None));
    }
}
