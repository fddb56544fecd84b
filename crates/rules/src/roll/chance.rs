//! An exact probability.

use std::fmt;

use serde::Serialize;

/// A probability as a fraction: `favourable` of `all` equally likely cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// How many cases are favourable.
    pub favourable: u128,
    /// How many cases there are; never zero.
    pub all: u128,
}

impl Chance {
    /// It cannot happen.
    pub const NEVER: Chance = Chance { favourable: 0, all: 1 };
    /// It happens for certain.
    pub const CERTAIN: Chance = Chance { favourable: 1, all: 1 };

    /// A chance in lowest terms. `all` of zero counts as never.
    pub fn new(favourable: u128, all: u128) -> Chance {
        if all == 0 {
            return Chance::NEVER;
        }
        let common = gcd(favourable, all).max(1);
        Chance { favourable: favourable / common, all: all / common }
    }

    /// The chance that at least one of some independent things happens.
    pub fn any(chances: impl Iterator<Item = Chance>) -> Chance {
        chances.map(Chance::complement).fold(Chance::CERTAIN, Chance::and).complement()
    }

    /// The chance that this happens and then the other. Where the fraction would pass its
    /// bounds, it is rounded.
    pub fn and(self, other: Chance) -> Chance {
        let cases = self.all.checked_mul(other.all);
        match (self.favourable.checked_mul(other.favourable), cases) {
            (Some(favourable), Some(all)) => Chance::new(favourable, all),
            _ => Chance::rounded(self.value() * other.value()),
        }
    }

    /// The chance that this happens or the other, of two that cannot both happen. Where the
    /// fraction would pass its bounds, it is rounded.
    pub fn or(self, other: Chance) -> Chance {
        let exact = || {
            let common = gcd(self.all, other.all).max(1);
            let mine = self.favourable.checked_mul(other.all / common)?;
            let theirs = other.favourable.checked_mul(self.all / common)?;
            let all = self.all.checked_mul(other.all / common)?;
            Some(Chance::new(mine.checked_add(theirs)?.min(all), all))
        };
        exact().unwrap_or_else(|| Chance::rounded(self.value() + other.value()))
    }

    /// A probability that no fraction holds, as the nearest that is neither never nor certain.
    fn rounded(value: f64) -> Chance {
        let whole = 1_u128 << 52;
        Chance::new(((value * whole as f64) as u128).clamp(1, whole - 1), whole)
    }

    /// The probability between 0 and 1.
    pub fn value(self) -> f64 {
        self.favourable as f64 / self.all as f64
    }

    /// Whole percent; 0 and 100 are kept for never and certain.
    pub fn percent(self) -> u8 {
        let rounded = match self.favourable.checked_mul(200) {
            Some(double) => (double / self.all).div_ceil(2) as u8,
            None => (self.value() * 100.0).round() as u8,
        };
        if self.favourable == 0 {
            0
        } else if self.favourable == self.all {
            100
        } else {
            rounded.clamp(1, 99)
        }
    }

    /// The chance that it does not happen.
    pub fn complement(self) -> Chance {
        Chance::new(self.all - self.favourable, self.all)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} %", self.percent())
    }
}

/// How a probability is reckoned: exactly, or quickly where many are weighed.
pub trait Share: Copy {
    /// What is certain.
    const WHOLE: Self;

    /// So many of all equally likely cases.
    fn of(cases: u128, all: u128) -> Self;

    /// This and then the other.
    fn and(self, other: Self) -> Self;

    /// This or the other, of two that cannot both happen.
    fn or(self, other: Self) -> Self;
}

impl Share for Chance {
    const WHOLE: Chance = Chance::CERTAIN;

    fn of(cases: u128, all: u128) -> Chance {
        Chance::new(cases, all)
    }

    fn and(self, other: Chance) -> Chance {
        Chance::and(self, other)
    }

    fn or(self, other: Chance) -> Chance {
        Chance::or(self, other)
    }
}

impl Share for f64 {
    const WHOLE: f64 = 1.0;

    fn of(cases: u128, all: u128) -> f64 {
        cases as f64 / all as f64
    }

    fn and(self, other: f64) -> f64 {
        self * other
    }

    fn or(self, other: f64) -> f64 {
        self + other
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    // Most chances here are of dice, so both fit 64 bits, where division is far quicker.
    match (u64::try_from(a), u64::try_from(b)) {
        (Ok(a), Ok(b)) => u128::from(gcd_small(a, b)),
        _ if b == 0 => a,
        _ => gcd(b, a % b),
    }
}

fn gcd_small(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_and_the_other() {
        let third = Chance::new(1, 3);
        assert_eq!(third.and(Chance::new(3, 4)), Chance::new(1, 4));
        assert_eq!(third.and(Chance::NEVER), Chance::NEVER);
        let mut many = Chance::CERTAIN;
        (0..99).for_each(|_| many = many.and(Chance::new(7, 1296)));
        assert!(many.favourable >= 1 && many.value() < 1e-9);
    }

    #[test]
    fn percent_keeps_the_ends_for_the_certain() {
        assert_eq!(Chance::new(1, 1000).percent(), 1);
        assert_eq!(Chance::new(999, 1000).percent(), 99);
        assert_eq!(Chance::new(1, 2).percent(), 50);
        assert_eq!(Chance::NEVER.percent(), 0);
        assert_eq!(Chance::CERTAIN.percent(), 100);
        assert_eq!(Chance::new(5, 6).percent(), 83);
        assert_eq!(Chance::new(2, 4), Chance { favourable: 1, all: 2 });
    }
}
