//! Scripts: what can be played is played, what cannot is answered with line and choices.

use std::collections::BTreeSet;

use riposte::driver::Prompt;
use riposte::script::play;
use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::roll::Dice;

fn battle(scenario: &str, seed: u64) -> Battle {
    let library = riposte_shelf::library();
    let battle = Scenario::shipped(&library, scenario).and_then(|scenario| {
        Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(seed))
    });
    match battle {
        Ok(battle) => battle,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn the_scripts_of_the_pictures_can_be_played() {
    let scripts = [
        ("match", 5, include_str!("../scripts/reaction.txt")),
        ("duel", 3, include_str!("../scripts/outcome.txt")),
        ("hedge", 9, include_str!("../scripts/battle.txt")),
        ("taproom", 3, include_str!("../scripts/closeup.txt")),
    ];
    for (scenario, seed, text) in scripts {
        let mut battle = battle(scenario, seed);
        if let Err(error) = play(battle.world_mut(), scenario, text) {
            panic!("{error}");
        }
    }
}

#[test]
fn a_line_that_is_not_legal_says_where_and_what_would_be() {
    let mut battle = battle("duel", 3);
    let before = battle.hash();
    let error = play(battle.world_mut(), "bad.txt", "# nothing yet\n\nrisk =99 # too many\n");
    let Err(error) = error else { panic!("it was played") };
    assert_eq!((error.line, error.nearest.is_empty()), (3, false));
    let text = error.to_string();
    assert!(text.starts_with("bad.txt:3: "), "{text}");
    assert!(text.contains("asked: ") && text.contains("risk ="), "{text}");
    assert_eq!(battle.hash(), before);
}

#[test]
fn a_word_that_is_no_verb_is_answered_with_those_that_are() {
    let mut battle = battle("duel", 3);
    let error = play(battle.world_mut(), "bad.txt", "gloat");
    assert!(error.is_err_and(|error| error.to_string().contains("expected one of")));
}

#[test]
fn what_meets_a_blow_is_offered_before_turns_and_words() {
    let mut battle = battle("match", 5);
    let script = include_str!("../scripts/reaction.txt");
    assert!(play(battle.world_mut(), "reaction.txt", script).is_ok());
    let Some(prompt) = Prompt::of(battle.table()) else { panic!("nothing is asked") };
    assert_eq!(prompt.ask, "How does Merrin meet the blow?");
    let verbs: Vec<&str> = prompt.open_verbs().into_iter().map(|it| prompt.verb(it).word).collect();
    assert_eq!((verbs.first(), verbs.last()), (Some(&"block"), Some(&"pass")));
    let once: BTreeSet<&str> = verbs.iter().copied().collect();
    assert_eq!(verbs.len(), once.len(), "each verb in one place: {verbs:?}");
}
