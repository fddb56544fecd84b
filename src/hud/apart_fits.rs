//! The panels of a battle beside each other: with a hint, the log, a card and a word to the player open,
//! no panel lies over another or beyond the edge, and none over who is asked or whom the choice is about.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Pos2, Rect, vec2};
use riposte_ai::Advice;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_words::text;

use super::fits::{DESKS, FIRST, at_a_blow, drawn_and_laid, laid, overlap, points, whole};
use super::laid::Laid;
use super::{Hint, Picking, Tab};
use crate::board::camera::{self, View};
use crate::board::contract::{BoardFrame, Covered};
use crate::board::in_sight::square;
use crate::driver::Prompt;
use crate::input::LookedAt;

/// Phones held either way.
const PHONES: [[f32; 2]; 2] = [[390.0, 844.0], [844.0, 390.0]];

/// What is open besides the list and the card of a choice.
#[derive(Clone, Copy, Debug)]
struct Open {
    hint: bool,
    log: bool,
    told: bool,
    figure: bool,
}

const SHUT: Open = Open { hint: false, log: false, told: false, figure: false };
const OPEN: [Open; 7] = [
    SHUT,
    Open { hint: true, ..SHUT },
    Open { log: true, ..SHUT },
    Open { figure: true, ..SHUT },
    Open { told: true, ..SHUT },
    Open { hint: true, log: true, ..SHUT },
    Open { hint: true, figure: true, ..SHUT },
];

impl Open {
    /// Whether several things are open at once, which together may leave no free place.
    fn is_crowded(self) -> bool {
        [self.hint, self.log, self.told, self.figure].into_iter().filter(|it| *it).count() > 1
    }
}

/// A hint that names this choice first, and some others.
fn hint(prompt: &Prompt, first: usize) -> Hint {
    let others = (0..prompt.options.len()).filter(|number| *number != first).take(2);
    let advice = std::iter::once(first).chain(others).map(|number| Advice {
        choice: prompt.options[number].choice,
        reasons: vec!["strikes with a good chance".into(), "stays out of reach".into()],
        behind: 0.0,
    });
    Hint::given(prompt.decision.clone(), advice.collect())
}

/// The figure asked, and whom the choice picked is about.
fn parties(world: &World, prompt: &Prompt, picking: &Picking) -> Vec<Hex> {
    let picked = picking.picked.and_then(|number| prompt.options.get(number));
    let target = picked.and_then(|option| option.choice.target);
    let target = target.map(|target| Table::new(world).hex(target));
    std::iter::once(prompt.stand).chain(target).collect()
}

/// Opens what is to be open, and looks at an enemy or at nobody.
fn open(world: &mut World, prompt: &Prompt, picking: &mut Picking, open: Open) {
    let first = picking.picked.unwrap_or_default();
    world.insert_resource(if open.hint { hint(prompt, first) } else { Hint::default() });
    picking.log.show(open.log);
    picking.told = open.told.then(|| "Dice have fallen since, and they are not taken back.".into());
    let table = Table::new(world);
    let other = table.active_figures().find(|it| table.side(*it) != prompt.decision.side);
    let looked = other.map(|figure| table.hex(figure)).filter(|_| open.figure);
    world.insert_resource(LookedAt(looked));
}

/// Opens the view beside the panels, and tells the next frame of the banner, as the game does; a point is
/// a pixel here.
fn view(world: &mut World, size: egui::Vec2, laid: &Laid) {
    world.insert_resource(BoardFrame {
        left: laid.free.left(),
        right: size.x - laid.free.right(),
        top: laid.free.top(),
        bottom: size.y - laid.free.bottom(),
    });
    let resolution = (size.x as u32, size.y as u32).into();
    let window = world.spawn((Window { resolution, ..Window::default() }, PrimaryWindow)).id();
    camera::fit_once(world);
    world.despawn(window);
    let point = |at: Pos2| Vec2::new(at.x, at.y);
    let rect = |it: Rect| bevy::math::Rect::from_corners(point(it.min), point(it.max));
    world.insert_resource(Covered { banner: laid.banner.map(rect), ..default() });
}

/// All panels over the board. Beside a close-up there is no room for the banner, which lies over others.
fn panels(world: &World, laid: &Laid) -> Vec<Rect> {
    let banner = laid.banner.filter(|_| !crate::closeup::is_there(world));
    laid.slips.iter().copied().chain(banner).collect()
}

/// Panels that lie over each other or beyond the edge.
fn over(panels: &[Rect], size: egui::Vec2) -> Vec<String> {
    let screen = Rect::from_min_size(Pos2::ZERO, size).expand(1.0);
    let mut found = Vec::new();
    for (number, one) in panels.iter().enumerate() {
        if !screen.contains_rect(*one) {
            found.push(format!("{one:?} is cut off"));
        }
        let others = panels[number + 1..].iter().filter(|other| overlap(*one, **other));
        found.extend(others.map(|other| format!("{one:?} and {other:?} lie over each other")));
    }
    found
}

/// Who of some lies under a panel, in the part of the window in which the fight is kept.
fn hidden(world: &World, laid: &Laid, panels: &[Rect], hexes: &[Hex]) -> Vec<String> {
    let mut found = Vec::new();
    for hex in hexes {
        let place = square(world.resource::<View>(), laid.free, 1.0, *hex).intersect(laid.free);
        let over = panels.iter().filter(|panel| overlap(**panel, place));
        found.extend(over.map(|panel| format!("{panel:?} hides {hex:?} at {place:?}")));
    }
    found
}

#[test]
fn no_panel_of_a_battle_lies_over_another() {
    let mut found = Vec::new();
    for scenario in FIRST {
        let (mut app, prompt, blow) = at_a_blow(scenario);
        for ((window, ..), now) in DESKS.into_iter().flat_map(|desk| OPEN.map(|open| (desk, open)))
        {
            let mut picking = blow.clone();
            open(app.world_mut(), &prompt, &mut picking, now);
            let size = points(window);
            for _ in 0..2 {
                let laid = laid(app.world(), &mut picking, size);
                view(app.world_mut(), size, &laid);
            }
            let laid = laid(app.world(), &mut picking, size);
            let panels = panels(app.world(), &laid);
            let mut faults = over(&panels, size);
            // In a close-up they are seen there, beside the map.
            if !now.is_crowded() && !crate::closeup::is_there(app.world()) {
                let hexes = parties(app.world(), &prompt, &picking);
                faults.extend(hidden(app.world(), &laid, &panels, &hexes));
            }
            found.extend(
                faults.iter().map(|fault| format!("{scenario}, {window:?}, {now:?}: {fault}")),
            );
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn on_a_phone_nothing_lies_over_the_board_but_what_is_said() {
    let mut found = Vec::new();
    for scenario in FIRST {
        let (mut app, prompt, blow) = at_a_blow(scenario);
        let tabs = [Tab::Ask, Tab::Figure, Tab::Log];
        for ([width, height], tab, now) in PHONES
            .into_iter()
            .flat_map(|phone| tabs.map(|tab| (phone, tab)))
            .flat_map(|(phone, tab)| OPEN.map(|open| (phone, tab, open)))
        {
            let mut picking = Picking { tab, ..blow.clone() };
            open(app.world_mut(), &prompt, &mut picking, now);
            picking.log.show(false);
            let (seen, laid) = drawn_and_laid(app.world(), &mut picking, vec2(width, height));
            let Some(laid) = laid else { panic!("nothing was drawn") };
            let mut faults = over(&panels(app.world(), &laid), vec2(width, height));
            if laid.slips.len() > usize::from(now.told) {
                faults.push(format!("{} panels lie over the board", laid.slips.len()));
            }
            faults.extend(whole(&seen, &text!("top-menu")).err());
            let place = format!("{scenario}, {width} × {height}, {tab:?}, {now:?}");
            found.extend(faults.iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
