//! What a token is drawn as, on the map and in the close-up, and its pictures.

use bevy::prelude::*;
use riposte_rules::data::Armoury;
use riposte_rules::figure::{Arms, Item, Life, Posture, Sheet, Side, Wound};
use tiny_skia::Pixmap;

use super::arms_art::held;
use super::base_art::{base, ring as rider_ring, wedge};
use super::beast_art::{Beast, beast};
use super::body_art;
use super::clad::Clad;
use super::hands_art::hands;
use super::shown::{Shown, Signs};
use super::steed::{STEED, Steed, picture};
use super::token_art::{Face, Silhouette, TOKEN, body, face};
use crate::art::Ink;

/// What a token was last drawn as.
#[derive(Component, Default, PartialEq)]
pub struct Dressed {
    life: Life,
    posture: Posture,
    wounds: Vec<Wound>,
    items: Vec<Item>,
    colour: Option<Color>,
    signs: Signs,
    drawn: bool,
}

impl Dressed {
    /// What a token is to be drawn as now, seen from above where it is `drawn`, else as a counter; `None`
    /// where it is drawn so already: then nothing is copied.
    pub fn anew(
        known: Option<&Dressed>,
        shown: &Shown,
        colour: Color,
        signs: &Signs,
        drawn: bool,
    ) -> Option<Dressed> {
        let same = known.is_some_and(|known| known.is_of(shown, colour, signs, drawn));
        (!same).then(|| Dressed {
            life: shown.life,
            posture: shown.posture,
            wounds: shown.wounds.to_vec(),
            items: shown.arms.items().copied().collect(),
            colour: Some(colour),
            signs: signs.clone(),
            drawn,
        })
    }

    fn is_of(&self, shown: &Shown, colour: Color, signs: &Signs, drawn: bool) -> bool {
        self.drawn == drawn
            && self.life == shown.life
            && self.posture == shown.posture
            && self.colour == Some(colour)
            && self.wounds.as_slice() == shown.wounds.as_slice()
            && self.items.iter().eq(shown.arms.items())
            && self.signs == *signs
    }

    /// Whether it is drawn as seen from above.
    pub fn is_drawn(&self) -> bool {
        self.drawn
    }

    /// How it was drawn last.
    pub fn signs(&self) -> &Signs {
        &self.signs
    }

    /// Its pictures.
    pub fn pictures(
        &self,
        (shown, side, sheet): (&Shown, Side, &Sheet),
        armoury: &Armoury,
        icon: Option<&Pixmap>,
    ) -> Pictures {
        let faded = if self.life == Life::Active { 0.0 } else { 0.55 };
        let colour = Ink::from(self.colour.unwrap_or_default()).mixed(Ink::of(0x9A9080), faded);
        let silhouette = match Silhouette::of(self.posture, self.life) {
            Silhouette::Up if self.signs.low => Silhouette::Low,
            silhouette => silhouette,
        };
        let drawn = Face {
            silhouette,
            side: (side, colour),
            icon,
            life: self.life,
            wounds: &self.wounds,
            pool: self.signs.pools.first(),
        };
        match self.drawn {
            true => from_above(armoury, &shown.arms, &drawn, sheet, &self.signs),
            false => counter(armoury, &shown.arms, &drawn, &self.signs),
        }
    }
}

/// The pictures of a token's parts; `None` where there is nothing.
pub struct Pictures {
    /// Arms, hands and what they hold: they look up.
    pub arms: Option<Pixmap>,
    /// The body, which looks up.
    pub body: Option<Pixmap>,
    /// The size of the body, in units of the drawing.
    pub size: Vec2,
    /// The wedge that shows where it looks: up.
    pub wedge: Option<Pixmap>,
    /// What is not turned with it: the base, or the face of a counter.
    pub upright: Option<Pixmap>,
}

/// A disc with an icon, what the figure holds around it.
fn counter(armoury: &Armoury, arms: &Arms, drawn: &Face, signs: &Signs) -> Pictures {
    let (colour, silhouette) = (drawn.side.1, drawn.silhouette);
    let (size, body) = match signs.steed {
        Steed::None => (TOKEN, body(silhouette, colour, !signs.round)),
        steed => (STEED, picture(steed, colour, silhouette.lies())),
    };
    Pictures {
        arms: Some(held(armoury, arms, drawn, signs.set)),
        body: Some(body),
        size: Vec2::splat(size),
        wedge: None,
        upright: Some(face(drawn)),
    }
}

/// A body seen from above on the base of its side.
fn from_above(
    armoury: &Armoury,
    arms: &Arms,
    drawn: &Face,
    sheet: &Sheet,
    signs: &Signs,
) -> Pictures {
    let (colour, silhouette) = (drawn.side.1, drawn.silhouette);
    if signs.steed != Steed::None {
        let body = picture(signs.steed, colour, silhouette.lies());
        let (arms, wedge, upright) = (None, None, Some(base(drawn)));
        return Pictures { arms, body: Some(body), size: Vec2::splat(STEED), wedge, upright };
    }
    let rides = signs.rides.is_some();
    let wedge = (drawn.life == Life::Active && !rides && !signs.round).then(|| wedge(colour));
    let upright = Some(if rides { rider_ring(drawn) } else { base(drawn) });
    let size = Vec2::splat(TOKEN);
    if let Some(kind) = Beast::of(sheet) {
        let body = Some(beast(kind, colour, drawn.life, silhouette.lies()));
        return Pictures { arms: None, body, size, wedge, upright };
    }
    let clad = Clad::of(sheet, colour, drawn.life);
    let arms = hands(armoury, arms, silhouette, (&clad, colour), signs.set);
    let body = body_art::body(silhouette, &clad, rides);
    Pictures { arms: Some(arms), body: Some(body), size, wedge, upright }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_drawn_anew_only_when_something_has_changed() {
        let (shown, signs) = (Shown::default(), Signs::default());
        let anew = |known: Option<&Dressed>, shown: &Shown, signs: &Signs, drawn: bool| {
            Dressed::anew(known, shown, Color::WHITE, signs, drawn)
        };
        let Some(first) = anew(None, &shown, &signs, true) else { panic!("it was never drawn") };
        assert!(anew(Some(&first), &shown, &signs, true).is_none());
        assert!(anew(Some(&first), &shown, &signs, false).is_some());
        let low = Signs { low: true, ..Signs::default() };
        assert!(anew(Some(&first), &shown, &low, true).is_some());
        let dead = Shown { life: Life::Dead, ..Shown::default() };
        assert!(anew(Some(&first), &dead, &signs, true).is_some());
    }
}
