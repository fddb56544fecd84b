//! What is marked on the map: where choices lie, who strikes whom, arcs and threats.

use bevy::prelude::*;
use riposte_rules::battle::{Table, on_table};
use riposte_rules::board::{Arc, Facing, Hex};
use riposte_rules::decision::{Forecast, VerbGroup};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use super::figure::subject;
use super::{Picked, Picking, facings, forecast, threats, words};
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
    picking.log.only = None;
    marks.0.clear();
}

fn all(world: &World) -> Vec<Mark> {
    let mut marks = Vec::new();
    let picking = world.resource::<Picking>();
    let places = threats::of_places(world);
    if picking.threats && !places {
        let struck = threats::hexes(Table::new(world)).into_iter();
        marks.extend(struck.map(|hex| Mark::new(hex, MarkKind::Threat)));
    }
    marks.extend(picking.log.pointed.iter().map(|hex| Mark::new(*hex, MarkKind::Picked)));
    if picking.arcs {
        subject(world, picking).into_iter().for_each(|figure| arcs(world, figure, &mut marks));
    }
    if let Some(prompt) = &world.resource::<PendingPrompt>().0 {
        exchange(world, prompt, &mut marks);
        choices(world, prompt, picking, &mut marks);
        consequences(world, prompt, picking, &mut marks);
        ways_to_look(prompt, picking, &mut marks);
        aimed(world, prompt, picking, &mut marks);
        if !prompt.is_pick() {
            marks.push(Mark::new(prompt.stand, MarkKind::Selected));
        }
        asked_for(world, prompt, &mut marks);
    }
    if picking.threats && places {
        menaced(world, picking, &mut marks);
    }
    marks
}

/// The one place to click for what a lesson asks for, whatever else is picked.
fn asked_for(world: &World, prompt: &Prompt, marks: &mut Vec<Mark>) {
    if let Some(number) = crate::lesson::asked_for(world, prompt) {
        // Where it leads to stands first, before the one it is done to.
        let place = prompt.options[number].places.first();
        marks.extend(place.map(|hex| Mark::new(*hex, MarkKind::AskedFor)));
    }
}

/// The places that are threatened, each with how likely the figure asked is hit there: over the
/// marks of those who are in them.
fn menaced(world: &World, picking: &Picking, marks: &mut Vec<Mark>) {
    let prompt = world.resource::<PendingPrompt>().0.as_ref();
    let looked_at = prompt.and_then(|prompt| forecast::shown(world, prompt, picking).0);
    for hex in threats::hexes(Table::new(world)) {
        let told = prompt.and_then(|prompt| threats::foretold(prompt, looked_at, hex));
        let mark = Mark::new(hex, MarkKind::Menaced);
        marks.push(match told.and_then(|forecast| forecast.danger) {
            Some(danger) => mark.labelled(danger.to_string()),
            None => mark,
        });
    }
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

/// The hexes where fitting choices lie, with what the card that opens there says first.
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
    let usual = prompt.number_of(&prompt.usual());
    let mut goes = Vec::new();
    for (hex, numbers) in places {
        let mut choices = numbers.iter().map(|number| &prompt.options[*number].choice);
        let target = choices.clone().any(|choice| {
            let done_to = choice.target.or(choice.actor.filter(|_| prompt.is_pick()));
            done_to.is_some_and(|figure| table.active(figure) && table.hex(figure) == hex)
        });
        let turns = choices.all(|choice| choice.hex.is_none());
        let chance = badge(prompt, picking, &numbers, usual);
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
    ground(prompt, picking, &goes, usual, marks);
}

/// The number on a hex with these choices: that of the choice with which its card opens.
fn badge(
    prompt: &Prompt,
    picking: &Picking,
    numbers: &[usize],
    usual: Option<usize>,
) -> Option<Chance> {
    let here = picking.about_figure(prompt, numbers.to_vec());
    let opens = picking.opens(prompt, &here, usual)?;
    words::headline(&prompt.options[opens].forecast)
}

/// The ground within reach, shaded by what it costs to come there; while a move is chosen, with how
/// likely the figure is hit there.
fn ground(
    prompt: &Prompt,
    picking: &Picking,
    goes: &[(Hex, Vec<usize>)],
    usual: Option<usize>,
    marks: &mut Vec<Mark>,
) {
    let moves =
        |number: &usize| prompt.group(prompt.options[*number].choice.verb) == VerbGroup::Move;
    let moving = picking.threats || goes.iter().flat_map(|(_, numbers)| numbers).all(moves);
    let chosen = picking.threats || picking.verb.is_some() || prompt.options.len() == goes.len();
    let costs: Vec<i32> = goes.iter().map(|(hex, numbers)| cost(prompt, *hex, numbers)).collect();
    let most = costs.iter().max().copied().unwrap_or(1).max(1);
    for ((hex, numbers), cost) in goes.iter().zip(costs) {
        let forecasts = numbers.iter().map(|number| &prompt.options[*number].forecast);
        let mark = match badge(prompt, picking, numbers, usual) {
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

/// The ways to look that are open, but for the one looked at.
fn ways_to_look(prompt: &Prompt, picking: &Picking, marks: &mut Vec<Mark>) {
    let looked_at = |(hex, way): &(Hex, Facing)| {
        marks.iter().any(|mark| mark.hex == *hex && mark.kind == MarkKind::Look(*way))
    };
    let mut others = facings::open(prompt, picking);
    others.retain(|way| !looked_at(way));
    marks.extend(others.into_iter().map(|(hex, way)| Mark::new(hex, MarkKind::Facing(way))));
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
        // Among the ways that are open there, the one looked at is told apart.
        (Some(hex), Some(facing)) if picking.place == Some(hex) => {
            marks.push(Mark::new(hex, MarkKind::Look(facing)));
        }
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
    use riposte_rules::decision::{Choice, HarmForecast, Verb};
    use riposte_rules::figure::Posture;
    use riposte_rules::roll::Dice;

    use super::*;
    use crate::driver::PromptOption;
    use crate::input::LookedAt;

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

    /// A blow at somebody: its chance in percent against the best answer, and if it is let pass.
    fn blow(verb: u8, (target, hex): (FigureId, Hex), chances: [u128; 2]) -> PromptOption {
        let [answered, chance] = chances.map(|percent| Some(Chance::new(percent, 100)));
        let (degrees, figure) = (Vec::new(), target);
        let harm = Some(HarmForecast { figure, degrees, mean: 1.0, out: 0.0, worth: 0.1 });
        PromptOption {
            choice: Choice { target: Some(target), ..Choice::plain(Verb(verb)) },
            words: String::new(),
            forecast: Forecast { chance, answered, harm, ..Forecast::default() },
            known: true,
            places: vec![hex],
        }
    }

    /// The number on a hex that is pointed at, and the first one on its card.
    fn said(
        battle: &mut Battle,
        prompt: &Prompt,
        picking: &Picking,
        hex: Hex,
    ) -> [Option<String>; 2] {
        battle.world_mut().insert_resource(Aim::default());
        battle.world_mut().insert_resource(LookedAt(Some(hex)));
        let mut marks = Vec::new();
        choices(battle.world(), prompt, picking, &mut marks);
        let badge = marks.iter().find(|mark| mark.hex == hex).and_then(|mark| mark.label.clone());
        let (card, _) = forecast::shown(battle.world(), prompt, picking);
        let card = card.and_then(|number| words::headline(&prompt.options[number].forecast));
        [badge, card.map(|chance| chance.to_string())]
    }

    fn twice(percent: u128) -> [Option<String>; 2] {
        let words = Some(Chance::new(percent, 100).to_string());
        [words.clone(), words]
    }

    #[test]
    fn the_number_on_a_hex_is_the_first_on_the_card_that_opens_there() {
        let mut battle = battle("duel");
        let foe = (FigureId(1), battle.table().hex(FigureId(1)));
        let Some(mut prompt) = Prompt::of(battle.table()) else { panic!("nothing is asked") };
        let mut feint = blow(3, foe, [90, 95]);
        feint.forecast.harm = None;
        // The best is neither the first nor the one that is likeliest if it is let pass.
        prompt.options =
            vec![blow(0, foe, [30, 90]), blow(1, foe, [55, 60]), blow(2, foe, [40, 80]), feint];
        let mut picking = Picking::default();
        assert_eq!(said(&mut battle, &prompt, &picking, foe.1), twice(55));
        picking.picked = Some(2);
        assert_eq!(said(&mut battle, &prompt, &picking, foe.1), twice(40));
        let mut clicked = Picking::default();
        clicked.click(&prompt, foe.1);
        assert_eq!(clicked.picked, Some(1));
        assert_eq!(said(&mut battle, &prompt, &clicked, foe.1), twice(55));
    }

    #[test]
    fn a_hex_to_go_to_has_the_number_of_a_blow_only_where_a_blow_is_chosen() {
        let mut battle = battle("duel");
        let foe = (FigureId(1), battle.table().hex(FigureId(1)));
        let Some(mut prompt) = Prompt::of(battle.table()) else { panic!("nothing is asked") };
        let there = battle.table().hex(FigureId(0)) + Facing::N.step();
        let mut strike = blow(1, foe, [55, 60]);
        strike.choice.hex = Some(there);
        strike.places.push(there);
        let mut walk = strike.clone();
        walk.choice = Choice { hex: Some(there), ..Choice::plain(Verb(0)) };
        (walk.forecast, walk.places) = (Forecast::default(), vec![there]);
        prompt.options = vec![walk, strike];
        let mut picking = Picking::default();
        assert_eq!(said(&mut battle, &prompt, &picking, there), [None, None]);
        assert_eq!(said(&mut battle, &prompt, &picking, foe.1), twice(55));
        picking.verb = Some(Verb(1));
        assert_eq!(said(&mut battle, &prompt, &picking, there), twice(55));
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
