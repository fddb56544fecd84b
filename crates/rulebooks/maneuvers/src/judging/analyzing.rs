//! Sizing up all enemies as a maneuver (MAN-502).

use std::cmp::Ordering;

use bevy_ecs::prelude::*;
use riposte_kit::action::need;
use riposte_rules::figure::FigureId;
use riposte_words::{phrase, say};

use crate::change::{doings, fighter, remark, succeeds};
use crate::fighter::TurnRecord;
use crate::rule_ids as rule;
use crate::turn::maneuver::Maneuver;
use crate::view::BookView;
use crate::words::ANALYZE;

/// Sizing up the enemies as a maneuver.
pub const ANALYZING: Maneuver = Maneuver::of(ANALYZE).begins(analyze).needs(|rules, figure, _| {
    let all = rules.table.enemies(figure).all(|foe| rules.fighter(foe).known);
    need(!all, "knows them all", rule::ANALYZE)
});

/// What somebody sees in a foe: "finds Raoul poorer: Axe 11 against 17".
pub fn sized_up(rules: BookView, figure: FigureId, foe: FigureId) -> String {
    let (mine, theirs) = (rules.weapon_skill(figure), rules.weapon_skill(foe));
    let best = rules.strikes(foe).map(|strike| strike.weapon.skill.as_str());
    let name = best.max_by_key(|name| rules.skill(foe, name)).unwrap_or("skill");
    let (foe, skill) = (rules.table.name(foe), phrase(name));
    match theirs.cmp(&mine) {
        Ordering::Less => {
            say!("finds {foe} poorer: {skill} {theirs} against {mine}", foe, skill, theirs, mine)
        }
        Ordering::Equal => {
            say!("finds {foe} equal: {skill} {theirs} against {mine}", foe, skill, theirs, mine)
        }
        Ordering::Greater => {
            say!("finds {foe} better: {skill} {theirs} against {mine}", foe, skill, theirs, mine)
        }
    }
}

/// Tactics show what the enemies can do (MAN-502).
fn analyze(world: &mut World, figure: FigureId) {
    let made = succeeds(world, figure, None, |rules| {
        let score = rules.skill(figure, "Tactics");
        rules.plain(figure, "to size them up", "Tactics", score, rule::ANALYZE)
    });
    if made {
        let foes: Vec<FigureId> = BookView::new(world).table.enemies(figure).collect();
        for foe in foes {
            fighter(world, foe, |fighter| fighter.known = true);
            let words = sized_up(BookView::new(world), figure, foe);
            remark(world, figure, words, rule::ANALYZE);
        }
    }
    doings(world, figure, TurnRecord::lose_blows);
}
