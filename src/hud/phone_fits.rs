//! The panels in the hand: on a phone, held either way, a card is as high as what stands on it, nothing
//! that warns is hidden without a sign, and the board is left to be seen.

use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{self, vec2};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Forecast, Note};
use riposte_words::text;

use super::fits::{
    FIRST, asked, battle, drawn_and_laid, opened, overlap, until, until_a_blow, whole,
};
use super::laid::Laid;
use super::{Picking, Tab, layout};
use crate::driver::PendingPrompt;
use crate::figures::short_name;
use crate::input::LookedAt;
use crate::theme::{self, Seen};

/// A phone held upright and sideways, in points.
const PHONES: [[f32; 2]; 2] = [[390.0, 844.0], [844.0, 390.0]];
/// The least height of a list, with one row in it.
const LIST: f32 = 104.0;
/// What stands around the words of a card, and below the card.
const AROUND: f32 = 32.0;

/// What is seen beside the board, and where that is.
fn beside_board(world: &World, picking: &Picking, size: egui::Vec2) -> (Vec<Seen>, Laid) {
    let (mut seen, laid) = drawn_and_laid(world, &mut picking.clone(), size);
    let laid = laid.unwrap_or_else(|| panic!("nothing was drawn"));
    seen.retain(|one| !laid.room.contains(one.part.center()) && one.part.height() > 1.0);
    (seen, laid)
}

/// All that is written in a window of such a size.
fn written(world: &World, picking: &Picking, size: egui::Vec2) -> Vec<TextShape> {
    theme::written(size, |ctx| {
        layout::draw(ctx, world, &mut picking.clone(), &mut Vec::new());
    })
}

#[test]
fn the_card_of_a_choice_is_as_high_as_what_stands_on_it() {
    let mut found = Vec::new();
    for scenario in FIRST {
        let mut app = battle(scenario, 3);
        let blow = until_a_blow(&mut app);
        let first = Picking { picked: Some(0), ..Picking::default() };
        for (picking, [width, height]) in
            [&blow, &first].into_iter().flat_map(|picking| PHONES.map(|phone| (picking, phone)))
        {
            let (seen, _) = beside_board(app.world(), picking, vec2(width, height));
            let bottom = seen.iter().map(|one| one.part.bottom()).fold(0.0, f32::max);
            // It stands below the list, or alone where less is left than a list needs.
            let alone = whole(&seen, &text!("card-list")).is_ok();
            let most = if alone { LIST + AROUND } else { AROUND };
            let empty = height - bottom;
            if empty > most {
                found.push(format!("{scenario}, {width} × {height}: {empty}, alone {alone}"));
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Puts another forecast in the place of that of a choice.
fn foretell(world: &mut World, number: usize, forecast: Forecast) {
    let mut prompt = world.resource_mut::<PendingPrompt>();
    let option = prompt.0.as_mut().and_then(|prompt| prompt.options.get_mut(number));
    option.unwrap_or_else(|| panic!("nobody is asked")).forecast = forecast;
}

#[test]
fn what_is_below_the_edge_of_the_card_has_a_sign() {
    let mut app = battle("duel", 3);
    let blow = until_a_blow(&mut app);
    let sign = text!("card-more-below");
    let has_sign = |world: &World| {
        PHONES.map(|[width, height]| {
            let (seen, _) = beside_board(world, &blow, vec2(width, height));
            whole(&seen, &sign).is_ok()
        })
    };
    let number = blow.picked.unwrap_or_default();
    foretell(app.world_mut(), number, Forecast::default());
    assert_eq!(has_sign(app.world()), [false, false], "all of it is seen");
    let note = Note { text: "a danger that is told at length".into(), rule: "", warns: true };
    foretell(app.world_mut(), number, Forecast { notes: vec![note; 30], ..Forecast::default() });
    assert_eq!(has_sign(app.world()), [true, true], "dangers are hidden");
}

#[test]
fn on_a_low_board_the_banner_is_a_slim_line() {
    let mut app = battle("duel", 3);
    until(&mut app, |prompt| (!prompt.exchange.is_empty()).then_some(()));
    let (_, laid) = beside_board(app.world(), &Picking::default(), vec2(844.0, 390.0));
    let banner = laid.banner.unwrap_or_else(|| panic!("nothing is told of the blow"));
    // Two lines of small letters at the most, in a corner.
    assert!(banner.height() <= 46.0, "{banner:?}");
    let away = (banner.top() - laid.free.top()).min(laid.free.bottom() - banner.bottom());
    assert!(away <= 6.0 && banner.left() - laid.free.left() <= 6.0, "{banner:?}");
}

#[test]
fn every_figure_in_the_order_has_its_name() {
    let mut app = battle("field", 3);
    asked(&mut app);
    let table = Table::new(app.world());
    let order = table.book().turn_order(app.world());
    assert!(order.len() > 7, "all are named anywhere");
    for [width, height] in PHONES {
        let written = written(app.world(), &Picking::default(), vec2(width, height));
        for entry in &order {
            let name = short_name(table.name(entry.figure));
            let told = written.iter().any(|text| text.galley.text() == name);
            assert!(told, "{name}, {width} × {height}");
        }
    }
}

#[test]
fn the_ground_looked_at_is_told_in_full() {
    let mut app = battle("duel", 3);
    let stand = asked(&mut app).stand;
    app.world_mut().resource_mut::<LookedAt>().0 = Some(stand);
    let ground = format!("{}: ", hex_name(stand));
    let [upright, sideways] = PHONES;
    let windows = [(Tab::Figure, upright), (Tab::Figure, sideways), (Tab::Ask, [1280.0, 720.0])];
    for (tab, [width, height]) in windows {
        let picking = Picking { tab, ..Picking::default() };
        let mut written = written(app.world(), &picking, vec2(width, height));
        written.retain(|text| text.galley.text().starts_with(&ground));
        assert!(!written.is_empty(), "{ground} {width} × {height}");
        assert!(written.iter().all(|text| !text.galley.elided), "{ground} {width} × {height}");
    }
}

#[test]
fn names_in_a_close_up_are_whole_on_a_phone() {
    let mut app = battle("footbridge", 3);
    asked(&mut app);
    assert!(crate::closeup::is_there(app.world()), "nobody is face to face");
    let table = Table::new(app.world());
    for [width, height] in PHONES {
        let written = written(app.world(), &Picking::default(), vec2(width, height));
        for figure in table.active_figures() {
            let name = table.name(figure);
            let names = [name.to_owned(), short_name(name)];
            let told = |text: &&TextShape| names.iter().any(|name| name == text.galley.text());
            let mut cut = written.iter().filter(told).filter(|text| text.galley.elided);
            assert!(cut.next().is_none(), "{name} is cut off, {width} × {height}");
        }
    }
}

#[test]
fn the_dice_tray_and_the_banner_keep_apart_on_a_phone_held_sideways() {
    for scenario in ["duel", "measure"] {
        let mut app = battle(scenario, 3);
        app.init_resource::<crate::board::contract::Marks>();
        until(&mut app, |prompt| (!prompt.exchange.is_empty()).then_some(()));
        let (_, laid) = beside_board(app.world(), &Picking::default(), vec2(844.0, 390.0));
        let banner =
            laid.banner.unwrap_or_else(|| panic!("{scenario}: nothing is told of the blow"));
        let point = |at: egui::Pos2| Vec2::new(at.x, at.y);
        let rect =
            |rect: egui::Rect| bevy::math::Rect::from_corners(point(rect.min), point(rect.max));
        app.insert_resource(crate::board::contract::Covered {
            free: rect(laid.room),
            banner: Some(rect(banner)),
            ..default()
        });
        opened(app.world_mut(), [844.0, 390.0], &laid);
        let tray = crate::dice_tray::stands(app.world(), vec2(844.0, 390.0));
        let tray = tray.unwrap_or_else(|| panic!("{scenario}: there is no tray"));
        assert!(!overlap(tray, banner), "{scenario}: {tray:?} and {banner:?}");
        assert!(laid.room.expand(1.0).contains_rect(tray), "{scenario}: {tray:?} is cut off");
    }
}
