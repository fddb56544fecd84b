//! What is heard when an event is played.

use riposte_rules::event::Event;
use smallvec::SmallVec;

use super::Sound;
use crate::figures::curves::CONTACT;
use crate::figures::guard::Guard;
use crate::figures::lengths::length;

/// A sound, and after how much of its event, in seconds at a pace of 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// What is heard.
    pub sound: Sound,
    /// How long after the event begins.
    pub after: f32,
}

/// What the events themselves do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Whether the one who moves is a mount, or sits on one.
    pub mounted: bool,
    /// Whether a blow is a shot or a throw.
    pub shot: bool,
    /// What the target does about a blow.
    pub guard: Option<Guard>,
}

/// What is heard of an event; most are heard of not at all.
pub fn cues(event: &Event, seen: Seen) -> SmallVec<[Cue; 2]> {
    let at = |part: f32, sound: Sound| Cue { sound, after: part * length(event) };
    let mut cues = SmallVec::new();
    match event {
        Event::Moved { forced: false, .. } if seen.mounted => cues.push(at(0.0, Sound::Hoof)),
        Event::Moved { .. } => cues.push(at(0.2, Sound::Step)),
        Event::Rolled { figure: Some(_), thrown, .. } if !thrown.faces.is_empty() => {
            cues.push(at(0.1, Sound::Dice));
        }
        Event::Blow { hit, .. } => {
            if seen.shot {
                cues.push(at(0.0, Sound::Arrow));
            }
            cues.extend(met(*hit, seen).map(|sound| at(CONTACT, sound)));
        }
        Event::Wounded { by: None, .. } => cues.push(at(0.1, Sound::Flesh)),
        Event::Postured { to, .. } if to.down() => cues.push(at(0.5, Sound::Fall)),
        Event::Out { .. } => cues.push(at(0.5, Sound::Fall)),
        Event::Dropped { .. } => cues.push(at(0.3, Sound::Steel)),
        Event::Ended { .. } => cues.push(at(0.0, Sound::End)),
        _ => {}
    }
    cues
}

/// What a blow meets.
fn met(hit: bool, seen: Seen) -> Option<Sound> {
    match (hit, seen.guard) {
        (true, _) => Some(Sound::Flesh),
        (false, Some(Guard::Parry)) if !seen.shot => Some(Sound::Steel),
        (false, Some(Guard::Block)) => Some(Sound::Wood),
        (false, _) if seen.shot => None,
        (false, _) => Some(Sound::Air),
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Outcome;
    use riposte_rules::board::Hex;
    use riposte_rules::figure::{FigureId, Life, Posture, Spot, WeaponId, Wound};
    use riposte_rules::roll::{Dice, Roll, Scale};

    use super::*;

    const ONE: FigureId = FigureId(0);
    const OTHER: FigureId = FigureId(1);

    fn heard(event: Event, seen: Seen) -> Vec<Sound> {
        let all = cues(&event, seen);
        assert!(all.iter().all(|cue| (0.0..=length(&event)).contains(&cue.after)), "{event:?}");
        all.into_iter().map(|cue| cue.sound).collect()
    }

    fn blow(hit: bool) -> Event {
        Event::Blow { attacker: ONE, target: OTHER, hit, margin: 0, words: String::new() }
    }

    #[test]
    fn a_blow_sounds_of_what_it_meets() {
        let with = |guard| Seen { guard, ..Seen::default() };
        assert_eq!(heard(blow(true), with(None)), [Sound::Flesh]);
        assert_eq!(heard(blow(true), with(Some(Guard::Parry))), [Sound::Flesh]);
        assert_eq!(heard(blow(false), with(Some(Guard::Parry))), [Sound::Steel]);
        assert_eq!(heard(blow(false), with(Some(Guard::Block))), [Sound::Wood]);
        assert_eq!(heard(blow(false), with(Some(Guard::Dodge))), [Sound::Air]);
        assert_eq!(heard(blow(false), with(None)), [Sound::Air]);
        let shot = |guard| Seen { shot: true, guard, ..Seen::default() };
        assert_eq!(heard(blow(true), shot(None)), [Sound::Arrow, Sound::Flesh]);
        assert_eq!(heard(blow(false), shot(None)), [Sound::Arrow]);
        assert_eq!(heard(blow(false), shot(Some(Guard::Block))), [Sound::Arrow, Sound::Wood]);
    }

    #[test]
    fn ways_falls_dice_and_the_end_are_heard() {
        let plain = Seen::default();
        let (from, to) = (Hex::ZERO, Hex::new(0, 1));
        let moved = |forced| Event::Moved { figure: ONE, from, to, forced };
        assert_eq!(heard(moved(false), plain), [Sound::Step]);
        let mounted = Seen { mounted: true, ..plain };
        assert_eq!(heard(moved(false), mounted), [Sound::Hoof]);
        assert_eq!(heard(moved(true), mounted), [Sound::Step]);
        let (down, up) = (Posture::Prone, Posture::Standing);
        let postured = |from, to| Event::Postured { figure: ONE, from, to };
        assert_eq!(heard(postured(up, down), plain), [Sound::Fall]);
        assert!(heard(postured(down, up), plain).is_empty());
        assert_eq!(heard(Event::Out { figure: ONE, life: Life::Dead }, plain), [Sound::Fall]);
        let (weapon, hex) = (WeaponId(0), from);
        assert_eq!(heard(Event::Dropped { figure: ONE, weapon, hex }, plain), [Sound::Steel]);
        let wound = Wound { level: 1, spot: Spot(0) };
        let wounded = |by| Event::Wounded { figure: ONE, by, wound, words: String::new() };
        assert_eq!(heard(wounded(None), plain), [Sound::Flesh]);
        assert!(heard(wounded(Some(OTHER)), plain).is_empty(), "the blow was heard");
        let thrown = Roll::new("attack", Scale::Whole).dice(2, 6).throw(&mut Dice::seeded(1));
        let (figure, meaning, limit) = (Some(ONE), None, None);
        assert_eq!(heard(Event::Rolled { figure, thrown, meaning, limit }, plain), [Sound::Dice]);
        let outcome = Outcome { winner: None, on_time: false, turn: 3 };
        assert_eq!(heard(Event::Ended { outcome }, plain), [Sound::End]);
    }
}
