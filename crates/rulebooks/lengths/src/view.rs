//! Reading a battle of this rulebook.

use riposte_kit::strikes;
use riposte_rules::battle::TurnNumber;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Verb};
use riposte_rules::figure::{FigureId, Item, Posture, Side};

use crate::build::Build;
use crate::equipment::weapons::{Class, ModeStats, Way, WeaponStats};
use crate::fighter::Fighter;
use crate::memory::{Bout, Stage};
use crate::tables::{Constants, School, SpellRow, Tables};
use crate::words::{CATCHES, HOLDS, SPELL_VERBS};

riposte_kit::book_view! {
    Tables, Constants;
    /// What changes of a figure.
    fighter: Fighter,
    /// What is fixed of a figure.
    build: Build,
}

/// A blow that a figure could strike: with which item and mode.
pub type Strike<'w> = strikes::Strike<'w, WeaponStats, ModeStats>;

/// Whether a blow flies: a shot or a throw.
pub fn flies(strike: &Strike) -> bool {
    strike.stats.way != Way::Strike
}

impl<'w> BookView<'w> {
    /// The number of the round.
    pub fn round(self) -> u16 {
        self.table.world().resource::<TurnNumber>().0
    }

    /// The sides of some figures, each once, in the order in which they come.
    pub fn sides(self, figures: impl Iterator<Item = FigureId>) -> Vec<Side> {
        let mut sides: Vec<Side> = Vec::new();
        for side in figures.map(|figure| self.table.side(figure)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// How many rounds ago a figure last took aim; `None` where it never did (LEN-602).
    pub fn since_aim(self, figure: FigureId) -> Option<u16> {
        let aimed = self.fighter(figure).aimed;
        (aimed != 0).then(|| self.round().saturating_sub(aimed))
    }

    /// What a figure has in hand and is not loaded, with the rounds that this still takes (LEN-606).
    pub fn unloaded(self, figure: FigureId) -> impl Iterator<Item = (u8, u8)> + 'w {
        let arms = self.table.arms(figure);
        let held = move |item: u8| arms.item(item).is_some_and(|item| item.at.in_hand());
        self.fighter(figure).loading.all().filter(move |(item, _)| held(*item))
    }

    /// Stamina left (LEN-104).
    pub fn stamina(self, figure: FigureId) -> i32 {
        self.build(figure).stamina - self.fighter(figure).stamina
    }

    /// Wounds left; negative below 0 (LEN-104).
    pub fn wounds(self, figure: FigureId) -> i32 {
        self.build(figure).wounds - self.fighter(figure).wounds
    }

    /// All life that is left, and all there was.
    pub fn life(self, figure: FigureId) -> (i32, i32) {
        let build = self.build(figure);
        let left = self.stamina(figure).max(0) + self.wounds(figure).max(0);
        (left, build.stamina + build.wounds)
    }

    /// Whether it is trained in hand weapons (LEN-102).
    pub fn trained(self, figure: FigureId) -> bool {
        self.build(figure).ws >= 1
    }

    /// Whether a hex lies in the dark (LEN-410).
    pub fn dark(self, hex: Hex) -> bool {
        let dark = &self.constants().dark;
        !dark.is_empty() && self.table.board().terrain(hex).is_some_and(|kind| dark.contains(&kind))
    }

    /// Whether it can do nothing at all about a blow (LEN-408).
    pub fn helpless(self, figure: FigureId) -> bool {
        let fighter = self.fighter(figure);
        let casts = fighter.casting.is_some() && self.constants().caster_is_helpless;
        fighter.asleep || self.is_caught(figure) || self.pinned(figure) || casts
    }

    /// Whether it can do nothing about a blow of another: a figure that keeps somebody in its
    /// mancatcher is helpless against all the others (LEN-416).
    pub fn helpless_to(self, figure: FigureId, by: FigureId) -> bool {
        self.helpless(figure) || self.clasps(figure).is_some_and(|caught| caught != by)
    }

    /// Whether it does not see a blow coming, or cannot heed it (LEN-406).
    pub fn unaware(self, figure: FigureId) -> bool {
        self.blind(figure) || self.searches(figure)
    }

    /// Whether it does not see a blow coming, whatever it does: surprised, casting, in the dark
    /// (LEN-406).
    pub fn blind(self, figure: FigureId) -> bool {
        let fighter = self.fighter(figure);
        let dark = self.dark(self.table.hex(figure));
        fighter.round.surprised || fighter.casting.is_some() || dark
    }

    /// Whether its mind is on something else than what is done to it: it is surprised, casts, or
    /// looks for a thing. A figure in the dark does not see blows, but heeds them (LEN-410).
    pub fn heedless(self, figure: FigureId) -> bool {
        let fighter = self.fighter(figure);
        fighter.round.surprised || fighter.casting.is_some() || self.searches(figure)
    }

    /// Whether it looks for a thing and does not mind itself: from when it begins, also in a later
    /// round before it is asked (LEN-304).
    pub fn searches(self, figure: FigureId) -> bool {
        let fighter = self.fighter(figure);
        fighter.search.is_some() && !fighter.round.minds
    }

    /// Why it may answer nobody any more this round; `None` while it may. Going is an action
    /// (LEN-203, LEN-211).
    pub fn spent(self, figure: FigureId) -> Option<&'static str> {
        let round = &self.fighter(figure).round;
        match (round.gone, round.acted) {
            (true, _) => Some("has moved this round"),
            (_, true) => Some("has acted this round"),
            _ => None,
        }
    }

    /// Those who hold a figure (LEN-705).
    pub fn holders(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        self.table.bound_by(figure, HOLDS)
    }

    /// Whom a figure holds.
    pub fn held(self, figure: FigureId) -> Option<FigureId> {
        self.table.bound_to(figure, HOLDS).next()
    }

    /// Whether it is held (LEN-705).
    pub fn is_held(self, figure: FigureId) -> bool {
        self.holders(figure).next().is_some()
    }

    /// Whom a figure has in its net or mancatcher (LEN-416).
    pub fn catch(self, figure: FigureId) -> Option<FigureId> {
        self.table.bound_to(figure, CATCHES).next()
    }

    /// Whether somebody has it in a net or mancatcher (LEN-416).
    pub fn is_caught(self, figure: FigureId) -> bool {
        self.table.bound_by(figure, CATCHES).next().is_some()
    }

    /// Whether it is pinned (LEN-706).
    pub fn pinned(self, figure: FigureId) -> bool {
        self.fighter(figure).lost >= self.constants().contests_to_pin && self.is_held(figure)
    }

    /// Whether a figure has begun its action, and says what it does where it has come to or with
    /// the weapon it has drawn (LEN-211, LEN-301).
    pub fn under_way(self, figure: FigureId) -> bool {
        let top = self.table.world().resource::<Bout>().top();
        top.is_some_and(|frame| frame.actor == figure && frame.memory.stage == Stage::Then)
    }

    /// Whether it has its action of this round yet, and can do something with it.
    pub fn may_act(self, figure: FigureId) -> bool {
        self.table.active(figure)
            && !self.fighter(figure).round.acted
            && !self.helpless(figure)
            && !self.is_mount(figure)
    }

    /// Whether it may answer what others do: it has neither acted nor gone anywhere, heeds it, and
    /// is not held.
    pub fn may_answer(self, figure: FigureId) -> bool {
        let free = !self.is_held(figure) && self.clasps(figure).is_none();
        let fresh = self.may_act(figure) && self.spent(figure).is_none();
        fresh && free && !self.heedless(figure)
    }

    /// Every blow that a figure has ready, with weapons it can use: bare hands among them.
    pub fn strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let ready = strikes::strikes(self.table, &self.tables.weapons, figure);
        ready.filter(move |strike| {
            // Nobody shoots what it has not learnt to; firearms are optional (LEN-103).
            let shot = strike.stats.way == Way::Shoot && strike.weapon.trained;
            let learnt = !shot || self.build(figure).bs >= 1;
            let couched = strike.stats.couched && !self.charging(figure);
            let barred = strike.weapon.class == Class::Firearm && !self.constants().firearms;
            learnt && !couched && !barred
        })
    }

    /// The blow with an item and mode, ready or not.
    pub fn strike(self, figure: FigureId, arm: Arm) -> Option<Strike<'w>> {
        strikes::strike(self.table, &self.tables.weapons, self.table.arms(figure), arm)
    }

    /// Whether somebody uses a weapon that it has not learnt (LEN-103).
    pub fn untrained(self, figure: FigureId, strike: &Strike) -> bool {
        strike.weapon.trained && strike.stats.way != Way::Shoot && !self.trained(figure)
    }

    /// The length of a blow in the hands of a figure, 0 for bare ones (LEN-404).
    pub fn length_of(self, figure: FigureId, strike: &Strike) -> u8 {
        match self.untrained(figure, strike) {
            true => self.constants().improvised.length,
            false => strike.stats.length,
        }
    }

    /// The blows of a figure with what it has in hand.
    pub fn in_hand(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> + 'w {
        self.strikes(figure)
            .filter(|strike| strike.weapon.class != Class::Bare && strike.stats.way == Way::Strike)
    }

    /// The same with what wards off blows, which makes it armed: a dart or a rock is a missile
    /// (LEN-405).
    pub fn armed_blows(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> + 'w {
        self.in_hand(figure).filter(|strike| strike.weapon.class != Class::Dart)
    }

    /// The length of the weapon with which a figure meets blows: the longest it has in hand;
    /// `None` for the unarmed (LEN-405).
    pub fn guard_length(self, figure: FigureId) -> Option<u8> {
        self.armed_blows(figure).map(|strike| self.length_of(figure, &strike)).max()
    }

    /// Every blow and shot that it has ready, those with bare hands only while it has nothing in hand
    /// to strike with.
    pub fn fit_strikes(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> {
        let armed = self.in_hand(figure).next().is_some();
        self.strikes(figure).filter(move |strike| !armed || strike.weapon.class != Class::Bare)
    }

    /// Whether a blow does nothing to another figure: a whip on metal (LEN-415).
    pub fn in_vain(self, strike: &Strike, at: FigureId) -> bool {
        strike.weapon.class == Class::Whip && self.build(at).metal
    }

    /// The blows of weapons that it has in one hand; a symbol or a purse is none (LEN-412).
    fn one_handed(self, figure: FigureId) -> impl Iterator<Item = Strike<'w>> + 'w {
        let weapon = |strike: &Strike| strike.mode.hands == 1 && strike.weapon.class.is_weapon();
        self.armed_blows(figure).filter(weapon)
    }

    /// Whether it fights with two weapons, each in a hand (LEN-412).
    pub fn two_weapons(self, figure: FigureId) -> bool {
        let mut hands: Vec<u8> = self.one_handed(figure).map(|strike| strike.arm.item).collect();
        hands.dedup();
        hands.len() > 1
    }

    /// The blow of the other hand of a duellist with a weapon in each: its die is thrown besides,
    /// and the better counts (LEN-418).
    pub fn other_blade(self, figure: FigureId, strike: &Strike) -> Option<Strike<'w>> {
        let mine = strike.arm.item;
        let in_hand = |it: &Strike| it.stats.way == Way::Strike && it.mode.hands == 1;
        if !self.build(figure).duellist || !in_hand(strike) || !self.trained(figure) {
            return None;
        }
        let mut blows = self.one_handed(figure);
        let armed = self.one_handed(figure).any(|it| it.arm.item == mine);
        blows.find(|it| armed && it.arm.item != mine)
    }

    /// What shields in hand add to the armour class against blows, or against missiles.
    pub fn shield(self, figure: FigureId, missile: bool) -> i32 {
        let ready = self.table.arms(figure).ready();
        let shields = ready.map(|(_, item)| self.tables.weapons.of(item.weapon).shield);
        shields.map(|values| values[usize::from(missile)]).max().unwrap_or(0)
    }

    /// Whether a figure on the ground can use a weapon: crossbows and firearms to shoot with, and
    /// whatever strikes (LEN-407).
    pub fn usable_as_it_lies(self, figure: FigureId, strike: &Strike) -> bool {
        let low = matches!(strike.weapon.class, Class::Crossbow | Class::Firearm);
        self.table.posture(figure) != Posture::Prone || strike.stats.way == Way::Strike || low
    }

    /// The spell of a verb.
    pub fn spell(self, verb: Verb) -> Option<&'w SpellRow> {
        let at = SPELL_VERBS.iter().position(|spell| *spell == verb)?;
        self.tables.spells.get(at)
    }

    /// Whether a figure has what its spells ask for (LEN-901).
    pub fn can_cast(self, figure: FigureId) -> Result<(), &'static str> {
        let build = self.build(figure);
        let class = |item: Item| self.tables.weapons.of(item.weapon).class;
        let mut ready = self.table.arms(figure).ready();
        match build.school {
            None => Err("knows no spells"),
            Some(School::MagicUser) if build.load > 2 => Err("carries too much"),
            Some(School::Cleric) if !ready.any(|(_, item)| class(item) == Class::Symbol) => {
                Err("has no holy symbol in hand")
            }
            Some(_) => Ok(()),
        }
    }

    /// Whether a figure has a weapon of a class in hand.
    pub fn wields(self, figure: FigureId, class: Class) -> bool {
        self.strikes(figure).any(|strike| strike.weapon.class == class)
    }

    /// Whom a figure keeps in its mancatcher; it is helpless against all others (LEN-416).
    pub fn clasps(self, figure: FigureId) -> Option<FigureId> {
        self.catch(figure).filter(|_| self.wields(figure, Class::Grapple))
    }
}
