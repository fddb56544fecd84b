//! Rebuilds the embedded data whenever a file of it changes.
fn main() {
    for folder in ["rulebooks", "maps", "rosters", "scenarios"] {
        println!("cargo::rerun-if-changed=../../../assets/{folder}");
    }
}
