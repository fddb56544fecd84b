//! The ways to look that are open, shown as chevrons over the sides of a hex, and which of them a
//! press means.

use bevy::math::Vec2;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;

use super::picking::Picking;
use crate::board::contract::CHEVRON;
use crate::board::layout::{angle, centre};
use crate::driver::Prompt;

/// A press so near to the middle of a chevron means it: more than is drawn of it.
const NEAR: f32 = 24.0;
/// As near as that for a finger, in pixels; but at most so near in the drawing, so that the hexes
/// around can be pressed in their middle.
const NEAR_FINGER: f32 = 22.0;
const NEAREST_HEX: f32 = 38.0;
/// Where nothing but a way to look is asked, all of the hex but its middle stands for them.
const NEAR_TURN: f32 = 40.0;

/// The ways that are open: at the hex picked, or where the figure stands for mere turns.
pub(super) fn open(prompt: &Prompt, picking: &Picking) -> Vec<(Hex, Facing)> {
    let turning = picking.verb.is_some() || picking.place.is_some() || prompt.is_turn();
    let mut open: Vec<(Hex, Facing)> = Vec::new();
    for number in picking.fitting(prompt) {
        let choice = &prompt.options[number].choice;
        let (Some(facing), true) = (choice.facing, turning) else { continue };
        let way = (choice.hex.unwrap_or(prompt.stand), facing);
        let listed = picking.place.is_some() || choice.hex.is_none();
        if listed && !open.contains(&way) {
            open.push(way);
        }
    }
    open
}

/// The choice whose chevron is pressed at a point of the drawing, by its number; `finger` says how
/// many pixels a unit of the drawing has where a finger presses.
pub(crate) fn under(
    prompt: &Prompt,
    picking: &Picking,
    point: Vec2,
    finger: Option<f32>,
) -> Option<usize> {
    let near = match (prompt.is_turn(), finger) {
        (true, _) => NEAR_TURN,
        (false, Some(zoom)) => (NEAR_FINGER / zoom).clamp(NEAR, NEAREST_HEX),
        (false, None) => NEAR,
    };
    let far = |(hex, way): &(Hex, Facing)| {
        point.distance(centre(*hex) + CHEVRON * Vec2::from_angle(angle(*way)))
    };
    let nearest = open(prompt, picking).into_iter().min_by(|a, b| far(a).total_cmp(&far(b)));
    let (hex, way) = nearest.filter(|way| far(way) <= near)?;
    looking(prompt, picking, hex, way)
}

/// The choice that looks some way at a hex: the one picked but for that, or else the first.
fn looking(prompt: &Prompt, picking: &Picking, hex: Hex, way: Facing) -> Option<usize> {
    let fitting = picking.fitting(prompt);
    let picked = picking.picked.and_then(|number| prompt.options.get(number));
    let turned = picked.map(|option| Choice { facing: Some(way), ..option.choice });
    let looks = |number: &usize| {
        let choice = &prompt.options[*number].choice;
        choice.facing == Some(way) && choice.hex.unwrap_or(prompt.stand) == hex
    };
    let like = turned.and_then(|choice| prompt.number_of(&choice));
    let like = like.filter(|number| fitting.contains(number) && looks(number));
    like.or_else(|| fitting.iter().copied().find(looks))
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::data::Scenario;
    use riposte_rules::roll::Dice;

    use super::*;

    /// The first question that is nothing but a way to look.
    fn turn() -> Prompt {
        let library = riposte_shelf::library();
        let laid = Scenario::shipped(&library, "points").and_then(|scenario| {
            Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(4))
        });
        let mut battle = laid.unwrap_or_else(|error| panic!("{error}"));
        for _ in 0..200 {
            let Some(prompt) = Prompt::of(battle.table()) else { panic!("nothing is asked") };
            if prompt.is_turn() {
                return prompt;
            }
            assert!(battle.submit(prompt.decision.default).is_ok());
        }
        panic!("no way to look is asked");
    }

    /// The same ways, but of a step to a hex.
    fn step(to: Hex) -> Prompt {
        let mut prompt = turn();
        for option in &mut prompt.options {
            option.choice.hex = Some(to);
            option.places = vec![to];
        }
        prompt.decision.choices = prompt.options.iter().map(|option| option.choice).collect();
        prompt
    }

    /// A point so far from the middle of a hex.
    fn out(hex: Hex, way: Facing, far: f32) -> Vec2 {
        centre(hex) + far * Vec2::from_angle(angle(way))
    }

    #[test]
    fn a_press_on_a_chevron_is_that_way_to_look_and_not_the_usual_one() {
        let (prompt, picking) = (turn(), Picking::default());
        for (way, finger) in
            Facing::ALL.into_iter().flat_map(|way| [(way, None), (way, Some(0.24))])
        {
            for far in [30.0, 45.0, CHEVRON, 75.0] {
                let point = out(prompt.stand, way, far);
                assert_eq!(under(&prompt, &picking, point, finger), prompt.turn(way), "{far}");
            }
        }
        assert_eq!(under(&prompt, &picking, centre(prompt.stand), None), None);
    }

    #[test]
    fn a_press_on_a_chevron_of_the_hex_picked_is_a_way_to_look_there() {
        let to = Hex::new(2, 1);
        let prompt = step(to);
        assert!(!prompt.is_turn());
        let picking = Picking { place: Some(to), ..Picking::default() };
        assert_eq!(open(&prompt, &picking).len(), 6);
        for (way, finger) in
            Facing::ALL.into_iter().flat_map(|way| [(way, None), (way, Some(0.24))])
        {
            let number = under(&prompt, &picking, out(to, way, CHEVRON + 15.0), finger);
            let looks = number.and_then(|number| prompt.options[number].choice.facing);
            assert_eq!(looks, Some(way));
            // The next hex can still be picked instead.
            assert_eq!(under(&prompt, &picking, centre(to + way.step()), finger), None);
        }
        let unpicked = Picking::default();
        assert_eq!(under(&prompt, &unpicked, out(to, Facing::N, CHEVRON), None), None);
    }

    #[test]
    fn to_look_another_way_keeps_all_else_that_is_picked() {
        let to = Hex::new(2, 1);
        let mut prompt = step(to);
        let mut others = prompt.options.clone();
        others.iter_mut().for_each(|option| option.choice.number = Some(1));
        prompt.options.extend(others);
        let picking = Picking { place: Some(to), picked: Some(6), ..Picking::default() };
        let number = under(&prompt, &picking, out(to, Facing::S, CHEVRON), None);
        let choice = number.map(|number| prompt.options[number].choice);
        let wanted = (Some(Facing::S), Some(1));
        assert_eq!(choice.map(|choice| (choice.facing, choice.number)), Some(wanted));
    }
}
