//! The verbs and questions of the rulebook.

use riposte_rules::{groups, questions, verbs};
use riposte_words::{Thing, say};

use crate::rule_ids;

// The order is the canonical order of choices.
verbs! {
    PICK "pick" "This figure" 'p' "player" rule_ids::ANY_ORDER, "Choose which of your figures acts next.";
    ATTACK "attack" "Attack" 'a' "sword" rule_ids::ATTACK, "Strike the enemy you have strike on. It ends the figure's turn.";
    SHOOT "shoot" "Shoot" 'f' "thrown-spear" rule_ids::SHOTS, "Shoot at the enemy you have vantage on. It takes a shot and ends the figure's turn.";
    COMBO "combo" "Combo" 'c' "swords" rule_ids::COMBO, "Attack with 1 damage more, and the turn goes on.";
    COUNTER "counter" "Counter" 'n' "riposte" rule_ids::COUNTER, "Attack with 1 damage more; until your next turn whoever attacks you is attacked back at once.";
    ONSLAUGHT "onslaught" "Onslaught" 'o' "battle-axe" rule_ids::ONSLAUGHT, "Attack with 1 damage more; whoever is hit may not attack in the next turn.";
    DEATHBLOW "deathblow" "Deathblow" 'd' "skull" rule_ids::DEATHBLOW, "Attack with 1 damage more; a bare 10 slays at once.";
    STRIKE "strike" "Try for strike" 's' "pointy-sword" rule_ids::STRIKE, "Roll Speed to gain strike on an enemy in your hex: you may then attack it.";
    VANTAGE "vantage" "Try for vantage" 'v' "eye" rule_ids::VANTAGE, "Roll Perception to gain vantage on an enemy in your hex: you may then shoot at it.";
    EVADE "evade" "Evade" 'e' "jump" rule_ids::EVADE, "Roll Agility: whoever has strike or vantage on you loses it, and cannot gain it until your next turn.";
    MOVE "move" "Move" 'm' "move" rule_ids::MOVE, "Go to a hex beside this one; it takes the whole turn.";
    FLEE "flee" "Flee" 'm' "move" rule_ids::FLEE, "Roll Agility to get away to a hex beside this one; it takes the whole turn.";
    CARRY "carry" "Carry" 'y' "player" rule_ids::CARRY, "Go to a hex beside this one and take a friend who is knocked down along.";
    SOAR "soar" "Soar" 'r' "eagle-emblem" rule_ids::SOAR, "Fly to a hex beside this one.";
    LEAP "leap" "Shade leap" 'l' "jump" rule_ids::LEAP, "Step through the shade to a hex two away.";
    HELP "help-up" "Help up" 'h' "hand" rule_ids::HELP, "Try to bring a friend who is knocked down back into the fight.";
    LOOT "loot" "Loot" 't' "pickup" rule_ids::LOOT, "Take the shots and draughts of one who was slain.";
    DRINK "drink" "Drink" 'k' "cauldron" rule_ids::DRAUGHT, "Drink a draught and regain Health.";
    READY "ready" "Change weapons" 'w' "ready" rule_ids::CHANGE, "Take another weapon in hand in place of the one you have.";
    SEARCH "search" "Search" 'x' "eye" rule_ids::AMBUSHER, "Roll Perception to find those who lie in ambush here.";
    HOLD "hold" "Keep a hold" 'h' "threat" rule_ids::CHOOSE, "Have strike on this one of the two.";
    OTHER "another" "Let another act" 'b' "later" rule_ids::ANY_ORDER, "Another figure acts first; this one may go on later.";
    DONE "done" "Done" ' ' "done" rule_ids::POINTS, "Do nothing more this turn; the points left are lost.";
}

groups! {
    Strike: ATTACK SHOOT COMBO COUNTER ONSLAUGHT DEATHBLOW STRIKE VANTAGE;
    Move: MOVE FLEE CARRY SOAR LEAP;
    Guard: EVADE;
    Ready: DRINK READY LOOT HELP SEARCH;
}

questions! {
    Q_PICK "pick" Act "Which of your figures acts next?";
    Q_ACT "act" Act "What does {figure} do?";
    Q_HOLD "hold" React "Two have come at {figure}. On which of them is the hold kept?";
}

/// Damage in words.
pub fn harm_words(damage: i32) -> String {
    say!("{damage} Health", damage)
}

/// Several shots of a kind, by its key, in words: "barbed arrows".
pub fn shots_words(key: &str) -> String {
    let mut name = key.replace('-', " ");
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Thing(&name).noun()
}
