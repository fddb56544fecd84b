//! The roll to hit (OPT-201, OPT-202).

use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Roll, Scale};

use super::blow::Blow;
use super::dx::Parts;
use super::luck::With;
use crate::megahex::range_modifier;
use crate::rule_ids;
use crate::tables::{Class, Way};
use crate::view::{Arc, BookView, Strike};
use crate::words::*;

impl BookView<'_> {
    /// The roll to hit (OPT-201).
    pub fn attack(self, blow: Blow) -> Contest {
        let with = if self.bare(blow) { With::Bare } else { With::Weapon };
        self.luck_roll("attack", self.attack_dice(blow), self.attack_value(blow), with)
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

    /// The value a blow's dice must not exceed.
    pub fn attack_value(self, blow: Blow) -> Roll {
        let mut dx = Roll::new("adjusted DX", Scale::Whole);
        self.attack_parts(blow, &mut dx);
        dx
    }

    /// The same as a bare number.
    pub fn attack_number(self, blow: Blow) -> i32 {
        let mut dx = 0;
        self.attack_parts(blow, &mut dx);
        dx
    }

    /// The same without range: what counts for the order of actions (OPT-113).
    pub fn order_number(self, blow: Blow) -> i32 {
        let mut range: i32 = 0;
        if let Some(strike) = self.strike(blow.by, blow.arm) {
            self.range_part(&mut range, blow, &strike);
        }
        self.attack_number(blow) - range
    }

    fn attack_parts(self, blow: Blow, dx: &mut impl Parts) {
        self.order_parts(blow.by, blow.posture, dx);
        let Some(strike) = self.strike(blow.by, blow.arm) else { return };
        let constants = self.constants();
        self.weapon_part(dx, blow, &strike);
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
        self.common_part(dx, blow.by, blow.target);
    }

    /// What counts in every attack, a shield-rush among them: a wait for an opening, and a blur.
    pub fn common_part(self, dx: &mut impl Parts, by: FigureId, target: FigureId) {
        let [each, most] = self.constants().opening;
        let waited = i32::from(self.combatant(by).waited);
        dx.add("waited for an opening", (each * waited).min(most), rule_ids::OPENING);
        dx.add("the target is blurred", self.blur(target), rule_ids::SPELLS);
    }

    /// What a blur upon a figure makes of attacks on it.
    pub fn blur(self, figure: FigureId) -> i32 {
        self.power(BLUR) * self.spells().times(figure, BLUR)
    }

    fn weapon_part(self, dx: &mut impl Parts, blow: Blow, strike: &Strike) {
        let constants = self.constants();
        match strike.stats.way {
            Way::Grapple => dx.add("hand-to-hand", constants.arc_bonus[1], rule_ids::HTH_BLOW),
            Way::Strike | Way::Jab => self.arc_part(dx, blow),
            Way::Throw => {
                self.arc_part(dx, blow);
                self.range_part(dx, blow, strike);
                dx.add("throws well", self.build(blow.by).throwing, rule_ids::ATTRIBUTES);
                self.shelter_part(dx, blow);
            }
            Way::Fire => {
                self.range_part(dx, blow, strike);
                if strike.weapon.hurled {
                    dx.add("throws well", self.build(blow.by).throwing, rule_ids::ATTRIBUTES);
                }
                if blow.posture == Posture::Prone && strike.weapon.class == Class::Crossbow {
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

    /// What the distance of a throw or a shot takes (OPT-622, OPT-632).
    fn range_part(self, dx: &mut impl Parts, blow: Blow, strike: &Strike) {
        let hexes = blow.from.unsigned_distance_to(blow.at) as i32;
        let each = self.constants().throw_per_hex;
        match strike.stats.way {
            Way::Throw => dx.add("distance thrown", each * hexes, rule_ids::THROW_RANGE),
            Way::Fire if strike.weapon.hurled => dx.add("distance", each * hexes, rule_ids::RANGE),
            Way::Fire => dx.add("range", range_modifier(blow.from, blow.at), rule_ids::RANGE),
            Way::Strike | Way::Jab | Way::Grapple => {}
        }
    }

    /// What side and rear of the target add (OPT-212, OPT-214).
    pub fn arc_part(self, dx: &mut impl Parts, blow: Blow) {
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

    fn shelter_part(self, dx: &mut impl Parts, blow: Blow) {
        let low = self.table.posture(blow.target) != Posture::Standing;
        if low && self.body_in(blow.at, blow.target) && !self.grappled(blow.target) {
            dx.add("shelters behind a body", self.constants().shelter, rule_ids::SHELTER);
        }
    }
}
