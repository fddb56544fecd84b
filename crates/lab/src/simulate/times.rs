//! Times of decisions, counted in steps of one in sixteen: as many as there are take no more
//! room than a few.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// How many steps a doubling has.
const STEPS: u32 = 16;

/// How often each time was taken.
#[derive(Clone, Debug, Default)]
pub struct Times {
    counts: Vec<u64>,
    all: u64,
    last: Duration,
}

/// What was quicker than this last time is timed by the clock on the wall: to ask the system for
/// processor time would take as long.
const QUICK: Duration = Duration::from_micros(50);

impl Times {
    /// Does something, and counts the processor time that it takes.
    pub fn time<T>(&mut self, act: impl FnOnce() -> T) -> T {
        let (done, took) = match self.last < QUICK {
            true => {
                let start = Instant::now();
                (act(), start.elapsed())
            }
            false => {
                let start = ThreadTime::now();
                (act(), start.elapsed())
            }
        };
        self.last = took;
        self.push(took);
        done
    }

    /// Counts a time.
    pub fn push(&mut self, time: Duration) {
        self.count(step(time), 1);
    }

    /// Counts all that another has counted.
    pub fn add(&mut self, other: &Times) {
        for (step, count) in other.counts.iter().enumerate() {
            self.count(step, *count);
        }
    }

    fn count(&mut self, step: usize, times: u64) {
        if self.counts.len() <= step {
            self.counts.resize(step + 1, 0);
        }
        self.counts[step] += times;
        self.all += times;
    }

    /// The time below which a part of all lies, to one in sixteen.
    pub fn percentile(&self, part: f64) -> Duration {
        let wanted = (self.all as f64 * part) as u64;
        let mut below = 0;
        for (step, count) in self.counts.iter().enumerate() {
            below += count;
            if below > wanted || (below == self.all && below > 0) {
                return time(step);
            }
        }
        Duration::ZERO
    }
}

/// The step of a time: so many for each doubling of its nanoseconds.
fn step(time: Duration) -> usize {
    let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).max(u64::from(STEPS));
    let doublings = nanos.ilog2() - STEPS.ilog2();
    let within = (nanos >> doublings) - u64::from(STEPS);
    (doublings * STEPS) as usize + within as usize
}

/// The least time of a step.
fn time(step: usize) -> Duration {
    let (doublings, within) = (step as u32 / STEPS, step as u32 % STEPS);
    Duration::from_nanos(u64::from(STEPS + within) << doublings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_kept_to_one_in_sixteen() {
        for nanos in [16, 17, 999, 123_456, 7_000_000_000] {
            let kept = time(step(Duration::from_nanos(nanos))).as_nanos() as f64;
            assert!((kept / nanos as f64 - 1.0).abs() <= 1.0 / 16.0, "{nanos}: {kept}");
        }
        assert!(step(Duration::MAX) < 1_000);
    }

    #[test]
    fn percentiles_stay_inside() {
        let mut times = Times::default();
        (0..100).for_each(|millis| times.push(Duration::from_millis(millis)));
        let near = |part, millis: f64| {
            let found = times.percentile(part).as_secs_f64() * 1e3;
            assert!((found / millis - 1.0).abs() < 0.07, "{found}");
        };
        near(0.5, 50.0);
        near(0.95, 95.0);
        near(1.0, 99.0);
        assert_eq!(Times::default().percentile(0.5), Duration::ZERO);
        let mut twice = times.clone();
        twice.add(&times);
        assert_eq!(twice.percentile(0.5), times.percentile(0.5));
    }
}
