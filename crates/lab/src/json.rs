//! The battle as JSON, under plain names.

use riposte_rules::battle::{Battle, Table, TurnNumber};
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{Choice, Decision, write};
use riposte_rules::event::Event;
use riposte_rules::figure::{Dropped, FigureId, FigureSet, Side};
use riposte_rules::rulebook::side_name;
use riposte_rules::tell;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// Any value of the rules, with figures, hexes, weapons, verbs and places by name.
pub(crate) fn plain(table: Table, value: &impl Serialize) -> Value {
    match serde_json::to_value(value) {
        Ok(value) => named(table, "", value),
        Err(error) => json!({ "unwritable": error.to_string() }),
    }
}

/// The line of an event.
pub(crate) fn event(table: Table, event: &Event) -> Value {
    json!({ "event": plain(table, event) })
}

/// What a computer player chose, and why.
pub(crate) fn chosen(table: Table, choice: &Choice, reasons: &[String]) -> Value {
    let figure = table.decision().map(|decision| table.sheet(decision.figure).key.as_str());
    json!({ "event": { "Chosen": {
        "figure": figure,
        "choice": write(table, choice),
        "reasons": reasons,
    }}})
}

/// The last line: how it ended or what is asked, and the state.
pub(crate) fn end(battle: &Battle) -> Value {
    let table = battle.table();
    let outcome = battle.outcome().map(|outcome| plain(table, &outcome));
    let pending = battle.decision().map(|decision| pending(table, decision));
    json!({ "end": {
        "outcome": outcome,
        "pending": pending,
        "state": state(table),
        "hash": format!("{:016x}", battle.hash()),
    }})
}

/// The pending decision with its choices in the notation.
pub(crate) fn pending(table: Table, decision: &Decision) -> Value {
    let question = &table.book().questions()[decision.question.0 as usize];
    let choices: Vec<String> = decision.choices.iter().map(|choice| write(table, choice)).collect();
    json!({
        "side": side_name(table.world(), decision.side),
        "figure": table.sheet(decision.figure).key,
        "question": question.name,
        "ask": tell::asked(table),
        "choices": choices,
        "decline": write(table, &decision.decline),
        "default": write(table, &decision.default),
    })
}

/// Everyone and everything on the board.
pub(crate) fn state(table: Table) -> Value {
    let world = table.world();
    let dropped: Vec<Value> = world
        .resource::<Dropped>()
        .things()
        .map(|thing| json!({ "weapon": table.armoury().weapon(thing.weapon).key, "hex": hex_name(thing.hex) }))
        .collect();
    let ribbon = table.book().turn_order(world);
    let phases = table.book().phases(world);
    let now = phases.iter().find(|phase| phase.now).map(|phase| phase.name.clone());
    json!({
        "scenario": table.scenario().key,
        "turn": world.resource::<TurnNumber>().0,
        "phase": now,
        "figures": table.figures().map(|id| figure(table, id)).collect::<Vec<_>>(),
        "dropped": dropped,
        "order": plain(table, &ribbon),
        "exchange": plain(table, &table.book().exchange(world)),
    })
}

fn figure(table: Table, id: FigureId) -> Value {
    let sheet = table.sheet(id);
    let engagement = table.engagement(id);
    let keys = |set: FigureSet| -> Vec<&str> {
        set.iter().map(|other| table.sheet(other).key.as_str()).collect()
    };
    let card: Map<String, Value> = table
        .book()
        .card(table.world(), id)
        .into_iter()
        .map(|fact| (fact.name.into_owned(), fact.value.into()))
        .collect();
    json!({
        "key": sheet.key,
        "name": sheet.name,
        "side": side_name(table.world(), table.side(id)),
        "position": hex_name(table.hex(id)),
        "facing": table.facing(id).word(),
        "posture": table.posture(id).word(),
        "engagement": {
            "threatens": keys(engagement.threatens),
            "threatened_by": keys(engagement.threatened_by),
        },
        "arms": arms(table, id),
        "harm": plain(table, table.harm(id)),
        "values": card,
    })
}

fn arms(table: Table, id: FigureId) -> Vec<Value> {
    let carried = table.arms(id).items();
    let things = carried.map(|item| (table.armoury().weapon(item.weapon), item.at));
    things
        .filter(|(weapon, _)| !weapon.natural)
        .map(|(weapon, at)| json!({ "item": weapon.key, "at": at.words() }))
        .collect()
}

/// Puts names in place of numbers; `key` is the name under which the value stands.
fn named(table: Table, key: &str, value: Value) -> Value {
    match value {
        Value::Object(fields) => object(table, fields),
        Value::Array(values) => values.into_iter().map(|value| named(table, key, value)).collect(),
        Value::Number(number) => {
            let name = number.as_u64().and_then(|number| name(table, key, number as usize));
            name.map_or(Value::Number(number), Value::String)
        }
        other => other,
    }
}

fn object(table: Table, fields: Map<String, Value>) -> Value {
    let number = |key: &str| fields.get(key).and_then(Value::as_i64);
    let pair = fields.len() == 2;
    if let (true, Some(x), Some(y)) = (pair, number("x"), number("y")) {
        return hex_name(Hex::new(x as i32, y as i32)).into();
    }
    let wide = |key: &str| fields.get(key).and_then(Value::as_u64);
    if let (true, Some(favourable), Some(all)) = (pair, wide("favourable"), wide("all")) {
        let decimal = favourable as f64 / all.max(1) as f64;
        return json!({ "fraction": format!("{favourable}/{all}"), "decimal": decimal });
    }
    let fields = fields.into_iter().map(|(key, value)| {
        let value = named(table, &key, value);
        (key, value)
    });
    Value::Object(fields.collect())
}

/// The name behind a number.
fn name(table: Table, key: &str, number: usize) -> Option<String> {
    match key {
        "figure" | "by" | "attacker" | "target" | "actor" => {
            table.figures().nth(number).map(|figure| table.sheet(figure).key.clone())
        }
        "side" | "winner" => Some(side_name(table.world(), Side(number as u8))),
        "weapon" => table.armoury().weapons.get(number).map(|weapon| weapon.key.clone()),
        "verb" => table.book().verbs().get(number).map(|verb| verb.word.to_owned()),
        "spot" => table.book().spots(table.world()).get(number).cloned(),
        _ => None,
    }
}
