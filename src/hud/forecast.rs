//! The card beside the list: what the choice looked at would bring. The great number first, then
//! the risk, then a line or two; all the rest on demand.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Color32, Layout, RichText, ScrollArea, Ui, vec2};
use riposte_rules::battle::Table;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{Exposure, Forecast, Outlook, When};
use riposte_rules::roll::Chance;
use riposte_rules::tell;
use riposte_words::{Thing, phrase, text};

use super::{Picking, facings, harm, more_below, sums, words};
use crate::board::contract::{Aim, BoardPoint};
use crate::driver::{PendingPrompt, Prompt, PromptOption};
use crate::input::{Act, Acts, LookedAt};
use crate::rulebook::opens_rule;
use crate::theme::{self, widgets};

/// How high a line of the strip is, in points.
const LINE: f32 = 20.0;

/// Whether a choice is looked at.
pub(super) fn is_there(world: &World, picking: &Picking) -> bool {
    let prompt = &world.resource::<PendingPrompt>().0;
    prompt.as_ref().is_some_and(|prompt| shown(world, prompt, picking).0.is_some())
}

/// Draws the card; gives how much of it has no room, in points of height.
pub(super) fn show(ui: &mut Ui, world: &World, picking: &mut Picking) -> f32 {
    let Some(prompt) = &world.resource::<PendingPrompt>().0 else { return 0.0 };
    match shown(world, prompt, picking) {
        (Some(number), others) => card(ui, world, &prompt.options[number], others, picking),
        (None, _) => 0.0,
    }
}

/// The choice to show, and how many more share its hex.
pub(super) fn shown(world: &World, prompt: &Prompt, picking: &Picking) -> (Option<usize>, usize) {
    let hex = looked_at(world);
    if prompt.is_turn() {
        let towards = || hex.and_then(|hex| picking.towards(prompt, hex));
        let chevron = || {
            let point = world.get_resource::<BoardPoint>()?.0?;
            facings::under(prompt, picking, point, None)
        };
        let pointed = picking.shown(prompt).or_else(chevron).or_else(towards);
        let number = pointed.or_else(|| picking.usual(prompt));
        return (number, 0);
    }
    let here = hex.map(|hex| picking.at(prompt, hex)).unwrap_or_default();
    if picking.pointed.is_none() && picking.place.is_none() && !here.is_empty() {
        let usual = prompt.number_of(&prompt.usual());
        return (picking.opens(prompt, &here, usual), here.len() - 1);
    }
    (picking.shown(prompt), 0)
}

/// The hex looked at; while a press is drawn to a side, the one where it began.
fn looked_at(world: &World) -> Option<Hex> {
    let aim = world.resource::<Aim>().0.map(|(hex, _)| hex);
    aim.or(world.resource::<LookedAt>().0)
}

fn card(
    ui: &mut Ui,
    world: &World,
    option: &PromptOption,
    others: usize,
    picking: &mut Picking,
) -> f32 {
    let forecast = &option.forecast;
    let held = world.resource::<Acts>().pressed(&Act::Details);
    ui.spacing_mut().item_spacing.y = 2.0;
    let meaning = tell::meaning(Table::new(world), &option.choice, &forecast.outlook());
    numbers(ui, forecast, &phrase(meaning));
    title(ui, option, others, picking);
    let room = ui.available_height();
    let area = ScrollArea::vertical().auto_shrink([false, true]).max_height(room);
    let area = area.min_scrolled_height(0.0);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = LINE;
        summary(ui, world, forecast, option.known);
        // Beneath, not instead: what comes of a choice is a part of why.
        if held || picking.details {
            sums::show(ui, forecast);
        }
    });
    more_below::sign(ui, &shown, forecast);
    (shown.content_size.y - shown.inner_rect.height()).max(0.0)
}

/// The chance, with what it means, and the risk.
fn numbers(ui: &mut Ui, forecast: &Forecast, meaning: &str) {
    let outlook = forecast.outlook();
    if let Some(chance) = outlook.first.chance {
        ui.horizontal(|ui| {
            widgets::great(ui, &chance.to_string(), theme::BRIGHT);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.label(meaning);
                if let Some(unanswered) = unanswered(&outlook) {
                    ui.label(widgets::pale(unanswered));
                }
            });
        });
    }
    if forecast.danger.is_some() {
        dangers(ui, forecast);
    }
}

/// The chance if the target lets it pass, in words: a second number beside the great one has to say
/// what it is.
pub(super) fn unanswered(outlook: &Outlook) -> Option<String> {
    let passed = outlook.passed?;
    let chance = passed.chance?.to_string();
    Some(match passed.harm.is_some() {
        true => text!("forecast-hits-unanswered", chance = chance),
        false => text!("forecast-done-unanswered", chance = chance),
    })
}

/// How likely the figure is hit for it: by those who can strike then, and by those who have to
/// come first.
pub(super) fn dangers(ui: &mut Ui, forecast: &Forecast) {
    let hit = |when| forecast.open_to(when).1;
    let sure = Chance::any([hit(When::OnTheWay), hit(When::There)].into_iter());
    ui.horizontal_wrapped(|ui| {
        second(ui, sure, alarm(sure), &text!("forecast-to-be-hit"));
        if !forecast.open_to(When::IfTheyCome).0.is_empty() {
            let come = hit(When::IfTheyCome);
            second(ui, come, alarm(come), &text!("forecast-if-they-come"));
        }
    });
}

/// The colour of a chance to be hit: only what is likely alarms.
fn alarm(chance: Chance) -> Color32 {
    match chance.value() {
        none if none < 0.005 => theme::GREEN,
        low if low < 0.10 => theme::INK,
        _ => theme::RED,
    }
}

/// A number below the great one.
pub(super) fn second(ui: &mut Ui, chance: Chance, color: Color32, words: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let text = RichText::new(chance.to_string()).size(16.0).family(theme::bold()).color(color);
        ui.label(text);
        ui.label(widgets::pale(words));
    });
}

/// What is picked, and below it what it costs, beside the button that tells why.
fn title(ui: &mut Ui, option: &PromptOption, others: usize, picking: &mut Picking) {
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let button = ui.small_button(why_or_less(picking.details));
        if button.on_hover_text(text!("forecast-why-help")).clicked() {
            picking.details = !picking.details;
        }
        let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
        let below = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(line, below, |ui| heading(ui, option, others));
    });
}

/// What the button says that tells why, or no longer.
pub(super) fn why_or_less(details: bool) -> String {
    if details { text!("forecast-less") } else { text!("forecast-why") }
}

fn heading(ui: &mut Ui, option: &PromptOption, others: usize) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.label(
        RichText::new(words::without_price(&option.words, &option.forecast))
            .family(theme::bold())
            .size(16.0),
    );
    if let Some(price) = words::price(&option.forecast) {
        let rule = option.forecast.costs.iter().find(|cost| cost.amount != 0);
        let told = ui.label(RichText::new(price).color(theme::PALE));
        opens_rule(told, rule.map_or("", |cost| cost.rule));
    }
    if others > 0 {
        ui.label(widgets::pale(text!("forecast-others", count = others)));
    }
}

pub(super) fn summary(ui: &mut Ui, world: &World, forecast: &Forecast, known: bool) {
    let table = Table::new(world);
    let outlook = forecast.outlook();
    if let Some(harm) = outlook.first.harm {
        let name = table.name(harm.figure);
        let of = match outlook.passed.is_some() {
            true => text!("forecast-if-answered", name = name),
            false => text!("forecast-expected", name = name),
        };
        harm::line(ui, of, harm);
    }
    if let Some(harm) = outlook.passed.and_then(|passed| passed.harm) {
        harm::in_small(ui, table, harm);
    }
    if let Some(harm) = &forecast.suffered {
        harm::line(ui, text!("forecast-suffered", name = table.name(harm.figure)), harm);
    }
    let side = table.decision().map(|decision| decision.side);
    for harm in &forecast.astray {
        let name = table.name(harm.figure);
        let of = match side == Some(table.side(harm.figure)) {
            true => text!("forecast-astray-own", name = name),
            false => text!("forecast-astray", name = name),
        };
        harm::line(ui, of, harm);
    }
    notes(ui, forecast);
    for exposure in &forecast.exposure {
        exposed(ui, table, exposure);
    }
    if !known {
        ui.label(widgets::pale("…"));
        return;
    }
    if is_safe(forecast) {
        ui.label(widgets::pale(text!("forecast-safe")));
    }
}

/// Whether all there is to be said of a choice is that nobody strikes for it. Where a rulebook does
/// not speak of danger nothing is claimed.
fn is_safe(forecast: &Forecast) -> bool {
    let harmless = forecast.harm.is_none() && forecast.suffered.is_none();
    let open = forecast.danger.is_none() || !forecast.exposure.is_empty();
    harmless && !open && forecast.notes.is_empty()
}

/// What else is to be known, line after line; what to think twice for stands out.
fn notes(ui: &mut Ui, forecast: &Forecast) {
    if forecast.notes.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (index, note) in forecast.notes.iter().enumerate() {
            if index > 0 {
                ui.label(widgets::pale("·"));
            }
            let ink = if note.warns { theme::RED } else { theme::INK };
            let text = RichText::new(theme::unbroken(&phrase(&note.text))).size(13.5).color(ink);
            opens_rule(ui.label(text), note.rule);
        }
    });
}

fn exposed(ui: &mut Ui, table: Table, exposure: &Exposure) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.label(
            RichText::new(exposure.chance.to_string())
                .size(13.5)
                .family(theme::bold())
                .color(theme::RED),
        );
        ui.label(RichText::new(exposed_words(table, exposure)).size(13.5));
    });
}

fn exposed_words(table: Table, exposure: &Exposure) -> String {
    let blow = text!(
        "forecast-exposed",
        name = table.name(exposure.by),
        instead = tell::struck_instead(table, exposure),
        weapon = Thing(&exposure.weapon).noun(),
        when = phrase(exposure.when().words()),
        place = hex_name(exposure.hex)
    );
    if exposure.from_behind { text!("forecast-from-behind", blow = blow) } else { blow }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{CentralPanel, Context, Pos2, RawInput, Rect, Shape, epaint::TextShape};
    use riposte_rules::decision::{Choice, Cost, CostKind, HarmForecast, Verb};
    use riposte_rules::figure::FigureId;

    use super::*;
    use crate::hud::fits::{FIRST, battle, drawn, points, until_a_blow};

    #[test]
    fn that_nobody_strikes_is_said_only_where_the_rulebook_says_so() {
        assert!(!is_safe(&Forecast::default()));
        let safe = Forecast { danger: Some(Chance::NEVER), ..Forecast::default() };
        assert!(is_safe(&safe));
    }

    #[test]
    fn why_says_all_that_the_card_says_and_more() {
        for scenario in FIRST.into_iter().take(4) {
            let mut app = battle(scenario, 3);
            let blow = until_a_blow(&mut app);
            let labels = |details: bool| -> Vec<String> {
                let mut picking = Picking { details, ..blow.clone() };
                let seen = drawn(app.world(), &mut picking, points([1280.0, 720.0]));
                let labels = seen.into_iter().filter(|one| one.role == "Label");
                labels.map(|one| one.name).collect()
            };
            let (card, why) = (labels(false), labels(true));
            let lost: Vec<&String> = card.iter().filter(|words| !why.contains(words)).collect();
            assert!(lost.is_empty(), "{scenario}: {lost:?}");
            assert!(why.len() > card.len(), "{scenario}: {why:?}");
        }
    }

    #[test]
    fn a_second_number_says_what_it_is() {
        let forecast = |harm: bool| Forecast {
            chance: Some(Chance::new(94, 100)),
            answered: Some(Chance::new(22, 100)),
            harm: harm.then(|| HarmForecast {
                figure: FigureId(0),
                degrees: Vec::new(),
                mean: 1.0,
                out: 0.0,
                worth: 0.1,
            }),
            ..Forecast::default()
        };
        let told = |forecast: &Forecast| unanswered(&forecast.outlook());
        assert_eq!(told(&forecast(true)).as_deref(), Some("94 % to hit if it is let pass"));
        assert_eq!(told(&forecast(false)).as_deref(), Some("94 % to succeed if it is let pass"));
        let plain = Forecast { chance: Some(Chance::NEVER), ..Forecast::default() };
        assert_eq!(told(&plain), None);
    }

    fn option(words: &str) -> PromptOption {
        let cost = Cost { of: "AP", kind: CostKind::Points, amount: 4, has: 7, rule: "REA-40" };
        PromptOption {
            choice: Choice::plain(Verb(0)),
            words: words.into(),
            forecast: Forecast { costs: vec![cost], ..Forecast::default() },
            known: true,
            places: Vec::new(),
        }
    }

    /// The words of the title in a window so wide, each line with where it stands.
    fn lines(words: &str, width: f32) -> Vec<(String, Rect)> {
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts());
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, 200.0));
        let input = || RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let draw = |ui: &mut Ui| title(ui, &option(words), 2, &mut Picking::default());
        let pass = || {
            let mut output = ctx.run_ui(input(), |ui| {
                CentralPanel::default().show(ui, draw);
            });
            output.textures_delta.clear();
            output.shapes
        };
        pass();
        let shapes = pass().into_iter();
        let texts = shapes.filter_map(|clipped| match clipped.shape {
            Shape::Text(text) => Some(text),
            _ => None,
        });
        texts.flat_map(rows).collect()
    }

    fn rows(text: TextShape) -> Vec<(String, Rect)> {
        let rows = text.galley.rows.iter();
        rows.map(|row| (row.text(), row.rect().translate(text.pos.to_vec2()))).collect()
    }

    #[test]
    fn a_long_title_stays_clear_of_the_button_and_in_the_window() {
        let words = "Advance and attack: Edda Thorne, battle axe (cut) to H3, facing NW";
        for width in [240.0, 400.0, 568.0, 900.0] {
            let lines = lines(words, width);
            let Some((_, button)) = lines.iter().find(|(text, _)| text == "why?") else {
                panic!("no button at {width}");
            };
            for (text, place) in lines.iter().filter(|(text, _)| text != "why?") {
                assert!(!place.intersects(*button), "{text:?} is under the button at {width}");
                assert!(place.max.x <= width, "{text:?} is cut off at {width}");
            }
        }
    }
}
