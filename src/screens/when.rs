//! Times in words.

/// When something was so many seconds ago: by the calendar and the clock of the place.
pub(super) fn words(seconds: u64) -> String {
    match clock(seconds) {
        Some(clock) => format!("{clock}, {}", ago(seconds)),
        None => ago(seconds),
    }
}

#[cfg(not(target_family = "wasm"))]
fn clock(seconds: u64) -> Option<String> {
    let past = jiff::SignedDuration::from_secs(i64::try_from(seconds).ok()?);
    let time = jiff::Timestamp::now().checked_sub(past).ok()?;
    let here = time.to_zoned(jiff::tz::TimeZone::system());
    Some(here.strftime("%-d %B %Y, %H:%M").to_string())
}

#[cfg(target_family = "wasm")]
fn clock(_: u64) -> Option<String> {
    None
}

fn ago(seconds: u64) -> String {
    let minutes = seconds / 60;
    let (count, unit) = match minutes {
        0 => return "just now".into(),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    format!("{count} {unit}{} ago", if count == 1 { "" } else { "s" })
}
