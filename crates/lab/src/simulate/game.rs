//! One game of a simulation.

use riposte_ai::{Entry, Player};
use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::decision::PromptKind;
use riposte_rules::event::Journal;
use riposte_rules::figure::Side;
use riposte_rules::roll::Dice;

use super::check::{Checks, Watch};
use super::returns::Returns;
use super::times::Times;
use crate::Fault;
use crate::opening::sources;

/// More decisions than any battle should need.
const MOST: u32 = 50_000;

/// What is known of a game once it is over. Players are numbered 0 and 1.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Who won; `None` for a draw.
    pub winner: Option<usize>,
    /// The side that won; `None` for a draw.
    pub side: Option<Side>,
    /// Whether it was broken off after too many decisions.
    pub endless: bool,
    /// Whether time ran out.
    pub on_time: bool,
    /// Who acted first.
    pub first: Option<usize>,
    /// The turn in which it ended.
    pub turns: u16,
    /// How many decisions were made.
    pub decisions: u32,
    /// How often each player chose each verb.
    pub verbs: [Vec<u32>; 2],
    /// How much processor time each player took for its decisions.
    pub thought: [Times; 2],
    /// How many choices of each player were not legal.
    pub illegal: [u32; 2],
    /// How often a figure of each player came back to where it had been in its phase.
    pub returns: [u32; 2],
    /// What was checked, and what is wrong.
    pub checks: Checks,
}

impl Game {
    /// Plays one game. Games of even number seat the players in order, those of odd number
    /// the other way round, with the same dice as the game before; between equal players that
    /// would be the same game again, so each game has dice of its own. With `check` everything
    /// that must hold is looked at, in full at one decision in so many.
    ///
    /// # Errors
    /// When the scenario cannot be laid.
    pub fn play(
        scenario: &Scenario,
        pair: [&'static Entry; 2],
        seed: u64,
        number: u32,
        check: Option<u32>,
    ) -> Result<Game, Fault> {
        let equal = std::ptr::eq(pair[0], pair[1]);
        let step = if equal { number } else { number / 2 };
        let seed = seed.wrapping_add(u64::from(step));
        let (_, library) = sources();
        let players = pair.map(|entry| entry.make(seed, &library));
        Game::between(scenario, players, seed, number, check)
    }

    /// Plays one game between players that are made already, with the dice of a seed. In a game of
    /// odd number they change sides.
    ///
    /// # Errors
    /// When the scenario cannot be laid.
    pub(super) fn between(
        scenario: &Scenario,
        mut players: [Box<dyn Player>; 2],
        seed: u64,
        number: u32,
        check: Option<u32>,
    ) -> Result<Game, Fault> {
        let (shelf, library) = sources();
        let mut battle = Battle::new(&shelf, &library, scenario, Dice::seeded(seed))?;
        let mut watch = check.map(Watch::every);
        battle.world_mut().insert_resource(Journal::default());
        let mut returns = Returns::of(battle.table());
        let verbs = battle.table().book().verbs().len();
        let mut game = Game { verbs: [vec![0; verbs], vec![0; verbs]], ..Game::default() };
        let seat = |side: Side| (side.index() + number as usize) % 2;
        while game.decisions < MOST
            && game.step(&mut battle, &mut players, seat, &mut returns, &mut watch)
        {}
        if let Some(mut watch) = watch {
            watch.end(&battle);
            game.checks = watch.checks;
        }
        let outcome = battle.outcome();
        game.endless = outcome.is_none();
        if let Some(outcome) = outcome {
            game.winner = outcome.winner.map(seat);
            game.side = outcome.winner;
            game.on_time = outcome.on_time;
            game.turns = outcome.turn;
        }
        Ok(game)
    }

    /// One decision; whether the game goes on.
    fn step(
        &mut self,
        battle: &mut Battle,
        players: &mut [Box<dyn Player>; 2],
        seat: impl Fn(Side) -> usize,
        returns: &mut Returns,
        watch: &mut Option<Watch>,
    ) -> bool {
        let Some(decision) = battle.decision() else { return false };
        let (decline, player) = (decision.decline, seat(decision.side));
        let acts = battle.table().book().questions()[decision.question.0 as usize].weight;
        let think = || players[player].decide(battle.world());
        let chosen = self.thought[player].time(think);
        let Some((choice, _)) = chosen else { return false };
        self.decisions += 1;
        if self.first.is_none() && acts == PromptKind::Act && choice != decline {
            self.first = Some(player);
        }
        if let Some(count) = self.verbs[player].get_mut(choice.verb.0 as usize) {
            *count += 1;
        }
        returns.chosen(battle.table(), &choice);
        if let Some(watch) = watch {
            watch.before(battle, choice);
        }
        let mut goes_on = battle.submit(choice).is_ok();
        if !goes_on {
            self.illegal[player] += 1;
            goes_on = battle.submit(decline).is_ok();
        }
        let events = battle.drain_events();
        if let Some(watch) = watch {
            watch.after(&events);
        }
        for event in &events {
            if let Some(back) = returns.hear(battle.table(), event) {
                self.returns[seat(battle.table().side(back))] += 1;
            }
        }
        goes_on && watch.as_ref().is_none_or(|watch| watch.checks.wrong.is_empty())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn equal_players_play_another_game_each_time_and_others_the_same_one_mirrored() {
        let scenario = Scenario::shipped(&sources().1, "practice").unwrap();
        let [one, other] = ["random", "brawler"].map(|name| riposte_ai::find(name).unwrap());
        let turns = |pair, number| {
            let game = Game::play(&scenario, pair, 1, number, None).unwrap();
            (game.turns, game.decisions, game.verbs)
        };
        assert_ne!(turns([one, one], 0), turns([one, one], 1));
        let dice = |number| {
            let mut seeds = Vec::new();
            for pair in [[one, other], [other, one]] {
                seeds.push(turns(pair, number).1);
            }
            seeds
        };
        let [even, odd] = [dice(0), dice(1)];
        assert_eq!(even, [odd[1], odd[0]], "the same dice, the seats changed");
    }
}
