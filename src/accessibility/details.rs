//! What is told of each figure and of the ground only to somebody who asks for more.

use bevy::prelude::*;
use riposte_rules::battle::{Table, on_table};
use riposte_rules::board::{Arc, Hex, Terrain, hex_name};
use riposte_rules::figure::{FigureId, FigureSet, Item, Reach};
use riposte_rules::rulebook::Fact;
use riposte_words::{phrase, text};

use super::sheet::SheetDetail;
use crate::app_state::{Notice, Overlay, Screen};
use crate::driver::PendingPrompt;
use crate::hud::arcs;
use crate::records::Replay;

/// Of so many foes is told where they are, the nearest first.
const FOES: usize = 4;

/// What is told of a battle only to somebody who asks for more: while somebody is asked, or a replay
/// stands still. It changes only where the sheet does as well, and takes longer to work out.
pub fn details(world: &World) -> Vec<SheetDetail> {
    let over = world.resource::<Notice>().0.is_some();
    let over = over || *world.resource::<Overlay>() != Overlay::None;
    let battle = *world.resource::<State<Screen>>().get() == Screen::Battle && on_table(world);
    let stands = match world.get_resource::<Replay>() {
        // While it runs nobody reads so much.
        Some(replay) => !replay.playing,
        None => world.resource::<PendingPrompt>().0.is_some(),
    };
    if over || !battle || !stands {
        return Vec::new();
    }
    of_table(Table::new(world))
}

/// A part for each figure in the fight, then one for the ground.
fn of_table(table: Table) -> Vec<SheetDetail> {
    let mut parts: Vec<SheetDetail> =
        table.active_figures().map(|figure| about(table, figure)).collect();
    parts.push(SheetDetail { head: text!("spoken-ground"), lines: ground(table) });
    parts
}

/// What its rulebook says of a figure, what it carries and how far that strikes, what it stands
/// on, whom it can strike, and where its foes are.
fn about(table: Table, figure: FigureId) -> SheetDetail {
    let card = table.book().card(table.world(), figure);
    let mut lines: Vec<String> = card.iter().map(fact).collect();
    let items = table.arms(figure).items();
    lines.extend(items.filter_map(|item| carried(table, item)));
    if let Some(terrain) = table.board().terrain(table.hex(figure)) {
        lines.push(text!("spoken-stands-on", ground = phrase(terrain.name())));
    }
    let engagement = table.engagement(figure);
    let threatens = names(table, engagement.threatens);
    lines.extend(threatens.map(|names| text!("figure-can-strike", names = names)));
    let threatened = names(table, engagement.threatened_by);
    lines.extend(threatened.map(|names| text!("figure-can-be-struck", names = names)));
    let mut foes: Vec<FigureId> = table.enemies(figure).collect();
    foes.sort_by_key(|foe| table.distance(figure, *foe));
    lines.extend(foes.into_iter().take(FOES).map(|foe| how_far(table, figure, foe)));
    SheetDetail { head: text!("spoken-about", name = table.name(figure)), lines }
}

fn fact(fact: &Fact) -> String {
    format!("{}: {}", phrase(&fact.name), phrase(&fact.value))
}

fn names(table: Table, figures: FigureSet) -> Option<String> {
    let names: Vec<&str> = figures.iter().map(|figure| table.name(figure)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Something that is carried: where, the numbers of its rulebook, and how far it strikes. A part of
/// the body is left out: what it does stands with the choices.
fn carried(table: Table, item: &Item) -> Option<String> {
    let weapon = table.armoury().weapon(item.weapon);
    if weapon.natural {
        return None;
    }
    let mut parts = vec![format!("{}, {}", phrase(&weapon.name), phrase(item.at.words()))];
    let card = table.book().weapon_card(table.world(), item.weapon);
    parts.extend(card.iter().map(fact));
    let alike = weapon.modes.windows(2).all(|pair| pair[0].reach == pair[1].reach);
    let told = if alike { 1 } else { weapon.modes.len() };
    for mode in weapon.modes.iter().take(told) {
        let far = strikes(mode.reach);
        parts.extend(far.map(|far| match alike {
            true => far,
            false => format!("{}: {far}", phrase(&mode.name)),
        }));
    }
    if let Some(range) = weapon.modes.iter().map(|mode| mode.range).max().filter(|far| *far > 0) {
        parts.push(text!("spoken-range", hexes = range));
    }
    Some(parts.join("; "))
}

/// How far off something strikes; nothing where it does not by hand.
fn strikes(reach: Reach) -> Option<String> {
    let (near, most) = (reach.iter().next()?, reach.farthest()?);
    Some(match (near, most) {
        (_, 0) => text!("spoken-reach-own"),
        (near, most) if near == most => text!("spoken-reach", hexes = most),
        (near, most) => text!("spoken-reach-from", near = near, most = most),
    })
}

/// How far another is from a figure, and in which arcs they have each other.
pub(super) fn how_far(table: Table, figure: FigureId, other: FigureId) -> String {
    let (name, called) = (table.name(figure), table.name(other));
    let far = table.distance(figure, other);
    let away = text!("spoken-away", other = called, hexes = far, name = name);
    let arcs = arc(table, figure, other).zip(arc(table, other, figure)).map(|(mine, theirs)| {
        text!("spoken-arcs", mine = mine, theirs = theirs, name = name, other = called)
    });
    [Some(away), arcs].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The arc of a figure in which another is, where figures look some way; messages select by it.
fn arc(table: Table, figure: FigureId, other: FigureId) -> Option<&'static str> {
    let apart = table.hex(figure) != table.hex(other);
    let arcs = if table.book().faces() && apart { arcs(table, figure, other) } else { Vec::new() };
    arcs.first().map(|arc| match arc {
        Arc::Front => "front",
        Arc::Side => "side",
        Arc::Rear => "rear",
    })
}

/// How large the map is, and for each kind of ground what a step onto it counts for and where it
/// is; only open ground is everywhere else.
fn ground(table: Table) -> Vec<String> {
    let board = table.board();
    let [columns, rows] = board.size();
    let mut lines = vec![text!("spoken-map", columns = columns, rows = rows)];
    for kind in Terrain::ALL {
        let here: Vec<Hex> =
            board.hexes().filter(|hex| board.terrain(*hex) == Some(kind)).collect();
        if here.is_empty() {
            continue;
        }
        let name = phrase(kind.name());
        let steps = match table.book().steps(table.world(), kind) {
            None => text!("spoken-ground-barred", ground = name),
            Some(steps) => text!("spoken-ground-steps", ground = name, steps = steps),
        };
        lines.push(match kind {
            Terrain::Open => text!("spoken-ground-else", steps = steps),
            _ => {
                let places: Vec<String> = here.into_iter().map(hex_name).collect();
                format!("{steps}: {}", places.join(", "))
            }
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::data::Scenario;
    use riposte_rules::roll::Dice;

    use super::*;

    fn laid(key: &str) -> Battle {
        let library = riposte_shelf::library();
        let laid = Scenario::shipped(&library, key).and_then(|scenario| {
            Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(1))
        });
        laid.unwrap_or_else(|error| panic!("{key}: {error}"))
    }

    #[test]
    fn of_each_figure_is_told_what_its_card_says_what_it_carries_and_where_its_foes_are() {
        for key in riposte_trial::FIRST {
            let battle = laid(key);
            let table = battle.table();
            let parts = of_table(table);
            let figures: Vec<FigureId> = table.active_figures().collect();
            assert_eq!(parts.len(), figures.len() + 1, "{key}");
            for (figure, part) in figures.into_iter().zip(&parts) {
                assert!(part.head.contains(table.name(figure)), "{key}: {}", part.head);
                for told in table.book().card(table.world(), figure).iter().map(fact) {
                    assert!(part.lines.contains(&told), "{key}: {told} is not in {:?}", part.lines);
                }
                let nearest = table.enemies(figure).map(|foe| table.distance(figure, foe)).min();
                let away = |line: &&String| line.contains("from") || line.contains("in the hex of");
                assert!(nearest.is_none() || part.lines.iter().any(|line| away(&line)), "{key}");
            }
        }
    }

    #[test]
    fn the_reach_of_a_weapon_is_told_in_hexes() {
        let reach = |far: &[u8]| strikes(far.iter().copied().collect());
        assert_eq!(reach(&[]), None);
        assert_eq!(reach(&[0]).as_deref(), Some("strikes in its own hex"));
        assert_eq!(reach(&[1]).as_deref(), Some("strikes one hex away"));
        assert_eq!(reach(&[2]).as_deref(), Some("strikes 2 hexes away"));
        assert_eq!(reach(&[1, 2]).as_deref(), Some("strikes 1 to 2 hexes away"));
    }

    #[test]
    fn no_book_lets_anybody_into_a_wall_and_even_ground_counts_as_one_step() {
        for key in riposte_trial::FIRST {
            let battle = laid(key);
            let table = battle.table();
            let steps = |kind| table.book().steps(table.world(), kind);
            assert_eq!(steps(Terrain::Wall), None, "{key}");
            assert_eq!(steps(Terrain::Open), Some(1), "{key}");
            let mut others = Terrain::ALL.into_iter().filter_map(steps);
            assert!(others.all(|steps| steps >= 1), "{key}");
        }
    }

    #[test]
    fn the_ground_is_told_with_what_a_step_onto_it_counts_for_and_where_it_is() {
        for key in riposte_trial::FIRST {
            let battle = laid(key);
            let table = battle.table();
            let told = ground(table);
            let board = table.board();
            for hex in board.hexes() {
                let kind = board.terrain(hex).unwrap_or_default();
                let named = told.iter().filter(|line| line.contains(kind.name())).count();
                assert_eq!(named, 1, "{key}: {} in {told:?}", kind.name());
                let is_listed = told.iter().any(|line| {
                    let list = line.split(": ").nth(1).unwrap_or_default();
                    list.split(", ").any(|name| name == hex_name(hex))
                });
                assert_eq!(is_listed, kind != Terrain::Open, "{key}: {}", hex_name(hex));
            }
        }
    }
}
