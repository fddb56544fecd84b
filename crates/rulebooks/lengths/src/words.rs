//! The verbs, questions and bonds of the rulebook.

use riposte_kit::bonds::riding;
use riposte_rules::decision::Verb;
use riposte_rules::figure::{Among, BondInfo, BondKind, BondLine};
use riposte_rules::{groups, questions, verbs};

use crate::rule_ids::*;

// The order is the canonical order of choices.
verbs! {
    V_PICK "pick" "This one acts" 'p' "player" ACTION, "Choose which of your figures acts next.";
    V_REST "hold-all" "All others hold" 'l' "later" HOLD, "Everybody of your side who has not acted holds.";
    V_MOVE "move" "Move" 'm' "move" MOVE, "Go up to your combat move; you may attack afterwards.";
    V_RUN "run" "Run" 'r' "advance" RUN, "Go up to your full run, and do nothing else. Enemies you run past may strike.";
    V_WAY "choose-way" "Choose the way" '-' "side" RUN, "Say by way of what hexes the figure goes, one after another. It costs nothing more.";
    V_VIA "by-way" "By way of" 'v' "side" RUN, "Go by way of this hex.";
    V_FLEE "flee" "Flee" 'z' "flag" FLEE, "Run off the board and out of the fight.";
    V_ATTACK "attack" "Attack" 'a' "sword" ATTACK, "Strike at somebody in reach.";
    V_SHOOT "shoot" "Shoot" 's' "pocket-bow" MISSILES, "Shoot or throw at somebody.";
    V_CROWD "shoot-crowd" "Shoot into the crowd" 'o' "pocket-bow" CROWD, "Shoot at a group that stands together: a better chance to hit somebody, but whom is chance.";
    V_CHARGE "charge" "Charge" 'b' "advance" CHARGE, "Ride at somebody at a run, straight at last, and strike: twice the damage, with a polearm or lance three times.";
    V_CHANGE "change" "Change weapons" 'c' "ready" CHANGE, "Drop what you hold, draw another weapon and attack at −2.";
    V_READY "ready" "Ready" 'y' "draw" READY, "Put away what you hold and draw another weapon; it takes the round. A thing that is no weapon comes from the belt into a free hand at no cost.";
    V_DROP "drop" "Drop" 'x' "drop" DROP, "Let everything fall that you hold. It takes no time.";
    V_PICK_UP "pick-up" "Pick up" '-' "hand" PICK_UP, "Take up what lies in your hex, with a hand free for it.";
    V_WRESTLE "wrestle" "Wrestle" 'w' "hand" WRESTLE, "Lay hold of somebody, with both hands.";
    V_GANG "wrestle-together" "Wrestle together" 'g' "hand" TEAM, "Lay hold of somebody together with those beside them who have not acted.";
    V_ESCAPE "escape" "Break free" 'b' "points" HELD, "Wrestle with the one who holds you.";
    V_STAB "stab-holder" "Stab the holder" 'k' "knife" HELD, "Turn a small weapon or your fists on the one who holds you.";
    V_DEFEND "full-defence" "Full Defence" 'd' "parry" DEFENCE, "Do nothing but defend yourself: armour class +2, or +4 with Weapon Skill, for the rest of the round.";
    V_AIM "aim" "Aim" 'i' "aim" AIM, "Take the round to aim: +2 to your shot next round. You do not dodge meanwhile.";
    V_RELOAD "reload" "Reload" 'e' "ready" RELOAD, "Work on loading.";
    V_STAND "stand-up" "Stand up" 'u' "rise" STAND, "Get up, and do nothing else this round.";
    V_MOUNT "mount" "Mount" 'b' "rise" SEAT, "Get on a mount beside you. It takes the round.";
    V_DISMOUNT "dismount" "Get down" 'u' "drop" SEAT, "Get off your mount, beside it. It takes the round.";
    V_SEARCH "search" "Look for" 'f' "eye" SEARCH, "Look for a thing in pouch or pack. You are unaware of attacks meanwhile.";
    V_WAKE "wake" "Wake" 'v' "hand" SPELLS, "Shake somebody awake.";
    V_DART "dart-of-force" "Dart of force" 't' "points" SPELLS, "A dart that never misses: 1d4 for each level.";
    V_WARD "ward" "Ward" 'j' "shield" SPELLS, "For the rest of the fight you are harder to hit, by missiles above all.";
    V_SLEEP "sleep" "Sleep" 'l' "unconscious" SPELLS, "Put the weak about a place to sleep, 2d8 Hit Dice of them.";
    V_CURE "cure" "Cure" 'q' "heart" SPELLS, "Give somebody you touch back 1d6 Wounds, and one for each level.";
    V_BLESS "bless" "Bless" 'p' "initiative" SPELLS, "Give somebody you touch points to add to their own d20 rolls.";
    V_COMMAND "command" "Command" 'n' "speak" SPELLS, "A word that must be obeyed: the foe stands still for a round.";
    V_HOLD "hold" "Hold" 'h' "later" HOLD, "Wait, and act later in the round, together with what you answer.";
    V_WAIT "nothing" "Nothing" ' ' "done" ACTION, "Do nothing more this round.";
    V_COUNTER "counter" "Counterattack" 'c' "riposte" COUNTER, "Strike first. Your weapon's length is no defence for the rest of the round.";
    V_MIND "mind-yourself" "Mind yourself" 'm' "shield" SEARCH, "Defend yourself as usual; you do not find the thing this round.";
    V_PASS "let-pass" "Let it pass" ' ' "pass" ACTION, "Do nothing about it.";
    V_IMMOBILISE "immobilise" "Immobilise" 'i' "lock" WINNER, "Hold the loser so that it can do nothing.";
    V_DISARM "disarm" "Disarm" 'd' "drop" DISARM, "Wrest something from the loser's hands, unless they make their save.";
    V_SNATCH "snatch" "Snatch" 's' "hand" DISARM, "Wrest something from the loser's hands into your own, unless they make their save.";
    V_ANEW "anew" "Something else" ' ' "pass" RUN, "Leave the way that was planned, and choose anew.";
    V_RELEASE "release" "Let go" 'r' "hand" WINNER, "Let the loser go.";
    V_USE "use" "Use" 'k' "hand" USE, "Use a thing in hand or at the belt.";
    V_YIELD "give-up" "Give up" 'g' "flag" MORALE, "Lay down your arms. You are out of the fight.";
    V_CHASE "chase" "Give chase" 'c' "advance" PURSUIT, "Run after whoever flees off the board. It is your action.";
    V_LEAVE "leave-behind" "Leave behind" 'l' "drop" LURES, "Drop something that may stop pursuers.";
    V_SPEND "spend" "Spend blessing" 's' "initiative" SPELLS, "Add so many points of the blessing to the roll.";
}

groups! {
    Strike: V_ATTACK V_SHOOT V_CROWD V_CHARGE V_COUNTER V_WRESTLE V_GANG V_STAB V_DART V_SLEEP V_COMMAND V_CHANGE;
    Move: V_MOVE V_RUN V_WAY V_VIA V_ANEW V_FLEE V_MOUNT V_DISMOUNT V_CHASE V_ESCAPE;
    Guard: V_DEFEND V_WARD V_MIND;
    Ready: V_READY V_PICK_UP V_DROP V_AIM V_RELOAD V_STAND V_SEARCH V_USE;
}

questions! {
    Q_PICK "who" Act "Which of your figures acts next?";
    Q_ACT "act" Act "What does {figure} do?";
 Q_WAY "way" Act "By which way does {figure} go?";
    Q_THEN "then" Act "What does {figure} do there?";
    Q_ANSWER "answer" React "How does {figure} answer?";
    Q_PASSING "passing" React "Somebody runs past {figure}. Does it strike?";
    Q_CHASE "chase" React "Somebody flees; does {figure} give chase?";
    Q_LEAVE "leave" Detail "Does {figure} leave something behind for the pursuer?";
    Q_WIN "winner" React "{figure} has the upper hand. What does it do with it?";
    Q_BLESSING "blessing" Detail "Put how much of the blessing into the roll?";
}

/// One holds another and keeps it from acting.
pub const HOLDS: BondKind = BondKind(0);

/// One rides another, and goes where it goes.
pub const RIDES: BondKind = BondKind(1);

/// One has another in its net or mancatcher.
pub const CATCHES: BondKind = BondKind(2);

/// The kinds of bonds, by number.
pub const BONDS: &[BondInfo] = &[
    grip("holds", ["holds", "is held by"], BondLine::Chain, HELD),
    riding(MOUNTS),
    grip("catches", ["has caught", "is caught by"], BondLine::Dashes, SNARES),
];

/// One enemy, beside another, has it in its power.
const fn grip(
    key: &'static str,
    [does, is_done]: [&'static str; 2],
    line: BondLine,
    rule: &'static str,
) -> BondInfo {
    BondInfo {
        key,
        does,
        is_done,
        line,
        among: Among::Enemies,
        from_most: 1,
        to_most: 6,
        replaces: true,
        group: 0,
        circles: true,
        far: Some(1),
        carries: false,
        rule,
    }
}

/// The verbs that cast spells, in the order of the table of spells.
pub const SPELL_VERBS: [Verb; 6] = [V_DART, V_WARD, V_SLEEP, V_CURE, V_BLESS, V_COMMAND];

/// Whether a verb casts a spell.
pub fn is_spell(verb: Verb) -> bool {
    SPELL_VERBS.contains(&verb)
}

/// Whether a verb begins something that lasts the round, and so has begun by the time others strike
/// along with it (LEN-204).
pub fn lasts(verb: Verb) -> bool {
    matches!(verb, V_DEFEND | V_AIM | V_SEARCH) || is_spell(verb)
}

/// Whether a verb is a blow or a shot.
pub fn is_strike(verb: Verb) -> bool {
    matches!(verb, V_ATTACK | V_SHOOT | V_CROWD | V_COUNTER)
}

/// Whether a verb lays hands on somebody.
pub fn is_wrestling(verb: Verb) -> bool {
    matches!(verb, V_WRESTLE | V_GANG | V_ESCAPE | V_STAB)
}
