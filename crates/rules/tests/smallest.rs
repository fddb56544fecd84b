//! The smallest possible rulebook: whoever is asked may strike somebody next to it, and hits
//! with four or more on a die. `docs/architecture.md` tells what each part is for.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_rules::battle::{RegisterState, Resolve, RulesSet, TurnNumber, ask, fall_out};
use riposte_rules::data::{Armoury, Muster, Scenario, Source};
use riposte_rules::decision::{Asking, Closed, Question, QuestionInfo, VerbInfo, Weight};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::WeaponId;
use riposte_rules::prelude::*;
use riposte_rules::roll::{Against, Contest, Scale};
use riposte_rules::rulebook::{Fact, Of, PhaseMark, RibbonMark, Shelf, Standing};
use riposte_rules::systems::settle;
use serde::{Deserialize, Serialize};

const KEY: &str = "brawl";
const STRIKE: Verb = Verb(0);
const WAIT: Verb = Verb(1);
const Q_ACT: Question = Question(0);

/// The state of the rulebook: whose turn it is. Registered, so that it is saved, forked and
/// undone with the rest.
#[derive(Resource, Clone, Debug, Default, Hash, Serialize, Deserialize)]
struct Next(u8);

struct Brawl;

impl Rulebook for Brawl {
    fn key(&self) -> &'static str {
        KEY
    }
    fn name(&self) -> &'static str {
        "Brawl"
    }
    fn blurb(&self) -> &'static str {
        "Fists fly."
    }
    fn scale(&self) -> Scale {
        Scale::Whole
    }
    fn verbs(&self) -> &'static [VerbInfo] {
        const fn verb(word: &'static str, name: &'static str, key: char) -> VerbInfo {
            VerbInfo { word, name, key, help: "", icon: "fist", rule: "" }
        }
        const { &[verb("strike", "Strike", 's'), verb("wait", "Wait", 'w')] }
    }
    fn questions(&self) -> &'static [QuestionInfo] {
        &[QuestionInfo { name: "act", ask: "What does {figure} do?", weight: Weight::Act }]
    }
    fn plugin(&self, app: &mut App) {
        app.table_state::<Next>("next", Some(KEY));
        app.add_systems(Resolve, act.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
    }
    fn load(&self, _library: &Library, world: &mut World) -> Result<(), DataError> {
        world.insert_resource(Armoury::default());
        world.insert_resource(Next::default());
        Ok(())
    }
    fn muster(&self, _: &mut World, _: Entity, _: &Muster) -> Result<(), DataError> {
        Ok(())
    }
    fn phases(&self, _: &World) -> Vec<PhaseMark> {
        vec![PhaseMark { name: "Blows".into(), now: true }]
    }
    fn ribbon(&self, _: &World) -> Vec<RibbonMark> {
        Vec::new()
    }
    fn card(&self, _: &World, _: FigureId) -> Vec<Fact> {
        Vec::new()
    }
    fn weapon_card(&self, _: &World, _: WeaponId) -> Vec<Fact> {
        Vec::new()
    }
    fn exchange(&self, _: &World) -> Vec<LinkView> {
        Vec::new()
    }
    fn wording(&self, _: &World, choice: &Choice) -> String {
        if choice.verb == STRIKE { "Strike".into() } else { "Wait".into() }
    }
    fn forecast(&self, _: &World, choice: &Choice) -> Forecast {
        let chance = (choice.verb == STRIKE).then(|| blow().chance());
        Forecast { chance, ..Forecast::default() }
    }
    fn closed(&self, _: &World) -> Vec<Closed> {
        Vec::new()
    }
    fn standing(&self, world: &World, figure: FigureId) -> Standing {
        let up = Table::new(world).active(figure);
        Standing { worth: f64::from(u8::from(up)), means: 1.0, keeps: false, loose: false }
    }
    fn menace(&self, _: &World, _: FigureId, _: FigureId, _: bool) -> f64 {
        0.5
    }
    fn spots(&self, _: &World) -> Vec<String> {
        Vec::new()
    }
}

fn blow() -> Contest {
    Contest { roll: Roll::new("blow", Scale::Whole).dice(1, 6), against: Against::AtLeast(4) }
}

/// What the figure whose turn it is may do.
fn asking(world: &World, figure: FigureId) -> Asking {
    let table = Table::new(world);
    let wait = Choice::plain(WAIT);
    let near = table.enemies(figure).filter(|foe| table.distance(figure, *foe) == 1);
    let mut choices: Vec<Choice> = near.map(|foe| Choice::plain(STRIKE).at(foe)).collect();
    choices.push(wait);
    Asking { default: choices[0], decline: wait, choices }
}

/// The one system: asks, and carries out the answer.
fn act(world: &mut World) {
    let count = Table::new(world).figures().count() as u8;
    let figure = FigureId(world.resource::<Next>().0);
    if Table::new(world).active(figure) {
        let Some(choice) = ask(world, figure, Q_ACT, |world| asking(world, figure)) else {
            return;
        };
        if let Some(foe) = choice.target {
            strike(world, figure, foe);
        }
    }
    world.resource_mut::<Next>().0 = (figure.0 + 1) % count;
    if figure.0 + 1 == count {
        world.resource_mut::<TurnNumber>().0 += 1;
    }
}

fn strike(world: &mut World, figure: FigureId, foe: FigureId) {
    let settled = world.resource_scope(|world, mut dice: Mut<Dice>| {
        let mut journal = world.resource_mut::<Journal>();
        settle(&mut dice, &mut journal, figure, Some(foe), blow())
    });
    if settled.success {
        fall_out(world, foe, Life::Unconscious);
    }
}

const SCENARIO: &str = r#"(name: "Brawl", rulebook: "brawl", rows: ["...."],
    roster: [(key: "a", name: "A", icon: "x", scores: {}), (key: "b", name: "B", icon: "x", scores: {})],
    sides: [(name: "One", figures: [(who: "a", at: "A1", facing: SE)]),
            (name: "Two", figures: [(who: "b", at: "B1", facing: NW)])])"#;

fn brawl(dice: Dice) -> Battle {
    let (shelf, library) = (Shelf(vec![Arc::new(Brawl)]), Library::default());
    let scenario = Scenario::read(&library, "brawl", Source::new("brawl", SCENARIO)).unwrap();
    Battle::new(&shelf, &library, &scenario, dice).unwrap()
}

fn strike_at(foe: u8) -> Choice {
    Choice::plain(STRIKE).at(FigureId(foe))
}

#[test]
fn the_smallest_rulebook_plays_saves_and_forks() {
    let mut battle = brawl(Dice::given([3, 4], None));
    battle.submit(strike_at(1)).unwrap();
    let middle = battle.snapshot();
    let dice = Dice::given([4], None);
    let mut fork = Battle::fork(battle.world(), &Library::default(), dice).unwrap();
    for battle in [&mut battle, &mut fork] {
        assert_eq!(battle.decision().unwrap().figure, FigureId(1));
        battle.submit(strike_at(0)).unwrap();
        assert_eq!(battle.outcome().unwrap().winner, Some(Side(1)));
    }
    battle.restore(&middle);
    assert!(battle.outcome().is_none() && battle.decision().is_some());
}

#[test]
fn the_smallest_rulebook_refuses_what_is_not_open() {
    let mut battle = brawl(Dice::seeded(1));
    let refusal = battle.submit(strike_at(0)).unwrap_err();
    assert!(matches!(refusal, Refusal::NotLegal { .. }));
}
