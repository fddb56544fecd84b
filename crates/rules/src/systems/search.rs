//! The one search for ways: from place to place, each looked at once, in rounds.

use std::cell::Cell;

/// In what one search differs from another: which places it tells apart, in which order it looks at
/// them, and which way to a place is the better one.
pub(super) trait Order {
    /// A place as it has been come to.
    type Place: Copy;
    /// What puts one place before another of the same round; of the same rank, the one that was
    /// found first goes before.
    type Rank: Ord + Copy;
    /// How many places can be told apart.
    fn slots(&self) -> usize;
    /// The number of a place among them.
    fn slot(&self, place: &Self::Place) -> usize;
    /// The round in which a place is looked at. None leads to a place of an earlier one.
    fn round(&self, place: &Self::Place) -> u16;
    /// The rank of a place in its round.
    fn rank(&self, place: &Self::Place) -> Self::Rank;
    /// Whether a way to a place is better than the one that is known.
    fn betters(&self, place: &Self::Place, known: &Self::Place) -> bool;
}

/// What a search has found so far.
pub(super) struct Search<O: Order> {
    order: O,
    /// The places come to, the start first.
    pub known: Vec<O::Place>,
    /// The numbers of the places that are known, by slot.
    numbers: Vec<u32>,
    /// The places still to be looked at, in any order.
    ahead: Vec<u32>,
    /// Those of the present round, backwards, by their ranks.
    line: Vec<(O::Rank, u32)>,
    round: u16,
    /// Whether a place ahead belongs to the present round: its last step cost nothing.
    late: bool,
}

/// The slot of a place that is not known.
const NONE: u32 = u32::MAX;

/// Room for the places of a short move, so that lists need not grow.
const FEW: usize = 64;

thread_local! {
    /// Slots of searches that are over, all of them free.
    static SPARE: Cell<Vec<u32>> = const { Cell::new(Vec::new()) };
}

impl<O: Order> Search<O> {
    /// A search that has come no further than its start.
    pub fn new(order: O, start: O::Place) -> Search<O> {
        let mut numbers = SPARE.take();
        if numbers.len() < order.slots() {
            numbers.resize(order.slots(), NONE);
        }
        let mut search = Search {
            order,
            known: Vec::with_capacity(FEW),
            numbers,
            ahead: Vec::with_capacity(FEW),
            line: Vec::with_capacity(FEW),
            round: 0,
            late: false,
        };
        search.come(start);
        search
    }

    /// The number of the next place to be looked at.
    pub fn next(&mut self) -> Option<u32> {
        if self.late || self.line.is_empty() {
            self.line_up();
        }
        self.line.pop().map(|(_, number)| number)
    }

    /// Lets the places of the next round stand in line, or those that have come late to this one.
    fn line_up(&mut self) {
        let Search { order, known, ahead, line, .. } = self;
        let round = |number: &u32| order.round(&known[*number as usize]);
        let now = match line.is_empty() {
            true => ahead.iter().map(round).min(),
            false => Some(self.round),
        };
        let Some(now) = now else { return };
        let next = ahead.extract_if(.., |number| round(number) == now);
        line.extend(next.map(|number| (order.rank(&known[number as usize]), number)));
        line.sort_unstable_by(|a, b| b.cmp(a));
        (self.round, self.late) = (now, false);
    }

    /// Comes to a place, when no way to it is known that is as good.
    pub fn come(&mut self, place: O::Place) {
        let (slot, round) = (self.order.slot(&place), self.order.round(&place));
        let old = self.numbers[slot];
        if old != NONE {
            let known = &mut self.known[old as usize];
            if !self.order.betters(&place, known) {
                return;
            }
            // What has been looked at already others may have come from: it stays as it is.
            if self.order.round(known) >= round {
                *known = place;
                self.late |= round == self.round;
                return;
            }
        }
        let new = self.known.len() as u32;
        self.numbers[slot] = new;
        self.known.push(place);
        self.ahead.push(new);
        self.late |= round == self.round;
    }

    /// Ends the search; its places are left.
    pub fn end(mut self) -> Vec<O::Place> {
        for place in &self.known {
            self.numbers[self.order.slot(place)] = NONE;
        }
        SPARE.set(self.numbers);
        self.known
    }
}
