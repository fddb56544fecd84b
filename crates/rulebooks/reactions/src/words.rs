//! The verbs and questions of the rulebook.

use riposte_kit::bonds::riding;
use riposte_rules::figure::{BondInfo, BondKind};
use riposte_rules::{groups, questions, verbs};

use crate::rule_ids;

// The order is the canonical order of choices.
verbs! {
    ATTACK "attack" "Attack" 'a' "sword" rule_ids::STAND, "Strike from where you stand, after a turn of 60 degrees if you like.";
    ADVANCE "advance" "Advance and attack" 'v' "advance" rule_ids::ADVANCE, "Step one hex forward or sideways and strike, a little better for it.";
    MOVE "move" "Move" 'm' "move" rule_ids::MOVE, "Turn 60 degrees if you like, then go up to two hexes forward or one back.";
    FOLLOW "follow" "Follow" 'f' "follow" rule_ids::FOLLOW, "Move along with a figure that moves.";
    TURN "turn" "Turn" 't' "turn" rule_ids::TURNING, "Turn on the spot, as far as you like.";
    BLOCK "block" "Block" 'b' "shield" rule_ids::BLOCK, "Stop the blow; both weapons lock, and a second weapon may strike.";
    PARRY "parry" "Parry" 'p' "parry" rule_ids::PARRY, "Turn the blow aside stepping back; a riposte may follow.";
    JUMP "jump-back" "Jump back" 'j' "jump" rule_ids::JUMP_BACK, "Leap one hex away from the blow.";
    SIDESTEP "side-step" "Side-step" 'i' "sidestep" rule_ids::SIDE_STEP, "Step aside of the blow; a blow of your own may follow.";
    SOAK "soak" "Soak" 'k' "soak" rule_ids::SOAK, "Ride the blow to make the wound lighter.";
    READY "ready" "Ready weapon" 'r' "ready" rule_ids::READY, "Take a weapon you carry into your hand.";
    DRAW "fast-draw" "Fast draw" 'q' "draw" rule_ids::FAST_DRAW, "Try to have a weapon out in a flash.";
    PICKUP "pick-up" "Pick up" 'u' "pickup" rule_ids::READY, "Take up a weapon that lies here or beside you.";
    STOW "put-away" "Put away" 'y' "stow" rule_ids::READY, "Put a weapon away.";
    DROP "drop" "Drop" 'd' "drop" rule_ids::DROP, "Let a weapon fall. It costs nothing.";
    SPEAK "speak" "Speak" 'o' "speak" rule_ids::SPEAK, "Call out a few words.";
    RISE "stand-up" "Stand up" 'g' "rise" rule_ids::STAND_UP, "Get up from the ground.";
    AIM "aim" "Aim" 'n' "aim" rule_ids::AIM, "Choose where the blow shall land.";
    RISK "risk" "Risk dice" 'x' "dice" rule_ids::RISK, "Give up three points for each die you add.";
    NOW "now" "Now" 'w' "now" rule_ids::NOW_OR_LATER, "Take your phase now.";
    LATER "later" "Later" 'l' "later" rule_ids::NOW_OR_LATER, "Wait for a later moment.";
    ASIDE "side" "Blow from" 'h' "side" rule_ids::DIRECTION, "Choose from which of two sides a blow between them comes.";
    PASS "pass" "Do nothing" ' ' "pass" rule_ids::CHAIN, "Let it happen.";
    DONE "done" "End phase" 'e' "done" rule_ids::TURN, "End your phase of this turn.";
    THROW "throw" "Throw" 'c' "thrown-spear" rule_ids::THROW, "Throw what you hold, after a turn or with a step if you like.";
    SHOOT "shoot" "Snapshot" 's' "pocket-bow" rule_ids::SNAPSHOT, "Shoot at once, after a turn if you must.";
    AIMED "aimed-fire" "Aimed fire" 'z' "pocket-bow" rule_ids::AIMED_FIRE, "Shoot with the aim you have taken.";
    SET_AIM "set-and-aim" "Set and aim" 'b' "aim" rule_ids::SET_AND_AIM, "Stand still and take aim; you do not look after yourself meanwhile.";
    LOAD "load" "Load" 'p' "ready" rule_ids::LOADING, "Load what you shoot with.";
    CLOSE "close-in" "Close in" 'i' "advance" rule_ids::CLOSING, "Step into an enemy's hex and strike with something short.";
    ROLL "rolling-dodge" "Rolling dodge" 'c' "jump" rule_ids::ROLLING, "Roll towards the blow and under it; a strike or kick may follow.";
    DROPDODGE "drop-dodge" "Drop dodge" 'z' "prone" rule_ids::DROPPING, "Drop to the ground under the blow.";
    FOREARM "forearm-block" "Forearm block" 'a' "fist" rule_ids::FOREARM_BLOCK, "Strike the blow aside with your arm; a strike or kick may follow.";
    RIDE "ride" "Ride on" 'm' "move" rule_ids::GAIT, "The mount goes on as its gait has it, straight or drifting to one side.";
    FASTER "faster" "Faster" 'f' "advance" rule_ids::STEERING, "Urge the mount to the next gait; a steering roll decides.";
    SLOWER "slower" "Slower" 'i' "later" rule_ids::STEERING, "Rein the mount in by one gait; a steering roll decides.";
    WHEEL "wheel" "Wheel" 't' "turn" rule_ids::STEERING, "Turn the mount 60 degrees; a steering roll decides.";
    MOUNT "mount" "Mount" 'h' "rise" rule_ids::SEAT, "Get on the mount beside you.";
    DISMOUNT "dismount" "Get down" 'h' "drop" rule_ids::SEAT, "Get off a mount that stands or walks.";
    BRACE "brace" "Brace" 'k' "threat" rule_ids::BRACE, "Set a spear or pike against riders; it is lost when you move or turn.";
    RIDEDOWN "ride-down" "Ride down" 'v' "advance" rule_ids::TRAMPLE, "Steer the mount over somebody on foot.";
    TRAMPLE "trample" "Trample" 'n' "boot-kick" rule_ids::TRAMPLE, "The mount runs over somebody.";
    STAY "stay-on" "Stay on" 'j' "standing" rule_ids::STAYING_ON, "Keep your seat.";
}

/// Whether a verb strikes at somebody: a blow, a throw, a shot.
pub fn strikes(verb: riposte_rules::decision::Verb) -> bool {
    matches!(verb, ATTACK | ADVANCE | THROW | SHOOT | AIMED | CLOSE | TRAMPLE)
}

/// Whether a verb wards a blow off.
pub fn wards(verb: riposte_rules::decision::Verb) -> bool {
    matches!(verb, BLOCK | PARRY | JUMP | SIDESTEP | ROLL | DROPDODGE | FOREARM)
}

groups! {
    Strike: ATTACK ADVANCE THROW SHOOT AIMED CLOSE RIDEDOWN TRAMPLE;
    Move: MOVE FOLLOW TURN RIDE FASTER SLOWER WHEEL MOUNT DISMOUNT;
    Guard: BLOCK PARRY JUMP SIDESTEP SOAK ROLL DROPDODGE FOREARM BRACE STAY;
    Ready: READY DRAW PICKUP STOW DROP RISE AIM SET_AIM LOAD;
}

questions! {
    Q_POINTS "points" Detail "Put how much at risk for more action points?";
    Q_INITIATIVE "initiative" Detail "Put how much at risk to act sooner?";
    Q_NOW "now-or-later" Act "Act now, or wait for a later moment of the turn?";
    Q_ACT "act" Act "What does {figure} do?";
    Q_AIM "aim" Detail "Where shall the blow land?";
    Q_ATTACK_RISK "attack-dice" Detail "Put how much of your skill at risk in the attack?";
    Q_FOLLOW "follow" Idle "Does {figure} move along?";
    Q_ENTER "reach" React "An enemy comes into reach. Does {figure} strike?";
    Q_DEFEND "defend" React "How does {figure} meet the blow?";
    Q_SIDE "side" Detail "From which side does the blow come?";
    Q_DEFENCE_RISK "defence-dice" Detail "Put how much of your skill at risk in the defence?";
    Q_NOTICE "notice" Idle "{figure} sees what happens. Does it answer?";
    Q_DAMAGE_RISK "damage-dice" Detail "Put how much of your strength at risk for more harm?";
    Q_SOAK "soak" React "The blow lands. Does {figure} ride it to make the wound lighter?";
    Q_SOAK_RISK "soak-dice" Detail "Put how much at risk to make the wound lighter?";
    Q_PAIN_RISK "pain-dice" Detail "Put how much at risk to bear the pain?";
    Q_KNOCK_RISK "footing-dice" Detail "Put how much at risk to keep your footing?";
    Q_FOLLOW_ON "follow-on" React "An opening. Does {figure} use it?";
    Q_DRAW_RISK "draw-dice" Detail "Put how much of your skill at risk in the fast draw?";
    Q_WORDS "words" Idle "Does {figure} call something out?";
    Q_AIM_RISK "sight-dice" Detail "Put how much of your skill at risk in the aim?";
    Q_STEER_RISK "steering-dice" Detail "Put how much of your skill at risk in steering?";
    Q_SEAT_RISK "seat-dice" Detail "Put how much of your skill at risk to stay on?";
}

/// One rides another, and goes where it goes.
pub const RIDES: BondKind = BondKind(0);

/// The kinds of bonds, by number.
pub const BONDS: &[BondInfo] = &[riding(rule_ids::MOUNTS)];
