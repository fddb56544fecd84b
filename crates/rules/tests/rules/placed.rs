//! A scenario may put a figure of a roster on the board in another way.

use riposte_rules::data::{Library, Scenario, Source};

const SCENARIO: &str = r#"(name: "Two guards", rulebook: "brawl", rows: ["...."],
    roster: [(key: "guard", name: "Guard", icon: "x", scores: {"ST": 2, "CO": 1},
              armour: ["leather"], kit: [(item: "club", at: Right)])],
    sides: [
        (name: "One", figures: [(who: "guard", at: "A1", facing: SE)]),
        (name: "Two", figures: [
            (who: "guard", key: "captain", scores: {"ST": 3.5}, armour: [],
             kit: [(item: "sword", at: Right)], at: "B1", facing: NW)])])"#;

fn read(text: &str) -> Scenario {
    let source = Source::new("own.ron", text);
    Scenario::read(&Library::default(), "own", source).unwrap()
}

#[test]
fn a_figure_has_other_scores_armour_and_kit_where_its_scenario_says_so() {
    let scenario = read(SCENARIO);
    let [guard, captain] = [0, 1].map(|at: usize| &scenario.figures[at].entry);
    let score = |name: &str| [guard, captain].map(|entry| entry.scores[name].halves);
    assert_eq!(score("ST"), [4, 7]);
    assert_eq!(score("CO"), [2, 2]);
    assert_eq!([guard.armour.len(), captain.armour.len()], [1, 0]);
    assert_eq!([&guard.kit[0].item, &captain.kit[0].item], ["club", "sword"]);
}

#[test]
fn a_mistake_is_told_where_it_stands() {
    let scenario = read(SCENARIO);
    let line = |at: usize, word: &str| scenario.figures[at].error(word, "wrong").line;
    // In the roster of the scenario, and at the `who` of the figure that is changed.
    assert_eq!([line(0, "ST"), line(0, "guard"), line(1, "CO")], [Some(2); 3]);
    assert_eq!([line(1, "ST"), line(1, "sword"), line(1, "guard")], [Some(7); 3]);
}

#[test]
fn too_much_is_refused_there_as_well() {
    let much = format!("armour: [{}]", "\"leather\", ".repeat(500));
    let text = SCENARIO.replace("armour: []", &much);
    let error = Scenario::read(&Library::default(), "own", Source::new("own.ron", text));
    let error = error.err().unwrap().to_string();
    assert!(error.contains("500 pieces of armour of \"guard\" are too many"), "{error}");
}
