//! The ids of the rules. `docs/rules/options.md` has the text of each.

riposte_kit::rule_ids! {
    /// Attributes.
    ATTRIBUTES = "OPT-101";
    /// Adjusted DX.
    ADJUSTED_DX = "OPT-102";
    /// Core adjusted DX, for saving rolls and holds.
    CORE_DX = "OPT-103";
    /// Movement allowance, and half of it.
    ALLOWANCE = "OPT-104";
    /// What a figure may carry.
    LOAD = "OPT-105";
    /// Statures.
    STATURE = "OPT-106";
    /// The steps of the turn.
    TURN = "OPT-111";
    /// Initiative.
    INITIATIVE = "OPT-112";
    /// The order of actions.
    ORDER = "OPT-113";
    /// Ties in the order.
    TIES = "OPT-114";
    /// Pole weapons in and against charges first.
    POLE_FIRST = "OPT-115";
    /// The order is worked out anew after each action.
    DYNAMIC = "OPT-116";
    /// Second arrows last.
    SECOND_LAST = "OPT-117";
    /// Those who fall before they act lose the action.
    LOST_ACTION = "OPT-118";
    /// From when to when Dodge and Defend hold.
    FROM_WHEN = "OPT-119";
    /// The roll to hit.
    TO_HIT = "OPT-201";
    /// Four dice.
    FOUR_DICE = "OPT-202";
    /// Very low rolls.
    LOW_ROLLS = "OPT-203";
    /// Very high rolls.
    HIGH_ROLLS = "OPT-204";
    /// Bare hands neither drop nor break.
    BARE_HANDS = "OPT-205";
    /// Damage.
    DAMAGE = "OPT-206";
    /// Armour and shields stop hits.
    STOPS = "OPT-207";
    /// Multipliers multiply.
    MULTIPLY = "OPT-208";
    /// Attacks go through the front.
    FRONT = "OPT-211";
    /// Bonus from side and rear.
    ARC_BONUS = "OPT-212";
    /// Turning.
    FACING = "OPT-213";
    /// Who is rear all around.
    ALL_REAR = "OPT-214";
    /// A kneeler keeps its front.
    KNEELING = "OPT-215";
    /// What shields cover.
    SHIELD_ARC = "OPT-216";
    /// Moving.
    MOVE = "OPT-301";
    /// Hexes that are taken.
    TAKEN = "OPT-302";
    /// Hexes with a body.
    BODY = "OPT-303";
    /// Stopping in an enemy's front.
    STOP = "OPT-304";
    /// Crawling.
    CRAWL = "OPT-305";
    /// Ground.
    GROUND = "OPT-306";
    /// Engaged.
    ENGAGED = "OPT-311";
    /// Engagement goes one way.
    ONE_WAY = "OPT-312";
    /// Armed.
    ARMED = "OPT-313";
    /// Hand-to-hand engages nobody.
    APART = "OPT-314";
    /// When engagement is looked at.
    SAMPLES = "OPT-315";
    /// The shift.
    SHIFT = "OPT-321";
    /// Other ways out of contact.
    CONTACT = "OPT-322";
    /// One option by distance, status and stature.
    ONE_OPTION = "OPT-401";
    /// Moving less never forbids.
    LESS = "OPT-402";
    /// Changing options.
    CHANGE = "OPT-403";
    /// Moved 0 or 1 hex.
    HARDLY_MOVED = "OPT-404";
    /// Moved up to half.
    HALF_MOVED = "OPT-405";
    /// Moved more than half.
    FAR_MOVED = "OPT-406";
    /// One action a turn.
    ONE_ACTION = "OPT-407";
    /// What is open hand-to-hand.
    HTH_ROWS = "OPT-408";
    /// What counts as moved.
    MOVED = "OPT-409";
    /// Kneeling and lying down work at once.
    AT_ONCE = "OPT-410";
    /// Dodge.
    DODGE = "OPT-601";
    /// Defend.
    DEFEND = "OPT-602";
    /// Neither goes with anything else.
    NOTHING_ELSE = "OPT-603";
    /// What Defend needs.
    DEFEND_WITH = "OPT-604";
    /// Pole weapon in a charge.
    POLE_CHARGE = "OPT-611";
    /// Pole weapon against a charge.
    POLE_AGAINST = "OPT-612";
    /// Set against a charge.
    POLE_SET = "OPT-613";
    /// Who charges.
    CHARGING = "OPT-614";
    /// One doubling.
    ONE_DOUBLING = "OPT-615";
    /// The jab.
    JAB = "OPT-616";
    /// A jab is no more than a blow.
    JAB_PLAIN = "OPT-617";
    /// Shooting.
    SHOOT = "OPT-621";
    /// Range.
    RANGE = "OPT-622";
    /// Figures in the line.
    IN_LINE = "OPT-623";
    /// Missiles that fly on.
    FLY_ON = "OPT-624";
    /// Aiming at a pile.
    AT_PILE = "OPT-625";
    /// Two shots a turn.
    DOUBLE_SHOT = "OPT-626";
    /// Shooting from the ground.
    LOW_SHOT = "OPT-627";
    /// Reloading.
    RELOAD = "OPT-628";
    /// Throwing.
    THROW = "OPT-631";
    /// How far.
    THROW_RANGE = "OPT-632";
    /// Where a thrown weapon lies.
    THROWN_LIES = "OPT-633";
    /// The shield-rush.
    SHIELD_RUSH = "OPT-641";
    /// The second weapon.
    OFF_HAND = "OPT-642";
    /// Waiting for an opening.
    OPENING = "OPT-643";
    /// Standing over a body.
    FOOTING = "OPT-644";
    /// Sheltering behind a body.
    SHELTER = "OPT-645";
    /// Who can be grappled.
    GRAPPLE = "OPT-701";
    /// The defence roll.
    GRAPPLE_ROLL = "OPT-702";
    /// Both drop what they hold.
    GRAPPLE_DROP = "OPT-703";
    /// When grapplers act.
    GRAPPLE_WHEN = "OPT-704";
    /// A grapple that fails.
    GRAPPLE_FAILS = "OPT-705";
    /// Blows hand-to-hand.
    HTH_BLOW = "OPT-706";
    /// Damage hand-to-hand.
    HTH_DAMAGE = "OPT-707";
    /// Striking into a pile.
    OUTSIDER = "OPT-708";
    /// Grapplers spare their friends.
    NO_FRIENDS = "OPT-709";
    /// Left alone.
    LEFT_ALONE = "OPT-710";
    /// Breaking out.
    BREAK_OUT = "OPT-711";
    /// Pinning.
    PIN = "OPT-712";
    /// Being pinned.
    PINNED = "OPT-713";
    /// Holding a pin.
    HOLD = "OPT-714";
    /// Breaking free of a pin.
    BREAK_FREE = "OPT-715";
    /// Disengaging.
    DISENGAGE = "OPT-721";
    /// Who strikes first.
    DISENGAGE_ORDER = "OPT-722";
    /// Who cannot disengage.
    DISENGAGE_WHO = "OPT-723";
    /// Forced retreat.
    RETREAT = "OPT-731";
    /// Where to.
    RETREAT_HEX = "OPT-732";
    /// Following.
    FOLLOW = "OPT-733";
    /// No room.
    NO_ROOM = "OPT-734";
    /// Shaken by hits.
    SHAKEN = "OPT-801";
    /// Knocked down by hits.
    KNOCKED_DOWN = "OPT-802";
    /// Big figures.
    BIG = "OPT-803";
    /// Badly hurt.
    WEAK = "OPT-804";
    /// Unconscious and dead.
    OUT = "OPT-805";
    /// What is no injury.
    NO_INJURY = "OPT-806";
    /// Weapons.
    WEAPONS = "OPT-811";
    /// The strength a weapon needs.
    STRENGTH = "OPT-812";
    /// Armour.
    ARMOUR = "OPT-813";
    /// Shields.
    SHIELDS = "OPT-814";
    /// Spells cost ST.
    SPELL_ST = "OPT-901";
    /// The roll to cast.
    SPELL_ROLL = "OPT-902";
    /// What a caster holds.
    SPELL_HANDS = "OPT-903";
    /// One new spell a turn.
    SPELL_ONE = "OPT-904";
    /// Keeping a spell up.
    SPELL_RENEW = "OPT-905";
    /// Disbelieving.
    SPELL_DISBELIEVE = "OPT-906";
    /// How far spells reach.
    SPELL_RANGE = "OPT-907";
    /// Spells hand-to-hand.
    SPELL_HTH = "OPT-908";
    /// The spells.
    SPELLS = "OPT-911";
}

/// The rows of the option table: row 1 is OPT-501.
pub const ROWS: [&str; 38] = [
    "OPT-501", "OPT-502", "OPT-503", "OPT-504", "OPT-505", "OPT-506", "OPT-507", "OPT-508",
    "OPT-509", "OPT-510", "OPT-511", "OPT-512", "OPT-513", "OPT-514", "OPT-515", "OPT-516",
    "OPT-517", "OPT-518", "OPT-519", "OPT-520", "OPT-521", "OPT-522", "OPT-523", "OPT-524",
    "OPT-525", "OPT-526", "OPT-527", "OPT-528", "OPT-529", "OPT-530", "OPT-531", "OPT-532",
    "OPT-533", "OPT-534", "OPT-535", "OPT-536", "OPT-537", "OPT-538",
];
