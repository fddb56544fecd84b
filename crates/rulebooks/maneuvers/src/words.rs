//! The verbs and questions of the rulebook. The first are the maneuvers, in the order of their
//! table.

use riposte_rules::decision::Verb;
use riposte_rules::{groups, questions, verbs};

use crate::rule_ids as rule;

// The order is the canonical order of choices.
verbs! {
    TWO_STRIKES "two-strikes" "All-out: twice" 't' "swords" rule::TWO_STRIKES, "Two blows with each weapon that is ready; you cannot parry.";
    SKILL "all-out-skill" "All-out: skill" 'k' "aim" rule::SKILL, "One blow at +4; you cannot parry.";
    HARD "all-out-damage" "All-out: damage" 'd' "battle-axe" rule::HARD, "One blow that does more, by your ST; you cannot parry.";
    LUNGE "lunge" "All-out: lunge" 'l' "pointy-sword" rule::LUNGE, "A thrust one hex farther than the weapon reaches; you cannot parry.";
    WILD_ALL "all-out-wild" "All-out: wild" 'z' "threat" rule::WILD, "Two blows to any side, 9 at best; you cannot parry.";
    CHARGE "charge" "All-out: charge" '-' "advance" rule::CHARGE, "Run straight at a foe, strike, then slam into it or get past; you cannot parry.";
    BOLD "bold" "Bold" 'b' "sword" rule::BOLD, "One blow at +2; all your defences at −1.";
    ATTACK "attack" "Attack" 'a' "broadsword" rule::ATTACK, "One blow.";
    CAUTIOUS "cautious" "Cautious" 'c' "shield" rule::CAUTIOUS, "One blow at −2; all your defences at +1, you may retreat or break off.";
    WRAP "wrap-shot" "Wrap shot" 'w' "turn" rule::WRAP, "A swing around the foe's shield, at −1.";
    WILD "wild-swing" "Wild swing" 'y' "threat" rule::WILD, "A blow to any side, 9 at best.";
    STOP "stop-thrust" "Stop thrust" '-' "barbed-spear" rule::STOP, "Brace a spear or pole weapon against whoever charges.";
    RIPOSTE "riposte" "Riposte" 'r' "parry" rule::RIPOSTE, "Let a foe strike first, then strike back: the better your defence, the better your blow.";
    DOUBLE "double-defence" "Defend: double" 'q' "shield" rule::DOUBLE, "No attack; two defences without a penalty, and you may retreat or break off.";
    SKILLED "skilled-defence" "Defend: skilled" 's' "shield" rule::SKILLED, "No attack; one defence at +4, and you may retreat or break off.";
    HALF "half-penalty" "Defend: half" 'h' "shield" rule::HALF, "No attack; further defences cost half, and you may retreat or break off.";
    CHANGE "change-position" "Posture" 'p' "rise" rule::CHANGE, "Get up or down.";
    CONCENTRATE "concentrate" "Concentrate" 'o' "eye" rule::CONCENTRATE, "Collect yourself: confusion is over.";
    ANALYZE "analyze" "Analyze" 'n' "eye" rule::ANALYZE, "Size up the enemies: if you roll your Tactics, the log says how good they are.";
    LOOK "look-around" "Look around" 'u' "eye" rule::LOOK_AROUND, "Glance to all sides; attacks at −4, defences at −2.";
    DISENGAGE "disengage" "Disengage" 'g' "move" rule::DISENGAGE, "Break off and go in a straight line, if you win a contest of Tactics.";
    FLEE "flee" "Flee" 'f' "advance" rule::FLEE, "Turn your back and run: dodge at +5, no block or parry.";
    CLOSE "close-in" "Close in" '-' "hand" rule::CLOSE, "Get hold of a foe, trip it, or grab its weapon.";
    READY "ready" "Ready" 'e' "ready" rule::READY, "Ready a weapon, draw one, pick one up, load, put one away.";
    MOVE "move" "Move" 'm' "move" rule::MOVE, "Go as far as you can. A wild swing before it or in the middle, or a blow at its end at −4.";
    WAIT "wait" "Wait" ' ' "later" rule::WAIT, "Strike at whoever comes within your reach, also boldly or cautiously.";
    OPPORTUNITY "opportunity-fire" "Shoot at comers" '-' "eye" rule::OPPORTUNITY, "Stand, watch, and shoot at whoever comes within so many hexes.";
    TAKE_AIM "take-aim" "Take aim" '-' "aim" rule::TAKE_AIM, "Aim a missile at somebody; each second helps.";
    LONG "long-action" "Long action" '-' "ready" rule::LONG, "A second of something that takes several.";
    ACROBATIC "acrobatic-move" "Cartwheels" '-' "jump" rule::ACROBATIC, "Cartwheels straight ahead: you dodge without tiring.";
    THROW "throw" "Throw" '-' "thrown-spear" rule::TOSS, "Throw a friend something it needs.";
    CATCH "catch" "Catch" '-' "hand" rule::CATCH, "Be ready to catch what a friend throws you.";
    STAND "stand" "Stand up" 'i' "standing" rule::CHANGE, "Stand upright.";
    GUARD "guard" "Half crouch" 'j' "standing" rule::AT_ONCE, "Bend your knees: a little harder to hit, a little slower.";
    CROUCH "crouch" "Crouch" 'x' "kneeling" rule::AT_ONCE, "Crouch low.";
    KNEEL "kneel" "Kneel" 'k' "kneeling" rule::CHANGE, "Be on your knees.";
    SIT "sit" "Sit" 't' "kneeling" rule::CHANGE, "Sit on the ground.";
    CRAWL "crawl" "Hands and knees" 'q' "crawling" rule::CHANGE, "Be on your hands and knees.";
    LIE "lie-down" "Lie down" 'v' "prone" rule::CHANGE, "Lie face down.";
    SPRING_UP "spring-up" "Spring up" '-' "jump" rule::SPRING_UP, "Be on your feet at once, if you roll your Acrobatics.";
    FAST_DRAW "fast-draw" "Fast-draw" '-' "draw" rule::FAST_DRAW, "Have a weapon in hand in no time, if you roll your Fast-Draw.";
    LET_GO "let-go" "Let go" '-' "drop" rule::DROP, "Let it fall: that takes no time.";
    SEAT "take-seat" "Take the chair" '-' "kneeling" rule::AT_ONCE, "Sit down on the chair that stands here.";
    LIE_BACK "lie-back" "Lie on the back" 'v' "prone" rule::CHANGE, "Lie on your back.";
    SET_UP "set-up" "Set up" 'p' "aim" rule::SET_UP, "Lead the foe on, for a bonus to be sprung later; attacks at −4 this turn.";
    STEP "step" "Go" 'g' "move" rule::SHORT_MOVE, "Go to this hex.";
    TURN "turn" "Turn" 'u' "turn" rule::SHORT_MOVE, "Look this way.";
    STRIKE "strike" "Strike" 's' "sword" rule::BLOW, "Strike at the foe.";
    SWING "swing" "Swing wildly" 'y' "threat" rule::MOVE, "A wild swing to any side, 9 at best; then you go on.";
    BREAK_OFF "break-off" "Break off" 'f' "move" rule::DISENGAGE, "Get away in a straight line, if you win a contest of Tactics.";
    AIM "aim" "Aim" 'a' "aim" rule::PLACES, "Aim your blows at a place on the body.";
    SHIELD_FEINT "shield-feint" "Shield feint" 'h' "shield" rule::SHIELD_FEINT, "Draw the foe's shield out of the way of a blow at a chosen place.";
    WEAPON_FEINT "weapon-feint" "Weapon feint" 'w' "swords" rule::WEAPON_FEINT, "Draw the foe's weapon out of the way.";
    BODY_FEINT "body-feint" "Body feint" 'b' "person" rule::BODY_FEINT, "Make the foe bare a place on the body.";
    SUCKER "sucker-shot" "Sucker shot" 'k' "eye" rule::SUCKER, "Bare a place of your own, and be ready for the blow.";
    JAM "jam" "Jam" 'j' "hand" rule::JAM, "Get so close that the foe strikes badly.";
    BEAT "beat" "Beat" 'e' "sword" rule::BEAT, "Knock the foe's weapon or shield aside, then strike at −2.";
    SHIELD_PRESS "shield-press" "Shield press" 'l' "shield" rule::SHIELD_PRESS, "Press your shield against the foe's, so that it can hardly be used.";
    SHIELD_SNATCH "shield-snatch" "Shield snatch" 'n' "hand" rule::SHIELD_SNATCH, "Hook the foe's shield out of the way.";
    SLAM "slam" "Slam" 'm' "advance" rule::SLAM, "Run into the foe with your whole weight.";
    EVADE "evade" "Evade" 'v' "move" rule::EVADE, "Run past the foe.";
    GRAPPLE "grapple" "Grapple" 'g' "hand" rule::GRIPPED, "Take hold of the foe.";
    TRIP "trip" "Trip" 't' "prone" rule::TRIP, "Bring the foe down.";
    WREST "wrest" "Wrest" 'b' "hand" rule::WREST, "Wrest the weapon from the foe's hands.";
    BREAK_FREE "break-free" "Break free" 'f' "move" rule::FREE, "Get out of the foe's hold.";
    RELEASE "release" "Let go" 'o' "drop" rule::SHIELD_PRESS, "Let go of the foe, or of the foe's shield.";
    DRAW "draw" "Draw" 'd' "draw" rule::DRAW, "Take a weapon in hand.";
    MAKE_READY "make-ready" "Make ready" 'm' "ready" rule::READY, "Bring a weapon back to where it can be used, or load it.";
    REGRIP "change-grip" "Change grip" 'r' "turn" rule::GRIP, "Hold the weapon so that it strikes at another distance.";
    TAKE "take" "Take" 't' "hand" rule::HAND_OVER, "Take what a friend beside you holds out.";
    WORK "work" "Work" 'w' "ready" rule::LONG, "Spend this second on it.";
    AIM_AT "aim-at" "Aim at" 'a' "aim" rule::TAKE_AIM, "Aim at this foe for a second.";
    WATCH "watch" "Watch" 'w' "eye" rule::OPPORTUNITY, "Shoot at whoever comes within so many hexes before you.";
    TOSS "toss" "Throw" 't' "thrown-spear" rule::TOSS, "Throw it to this friend.";
    PICK_UP "pick-up" "Pick up" 'c' "pickup" rule::DROP, "Pick up what lies here or beside you.";
    BLOCK "block" "Block" 'b' "shield" rule::DEFENCE, "Catch the blow with the shield.";
    PARRY "parry" "Parry" 'p' "parry" rule::DEFENCE, "Turn the blow aside with a weapon.";
    DODGE "dodge" "Dodge" 'd' "jump" rule::DEFENCE, "Get out of the way of the blow.";
    RETREAT "retreat" "Retreat" 'r' "move" rule::RETREAT, "Dodge at +5 and give way a hex.";
    ROLL "roll-away" "Roll away" 'r' "move" rule::ROLL, "Dodge at +1 and roll a hex away.";
    TAKE_IT "take-it" "Take it" ' ' "wound" rule::DEFENDED, "Do not defend.";
    SPRING "spring" "Spring" 's' "aim" rule::SPRING, "Use so much of the set-up for this blow.";
    PRESS_ON "press" "Press" 'p' "advance" rule::PRESS, "The foe must fall back next turn, or go all-out.";
    FOLLOW "follow" "Follow" 'f' "follow" rule::FOLLOW, "Step into the hex the foe has left.";
    GRAB "grab" "Catch it" 'g' "hand" rule::CATCH, "Catch it where you stand.";
    RUN "run" "Run for it" 'u' "move" rule::CATCH, "Run to where it comes down, at −2 for each hex.";
    DIVE "dive" "Dive for it" 'i' "jump" rule::DIVE, "Throw yourself after it, at +4; you fall.";
    LINGER "linger" "Let it last" 'l' "later" rule::STANDOFF, "Win a contest of Tactics, and the pause is twice as long.";
    DONE "done" "Done" ' ' "done" rule::TABLE, "Do nothing more.";
    SIZE_UP "size-up" "Size up" '-' "eye" rule::ANALYZE, "Judge the foe in no time, if you roll your weapon or Tactics: the log says how good it is.";
}

groups! {
    Strike: TWO_STRIKES SKILL HARD LUNGE WILD_ALL CHARGE BOLD ATTACK CAUTIOUS WRAP WILD STOP RIPOSTE CLOSE
        SET_UP STRIKE SWING SHIELD_FEINT WEAPON_FEINT BODY_FEINT SUCKER JAM BEAT SHIELD_PRESS SHIELD_SNATCH
        SLAM GRAPPLE TRIP WREST OPPORTUNITY;
    Move: DISENGAGE FLEE MOVE ACROBATIC STEP TURN BREAK_OFF EVADE BREAK_FREE FOLLOW;
    Guard: DOUBLE SKILLED HALF BLOCK PARRY DODGE RETREAT ROLL TAKE_IT WAIT;
    Ready: CHANGE READY TAKE_AIM STAND GUARD CROUCH KNEEL SIT CRAWL LIE SPRING_UP FAST_DRAW LET_GO SEAT
        LIE_BACK DRAW MAKE_READY REGRIP TAKE AIM AIM_AT PICK_UP RELEASE WORK WATCH;
}

questions! {
    Q_MANEUVER "maneuver" Act "How does {figure} use this second?";
    Q_ACT "act" Act "What does {figure} do now?";
    Q_FACE "face" Act "Which way does {figure} look?";
    Q_SPRING "spring" Detail "Put how much of what was set up into this blow?";
    Q_DEFEND "defend" React "How does {figure} defend?";
    Q_PRESS "press" React "Does {figure} press the foe to fall back?";
    Q_FOLLOW "follow" React "The foe gave way. Does {figure} follow?";
    Q_STRIKE_FIRST "waited" React "A foe has come within reach. Does {figure} strike?";
    Q_CATCH "catch" React "How does {figure} catch it?";
    Q_LINGER "linger" React "They watch each other. Does {figure} let it last?";
    Q_TURN "turn-to" React "A foe is at the side of {figure}. Does it turn?";
    Q_GRASP "grasp" React "{figure} is struck past. Does it take hold of the weapon?";
    Q_COUNTER "counter" React "{figure} may strike back. Does it?";
}

/// How many of the verbs are maneuvers: the first of them.
pub const MANEUVERS: usize = CATCH.0 as usize + 1;

/// Whether a verb is a maneuver.
pub const fn is_maneuver(verb: Verb) -> bool {
    (verb.0 as usize) < MANEUVERS
}

/// Whether a verb is a feint that is rolled for at once.
pub const fn is_feint(verb: Verb) -> bool {
    matches!(verb, SHIELD_FEINT | WEAPON_FEINT | BODY_FEINT | SUCKER | JAM | BEAT)
        || matches!(verb, SHIELD_PRESS | SHIELD_SNATCH)
}
