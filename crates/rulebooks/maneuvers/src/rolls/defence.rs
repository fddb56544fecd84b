//! What a defence is rolled against (MAN-112, MAN-121 to MAN-124).

use riposte_rules::board::{Hex, nearest_directions};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_rules::roll::{Contest, Roll};

use super::parts::{under, value};

use crate::close::bonds;
use crate::melee::blow::Blow;
use crate::melee::shields;
use crate::rolls::degrees::plain_degrees;
use crate::rule_ids as rule;
use crate::tables::{Defences, WeaponStats};
use crate::view::BookView;
use crate::words::*;

impl BookView<'_> {
    /// The roll of a defence against an attack made by a margin; `None` where it is none
    /// (MAN-112).
    pub fn defence(self, blow: Blow, margin: i32, defence: &Choice) -> Option<Contest> {
        let value = self.defence_value(blow, margin, defence)?;
        let degrees = |value: i32| plain_degrees(value + margin);
        Some(under(info(defence.verb).word, value, degrees))
    }

    /// What a defence is rolled against.
    pub fn defence_value(self, blow: Blow, margin: i32, defence: &Choice) -> Option<Roll> {
        let (at, constants) = (blow.at, self.constants());
        let (row, low) = (self.row(blow.against), self.posture(at));
        let mut sum = value(info(defence.verb).word);
        match defence.verb {
            BLOCK | PARRY => {
                let weapon = self.stats(at, defence.arm?.item)?;
                let part = if defence.verb == BLOCK { (1, 2) } else { weapon.parry? };
                self.score(at, part, weapon, &mut sum);
            }
            DODGE | RETREAT | ROLL => self.dodge_score(at, &mut sum),
            _ => return None,
        }
        let maneuver = row.map_or(Some(0), |row| row.defence(defence.verb))?;
        self.passive(blow, &mut sum);
        if let Some(with) = blow.against.map(info) {
            sum.add(with.name.to_lowercase(), maneuver, with.rule);
        }
        let posture = match defence.verb {
            BLOCK => low.block,
            PARRY => low.parry,
            _ => low.dodge,
        };
        sum.add("own posture", posture, rule::POSTURES);
        if defence.verb == BLOCK {
            sum.add("the shield is hindered", shields::block_penalty(self, at), rule::SHIELD_PRESS);
        }
        if defence.verb != PARRY && bonds::grappling(self, at) {
            sum.add("in a hold", constants.held, rule::GRIPPED);
        }
        // Amid cartwheels one dodges without tiring (MAN-535).
        if (blow.against, defence.verb) != (Some(ACROBATIC), DODGE) {
            self.tired(at, blow.against, &mut sum);
        }
        self.outwitted(blow, defence, &mut sum);
        self.manner(blow, margin, defence, &mut sum);
        if self.fighter(at).stunned {
            sum.add("stunned", constants.stunned, rule::STUN);
        }
        if constants.daze_defence {
            sum.add("dazed", -self.daze(at), rule::DAZE);
        }
        sum.add("attack made by", -margin, rule::DEFENDED);
        Some(sum)
    }

    /// What counts in a defence by the way in which it is made: skilled, or giving ground.
    fn manner(self, blow: Blow, margin: i32, defence: &Choice, sum: &mut Roll) {
        let constants = self.constants();
        if defence.number.is_some() {
            sum.add("skilled defence", constants.skilled_defence, rule::SKILLED);
        }
        if self.gives_way(blow, defence) && margin < constants.by_five {
            let twice = if blow.with == WRAP { 2 } else { 1 };
            sum.add("retreat", constants.retreat * twice, rule::RETREAT);
        }
        if defence.verb == ROLL {
            sum.add("rolling away", constants.roll_away, rule::ROLL);
        }
        if blow.with == WRAP && defence.verb == BLOCK {
            sum.add("wrap shot", constants.wrap_block, rule::WRAP);
        }
    }

    /// Whether a defence has the bonus of a retreat: a retreat, and later every dodge of the turn
    /// from blows of those from whom that led away (MAN-511).
    pub fn gives_way(self, blow: Blow, defence: &Choice) -> bool {
        let (there, now) = (self.hex(blow.by), self.hex(blow.at));
        let away = |left: Hex| now.unsigned_distance_to(there) > left.unsigned_distance_to(there);
        let doings = self.doings(blow.at);
        let led_away = doings.left.is_some_and(away);
        // A figure that is pressed gets nothing for falling back (MAN-232).
        if doings.pressed.is_some() {
            return false;
        }
        defence.verb == RETREAT || defence.verb == DODGE && led_away && !self.flies(blow)
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
        let drawn = self.deceived(blow.by, blow.at, SHIELD_FEINT).is_some();
        let covers =
            !drawn && !shields::past(self, blow) && blow.with != WRAP && blow.against != Some(FLEE);
        if blow.against == Some(FLEE) {
            sum.add("shield on the back", self.slung_shield(blow.at), rule::FLEE);
        }
        if let Some((_, _, weapon)) = self.shield(blow.at).filter(|_| covers) {
            sum.add("shield", weapon.pd, rule::DEFENCE);
        }
    }

    /// The passive defence of a shield that hangs over the back (MAN-514).
    fn slung_shield(self, figure: FigureId) -> i32 {
        let slung = |item: &&Item| item.at == Place::Back && self.is_shield(**item);
        let items = self.table.arms(figure).items().filter(slung);
        items.map(|item| self.tables.weapons.of(item.weapon).pd).max().unwrap_or(0)
    }

    /// The penalty of defences after the first (MAN-122, MAN-252, MAN-254).
    fn tired(self, at: FigureId, against: Option<Verb>, sum: &mut Roll) {
        let free = if against == Some(DOUBLE) { 1 } else { 0 };
        let supposed = self.supposed.defended.filter(|(known, _)| *known == at);
        let defences = supposed.map_or(self.doings(at).defences, |(_, defences)| defences);
        let further = i32::from(defences) - free;
        let each = self.constants().further_defence;
        let each = if against == Some(HALF) { each / 2 } else { each };
        sum.add("further defence", each * further.max(0), rule::FURTHER);
    }

    /// What feints take from a defence.
    fn outwitted(self, blow: Blow, defence: &Choice, sum: &mut Roll) {
        let item = defence.arm.map(|arm| arm.item);
        let feint = self.deceived(blow.by, blow.at, WEAPON_FEINT).filter(|it| it.draws(item));
        if let Some(feint) = feint.filter(|_| defence.verb == PARRY) {
            sum.add("weapon feint", -(feint.by / 2), rule::WEAPON_FEINT);
        }
        // What was beaten aside is out of the way of everybody's blows (MAN-307).
        for other in self.table.active_figures() {
            let beat = self.feint(other, blow.at).filter(|feint| feint.verb == BEAT);
            if let Some(feint) = beat.filter(|feint| item.is_some() && item == feint.on) {
                sum.add("beaten aside", -feint.by.max(0), rule::BEAT);
            }
        }
        sum.add("own feint failed", self.feint_failed(blow.at), rule::FEINT);
    }

    /// What a feint that failed takes from all attacks and defences of its owner.
    pub fn feint_failed(self, figure: FigureId) -> i32 {
        let lost = self.feinted(figure).filter(|feint| feint.by < 0);
        lost.map_or(0, |feint| match feint.verb {
            SHIELD_FEINT | WEAPON_FEINT => -(-feint.by / 2),
            SUCKER => feint.by,
            _ => 0,
        })
    }

    /// Whether a defence with what is held somewhere meets a blow from where it comes; `usual`
    /// is the hand for which the list is written (MAN-123).
    pub fn covers(self, blow: Blow, held: Place, from: &[u8], usual: Place) -> bool {
        if bonds::in_one_hex(self, blow.by, blow.at) {
            return true;
        }
        let (hex, facing) = self.place(blow.at);
        let ways = nearest_directions(hex, self.hex(blow.by));
        let mut ways = ways.iter().map(|way| facing.relative(*way));
        let other = matches!(held, Place::Left | Place::Right) && held != usual;
        ways.any(|way| from.contains(&if other { (6 - way) % 6 } else { way }))
    }
}
