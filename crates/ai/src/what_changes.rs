//! What changes by a choice where neither its dice nor whom it brings into reach speak for it.

use riposte_rules::battle::Table;
use riposte_rules::board::{Hex, Terrain};
use riposte_rules::decision::{Choice, Decision, When};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;
use riposte_words::{phrase, say};

use crate::armament::shot;
use crate::around::Around;
use crate::decision::{actor, is_handling, is_pick, is_step};
use crate::evaluation_context::EvalContext;
use crate::names::names;
use crate::pose::Pose;

/// What changes, in words.
pub(crate) fn of(table: Table, decision: &Decision, choice: &Choice) -> Option<String> {
    if is_pick(choice) {
        return Some(next(table, actor(decision, choice)));
    }
    if *choice == decision.decline {
        return Some(say!("waits to see what the others do"));
    }
    place(table, decision, choice).or_else(|| told(table, choice))
}

/// Why a figure is to act next: whom it has in reach, or who has it.
fn next(table: Table, figure: FigureId) -> String {
    let context = EvalContext::of(table, figure);
    let around = Around::of(&context, Pose::of(table, figure));
    let name = table.name(figure);
    if let Some(list) = names(table, &around.reaches) {
        return say!("{name} has {list} in reach", name, list);
    }
    match names(table, &around.reached_by) {
        Some(list) => say!("{name} is in the reach of {list}", name, list),
        None => say!("{name} has the most to do", name),
    }
}

/// What the place is good for that a figure goes to.
fn place(table: Table, decision: &Decision, choice: &Choice) -> Option<String> {
    let figure = actor(decision, choice);
    let (here, there) = (Pose::of(table, figure), Pose::after(table, decision, choice));
    if here == there {
        return None;
    }
    let from = aimed_from(table, figure, here.hex);
    let still = aimed_from(table, figure, there.hex);
    let spared: Vec<FigureId> = from.into_iter().filter(|foe| !still.contains(foe)).collect();
    if let Some(list) = names(table, &spared) {
        return Some(say!("gets out of the sight of {list}", list));
    }
    let covers = |hex: Hex| {
        let ground = table.board().terrain(hex);
        matches!(ground, Some(Terrain::Hedge | Terrain::Trench | Terrain::Slit))
    };
    if covers(there.hex) && !covers(here.hex) {
        return Some(say!("has cover there"));
    }
    let around = Around::of(&EvalContext::of(table, figure), there);
    if let Some(list) = names(table, &around.reaches) {
        return Some(say!("keeps {list} in reach", list));
    }
    let unreached = around.reached_by.is_empty();
    unreached.then(|| who_strikes(table, choice, &around.threateners)).flatten()
}

/// Who may strike a figure where a choice puts it and nobody has it in reach yet: the same as its card
/// says, which counts those who come first. Where the rulebook says nothing of danger, `may_come` are
/// those who could be there.
fn who_strikes(table: Table, choice: &Choice, may_come: &[FigureId]) -> Option<String> {
    let forecast = table.book().forecast(table.world(), choice);
    let likeliest = |when| {
        let (blows, _) = forecast.open_to(when);
        blows.into_iter().next().filter(|blow| blow.chance.value() > 0.0)
    };
    if likeliest(When::There).is_some() {
        return None;
    }
    if let Some(blow) = likeliest(When::IfTheyCome) {
        let (by, chance) = (table.name(blow.by), blow.chance.to_string());
        return Some(say!("can be struck there only if they come: {by} {chance}", by, chance));
    }
    let may_come = names(table, may_come).filter(|_| forecast.danger.is_none());
    Some(match may_come {
        Some(list) => say!("at most {list} may come there", list),
        None => say!("nobody can strike it there"),
    })
}

/// The enemies who fight from afar and have a clear line to a figure in a hex.
fn aimed_from(table: Table, figure: FigureId, hex: Hex) -> Vec<FigureId> {
    let clear = |foe: FigureId| sight::clear(table.board(), table.hex(foe), hex);
    let afar = |foe: FigureId| shot(table, foe).max(table.book().afar(table.world(), foe)) > 0;
    table.enemies(figure).filter(|foe| afar(*foe) && clear(*foe)).collect()
}

/// What the rulebook says of a choice: what there is to know of it, or what its verb is for.
fn told(table: Table, choice: &Choice) -> Option<String> {
    if is_step(choice) {
        return None;
    }
    if !is_handling(choice) {
        let forecast = table.book().forecast(table.world(), choice);
        // What a player is warned of does not speak for a choice.
        let note = forecast.notes.iter().find(|note| !note.warns);
        if let Some(note) = note {
            return Some(phrase(&note.text).into_owned());
        }
    }
    let verb = table.book().verbs().get(usize::from(choice.verb.0))?;
    Some(phrase(verb.help).trim_end_matches('.').to_owned())
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::data::Scenario;
    use riposte_rules::decision::Exposure;
    use riposte_rules::roll::Dice;

    use super::*;

    /// So many decisions of each battle are looked at.
    const DECISIONS: usize = 40;

    /// The sentence for a choice that goes somewhere, where it is about those who may strike there, and
    /// the blows that its card warns of there.
    fn said(
        battle: &Battle,
        decision: &Decision,
        choice: &Choice,
    ) -> Option<(String, Vec<Exposure>)> {
        let table = battle.table();
        let words = place(table, decision, choice)?;
        let mut blows = table.book().forecast(table.world(), choice).exposure;
        blows.retain(|blow| !blow.on_the_way && blow.chance.value() > 0.0);
        let about = ["nobody can strike it there", "can be struck there only if they come: "];
        about.iter().any(|about| words.starts_with(about)).then_some((words, blows))
    }

    #[test]
    fn that_nobody_can_strike_is_said_only_where_the_card_names_nobody() {
        let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
        let mut coming = 0;
        for key in ["duel", "lesson"] {
            let laid = Scenario::shipped(&library, key)
                .and_then(|scenario| Battle::new(&shelf, &library, &scenario, Dice::seeded(1)));
            let mut battle = laid.unwrap_or_else(|error| panic!("{error}"));
            let Some(squire) = crate::find("squire") else { panic!("there is no squire") };
            let mut squire = squire.make(1, &library);
            for _ in 0..DECISIONS {
                let Some(decision) = battle.decision().cloned() else { break };
                for choice in &decision.choices {
                    let Some((words, blows)) = said(&battle, &decision, choice) else { continue };
                    let nobody = words == "nobody can strike it there";
                    assert_eq!(nobody, blows.is_empty(), "{key}: {words}, {blows:?}");
                    let number = |blow: &Exposure| words.ends_with(&blow.chance.to_string());
                    assert!(nobody || blows.iter().any(number), "{key}: {words}, {blows:?}");
                    coming += usize::from(!nobody);
                }
                let Some((choice, _)) = squire.decide(battle.world()) else { break };
                assert!(battle.submit(choice).is_ok());
            }
        }
        assert!(coming > 0, "nobody comes");
    }
}
