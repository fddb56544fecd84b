//! The panels of a battle in windows of every form and at every size of text: nothing that can be
//! pressed lies under something else or is cut off at an edge, least of all the button that does
//! what is picked and the chance of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Rect, vec2};
use riposte_record::Lesson;
use riposte_rules::battle::RulesPlugin;
use riposte_rules::data::{Library, Scenario};

use super::laid::Laid;
use super::{Picked, Picking, layout};
use crate::app_state::Notice;
use crate::battle_log::BattleLog;
use crate::board::camera::{self, View};
use crate::board::contract::FACE;
use crate::board::contract::{Aim, BoardFrame, HoveredFigure, Look, Palette, Spotlight, Stage};
use crate::driver::{self, Match, PendingPrompt, Play, Prompt, Still};
use crate::input::{Acts, Keys, LookedAt};
use crate::lesson;
use crate::match_setup::{MatchSetup, Seat};
use crate::settings::Settings;
use crate::theme::{self, Seen, icons};

/// Sizes of windows, in pixels: phones held either way, and desks.
const WINDOWS: [[f32; 2]; 6] = [
    [390.0, 844.0],
    [844.0, 390.0],
    [360.0, 640.0],
    [640.0, 360.0],
    [960.0, 560.0],
    [1280.0, 720.0],
];
const TEXTS: [f32; 5] = [0.75, 1.0, 1.25, 1.5, 1.75];

/// A battle in which somebody is asked, without a window.
pub(super) fn battle(scenario: &str, seed: u64) -> App {
    let mut app = App::new();
    let settings = Settings::default();
    app.add_plugins(RulesPlugin { shelf: riposte_shelf::shelf() })
        .insert_resource(riposte_shelf::library())
        .insert_resource(Keys::with(&settings))
        .insert_resource(settings)
        .insert_resource(Palette::of(&Look::default()))
        .init_resource::<icons::Pictures>()
        .init_resource::<Acts>()
        .init_resource::<Aim>()
        .init_resource::<HoveredFigure>()
        .init_resource::<LookedAt>()
        .init_resource::<View>()
        .init_resource::<Match>()
        .init_resource::<BattleLog>()
        .init_resource::<PendingPrompt>()
        .init_resource::<Still>()
        .init_resource::<Spotlight>()
        .init_resource::<Stage>();
    let scenario = Scenario::shipped(app.world().resource::<Library>(), scenario);
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    let seats = vec![Seat::Person; scenario.sides.len()];
    driver::start(app.world_mut(), &MatchSetup { scenario, seats, seed, sworn: false })
        .unwrap_or_else(|error| panic!("{error}"));
    app
}

/// The next prompt.
pub(super) fn asked(app: &mut App) -> Prompt {
    for _ in 0..1000 {
        driver::drive(app.world_mut());
        app.world_mut().resource_mut::<Stage>().resync();
        if let Play::HandOver(_) = app.world().resource::<Match>().play {
            driver::take_over(app.world_mut());
        }
        if let Some(prompt) = &app.world().resource::<PendingPrompt>().0 {
            return prompt.clone();
        }
    }
    panic!("nobody is asked");
}

/// Plays like a squire until a choice with a chance can be picked, and picks it.
pub(super) fn until_a_blow(app: &mut App) -> Picking {
    let library = app.world().resource::<Library>().clone();
    let Some(squire) = riposte_ai::find("squire") else { panic!("there is no squire") };
    let mut squire = squire.make(1, &library);
    for _ in 0..300 {
        let mut prompt = asked(app);
        let world = app.world();
        let soon = bevy::platform::time::Instant::now() + std::time::Duration::from_secs(60);
        prompt.learn(riposte_rules::battle::Table::new(world), None, soon);
        let blow = prompt.options.iter().position(|option| option.forecast.chance.is_some());
        app.world_mut().resource_mut::<PendingPrompt>().0 = Some(prompt.clone());
        if let Some(number) = blow {
            let picking =
                Picking { verb: Some(prompt.options[number].choice.verb), ..Picking::default() };
            return Picking { picked: Some(number), ..picking };
        }
        let choice = squire.decide(app.world()).map_or(prompt.decision.default, |chosen| chosen.0);
        driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
    }
    panic!("nobody strikes");
}

/// The panels of a window of such a size, in points of text.
pub(super) fn laid(world: &World, picking: &mut Picking, size: egui::Vec2) -> Laid {
    let ctx = theme::dressed(size);
    let screen = Rect::from_min_size(egui::Pos2::ZERO, size);
    let mut laid = None;
    for _ in 0..4 {
        let input = egui::RawInput { screen_rect: Some(screen), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |_| {
            laid = Some(layout::draw(&ctx, world, picking, &mut Vec::new()));
        });
        output.textures_delta.clear();
    }
    laid.unwrap_or_else(|| panic!("nothing was drawn"))
}

/// The part of the window in which the board is seen: below the bar, and under no slip.
fn share(laid: &Laid, size: egui::Vec2) -> f32 {
    const STEP: f32 = 4.0;
    let at = |n: u32| n as f32 * STEP + STEP / 2.0;
    let points = (0..(size.y / STEP) as u32)
        .flat_map(|y| (0..(size.x / STEP) as u32).map(move |x| egui::pos2(at(x), at(y))));
    let all = points.clone().count();
    let seen = points.filter(|point| {
        point.y > laid.room.top() && !laid.slips.iter().any(|slip| slip.contains(*point))
    });
    seen.count() as f32 / all as f32
}

/// The first scenario of each book.
pub(super) const FIRST: [&str; 5] = ["duel", "yard", "measure", "lesson", "footbridge"];
/// Desks, in pixels, with the least part of the window that the board has while nobody decides, and
/// the least size of a figure in pixels.
pub(super) const DESKS: [([f32; 2], f32, f32); 2] =
    [([1280.0, 720.0], 0.70, 52.0), ([1920.0, 1080.0], 0.78, 64.0)];
/// The least part while somebody does.
const DECIDING: f32 = 0.60;

/// The size of a window of so many pixels in points of text.
pub(super) fn points([width, height]: [f32; 2]) -> egui::Vec2 {
    let size = vec2(width, height);
    size / theme::growth(size)
}

#[test]
fn the_board_has_most_of_the_window() {
    let mut found = Vec::new();
    for scenario in FIRST {
        let mut app = battle(scenario, 3);
        for decisions in 0..8 {
            let prompt = asked(&mut app);
            let from = app.world().resource::<Match>().play;
            for (window, least, _) in DESKS {
                let size = points(window);
                let deciding = share(&laid(app.world(), &mut Picking::default(), size), size);
                // Somebody is pointed at, and a choice picked.
                let shown = app.world_mut().resource_mut::<PendingPrompt>().0.take();
                app.world_mut().resource_mut::<Match>().play = Play::Showing;
                let idle = share(&laid(app.world(), &mut Picking::default(), size), size);
                app.world_mut().resource_mut::<PendingPrompt>().0 = shown;
                app.world_mut().resource_mut::<Match>().play = from;
                app.world_mut().resource_mut::<LookedAt>().0 = Some(prompt.stand);
                let mut picking = Picking { picked: Some(0), ..Picking::default() };
                let pointing = share(&laid(app.world(), &mut picking, size), size);
                app.world_mut().resource_mut::<LookedAt>().0 = None;
                println!(
                    "{scenario} {decisions} {window:?}: {:.1} % idle, {:.1} % deciding, {:.1} % pointing",
                    idle * 100.0,
                    deciding * 100.0,
                    pointing * 100.0
                );
                for (what, share, least) in [
                    ("nobody decides", idle, least),
                    ("somebody decides", deciding, DECIDING),
                    ("somebody is pointed at", pointing, DECIDING),
                ] {
                    if share < least {
                        found.push(format!("{scenario}, {window:?}, {what}: {share}"));
                    }
                }
            }
            let choice = prompt.decision.default;
            driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Opens the view in a window of so many pixels; how many a unit of the drawing has.
pub(super) fn opened(world: &mut World, window: [f32; 2], laid: &Laid) -> f32 {
    let (size, grown) = (points(window), theme::growth(window.into()));
    world.insert_resource(BoardFrame {
        left: laid.free.left() * grown,
        right: (size.x - laid.free.right()) * grown,
        top: laid.free.top() * grown,
        bottom: (size.y - laid.free.bottom()) * grown,
    });
    let resolution = (window[0] as u32, window[1] as u32).into();
    let shown = world.spawn((Window { resolution, ..Window::default() }, PrimaryWindow)).id();
    let zoom = camera::fit_once(world);
    world.despawn(shown);
    zoom
}

#[test]
fn figures_are_large_when_the_view_opens() {
    // The last one is played in the close-up.
    for scenario in FIRST.into_iter().take(4) {
        let mut app = battle(scenario, 3);
        asked(&mut app);
        for (window, _, least) in DESKS {
            let laid = laid(app.world(), &mut Picking::default(), points(window));
            let figure = opened(app.world_mut(), window, &laid) * 2.0 * FACE;
            println!("{scenario} {window:?}: a figure is {figure:.1} pixels");
            assert!(figure >= least, "{scenario}, {window:?}: {figure}");
        }
    }
}

/// The widgets of a window of such a size, in points of text.
pub(super) fn drawn(world: &World, picking: &mut Picking, size: egui::Vec2) -> Vec<Seen> {
    drawn_and_laid(world, picking, size).0
}

/// The widgets of a window of such a size, and where the panels stand.
pub(super) fn drawn_and_laid(
    world: &World,
    picking: &mut Picking,
    size: egui::Vec2,
) -> (Vec<Seen>, Option<Laid>) {
    let ctx = theme::dressed(size);
    let screen = Rect::from_min_size(egui::Pos2::ZERO, size);
    let mut seen = Vec::new();
    let mut laid = None;
    // What lies beside what is known after a frame.
    for _ in 0..4 {
        let input = egui::RawInput { screen_rect: Some(screen), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |_| {
            laid = Some(layout::draw(&ctx, world, picking, &mut Vec::new()));
        });
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update;
        seen = update.map(|update| theme::seen(&ctx, &update)).unwrap_or_default();
    }
    (seen, laid)
}

/// Whether two rectangles have more in common than an edge.
pub(super) fn overlap(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 1.0 && common.height() > 1.0
}

/// Words beyond the edge of the window, and buttons whose clicks the board would take as well.
fn strays(seen: &[Seen], laid: &Laid, size: egui::Vec2) -> Vec<String> {
    let shown = |one: &&Seen| one.part.width() > 1.0 && one.part.height() > 1.0;
    let mut strays = Vec::new();
    for one in seen.iter().filter(shown) {
        if one.role == "Label" && one.whole.right() > size.x + 1.0 {
            strays.push(format!("{} goes beyond the edge: {:?}", one.name, one.whole));
        }
        let on_slip = laid.slips.iter().any(|slip| slip.contains(one.part.center()));
        if one.role == "Button" && !on_slip && overlap(laid.room, one.part) {
            strays.push(format!("{} lies over the board: {:?}", one.name, one.part));
        }
    }
    strays
}

/// Words over which the leftmost switch of the bar lies.
fn under_undo(seen: &[Seen]) -> Vec<String> {
    let undo = seen.iter().filter(|one| one.name == "Undo");
    let under = undo.flat_map(|undo| {
        let words = seen.iter().filter(|one| one.role == "Label");
        words.filter(|one| overlap(one.part, undo.part))
    });
    under.map(|one| format!("Undo lies over {}", one.name)).collect()
}

/// Whether a close-up has no room for names beside its figures.
fn too_small(world: &World, size: egui::Vec2) -> bool {
    crate::closeup::is_there(world) && size.min_elem() < 250.0
}

/// What overlaps or is cut off.
fn faults(seen: &[Seen], size: egui::Vec2) -> Vec<String> {
    let screen = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
    let shown = |one: &&Seen| one.part.width() > 1.0 && one.part.height() > 1.0;
    let pressed: Vec<&Seen> =
        seen.iter().filter(|one| one.role == "Button").filter(shown).collect();
    let mut faults = Vec::new();
    for (number, one) in pressed.iter().enumerate() {
        if !screen.contains_rect(one.part) || one.whole.left() < one.part.left() - 1.0 {
            faults.push(format!("{} is cut off: {:?} of {:?}", one.name, one.part, one.whole));
        }
        for other in &pressed[number + 1..] {
            let common = one.part.intersect(other.part);
            if common.width() > 1.0 && common.height() > 1.0 {
                faults.push(format!("{} and {} overlap at {common:?}", one.name, other.name));
            }
        }
    }
    faults
}

/// The one widget with these words, seen as a whole.
pub(super) fn whole<'a>(seen: &'a [Seen], name: &str) -> Result<&'a Seen, String> {
    let one = seen.iter().find(|one| one.name == name);
    let one = one.ok_or_else(|| format!("{name} is not there"))?;
    match one.part.expand(0.5).contains_rect(one.whole) {
        true => Ok(one),
        false => Err(format!("of {name} only {:?} of {:?} is seen", one.part, one.whole)),
    }
}

fn for_every_window(mut look: impl FnMut(egui::Vec2) -> Vec<String>) {
    let mut found = Vec::new();
    for [width, height] in WINDOWS {
        for text in TEXTS {
            let size = vec2(width, height) / text;
            let faults = look(size);
            found.extend(
                faults.iter().map(|fault| format!("{width} × {height} at {text}: {fault}")),
            );
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn the_card_of_what_is_picked_has_its_room_in_every_window() {
    for scenario in FIRST.into_iter().chain(["match"]) {
        let mut app = battle(scenario, 3);
        let blow = until_a_blow(&mut app);
        let first = Picking { picked: Some(0), ..Picking::default() };
        let cards = [&blow, &first].into_iter();
        for (picking, details) in cards.flat_map(|card| [(card, false), (card, true)]) {
            for_every_window(|size| {
                if too_small(app.world(), size) {
                    return Vec::new();
                }
                let mut picking = Picking { details, ..picking.clone() };
                let (seen, laid) = drawn_and_laid(app.world(), &mut picking, size);
                let mut found = faults(&seen, size);
                let strays = laid.iter().flat_map(|laid| strays(&seen, laid, size));
                found.extend(strays.map(|stray| format!("{scenario}: {stray}")));
                if theme::Form::of(&theme::dressed(size)).is_small() {
                    found.extend(whole(&seen, "Do it").err());
                }
                found
            });
        }
    }
}

#[test]
fn the_panels_of_a_battle_fit_every_window() {
    for scenario in FIRST.into_iter().chain(["match"]) {
        let mut app = battle(scenario, 3);
        for _ in 0..6 {
            let prompt = asked(&mut app);
            for_every_window(|size| {
                if too_small(app.world(), size) {
                    return Vec::new();
                }
                let (seen, laid) = drawn_and_laid(app.world(), &mut Picking::default(), size);
                let mut found = faults(&seen, size);
                let strays = laid.iter().flat_map(|laid| strays(&seen, laid, size));
                found.extend(strays.map(|stray| format!("{scenario}: {stray}")));
                found.extend(["Menu", "Undo"].iter().filter_map(|name| whole(&seen, name).err()));
                found.extend(under_undo(&seen));
                found
            });
            let choice = prompt.decision.default;
            driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn a_lesson_fits_every_window_at_every_step() {
    for key in Lesson::keys(&riposte_shelf::library()) {
        let lesson = Arc::new(
            Lesson::shipped(&riposte_shelf::library(), &key)
                .unwrap_or_else(|error| panic!("{error}")),
        );
        let mut app = battle("duel", 3);
        app.init_resource::<Notice>().init_resource::<Picking>();
        lesson::begin(app.world_mut(), lesson.clone(), 0).unwrap_or_else(|error| panic!("{error}"));
        for _ in 0..=lesson.steps.len() {
            let prompt = asked(&mut app);
            let wanted = lesson::wanted(app.world());
            let picked = wanted.first().and_then(|choice| prompt.number_of(choice));
            // With somebody looked at, and with a choice picked.
            app.world_mut().resource_mut::<LookedAt>().0 = Some(prompt.stand);
            for picked in [None, picked.or(Some(0))] {
                for_every_window(|size| {
                    let mut picking = Picking { picked, ..Picking::default() };
                    let seen = drawn(app.world(), &mut picking, size);
                    let mut found = faults(&seen, size);
                    // In the smallest windows the card is in the list, which scrolls, and a close-up
                    // has no room for names beside its figures.
                    let smallest = size.min_elem() < 250.0;
                    match crate::closeup::is_there(app.world()) {
                        _ if !smallest && picked.is_none() => {
                            found.extend(whole(&seen, "Leave").err());
                        }
                        true if smallest => found.clear(),
                        _ => {}
                    }
                    found
                });
            }
            if let Some(number) = picked {
                super::carry_out(app.world_mut(), Picked::Take(number));
            }
        }
    }
}
