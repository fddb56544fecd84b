//! Outside of a battle's board a gamepad presses the keys that panels know: arrows lead from
//! button to button, Enter presses one; the right stick scrolls.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Key, Modifiers, MouseWheelUnit, TouchPhase, vec2};
use bevy_egui::{EguiContext, EguiInput};

use super::{Pad, PadButton};
use crate::app_state::{Overlay, Screen};

/// The key of panels that a button presses.
const KEYS: [(&str, Key, Modifiers); 8] = [
    ("Pad South", Key::Enter, Modifiers::NONE),
    ("Pad East", Key::Escape, Modifiers::NONE),
    ("Pad Up", Key::ArrowUp, Modifiers::NONE),
    ("Pad Down", Key::ArrowDown, Modifiers::NONE),
    ("Pad Left", Key::ArrowLeft, Modifiers::NONE),
    ("Pad Right", Key::ArrowRight, Modifiers::NONE),
    ("Pad R1", Key::Tab, Modifiers::NONE),
    ("Pad L1", Key::Tab, Modifiers::SHIFT),
];
/// Points that the right stick scrolls in a second.
const SCROLLED: f32 = 900.0;

pub(super) fn press(
    pad: Res<Pad>,
    time: Res<Time>,
    screen: Res<State<Screen>>,
    overlay: Res<Overlay>,
    mut panels: Query<(&mut EguiInput, &mut EguiContext)>,
) {
    let board = *screen.get() == Screen::Battle && *overlay == Overlay::None;
    if board || pad.rests() {
        return;
    }
    let scrolled = scrolled(&pad) * SCROLLED * time.delta_secs().min(0.1);
    for (mut input, mut context) in &mut panels {
        let context = context.get_mut();
        let lost = context.memory(|memory| memory.focused().is_none());
        for (name, key, modifiers) in KEYS {
            if PadButton::named(name).is_some_and(|button| pad.begins(button)) {
                // From nowhere the arrows lead nowhere.
                let arrow = !matches!(key, Key::Enter | Key::Escape);
                let key = if lost && arrow { Key::Tab } else { key };
                input.events.extend(pressed(key, modifiers));
            }
        }
        if scrolled != 0.0 {
            let middle = context.content_rect().center();
            input.events.push(Event::PointerMoved(middle));
            input.events.push(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, scrolled),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            });
        }
    }
}

/// 1 to scroll up, -1 to scroll down.
fn scrolled(pad: &Pad) -> f32 {
    let held = |name| PadButton::named(name).is_some_and(|button| pad.holds(button));
    f32::from(u8::from(held("Stick Up"))) - f32::from(u8::from(held("Stick Down")))
}

fn pressed(key: Key, modifiers: Modifiers) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    })
}
