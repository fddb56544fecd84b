//! The card at the right: the figure and the hex looked at. In short what matters in the fight; all
//! of it while a key is held, or when asked for.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::figure::{Dropped, FigureId, FigureSet, Item, Life, Wound};
use riposte_rules::rulebook::{Fact, Pool, side_name};
use riposte_rules::tell;
use riposte_words::{Thing, phrase, text};

use super::held::Looked;
use super::{Picking, words};
use crate::driver::PendingPrompt;
use crate::figures::{AsShown, as_shown};
use crate::input::{Act, Acts, Keys};
use crate::rulebook::opens_rule;
use crate::theme::{self, widgets};

/// The room for what stands under the card: the ground, and the button that tells more.
const FOOT: f32 = 56.0;

/// The figures in the hex looked at: the one pointed at first, then those in the fight.
fn here(world: &World, picking: &Picking, looked: Looked) -> Vec<FigureId> {
    let table = Table::new(world);
    let Some(hex) = looked.hex else { return Vec::new() };
    let pointed = looked.pointed.or_else(|| picked(world, picking));
    let seen = |figure: &FigureId| table.harm(*figure).life != Life::Gone;
    let mut here: Vec<FigureId> =
        table.figures().filter(|f| table.hex(*f) == hex).filter(seen).collect();
    here.sort_by_key(|figure| (Some(*figure) != pointed, !table.active(*figure)));
    here
}

/// Whom the choice picked in a list is about: walking through it shows one after another.
fn picked(world: &World, picking: &Picking) -> Option<FigureId> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    let choice = prompt.options.get(picking.shown(prompt)?)?.choice;
    choice.target.or(choice.actor.filter(|_| prompt.is_pick()))
}

/// The figure the panel is about: in the hex looked at, or the one that decides.
pub(super) fn subject(world: &World, picking: &Picking) -> Option<FigureId> {
    let table = Table::new(world);
    let here = here(world, picking, Looked::now(world)).first().copied();
    let asked = world.resource::<PendingPrompt>().0.as_ref().map(|prompt| prompt.decision.figure);
    here.or(asked).or_else(|| table.active_figures().next())
}

/// Whether somebody or something is looked at.
pub(super) fn is_there(world: &World, picking: &Picking, looked: Looked) -> bool {
    let terrain = |hex| Table::new(world).board().terrain(hex).is_some();
    looked.hex.is_some_and(terrain) || !here(world, picking, looked).is_empty()
}

pub(super) fn show(ui: &mut Ui, world: &World, looked: Looked, picking: &mut Picking) {
    ui.spacing_mut().item_spacing.y = 3.0;
    // However little is told: it is held to the right edge of the window.
    ui.set_width(ui.available_width());
    let first = here(world, picking, looked).first().copied();
    if let Some(figure) = first {
        let long = picking.card || world.resource::<Acts>().pressed(&Act::Details);
        let most = ui.available_height() - FOOT;
        ScrollArea::vertical().id_salt("figure").max_height(most).auto_shrink([false, true]).show(
            ui,
            |ui| {
                others(ui, world, picking, looked);
                match long {
                    true => figure_card(ui, world, figure),
                    false => short_card(ui, world, figure),
                }
            },
        );
    }
    // Side by side where both have room in a line, else one below the other.
    ui.horizontal_wrapped(|ui| {
        ground(ui, world, looked);
        let words = if picking.card { text!("figure-less") } else { text!("figure-more") };
        let key = world.resource::<Keys>().first(Act::Details);
        let help = text!("figure-more-help", key = key);
        let words = format!("{words} [{key}]");
        if first.is_some() && ui.small_button(words).on_hover_text(help).clicked() {
            picking.card = !picking.card;
        }
    });
}

/// Who it is, how it stands, what is left of it, what it holds, whom it can strike.
fn short_card(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    head(ui, world, figure);
    let AsShown { pools, wounds, .. } = as_shown(world, figure);
    pools.iter().for_each(|pool| bar(ui, pool, None));
    let order = table.book().turn_order(world);
    let mark = order.iter().find(|mark| mark.figure == figure);
    // What it lives by is drawn above.
    let points = mark.and_then(|mark| mark.points.as_ref());
    if let Some(points) = points.filter(|it| it.of > 0 && !words::in_all(it, &pools)) {
        ui.label(RichText::new(points.words()).size(13.5));
    }
    for bond in tell::bonds_of(table, figure) {
        ui.label(RichText::new(&bond).size(13.5));
    }
    wounded(ui, table, &wounds);
    let items = table.arms(figure).items().filter(|item| item.at.in_hand());
    let arms: Vec<String> = items.map(|item| carried(table, item)).collect();
    if !arms.is_empty() {
        ui.add(egui::Label::new(RichText::new(arms.join("; ")).size(13.5)).wrap());
    }
    engaged(ui, table, figure);
}

fn head(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let side = table.side(figure);
    ui.horizontal_wrapped(|ui| {
        let name = RichText::new(table.name(figure)).size(18.0).family(theme::bold());
        ui.label(name.color(theme::side_color(world, side)));
        let called = side_name(world, side);
        if called != table.name(figure) {
            ui.label(widgets::pale(called));
        }
    });
    ui.label(format!("{}, {}", state(world, figure), stands(table, figure)));
}

/// Who else is in the hex, above the card of the first.
fn others(ui: &mut Ui, world: &World, picking: &Picking, looked: Looked) {
    let here = here(world, picking, looked);
    let table = Table::new(world);
    for figure in here.iter().skip(1) {
        ui.horizontal(|ui| {
            let name = RichText::new(table.name(*figure)).size(14.0).family(theme::bold());
            ui.label(name.color(theme::side_color(world, table.side(*figure))));
            let here_too = text!("figure-here-too", state = state(world, *figure));
            ui.label(widgets::pale(here_too));
        });
    }
    if here.len() > 1 {
        ui.separator();
    }
}

/// The posture, or what became of the figure.
fn state(world: &World, figure: FigureId) -> Cow<'static, str> {
    let seen = as_shown(world, figure);
    phrase(match seen.life {
        Life::Active => seen.posture.word(),
        life => life.word(),
    })
}

/// All of it, in a panel of its own.
pub(super) fn card(ui: &mut Ui, world: &World, picking: &Picking) {
    ScrollArea::vertical().id_salt("card").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let looked = Looked::now(world);
        others(ui, world, picking, looked);
        if let Some(figure) = subject(world, picking) {
            figure_card(ui, world, figure);
        }
        ground(ui, world, looked);
    });
}

fn figure_card(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    head(ui, world, figure);
    let AsShown { pools, wounds, .. } = as_shown(world, figure);
    let mut card = table.book().card(world, figure);
    for pool in &pools {
        let told = card.iter().position(|fact| tells(pool, fact)).map(|index| card.remove(index));
        bar(ui, pool, told);
    }
    for bond in tell::bonds_of(table, figure) {
        ui.label(RichText::new(&bond).size(13.5));
    }
    facts(ui, "facts", &card);
    wounded(ui, table, &wounds);
    engaged(ui, table, figure);
    arms(ui, world, figure);
}

/// Where a figure is, and which way it looks where that means something.
fn stands(table: Table, figure: FigureId) -> String {
    let place = hex_name(table.hex(figure));
    match table.book().faces() {
        true => {
            let facing = phrase(table.facing(figure).word());
            text!("figure-faces", facing = facing, place = place)
        }
        false => text!("figure-at", place = place),
    }
}

/// Whether a bar says what a fact of the card says: "5 of 8", whatever the word between the numbers.
fn tells(pool: &Pool, fact: &Fact) -> bool {
    let same = pool.name.eq_ignore_ascii_case(&fact.name);
    let [left, of] = [pool.left, pool.of].map(|count| count.to_string());
    let words: Vec<&str> = fact.value.split(' ').collect();
    same && matches!(words.as_slice(), [first, _, last] if *first == left && *last == of)
}

/// What is left of one measure of its life, as a bar with its numbers, and the rule of the fact
/// that it tells.
fn bar(ui: &mut Ui, pool: &Pool, told: Option<Fact>) {
    let part = pool.left.max(0) as f32 / pool.of.max(1) as f32;
    let words = words::pool(pool);
    let colour = if part > 1.0 / 3.0 { theme::GREEN } else { theme::RED };
    // The words stand above the bar: on it they would be read on three grounds.
    let words = ui.label(RichText::new(words).size(13.0));
    opens_rule(words, told.map_or("", |fact| fact.rule));
    ui.add(egui::ProgressBar::new(part).desired_width(170.0).desired_height(8.0).fill(colour));
}

fn facts(ui: &mut Ui, id: &str, facts: &[Fact]) {
    egui::Grid::new(id).num_columns(2).spacing([10.0, 2.0]).show(ui, |ui| {
        for fact in facts {
            let name = ui.label(widgets::pale(phrase(&fact.name)));
            let value = RichText::new(phrase(&fact.value)).size(13.5);
            let value = ui.add(egui::Label::new(value).wrap());
            opens_rule(name | value, fact.rule);
            ui.end_row();
        }
    });
}

fn wounded(ui: &mut Ui, table: Table, wounds: &[Wound]) {
    if wounds.is_empty() {
        return;
    }
    let spots = table.book().spots(table.world());
    let words: Vec<String> = wounds
        .iter()
        .map(|wound| {
            let spot = spots.get(wound.spot.0 as usize).map(|spot| Thing(spot).noun());
            format!("{} ({})", spot.unwrap_or_else(|| text!("figure-body")), wound.level)
        })
        .collect();
    let words = text!("figure-wounds", list = words.join(", "));
    ui.label(RichText::new(words).size(13.5).color(theme::RED));
}

fn engaged(ui: &mut Ui, table: Table, figure: FigureId) {
    let engagement = table.engagement(figure);
    let names = |set: FigureSet| -> String {
        let names: Vec<&str> = set.iter().map(|figure| table.name(figure)).collect();
        names.join(", ")
    };
    if !engagement.threatens.is_empty() {
        let words = text!("figure-can-strike", names = names(engagement.threatens));
        ui.label(RichText::new(words).size(13.5));
    }
    if engagement.engaged() {
        let words = text!("figure-can-be-struck", names = names(engagement.threatened_by));
        ui.add(egui::Label::new(RichText::new(words).size(13.5).color(theme::RED)).wrap());
    }
}

fn arms(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let items = table.arms(figure).items();
    for item in items {
        let weapon = table.armoury().weapon(item.weapon);
        if weapon.natural {
            continue;
        }
        let ink = if item.at.ready() { theme::INK } else { theme::PALE };
        let label = ui.label(RichText::new(carried(table, item)).size(13.5).color(ink));
        let card = table.book().weapon_card(world, item.weapon);
        if !card.is_empty() {
            label.on_hover_ui(|ui| {
                ui.set_max_width(320.0);
                ui.label(RichText::new(phrase(&weapon.name)).family(theme::bold()));
                facts(ui, "weapon", &card);
            });
        }
    }
}

/// Something that is carried, and where.
fn carried(table: Table, item: &Item) -> String {
    let weapon = table.armoury().weapon(item.weapon);
    format!("{}, {}", phrase(&weapon.name), phrase(item.at.words()))
}

fn ground(ui: &mut Ui, world: &World, looked: Looked) {
    let table = Table::new(world);
    let Some(hex) = looked.hex else { return };
    let Some(terrain) = table.board().terrain(hex) else { return };
    let lying: Vec<String> = world
        .resource::<Dropped>()
        .things()
        .filter(|lying| lying.hex == hex)
        .map(|lying| Thing(&table.armoury().weapon(lying.weapon).name).noun())
        .collect();
    let (place, ground) = (hex_name(hex), phrase(terrain.name()));
    let words = match lying.join(", ") {
        none if none.is_empty() => format!("{place}: {ground}"),
        things => text!("figure-ground-things", place = place, ground = ground, things = things),
    };
    ui.add(egui::Label::new(widgets::pale(words)).wrap());
}
