//! An action as one thing: what it is called, whether it is open and why not, what it costs, what
//! is foretold of it and what it does.
//!
//! A book writes an [`Action`] for each of its verbs and lists them. Whether an action is open is
//! asked in one place, [`Action::open`], so the choices that are listed and the reasons that are
//! given for the others cannot contradict each other.

use bevy_ecs::prelude::*;
use riposte_rules::battle::tell;
use riposte_rules::decision::{Choice, Closed, Forecast, Verb, VerbInfo};
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Text;
use riposte_words::{phrase, say};

/// The reader of a rulebook, by which its actions see the battle.
pub trait Reader: 'static {
    /// What reads a World.
    type View<'w>: Copy;
    /// The reader of a World.
    fn view(world: &World) -> Self::View<'_>;
}

/// Why an action is not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What it rests on.
    pub fact: Fact,
    /// The rule that closes the action.
    pub rule: &'static str,
}

/// What a reason rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The figure has too little of something to pay with.
    Short {
        /// Of what: "AP".
        of: &'static str,
        /// How much the action takes.
        needs: i32,
        /// How much the figure has.
        has: i32,
    },
    /// Something that can be otherwise at another moment, in words.
    Now(Text),
    /// Something that lasts as long as the battle: the figure never does this. A player is not
    /// told unless it is asked for.
    Never(Text),
    /// Something that can be otherwise and is not worth a word now: it carries no bow. A player is
    /// not told either.
    Untold(Text),
}

impl Why {
    /// What can be otherwise at another moment.
    pub fn now(words: impl Into<Text>, rule: &'static str) -> Self {
        Self { fact: Fact::Now(words.into()), rule }
    }

    /// The reason in words, as it is shown: "needs 2 AP, has 1".
    pub fn words(&self) -> Text {
        match &self.fact {
            Fact::Short { of, needs, has } => {
                say!("needs {needs} {of}, has {has}", needs, of = phrase(of), has).into()
            }
            Fact::Now(words) | Fact::Never(words) | Fact::Untold(words) => {
                phrase(words).into_owned().into()
            }
        }
    }

    /// The action of a verb, closed for this reason.
    pub fn closes(&self, verb: Verb) -> Closed {
        Closed { verb, reason: self.words().into_owned(), rule: self.rule }
    }

    /// Whether it holds as long as the battle lasts.
    pub fn lasts(&self) -> bool {
        matches!(self.fact, Fact::Never(_))
    }

    /// Whether a player is told of it without asking.
    pub fn told(&self) -> bool {
        !matches!(self.fact, Fact::Never(_) | Fact::Untold(_))
    }
}

/// The choices of an action, one at least, or why there are none.
pub type Open = Result<Vec<Choice>, Why>;

/// Closes an action unless something holds now.
///
/// # Errors
/// The reason, where it does not hold.
pub fn need(holds: bool, words: impl Into<Text>, rule: &'static str) -> Result<(), Why> {
    need_with(holds, || words.into(), rule)
}

/// The same with words that are made only when they are needed.
///
/// # Errors
/// The reason, where it does not hold.
pub fn need_with(holds: bool, words: impl FnOnce() -> Text, rule: &'static str) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(Why { fact: Fact::Now(words()), rule }) }
}

/// Closes an action for a figure that never does it: it lacks the gift, or the training.
///
/// # Errors
/// The reason, where the figure is no such one.
pub fn able(is: bool, words: impl Into<Text>, rule: &'static str) -> Result<(), Why> {
    if is { Ok(()) } else { Err(Why { fact: Fact::Never(words.into()), rule }) }
}

/// Closes an action that is out of the question as a figure is now: it carries no bow, it stands
/// already.
///
/// # Errors
/// The reason, where it is out of the question.
pub fn apt(is: bool, words: impl Into<Text>, rule: &'static str) -> Result<(), Why> {
    if is { Ok(()) } else { Err(Why { fact: Fact::Untold(words.into()), rule }) }
}

/// Closes an action that the figure cannot pay for.
///
/// # Errors
/// What it takes and what there is.
pub fn afford(of: &'static str, needs: i32, has: i32, rule: &'static str) -> Result<(), Why> {
    if has >= needs { Ok(()) } else { Err(Why { fact: Fact::Short { of, needs, has }, rule }) }
}

/// The choices that were found, or why there are none: the words and the rule.
///
/// # Errors
/// The reason, where none was found.
pub fn some<T: Into<Text>>(
    choices: impl IntoIterator<Item = Choice>,
    none: impl FnOnce() -> (T, &'static str),
) -> Open {
    let choices: Vec<Choice> = choices.into_iter().collect();
    if !choices.is_empty() {
        return Ok(choices);
    }
    let (words, rule) = none();
    Err(Why { fact: Fact::Now(words.into()), rule })
}

/// An action of a rulebook.
pub trait Action<R: Reader>: Sync {
    /// Its verb, under which the book's list of words names, explains and draws it.
    fn verb(&self) -> Verb;
    /// The ways in which a figure may take it now, or why it may not.
    ///
    /// # Errors
    /// Why the action is not open.
    fn open(&self, view: R::View<'_>, figure: FigureId) -> Open;
    /// What it adds to the list of what is open: the same. Where one search finds the choices of
    /// several actions, the first of them may list those of all, and the others none.
    fn listed(&self, view: R::View<'_>, figure: FigureId) -> Vec<Choice> {
        self.open(view, figure).unwrap_or_default()
    }
    /// What it takes of what figures pay with; 0: nothing.
    fn cost(&self, _view: R::View<'_>) -> u8 {
        0
    }
    /// What a choice of it takes, where that depends on how it is done.
    fn price(&self, view: R::View<'_>, _figure: FigureId, _choice: &Choice) -> u8 {
        self.cost(view)
    }
    /// Whether it is paid before anything else of it happens. Otherwise [`Action::carry_out`] pays.
    fn paid_first(&self) -> bool {
        true
    }
    /// On what or where, after the name of the verb: "on Wat". Empty where the name says all.
    fn object(&self, _view: R::View<'_>, _figure: FigureId, _choice: &Choice) -> String {
        String::new()
    }
    /// What the log says when it begins, without the name of the figure: "tries to evade". Empty
    /// where what happens is told anyway.
    fn announced(&self, _view: R::View<'_>, _figure: FigureId, _choice: &Choice) -> String {
        String::new()
    }
    /// What it would bring, exactly; its cost is there already. Nothing where nothing is rolled.
    fn foretell(
        &self,
        _view: R::View<'_>,
        _figure: FigureId,
        _choice: &Choice,
        _forecast: &mut Forecast,
    ) {
    }
    /// Does it; nothing where it is done step by step, or together with what others do, so that
    /// the turn of the book has it in hand.
    fn carry_out(&self, _world: &mut World, _figure: FigureId, _choice: Choice) {}
    /// The advantage that it is expected to bring beyond what its forecast says, for computer
    /// players; nothing where nothing is foreseen.
    fn brings(&self, _view: R::View<'_>, _figure: FigureId, _choice: &Choice) -> Option<f64> {
        None
    }
}

/// The actions of a rulebook, in the canonical order of their verbs.
pub struct Actions<R: Reader>(pub &'static [&'static dyn Action<R>]);

impl<R: Reader> Actions<R> {
    /// The action of a verb.
    pub fn find(&self, verb: Verb) -> Option<&'static dyn Action<R>> {
        self.0.iter().find(|action| action.verb() == verb).copied()
    }

    /// Every choice that is open to a figure.
    pub fn open(&self, view: R::View<'_>, figure: FigureId) -> Vec<Choice> {
        self.0.iter().flat_map(|action| action.listed(view, figure)).collect()
    }

    /// Whether one of some actions is open to a figure.
    pub fn any_open(&self, view: R::View<'_>, figure: FigureId) -> bool {
        self.0.iter().any(|action| action.open(view, figure).is_ok())
    }

    /// What is not open to a figure and could be at another moment, with the reasons.
    pub fn closed(&self, view: R::View<'_>, figure: FigureId) -> Vec<Closed> {
        let why = |action: &&dyn Action<R>| {
            let why = action.open(view, figure).err().filter(Why::told)?;
            Some(why.closes(action.verb()))
        };
        self.0.iter().filter_map(why).collect()
    }

    /// Announces a choice under the rule of its verb, has it paid, and does it.
    pub fn carry_out(
        &self,
        world: &mut World,
        figure: FigureId,
        choice: Choice,
        rule: &'static str,
        pay: impl FnOnce(&mut World, FigureId, u8),
    ) {
        self.carry_out_as(world, figure, choice, (Link::Action, rule), pay);
    }

    /// The same as a link of what is under way.
    pub fn carry_out_as(
        &self,
        world: &mut World,
        figure: FigureId,
        choice: Choice,
        (link, rule): (Link, &'static str),
        pay: impl FnOnce(&mut World, FigureId, u8),
    ) {
        let Some(action) = self.find(choice.verb) else { return };
        let view = R::view(world);
        let cost = action.price(view, figure, &choice);
        // Words cost time, and where computer players try things out nobody reads them.
        if world.resource::<Journal>().keeps() {
            let words = action.announced(view, figure, &choice);
            if !words.is_empty() {
                tell(world, || Event::Declared { figure, link, choice, words, rule });
            }
        }
        if action.paid_first() && cost > 0 {
            pay(world, figure, cost);
        }
        action.carry_out(world, figure, choice);
    }

    /// A choice as on a button: the name of its verb, and on what or where.
    pub fn wording(
        &self,
        verbs: &[VerbInfo],
        view: R::View<'_>,
        figure: FigureId,
        choice: &Choice,
    ) -> String {
        let name = phrase(verbs[usize::from(choice.verb.0)].name);
        let object = self.find(choice.verb).map(|action| action.object(view, figure, choice));
        match object.filter(|object| !object.is_empty()) {
            Some(object) => format!("{name} {}", phrase(&object)),
            None => name.into_owned(),
        }
    }
}
