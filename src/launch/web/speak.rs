//! Keeps the page in step with the game: its words, its buttons, its log; and reads what the
//! page has to say.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use js_sys::Array;
use riposte_rules::data::DataError;
use riposte_words::{Language, spoken, text};
use wasm_bindgen::JsValue;

use super::faces;
use crate::accessibility::{self, Sheet, SheetField};
use crate::app_state::{NewVersion, Screen, try_to};
use crate::battle_log::BattleLog;
use crate::board::contract::Stage;
use crate::idle_redraw::Stirred;
use crate::platform::page::{self, Letter};
use crate::platform::{disk, pads};
use crate::playback;
use crate::records::{Kind, Recording, Replay, Shared, played_at_once};
use crate::screens::{play_at_once, take_in};

/// What the page shows now.
#[derive(Resource, Default)]
struct Said {
    sheet: Sheet,
    /// How far the replay had come.
    at: Option<usize>,
    number: u32,
    lines: usize,
    /// The language of those lines.
    language: Language,
    /// Where the battle on the table is kept.
    place: Option<PathBuf>,
    shown: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Said>()
        .add_systems(Startup, wake)
        .add_systems(PreUpdate, listen)
        .add_systems(OnEnter(Screen::Battle), || battle(true))
        .add_systems(OnExit(Screen::Battle), || battle(false))
        .add_systems(Last, (sheet, log, place, shown).chain());
}

fn wake(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    page::let_wake(move || {
        // When the game is over there is nobody to wake.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
}

fn listen(world: &mut World) {
    let letters = page::letters();
    if !letters.is_empty() {
        world.resource_mut::<Stirred>().0 = true;
    }
    for letter in letters {
        match letter {
            Letter::Pressed(number, way) => press(world, number, way),
            Letter::Typed(field, text) => take_typed(world, field, text),
            Letter::Link(link) => match played_at_once(&link) {
                Some(key) => play_at_once(world, &key),
                None => take_in(world, &text!("letter-the-link"), Shared::from_link(&link)),
            },
            Letter::File(name, text) => {
                let shared = Shared::read(&name, &text);
                take_in(world, &name, shared);
            }
            Letter::Pad(reading) => pads::put(reading),
            Letter::Back => accessibility::back(world),
            Letter::Update => world.resource_mut::<NewVersion>().0 = true,
            Letter::GoOn(place) => go_on(world, Path::new(&place)),
            Letter::Unread(name, why) => {
                take_in(world, &name, Err(DataError::new(name.clone(), why)));
            }
        }
    }
}

/// Goes on with the battle that was broken off, an ordinary one or one by link. What is kept nowhere
/// any longer is over.
fn go_on(world: &mut World, place: &Path) {
    if disk::exists(place) {
        try_to(world, |world| playback::open_file(world, place, Kind::UnderWay));
    }
}

/// A button that was pressed after its sheet had gone does nothing.
fn press(world: &mut World, number: u32, way: usize) {
    let said = world.resource::<Said>();
    if said.number != number || !said.sheet.same_buttons(&Sheet::of(world)) {
        return;
    }
    if let Some(action) = said.sheet.buttons.get(way).map(|way| way.action.clone()) {
        accessibility::follow(world, &action);
    }
}

fn take_typed(world: &mut World, field: usize, text: String) {
    let kind = Sheet::of(world).fields.get(field).map(|field| field.kind);
    if let Some(kind) = kind {
        accessibility::typed(world, kind, text);
    }
}

fn sheet(world: &mut World) {
    let (now, at) = (Sheet::of(world), world.get_resource::<Replay>().map(|replay| replay.at));
    let said = world.resource::<Said>();
    if said.shown && said.sheet == now && said.at == at {
        return;
    }
    let details = accessibility::details(world);
    let mut said = world.resource_mut::<Said>();
    if !said.shown || !said.sheet.same_buttons(&now) {
        said.number += 1;
    }
    let buttons: Array = now
        .buttons
        .iter()
        .map(|way| {
            let [group, fold, words] = [&way.group, &way.fold, &way.words].map(JsValue::from);
            Array::of4(&group, &words, &JsValue::from_bool(way.held), &fold)
        })
        .collect();
    let facts: Array = now.facts.iter().map(JsValue::from).collect();
    let field = |field: &SheetField| Array::of2(&field.kind.words().into(), &(&field.text).into());
    let fields: Array = now.fields.iter().map(field).collect();
    let details: Array = details
        .iter()
        .map(|part| {
            let lines: Array = part.lines.iter().map(JsValue::from).collect();
            Array::of2(&JsValue::from(&part.head), &lines)
        })
        .collect();
    let values = [
        said.number.into(),
        (&now.title).into(),
        (&now.asked).into(),
        facts.into(),
        buttons.into(),
        fields.into(),
        details.into(),
    ];
    page::tell("sheet", &values);
    (said.sheet, said.at) = (now, at);
}

/// What is new in the log or went on; all of it when some was taken back or another language is
/// spoken.
fn log(battle_log: Res<BattleLog>, stage: Res<Stage>, mut said: ResMut<Said>) {
    // What the stage has yet to show is not told before.
    let told = battle_log.shown(stage.untold());
    let other = said.language != spoken();
    if told == said.lines && !other {
        return;
    }
    let anew = told < said.lines || other;
    let from = if anew { 0 } else { said.lines };
    let entry = |told: accessibility::Told| {
        let parts: Array = told.parts.iter().map(JsValue::from).collect();
        Array::of3(&JsValue::from(told.number as u32), &JsValue::from(&told.text), &parts)
    };
    let entries: Array =
        accessibility::told(&battle_log, from, told).into_iter().map(entry).collect();
    page::tell("log", &[JsValue::from_bool(anew), entries.into()]);
    (said.lines, said.language) = (told, spoken());
}

/// Where the battle on the table is kept: there it goes on when the page has to be loaded again.
fn place(recording: Res<Recording>, mut said: ResMut<Said>) {
    let place = recording.file();
    if place == said.place {
        return;
    }
    let told = place.as_ref().map_or(JsValue::NULL, |file| file.display().to_string().into());
    page::tell("place", &[told]);
    said.place = place;
}

/// Whether a battle is under way: then a newer version of the game waits.
fn battle(under_way: bool) {
    page::tell("battle", &[JsValue::from_bool(under_way)]);
}

fn shown(mut said: ResMut<Said>) {
    if !said.shown {
        said.shown = true;
        page::tell("shown", &[]);
        // Only now: the first frame is waited for.
        faces::hand_over();
    }
}
