//! Damage, and what becomes of a figure that takes it (LEN-801 to LEN-803).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Table, fall_out, give_wound, take_posture};
use riposte_rules::deed::Deed;
use riposte_rules::figure::{FigureId, Life, Posture, Spot, Wound};
use riposte_rules::roll::{Roll, Scale, Text};
use riposte_words::say;

use crate::change::{befall, fighter};
use crate::condition::harm::{Fate, Harmed};
use crate::holds::snares;
use crate::mounted::thrown;
use crate::rule_ids as id;
use crate::tables::InjuryRow;
use crate::view::BookView;

/// What the effect of damage on a figure depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    stamina: i32,
    wounds: i32,
    beast: bool,
    /// Whether all damage goes off Stamina first, even that of the unaware.
    simple: bool,
    injury: InjuryRow,
}

impl Body {
    /// That of a figure.
    pub fn of(view: BookView, who: FigureId) -> Body {
        Body {
            stamina: view.stamina(who).max(0),
            wounds: view.wounds(who),
            beast: view.build(who).beast,
            simple: view.constants().simple,
            injury: view.constants().injury,
        }
    }

    /// What harm leaves of it.
    fn after(self, harm: &Harmed) -> Body {
        let stamina = (self.stamina - harm.stamina).max(0);
        Body { stamina, wounds: self.wounds - harm.wounds, ..self }
    }

    /// What so much damage of one figure does to another; `straight` past Stamina to the Wounds
    /// (LEN-801 to LEN-803).
    pub fn hurt<'w>(
        self,
        [by, who]: [FigureId; 2],
        points: i32,
        straight: bool,
    ) -> Deed<'w, Option<Harmed>> {
        if points <= 0 {
            return Deed::end(None);
        }
        let straight = straight && !self.simple;
        let stamina = if straight { 0 } else { points.min(self.stamina) };
        let wounds = points - stamina;
        let end =
            move |fate| Deed::end(Some(Harmed { stamina, wounds, fate, ..Harmed::none(by, who) }));
        match self.wounds - wounds {
            after if after > 0 => end(Fate::Fights),
            _ if self.beast || self.wounds < 0 => end(Fate::Dead),
            0 => end(Fate::Spent),
            after => {
                let row = self.injury;
                let roll = Roll::new("injury", Scale::Whole).dice(1, row.die);
                let roll = roll.with("below 0", -after, id::INJURY);
                let dead = move |total: i32| total >= row.dead;
                Deed::roll(who, roll)
                    .meaning(move |total| Some(injury(row, total)))
                    .class(move |total| i32::from(dead(total)))
                    .rows(|class| Some(if class == 1 { "dead" } else { "out of the fight" }.into()))
                    .then(move |class| end(if class == 1 { Fate::Dead } else { Fate::Out }))
            }
        }
    }
}

/// What so much damage does to somebody besides harm that is done at the same time and comes first.
pub fn hurt_besides<'w>(
    view: BookView<'w>,
    [by, who]: [FigureId; 2],
    points: i32,
    straight: bool,
    before: &[Harmed],
) -> Deed<'w, Option<Harmed>> {
    let before = before.iter().filter(|harm| harm.who == who);
    before.fold(Body::of(view, who), Body::after).hurt([by, who], points, straight)
}

/// What an injury roll means (LEN-803).
fn injury(row: InjuryRow, total: i32) -> Text {
    match total {
        total if total >= row.dead => "dead".into(),
        total if total >= row.lasting => "a lasting injury".into(),
        total if total >= row.minor => "a wound that will heal".into(),
        _ => "unconscious".into(),
    }
}

/// Makes harm true: all that falls at the same time first, then what becomes of each.
pub fn suffer(world: &mut World, harms: &[Harmed]) {
    for harm in harms.iter().filter(|harm| harm.stamina + harm.wounds > 0) {
        let view = BookView::new(world);
        let before = (view.wounds(harm.who), view.build(harm.who).wounds);
        fighter(world, harm.who, |fighter| {
            fighter.stamina += harm.stamina;
            fighter.wounds += harm.wounds;
            fighter.round.hurt = true;
            // A blow wakes.
            fighter.asleep = false;
        });
        let points = harm.stamina + harm.wounds;
        let wound = Wound { level: points.clamp(0, 255) as u8, spot: Spot(0) };
        give_wound(world, harm.who, Some(harm.by), wound, || words(harm, before));
    }
    for harm in harms {
        let many = harms.iter().filter(|other| other.who == harm.who).count() > 1;
        let fate = if many { worst(world, harms, harm.who) } else { harm.fate };
        befallen(world, harm.who, fate);
    }
    for harm in harms {
        snares::seize(world, harm);
        if harm.binds.is_some() || harm.stamina + harm.wounds > 0 {
            lose_spell(world, harm.who);
        }
    }
}

/// Of several blows that fall at once: a figure that is below 0 and is hurt again dies (LEN-803).
fn worst(world: &World, harms: &[Harmed], who: FigureId) -> Fate {
    let mine = || harms.iter().filter(|harm| harm.who == who);
    let out = mine().filter(|harm| harm.fate >= Fate::Out).count();
    let left = BookView::new(world).wounds(who);
    let worst = mine().map(|harm| harm.fate).max().unwrap_or(Fate::Fights);
    match left {
        _ if out > 1 => Fate::Dead,
        left if left < 0 => worst.max(Fate::Out),
        0 => worst.max(Fate::Spent),
        _ => worst,
    }
}

/// What becomes of somebody (LEN-803).
fn befallen(world: &mut World, who: FigureId, fate: Fate) {
    let life = match fate {
        Fate::Fights => return,
        Fate::Spent => Life::Down,
        Fate::Out => Life::Unconscious,
        Fate::Dead => Life::Dead,
    };
    if Table::new(world).active(who) {
        let riders: Vec<FigureId> = Table::new(world).carried(who).collect();
        riders.into_iter().for_each(|rider| thrown(world, rider));
        take_posture(world, who, Posture::Prone);
        fall_out(world, who, life);
    }
}

/// A figure that is hurt while a spell is on its way loses it (LEN-903).
fn lose_spell(world: &mut World, who: FigureId) {
    if BookView::new(world).fighter(who).casting.is_some() {
        fighter(world, who, |fighter| fighter.casting = None);
        befall(world, who, "loses the spell", id::LOST);
    }
}

/// What somebody suffers, who had so many Wounds left of so many.
fn words(harm: &Harmed, (before, all): (i32, i32)) -> String {
    let left = match before - harm.wounds {
        left @ 1.. => say!("{left} of {all} Wounds left", left, all),
        left => say!("Wounds at {left}", left = left.to_string().replace('-', "−")),
    };
    match (harm.stamina, harm.wounds) {
        (stamina, 0) => say!("knock of {stamina}, all of it off Stamina", stamina),
        (0, wounds) => say!("wound of {wounds}, {left}", wounds, left),
        (stamina, wounds) => {
            let points = stamina + wounds;
            say!("wound of {points}, {stamina} of it off Stamina, {left}", points, stamina, left)
        }
    }
}
