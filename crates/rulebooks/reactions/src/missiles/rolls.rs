//! The rolls of missiles (REA-207, REA-208).

use riposte_rules::decision::Arm;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;
use riposte_rules::systems::sight;

use super::sent::Sent;
use super::table::Flight;
use crate::memory::Stage;
use crate::risked::dice_to_reach;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;

impl<'w> BookView<'w> {
    /// The numbers of the flight of what a figure throws or shoots so.
    pub fn flight(self, by: FigureId, arm: Arm) -> Option<&'w Flight> {
        self.mode(by, arm)?.flight.as_ref()
    }

    /// The attack of a throw or a shot (REA-207).
    pub fn shot_roll(self, blow: Blow, sent: Sent) -> Roll {
        let mut roll = self.roll("attack");
        let Some(flight) = self.flight(blow.by, blow.arm) else { return roll };
        self.used_skill(&mut roll, blow.by, (&flight.skill, None), &flight.specialisms);
        self.unsettled(&mut roll, blow.by);
        match sent {
            Sent::Aimed => {
                roll.add("perception (PE)", self.bearing(blow.by).pe, rule_ids::AIMED_FIRE)
            }
            _ => roll.add("co-ordination (CO)", self.co(blow.by), rule_ids::MISSILE_ROLL),
        }
        if let Some(mode) = self.mode(blow.by, blow.arm) {
            roll.add("weapon", mode.attack.halves, rule_ids::WEAPONS);
        }
        let missiles = &self.tables.missiles;
        match sent {
            Sent::Thrown { stepped: true } => {
                roll.add("with a step", missiles.step_bonus.halves, rule_ids::THROW)
            }
            Sent::Snapshot { turned: true } => {
                roll.add("after a turn", missiles.turn_penalty.halves, rule_ids::SNAPSHOT)
            }
            Sent::Aimed => {
                let aim = self.aim_at(blow.by, blow.target, blow.arm.item);
                roll.add("aim", aim.map_or(0, |aim| aim.bonus), rule_ids::SET_AND_AIM);
            }
            _ => {}
        }
        let far = blow.from.unsigned_distance_to(blow.at) as i32;
        let beyond = (far - i32::from(flight.effective)).max(0);
        roll.add("beyond its range", beyond * missiles.beyond.halves, rule_ids::DIFFICULTY);
        self.lying(&mut roll, self.prone(blow.by));
        self.burdened(roll, blow.by)
    }

    /// What a throw or a shot must come up to (REA-208).
    pub fn difficulty(self, blow: Blow) -> Roll {
        let mut roll = self.roll("difficulty");
        let missiles = &self.tables.missiles;
        let far = blow.from.unsigned_distance_to(blow.at);
        let band = missiles.range.iter().find(|(most, _)| far <= u32::from(*most));
        let range = band.map_or(missiles.farther, |(_, value)| *value);
        roll.add("range", range.halves, rule_ids::DIFFICULTY);
        if let Some(flight) = self.flight(blow.by, blow.arm) {
            roll.add("missile", flight.clumsy.halves, rule_ids::DIFFICULTY);
        }
        let place = &self.tables.spot(blow.spot).name;
        let whole = missiles.places.first().is_some_and(|(name, _)| name == place);
        let size = missiles.places.iter().find(|(name, _)| name == place);
        let size = match size {
            Some(_) if whole && self.is_mount(blow.target) => missiles.large,
            Some((_, value)) => *value,
            None => missiles.small,
        };
        roll.add("size", size.halves, rule_ids::DIFFICULTY);
        roll.add("movement", self.speed(blow.target), rule_ids::DIFFICULTY);
        roll.add("light", missiles.light.halves, rule_ids::DIFFICULTY);
        if self.covered(blow) {
            roll.add("cover", missiles.cover.halves, rule_ids::DIFFICULTY);
        }
        roll
    }

    /// What it adds that a target is shot at in the middle of its movement; a rider moves with the
    /// mount.
    fn speed(self, target: FigureId) -> i32 {
        let mover = self.carrier(target).unwrap_or(target);
        let frames = self.bout().frames().iter();
        let mut own = frames.filter(|frame| frame.actor == mover && !frame.memory.over());
        let moving = own.find(|frame| frame.memory.stage == Stage::PathProgress);
        let missiles = &self.tables.missiles;
        match moving.map_or(0, |frame| frame.memory.made) {
            0 => 0,
            1 => missiles.moving.halves,
            _ => missiles.running.halves,
        }
    }

    /// Whether the target has half cover: by the ground it stands on or that lies between, or by
    /// somebody who stands in between.
    fn covered(self, blow: Blow) -> bool {
        let board = self.table.board();
        let gives = |terrain| self.tables.missiles.covering.contains(&terrain);
        let ground = sight::ground(board, blow.from, blow.at).chain(board.terrain(blow.at));
        let far = blow.from.unsigned_distance_to(blow.at) > 1;
        let between = sight::in_line(self.table, blow.from, blow.at);
        far && (ground.into_iter().any(gives)
            || between.iter().any(|it| ![blow.by, blow.target].contains(it)))
    }

    /// The dice that serve best to set and aim (REA-206).
    pub fn aim_dice(self, figure: FigureId, item: u8) -> u8 {
        let enough = self.tables.missiles.aim_at_least.halves;
        dice_to_reach(&self.aim_roll(figure, item), enough)
    }

    /// Setting and aiming (REA-206).
    pub fn aim_roll(self, figure: FigureId, item: u8) -> Roll {
        let mut roll = self.roll("aim");
        let arms = self.table.arms(figure);
        let modes = arms.item(item).map(|item| self.tables.weapons.modes(item.weapon));
        let flight = modes.into_iter().flatten().find_map(|mode| mode.flight.as_ref());
        if let Some(flight) = flight {
            self.whole_skill(&mut roll, figure, (&flight.skill, None), &flight.specialisms);
        }
        self.score(&mut roll, figure, "WP");
        self.burdened(roll, figure)
    }
}
