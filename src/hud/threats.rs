//! Where enemies threaten: which hexes they can strike, and how likely one is hit there.

use std::cmp::Ordering;

use bevy::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::decision::Forecast;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::PlaceRule;

use crate::driver::{Prompt, PromptOption};

/// Whether hexes are places, in which many stand: who threatens one threatens all who are in it, and
/// figures and their marks would hide what is drawn beneath them.
pub(super) fn of_places(world: &World) -> bool {
    world.get_resource::<PlaceRule>().is_some_and(|rule| rule.is_of_places())
}

/// The enemies of the deciding side; without one, everybody.
fn enemies(table: Table) -> impl Iterator<Item = FigureId> {
    let side = table.decision().map(|decision| decision.side);
    table.active_figures().filter(move |figure| Some(table.side(*figure)) != side)
}

/// Every hex that one of them can strike.
pub(super) fn hexes(table: Table) -> Vec<Hex> {
    let struck = enemies(table).flat_map(|figure| table.threat(figure).hexes.iter().copied());
    let mut hexes: Vec<Hex> = struck.collect();
    hexes.sort_unstable_by_key(|hex| (hex.y, hex.x));
    hexes.dedup();
    hexes
}

/// Those of them who can strike a hex.
pub(crate) fn strikers(table: Table, hex: Hex) -> impl Iterator<Item = FigureId> {
    enemies(table).filter(move |figure| table.threat(*figure).hexes.contains(&hex))
}

/// What is foretold of being in a hex: by the choice looked at where that ends there, or else by
/// the one with which one is safest there. `None` where nothing is said of it.
pub(crate) fn foretold(prompt: &Prompt, looked_at: Option<usize>, hex: Hex) -> Option<&Forecast> {
    let danger = |option: &&PromptOption| option.forecast.danger.map(|danger| danger.value());
    let ends = |option: &&PromptOption| {
        danger(option).is_some() && option.choice.hex.unwrap_or(prompt.stand) == hex
    };
    let looked_at = looked_at.and_then(|number| prompt.options.get(number)).filter(ends);
    let safest = || {
        let there = prompt.options.iter().filter(ends);
        there
            .min_by(|one, other| danger(one).partial_cmp(&danger(other)).unwrap_or(Ordering::Equal))
    };
    looked_at.or_else(safest).map(|option| &option.forecast)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::platform::time::Instant;
    use bevy_egui::egui::{Vec2, vec2};
    use riposte_words::text;

    use super::*;
    use crate::board::contract::{MarkKind, Marks};
    use crate::driver::PendingPrompt;
    use crate::hud::fits::{asked, battle};
    use crate::hud::{Picking, layout, marks};
    use crate::theme;

    /// All words that are drawn in a window of such a size.
    fn written(world: &World, picking: &mut Picking, size: Vec2) -> Vec<String> {
        let words = theme::written(size, |ctx| {
            layout::draw(ctx, world, picking, &mut Vec::new());
        });
        words.iter().map(|words| words.galley.text().to_owned()).collect()
    }

    #[test]
    fn in_a_place_it_is_told_who_threatens_and_how_likely_one_is_hit() {
        let mut app = battle("footbridge", 3);
        app.init_resource::<Marks>();
        let mut prompt = asked(&mut app);
        let soon = Instant::now() + Duration::from_secs(60);
        assert!(prompt.learn(Table::new(app.world()), None, soon));
        let told = foretold(&prompt, None, prompt.stand).cloned().unwrap_or_default();
        let [blow] = told.exposure.as_slice() else { panic!("{told:?}") };
        let Some(danger) = told.danger else { panic!("{told:?}") };
        let (stand, by) = (prompt.stand, blow.by);
        assert_eq!(strikers(Table::new(app.world()), stand).collect::<Vec<_>>(), [by]);
        app.world_mut().resource_mut::<PendingPrompt>().0 = Some(prompt);
        let whole = format!("{danger} {}", text!("forecast-to-be-hit"));
        for threats in [false, true] {
            let picking = Picking { threats, ..Picking::default() };
            app.insert_resource(picking.clone());
            marks::mark(app.world_mut());
            let marks = &app.world().resource::<Marks>().0;
            let menaced = marks.iter().filter(|mark| mark.kind == MarkKind::Menaced);
            let labels: Vec<_> = menaced.map(|mark| (mark.hex, mark.label.clone())).collect();
            let wanted = threats.then(|| (stand, Some(danger.to_string())));
            assert_eq!(labels, Vec::from_iter(wanted));
            for size in [vec2(1280.0, 720.0), vec2(390.0, 844.0), vec2(844.0, 390.0)] {
                let words = written(app.world(), &mut picking.clone(), size);
                let written = |wanted: &String| words.iter().any(|words| words == wanted);
                assert_eq!(written(&whole), threats, "{size}: {words:?}");
                // At the token of the one who strikes its chance stands, with the one it would hit
                // where there is room.
                let chance = told.exposure[0].chance.to_string();
                let at_token = |words: &&String| words.contains(&chance) && **words != whole;
                assert!(!threats || words.iter().any(|it| at_token(&it)), "{size}: {words:?}");
            }
        }
    }

    #[test]
    fn a_place_to_go_to_has_the_number_of_going_there() {
        let mut app = battle("footbridge", 3);
        let mut prompt = asked(&mut app);
        let there = prompt.stand + riposte_rules::board::Facing::N.step();
        assert!(foretold(&prompt, None, prompt.stand).is_none(), "nothing is known yet");
        let percent = |percent| Some(riposte_rules::roll::Chance::new(percent, 100));
        let mut ways = vec![prompt.options[0].clone(); 3];
        for (way, (hex, danger)) in
            ways.iter_mut().zip([(None, 60), (Some(there), 40), (Some(there), 20)])
        {
            way.choice.hex = hex;
            way.forecast.danger = percent(danger);
        }
        prompt.options = ways;
        let danger = |looked_at, hex| foretold(&prompt, looked_at, hex).and_then(|it| it.danger);
        assert_eq!(danger(None, prompt.stand), percent(60));
        assert_eq!(danger(None, there), percent(20), "the safest");
        assert_eq!(danger(Some(1), there), percent(40), "the one looked at");
        assert_eq!(danger(Some(1), prompt.stand), percent(60));
    }
}
