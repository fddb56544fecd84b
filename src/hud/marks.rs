//! What is marked on the map: where choices lie, who strikes whom, arcs and threats.

use bevy::prelude::*;
use riposte_rules::battle::{Table, on_table};
use riposte_rules::board::{Arc, Facing, Hex};
use riposte_rules::decision::{Forecast, VerbGroup};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use super::figure::subject;
use super::{Picked, Picking, forecast, lesson, words};
use crate::board::contract::{Aim, Mark, MarkKind, Marks, Stage};
use crate::driver::{PendingPrompt, Prompt};

/// Writes all marks anew.
pub(super) fn mark(world: &mut World) {
    let marks = match on_table(world) && !world.resource::<Stage>().busy() {
        true => all(world),
        false => Vec::new(),
    };
    world.resource_mut::<Marks>().set_if_neq(Marks(marks));
}

/// Takes all marks away.
pub(super) fn clear(mut marks: ResMut<Marks>, mut picking: ResMut<Picking>) {
    picking.reset();
    picking.log.unfolded.clear();
    marks.0.clear();
}

fn all(world: &World) -> Vec<Mark> {
    let mut marks = Vec::new();
    let picking = world.resource::<Picking>();
    if picking.threats {
        threats(world, &mut marks);
    }
    marks.extend(picking.log.pointed.iter().map(|hex| Mark::new(*hex, MarkKind::Picked)));
    if picking.arcs {
        subject(world, picking).into_iter().for_each(|figure| arcs(world, figure, &mut marks));
    }
    if let Some(prompt) = &world.resource::<PendingPrompt>().0 {
        exchange(world, prompt, &mut marks);
        choices(world, prompt, picking, &mut marks);
        consequences(world, prompt, picking, &mut marks);
        facings(world, prompt, picking, &mut marks);
        aimed(world, prompt, picking, &mut marks);
        if !prompt.is_pick() {
            marks.push(Mark::new(prompt.stand, MarkKind::Selected));
        }
        asked_for(world, prompt, &mut marks);
    }
    marks
}

/// The place to click for what a lesson asks for, whatever else is picked.
fn asked_for(world: &World, prompt: &Prompt, marks: &mut Vec<Mark>) {
    if let Some(number) = lesson::asked_for(world, prompt) {
        let places = prompt.options[number].places.iter();
        marks.extend(places.map(|hex| Mark::new(*hex, MarkKind::AskedFor)));
    }
}

/// Every hex that an enemy of the deciding side can strike; without one, that anybody can.
fn threats(world: &World, marks: &mut Vec<Mark>) {
    let table = Table::new(world);
    let side = table.decision().map(|decision| decision.side);
    let mut hexes: Vec<Hex> = Vec::new();
    for figure in table.active_figures().filter(|figure| Some(table.side(*figure)) != side) {
        hexes.extend(&table.threat(figure).hexes);
    }
    hexes.sort_unstable_by_key(|hex| (hex.y, hex.x));
    hexes.dedup();
    marks.extend(hexes.into_iter().map(|hex| Mark::new(hex, MarkKind::Threat)));
}

fn arcs(world: &World, figure: FigureId, marks: &mut Vec<Mark>) {
    let table = Table::new(world);
    let (hex, facing) = (table.hex(figure), table.facing(figure));
    // Where figures look no way there is no front and no back.
    let ways = Facing::ALL.into_iter().filter(|_| table.book().faces());
    for way in ways {
        let kind = match table.book().arc_of(world, figure, facing.relative(way)) {
            Arc::Front => MarkKind::ArcFront,
            Arc::Side => MarkKind::ArcSide,
            Arc::Rear => MarkKind::ArcRear,
        };
        let there = hex + way.step();
        if table.board().contains(there) {
            marks.push(Mark::new(there, kind));
        }
    }
}

fn exchange(world: &World, prompt: &Prompt, marks: &mut Vec<Mark>) {
    let table = Table::new(world);
    let Some(link) = prompt.exchange.last() else { return };
    let Some(target) = link.target else { return };
    marks.push(Mark::new(table.hex(link.actor), MarkKind::Attacker));
    marks.push(Mark::new(table.hex(target), MarkKind::Defender));
}

/// The hexes where fitting choices lie, with the best chance there.
fn choices(world: &World, prompt: &Prompt, picking: &Picking, marks: &mut Vec<Mark>) {
    let table = Table::new(world);
    let wide = Picking { place: None, ..picking.clone() };
    let mut places: Vec<(Hex, Vec<usize>)> = Vec::new();
    for number in wide.fitting(prompt) {
        for place in &prompt.options[number].places {
            match places.iter_mut().find(|(hex, _)| hex == place) {
                Some((_, numbers)) => numbers.push(number),
                None => places.push((*place, vec![number])),
            }
        }
    }
    let mut goes = Vec::new();
    for (hex, numbers) in places {
        let mut choices = numbers.iter().map(|number| &prompt.options[*number].choice);
        let target = choices.clone().any(|choice| {
            let done_to = choice.target.or(choice.actor.filter(|_| prompt.is_pick()));
            done_to.is_some_and(|figure| table.active(figure) && table.hex(figure) == hex)
        });
        let turns = choices.all(|choice| choice.hex.is_none());
        // Of blows and feints at somebody the number is that of the best blow.
        let forecast = |number: &usize| &prompt.options[*number].forecast;
        let hurts = numbers.iter().any(|number| forecast(number).harm.is_some());
        let chance = numbers
            .iter()
            .map(forecast)
            .filter(|forecast| !hurts || forecast.harm.is_some())
            .filter_map(words::headline)
            .max_by(|a, b| a.value().total_cmp(&b.value()));
        let mark = match (target, turns) {
            (true, true) if prompt.is_pick() => Mark::new(hex, MarkKind::Selected),
            (true, _) => Mark::new(hex, MarkKind::Target),
            (false, true) => continue,
            (false, false) => {
                goes.push((hex, numbers.clone()));
                continue;
            }
        };
        marks.push(match chance {
            Some(chance) => mark.labelled(chance.to_string()),
            None => mark,
        });
    }
    ground(prompt, picking, &goes, marks);
}

/// The ground within reach, shaded by what it costs to come there; while a move is chosen, with how
/// likely the figure is hit there.
fn ground(prompt: &Prompt, picking: &Picking, goes: &[(Hex, Vec<usize>)], marks: &mut Vec<Mark>) {
    let moves =
        |number: &usize| prompt.group(prompt.options[*number].choice.verb) == VerbGroup::Move;
    let moving = picking.threats || goes.iter().flat_map(|(_, numbers)| numbers).all(moves);
    let chosen = picking.threats || picking.verb.is_some() || prompt.options.len() == goes.len();
    let costs: Vec<i32> = goes.iter().map(|(hex, numbers)| cost(prompt, *hex, numbers)).collect();
    let most = costs.iter().max().copied().unwrap_or(1).max(1);
    for ((hex, numbers), cost) in goes.iter().zip(costs) {
        let forecasts = numbers.iter().map(|number| &prompt.options[*number].forecast);
        let chance = forecasts.clone().filter_map(words::headline).max_by(by_value);
        let mark = match chance {
            Some(chance) => Mark::new(*hex, MarkKind::Destination).labelled(chance.to_string()),
            None => Mark::new(*hex, MarkKind::Reach(quarter(f64::from(cost) / f64::from(most)))),
        };
        marks.push(mark);
        let danger = forecasts.filter_map(|forecast| forecast.danger).min_by(by_value);
        if let Some(danger) = danger.filter(|it| moving && chosen && it.value() >= SLIGHT) {
            marks.push(Mark::new(*hex, MarkKind::Risk(quarter(danger.value()))));
        }
    }
}

/// Less likely blows are not worth a mark.
const SLIGHT: f64 = 0.02;

fn by_value(one: &Chance, other: &Chance) -> std::cmp::Ordering {
    one.value().total_cmp(&other.value())
}

/// In which quarter a part of one lies, from 1.
fn quarter(part: f64) -> u8 {
    ((part * 4.0).ceil() as u8).clamp(1, 4)
}

/// What it takes to come to a hex at least: points, or else steps.
fn cost(prompt: &Prompt, hex: Hex, numbers: &[usize]) -> i32 {
    let one = |number: &usize| {
        let forecast = &prompt.options[*number].forecast;
        let steps = match forecast.path.len() {
            0 => prompt.stand.unsigned_distance_to(hex) as usize,
            steps => steps,
        };
        let points: i32 = forecast.costs.iter().map(|cost| cost.amount).sum();
        points.max(steps as i32)
    };
    numbers.iter().map(one).min().unwrap_or(1)
}

/// The ways to face: at the hex picked, or where the figure stands for mere turns.
fn facings(world: &World, prompt: &Prompt, picking: &Picking, marks: &mut Vec<Mark>) {
    let stand = Table::new(world).hex(prompt.decision.figure);
    let turning = picking.verb.is_some() || picking.place.is_some() || prompt.is_turn();
    let mut seen: Vec<(Hex, Facing)> = Vec::new();
    for number in picking.fitting(prompt) {
        let choice = &prompt.options[number].choice;
        let (Some(facing), true) = (choice.facing, turning) else { continue };
        let hex = choice.hex.or(picking.place.filter(|_| choice.target.is_none())).unwrap_or(stand);
        let hex = if choice.hex.is_none() { stand } else { hex };
        let listed = picking.place.is_some() || choice.hex.is_none();
        if listed && !seen.contains(&(hex, facing)) {
            seen.push((hex, facing));
            marks.push(Mark::new(hex, MarkKind::Facing(facing)));
        }
    }
}

/// Where the choice looked at lays the figure open.
fn consequences(world: &World, prompt: &Prompt, picking: &Picking, marks: &mut Vec<Mark>) {
    let (number, _) = forecast::shown(world, prompt, picking);
    let Some(option) = number.and_then(|number| prompt.options.get(number)) else { return };
    let mut dangers: Vec<Hex> = option.forecast.exposure.iter().map(|blow| blow.hex).collect();
    dangers.dedup();
    marks.extend(dangers.into_iter().map(|hex| Mark::new(hex, MarkKind::Danger)));
    way(prompt, &option.forecast, marks);
    if let Some(hex) = option.choice.hex {
        let chosen = picking.place == Some(hex);
        marks.push(Mark::new(hex, if chosen { MarkKind::Picked } else { MarkKind::Path }));
    }
    match (option.choice.hex, option.choice.facing) {
        (Some(hex), Some(facing)) => marks.push(Mark::new(hex, MarkKind::Facing(facing))),
        (None, Some(facing)) => marks.push(Mark::new(prompt.stand, MarkKind::Look(facing))),
        _ => {}
    }
}

/// The hexes a choice leads through, and a stop where something ends the movement.
fn way(prompt: &Prompt, forecast: &Forecast, marks: &mut Vec<Mark>) {
    let starts = std::iter::once(&prompt.stand).chain(&forecast.path);
    for (from, to) in starts.zip(&forecast.path) {
        if let Some(way) = Facing::between(*from, *to) {
            marks.push(Mark::new(*from, MarkKind::Trail(way)));
            marks.push(Mark::new(*to, MarkKind::Trail(way.opposite())));
        }
    }
    if let Some(end) = forecast.path.last().filter(|_| forecast.halted) {
        marks.push(Mark::new(*end, MarkKind::Halt));
    }
}

/// The arrow of a press that is drawn to a side, where it would come to something.
fn aimed(world: &World, prompt: &Prompt, picking: &Picking, marks: &mut Vec<Mark>) {
    let Some((hex, facing)) = world.resource::<Aim>().0 else { return };
    if picking.clone().aim(prompt, hex, facing) != Picked::Nothing {
        marks.push(Mark::new(hex, MarkKind::Look(facing)));
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::{Battle, take_posture};
    use riposte_rules::data::Scenario;
    use riposte_rules::figure::Posture;
    use riposte_rules::roll::Dice;

    use super::*;

    fn battle(scenario: &str) -> Battle {
        let library = riposte_shelf::library();
        let laid = Scenario::shipped(&library, scenario).and_then(|scenario| {
            Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(1))
        });
        laid.unwrap_or_else(|error| panic!("{error}"))
    }

    /// How many hexes around the first figure are marked as front, side and rear.
    fn painted(battle: &Battle) -> [usize; 3] {
        let mut marks = Vec::new();
        arcs(battle.world(), FigureId(0), &mut marks);
        let kinds = [MarkKind::ArcFront, MarkKind::ArcSide, MarkKind::ArcRear];
        kinds.map(|kind| marks.iter().filter(|mark| mark.kind == kind).count())
    }

    #[test]
    fn ground_is_shaded_by_quarters_of_the_dearest_way() {
        let quarters = [0, 1, 2, 3, 4, 5, 8].map(|way| quarter(f64::from(way) / 8.0));
        assert_eq!(quarters, [1, 1, 1, 2, 2, 3, 4]);
    }

    #[test]
    fn rea_32_arcs_are_front_and_rear_only() {
        assert_eq!(painted(&battle("duel")), [3, 0, 3]);
    }

    #[test]
    fn opt_212_arcs_have_sides_and_opt_214_whoever_is_down_has_no_front() {
        let mut battle = battle("yard");
        assert_eq!(painted(&battle), [3, 2, 1]);
        take_posture(battle.world_mut(), FigureId(0), Posture::Prone);
        assert_eq!(painted(&battle), [0, 0, 6]);
    }
}
