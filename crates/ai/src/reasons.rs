//! The squire's reasons in words.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Forecast};

/// What speaks for and against a choice, the weightiest first.
pub(crate) fn of(table: Table, choice: &Choice) -> Vec<String> {
    let Some(decision) = table.decision() else { return Vec::new() };
    if decision.choices.len() == 1 {
        return vec!["nothing else is open".into()];
    }
    let mut reasons = of_forecast(table, &table.book().forecast(table.world(), choice));
    if *choice == decision.decline && reasons.is_empty() {
        reasons.push("nothing better is worth its price".into());
    }
    if reasons.is_empty() {
        reasons.push("stands better for it".into());
    }
    reasons
}

fn of_forecast(table: Table, forecast: &Forecast) -> Vec<String> {
    let percent = |part: f64| format!("{:.0} %", part * 100.0);
    let mut reasons = Vec::new();
    if let Some(chance) = forecast.chance {
        reasons.push(format!("succeeds {chance}"));
    }
    if let Some(harm) = &forecast.harm {
        let whom = table.name(harm.figure);
        reasons.push(format!("takes {} of the strength of {whom}", percent(harm.worth)));
        if harm.out > 0.0 {
            reasons.push(format!("ends it for {whom} {}", percent(harm.out)));
        }
    }
    if let Some(suffered) = &forecast.suffered {
        reasons.push(format!("is expected to lose {}", percent(suffered.worth)));
    }
    if let Some(danger) = forecast.danger.filter(|danger| danger.favourable > 0) {
        let by = forecast.exposure.len();
        let blows = if by == 1 { "one blow".into() } else { format!("{by} blows") };
        reasons.push(format!("lays itself open to {blows}, {danger}"));
    }
    reasons
}
