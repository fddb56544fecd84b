//! What a player has picked of the prompt so far: a verb, a place, a choice.

use bevy::prelude::*;
use riposte_rules::board::{Facing, Hex, nearest_directions};
use riposte_rules::decision::{Verb, VerbGroup};
use riposte_rules::figure::FigureId;

use super::log::LogView;
use super::ways::{Row, leading};
use crate::driver::Prompt;
use crate::input::Act;

/// The way from the prompt to one choice.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Picking {
    /// Only verbs of this group are listed.
    pub group: Option<VerbGroup>,
    /// Only choices of this verb.
    pub verb: Option<Verb>,
    /// Only choices at this hex.
    pub place: Option<Hex>,
    /// Of the choices at a hex where several figures are, only those about this one.
    pub figure: Option<FigureId>,
    /// The choice picked, by its number in the prompt.
    pub picked: Option<usize>,
    /// The choice under the pointer in a list.
    pub pointed: Option<usize>,
    /// Whether every hex that can be struck is marked.
    pub threats: bool,
    /// Whether the arcs of the figure looked at are marked.
    pub arcs: bool,
    /// Whether the modifiers are shown.
    pub details: bool,
    /// Whether what is not open is listed, with its reasons.
    pub closed: bool,
    /// Which part of a long list is shown.
    pub page: usize,
    /// How the log is looked at.
    pub log: LogView,
    /// Whether all is told of the figure looked at.
    pub card: bool,
    /// A word to the player that lies over the board until it was heard: why a button can do nothing,
    /// or what one has done.
    pub told: Option<String>,
    /// What was chosen only says what may be done next: that is then picked at once, at this hex if
    /// there is one.
    pub onward: Option<Option<Hex>>,
    /// What a small window shows beside the board.
    pub tab: Tab,
    /// What the list in view was narrowed to; `None` before a prompt is listed.
    pub listed: Option<(Option<Verb>, Option<Hex>, Option<VerbGroup>, usize)>,
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
    /// Answer with this choice, by its number in the prompt.
    Take(usize),
    /// The same, and then look this way if that is asked next.
    TakeAndLook(usize, Facing),
    /// Nothing was left to go back from: the menu.
    Menu,
}

impl Picking {
    /// Begins anew, for another prompt.
    pub fn reset(&mut self) {
        *self = Picking {
            threats: self.threats,
            arcs: self.arcs,
            details: self.details,
            log: std::mem::take(&mut self.log),
            card: self.card,
            ..Picking::default()
        };
    }

    /// Lets go of all that was picked of this prompt, so that everything is listed again.
    pub fn begin_again(&mut self) {
        // A list that was not narrowed stays where it is scrolled to.
        let listed = self.listed.take();
        self.reset();
        self.listed = listed;
    }

    /// The choices that fit what was picked, by number.
    pub fn fitting(&self, prompt: &Prompt) -> Vec<usize> {
        let fits = |number: &usize| {
            let option = &prompt.options[*number];
            self.verb.is_none_or(|verb| verb == option.choice.verb)
                && self.place.is_none_or(|place| option.places.contains(&place))
        };
        let fitting: Vec<usize> = (0..prompt.options.len()).filter(fits).collect();
        if self.place.is_some() { self.about_figure(prompt, fitting) } else { fitting }
    }

    /// Where several figures are in a hex, the choices there about the one pointed at; all of them
    /// when none is about it.
    pub fn about_figure(&self, prompt: &Prompt, fitting: Vec<usize>) -> Vec<usize> {
        let Some(figure) = self.figure else { return fitting };
        let is_about = |number: &&usize| prompt.options[**number].is_about(figure);
        let about: Vec<usize> = fitting.iter().filter(is_about).copied().collect();
        if about.is_empty() { fitting } else { about }
    }

    /// The choices at a hex that fit the verb, by number.
    pub fn at(&self, prompt: &Prompt, hex: Hex) -> Vec<usize> {
        Picking { place: Some(hex), ..self.clone() }.fitting(prompt)
    }

    /// Whether the fitting choices stand in a list rather than on the map.
    pub fn lists(&self, prompt: &Prompt) -> bool {
        let short = prompt.is_turn() || prompt.is_pick();
        let narrowed = self.verb.is_some() || self.place.is_some();
        narrowed || short || prompt.is_answer() || prompt.is_small()
    }

    /// Whether up and down walk through the list of choices.
    pub fn walks_list(&self, prompt: Option<&Prompt>) -> bool {
        prompt.is_some_and(|prompt| {
            let short = prompt.is_pick() || prompt.is_turn();
            let listed = short || prompt.is_answer() || prompt.is_small();
            self.place.is_some() || listed || self.no_places(prompt)
        })
    }

    fn no_places(&self, prompt: &Prompt) -> bool {
        self.verb.is_some()
            && self.fitting(prompt).iter().all(|n| prompt.options[*n].places.is_empty())
    }

    /// Whether anything is picked or narrowed down that one can go back from.
    pub fn has_begun(&self) -> bool {
        let narrowed = self.verb.is_some() || self.group.is_some();
        narrowed || self.place.is_some() || self.picked.is_some()
    }

    /// Whether another list is to be shown than in the frame before: it begins at its top.
    pub fn lists_anew(&mut self) -> bool {
        let now = Some((self.verb, self.place, self.group, self.page));
        std::mem::replace(&mut self.listed, now) != now
    }

    /// The choice to be shown: pointed at, or picked.
    pub fn shown(&self, prompt: &Prompt) -> Option<usize> {
        self.pointed.or(self.picked).filter(|number| *number < prompt.options.len())
    }

    /// A key was pressed; `cursor` is the hex the keyboard points at.
    pub fn press(&mut self, prompt: &Prompt, act: Act, cursor: Option<Hex>) -> Picked {
        match act {
            Act::Confirm => return self.confirm(prompt, cursor),
            Act::Back => return self.back(),
            Act::Up if prompt.is_turn() => self.look(prompt, |_| Facing::N),
            Act::Down if prompt.is_turn() => self.look(prompt, |_| Facing::S),
            Act::Left if prompt.is_turn() => self.look(prompt, |now| now.turned(-1)),
            Act::Right if prompt.is_turn() => self.look(prompt, |now| now.turned(1)),
            Act::Next => self.step(prompt, 1),
            Act::Previous => self.step(prompt, -1),
            Act::Down if self.walks_list(Some(prompt)) => self.step(prompt, 1),
            Act::Up if self.walks_list(Some(prompt)) => self.step(prompt, -1),
            Act::Nth(n) => return self.nth(prompt, usize::from(n) - 1),
            Act::Letter(letter) => return self.letter(prompt, letter),
            _ => {}
        }
        Picked::Nothing
    }

    fn confirm(&mut self, prompt: &Prompt, cursor: Option<Hex>) -> Picked {
        let here = cursor.filter(|hex| !self.at(prompt, *hex).is_empty());
        let lies = |number: usize, hex: Hex| {
            prompt.options.get(number).is_some_and(|it| it.places.contains(&hex))
        };
        match (self.picked, here) {
            // The cursor was led elsewhere since.
            (Some(number), Some(hex)) if self.verb.is_some() && !lies(number, hex) => {
                self.click(prompt, hex)
            }
            (Some(number), _) => Picked::Take(number),
            (None, Some(hex)) => self.click(prompt, hex),
            (None, None) => match self.at_enter(prompt) {
                Some(usual) => Picked::Take(usual),
                None => {
                    self.picked = self.usual(prompt).filter(|_| !prompt.may_be_better());
                    Picked::Nothing
                }
            },
        }
    }

    /// Turns the way to look that is picked, or the usual one.
    fn look(&mut self, prompt: &Prompt, turn: impl FnOnce(Facing) -> Facing) {
        let now = self.picked.or(self.usual(prompt)).and_then(|n| prompt.options.get(n));
        let now = now.and_then(|option| option.choice.facing).unwrap_or_default();
        self.picked = prompt.turn(turn(now)).or(self.picked);
    }

    /// A press on a hex was drawn to a side: the choice there, and then looking that way.
    pub fn aim(&mut self, prompt: &Prompt, hex: Hex, facing: Facing) -> Picked {
        let mut here = self.at(prompt, hex);
        if here.is_empty() {
            here = Picking { verb: None, ..self.clone() }.at(prompt, hex);
        }
        let looks = |number: &&usize| prompt.options[**number].choice.facing == Some(facing);
        let free = |number: &&usize| {
            let choice = &prompt.options[**number].choice;
            choice.facing.is_none() && choice.actor.is_none()
        };
        if let Some(number) = here.iter().find(looks) {
            return Picked::Take(*number);
        }
        let picked = self.picked.filter(|number| here.contains(number));
        match picked.as_ref().filter(free).or(here.iter().find(free)) {
            Some(number) => Picked::TakeAndLook(*number, facing),
            None => Picked::Nothing,
        }
    }

    /// The usual choice of those that fit, or the one that leads them.
    pub fn usual(&self, prompt: &Prompt) -> Option<usize> {
        leading(prompt, &self.fitting(prompt), prompt.number_of(&prompt.usual()))
    }

    fn back(&mut self) -> Picked {
        if self.place.take().is_some() || self.picked.take().is_some() {
            self.picked = None;
            self.figure = None;
        } else if self.verb.take().is_none() && self.group.take().is_none() {
            return Picked::Menu;
        }
        self.page = 0;
        Picked::Nothing
    }

    fn step(&mut self, prompt: &Prompt, by: isize) {
        let fitting = self.fitting(prompt);
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

    /// The nth row of the list.
    pub fn nth(&mut self, prompt: &Prompt, index: usize) -> Picked {
        match self.rows(prompt).get(index) {
            Some(row) => self.choose_row(prompt, row),
            None => Picked::Nothing,
        }
    }

    /// A row of the list was clicked, or its number pressed.
    pub fn choose_row(&mut self, prompt: &Prompt, row: &Row) -> Picked {
        match row {
            Row::Verb(verb) => return self.choose_verb(prompt, *verb),
            Row::Way(way) => {
                let lead = self.lead(prompt, way);
                return lead.map_or(Picked::Nothing, |number| self.choose(number));
            }
            Row::Group(group, _) => (self.group, self.page) = (Some(*group), 0),
            Row::More(_) => self.page += 1,
        }
        Picked::Nothing
    }

    fn letter(&mut self, prompt: &Prompt, letter: char) -> Picked {
        let verb = prompt.open_verbs().into_iter().find(|verb| prompt.verb(*verb).key == letter);
        verb.map_or(Picked::Nothing, |verb| self.choose_verb(prompt, verb))
    }

    /// Shows the choices of a verb only; a verb with one choice picks it where it is listed, and
    /// once more takes it.
    pub fn choose_verb(&mut self, prompt: &Prompt, verb: Verb) -> Picked {
        let (again, page) = (self.verb == Some(verb), self.page);
        *self = Picking { verb: Some(verb), place: None, pointed: None, page: 0, ..self.clone() };
        let fitting = self.fitting(prompt);
        match fitting.as_slice() {
            [only] if prompt.at_once(*only) => return Picked::Take(*only),
            [only] if self.picked == Some(*only) => return Picked::Take(*only),
            [only] => (self.verb, self.page, self.picked) = (None, page, Some(*only)),
            // One key more takes the usual one.
            several if again && self.picked.is_some_and(|number| several.contains(&number)) => {
                return self.picked.map_or(Picked::Nothing, Picked::Take);
            }
            _ if again => self.step(prompt, 1),
            _ => self.picked = self.usual(prompt).filter(|number| !prompt.only_goes(*number)),
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

    /// The next question after a choice that only said what may be done: what is usual there is
    /// picked at once, at the hex that was clicked if there is one.
    pub fn go_on(&mut self, prompt: &Prompt) {
        let Some(hex) = self.onward.take() else { return };
        if self.picked.is_some() || prompt.is_turn() {
            return;
        }
        self.place = hex.filter(|hex| !self.at(prompt, *hex).is_empty());
        self.picked = self.usual(prompt).filter(|number| !prompt.only_goes(*number));
    }

    /// A hex was clicked. One choice there that throws no dice is taken; others are shown, the usual
    /// one picked, and a second click takes what is picked.
    pub fn click(&mut self, prompt: &Prompt, hex: Hex) -> Picked {
        if prompt.is_turn() {
            return self.towards(prompt, hex).map_or(Picked::Nothing, Picked::Take);
        }
        let here = self.here(prompt, hex);
        match (here.as_slice(), self.picked) {
            ([only], _) if !prompt.throws_dice(*only) => Picked::Take(*only),
            (several, Some(number)) if several.contains(&number) => Picked::Take(number),
            _ => self.tap(prompt, hex),
        }
    }

    /// The choices at a hex, of another verb than picked if this one has none there.
    fn here(&mut self, prompt: &Prompt, hex: Hex) -> Vec<usize> {
        let here = self.at(prompt, hex);
        if !here.is_empty() || self.verb.is_none() {
            return here;
        }
        let any = Picking { verb: None, ..self.clone() }.at(prompt, hex);
        if !any.is_empty() {
            self.verb = None;
        }
        any
    }

    /// A hex was touched by a finger, which could not point at it before: the first touch
    /// picks the usual choice there, the second takes what is picked.
    pub fn tap(&mut self, prompt: &Prompt, hex: Hex) -> Picked {
        self.tab = Tab::Ask;
        if prompt.is_turn() {
            let before = self.picked;
            self.picked = self.towards(prompt, hex);
            let again = self.picked.filter(|number| before == Some(*number));
            return again.map_or(Picked::Nothing, Picked::Take);
        }
        match (self.here(prompt, hex).as_slice(), self.picked) {
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
                self.picked = self.usual(prompt);
                Picked::Nothing
            }
        }
    }

    /// While nothing but a way to look is asked: looking towards a hex. One's own hex stands
    /// for the usual way.
    pub fn towards(&self, prompt: &Prompt, hex: Hex) -> Option<usize> {
        let usual = self.usual(prompt);
        let facing = usual.and_then(|number| prompt.options[number].choice.facing);
        let ways = nearest_directions(prompt.stand, hex);
        let way = ways.iter().find(|way| Some(**way) == facing).or(ways.first());
        way.map_or(usual, |way| prompt.turn(*way))
    }
}
