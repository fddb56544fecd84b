//! Reading a battle of this rulebook.

use riposte_kit::strikes;
use riposte_rules::battle::TurnNumber;
use riposte_rules::board::{Facing, Hex, nearest_directions};
use riposte_rules::data::Mode;
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::figure::{FigureId, Grips, Item, Place, Posture, Reach, Spot, WeaponId};
use riposte_rules::systems::{Places, Room, arc_hexes};

use crate::close::bond_kinds::SNATCHES;
use crate::fighter::{Build, Feint, Fighter, TurnRecord, Work};
use crate::melee::blow::Blow;
use crate::memory::{Bout, Memory, Second};
use crate::supposed::{NOTHING_YET, Supposed};
use crate::tables::{
    Attribute, Constants, Group, Kind, ManeuverRow, ModeStats, PostureRow, SpotRow, Tables,
    WeaponStats, WorkRow,
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

    /// What is remembered of what is under way.
    pub fn memory(self) -> Option<&'w Memory> {
        self.bout().top().map(|frame| &frame.memory)
    }

    /// The figure, and perhaps the hex, that what is under way is about.
    pub fn vacated(self) -> Option<(FigureId, Hex)> {
        self.memory()?.vacated
    }

    /// Whether a figure may fight with a foe this turn: with nobody but the one to whom it has
    /// turned (MAN-536).
    pub fn fights(self, figure: FigureId, foe: FigureId) -> bool {
        let bound = self.doings(figure).bound.filter(|bound| self.table.active(*bound));
        bound.is_none_or(|bound| bound == foe)
    }

    /// The foes who have a figure within reach, or whom it has.
    pub fn opponents(self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        let engaged = self.table.engagement(figure);
        engaged.threatens.iter().chain(engaged.threatened_by.iter())
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
        let strike = strikes::strike(self.table, &self.tables.weapons, arms, arm)?;
        Some(self.as_held(figure, strike))
    }

    /// Every blow that a figure could strike with what is in its hands. Bare hands count where
    /// a hand is empty.
    pub fn strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let bare = self.table.arms(figure).free_hands().contains(&true);
        let all = strikes::strikes(self.table, &self.tables.weapons, figure);
        let usable = all.filter(move |strike| strike.item.at != Place::Body || bare);
        usable.map(move |strike| self.as_held(figure, strike))
    }

    /// The same without shots.
    pub fn near_strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        self.strikes(figure).filter(|strike| !strike.flies())
    }

    fn as_held(
        self,
        figure: FigureId,
        strike: strikes::Strike<'w, WeaponStats, ModeStats>,
    ) -> Strike<'w> {
        let strikes::Strike { arm, item, mode, stats, weapon } = strike;
        let grips = self.table.get::<Grips>(figure);
        let reach = grips.reach(arm.item, mode.hands, mode.reach);
        // What has no point thrusts all the same once it has hooked a shield (MAN-309).
        let blunt =
            || self.tables.weapons.modes(item.weapon).iter().all(|it| it.kind == Kind::Swing);
        let hooks = self.hooks_with(figure, item.weapon) && blunt();
        let kind = if hooks { Kind::Thrust } else { stats.kind };
        Strike { arm, item, mode, stats, kind, weapon, reach }
    }

    /// Whether a blow is shot.
    pub fn flies(self, blow: Blow) -> bool {
        self.strike(blow.by, blow.arm).is_some_and(|strike| strike.flies())
    }

    /// Whether an item is a shield.
    pub fn is_shield(self, item: Item) -> bool {
        self.table.armoury().weapon(item.weapon).shield
    }

    /// The numbers of an item that a figure carries.
    pub fn stats(self, figure: FigureId, item: u8) -> Option<&'w WeaponStats> {
        let item = self.table.arms(figure).item(item)?;
        Some(self.tables.weapons.of(item.weapon))
    }

    /// The shield on a figure's arm, with its number.
    pub fn shield(self, figure: FigureId) -> Option<(u8, Item, &'w WeaponStats)> {
        let mut ready = self.table.arms(figure).ready();
        let (number, item) = ready.find(|(_, item)| self.is_shield(*item))?;
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

    /// The feint of a kind by which a figure has deceived another.
    pub fn deceived(self, by: FigureId, at: FigureId, verb: Verb) -> Option<Feint> {
        self.feint(by, at).filter(|feint| feint.verb == verb && feint.by > 0)
    }

    /// The places on the body for which a condition holds (MAN-116).
    pub fn spots(self, holds: impl Fn(&SpotRow) -> bool) -> impl Iterator<Item = Spot> {
        let rows = (0u8..).zip(&self.tables.spots);
        rows.filter(move |(_, row)| holds(row)).map(|(number, _)| Spot(number))
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

    /// Whether a figure could strike a plain blow into a hex from another, looking some way.
    pub fn strikes_into(self, figure: FigureId, place: (Hex, Facing), hex: Hex) -> bool {
        self.near_strikes(figure).any(|strike| self.reaches(&strike, ATTACK, place, hex))
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

    /// The same, for many hexes.
    pub fn standing(self, figure: FigureId) -> impl Fn(Hex) -> bool + 'w {
        let supposed = self.supposed.places.into_iter().flatten().any(|(it, _)| it != figure);
        let places = (!supposed).then(|| Places::of(self.table, figure));
        move |hex| match &places {
            Some(places) => places.room(hex) == Room::Stand,
            None => self.stands(figure, hex),
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
