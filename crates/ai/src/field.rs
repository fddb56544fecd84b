//! The candidates for a decision that are in the running, and what their tries say.

use riposte_rules::decision::Choice;

use crate::control_variate::Tally;

/// A choice that is tried out.
#[derive(Debug)]
pub(crate) struct Candidate {
    pub(crate) choice: Choice,
    /// What it seemed worth before anything was tried.
    first: f64,
    /// What it was worth when the field was last narrowed.
    pub(crate) worth: f64,
    /// What it is worth beyond what a try shows.
    beyond: f64,
    tries: Vec<Try>,
    /// The blows of its tries.
    blows: Tally,
}

/// How a try ended.
#[derive(Debug)]
struct Try {
    /// What it came to.
    value: f64,
    /// What its blows did, if luck is to be taken out.
    blows: Tally,
}

impl Candidate {
    pub(crate) fn new((choice, first): (Choice, f64), beyond: f64) -> Candidate {
        let (tries, blows) = (Vec::new(), Tally::default());
        Candidate { choice, first, worth: first, beyond, tries, blows }
    }

    /// How often it has been tried.
    pub(crate) fn tried(&self) -> usize {
        self.tries.len()
    }

    /// Takes note of a try.
    pub(crate) fn note(&mut self, value: f64, blows: Tally) {
        self.blows.add(&blows);
        self.tries.push(Try { value: value + self.beyond, blows });
    }

    /// What it came to on average, the first opinion counting for some tries and the luck
    /// of its blows taken out, by all blows that were struck.
    fn value(&self, prior: f64, all: &Tally) -> f64 {
        let sum: f64 = self.tries.iter().map(|each| each.value).sum();
        (sum - self.blows.luck(all) + prior * self.first) / (self.tries.len() as f64 + prior)
    }

    /// What each try came to, luck taken out.
    fn fair(&self, all: &Tally) -> Vec<f64> {
        self.tries.iter().map(|each| each.value - each.blows.luck(all)).collect()
    }
}

/// Puts the best candidate first and takes the half out that fares worse.
pub(crate) fn narrow(field: &mut Vec<Candidate>, all: &Tally) -> Vec<Candidate> {
    let prior = prior(field, all);
    field.iter_mut().for_each(|candidate| candidate.worth = candidate.value(prior, all));
    field.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    field.split_off(field.len().div_ceil(2))
}

/// How many tries the first opinion counts for: the more, the less the tries agree by how much
/// one candidate is better than another.
fn prior(field: &[Candidate], all: &Tally) -> f64 {
    /// The variance of how far the first opinion is off.
    const OFF: f64 = 0.02;
    const LEAST: f64 = 5.0;
    const MOST: f64 = 100.0;
    (discord(field, all) / OFF).clamp(LEAST, MOST)
}

/// The variance of what tries with the same dice say of the difference between candidates: of
/// what is left of a try's value when the mean of its candidate and that of its dice are taken
/// away.
fn discord(field: &[Candidate], all: &Tally) -> f64 {
    /// What is reckoned with as long as little has been tried, and how much that counts.
    const USUAL: f64 = 0.1;
    const WEIGHT: f64 = 3.0;
    let values: Vec<Vec<f64>> = field.iter().map(|candidate| candidate.fair(all)).collect();
    let tries = values.iter().map(Vec::len).min().unwrap_or(0);
    let mean = |row: &[f64]| row[..tries].iter().sum::<f64>() / tries.max(1) as f64;
    let means: Vec<f64> = values.iter().map(|row| mean(row)).collect();
    let middle = means.iter().sum::<f64>() / means.len().max(1) as f64;
    let mut squares = 0.0;
    for index in 0..tries {
        let dice = values.iter().map(|row| row[index]).sum::<f64>() / values.len() as f64 - middle;
        let rest = |(row, mean): (&Vec<f64>, &f64)| (row[index] - mean - dice).powi(2);
        squares += values.iter().zip(&means).map(rest).sum::<f64>();
    }
    let free = tries.saturating_sub(1) * values.len().saturating_sub(1);
    (squares + WEIGHT * USUAL) / (free as f64 + WEIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use riposte_rules::decision::Verb;

    fn tried(values: &[f64]) -> Candidate {
        let mut candidate = Candidate::new((Choice::plain(Verb(0)), 0.0), 0.0);
        values.iter().for_each(|value| candidate.note(*value, Tally::default()));
        candidate
    }

    fn prior_of(field: &[Candidate]) -> f64 {
        prior(field, &Tally::default())
    }

    #[test]
    fn what_no_try_shows_counts_with_every_try() {
        let value = |tries: usize| {
            let mut candidate = Candidate::new((Choice::plain(Verb(0)), 0.3), 0.3);
            (0..tries).for_each(|_| candidate.note(0.0, Tally::default()));
            candidate.value(5.0, &Tally::default())
        };
        assert!((value(1) - 0.3).abs() < 1e-9 && (value(100) - 0.3).abs() < 1e-9);
    }

    #[test]
    fn the_less_tries_agree_about_the_difference_the_more_the_first_opinion_counts() {
        // Lucky and unlucky dice for both alike: the first is always better by 0.2.
        let dice = [0.9, -0.7, 0.4, -0.6];
        let better = dice.map(|value| value + 0.2);
        assert_eq!(prior_of(&[tried(&dice), tried(&better)]), 5.0);
        let contrary = dice.map(|value| -value);
        let wild = prior_of(&[tried(&dice), tried(&contrary)]);
        assert!(wild > 20.0, "{wild}");
        assert_eq!(prior_of(&[tried(&[9.0, -9.0]), tried(&[-9.0, 9.0])]), 100.0);
    }

    #[test]
    fn what_has_hardly_been_tried_counts_for_less_than_the_first_opinion() {
        assert!((prior_of(&[tried(&[]), tried(&[])]) - 5.0).abs() < 1e-9);
        assert!((prior_of(&[tried(&[3.0]), tried(&[-3.0])]) - 5.0).abs() < 1e-9);
    }

    #[test]
    fn the_better_half_stays() {
        let mut field: Vec<Candidate> =
            [0.1, 0.9, 0.5].iter().map(|value| tried(&[*value; 8])).collect();
        narrow(&mut field, &Tally::default());
        let kept: Vec<f64> = field.iter().map(|candidate| candidate.tries[0].value).collect();
        assert_eq!(kept, [0.9, 0.5]);
    }
}
