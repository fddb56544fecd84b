//! The verbs and questions of the rulebook.

use riposte_rules::decision::{Question, QuestionInfo, Verb, VerbInfo, Weight};

use crate::rule;

macro_rules! verbs {
    ($($name:ident $word:literal $label:literal $key:literal $icon:literal $rule:ident $help:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($name),* }
        $(#[doc = $help] pub const $name: Verb = Verb(Number::$name as u8);)*
        /// Every verb, by number.
        pub const VERBS: &[VerbInfo] = &[$(VerbInfo {
            word: $word, name: $label, key: $key, icon: $icon, help: $help, rule: rule::$rule,
        }),*];
    };
}

// The order is the canonical order of choices.
verbs! {
    ATTACK "attack" "Attack" 'a' "sword" STAND "Strike from where you stand, after a turn of 60 degrees if you like.";
    ADVANCE "advance" "Advance and attack" 'v' "advance" ADVANCE "Step one hex forward or sideways and strike, a little better for it.";
    MOVE "move" "Move" 'm' "move" MOVE "Turn 60 degrees if you like, then go up to two hexes forward or one back.";
    FOLLOW "follow" "Follow" 'f' "follow" FOLLOW "Move along with a figure that moves.";
    TURN "turn" "Turn" 't' "turn" TURNING "Turn on the spot, as far as you like.";
    BLOCK "block" "Block" 'b' "shield" BLOCK "Stop the blow; both weapons lock, and a second weapon may strike.";
    PARRY "parry" "Parry" 'p' "parry" PARRY "Turn the blow aside stepping back; a riposte may follow.";
    JUMP "jump-back" "Jump back" 'j' "jump" JUMP_BACK "Leap one hex away from the blow.";
    SIDESTEP "side-step" "Side-step" 'i' "sidestep" SIDE_STEP "Step aside of the blow; a blow of your own may follow.";
    SOAK "soak" "Soak" 'k' "soak" SOAK "Ride the blow to make the wound lighter.";
    READY "ready" "Ready weapon" 'r' "ready" READY "Take a weapon you carry into your hand.";
    DRAW "fast-draw" "Fast draw" 'q' "draw" FAST_DRAW "Try to have a weapon out in a flash.";
    PICKUP "pick-up" "Pick up" 'u' "pickup" READY "Take up a weapon that lies here or beside you.";
    STOW "put-away" "Put away" 'y' "stow" READY "Put a weapon away.";
    DROP "drop" "Drop" 'd' "drop" DROP "Let a weapon fall. It costs nothing.";
    SPEAK "speak" "Speak" 'o' "speak" SPEAK "Call out a few words.";
    RISE "stand-up" "Stand up" 'g' "rise" STAND_UP "Get up from the ground.";
    AIM "aim" "Aim" 'n' "aim" AIM "Choose where the blow shall land.";
    RISK "risk" "Risk dice" 'x' "dice" RISK "Give up three points for each die you add.";
    NOW "now" "Now" 'w' "now" NOW_OR_LATER "Take your phase now.";
    LATER "later" "Later" 'l' "later" NOW_OR_LATER "Wait for a later moment.";
    ASIDE "side" "Blow from" 'h' "side" DIRECTION "Choose from which of two sides a blow between them comes.";
    PASS "pass" "Do nothing" ' ' "pass" CHAIN "Let it happen.";
    DONE "done" "End phase" 'e' "done" TURN "End your phase of this turn.";
}

macro_rules! questions {
    ($($name:ident $word:literal $weight:ident $ask:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Asked { $($name),* }
        $(#[doc = $ask] pub const $name: Question = Question(Asked::$name as u8);)*
        /// Every question, by number.
        pub const QUESTIONS: &[QuestionInfo] = &[$(QuestionInfo {
            name: $word, ask: $ask, weight: Weight::$weight,
        }),*];
    };
}

questions! {
    Q_POINTS "points" Detail "How many dice on action points?";
    Q_INITIATIVE "initiative" Detail "How many dice on initiative?";
    Q_NOW "now-or-later" Act "Act now or later?";
    Q_ACT "act" Act "What now?";
    Q_AIM "aim" Detail "Where shall the blow land?";
    Q_ATTACK_RISK "attack-dice" Detail "How many dice on the attack?";
    Q_FOLLOW "follow" Idle "Move along?";
    Q_ENTER "reach" React "An enemy comes into reach. Strike?";
    Q_DEFEND "defend" React "How do you meet the blow?";
    Q_SIDE "side" Detail "From which side does the blow come?";
    Q_DEFENCE_RISK "defence-dice" Detail "How many dice on the defence?";
    Q_NOTICE "notice" Idle "Answer what you see?";
    Q_DAMAGE_RISK "damage-dice" Detail "How many dice on the damage?";
    Q_SOAK "soak" React "Soak the blow?";
    Q_SOAK_RISK "soak-dice" Detail "How many dice on soaking?";
    Q_PAIN_RISK "pain-dice" Detail "How many dice against the pain?";
    Q_KNOCK_RISK "footing-dice" Detail "How many dice to keep your footing?";
    Q_FOLLOW_ON "follow-on" React "Follow on?";
    Q_DRAW_RISK "draw-dice" Detail "How many dice on the fast draw?";
}
