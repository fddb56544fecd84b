//! No two files of a crate import each other, not even by way of others. A name that a `mod.rs`
//! passes on counts as the file that defines it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The files of a crate by their modules, `[]` for its root.
struct Crate {
    files: BTreeMap<Vec<String>, Source>,
}

/// A file, without comments and without its own tests.
struct Source {
    path: PathBuf,
    text: String,
}

#[test]
fn no_files_import_each_other_in_a_circle() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for source in sources(&root)? {
        let files = Crate::read(&source)?;
        found.extend(files.circles().into_iter().map(|circle| circle.join(", ")));
    }
    assert!(found.is_empty(), "import each other in a circle:\n{}", found.join("\n"));
    Ok(())
}

#[test]
fn a_circle_through_a_name_that_is_passed_on_is_found() {
    let files = [
        ("", "mod a; mod b; pub use b::{Late, Other};"),
        ("a", "use crate::Late; pub fn early() {}"),
        ("b", "use super::a::early; pub struct Late;"),
    ];
    let files = files.map(|(name, text)| {
        let module = name.split("::").filter(|it| !it.is_empty()).map(str::to_owned).collect();
        (module, Source { path: format!("{name}.rs").into(), text: text.into() })
    });
    let circles = Crate { files: files.into() }.circles();
    assert_eq!(circles, [["a.rs".to_owned(), "b.rs".to_owned()]]);
}

/// The source folders of the game and of all its crates.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found = vec![root.join("src")];
    for folder in [root.join("crates"), root.join("crates/rulebooks")] {
        for entry in fs::read_dir(folder)? {
            let source = entry?.path().join("src");
            if source.is_dir() {
                found.push(source);
            }
        }
    }
    Ok(found)
}

impl Crate {
    fn read(source: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        let mut folders = vec![(source.to_owned(), Vec::new())];
        while let Some((folder, module)) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let path = entry?.path();
                let Some(stem) = path.file_stem().and_then(|it| it.to_str()) else { continue };
                let mut inner = module.clone();
                if !matches!(stem, "lib" | "main" | "mod") {
                    inner.push(stem.to_owned());
                }
                if path.is_dir() {
                    folders.push((path, inner));
                } else if path.extension().is_some_and(|it| it == "rs") && stem != "main" {
                    let text = code(&fs::read_to_string(&path)?);
                    files.insert(inner, Source { path, text });
                }
            }
        }
        Ok(Self { files })
    }

    /// The circles, each as the paths of its files.
    fn circles(&self) -> Vec<Vec<String>> {
        let arrows: BTreeMap<_, _> =
            self.files.keys().map(|module| (module, self.uses(module))).collect();
        let reached: BTreeMap<_, _> =
            arrows.keys().map(|module| (*module, reachable(module, &arrows))).collect();
        let mut circles = BTreeSet::new();
        for (module, from) in &reached {
            let both = |other: &&Vec<String>| reached[other].contains(*module);
            let circle: Vec<_> = from.iter().copied().filter(both).collect();
            if circle.len() > 1 {
                let path = |it: &Vec<String>| self.files[it].path.display().to_string();
                circles.insert(circle.into_iter().map(path).collect::<Vec<_>>());
            }
        }
        circles.into_iter().collect()
    }

    /// The files whose names a file uses.
    fn uses<'a>(&'a self, module: &Vec<String>) -> BTreeSet<&'a Vec<String>> {
        let source = &self.files[module];
        let text = without_passing_on(&source.text);
        let ways = paths(&text).into_iter().filter_map(|way| self.absolute(module, &way));
        let found = ways.filter_map(|way| self.defined(&way, 0));
        found.filter(|other| *other != module).collect()
    }

    /// A path as it is written in a module, from the root of the crate; `None` where it leads out
    /// of the crate.
    fn absolute(&self, module: &[String], way: &[String]) -> Option<Vec<String>> {
        let (first, rest) = way.split_first()?;
        let mut base = match first.as_str() {
            "crate" => Vec::new(),
            "self" => module.to_vec(),
            "super" => module[..module.len().checked_sub(1)?].to_vec(),
            child => {
                let inner = [module, &[child.to_owned()]].concat();
                self.files.contains_key(&inner).then_some(inner)?
            }
        };
        let up = rest.iter().take_while(|it| *it == "super").count();
        base.truncate(base.len().checked_sub(up)?);
        base.extend_from_slice(&rest[up..]);
        Some(base)
    }

    /// The file that defines what a path from the root of the crate names.
    fn defined<'a>(&'a self, way: &[String], depth: usize) -> Option<&'a Vec<String>> {
        let within = (0..=way.len()).rev().find(|end| self.files.contains_key(&way[..*end]))?;
        let (module, source) = self.files.get_key_value(&way[..within])?;
        let Some(name) = way.get(within).filter(|name| *name != "*" && depth < 8) else {
            return Some(module);
        };
        if defines(&source.text, name) {
            return Some(module);
        }
        let passed = passed_on(&source.text).filter_map(|way| self.absolute(module, &way));
        let mut found = passed.filter_map(|mut way| {
            let last = way.pop()?;
            (last == *name || last == "*").then(|| way.push(name.clone()))?;
            let file = self.defined(&way, depth + 1)?;
            (last != "*" || defines(&self.files[file].text, name)).then_some(file)
        });
        found.next().or(Some(module))
    }
}

fn reachable<'a>(
    from: &'a Vec<String>,
    arrows: &BTreeMap<&'a Vec<String>, BTreeSet<&'a Vec<String>>>,
) -> BTreeSet<&'a Vec<String>> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        open.extend(arrows[module].iter().filter(|next| found.insert(**next)));
    }
    found
}

/// A file without comments, texts and its tests.
fn code(text: &str) -> String {
    let lines = without_tests(text).lines().map(|line| line.split("//").next().unwrap_or_default());
    let lines: Vec<&str> = lines.collect();
    let parts = lines.join("\n");
    parts.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// What stands before the tests of a file; tests in a file of their own cut nothing off.
fn without_tests(text: &str) -> &str {
    let tests = text.match_indices("#[cfg(test)]\nmod ").find(|(at, _)| {
        let named = text[*at..].lines().nth(1);
        named.is_some_and(|line| line.ends_with('{'))
    });
    tests.map_or(text, |(at, _)| &text[..at])
}

/// Whether a file defines an item.
fn defines(text: &str, name: &str) -> bool {
    let kinds =
        ["fn", "struct", "enum", "trait", "const", "static", "type", "union", "macro_rules!"];
    let mut words = text.split(|it: char| it.is_whitespace() || "(){}<>:;=,".contains(it));
    let mut last = "";
    words.any(|word| {
        let found = word == name && kinds.contains(&last);
        last = if word.is_empty() { last } else { word };
        found
    })
}

/// The statements that pass names on.
fn passing_on(text: &str) -> impl Iterator<Item = &str> {
    let statements = text.split_inclusive(';').map(str::trim_start);
    statements.filter_map(|it| {
        let start = it.rfind("pub use ").or_else(|| it.rfind("pub(crate) use "))?;
        Some(&it[start..])
    })
}

fn passed_on(text: &str) -> impl Iterator<Item = Vec<String>> {
    passing_on(text).flat_map(|statement| {
        let (_, tree) = statement.split_once("use ").unwrap_or_default();
        branches(tree.trim_end_matches(';'))
    })
}

fn without_passing_on(text: &str) -> String {
    passing_on(text).fold(text.to_owned(), |text, statement| text.replace(statement, ""))
}

/// Every path that a text names, those of a tree of imports each by itself.
fn paths(text: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let word = |it: char| it.is_alphanumeric() || it == '_';
    let mut rest = text;
    while let Some(at) = rest.find(|it: char| it.is_alphabetic() || it == '_') {
        let whole = !rest[..at].ends_with(':');
        let from = &rest[at..];
        let end = from.find(|it| !word(it)).unwrap_or(from.len());
        let tree = whole && from[end..].starts_with("::");
        let single = matches!(&rest[..at], before if before.trim_end().ends_with("use"));
        if tree {
            let length = tree_length(from);
            found.extend(branches(&from[..length]));
            rest = &from[length..];
        } else {
            if single {
                found.push(vec![from[..end].to_owned()]);
            }
            rest = &from[end..];
        }
    }
    found
}

/// How far a path with the braces in it goes.
fn tree_length(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, it) in text.char_indices() {
        match it {
            '{' if depth > 0 || text[..at].ends_with("::") => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if depth > 0 || it.is_alphanumeric() || "_:*".contains(it) => {}
            _ => return at,
        }
    }
    text.len()
}

/// The paths of a tree of imports.
fn branches(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim();
    let Some((stem, inner)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or_default();
        let way = name.split("::").map(str::trim).filter(|it| !it.is_empty());
        return vec![way.map(str::to_owned).collect()];
    };
    let stem: Vec<String> =
        stem.split("::").map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned).collect();
    let inner = inner.trim_end().trim_end_matches('}');
    let mut found = Vec::new();
    for part in parts(inner) {
        found.extend(branches(part).into_iter().map(|way| [stem.clone(), way].concat()));
    }
    found
}

/// What stands between the commas of a tree, but for those in braces further in.
fn parts(inner: &str) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, it) in inner.char_indices() {
        match it {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&inner[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(&inner[from..]);
    found.retain(|part| !part.trim().is_empty());
    found
}
