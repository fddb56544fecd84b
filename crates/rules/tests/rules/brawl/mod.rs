//! The smallest possible rulebook: the figure that is asked may strike somebody near, and hits with
//! four or more on a die, or shove it, and the one that keeps the better balance stands; or lay
//! hold of somebody in its hex, where up to eight of a side have room. Nobody looks any way.
//! `docs/architecture.md` tells what each part is for.

use bevy_app::App;
use bevy_ecs::prelude::*;
use riposte_rules::battle::{
    RegisterState, Resolve, RulesSet, TurnNumber, ask, bind, fall_out, fits, take_posture,
};
use riposte_rules::data::{Armoury, FigureSpawn};
use riposte_rules::decision::{Asking, Closed, PromptKind, Question, QuestionInfo, VerbInfo};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::{Among, Bond, BondInfo, BondKind, BondLine, Shape, WeaponId};
use riposte_rules::prelude::*;
use riposte_rules::roll::{Contest, Limit, Scale, Tie};
use riposte_rules::rulebook::{Fact, Of, PhaseMark, Pool, TurnOrderEntry};
use riposte_rules::systems::PlaceRule;
use serde::{Deserialize, Serialize};

const KEY: &str = "brawl";
/// Strike somebody near.
pub const STRIKE: Verb = Verb(0);
/// Do nothing.
pub const WAIT: Verb = Verb(1);
/// Lay hold of somebody.
pub const GRAB: Verb = Verb(2);
/// Shove somebody near.
pub const SHOVE: Verb = Verb(3);
/// The one bond.
pub const HOLDS: BondKind = BondKind(0);
const Q_ACT: Question = Question(0);

/// Who holds an enemy in its hex.
pub const HOLD: BondInfo = BondInfo {
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
};

/// Who rides a friend, and goes where it goes. Not everybody who has this file rides.
#[allow(dead_code)]
pub const RIDE: BondInfo = BondInfo {
    key: "rides",
    does: "rides",
    is_done: "is ridden by",
    line: BondLine::Double,
    among: Among::Friends,
    to_most: 1,
    circles: false,
    carries: true,
    ..HOLD
};

/// The state of the rulebook: whose turn it is. Registered, so that it is saved, forked and
/// undone with the rest.
#[derive(Resource, Clone, Debug, Default, Hash, Serialize, Deserialize)]
struct Next(u8);

/// The rulebook, with its bonds.
pub struct Brawl(pub &'static [BondInfo]);

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
        self.0
    }
    fn is_of_shape(&self, _: &World, _: FigureId, _: Shape) -> bool {
        true
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
    fn vitality(&self, world: &World, figure: FigureId) -> Vec<Pool> {
        let wounds = Table::new(world).harm(figure).wounds.len() as i32;
        vec![Pool { name: "breath".into(), left: 3 - wounds, of: 3 }]
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
