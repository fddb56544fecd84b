//! Every value and every roll of the rulebook as data.

use riposte_rules::board::nearest_directions;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Place};
use riposte_rules::roll::{Contest, Limit, Roll, Scale, Text, Tie};

use crate::blow::{Blow, attack_degrees, plain_degrees};
use crate::rule_ids as rule;
use crate::tables::{Defences, Feints, Kind, WeaponStats};
use crate::view::{BookView, Strike};
use crate::words::*;

/// Three dice.
pub fn three(label: impl Into<Text>) -> Roll {
    Roll::new(label, Scale::Whole).dice(3, 6)
}

fn value(label: impl Into<Text>) -> Roll {
    Roll::new(label, Scale::Whole)
}

impl BookView<'_> {
    /// The attack roll of a blow (MAN-111).
    pub fn attack(self, blow: Blow) -> Contest {
        let value = self.attack_value(blow);
        let degrees = attack_degrees(value.basic());
        Contest::against(three("attack"), Limit::at_most(value)).with_degrees(degrees)
    }

    /// What the attack of a blow is rolled against.
    pub fn attack_value(self, blow: Blow) -> Roll {
        let Some(strike) = self.strike(blow.by, blow.arm) else { return value("attack") };
        let (by, at, constants) = (blow.by, blow.at, self.constants());
        let skill = &strike.weapon.skill;
        let mut sum = value(skill.clone()).with("skill", self.skill(by, skill), rule::ATTRIBUTES);
        let wild = matches!(blow.with, WILD | WILD_ALL);
        let verb = &VERBS[usize::from(blow.with.0)];
        if wild {
            sum.add("wild swing", constants.wild.0, rule::WILD);
        } else {
            let modifier = self.tables.maneuver(blow.with).and_then(|row| row.attack);
            sum.add(verb.name.to_lowercase(), modifier.unwrap_or(0), verb.rule);
        }
        self.own_state(by, &mut sum);
        sum.add("own posture", self.posture(by).attack, rule::POSTURES);
        let low = self.posture(at);
        let theirs = if strike.flies() { low.ranged } else { low.melee };
        sum.add("target's posture", theirs, rule::POSTURES);
        let spot = &self.tables.spots[usize::from(blow.spot.0).min(self.tables.spots.len() - 1)];
        sum.add(spot.name.clone(), spot.aim, rule::PLACES);
        if !strike.flies() && !self.ready(by, blow.arm.item) {
            sum.add("not ready", constants.unready, rule::UNREADY);
        }
        if strike.flies() {
            self.shooting(blow, &mut sum);
        } else {
            sum.add("past others", self.past(by, at), rule::PAST);
        }
        self.feinted(blow, &mut sum);
        if self.doings(by).sets_up.is_some() {
            sum.add("setting up", constants.set_up_attack, rule::SET_UP);
        }
        sum.add("set-up", blow.pool, rule::SPRING);
        sum.add("own defence", blow.counter, rule::COUNTER);
        if wild {
            sum = sum.kept_within(i32::MIN / 2..=constants.wild.1, "9 at best", rule::WILD);
        }
        sum
    }

    /// Daze, stun and confusion, upon whatever is rolled.
    fn own_state(self, figure: FigureId, sum: &mut Roll) {
        sum.add("dazed", -self.daze(figure), rule::DAZE);
        if self.fighter(figure).confused {
            sum.add("confused", self.constants().confused, rule::WHERE);
        }
    }

    /// What feints do to an attack: one's own, and those of others.
    fn feinted(self, blow: Blow, sum: &mut Roll) {
        if let Some(feint) = self.feint(blow.by, blow.at) {
            let (won, lost, half) = (feint.by > 0, feint.by < 0, -(-feint.by / 2));
            match feint.verb {
                SHIELD_FEINT | WEAPON_FEINT if lost => sum.add("feint", half, rule::FEINT),
                WEAPON_FEINT if won && feint.item != blow.arm.item => {
                    sum.add("weapon feint", feint.by, rule::WEAPON_FEINT);
                }
                BODY_FEINT if feint.spot == Some(blow.spot) => {
                    sum.add("body feint", feint.by, rule::BODY_FEINT);
                }
                SUCKER => sum.add("sucker shot", feint.by, rule::SUCKER),
                BEAT => sum.add("after a beat", self.constants().after_beat, rule::BEAT),
                _ => {}
            }
        }
        for other in self.table.active_figures() {
            let jam = self.feint(other, blow.by).filter(|feint| feint.verb == JAM);
            if let Some(feint) = jam {
                sum.add("jammed", -feint.by, rule::JAM);
            }
        }
    }

    fn shooting(self, blow: Blow, sum: &mut Roll) {
        let constants = self.constants();
        if self.direction(blow.by, self.table.hex(blow.at)) != 0 {
            sum.add("to the side", constants.shot_aside, rule::SHOOT);
        }
        if self.fighter(blow.by).last != Some(CONCENTRATE) {
            sum.add("snap shot", constants.snap_shot, rule::SHOOT);
        }
        let distance = self.table.distance(blow.by, blow.at) as i32;
        sum.add("distance", -(distance / 5), rule::SHOOT);
    }

    /// What those in the hexes between cost a blow that reaches over a hex (MAN-134).
    pub fn past(self, by: FigureId, at: FigureId) -> i32 {
        let (from, to) = (self.table.hex(by), self.table.hex(at));
        let far = from.unsigned_distance_to(to);
        let mut cost = 0;
        let (friend, foe) = self.constants().past;
        for step in 1..far {
            let ring = from.ring(step).filter(|hex| hex.unsigned_distance_to(to) == far - step);
            let between: Vec<Vec<FigureId>> =
                ring.map(|hex| self.table.in_hex(hex).collect()).collect();
            // Along the edge of two hexes nobody is in the way while one of them is free.
            if between.iter().any(Vec::is_empty) {
                continue;
            }
            let mut those = between.into_iter().flatten();
            let enemy = those.any(|figure| self.table.side(figure) != self.table.side(by));
            cost += if enemy { foe } else { friend };
        }
        cost
    }

    /// The damage of a blow that was won by so much (MAN-106).
    pub fn damage(self, blow: Blow, won: i32) -> Roll {
        let Some(strike) = self.strike(blow.by, blow.arm) else { return value("damage") };
        let st = self.build(blow.by).st;
        let (dice, add) = basic(strike.stats.kind, st);
        let mut roll = value("damage").dice(dice, 6);
        roll.add("ST", add, rule::DAMAGE);
        roll.add(strike.mode.name.clone(), strike.stats.add, rule::DAMAGE);
        match blow.with {
            HARD => roll.add("all-out", st / 5, rule::HARD),
            LUNGE => roll.add("lunge", i32::from(dice), rule::LUNGE),
            _ => {}
        }
        if self.constants().margin_damage {
            roll.add("well struck", won / 3, rule::DAMAGE);
        }
        roll
    }

    /// The injury that so much damage does (MAN-115).
    pub fn injury(self, blow: Blow, damage: i32, through: bool) -> i32 {
        let Some(strike) = self.strike(blow.by, blow.arm) else { return 0 };
        let stops = if through { 0 } else { self.build(blow.at).armour.1 };
        let left = (damage - stops).max(0);
        let spot = self.tables.spots.get(usize::from(blow.spot.0));
        strike.stats.wound.injury(left) * spot.map_or(1, |row| row.times)
    }

    /// The roll of a defence against an attack made by a margin; `None` where it is none
    /// (MAN-112).
    pub fn defence(self, blow: Blow, margin: i32, defence: &Choice) -> Option<Contest> {
        let value = self.defence_value(blow, margin, defence)?;
        let degrees = plain_degrees(value.basic() + margin);
        let label = VERBS[usize::from(defence.verb.0)].word;
        Some(Contest::against(three(label), Limit::at_most(value)).with_degrees(degrees))
    }

    /// What a defence is rolled against.
    pub fn defence_value(self, blow: Blow, margin: i32, defence: &Choice) -> Option<Roll> {
        let (at, constants) = (blow.at, self.constants());
        let (row, low) = (self.row(blow.against), self.posture(at));
        let name = VERBS[usize::from(defence.verb.0)].word;
        let mut sum = value(name);
        let (maneuver, posture) = match defence.verb {
            BLOCK => {
                let item = defence.arm?.item;
                let weapon = self.tables.weapons.of(self.table.arms(at).item(item)?.weapon);
                self.score(at, (1, 2), weapon, &mut sum);
                (row.map_or(Some(0), |row| row.block)?, low.block)
            }
            PARRY => {
                let item = defence.arm?.item;
                let weapon = self.tables.weapons.of(self.table.arms(at).item(item)?.weapon);
                self.score(at, weapon.parry?, weapon, &mut sum);
                (row.map_or(Some(0), |row| row.parry)?, low.parry)
            }
            DODGE | RETREAT => {
                self.dodge_score(at, &mut sum);
                (row.map_or(Some(0), |row| row.dodge)?, low.dodge)
            }
            _ => return None,
        };
        self.passive(blow, &mut sum);
        let with = blow.against.map(|verb| &VERBS[usize::from(verb.0)]);
        if let Some(with) = with {
            sum.add(with.name.to_lowercase(), maneuver, with.rule);
        }
        sum.add("own posture", posture, rule::POSTURES);
        self.tired(at, blow.against, &mut sum);
        self.outwitted(blow, defence, &mut sum);
        if defence.number.is_some() {
            sum.add("skilled defence", constants.skilled_defence, rule::SKILLED);
        }
        if defence.verb == RETREAT && margin < constants.by_five {
            let twice = if blow.with == WRAP { 2 } else { 1 };
            sum.add("retreat", constants.retreat * twice, rule::RETREAT);
        }
        if blow.with == WRAP && defence.verb == BLOCK {
            sum.add("wrap shot", constants.wrap_block, rule::WRAP);
        }
        if self.fighter(at).stunned {
            sum.add("stunned", constants.stunned, rule::STUN);
        }
        if constants.daze_defence {
            sum.add("dazed", -self.daze(at), rule::DAZE);
        }
        sum.add("attack made by", -margin, rule::DEFENDED);
        Some(sum)
    }

    fn score(self, at: FigureId, (part, of): (i32, i32), weapon: &WeaponStats, sum: &mut Roll) {
        let skill = self.skill(at, &weapon.skill);
        let (words, score) = match self.constants().defences {
            Defences::HalfAndDefence if of == 2 => ("half the skill", skill * part / of),
            Defences::HalfAndDefence => ("part of the skill", skill * part / of),
            Defences::PlusThree => ("3 and half the skill", 3 + skill / 2),
            Defences::FullSkill => ("skill", skill),
        };
        sum.add(words, score, rule::DEFENCE);
    }

    fn dodge_score(self, at: FigureId, sum: &mut Roll) {
        let build = self.build(at);
        match self.constants().defences {
            Defences::FullSkill => sum.add("DX−4", build.dx - 4, rule::DEFENCE),
            Defences::PlusThree => sum.add("Move and 3", build.speed + 3, rule::DEFENCE),
            Defences::HalfAndDefence => sum.add("Move", build.speed, rule::DEFENCE),
        }
    }

    /// Passive defence of armour and shield (MAN-121).
    fn passive(self, blow: Blow, sum: &mut Roll) {
        if self.constants().defences != Defences::HalfAndDefence {
            return;
        }
        sum.add("armour", self.build(blow.at).armour.0, rule::DEFENCE);
        let drawn = self.feint(blow.by, blow.at);
        let drawn = drawn.is_some_and(|feint| feint.verb == SHIELD_FEINT && feint.by > 0);
        let covers = !drawn && blow.with != WRAP && blow.against != Some(FLEE);
        if let Some((_, _, weapon)) = self.shield(blow.at).filter(|_| covers) {
            sum.add("shield", weapon.pd, rule::DEFENCE);
        }
    }

    /// The penalty of defences after the first (MAN-122, MAN-252, MAN-254).
    fn tired(self, at: FigureId, against: Option<Verb>, sum: &mut Roll) {
        let free = if against == Some(DOUBLE) { 1 } else { 0 };
        let further = i32::from(self.doings(at).defences) - free;
        let each = self.constants().further_defence;
        let each = if against == Some(HALF) { each / 2 } else { each };
        sum.add("further defence", each * further.max(0), rule::FURTHER);
    }

    /// What feints take from a defence.
    fn outwitted(self, blow: Blow, defence: &Choice, sum: &mut Roll) {
        let item = defence.arm.map(|arm| arm.item);
        if let Some(feint) = self.feint(blow.by, blow.at).filter(|feint| feint.by > 0) {
            match feint.verb {
                WEAPON_FEINT if defence.verb == PARRY => {
                    sum.add("weapon feint", -(feint.by / 2), rule::WEAPON_FEINT);
                }
                BEAT if item.is_some() && item == feint.on => {
                    sum.add("beaten aside", -feint.by, rule::BEAT);
                }
                _ => {}
            }
        }
        let own = self.doings(blow.at).feint.filter(|feint| feint.by < 0);
        if let Some(feint) = own {
            let taken = match feint.verb {
                SHIELD_FEINT | WEAPON_FEINT => -(-feint.by / 2),
                SUCKER => feint.by,
                _ => 0,
            };
            sum.add("own feint failed", taken, rule::FEINT);
        }
    }

    /// The contest of a feint (MAN-301): skill against skill, by margins.
    pub fn feint_contest(self, verb: Verb, by: FigureId, item: u8, at: FigureId) -> Contest {
        let mut mine = self.best_of(by, &self.feint_skills(verb, by, Some(item)));
        let less = self.row(self.maneuver(by)).is_some_and(|row| row.feints == Feints::Less);
        mine.add("cautious", if less { -2 } else { 0 }, rule::CAUTIOUS);
        self.own_state(by, &mut mine);
        let mut theirs = self.best_of(at, &self.resist_skills(verb, at));
        self.own_state(at, &mut theirs);
        let label = VERBS[usize::from(verb.0)].name.to_lowercase();
        Contest::by_margins(
            three(label),
            Limit::at_most(mine),
            three("to see through it"),
            Limit::at_most(theirs),
            Tie::Nobody,
        )
    }

    fn best_of(self, figure: FigureId, skills: &[(String, i32)]) -> Roll {
        let best = skills.iter().max_by_key(|(_, value)| *value).cloned();
        let (name, score) = best.unwrap_or(("DX".into(), self.build(figure).dx));
        value(name).with("skill", score, rule::ATTRIBUTES)
    }

    fn named(self, figure: FigureId, name: &str) -> (String, i32) {
        (name.to_owned(), self.skill(figure, name))
    }

    fn weapon_of(self, figure: FigureId, item: Option<u8>) -> Vec<(String, i32)> {
        let arms = self.table.arms(figure);
        let those = arms.ready().filter(|(number, _)| item.is_none_or(|item| item == *number));
        those.map(|(_, it)| self.named(figure, &self.tables.weapons.of(it.weapon).skill)).collect()
    }

    fn feint_skills(self, verb: Verb, by: FigureId, item: Option<u8>) -> Vec<(String, i32)> {
        match verb {
            BODY_FEINT => vec![self.named(by, "Body Language")],
            SUCKER | SET_UP => {
                let mut skills = self.weapon_of(by, item);
                skills.push(self.named(by, "Tactics"));
                skills
            }
            _ => self.weapon_of(by, item),
        }
    }

    fn resist_skills(self, verb: Verb, at: FigureId) -> Vec<(String, i32)> {
        let dx = || ("DX".to_owned(), self.build(at).dx);
        match verb {
            SHIELD_FEINT => vec![self.named(at, "Shield"), dx()],
            BODY_FEINT => vec![self.named(at, "Body Language"), dx()],
            SUCKER => {
                let mut skills = self.weapon_of(at, None);
                skills.extend([self.named(at, "Tactics"), dx()]);
                skills
            }
            SET_UP => {
                let mut skills = self.weapon_of(at, None);
                skills.push(self.named(at, "Tactics"));
                skills
            }
            _ => self.weapon_of(at, None),
        }
    }

    /// The contest of a turn of setting up (MAN-312).
    pub fn set_up_contest(self, by: FigureId, at: FigureId) -> Contest {
        let mut mine = self.best_of(by, &self.feint_skills(SET_UP, by, None));
        self.own_state(by, &mut mine);
        let mut theirs = self.best_of(at, &self.resist_skills(SET_UP, at));
        self.own_state(at, &mut theirs);
        Contest::by_margins(
            three("set-up"),
            Limit::at_most(mine),
            three("to see through it"),
            Limit::at_most(theirs),
            Tie::Nobody,
        )
    }

    /// A plain roll against a score.
    pub fn plain(
        self,
        figure: FigureId,
        label: &'static str,
        name: &'static str,
        score: i32,
        id: &'static str,
    ) -> Contest {
        let mut sum = value(name).with(name, score, id);
        self.own_state(figure, &mut sum);
        let degrees = plain_degrees(sum.basic());
        Contest::against(three(label), Limit::at_most(sum)).with_degrees(degrees)
    }

    /// A roll against HT, which daze does not touch (MAN-603).
    pub fn health(self, figure: FigureId) -> Contest {
        let sum = value("HT").with("HT", self.build(figure).ht, rule::ATTRIBUTES);
        let degrees = plain_degrees(sum.basic());
        Contest::against(three("to keep one's senses"), Limit::at_most(sum)).with_degrees(degrees)
    }

    /// Tactics against Tactics, to break off (MAN-513).
    pub fn break_off(self, by: FigureId, from: FigureId, others: i32) -> Contest {
        use crate::tables::Group;
        let (all_out, cautious, each) = self.constants().disengage;
        let mut mine = value("Tactics").with("skill", self.skill(by, "Tactics"), rule::ATTRIBUTES);
        if self.of_group(from, Group::AllOut) {
            mine.add("all-out attack", all_out, rule::DISENGAGE);
        }
        if self.maneuver(from) == Some(CAUTIOUS) {
            mine.add("cautious attack", cautious, rule::DISENGAGE);
        }
        mine.add("further enemies", each * others, rule::DISENGAGE);
        self.own_state(by, &mut mine);
        let theirs = value("Tactics").with("skill", self.skill(from, "Tactics"), rule::ATTRIBUTES);
        Contest::by_margins(
            three("disengage"),
            Limit::at_most(mine),
            three("to hold on"),
            Limit::at_most(theirs),
            Tie::Second,
        )
    }

    /// Skill against skill as two come within reach of each other, each with its reach
    /// (MAN-542).
    pub fn closing(self, waiter: FigureId, comer: FigureId) -> Contest {
        let sum = |figure: FigureId| {
            let reach = self.longest(figure);
            let roll = value("skill").with("skill", self.weapon_skill(figure), rule::ATTRIBUTES);
            roll.with("reach", reach, rule::CLOSING)
        };
        Contest::by_margins(
            three("to strike first"),
            Limit::at_most(sum(waiter)),
            three("to strike first"),
            Limit::at_most(sum(comer)),
            Tie::First,
        )
    }

    fn longest(self, figure: FigureId) -> i32 {
        let far = self.strikes(figure).filter_map(|strike| strike.mode.reach.farthest());
        i32::from(far.max().unwrap_or(0))
    }

    /// Whether a defence with what is held somewhere meets a blow from where it comes; `usual`
    /// is the hand for which the list is written (MAN-123).
    pub fn covers(self, blow: Blow, held: Place, from: &[u8], usual: Place) -> bool {
        let (hex, facing) = self.place(blow.at);
        let ways = nearest_directions(hex, self.table.hex(blow.by));
        let mut ways = ways.iter().map(|way| facing.relative(*way));
        let other = matches!(held, Place::Left | Place::Right) && held != usual;
        ways.any(|way| from.contains(&if other { (6 - way) % 6 } else { way }))
    }
}

/// Dice and what is added to them, by ST (MAN-106).
pub fn basic(kind: Kind, st: i32) -> (u8, i32) {
    let n = match kind {
        Kind::Swing => st - 10,
        Kind::Thrust => (st - 13).div_euclid(2),
    };
    match n {
        ..=-1 => (1, n),
        _ => (u8::try_from(1 + (n + 1) / 4).unwrap_or(1), (n + 1) % 4 - 1),
    }
}

/// Whether a strike is made with a shield.
pub fn with_shield(rules: BookView, strike: &Strike) -> bool {
    rules.table.armoury().weapon(strike.item.weapon).shield
}
