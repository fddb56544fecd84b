//! What a figure carries.

use riposte_words::say;

use crate::data::{Armoury, DataError, FigureSpawn};
use crate::figure::{Arms, Item, Place, WeaponId};

/// What a figure carries when it comes on the board.
pub(super) fn arms(armoury: &Armoury, spawn: &FigureSpawn) -> Result<Arms, DataError> {
    let mut arms = Arms::default();
    for entry in &spawn.entry.kit {
        let (figure, item) = (&spawn.entry.key, &entry.item);
        let carried = |id: &WeaponId| !armoury.weapon(*id).natural;
        let Some(weapon) = armoury.find(item).filter(carried) else {
            let what = say!("\"{figure}\" carries \"{item}\", an unknown weapon", figure, item);
            let known = armoury.weapons.iter().filter(|weapon| !weapon.natural);
            let error = spawn.error(item, what);
            return Err(error.expecting_one_of(known.map(|weapon| &weapon.key)));
        };
        if entry.at == Place::Lost {
            let what = say!("\"{figure}\" carries \"{item}\", which is lost", figure, item);
            return Err(spawn.error(item, what).expecting("a place to carry it"));
        }
        if entry.at == Place::Body {
            let what = say!("\"{figure}\" bears \"{item}\" at: Body", figure, item);
            let expected = "a place to carry it: only fists and the like are parts of the body";
            return Err(spawn.error(item, what).expecting(expected));
        }
        let two_hands = armoury.weapon(weapon).two_handed();
        let taken = match entry.at {
            at if !at.in_hand() => false,
            Place::Both => arms.free_hands() != [true, true],
            Place::Left => !arms.free_hands()[1],
            _ => !arms.free_hands()[0],
        };
        if taken {
            let what = say!("\"{figure}\" holds \"{item}\" in a hand that is full", figure, item);
            let expected = "one thing in each hand, or one in Both";
            return Err(spawn.error(item, what).expecting(expected));
        }
        if two_hands && entry.at.in_hand() && entry.at != Place::Both {
            let what = say!("\"{figure}\" holds \"{item}\" in one hand", figure, item);
            return Err(spawn.error(item, what).expecting("at: Both"));
        }
        arms.add(Item { weapon, at: entry.at });
    }
    for (number, weapon) in (0..).zip(&armoury.weapons) {
        if weapon.natural {
            let weapon = WeaponId(number);
            arms.add(Item { weapon, at: Place::Body });
        }
    }
    Ok(arms)
}
