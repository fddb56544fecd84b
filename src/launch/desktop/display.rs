//! Whether a window can be opened here, and by which window system.

/// How a window can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Display {
    /// As the environment has it.
    Ready,
    /// Only by X11, although the environment names a compositor of Wayland, which would be asked first.
    X11Only,
}

/// Looks for a display: a compositor of Wayland, or else an X server.
///
/// # Errors
/// Why there is none, in a few words.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn check() -> Result<Display, String> {
    decide(unix::wayland(), unix::x11)
}

/// Elsewhere there always is one.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn check() -> Result<Display, String> {
    Ok(Display::Ready)
}

/// What is found: `None` where the environment names nothing of the kind.
#[cfg(any(test, all(unix, not(target_os = "macos"))))]
type Found = Option<Result<(), String>>;

#[cfg(any(test, all(unix, not(target_os = "macos"))))]
fn decide(wayland: Found, x11: impl FnOnce() -> Found) -> Result<Display, String> {
    match wayland {
        Some(Ok(())) => Ok(Display::Ready),
        None => match x11() {
            Some(found) => found.map(|()| Display::Ready),
            None => Err("there is no display (neither WAYLAND_DISPLAY nor DISPLAY is set)".into()),
        },
        Some(Err(why)) => match x11() {
            Some(Ok(())) => Ok(Display::X11Only),
            Some(Err(other)) => Err(format!("{why}, and {other}")),
            None => Err(why),
        },
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod unix {
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};

    use super::Found;

    fn named(variable: &str) -> Option<String> {
        let value = std::env::var_os(variable).filter(|value| !value.is_empty())?;
        Some(value.to_string_lossy().into_owned())
    }

    pub fn wayland() -> Found {
        // A socket that was handed over can be used once only: by the window.
        if named("WAYLAND_SOCKET").is_some() {
            return Some(Ok(()));
        }
        let name = named("WAYLAND_DISPLAY")?;
        let Some(path) = socket(&name, named("XDG_RUNTIME_DIR")) else {
            return Some(Err(format!("XDG_RUNTIME_DIR does not say where {name} is")));
        };
        Some(reached(&path))
    }

    /// Where the compositor of this name listens: a path stands for itself, a name lies in the
    /// directory of the session.
    fn socket(name: &str, session: Option<String>) -> Option<PathBuf> {
        let name = Path::new(name);
        if name.is_absolute() {
            Some(name.to_owned())
        } else {
            Some(Path::new(&session?).join(name))
        }
    }

    fn reached(socket: &Path) -> Result<(), String> {
        let reached = UnixStream::connect(socket).map(|_| ());
        let why =
            |error| format!("the compositor at {} cannot be reached ({error})", socket.display());
        reached.map_err(why)
    }

    pub fn x11() -> Found {
        let name = named("DISPLAY")?;
        let reached = x11rb::connect(Some(&name)).map(|_| ());
        Some(reached.map_err(|error| format!("the display {name} cannot be reached ({error})")))
    }

    #[cfg(test)]
    mod tests {
        use std::os::unix::net::UnixListener;

        use super::*;

        #[test]
        fn a_compositor_is_named_by_path_or_in_the_session() {
            let session = || Some("/run/session".to_owned());
            assert_eq!(socket("wayland-0", session()), Some("/run/session/wayland-0".into()));
            assert_eq!(socket("/elsewhere/w", session()), Some("/elsewhere/w".into()));
            assert_eq!(socket("wayland-0", None), None);
        }

        #[test]
        fn a_compositor_is_reached_where_one_listens() -> std::io::Result<()> {
            let path = std::env::temp_dir().join(format!("riposte-display-{}", std::process::id()));
            assert!(reached(&path).is_err_and(|why| why.contains("cannot be reached")));
            let listener = UnixListener::bind(&path)?;
            assert_eq!(reached(&path), Ok(()));
            drop(listener);
            std::fs::remove_file(&path)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no(why: &str) -> Found {
        Some(Err(why.to_owned()))
    }

    #[test]
    fn wayland_is_taken_where_it_is_and_x11_otherwise() {
        assert_eq!(decide(Some(Ok(())), || unreachable!("nobody asks")), Ok(Display::Ready));
        assert_eq!(decide(None, || Some(Ok(()))), Ok(Display::Ready));
        assert_eq!(decide(no("gone"), || Some(Ok(()))), Ok(Display::X11Only));
    }

    #[test]
    fn where_there_is_no_display_it_is_said_why() {
        let none = decide(None, || None);
        assert!(none.is_err_and(|why| why.contains("WAYLAND_DISPLAY") && why.contains("DISPLAY")));
        assert_eq!(decide(no("no w"), || None), Err("no w".to_owned()));
        assert_eq!(decide(None, || no("no x")), Err("no x".to_owned()));
        assert_eq!(decide(no("no w"), || no("no x")), Err("no w, and no x".to_owned()));
    }
}
