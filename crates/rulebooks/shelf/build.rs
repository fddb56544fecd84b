//! Rebuilds the embedded data whenever a file of it changes.
fn main() {
    for folder in ["rulebooks", "maps", "rosters", "scenarios", "personalities"] {
        println!("cargo::rerun-if-changed=../../../assets/{folder}");
    }
}
