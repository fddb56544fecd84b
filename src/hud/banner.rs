//! Over the board: who attacks whom with what, hand-over between persons, the end.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Area, Frame, Margin, Order, Rect, RichText, Stroke, Ui};
use riposte_rules::battle::{Ending, Table, TurnNumber};
use riposte_rules::exchange::{Link, LinkView};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::side_name;
use riposte_rules::tell::ending;
use riposte_words::{phrase, text};

use super::command::HudCommand;
use super::{lesson, pad_legend};
use crate::board::camera::View;
use crate::driver::{Match, PendingPrompt, Play, Prompt};
use crate::match_setup::{MatchSetup, fared_words};
use crate::playback::away_words;
use crate::records::friend;
use crate::screens::MenuCommand;
use crate::theme::{self, widgets};

/// Shows the banner that waits for a press, if there is one; gives its place.
pub(super) fn pressed(
    ctx: &egui::Context,
    free: Rect,
    world: &World,
    commands: &mut Vec<HudCommand>,
) -> Option<Rect> {
    match world.resource::<Match>().play {
        Play::HandOver(side) => Some(hand_over(ctx, free, world, side, commands)),
        Play::Away(side) => Some(away(ctx, free, world, side, commands)),
        Play::Over => over(ctx, free, world, commands),
        _ => None,
    }
}

/// Shows the banner of the exchange under way, if there is one; gives its place.
pub(super) fn read(ctx: &egui::Context, free: Rect, world: &World) -> Option<Rect> {
    match world.resource::<Match>().play {
        Play::HandOver(_) | Play::Away(_) | Play::Over => None,
        _ => exchange(ctx, free, world),
    }
}

/// What a banner is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// It is only read: it is as wide as it needs and lets clicks through to the board.
    Read,
    /// It waits for a press.
    Press,
}

/// A board less high than this, in points, as that of a phone held sideways, has banners that are a
/// slim line in a corner.
const LOW: f32 = 340.0;

fn is_low(free: Rect) -> bool {
    free.height() < LOW
}

fn paper(low: bool) -> Frame {
    Frame::new()
        .fill(theme::PAPER)
        .stroke(Stroke::new(1.5, theme::INK))
        .corner_radius(6.0)
        .inner_margin(if low { Margin::symmetric(8, 2) } else { Margin::symmetric(18, 9) })
}

fn at(
    ctx: &egui::Context,
    free: Rect,
    (name, purpose): (&str, Purpose),
    pivot: Align2,
    add: impl FnOnce(&mut Ui),
) -> Rect {
    let low = is_low(free);
    let place = pivot.pos_in_rect(&free.shrink(if low { 3.0 } else { 8.0 }));
    let read = purpose == Purpose::Read;
    let area = Area::new(egui::Id::new(name)).order(Order::Foreground).interactable(!read);
    let widest = match (read, low) {
        (true, true) => free.width(),
        (true, false) => free.width() * 0.85,
        (false, _) => 400.0,
    };
    // Among many cards there may be no room left; then the words lie over one of them.
    let widest = widest.min(free.width() - 24.0).max(LEAST);
    let shown = area.pivot(pivot).fixed_pos(place).show(ctx, |ui| {
        ui.set_max_width(widest);
        paper(low).show(ui, |ui| ui.vertical_centered(add));
    });
    shown.response.rect
}

/// Under the card of a lesson the board needs so much height before there is room for a banner.
const FIGHT: f32 = 220.0;
/// A banner is never less wide than this, in points.
const LEAST: f32 = 120.0;

/// The manoeuvres under way, the last one greatest.
fn exchange(ctx: &egui::Context, free: Rect, world: &World) -> Option<Rect> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    let (last, before) = prompt.exchange.split_last()?;
    // Away from whom it is about, and where it is until the exchange is over.
    // Under the card of a lesson there is little room in a small window.
    let under_card = theme::small(ctx) && lesson::is_there(world);
    let at_foot = under_card || stays(ctx, world, prompt, rise(world, prompt) > 0.0);
    let slim = is_low(free);
    let before = if under_card || slim { &[] } else { before };
    if under_card && free.height() < FIGHT {
        return None;
    }
    let pivot = match (at_foot, slim) {
        (true, true) => Align2::LEFT_BOTTOM,
        (true, false) => Align2::CENTER_BOTTOM,
        (false, true) => Align2::LEFT_TOP,
        (false, false) => Align2::CENTER_TOP,
    };
    let size = match slim {
        true => 13.5,
        false if free.width() < NARROW => 15.5,
        false => 19.0,
    };
    Some(at(ctx, free, ("exchange", Purpose::Read), pivot, |ui| {
        for link in before {
            ui.label(widgets::pale(sentence(world, link)));
        }
        let table = Table::new(world);
        let side = table.side(last.actor);
        let mine = side == prompt.decision.side;
        let ink = if mine { theme::INK } else { theme::side_color(world, side) };
        ui.label(RichText::new(sentence(world, last)).size(size).family(theme::bold()).color(ink));
    }))
}

/// Whether the banner stands low: as it stood when the exchange began.
fn stays(ctx: &egui::Context, world: &World, prompt: &Prompt, low: bool) -> bool {
    let turn = world.resource::<TurnNumber>().0;
    let exchange = prompt.exchange.first().map(|link| (link.actor, link.choice));
    let now = egui::Id::new((turn, exchange));
    ctx.data_mut(|data| {
        let known = data.get_temp_mut_or_insert_with(egui::Id::new("banner"), || (now, low));
        if known.0 != now {
            *known = (now, low);
        }
        known.1
    })
}

/// A board less wide than this, in points, has room for small words only.
const NARROW: f32 = 520.0;

/// How far above the middle of the view those are, all together, who are in the manoeuvres.
fn rise(world: &World, prompt: &Prompt) -> f32 {
    let (table, view) = (Table::new(world), world.resource::<View>());
    let rises = prompt.exchange.iter().map(|link| view.rise(table.hex(link.actor)));
    rises.chain([view.rise(prompt.stand)]).sum()
}

/// A manoeuvre with who makes it.
pub fn sentence(world: &World, link: &LinkView) -> String {
    let (name, words) = (Table::new(world).name(link.actor), phrase(&link.words));
    match link.link {
        Link::Action => format!("{name} {words}"),
        Link::Reaction => text!("banner-answers", name = name, words = words),
        Link::FollowOn => text!("banner-follows-on", name = name, words = words),
    }
}

/// Who is called upon, in the colour of the side.
fn called(ui: &mut Ui, world: &World, side: Side, name: &str, size: f32) {
    let name = RichText::new(name).size(size).family(theme::bold());
    ui.label(name.color(theme::side_color(world, side)));
}

fn hand_over(
    ctx: &egui::Context,
    free: Rect,
    world: &World,
    side: Side,
    commands: &mut Vec<HudCommand>,
) -> Rect {
    at(ctx, free, ("hand-over", Purpose::Press), Align2::CENTER_CENTER, |ui| {
        let size = if is_low(free) { 22.0 } else { 30.0 };
        called(ui, world, side, &side_name(world, side), size);
        let figure = Table::new(world).decision().map(|decision| decision.figure);
        if let Some(figure) = figure {
            let name = Table::new(world).name(figure);
            ui.label(text!("banner-decide-for", name = name));
        }
        ui.add_space(6.0);
        if widgets::menu_button(ui, &text!("banner-take-seat")).clicked() {
            commands.push(HudCommand::TakeOver);
        }
        if !theme::small(ctx) {
            pad_legend::presses(ui, world, &text!("banner-enter-or-space"));
        }
    })
}

/// The battle waits for a friend far away.
fn away(
    ctx: &egui::Context,
    free: Rect,
    world: &World,
    side: Side,
    commands: &mut Vec<HudCommand>,
) -> Rect {
    // At the upper edge: what was decided last stays in view.
    at(ctx, free, ("away", Purpose::Press), Align2::CENTER_TOP, |ui| {
        called(ui, world, side, &friend(world, side), 24.0);
        ui.label(away_words(world));
        ui.add_space(6.0);
        if widgets::menu_button(ui, &MenuCommand::HandOn.words()).clicked() {
            commands.push(HudCommand::HandOn);
        }
    })
}

fn over(
    ctx: &egui::Context,
    free: Rect,
    world: &World,
    commands: &mut Vec<HudCommand>,
) -> Option<Rect> {
    let outcome = world.resource::<Ending>().0?;
    let fared = world.get_resource::<MatchSetup>().and_then(|setup| setup.fared(outcome.winner));
    // At the upper edge: the last blow stays in view.
    Some(at(ctx, free, ("over", Purpose::Press), Align2::CENTER_TOP, |ui| {
        let (small, great) = if is_low(free) { (14.0, 16.0) } else { (17.0, 21.0) };
        if let Some(words) = fared.map(fared_words) {
            ui.label(RichText::new(words).size(small));
        }
        ui.label(
            RichText::new(ending(Table::new(world), outcome)).size(great).family(theme::bold()),
        );
        ui.add_space(6.0);
        if widgets::menu_button(ui, &text!("ask-see-how-it-went")).clicked() {
            commands.push(HudCommand::Outcome);
        }
        if !theme::small(ctx) {
            pad_legend::presses(ui, world, &text!("banner-enter"));
        }
    }))
}
