//! Riposte.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    riposte::start()
}
