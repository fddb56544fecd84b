//! The ids of the rules. `docs/rules/lengths.md` has the text of each.

riposte_kit::rule_ids! {
    /// Abilities and their modifiers.
    ABILITIES = "LEN-101";
    /// Weapon Skill and Ballistic Skill.
    SKILLS = "LEN-102";
    /// Weapons that take training.
    UNTRAINED = "LEN-103";
    /// Wounds and Stamina.
    LIFE = "LEN-104";
    /// Saving throws.
    SAVES = "LEN-105";
    /// Load.
    LOAD = "LEN-106";
    /// The round.
    ROUND = "LEN-201";
    /// Initiative.
    INITIATIVE = "LEN-202";
    /// One action a round.
    ACTION = "LEN-203";
    /// Holding an action.
    HOLD = "LEN-204";
    /// Surprise.
    SURPRISE = "LEN-205";
    /// Combat move.
    MOVE = "LEN-211";
    /// Running.
    RUN = "LEN-212";
    /// Running through somebody's reach.
    PASSING = "LEN-213";
    /// Who may be in a hex.
    PLACES = "LEN-214";
    /// Reach.
    REACH = "LEN-215";
    /// Standing up.
    STAND = "LEN-216";
    /// Running off the board.
    FLEE = "LEN-217";
    /// Pursuit off the board.
    PURSUIT = "LEN-218";
    /// What is dropped before pursuers.
    LURES = "LEN-219";
    /// Mounts.
    MOUNTS = "LEN-451";
    /// Riding: how a mount goes.
    RIDING = "LEN-452";
    /// Getting on a mount and off it.
    SEAT = "LEN-453";
    /// The saddle.
    SADDLE = "LEN-454";
    /// A blow after the run of a mount.
    RIDDEN_RUN = "LEN-455";
    /// A charge.
    CHARGE = "LEN-456";
    /// The lance.
    LANCE = "LEN-457";
    /// Weapons set against a charge.
    SET = "LEN-458";
    /// A mount that falls.
    THROWN = "LEN-459";
    /// Changing weapons.
    CHANGE = "LEN-301";
    /// Readying a weapon.
    READY = "LEN-302";
    /// Dropping what is held.
    DROP = "LEN-303";
    /// Looking for a thing.
    SEARCH = "LEN-304";
    /// Using a thing.
    USE = "LEN-305";
    /// Picking a thing up.
    PICK_UP = "LEN-306";
    /// Armour class.
    CLASS = "LEN-401";
    /// The roll to hit.
    ATTACK = "LEN-402";
    /// Equal hits; faces that settle it.
    HIT = "LEN-403";
    /// Lengths.
    LENGTH = "LEN-404";
    /// Who is unarmed.
    UNARMED = "LEN-405";
    /// The unaware.
    UNAWARE = "LEN-406";
    /// Those who lie.
    PRONE = "LEN-407";
    /// The helpless.
    HELPLESS = "LEN-408";
    /// Two and three against one.
    ODDS = "LEN-409";
    /// Darkness.
    DARK = "LEN-410";
    /// The rapier against armour.
    RAPIER = "LEN-411";
    /// A weapon in each hand.
    OFF_HAND = "LEN-412";
    /// The two dice of a duellist.
    DUELLIST = "LEN-418";
    /// Beasts.
    BEASTS = "LEN-413";
    /// Shields.
    SHIELDS = "LEN-414";
    /// Weapons of their own kind.
    WEAPONS = "LEN-415";
    /// Nets and mancatchers.
    SNARES = "LEN-416";
    /// The garrote.
    GARROTE = "LEN-417";
    /// Counterattack.
    COUNTER = "LEN-501";
    /// What a counterattack lays bare.
    EXPOSED = "LEN-502";
    /// Full Defence.
    DEFENCE = "LEN-503";
    /// Missiles and their ranges.
    MISSILES = "LEN-601";
    /// Aiming.
    AIM = "LEN-602";
    /// Cover.
    COVER = "LEN-603";
    /// Into a melee.
    INTO_MELEE = "LEN-604";
    /// Into a crowd.
    CROWD = "LEN-605";
    /// Reloading.
    RELOAD = "LEN-606";
    /// Crossbows and firearms.
    PIERCE = "LEN-607";
    /// Wrestling.
    WRESTLE = "LEN-701";
    /// The defender's blow.
    FIRST_BLOW = "LEN-702";
    /// The contest.
    CONTEST = "LEN-703";
    /// What the winner does.
    WINNER = "LEN-704";
    /// Being immobilised.
    HELD = "LEN-705";
    /// Pinned.
    PINNED = "LEN-706";
    /// Disarming.
    DISARM = "LEN-707";
    /// Together.
    TEAM = "LEN-708";
    /// Damage.
    DAMAGE = "LEN-801";
    /// Straight to Wounds.
    STRAIGHT = "LEN-802";
    /// At 0 and below.
    INJURY = "LEN-803";
    /// Morale.
    MORALE = "LEN-804";
    /// Casting.
    CAST = "LEN-901";
    /// Being wide open.
    WIDE_OPEN = "LEN-902";
    /// A spell that is lost.
    LOST = "LEN-903";
    /// The spells.
    SPELLS = "LEN-904";
}
