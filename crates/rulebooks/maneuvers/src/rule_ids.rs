//! The ids of the rules. `docs/rules/maneuvers.md` has the text of each.

riposte_kit::rule_ids! {
    /// Attributes and skills.
    ATTRIBUTES = "MAN-101";
    /// Success rolls, very good and very bad ones.
    SUCCESS = "MAN-102";
    /// Contests by margins.
    CONTEST = "MAN-103";
    /// The second, and the order in it.
    ORDER = "MAN-104";
    /// A maneuver holds until the next.
    HOLDS = "MAN-105";
    /// Damage by ST.
    DAMAGE = "MAN-106";
    /// How a blow goes.
    BLOW = "MAN-111";
    /// Attack against defence.
    DEFENDED = "MAN-112";
    /// Critical hits.
    CRITICAL = "MAN-113";
    /// Critical misses.
    FUMBLE = "MAN-114";
    /// What armour takes, and what wounds multiply.
    ARMOUR = "MAN-115";
    /// Places on the body.
    PLACES = "MAN-116";
    /// The scores of defences.
    DEFENCE = "MAN-121";
    /// Further defences in a turn.
    FURTHER = "MAN-122";
    /// Where a defence holds.
    WHERE = "MAN-123";
    /// What cannot parry.
    NO_PARRY = "MAN-124";
    /// What breaks as weapons meet.
    BREAKS = "MAN-125";
    /// Six hexes around a figure.
    HEXES = "MAN-131";
    /// Each hand has its arc.
    ARCS = "MAN-132";
    /// Reach.
    REACH = "MAN-133";
    /// Past others in the way.
    PAST = "MAN-134";
    /// A figure that is struck past may take hold of the weapon.
    GRASP = "MAN-135";
    /// The table of maneuvers.
    TABLE = "MAN-201";
    /// The short move of an attack.
    SHORT_MOVE = "MAN-202";
    /// All-out attacks.
    ALL_OUT = "MAN-203";
    /// Two strikes.
    TWO_STRIKES = "MAN-211";
    /// Skill.
    SKILL = "MAN-212";
    /// Damage.
    HARD = "MAN-213";
    /// Lunge.
    LUNGE = "MAN-214";
    /// Wild swings.
    WILD = "MAN-215";
    /// Charge.
    CHARGE = "MAN-216";
    /// Slam.
    SLAM = "MAN-217";
    /// Evade.
    EVADE = "MAN-218";
    /// Bold attack.
    BOLD = "MAN-221";
    /// Attack.
    ATTACK = "MAN-222";
    /// Cautious attack.
    CAUTIOUS = "MAN-223";
    /// Wrap shot.
    WRAP = "MAN-224";
    /// Stop thrust.
    STOP = "MAN-225";
    /// What a stop thrust stops.
    STOPPED = "MAN-226";
    /// What it does to the weapon.
    BRACED = "MAN-227";
    /// Press.
    PRESS = "MAN-231";
    /// The pressed fall back.
    FALL_BACK = "MAN-232";
    /// Following.
    FOLLOW = "MAN-233";
    /// With the back to the wall.
    CORNERED = "MAN-234";
    /// Riposte.
    RIPOSTE = "MAN-241";
    /// What a defence gives the riposte.
    COUNTER = "MAN-242";
    /// Two who wait for each other.
    STANDOFF = "MAN-243";
    /// All-out defence.
    ALL_OUT_DEFENCE = "MAN-251";
    /// Double defence.
    DOUBLE = "MAN-252";
    /// Skilled defence.
    SKILLED = "MAN-253";
    /// Half the penalty.
    HALF = "MAN-254";
    /// Feints in general.
    FEINT = "MAN-301";
    /// Shield feint.
    SHIELD_FEINT = "MAN-302";
    /// Weapon feint.
    WEAPON_FEINT = "MAN-303";
    /// Body feint.
    BODY_FEINT = "MAN-304";
    /// Sucker shot.
    SUCKER = "MAN-305";
    /// Jam.
    JAM = "MAN-306";
    /// Beat.
    BEAT = "MAN-307";
    /// Shield press.
    SHIELD_PRESS = "MAN-308";
    /// Shield snatch.
    SHIELD_SNATCH = "MAN-309";
    /// A set-up helps a feint.
    LEND = "MAN-317";
    /// Set-up.
    SET_UP = "MAN-311";
    /// What a set-up gains.
    POOL = "MAN-312";
    /// Springing it.
    SPRING = "MAN-313";
    /// What ends a set-up.
    POOL_LOST = "MAN-314";
    /// Keeping one's mind on it.
    KEEP_POOL = "MAN-315";
    /// The contest comes after the blows.
    POOL_ORDER = "MAN-316";
    /// Postures.
    POSTURES = "MAN-401";
    /// Changes of position.
    CHANGE = "MAN-402";
    /// Changes that take no time.
    AT_ONCE = "MAN-403";
    /// Falling.
    FALL = "MAN-404";
    /// Load.
    LOAD = "MAN-405";
    /// Crippled limbs.
    CRIPPLED = "MAN-406";
    /// Getting up with a spring.
    SPRING_UP = "MAN-407";
    /// On hands and knees.
    ALL_FOURS = "MAN-408";
    /// Concentrate.
    CONCENTRATE = "MAN-501";
    /// Analyze.
    ANALYZE = "MAN-502";
    /// Look around.
    LOOK_AROUND = "MAN-503";
    /// Retreat.
    RETREAT = "MAN-511";
    /// Rolled by five: no retreat.
    BY_FIVE = "MAN-512";
    /// Disengage.
    DISENGAGE = "MAN-513";
    /// Flee.
    FLEE = "MAN-514";
    /// Rolling away.
    ROLL = "MAN-515";
    /// The end of a flight.
    OUTRUN = "MAN-516";
    /// Ready.
    READY = "MAN-521";
    /// What a swing leaves unready.
    UNREADY = "MAN-522";
    /// Drawing and putting away.
    DRAW = "MAN-523";
    /// Dropping and picking up.
    DROP = "MAN-524";
    /// Shooting.
    SHOOT = "MAN-525";
    /// Long actions.
    LONG = "MAN-526";
    /// Drawing in no time.
    FAST_DRAW = "MAN-527";
    /// Changing grips.
    GRIP = "MAN-528";
    /// Handing over.
    HAND_OVER = "MAN-529";
    /// Move.
    MOVE = "MAN-531";
    /// What movement costs.
    COSTS = "MAN-532";
    /// Turning at the end.
    TURNING = "MAN-533";
    /// Sprint.
    SPRINT = "MAN-534";
    /// Acrobatic move.
    ACROBATIC = "MAN-535";
    /// Turning out of turn.
    TURN_TO = "MAN-536";
    /// Wait.
    WAIT = "MAN-541";
    /// Who strikes first as they close.
    CLOSING = "MAN-542";
    /// Opportunity fire.
    OPPORTUNITY = "MAN-543";
    /// Taking aim.
    TAKE_AIM = "MAN-544";
    /// Throwing to a friend.
    TOSS = "MAN-551";
    /// Catching.
    CATCH = "MAN-552";
    /// What is nearly caught.
    BOBBLE = "MAN-553";
    /// Snatching it first.
    INTERCEPT = "MAN-554";
    /// Diving catches.
    DIVE = "MAN-555";
    /// Closing with a foe.
    CLOSE = "MAN-561";
    /// In one hex.
    QUARTERS = "MAN-562";
    /// A hold.
    GRIPPED = "MAN-563";
    /// Tripping.
    TRIP = "MAN-564";
    /// Grabbing a weapon.
    WREST = "MAN-565";
    /// Breaking free.
    FREE = "MAN-566";
    /// Daze.
    DAZE = "MAN-601";
    /// Hit points.
    HITS = "MAN-602";
    /// Stun.
    STUN = "MAN-603";
}
