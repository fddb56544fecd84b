//! Parts of a whole as percent.

/// A fraction as percent; never 0 or 100 for what is not certain.
pub fn percent(part: f64) -> String {
    format!("{} %", whole(part))
}

fn whole(part: f64) -> i32 {
    match part {
        part if part <= 0.0 => 0,
        part if part >= 1.0 => 100,
        _ => ((part * 100.0).round() as i32).clamp(1, 99),
    }
}

/// Parts in whole percent that together are as many as all of them, 100 for the parts of one: what is
/// lost by rounding down goes to those that lose most. None is 100 but what is certain. The one
/// `told` by itself elsewhere, if any, is as many as there.
pub fn shares(parts: &[f64], told: Option<usize>) -> Vec<i32> {
    let down = |number: usize| {
        if told == Some(number) { whole(parts[number]) } else { floor(parts[number]) }
    };
    let mut shares: Vec<i32> = (0..parts.len()).map(down).collect();
    let lost = |number: &usize| parts[*number] * 100.0 - f64::from(floor(parts[*number]));
    let mut order: Vec<usize> = (0..parts.len()).filter(|number| told != Some(*number)).collect();
    order.sort_by(|one, other| lost(other).total_cmp(&lost(one)));
    let all = (parts.iter().sum::<f64>() * 100.0).round() as i32;
    let missing = all - shares.iter().sum::<i32>();
    for number in order.iter().take(missing.max(0) as usize) {
        shares[*number] += 1;
    }
    // Where the one told was rounded up, another gives way.
    let over = order.iter().rev().find(|number| shares[**number] > 0);
    if let Some(number) = over.filter(|_| missing < 0) {
        shares[*number] -= 1;
    }
    if let Some(sure) = shares.iter().position(|share| *share == 100)
        && let Some(other) = next_to(parts, sure)
    {
        (shares[sure], shares[other]) = (99, 1);
    }
    shares
}

/// A part in whole percent, rounded down; what falls short of a whole one by reckoning alone is one.
fn floor(part: f64) -> i32 {
    (part * 100.0 + 1e-9).floor() as i32
}

/// The greatest part beside one, if there is any.
fn next_to(parts: &[f64], one: usize) -> Option<usize> {
    let others = (0..parts.len()).filter(|number| *number != one && parts[*number] > 0.0);
    others.max_by(|this, that| parts[*this].total_cmp(&parts[*that]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_one_are_100_together() {
        assert_eq!(shares(&[0.335, 0.335, 0.33], None), [34, 33, 33]);
        assert_eq!(shares(&[0.126, 0.437, 0.437], None), [12, 44, 44]);
        assert_eq!(shares(&[1.0 / 3.0; 3], None), [34, 33, 33]);
        assert_eq!(shares(&[0.25, 0.75], None), [25, 75]);
        assert_eq!(shares(&[1.0], None), [100]);
        assert_eq!(shares(&[], None), [0; 0]);
        for parts in [[0.005, 0.005, 0.99], [0.145, 0.285, 0.57], [0.494, 0.503, 0.003]] {
            assert_eq!(shares(&parts, None).iter().sum::<i32>(), 100, "{parts:?}");
        }
    }

    #[test]
    fn what_is_not_certain_is_never_100() {
        assert_eq!(shares(&[0.997, 0.003], None), [99, 1]);
        assert_eq!(shares(&[0.001, 0.997, 0.002], None), [0, 99, 1]);
    }

    #[test]
    fn one_that_is_told_elsewhere_is_as_many_as_there() {
        for told in 0..3 {
            let parts = [0.126, 0.437, 0.437];
            let shares = shares(&parts, Some(told));
            assert_eq!(format!("{} %", shares[told]), percent(parts[told]));
            assert_eq!(shares.iter().sum::<i32>(), 100, "{shares:?}");
        }
    }
}
