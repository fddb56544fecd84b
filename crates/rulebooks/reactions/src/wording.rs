//! Choices and manoeuvres in words.

use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Dropped, FigureId};

use crate::melee::blow::after_advance;
use crate::missiles::sent::Sent;
use crate::mounted::gait::gait_word;
use crate::rolls::Blow;
use crate::view::BookView;
use crate::words::*;

/// What a figure does, as it is told: "strikes at Urlik with the axe (cut)".
pub fn deed(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    let weapon = || weapon(rules, actor, choice);
    let target = || choice.target.map(|target| rules.table.name(target)).unwrap_or("nobody");
    let hex = || choice.hex.map(hex_name).unwrap_or_default();
    match choice.verb {
        ATTACK => format!("strikes at {} with the {}", target(), weapon()),
        ADVANCE => {
            format!("advances to {} and strikes at {} with the {}", hex(), target(), weapon())
        }
        THROW if choice.hex.is_some() => {
            format!("steps to {} and throws the {} at {}", hex(), weapon(), target())
        }
        THROW => format!("throws the {} at {}", weapon(), target()),
        SHOOT => format!("shoots at {} with the {}", target(), weapon()),
        AIMED => format!("shoots at {} with the {}, with aim", target(), weapon()),
        SET_AIM => format!("takes aim at {}", target()),
        LOAD => format!("loads the {}", weapon()),
        CLOSE => format!("closes in on {} with the {}", target(), weapon()),
        ROLL => format!("rolls to {}", hex()),
        DROPDODGE => "drops to the ground".into(),
        FOREARM => "strikes the blow aside".into(),
        MOVE => format!("moves to {}", hex()),
        FOLLOW => format!("follows to {}", hex()),
        TURN => format!("turns to face {}", choice.facing.unwrap_or_default().word()),
        BLOCK => format!("blocks with the {}", weapon()),
        PARRY => format!("parries with the {}", weapon()),
        JUMP => "jumps back".into(),
        SIDESTEP => format!("side-steps to {}", hex()),
        SOAK => "soaks the blow".into(),
        READY => format!("readies the {}{}", weapon(), let_go(rules, actor, choice)),
        DRAW => format!("tries to draw the {} in a flash", weapon()),
        PICKUP if choice.arm.is_some() => format!("picks up the {} at {}", weapon(), hex()),
        PICKUP => format!("picks up the {} at {}", lying(rules, choice), hex()),
        STOW => format!("puts the {} away", weapon()),
        DROP => format!("lets the {} fall", weapon()),
        SPEAK => "speaks".into(),
        RISE => "gets up".into(),
        RIDE => format!("goes on to {} at a {}", hex(), gait_word(rules.gait(actor))),
        FASTER => "urges the mount on".into(),
        SLOWER => "reins the mount in".into(),
        WHEEL => format!("wheels to face {}", choice.facing.unwrap_or_default().word()),
        MOUNT => format!("gets on {}", target()),
        DISMOUNT => "gets down".into(),
        BRACE => format!("braces the {}", weapon()),
        RIDEDOWN => format!("is ridden at {}", target()),
        TRAMPLE => format!("runs over {}", target()),
        STAY => "has to stay on".into(),
        _ => VERBS[choice.verb.0 as usize].name.to_lowercase(),
    }
}

/// A choice as on a button: "Attack Urlik: axe (cut), turning NE".
pub fn button(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    let name = VERBS[choice.verb.0 as usize].name;
    let mut text = match choice.verb {
        RISK => return risk(choice),
        AIM => return spot(rules, choice),
        ASIDE => format!("From {}", choice.facing.unwrap_or_default().word()),
        PASS | DONE | NOW | LATER | SOAK | RISE | JUMP => name.to_owned(),
        SET_AIM | MOUNT | RIDEDOWN => {
            let target = choice.target.map(|target| rules.table.name(target)).unwrap_or("nobody");
            format!("{name}: {target}")
        }
        verb if strikes(verb) => {
            let target = choice.target.map(|target| rules.table.name(target)).unwrap_or("nobody");
            format!("{name}: {target}, {}", weapon(rules, actor, choice))
        }
        SPEAK => match choice.number.unwrap_or(0) {
            1 => format!("{name} 1 word"),
            count => format!("{name} {count} words"),
        },
        PICKUP => format!("{name} the {}", lying(rules, choice)),
        WHEEL => format!("Wheel to {}", choice.facing.unwrap_or_default().word()),
        TURN => format!("Turn to {}", choice.facing.unwrap_or_default().word()),
        READY => {
            let dropped = let_go(rules, actor, choice);
            format!("{name}: {}{dropped}", weapon(rules, actor, choice))
        }
        _ if choice.arm.is_some() => format!("{name}: {}", weapon(rules, actor, choice)),
        _ => name.to_owned(),
    };
    if let Some(hex) = choice.hex.filter(|_| choice.verb != PICKUP) {
        text += &format!(" to {}", hex_name(hex));
    }
    if let Some(facing) = choice.facing.filter(|_| !matches!(choice.verb, TURN | ASIDE | WHEEL)) {
        text += &format!(", facing {}", facing.word());
    }
    text
}

fn risk(choice: &Choice) -> String {
    match choice.number.unwrap_or(0) {
        0 => "None: rely on your skill alone".into(),
        1 => "3 points of skill for 1 die".into(),
        count => format!("{} points of skill for {count} dice", count * 3),
    }
}

fn spot(rules: BookView, choice: &Choice) -> String {
    let spot = choice.spot.unwrap_or_default();
    let row = rules.tables.spot(spot);
    let flies = rules.top().filter(|frame| Sent::by(&frame.choice).is_some());
    if let Some(frame) = flies {
        let blow = Blow { spot, ..after_advance(rules, frame) };
        let difficulty = rules.difficulty(blow).basic();
        let difficulty = riposte_rules::roll::Scale::Half.write(difficulty);
        return format!("{} (difficulty {difficulty})", row.name);
    }
    let signed = |halves| riposte_rules::roll::Scale::Half.signed(halves);
    let by_whom = rules.top().and_then(|frame| Some((frame.actor, frame.choice.target?)));
    let attack = by_whom.map_or(row.attack.halves, |(by, at)| rules.aimed_at(by, at, spot));
    match attack {
        0 => row.name.clone(),
        attack => format!("{} ({} to hit)", row.name, signed(attack)),
    }
}

fn weapon(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    let words = choice.arm.map(|arm| rules.table.armoury().words(rules.table.arms(actor), arm));
    words.unwrap_or_default().to_lowercase()
}

/// What falls as a part of readying a weapon (REA-58).
fn let_go(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    let arms = rules.table.arms(actor);
    let falling = rules.in_hands(actor, choice.number.unwrap_or(0));
    let names = falling.into_iter().filter_map(|number| arms.item(number)).map(|item| {
        format!("the {}", rules.table.armoury().weapon(item.weapon).name.to_lowercase())
    });
    match names.collect::<Vec<String>>().join(" and ") {
        nothing if nothing.is_empty() => nothing,
        names => format!(", letting {names} fall"),
    }
}

fn lying(rules: BookView, choice: &Choice) -> String {
    let dropped = rules.table.world().resource::<Dropped>();
    let index = usize::try_from(choice.number.unwrap_or(0)).unwrap_or(0);
    let lying = dropped.0.get(index);
    let name = lying.map(|lying| rules.table.armoury().weapon(lying.weapon).name.to_lowercase());
    name.unwrap_or_else(|| "weapon".into())
}
