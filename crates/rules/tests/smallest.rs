//! The smallest possible rulebook: whoever is asked may strike somebody near, and hits with four
//! or more on a die, or shove it, and whoever keeps the better balance stands; or lay hold of
//! somebody in its hex, where up to eight of a side have room. Nobody looks any way.
//! `docs/architecture.md` tells what each part is for.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_rules::battle::{
    RegisterState, Resolve, RulesSet, TurnNumber, ask, bind, broken_bonds, fall_out, fits,
    give_wound, heal, move_to, revive, take_posture,
};
use riposte_rules::board::hex_name;
use riposte_rules::data::{Armoury, FigureSpawn, Scenario, Source};
use riposte_rules::decision::{Asking, Closed, PromptKind, Question, QuestionInfo, VerbInfo};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::event::Event;
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{Among, Bond, BondInfo, BondKind, BondLine, Spot, Unfit, WeaponId};
use riposte_rules::prelude::*;
use riposte_rules::roll::{Contest, Limit, Scale, Tie};
use riposte_rules::rulebook::{Fact, Of, PhaseMark, Shelf, TurnOrderEntry};
use riposte_rules::systems::{CostTable, Pass, PlaceRule, Turning, reachable};
use riposte_rules::tell;
use serde::{Deserialize, Serialize};

const KEY: &str = "brawl";
const STRIKE: Verb = Verb(0);
const WAIT: Verb = Verb(1);
const GRAB: Verb = Verb(2);
const SHOVE: Verb = Verb(3);
const HOLDS: BondKind = BondKind(0);
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
        const {
            &[
                verb("strike", "Strike", 's'),
                verb("wait", "Wait", 'w'),
                verb("grab", "Grab", 'g'),
                verb("shove", "Shove", 'v'),
            ]
        }
    }
    fn questions(&self) -> &'static [QuestionInfo] {
        &[QuestionInfo { name: "act", ask: "What does {figure} do?", weight: PromptKind::Act }]
    }
    fn plugin(&self, app: &mut App) {
        app.table_state::<Next>("next", Some(KEY));
        app.add_systems(Resolve, act.in_set(RulesSet::Manoeuvre).in_set(Of(KEY)));
    }
    fn load(&self, _library: &Library, world: &mut World) -> Result<(), DataError> {
        world.insert_resource(Armoury::default());
        world.insert_resource(Next::default());
        world.insert_resource(PlaceRule {
            of_a_side: 8,
            with_enemies: true,
            ..PlaceRule::default()
        });
        Ok(())
    }
    fn faces(&self) -> bool {
        false
    }
    fn bonds(&self) -> &'static [BondInfo] {
        &[BondInfo {
            key: "holds",
            does: "holds",
            is_done: "is held by",
            line: BondLine::Chain,
            among: Among::Enemies,
            from_most: 1,
            to_most: 2,
            replaces: true,
            group: 0,
            circles: true,
            far: Some(0),
            carries: false,
            rule: "",
        }]
    }
    fn init_figure(&self, _: &mut World, _: Entity, _: &FigureSpawn) -> Result<(), DataError> {
        Ok(())
    }
    fn phases(&self, _: &World) -> Vec<PhaseMark> {
        vec![PhaseMark { name: "Blows".into(), now: true }]
    }
    fn turn_order(&self, _: &World) -> Vec<TurnOrderEntry> {
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
        self.verbs()[choice.verb.0 as usize].name.into()
    }
    fn forecast(&self, world: &World, choice: &Choice) -> Forecast {
        let Some(decision) = Table::new(world).decision() else { return Forecast::default() };
        let Some(deed) = deed(world, decision.figure, choice) else { return Forecast::default() };
        let chance = Some(deed.chance(|end| *end != End::Nothing));
        Forecast { chance, rolls: deed.outline(), ..Forecast::default() }
    }
    fn closed(&self, _: &World) -> Vec<Closed> {
        Vec::new()
    }
    fn spots(&self, _: &World) -> Vec<String> {
        Vec::new()
    }
}

// What computer players ask: the table's own answers will do.
impl Appraisal for Brawl {}

/// What a deed comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Nothing,
    Out,
    Down,
}

/// What a choice is: told once, foretold and thrown.
fn deed<'w>(world: &'w World, figure: FigureId, choice: &Choice) -> Option<Deed<'w, End>> {
    let foe = choice.target?;
    let (contest, end) = match choice.verb {
        STRIKE => (blow(world, foe), End::Out),
        SHOVE => (shove(), End::Down),
        _ => return None,
    };
    let end = move |success| Deed::end(if success { end } else { End::Nothing });
    Some(Deed::check(figure, Some(foe), contest).then(move |degree| end(degree.success)))
}

/// A die against a guard: three, and one for who is on its feet.
fn blow(world: &World, foe: FigureId) -> Contest {
    let up = i32::from(!Table::new(world).posture(foe).down());
    let guard = Roll::new("guard", Scale::Whole).with("basic", 3, "BRAWL-1");
    let guard = guard.with("on its feet", up, "BRAWL-2");
    Contest::against(Roll::new("blow", Scale::Whole).dice(1, 6), Limit::at_least(guard))
}

/// Each rolls under its balance; who does so by more stands, and who is shoved when equal.
fn shove() -> Contest {
    let roll = || Roll::new("balance", Scale::Whole).dice(2, 6);
    let balance = || Limit::at_most(Roll::new("balance", Scale::Whole).with("basic", 7, "BRAWL-3"));
    Contest::by_margins(roll(), balance(), roll(), balance(), Tie::Second)
}

/// What the figure whose turn it is may do.
fn asking(world: &World, figure: FigureId) -> Asking {
    let table = Table::new(world);
    let wait = Choice::plain(WAIT);
    let near = table.enemies(figure).filter(|foe| table.distance(figure, *foe) <= 1);
    let mut choices: Vec<Choice> =
        near.flat_map(|foe| [STRIKE, SHOVE].map(|verb| Choice::plain(verb).at(foe))).collect();
    choices.push(wait);
    let holds = |foe: &FigureId| fits(table, Bond { from: figure, kind: HOLDS, to: *foe }).is_ok();
    let held = table.enemies(figure).filter(holds);
    choices.extend(held.map(|foe| Choice::plain(GRAB).at(foe)));
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
        carry_out(world, figure, choice);
    }
    world.resource_mut::<Next>().0 = (figure.0 + 1) % count;
    if figure.0 + 1 == count {
        world.resource_mut::<TurnNumber>().0 += 1;
    }
}

fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(foe) = choice.target else { return };
    if choice.verb == GRAB {
        let held = bind(world, Bond { from: figure, kind: HOLDS, to: foe });
        assert_eq!(held, Ok(()), "only what fits is offered");
    }
    let Ok(end) = perform(world, |world| {
        deed(world, figure, &choice).unwrap_or_else(|| Deed::end(End::Nothing))
    });
    match end {
        End::Out => fall_out(world, foe, Life::Unconscious),
        End::Down => take_posture(world, foe, Posture::Prone),
        End::Nothing => {}
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
fn the_smallest_rulebook_foretells_what_happens_by_one_tree() {
    let mut battle = brawl(Dice::given([3, 4, 4, 4, 3], None));
    let chance = |battle: &Battle, choice| battle.table().book().forecast(battle.world(), &choice);
    let before = chance(&battle, strike_at(1));
    assert_eq!(before.chance, Some(Chance::new(1, 2)));
    let shove = Choice::plain(SHOVE).at(FigureId(1));
    // Of the 1296 falls 146 are equal, and half of the others are won.
    assert_eq!(chance(&battle, shove).chance, Some(Chance::new(575, 1296)));
    battle.submit(shove).unwrap();
    assert_eq!(battle.table().posture(FigureId(1)), Posture::Prone);
    let needed: Vec<String> = battle.drain_events().iter().filter_map(needs).collect();
    assert_eq!(needed, ["balance 7 or less", "balance 7 or less"]);
    battle.submit(Choice::plain(WAIT)).unwrap();
    assert_eq!(chance(&battle, strike_at(1)).chance, Some(Chance::new(2, 3)), "it lies");
    battle.submit(strike_at(1)).unwrap();
    assert_eq!(battle.outcome().unwrap().winner, Some(Side(0)));
    let told = battle.drain_events();
    let guard = told.iter().find_map(needs);
    assert_eq!(guard.as_deref(), Some("guard 3 or more"));
}

/// What a roll needed, as a tooltip says it.
fn needs(event: &Event) -> Option<String> {
    let Event::Rolled { limit: Some(limit), .. } = event else { return None };
    Some(format!("{} {}", limit.value.label, limit.words()))
}

#[test]
fn the_smallest_rulebook_refuses_what_is_not_open() {
    let mut battle = brawl(Dice::seeded(1));
    let refusal = battle.submit(strike_at(0)).unwrap_err();
    assert!(matches!(refusal, Refusal::NotLegal { .. }));
}

/// A battle of the first two sides, each figure in the hex given for it, with a bond perhaps.
fn crowd(sides: [&[&str]; 2], bonds: &str) -> Result<Battle, DataError> {
    let mut number = 0;
    let mut placed = |at: &str| {
        number += 1;
        let bonds = if number == 1 { bonds } else { "" };
        format!("(who: \"a\", key: \"f{number}\", at: \"{at}\", facing: N, {bonds})")
    };
    let [one, two] =
        sides.map(|hexes| hexes.iter().map(|at| placed(at)).collect::<Vec<_>>().join(","));
    let text = format!(
        r#"(name: "Crowd", rulebook: "brawl", rows: ["...."],
        roster: [(key: "a", name: "A", icon: "x", scores: {{}})],
        sides: [(name: "One", figures: [{one}]), (name: "Two", figures: [{two}])])"#
    );
    let (shelf, library) = (Shelf(vec![Arc::new(Brawl)]), Library::default());
    let scenario = Scenario::read(&library, "crowd", Source::new("crowd", &text))?;
    Battle::new(&shelf, &library, &scenario, Dice::seeded(1))
}

fn bonds(battle: &Battle) -> Vec<String> {
    let table = battle.table();
    table.bonds().map(|bond| format!("{} {}", bond.from.0, bond.to.0)).collect()
}

#[test]
fn as_many_share_a_hex_as_the_rulebook_has_room_for_and_no_more() {
    let battle = crowd([&["A1"; 8], &["A1"; 8]], "").unwrap();
    let hex = battle.table().hex(FigureId(0));
    assert_eq!(battle.table().in_hex(hex).count(), 16);
    let error = crowd([&["A1"; 9], &["A1"; 8]], "").err().unwrap().to_string();
    assert!(error.contains("f8 and f9 both stand on A1"), "{error}");
    assert!(error.contains("8 figures of each side"), "{error}");
}

#[test]
fn a_bond_begins_ends_and_survives_saving() {
    let mut battle = crowd([&["A1"; 2], &["A1"; 2]], "").unwrap();
    battle.drain_events();
    let free = battle.hash();
    battle.submit(Choice::plain(GRAB).at(FigureId(2))).unwrap();
    assert_ne!(battle.hash(), free);
    let told: Vec<String> =
        battle.drain_events().iter().map(|event| tell::line(battle.table(), event).text).collect();
    assert_eq!(told, ["Now A holds A"]);
    assert_eq!(bonds(&battle), ["0 2"]);
    let held = battle.snapshot();
    let text = held.to_text(battle.world()).unwrap();
    assert_eq!(Snapshot::from_text(battle.world(), "copy", &text).unwrap(), held);
    // Another may lay hold of it as well, and the one held of its holder.
    battle.submit(Choice::plain(GRAB).at(FigureId(2))).unwrap();
    battle.submit(Choice::plain(GRAB).at(FigureId(0))).unwrap();
    assert_eq!(bonds(&battle), ["0 2", "1 2", "2 0"]);
    fall_out(battle.world_mut(), FigureId(2), Life::Unconscious);
    assert_eq!(bonds(&battle), [""; 0]);
    battle.restore(&held);
    assert_eq!(bonds(&battle), ["0 2"]);
}

#[test]
fn a_new_bond_takes_the_place_of_the_old_and_ends_when_they_are_apart() {
    let mut battle = crowd([&["A1"; 2], &["A1", "A1", "B1"]], "").unwrap();
    let world = battle.world_mut();
    let hold = |from, to| Bond { from: FigureId(from), kind: HOLDS, to: FigureId(to) };
    assert_eq!(bind(world, hold(0, 2)), Ok(()));
    assert_eq!(bind(world, hold(0, 3)), Ok(()));
    assert_eq!(bind(world, hold(0, 1)), Err(Unfit::Side));
    assert_eq!(bind(world, hold(0, 0)), Err(Unfit::Circle));
    assert_eq!(bind(world, hold(0, 4)), Err(Unfit::Apart));
    assert_eq!(bind(world, hold(0, 3)), Err(Unfit::Known));
    assert_eq!(Table::new(world).bonds().collect::<Vec<_>>(), [hold(0, 3)]);
    assert_eq!(broken_bonds(Table::new(world)), []);
    let away = Table::new(world).hex(FigureId(4));
    move_to(world, FigureId(3), away, true);
    assert_eq!(Table::new(world).bonds().count(), 0);
}

#[test]
fn a_scenario_begins_with_the_bonds_it_names() {
    let battle = crowd([&["A1"; 2], &["A1"; 2]], r#"bonds: {"holds": "f3"}"#).unwrap();
    assert_eq!(bonds(&battle), ["0 2"]);
    let wrong = [
        (r#"bonds: {"strangles": "f3"}"#, "\"strangles\" is no bond of this rulebook"),
        (r#"rides: "f3""#, "\"rides\" is no bond of this rulebook"),
        (r#"bonds: {"holds": "nobody"}"#, "f1 holds \"nobody\", who is not there"),
        (r#"bonds: {"holds": "f2"}"#, "they are on the wrong sides for it"),
    ];
    for (bonds, expected) in wrong {
        let error = crowd([&["A1"; 2], &["A1"; 2]], bonds).err().unwrap().to_string();
        assert!(error.contains(expected) && error.starts_with("crowd:"), "{error}");
    }
}

#[test]
fn whoever_was_knocked_down_is_healed_and_comes_back() {
    let mut battle = crowd([&["A1"; 2], &["A1"]], "").unwrap();
    let world = battle.world_mut();
    let wound = Wound { level: 2, spot: Spot(0) };
    give_wound(world, FigureId(1), None, wound, || "wound".into());
    fall_out(world, FigureId(1), Life::Down);
    assert!(!Table::new(world).active(FigureId(1)));
    heal(world, FigureId(1), Some(FigureId(0)), |wound| wound.level > 1, || "the wound".into());
    revive(world, FigureId(1), Some(FigureId(0)));
    assert!(Table::new(world).active(FigureId(1)));
    assert!(Table::new(world).harm(FigureId(1)).wounds.is_empty());
    fall_out(world, FigureId(1), Life::Dead);
    revive(world, FigureId(1), None);
    assert!(!Table::new(world).active(FigureId(1)), "the dead stay dead");
    let told: Vec<String> =
        battle.drain_events().iter().map(|event| tell::line(battle.table(), event).text).collect();
    assert!(told.contains(&"A heals A: the wound".to_owned()), "{told:?}");
    assert!(told.contains(&"A helps A back into the fight".to_owned()), "{told:?}");
}

/// The hexes that the first figure can come to with a budget, a step costing 1.
fn ways(battle: &Battle, budget: u16) -> Vec<String> {
    let costs = CostTable {
        step: [Some(1); 6],
        turn: Turning { cost: 0, most: 0, first_only: true },
        terrain: Vec::new(),
    };
    let ways = reachable(battle.table(), FigureId(0), &costs, budget, |_| false);
    let mut hexes: Vec<String> = ways.iter().map(|way| hex_name(way.hex)).collect();
    hexes.sort_unstable();
    hexes
}

#[test]
fn where_one_may_pass_and_not_stop_the_way_leads_on() {
    let mut battle = crowd([&["A1", "B1"], &["D1"]], "").unwrap();
    let mut with = |of_a_side, with_enemies, pass| {
        battle.world_mut().insert_resource(PlaceRule { of_a_side, with_enemies, pass });
        ways(&battle, 3)
    };
    assert_eq!(with(1, false, Pass::Nobody), ["A1"]);
    assert_eq!(with(1, false, Pass::Friends), ["A1", "C1"]);
    assert_eq!(with(1, true, Pass::Friends), ["A1", "C1", "D1"]);
    assert_eq!(with(2, false, Pass::Nobody), ["A1", "B1", "C1"]);
    assert_eq!(with(2, true, Pass::Nobody), ["A1", "B1", "C1", "D1"]);
}

#[test]
fn a_long_figure_takes_up_two_hexes_and_needs_room_for_both() {
    let text = r#"(name: "Long", rulebook: "brawl", rows: ["...", "...", "..."],
        roster: [(key: "a", name: "A", icon: "x", scores: {}),
                 (key: "bay", name: "Bay", icon: "x", scores: {}, shape: Long)],
        sides: [(name: "One", figures: [(who: "bay", at: "A2", facing: N)]),
                (name: "Two", figures: [(who: "a", at: "A1", facing: S)])])"#;
    let (shelf, library) = (Shelf(vec![Arc::new(Brawl)]), Library::default());
    let set_up = |text: &str| {
        let scenario = Scenario::read(&library, "long", Source::new("long", text))?;
        Battle::new(&shelf, &library, &scenario, Dice::seeded(1))
    };
    let mut battle = set_up(text).unwrap();
    let table = battle.table();
    let names: Vec<String> = table.hexes(FigureId(0)).into_iter().map(hex_name).collect();
    assert_eq!(names, ["A2", "A3"]);
    let tail = table.hexes(FigureId(0))[1];
    assert_eq!(table.in_hex(tail).collect::<Vec<_>>(), [FigureId(0)]);
    assert_eq!(table.distance(FigureId(0), FigureId(1)), 1);
    assert_eq!(table.distance_to(FigureId(1), tail), 2);
    // Ahead stands somebody, and behind there is no room for both hexes.
    battle.world_mut().insert_resource(PlaceRule::default());
    assert!(!ways(&battle, 1).contains(&"A1".to_owned()));
    assert!(!ways(&battle, 1).contains(&"A3".to_owned()));
    assert!(ways(&battle, 1).contains(&"B2".to_owned()));
    let error = set_up(&text.replace("A2", "A3")).err().unwrap().to_string();
    assert!(error.contains("bay stands on"), "{error}");
}
