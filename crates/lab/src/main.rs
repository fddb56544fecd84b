//! The program `riposte-lab`.
#![forbid(unsafe_code)]

use std::io::{Write, stdout};
use std::process::ExitCode;

use clap::Parser;
use riposte_lab::args::Lab;
use riposte_lab::{Fault, Verdict, run};

fn main() -> ExitCode {
    let lab = Lab::parse();
    let mut out = stdout();
    let end = run(&lab, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match end {
        Ok(Verdict::Holds) => ExitCode::SUCCESS,
        Ok(Verdict::Fails) => ExitCode::from(1),
        // A reader who has seen enough closes the pipe; that is no fault.
        Err(Fault::Io(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(fault) => {
            if lab.json {
                let line = serde_json::json!({ "error": fault.to_string() });
                // With the output gone there is nobody left to tell.
                let _ = writeln!(out, "{line}");
            }
            eprintln!("riposte-lab: {fault}");
            ExitCode::from(2)
        }
    }
}
