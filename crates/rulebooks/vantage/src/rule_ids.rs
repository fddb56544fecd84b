//! The ids of the rules. `docs/rules/vantage.md` has the text of each.

riposte_kit::rule_ids! {
    /// A hex is a place in which many are.
    PLACE = "VAN-101";
    /// Everything between figures happens within one hex.
    SAME_HEX = "VAN-102";
    /// The two phases of a turn.
    PHASES = "VAN-103";
    /// Any order, freely interleaved.
    ANY_ORDER = "VAN-104";
    /// Action points.
    POINTS = "VAN-105";
    /// Initiative.
    INITIATIVE = "VAN-106";
    /// Initiative modifies attacks.
    INITIATIVE_BONUS = "VAN-107";
    /// Followers without a foe in their hex do nothing.
    FOLLOWERS = "VAN-108";
    /// Heroes and followers.
    HEROES = "VAN-109";
    /// How it ends.
    ENDING = "VAN-110";
    /// The list of those whom nobody leads.
    LIST = "VAN-111";
    /// The statistics.
    STATISTICS = "VAN-201";
    /// The roll.
    ROLL = "VAN-202";
    /// The required roll of a statistic.
    REQUIRED = "VAN-203";
    /// The bare 1 and the bare 10.
    NATURAL = "VAN-204";
    /// Health.
    HEALTH = "VAN-205";
    /// Strike or vantage, on one enemy.
    HOLD = "VAN-301";
    /// Trying for vantage.
    VANTAGE = "VAN-302";
    /// Trying for strike.
    STRIKE = "VAN-303";
    /// Strike is answered by strike.
    STRIKE_BACK = "VAN-304";
    /// Who has strike on another chooses.
    CHOOSE = "VAN-305";
    /// Strike breaks vantage.
    BREAKS = "VAN-306";
    /// Vantage is answered by vantage.
    VANTAGE_BACK = "VAN-307";
    /// What comes of itself leads to nothing further.
    NO_FURTHER = "VAN-308";
    /// How long it is held.
    LASTS = "VAN-309";
    /// Trying to evade.
    EVADE = "VAN-401";
    /// What evading brings.
    EVADING = "VAN-402";
    /// Who evades does not fight.
    NO_FIGHT = "VAN-403";
    /// An attack needs its hold.
    ATTACK = "VAN-501";
    /// An attack ends the turn of the figure.
    ENDS = "VAN-502";
    /// The attack roll.
    ATTACK_ROLL = "VAN-503";
    /// A bare 10 is critical.
    CRITICAL = "VAN-504";
    /// The armour save.
    SAVE = "VAN-505";
    /// Damage.
    DAMAGE = "VAN-506";
    /// Shots.
    SHOTS = "VAN-507";
    /// Special attacks.
    SPECIAL = "VAN-551";
    /// Combo.
    COMBO = "VAN-552";
    /// Counter.
    COUNTER = "VAN-553";
    /// Onslaught.
    ONSLAUGHT = "VAN-554";
    /// Deathblow.
    DEATHBLOW = "VAN-555";
    /// Followers are slain.
    SLAIN = "VAN-601";
    /// Looting.
    LOOT = "VAN-602";
    /// Heroes are knocked down.
    DOWN = "VAN-603";
    /// Helping up.
    HELP = "VAN-604";
    /// Moving a hex.
    MOVE = "VAN-701";
    /// Fleeing.
    FLEE = "VAN-702";
    /// Carrying somebody along.
    CARRY = "VAN-703";
    /// Soaring.
    SOAR = "VAN-704";
    /// Leaping through the shade.
    LEAP = "VAN-705";
    /// Followers pursue.
    PURSUE = "VAN-706";
    /// Melee weapons.
    MELEE = "VAN-801";
    /// Ranged weapons.
    RANGED = "VAN-802";
    /// Armour.
    ARMOUR = "VAN-803";
    /// Draughts.
    DRAUGHT = "VAN-804";
    /// Changing weapons.
    CHANGE = "VAN-805";
    /// Ambusher.
    AMBUSHER = "VAN-901";
    /// Anchored.
    ANCHORED = "VAN-902";
    /// Blinding and disorientating.
    DAZZLING = "VAN-903";
    /// Terrifying.
    TERRIFYING = "VAN-904";
    /// Fearful.
    FEARFUL = "VAN-905";
    /// Inspiring.
    INSPIRING = "VAN-906";
    /// Camouflaged, and those who see through it.
    CAMOUFLAGED = "VAN-907";
    /// Contemptuous.
    CONTEMPTUOUS = "VAN-908";
    /// Frozen.
    FROZEN = "VAN-909";
    /// Monstrous.
    MONSTROUS = "VAN-910";
    /// Overwhelmed.
    OVERWHELMED = "VAN-911";
    /// Winged.
    WINGED = "VAN-912";
    /// Shade form.
    SHADE = "VAN-913";
}
