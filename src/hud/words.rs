//! Forecasts and choices in a few words.

use riposte_rules::decision::{Cost, Forecast, HarmForecast, VerbInfo};
use riposte_rules::roll::Chance;
pub use riposte_rules::tell::percent;
use riposte_words::{decimal, phrase, text};

/// The costs: `3 AP`.
pub fn costs(costs: &[Cost]) -> String {
    let costs: Vec<String> = costs
        .iter()
        .filter(|cost| cost.amount != 0)
        .map(|cost| format!("{} {}", cost.amount, phrase(cost.of)))
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
    let fells = outlook.first.fells().map(|out| text!("choice-fells", chance = percent(out)));
    let small = Some(outlook.small_print()).filter(|words| !words.is_empty());
    let suffers = forecast.suffered.as_ref().map(suffers);
    fells.into_iter().chain(suffers).chain(small).collect::<Vec<_>>().join(" · ")
}

/// What the one who answers has to expect from the blow.
pub fn suffers(harm: &HarmForecast) -> String {
    match harm.out {
        out if out >= 0.005 => text!("choice-you-fall", chance = percent(out)),
        _ if harm.mean < 0.05 => text!("choice-no-harm"),
        _ => text!("choice-harm", harm = decimal(harm.mean, 1)),
    }
}

/// What all words of a row have in common at their beginning, without the words that only lead on
/// to what differs.
pub fn shared(list: &[&str]) -> String {
    let [first, others @ ..] = list else { return String::new() };
    if others.is_empty() {
        return (*first).to_owned();
    }
    let mut words: Vec<&str> = first.split(' ').collect();
    for other in others {
        let same = words.iter().zip(other.split(' ')).take_while(|(one, two)| {
            one.trim_end_matches([',', ':']) == two.trim_end_matches([',', ':'])
        });
        words.truncate(same.count());
    }
    let leading_on = text!("choice-leading-on");
    while words.last().is_some_and(|word| leading_on.split(' ').any(|leads| leads == *word)) {
        words.pop();
    }
    words.join(" ").trim_end_matches([' ', ',', ':']).to_owned()
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
    let rest = words.strip_prefix(&*phrase(verb.name));
    let rest = rest.filter(|rest| !rest.starts_with(char::is_alphanumeric));
    let rest = rest.map_or(words, |rest| rest.trim_start_matches([':', ' ']));
    without_price(if rest.is_empty() { words } else { rest }, forecast)
}

/// The words of a choice where its price stands elsewhere.
pub fn without_price<'a>(words: &'a str, forecast: &Forecast) -> &'a str {
    let price = format!(" ({})", costs(&forecast.costs));
    words.strip_suffix(price.as_str()).unwrap_or(words)
}

/// What a choice costs, of how much: `costs 3 AP of 7`.
pub fn price(forecast: &Forecast) -> Option<String> {
    let costs = forecast.costs.iter().filter(|cost| cost.amount != 0);
    let one = |cost: &Cost| {
        text!("choice-cost", amount = cost.amount, what = phrase(cost.of), has = cost.has)
    };
    let costs: Vec<String> = costs.map(one).collect();
    (!costs.is_empty()).then(|| text!("choice-costs", costs = costs.join(", ")))
}

/// What all choices of a list have in common at their beginning, up to a colon or a comma, so
/// that it can stand over them once; as many letters, none unless something is left of each.
pub fn in_common(list: &[&str]) -> usize {
    let [first, others @ ..] = list else { return 0 };
    let alike = |other: &&str| first.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let Some(alike) = others.iter().map(alike).min() else { return 0 };
    let ends = first
        .match_indices(' ')
        .map(|(at, _)| at)
        .filter(|at| first[..*at].ends_with([':', ',']))
        .map(|at| at + 1);
    let shortest = list.iter().map(|words| words.len()).min().unwrap_or(0);
    ends.take_while(|end| *end <= alike && *end < shortest).last().unwrap_or(0)
}

/// The key of a verb as it stands on its cap.
pub fn cap(verb: &VerbInfo) -> String {
    match verb.key {
        ' ' => text!("choice-space"),
        // There are more verbs than letters.
        '-' => "·".into(),
        key => key.to_uppercase().to_string(),
    }
}

/// The degrees of harm that are likely enough to name, as the rulebook names them, the likeliest
/// first.
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

#[cfg(test)]
mod tests {
    use super::{in_common, shared};

    #[test]
    fn what_a_list_has_in_common_stands_over_it_once() {
        let list = ["Attack: Ada, axe (cut) to G6", "Attack: Ada, axe (cut) to G6, facing N"];
        assert_eq!(&list[0][..in_common(&list)], "Attack: Ada, ");
        let list = ["Attack: Ada, axe", "Attack: Bo, axe"];
        assert_eq!(&list[0][..in_common(&list)], "Attack: ");
    }

    #[test]
    fn a_row_of_several_says_what_they_share() {
        let row =
            ["Ada, axe (cut) to G6", "Ada, axe (cut) to G6, facing N", "Ada, axe (cut) to H7"];
        assert_eq!(shared(&row), "Ada, axe (cut)");
        assert_eq!(shared(&["to G6, facing N", "to G6, facing S"]), "to G6");
        assert_eq!(shared(&["Move to G6"]), "Move to G6");
        assert_eq!(shared(&["Look N", "Look S"]), "Look");
    }

    #[test]
    fn a_list_of_one_and_one_of_many_kinds_have_nothing_in_common() {
        for list in [&["Attack: Ada, axe"][..], &["Move to G6", "Turn"], &["Wait", "Wait"], &[]] {
            assert_eq!(in_common(list), 0, "{list:?}");
        }
        // Nothing is left of one of them.
        assert_eq!(in_common(&["é: ", "é: a"]), 0);
    }
}
