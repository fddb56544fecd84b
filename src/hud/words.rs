//! Forecasts and choices in a few words.

use riposte_rules::decision::{Cost, Forecast, HarmForecast, VerbInfo};
use riposte_rules::roll::Chance;
pub use riposte_rules::tell::percent;

/// The costs: `3 AP`.
pub fn costs(costs: &[Cost]) -> String {
    let costs: Vec<String> = costs
        .iter()
        .filter(|cost| cost.amount != 0)
        .map(|cost| format!("{} {}", cost.amount, cost.of))
        .collect();
    costs.join(", ")
}

/// The number that says most about a choice: its chance against the best answer.
pub fn headline(forecast: &Forecast) -> Option<Chance> {
    forecast.outlook().first.chance
}

/// What stands under a choice in a list: what it is likely to do, and the small print.
pub fn beneath(forecast: &Forecast) -> String {
    let outlook = forecast.outlook();
    let fells = outlook.first.fells().map(|out| format!("fells {}", percent(out)));
    let small = Some(outlook.small_print()).filter(|words| !words.is_empty());
    fells.into_iter().chain(small).collect::<Vec<_>>().join(" · ")
}

/// What stands at the right of a choice in a list: the chance and the price.
pub fn at_right(forecast: &Forecast) -> String {
    let chance = headline(forecast).map(|chance| chance.to_string());
    let price = Some(costs(&forecast.costs)).filter(|price| !price.is_empty());
    let parts: Vec<String> = price.into_iter().chain(chance).collect();
    parts.join("  ")
}

/// The words of a choice in a list of its verb, where name and price stand already.
pub fn short<'a>(words: &'a str, verb: &VerbInfo, forecast: &Forecast) -> &'a str {
    let rest =
        words.strip_prefix(verb.name).map_or(words, |rest| rest.trim_start_matches([':', ' ']));
    let rest = if rest.is_empty() { words } else { rest };
    let price = format!(" ({})", costs(&forecast.costs));
    rest.strip_suffix(price.as_str()).unwrap_or(rest)
}

/// The key of a verb as it stands on its cap.
pub fn cap(verb: &VerbInfo) -> String {
    match verb.key {
        ' ' => "Spc".into(),
        // There are more verbs than letters.
        '-' => "·".into(),
        key => key.to_uppercase().to_string(),
    }
}

/// The degrees of harm that are likely enough to name, the likeliest first.
pub fn degrees(harm: &HarmForecast) -> Vec<(String, f64)> {
    let mut degrees: Vec<(String, f64)> = harm
        .degrees
        .iter()
        .filter(|(_, part)| *part >= 0.005)
        .map(|(name, part)| (name.to_string(), *part))
        .collect();
    degrees.sort_by(|a, b| b.1.total_cmp(&a.1));
    degrees
}
