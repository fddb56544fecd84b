//! Whether what a choice names comes about, or something was told that says why not: its hex is
//! reached, its facing taken, its target struck at, its price paid.

use riposte_rules::battle::{Battle, Table};
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{Choice, write};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::tell;

/// What was chosen, and what of it has not come about yet.
struct Promise {
    by: FigureId,
    choice: Choice,
    line: String,
    /// Where the forecast has the figure end, where nothing stops it.
    end: Option<Hex>,
    /// Whom the forecast says it harms, until it has struck at that one.
    strikes: Option<FigureId>,
    /// The prices that the forecast names, until they are paid: of what, and how much.
    price: Vec<(&'static str, i32)>,
    /// Whether something was told since of that figure, besides that it was chosen.
    told: bool,
    /// Whether something was told that is a reason not to strike, or not to pay.
    why: bool,
    /// All that was told of the two, for the person who has to find out what went wrong.
    heard: Vec<Event>,
}

impl Promise {
    fn of(battle: &Battle, by: FigureId, choice: Choice) -> Promise {
        let table = battle.table();
        let forecast = table.book().forecast(battle.world(), &choice);
        // What is only planned comes about by another choice.
        let plans = table.book().plans(battle.world(), &choice);
        let harmed = forecast.harm.as_ref().map(|harm| harm.figure);
        let priced = forecast.costs.iter().filter(|cost| cost.amount > 0);
        Promise {
            by,
            end: forecast.path.last().copied().filter(|_| !plans),
            strikes: choice.target.filter(|target| harmed == Some(*target) && *target != by),
            price: priced.map(|cost| (cost.of, cost.amount)).collect(),
            line: write(table, &choice),
            choice,
            told: false,
            why: false,
            heard: Vec::new(),
        }
    }

    /// Takes note of what happened: of the one who chose, or of the one it was done to.
    fn hear(&mut self, event: &Event) {
        let meant = [Some(self.by), self.choice.target];
        let about = event.figures().into_iter().any(|figure| meant.contains(&Some(figure)));
        if !about {
            return;
        }
        self.heard.push(event.clone());
        self.told |= match event {
            Event::Declared { .. } | Event::Spent { .. } | Event::Gained { .. } => false,
            Event::Phase { .. } | Event::Turn { .. } => false,
            // Its own steps on the way to where it said are no reason not to arrive.
            Event::Moved { figure, forced, .. } => *forced && *figure == self.by,
            Event::Turned { .. } => self.choice.facing.is_none() && self.end.is_none(),
            _ => true,
        };
        match event {
            Event::Blow { attacker, target, hit, .. } if *attacker == self.by => {
                self.strikes.take_if(|at| at == target);
                // A missile may find somebody on its way.
                self.why |= *hit && Some(*target) != self.choice.target;
            }
            Event::Wounded { figure, by, .. } if *by == Some(self.by) => {
                self.strikes.take_if(|at| at == figure);
            }
            Event::Spent { figure, of, amount, .. } if *figure == self.by => {
                if let Some(at) = self.price.iter().position(|price| *price == (*of, *amount)) {
                    self.price.swap_remove(at);
                }
            }
            // What is paid after a roll is what the roll says.
            Event::Rolled { figure, meaning: Some(_), .. } if *figure == Some(self.by) => {
                self.price.clear();
                self.why |= self.excuses(event);
            }
            _ => self.why |= self.excuses(event),
        }
    }

    /// Whether an event about either of the two is a reason not to strike, or not to pay.
    fn excuses(&self, event: &Event) -> bool {
        match event {
            Event::Condition { .. } | Event::Told { .. } | Event::Out { .. } => true,
            Event::Postured { .. } | Event::Unbound { .. } | Event::Dropped { .. } => true,
            Event::Moved { figure, forced, .. } => *forced || *figure != self.by,
            // A figure that dodges somebody on its way has ended its own movement by that.
            Event::Declared { figure, link, .. } => {
                *figure == self.by && *link == Link::Reaction && self.end.is_some()
            }
            // What needs no weapon may fail before it comes to a blow: a spell, a grapple.
            Event::Rolled { figure, .. } => self.choice.arm.is_none() && *figure == Some(self.by),
            _ => false,
        }
    }

    /// Whether nothing is to come any more but what has come.
    fn kept(&self) -> bool {
        self.told && (self.why || self.strikes.is_none() && self.price.is_empty())
    }

    /// What has not come about; none when all has, or when it was told why not.
    fn broken(&self, table: Table) -> Option<String> {
        if !table.active(self.by) {
            return None;
        }
        if let Some(target) = self.strikes.filter(|_| !self.why) {
            return Some(format!("does not strike at {}", table.name(target)));
        }
        if let Some((of, amount)) = self.price.first().filter(|_| !self.why) {
            return Some(format!("does not pay {amount} {of}"));
        }
        let (hex, facing) = (table.hex(self.by), table.facing(self.by));
        if self.told {
            return None;
        }
        if let Some(end) = self.end.filter(|end| *end != hex) {
            return Some(format!("ends in {}, not in {}", hex_name(hex), hex_name(end)));
        }
        if self.choice.facing.is_some_and(|wanted| wanted != facing) {
            return Some(format!("looks {facing:?}"));
        }
        None
    }
}

/// The choices of a battle that are still to be kept.
#[derive(Default)]
pub struct Promises(Vec<Promise>);

impl Promises {
    /// What was not kept of the choices that have had their time: until their maker is asked
    /// again and nothing is under way.
    pub fn broken(&mut self, battle: &Battle) -> Vec<String> {
        let (table, mut broken) = (battle.table(), Vec::new());
        let Some(asked) = battle.decision().map(|decision| decision.figure) else { return broken };
        if !table.book().exchange(battle.world()).is_empty() {
            return broken;
        }
        self.0.retain(|promise| {
            let due = promise.by == asked || promise.kept();
            if due && let Some(what) = promise.broken(table) {
                let heard = promise.heard.iter().map(|event| tell::line(table, event).text);
                let heard = heard.collect::<Vec<_>>().join("; ");
                let who = table.name(promise.by);
                broken.push(format!("{who}, {}: {what}, when all told is: {heard}", promise.line));
            }
            !due
        });
        broken
    }

    /// Makes a choice and takes note of what came of it.
    ///
    /// # Panics
    /// When it is refused.
    pub fn submit(&mut self, battle: &mut Battle, choice: Choice) {
        let Some(decision) = battle.decision() else { return };
        let promise = Promise::of(battle, choice.actor.unwrap_or(decision.figure), choice);
        // Who goes or turns again takes the earlier choice back.
        let anew = promise.end.is_some() || choice.facing.is_some();
        self.0.retain(|earlier| !anew || earlier.by != promise.by);
        self.0.push(promise);
        if let Err(refusal) = battle.submit(choice) {
            panic!("a legal choice is refused: {refusal}");
        }
        for event in battle.drain_events() {
            self.0.iter_mut().for_each(|promise| promise.hear(&event));
        }
    }
}
