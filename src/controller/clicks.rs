//! Clicks and fingers on the board that answer the decision.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;

use crate::board::camera::View;
use crate::board::contract::{BoardCursor, HexAimed, HexClicked, HexHeld};
use crate::driver::{PendingPrompt, Prompt, pick_instead};
use crate::figures::figure_at;
use crate::hud::{Picked, Picking, Tab, carry_out, facings};
use crate::input::{Act, LookedAt};

/// Lets what was clicked or pressed change what is picked, and does what that comes to.
pub(super) fn with_picking(world: &mut World, pick: impl FnOnce(&mut Picking, &Prompt) -> Picked) {
    let picked = world.resource_scope(|world, mut picking: Mut<Picking>| {
        match &world.resource::<PendingPrompt>().0 {
            Some(prompt) => pick(&mut picking, prompt),
            None => Picked::Nothing,
        }
    });
    carry_out(world, picked);
}

pub(super) fn clicks(world: &mut World, mut cursor: Local<MessageCursor<HexClicked>>) {
    let messages = world.resource::<Messages<HexClicked>>();
    let read: Vec<HexClicked> = cursor.read(messages).copied().collect();
    read.into_iter().for_each(|click| clicked(world, click));
}

fn clicked(world: &mut World, click: HexClicked) {
    if click.button == MouseButton::Right {
        return with_picking(world, |picking, prompt| picking.press(prompt, Act::Back, None));
    }
    world.resource_mut::<BoardCursor>().0 = None;
    if face(world, click) {
        return;
    }
    point_at(world, click);
    match click.touch {
        true => touched(world, click.hex),
        false if means_figure(world, click.hex) => {}
        false => with_picking(world, |picking, prompt| picking.click(prompt, click.hex)),
    }
}

/// A hex was touched by a finger, which could not point at it before. What can be chosen there is
/// picked first, and taken by a second touch; somebody about whom nothing can be chosen is looked at
/// first, and a second touch is a click.
fn touched(world: &mut World, hex: Hex) {
    let before = world.resource_mut::<LookedAt>().0.replace(hex);
    if is_met(world, hex) {
        let shown = world.resource::<Picking>().tab == Tab::Figure;
        if before != Some(hex) || !shown {
            world.resource_mut::<Picking>().tab = Tab::Figure;
            return;
        }
        if means_figure(world, hex) {
            return;
        }
    }
    with_picking(world, |picking, prompt| picking.tap(prompt, hex));
}

/// Whether somebody is in a hex, and nothing can be chosen there as it is asked now.
fn is_met(world: &World, hex: Hex) -> bool {
    if Table::new(world).in_hex(hex).next().is_none() {
        return false;
    }
    let Some(prompt) = &world.resource::<PendingPrompt>().0 else { return true };
    let any = Picking { verb: None, ..world.resource::<Picking>().clone() };
    !prompt.is_turn() && any.at(prompt, hex).is_empty()
}

/// Does what a click on a figure means by itself: that it is picked in place of the one that moves, or
/// that the figure asked is to be able to strike it. Whether it means anything.
fn means_figure(world: &mut World, hex: Hex) -> bool {
    if pick_another(world, hex) {
        world.resource_mut::<Picking>().reset();
        return true;
    }
    let stance = stance(world, hex);
    if let Some(stance) = stance {
        world.resource_mut::<Picking>().onward = Some(Some(hex));
        carry_out(world, Picked::Take(stance));
    }
    stance.is_some()
}

/// A press on one of the chevrons around a hex means that way to look. Where nothing else is asked the
/// mouse, which has pointed at it before, takes it.
fn face(world: &mut World, click: HexClicked) -> bool {
    let Some(prompt) = &world.resource::<PendingPrompt>().0 else { return false };
    let finger = click.touch.then(|| world.resource::<View>().zoom);
    let picking = world.resource::<Picking>();
    let Some(number) = facings::under(prompt, picking, click.point, finger) else { return false };
    let at_once = prompt.is_turn() && !click.touch;
    let mut picking = world.resource_mut::<Picking>();
    picking.tab = Tab::Ask;
    let picked = if at_once { Picked::Take(number) } else { picking.choose(number) };
    carry_out(world, picked);
    true
}

/// A click singles out one of several figures in a hex, even while the choices about another
/// of them are listed: what was picked of those is let go.
fn point_at(world: &mut World, click: HexClicked) {
    let Some(figure) = figure_at(world, click.hex, click.point) else { return };
    let mut picking = world.resource_mut::<Picking>();
    if picking.place == Some(click.hex) && picking.figure != Some(figure) {
        (picking.place, picking.picked) = (None, None);
    }
    if picking.place.is_none() {
        picking.figure = Some(figure);
    }
}

/// A click on an enemy while it is asked what may be done at all: the usual choice that lets the
/// figure strike, by its number.
fn stance(world: &World, hex: Hex) -> Option<usize> {
    let prompt = world.resource::<PendingPrompt>().0.as_ref()?;
    let table = Table::new(world);
    let enemy =
        |figure: FigureId| table.active(figure) && table.side(figure) != prompt.decision.side;
    let elsewhere = world.resource::<Picking>().at(prompt, hex).is_empty();
    let usual = prompt.number_of(&prompt.usual()).filter(|number| prompt.lets_strike(*number));
    let plain = || (0..prompt.options.len()).find(|number| prompt.lets_strike(*number));
    let stance = usual.or_else(plain)?;
    (elsewhere && table.in_hex(hex).any(enemy)).then_some(stance)
}

/// A click on a figure that could have been picked in place of the one that moves.
fn pick_another(world: &mut World, hex: Hex) -> bool {
    let picking = world.resource::<Picking>();
    let pending_prompt = &world.resource::<PendingPrompt>().0;
    let means = |prompt: &Prompt| {
        prompt.is_turn() || !picking.at(prompt, hex).is_empty() || picking.verb.is_some()
    };
    if pending_prompt.as_ref().is_none_or(means) {
        return false;
    }
    let table = Table::new(world);
    let pointed = picking.figure;
    let mut here: Vec<FigureId> = table.in_hex(hex).collect();
    here.sort_by_key(|figure| Some(*figure) != pointed);
    here.into_iter().any(|figure| pick_instead(world, figure))
}

/// A finger that rests on a hex asks who stands there.
pub(super) fn holds(
    mut held: MessageReader<HexHeld>,
    mut looks: ResMut<LookedAt>,
    mut picking: ResMut<Picking>,
) {
    for HexHeld(hex) in held.read() {
        looks.0 = Some(*hex);
        picking.tab = Tab::Figure;
    }
}

/// Presses that were drawn to a side.
pub(super) fn aims(world: &mut World, mut cursor: Local<MessageCursor<HexAimed>>) {
    let messages = world.resource::<Messages<HexAimed>>();
    let aimed: Vec<HexAimed> = cursor.read(messages).copied().collect();
    for aim in aimed {
        world.resource_mut::<BoardCursor>().0 = None;
        with_picking(world, |picking, prompt| picking.aim(prompt, aim.hex, aim.facing));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app_state::Notice;
    use crate::board::layout::centre;
    use crate::hud::fits::{FIRST, asked, battle};

    /// A battle with its first decision.
    fn begun(scenario: &str) -> (App, Prompt) {
        let mut app = battle(scenario, 3);
        app.init_resource::<Picking>().init_resource::<BoardCursor>().init_resource::<Notice>();
        let prompt = asked(&mut app);
        (app, prompt)
    }

    fn touch(app: &mut App, hex: Hex) {
        let (button, point) = (MouseButton::Left, centre(hex));
        clicked(app.world_mut(), HexClicked { hex, button, touch: true, point });
    }

    /// Whether the same is still asked.
    fn waits(app: &App, prompt: &Prompt) -> bool {
        let now = app.world().resource::<PendingPrompt>().0.as_ref();
        now.is_some_and(|now| now.decision == prompt.decision)
    }

    /// The hex of an enemy about whom nothing can be chosen.
    fn foe(app: &App, prompt: &Prompt) -> Option<Hex> {
        let table = Table::new(app.world());
        let enemies =
            table.active_figures().filter(|figure| table.side(*figure) != prompt.decision.side);
        let free = |hex: &Hex| !prompt.options.iter().any(|option| option.places.contains(hex));
        enemies.map(|figure| table.hex(figure)).find(free).filter(|_| !prompt.is_turn())
    }

    #[test]
    fn the_first_touch_of_a_foe_that_is_no_target_shows_its_card() {
        let mut looked = 0;
        for scenario in FIRST {
            let (mut app, prompt) = begun(scenario);
            let Some(foe) = foe(&app, &prompt) else { continue };
            looked += 1;
            touch(&mut app, foe);
            assert!(waits(&app, &prompt), "{scenario}: a touch answers");
            assert_eq!(app.world().resource::<LookedAt>().0, Some(foe), "{scenario}");
            let picking = app.world().resource::<Picking>();
            assert_eq!((picking.tab, picking.picked), (Tab::Figure, None), "{scenario}");
            // The second one is a click: it takes the stance that lets strike, or leads back to the list.
            let strikes = stance(app.world(), foe).is_some();
            touch(&mut app, foe);
            assert_eq!(waits(&app, &prompt), !strikes, "{scenario}");
        }
        assert!(looked > 0, "everybody can be chosen everywhere");
    }

    #[test]
    fn a_touch_picks_what_can_be_chosen_there_and_a_second_one_takes_it() {
        let mut taken = 0;
        for scenario in FIRST {
            let (mut app, prompt) = begun(scenario);
            let place = prompt.options.iter().find_map(|option| option.places.first().copied());
            let Some(place) = place.filter(|_| !prompt.is_turn()) else { continue };
            taken += 1;
            touch(&mut app, place);
            assert!(waits(&app, &prompt), "{scenario}: a touch answers");
            let picking = app.world().resource::<Picking>();
            assert!(picking.picked.is_some() && picking.tab == Tab::Ask, "{scenario}");
            touch(&mut app, place);
            assert!(!waits(&app, &prompt), "{scenario}: nothing is taken");
        }
        assert!(taken > 0, "nothing lies on the map");
    }

    #[test]
    fn a_finger_that_rests_asks_who_stands_there() {
        let (mut app, prompt) = begun("duel");
        app.add_message::<HexHeld>().add_systems(Update, holds);
        app.world_mut().write_message(HexHeld(prompt.stand));
        app.update();
        assert_eq!(app.world().resource::<LookedAt>().0, Some(prompt.stand));
        assert_eq!(app.world().resource::<Picking>().tab, Tab::Figure);
        assert!(waits(&app, &prompt));
    }
}
