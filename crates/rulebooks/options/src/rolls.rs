//! Every value and every roll of the rulebook as data.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Arm;
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale, Text};

use crate::rule_ids;
use crate::tables::{Class, DiceRow, PoleCharge, ShockRow, Way};
use crate::view::{Arc, BookView, Strike};
use crate::words::*;

/// A blow, shot or throw, also one that is only thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// Who strikes.
    pub by: FigureId,
    /// At whom.
    pub target: FigureId,
    /// With what.
    pub arm: Arm,
    /// Where the striker stands.
    pub from: Hex,
    /// Where the target stands.
    pub at: Hex,
    /// Which way the target looks; `None` when it is rear all around.
    pub facing: Option<Facing>,
    /// Whether it comes from the off hand (OPT-642).
    pub off_hand: bool,
    /// Whether the striker lies prone for it.
    pub lying: bool,
    /// Whether the target charges (OPT-614).
    pub charged: bool,
}

/// What a total of the dice means (OPT-203, OPT-204).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// A hit, with its damage so many times.
    Hit(i32),
    /// A miss.
    Miss,
    /// A miss, and the weapon is dropped.
    Dropped,
    /// A miss, and the weapon breaks.
    Broken,
}

/// What a roll is made with, as far as it decides what very high totals do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// A weapon, which may be dropped or break.
    Weapon,
    /// Bare hands, or what a beast has (OPT-205).
    Bare,
    /// A spell (OPT-902).
    Spell,
}

/// Every luck, and the degrees of the rolls to hit and to cast that stand for it.
const LUCKS: [(Luck, Degree, Degree); 6] = [
    (Luck::Hit(3), Degree::success("triple damage"), Degree::success("triple effect")),
    (Luck::Hit(2), Degree::success("double damage"), Degree::success("double effect")),
    (Luck::Hit(1), Degree::success("hit"), Degree::success("cast")),
    (Luck::Miss, Degree::failure("miss"), Degree::failure("not cast")),
    (Luck::Dropped, Degree::failure("weapon dropped"), Degree::failure("whole price lost")),
    (Luck::Broken, Degree::failure("weapon broken"), Degree::failure("struck down")),
];

impl Luck {
    /// What a degree of a roll to hit or to cast stands for.
    pub fn of(degree: Degree) -> Luck {
        let row = LUCKS.iter().find(|(_, hit, cast)| degree == *hit || degree == *cast);
        row.map_or(Luck::Miss, |(luck, ..)| *luck)
    }

    /// Whether it is a hit.
    pub fn hits(self) -> bool {
        matches!(self, Luck::Hit(_))
    }

    fn degree(self, with: With) -> Degree {
        let row = LUCKS.iter().find(|(luck, ..)| *luck == self);
        let (hit, cast) = row.map_or((Degree::FAILURE, Degree::FAILURE), |row| (row.1, row.2));
        if with == With::Spell { cast } else { hit }
    }
}

/// What very low and very high totals do, and whether the value was met (OPT-203 to OPT-205).
fn luck_degrees(row: DiceRow, with: With) -> Degrees {
    let low = |most, luck: Luck| DegreeRow::at_most(Measure::Total, most, luck.degree(with));
    let high = |least, luck: Luck| DegreeRow::at_least(Measure::Total, least, luck.degree(with));
    let bare = with == With::Bare;
    let rows = [
        Some(low(row.triple, Luck::Hit(3))),
        Some(low(row.double, Luck::Hit(2))),
        (!bare).then(|| high(row.shatter, Luck::Broken)),
        (!bare).then(|| high(row.drop, Luck::Dropped)),
        Some(high(row.miss, Luck::Miss)),
        Some(low(row.sure, Luck::Hit(1))),
        Some(DegreeRow::at_least(Measure::Margin, 0, Luck::Hit(1).degree(with))),
    ];
    Degrees::of(rows.into_iter().flatten(), Luck::Miss.degree(with))
}

/// A value without dice, made up of parts.
fn value(label: &'static str) -> Roll {
    Roll::new(label, Scale::Whole)
}

/// Where the parts of a value go: a roll names each of them, a number is their bare sum.
pub trait Parts {
    /// Adds a part.
    fn part(&mut self, label: impl FnOnce() -> Text, value: i32, rule: &'static str);
}

impl Parts for Roll {
    fn part(&mut self, label: impl FnOnce() -> Text, value: i32, rule: &'static str) {
        if value != 0 {
            self.add(label(), value, rule);
        }
    }
}

impl Parts for i32 {
    fn part(&mut self, _label: impl FnOnce() -> Text, value: i32, _rule: &'static str) {
        *self += value;
    }
}

impl Blow {
    /// A blow as the figures stand.
    pub fn now(rules: BookView, by: FigureId, target: FigureId, arm: Arm) -> Blow {
        let table = rules.table;
        Blow {
            by,
            target,
            arm,
            from: table.hex(by),
            at: table.hex(target),
            facing: rules.has_front(target).then(|| table.facing(target)),
            off_hand: false,
            lying: table.posture(by).down(),
            charged: rules.charging(target),
        }
    }
}

impl BookView<'_> {
    /// The core of a figure's adjusted DX: armour, ready shield, wounds and spells (OPT-102,
    /// OPT-103).
    pub fn core_dx(self, figure: FigureId) -> Roll {
        let mut dx = value("adjusted DX");
        self.core_parts(figure, &mut dx);
        dx
    }

    /// What decides the order of actions: everything that is known before a target is
    /// (OPT-113).
    pub fn order_dx(self, figure: FigureId) -> Roll {
        let mut dx = value("adjusted DX");
        self.order_parts(figure, &mut dx);
        dx
    }

    /// The same as a bare number.
    pub fn order_value(self, figure: FigureId) -> i32 {
        let mut dx = 0;
        self.order_parts(figure, &mut dx);
        dx
    }

    fn core_parts(self, figure: FigureId, dx: &mut impl Parts) {
        let build = self.build(figure);
        dx.part(|| "DX".into(), build.dx, rule_ids::ATTRIBUTES);
        dx.part(|| build.armour.1.clone().into(), build.armour.0, rule_ids::ARMOUR);
        if let Some((_, shield)) = self.shield(figure, true) {
            dx.part(|| "shield".into(), shield.dx, rule_ids::SHIELDS);
        }
        if self.combatant(figure).hits_last >= self.shock(figure).shaken {
            dx.part(|| "shaken last turn".into(), self.constants().shaken, rule_ids::SHAKEN);
        }
        let [weak, limit] = self.constants().weak;
        if self.strength(figure) <= limit {
            dx.part(|| "badly hurt".into(), weak, rule_ids::WEAK);
        }
        let clumsy = self.spells().strength(figure, CLUMSY);
        dx.part(|| "clumsiness".into(), clumsy * self.power(CLUMSY), rule_ids::SPELLS);
    }

    fn order_parts(self, figure: FigureId, dx: &mut impl Parts) {
        self.core_parts(figure, dx);
        if !self.grappled(figure) && self.body_in(self.table.hex(figure), figure) {
            dx.part(|| "stands over a body".into(), self.constants().over_body, rule_ids::FOOTING);
        }
    }

    /// The number of a spell in the table, its power.
    pub fn power(self, verb: riposte_rules::decision::Verb) -> i32 {
        let row = crate::spells::spell_of(verb).and_then(|index| self.tables.spells.get(index));
        row.map_or(0, |row| row.power)
    }

    /// When hits shake a figure and knock it down (OPT-801 to OPT-803).
    pub fn shock(self, figure: FigureId) -> ShockRow {
        let st = self.build(figure).st;
        let rows = self.constants().shock.iter().filter(|row| row.strength <= st);
        let row = rows.max_by_key(|row| row.strength).or(self.constants().shock.first());
        row.copied().unwrap_or(ShockRow { strength: 0, shaken: 5, down: 8 })
    }

    /// The value a blow's dice must not exceed.
    pub fn attack_value(self, blow: Blow) -> Roll {
        let mut dx = self.order_dx(blow.by);
        let Some(strike) = self.strike(blow.by, blow.arm) else { return dx };
        let constants = self.constants();
        self.weapon_part(&mut dx, blow, &strike);
        let build = self.build(blow.by);
        if build.wizard && !matches!(strike.weapon.class, Class::Staff | Class::Bare) {
            dx.add(
                "a wizard's weapon is the staff",
                constants.wizard_weapon,
                rule_ids::SPELL_HANDS,
            );
        }
        if blow.off_hand {
            dx.add("off hand", constants.off_hand, rule_ids::OFF_HAND);
        }
        self.common_part(&mut dx, blow.by, blow.target);
        dx
    }

    /// What counts in every attack, a shield-rush among them: a wait for an opening, and a blur.
    pub fn common_part(self, dx: &mut Roll, by: FigureId, target: FigureId) {
        let [each, most] = self.constants().opening;
        let waited = i32::from(self.combatant(by).waited);
        dx.add("waited for an opening", (each * waited).min(most), rule_ids::OPENING);
        dx.add("the target is blurred", self.blur(target), rule_ids::SPELLS);
    }

    /// What a blur upon a figure makes of attacks on it.
    pub fn blur(self, figure: FigureId) -> i32 {
        self.power(BLUR) * self.spells().times(figure, BLUR)
    }

    fn weapon_part(self, dx: &mut Roll, blow: Blow, strike: &Strike) {
        let constants = self.constants();
        let hexes = blow.from.unsigned_distance_to(blow.at) as i32;
        match strike.stats.way {
            Way::Grapple => dx.add("hand-to-hand", constants.arc_bonus[1], rule_ids::HTH_BLOW),
            Way::Strike | Way::Jab => self.arc_part(dx, blow),
            Way::Throw => {
                self.arc_part(dx, blow);
                dx.add("distance thrown", constants.throw_per_hex * hexes, rule_ids::THROW_RANGE);
                dx.add("throws well", self.build(blow.by).throwing, rule_ids::ATTRIBUTES);
                self.shelter_part(dx, blow);
            }
            Way::Fire => {
                match strike.weapon.hurled {
                    true => {
                        dx.add("distance", constants.throw_per_hex * hexes, rule_ids::RANGE);
                        dx.add("throws well", self.build(blow.by).throwing, rule_ids::ATTRIBUTES);
                    }
                    false => {
                        let range = crate::megahex::range_modifier(blow.from, blow.at);
                        dx.add("range", range, rule_ids::RANGE);
                    }
                }
                if blow.lying && strike.weapon.class == Class::Crossbow {
                    dx.add(
                        "crossbow from the ground",
                        constants.prone_crossbow,
                        rule_ids::LOW_SHOT,
                    );
                }
                self.shelter_part(dx, blow);
            }
        }
        if strike.weapon.class == Class::Pole
            && strike.stats.way == Way::Strike
            && blow.charged
            && self.combatant(blow.by).turn.moved == 0
        {
            dx.add("set against the charge", constants.pole_set, rule_ids::POLE_SET);
        }
    }

    /// What side and rear of the target add (OPT-212, OPT-214).
    pub fn arc_part(self, dx: &mut Roll, blow: Blow) {
        let [side, rear] = self.constants().arc_bonus;
        match self.blow_arc(blow) {
            Arc::Front => {}
            Arc::Side => dx.add("from the side", side, rule_ids::ARC_BONUS),
            Arc::Rear if blow.facing.is_none() => {
                dx.add("the target has no front", rear, rule_ids::ALL_REAR);
            }
            Arc::Rear => dx.add("from the rear", rear, rule_ids::ARC_BONUS),
        }
    }

    fn shelter_part(self, dx: &mut Roll, blow: Blow) {
        let low = self.table.posture(blow.target) != Posture::Standing;
        if low && self.body_in(blow.at, blow.target) && !self.grappled(blow.target) {
            dx.add("shelters behind a body", self.constants().shelter, rule_ids::SHELTER);
        }
    }

    /// From where a blow comes (OPT-212).
    pub fn blow_arc(self, blow: Blow) -> Arc {
        match blow.facing {
            Some(facing) => self.arc_to(blow.at, facing, blow.from),
            None => Arc::Rear,
        }
    }

    /// The dice of a blow: four against one who dodges or defends (OPT-202).
    pub fn attack_dice(self, blow: Blow) -> u8 {
        let turn = &self.combatant(blow.target).turn;
        let way = self.strike(blow.by, blow.arm).map(|strike| strike.stats.way);
        let guarded = match way {
            Some(Way::Fire | Way::Throw) => turn.dodging,
            Some(Way::Strike | Way::Jab) => turn.defending,
            _ => false,
        };
        if guarded { 4 } else { 3 }
    }

    /// The roll to hit (OPT-201).
    pub fn attack(self, blow: Blow) -> Contest {
        let with = if self.bare(blow) { With::Bare } else { With::Weapon };
        self.luck_roll("attack", self.attack_dice(blow), self.attack_value(blow), with)
    }

    /// Three or four dice against an adjusted DX, with the totals that always hit and miss
    /// (OPT-201, OPT-202).
    pub fn dx_roll(self, label: &'static str, dice: u8, value: Roll) -> Contest {
        let row = self.dice_row(dice);
        let degrees = Degrees::sure(row.sure, row.miss);
        self.plain_roll(label, dice, value).with_degrees(degrees)
    }

    /// The same where very low and very high totals do more (OPT-203, OPT-204).
    pub fn luck_roll(self, label: &'static str, dice: u8, value: Roll, with: With) -> Contest {
        let degrees = luck_degrees(self.dice_row(dice), with);
        self.plain_roll(label, dice, value).with_degrees(degrees)
    }

    /// Some dice against a value, nothing else.
    pub fn plain_roll(self, label: &'static str, dice: u8, value: Roll) -> Contest {
        let roll = Roll::new(label, Scale::Whole).dice(dice, 6);
        Contest::against(roll, Limit::at_most(value))
    }

    /// How very low and very high totals come out.
    pub fn dice_row(self, dice: u8) -> DiceRow {
        if dice >= 4 { self.constants().four_dice } else { self.constants().three_dice }
    }

    /// Whether a blow is struck with nothing that could be dropped or broken.
    pub fn bare(self, blow: Blow) -> bool {
        let natural = |item| self.table.armoury().weapon(item).natural;
        self.strike(blow.by, blow.arm).is_none_or(|strike| natural(strike.item.weapon))
    }

    /// Whether a blow with a pole weapon does more for a charge, and why (OPT-611, OPT-612).
    pub fn charge_bonus(self, blow: Blow) -> Option<&'static str> {
        let strike = self.strike(blow.by, blow.arm)?;
        if strike.weapon.class != Class::Pole || strike.stats.way != Way::Strike {
            return None;
        }
        let ran = match self.constants().pole_charge {
            PoleCharge::DoubleAlways => true,
            _ => self.combatant(blow.by).turn.straight >= self.constants().run_up,
        };
        if ran && self.may_charge(blow.by) {
            Some(rule_ids::POLE_CHARGE)
        } else {
            blow.charged.then_some(rule_ids::POLE_AGAINST)
        }
    }

    /// The damage dice of a blow, and how many times they count before luck.
    pub fn damage(self, blow: Blow) -> (Roll, i32) {
        let mut roll = Roll::new("damage", Scale::Whole);
        let Some(strike) = self.strike(blow.by, blow.arm) else { return (roll, 1) };
        let (mut dice, mut add) = (strike.stats.dice, strike.stats.add);
        if strike.weapon.class == Class::Bare && strike.stats.way == Way::Grapple {
            (dice, add) = self.bare_damage(blow.by);
        }
        let mut times = 1;
        if let Some(id) = self.charge_bonus(blow) {
            match self.constants().pole_charge {
                PoleCharge::PlusOneDie => dice += 1,
                _ => times = 2,
            }
            roll.add("charge", 0, id);
        }
        roll = roll.dice(dice, 6);
        roll.add("weapon", add, rule_ids::WEAPONS);
        (roll, times)
    }

    /// What bare hands do in a scuffle, by the figure's ST (OPT-707).
    pub fn bare_damage(self, figure: FigureId) -> (u8, i32) {
        let st = self.build(figure).st;
        let rows = &self.constants().bare_hands;
        let row = rows.iter().find(|(most, ..)| st <= *most).or(rows.last());
        row.map_or((1, -4), |(_, dice, add)| (*dice, *add))
    }

    /// How many times the damage counts: luck and charge together (OPT-208).
    pub fn multiplied(self, luck: i32, charge: i32) -> i32 {
        if self.constants().multipliers_multiply { luck * charge } else { luck + charge - 1 }
    }

    /// The hits of a blow that are stopped: what stops them, how many, and the rule
    /// (OPT-207, OPT-216).
    pub fn stopped(self, blow: Blow) -> Vec<(String, i32, &'static str)> {
        let build = self.build(blow.target);
        let mut stopped = vec![(build.armour.1.clone(), build.stops, rule_ids::ARMOUR)];
        let strike = self.strike(blow.by, blow.arm);
        let way = strike.map(|strike| strike.stats.way);
        let stone = self.power(STONE) * self.spells().times(blow.target, STONE);
        stopped.push(("stone flesh".into(), stone, rule_ids::SPELLS));
        if way != Some(Way::Grapple) {
            let arc = self.blow_arc(blow);
            let ready = self.shield(blow.target, true).filter(|_| arc == Arc::Front);
            let rear = blow.facing.is_none_or(|facing| self.straight_behind(blow, facing));
            let slung = self.shield(blow.target, false).filter(|_| rear);
            if let Some((_, shield)) = ready.or(slung) {
                stopped.push(("shield".into(), shield.stops, rule_ids::SHIELD_ARC));
            }
            let one_handed =
                strike.is_some_and(|s| s.mode.hands == 1 && s.stats.way == Way::Strike);
            if one_handed && arc == Arc::Front {
                let guard = self.off_hand_guard(blow.target);
                stopped.push(("main-gauche".into(), guard, rule_ids::OFF_HAND));
            }
        }
        stopped.retain(|(_, hits, _)| *hits > 0);
        stopped
    }

    fn straight_behind(self, blow: Blow, facing: Facing) -> bool {
        let ways = riposte_rules::board::nearest_directions(blow.at, blow.from);
        ways.iter().all(|way| facing.apart(*way) == 3)
    }

    fn off_hand_guard(self, figure: FigureId) -> i32 {
        let mut held = self.table.arms(figure).ready();
        let guard = held.find_map(|(_, item)| {
            let stats = self.tables.weapons.of(item.weapon);
            (stats.class == Class::OffHand).then_some(stats.stops)
        });
        guard.unwrap_or(0)
    }
}
