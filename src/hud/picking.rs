//! What a player has picked of the offer so far: a verb, a place, a choice.

use bevy::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::decision::Verb;

use crate::driver::Offer;
use crate::input::Act;

/// The way from the offer to one choice.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Picking {
    /// Only choices of this verb.
    pub verb: Option<Verb>,
    /// Only choices at this hex.
    pub place: Option<Hex>,
    /// The choice picked, by its number in the offer.
    pub picked: Option<usize>,
    /// The choice under the pointer in a list.
    pub pointed: Option<usize>,
    /// Whether every hex that can be struck is marked.
    pub threats: bool,
    /// Whether the arcs of the figure looked at are marked.
    pub arcs: bool,
    /// Whether the modifiers are shown.
    pub details: bool,
    /// What a small window shows beside the board.
    pub tab: Tab,
}

/// What a small window shows beside the board; a large one shows all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// What is asked.
    #[default]
    Ask,
    /// The figure looked at.
    Figure,
    /// What happened.
    Log,
}

/// What a key or click came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Nothing to be done, or only the picking changed.
    Nothing,
    /// Answer with this choice, by its number in the offer.
    Take(usize),
    /// Nothing was left to go back from: the menu.
    Menu,
}

impl Picking {
    /// Begins anew, for another offer.
    pub fn reset(&mut self) {
        *self = Picking {
            threats: self.threats,
            arcs: self.arcs,
            details: self.details,
            ..Picking::default()
        };
    }

    /// The choices that fit what was picked, by number.
    pub fn fitting(&self, offer: &Offer) -> Vec<usize> {
        let fits = |number: &usize| {
            let open = &offer.open[*number];
            self.verb.is_none_or(|verb| verb == open.choice.verb)
                && self.place.is_none_or(|place| open.places.contains(&place))
        };
        (0..offer.open.len()).filter(fits).collect()
    }

    /// The choices at a hex that fit the verb, by number.
    pub fn at(&self, offer: &Offer, hex: Hex) -> Vec<usize> {
        Picking { place: Some(hex), ..self.clone() }.fitting(offer)
    }

    /// Whether the fitting choices stand in a list rather than on the map.
    pub fn lists(&self, offer: &Offer) -> bool {
        self.verb.is_some() || self.place.is_some() || offer.is_answer() || offer.is_small()
    }

    /// Whether up and down walk through the list of choices.
    pub fn walks_list(&self, offer: Option<&Offer>) -> bool {
        offer.is_some_and(|offer| {
            self.place.is_some() || offer.is_answer() || offer.is_small() || self.no_places(offer)
        })
    }

    fn no_places(&self, offer: &Offer) -> bool {
        self.verb.is_some() && self.fitting(offer).iter().all(|n| offer.open[*n].places.is_empty())
    }

    /// The choice to be shown: pointed at, or picked.
    pub fn shown(&self, offer: &Offer) -> Option<usize> {
        self.pointed.or(self.picked).filter(|number| *number < offer.open.len())
    }

    /// A key was pressed; `cursor` is the hex the keyboard points at.
    pub fn press(&mut self, offer: &Offer, act: Act, cursor: Option<Hex>) -> Picked {
        match act {
            Act::Confirm => return self.confirm(offer, cursor),
            Act::Back => return self.back(),
            Act::Next => self.step(offer, 1),
            Act::Previous => self.step(offer, -1),
            Act::Down if self.walks_list(Some(offer)) => self.step(offer, 1),
            Act::Up if self.walks_list(Some(offer)) => self.step(offer, -1),
            Act::Nth(n) => return self.nth(offer, usize::from(n) - 1),
            Act::Letter(letter) => return self.letter(offer, letter),
            _ => {}
        }
        Picked::Nothing
    }

    fn confirm(&mut self, offer: &Offer, cursor: Option<Hex>) -> Picked {
        let here = cursor.filter(|hex| !self.at(offer, *hex).is_empty());
        match (self.picked, here) {
            (Some(number), _) => Picked::Take(number),
            (None, Some(hex)) => self.click(offer, hex),
            (None, None) if offer.is_small() => {
                self.usual(offer).map_or(Picked::Nothing, Picked::Take)
            }
            (None, None) => {
                self.picked = self.usual(offer);
                Picked::Nothing
            }
        }
    }

    fn usual(&self, offer: &Offer) -> Option<usize> {
        let fitting = self.fitting(offer);
        let usual = offer.number_of(&offer.decision.default);
        usual.filter(|number| fitting.contains(number)).or(fitting.first().copied())
    }

    fn back(&mut self) -> Picked {
        if self.place.take().is_some() || self.picked.take().is_some() {
            self.picked = None;
        } else if self.verb.take().is_none() {
            return Picked::Menu;
        }
        Picked::Nothing
    }

    fn step(&mut self, offer: &Offer, by: isize) {
        let fitting = self.fitting(offer);
        if fitting.is_empty() {
            return;
        }
        let now = self.picked.and_then(|number| fitting.iter().position(|n| *n == number));
        let next = match now {
            Some(index) => (index as isize + by).rem_euclid(fitting.len() as isize) as usize,
            None if by < 0 => fitting.len() - 1,
            None => 0,
        };
        self.picked = Some(fitting[next]);
    }

    /// The nth of the list; without a list, the nth verb.
    pub fn nth(&mut self, offer: &Offer, index: usize) -> Picked {
        if !self.lists(offer) {
            if let Some(verb) = offer.open_verbs().get(index) {
                return self.choose_verb(offer, *verb);
            }
            return Picked::Nothing;
        }
        match self.fitting(offer).get(index) {
            Some(number) => self.choose(*number),
            None => Picked::Nothing,
        }
    }

    fn letter(&mut self, offer: &Offer, letter: char) -> Picked {
        let verb = offer.open_verbs().into_iter().find(|verb| offer.verb(*verb).key == letter);
        verb.map_or(Picked::Nothing, |verb| self.choose_verb(offer, verb))
    }

    /// Shows the choices of a verb only; a verb with one choice picks it, and once more
    /// takes it.
    pub fn choose_verb(&mut self, offer: &Offer, verb: Verb) -> Picked {
        let again = self.verb == Some(verb);
        *self = Picking { verb: Some(verb), place: None, pointed: None, ..self.clone() };
        let fitting = self.fitting(offer);
        match fitting.as_slice() {
            [only] if again && self.picked == Some(*only) => return Picked::Take(*only),
            [only] => self.picked = Some(*only),
            _ if again => self.step(offer, 1),
            _ => self.picked = None,
        }
        Picked::Nothing
    }

    /// Picks a choice; picked once more, it is taken.
    pub fn choose(&mut self, number: usize) -> Picked {
        if self.picked == Some(number) {
            return Picked::Take(number);
        }
        self.picked = Some(number);
        Picked::Nothing
    }

    /// A hex was clicked. One choice there is taken; several are listed, the usual one
    /// picked, and a second click takes what is picked.
    pub fn click(&mut self, offer: &Offer, hex: Hex) -> Picked {
        match self.here(offer, hex).as_slice() {
            [only] => Picked::Take(*only),
            _ => self.tap(offer, hex),
        }
    }

    /// The choices at a hex, of another verb than picked if this one has none there.
    fn here(&mut self, offer: &Offer, hex: Hex) -> Vec<usize> {
        let here = self.at(offer, hex);
        if !here.is_empty() || self.verb.is_none() {
            return here;
        }
        let any = Picking { verb: None, ..self.clone() }.at(offer, hex);
        if !any.is_empty() {
            self.verb = None;
        }
        any
    }

    /// A hex was touched by a finger, which could not point at it before: the first touch
    /// picks the usual choice there, the second takes what is picked.
    pub fn tap(&mut self, offer: &Offer, hex: Hex) -> Picked {
        self.tab = Tab::Ask;
        match (self.here(offer, hex).as_slice(), self.picked) {
            ([], _) => {
                self.place = None;
                self.picked = None;
                Picked::Nothing
            }
            (several, Some(number)) if self.place == Some(hex) && several.contains(&number) => {
                Picked::Take(number)
            }
            _ => {
                self.place = Some(hex);
                self.picked = self.usual(offer);
                Picked::Nothing
            }
        }
    }
}
