//! Riposte.
#![forbid(unsafe_code)]
// Until the shell joins the parts.
#![allow(dead_code)]

mod art;
mod board;
mod dev;
mod figures;
mod screens;

use bevy::prelude::*;
use riposte_rules::battle::RulesPlugin;

fn main() -> AppExit {
    App::new()
        .add_plugins(DefaultPlugins)
        .add_plugins(RulesPlugin { shelf: riposte_shelf::shelf() })
        .init_state::<screens::Screen>()
        .add_plugins((art::plugin, board::plugin, figures::plugin, dev::plugin))
        .run()
}
