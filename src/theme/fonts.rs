//! The faces of the text, part of the program.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

const FACES: [(&str, &[u8]); 4] = [
    ("sans", include_bytes!("../../assets/fonts/AlegreyaSans-Regular.ttf")),
    ("sans-bold", include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf")),
    ("capitals", include_bytes!("../../assets/fonts/AlegreyaSC-Bold.ttf")),
    ("capitals-regular", include_bytes!("../../assets/fonts/AlegreyaSC-Regular.ttf")),
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
    for (name, bytes) in FACES {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    for data in fonts.font_data.values_mut() {
        // Fitting each letter to the rows of pixels takes as long as drawing it.
        Arc::make_mut(data).tweak.hinting = Some(false);
    }
    let fill_in = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let families =
        [(FontFamily::Proportional, "sans"), (bold(), "sans-bold"), (capitals(), "capitals")];
    for (family, first) in families {
        let mut names = vec![first.to_owned()];
        names.extend(fill_in.iter().cloned());
        fonts.families.insert(family, names);
    }
    fonts
}
