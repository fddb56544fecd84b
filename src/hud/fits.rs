//! The panels of a battle in windows of every form and at every size of text: nothing that can be
//! pressed lies under something else or is cut off at an edge, least of all the button that does
//! what is picked and the chance of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Rect, vec2};
use riposte_ai::Player;
use riposte_record::Lesson;
use riposte_rules::battle::RulesPlugin;
use riposte_rules::data::{Library, Scenario};
pub(crate) use riposte_trial::FIRST;
use riposte_words::text;

use super::laid::Laid;
use super::{Picked, Picking, layout};
use crate::app_state::Notice;
use crate::battle_log::BattleLog;
use crate::board::camera::{self, View, ViewMoved};
use crate::board::contract::{Aim, BoardFrame, HoveredFigure, Look, Palette, Spotlight, Stage};
use crate::driver::{self, Match, PendingPrompt, Play, Prompt, Still};
use crate::figures::follow::attend;
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
/// In windows less wide and high than this the name of a lesson may lie under its button.
const NARROWEST: f32 = 350.0;

/// A battle in which somebody is asked, without a window.
pub(crate) fn battle(scenario: &str, seed: u64) -> App {
    theme::speak_as_asked();
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
pub(crate) fn asked(app: &mut App) -> Prompt {
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

/// A squire to play with.
pub(super) fn squire() -> Box<dyn Player> {
    let Some(squire) = riposte_ai::find("squire") else { panic!("there is no squire") };
    squire.make(1, &riposte_shelf::library())
}

/// Plays like a squire until a prompt has what is looked for.
pub(super) fn until<T>(app: &mut App, look: impl Fn(&Prompt) -> Option<T>) -> T {
    let mut squire = squire();
    for _ in 0..300 {
        let mut prompt = asked(app);
        let world = app.world();
        let soon = bevy::platform::time::Instant::now() + std::time::Duration::from_secs(60);
        prompt.learn(riposte_rules::battle::Table::new(world), None, soon);
        app.world_mut().resource_mut::<PendingPrompt>().0 = Some(prompt.clone());
        if let Some(found) = look(&prompt) {
            return found;
        }
        let choice = squire.decide(app.world()).map_or(prompt.decision.default, |chosen| chosen.0);
        driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
    }
    panic!("it does not come to that");
}

/// Plays until a choice with a chance can be picked, and picks it.
pub(super) fn until_a_blow(app: &mut App) -> Picking {
    until(app, |prompt| {
        let number = prompt.options.iter().position(|it| it.forecast.chance.is_some())?;
        let verb = Some(prompt.options[number].choice.verb);
        Some(Picking { verb, picked: Some(number), ..Picking::default() })
    })
}

/// A battle at its first choice that has a chance: what is asked there, and that choice picked.
pub(super) fn at_a_blow(scenario: &str) -> (App, Prompt, Picking) {
    let mut app = battle(scenario, 3);
    let blow = until_a_blow(&mut app);
    let prompt = app.world().resource::<PendingPrompt>().0.clone();
    (app, prompt.unwrap_or_else(|| panic!("nobody is asked")), blow)
}

/// The panels of a window of such a size, in points of text.
pub(super) fn laid(world: &World, picking: &mut Picking, size: egui::Vec2) -> Laid {
    drawn_and_laid(world, picking, size).1.unwrap_or_else(|| panic!("nothing was drawn"))
}

/// Desks, in pixels, with the least part of the window that the board has while nobody decides, and
/// the least size of a figure in pixels.
pub(super) const DESKS: [([f32; 2], f32, f32); 2] =
    [([1280.0, 720.0], 0.70, 52.0), ([1920.0, 1080.0], 0.78, 64.0)];
/// The size of a window of so many pixels in points of text.
pub(super) fn points([width, height]: [f32; 2]) -> egui::Vec2 {
    let size = vec2(width, height);
    size / theme::growth(size)
}

/// The frame that panels leave the board in a window of so many pixels.
fn frame(window: [f32; 2], laid: &Laid) -> BoardFrame {
    let (size, grown) = (points(window), theme::growth(window.into()));
    BoardFrame {
        left: laid.free.left() * grown,
        right: (size.x - laid.free.right()) * grown,
        top: laid.free.top() * grown,
        bottom: (size.y - laid.free.bottom()) * grown,
    }
}

/// Opens the view in a window of so many pixels; how many a unit of the drawing has.
pub(super) fn opened(world: &mut World, window: [f32; 2], laid: &Laid) -> f32 {
    world.insert_resource(frame(window, laid));
    let shown = show(world, window);
    let zoom = camera::fit_once(world);
    world.despawn(shown);
    zoom
}

/// A window of so many pixels.
fn show(world: &mut World, [width, height]: [f32; 2]) -> Entity {
    let resolution = (width as u32, height as u32).into();
    world.spawn((Window { resolution, ..Window::default() }, PrimaryWindow)).id()
}

/// Shows a battle in a window of so many pixels, with the view as the game moves it.
pub(super) fn keep_in_view(app: &mut App, window: [f32; 2]) {
    app.init_resource::<BoardFrame>();
    camera::keep_fitted(app);
    app.add_systems(Update, attend.after(ViewMoved));
    show(app.world_mut(), window);
}

/// Where the panels stand once such a view has come to rest.
pub(super) fn come_to_rest(app: &mut App, window: [f32; 2], picking: &mut Picking) -> Laid {
    let laid = laid(app.world(), picking, points(window));
    app.insert_resource(frame(window, &laid));
    for _ in 0..6 {
        app.update();
    }
    laid
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
    let mut laid = None;
    let seen = theme::settled(size, |ctx| {
        laid = Some(layout::draw(ctx, world, picking, &mut Vec::new()));
    });
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

/// Words over which a button lies.
fn under(seen: &[Seen], button: &str) -> Vec<String> {
    let buttons = seen.iter().filter(|one| one.role == "Button" && one.name == button);
    let under = buttons.flat_map(|button| {
        let words = seen.iter().filter(|one| one.role == "Label");
        words.filter(|one| overlap(one.part, button.part))
    });
    under.map(|one| format!("{button} lies over {}", one.name)).collect()
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
    // In another language words are longer at the usual size of text as well.
    let texts: &[f32] = if riposte_words::is_english() { &TEXTS } else { &[1.0] };
    for [width, height] in WINDOWS {
        for text in texts.iter().copied() {
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
                    found.extend(whole(&seen, &text!("card-do-it")).err());
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
                let [menu, undo] = [text!("top-menu"), text!("top-undo")];
                found.extend([&menu, &undo].iter().filter_map(|name| whole(&seen, name).err()));
                found.extend(under(&seen, &undo));
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
                    if size.min_elem() >= NARROWEST {
                        found.extend(under(&seen, &text!("lesson-card-leave")));
                    }
                    match crate::closeup::is_there(app.world()) {
                        _ if !smallest && picked.is_none() => {
                            found.extend(whole(&seen, &text!("lesson-card-leave")).err());
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
