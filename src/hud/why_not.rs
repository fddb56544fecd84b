//! Why nothing can be done at the hex pointed at: what it would take to strike who stands there, or
//! to go there.

use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::{Arc, Facing, Hex, hex_name, nearest_directions};
use riposte_rules::decision::{PromptKind, VerbGroup};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;
use riposte_words::{Thing, phrase, text};

use super::{Picking, forecast};
use crate::driver::{PendingPrompt, Prompt};
use crate::input::LookedAt;
use crate::theme;

/// So many reasons are told at once.
const MOST: usize = 4;

/// Whether there is something to be said.
pub(super) fn is_there(world: &World, picking: &Picking) -> bool {
    told(world, picking).is_some()
}

pub(super) fn show(ui: &mut Ui, world: &World, picking: &Picking) {
    let Some((head, reasons)) = told(world, picking) else { return };
    ui.add(Label::new(RichText::new(head).family(theme::bold())).wrap());
    for reason in reasons {
        ui.add(Label::new(RichText::new(reason).size(13.5)).wrap());
    }
}

/// What is pointed at, and why it cannot be struck or reached.
fn told(world: &World, picking: &Picking) -> Option<(String, Vec<String>)> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    let hex = world.resource::<LookedAt>().0?;
    let acts = prompt.question.weight == PromptKind::Act && !prompt.is_turn() && !prompt.is_pick();
    if !acts || hex == prompt.stand || forecast::is_there(world, picking) {
        return None;
    }
    let any = Picking { verb: None, place: None, ..picking.clone() };
    if !any.at(prompt, hex).is_empty() {
        return elsewhere(prompt, picking, hex);
    }
    let table = Table::new(world);
    let foe = table
        .in_hex(hex)
        .find(|figure| table.active(*figure) && table.side(*figure) != prompt.decision.side);
    let (head, mut reasons) = match foe {
        Some(foe) => {
            let head = text!("why-not-struck", name = table.name(foe));
            (head, foe_reasons(table, prompt, foe))
        }
        None => {
            table.board().terrain(hex)?;
            let name = table.name(prompt.decision.figure);
            let head = text!("why-not-gone-to", name = name, place = hex_name(hex));
            (head, hex_reasons(table, prompt, hex))
        }
    };
    reasons.truncate(MOST);
    (!reasons.is_empty()).then_some((head, reasons))
}

/// Something can be done there, but not by the verb that is picked.
fn elsewhere(prompt: &Prompt, picking: &Picking, hex: Hex) -> Option<(String, Vec<String>)> {
    let verb = picking.verb?;
    let open = picking.at(prompt, hex);
    open.is_empty().then(|| {
        let head = text!("why-not-by-verb", verb = phrase(prompt.verb(verb).name));
        (head, vec![text!("why-not-other-action")])
    })
}

/// The closed verbs of a group with their reasons, each reason once.
fn closed(prompt: &Prompt, group: VerbGroup) -> Vec<String> {
    prompt.why_not(|closed| prompt.group(closed.verb) == group)
}

/// Whether a verb of a group is open.
fn open(prompt: &Prompt, group: VerbGroup) -> bool {
    prompt.options.iter().any(|option| prompt.group(option.choice.verb) == group)
}

fn foe_reasons(table: Table, prompt: &Prompt, foe: FigureId) -> Vec<String> {
    let figure = prompt.decision.figure;
    let mut reasons = Vec::new();
    let far = table.distance(figure, foe);
    let reaches = reaches(table, figure);
    let best = reaches.iter().map(|(_, most)| *most).max();
    match best {
        Some(most) if far > most => {
            let arms: Vec<String> =
                reaches.iter().map(|(arm, most)| format!("{arm} {}", hexes(*most))).collect();
            let arms = arms.join(", ");
            reasons.push(text!("why-not-out-of-reach", far = hexes(far), arms = arms));
        }
        None => reasons.push(text!("why-not-unarmed")),
        _ if !before(table, figure, foe) => {
            reasons.push(text!("why-not-before-you"));
        }
        _ => {}
    }
    reasons.extend(closed(prompt, VerbGroup::Strike));
    if reasons.is_empty() && !open(prompt, VerbGroup::Strike) {
        reasons.push(text!("why-not-strikes-unasked"));
    }
    reasons
}

/// So many hexes.
fn hexes(count: u32) -> String {
    text!("why-not-hexes", count = count)
}

/// How far a figure reaches with each thing that it has ready, in hexes, each name once.
fn reaches(table: Table, figure: FigureId) -> Vec<(String, u32)> {
    let mut all: Vec<(String, u32)> = Vec::new();
    for (_, item) in table.arms(figure).ready() {
        let weapon = table.armoury().weapon(item.weapon);
        let far = |mode: &riposte_rules::data::Mode| {
            u32::from(mode.reach.farthest().unwrap_or(0).max(mode.range))
        };
        let most = weapon.modes.iter().map(far).max().unwrap_or(0);
        let name = Thing(&weapon.name).noun();
        if most > 0 && !all.iter().any(|(known, _)| *known == name) {
            all.push((name, most));
        }
    }
    all.sort_by_key(|(_, most)| std::cmp::Reverse(*most));
    all.truncate(3);
    all
}

/// Whether one stands in the front of another, where figures look some way.
fn before(table: Table, figure: FigureId, foe: FigureId) -> bool {
    !table.book().faces() || arcs(table, figure, foe).contains(&Arc::Front)
}

/// The arcs of a figure in which another stands: two where it stands on the border of both.
pub fn arcs(table: Table, figure: FigureId, other: FigureId) -> Vec<Arc> {
    let facing = table.facing(figure);
    let ways = nearest_directions(table.hex(figure), table.hex(other));
    let arc = |way: &Facing| table.book().arc_of(table.world(), figure, facing.relative(*way));
    ways.iter().map(arc).collect()
}

fn hex_reasons(table: Table, prompt: &Prompt, hex: Hex) -> Vec<String> {
    let figure = prompt.decision.figure;
    let mut reasons = Vec::new();
    let ground = table.board().terrain(hex).map(|terrain| phrase(terrain.name()));
    if let Some(other) = table.in_hex(hex).find(|other| table.active(*other)) {
        reasons.push(text!("why-not-stands-there", name = table.name(other)));
    } else if table.room(figure, hex) == Room::None {
        reasons.push(text!("why-not-no-room", ground = ground.unwrap_or_default()));
    } else if let Some((far, most)) = beyond(table, prompt, hex) {
        reasons.push(match far > most {
            true => text!("why-not-too-far", far = far, hexes = hexes(most)),
            false => text!("why-not-barred"),
        });
    }
    if !open(prompt, VerbGroup::Move) {
        reasons.extend(closed(prompt, VerbGroup::Move));
    }
    reasons
}

/// How far the hex is, and how far the farthest hex is to which the figure can go.
fn beyond(table: Table, prompt: &Prompt, hex: Hex) -> Option<(u32, u32)> {
    let goes = prompt.options.iter().filter(|option| option.choice.target.is_none());
    let far = |hex: Hex| table.distance_to(prompt.decision.figure, hex);
    let most = goes.filter_map(|option| option.choice.hex).map(far).max()?;
    Some((far(hex), most))
}
