//! The inks of the log.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{FontFamily, FontId, Stroke};
use riposte_rules::tell::{Entry, Head, Tone};

use crate::theme;

/// How words of a tone are written.
pub(super) fn format(tone: Tone) -> TextFormat {
    let (size, family, ink) = match tone {
        tone if tone.heads() => (13.5, theme::bold(), theme::INK),
        Tone::Deed => (13.5, FontFamily::Proportional, theme::INK),
        Tone::Harm => (13.5, theme::bold(), theme::RED),
        _ => (12.5, FontFamily::Proportional, theme::PALE),
    };
    let underline = if tone.heads() { Stroke::new(1.0, theme::INK) } else { Stroke::NONE };
    let italics = tone == Tone::Reason;
    TextFormat { underline, italics, ..TextFormat::simple(FontId::new(size, family), ink) }
}

/// The line of a result, each piece in its own ink.
pub(super) fn of(head: &Head) -> LayoutJob {
    let mut job = LayoutJob::default();
    append(&mut job, head);
    job
}

/// All results of some entries in one line.
pub(super) fn in_one_line(entries: &[Entry]) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (place, head) in entries.iter().flat_map(|entry| &entry.heads).enumerate() {
        if place > 0 {
            job.append("   ·   ", 0.0, format(Tone::Aside));
        }
        append(&mut job, head);
    }
    job
}

fn append(job: &mut LayoutJob, head: &Head) {
    for piece in head.pieces() {
        job.append(&theme::unbroken(&piece.text), 0.0, format(piece.tone));
    }
}
