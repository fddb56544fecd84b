//! Reading a battle of this rulebook.

use riposte_kit::strikes;
use riposte_rules::battle::TurnNumber;
pub use riposte_rules::board::Arc;
use riposte_rules::board::{Facing, Hex, first_steps};
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::figure::{FigureId, Item, Posture};

use crate::combatant::{Build, Combatant, Status};
use crate::option_table::{Record, permitted};
use crate::spells::{Spell, Spells, spell_of};
use crate::tables::{Class, Constants, ModeStats, Tables, Way, WeaponStats};
use crate::words::*;

riposte_kit::book_view! {
    Tables, Constants;
    /// What changes of a figure.
    combatant: Combatant,
    /// What attributes and armour make of a figure.
    build: Build,
}

/// A blow that a figure could strike.
pub type Strike<'w> = strikes::Strike<'w, WeaponStats, ModeStats>;

impl<'w> BookView<'w> {
    /// The spells at work.
    pub fn spells(self) -> &'w Spells {
        self.table.world().resource::<Spells>()
    }

    /// The number of the turn.
    pub fn turn_number(self) -> u16 {
        self.table.world().resource::<TurnNumber>().0
    }

    /// ST left (OPT-206, OPT-901).
    pub fn strength(self, figure: FigureId) -> i32 {
        let combatant = self.combatant(figure);
        self.build(figure).st - combatant.hits - combatant.spent
    }

    /// Movement allowance this turn in hexes (OPT-104).
    pub fn allowance(self, figure: FigureId) -> i32 {
        let allowance = self.build(figure).allowance;
        if self.spells().upon(figure, SLOW) { allowance / 2 } else { allowance }
    }

    /// The allowance by which a figure went this turn. Spells come after all movement, so one that
    /// was cast this turn slows it from the next on (OPT-406, OPT-911).
    pub fn went_by(self, figure: FigureId) -> i32 {
        let slows = |spell: &&Spell| spell.on == figure && spell.verb == SLOW;
        let mut slow = self.spells().0.iter().filter(slows);
        let before = slow.any(|spell| spell.left < self.lasts(SLOW, figure, spell.times));
        if before { self.allowance(figure) } else { self.build(figure).allowance }
    }

    /// Half of that, rounded down (OPT-104).
    pub fn half(self, figure: FigureId) -> i32 {
        self.went_by(figure) / 2
    }

    /// For how many turns a spell upon a figure lasts, the turn of casting among them; `None` for one
    /// that lasts while it is renewed (OPT-902, OPT-905).
    pub fn lasts(self, verb: Verb, on: FigureId, times: i32) -> Option<u8> {
        let row = spell_of(verb).and_then(|index| self.tables.spells.get(index))?;
        let strong = row.strong_turns.filter(|[_, from]| self.build(on).st >= *from);
        let turns = strong.map_or(i32::from(row.turns), |[turns, _]| turns);
        // Where nothing else could count twice, the time does.
        let longer = if row.power == 0 { times } else { 1 };
        (turns > 0).then_some((turns * longer).clamp(1, 255) as u8)
    }

    /// Whether a figure has a front: it is up, and does not bend for anything (OPT-214,
    /// OPT-215).
    pub fn has_front(self, figure: FigureId) -> bool {
        let up = match self.table.posture(figure) {
            Posture::Standing => true,
            Posture::Kneeling => !self.constants().kneeling_is_all_rear,
            _ => false,
        };
        up && !self.combatant(figure).turn.bending
    }

    /// Whether a figure lies that took so many hits last turn that they knock down: all it does this
    /// turn is to get up, or to crawl (OPT-802).
    pub fn felled(self, figure: FigureId) -> bool {
        self.table.posture(figure).down()
            && self.combatant(figure).hits_last >= self.shock(figure).down
    }

    /// Whether a figure that has moved so many hexes can do nothing more (OPT-404 to OPT-406).
    pub fn too_far_to_act(self, figure: FigureId, hexes: i32) -> bool {
        hexes > 1 && hexes > self.half(figure)
    }

    /// Whether a hex lies in the front of a figure, near or far (OPT-211).
    pub fn in_front(self, figure: FigureId, hex: Hex) -> bool {
        self.has_front(figure) && self.ahead(self.table.hex(figure), self.table.facing(figure), hex)
    }

    /// Whether a hex lies in the front of someone at `from` with a facing: for one farther off the first
    /// step of the straight line counts (OPT-211).
    pub fn ahead(self, from: Hex, facing: Facing, hex: Hex) -> bool {
        let front = &self.constants().reach.front;
        first_steps(from, hex).iter().any(|way| front.contains(&facing.relative(*way)))
    }

    /// From where a blow comes at a figure. Where the line runs between two hexes, the target has the
    /// better of them.
    pub fn arc(self, target: FigureId, from: Hex) -> Arc {
        if !self.has_front(target) {
            return Arc::Rear;
        }
        self.arc_to(self.table.hex(target), self.table.facing(target), from)
    }

    /// From where a blow comes at someone at `at` with a facing.
    pub fn arc_to(self, at: Hex, facing: Facing, from: Hex) -> Arc {
        let ways = first_steps(at, from);
        ways.iter().map(|way| BookView::direction(facing.relative(*way))).min().unwrap_or(Arc::Rear)
    }

    /// The arc of a direction relative to the facing, for a figure with a front (OPT-212).
    fn direction(relative: u8) -> Arc {
        match relative {
            0 | 1 | 5 => Arc::Front,
            2 | 4 => Arc::Side,
            _ => Arc::Rear,
        }
    }

    /// The arc of a direction relative to the facing, as a figure is; a figure that has no front is
    /// open from all sides (OPT-214, OPT-215).
    pub fn arc_of(self, figure: FigureId, relative: u8) -> Arc {
        if self.has_front(figure) { BookView::direction(relative) } else { Arc::Rear }
    }

    /// Whether a figure has a weapon in its hands; beasts are armed by nature (OPT-313).
    pub fn armed(self, figure: FigureId) -> bool {
        self.build(figure).armed || self.ready_weapons(figure).next().is_some()
    }

    /// The weapons a figure has ready, bare hands and shields left out.
    pub fn ready_weapons(self, figure: FigureId) -> impl Iterator<Item = (u8, Item)> + 'w {
        self.table.arms(figure).ready().filter(move |(_, item)| {
            !matches!(self.tables.weapons.of(item.weapon).class, Class::Shield | Class::Bare)
        })
    }

    /// The shield a figure has ready, or slung.
    pub fn shield(self, figure: FigureId, ready: bool) -> Option<(u8, &'w WeaponStats)> {
        let mut items = self.table.arms(figure).numbered();
        items.find_map(|(number, item)| {
            let stats = self.tables.weapons.of(item.weapon);
            let place = item.at.in_hand() == ready;
            (stats.class == Class::Shield && place).then_some((number, stats))
        })
    }

    /// Whether a figure engages a figure that stands in its front (OPT-311, OPT-313, OPT-314).
    pub fn engages(self, figure: FigureId) -> bool {
        self.table.active(figure)
            && self.has_front(figure)
            && !self.grappled(figure)
            && self.armed(figure)
    }

    /// The enemies that would engage a figure in a hex.
    pub fn engagers_at(self, figure: FigureId, hex: Hex) -> impl Iterator<Item = FigureId> + 'w {
        self.table.enemies(figure).filter(move |enemy| {
            let (at, facing) = (self.table.hex(*enemy), self.table.facing(*enemy));
            self.faces(at, facing, hex) && self.engages(*enemy)
        })
    }

    /// Whether a hex is one of the three before someone at `at` with a facing (OPT-311).
    pub fn faces(self, at: Hex, facing: Facing, hex: Hex) -> bool {
        at.unsigned_distance_to(hex) == 1 && self.ahead(at, facing, hex)
    }

    /// The enemies that engage a figure.
    pub fn engagers(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let apart = self.grappled(figure);
        self.engagers_at(figure, self.table.hex(figure)).filter(move |_| !apart)
    }

    /// How a figure is bound by enemies as it stands.
    pub fn status(self, figure: FigureId) -> Status {
        if self.grappled(figure) {
            Status::HandToHand
        } else if self.engagers(figure).next().is_some() {
            Status::Engaged
        } else {
            Status::Disengaged
        }
    }

    /// What of a figure decides which options are open; `moving` while figures still move,
    /// when nobody knows yet how it will be engaged.
    pub fn record(self, figure: FigureId, moving: bool) -> Record {
        let turn = &self.combatant(figure).turn;
        Record {
            moved: turn.moved,
            half: self.half(figure).clamp(0, 255) as u8,
            start: turn.start,
            before: turn.before,
            after: (!moving).then_some(turn.after),
            stature: turn.stature,
        }
    }

    /// Whether a body lies in a hex, or somebody down, other than the figure itself.
    pub fn body_in(self, hex: Hex, but: FigureId) -> bool {
        self.table.figures().any(|figure| {
            let life = self.table.harm(figure).life;
            figure != but
                && life != riposte_rules::figure::Life::Gone
                && self.table.hex(figure) == hex
                && (!self.table.active(figure) || self.table.posture(figure).down())
        })
    }

    /// Whether somebody up stands in a hex.
    pub fn stands_in(self, hex: Hex) -> bool {
        self.table.in_hex(hex).any(|figure| !self.table.posture(figure).down())
    }

    /// Whether those in a hex keep a mover out: somebody up, or a scuffle (OPT-301 to OPT-303).
    pub fn taken(self, mover: FigureId, hex: Hex) -> bool {
        let others = self.table.in_hex(hex).filter(|other| *other != mover);
        let mut bars =
            others.map(|other| !self.table.posture(other).down() || self.grappled(other));
        bars.any(|bars| bars)
    }

    /// Whether somebody stands in the hex where a figure lies: two do not stand in one hex.
    pub fn stood_over(self, figure: FigureId) -> bool {
        let mut others =
            self.table.in_hex(self.table.hex(figure)).filter(move |other| *other != figure);
        others.any(|other| !self.table.posture(other).down())
    }

    /// Whether a figure could get up where it is.
    pub fn can_rise(self, figure: FigureId) -> bool {
        !self.table.posture(figure).down() || !self.stood_over(figure)
    }

    /// Whether a hex is empty: it can be stood in, and nobody in the fight is in it.
    pub fn empty(self, hex: Hex) -> bool {
        self.table.free(hex)
    }

    /// Whether a mover has room in a hex: it is empty, and can be entered.
    pub fn room(self, mover: FigureId, hex: Hex) -> bool {
        self.empty(hex) && self.price(mover, hex).is_some()
    }

    /// What entering a hex costs a mover; `None` where it cannot (OPT-301 to OPT-303, OPT-306).
    pub fn entry(self, mover: FigureId, hex: Hex) -> Option<u16> {
        self.price(mover, hex).filter(|_| !self.taken(mover, hex))
    }

    /// What the ground makes entering a hex cost (OPT-306).
    pub fn ground(self, hex: Hex) -> Option<u16> {
        self.constants().price_of(self.table.board().terrain(hex)?)
    }

    /// The three hexes in front of someone at `from` with a facing.
    pub fn front_hexes(self, from: Hex, facing: Facing) -> impl Iterator<Item = Hex> + 'w {
        let front = self.constants().reach.front.iter();
        front.map(move |way| from + facing.turned(i32::from(*way)).step())
    }

    /// What ground and bodies make entering a hex cost, no matter who stands there; `None` where
    /// nobody enters.
    pub fn price(self, mover: FigureId, hex: Hex) -> Option<u16> {
        let price = self.ground(hex)?;
        let body = self.body_in(hex, mover);
        Some(if body { price.max(self.constants().body_cost) } else { price })
    }

    /// The blows a figure can strike with what it has ready and is able to use (OPT-811,
    /// OPT-812). A fist takes a hand that holds nothing; in a scuffle what is held is in
    /// nobody's way.
    pub fn strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let build = self.build(figure);
        let free = self.table.arms(figure).free_hands().contains(&true);
        let all = strikes::strikes(self.table, &self.tables.weapons, figure);
        all.filter(move |strike| {
            let fist = strike.weapon.class == Class::Bare && strike.stats.way == Way::Strike;
            build.wields(strike.weapon) && (free || !fist)
        })
    }

    /// The blow with an item and mode, ready or not.
    pub fn strike(self, figure: FigureId, arm: Arm) -> Option<Strike<'w>> {
        strikes::strike(self.table, &self.tables.weapons, self.table.arms(figure), arm)
    }

    /// How the blow of a choice is struck, if it is one.
    pub fn way(self, figure: FigureId, choice: &Choice) -> Option<Way> {
        self.strike(figure, choice.arm?).map(|strike| strike.stats.way)
    }

    /// Whether a figure has a pole weapon ready that it could strike an adjacent foe with.
    pub fn poles(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let pole = |strike: &Strike| strike.weapon.class == Class::Pole;
        self.strikes(figure).filter(pole).filter(|strike| strike.stats.way == Way::Strike)
    }

    /// The enemies next to a figure in its front, as targets of a blow (OPT-211).
    pub fn struck_at(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let here = self.table.hex(figure);
        self.table.enemies(figure).filter(move |enemy| {
            let hex = self.table.hex(*enemy);
            hex.unsigned_distance_to(here) == 1 && self.in_front(figure, hex)
        })
    }

    /// Whether a figure charges: it may, and attacks or has said that it will. It still does
    /// when it has struck, until the turn ends (OPT-614).
    pub fn charging(self, figure: FigureId) -> bool {
        let declared = self.combatant(figure).turn.declared;
        declared.is_some_and(is_attack) && self.may_charge(figure)
    }

    /// Whether a figure has come up to a pole weapon and has not said that it attacks, so that
    /// it does not (OPT-614).
    pub fn holds_back(self, figure: FigureId) -> bool {
        self.combatant(figure).turn.declared == Some(DONE) && self.may_charge(figure)
    }

    /// Whether a blow of this figure would be a charge attack: it began free and moved
    /// (OPT-503, OPT-614).
    pub fn may_charge(self, figure: FigureId) -> bool {
        self.may_charge_after(figure, 0)
    }

    /// The same once it has gone so many hexes more.
    pub fn may_charge_after(self, figure: FigureId, hexes: u8) -> bool {
        let now = self.record(figure, true);
        let record = Record { moved: now.moved.saturating_add(hexes), ..now };
        let charge = &crate::option_table::ROWS[2];
        let standing = self.table.posture(figure) == Posture::Standing;
        record.moved >= 1 && standing && charge.open(&record).is_ok()
    }

    /// The enemies who would meet a charge into a hex with a pole weapon, before all other
    /// blows (OPT-115).
    pub fn meeting_charge(self, figure: FigureId, hex: Hex) -> impl Iterator<Item = FigureId> + 'w {
        self.engagers_at(figure, hex).filter(move |enemy| {
            let turn = &self.combatant(*enemy).turn;
            let strikes = self.table.posture(*enemy) == Posture::Standing
                && permitted(ATTACK, &self.record(*enemy, true)).is_ok();
            let strikes = strikes && !self.holds_back(*enemy);
            !turn.done && !turn.passed && strikes && self.poles(*enemy).next().is_some()
        })
    }
}
