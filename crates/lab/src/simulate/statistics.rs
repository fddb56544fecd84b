//! Shares with their intervals.

/// The Wilson interval of a share at 95 %: lower and upper end, 0 to 1.
pub fn wilson(hits: u32, all: u32) -> (f64, f64) {
    if all == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let n = f64::from(all);
    let share = f64::from(hits) / n;
    let scale = 1.0 + Z * Z / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// The least of some values that a part of them (0 to 1) does not exceed.
pub fn percentile<T: Copy + Default + Ord>(values: &[T], part: f64) -> T {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() as f64 * part).ceil() as usize;
    sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_in_the_textbooks() {
        let (low, high) = wilson(50, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
        let (low, high) = wilson(0, 10);
        assert!(low.abs() < 1e-12 && (high - 0.2775).abs() < 1e-4);
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn a_percentile_is_one_of_the_values() {
        let values: Vec<u32> = (1..=10).rev().collect();
        let parts = [0.0, 0.1, 0.5, 0.9, 0.95, 1.0];
        assert_eq!(parts.map(|part| percentile(&values, part)), [1, 1, 5, 9, 10, 10]);
        assert_eq!(percentile(&[7_u16, 3, 5], 0.5), 5);
        assert_eq!(percentile::<u16>(&[], 0.5), 0);
    }
}
