//! Whether a window can be opened here.

/// Looks for a display.
///
/// # Errors
/// Why there is none, in a few words.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn check() -> Result<(), String> {
    let Some(display) = std::env::var_os("DISPLAY").filter(|display| !display.is_empty()) else {
        return Err("there is no display (DISPLAY is not set)".into());
    };
    let name = display.to_string_lossy().into_owned();
    match x11rb::connect(Some(&name)) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("the display {name} cannot be reached ({error})")),
    }
}

/// Elsewhere there always is one.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn check() -> Result<(), String> {
    Ok(())
}
