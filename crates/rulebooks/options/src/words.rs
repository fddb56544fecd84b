//! The verbs and questions of the rulebook.

use riposte_rules::decision::Verb;
use riposte_rules::{groups, questions, verbs};

use crate::rule_ids;

const fn row(number: usize) -> &'static str {
    rule_ids::ROWS[number - 1]
}

// The order is the canonical order of choices.
verbs! {
    FIRST "first" "Move first" 'f' "now" rule_ids::INITIATIVE, "Your side moves before the other.";
    SECOND "second" "Move second" 's' "later" rule_ids::INITIATIVE, "Your side moves after the other, and sees what it does.";
    RENEW "renew" "Renew" 'r' "ready" row(8), "Pay for the spell once more.";
    LAPSE "let-lapse" "Let it lapse" 'l' "drop" rule_ids::SPELL_RENEW, "The spell ends.";
    PICK "pick" "Move this figure" 'p' "player" rule_ids::TURN, "Choose which of your figures moves next.";
    MOVE "move" "Move" 'm' "move" row(1), "Go to a hex, and then turn as you like.";
    RUN "run-up" "Run up" 'u' "advance" rule_ids::POLE_CHARGE, "Go to a hex so that the last three hexes lie in a straight line: a pole weapon then strikes twice as hard.";
    SHIFT "shift" "Shift" 'h' "sidestep" rule_ids::SHIFT, "Move one hex and stay next to everyone who engages you.";
    CRAWL "crawl" "Crawl" 'c' "crawling" row(2), "Crawl up to two hexes, and do nothing else.";
    RISE_MOVE "rise-and-move" "Rise and move" 'v' "rise" row(26), "Stand up from your knees, then go up to half your allowance, and do nothing else.";
    STAY "stay" "Stay" ' ' "standing" rule_ids::MOVE, "Do not move; you may still turn.";
    FACE "face" "Face" 'x' "turn" rule_ids::FACING, "Look this way.";
    ATTACK "attack" "Attack" 'a' "sword" row(4), "Strike, jab or throw with a ready weapon.";
    RUSH "shield-rush" "Shield-rush" 'q' "shield" rule_ids::SHIELD_RUSH, "Run your shield into a foe to knock it down.";
    FIRE "fire" "Fire" 'i' "pocket-bow" row(18), "Shoot with a ready, loaded weapon.";
    LAST_SHOT "last-shot" "Last shot" 'j' "pocket-bow" row(19), "Shoot once more though a foe has reached you, then drop the weapon.";
    KNEEL_FIRE "kneel-and-fire" "Kneel and fire" 'y' "kneeling" row(14), "Go down on your knees and shoot.";
    LIE_FIRE "lie-and-fire" "Lie and fire" 'z' "prone" row(15), "Lie down and shoot with a crossbow.";
    DODGE "dodge" "Dodge" 'd' "jump" row(5), "Whoever shoots or throws at you this turn rolls four dice.";
    DEFEND "defend" "Defend" 'e' "parry" row(6), "Whoever strikes at you this turn rolls four dice.";
    KNEEL "kneel" "Kneel" 'k' "kneeling" row(10), "Go down on your knees.";
    LIE "lie-down" "Lie down" 'l' "prone" row(11), "Lie down flat.";
    READY "change-weapon" "Change weapons" 'w' "ready" row(22), "Put away what you hold and ready something else.";
    SWAP "drop-and-ready" "Drop and ready" 'x' "drop" row(23), "Drop what you hold and ready something else.";
    RISE_READY "rise-and-ready" "Rise and ready" 'v' "rise" row(28), "Stand up from your knees and ready another weapon.";
    RELOAD "reload" "Reload" 'o' "ready" row(24), "Work on loading the crossbow.";
    STAND "stand-up" "Stand up" 'g' "rise" row(25), "Get up, and do nothing else this turn.";
    GRAPPLE "grapple" "Grapple" 't' "hand" row(30), "Throw yourself on a foe and fight hand-to-hand.";
    DISENGAGE "disengage" "Disengage" 'b' "move" row(32), "Break contact: move one hex instead of acting.";
    PICK_UP "pick-up" "Pick up" 'p' "pickup" row(33), "Bend for a weapon that lies here or beside you, and have it ready.";
    DRAW "draw-dagger" "Draw dagger" 'r' "draw" row(35), "Try to get a dagger out in the scuffle.";
    BREAK_OUT "break-out" "Break out" 'b' "move" row(37), "Try to get out of the scuffle and stand beside it.";
    PIN "pin" "Pin" 'n' "lock" row(38), "Try to hold the foe down so that it can do nothing.";
    HOLD "hold" "Hold" 'h' "lock" rule_ids::HOLD, "Keep the foe pinned.";
    RELEASE "release" "Let go" 'u' "hand" rule_ids::HOLD, "Let the pinned foe go.";
    BREAK_FREE "break-free" "Break free" 'f' "points" rule_ids::BREAK_FREE, "Try to break the pin.";
    FIST "magic-fist" "Magic fist" 'm' "fist" row(7), "Strike a foe from afar; more ST, more harm.";
    BLUR "blur" "Blur" 'u' "wound" row(7), "Whoever attacks the figure has −4.";
    DROP_SPELL "drop-weapon" "Drop weapon" 'j' "drop" row(7), "The foe drops what it holds.";
    SLOW "slow" "Slow movement" 'o' "later" row(7), "The foe has half the movement for four turns.";
    CLUMSY "clumsiness" "Clumsiness" 'q' "staggered" row(7), "The foe has −2 DX for each ST you spend.";
    TRIP "trip" "Trip" 'i' "prone" row(7), "The foe falls.";
    FIREBALL "fireball" "Fireball" 'f' "blood" row(7), "Burn a foe from afar; more ST, more harm.";
    STONE "stone-flesh" "Stone flesh" 'h' "breastplate" row(7), "Four hits of every blow at the figure are stopped.";
    ILLUSION "illusion" "Illusion" 'y' "eye" row(7), "A figure that fights until somebody disbelieves it.";
    DISBELIEVE "disbelieve" "Disbelieve" 'c' "eye" row(9), "Look hard at an illusion; if you see through it, it is gone.";
    WAIT "wait" "Wait for an opening" 's' "later" rule_ids::OPENING, "Do nothing but watch: your next attack is better for it.";
    LATER "later" "Later" 'l' "later" rule_ids::POLE_FIRST, "Act later, in the usual order.";
    AGREE "agree" "Agree" 'g' "hand" rule_ids::GRAPPLE, "Let it come to a scuffle.";
    REFUSE "refuse" "Refuse" 'f' "pass" rule_ids::GRAPPLE, "Do not be drawn into it.";
    PUSH "push" "Push back" 'p' "threat" rule_ids::RETREAT, "Drive the foe back one hex.";
    FOLLOW "follow" "Follow" 'f' "follow" rule_ids::FOLLOW, "Step into the hex the foe has left.";
    REMAIN "remain" "Remain" 'm' "standing" rule_ids::FOLLOW, "Stay where you are.";
    KEEP "keep" "Keep to the plan" '-' "pass" rule_ids::CHANGE, "Keep to the option declared.";
    KEEP_ALL "keep-all" "All keep to the plan" 'o' "pass" rule_ids::CHANGE, "Every figure of yours keeps to the option declared.";
    DONE "done" "Nothing" ' ' "done" row(1), "Do nothing more.";
}

groups! {
    Strike: ATTACK RUSH FIRE LAST_SHOT KNEEL_FIRE LIE_FIRE GRAPPLE PIN FIST FIREBALL TRIP SLOW CLUMSY DROP_SPELL;
    Move: MOVE RUN SHIFT CRAWL RISE_MOVE STAY FACE DISENGAGE BREAK_OUT BREAK_FREE PUSH FOLLOW REMAIN;
    Guard: DODGE DEFEND BLUR STONE REFUSE;
    Ready: KNEEL LIE READY SWAP RISE_READY RELOAD STAND PICK_UP DRAW WAIT;
}

questions! {
    Q_SIDES "first-or-second" Act "{figure}'s side has the initiative. Move first or second?";
    Q_RENEW "renew" React "Does {figure} pay to keep the spell up?";
    Q_PICK "pick" Act "Which of your figures moves next?";
    Q_MOVE "move" Act "Where does {figure} go?";
    Q_FACE "face" Act "Which way does {figure} look?";
    Q_DECLARE "declare" Act "What does {figure} plan to do this turn?";
    Q_CHANGE "change" React "Something has changed for {figure}. Another plan?";
    Q_FIRST "pole-first" React "{figure} may strike before all others. Now?";
    Q_ACT "act" Act "What does {figure} do?";
    Q_OFF_HAND "off-hand" Act "Does {figure} strike with the other hand as well?";
    Q_SECOND "second-shot" Act "Does {figure} shoot a second time?";
    Q_AGREE "agree" React "A foe lays hold of {figure}. Let it come to a scuffle?";
    Q_PUSH "push" Act "Does {figure} drive the foe back a hex?";
    Q_FOLLOW "follow" Act "Does {figure} follow into the hex left?";
    Q_CHARGE "charge" React "{figure} has come up to a pole weapon. Does it attack?";
}

/// Whether something is an attack of OPT-503 or OPT-504.
pub fn is_attack(verb: Verb) -> bool {
    matches!(verb, ATTACK | RUSH)
}
