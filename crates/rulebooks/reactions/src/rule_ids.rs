//! The ids of the rules. `docs/rules/reactions.md` has the text of each.

riposte_kit::rule_ids! {
    /// Scores go in steps of one half.
    HALVES = "REA-11";
    /// Risked dice: three points for each.
    RISK = "REA-12";
    /// How many dice may be risked.
    RISK_MOST = "REA-13";
    /// Who names risked dice first.
    RISK_ORDER = "REA-14";
    /// Half points for each whole point of margin.
    MARGIN = "REA-15";
    /// Characteristics and skills.
    SCORES = "REA-21";
    /// Derived values.
    DERIVED = "REA-22";
    /// Load changes co-ordination, a helmet perception.
    LOAD = "REA-23";
    /// One figure to a hex, facing a neighbour.
    PLACE = "REA-31";
    /// Front and rear hexes.
    ARCS = "REA-32";
    /// The direction a blow comes from.
    DIRECTION = "REA-33";
    /// Terrain.
    TERRAIN = "REA-34";
    /// The turn.
    TURN = "REA-41";
    /// The roll for action points.
    POINTS = "REA-42";
    /// The roll for initiative.
    INITIATIVE = "REA-43";
    /// Now or later.
    NOW_OR_LATER = "REA-44";
    /// Equal initiative.
    TIES = "REA-45";
    /// Action points are one pool for the turn.
    POOL = "REA-46";
    /// Nothing without the points for it.
    PRICE = "REA-47";
    /// Action, reaction, follow-on.
    CHAIN = "REA-48";
    /// The order in which things are declared and carried out.
    ORDER = "REA-49";
    /// Moving.
    MOVE = "REA-51";
    /// Moving along with another.
    FOLLOW = "REA-52";
    /// Turning.
    TURNING = "REA-53";
    /// Stand and attack.
    STAND = "REA-54";
    /// Advance and attack.
    ADVANCE = "REA-55";
    /// Speaking.
    SPEAK = "REA-56";
    /// Readying a weapon, picking one up, putting one away.
    READY = "REA-57";
    /// Dropping a weapon.
    DROP = "REA-58";
    /// The fast draw.
    FAST_DRAW = "REA-59";
    /// Standing up.
    STAND_UP = "REA-60";
    /// The attack roll.
    ATTACK = "REA-61";
    /// The defence roll.
    DEFENCE = "REA-62";
    /// When a blow hits.
    HIT = "REA-63";
    /// The hexes a weapon strikes.
    REACH = "REA-64";
    /// The hexes a polearm strikes.
    POLEARM = "REA-65";
    /// Stand and attack as a reaction.
    SET = "REA-66";
    /// Not against one who was already adjacent.
    ADJACENT = "REA-67";
    /// Two blows at the same moment.
    CLASH = "REA-68";
    /// A blow from the rear.
    REAR = "REA-69";
    /// Blocking.
    BLOCK = "REA-71";
    /// What a weapon and a shield cover.
    COVER = "REA-72";
    /// Locked weapons.
    LOCK = "REA-73";
    /// The second weapon's follow-on.
    SECOND_WEAPON = "REA-74";
    /// Parrying.
    PARRY = "REA-75";
    /// The riposte.
    RIPOSTE = "REA-76";
    /// Jumping back.
    JUMP_BACK = "REA-77";
    /// Side-stepping, and its follow-on.
    SIDE_STEP = "REA-78";
    /// Soaking a blow.
    SOAK = "REA-79";
    /// Aimed blows.
    AIM = "REA-81";
    /// The damage roll.
    DAMAGE = "REA-82";
    /// From damage to wound.
    WOUND = "REA-83";
    /// Immediate pain.
    PAIN = "REA-84";
    /// Knock-back.
    KNOCK_BACK = "REA-85";
    /// The lasting effect of wounds.
    LASTING = "REA-86";
    /// Out of the fight.
    OUT = "REA-87";
    /// Prone.
    PRONE = "REA-88";
    /// Armour.
    ARMOUR = "REA-91";
    /// Weapons.
    WEAPONS = "REA-92";
    /// Mounts.
    MOUNTS = "REA-101";
    /// Riding rolls.
    RIDING = "REA-102";
    /// Gaits.
    GAIT = "REA-103";
    /// Steering.
    STEERING = "REA-104";
    /// A mount that does not obey.
    OFF_COURSE = "REA-105";
    /// Staying on.
    STAYING_ON = "REA-106";
    /// Blows from the saddle.
    SADDLE = "REA-107";
    /// Aiming from the saddle and at riders.
    MOUNTED_AIM = "REA-108";
    /// The charge.
    CHARGE = "REA-109";
    /// Bracing.
    BRACE = "REA-110";
    /// Answers from the saddle.
    MOUNTED_ANSWERS = "REA-111";
    /// Getting on and off.
    SEAT = "REA-112";
    /// Bites and kicks.
    BITE = "REA-113";
    /// Riding down.
    TRAMPLE = "REA-114";
    /// Falls, and mounts without a rider.
    FALL = "REA-115";
    /// What missiles are.
    MISSILES = "REA-201";
    /// Throwing.
    THROW = "REA-202";
    /// A shot at once.
    SNAPSHOT = "REA-203";
    /// A shot with an aim taken.
    AIMED_FIRE = "REA-204";
    /// Loading.
    LOADING = "REA-205";
    /// Setting and aiming.
    SET_AND_AIM = "REA-206";
    /// The attack of a throw or a shot.
    MISSILE_ROLL = "REA-207";
    /// The difficulty of a throw or a shot.
    DIFFICULTY = "REA-208";
    /// Answers to missiles.
    MISSILE_ANSWERS = "REA-209";
    /// Missiles as reactions and follow-ons.
    SET_SHOTS = "REA-210";
    /// Where missiles go.
    SPENT = "REA-211";
    /// Weapons that fly.
    MISSILE_WEAPONS = "REA-212";
    /// Closing in.
    CLOSING = "REA-301";
    /// What is of use within a hex.
    SHORT = "REA-302";
    /// The answer to who closes in.
    CLOSING_MET = "REA-303";
    /// Closing in after a block.
    CLOSING_FOLLOWS = "REA-304";
    /// Getting out of a shared hex.
    GETTING_OUT = "REA-305";
    /// The rolling dodge.
    ROLLING = "REA-321";
    /// The drop dodge.
    DROPPING = "REA-322";
    /// The forearm block.
    FOREARM_BLOCK = "REA-323";
    /// The strike or kick that follows.
    MARTIAL_STRIKE = "REA-324";
}
