//! Forecasts and choices in a few words.

use riposte_rules::decision::{Cost, CostKind, Forecast, HarmForecast, VerbInfo};
use riposte_rules::roll::Chance;
use riposte_rules::rulebook::Pool;
use riposte_rules::tell;
pub use riposte_rules::tell::percent;
use riposte_words::{phrase, text};

/// The costs: `3 AP`.
pub fn costs(costs: &[Cost]) -> String {
    let costs: Vec<String> = costs
        .iter()
        .filter(|cost| cost.amount != 0)
        .map(|cost| format!("{} {}", cost.amount, phrase(unit(cost))))
        .collect();
    costs.join(", ")
}

/// One shot is not "1 shots".
fn unit(cost: &Cost) -> &'static str {
    if cost.kind == CostKind::Shots && cost.amount == 1 { "shot" } else { cost.of }
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
        out if out >= 0.005 => text!("choice-you-out", chance = percent(out)),
        _ if harm.mean < 0.05 => text!("choice-no-harm"),
        // The mean is in a measure of the rulebook that no player knows: in words, the likeliest.
        _ => text!("choice-harm", harm = likeliest(harm)),
    }
}

/// The likeliest degree of harm, with its chance.
fn likeliest(harm: &HarmForecast) -> String {
    let likeliest = degrees(harm).into_iter().next();
    likeliest.map_or_else(String::new, |(name, share)| format!("{} {share} %", phrase(&name)))
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

/// What stands at the right of a row that does nothing yet, but leads on to more that is asked.
pub fn leading_on(right: &str) -> String {
    format!("{right} ›").trim_start().to_owned()
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

/// What is left of a measure, as the card of a figure says it: `Wounds 4 of 5`.
pub fn pool(pool: &Pool) -> String {
    text!("figure-pool", name = phrase(&pool.name), left = pool.left, of = pool.of)
}

/// Whether points are nothing but all measures of a figure's life together.
pub fn in_all(points: &Pool, pools: &[Pool]) -> bool {
    let left: i32 = pools.iter().map(|pool| pool.left.max(0)).sum();
    let of: i32 = pools.iter().map(|pool| pool.of).sum();
    (points.left, points.of) == (left, of)
}

/// What a figure has left to act with: its points or, where those are all measures of its life
/// together, these by the names that its card gives them.
pub fn left(points: &Pool, pools: &[Pool]) -> Vec<String> {
    match pools.len() > 1 && in_all(points, pools) {
        true => pools.iter().map(pool).collect(),
        false => vec![points.words()],
    }
}

/// The degrees of harm that are likely enough to name, as the rulebook names them, the likeliest
/// first, each with its share in percent; all together are 100.
pub fn degrees(harm: &HarmForecast) -> Vec<(String, i32)> {
    let parts: Vec<f64> = harm.degrees.iter().map(|(_, part)| *part).collect();
    // Lists say by itself how likely it fells its target.
    let fells = harm.degrees.iter().position(|(name, _)| name == HarmForecast::OUT);
    let named = harm.degrees.iter().zip(tell::shares(&parts, fells));
    let mut degrees: Vec<(String, i32)> =
        named.map(|((name, _), share)| (name.to_string(), share)).collect();
    degrees.retain(|(_, share)| *share > 0);
    degrees.sort_by_key(|(_, share)| std::cmp::Reverse(*share));
    degrees
}

#[cfg(test)]
mod tests {
    use riposte_rules::decision::HarmForecast;
    use riposte_rules::figure::FigureId;
    use riposte_rules::rulebook::Pool;

    use super::{degrees as degrees_of, in_common, leading_on, left, percent, shared};

    #[test]
    fn a_row_that_only_leads_on_has_an_arrow() {
        assert_eq!((leading_on("up to 70 %"), leading_on("")), ("up to 70 % ›".into(), "›".into()));
    }

    #[test]
    fn what_is_left_of_a_figure_has_the_names_of_its_card() {
        let pools = [Pool::new("Wounds", 4, 5), Pool::new("Stamina", 0, 6)];
        let all = Pool::new("life", 4, 11);
        assert_eq!(left(&all, &pools), ["Wounds: 4 of 5 left", "Stamina: 0 of 6 left"]);
        let points = Pool::new("AP", 3, 7);
        assert_eq!(left(&points, &pools), ["3 of 7 AP left"]);
        assert_eq!(left(&pools[0], &pools[..1]), ["4 of 5 Wounds left"]);
    }

    #[test]
    fn the_shares_of_harm_are_100_together_and_say_the_same_of_felling_as_lists_do() {
        let degrees = |parts: [f64; 3]| {
            let names = ["unhurt", "hurt", HarmForecast::OUT];
            let degrees = names.iter().zip(parts).map(|(name, part)| ((*name).into(), part));
            let (figure, degrees) = (FigureId(0), degrees.collect());
            degrees_of(&HarmForecast { figure, degrees, mean: 1.0, out: parts[2], worth: 0.1 })
        };
        for parts in [[0.437, 0.437, 0.126], [0.335, 0.335, 0.33], [0.126, 0.437, 0.437]] {
            let told = degrees(parts);
            assert_eq!(told.iter().map(|(_, share)| share).sum::<i32>(), 100, "{told:?}");
            let fells = told.iter().find(|(name, _)| name == HarmForecast::OUT);
            let fells = fells.map(|(_, share)| format!("{share} %"));
            assert_eq!(fells, Some(percent(parts[2])));
        }
        let sure = degrees([0.6, 0.4, 0.0]);
        assert_eq!(sure, [("unhurt".to_owned(), 60), ("hurt".to_owned(), 40)]);
    }

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
