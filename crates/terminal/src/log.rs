//! What happened, line by line.

use riposte_rules::battle::Table;
use riposte_rules::event::Event;
use riposte_rules::tell::{Tone, line};

/// The log of some events; deeds stand out, dice and small things are indented.
pub fn log(table: Table, events: &[Event]) -> String {
    events.iter().map(|event| entry(table, event)).collect()
}

fn entry(table: Table, event: &Event) -> String {
    let line = line(table, event);
    let rule = if line.rule.is_empty() { String::new() } else { format!("  ({})", line.rule) };
    match line.tone {
        Tone::Heading => format!("— {} —\n", line.text),
        Tone::Deed => format!("{}{rule}\n", line.text),
        Tone::Harm => format!("! {}{rule}\n", line.text),
        Tone::Dice => format!("    {}{rule}\n", line.text),
        Tone::Aside => format!("  {}{rule}\n", line.text),
    }
}
