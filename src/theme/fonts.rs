//! The faces of the text, part of the program.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

use crate::art::icons::font;

/// The faces, and the files they are in.
const FACES: [(&str, &str); 3] = [
    ("sans", "AlegreyaSans-Regular"),
    ("sans-bold", "AlegreyaSans-Bold"),
    ("capitals", "AlegreyaSC-Bold"),
];

/// The family of bold text.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The family of headings.
pub fn capitals() -> FontFamily {
    FontFamily::Name("capitals".into())
}

/// All faces; those that come with the panels fill in for letters that are missing.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, file) in FACES {
        if let Some(bytes) = font(file) {
            fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
        }
    }
    for data in fonts.font_data.values_mut() {
        // Fitting each letter to the rows of pixels takes as long as drawing it.
        Arc::make_mut(data).tweak.hinting = Some(false);
    }
    let fill_in = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let families =
        [(FontFamily::Proportional, "sans"), (bold(), "sans-bold"), (capitals(), "capitals")];
    for (family, first) in families {
        let known = fonts.font_data.contains_key(first);
        let mut names: Vec<String> = known.then(|| first.to_owned()).into_iter().collect();
        names.extend(fill_in.iter().cloned());
        fonts.families.insert(family, names);
    }
    fonts
}
