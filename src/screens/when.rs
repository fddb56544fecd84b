//! Times in words.

use riposte_words::text;

/// When something was so many seconds ago: by the calendar and the clock of the place.
pub(super) fn words(seconds: u64) -> String {
    match clock(seconds) {
        Some(clock) => format!("{clock}, {}", ago(seconds)),
        None => ago(seconds),
    }
}

/// The keys of the months.
#[cfg(not(target_family = "wasm"))]
const MONTHS: [&str; 12] = [
    "when-january",
    "when-february",
    "when-march",
    "when-april",
    "when-may",
    "when-june",
    "when-july",
    "when-august",
    "when-september",
    "when-october",
    "when-november",
    "when-december",
];

#[cfg(not(target_family = "wasm"))]
fn clock(seconds: u64) -> Option<String> {
    let past = jiff::SignedDuration::from_secs(i64::try_from(seconds).ok()?);
    let time = jiff::Timestamp::now().checked_sub(past).ok()?;
    let here = time.to_zoned(jiff::tz::TimeZone::system());
    let month = MONTHS.get(usize::try_from(here.month() - 1).ok()?)?;
    let [day, year, clock] = ["%-d", "%Y", "%H:%M"].map(|part| here.strftime(part).to_string());
    Some(text!("when-clock", day = day, month = text(month), year = year, clock = clock))
}

#[cfg(target_family = "wasm")]
fn clock(_: u64) -> Option<String> {
    None
}

fn ago(seconds: u64) -> String {
    let minutes = seconds / 60;
    match minutes {
        0 => text!("when-now"),
        1..60 => text!("when-minutes", count = minutes),
        60..1440 => text!("when-hours", count = minutes / 60),
        _ => text!("when-days", count = minutes / 1440),
    }
}
