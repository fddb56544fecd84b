//! The decision put to a person, with all that is needed to show it.

use bevy::platform::time::Instant;
use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{
    Choice, Closed, Decision, Forecast, Permit, PromptKind, QuestionInfo, Verb, VerbGroup,
    VerbInfo, gives_up, put_in_order, useful, usual,
};
use riposte_rules::exchange::LinkView;
use riposte_rules::figure::FigureId;
use riposte_words::phrase;

/// One legal answer.
#[derive(Clone, Debug)]
pub struct PromptOption {
    /// The answer.
    pub choice: Choice,
    /// In words.
    pub words: String,
    /// What it would bring; empty until that is worked out.
    pub forecast: Forecast,
    /// Whether that is worked out.
    pub known: bool,
    /// The hexes on the map that stand for it.
    pub places: Vec<Hex>,
}

/// A decision put to a person.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// The decision.
    pub decision: Decision,
    /// Its question.
    pub question: QuestionInfo,
    /// The question with names filled in.
    pub ask: String,
    /// Where the figure asked stands.
    pub stand: Hex,
    /// Every legal answer: what meets a blow first, else in canonical order.
    pub options: Vec<PromptOption>,
    /// What the rules offer but not now.
    pub closed: Vec<Closed>,
    /// The manoeuvres under way.
    pub exchange: Vec<LinkView>,
    /// Something useful to do, where the rulebook names no more than to do nothing; known with
    /// what every choice would bring.
    useful: Option<Choice>,
    /// Whether the rulebook names no more than that.
    gives_up: bool,
    /// The verbs of the rulebook.
    pub verbs: &'static [VerbInfo],
    /// The group of each verb, by number.
    pub groups: Vec<VerbGroup>,
}

/// The decision now put to a person, if there is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct PendingPrompt(pub Option<Prompt>);

impl Prompt {
    /// The pending decision as a prompt; `None` when nothing is asked.
    pub fn of(table: Table) -> Option<Prompt> {
        let decision = table.decision()?.clone();
        let book = table.book();
        let world = table.world();
        let question = book.questions()[decision.question.0 as usize];
        let mut choices = decision.choices.clone();
        choices.sort_by_key(|choice| rank(&question, &decision, choice));
        let options = choices.iter().map(|choice| option(table, &decision, choice)).collect();
        Some(Prompt {
            ask: phrase(&riposte_rules::tell::asked(table)).into_owned(),
            question,
            stand: table.hex(decision.figure),
            options,
            closed: book.closed(world),
            exchange: book.exchange(world),
            verbs: book.verbs(),
            useful: None,
            gives_up: gives_up(table, &decision),
            groups: (0..book.verbs().len()).map(|n| book.group(Verb(n as u8))).collect(),
            decision,
        })
    }

    /// Puts it into the words of the language that is spoken now; what each choice would bring is
    /// worked out anew.
    pub fn say_anew(&mut self, table: Table) {
        let Some(mut new) = Prompt::of(table) else { return };
        new.options.sort_by_key(|option| self.number_of(&option.choice));
        *self = new;
    }

    /// Works out what choices would bring, the one with a number first, until the time is up.
    /// True when nothing is left: the choices are then in the order in which they are listed.
    pub fn learn(&mut self, table: Table, first: Option<usize>, until: Instant) -> bool {
        let rest = 0..self.options.len();
        for number in first.into_iter().chain(rest) {
            let Some(option) = self.options.get_mut(number).filter(|option| !option.known) else {
                continue;
            };
            option.forecast = table.book().forecast(table.world(), &option.choice);
            option.known = true;
            if Instant::now() > until {
                break;
            }
        }
        let done = self.is_known();
        if done {
            put_in_order(&mut self.options, |option| (&option.choice, &option.forecast));
            let ways = self.options.iter().map(|option| (&option.choice, &option.forecast));
            self.useful = useful(table, &self.decision, ways);
        }
        done
    }

    /// Whether it is worked out what every choice would bring.
    pub fn is_known(&self) -> bool {
        self.options.iter().all(|option| option.known)
    }

    /// The usual choice; the one the rulebook names until it is known what each would bring.
    pub fn usual(&self) -> Choice {
        match self.is_known() {
            true if self.useful.is_some() => self.useful.unwrap_or_default(),
            true => {
                let ways = self.options.iter().map(|option| (&option.choice, &option.forecast));
                usual(&self.decision, ways)
            }
            false => self.decision.default,
        }
    }

    /// Whether it is not yet known what would be better than to do nothing with the turn.
    pub fn may_be_better(&self) -> bool {
        self.gives_up && !self.is_known()
    }

    /// What a verb means.
    pub fn verb(&self, verb: Verb) -> &'static VerbInfo {
        &self.verbs[verb.0 as usize]
    }

    /// The group under which a verb is listed.
    pub fn group(&self, verb: Verb) -> VerbGroup {
        self.groups.get(verb.0 as usize).copied().unwrap_or_default()
    }

    /// Whether a choice is nothing but a hex to go to.
    pub fn only_goes(&self, number: usize) -> bool {
        let choice = self.options.get(number).map(|option| &option.choice);
        choice.is_some_and(|choice| choice.hex.is_some() && choice.target.is_none())
    }

    /// Whether dice decide what comes of a choice: it is shown before it is taken.
    pub fn throws_dice(&self, number: usize) -> bool {
        let forecast = self.options.get(number).map(|option| &option.forecast);
        forecast.is_some_and(|it| it.chance.is_some() || !it.rolls.is_empty())
    }

    /// Whether a choice is one of what may be done afterwards, and striking is.
    pub fn lets_strike(&self, number: usize) -> bool {
        let permits = self.options.get(number).map(|option| &option.forecast.permits);
        permits.is_some_and(|permits| permits.contains(&Permit::Strike))
    }

    /// The open verbs, each once, in the order of the answers; where each says what it leaves open,
    /// the usual one comes first.
    pub fn open_verbs(&self) -> Vec<Verb> {
        let mut verbs: Vec<Verb> = self.options.iter().map(|option| option.choice.verb).collect();
        verbs.dedup();
        if self.options.iter().any(|option| !option.forecast.permits.is_empty()) {
            let usual = self.decision.default.verb;
            verbs.sort_by_key(|verb| *verb != usual);
        }
        verbs
    }

    /// Whether one click takes a choice: it says what it leaves open, so that more is asked before
    /// anything comes of it, and it can be undone until then.
    pub fn at_once(&self, number: usize) -> bool {
        self.options.get(number).is_some_and(|option| !option.forecast.permits.is_empty())
    }

    /// The number of a choice in the list.
    pub fn number_of(&self, choice: &Choice) -> Option<usize> {
        self.options.iter().position(|option| option.choice == *choice)
    }

    /// What the rules offer but not now, in groups of one reason, each where its first stands.
    pub fn closed_by_reason(&self, of: impl Fn(&Closed) -> bool) -> Vec<Vec<&Closed>> {
        let mut groups: Vec<Vec<&Closed>> = Vec::new();
        for one in self.closed.iter().filter(|closed| of(closed)) {
            match groups.iter_mut().find(|group| group[0].reason == one.reason) {
                Some(group) => group.push(one),
                None => groups.push(vec![one]),
            }
        }
        groups
    }

    /// The same in words, a line for each reason: `Move, Wait: stunned`.
    pub fn why_not(&self, of: impl Fn(&Closed) -> bool) -> Vec<String> {
        let line = |group: Vec<&Closed>| {
            let names: Vec<_> =
                group.iter().map(|closed| phrase(self.verb(closed.verb).name)).collect();
            format!("{}: {}", names.join(", "), phrase(&group[0].reason))
        };
        self.closed_by_reason(of).into_iter().map(line).collect()
    }

    /// Whether the question answers another's manoeuvre, so that each answer gets a card.
    pub fn is_answer(&self) -> bool {
        self.question.weight == PromptKind::React
    }

    /// Whether the question is a small one with a default that one key accepts.
    pub fn is_small(&self) -> bool {
        matches!(self.question.weight, PromptKind::Detail | PromptKind::Idle)
    }

    /// Whether nothing is asked but which way the figure looks.
    pub fn is_turn(&self) -> bool {
        mere_turns(&self.decision)
    }

    /// Whether nothing is asked but which figure it is to be.
    pub fn is_pick(&self) -> bool {
        let mut named =
            self.options.iter().filter(|option| option.choice.actor.is_some()).peekable();
        named.peek().is_some() && named.all(|option| names_a_figure(&option.choice))
    }

    /// The mere turn to a side, by its number.
    pub fn turn(&self, facing: Facing) -> Option<usize> {
        let turns =
            |option: &PromptOption| is_turn(&option.choice) && option.choice.facing == Some(facing);
        self.options.iter().position(turns)
    }
}

/// Where an answer to a blow stands among the others: those that meet it come first, then turns
/// and words, and to do nothing is the last.
fn rank(question: &QuestionInfo, decision: &Decision, choice: &Choice) -> u8 {
    if question.weight != PromptKind::React || decision.default == decision.decline {
        return 0;
    }
    let aside = (is_turn(choice) && choice.arm.is_none()) || choice.number.is_some();
    if *choice == decision.decline { 2 } else { u8::from(aside) }
}

/// Whether every answer of a decision is no more than a way to look.
pub fn mere_turns(decision: &Decision) -> bool {
    decision.choices.len() > 1 && decision.choices.iter().all(is_turn)
}

fn is_turn(choice: &Choice) -> bool {
    choice.facing.is_some() && choice.hex.is_none() && choice.target.is_none()
}

/// Whether a choice is no more than the name of a figure.
pub(super) fn names_a_figure(choice: &Choice) -> bool {
    choice.actor.is_some()
        && choice.hex.is_none()
        && choice.facing.is_none()
        && choice.target.is_none()
}

impl PromptOption {
    /// Whether the choice is about a figure that stands in a hex with others.
    pub fn is_about(&self, figure: FigureId) -> bool {
        self.choice.target.or(self.choice.actor) == Some(figure)
    }
}

fn option(table: Table, decision: &Decision, choice: &Choice) -> PromptOption {
    let book = table.book();
    let words = book.wording(table.world(), choice);
    PromptOption {
        choice: *choice,
        words: match words.is_empty() {
            true => riposte_rules::decision::write(table, choice),
            false => phrase(&words).into_owned(),
        },
        forecast: Forecast::default(),
        known: false,
        places: places(table, decision, choice),
    }
}

/// A choice is found at the hex it goes to and at the figure it is done to; a mere turn
/// at the neighbour it looks at, a mere name where that figure stands, and staying, where
/// all else is going somewhere, where the figure is.
fn places(table: Table, decision: &Decision, choice: &Choice) -> Vec<Hex> {
    let mut places: Vec<Hex> = choice.hex.into_iter().collect();
    // Somebody who is yet to come stands nowhere.
    let target = choice.target.filter(|target| table.active(*target));
    let target = target.map(|target| table.hex(target));
    places.extend(target.filter(|hex| Some(*hex) != choice.hex));
    if let (true, Some(facing)) = (places.is_empty(), choice.facing) {
        let figure = choice.actor.unwrap_or(decision.figure);
        places.push(table.hex(figure) + facing.step());
    }
    if let (true, Some(actor)) = (names_a_figure(choice), choice.actor) {
        places.push(table.hex(actor));
    }
    if places.is_empty() && *choice == decision.decline && goes_somewhere(decision) {
        places.push(table.hex(decision.figure));
    }
    places
}

/// Whether every answer but the one that declines leads to a hex.
fn goes_somewhere(decision: &Decision) -> bool {
    let mut others = decision.choices.iter().filter(|choice| **choice != decision.decline);
    decision.choices.len() > 1 && others.all(|choice| choice.hex.is_some())
}
