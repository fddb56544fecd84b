//! What an attack is, told once: checks of nerve, the roll, the save, the damage.

use riposte_rules::deed::Deed;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Limit, Roll, Scale};

use crate::fighter::Stat;
use crate::keywords::Keyword;
use crate::rolls::CRITICAL;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;

/// An attack of a figure on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// Who attacks.
    pub by: FigureId,
    /// Whom.
    pub at: FigureId,
    /// With which of the two weapons.
    pub kind: Kind,
    /// The kind of shot, by number.
    pub shot: Option<usize>,
    /// As what special attack.
    pub special: Option<Special>,
    /// Whether it is the free attack of a counter.
    pub free: bool,
}

/// A special attack (VAN-551).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// The turn goes on.
    Combo,
    /// A figure that attacks is attacked back.
    Counter,
    /// Who is hit may not attack.
    Onslaught,
    /// A bare 10 slays.
    Deathblow,
}

impl Special {
    /// All of them.
    pub const ALL: [Special; 4] =
        [Special::Combo, Special::Counter, Special::Onslaught, Special::Deathblow];

    /// The keyword of those who know it.
    pub const fn keyword(self) -> Keyword {
        match self {
            Special::Combo => Keyword::Combo,
            Special::Counter => Keyword::Counter,
            Special::Onslaught => Keyword::Onslaught,
            Special::Deathblow => Keyword::Deathblow,
        }
    }
}

/// What an attack comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A check failed, and there was no attack; the number of the check.
    Quailed(u8),
    /// It missed.
    Missed,
    /// It hit, and the armour held.
    Saved,
    /// It did so much damage.
    Hurt(i32),
    /// It slew at once.
    Slain,
}

impl End {
    /// Whether it hit, saved by armour or not.
    pub fn hits(&self) -> bool {
        matches!(self, End::Saved | End::Hurt(_) | End::Slain)
    }
}

/// A check that has to be passed before a figure attacks another this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nerve {
    /// What is rolled.
    pub stat: Stat,
    /// The rule behind it.
    pub rule: &'static str,
}

impl BookView<'_> {
    /// The checks before a figure may attack another (VAN-903 to VAN-906); none once it has
    /// passed them this turn.
    pub fn nerves(self, by: FigureId, at: FigureId) -> Vec<Nerve> {
        if !self.anew && self.fighter(by).nerved.contains(at) {
            return Vec::new();
        }
        let terrible = if self.has(at, Keyword::Terrifying) {
            Some(rule_ids::TERRIFYING)
        } else {
            self.has(by, Keyword::Fearful).then_some(rule_ids::FEARFUL)
        };
        let of = |keyword, stat| {
            self.has(at, keyword).then_some(Nerve { stat, rule: rule_ids::DAZZLING })
        };
        let brave = terrible.filter(|_| !self.inspired(by));
        let brave = brave.map(|rule| Nerve { stat: Stat::Bravery, rule });
        let dazzled = of(Keyword::Blinding, Stat::Perception);
        let confused = of(Keyword::Disorientating, Stat::Mind);
        [brave, dazzled, confused].into_iter().flatten().collect()
    }

    /// Whether a figure is ready to strike back at another that attacks it: not while it is
    /// overwhelmed, nor at one whom it cannot see (VAN-553, VAN-907, VAN-911).
    pub(super) fn strikes_back(self, figure: FigureId, attacker: FigureId) -> bool {
        let fighter = self.fighter(figure);
        let ready = fighter.counter && fighter.overwhelmed.is_none();
        ready && self.sees_in_the_open(figure, attacker)
    }

    /// Whether somebody inspiring of its side is in its hex, or it is so itself (VAN-906).
    fn inspired(self, figure: FigureId) -> bool {
        let hex = self.table.hex(figure);
        let near = self.table.friends(figure).filter(|friend| self.table.hex(*friend) == hex);
        near.chain([figure]).any(|it| self.has(it, Keyword::Inspiring))
    }

    /// Whether a figure flies now (VAN-912).
    pub fn winged(self, figure: FigureId) -> bool {
        self.has(figure, Keyword::Winged) && !self.fighter(figure).spent
    }

    /// Whether a figure is half a shadow now (VAN-913).
    pub fn shade(self, figure: FigureId) -> bool {
        self.has(figure, Keyword::Shade) && !self.fighter(figure).spent
    }

    /// The roll of an attack (VAN-503).
    fn attack(self, blow: Blow) -> Contest {
        let required = self.attack_required(blow);
        let roll = self.die("attack").with(
            "initiative",
            self.initiative_bonus(blow),
            rule_ids::INITIATIVE_BONUS,
        );
        Contest::against(roll, required).with_degrees(self.degrees(CRITICAL))
    }

    pub(super) fn attack_required(self, blow: Blow) -> Limit {
        let (name, strength) = match blow.kind {
            Kind::Melee => ("Strength", self.stat(blow.by, Stat::Strength)),
            Kind::Ranged => {
                let held = self.weapon(blow.by, Kind::Ranged);
                ("Strength of the weapon", held.map_or(0, |held| held.stats.strength))
            }
        };
        let toughness = self.stat(blow.at, Stat::Toughness);
        let value = Roll::new("required", Scale::Whole)
            .with("basic", self.constants().attack, rule_ids::ATTACK_ROLL)
            .with("Toughness", toughness, rule_ids::ATTACK_ROLL)
            .with(name, -strength, rule_ids::ATTACK_ROLL);
        self.within_bounds(value)
    }

    /// The better initiative helps, the worse hinders (VAN-107).
    pub(super) fn initiative_bonus(self, blow: Blow) -> i32 {
        let [mine, theirs] = [blow.by, blow.at].map(|it| self.fighter(it).initiative);
        self.constants().initiative_bonus * (mine.cmp(&theirs) as i32)
    }

    /// The save of the one attacked; none without armour (VAN-505).
    pub(super) fn save(self, at: FigureId) -> Option<Contest> {
        let armour = self.build(at).armour;
        if armour <= 0 {
            return None;
        }
        let winged = if self.winged(at) { self.constants().winged_save } else { 0 };
        let roll = self.die("save").with("flies", winged, rule_ids::WINGED);
        let value = Roll::new("required", Scale::Whole)
            .with("basic", self.constants().required, rule_ids::SAVE)
            .with("Armour", -armour, rule_ids::ARMOUR);
        Some(self.contest(roll, self.within_bounds(value)))
    }

    /// The damage of an attack that gets through (VAN-506).
    pub fn damage(self, blow: Blow) -> i32 {
        let basic = match (blow.kind, blow.shot) {
            (Kind::Ranged, Some(kind)) => self.tables.shots.get(kind).map_or(0, |row| row.damage),
            _ => self.weapon(blow.by, Kind::Melee).map_or(0, |held| held.mode.damage),
        };
        let special = blow.special.map_or(0, |_| self.constants().special_damage);
        let damage = basic + special;
        match self.shade(blow.at) {
            true => (damage - self.constants().shade_less).max(1),
            false => damage,
        }
    }
}

/// The attack as a deed.
pub fn deed<'w>(view: BookView<'w>, blow: Blow) -> Deed<'w, End> {
    check(view, blow, nerves_for(view, blow), 0)
}

/// The checks before an attack. Nobody has to nerve itself for what comes of itself.
pub(super) fn nerves_for(view: BookView, blow: Blow) -> Vec<Nerve> {
    if blow.free { Vec::new() } else { view.nerves(blow.by, blow.at) }
}

/// The checks one after another, then the roll.
fn check<'w>(view: BookView<'w>, blow: Blow, nerves: Vec<Nerve>, number: u8) -> Deed<'w, End> {
    let Some(nerve) = nerves.get(usize::from(number)).copied() else { return roll(view, blow) };
    let contest = view.stat_roll(blow.by, nerve.stat, "nerve");
    Deed::check(blow.by, Some(blow.at), contest).then(move |degree| match degree.success {
        true => check(view, blow, nerves.clone(), number + 1),
        false => Deed::end(End::Quailed(number)),
    })
}

fn roll<'w>(view: BookView<'w>, blow: Blow) -> Deed<'w, End> {
    let attack = Deed::check(blow.by, Some(blow.at), view.attack(blow));
    let attack = attack.told(move |settled, journal| {
        let words = if settled.degree == CRITICAL { ": finds a gap, no armour helps" } else { "" };
        journal.tell(|| Event::Blow {
            attacker: blow.by,
            target: blow.at,
            hit: settled.success,
            margin: settled.margin,
            words: words.into(),
        });
    });
    attack.then(move |degree| {
        if !degree.success {
            return Deed::end(End::Missed);
        }
        if degree == CRITICAL {
            return Deed::end(critical(view, blow));
        }
        save(view, blow)
    })
}

/// What a critical does: a deathblow slays, unless the target is monstrous (VAN-555, VAN-910).
pub(super) fn critical(view: BookView, blow: Blow) -> End {
    let deathblow = blow.special == Some(Special::Deathblow);
    match deathblow && !view.has(blow.at, Keyword::Monstrous) {
        true => End::Slain,
        false => End::Hurt(view.damage(blow)),
    }
}

fn save<'w>(view: BookView<'w>, blow: Blow) -> Deed<'w, End> {
    let hurt = End::Hurt(view.damage(blow));
    match view.save(blow.at) {
        None => Deed::end(hurt),
        Some(contest) => Deed::check(blow.at, Some(blow.by), contest)
            .then(move |degree| Deed::end(if degree.success { End::Saved } else { hurt })),
    }
}
