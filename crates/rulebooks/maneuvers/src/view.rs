//! Reading a battle of this rulebook.

use riposte_rules::battle::TurnNumber;
use riposte_rules::board::{Facing, Hex, nearest_directions};
use riposte_rules::data::Mode;
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::figure::{FigureId, Grips, Item, Place, Posture, Reach, WeaponId};
use riposte_rules::systems::{Room, arc_hexes};

use crate::close::bond_kinds::SNATCHES;
use crate::fighter::{Build, Feint, Fighter, TurnRecord, Work};
use crate::memory::{Bout, Second};
use crate::supposed::{NOTHING_YET, Supposed};
use crate::tables::{
    Attribute, Constants, Group, Kind, ManeuverRow, ModeStats, PostureRow, Tables, WeaponStats,
    WorkRow,
};
use crate::words::*;

riposte_kit::book_view! {
    Tables, Constants, supposing
    /// Where figures are read as being, whatever the table says: so it is foretold what a way leads
    /// into.
    supposed: Supposed;
    /// What changes of a figure.
    fighter: Fighter,
    /// What attributes and armour make of a figure.
    build: Build,
}

/// A blow that a figure could strike: with which item and mode.
#[derive(Clone, Copy)]
pub struct Strike<'w> {
    /// The item and mode.
    pub arm: Arm,
    /// The item.
    pub item: Item,
    /// The mode.
    pub mode: &'w Mode,
    /// Its numbers.
    pub stats: &'w ModeStats,
    /// Whether it is swung or thrust, as things are (MAN-309).
    pub kind: Kind,
    /// The numbers of its weapon.
    pub weapon: &'w WeaponStats,
    /// How far it reaches as it is held (MAN-528).
    pub reach: Reach,
}

impl Strike<'_> {
    /// Whether it is shot.
    pub fn flies(&self) -> bool {
        self.mode.range > 0
    }
}

impl<'w> BookView<'w> {
    /// What a figure does from one of its turns to the next.
    pub fn doings(self, figure: FigureId) -> &'w TurnRecord {
        match self.supposed.begins {
            Some(begins) if begins == figure => &NOTHING_YET,
            _ => &self.fighter(figure).turn,
        }
    }

    /// What is under way.
    pub fn bout(self) -> &'w Bout {
        self.table.world().resource::<Bout>()
    }

    /// Whether a figure may fight with a foe this turn: with nobody but the one to whom it has
    /// turned (MAN-536).
    pub fn fights(self, figure: FigureId, foe: FigureId) -> bool {
        let bound = self.doings(figure).bound.filter(|bound| self.table.active(*bound));
        bound.is_none_or(|bound| bound == foe)
    }

    /// The number of the turn.
    pub fn turn_number(self) -> u16 {
        self.table.world().resource::<TurnNumber>().0
    }

    /// The maneuver that rules what a figure may do (MAN-105).
    pub fn maneuver(self, figure: FigureId) -> Option<Verb> {
        self.doings(figure).maneuver
    }

    /// The row of a maneuver.
    pub fn row(self, verb: Option<Verb>) -> Option<&'w ManeuverRow> {
        self.tables.maneuver(verb?)
    }

    /// Whether a figure has a maneuver of a group.
    pub fn of_group(self, figure: FigureId, group: Group) -> bool {
        self.row(self.maneuver(figure)).is_some_and(|row| row.group == group)
    }

    /// The row of a figure's posture.
    pub fn posture(self, figure: FigureId) -> &'w PostureRow {
        let supposed = self.supposed.posture.filter(|(known, _)| *known == figure);
        let posture = supposed.map_or_else(|| self.table.posture(figure), |(_, it)| it);
        self.tables.posture(posture)
    }

    /// Hit points left (MAN-602).
    pub fn life(self, figure: FigureId) -> i32 {
        self.build(figure).ht - self.fighter(figure).hits
    }

    /// Whether a figure has yet to have its turn in this second (MAN-104).
    pub fn yet_to_act(self, figure: FigureId) -> bool {
        let second = self.table.world().resource::<Second>();
        second.order.iter().skip(usize::from(second.begun)).any(|it| *it == figure)
    }

    /// Whether a foe has a figure that fled by the heels: in the second after the flight, also before
    /// the figure has had its turn in it (MAN-516).
    pub fn at_heels(self, figure: FigureId) -> bool {
        let since = self.fighter(figure).heels && self.yet_to_act(figure);
        since || self.doings(figure).heels
    }

    /// What daze takes from skills (MAN-601).
    pub fn daze(self, figure: FigureId) -> i32 {
        let fighter = self.fighter(figure);
        (fighter.daze + fighter.daze_new).min(self.constants().daze_most)
    }

    /// A skill, also one that is not known (MAN-101).
    pub fn skill(self, figure: FigureId, name: &str) -> i32 {
        let known = self.table.sheet(figure).scores.get(name).copied();
        known.unwrap_or_else(|| self.unknown(figure, name))
    }

    fn unknown(self, figure: FigureId, name: &str) -> i32 {
        let constants = self.constants();
        let row = constants.unknown.iter().find(|(skill, ..)| skill == name);
        let (attribute, less) =
            row.map_or((Attribute::DX, constants.unknown_else), |(_, of, less)| (*of, *less));
        let build = self.build(figure);
        less + if attribute == Attribute::DX { build.dx } else { build.iq }
    }

    /// The best skill of a figure with something it has ready.
    pub fn weapon_skill(self, figure: FigureId) -> i32 {
        let skills = self.strikes(figure).map(|strike| self.skill(figure, &strike.weapon.skill));
        skills.max().unwrap_or(0)
    }

    /// Whether a figure has hooked a shield with a weapon (MAN-309).
    pub fn hooks_with(self, figure: FigureId, weapon: WeaponId) -> bool {
        let with = self.fighter(figure).binds.map(|binds| binds.with);
        with == Some(weapon) && self.table.bound_to(figure, SNATCHES).next().is_some()
    }

    /// The blow with an item and mode.
    pub fn strike(self, figure: FigureId, arm: Arm) -> Option<Strike<'w>> {
        let arms = self.table.arms(figure);
        let item = arms.item(arm.item)?;
        let mode = self.table.armoury().mode(arms, arm)?;
        let stats = self.tables.weapons.mode(arms, arm)?;
        let grips = self.table.get::<Grips>(figure);
        let reach = grips.reach(arm.item, mode.hands, mode.reach);
        let weapon = self.tables.weapons.of(item.weapon);
        // What has no point thrusts all the same once it has hooked a shield (MAN-309).
        let blunt =
            || self.tables.weapons.modes(item.weapon).iter().all(|it| it.kind == Kind::Swing);
        let hooks = self.hooks_with(figure, item.weapon) && blunt();
        let kind = if hooks { Kind::Thrust } else { stats.kind };
        Some(Strike { arm, item, mode, stats, kind, weapon, reach })
    }

    /// Every blow that a figure could strike with what is in its hands. Bare hands count where
    /// a hand is empty.
    pub fn strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let arms = self.table.arms(figure);
        let bare = arms.free_hands().contains(&true);
        let usable = move |(_, item): &(u8, Item)| item.at != Place::Body || bare;
        arms.ready().filter(usable).flat_map(move |(number, item)| {
            let modes = &self.table.armoury().weapon(item.weapon).modes;
            let open = (0u8..).zip(modes).filter(move |(_, mode)| arms.usable(item, mode.hands));
            open.filter_map(move |(mode, _)| {
                self.strike(figure, Arm { item: number, mode: Some(mode) })
            })
        })
    }

    /// Whether an item is ready to be used without a penalty (MAN-521).
    pub fn ready(self, figure: FigureId, item: u8) -> bool {
        self.fighter(figure).unready.of(item) == 0
    }

    /// The shield on a figure's arm, with its number.
    pub fn shield(self, figure: FigureId) -> Option<(u8, Item, &'w WeaponStats)> {
        let armoury = self.table.armoury();
        let mut ready = self.table.arms(figure).ready();
        let (number, item) = ready.find(|(_, item)| armoury.weapon(item.weapon).shield)?;
        Some((number, item, self.tables.weapons.of(item.weapon)))
    }

    /// The feint that a figure has made, or is supposed to have made.
    pub fn feinted(self, by: FigureId) -> Option<Feint> {
        let supposed = self.supposed.feint.filter(|(known, _)| *known == by);
        supposed.map(|(_, feint)| feint).or(self.doings(by).feint)
    }

    /// The feint of a figure upon another.
    pub fn feint(self, by: FigureId, at: FigureId) -> Option<Feint> {
        self.feinted(by).filter(|feint| feint.at == at)
    }

    /// Where a hex lies for a figure: 0 where it looks, then clockwise; of two directions that
    /// are equally near the one that is more to its front.
    pub fn direction(self, figure: FigureId, hex: Hex) -> u8 {
        let (here, facing) = self.place(figure);
        let ways = nearest_directions(here, hex);
        let ways = ways.iter().map(|way| facing.relative(*way));
        ways.min_by_key(|way| (*way).min(6 - *way)).unwrap_or(0)
    }

    /// Whether a blow with some maneuver reaches a hex from another, looking some way
    /// (MAN-132, MAN-133).
    pub fn reaches(
        self,
        strike: &Strike,
        maneuver: Verb,
        (from, facing): (Hex, Facing),
        to: Hex,
    ) -> bool {
        let distance = from.unsigned_distance_to(to);
        let Ok(far) = u8::try_from(distance) else { return false };
        let wild = matches!(maneuver, WILD | WILD_ALL);
        if strike.flies() {
            return !wild && far > 0 && far <= strike.mode.range && self.ahead(from, facing, to);
        }
        let thrust = strike.kind == Kind::Thrust;
        let near = distance.saturating_sub(1);
        let farthest = strike.reach.farthest().is_some_and(|most| u32::from(most) == near);
        let lunges = maneuver == LUNGE && thrust && farthest;
        if !(strike.reach.contains(distance) || lunges) {
            return false;
        }
        if far == 0 {
            return true;
        }
        let rule = &self.constants().reach;
        let arc: &[u8] = match maneuver {
            WILD | WILD_ALL => &[0, 1, 2, 3, 4, 5],
            MOVE => &[0],
            _ => rule.arc(strike.item.at),
        };
        arc_hexes(rule.row, arc, from, facing, far).contains(&to)
    }

    /// Whether a hex lies before somebody.
    fn ahead(self, from: Hex, facing: Facing, to: Hex) -> bool {
        let front = &self.constants().reach.front;
        nearest_directions(from, to).iter().any(|way| front.contains(&facing.relative(*way)))
    }

    /// Where a figure is and which way it looks, or is supposed to.
    pub fn place(self, figure: FigureId) -> (Hex, Facing) {
        let known = self.supposed.of(figure);
        known.unwrap_or_else(|| (self.table.hex(figure), self.table.facing(figure)))
    }

    /// Where a figure is, or is supposed to be.
    pub fn hex(self, figure: FigureId) -> Hex {
        self.place(figure).0
    }

    /// The same battle with a figure in another place. Of those supposed so far the last is kept.
    pub fn supposing(mut self, figure: FigureId, place: (Hex, Facing)) -> Self {
        let [last, _] = self.supposed.places;
        self.supposed.places = [Some((figure, place)), last.filter(|(known, _)| *known != figure)];
        self
    }

    /// The same battle with a figure that begins its next turn: what it did in its last one does
    /// not count any more.
    pub fn supposing_turn(mut self, figure: FigureId) -> Self {
        self.supposed.begins = Some(figure);
        self
    }

    /// The same battle after a feint of a figure.
    pub fn supposing_feint(mut self, figure: FigureId, feint: Feint) -> Self {
        self.supposed.feint = Some((figure, feint));
        self
    }

    /// Whether somebody may stop in a hex, those who are supposed to be elsewhere being there
    /// (MAN-535).
    pub fn stands(self, figure: FigureId, hex: Hex) -> bool {
        let others = || {
            let all = self.supposed.places.into_iter().flatten();
            all.filter(|(other, _)| *other != figure)
        };
        if others().any(|(_, place)| place.0 == hex) {
            return false;
        }
        // Where somebody stood who went on there is room, unless others are there.
        let left = others().any(|(other, _)| self.table.hex(other) == hex);
        match left {
            true => self.table.in_hex(hex).count() == 1,
            false => self.table.room(figure, hex) == Room::Stand,
        }
    }

    /// Move, in half points (MAN-532).
    pub fn move_points(self, figure: FigureId) -> u16 {
        u16::try_from(self.build(figure).speed * 2).unwrap_or(0)
    }

    /// Whether somebody stands low: they do not retreat (MAN-511).
    pub fn upright(self, figure: FigureId) -> bool {
        use Posture::*;
        matches!(self.table.posture(figure), Standing | Guarded | Crouching)
    }

    /// How many blows a maneuver has, with what a figure has ready (MAN-211).
    pub fn blows(self, figure: FigureId, verb: Verb) -> u8 {
        let Some(row) = self.tables.maneuver(verb).filter(|row| row.attack.is_some()) else {
            return 0;
        };
        if !matches!(verb, TWO_STRIKES | WILD_ALL | RIPOSTE) {
            let besides = self.constants().shield_too && row.group == Group::Attack;
            return row.blows + u8::from(besides && self.shield(figure).is_some());
        }
        let armoury = self.table.armoury();
        let weapon = |item: &Item| item.at.in_hand() && !armoury.weapon(item.weapon).shield;
        let held = self.table.arms(figure).numbered().filter(|(_, item)| weapon(item));
        let each: u8 = held.map(|(number, _)| self.blows_with(figure, number, row.blows)).sum();
        if each > 0 { each } else { row.blows }
    }

    /// How many blows an item can strike in a turn: one that takes two turns of Ready after a blow
    /// only one (MAN-211).
    pub fn blows_with(self, figure: FigureId, item: u8, most: u8) -> u8 {
        let slow = self.table.arms(figure).item(item).is_some_and(|it| {
            let stats = self.tables.weapons.of(it.weapon);
            it.at.in_hand() && self.tires(figure, stats) && stats.recovers > 1
        });
        if slow { most.min(1) } else { most }
    }

    /// Whether a figure makes what it struck with ready again in the same turn: after the first blow
    /// of all-out attacks of two (MAN-211, MAN-215).
    pub fn readies_between(self, figure: FigureId) -> bool {
        matches!(self.maneuver(figure), Some(TWO_STRIKES | WILD_ALL))
    }

    /// Whether a swing leaves a weapon unready (MAN-522).
    pub fn tires(self, figure: FigureId, weapon: &WeaponStats) -> bool {
        self.heavy(weapon) && self.strength(figure) < weapon.strength + self.constants().heft
    }

    /// Whether a weapon is one that is readied again after a swing, but by the strong (MAN-522).
    pub fn heavy(self, weapon: &WeaponStats) -> bool {
        let (over, under) = self.constants().ready_parry;
        let poor = weapon.parry.is_some_and(|(part, of)| part * under < over * of);
        poor && weapon.strength > 0
    }

    /// The work that a choice is about, by its number (MAN-526).
    pub fn work_row(self, choice: &Choice) -> Option<(u8, &'w WorkRow)> {
        let number = choice.number.and_then(|number| u8::try_from(number).ok())?;
        Some((number, self.tables.works.get(usize::from(number))?))
    }

    /// The work that a figure has begun, with its row (MAN-526).
    pub fn work_begun(self, figure: FigureId) -> Option<(Work, &'w WorkRow)> {
        let work = self.fighter(figure).work?;
        Some((work, self.tables.works.get(usize::from(work.row))?))
    }

    /// Whether a figure is on its hands and knees (MAN-408).
    pub fn on_all_fours(self, figure: FigureId) -> bool {
        self.table.posture(figure) == Posture::Crawling
    }
}

/// Whether a blow is struck with a shield.
pub fn is_shield(rules: BookView, strike: &Strike) -> bool {
    rules.table.armoury().weapon(strike.item.weapon).shield
}

/// An arm that is an item as a whole.
pub const fn whole(item: u8) -> Arm {
    Arm { item, mode: None }
}
